//! Refusals of what the format can say and the rules cannot play.

use super::{
    HEAD, NEW_BOROUGH, NEW_CARD, alone, parse, refused, refused_action, refused_borough,
    refused_card, refused_rows,
};

#[test]
fn a_new_card_or_borough_that_is_not_complete() {
    for key in ["set", "colour", "copies"] {
        let row: String =
            NEW_CARD.lines().filter(|line| !line.starts_with(key)).collect::<Vec<_>>().join("\n");
        assert_eq!(
            refused_rows(&row),
            format!("test.toml:6:6: “{key}” is missing; expected it for every new card")
        );
    }
    for key in ["side", "cost", "draw", "prestige", "relief"] {
        let row: String = NEW_BOROUGH
            .lines()
            .filter(|line| !line.starts_with(key))
            .collect::<Vec<_>>()
            .join("\n");
        assert_eq!(
            refused_rows(&row),
            format!("test.toml:6:6: “{key}” is missing; expected it for every new borough")
        );
    }
}

// L1.1
#[test]
fn totals_that_do_not_add_up() {
    let text = alone([9, 10, 11], 3, 4);
    assert!(parse(&text).is_ok());
    for (total, counted, message) in [
        ("cards", 30, "6:9: “cards” says 31, but the rows add up to 30"),
        ("a", 9, "7:5: “a” says 10, but the rows add up to 9"),
        ("b", 10, "8:5: “b” says 11, but the rows add up to 10"),
        ("c", 11, "9:5: “c” says 12, but the rows add up to 11"),
        ("paupers", 1, "10:11: “paupers” says 2, but the rows add up to 1"),
        ("actions", 0, "11:11: “actions” says 1, but the rows add up to 0"),
        ("boroughs", 4, "12:12: “boroughs” says 5, but the rows add up to 4"),
    ] {
        let declared = counted + 1;
        let text = text.replacen(
            &format!("\n{total} = {counted}\n"),
            &format!("\n{total} = {declared}\n"),
            1,
        );
        assert_eq!(refused(&text), format!("test.toml:{message}; expected the same number"));
    }
}

#[test]
fn too_many_or_too_few_cards() {
    assert!(parse(&alone([43, 43, 42], 3, 3)).is_ok());
    assert_eq!(
        refused(&alone([43, 43, 43], 3, 3)),
        "test.toml:30:6: there are 129 cards; expected at most 128"
    );
    assert!(parse(&alone([8, 8, 9], 3, 3)).is_ok());
    assert_eq!(
        refused(&alone([8, 8, 8], 3, 3)),
        "test.toml:5:1: there are 24 cards; expected at least 25"
    );
    assert_eq!(
        refused(&alone([30, 30, 0], 3, 3)),
        "test.toml:5:1: there are 0 cards in set C; expected at least 1"
    );
}

#[test]
fn too_many_titles() {
    let row = |i| format!("[[card]]\nid = \"x{i}\"\nset = \"a\"\ncolour = \"pink\"\ncopies = 0\n");
    let rows: String = (0..197).map(row).collect();
    assert_eq!(
        refused(&(alone([9, 9, 9], 3, 3) + &rows)),
        "test.toml:1039:6: there are 201 titles; expected at most 200"
    );
}

// L1.1
#[test]
fn a_pack_without_paupers() {
    let text = alone([30, 30, 30], 3, 3)
        .replace("colour = \"grey\"\nkind = \"pauper\"", "colour = \"blue\"");
    assert_eq!(refused(&text), "test.toml:5:1: there are 0 paupers; expected at least 1");
}

// L2.4
#[test]
fn too_many_or_too_few_boroughs() {
    let cards = [9, 9, 9];
    assert!(parse(&alone(cards, 1, 32)).is_ok());
    assert_eq!(
        refused(&alone(cards, 1, 33)),
        "test.toml:291:6: there are 33 boroughs; expected at most 32"
    );
    assert_eq!(
        refused(&alone(cards, 2, 2)),
        "test.toml:5:1: there are 2 boroughs; expected at least 3"
    );
    assert_eq!(
        refused(&alone(cards, 0, 3)),
        "test.toml:5:1: there are 0 boroughs on offer from the start; expected at least 1"
    );
    assert_eq!(
        refused(&alone(cards, 4, 5)),
        "test.toml:59:6: there are 4 boroughs on offer from the start; expected at most 3"
    );
}

