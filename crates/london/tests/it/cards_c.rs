//! The cards of set C.

use london::Colour::{Blue, Brown, Pink};
use london::Set::C;
use london::{Content, Event, Question};

use crate::printed::{Printed, card};
use crate::scene::{ME, Scene, YOU, table};

/// Every building card of the set, each of them played by a test below.
pub(crate) fn all() -> Vec<Printed> {
    [brown_cards_of_set_c(), blue_cards_of_set_c(), pink_cards_of_set_c()].concat()
}

fn brown_cards_of_set_c() -> Vec<Printed> {
    vec![
        card(C, Brown, "billingsgate-market-c").cash(8).flips(),
        card(C, Brown, "smithfield-market-c").cash(8).relieves(1).flips(),
        card(C, Brown, "train-station-north-c")
            .copies(2)
            .costs(3)
            .takes_a_card()
            .relieves(1)
            .flips()
            .scores(3),
        card(C, Brown, "train-station-south-c")
            .costs(3)
            .takes_a_card()
            .relieves(1)
            .flips()
            .scores(3),
        card(C, Brown, "public-houses-c"),
        card(C, Brown, "shops-c").copies_by_pack(1, 2).prestige(2).relieves(1).flips(),
        card(C, Brown, "grand-hotel-c").cash(4),
    ]
}

#[test]
fn brown_cards_of_set_c_are_as_printed() {
    brown_cards_of_set_c().into_iter().for_each(Printed::check);
}

fn blue_cards_of_set_c() -> Vec<Printed> {
    vec![
        card(C, Blue, "sewers-c").copies_by_pack(4, 5).costs(4).relieves(3).flips(),
        card(C, Blue, "albert-hall-c").costs(5).prestige(2).flips().scores(3),
        card(C, Blue, "natural-history-museum-c").costs(6).prestige(2).relieves(1).scores(1),
        card(C, Blue, "school-c-blue").costs(2).relieves(1).scores(2),
    ]
}

#[test]
fn blue_cards_of_set_c_are_as_printed() {
    blue_cards_of_set_c().into_iter().for_each(Printed::check);
}

fn pink_cards_of_set_c() -> Vec<Printed> {
    vec![
        card(C, Pink, "underground-c")
            .copies_by_pack(3, 5)
            .costs(7)
            .takes_a_card()
            .prestige(2)
            .flips(),
        card(C, Pink, "great-exhibition-c").costs(3).takes_a_card().prestige(5).flips(),
        card(C, Pink, "thames-embankment-c").costs(8).relieves(1).flips().scores(4),
        card(C, Pink, "tower-bridge-c").costs(6).scores(4),
        card(C, Pink, "whitehall-c").costs(4).refused("L-R17").scores(1),
        card(C, Pink, "parliament-c").costs(9).idle().scores(5),
        card(C, Pink, "workhouse-c")
            .asks(&["discard paupers-a", "done"])
            .cash(1)
            .relieves(1)
            .flips()
            .scores(2),
    ]
}

#[test]
fn pink_cards_of_set_c_are_as_printed() {
    pink_cards_of_set_c().into_iter().for_each(Printed::check);
}

// L7.2
#[test]
fn trains_underground_and_exhibition_need_a_card() {
    for id in
        ["train-station-north-c", "train-station-south-c", "underground-c", "great-exhibition-c"]
    {
        let mut t = table(2).city(ME, &[id]).cash(ME, 20).begin();
        t.does(&["run"]);
        assert_eq!(t.forbidden_by("activate 1"), "L7.2", "{id}");
    }
}

// L6.3: where boroughs lie counts for all of them.
#[test]
fn train_stations_pay_two_for_each_borough_on_their_side() {
    let boroughs = ["city", "lewisham", "hackney", "kensington"];
    for (station, cash) in [("train-station-north-c", 6), ("train-station-south-c", 2)] {
        let mut t = table(2)
            .city(ME, &[station])
            .hand(ME, &["paupers-a"])
            .boroughs(ME, &boroughs)
            .poverty(ME, 2)
            .begin();
        t.does(&["run", "activate 1"]);
        assert_eq!((t.cash(ME), t.poverty(ME)), (cash, 1), "{station}");
    }
}

