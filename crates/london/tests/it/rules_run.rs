//! L7: running the city.

use london::{Event, Question, Reason};

use crate::scene::{ME, YOU, seat, table};

// L7.1: any number, one at a time, in any order, each at most once a turn; none is allowed.
#[test]
fn any_number_of_cards_in_any_order_each_once() {
    let mut t =
        table(2).city(ME, &["grand-hotel-c", "mercers-a", "lords-b"]).poverty(ME, 4).begin();
    t.does(&["run"]);
    assert_eq!(t.choices(), ["activate 2", "activate 3", "activate 1", "loan", "done"]);
    t.does(&["activate 3", "activate 1"]);
    assert_eq!((t.cash(ME), t.prestige(ME), t.poverty(ME)), (4, 1, 3));
    assert_eq!(t.forbidden_by("activate 1"), "L7.1");
    t.does(&["done"]);
    assert_eq!(t.tops(ME), ["grand-hotel-c", "mercers-a", "lords-b"]);
    let mut t = table(2).city(ME, &["mercers-a"]).begin();
    t.does(&["run", "done"]);
    assert_eq!((t.cash(ME), t.poverty(ME)), (0, 1));
}

// L7.1: covered and face-down cards cannot be activated.
#[test]
fn only_face_up_top_cards_are_activated() {
    let mut t =
        table(2).stack(ME, &["grand-hotel-c", "st-pauls-a"]).city(ME, &["!mercers-a"]).begin();
    t.does(&["run"]);
    assert_eq!(t.choices(), ["loan", "done"]);
    assert_eq!(t.forbidden_by("activate 2"), "L7.4");
}

// L7.2: money, with a loan if need be.
#[test]
fn an_activation_cost_in_money_may_take_a_loan() {
    let mut t = table(2).city(ME, &["woolwich-arsenal-a"]).cash(ME, 2).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.cash(ME), t.loans(ME), t.prestige(ME)), (5, 1, 5));
}

