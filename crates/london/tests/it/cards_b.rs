//! The cards of set B. Those with long rulings are in `cards_b_special.rs`.

use london::Colour::{Blue, Brown, Pink};
use london::Set::B;
use london::{Event, Question};

use crate::printed::{Printed, card};
use crate::scene::{ME, Play, THIRD, YOU, seat, table};

/// Every building card of the set, each of them played by a test below.
pub(crate) fn all() -> Vec<Printed> {
    let docks_and_industries = brown_cards_of_set_b_that_take_a_card();
    [brown_cards_of_set_b(), docks_and_industries, blue_cards_of_set_b(), pink_cards_of_set_b()]
        .concat()
}

fn brown_cards_of_set_b() -> Vec<Printed> {
    vec![
        card(B, Brown, "oxford-street-b").costs(4).cash(8).prestige(2).relieves(1).flips(),
        card(B, Brown, "workers-houses-b").copies(2).relieves(2).flips(),
        card(B, Brown, "furniture-makers-b").copies(2).cash(6).flips().scores(1),
        card(B, Brown, "watch-makers-b").cash(6).flips().scores(1),
        card(B, Brown, "silk-weaving-b").cash(6).flips().scores(1),
        card(B, Brown, "lloyds-of-london-b").copies_by_pack(0, 1).cash(2).flips().scores(2),
        card(B, Brown, "omnibus-b").copies_by_pack(1, 2),
        card(B, Brown, "stock-exchange-b").costs(2).cash(2).scores(1),
        card(B, Brown, "steamboats-b").copies(2).flips(),
        card(B, Brown, "bank-of-england-b").idle().scores(2),
        card(B, Brown, "shops-b").copies(2).prestige(2).relieves(1).flips(),
    ]
}

#[test]
fn brown_cards_of_set_b_are_as_printed() {
    brown_cards_of_set_b().into_iter().for_each(Printed::check);
}

fn brown_cards_of_set_b_that_take_a_card() -> Vec<Printed> {
    let docks = [
        card(B, Brown, "albert-dock-b").costs(2).takes_a_card().cash(10).prestige(1),
        card(B, Brown, "royal-victoria-dock-b").costs(2).takes_a_card().cash(10).prestige(1),
        card(B, Brown, "west-india-docks-b").takes_a_card().cash(7),
    ];
    let industries = [
        card(B, Brown, "ship-building-b").costs(2).takes_a_card().cash(6).prestige(2),
        card(B, Brown, "brewing-b").costs(2).takes_a_card().cash(9),
    ];
    let docks = docks.map(|printed| printed.flips().scores(2));
    let industries = industries.map(|printed| printed.copies(2).flips().scores(1));
    docks.into_iter().chain(industries).collect()
}

#[test]
fn brown_cards_of_set_b_that_take_a_card_are_as_printed() {
    brown_cards_of_set_b_that_take_a_card().into_iter().for_each(Printed::check);
}

fn blue_cards_of_set_b() -> Vec<Printed> {
    vec![
        card(B, Blue, "kew-gardens-b").costs(7).relieves(1).scores(4),
        card(B, Blue, "nelsons-column-b").costs(8).idle().scores(5),
        card(B, Blue, "town-houses-b").copies(2).costs(4).prestige(1).flips(),
        card(B, Blue, "british-museum-b").costs(4).prestige(1).relieves(1).scores(2),
        card(B, Blue, "buckingham-palace-b").costs(10).idle().scores(7),
        card(B, Blue, "hospital-b").copies(2).costs(2).idle().scores(3),
        card(B, Blue, "street-lights-b").copies(2).takes_cash(4).prestige(1).relieves(2),
        card(B, Blue, "university-of-london-b").costs(5).idle().scores(3),
        card(B, Blue, "lords-b").prestige(1).relieves(1).scores(1),
    ]
}

#[test]
fn blue_cards_of_set_b_are_as_printed() {
    blue_cards_of_set_b().into_iter().for_each(Printed::check);
}

fn pink_cards_of_set_b() -> Vec<Printed> {
    vec![
        card(B, Pink, "highgate-cemetery-b").costs(4).relieves(2).flips().scores(2),
        card(B, Pink, "police-force-b")
            .copies_by_pack(0, 1)
            .costs(2)
            .prestige(2)
            .relieves(1)
            .flips(),
        card(B, Pink, "fleet-street-b").copies_by_pack(0, 1).cash(5).flips(),
        card(B, Pink, "regent-street-b").costs(2).cash(3).prestige(2).relieves(1).flips().scores(2),
        card(B, Pink, "bridge-b").copies(2).costs(2).scores(2),
        card(B, Pink, "brixton-prison-b").asks(&["done"]).flips(),
        card(B, Pink, "millbank-prison-b").costs(5).asks(&["done"]).flips(),
        card(B, Pink, "fire-brigade-b").copies_by_pack(0, 1).prestige(2).flips(),
    ]
}