// L6.3
#[test]
fn underground_gives_two_prestige_and_one_for_each_borough() {
    let boroughs = ["city", "lewisham", "hackney"];
    let mut t = table(2)
        .city(ME, &["underground-c"])
        .hand(ME, &["paupers-a"])
        .boroughs(ME, &boroughs)
        .boroughs(YOU, &["lambeth"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.prestige(ME), 5);
}

// L7.3: as much as there is.
#[test]
fn sewers_remove_no_more_poverty_than_there_is() {
    let mut t = table(2).city(ME, &["sewers-c"]).poverty(ME, 2).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.poverty(ME), 0);
}

// Public Houses

// L7.6: stacks and loans go on causing poverty.
#[test]
fn public_houses_spare_the_hand_in_this_run() {
    let scene = || {
        table(2)
            .city(ME, &["public-houses-c", "vintners-a"])
            .hand(ME, &["wren-a", "paupers-a", "paupers-c"])
            .loans(ME, 1)
    };
    let mut t = scene().begin();
    t.does(&["run", "done"]);
    assert_eq!(t.poverty(ME), 2 + 1 + 3, "not activated");
    let mut t = scene().begin();
    t.does(&["run", "activate 1", "done"]);
    assert_eq!(t.poverty(ME), 2 + 1);
}

// L7.4, L7.6: not flipped, so again in the next run; but only when activated again.
#[test]
fn public_houses_open_anew_in_every_run() {
    let mut t = table(2).city(ME, &["public-houses-c"]).hand(ME, &["wren-a"]).begin();
    t.does(&["run", "activate 1", "done"]).does(&["run", "done"]);
    assert_eq!(t.poverty(ME), 1);
    t.does(&["run", "done"]).does(&["run", "done"]);
    assert_eq!(t.poverty(ME), 1 + 1 + 2);
    t.does(&["run", "activate 1", "done"]);
    assert_eq!(t.poverty(ME), 4 + 1);
}

// L-R27
#[test]
fn public_houses_do_not_help_at_the_end() {
    let mut t = table(2)
        .city(ME, &["public-houses-c"])
        .hand(ME, &["wren-a", "paupers-a"])
        .last_turns(1)
        .begin();
    t.does(&["run", "activate 1", "done"]);
    assert!(t.over());
    assert_eq!((t.score(ME).hand, t.score(ME).poverty), (2, 1 + 2));
}

// Workhouse: L-R23

#[test]
fn workhouse_takes_any_number_of_paupers() {
    let mut t = table(2)
        .city(ME, &["workhouse-c"])
        .hand(ME, &["paupers-a", "paupers-b", "paupers-c", "paupers-c", "paupers-c", "wren-a"])
        .poverty(ME, 4)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(
        t.choices(),
        ["discard paupers-a", "discard paupers-b", "discard paupers-c", "done"]
    );
    assert_eq!(t.forbidden_by("discard wren-a"), "L-R23");
    t.does(&["discard paupers-a", "discard paupers-b"]).does(&["discard paupers-c"; 3]);
    assert_eq!((t.cash(ME), t.poverty(ME)), (5, 0), "£1 each, also without poverty");
    assert_eq!(t.choices(), ["done"], "L-R35");
    t.does(&["done"]);
    assert_eq!((t.hand(ME), t.tops(ME)), (vec!["wren-a".to_owned()], vec!["!".to_owned()]));
}