// L7.2, L-R06: a card of any colour, paupers included; without one it cannot be activated.
#[test]
fn an_activation_cost_of_a_card_takes_any_card() {
    let mut t = table(2).city(ME, &["brewing-b"]).hand(ME, &["lords-b", "paupers-c"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["discard lords-b", "discard paupers-c"]);
    assert_eq!(t.forbidden_by("cash"), "L7.2");
    t.does(&["discard paupers-c"]);
    assert_eq!((t.cash(ME), t.board()[0][0].as_str()), (9, "paupers-c"));
    let mut t = table(2).city(ME, &["brewing-b"]).begin();
    t.does(&["run"]);
    assert_eq!(t.refuses("activate 1"), Reason::NoCardToPay(t.title("brewing-b")));
}

// L7.3: the whole effect; removing poverty one does not have does nothing.
#[test]
fn the_whole_effect_is_done_and_missing_poverty_is_no_loss() {
    let mut t = table(2).city(ME, &["smithfield-market-c", "sewers-c"]).poverty(ME, 2).begin();
    t.does(&["run", "activate 1", "activate 2"]);
    assert_eq!((t.cash(ME), t.poverty(ME)), (8, 0));
}

// L7.4: face down, the stack stays, no second activation, the ability ends.
#[test]
fn a_card_with_the_flip_symbol_turns_over() {
    let mut t = table(2).city(ME, &["mercers-a"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.tops(ME), t.sizes(ME)), (vec!["!".to_owned()], vec![1]));
    t.does(&["done", "run", "done", "run"]);
    assert_eq!(t.forbidden_by("activate 1"), "L7.4");
}

// L7.4
#[test]
fn a_card_without_it_can_be_used_in_every_run() {
    let mut t = table(2).city(ME, &["grand-hotel-c"]).begin();
    t.does(&["run", "activate 1", "done", "run", "done", "run", "activate 1"]);
    assert_eq!(t.cash(ME), 8);
}

// L7.5: compulsory, once, whenever its owner likes.
#[test]
fn the_run_effect_is_resolved_once_before_between_or_after() {
    let scene =
        || table(2).boroughs(ME, &["wandsworth"]).city(ME, &["sewers-c", "lords-b"]).poverty(ME, 1);
    let mut t = scene().begin();
    // Before: 1 + 2 - 3 - 1, then two stacks.
    t.does(&["run", "effect"]);
    assert_eq!(t.poverty(ME), 3);
    assert_eq!(t.forbidden_by("effect"), "L7.5");
    t.does(&["activate 1", "activate 2", "done"]);
    assert_eq!(t.poverty(ME), 2);
    // Between.
    let mut t = scene().begin();
    t.does(&["run", "activate 1", "effect", "activate 2", "done"]);
    assert_eq!(t.poverty(ME), 1 + 2);
    // After, by ending the run (L-R30).
    let mut t = scene().begin();
    t.does(&["run", "activate 1", "activate 2"]);
    assert!(!t.offers("effect"));
    assert_eq!(t.forbidden_by("effect"), "L-R30");
    t.does(&["done"]);
    assert_eq!(t.poverty(ME), 2 + 2);
    assert_eq!(t.top_borough(ME).as_deref(), Some("wandsworth"));
}

// L7.6: one for each stack, activated or not, each £10 of loans, each card in hand.
#[test]
fn after_the_run_poverty_comes_from_stacks_loans_and_hand() {
    let mut t = table(2)
        .stack(ME, &["mercers-a", "!lords-b"])
        .city(ME, &["grand-hotel-c"])
        .loans(ME, 3)
        .hand(ME, &["salters-a", "paupers-a", "paupers-b", "vintners-a"])
        .begin();
    t.does(&["run", "done"]);
    assert_eq!(t.poverty(ME), 2 + 3 + 4);
    let ended = Event::RunEnded { seat: seat(ME), stacks: 2, loans: 3, hand: 4 };
    assert!(t.happened().contains(&ended));
}

// L7.7: the Hospital flips instead; the spared card stays up but cannot be used again this turn.
#[test]
fn the_hospital_flips_instead() {
    let mut t = table(2).city(ME, &["hospital-a", "mercers-a"]).begin();
    t.does(&["run", "activate 2"]);
    assert!(matches!(t.question(), Some(Question::Flip(_))));
    assert_eq!(t.choices(), ["flip", "flip 1"]);
    t.does(&["flip 1"]);
    assert_eq!(t.tops(ME), ["!", "mercers-a"]);
    assert_eq!(t.forbidden_by("activate 2"), "L7.1");
    t.does(&["done", "run", "done", "run", "activate 2"]);
    assert_eq!(t.cash(ME), 10);
}

// L-R10: only a card with an activated ability can be activated; one that would do nothing may be.
#[test]
fn only_cards_with_an_activated_ability_can_be_activated() {
    let mut t = table(2).city(ME, &["hospital-a", "st-pauls-a", "almshouses-a"]).begin();
    t.does(&["run"]);
    assert_eq!(t.choices(), ["activate 3", "loan", "done"]);
    assert_eq!(t.refuses("activate 1"), Reason::NoActivation(t.title("hospital-a")));
    assert_eq!(t.forbidden_by("activate 2"), "L-R10");
    t.does(&["activate 3", "flip"]);
    assert_eq!(t.tops(ME)[2], "!");
}

// L-R12: also in a run without activations; before L7.6.
#[test]
fn an_optional_run_ability_is_used_inside_the_run() {
    let mut t =
        table(2).boroughs(ME, &["fulham-chelsea"]).hand(ME, &["mercers-a", "paupers-a"]).begin();
    t.does(&["run", "use borough", "discard paupers-a", "done"]);
    assert_eq!((t.prestige(ME), t.poverty(ME)), (1, 1), "one card left in hand");
}

// L-R12: used only if its owner wants.
#[test]
fn an_optional_ability_may_be_left_unused() {
    let mut t = table(2).boroughs(ME, &["westminster"]).cash(ME, 30).begin();
    t.does(&["run", "done"]);
    assert_eq!((t.cash(ME), t.prestige(ME)), (30, 0));
}

// L-R11: the order of parts is asked for only where it matters; no card of our packs is such.
#[test]
fn the_order_of_parts_is_asked_where_it_matters() {
    for name in ["london", "london-110"] {
        let content = crate::scene::pack(name);
        for (_, facts) in content.titles() {
            let effects = facts.activation.iter().map(|a| &a.effects).chain(facts.action.iter());
            assert!(effects.into_iter().all(|e| !e.order_matters()), "{}", facts.id);
        }
        assert!(content.boroughs().all(|(_, b)| !b.run.order_matters()));
    }
    let text = r#"
format = 1
pack = "orders"
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
id = "mercers-a"
activate.effects = [{ take_poverty = 2 }, { remove_poverty = 1 }, { gain_cash = 1 }]
"#;
    let content = london::Content::parse("orders.toml", text).unwrap();
    let mut t = table(2).with_pack(content.clone()).city(ME, &["mercers-a"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["part 1", "part 2", "part 3"]);
    t.does(&["part 2"]);
    assert_eq!(t.forbidden_by("part 2"), "L-R11");
    t.does(&["part 3", "done"]);
    assert_eq!((t.cash(ME), t.poverty(ME)), (1, 2 + 1));
    let mut t = table(2).with_pack(content).city(ME, &["mercers-a"]).begin();
    t.does(&["run", "activate 1", "part 1", "part 2", "done"]);
    assert_eq!((t.cash(ME), t.poverty(ME)), (1, 1 + 1));
}

// L-R14: counted when the effect is done, the card itself included; covered and flipped ones not.
#[test]
fn face_up_cards_are_counted_when_the_effect_is_done() {
    let mut t = table(2)
        .city(ME, &["town-houses-b", "hospital-a", "!lords-b", "almshouses-a"])
        .stack(ME, &["kew-gardens-b", "mercers-a"])
        .city(YOU, &["street-lights-b"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.prestige(ME), 2);
}

// L-R15: decided at the flip of that very activation; with several Hospitals the owner chooses.
#[test]
fn with_several_hospitals_the_owner_chooses() {
    let mut t = table(2).city(ME, &["hospital-a", "hospital-b", "mercers-a", "salters-a"]).begin();
    t.does(&["run", "activate 3"]);
    assert_eq!(t.choices(), ["flip", "flip 1", "flip 2"]);
    t.does(&["flip 2", "activate 4"]);
    assert_eq!(t.choices(), ["flip", "flip 1"]);
    t.does(&["flip"]);
    assert_eq!(t.tops(ME), ["hospital-a", "!", "mercers-a", "!"]);
}

// L-R15: Hammersmith is one more way, once a turn.
#[test]
fn hammersmith_spares_one_card_a_turn() {
    let mut t = table(2)
        .boroughs(ME, &["hammersmith"])
        .city(ME, &["mercers-a", "salters-a"])
        .cash(ME, 2)
        .begin();
    t.does(&["run", "activate 1", "spare", "activate 2"]);
    assert_eq!(t.tops(ME), ["mercers-a", "!"]);
    assert_eq!(t.cash(ME), 2 + 5 - 2 + 4);
}
