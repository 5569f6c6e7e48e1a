//! Every message that can be said exists, and every message that exists can be said.

use std::collections::BTreeSet;

use ::words::{Language, Words};
use new_york::{
    Action, ActionCard, Challenge, District, EndCause, Event, Generation, How, NewYork, Options,
    Question, Reason, Tile, Variant, action_card_name, challenge_name, generation_name,
};
use table::{Arg, Game, Message, Notation, Rng, Tell, Viewer};

use crate::scene::{ME, Play, YOU, new_york, seat, table};

/// Somebody who listens, and notes which messages are used.
struct Listener {
    words: Words,
    ids: BTreeSet<String>,
}

impl Listener {
    #[track_caller]
    fn hear(&mut self, message: &Message) {
        self.note(message);
        let said = self.words.say(message);
        assert!(!said.trim().is_empty(), "{message:?} says nothing");
        assert!(!said.contains(['‹', '›', '{', '}']), "{message:?} is said as “{said}”");
    }

    fn note(&mut self, message: &Message) {
        self.ids.insert(message.id.to_string());
        for (_, arg) in &message.args {
            match arg {
                Arg::Number(_) | Arg::Text(_) => {}
                Arg::Message(message) => self.note(message),
                Arg::List(messages) => messages.iter().for_each(|message| self.note(message)),
            }
        }
    }

    /// A whole random game: questions, answers, events, points.
    fn hear_game(&mut self, game: &NewYork, seed: u64) {
        let mut events = Vec::new();
        let mut state = game.begin(&game.deal(seed), &mut events);
        let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
        while let Some(decision) = game.decision(&state) {
            self.hear(&game.tell_question(&state, decision));
            game.legal_actions(&state, &mut legal);
            for &action in &legal {
                self.hear(&game.tell_action(&state, action));
                game.tell_details(&state, action).iter().for_each(|detail| self.hear(detail));
            }
            let action = *rng.pick(&legal).unwrap();
            game.apply_unchecked(&mut state, action, &mut events);
        }
        for message in events.iter().filter_map(|event| game.tell_event(event)) {
            self.hear(&message);
        }
        let scores = game.tell_score(&state, Viewer::Spectator);
        scores.iter(game.seats()).flat_map(|(_, lines)| lines).for_each(|line| self.hear(line));
    }
}

/// A reason of every kind.
fn reasons(game: &NewYork) -> Vec<Reason> {
    let content = game.content();
    let (lot, facts) = content.lots().next().unwrap();
    let (character, _) = content.characters().next().unwrap();
    let (tile, kind) = (content.find_tile("b4").unwrap(), facts.kind);
    let card = ActionCard::LandGrab;
    vec![
        Reason::GameOver,
        Reason::NotYourTurn,
        Reason::OtherQuestion(Question::ChooseCharacter),
        Reason::OtherQuestion(Question::Start),
        Reason::OtherQuestion(Question::Acquire(kind)),
        Reason::OtherQuestion(Question::MayBuild),
        Reason::OtherQuestion(Question::Site { tile, how: How::Build }),
        Reason::OtherQuestion(Question::MayBoom),
        Reason::CharacterGone(character),
        Reason::NotInMarket(kind),
        Reason::NoWorker,
        Reason::LotTaken { lot, by: seat(1) },
        Reason::YourLot(lot),
        Reason::OtherKind { lot, kind },
        Reason::DistrictClosed(lot),
        Reason::ExpandFirst,
        Reason::Standing(tile),
        Reason::Demolished(tile),
        Reason::LegendaryBuilt(Tile::legendary().next().unwrap()),
        Reason::SecondLegendary,
        Reason::EqualBefore(tile),
        Reason::Locked { generation: Generation::Silver, points: 6 },
        Reason::NoRoom(tile),
        Reason::NoRoomOn { tile, lot },
        Reason::NotYourGround,
        Reason::NoFrontage,
        Reason::Occupied,
        Reason::NothingToDemolish(tile),
        Reason::NotLower(tile),
        Reason::TooFewWorkers,
        Reason::MustBuild,
        Reason::NoActionCards,
        Reason::CardUsed(card),
        Reason::ShiftFirst,
        Reason::FutureEmpty(card),
        Reason::GrabTwoSmall,
        Reason::GrabWorkers,
        Reason::BoomAfterBuild,
        Reason::BoomLeavesFour,
        Reason::NoReturn,
        Reason::NotYourWorker(lot),
        Reason::MustGoOn(Question::Site { tile, how: How::Build }),
    ]
}

/// What random games come across too rarely.
fn rare_events(game: &NewYork) -> Vec<Event> {
    let (lot, _) = game.content().lots().next().unwrap();
    let me = seat(0);
    vec![
        Event::EndTriggered { seat: me, by: EndCause::Quiet },
        Event::EndTriggered { seat: me, by: EndCause::Market },
        Event::EndTriggered { seat: me, by: EndCause::Tiles },
        Event::WorkersMoved { seat: me, back: Vec::new(), sent: vec![lot] },
        Event::WorkersMoved { seat: me, back: vec![lot], sent: vec![lot] },
        Event::LotReturned { seat: me, lot },
        Event::PrestigeScored { seat: me, points: 2 },
        Event::Passed { seat: me },
    ]
}