// L1.1
#[test]
fn grey_is_for_paupers_and_for_nothing_else() {
    let grey = NEW_CARD.replace("brown", "grey");
    assert_eq!(
        refused_rows(&grey),
        "test.toml:8:10: a building cannot be grey; expected brown, blue or pink"
    );
    assert_eq!(
        refused_rows(&format!("{grey}kind = \"action\"\naction = [{{ draw_cards = 1 }}]")),
        "test.toml:8:10: an action card cannot be grey; expected brown, blue or pink"
    );
    assert_eq!(
        refused_card("kind = \"pauper\""),
        "test.toml:8:10: a pauper cannot be brown; expected grey"
    );
}

// L1.2
#[test]
fn paupers_and_action_cards_have_nothing_of_a_building() {
    let pauper = format!("{}kind = \"pauper\"\n", NEW_CARD.replace("brown", "grey"));
    let action = "action = [{ draw_cards = 1 }]\n";
    for (key, line, column) in [
        ("cost", "cost = 1", 8),
        ("discard = false", "discard = false", 11),
        ("prestige", "prestige = 1", 12),
        ("abilities", "abilities = [\"exchanges\"]", 13),
        ("activate", "activate.effects = [{ gain_cash = 1 }]", 1),
    ] {
        assert_eq!(
            refused_rows(&format!("{pauper}{line}")),
            format!(
                "test.toml:11:{column}: a pauper cannot have “{key}”; expected it only on a building"
            )
        );
        assert_eq!(
            refused_action(&format!("{action}{line}")),
            format!(
                "test.toml:12:{column}: an action card cannot have “{key}”; expected it only on a building"
            )
        );
    }
    assert_eq!(
        refused_rows(&format!("{pauper}{action}")),
        "test.toml:11:10: a pauper cannot have “action”; expected it only on an action card"
    );
}

// L1.2
#[test]
fn action_cards_and_no_others_have_an_action() {
    assert_eq!(
        refused_card("action = [{ draw_cards = 1 }]"),
        "test.toml:10:10: a building cannot have “action”; expected it only on an action card"
    );
    assert_eq!(
        refused_action(""),
        "test.toml:6:6: “action” lists no effects; expected at least one"
    );
    assert_eq!(
        refused_action("action = []"),
        "test.toml:11:10: “action” lists no effects; expected at least one"
    );
}

#[test]
fn an_activation_has_one_to_four_effects() {
    assert_eq!(
        refused_card("activate.effects = []"),
        "test.toml:10:20: “activate” lists no effects; expected at least one"
    );
    assert_eq!(
        refused_card("activate.flips = true"),
        "test.toml:10:1: “activate” lists no effects; expected at least one"
    );
    let five = ["{ gain_cash = 1 }"; 5].join(", ");
    assert_eq!(
        refused_card(&format!("activate.effects = [{five}]")),
        "test.toml:10:20: there are 5 effects; expected at most 4"
    );
    assert_eq!(
        refused_borough(&format!("run = [{five}]")),
        "test.toml:12:7: there are 5 effects; expected at most 4"
    );
}

// L-R16, L-R17, L-R18
#[test]
fn some_effects_need_an_activated_card() {
    for effect in ["cover_from_board", "activate_again", "collect_till"] {
        assert_eq!(
            refused_action(&format!("action = [\"{effect}\"]")),
            format!(
                "test.toml:11:11: “{effect}” cannot stand in an action; expected it only in an activation"
            )
        );
        assert_eq!(
            refused_borough(&format!("run = [\"{effect}\"]")),
            format!(
                "test.toml:12:8: “{effect}” cannot stand in the run effect of a borough; \
                 expected it only in an activation"
            )
        );
    }
    assert_eq!(
        refused_action("action = [\"hand_causes_no_poverty\"]"),
        "test.toml:11:11: “hand_causes_no_poverty” cannot stand in an action; expected it only in \
         an activation or a run effect"
    );
    let run = "[[borough]]\nid = \"city\"\nrun = [\"hand_causes_no_poverty\"]";
    assert!(parse(&format!("{HEAD}{run}")).is_ok());
}

