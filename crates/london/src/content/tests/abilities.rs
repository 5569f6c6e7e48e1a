//! Refusals of abilities that the rules cannot play.

use super::{refused_borough, refused_card};

#[test]
fn abilities_with_numbers_out_of_range() {
    for (ability, message) in [
        (
            "any_colour_pays = { price = 201 }",
            "“price” cannot be 201; expected a number from 0 to 200",
        ),
        ("spares_flip = { price = 201 }", "“price” cannot be 201; expected a number from 0 to 200"),
        (
            "card_cost_as_cash = 201",
            "“card_cost_as_cash” cannot be 201; expected a number from 0 to 200",
        ),
        ("loan_pays = 0", "“loan_pays” cannot be 0; expected a number from 1 to 200"),
        ("repays_for = 0", "“repays_for” cannot be 0; expected a number from 1 to 200"),
        ("looks_at_deck = 0", "“looks_at_deck” cannot be 0; expected a number from 1 to 5"),
        ("looks_at_deck = 6", "“looks_at_deck” cannot be 6; expected a number from 1 to 5"),
        ("draws_more = 0", "“draws_more” cannot be 0; expected a number from 1 to 9"),
        ("draws_more = 10", "“draws_more” cannot be 10; expected a number from 1 to 9"),
        ("till_fills = 0", "“till_fills” cannot be 0; expected a number from 1 to 255"),
        (
            "first_build_cheaper = 0",
            "“first_build_cheaper” cannot be 0; expected a number from 1 to 255",
        ),
        ("land_cheaper = 0", "“land_cheaper” cannot be 0; expected a number from 1 to 255"),
        ("hand_spared = 0", "“hand_spared” cannot be 0; expected a number from 1 to 255"),
        (
            "start_draw = { least = 0, most = 0 }",
            "“most” cannot be 0; expected a number from 1 to 9",
        ),
        (
            "start_draw = { least = 0, most = 10 }",
            "“most” cannot be 10; expected a number from 1 to 9",
        ),
        (
            "start_draw = { least = 3, most = 2 }",
            "“start_draw” asks for at least 3 and at most 2; expected “least” not to be larger than “most”",
        ),
        (
            "paupers_pay_for = \"grey\"",
            "“grey” is no colour of a building; expected brown, blue or pink",
        ),
        (
            "run_offer = { cost = { cash = 201 }, gain = { cash = 1 } }",
            "“cash” cannot be 201; expected a number from 0 to 200",
        ),
        (
            "run_offer = { cost = { cash = 1 }, gain = {} }",
            "“run_offer” brings nothing; expected cash, prestige or relief of at least 1",
        ),
    ] {
        assert_eq!(
            refused_card(&format!("abilities = [{{ {ability} }}]")),
            format!("test.toml:10:14: {message}")
        );
    }
}

#[test]
fn abilities_that_do_not_go_together() {
    assert_eq!(
        refused_card("abilities = [{ loan_pays = 11 }, { loan_pays = 12 }]"),
        "test.toml:10:34: “loan_pays” is there twice; expected it once"
    );
    assert_eq!(
        refused_borough("abilities = [\"exchanges\", { spares_flip = { price = 1 } }]"),
        "test.toml:12:27: “exchanges” and “spares_flip” both work once a turn; expected one such \
         ability on a card"
    );
}

// L7.5, L-R18
#[test]
fn boroughs_hold_no_money_and_are_never_flipped() {
    assert_eq!(
        refused_borough("abilities = [{ till_fills = 1 }]"),
        "test.toml:12:14: “till_fills” cannot stand on a borough; expected it only on a building"
    );
    assert_eq!(
        refused_borough("abilities = [\"flips_instead\"]"),
        "test.toml:12:14: “flips_instead” cannot stand on a borough; expected it only on a building"
    );
}
