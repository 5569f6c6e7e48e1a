//! The cards of a pack with everything printed on them, and what each fact rests on.

use london::{
    Activation, BoroughFacts, CardKind, Colour, Content, Effects, London, Options, Provenance, Set,
    Side, Sources, TitleFacts,
};
use serde_json::{Value, json};
use table::{Arg, Message, Seats};

use crate::face::Ink;
use crate::failure::Failure;
use crate::shell::Shell;
use crate::wrap::wrap;

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
        let copies = Message::new("cli-london-copies").with("copies", facts.copies);
        let name = game.title_name(title);
        write_thing(
            &facts.id,
            &name,
            Some(&copies),
            &game.describe_title(title),
            &facts.sources,
            shell,
        )?;
    }
    for (borough, facts) in content.boroughs() {
        let starter = Message::new("cli-london-starter");
        let starter = facts.starter.then_some(&starter);
        let name = game.borough_name(borough);
        write_thing(
            &facts.id,
            &name,
            starter,
            &game.describe_borough(borough),
            &facts.sources,
            shell,
        )?;
    }
    Ok(())
}

/// Any table will do: what is printed on cards does not depend on who plays.
fn game(content: &Content) -> London {
    let seats = Seats::new(2).expect("two can play");
    London::new(content.clone(), seats, Options::default())
}

fn write_thing(
    id: &str,
    name: &Message,
    more: Option<&Message>,
    facts: &[Message],
    sources: &Sources,
    shell: &mut Shell<'_>,
) -> Result<(), Failure> {
    let face = shell.face;
    let name = shell.words.say(name);
    let more = more.map(|more| shell.words.say(more)).unwrap_or_default();
    shell.line("")?;
    shell.line(&format!("{}  {}  {more}", face.ink(Ink::Bold, &name), face.ink(Ink::Dim, id)))?;
    let facts: Vec<String> = facts.iter().map(|fact| shell.words.say(fact)).collect();
    for line in wrap(&(facts.join(". ") + "."), face.width.saturating_sub(2)) {
        shell.line(&format!("  {line}"))?;
    }
    let sources = shell.words.say(&provenance(sources));
    for line in wrap(&sources, face.width.saturating_sub(2)) {
        shell.line(&format!("  {}", face.ink(Ink::Dim, &line)))?;
    }
    Ok(())
}

/// What the fields rest on: those that differ by name, then all others.
fn provenance(sources: &Sources) -> Message {
    let mut by_source: Vec<(Provenance, Vec<&str>)> = Vec::new();
    for (field, &source) in &sources.fields {
        if source == sources.default {
            continue;
        }
        match by_source.iter_mut().find(|(other, _)| *other == source) {
            Some((_, fields)) => fields.push(field),
            None => by_source.push((source, vec![field])),
        }
    }
    by_source.sort_unstable();
    if by_source.is_empty() {
        return Message::new("cli-london-all-from").with("source", word(sources.default));
    }
    let from = |fields: Arg, source| {
        Message::new("cli-london-from").with("fields", fields).with("source", word(source))
    };
    let rest = from(Message::new("cli-london-the-rest").into(), sources.default);
    let parts = by_source.into_iter().map(|(source, fields)| {
        let fields: Vec<Message> = fields.into_iter().map(Message::verbatim).collect();
        from(fields.into(), source)
    });
    parts.rev().fold(rest, |after, part| {
        Message::new("cli-london-and-then").with("before", part).with("next", after)
    })
}

fn word(provenance: Provenance) -> Message {
    Message::new(match provenance {
        Provenance::Rulebook => "cli-london-rulebook",
        Provenance::Review => "cli-london-review",
        Provenance::FirstEdition => "cli-london-first-edition",
        Provenance::Reconstructed => "cli-london-reconstructed",
        Provenance::Owner => "cli-london-owner",
    })
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

fn sources_json(sources: &Sources) -> Value {
    json!({ "default": sources.default, "fields": sources.fields })
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Brown => "brown",
        Colour::Blue => "blue",
        Colour::Pink => "pink",
        Colour::Grey => "grey",
    }
}
