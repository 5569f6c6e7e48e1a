//! The rules as text.

use crate::session::twocities;

#[test]
fn a_clause_is_printed_by_its_id() {
    let said = twocities(&["rules", "london", "l4.2"]);
    said.ok().expect("L4.2  Next, drawing one city card is obligatory.");
}

#[test]
fn an_id_says_whose_rule_it_is() {
    for id in ["L4.2", "l4", "L-R01"] {
        let alone = twocities(&["rules", id]);
        assert_eq!(alone.ok().output, twocities(&["rules", "london", id]).output);
    }
    twocities(&["rules"]).ok().expect("L1 Components and hidden information\n");
    twocities(&["rules", "L9999"])
        .fails(2, "twocities: london has no rule “L9999”: “twocities rules london” lists them all");
    for words in [&["rules", "paris"][..], &["rules", "lima"], &["rules", "X4.2"]] {
        let sentence =
            format!("twocities: there is no game “{}”: give london or new-york", words[1]);
        twocities(words).fails(2, &sentence);
    }
    twocities(&["rules", "L4.2", "L4.3"])
        .fails(2, "twocities: there is no game “L4.2”: give london or new-york");
}

#[test]
fn a_section_is_printed_whole() {
    let said = twocities(&["rules", "london", "L4"]);
    said.ok().expect("L4 A turn\nL4.1  ").expect("\nL4.6  ");
    assert!(!said.output.contains("L5.1  "), "{}", said.output);
}

#[test]
fn the_table_of_contents_lists_every_clause() {
    let said = twocities(&["rules", "london"]);
    said.ok().expect("L1 Components and hidden information\n  L1.1    ").expect("\n  L-R01   ");
    assert!(said.output.lines().all(|line| line.chars().count() <= 80), "{}", said.output);
}

#[test]
fn an_id_that_is_not_there_is_answered_with_those_near_it() {
    let said = twocities(&["rules", "london", "L5.2x"]);
    assert_eq!(said.code, 2);
    assert!(
        said.errors.starts_with("twocities: london has no rule “L5.2x”: perhaps you mean L5.2"),
        "{}",
        said.errors
    );
    twocities(&["rules", "london", "chess"])
        .fails(2, "twocities: london has no rule “chess”: “twocities rules london” lists them all");
}

#[test]
fn rules_and_refusals_are_said_in_the_language_that_is_asked_for() {
    twocities(&["rules", "london", "L4.2", "--language", "uk"]).ok().expect("карту міста");
    twocities(&["--language", "pt_PT.UTF-8", "rules", "L4.2"]).ok().expect("carta");
    let said = twocities(&["--language", "es", "rules", "london", "chess"]);
    assert_eq!(said.code, 2);
    assert!(said.errors.contains("london no tiene"), "{}", said.errors);
    let said = twocities(&["--language", "tlh", "rules"]);
    assert_eq!(said.code, 2);
    let expected = "there is no such language: choose one of en, pt-BR, es, uk";
    assert!(said.errors.contains(expected), "{}", said.errors);
}
