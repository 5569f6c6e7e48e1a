//! Random games come across everything that the rules and the pack hold.

use std::collections::BTreeSet;

use new_york::{
    Action, ActionCard, Challenge, Content, EndCause, Event, How, NewYork, Options, Question, Tile,
    Variant,
};
use table::{BySeat, Game, Rng, Seats, Viewer};

/// What has been seen, each thing by a name.
#[derive(Default)]
struct Seen(BTreeSet<String>);

impl Seen {
    fn note(&mut self, what: impl Into<String>) {
        self.0.insert(what.into());
    }

    fn game(&mut self, game: &NewYork, seed: u64) {
        let content = game.content();
        let mut events = Vec::new();
        let mut state = game.begin(&game.deal(seed), &mut events);
        let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
        while let Some(decision) = game.decision(&state) {
            self.note(question(decision.question));
            game.legal_actions(&state, &mut legal);
            let picked = *rng.pick(&legal).unwrap();
            self.note(action(picked));
            game.apply_unchecked(&mut state, picked, &mut events);
        }
        events.iter().for_each(|event| self.event(content, event));
        let challenge = game.view(&state, Viewer::Spectator).challenge;
        let streets = game.view(&state, Viewer::Spectator).streets;
        let scores: BySeat<_> = game.score(&state);
        for (_, score) in scores.iter(game.seats()) {
            if score.challenge > 0 {
                self.note(format!("points for {}", challenge.word()));
            }
            for (street, _) in streets.iter().zip(score.streets).filter(|(_, points)| *points > 0) {
                self.note(format!("points for {}", content.street(*street).id));
            }
        }
    }

    fn event(&mut self, content: &Content, event: &Event) {
        match event {
            Event::CharacterTaken { seat: _, character } => {
                self.note(&content.character(*character).id);
            }
            Event::CardUsed { seat: _, card } => self.note(format!("{card:?}")),
            Event::LotAcquired { seat: _, lot } => {
                self.note(format!("lot {}", content.lot(*lot).id));
            }
            Event::Demolished { seat: _, tile } => {
                self.note(format!("demolished {}", content.tile(*tile).id));
            }
            Event::Built { seat: _, tile, .. } => {
                self.note(format!("built {}", content.tile(*tile).id));
            }
            Event::WorkersMoved { seat: _, back, sent } => {
                for (lots, word) in [(back, "workers back"), (sent, "workers sent")] {
                    if !lots.is_empty() {
                        self.note(word);
                    }
                }
            }
            Event::EndTriggered { seat: _, by } => self.note(end(*by)),
            // Played while it scores, not in the end.
            Event::PrestigeScored { .. } => self.note("points for gold-prestige"),
            Event::TurnBegan { .. }
            | Event::MarketCleared { .. }
            | Event::MarketFilled { .. }
            | Event::CardTaken { .. }
            | Event::LotReturned { .. }
            | Event::Unlocked { .. }
            | Event::Passed { .. }
            | Event::GameEnded => {}
        }
    }
}

fn question(question: Question) -> &'static str {
    match question {
        Question::ChooseCharacter => "asked for a character",
        Question::Start => "asked how to begin",
        Question::Acquire(_) => "asked for a lot",
        Question::MayBuild => "asked what to build",
        Question::Site { tile: _, how: How::Build } => "asked where to build",
        Question::Site { tile: _, how: How::Demolish } => "asked where to demolish",
        Question::Site { tile: _, how: How::Boom } => "asked where to build as well",
        Question::MayBoom => "asked what to build as well",
    }
}

fn action(action: Action) -> &'static str {
    match action {
        Action::Be(_) => "is",
        Action::Shift => "shifts",
        Action::Take(_) => "takes",
        Action::Grab(..) => "grabs",
        Action::Acquire(_) => "acquires",
        Action::Demolish(_) => "demolishes",
        Action::Build(_) => "builds",
        Action::Boom(_) => "builds as well",
        Action::At(_) => "places",
        Action::Return(_) => "returns",
        Action::Pass => "passes",
    }
}

fn end(by: EndCause) -> &'static str {
    match by {
        EndCause::Tiles => "ended by skyscrapers",
        EndCause::Market => "ended by the market",
        EndCause::Quiet => "ended by quiet turns",
    }
}

/// Everything there is to come across. Returning a lot and an end by quiet turns need a city that
/// nobody would build; they have tests of their own (N6.3, N6.4).
fn everything(content: &Content) -> BTreeSet<String> {
    let questions = [
        "asked for a character",
        "asked how to begin",
        "asked for a lot",
        "asked what to build",
        "asked where to build",
        "asked where to demolish",
        "asked where to build as well",
        "asked what to build as well",
    ];
    let actions = [
        "is",
        "shifts",
        "takes",
        "grabs",
        "acquires",
        "demolishes",
        "builds",
        "builds as well",
        "places",
        "passes",
    ];
    let ends = ["ended by skyscrapers", "ended by the market", "workers back", "workers sent"];
    let fixed = questions.into_iter().chain(actions).chain(ends).map(str::to_owned);
    let cards = ActionCard::ALL.map(|card| format!("{card:?}"));
    let challenges = Challenge::ALL.map(|challenge| format!("points for {}", challenge.word()));
    let streets =
        new_york::Street::all().map(|street| format!("points for {}", content.street(street).id));
    let lots = content.lots().map(|(_, facts)| format!("lot {}", facts.id));
    let characters = content.characters().map(|(_, facts)| facts.id.clone());
    let built = Tile::all().map(|tile| format!("built {}", content.tile(tile).id));
    fixed
        .chain(cards)
        .chain(challenges)
        .chain(streets)
        .chain(lots)
        .chain(characters)
        .chain(built)
        .collect()
}

// N1.1 to N1.6, N3, N4, N5, N7, N9: every lot, skyscraper, character, card, challenge and street, and
// every kind of question and answer.
#[test]
fn random_games_come_across_everything() {
    let content = crate::scene::pack();
    let mut seen = Seen::default();
    let tables = [
        (4, Options { variant: Variant::Expert, ..Options::default() }),
        (3, Options { choose_characters: true, ..Options::default() }),
        (2, Options::default()),
    ];
    for (seats, options) in tables {
        let game = NewYork::new(content.clone(), Seats::new(seats).unwrap(), options);
        (0..150).for_each(|seed| seen.game(&game, seed));
    }
    let left: Vec<_> = everything(&content).difference(&seen.0).cloned().collect();
    assert!(left.is_empty(), "never met: {left:#?}");
    assert!(seen.0.iter().any(|what| what.starts_with("demolished b")));
    assert!(seen.0.iter().any(|what| what.starts_with("demolished s")));
}