#[test]
fn pink_cards_of_set_b_are_as_printed() {
    pink_cards_of_set_b().into_iter().for_each(Printed::check);
}

// L7.2
#[test]
fn docks_and_industries_need_a_card() {
    for id in [
        "albert-dock-b",
        "royal-victoria-dock-b",
        "west-india-docks-b",
        "ship-building-b",
        "brewing-b",
    ] {
        let mut t = table(2).city(ME, &[id]).cash(ME, 20).begin();
        t.does(&["run"]);
        assert_eq!(t.forbidden_by("activate 1"), "L7.2", "{id}");
    }
}

// L7.3
#[test]
fn relief_without_poverty_is_lost() {
    for (id, poverty) in [("workers-houses-b", 1), ("highgate-cemetery-b", 1), ("lords-b", 0)] {
        let mut t = table(2).city(ME, &[id]).poverty(ME, poverty).begin();
        t.does(&["run", "activate 1"]);
        assert_eq!(t.poverty(ME), 0, "{id}");
    }
}

// Cards that count

// L6.3: boroughs that are covered count, too.
#[test]
fn omnibus_pays_one_for_each_borough() {
    let boroughs = ["city", "lewisham", "deptford"];
    let mut t = table(2).city(ME, &["omnibus-b"]).boroughs(ME, &boroughs).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.cash(ME), 3);
    assert_eq!(t.tops(ME), ["omnibus-b"], "it stays");
}

