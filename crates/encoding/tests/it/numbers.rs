//! Random games of every kind: ids are one to one, rows have their length, and nothing hidden is in them.

use std::collections::BTreeSet;

use encoding::{Encode, Encoding};
use london::London;
use new_york::{NewYork, Variant};
use table::{InfoSet, Rng, Seats};

/// What random games came to.
#[derive(Debug, Default)]
struct Seen {
    ids: BTreeSet<usize>,
    longest: usize,
}

fn play<G: Encode>(encoding: &Encoding<G>, seed: u64, seen: &mut Seen) {
    let game = encoding.game();
    let mut state = game.setup(&game.deal(seed));
    let mut rng = Rng::new(seed);
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(decision) = game.decision(&state) {
        let info = InfoSet::new(game, &state, decision.seat);
        game.legal_actions(&state, &mut legal);
        let numbered = encoding.legal(&info);
        // Every answer has an id, all are different, and each leads back.
        assert_eq!(numbered.len(), legal.len(), "{state:?}");
        assert!(numbered.is_sorted_by(|one, other| one.id < other.id), "{numbered:?}");
        let action = *rng.pick(&legal).unwrap();
        let id = encoding.id(&info, action).unwrap();
        assert!(id < encoding.actions());
        assert_eq!(encoding.answer(&info, id), Some(action));
        seen.ids.extend(numbered.iter().map(|one| one.id));
        if decisions % 7 == 0 {
            look(encoding, &state, &mut rng);
        }
        game.apply_unchecked(&mut state, action, &mut ());
        decisions += 1;
    }
    look(encoding, &state, &mut rng);
    seen.longest = seen.longest.max(decisions);
    assert!(decisions < G::MOST_DECISIONS);
}

/// Every seat sees a whole row, which a redeal of what it does not know leaves as it is.
fn look<G: Encode>(encoding: &Encoding<G>, state: &G::State, rng: &mut Rng) {
    let game = encoding.game();
    for seat in game.seats().all() {
        let info = InfoSet::new(game, state, seat);
        let (row, known) = (encoding.observation(&info), encoding.information(&info));
        assert_eq!(row.len(), encoding.observation_layout().size());
        assert_eq!(known.len(), encoding.information_layout().size());
        assert!(known.iter().all(|number| number.is_finite()));
        assert_eq!(known[..row.len()], row);
        let other = info.sample(rng);
        let redealt = InfoSet::new(game, &other, seat);
        assert_eq!(encoding.information(&redealt), known);
        assert_eq!(encoding.information_text(&redealt), encoding.information_text(&info));
        let ids = |info| encoding.legal(info).iter().map(|one| one.id).collect::<Vec<_>>();
        assert_eq!(ids(&redealt), ids(&info));
    }
}

fn play_many<G: Encode>(game: G, games: u64) {
    let encoding = Encoding::new(game);
    let mut seen = Seen::default();
    (0..games).for_each(|seed| play(&encoding, seed, &mut seen));
    let (ids, all) = (seen.ids.len(), encoding.actions());
    println!(
        "{ids} of {all} ids, a row of {}, at most {} decisions",
        encoding.observation_layout().size(),
        seen.longest
    );
}

fn london(pack: &str, seats: usize, options: london::Options) -> London {
    London::new(london::Content::built_in(pack).unwrap(), Seats::new(seats).unwrap(), options)
}

fn new_york(seats: usize, options: new_york::Options) -> NewYork {
    let content = new_york::Content::built_in("new-york").unwrap();
    NewYork::new(content, Seats::new(seats).unwrap(), options)
}

#[test]
fn london_is_numbered() {
    for seats in 2..=4 {
        for pack in london::Content::BUILT_IN {
            let limited_loans = seats == 3;
            play_many(london(pack, seats, london::Options { limited_loans, first: None }), 20);
        }
    }
}

#[test]
fn new_york_is_numbered() {
    for seats in 2..=4 {
        let standard = new_york::Options::default();
        let expert = new_york::Options {
            variant: Variant::Expert,
            choose_characters: true,
            flip: true,
            ..standard
        };
        play_many(new_york(seats, standard), 20);
        play_many(new_york(seats, expert), 20);
    }
}

#[test]
fn fields_follow_each_other_and_have_a_label_for_each_number() {
    fn check<G: Encode>(game: G) {
        let encoding = Encoding::new(game);
        let mut next = 0;
        for field in &encoding.information_layout().fields {
            assert_eq!(field.first, next, "{}", field.name);
            assert_eq!(field.labels.len().max(1), field.size, "{}", field.name);
            next += field.size;
        }
        let words: BTreeSet<String> =
            (0..encoding.actions()).filter_map(|id| encoding.action_words(id)).collect();
        assert_eq!(words.len(), encoding.actions(), "two answers are called the same");
        assert_eq!(encoding.action_words(encoding.actions()), None);
    }
    check(london("london", 3, london::Options::default()));
    check(new_york(3, new_york::Options::default()));
}

/// Frozen: what was learnt with these numbers is worth nothing with others. A change of a pack changes them
/// too.
#[test]
fn numbers_are_frozen() {
    let digest = Encoding::new(london("london", 2, london::Options::default())).digest();
    assert_eq!(digest.to_string(), "cd24e7dda1baa90b");
    let digest = Encoding::new(new_york(2, new_york::Options::default())).digest();
    assert_eq!(digest.to_string(), "a54b3f5c8bf5c14d");
}
