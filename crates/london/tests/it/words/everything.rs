//! Every message that can be said exists, and every message that exists can be said.

use std::collections::BTreeSet;

use ::words::{Language, Words};
use london::{Content, London, Options, describe_effect, describe_modifier};
use table::{Arg, Decision, Game, Message, Rng, Seat, Seats, Tell, Viewer};

use super::expected::expected;
use super::samples::{self, Samples};
use crate::scene::{ME, Play, Scene, YOU, find_title, pack, seat, table};

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
        let id = message.id.split_once('.').map_or(&*message.id, |(id, _)| id);
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
        let table_laws::Play { game, state, .. } = &**play;
        if let Some(decision) = game.decision(state) {
            self.hear(&game.tell_question(state, decision));
        }
        for action in play.actions() {
            self.hear(&game.tell_action(state, action));
            self.hear(&game.tell_step(state, action, None));
            self.hear_all(game.tell_details(state, action));
        }
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
            let action = *rng.pick(&play.actions()).expect("a question has answers");
            let asked = play.asked();
            play.act(asked, action).expect("it is legal");
            for event in play.happened() {
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
                    self.hear_all(play.game.tell_event(&play.game.redact(&event, viewer)));
                }
            }
        }
        self.hear_state(&play);
    }

    /// Two players with equal points, one of them ahead for each reason there is (L9.4).
    fn hear_tie_breaks(&mut self) {
        let tables = [
            table(2).prestige(ME, 6).poverty(ME, 1).prestige(YOU, 5),
            table(2).boroughs(YOU, &["city"]),
            table(2).city(YOU, &["st-pauls-a"]).prestige(ME, 6),
        ];
        for scene in tables {
            let mut play = scene.nothing_else().last_turns(1).begin();
            play.does(&["three"]);
            let told = play.game.tell_tie_break(&play.state, seat(YOU), seat(ME));
            self.hear(&told.expect("somebody is ahead"));
        }
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
        for play in &scenes {
            let table_laws::Play { game, state, .. } = &**play;
            let samples = Samples::new(game.content());
            self.hear_all(
                samples.questions().into_iter().map(|question| {
                    game.tell_question(state, Decision { seat: seat(ME), question })
                }),
            );
            self.hear_all(
                samples.actions().into_iter().map(|action| game.tell_action(state, action)),
            );
            self.hear_all(samples.events().iter().filter_map(|event| game.tell_event(event)));
            self.hear_all(samples.reasons().iter().map(|reason| game.tell_reason(reason)));
        }
        self.hear_all(samples::effects().into_iter().map(describe_effect));
        self.hear_all(samples::modifiers().into_iter().map(describe_modifier));
    }

    fn hear_pack(&mut self, content: &Content) {
        let two = Seats::new(2).expect("two players");
        let game = London::new(content.clone(), two, Options::default());
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

/// The ids in a language's files that London answers for, and those inside other messages.
fn ids_in_files(language: Language) -> (BTreeSet<&'static str>, BTreeSet<&'static str>) {
    let ours = |name: &str| name == "common.ftl" || name.starts_with("london");
    let files = || language.files().into_iter().filter(|(name, _)| ours(name));
    let texts = || files().flat_map(|(_, text)| text.lines());
    let is_id = |word: &&str| word.starts_with(|c: char| c.is_ascii_lowercase());
    let defined = texts().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let places = texts().flat_map(|line| line.split("{ ").skip(1));
    let referred = places.filter_map(|place| place.split_once(" }")).map(|(id, _)| id);
    (defined.filter(is_id).collect(), referred.filter(is_id).collect())
}

/// The standard pack with one card of its own name, whose parts disturb each other (L-R11).
fn odd_pack() -> Content {
    let text = r#"
        format = 1
        pack = "odd"
        extends = "london"
        provenance = "owner"

        [totals]
        cards = 101
        a = 27
        b = 43
        c = 31
        paupers = 11
        actions = 4
        boroughs = 20

        [[card]]
        id = "grand-hotel-c"
        name = "Odd Hotel"
        activate.effects = [{ take_poverty = 1 }, { remove_poverty = 1 }]
    "#;
    Content::parse("odd.toml", text).unwrap_or_else(|error| panic!("{error}"))
}

/// Positions in which something is asked or answered in its own way.
fn positions() -> Vec<Play> {
    let after = |scene: Scene, answers: &[&str]| {
        let mut play = scene.begin();
        play.does(answers);
        play
    };
    let hotel = table(2).with_pack(odd_pack()).city(ME, &["grand-hotel-c"]);
    let prices = table(2)
        .city(ME, &["street-lights-b", "albert-dock-b", "!vintners-a"])
        .hand(ME, &["paupers-a", "paupers-b"])
        .cash(ME, 9)
        .boroughs(ME, &["westminster"]);
    let prison = table(2).city(ME, &["brixton-prison-b"]).hand(ME, &["paupers-a", "sewers-c"]);
    let workhouse = table(2).city(ME, &["workhouse-c"]).hand(ME, &["paupers-a", "paupers-b"]);
    let spared = table(2).city(ME, &["vintners-a"]).boroughs(ME, &["hammersmith"]);
    let school = table(2)
        .city(ME, &["school-a-brown"])
        .hand(ME, &["hospital-a", "paupers-a"])
        .boroughs(ME, &["southwark-bermondsey"]);
    let shops = table(2).city(ME, &["shops-b"]).till(ME, 3).hand(ME, &["coffee-house-a"]);
    let action_card = table(2).hand(ME, &["huguenots-a", "sewers-c", "sewers-c", "sewers-c"]);
    let four = || table(2).boroughs(ME, &["st-marylebone"]).board(&["vintners-a"], &[]);
    let parliament = table(2).city(ME, &["parliament-c"]).at_start();
    let exchange = table(2).city(ME, &["stock-exchange-b"]).hand(ME, &["sewers-c"]);
    let draw_three = ["three", "draw deck", "draw deck", "draw deck"];
    vec![
        after(hotel, &["run", "activate 1"]),
        after(prices, &["run"]),
        after(prison, &["run", "activate 1"]),
        after(workhouse, &["run", "activate 1"]),
        after(spared, &["run", "activate 1"]),
        after(school, &["develop"]),
        after(shops, &["develop"]),
        after(action_card, &["develop", "play sewers-c"]),
        four().begin(),
        after(four(), &draw_three),
        parliament.begin(),
        after(exchange.board(&["vintners-a"], &[]), &draw_three),
    ]
}

#[test]
fn everything_is_said_and_nothing_is_left_over() {
    for language in Language::ALL {
        let mut listener = Listener::new(language);
        listener.hear_samples();
        listener.hear_tie_breaks();
        listener.hear_all(expected());
        listener.hear_pack(&odd_pack());
        positions().iter().for_each(|play| listener.hear_state(play));
        for name in ["london", "london-110"] {
            listener.hear_pack(&pack(name));
            for seats in 2..=4 {
                for seed in 0..3 {
                    let options = Options { limited_loans: seed == 1, ..Options::default() };
                    let seats = Seats::new(seats).unwrap();
                    listener.hear_game(London::new(pack(name), seats, options), seed);
                }
            }
        }
        let (defined, referred) = ids_in_files(language);
        assert!(defined.len() > 300, "the files are read");
        let used = |id: &&str| listener.ids.contains(*id) || referred.contains(id);
        let unused: Vec<&str> = defined.into_iter().filter(|id| !used(id)).collect();
        assert_eq!(unused, [""; 0], "{language:?}");
    }
}

#[test]
fn names_in_a_list_tell_cards_apart() {
    let words = Words::english();
    for name in ["london", "london-110"] {
        let game = London::new(pack(name), Seats::new(2).unwrap(), Options::default());
        let titles = || game.content().titles().map(|(title, _)| title);
        let apart: BTreeSet<_> = titles().map(|t| words.say(&game.title_name_apart(t))).collect();
        assert_eq!(apart.len(), titles().count());
    }
    let game = London::new(odd_pack(), Seats::new(2).unwrap(), Options::default());
    let hotel = find_title(game.content(), "grand-hotel-c");
    assert_eq!(words.say(&game.title_name(hotel)), "Odd Hotel");
}