// L6.3
#[test]
fn steamboats_pay_two_for_each_borough_on_the_river() {
    let boroughs = ["city", "lewisham", "deptford", "hampstead"];
    let mut t = table(2)
        .city(ME, &["steamboats-b"])
        .boroughs(ME, &boroughs)
        .boroughs(YOU, &["lambeth"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.cash(ME), 4);
    assert_eq!(t.tops(ME), ["!"]);
}

// L-R14: on top of its stack, not flipped, the card itself included.
#[test]
fn town_houses_count_blue_cards_that_lie_face_up() {
    let mut t = table(2)
        .city(ME, &["town-houses-b", "lords-b", "vintners-a", "!theatre-royal-a", "bridge-b"])
        .stack(ME, &["st-pauls-a", "mercers-a"])
        .city(YOU, &["school-a-blue"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.prestige(ME), 2);
}

// L-R14: at the moment when the effect is carried out.
#[test]
fn town_houses_do_not_count_a_card_flipped_before() {
    let mut t = table(2).city(ME, &["town-houses-b", "vauxhall-gardens-a"]).begin();
    t.does(&["run", "activate 2"]);
    let before = t.prestige(ME);
    t.does(&["activate 1"]);
    assert_eq!(t.prestige(ME) - before, 1);
}

// L10.3: the Hospital counts before it is turned over.
#[test]
fn town_houses_count_the_hospital_that_spares_them() {
    let mut t = table(2).city(ME, &["town-houses-b", "hospital-b"]).begin();
    t.does(&["run", "activate 1", "flip 2"]);
    assert_eq!(t.prestige(ME), 2);
    assert_eq!(t.tops(ME), ["town-houses-b", "!"]);
}

// L-R14, L7.7
#[test]
fn town_houses_do_not_count_a_hospital_used_up() {
    let mut t = table(2).city(ME, &["town-houses-b", "vintners-a", "hospital-b"]).begin();
    t.does(&["run", "activate 2", "flip 3", "activate 1"]);
    assert_eq!(t.prestige(ME), 1);
}

// L-R14
#[test]
fn bridges_count_brown_cards_that_lie_face_up() {
    for bridge in ["bridge-b", "tower-bridge-c"] {
        let mut t = table(2)
            .city(ME, &[bridge, "vintners-a", "grand-hotel-c", "lords-b", "!mercers-a"])
            .stack(ME, &["grocers-a", "woolwich-arsenal-a"])
            .city(YOU, &["salters-a"])
            .begin();
        t.does(&["run", "activate 1"]);
        assert_eq!(t.cash(ME), 2, "{bridge}");
    }
}

// L-R14
#[test]
fn a_bridge_does_not_count_a_card_flipped_before() {
    for bridge in ["bridge-b", "tower-bridge-c"] {
        let mut t = table(2).city(ME, &[bridge, "vintners-a", "grand-hotel-c"]).begin();
        t.does(&["run", "activate 2", "activate 1"]);
        assert_eq!(t.cash(ME), 4 + 1, "{bridge}");
    }
}

// Street Lights

// L8.2, L7.4: no flip symbol.
#[test]
fn street_lights_burn_again_in_the_next_run() {
    let mut t = table(2).city(ME, &["street-lights-b"]).cash(ME, 7).poverty(ME, 9).begin();
    t.does(&["run", "activate 1", "done"]).does(&["run", "done"]).does(&["run", "activate 1"]);
    assert_eq!(t.prestige(ME), 2);
    assert_eq!((t.cash(ME), t.loans(ME)), (9, 1), "£4, and £4 with a loan");
}

// Prisons: L-R23

#[test]
fn brixton_takes_up_to_three_cards_each_for_one_poverty() {
    let hand = ["vintners-a", "wren-a", "paupers-a", "st-pauls-a"];
    let mut t = table(2).city(ME, &["brixton-prison-b"]).hand(ME, &hand).poverty(ME, 5).begin();
    t.does(&["run", "activate 1", "discard paupers-a"]);
    assert_eq!(t.poverty(ME), 4, "one after another");
    t.does(&["discard wren-a", "discard vintners-a"]);
    assert_eq!((t.poverty(ME), t.prestige(ME)), (2, 0));
    assert_eq!(t.question(), Some(Question::Run), "a fourth is not asked for");
    assert_eq!(t.tops(ME), ["!"]);
    assert_eq!(t.board()[0], ["paupers-a", "wren-a", "vintners-a"], "L-R02");
}

#[test]
fn millbank_gives_prestige_for_each_card_as_well() {
    let hand = ["vintners-a", "wren-a", "paupers-a", "st-pauls-a"];
    let mut t = table(2).city(ME, &["millbank-prison-b"]).hand(ME, &hand).poverty(ME, 5).begin();
    t.does(&["run", "activate 1", "discard paupers-a"]);
    assert_eq!((t.poverty(ME), t.prestige(ME)), (4, 1));
    t.does(&["discard wren-a", "discard vintners-a"]);
    assert_eq!((t.poverty(ME), t.prestige(ME)), (2, 3));
    assert_eq!(t.question(), Some(Question::Run));
}

#[test]
fn prisons_may_take_fewer_cards() {
    for (prison, prestige) in [("brixton-prison-b", 0), ("millbank-prison-b", 2)] {
        let hand = ["vintners-a", "wren-a", "paupers-a"];
        let mut t = table(2).city(ME, &[prison]).hand(ME, &hand).poverty(ME, 5).begin();
        t.does(&["run", "activate 1", "discard wren-a", "discard paupers-a", "done"]);
        assert_eq!((t.poverty(ME), t.prestige(ME)), (3, prestige));
        assert_eq!((t.hand(ME), t.tops(ME)), (vec!["vintners-a".to_owned()], vec!["!".to_owned()]));
    }
}

// L-R23
#[test]
fn millbank_gives_prestige_without_poverty() {
    let mut t = table(2).city(ME, &["millbank-prison-b"]).hand(ME, &["wren-a"]).begin();
    t.does(&["run", "activate 1", "discard wren-a"]);
    assert_eq!((t.poverty(ME), t.prestige(ME)), (0, 1));
}

// L-R35, L-R10: with an empty hand the prison can be activated, and asks for nothing.
#[test]
fn a_prison_does_not_ask_an_empty_hand() {
    for prison in ["brixton-prison-b", "millbank-prison-b"] {
        let mut t = table(2).city(ME, &[prison]).begin();
        t.does(&["run", "activate 1"]);
        assert_eq!((t.question(), t.tops(ME)), (Some(Question::Run), vec!["!".to_owned()]));
        // Nor does it ask on when the last card has gone.
        let mut t = table(2).city(ME, &[prison]).hand(ME, &["wren-a"]).poverty(ME, 5).begin();
        t.does(&["run", "activate 1", "discard wren-a"]);
        assert_eq!((t.question(), t.poverty(ME)), (Some(Question::Run), 4));
    }
}

// Cards that affect the opponents: L-R24

fn attack(card: &str) -> crate::scene::Scene {
    table(3).with_all_cards().city(ME, &[card])
}

fn cash_of_all(t: &Play) -> [i32; 3] {
    [ME, YOU, THIRD].map(|seat| t.cash(seat))
}

#[test]
fn lloyds_takes_two_from_each_opponent() {
    let mut t = attack("lloyds-of-london-b").cash(YOU, 2).cash(THIRD, 5).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(cash_of_all(&t), [4, 0, 3]);
    assert_eq!(t.tops(ME), ["!"]);
}

// L8.2, L8.1: without their doing, as many loans as it takes.
#[test]
fn lloyds_makes_opponents_borrow() {
    let mut t = attack("lloyds-of-london-b").cash(YOU, 1).cash(THIRD, 2).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(cash_of_all(&t), [4, 9, 0]);
    assert_eq!([ME, YOU, THIRD].map(|seat| t.loans(seat)), [0, 1, 0]);
}

// L-R24: in turn order, which begins with the next player.
#[test]
fn lloyds_goes_round_in_turn_order() {
    let mut t = table(3)
        .with_all_cards()
        .city(YOU, &["lloyds-of-london-b"])
        .cash(ME, 2)
        .cash(THIRD, 2)
        .turn_of(YOU)
        .begin();
    t.does(&["run", "activate 1"]);
    let given = |from: usize| Event::CashGiven { from: seat(from), to: seat(YOU), cash: 2 };
    let mut happened = t.happened();
    happened.retain(|event| matches!(event, Event::CashGiven { .. }));
    assert_eq!(happened, [given(THIRD), given(ME)]);
}

// L-R24, L-R27
#[test]
fn lloyds_brings_a_visible_bank_of_england_twelve() {
    let mut t = attack("lloyds-of-london-b")
        .city(YOU, &["bank-of-england-b"])
        .cash(YOU, 1)
        .cash(THIRD, 2)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.cash(YOU), t.loans(YOU)), (1 + 12 - 2, 1));
}