// L-R16
#[test]
fn an_effect_without_a_number_stands_once() {
    assert_eq!(
        refused_card("activate.effects = [\"cover_from_board\", \"cover_from_board\"]"),
        "test.toml:10:41: “cover_from_board” is there twice; expected it once"
    );
}

// L-R19
#[test]
fn building_without_discards_needs_an_action_card() {
    assert_eq!(
        refused_card("activate.effects = [{ build_without_discard = 1 }]"),
        "test.toml:10:21: “build_without_discard” cannot stand in an activation; expected it only in an action"
    );
    assert_eq!(
        refused_borough("run = [{ build_without_discard = 1 }]"),
        "test.toml:12:8: “build_without_discard” cannot stand in the run effect of a borough; \
         expected it only in an action"
    );
}

// L-R18
#[test]
fn money_can_be_collected_only_where_it_is_put() {
    assert_eq!(
        refused_card("activate.effects = [\"collect_till\"]"),
        "test.toml:10:21: “collect_till” finds no money; expected the ability “till_fills” on the same card"
    );
    let rows: String = (0..2)
        .map(|i| {
            NEW_CARD.replace("new", &format!("new-{i}")).replace("copies = 0", "copies = 7")
                + "abilities = [{ till_fills = 1 }]\n"
        })
        .collect();
    assert_eq!(
        refused_rows(&rows),
        "test.toml:12:6: there are 17 cards with “till_fills”; expected at most 16"
    );
}

#[test]
fn an_effect_that_does_nothing() {
    for effect in [
        "gain_cash",
        "gain_prestige",
        "remove_poverty",
        "take_poverty",
        "opponents_pay",
        "draw_cards",
        "take_cash_from_opponents",
        "give_poverty",
        "opponent_takes_poverty",
    ] {
        assert_eq!(
            refused_card(&format!("activate.effects = [{{ {effect} = 0 }}]")),
            format!("test.toml:10:21: “{effect}” cannot be 0; expected a number from 1 to 255")
        );
    }
    assert_eq!(
        refused_action("action = [{ build_without_discard = 0 }]"),
        "test.toml:11:11: “build_without_discard” cannot be 0; expected a number from 1 to 255"
    );
    assert_eq!(
        refused_card("activate.effects = [{ gain_cash = { each = 0, per = \"borough\" } }]"),
        "test.toml:10:21: “each” cannot be 0; expected a number from 1 to 255"
    );
    assert_eq!(
        refused_card("activate.effects = [{ discard_up_to = { cards = 0, each = { cash = 1 } } }]"),
        "test.toml:10:21: “cards” cannot be 0; expected a number from 1 to 255"
    );
    assert_eq!(
        refused_card("activate.effects = [{ discard_up_to = { each = { cash = 0 } } }]"),
        "test.toml:10:21: “discard_up_to” brings nothing; expected cash, prestige or relief of at least 1"
    );
}

#[test]
fn prices_have_a_limit() {
    assert_eq!(
        refused_card("cost = 201"),
        "test.toml:10:8: “cost” cannot be 201; expected a number from 0 to 200"
    );
    assert_eq!(
        refused_rows("[[borough]]\nid = \"city\"\ncost = 201"),
        "test.toml:7:8: “cost” cannot be 201; expected a number from 0 to 200"
    );
    for price in [0, 201] {
        assert_eq!(
            refused_card(&format!("activate.cost = {{ cash = {price} }}")),
            format!("test.toml:10:17: “cash” cannot be {price}; expected a number from 1 to 200")
        );
    }
}
