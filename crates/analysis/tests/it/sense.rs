//! Hints and analyses make sense, and look at nothing that a player could not know.

use std::sync::Arc;

use analysis::{Analysing, Hint, expect, hints};
use bots::{Accountable, BotName, Experience, RulesOfThumb, Stop};
use table::{InfoSet, Notation, Rng, Seat, Viewer};

use crate::played::{london, new_york, played, some_states};

fn hints_are_sound<G: Accountable + Notation>(game: &G) {
    let bots = vec![BotName::Greedy; game.seats().count()];
    let replayed = played(game, &bots, 5);
    let mut legal = Vec::new();
    for state in some_states(&replayed, 17) {
        let seat = game.decision(&state).unwrap().seat;
        let ask = |state: &G::State, seed| {
            let info = InfoSet::new(game, state, seat);
            hints(&info, &RulesOfThumb, 3_000, &mut Rng::new(seed), &Stop::default())
        };
        let found = ask(&state, 7);
        assert!((1..=3).contains(&found.len()));
        game.legal_actions(&state, &mut legal);
        for (place, hint) in found.iter().enumerate() {
            let alike = |other: &Hint<G::Action>| other.actions == hint.actions;
            assert!(!found[..place].iter().any(alike), "told twice: {hint:?}");
            assert!(legal.contains(&hint.actions[0]), "{hint:?}");
            assert!(hint.behind.mean >= 0.0, "{hint:?}");
        }
        assert!(found[0].behind.mean == 0.0, "the best is not behind itself");
        // What the seat cannot know makes no difference.
        let other = game.determinize(&state, seat, &mut Rng::new(11));
        assert_eq!(ask(&other, 7), found);
    }
}

#[test]
fn hints_are_sound_in_london() {
    hints_are_sound(&london(2));
}

#[test]
fn hints_are_sound_in_new_york() {
    hints_are_sound(&new_york(3));
}

/// What somebody may expect comes from what they know: it stays the same when all else is dealt anew. Only if others have
/// secrets does that say anything; how many moments there were at which they had is returned.
fn expects_what_it_knows<G: Accountable + Notation>(game: &G) -> usize {
    let bots = vec![BotName::Greedy; game.seats().count()];
    let replayed = played(game, &bots, 6);
    let mut secrets = 0;
    for state in some_states(&replayed, 29) {
        let expected = |state: &G::State| expect(game, state, &Experience, 2, &Rng::new(7));
        let told = expected(&state);
        for seat in game.seats().all() {
            let other = game.determinize(&state, seat, &mut Rng::new(11));
            assert_eq!(expected(&other)[seat], told[seat], "{}: {seat:?}", G::NAME);
            secrets +=
                usize::from(game.view(&other, Viewer::Open) != game.view(&state, Viewer::Open));
        }
    }
    secrets
}

#[test]
fn everybody_expects_what_they_know() {
    for players in [2, 3, 4] {
        let secrets = expects_what_it_knows(&london(players));
        assert!(secrets >= 10, "only {secrets} moments have secrets");
    }
    expects_what_it_knows(&new_york(2));
    expects_what_it_knows(&new_york(3));
}

/// No two hints come to the same, and they are choices: wherever there is more than one thing to begin with that is about
/// as good, they do not all begin alike.
fn hints_are_different<G: Accountable + Notation>(game: &G, many: usize) {
    let bots = vec![BotName::Rules; game.seats().count()];
    let (mut asked, mut alike) = (0, 0);
    for seed in 0.. {
        let replayed = played(game, &bots, 50 + seed);
        for state in some_states(&replayed, 19) {
            let seat = game.decision(&state).unwrap().seat;
            let info = InfoSet::new(game, &state, seat);
            let found = hints(&info, &Experience, 4_000, &mut Rng::new(seed), &Stop::default());
            let comes_to = |hint: &Hint<G::Action>| {
                let mut world = game.determinize(&state, seat, &mut Rng::new(seed));
                for &action in &hint.actions {
                    game.apply_unchecked(&mut world, action, &mut ());
                }
                game.comes_to(&world)
            };
            let ends: Vec<u64> = found.iter().map(comes_to).collect();
            for (place, end) in ends.iter().enumerate() {
                // Before anything is drawn it is not known what will be: there the words are compared above.
                let quiet = found[place].actions.len() > 1;
                assert!(!quiet || !ends[..place].contains(end), "{found:?}");
            }
            let mut sifted = Vec::new();
            game.legal_actions(&state, &mut sifted);
            game.sift(&state, seat, &mut sifted);
            if sifted.len() > 1 && found.len() == 3 {
                asked += 1;
                let first = found[0].actions[0];
                alike += usize::from(found.iter().all(|hint| hint.actions[0] == first));
            }
        }
        if asked >= many {
            break;
        }
    }
    assert!(4 * alike <= asked, "{}: {alike} of {asked} are one hint", G::NAME);
}

