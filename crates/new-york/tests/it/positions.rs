//! Positions: every turn can be written down, and what cannot be is refused by its clause.

use new_york::{Content, Deal, NewYork, Options, Variant, View};
use table::{Amiss, Arg, Game, Notation, Positions, Seat, Seats};
use table_laws::check_positions;
use words::{Language, Words};

/// A position as it is written down.
type Lists = Vec<(String, Vec<String>)>;

fn new_york(seats: usize, options: Options) -> NewYork {
    NewYork::new(Content::built_in("new-york").unwrap(), Seats::new(seats).unwrap(), options)
}

/// Without anything: nobody remembers what others do not see.
fn forget(view: View) -> View {
    view
}

#[test]
fn every_turn_of_random_games_is_read_as_it_was_written_and_plays_on() {
    let standard = Options::default();
    let expert = Options { variant: Variant::Expert, first: Seat::new(1), ..standard };
    let beginner = Options { variant: Variant::Beginner, action_cards: false, ..standard };
    let flipping = Options { flip: true, choose_characters: true, ..standard };
    for options in [standard, expert, beginner, flipping] {
        for seats in 2..=4 {
            let game = new_york(seats, options);
            let seed = 1_000 * seats as u64;
            let sound = |state: &_| game.audit(state).map_err(|fault| fault.to_string());
            let found = check_positions(&game, seed..seed + 6, 20, forget, sound)
                .unwrap_or_else(|broken| panic!("{seats} players, {options:?}: {broken}"));
            assert!(found > 150, "{found} turns only");
        }
    }
}

#[test]
fn a_new_game_is_a_position_too() {
    let game = new_york(3, Options::default());
    let Deal::Opening(_) = game.deal(9) else { panic!("a seed gives an opening") };
    let (laid, dealt) = (game.setup(&game.new_position(9)), game.setup(&game.deal(9)));
    assert_eq!(game.write_deal(&game.new_position(9))[0].1, ["1"]);
    assert_eq!(game.view(&laid, table::Viewer::Open), game.view(&dealt, table::Viewer::Open));
    // N2.3: whoever lays a table out says who everybody is.
    let choosing = new_york(3, Options { choose_characters: true, ..Options::default() });
    assert_eq!(choosing.position_of(&choosing.deal(9)), None);
    let Deal::Position(_) = choosing.new_position(9) else { panic!("no position") };
}

/// A table whose position is spoilt.
struct Spoilt {
    game: NewYork,
    lists: Lists,
}

/// A new game for two.
fn spoilt() -> Spoilt {
    spoilt_with(Options::default())
}

fn spoilt_with(options: Options) -> Spoilt {
    let game = new_york(2, options);
    let lists = game.write_deal(&game.new_position(5));
    Spoilt { game, lists }
}

impl Spoilt {
    fn words(&mut self, list: &str) -> &mut Vec<String> {
        &mut self.lists.iter_mut().find(|(name, _)| name == list).unwrap().1
    }

    fn set(mut self, list: &str, words: &str) -> Self {
        *self.words(list) = words.split_whitespace().map(str::to_owned).collect();
        self
    }

    /// Gives lots to a seat, whose cards leave the future market.
    fn lots(mut self, seat: usize, ids: &[&str]) -> Self {
        for id in ids {
            let lot = self.game.content().find_lot(id).unwrap();
            let kind = self.game.content().kind_word(self.game.content().lot(lot).kind);
            let at = self.words("future").iter().position(|word| *word == kind).unwrap();
            self.words("future").remove(at);
            self.words(&format!("lots-{seat}")).push((*id).to_owned());
        }
        self
    }

    fn amiss(&self) -> Vec<Amiss> {
        let amiss = self.game.check_position(&self.lists).expect_err("nothing is amiss");
        // Records stop at the first fault, in all languages.
        let refused = self.game.read_deal(&self.lists).unwrap_err();
        for language in Language::ALL {
            let said = Words::new(language).say(&refused.expected);
            assert!(!said.contains(['‹', '›', '{', '}']), "{said}");
        }
        amiss
    }

    #[track_caller]
    fn is_sound(&self) {
        assert_eq!(self.game.check_position(&self.lists).map(drop), Ok(()));
    }

    /// Among the faults is this one: its list, its word, its clause and the sentence.
    #[track_caller]
    fn has(&self, list: &str, at: Option<usize>, clause: &str, said: &str) {
        let amiss = self.amiss();
        let english = Words::english();
        let found = amiss.iter().any(|fault| {
            let by = fault.why.args.iter().any(|(_, arg)| *arg == Arg::from(clause));
            let sentence = english.say(&fault.why);
            by && fault.list == list && fault.at == at && sentence == format!("{said}: {clause}")
        });
        let all: Vec<_> =
            amiss.iter().map(|a| (a.list.clone(), a.at, english.say(&a.why))).collect();
        assert!(found, "{all:#?}");
    }

