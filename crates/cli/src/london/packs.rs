//! The cards of a pack with everything printed on them, and what each fact rests on.

use london::{
    Activation, BoroughFacts, CardKind, Colour, Content, Effects, London, Options, Set, Side,
    TitleFacts,
};
use serde_json::{Value, json};
use table::{Message, Seats};

use crate::failure::Failure;
use crate::provenance::{Thing, sources_json, write_thing};
use crate::shell::Shell;

/// A pack in one sentence: its totals.
pub(crate) fn totals(content: &Content) -> Message {
    let cards = |wanted: &dyn Fn(&TitleFacts) -> bool| -> usize {
        let titles = content.titles().filter(|(_, facts)| wanted(facts));
        titles.map(|(_, facts)| usize::from(facts.copies)).sum()
    };
    Message::new("cli-london-totals")
        .with("cards", cards(&|_| true))
        .with("a", cards(&|facts| facts.set == Set::A))
        .with("b", cards(&|facts| facts.set == Set::B))
        .with("c", cards(&|facts| facts.set == Set::C))
        .with("paupers", cards(&|facts| facts.kind == CardKind::Pauper))
        .with("actions", cards(&|facts| facts.kind == CardKind::Action))
        .with("boroughs", content.boroughs().count())
}

/// Prints every card and borough.
pub(crate) fn show(content: &Content, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let game = game(content);
    let head = Message::new("cli-content-pack")
        .with("pack", content.pack())
        .with("digest", content.digest().to_string().as_str())
        .with("totals", totals(content));
    shell.say(&head)?;
    for (title, facts) in content.titles() {
        let thing = Thing {
            id: &facts.id,
            name: game.title_name(title),
            more: Some(Message::new("cli-london-copies").with("copies", facts.copies)),
            facts: game.describe_title(title),
            sources: &facts.sources,
        };
        write_thing(&thing, shell)?;
    }
    for (borough, facts) in content.boroughs() {
        let thing = Thing {
            id: &facts.id,
            name: game.borough_name(borough),
            more: facts.starter.then(|| Message::new("cli-london-starter")),
            facts: game.describe_borough(borough),
            sources: &facts.sources,
        };
        write_thing(&thing, shell)?;
    }
    Ok(())
}

/// Any table will do: what is printed on cards does not depend on who plays.
fn game(content: &Content) -> London {
    let seats = Seats::new(2).expect("two can play");
    London::new(content.clone(), seats, Options::default())
}

/// The same for programs. Words and numbers are those of the pack's file.
pub(crate) fn show_json(content: &Content, shell: &Shell<'_>) -> Value {
    let game = game(content);
    let say = |facts: Vec<Message>| -> Vec<String> {
        facts.iter().map(|fact| shell.words.say(fact)).collect()
    };
    let cards = content.titles().map(|(title, facts)| {
        let name = shell.words.say(&game.title_name(title));
        card_json(facts, &name, &say(game.describe_title(title)))
    });
    let boroughs = content.boroughs().map(|(borough, facts)| {
        let name = shell.words.say(&game.borough_name(borough));
        borough_json(facts, &name, &say(game.describe_borough(borough)))
    });
    json!({
        "game": "london",
        "pack": content.pack(),
        "digest": content.digest().to_string(),
        "cards": cards.collect::<Vec<_>>(),
        "boroughs": boroughs.collect::<Vec<_>>(),
    })
}

fn card_json(facts: &TitleFacts, name: &str, text: &[String]) -> Value {
    json!({
        "id": facts.id,
        "name": name,
        "set": facts.set,
        "colour": colour(facts.colour),
        "kind": match facts.kind {
            CardKind::Building => "building",
            CardKind::Action => "action",
            CardKind::Pauper => "pauper",
        },
        "copies": facts.copies,
        "cost": facts.cost,
        "needs_discard": facts.needs_discard,
        "prestige": facts.prestige,
        "abilities": facts.abilities,
        "activation": facts.activation.as_ref().map(activation_json),
        "action": facts.action.as_ref().map(Effects::as_slice),
        "text": text,
        "provenance": sources_json(&facts.sources),
    })
}

fn activation_json(activation: &Activation) -> Value {
    json!({
        "cost": activation.cost,
        "effects": activation.effects.as_slice(),
        "flips": activation.flips,
    })
}

fn borough_json(facts: &BoroughFacts, name: &str, text: &[String]) -> Value {
    json!({
        "id": facts.id,
        "name": name,
        "starter": facts.starter,
        "side": match facts.side {
            Side::North => "north",
            Side::South => "south",
        },
        "river": facts.river,
        "cost": facts.cost,
        "draw": facts.draw,
        "prestige": facts.prestige,
        "relief": facts.relief,
        "abilities": facts.abilities,
        "run": facts.run.as_slice(),
        "text": text,
        "provenance": sources_json(&facts.sources),
    })
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Brown => "brown",
        Colour::Blue => "blue",
        Colour::Pink => "pink",
        Colour::Grey => "grey",
    }
}
