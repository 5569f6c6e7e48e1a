//! The arena with real games: a bot is as good as itself, and one with a handicap is weaker.

use arena::{Finished, Interval, Pairing, Plan, Seating, Sprt, Tournament, Verdict};
use bots::{Planned, Playing, Random, Seated, Taste};
use new_york::NewYork;
use table::{Bot, Game, InfoSet, Rng};

use crate::games::new_york;

/// A greedy bot that plays at random so often, in percent.
struct Handicapped<G: Game> {
    at_random: usize,
    greedy: Planned<G>,
    random: Random<G>,
}

impl Bot<NewYork> for Handicapped<NewYork> {
    fn choose(&mut self, info: &InfoSet<'_, NewYork>, rng: &mut Rng) -> <NewYork as Game>::Action {
        if rng.below(100) < self.at_random {
            self.random.choose(info, rng)
        } else {
            self.greedy.choose(info, rng)
        }
    }
}

/// A game between two bots, each of which plays at random so often.
fn play(game: &NewYork, seed: u64, seating: &[usize], at_random: [usize; 2]) -> Finished {
    let seated = seating.iter().map(|&bot| {
        let (greedy, random) = (Planned::new(Taste::Margin), Random::default());
        // Each bot has its own numbers, wherever it sits.
        let stream = seed.wrapping_add(bot as u64 * 1_000_003);
        Seated { bot: Handicapped { at_random: at_random[bot], greedy, random }, stream }
    });
    Finished::new(seating.to_vec(), &Playing::new(game, seed, seated.collect()).finish())
}

const PAIRING: Pairing = Pairing { first: 0, second: 1 };

fn plan(blocks: u64, sprt: Option<Sprt>, threads: usize) -> Plan {
    Plan { seats: 2, pairings: vec![PAIRING], seating: Seating::Both, blocks, sprt, threads }
}

#[test]
fn a_bot_against_itself_is_even_in_95_of_100_runs() {
    const RUNS: u64 = 200;
    const BLOCKS: u64 = 40;
    let game = new_york(2);
    let held = (0..RUNS).filter(|run| {
        let game = |number: u64, seating: &[usize]| {
            play(&game, run * BLOCKS + number, seating, [100, 100])
        };
        let played = Tournament::play(&plan(BLOCKS, None, 2), None, game, |_| ()).unwrap();
        Interval::of_scores(&played.scores(PAIRING)).holds(0.5)
    });
    let held = held.count();
    // 95 % of 200 are 190; fewer than 180 or all of them come about once in a thousand runs.
    assert!((180..200).contains(&held), "{held} of {RUNS}");
}

#[test]
fn a_handicap_is_found() {
    let game = new_york(2);
    let sprt = Sprt { refused: 0.4, accepted: 0.5 };
    let handicapped = |number: u64, seating: &[usize]| play(&game, number, seating, [40, 0]);
    let results = [1, 2].map(|threads| {
        let plan = plan(400, Some(sprt), threads);
        let played = Tournament::play(&plan, None, handicapped, |_| ()).unwrap();
        assert_eq!(played.verdict(sprt, PAIRING), Verdict::Refused);
        assert!(Interval::of_scores(&played.scores(PAIRING)).high < 0.5);
        played.blocks
    });
    assert_eq!(results[0], results[1], "whatever the number of threads");
}