    /// The same, and there is no other.
    #[track_caller]
    fn only(&self, list: &str, at: Option<usize>, clause: &str, said: &str) {
        self.has(list, at, clause, said);
        assert_eq!(self.amiss().len(), 1, "{:?}", self.amiss());
    }
}

// N1.2
#[test]
fn there_is_a_card_for_every_lot() {
    let mut few = spoilt();
    let at = few.words("future").iter().position(|word| word == "green-2").unwrap();
    few.words("future").remove(at);
    few.only("future", None, "N1.2", "One green 2 card is nowhere");
    let mut many = spoilt();
    many.words("future").push("green-2".to_owned());
    let at = many.words("future").len() - 1;
    let said = "There are more green 2 cards than there are such lots";
    many.only("future", Some(at), "N1.2", said);
}

// N-R22
#[test]
fn a_batch_has_a_card() {
    let mut empty = spoilt();
    empty.words("future").push("/".to_owned());
    let at = empty.words("future").len() - 1;
    empty.only("future", Some(at), "N-R22", "A batch of the future market has at least one card");
}

// N2.4, N3.3
#[test]
fn four_cards_lie_open() {
    let mut full = spoilt();
    let card = full.words("future").remove(0);
    full.words("market").push(card);
    full.only("market", Some(4), "N2.4", "The open market has room for 4 cards");
    let mut short = spoilt();
    let card = short.words("market").remove(0);
    short.words("future").push(card);
    let said = "The open market is filled while the future market lasts";
    short.only("market", None, "N3.3", said);
}

// N2.1, N3.1
#[test]
fn a_lot_is_in_one_territory_and_in_play() {
    let twice = spoilt().lots(1, &["B5"]);
    let mut twice = twice.set("lots-2", "B5");
    let own = spoilt().words("lots-2").clone();
    twice.words("lots-2").extend(own);
    twice.only("lots-2", Some(0), "N3.1", "The lot B5 is in two territories");
    let content = Content::built_in("new-york").unwrap();
    let in_play = content.lots_in_play(Seats::new(2).unwrap());
    let (_, closed) = content.lots().find(|(_, lot)| in_play[lot.kind.index()] == 0).unwrap();
    let mut spoilt = spoilt();
    spoilt.words("lots-1").push(closed.id.clone());
    let said = format!("The lot {} is in a district that is not used with two players", closed.id);
    spoilt.only("lots-1", Some(1), "N2.1", &said);
}

// N1.3
#[test]
fn there_are_four_workers() {
    let four = spoilt().lots(1, &["B5", "B6", "B10", "B11"]);
    four.is_sound();
    let five = four.lots(1, &["B12"]);
    five.only("lots-1", None, "N1.3", "There are more vacant lots than the 4 workers");
}

// N2.3, N8.2
#[test]
fn everybody_is_somebody_but_experts() {
    let said = "Everybody is one character, and no two are the same";
    let mut same = spoilt();
    let first = same.words("character-1").clone();
    *same.words("character-2") = first;
    same.has("character-2", Some(0), "N2.3", said);
    let nobody = spoilt().set("character-2", "");
    nobody.has("character-2", None, "N2.3", said);
    let mut expert = spoilt_with(Options { variant: Variant::Expert, ..Options::default() });
    expert.is_sound();
    let somebody = spoilt().words("character-1").clone();
    *expert.words("character-1") = somebody;
    expert.only("character-1", Some(0), "N8.2", "Experts have no characters");
}

/// The first place of a skyscraper, as a word, that the answers of a check tell from others.
fn place(spoilt: &Spoilt, tile: &str, is: &dyn Fn(&[Amiss]) -> bool) -> String {
    for row in 1..=40 {
        for column in 'a'..='z' {
            for lies in ["", ".r0", ".r1", ".r2", ".r3"] {
                let word = format!("{tile}@{column}{row}{lies}");
                let mut tried = Spoilt { game: spoilt.game.clone(), lists: spoilt.lists.clone() };
                tried.words("standing-1").push(word.clone());
                let amiss = tried.game.check_position(&tried.lists).err().unwrap_or_default();
                if is(&amiss) {
                    return word;
                }
            }
        }
    }
    panic!("{tile} stands nowhere")
}

