//! Positions: every turn can be written down, and what cannot be is refused by its clause.

use london::{Deal, London, Options, View};
use table::{Amiss, Arg, Game, Notation, Positions, Seats};
use table_laws::check_positions;
use words::{Language, Words};

use crate::scene::{london, pack, seat};

/// A position as it is written down.
type Lists = Vec<(String, Vec<String>)>;

/// Without what players have seen of the deck, which is no part of a position.
fn forget(mut view: View) -> View {
    view.deck.top.clear();
    view
}

#[test]
fn every_turn_of_random_games_is_read_as_it_was_written_and_plays_on() {
    for (index, name) in ["london", "london-110"].into_iter().enumerate() {
        for seats in 2..=4 {
            for limited_loans in [false, true] {
                let first = limited_loans.then(|| seat(seats - 1));
                let options = Options { limited_loans, first };
                let game = London::new(pack(name), Seats::new(seats).unwrap(), options);
                let seed = 100 * index as u64 + 10 * seats as u64;
                let sound = |state: &_| game.audit(state).map_err(|fault| fault.to_string());
                let found = check_positions(&game, seed..seed + 6, 25, forget, sound)
                    .unwrap_or_else(|broken| panic!("{name}, {seats} players: {broken}"));
                assert!(found > 200, "{found} turns only");
            }
        }
    }
}

#[test]
fn a_new_game_is_a_position_too() {
    let game = london(3);
    let Deal::Opening(_) = game.deal(9) else { panic!("a seed gives an opening") };
    let position = game.new_position(9);
    assert_eq!(game.setup(&position), game.setup(&game.deal(9)));
    let lists = game.write_deal(&position);
    assert_eq!(lists[0], ("turn".to_owned(), vec!["1".to_owned()]));
    assert_eq!(list(&lists, "seat-1").join(" "), "cash 5 prestige 0 poverty 0 loans 0");
    assert_eq!(list(&lists, "hand-3").len(), 6);
    assert_eq!(list(&lists, "board-top").join(" "), "- - - -");
}

fn list<'l>(lists: &'l Lists, name: &str) -> &'l Vec<String> {
    &lists.iter().find(|(other, _)| other == name).unwrap().1
}

/// A table whose position is spoilt.
struct Spoilt {
    game: London,
    lists: Lists,
}

