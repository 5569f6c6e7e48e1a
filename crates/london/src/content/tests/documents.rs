//! The handbook for authors of packs keeps up with the format.

use super::{Content, HEAD, parse, refused_card};
use crate::content::{FileFault, PackFault, Provenance};

const HANDBOOK: &str = include_str!("../../../../../docs/content-packs.md");
const EXAMPLE: &str = include_str!("../../../../../docs/examples/my-london.toml");

#[test]
fn the_example_of_the_handbook_loads() {
    let content =
        Content::parse("my-london.toml", EXAMPLE).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(content.pack(), "my-london");
    let own = content.titles().find(|(_, title)| title.name.is_some()).expect("a card of its own");
    assert_eq!(own.1.sources.of("cost"), Provenance::Owner);
    assert!(content.titles().any(|(_, title)| {
        title.sources.default != Provenance::Owner
            && title.sources.of("prestige") == Provenance::Owner
    }));
}

#[test]
fn the_handbook_shows_the_whole_example() {
    assert!(HANDBOOK.contains(EXAMPLE.trim()));
}

#[test]
fn the_handbook_explains_every_word() {
    let effects = "activate.effects = [{ nothing = 1 }]";
    let cards = "activate.effects = [{ discard_up_to = { only = \"nothing\" } }]";
    let counts = "activate.effects = [{ gain_cash = { per = \"nothing\" } }]";
    for line in [
        "nothing = 1",
        "kind = \"nothing\"",
        "abilities = [\"nothing\"]",
        "activate.nothing = 1",
        "activate.cost = \"nothing\"",
        "provenance = { nothing = \"owner\" }",
        "provenance = { cost = \"nothing\" }",
        effects,
        cards,
        counts,
        "[[borough]]\nnothing = 1",
        "[[borough]]\nside = \"nothing\"",
        "[nothing]",
    ] {
        let error = parse(&format!("{HEAD}{}{line}", super::NEW_CARD)).unwrap_err();
        let PackFault::File(
            FileFault::UnknownWord { expected, .. } | FileFault::UnknownKey { expected, .. },
        ) = error.fault
        else {
            panic!("{}", refused_card(line));
        };
        for word in expected {
            let (bare, quoted) = (format!("`{word}`"), format!("`\"{word}\"`"));
            let explained = HANDBOOK.contains(&bare) || HANDBOOK.contains(&quoted);
            assert!(explained, "the handbook lacks “{word}”");
        }
    }
}
