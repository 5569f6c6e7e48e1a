//! The twenty boroughs: what buying them brings, where they lie, what they do in a run.

use london::Question;
use london::Side::{North, South};

use crate::scene::{ME, YOU, find_borough, pack, table};

/// A borough as it is printed.
struct Printed {
    id: &'static str,
    cost: i32,
    draw: usize,
    prestige: i32,
    relief: i32,
    side: london::Side,
    river: bool,
}

fn borough(
    id: &'static str,
    [cost, prestige, relief]: [i32; 3],
    draw: usize,
    side: london::Side,
) -> Printed {
    Printed { id, cost, draw, prestige, relief, side, river: false }
}

impl Printed {
    fn on_the_river(self) -> Self {
        Self { river: true, ..self }
    }

    /// Buys it and looks at everything.
    #[track_caller]
    fn check(&self) {
        let id = self.id;
        // L6.1, L6.2: nothing lies on the board, so no draw is asked about.
        let mut t = table(2)
            .hand(ME, &["paupers-c"; 2])
            .city(ME, &["steamboats-b", "train-station-north-c", "train-station-south-c"])
            .cash(ME, 10)
            .poverty(ME, 7)
            .offer(&[id])
            .begin();
        t.does(&["land"]);
        assert_eq!(t.top_borough(ME).as_deref(), Some(id));
        assert_eq!(t.cash(ME), 10 - self.cost, "cost of {id}");
        assert_eq!(t.hand(ME).len(), 2 + self.draw, "cards by {id}");
        assert_eq!(t.prestige(ME), self.prestige, "prestige by {id}");
        assert_eq!(t.poverty(ME), 7 - self.relief, "relief by {id}");
        // L6.3: where it lies counts for city cards.
        t.does(&["run", "done"]);
        if t.question() == Some(Question::StartDraw) {
            t.does(&["draw deck"]);
        }
        let counted = |yes: bool| if yes { 2 } else { 0 };
        let before = t.cash(ME);
        t.does(&["run", "activate 1"]);
        assert_eq!(t.cash(ME) - before, counted(self.river), "the river at {id}");
        // Hammersmith asks whether to spare the card.
        let hammersmith: &[&str] = if id == "hammersmith" { &["flip"] } else { &[] };
        t.does(hammersmith).does(&["activate 2", "discard paupers-c"]).does(hammersmith);
        let north = counted(self.river) + counted(self.side == North);
        assert_eq!(t.cash(ME) - before, north, "north of the river: {id}");
        t.does(&["activate 3", "discard paupers-c"]);
        let both = north + counted(self.side == South);
        assert_eq!(t.cash(ME) - before, both, "south of the river: {id}");
    }
}

fn all() -> Vec<Printed> {
    // The numbers: cost, prestige, relief; then cards.
    vec![
        borough("city", [9, 5, 1], 2, North).on_the_river(),
        borough("westminster", [6, 6, 1], 1, North).on_the_river(),
        borough("southwark-bermondsey", [5, 2, 2], 3, South).on_the_river(),
        borough("st-marylebone", [6, 4, 1], 2, North),
        borough("hampstead", [7, 6, 1], 1, North),
        borough("st-pancras", [6, 4, 1], 2, North),
        borough("islington-stoke-newington", [5, 3, 1], 3, North),
        borough("hackney", [4, 2, 2], 3, North),
        borough("bethnal-green-stepney-poplar", [3, 2, 1], 3, North).on_the_river(),
        borough("greenwich", [5, 3, 3], 2, South).on_the_river(),
        borough("deptford", [3, 1, 3], 3, South).on_the_river(),
        borough("lewisham", [3, 1, 4], 2, South),
        borough("camberwell", [4, 2, 3], 2, South),
        borough("lambeth", [4, 2, 3], 2, South).on_the_river(),
        borough("battersea", [6, 2, 3], 2, South).on_the_river(),
        borough("wandsworth", [4, 2, 1], 2, South).on_the_river(),
        borough("fulham-chelsea", [7, 5, 1], 2, North).on_the_river(),
        borough("hammersmith", [7, 4, 2], 2, North).on_the_river(),
        borough("kensington", [8, 5, 1], 2, North),
        borough("paddington", [6, 4, 1], 2, North),
    ]
}

/// The ids of the boroughs that the next test buys.
pub(crate) fn bought() -> Vec<&'static str> {
    all().iter().map(|printed| printed.id).collect()
}

// L1.3, L6.2
#[test]
fn boroughs_are_as_printed() {
    all().iter().for_each(Printed::check);
}

// L2.4
#[test]
fn three_boroughs_are_on_offer_at_first() {
    for name in ["london", "london-110"] {
        let content = pack(name);
        let starters = content.boroughs().filter(|(_, facts)| facts.starter);
        let ids: Vec<&str> = starters.map(|(_, facts)| facts.id.as_str()).collect();
        assert_eq!(ids, ["city", "westminster", "southwark-bermondsey"]);
    }
}

// L6.2, L3.1: from deck or board, one after the other.
#[test]
fn the_cards_of_a_borough_come_from_deck_or_board() {
    let mut t = table(2)
        .offer(&["hackney"])
        .cash(ME, 4)
        .board(&["paupers-b", "wren-a"], &[])
        .deck(&["vintners-a"])
        .begin();
    t.does(&["land", "draw top wren-a"]);
    assert_eq!(t.prestige(ME), 0, "prestige comes after the cards");
    t.does(&["draw deck", "draw top paupers-b"]);
    assert_eq!(t.hand(ME), ["vintners-a", "wren-a", "paupers-b"]);
    assert_eq!(t.prestige(ME), 2);
}