/// A new game for two.
fn spoilt() -> Spoilt {
    let game = london(2);
    let lists = game.write_deal(&game.new_position(77));
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

    /// Puts a card from wherever it is, if anywhere, at the end of a list.
    fn put(mut self, list: &str, ids: &[&str]) -> Self {
        for id in ids {
            let bare = id.trim_start_matches('!').split('+').next().unwrap();
            for (_, words) in &mut self.lists {
                if let Some(at) = words.iter().position(|word| word == bare) {
                    words.remove(at);
                    break;
                }
            }
            self.words(list).push((*id).to_owned());
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

    /// The only fault: its list, its word, its clause and the sentence.
    #[track_caller]
    fn only(&self, list: &str, at: Option<usize>, clause: &str, said: &str) {
        let amiss = self.amiss();
        let [fault] = &amiss[..] else { panic!("{amiss:?}") };
        assert_eq!((fault.list.as_str(), fault.at), (list, at), "{amiss:?}");
        let found = fault.why.args.iter().find(|(name, _)| name == "clause");
        assert_eq!(found.map(|(_, arg)| arg), Some(&Arg::from(clause)));
        assert_eq!(Words::english().say(&fault.why), format!("{said}: {clause}"));
    }
}

// L1.1
#[test]
fn a_card_is_in_one_place() {
    let mut twice = spoilt();
    twice.words("gone").push("st-pauls-a".to_owned());
    let at = twice.lists.iter().position(|(name, _)| name == "gone").unwrap();
    let elsewhere = twice.lists[..at].iter().any(|(_, words)| words.contains(&"st-pauls-a".into()));
    let (list, at) = if elsewhere { ("gone", 0) } else { panic!("another seed, please") };
    twice.only(list, Some(at), "L1.1", "There are more copies of St Paul's than the pack has");
    let mut lost = spoilt();
    lost.words("deck").retain(|id| id != "sewers-c");
    lost.only("deck", None, "L1.1", "4 copies of Sewers are nowhere");
}

// L1.3
#[test]
fn a_borough_is_in_one_place() {
    let twice = spoilt().set("boroughs-1", "westminster");
    twice.only("offer", Some(1), "L1.3", "The borough Westminster is in two places");
    let mut lost = spoilt();
    lost.words("boroughs").retain(|id| id != "deptford");
    lost.only("boroughs", None, "L1.3", "The borough Deptford is nowhere");
}

// L2.2, L-R21
#[test]
fn the_sets_lie_in_their_order_but_for_what_was_looked_at() {
    let mut turned = spoilt();
    let last = turned.words("deck").len() - 1;
    let card = turned.words("deck").remove(5);
    turned.words("deck").push(card);
    let amiss = turned.amiss();
    assert_eq!((amiss.len(), amiss[0].list.as_str(), amiss[0].at), (1, "deck", Some(last)));
    assert!(Words::english().say(&amiss[0].why).ends_with("under a card of a later set: L2.2"));
    let mut looked = spoilt();
    let card = looked.words("deck").pop().unwrap();
    looked.words("deck").insert(0, card);
    assert_eq!(looked.amiss().len(), 1, "one card of set C on top is put back otherwise by nobody");
}

// L4.4
#[test]
fn nobody_begins_a_turn_with_ten_cards() {
    let mut full = spoilt();
    for _ in 0..4 {
        let card = full.words("deck").remove(0);
        full.words("hand-2").push(card);
    }
    let said = "Nobody begins a turn with more than 9 cards in hand";
    full.only("hand-2", Some(9), "L4.4", said);
}

// L5.7
#[test]
fn paupers_and_action_cards_are_not_built() {
    let built = spoilt().put("city-1", &["paupers-a"]);
    built.only("city-1", Some(0), "L5.7", "Paupers A cannot lie in a building area");
    let built = spoilt().put("city-1", &["huguenots-a"]);
    built.only("city-1", Some(0), "L5.7", "Huguenots cannot lie in a building area");
}

// L5.10
#[test]
fn a_stack_has_a_card() {
    let mut empty = spoilt().put("city-1", &["hospital-a"]);
    empty.words("city-1").push("/".to_owned());
    empty.only("city-1", Some(1), "L5.10", "A stack has at least one card");
}

// L-R18
#[test]
fn money_lies_on_shops_that_are_to_be_seen() {
    let shops = till();
    let open = spoilt().put("city-1", &[&format!("{shops}+3")]);
    assert_eq!(open.game.check_position(&open.lists).map(drop), Ok(()));
    let down = spoilt().put("city-1", &[&format!("!{shops}+3")]);
    let amiss = down.amiss();
    assert_eq!((amiss.len(), amiss[0].at), (1, Some(0)));
    assert!(Words::english().say(&amiss[0].why).ends_with("there: L-R18"));
    let other = spoilt().put("city-2", &["hospital-a+3"]);
    other.only("city-2", Some(0), "L-R18", "No money can lie on Hospital A there");
    let odd = spoilt().put("city-1", &[&format!("{shops}+x")]);
    assert_eq!(odd.amiss().len(), 1);
}

/// The id of a card that money can lie on.
fn till() -> String {
    let content = pack("london");
    let mut titles = content.titles().map(|(_, facts)| facts.id.clone());
    titles.find(|id| id.starts_with("shops")).unwrap()
}

// L2.5
#[test]
fn a_row_has_three_spaces_for_two() {
    let mut row = spoilt().set("board-top", "");
    for _ in 0..4 {
        let card = row.words("deck").remove(0);
        row.words("board-top").push(card);
    }
    row.only("board-top", Some(3), "L2.5", "A row of the development board has 3 spaces");
}

// L2.4, L6.4
#[test]
fn three_boroughs_are_on_offer() {
    let full = spoilt().put("offer", &["deptford"]);
    full.only("offer", Some(3), "L2.4", "At most three boroughs are on offer");
    let short = spoilt().put("boroughs-2", &["city"]);
    let said = "Three boroughs are on offer as long as the borough deck has any";
    short.only("offer", None, "L6.4", said);
}

// L8.6
#[test]
fn limited_loans_are_twelve() {
    let mut many = spoilt();
    let options = Options { limited_loans: true, first: None };
    many.game = London::new(pack("london"), Seats::new(2).unwrap(), options);
    let many = many.set("seat-1", "cash 5 prestige 0 poverty 0 loans 7");
    assert!(many.game.check_position(&many.lists).is_ok());
    let many = many.set("seat-2", "cash 5 prestige 0 poverty 0 loans 6");
    let said = "All together have 13 loans, and there are 12 tokens";
    many.only("seat-2", None, "L8.6", said);
}

// L9.1
#[test]
fn last_turns_are_taken_when_the_deck_is_empty() {
    let early = spoilt().set("last", "1");
    early.only("last", Some(0), "L9.1", "Last turns are taken only when the deck is empty");
    let mut due = spoilt();
    let deck = std::mem::take(due.words("deck"));
    due.words("gone").extend(deck);
    due.only("last", None, "L9.1", "The deck is empty, so last turns are being taken");
    for (left, fits) in [("0", false), ("1", true), ("2", false)] {
        due = due.set("last", left);
        if fits {
            assert!(due.game.check_position(&due.lists).is_ok());
        } else {
            let said = "From 1 to 1 last turns can be left, this one included";
            due.only("last", Some(0), "L9.1", said);
        }
    }
}

// L4.6
#[test]
fn quiet_turns_are_bounded() {
    let none = "There can be no turn without a card from the deck before this one";
    spoilt().set("quiet", "1").only("quiet", Some(0), "L4.6", none);
    let long = spoilt().set("turn", "90").set("quiet", "21");
    let said = "There can be at most 20 turns in a row without a card from the deck here";
    long.only("quiet", Some(0), "L4.6", said);
    let due = spoilt().set("turn", "90").set("quiet", "20");
    assert!(due.game.check_position(&due.lists).is_ok());
}

// L2.6
#[test]
fn turns_go_round_from_who_began() {
    let mut other = spoilt();
    let options = Options { limited_loans: false, first: Some(seat(0)) };
    other.game = London::new(pack("london"), Seats::new(2).unwrap(), options);
    let other = other.set("turn", "2").set("active", "1");
    let said = "By who began the game, it is the turn of seat 2";
    other.only("active", Some(0), "L2.6", said);
}

#[test]
fn lists_and_words_that_mean_nothing_are_named() {
    let said = |spoilt: &Spoilt| -> Vec<String> {
        let all = spoilt.amiss().into_iter();
        all.map(|amiss| {
            format!("{} {:?} {}", amiss.list, amiss.at, Words::english().say(&amiss.why))
        })
        .collect()
    };
    let mut missing = spoilt();
    missing.lists.retain(|(name, _)| name != "city-2");
    assert_eq!(said(&missing), ["city-2 None This list is missing"]);
    let mut twice = spoilt();
    twice.lists.push(("city-2".to_owned(), Vec::new()));
    assert_eq!(said(&twice), ["city-2 None This list is there twice"]);
    let mut unknown = spoilt();
    unknown.lists.push(("city-3".to_owned(), Vec::new()));
    assert_eq!(said(&unknown), ["city-3 None There is no such list in a position"]);
    let word = spoilt().set("city-1", "bridge");
    assert_eq!(said(&word), ["city-1 Some(0) Expected the id of a city card"]);
    let word = spoilt().set("boroughs-1", "bridge");
    assert_eq!(said(&word), ["boroughs-1 Some(0) Expected the id of a borough"]);
    let number = spoilt().set("turn", "x");
    assert_eq!(said(&number), ["turn Some(0) Expected one whole number from 1 to 9999"]);
    let number = spoilt().set("turn", "");
    assert_eq!(said(&number), ["turn None Expected one whole number from 1 to 9999"]);
    let number = spoilt().set("active", "3");
    assert_eq!(said(&number), ["active Some(0) Expected one whole number from 1 to 2"]);
    let pairs = "Expected words and numbers like this: cash 0 prestige 0 poverty 0 loans 0";
    let short = spoilt().set("seat-2", "cash 5 prestige 0 loans 2");
    assert_eq!(said(&short)[0], format!("seat-2 Some(4) {pairs}"));
    let long = spoilt().set("seat-2", "cash 5 prestige 0 poverty 0 loans 2 hats 1");
    assert_eq!(said(&long), [format!("seat-2 Some(8) {pairs}")]);
    let negative = spoilt().set("seat-1", "cash -5 prestige 0 poverty 0 loans 0");
    assert_eq!(said(&negative), ["seat-1 Some(1) Expected one whole number from 0 to 9999"]);
}
