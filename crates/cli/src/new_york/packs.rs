//! The board and the skyscrapers of a pack, and what each fact rests on.

use new_york::{Content, Generation, NewYork, Options, Tile};
use serde_json::{Value, json};
use table::{Message, Seats};

use crate::failure::Failure;
use crate::new_york::city::{CityDrawing, Marks};
use crate::new_york::legend::board_legend;
use crate::provenance::{Thing, sources_json, write_sources, write_thing};
use crate::shell::Shell;

/// A pack in one sentence: its totals.
pub(crate) fn totals(content: &Content) -> Message {
    let of = |generation: Generation| {
        Tile::own().filter(|&tile| content.tile(tile).generation == generation).count()
    };
    Message::new("cli-new-york-totals")
        .with("lots", content.lots().count())
        .with("blocks", content.blocks().count())
        .with("bronze", of(Generation::Bronze))
        .with("silver", of(Generation::Silver))
        .with("gold", of(Generation::Gold))
        .with("legendary", Tile::legendary().count())
}

/// Draws the board and prints everything else.
pub(crate) fn show(content: &Content, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let head = Message::new("cli-content-pack")
        .with("pack", content.pack())
        .with("digest", content.digest().to_string().as_str())
        .with("totals", totals(content));
    shell.say(&head)?;
    shell.line("")?;
    let marks = Marks::default();
    for line in (CityDrawing { content, marks: &marks, face: shell.face }).lines() {
        shell.line(&line)?;
    }
    for line in board_legend(shell.face, |message| shell.text(message)) {
        shell.line(&line)?;
    }
    write_sources(content.map().sources(), shell)?;
    for thing in things(&game(content)) {
        write_thing(&thing, shell)?;
    }
    Ok(())
}

/// Any table will do: what is printed does not depend on who plays.
fn game(content: &Content) -> NewYork {
    let seats = Seats::new(2).expect("two can play");
    NewYork::new(content.clone(), seats, Options::default())
}

fn things(game: &NewYork) -> Vec<Thing<'_>> {
    let content = game.content();
    let mut things = Vec::new();
    for (district, facts) in content.districts() {
        things.push(Thing {
            id: &facts.id,
            name: game.district_name(district),
            more: None,
            facts: game.describe_district(district),
            sources: &facts.sources,
        });
    }
    for facts in content.streets() {
        things.push(Thing {
            id: &facts.id,
            name: game.street_facts_name(facts),
            more: None,
            facts: game.describe_street(facts),
            sources: &facts.sources,
        });
    }
    for (facts, name, fact) in game.describe_places() {
        things.push(Thing {
            id: &facts.id,
            name,
            more: None,
            facts: vec![fact],
            sources: &facts.sources,
        });
    }
    for tile in Tile::all() {
        let facts = content.tile(tile);
        things.push(Thing {
            id: &facts.id,
            name: game.tile_name(tile),
            more: None,
            facts: game.describe_tile(tile),
            sources: &facts.sources,
        });
    }
    for (character, facts) in content.characters() {
        things.push(Thing {
            id: &facts.id,
            name: game.character_name(character),
            more: None,
            facts: game.describe_character(character),
            sources: &facts.sources,
        });
    }
    things
}

/// The same for programs.
pub(crate) fn show_json(content: &Content, shell: &Shell<'_>) -> Value {
    let say = |message: &Message| shell.words.say(message);
    let game = game(content);
    let rows = things(&game).into_iter().map(|thing| {
        json!({
            "id": thing.id,
            "name": say(&thing.name),
            "facts": thing.facts.iter().map(say).collect::<Vec<_>>(),
            "provenance": sources_json(thing.sources),
        })
    });
    let lots = content.lots().map(|(_, facts)| {
        let block = content.block(facts.place.block);
        let cells = facts.cells.map(|cell| {
            let cell = block.cells[cell.index()];
            json!([cell.row, cell.column])
        });
        json!({
            "id": facts.id,
            "district": content.district(facts.kind.district()).id,
            "block": facts.place.block.index() + 1,
            "cells": cells.collect::<Vec<_>>(),
        })
    });
    let tiles = Tile::all().map(|tile| {
        let facts = content.tile(tile);
        let shape = facts.shape.iter().map(|cell| json!([cell.row, cell.column]));
        json!({
            "id": facts.id,
            "generation": facts.generation,
            "points": facts.points,
            "height": facts.height,
            "irregular": facts.irregular(),
            "shape": shape.collect::<Vec<_>>(),
        })
    });
    json!({
        "game": "new-york",
        "pack": content.pack(),
        "digest": content.digest().to_string(),
        "lots": lots.collect::<Vec<_>>(),
        "tiles": tiles.collect::<Vec<_>>(),
        "things": rows.collect::<Vec<_>>(),
    })
}
