//! Looking on.

use bots::{Playing, Seated};
use table::{Bot, Outcome, Seat};

use crate::study::Study;
use crate::tally::Tally;

/// A game that was watched.
#[derive(Clone, Debug)]
pub struct Watched {
    /// How it ended.
    pub outcome: Outcome,
    /// Who began.
    pub first: Seat,
    /// What became of things.
    pub tally: Tally,
}

/// Plays the game that belongs to a seed and looks on.
pub fn watch<G: Study, B: Bot<G>>(game: &G, seed: u64, seated: Vec<Seated<B>>) -> Watched {
    let mut tally = Tally::default();
    let mut events = Vec::new();
    let start = game.begin(&game.deal(seed), &mut events);
    let first = game.decision(&start).map(|decision| decision.seat);
    let mut playing = Playing::from(game, start, seated);
    loop {
        events.drain(..).for_each(|event| game.note(&event, &mut tally));
        if playing.step(&mut events).is_none() {
            break;
        }
    }
    game.note_end(&playing.state, &mut tally);
    Watched { outcome: playing.finish(), first: first.expect("somebody is asked first"), tally }
}