// L6.2: never more than one has.
#[test]
fn a_borough_removes_no_more_poverty_than_there_is() {
    let mut t = table(2).offer(&["lewisham"]).cash(ME, 3).poverty(ME, 3).begin();
    t.does(&["land"]);
    assert_eq!(t.poverty(ME), 0);
}

// L8.2, L10.2
#[test]
fn land_takes_the_loan_it_needs() {
    let mut t = table(2).offer(&["hammersmith"]).cash(ME, 5).begin();
    t.does(&["land"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (8, 1));
}

// Run effects: L7.5

/// What the run effect alone changes: money, prestige, poverty.
#[track_caller]
fn run_effect(id: &str) -> [i32; 3] {
    let mut t = table(2).boroughs(ME, &[id]).poverty(ME, 5).begin();
    t.does(&["run", "done"]);
    [t.cash(ME), t.prestige(ME), t.poverty(ME) - 5]
}

// L7.5, L-R30: compulsory, so ending the run resolves it.
#[test]
fn run_effects_are_as_printed() {
    for (id, expected) in [
        ("city", [2, 0, 0]),
        ("southwark-bermondsey", [0, 0, 1]),
        ("bethnal-green-stepney-poplar", [0, 0, 1]),
        ("deptford", [3, 0, 1]),
        ("lambeth", [0, 0, -1]),
        ("wandsworth", [0, 0, 2]),
        ("kensington", [0, 1, 0]),
    ] {
        assert_eq!(run_effect(id), expected, "{id}");
    }
}

#[test]
fn thirteen_boroughs_have_no_run_effect() {
    for id in [
        "westminster",
        "st-marylebone",
        "hampstead",
        "st-pancras",
        "islington-stoke-newington",
        "hackney",
        "greenwich",
        "lewisham",
        "camberwell",
        "battersea",
        "fulham-chelsea",
        "hammersmith",
        "paddington",
    ] {
        assert_eq!(run_effect(id), [0, 0, 0], "{id}");
    }
}

// L6.3
#[test]
fn a_covered_borough_has_no_run_effect() {
    let mut t = table(2).boroughs(ME, &["city", "hampstead"]).city(ME, &["grand-hotel-c"]).begin();
    t.does(&["run"]);
    assert_eq!(t.forbidden_by("effect"), "L7.5");
    t.does(&["done"]);
    assert_eq!(t.cash(ME), 0);
}

// L7.5: ahead of the city cards.
#[test]
fn a_run_effect_may_come_first() {
    let mut t = table(2).boroughs(ME, &["lambeth"]).city(ME, &["leather-industry-b"]).begin();
    t.does(&["run", "effect", "activate 1"]);
    assert_eq!(t.poverty(ME), 1, "there was nothing to remove");
}

// L7.5: behind them.
#[test]
fn a_run_effect_may_come_last() {
    let mut t = table(2).boroughs(ME, &["lambeth"]).city(ME, &["leather-industry-b"]).begin();
    t.does(&["run", "activate 1", "done"]);
    assert_eq!(t.poverty(ME), 1, "the stack; Lambeth took what the industry brought");
}

// L7.5: among them, which the Ukrainian text does not allow.
#[test]
fn a_run_effect_may_come_in_between() {
    let mut t = table(2)
        .boroughs(ME, &["lambeth"])
        .city(ME, &["leather-industry-b", "leather-industry-b"])
        .begin();
    t.does(&["run", "activate 1", "effect"]);
    assert_eq!(t.poverty(ME), 0);
    t.does(&["activate 2", "done"]);
    assert_eq!(t.poverty(ME), 1 + 2, "the second industry and two stacks");
}

// L7.5: exactly once.
#[test]
fn a_run_effect_comes_once() {
    let mut t = table(2).boroughs(ME, &["city"]).city(ME, &["grand-hotel-c"]).begin();
    t.does(&["run", "effect"]);
    assert_eq!(t.cash(ME), 2);
    assert_eq!(t.forbidden_by("effect"), "L7.5");
    t.does(&["done"]);
    assert_eq!(t.cash(ME), 2);
}

// L-R30
#[test]
fn a_run_effect_is_no_choice_when_nothing_else_is() {
    let mut t = table(2).boroughs(ME, &["city"]).city(ME, &["grand-hotel-c"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["loan", "done"]);
    assert_eq!(t.forbidden_by("effect"), "L-R30");
}

// L7.5: boroughs are never flipped.
#[test]
fn a_run_effect_comes_in_every_run() {
    let mut t = table(2).boroughs(ME, &["city"]).begin();
    t.does(&["run", "done"]).does(&["run", "done"]).does(&["run", "done"]);
    assert_eq!(t.cash(ME), 4);
}

// L6.3, L7.5: a run is needed.
#[test]
fn a_run_effect_waits_for_a_run() {
    let mut t = table(2).boroughs(ME, &["city"]).begin();
    t.does(&["three"]);
    assert_eq!(t.cash(ME), 0);
}

// L6.3
#[test]
fn the_borough_of_another_player_has_no_effect() {
    let mut t = table(2).boroughs(YOU, &["city"]).begin();
    t.does(&["run", "done"]);
    assert_eq!((t.cash(ME), t.cash(YOU)), (0, 0));
}

// L6.3: of several boroughs the uppermost is the one bought last, whatever its place in the pack.
#[test]
fn the_borough_bought_last_is_the_uppermost() {
    let mut t = table(2).boroughs(ME, &["kensington"]).offer(&["city"]).cash(ME, 9).begin();
    t.does(&["land"]).does(&["run", "done"]).does(&["run", "done"]);
    assert_eq!((t.cash(ME), t.prestige(ME)), (2, 5));
    let content = pack("london");
    let both = ["city", "kensington"].map(|id| find_borough(&content, id));
    assert_eq!(t.view_of(YOU).players[ME].boroughs, both, "both remain in sight");
}