#[test]
fn hints_are_different_in_both_games() {
    hints_are_different(&london(2), 24);
    hints_are_different(&new_york(2), 24);
}

/// The parts of a value are the whole of it.
fn accounts_add_up<G: Accountable + Notation>(game: &G) {
    let bots = vec![BotName::Greedy; game.seats().count()];
    let replayed = played(game, &bots, 2);
    for state in replayed.states() {
        for seat in game.seats().all() {
            let shares = game.account(replayed.start(), state, seat);
            let sum: f64 = shares.iter().map(|share| share.points).sum();
            let judged = game.judge(state, seat);
            assert!((sum - judged).abs() < 1e-6, "{sum} {judged} {shares:?}");
        }
    }
}

#[test]
fn accounts_add_up_in_both_games() {
    accounts_add_up(&london(2));
    accounts_add_up(&new_york(2));
}

/// Who plays at random loses more by decisions than who plays well.
fn bad_play_costs<G: Accountable + Notation>(game: &G) {
    let replayed = played(game, &[BotName::Random, BotName::Rules], 4);
    let analysing = Analysing::new(game, &replayed, Arc::new(RulesOfThumb), 1);
    let parts = analysing.left();
    let found = analysing.finish();
    assert_eq!(found.choices.len(), parts);
    let mut next = 0;
    for choice in &found.choices {
        assert_eq!(choice.actions.start, next, "every action belongs to one choice");
        next = choice.actions.end;
    }
    assert_eq!(next, replayed.in_force());
    let [random, rules] = [0, 1].map(|index| found.cost()[Seat::new(index).unwrap()]);
    assert!(random > 3.0 * rules && random > 10.0, "{random} and {rules}");
    let worst = found.costliest(3);
    assert!(worst.iter().all(|choice| choice.seat.index() == 0), "{worst:?}");
    for moment in &found.moments {
        // Each from what it knows: where nobody has a secret, and in the end, that is the same.
        let state = &replayed.states()[moment.after];
        let hidden = |seat| game.hidden(state, Viewer::Seat(seat));
        let first = Seat::new(0).unwrap();
        let off = |sum: f64, wanted: f64| (sum - wanted).abs();
        let win: f64 = game.seats().all().map(|seat| moment.expected[seat].win).sum();
        let margin: f64 = game.seats().all().map(|seat| moment.expected[seat].margin).sum();
        if game.seats().all().all(|seat| hidden(seat) == hidden(first)) {
            assert!(off(win, 1.0) < 1e-9, "somebody wins: {moment:?}");
            assert!(off(margin, 0.0) < 1e-9, "what one wins the other loses: {moment:?}");
        } else {
            assert!(off(win, 1.0) < 0.5 && off(margin, 0.0) < 30.0, "about the same: {moment:?}");
        }
    }
    let luck: f64 = game.seats().all().map(|seat| found.luck()[seat]).sum();
    assert!(luck.abs() < 1e-9, "so it is with luck: {luck}");
    let last = found.moments.last().unwrap();
    assert_eq!(last.expected[Seat::new(1).unwrap()].win.to_bits(), 1.0_f64.to_bits());
    let again = Analysing::new(game, &replayed, Arc::new(RulesOfThumb), 1).finish();
    assert_eq!(again, found, "the same seed finds the same");
}

#[test]
fn bad_play_costs_in_london() {
    bad_play_costs(&london(2));
}

#[test]
fn bad_play_costs_in_new_york() {
    bad_play_costs(&new_york(2));
}