// L-R35: a hand without paupers is asked, so that nobody learns what it holds; an empty hand is not.
#[test]
fn workhouse_asks_any_hand_that_has_cards() {
    let mut t = table(2).city(ME, &["workhouse-c"]).hand(ME, &["wren-a"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["done"]);
    let mut t = table(2).city(ME, &["workhouse-c"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.question(), Some(Question::Run));
}

#[test]
fn workhouse_may_take_nobody() {
    let mut t = table(2).city(ME, &["workhouse-c"]).hand(ME, &["paupers-a"]).begin();
    t.does(&["run", "activate 1", "done"]);
    assert_eq!((t.cash(ME), t.tops(ME)), (0, vec!["!".to_owned()]));
}

// Whitehall: L-R17

// At no cost, and the whole effect.
#[test]
fn whitehall_repeats_a_card_flipped_in_this_run() {
    let mut t = table(2)
        .city(ME, &["albert-dock-b", "whitehall-c"])
        .hand(ME, &["paupers-a", "wren-a"])
        .begin();
    t.does(&["run", "activate 1", "discard paupers-a", "activate 2"]);
    assert_eq!((t.cash(ME), t.prestige(ME)), (20, 2));
    assert_eq!(t.hand(ME), ["wren-a"]);
    assert_eq!(t.tops(ME), ["!", "!"]);
}

#[test]
fn whitehall_repeats_a_card_that_costs_money_for_nothing() {
    let mut t = table(2).city(ME, &["woolwich-arsenal-a", "whitehall-c"]).cash(ME, 7).begin();
    t.does(&["run", "activate 1", "activate 2"]);
    assert_eq!((t.cash(ME), t.loans(ME), t.prestige(ME)), (0, 0, 10));
}

#[test]
fn whitehall_repeats_a_card_that_stays() {
    let mut t = table(2).city(ME, &["grand-hotel-c", "whitehall-c"]).begin();
    t.does(&["run", "activate 1", "activate 2"]);
    assert_eq!(t.cash(ME), 8);
    assert_eq!(t.tops(ME), ["grand-hotel-c", "!"]);
}

#[test]
fn whitehall_chooses_among_the_cards_activated() {
    let mut t = table(2).city(ME, &["vintners-a", "mercers-a", "grocers-a", "whitehall-c"]).begin();
    t.does(&["run", "activate 1", "activate 2", "activate 4"]);
    assert_eq!(t.choices(), ["again 1", "again 2"]);
    assert_eq!(t.forbidden_by("again 3"), "L-R17", "not activated");
    assert_eq!(t.forbidden_by("again 4"), "L-R17", "Whitehall itself");
    t.does(&["again 2"]);
    assert_eq!(t.cash(ME), 4 + 5 + 5);
}

#[test]
fn whitehall_cannot_be_activated_first() {
    let mut t = table(2).city(ME, &["vintners-a", "whitehall-c"]).begin();
    t.does(&["run"]);
    assert_eq!(t.forbidden_by("activate 2"), "L-R17");
    t.does(&["activate 1", "activate 2"]);
    assert_eq!(t.cash(ME), 8);
}

#[test]
fn whitehall_does_not_repeat_a_card_flipped_in_an_earlier_turn() {
    let mut t = table(2).city(ME, &["!vintners-a", "whitehall-c"]).begin();
    t.does(&["run"]);
    assert_eq!(t.forbidden_by("activate 2"), "L-R17");
}

// And then L7.4 if it is face up: the choice is there again, also for Whitehall itself.
#[test]
fn whitehall_may_turn_over_a_card_that_was_spared() {
    let mut t =
        table(2).city(ME, &["vintners-a", "whitehall-c"]).city(ME, &["hospital-b"; 2]).begin();
    t.does(&["run", "activate 1", "flip 3", "activate 2"]);
    assert_eq!(t.cash(ME), 8);
    assert_eq!(t.choices(), ["flip", "flip 4"], "the Vintners");
    t.does(&["flip"]);
    assert_eq!(t.tops(ME), ["!", "whitehall-c", "!", "hospital-b"]);
    assert_eq!(t.choices(), ["flip", "flip 4"], "Whitehall");
    t.does(&["flip 4"]);
    assert_eq!(t.tops(ME), ["!", "whitehall-c", "!", "!"]);
}

// L-R18: nothing lies on them any more.
#[test]
fn whitehall_repeats_shops_without_their_money() {
    let mut t = table(2)
        .city(ME, &["shops-c"])
        .till(ME, 3)
        .city(ME, &["whitehall-c"])
        .poverty(ME, 5)
        .begin();
    t.does(&["run", "activate 1", "activate 2"]);
    assert_eq!((t.cash(ME), t.prestige(ME), t.poverty(ME)), (3, 4, 3));
}

// L-R18: what has come since is collected.
#[test]
fn whitehall_collects_what_shops_took_in_the_meantime() {
    let mut t = table(2)
        .city(ME, &["shops-c"])
        .till(ME, 3)
        .city(ME, &["hospital-a", "coffee-house-a", "whitehall-c"])
        .board(&["vintners-a"], &[])
        .begin();
    t.does(&["run", "activate 1", "flip 2", "activate 3", "activate 4"]);
    assert_eq!(t.cash(ME), 3 + 1);
}

// L-R14: they are face down by now.
#[test]
fn whitehall_repeats_town_houses_that_no_longer_count_themselves() {
    let mut t = table(2).city(ME, &["town-houses-b", "lords-b", "whitehall-c"]).begin();
    t.does(&["run", "activate 1", "activate 3"]);
    assert_eq!(t.prestige(ME), 2 + 1);
}

#[test]
fn whitehall_repeats_a_choice_of_discards() {
    let mut t = table(2)
        .city(ME, &["millbank-prison-b", "whitehall-c"])
        .hand(ME, &["paupers-a", "wren-a"])
        .begin();
    t.does(&["run", "activate 1", "done", "activate 2", "discard wren-a", "done"]);
    assert_eq!((t.prestige(ME), t.hand(ME)), (1, vec!["paupers-a".to_owned()]));
}

// Still on top of its stack.
#[test]
fn whitehall_does_not_repeat_a_coffee_house() {
    let mut t = table(2)
        .city(ME, &["coffee-house-a", "whitehall-c"])
        .board(&["vintners-a", "mercers-a"], &[])
        .begin();
    t.does(&["run", "activate 1", "take top vintners-a"]);
    assert_eq!(t.forbidden_by("activate 2"), "L-R17");
    t.does(&["activate 1", "activate 2"]);
    assert_eq!(t.cash(ME), 8, "but the card that lies on it");
}

#[test]
fn whitehall_does_not_repeat_a_borough() {
    let mut t = table(2).city(ME, &["whitehall-c"]).boroughs(ME, &["city"]).begin();
    t.does(&["run", "effect"]);
    assert_eq!(t.forbidden_by("activate 1"), "L-R17");
}

// A Whitehall cannot be named: seen only in a pack that has two.
#[test]
fn whitehall_does_not_repeat_a_whitehall() {
    let two = r#"
        format = 1
        pack = "two-whitehalls"
        extends = "london"
        totals = { cards = 101, a = 27, b = 43, c = 31, paupers = 11, actions = 4, boroughs = 20 }
        card = [{ id = "whitehall-c", copies = 2 }, { id = "sewers-c", copies = 3 }]
    "#;
    let mut t = table(2)
        .with_pack(Content::parse("test.toml", two).unwrap())
        .city(ME, &["whitehall-c", "whitehall-c", "vintners-a"])
        .begin();
    t.does(&["run", "activate 3", "activate 1"]);
    assert_eq!(t.cash(ME), 8);
    t.does(&["activate 2"]);
    assert_eq!(t.cash(ME), 12, "the Vintners are the only card to name");
}

// Parliament: L-R21

fn parliament() -> Scene {
    table(2)
        .city(ME, &["parliament-c"])
        .board(&["paupers-b", "wren-a"], &[])
        .deck(&["vintners-a", "mercers-a", "grocers-a", "salters-a"])
        .at_start()
}

#[test]
fn parliament_may_draw_nothing() {
    let mut t = parliament().begin();
    assert_eq!(t.choices(), ["draw deck", "draw top paupers-b", "draw top wren-a", "done"]);
    t.does(&["done"]);
    assert!(t.hand(ME).is_empty());
    assert_eq!(t.question(), Some(Question::ChooseAction));
}

#[test]
fn parliament_may_draw_one_card() {
    let mut t = parliament().begin();
    t.does(&["draw deck", "done"]);
    assert_eq!(t.hand(ME), ["vintners-a"]);
}

#[test]
fn parliament_may_draw_two_cards_and_no_more() {
    let mut t = parliament().begin();
    t.does(&["draw deck", "draw top wren-a"]);
    assert_eq!(t.hand(ME), ["vintners-a", "wren-a"]);
    assert_eq!(t.question(), Some(Question::ChooseAction));
    let told = |event: &Event| matches!(event, Event::NothingToDraw { .. });
    assert!(!t.happened().iter().any(told), "the draw is over, not fruitless");
}

// L5.6
#[test]
fn a_covered_parliament_does_not_sit() {
    let mut t = table(2)
        .stack(ME, &["parliament-c", "vintners-a"])
        .board(&["paupers-b"], &[])
        .at_start()
        .begin();
    assert_eq!(t.forbidden_by("done"), "L4.2");
}

// L-R21: in the start-of-turn draw alone.
#[test]
fn parliament_has_no_part_in_drawing_three() {
    let mut t = parliament().begin();
    t.does(&["done", "three", "draw deck"]);
    assert_eq!(t.forbidden_by("done"), "L4.5");
    t.does(&["draw deck", "draw deck"]);
    assert_eq!(t.hand(ME).len(), 3);
}

// L-R33, L4.6: the first card is forced, the second is not.
#[test]
fn parliament_cannot_hold_up_the_end() {
    let mut t = parliament().quiet_turns(20).begin();
    assert_eq!(t.hand(ME), ["vintners-a"], "drawn without a question");
    t.does(&["done"]);
    assert_eq!(t.hand(ME), ["vintners-a"]);
}

// L-R33, L4.6
#[test]
fn a_forced_draw_may_be_one_of_the_cards_looked_at() {
    let mut t = parliament().city(ME, &["university-of-london-b"]).quiet_turns(20).begin();
    assert_eq!(t.choices(), ["look 1", "look 2", "look 3", "draw deck"]);
    assert_eq!(t.forbidden_by("draw top wren-a"), "L4.6");
    t.does(&["look 2"]);
    assert_eq!(t.choices(), ["draw seen vintners-a", "draw seen mercers-a"]);
    t.does(&["draw seen mercers-a", "done"]);
    assert_eq!(t.hand(ME), ["mercers-a"]);
}

#[test]
fn university_and_parliament_take_two_of_three() {
    let mut t = parliament().city(ME, &["university-of-london-b"]).begin();
    t.does(&["look 3", "draw seen grocers-a", "draw seen vintners-a"]);
    assert_eq!(t.hand(ME), ["vintners-a", "grocers-a"]);
    assert_eq!(t.view_of(ME).deck.top, [Some(t.title("mercers-a"))]);
}

#[test]
fn university_and_parliament_take_one_of_three_and_one_from_the_board() {
    let mut t = parliament().city(ME, &["university-of-london-b"]).begin();
    t.does(&["look 3", "draw top wren-a", "draw seen mercers-a", "return grocers-a"]);
    assert_eq!(t.hand(ME), ["mercers-a", "wren-a"]);
    t.does(&["three", "draw deck"]);
    assert!(t.hand(ME).contains(&"grocers-a".to_owned()));
}

#[test]
fn university_and_parliament_may_look_and_take_nothing() {
    let mut t = parliament().city(ME, &["university-of-london-b"]).begin();
    t.does(&["look 3", "done", "return grocers-a", "return vintners-a"]);
    assert!(t.hand(ME).is_empty());
    let top = ["grocers-a", "vintners-a", "mercers-a"].map(|id| Some(t.title(id)));
    assert_eq!(t.view_of(ME).deck.top, top);
}

// Only of the cards looked at, or from the board.
#[test]
fn after_looking_at_one_card_the_second_comes_from_the_board() {
    let mut t = parliament().city(ME, &["university-of-london-b"]).begin();
    t.does(&["look 1", "draw seen vintners-a"]);
    assert_eq!(t.choices(), ["draw top paupers-b", "draw top wren-a", "done"]);
    assert_eq!(t.forbidden_by("draw deck"), "L-R21");
}