#[test]
fn everything_is_said_and_nothing_is_left_over() {
    let mut listener = Listener { words: Words::english(), ids: BTreeSet::new() };
    let tables = [
        (2, Options::default()),
        (3, Options { choose_characters: true, flip: true, ..Options::default() }),
        (4, Options { variant: Variant::Expert, ..Options::default() }),
    ];
    for (seats, options) in tables {
        let game = new_york(seats, options);
        (0..20).for_each(|seed| listener.hear_game(&game, seed));
    }
    let game = new_york(4, Options::default());
    for reason in reasons(&game) {
        listener.hear(&game.tell_reason(&reason));
    }
    for event in rare_events(&game) {
        listener.hear(&game.tell_event(&event).unwrap());
    }
    hear_tie_breaks(&mut listener);
    let (lot, _) = game.content().lots().next().unwrap();
    let state = game.setup(&game.deal(1));
    listener.hear(&game.tell_action(&state, Action::Return(lot)));
    Challenge::ALL.iter().for_each(|&one| listener.hear(&challenge_name(one)));
    ActionCard::ALL.iter().for_each(|&one| listener.hear(&action_card_name(one)));
    Generation::BUILT.iter().for_each(|&one| listener.hear(&generation_name(one)));
    listener.hear(&generation_name(Generation::Starting));
    hear_facts(&game, &mut listener);
    for language in Language::ALL {
        listener.words = Words::new(language);
        expected().iter().for_each(|expected| listener.hear(expected));
    }

    let files = Language::English.files();
    let own = files.iter().filter(|(name, _)| name.starts_with("new-york"));
    let lines = own.flat_map(|(_, text)| text.lines());
    let defined = lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let defined: BTreeSet<&str> = defined.filter(|id| id.starts_with("new-york-")).collect();
    // Messages that only stand inside others.
    let inner = [
        "new-york-n-points",
        "new-york-n-workers",
        "new-york-n-workers-sent",
        "new-york-workers-back",
        "new-york-workers-sent",
    ];
    let unused: Vec<&&str> =
        defined.iter().filter(|id| !listener.ids.contains(**id) && !inner.contains(id)).collect();
    assert!(unused.is_empty(), "said by nobody: {unused:?}");
}

/// What is told to whoever writes what cannot be read: everything that may be expected instead.
fn expected() -> Vec<Message> {
    let mut t = table(2).lots(ME, &["G8"]).market(&["red-2", "green-2", "blue-3", "red-3"]).begin();
    let read = |t: &Play, text: &str| t.game.read_action(&t.state, text).unwrap_err().expected;
    let texts = ["", "be nobody", "take green", "lot G99", "build start", "at j9", "pass now"];
    let mut all: Vec<Message> = texts.into_iter().map(|text| read(&t, text)).collect();
    all.push(t.game.read_pointer(&t.state, "nowhere").unwrap_err().expected);
    t.does(&["take red-2", "lot R8", "build b1"]);
    all.extend(["at a1", "at b13 r7"].map(|text| read(&t, text)));
    let lists = t.game.write_deal(&t.game.deal(1));
    // Each list without its first word, and with a word that means nothing.
    for list in 0..lists.len() {
        for word in [None, Some("?".to_owned())] {
            let mut changed = lists.clone();
            changed[list].1.splice(..1, word);
            all.push(t.game.read_deal(&changed).unwrap_err().expected);
        }
    }
    let mut same = lists.clone();
    let first = same[0].1[0].clone();
    same[0].1.fill(first);
    all.push(t.game.read_deal(&same).unwrap_err().expected);
    all.push(t.game.read_deal(&lists[1..]).unwrap_err().expected);
    all.push(t.game.read_deal(&[lists.clone(), lists].concat()).unwrap_err().expected);
    all
}

/// N7.5: one player ahead of another for each reason there is.
fn hear_tie_breaks(listener: &mut Listener) {
    let legendary = ("park-row", "b13 c13 d13 b14 c14 b15");
    for (tile, cells) in [legendary, ("g2", "b13 b14 b15")] {
        let scene = table(2).lots(ME, &["G8", "G9", "G10"]).built(ME, tile, cells);
        let t = scene.market(&["green-2", "green-2", "red-2", "red-2"]).begin();
        listener.hear(&t.game.tell_tie_break(&t.state, seat(ME), seat(YOU)).unwrap());
    }
}

fn hear_facts(game: &NewYork, listener: &mut Listener) {
    let content = game.content();
    for id in game.things() {
        game.describe_thing(&id).unwrap().iter().for_each(|fact| listener.hear(fact));
    }
    for district in District::all() {
        listener.hear(&game.district_name(district));
        game.describe_district(district).iter().for_each(|fact| listener.hear(fact));
    }
    for street in content.streets() {
        listener.hear(&game.street_facts_name(street));
        game.describe_street(street).iter().for_each(|fact| listener.hear(fact));
    }
    for (_, name, fact) in game.describe_places() {
        listener.hear(&name);
        listener.hear(&fact);
    }
    listener.hear(&game.tile_name(Tile::START));
}
