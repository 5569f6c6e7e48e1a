//! What boroughs change while they are uppermost (L6.3).

use london::{Event, Named, Question};

use crate::scene::{ME, Scene, YOU, find_borough, seat, table};

fn with_top(borough: &str) -> Scene {
    table(2).boroughs(ME, &[borough])
}

// Run offers: Westminster, Hackney, Fulham & Chelsea. L-R12, L1.6

#[test]
fn westminster_sells_a_prestige_for_three_pounds() {
    let mut t = with_top("westminster").cash(ME, 5).begin();
    t.does(&["run", "use borough"]);
    assert_eq!((t.cash(ME), t.prestige(ME)), (2, 1));
}

#[test]
fn hackney_pays_three_pounds_for_a_pauper() {
    let mut t = with_top("hackney").hand(ME, &["paupers-a", "paupers-c", "wren-a"]).begin();
    t.does(&["run", "use borough"]);
    assert_eq!(t.choices(), ["discard paupers-a", "discard paupers-c"]);
    assert_eq!(t.forbidden_by("discard wren-a"), "L-R12");
    t.does(&["discard paupers-c"]);
    assert_eq!((t.cash(ME), t.prestige(ME)), (3, 0));
    assert_eq!(t.board()[0][0], "paupers-c");
}

// L-R06
#[test]
fn fulham_gives_a_prestige_for_any_card() {
    let mut t = with_top("fulham-chelsea").hand(ME, &["paupers-a", "wren-a"]).begin();
    t.does(&["run", "use borough"]);
    assert_eq!(t.choices(), ["discard wren-a", "discard paupers-a"]);
    t.does(&["discard paupers-a"]);
    assert_eq!((t.cash(ME), t.prestige(ME)), (0, 1));
    assert_eq!(t.board()[0][0], "paupers-a");
}

const RUN_OFFERS: [&str; 3] = ["westminster", "hackney", "fulham-chelsea"];

fn run_offer(id: &str) -> Scene {
    with_top(id).hand(ME, &["paupers-a", "paupers-b", "paupers-c"]).cash(ME, 9)
}

// L1.6
#[test]
fn an_offer_is_used_once_a_turn() {
    for id in RUN_OFFERS {
        let mut t = run_offer(id).begin();
        t.does(&["run", "use borough"]);
        if id != "westminster" {
            t.does(&["discard paupers-a"]);
        }
        let borough = find_borough(t.game.content(), id);
        let used = Event::AbilityUsed { seat: seat(ME), source: Named::Borough(borough) };
        assert!(t.happened().contains(&used));
        assert_eq!(t.forbidden_by("use borough"), "L1.6", "{id}");
        t.does(&["done"]);
        if id != "westminster" {
            t.does(&["draw deck"]);
        }
        t.does(&["run", "done"]);
        if id != "westminster" {
            t.does(&["draw deck"]);
        }
        t.does(&["run"]);
        assert!(t.offers("use borough"), "{id}: another turn, another offer");
    }
}

// L-R12: ahead of the activations, among them, behind them; before L7.6.
#[test]
fn an_offer_is_used_at_any_moment_of_the_run() {
    for before in 0..=2 {
        let mut t = with_top("fulham-chelsea")
            .city(ME, &["vintners-a", "mercers-a"])
            .hand(ME, &["paupers-a"])
            .begin();
        t.does(&["run"]).does(&["activate 1", "activate 2"][..before]);
        t.does(&["use borough"]).does(&["activate 1", "activate 2"][before..]).does(&["done"]);
        assert_eq!((t.cash(ME), t.prestige(ME)), (9, 1));
        assert_eq!(t.poverty(ME), 2, "the card is no longer in hand");
    }
}

// L-R12: only while the run lasts.
#[test]
fn an_offer_waits_for_a_run() {
    for id in RUN_OFFERS {
        let mut t = run_offer(id).begin();
        assert!(!t.offers("use borough"));
        assert_eq!(t.forbidden_by("use borough"), "L-R12");
        t.does(&["run", "done"]);
        assert_eq!(t.asked(), seat(YOU), "{id}: the run is over without it");
    }
}

