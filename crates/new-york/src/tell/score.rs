//! Where the points come from, in the order of N7.

use table::{BySeat, Message, Seat};

use super::names::{challenge_name, generation_name, player};
use crate::game::NewYork;
use crate::scoring::Scoring;
use crate::state::State;
use crate::tile::{Generation, Tile};

impl NewYork {
    pub(super) fn say_score(&self, state: &State) -> BySeat<Vec<Message>> {
        let scores = self.now(state).score();
        BySeat::from_fn(|seat| {
            if state.seats.has(seat) {
                self.say_seat_score(state, seat, scores[seat])
            } else {
                Vec::new()
            }
        })
    }

    /// N7.5
    pub(super) fn say_tie_break(
        &self,
        state: &State,
        ahead: Seat,
        behind: Seat,
    ) -> Option<Message> {
        const BY: [&str; 2] = ["new-york-tie-height", "new-york-tie-gold"];
        let now = self.now(state);
        let both = now.tie_break(ahead).into_iter().zip(now.tie_break(behind));
        let by = both.zip(BY).find(|((ahead, behind), _)| ahead != behind)?.1;
        Some(Message::new(by).with("player", player(ahead)).with("other", player(behind)))
    }

    fn say_seat_score(&self, state: &State, seat: Seat, score: Scoring) -> Vec<Message> {
        let mut said = self.say_built(state, seat);
        said.push(Message::new("new-york-score-track").with("points", score.track));
        let streets = state.streets.into_iter().zip(score.along).zip(score.streets);
        said.extend(streets.map(|((street, along), points)| {
            Message::new("new-york-score-street")
                .with("street", self.street_name(street))
                .with("skyscrapers", along)
                .with("points", points)
        }));
        said.push(
            Message::new("new-york-score-challenge")
                .with("challenge", challenge_name(state.challenge))
                .with("points", score.challenge),
        );
        said.push(Message::new("new-york-score-cards").with("points", score.cards));
        said.push(Message::new("new-york-score-total").with("points", score.total));
        said
    }

    /// N4.1: whatever was built brought its points, and what became of it takes none of them away.
    fn say_built(&self, state: &State, seat: Seat) -> Vec<Message> {
        let player = self.now(state).player(seat);
        let built = Tile::OWN.without(player.unbuilt) | (player.standing & Tile::LEGENDARY);
        Generation::BUILT
            .into_iter()
            .map(|generation| (generation, built & self.city.of_generation(generation)))
            .filter(|(_, tiles)| !tiles.is_empty())
            .map(|(generation, tiles)| {
                let points: i32 = tiles.map(|tile| i32::from(self.content.tile(tile).points)).sum();
                Message::new("new-york-score-built")
                    .with("generation", generation_name(generation))
                    .with("skyscrapers", i32::try_from(tiles.len()).unwrap_or(0))
                    .with("points", points)
            })
            .collect()
    }
}