fn says(amiss: &[Amiss], clause: &str) -> bool {
    let by = |fault: &Amiss| fault.why.args.iter().any(|(_, arg)| *arg == Arg::from(clause));
    amiss.iter().any(by)
}

// N4.2, N4.4, N4.6, N1.3
#[test]
fn a_skyscraper_stands_on_free_ground_of_its_owner_beside_a_street() {
    let ground = spoilt().lots(1, &["B5", "B6", "B10", "B11"]);
    let fits = place(&ground, "b1", &|amiss| amiss.is_empty());
    let mut stands = ground.set("demolished-2", "");
    stands.words("standing-1").push(fits.clone());
    stands.is_sound();
    let name = "bronze b1 (";
    let said = |amiss: Vec<Amiss>| Words::english().say(&amiss[0].why);
    // N4.2
    let outside = place(&stands, "b2", &|amiss| says(amiss, "N4.2"));
    stands.words("standing-1").push(outside);
    assert!(said(stands.amiss()).ends_with("does not stand wholly inside the territory: N4.2"));
    stands.words("standing-1").pop();
    // N4.6
    let upon = place(&stands, "b2", &|amiss| says(amiss, "N4.6"));
    stands.words("standing-1").push(upon);
    assert!(said(stands.amiss()).ends_with("stands on another skyscraper: N4.6"));
    stands.words("standing-1").pop();
    // N1.3
    stands.words("standing-1").push(fits);
    assert!(said(stands.amiss()).ends_with("is there twice: N1.3"), "{name}");
    stands.words("standing-1").pop();
    let twice = stands.set("demolished-1", "b1");
    assert!(said(twice.amiss()).ends_with("is there twice: N1.3"));
}

// N4.4
#[test]
fn a_skyscraper_touches_a_street_or_a_park() {
    let mut all = all_lots();
    let word = place(&all, "b1", &|amiss| says(amiss, "N4.4"));
    all.words("standing-1").push(word);
    let said: Vec<String> =
        all.amiss().iter().map(|fault| Words::english().say(&fault.why)).collect();
    let found = said.iter().any(|said| said.ends_with("neither a street nor a park: N4.4"));
    assert!(found, "{said:?}");
}

/// An expert has all lots, which is wrong for other reasons.
fn all_lots() -> Spoilt {
    let mut all = spoilt_with(Options { variant: Variant::Expert, ..Options::default() });
    let content = Content::built_in("new-york").unwrap();
    let in_play = content.lots_in_play(Seats::new(2).unwrap());
    let open = content.lots().filter(|(_, lot)| in_play[lot.kind.index()] > 0);
    *all.words("lots-1") = open.map(|(_, lot)| lot.id.clone()).collect();
    all.words("future").clear();
    all.words("market").clear();
    all
}

// N1.5
#[test]
fn nobody_has_two_legendary_skyscrapers() {
    let content = Content::built_in("new-york").unwrap();
    let legendary: Vec<String> =
        new_york::Tile::legendary().map(|tile| content.tile(tile).id.clone()).collect();
    let mut two = all_lots();
    let stands = |amiss: &[Amiss]| {
        !amiss.iter().any(|fault| fault.list == "standing-1" && fault.at.is_some())
    };
    let first = place(&two, &legendary[0], &stands);
    two.words("standing-1").push(first);
    let second = place(&two, &legendary[1], &|amiss| says(amiss, "N1.5"));
    two.words("standing-1").push(second);
    two.has("standing-1", Some(1), "N1.5", "Nobody builds two legendary skyscrapers");
    // N4.3
    let said =
        "Too few points came before the first skyscraper of the generation gold: 25 are needed";
    two.has("standing-1", None, "N4.3", said);
}

// N3.4, N-R19
#[test]
fn demolished_is_what_is_not_gold_in_the_order_of_equals() {
    let content = Content::built_in("new-york").unwrap();
    let gold = new_york::Tile::own()
        .map(|tile| content.tile(tile))
        .find(|facts| facts.generation == new_york::Generation::Gold)
        .unwrap();
    let gone = spoilt().set("demolished-1", &gold.id);
    let amiss = gone.amiss();
    assert_eq!((amiss[0].list.as_str(), amiss[0].at), ("demolished-1", Some(0)));
    let said = Words::english().say(&amiss[0].why);
    assert!(said.ends_with("is gold, and gold is never demolished: N3.4"), "{said}");
    let equal = new_york::Tile::own().find_map(|tile| {
        let spoilt = spoilt().set("demolished-1", &content.tile(tile).id);
        let amiss = spoilt.game.check_position(&spoilt.lists).err()?;
        amiss.iter().find(|fault| says(std::slice::from_ref(fault), "N-R19")).cloned()
    });
    let said = Words::english().say(&equal.unwrap().why);
    assert!(said.ends_with("is equal to it and is used first: N-R19"), "{said}");
}