// L-R12
#[test]
fn an_offer_has_to_be_paid() {
    for id in ["hackney", "fulham-chelsea"] {
        let mut t = with_top(id).begin();
        t.does(&["run"]);
        assert_eq!(t.forbidden_by("use borough"), "L-R12", "{id}");
    }
    let mut t = with_top("hackney").hand(ME, &["wren-a"]).begin();
    t.does(&["run"]);
    assert_eq!(t.forbidden_by("use borough"), "L-R12", "no pauper");
}

// L8.2
#[test]
fn westminster_may_be_paid_with_a_loan() {
    let mut t = with_top("westminster").cash(ME, 2).begin();
    t.does(&["run", "use borough"]);
    assert_eq!((t.cash(ME), t.loans(ME), t.prestige(ME)), (9, 1, 1));
}

// L6.3
#[test]
fn the_offer_of_a_covered_borough_is_gone() {
    for id in RUN_OFFERS {
        let mut t =
            table(2).boroughs(ME, &[id, "hampstead"]).hand(ME, &["paupers-a"]).cash(ME, 9).begin();
        t.does(&["run"]);
        assert_eq!(t.forbidden_by("use borough"), "L5.6", "{id}");
    }
}

// Southwark & Bermondsey

// L1.6, L5.7: one card, by any colour or a pauper.
#[test]
fn southwark_lets_any_card_pay_once_a_turn() {
    let mut t = with_top("southwark-bermondsey")
        .hand(ME, &["vintners-a", "woolwich-arsenal-a", "theatre-royal-a", "paupers-a"])
        .begin();
    t.does(&["develop", "play vintners-a"]);
    assert_eq!(
        t.choices(),
        ["with theatre-royal-a once", "with woolwich-arsenal-a once", "with paupers-a once"]
    );
    assert_eq!(t.forbidden_by("with paupers-a"), "L5.7");
    t.does(&["with paupers-a once"]);
    assert_eq!((t.tops(ME), t.cash(ME)), (vec!["vintners-a".to_owned()], 0));
    assert_eq!(t.forbidden_by("play woolwich-arsenal-a"), "L5.2", "the second card is on its own");
}

// L1.6
#[test]
fn southwark_works_again_in_the_next_turn() {
    let mut t = with_top("southwark-bermondsey")
        .hand(ME, &["vintners-a", "woolwich-arsenal-a", "theatre-royal-a", "paupers-a"])
        .begin();
    t.does(&["develop", "play vintners-a", "with paupers-a once", "done"]);
    t.does(&["draw deck", "run", "done"]).does(&["draw top paupers-a", "develop"]);
    t.does(&["play woolwich-arsenal-a", "with paupers-a once", "new"]);
    assert_eq!(t.tops(ME), ["vintners-a", "woolwich-arsenal-a"]);
}

// L-R31: two abilities with a price or a limit are a choice, the right colour is not.
#[test]
fn southwark_and_a_school_are_two_ways_to_pay() {
    let mut t = with_top("southwark-bermondsey")
        .city(ME, &["school-a-blue"])
        .hand(ME, &["vintners-a", "mercers-a", "theatre-royal-a"])
        .cash(ME, 1)
        .begin();
    t.does(&["develop", "play vintners-a"]);
    assert_eq!(
        t.choices(),
        ["with mercers-a", "with theatre-royal-a price", "with theatre-royal-a once"]
    );
    t.does(&["with theatre-royal-a once", "new"]);
    assert_eq!(t.cash(ME), 1);
    assert_eq!(t.forbidden_by("play mercers-a"), "L5.2", "nothing is left to pay with");
}

// L6.3
#[test]
fn a_covered_borough_lets_no_pauper_pay() {
    for id in ["southwark-bermondsey", "bethnal-green-stepney-poplar"] {
        let mut t = table(2)
            .boroughs(ME, &[id, "hampstead"])
            .hand(ME, &["vintners-a", "paupers-a"])
            .begin();
        assert_eq!(t.forbidden_by("develop"), "L5.9", "{id}");
    }
}

// Bethnal Green, Stepney & Poplar

// L5.7, L-R31: no price and no limit.
#[test]
fn in_bethnal_green_paupers_pay_for_brown_cards() {
    let mut t = with_top("bethnal-green-stepney-poplar")
        .hand(ME, &["vintners-a", "mercers-a", "paupers-a", "paupers-b"])
        .begin();
    t.does(&["develop", "play vintners-a"]);
    assert_eq!(t.choices(), ["with mercers-a", "with paupers-a", "with paupers-b"]);
    t.does(&["with paupers-b", "play mercers-a"]);
    assert_eq!(t.tops(ME), ["vintners-a", "mercers-a"], "any number of times");
    assert!(t.hand(ME).is_empty());
}

