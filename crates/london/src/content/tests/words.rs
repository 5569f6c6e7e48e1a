//! Refusals of words, keys, types and numbers that the format does not know.

use super::{HEAD, alone, parse, refused, refused_card, refused_rows};

#[test]
fn a_file_that_is_no_toml() {
    assert_eq!(
        refused_rows("[[card]\n"),
        "test.toml:5:8: this is no TOML: unclosed array table, expected `]`"
    );
    assert_eq!(refused_card("copies = 2\n"), "test.toml:10:1: this is no TOML: duplicate key");
    assert_eq!(
        refused_rows("[[card]]\nid = vintners-a\n"),
        "test.toml:6:6: “vintners-a” does not fit here; expected a number, true, false, or text in quotation marks"
    );
}

#[test]
fn a_file_that_is_too_long() {
    let text = format!("{HEAD}{}", "#".repeat(1 << 20));
    assert_eq!(
        refused(&text),
        "test.toml:1:1: the file has 1048711 bytes; expected at most 1048576"
    );
}

#[test]
fn a_file_of_another_format() {
    let text = HEAD.replace("format = 1", "format = 2\nfuture = true");
    assert_eq!(
        refused(&text),
        "test.toml:1:10: “2” is no format that this program reads; expected 1"
    );
    let text = HEAD.replace("format = 1", "format = \"1\"");
    assert_eq!(refused(&text), "test.toml:1:10: “1” does not fit here; expected a number");
}

#[test]
fn a_header_that_is_not_complete() {
    let without = |line: &str| {
        let text = alone([9, 9, 9], 3, 3);
        assert!(text.contains(line), "{line}");
        refused(&text.replacen(line, "", 1))
    };
    assert_eq!(
        without("format = 1\n"),
        "test.toml:1:1: “format” is missing; expected it in every pack"
    );
    assert_eq!(
        without("pack = \"small\"\n"),
        "test.toml:1:1: “pack” is missing; expected it in every pack"
    );
    assert_eq!(
        without("provenance = \"owner\"\n"),
        "test.toml:1:1: “provenance” is missing; expected it in a pack that extends no other"
    );
    assert_eq!(
        without("paupers = 1\n"),
        "test.toml:5:1: “paupers” is missing; expected it under [totals]"
    );
    let text = "format = 1\npack = \"small\"\nprovenance = \"owner\"\n";
    assert_eq!(refused(text), "test.toml:1:1: “totals” is missing; expected it in every pack");
}

#[test]
fn a_base_that_does_not_come_with_the_program() {
    assert_eq!(
        refused(&HEAD.replace("\"london\"", "\"paris\"")),
        "test.toml:3:11: “paris” is no built-in pack; expected london or london-110"
    );
}

#[test]
fn a_word_that_does_not_exist() {
    assert_eq!(
        refused_rows("[[card]]\nid = \"new\"\ncolour = \"brwon\"\n"),
        "test.toml:7:10: “brwon” is no colour; expected brown, blue, pink or grey"
    );
    assert_eq!(
        refused_rows("[[card]]\nid = \"new\"\nset = \"d\"\n"),
        "test.toml:7:7: “d” is no set; expected a, b or c"
    );
    assert_eq!(
        refused_card("kind = \"house\""),
        "test.toml:10:8: “house” is no kind of card; expected building, action or pauper"
    );
    assert_eq!(
        refused_rows("[[borough]]\nid = \"new\"\nside = \"west\"\n"),
        "test.toml:7:8: “west” is no side of the river; expected north or south"
    );
    assert_eq!(
        refused_card("activate.cost = { beer = 1 }"),
        "test.toml:10:19: “beer” is no cost; expected free, cash or discard"
    );
    assert_eq!(
        refused_card("activate.cost = { discard = \"red\" }"),
        "test.toml:10:29: “red” is no choice of cards; expected any, brown, blue, pink or pauper"
    );
    assert_eq!(
        refused_card("activate.effects = [{ gain_cash = { each = 1, per = \"riversde\" } }]"),
        "test.toml:10:53: “riversde” is no thing that can be counted; expected borough, \
         riverside_borough, north_borough, south_borough, face_up_brown, face_up_blue or face_up_pink"
    );
}