// L8.6: of a compulsory cost one pays what one can, and the remainder is forgotten.
#[test]
fn lloyds_forgets_what_no_loan_can_cover() {
    let mut t = attack("lloyds-of-london-b").limited_loans().loans(ME, 12).cash(YOU, 1).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(cash_of_all(&t), [1, 0, 0]);
    assert_eq!((t.loans(YOU), t.loans(THIRD)), (0, 0));
}

#[test]
fn police_force_hands_one_poverty_to_an_opponent() {
    let mut t = attack("police-force-b").poverty(ME, 3).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["player 2", "player 3"]);
    assert_eq!(t.forbidden_by("player 1"), "L-R24");
    t.does(&["player 3"]);
    assert_eq!([ME, YOU, THIRD].map(|seat| t.poverty(seat)), [2, 0, 1]);
    assert_eq!(t.prestige(ME), 2);
}

// L-R24
#[test]
fn police_force_without_poverty_asks_nobody() {
    let mut t = attack("police-force-b").begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.question(), Some(Question::Run));
    assert_eq!([ME, YOU, THIRD].map(|seat| t.poverty(seat)), [0, 0, 0]);
    assert_eq!(t.prestige(ME), 2);
}

// From the supply, not from one's own.
#[test]
fn fleet_street_gives_an_opponent_two_poverty() {
    let mut t = attack("fleet-street-b").poverty(ME, 3).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.forbidden_by("player 1"), "L-R24");
    t.does(&["player 2"]);
    assert_eq!([ME, YOU, THIRD].map(|seat| t.poverty(seat)), [3, 2, 0]);
    assert_eq!(t.cash(ME), 5);
}

// To the supply; each opponent's own boroughs count, the covered ones among them.
#[test]
fn fire_brigade_counts_the_boroughs_of_each_opponent() {
    let mut t = attack("fire-brigade-b")
        .boroughs(ME, &["city"])
        .boroughs(YOU, &["lambeth", "deptford", "hackney"])
        .cash(YOU, 5)
        .cash(THIRD, 5)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(cash_of_all(&t), [0, 2, 5]);
    assert_eq!(t.prestige(ME), 2);
}

// L8.2, L-R24
#[test]
fn fire_brigade_makes_opponents_borrow() {
    let mut t = attack("fire-brigade-b")
        .boroughs(YOU, &["lambeth"])
        .boroughs(THIRD, &["deptford", "hackney"])
        .city(THIRD, &["bank-of-england-b"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(cash_of_all(&t), [0, 9, 10]);
    assert_eq!([ME, YOU, THIRD].map(|seat| t.loans(seat)), [0, 1, 1]);
}