#[test]
fn in_bethnal_green_paupers_pay_for_no_other_colour() {
    let mut t = with_top("bethnal-green-stepney-poplar")
        .hand(ME, &["theatre-royal-a", "woolwich-arsenal-a", "paupers-a"])
        .begin();
    assert_eq!(t.forbidden_by("develop"), "L5.9");
    let mut t = with_top("bethnal-green-stepney-poplar")
        .hand(ME, &["theatre-royal-a", "st-pauls-a", "wren-a", "paupers-a"])
        .begin();
    t.does(&["develop", "play theatre-royal-a"]);
    assert_eq!(t.forbidden_by("with paupers-a"), "L5.7");
}

// L-R31
#[test]
fn in_bethnal_green_a_school_takes_nothing_for_a_pauper() {
    let mut t = with_top("bethnal-green-stepney-poplar")
        .city(ME, &["school-a-blue"])
        .hand(ME, &["vintners-a", "wren-a", "paupers-a"])
        .begin();
    t.does(&["develop", "play vintners-a"]);
    assert_eq!(t.choices(), ["with wren-a price", "with paupers-a"]);
}

// St. Marylebone

#[test]
fn st_marylebone_may_draw_a_fourth_card() {
    let mut t = with_top("st-marylebone").board(&["paupers-b"], &[]).begin();
    t.does(&["three", "draw deck", "draw deck"]);
    assert_eq!(t.forbidden_by("done"), "L4.5");
    t.does(&["draw deck"]);
    assert_eq!(t.choices(), ["draw deck", "draw top paupers-b", "done"]);
    t.does(&["draw top paupers-b"]);
    assert_eq!((t.hand(ME).len(), t.asked()), (4, seat(YOU)));
}

// L1.3: using it is up to the owner.
#[test]
fn st_marylebone_need_not_draw_a_fourth_card() {
    let mut t = with_top("st-marylebone").begin();
    t.does(&["three", "done"]);
    assert_eq!(t.hand(ME).len(), 3);
}

// L3.2
#[test]
fn st_marylebone_draws_no_more_than_there_is() {
    let mut t = with_top("st-marylebone")
        .deck(&["vintners-a", "wren-a", "paupers-a"])
        .nothing_else()
        .begin();
    t.does(&["three"]);
    assert_eq!((t.hand(ME).len(), t.asked()), (3, seat(YOU)));
}

#[test]
fn st_marylebone_adds_nothing_to_other_draws() {
    let mut t = with_top("st-marylebone").hand(ME, &["huguenots-a"]).begin();
    t.does(&["develop", "done"]);
    assert_eq!(t.hand(ME).len(), 2);
    let mut t = with_top("st-marylebone").offer(&["hampstead"]).cash(ME, 8).begin();
    t.does(&["land"]);
    assert_eq!(t.hand(ME).len(), 1);
    let mut t = table(2).boroughs(ME, &["st-marylebone", "hampstead"]).begin();
    t.does(&["three"]);
    assert_eq!((t.hand(ME).len(), t.asked()), (3, seat(YOU)), "covered");
}

// Islington & Stoke Newington: L-R13

#[test]
fn islington_exchanges_a_card_once_a_turn() {
    let mut t = with_top("islington-stoke-newington")
        .hand(ME, &["paupers-a", "wren-a"])
        .board(&["vintners-a"], &[])
        .begin();
    t.does(&["exchange borough", "give paupers-a"]);
    assert_eq!((t.hand(ME), &t.board()[0][0][..]), (ids(&["vintners-a", "wren-a"]), "paupers-a"));
    assert_eq!(t.forbidden_by("exchange borough"), "L1.6");
}

fn ids(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|&id| id.to_owned()).collect()
}

// L1.6: counted for every such card separately.
#[test]
fn islington_and_the_stock_exchange_both_exchange() {
    let mut t = with_top("islington-stoke-newington")
        .city(ME, &["stock-exchange-b"])
        .hand(ME, &["paupers-a", "paupers-b"])
        .board(&["vintners-a", "mercers-a"], &[])
        .begin();
    t.does(&["exchange borough", "take top vintners-a", "give paupers-a"]);
    t.does(&["exchange 1", "take top mercers-a", "give paupers-b"]);
    assert_eq!(t.hand(ME), ["vintners-a", "mercers-a"]);
    assert!(!t.choices().iter().any(|choice| choice.starts_with("exchange")));
}