#[test]
fn an_effect_or_ability_that_does_not_exist() {
    assert_eq!(
        refused_card("activate.effects = [{ gain_csah = 1 }]"),
        "test.toml:10:23: “gain_csah” is no effect; expected gain_cash, gain_prestige, \
         remove_poverty, take_poverty, draw_cards, build_without_discard, discard_up_to, \
         collect_till, cover_from_board, activate_again, hand_causes_no_poverty, \
         take_cash_from_opponents, opponents_pay, give_poverty or opponent_takes_poverty"
    );
    assert_eq!(
        refused_card("abilities = [\"exchange\"]"),
        "test.toml:10:14: “exchange” is no ability; expected any_colour_pays, paupers_pay_for, \
         flips_instead, spares_flip, loan_pays, till_fills, looks_at_deck, start_draw, exchanges, \
         draws_more, first_build_cheaper, land_cheaper, hand_spared, repays_for, \
         card_cost_as_cash or run_offer"
    );
}

#[test]
fn a_provenance_that_does_not_exist() {
    assert_eq!(
        refused_card("provenance = { cost = \"me\" }"),
        "test.toml:10:23: “me” is no provenance; expected rulebook, review, first-edition, \
         reconstructed or owner"
    );
    assert_eq!(
        refused_card("provenance = { cots = \"owner\" }"),
        "test.toml:10:16: “cots” is no field that has a provenance; expected name, set, colour, \
         copies, kind, cost, discard, prestige, abilities, activation_cost, effects, flips or action"
    );
    assert_eq!(
        refused_rows("[[borough]]\nid = \"city\"\nprovenance = { flips = \"owner\" }"),
        "test.toml:7:16: “flips” is no field that has a provenance; expected name, starter, side, \
         river, cost, draw, prestige, relief, abilities or run"
    );
}

#[test]
fn a_key_that_does_not_exist() {
    assert_eq!(
        refused_rows("[[card]]\ncolur = \"brown\"\n"),
        "test.toml:6:1: “colur” is no key here; expected id, name, set, colour, kind, copies, \
         cost, discard, prestige, abilities, activate, action or provenance"
    );
    assert_eq!(
        refused_rows("[[crad]]\n"),
        "test.toml:5:3: “crad” is no key here; expected format, pack, extends, provenance, totals, \
         card or borough"
    );
    assert_eq!(
        refused_card("abilities = [{ any_colour_pays = { prise = 1 } }]"),
        "test.toml:10:36: “prise” is no key here; expected price or once"
    );
    assert_eq!(
        refused_card("activate.flip = true"),
        "test.toml:10:10: “flip” is no key here; expected cost, effects or flips"
    );
}

#[test]
fn a_value_of_another_type() {
    assert_eq!(
        refused_card("cost = \"four\""),
        "test.toml:10:8: “four” does not fit here; expected a number from 0 to 200"
    );
    assert_eq!(
        refused_card("cost = 1.5"),
        "test.toml:10:8: “1.5” does not fit here; expected a number from 0 to 200"
    );
    assert_eq!(
        refused_card("discard = 0"),
        "test.toml:10:11: “0” does not fit here; expected true or false"
    );
    assert_eq!(
        refused_card("abilities = \"exchanges\""),
        "test.toml:10:13: “exchanges” does not fit here; expected a list in square brackets"
    );
    assert_eq!(
        refused_card("abilities = [3]"),
        "test.toml:10:14: “3” does not fit here; expected a word in quotation marks, or { word = value }"
    );
    assert_eq!(
        refused_card("activate = []"),
        "test.toml:10:12: “[]” does not fit here; expected a table"
    );
    assert_eq!(
        refused_rows("[card]\n"),
        "test.toml:5:1: “[card]” does not fit here; expected [[card]]"
    );
}

#[test]
fn a_word_with_too_much_or_too_little_behind_it() {
    assert_eq!(
        refused_card("abilities = [\"loan_pays\"]"),
        "test.toml:10:14: “loan_pays” does not fit here; expected it with a value, as in { loan_pays = … }"
    );
    assert_eq!(
        refused_card("abilities = [{ exchanges = 1 }]"),
        "test.toml:10:28: “1” does not fit here; expected the word alone, without a value"
    );
    assert_eq!(
        refused_card("activate.effects = [{ gain_cash = 1, gain_prestige = 2 }]"),
        "test.toml:10:21: “{ gain_cash = 1, gain_prestige = 2 }” does not fit here; expected one \
         word and its value, as in { gain_cash = 4 }"
    );
    assert_eq!(
        refused_card("activate.effects = [{ gain_cash = { per = \"borough\" } }]"),
        "test.toml:10:35: “each” is missing; expected it in this table"
    );
}

