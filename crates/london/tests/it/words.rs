//! Everything that London can say is said in every language, and nothing stands in a language's files
//! that nobody says.

mod samples;

use std::collections::BTreeSet;

use ::words::{Language, Words};
use london::{Content, London, Options, describe_effect, describe_modifier};
use table::{Arg, Decision, Game, Message, Rng, Seat, Seats, Tell, Viewer};

use crate::scene::{ME, Play, YOU, london, pack, seat, table};

/// Somebody who listens, and notes which messages are used.
struct Listener {
    words: Words,
    ids: BTreeSet<String>,
}

impl Listener {
    fn new(language: Language) -> Self {
        Self { words: Words::new(language), ids: BTreeSet::new() }
    }

    #[track_caller]
    fn hear(&mut self, message: &Message) {
        self.note(message);
        let said = self.words.say(message);
        assert!(!said.trim().is_empty(), "{message:?} says nothing");
        assert!(!said.contains(['‹', '›', '{', '}']), "{message:?} is said as “{said}”");
    }

    fn hear_all(&mut self, messages: impl IntoIterator<Item = Message>) {
        messages.into_iter().for_each(|message| self.hear(&message));
    }

    fn note(&mut self, message: &Message) {
        let id = message.id.split('.').next().unwrap();
        self.ids.insert(id.to_owned());
        for (_, arg) in &message.args {
            match arg {
                Arg::Number(_) | Arg::Text(_) => {}
                Arg::Message(message) => self.note(message),
                Arg::List(messages) => {
                    let joined: &[&str] = match messages.len() {
                        0 => &["list-none"],
                        1 => &[],
                        2 => &["list-two"],
                        _ => &["list-more", "list-last"],
                    };
                    self.ids.extend(joined.iter().map(|&id| id.to_owned()));
                    messages.iter().for_each(|message| self.note(message));
                }
            }
        }
    }

    /// Everything that can be said about a state: question, answers, points.
    fn hear_state(&mut self, play: &Play) {
        let Play { game, state, .. } = play;
        if let Some(decision) = game.decision(state) {
            self.hear(&game.tell_question(state, decision));
        }
        self.hear_all(play.actions().into_iter().map(|action| game.tell_action(state, action)));
        let lines = game.tell_score(state, Viewer::Spectator);
        for (seat, lines) in lines.iter(game.seats()) {
            assert!(lines.len() >= 9, "{seat:?} has a line for each step");
            self.hear_all(lines.iter().cloned());
        }
    }

    /// A whole game played at random, as everybody hears of it.
    fn hear_game(&mut self, game: London, seed: u64) {
        let mut play = Play::from_seed(game, seed);
        let mut rng = Rng::new(seed);
        while !play.over() {
            self.hear_state(&play);
            let action = *rng.pick(&play.actions()).unwrap();
            let Play { game, state, events } = &mut play;
            game.apply(state, state.active(), action, events).unwrap();
            for event in std::mem::take(events) {
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
                    self.hear_all(game.tell_event(&game.redact(&event, viewer)));
                }
            }
        }
        self.hear_state(&play);
    }

    fn hear_samples(&mut self) {
        let scenes = [
            table(2).begin(),
            table(2)
                .city(ME, &["!hospital-a", "shops-b", "vintners-a"])
                .boroughs(ME, &["lewisham"])
                .board(&["sewers-c", "paupers-b"], &[])
                .begin(),
        ];
        for Play { game, state, .. } in scenes {
            let samples = samples::Samples::new(game.content());
            self.hear_all(samples.questions().into_iter().map(|question| {
                game.tell_question(&state, Decision { seat: seat(ME), question })
            }));
            self.hear_all(samples.actions().into_iter().map(|action| game.tell_action(&state, action)));
            self.hear_all(samples.events().iter().filter_map(|event| game.tell_event(event)));
            self.hear_all(samples.reasons().iter().map(|reason| game.tell_reason(reason)));
        }
        self.hear_all(samples::effects().into_iter().map(describe_effect));
        self.hear_all(samples::modifiers().into_iter().map(describe_modifier));
    }

    fn hear_pack(&mut self, content: &Content) {
        let game = London::new(content.clone(), Seats::new(2).unwrap(), Options::default());
        for (title, _) in content.titles() {
            self.hear_all([game.title_name(title), game.title_name_apart(title)]);
            self.hear_all(game.describe_title(title));
        }
        for (borough, _) in content.boroughs() {
            self.hear(&game.borough_name(borough));
            self.hear_all(game.describe_borough(borough));
        }
    }
}

/// The ids that a language's files have, and those that stand inside other messages.
fn ids_in_files(language: Language) -> (BTreeSet<&'static str>, BTreeSet<&'static str>) {
    let texts = || language.files().into_iter().flat_map(|(_, text)| text.lines());
    let is_id = |word: &&str| word.starts_with(|c: char| c.is_ascii_lowercase());
    let defined = texts().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let places = texts().flat_map(|line| line.split("{ ").skip(1));
    let referred = places.filter_map(|place| place.split_once(" }")).map(|(id, _)| id);
    (defined.filter(is_id).collect(), referred.filter(is_id).collect())
}

/// A card whose parts disturb each other (L-R11), and a borough with everything that no other has.
fn odd_pack() -> Content {
    let text = r#"
        format = 1
        pack = "odd"
        extends = "london"
        provenance = "owner"

        [[card]]
        id = "grand-hotel-c"
        name = "Odd Hotel"
        activate.effects = [{ take_poverty = 1 }, { remove_poverty = 1 }]
    "#;
    Content::parse("odd.toml", text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn everything_is_said_and_nothing_is_left_over() {
    for language in Language::ALL {
        let mut listener = Listener::new(language);
        listener.hear_samples();
        for name in ["london", "london-110"] {
            listener.hear_pack(&pack(name));
            for seats in 2..=4 {
                let seats = Seats::new(seats).unwrap();
                for seed in 0..6 {
                    let options = Options { limited_loans: seed % 2 == 1, ..Options::default() };
                    listener.hear_game(London::new(pack(name), seats, options), seed);
                }
            }
        }
        listener.hear_pack(&odd_pack());
        let (defined, referred) = ids_in_files(language);
        assert!(defined.len() > 300, "the files are read");
        let unused: Vec<_> = defined
            .iter()
            .filter(|id| !listener.ids.contains(**id) && !referred.contains(*id))
            .collect();
        assert_eq!(unused, [&""; 0], "{language:?}");
    }
}