// L-R08: in force immediately, so in the turn in which it is bought.
#[test]
fn islington_exchanges_as_soon_as_it_is_bought() {
    let mut t = table(2)
        .offer(&["islington-stoke-newington"])
        .cash(ME, 5)
        .board(&["vintners-a"], &[])
        .begin();
    t.does(&["land"]).does(&["draw deck"; 3]);
    assert_eq!(t.question(), Some(Question::AfterAction));
    assert_eq!(t.choices(), ["exchange borough", "done"]);
}

// L6.3: it stops when the next borough covers it.
#[test]
fn islington_covered_exchanges_no_more() {
    let mut t = with_top("islington-stoke-newington")
        .offer(&["hampstead"])
        .hand(ME, &["paupers-a"])
        .board(&["vintners-a"], &[])
        .cash(ME, 8)
        .begin();
    assert!(t.offers("exchange borough"));
    t.does(&["land", "draw deck"]);
    assert_eq!(t.asked(), seat(YOU));
}

// Greenwich: L-R21

#[test]
fn greenwich_looks_at_the_top_card_before_drawing() {
    let scene = || {
        with_top("greenwich")
            .board(&["paupers-b"], &[])
            .deck(&["vintners-a", "mercers-a"])
            .at_start()
    };
    let mut t = scene().begin();
    assert_eq!(t.choices(), ["look 1", "draw deck", "draw top paupers-b"]);
    t.does(&["look 1"]);
    assert_eq!(t.choices(), ["draw seen vintners-a", "draw top paupers-b"]);
    t.does(&["draw seen vintners-a"]);
    assert_eq!(t.hand(ME), ["vintners-a"]);
    let mut t = scene().begin();
    t.does(&["look 1", "draw top paupers-b"]);
    assert_eq!(t.hand(ME), ["paupers-b"]);
    assert_eq!(t.view_of(ME).deck.top, [Some(t.title("vintners-a"))], "it stays on the deck");
}

#[test]
fn greenwich_adds_nothing_to_the_university() {
    let mut t = with_top("greenwich").city(ME, &["university-of-london-b"]).at_start().begin();
    assert_eq!(t.forbidden_by("look 4"), "L-R21");
    t.does(&["look 3"]);
}

#[test]
fn greenwich_and_parliament_take_the_card_seen_and_one_from_the_board() {
    let mut t = with_top("greenwich")
        .city(ME, &["parliament-c"])
        .board(&["paupers-b"], &[])
        .deck(&["vintners-a", "mercers-a"])
        .at_start()
        .begin();
    t.does(&["look 1", "draw seen vintners-a"]);
    assert_eq!(t.choices(), ["draw top paupers-b", "done"]);
}

// L6.3
#[test]
fn greenwich_covered_looks_no_more() {
    let mut t = table(2)
        .boroughs(ME, &["greenwich", "hampstead"])
        .board(&["paupers-b"], &[])
        .at_start()
        .begin();
    assert_eq!(t.forbidden_by("look 1"), "L-R21");
}

// Camberwell

// L7.6
#[test]
fn camberwell_spares_two_cards_in_hand() {
    let hand = ["wren-a", "paupers-a", "paupers-b"];
    for (cards, poverty) in [(3, 1), (2, 0), (1, 0), (0, 0)] {
        let mut t = with_top("camberwell").hand(ME, &hand[..cards]).loans(ME, 1).begin();
        t.does(&["run", "done"]);
        assert_eq!(t.poverty(ME), 1 + poverty, "{cards} cards and a loan");
    }
}

// L-R27
#[test]
fn camberwell_does_not_help_at_the_end() {
    let t = with_top("camberwell").hand(ME, &["wren-a", "paupers-a"]).begin();
    assert_eq!((t.score(ME).hand, t.score(ME).poverty), (2, 2));
}

// L6.3
#[test]
fn camberwell_covered_spares_nothing() {
    let mut t = table(2)
        .boroughs(ME, &["camberwell", "hampstead"])
        .hand(ME, &["wren-a", "paupers-a"])
        .begin();
    t.does(&["run", "done"]);
    assert_eq!(t.poverty(ME), 2);
}
