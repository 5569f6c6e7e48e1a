//! The arena with real games: a bot is as good as itself, and one with a handicap is weaker.

use arena::{Finished, Interval, Pairing, Plan, Sprt, Tournament, Verdict};
use bots::{Planned, Random, Taste, generator};
use new_york::{Content, NewYork, Options};
use table::{Bot, Game, InfoSet, Rng, Seats};

fn new_york() -> NewYork {
    let content = Content::built_in("new-york").unwrap();
    NewYork::new(content, Seats::new(2).unwrap(), Options::default())
}

/// A game between two greedy bots, each of which plays at random so often, in percent.
fn play(game: &NewYork, seed: u64, seating: &[usize], at_random: [usize; 2]) -> Finished {
    let mut state = game.setup(&game.deal(seed));
    let (mut greedy, mut random) = (Planned::new(Taste::Margin), Random::default());
    let mut done = 0;
    while let Some(decision) = game.decision(&state) {
        let bot = seating[decision.seat.index()];
        // Each bot has its own numbers, wherever it sits.
        let mut rng: Rng =
            generator(seed.wrapping_add(bot as u64 * 1_000_003), decision.seat, done);
        let info = InfoSet::new(game, &state, decision.seat);
        let action = if rng.below(100) < at_random[bot] {
            random.choose(&info, &mut rng)
        } else {
            greedy.choose(&info, &mut rng)
        };
        game.apply_unchecked(&mut state, action, &mut ());
        done += 1;
    }
    let outcome = game.outcome(&state).unwrap();
    Finished {
        seating: seating.to_vec(),
        ranks: game.seats().all().map(|seat| outcome.ranks[seat]).collect(),
        scores: game.seats().all().map(|seat| outcome.scores[seat]).collect(),
    }
}

const PAIRING: Pairing = Pairing { first: 0, second: 1 };

fn plan(blocks: u64, sprt: Option<Sprt>, threads: usize) -> Plan {
    Plan { seats: 2, pairings: vec![PAIRING], blocks, sprt, threads }
}

#[test]
fn a_bot_against_itself_is_even_in_95_of_100_runs() {
    const RUNS: u64 = 200;
    const BLOCKS: u64 = 40;
    let game = new_york();
    let held = (0..RUNS).filter(|run| {
        let game = |number: u64, seating: &[usize]| {
            play(&game, run * BLOCKS + number, seating, [100, 100])
        };
        let played = Tournament::play(&plan(BLOCKS, None, 2), None, game, |_| true).unwrap();
        Interval::of_scores(&played.scores(PAIRING)).holds(0.5)
    });
    let held = held.count();
    // 95 % of 200 are 190; fewer than 180 or all of them come about once in a thousand runs.
    assert!((180..200).contains(&held), "{held} of {RUNS}");
}

#[test]
fn a_handicap_is_found() {
    let game = new_york();
    let sprt = Sprt { refused: 0.4, accepted: 0.5 };
    let handicapped = |number: u64, seating: &[usize]| play(&game, number, seating, [40, 0]);
    let results = [1, 2].map(|threads| {
        let plan = plan(400, Some(sprt), threads);
        let played = Tournament::play(&plan, None, handicapped, |_| true).unwrap();
        assert_eq!(played.verdict(sprt, PAIRING), Verdict::Refused);
        assert!(Interval::of_scores(&played.scores(PAIRING)).high < 0.5);
        played.blocks
    });
    assert_eq!(results[0], results[1], "whatever the number of threads");
}
