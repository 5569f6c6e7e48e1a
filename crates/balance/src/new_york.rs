//! New York, studied: skyscrapers, streets, challenges, starting lots, action cards and lots.

use new_york::{
    ActionCard, Challenge, Event, LotKind, NewYork, State, Street, Tile, action_card_name,
    challenge_name,
};
use table::{Message, Seat};

use crate::study::{Item, Study, Topic};
use crate::tally::{Gains, Tally};

const SKYSCRAPERS: usize = 0;
const LEGENDARIES: usize = 1;
const STREETS: usize = 2;
const CHALLENGES: usize = 3;
const STARTS: usize = 4;
const ACTION_CARDS: usize = 5;
const LOTS: usize = 6;

impl Study for NewYork {
    fn topics(&self) -> Vec<Topic> {
        let content = self.content();
        let tile = |tile: Tile| Item {
            id: content.tile(tile).id.clone(),
            name: self.tile_name(tile),
            reconstructed: content.tile(tile).sources.any_reconstructed(),
        };
        let street = |street: Street| Item {
            id: content.street(street).id.clone(),
            name: self.street_name(street),
            reconstructed: content.street(street).sources.any_reconstructed(),
        };
        let start = |(character, facts): (_, &new_york::CharacterFacts)| Item {
            id: content.lot(facts.lot).id.clone(),
            name: Message::new("cli-report-start")
                .with("lot", content.lot(facts.lot).id.as_str())
                .with("character", self.character_name(character)),
            reconstructed: facts.sources.any_reconstructed(),
        };
        let lots = |kind: LotKind| Item {
            id: content.kind_word(kind),
            name: self.kind_name(kind),
            reconstructed: content.map().sources().any_reconstructed(),
        };
        // The rules say what these do, and no pack changes it.
        let fixed = |id: &str, name| Item { id: id.to_owned(), name, reconstructed: false };
        let challenge = |one: Challenge| fixed(one.word(), challenge_name(one));
        let card = |one: ActionCard| fixed(one.word(), action_card_name(one));
        let topic = |id, items, always| Topic { id, items, always, at_end: false };
        let at_end = |id, items| Topic { id, items, always: false, at_end: true };
        vec![
            topic("skyscrapers", Tile::own().map(tile).collect(), true),
            topic("legendaries", Tile::legendary().map(tile).collect(), true),
            at_end("streets", Street::all().map(street).collect()),
            at_end("challenges", Challenge::ALL.into_iter().map(challenge).collect()),
            topic("starts", content.characters().map(start).collect(), false),
            topic("action-cards", ActionCard::ALL.into_iter().map(card).collect(), true),
            topic("lots", LotKind::all().map(lots).collect(), false),
        ]
    }

    fn note(&self, event: &Event, tally: &mut Tally) {
        match *event {
            Event::TurnBegan { seat: _, turn } => tally.begin_turn(turn),
            Event::CharacterTaken { seat, character } => {
                tally.take(seat, STARTS, character.index());
            }
            Event::CardUsed { seat, card } => tally.take(seat, ACTION_CARDS, card as usize),
            Event::LotAcquired { seat, lot } => {
                let kind = self.content().lot(lot).kind;
                tally.take(seat, LOTS, kind.index());
            }
            Event::Built { seat, tile, at: _, points } => {
                let (topic, item) = place(tile);
                tally.take(seat, topic, item);
                tally.gain(seat, Gains { points: i32::from(points), ..Gains::default() });
            }
            // The challenge brings it, and is noted at the end.
            Event::PrestigeScored { .. }
            | Event::MarketCleared { .. }
            | Event::MarketFilled { .. }
            | Event::CardTaken { .. }
            | Event::LotReturned { .. }
            | Event::Demolished { .. }
            | Event::WorkersMoved { .. }
            | Event::Unlocked { .. }
            | Event::Passed { .. }
            | Event::EndTriggered { .. }
            | Event::GameEnded => {}
        }
    }

    /// A street is taken by whoever has most along it, a challenge by whoever it gives points.
    fn note_end(&self, state: &State, tally: &mut Tally) {
        let scores = self.score(state);
        let challenge = state.challenge() as usize;
        tally.see(CHALLENGES, challenge);
        for seat in state.seats().all() {
            let mut scored = |topic, item, points| {
                if points > 0 {
                    tally.take(seat, topic, item);
                    tally.gain(seat, Gains { points, ..Gains::default() });
                }
            };
            scored(CHALLENGES, challenge, scores[seat].challenge);
            for (street, points) in state.streets().into_iter().zip(scores[seat].streets) {
                scored(STREETS, street.index(), points);
            }
        }
        state.streets().into_iter().for_each(|street| tally.see(STREETS, street.index()));
        // With two players a district is left out.
        let lots = self.content().lots_in_play(state.seats());
        LotKind::all()
            .filter(|kind| lots[kind.index()] > 0)
            .for_each(|kind| tally.see(LOTS, kind.index()));
    }

    fn withheld(&self) -> usize {
        LEGENDARIES
    }

    fn has(&self, world: &State, seat: Seat, item: usize) -> bool {
        world.standing(seat).any(|tile| place(tile) == (LEGENDARIES, item))
    }
}

/// The topic and the number of a skyscraper.
fn place(tile: Tile) -> (usize, usize) {
    let own = Tile::own().count();
    if tile.is_legendary() {
        (LEGENDARIES, tile.index() - own)
    } else {
        (SKYSCRAPERS, tile.index())
    }
}
