//! The handbook for authors of packs keeps up with the format.

use super::{HEAD, new_york, parse};
use crate::content::{Content, FileFault, PackFault, Provenance};

const HANDBOOK: &str = include_str!("../../../../../docs/content-packs.md");
const EXAMPLE: &str = include_str!("../../../../../docs/examples/my-new-york.toml");

#[test]
fn the_example_of_the_handbook_loads() {
    let content =
        Content::parse("my-new-york.toml", EXAMPLE).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(content.pack(), "my-new-york");
    let before = new_york();
    let tile = |content: &Content| content.tile(content.find_tile("s4").expect("both")).clone();
    assert_ne!(tile(&content).shape, tile(&before).shape);
    assert_eq!(tile(&content).sources.of("shape"), Provenance::Owner);
    assert_eq!(tile(&content).sources.of("generation"), Provenance::Review);
    let named = content.characters().filter(|(_, facts)| facts.name.is_some()).count();
    assert_eq!(named, 1);
    assert_ne!(content.map().cells, before.map().cells);
    assert_eq!(content.map().sources.of("rows"), Provenance::Owner);
}

#[test]
fn the_handbook_shows_the_whole_example() {
    assert!(HANDBOOK.contains(EXAMPLE.trim()));
}

#[test]
fn the_handbook_explains_every_word() {
    for line in [
        "nothing = 1\n",
        "[nothing]\n",
        "[map]\nnothing = 1\n",
        "[map]\nprovenance = { nothing = \"owner\" }\n",
        "[map]\nprovenance = { rows = \"nothing\" }\n",
        "[[district]]\nnothing = 1\n",
        "[[street]]\nnothing = 1\n",
        "[[park]]\nnothing = 1\n",
        "[[landmark]]\nnothing = 1\n",
        "[[tile]]\nnothing = 1\n",
        "[[tile]]\ngeneration = \"nothing\"\n",
        "[[legendary]]\nnothing = 1\n",
        "[[character]]\nnothing = 1\n",
        "[[district]]\nid = \"new\"\nprovenance = { nothing = \"owner\" }\n",
        "[[street]]\nid = \"new\"\nprovenance = { nothing = \"owner\" }\n",
        "[[tile]]\nid = \"new\"\nprovenance = { nothing = \"owner\" }\n",
        "[[legendary]]\nid = \"new\"\nprovenance = { nothing = \"owner\" }\n",
        "[[character]]\nid = \"new\"\nprovenance = { nothing = \"owner\" }\n",
    ] {
        explained(&format!("{HEAD}{line}"));
    }
    explained(&HEAD.replace("{ lots", "{ nothing = 1, lots"));
}

/// Whether the chapter about New York has every word that the refusal of this file names.
#[track_caller]
fn explained(text: &str) {
    let (_, chapter) = HANDBOOK.split_once("\n## New York").expect("a chapter");
    let error = parse(text).expect_err("nothing is no word");
    let PackFault::File(
        FileFault::UnknownWord { expected, .. } | FileFault::UnknownKey { expected, .. },
    ) = error.fault
    else {
        panic!("{error}");
    };
    for word in expected {
        let said = chapter.contains(&format!("`{word}`"));
        assert!(said, "the handbook lacks “{word}”");
    }
}