#[test]
fn a_number_that_no_field_can_hold() {
    assert_eq!(
        refused_card("cost = -1"),
        "test.toml:10:8: “-1” does not fit here; expected a number from 0 to 200"
    );
    assert_eq!(
        refused_card("cost = 500"),
        "test.toml:10:8: “500” does not fit here; expected a number from 0 to 200"
    );
    assert_eq!(
        refused_card("activate.cost = { cash = 500 }"),
        "test.toml:10:26: “500” does not fit here; expected a number from 1 to 200"
    );
    assert_eq!(
        refused_rows("[[borough]]\nid = \"city\"\ncost = 500\n"),
        "test.toml:7:8: “500” does not fit here; expected a number from 0 to 200"
    );
    assert_eq!(
        refused_card("prestige = 256"),
        "test.toml:10:12: “256” does not fit here; expected a number from 0 to 255"
    );
    assert_eq!(
        refused_card("activate.effects = [{ gain_cash = 256 }]"),
        "test.toml:10:35: “256” does not fit here; expected a number from 0 to 255, or \
         { each = number, per = \"what\" }"
    );
}

#[test]
fn an_id_with_other_characters() {
    let id = |id: &str| refused_rows(&format!("[[card]]\nid = \"{id}\"\n"));
    let expected = "expected lower-case letters, digits and hyphens, from 1 to 40 of them";
    assert_eq!(id("Vintners"), format!("test.toml:6:6: “Vintners” is no id; {expected}"));
    assert_eq!(id(""), format!("test.toml:6:6: “” is no id; {expected}"));
    assert_eq!(id("a\\nb"), format!("test.toml:6:6: “a b” is no id; {expected}"));
    let long = "x".repeat(41);
    assert_eq!(id(&long), format!("test.toml:6:6: “{long}” is no id; {expected}"));
    assert_eq!(
        refused(&HEAD.replace("\"test\"", "\"My pack\"")),
        format!("test.toml:2:8: “My pack” is no name of a pack; {expected}")
    );
}

#[test]
fn an_id_that_is_missing_or_there_twice() {
    assert_eq!(
        refused_rows("[[card]]\ncost = 1\n"),
        "test.toml:5:1: “id” is missing; expected it for every card"
    );
    assert_eq!(
        refused_rows("[[borough]]\ncost = 1\n"),
        "test.toml:5:1: “id” is missing; expected it for every borough"
    );
    assert_eq!(
        refused_rows("[[card]]\nid = \"wren-a\"\n[[card]]\nid = \"wren-a\"\n"),
        "test.toml:8:6: “wren-a” is there twice; expected every id once, and line 6 has it already"
    );
    assert_eq!(
        refused_rows("[[borough]]\nid = \"soho\"\n\n[[borough]]\nid = \"soho\"\n"),
        "test.toml:9:6: “soho” is there twice; expected every id once, and line 6 has it already"
    );
    let borough = "[[borough]]\nid = \"wren-a\"\nname = \"Wren\"\nside = \"north\"\ncost = 1\n\
                   draw = 1\nprestige = 1\nrelief = 0\n";
    let fault = refused_rows(borough);
    assert!(
        fault.ends_with("“wren-a” is a city card; expected another id for the borough"),
        "{fault}"
    );
}

#[test]
fn a_name_that_no_line_can_show() {
    assert_eq!(
        refused_card("name = \" \""),
        "test.toml:10:8: “” is no name; expected from 1 to 60 characters on one line"
    );
    assert_eq!(
        refused_card("name = \"Crystal\\nPalace\""),
        "test.toml:10:8: “Crystal Palace” is no name; expected from 1 to 60 characters on one line"
    );
}

#[test]
fn no_message_has_a_second_line() {
    let long = format!("[[card]]\nid = \"\"\"{}\"\"\"\n", "word\n".repeat(100));
    let error = parse(&format!("{HEAD}{long}")).unwrap_err().to_string();
    assert_eq!(error.lines().count(), 1);
    assert!(error.chars().count() < 200, "{error}");
}