// N9.5, N8.1
#[test]
fn prestige_and_action_cards_need_their_rules() {
    let prestige = spoilt().set("challenge", "bronze-baron").set("prestige-1", "2");
    let said = "Points for prestige come with the challenge gold prestige only";
    prestige.only("prestige-1", Some(0), "N9.5", said);
    prestige.set("challenge", "gold-prestige").is_sound();
    let none = spoilt_with(Options { action_cards: false, ..Options::default() });
    none.is_sound();
    let cards = none.set("cards-2", "boom");
    cards.only("cards-2", Some(0), "N8.1", "This table plays without action cards");
}

// N6.4, N7.1
#[test]
fn the_end_is_triggered_when_it_is_due() {
    let early = spoilt().set("last", "0");
    let said = "Nobody has so few skyscrapers left that the end could be triggered";
    early.only("last", Some(0), "N7.1", said);
    let long = spoilt().set("turn", "90").set("last", "0").set("quiet", "3");
    long.is_sound();
    let many = long.set("last", "1");
    many.only("last", Some(0), "N7.1", "After this one there can be no turn");
    let quiet = spoilt().set("turn", "90").set("quiet", "24");
    let said = "After 24 turns without a build the end is triggered";
    quiet.only("quiet", Some(0), "N6.4", said);
    let quiet = spoilt().set("quiet", "1");
    let said = "There can be no turn without a build before this one";
    quiet.only("quiet", Some(0), "N6.4", said);
    let content = Content::built_in("new-york").unwrap();
    let tiles = new_york::Tile::own()
        .filter(|&tile| content.tile(tile).generation != new_york::Generation::Gold);
    let ids: Vec<&str> = tiles.map(|tile| content.tile(tile).id.as_str()).collect();
    let mut due = spoilt();
    *due.words("demolished-2") = ids.iter().map(|&id| id.to_owned()).collect();
    if ids.len() >= 14 {
        let said = "Somebody has only 4 own skyscrapers left, so the end is triggered";
        due.only("last", None, "N7.1", said);
    }
}

// N2.5
#[test]
fn turns_go_round_from_who_began() {
    let options = Options { first: Seat::new(0), ..Options::default() };
    let other = spoilt_with(options).set("turn", "2").set("active", "1");
    let said = "By who began the game, it is the turn of seat 2";
    other.only("active", Some(0), "N2.5", said);
}

// N7.1
#[test]
fn a_position_asks_somebody_something() {
    let mut over = spoilt_with(Options { variant: Variant::Expert, ..Options::default() });
    let words = Words::english();
    let said = words.say(&table::Message::new("new-york-wrong-over"));
    assert_eq!(said, "Nothing is left to decide in this position");
    over.words("future").clear();
    assert!(!over.amiss().is_empty());
}

#[test]
fn words_that_mean_nothing_are_named() {
    let said = |spoilt: &Spoilt| {
        let first = &spoilt.amiss()[0];
        format!("{} {:?} {}", first.list, first.at, Words::english().say(&first.why))
    };
    for (list, words, expected) in [
        ("market", "white-2", "market Some(0) Expected a card, its colour"),
        ("lots-1", "Z9", "lots-1 Some(0) Expected the id of a lot"),
        ("standing-1", "z9@a1", "standing-1 Some(0) Expected the id of a skyscraper"),
        ("standing-1", "b1@z99", "standing-1 Some(0) Expected the first cell of a place"),
        ("standing-1", "b1", "standing-1 Some(0) Expected the first cell of a place"),
        ("standing-1", "b1@k6.r9", "standing-1 Some(0) Expected how it lies"),
        ("demolished-1", "start", "demolished-1 Some(0) Expected the id of a skyscraper"),
        ("cards-1", "boom boom", "cards-1 Some(1) Expected boom, shift or grab"),
        ("streets", "main", "streets None Expected three different streets"),
        ("challenge", "king", "challenge Some(0) Expected bronze-baron"),
        ("shuffles", "1234", "shuffles None Expected the numbers 1 to 4"),
        ("character-1", "nobody", "character-1 Some(0) Expected characters in play"),
        ("prestige-1", "x", "prestige-1 Some(0) Expected one whole number"),
    ] {
        let found = said(&spoilt().set(list, words));
        assert!(found.starts_with(expected), "{found}");
    }
}
