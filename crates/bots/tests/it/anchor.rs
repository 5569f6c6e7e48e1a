//! The anchor stands still.
//!
//! `rules` has 1000 Elo by definition, and every strength in `docs/results.md` is told from there. So it is
//! never edited again, neither its rules of thumb nor the search for plans beneath them. Whoever has better
//! ones adds a bot with a name of its own beside it. If a test here fails after a change that was not meant
//! to touch it, the change is to be made otherwise. Only new rules or values of a game may change what
//! `rules` plays: then its numbers here are written anew and the ladder of that game is played again.

use bots::{AnyBot, BotName, Planner, Playing, Seated};
use table::{Digest, Notation};

use crate::games::{london, new_york};

/// The digest of a few games that `rules` plays against itself: every action in words, and how they ended.
fn games<G: Planner + Notation>(game: &G) -> String {
    let played = |seed: u64| {
        let player = |_| Seated { bot: AnyBot::new(BotName::Rules), stream: seed };
        let mut playing = Playing::new(game, seed, game.seats().all().map(player).collect());
        let mut course = Vec::new();
        let mut before = playing.state.clone();
        while let Some((seat, action)) = playing.step(&mut ()) {
            course.push(format!("{} {}", seat.index() + 1, game.write_action(&before, action)));
            before = playing.state.clone();
        }
        let outcome = playing.outcome().unwrap();
        course.extend(game.seats().all().map(|seat| outcome.scores[seat].to_string()));
        course
    };
    Digest::of(&(0..3).map(played).collect::<Vec<Vec<String>>>()).to_string()
}

#[test]
fn in_london() {
    let found = [2, 3, 4].map(|seats| games(&london(seats)));
    assert_eq!(found, ["e188002d92121346", "05b999df0c4f392b", "f08343fff6b8be01"]);
}

#[test]
fn in_new_york() {
    let found = [2, 3, 4].map(|seats| games(&new_york(seats)));
    assert_eq!(found, ["c4c70e6d5ce01844", "231446f1e1eb3603", "267c79638ec1d76a"]);
}
