//! Things of a pack as they are shown, and what each of their fields rests on.

use pack_file::{Provenance, Sources};
use serde_json::{Value, json};
use table::{Arg, Message};

use crate::face::Ink;
use crate::failure::Failure;
use crate::shell::Shell;
use crate::wrap::wrap;

/// Something that a pack describes.
#[derive(Clone, Debug)]
pub(crate) struct Thing<'t> {
    pub(crate) id: &'t str,
    pub(crate) name: Message,
    /// What stands beside its name.
    pub(crate) more: Option<Message>,
    /// What it is and does.
    pub(crate) facts: Vec<Message>,
    pub(crate) sources: &'t Sources,
}

/// Prints a thing: its name, its facts, and where they come from.
pub(crate) fn write_thing(thing: &Thing<'_>, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let face = shell.face;
    let name = shell.words.say(&thing.name);
    let more = thing.more.as_ref().map(|more| shell.words.say(more)).unwrap_or_default();
    let (name, id) = (face.ink(Ink::Bold, &name), face.ink(Ink::Dim, thing.id));
    shell.line("")?;
    shell.line(&format!("{name}  {id}  {more}"))?;
    let facts: Vec<String> = thing.facts.iter().map(|fact| shell.words.say(fact)).collect();
    for line in wrap(&(facts.join(". ") + "."), face.width.saturating_sub(2)) {
        shell.line(&format!("  {line}"))?;
    }
    write_sources(thing.sources, shell)
}

/// Prints what fields rest on.
pub(crate) fn write_sources(sources: &Sources, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let face = shell.face;
    let sources = shell.words.say(&provenance(sources));
    for line in wrap(&sources, face.width.saturating_sub(2)) {
        shell.line(&format!("  {}", face.ink(Ink::Dim, &line)))?;
    }
    Ok(())
}

/// The same for programs.
pub(crate) fn sources_json(sources: &Sources) -> Value {
    json!({ "default": sources.default, "fields": sources.fields })
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
        return Message::new("cli-sources-all-from").with("source", word(sources.default));
    }
    let from = |fields: Arg, source| {
        Message::new("cli-sources-from").with("fields", fields).with("source", word(source))
    };
    let rest = from(Message::new("cli-sources-the-rest").into(), sources.default);
    let parts = by_source.into_iter().map(|(source, fields)| {
        let fields: Vec<Message> = fields.into_iter().map(Message::verbatim).collect();
        from(fields.into(), source)
    });
    parts.rev().fold(rest, |after, part| {
        Message::new("cli-sources-and-then").with("before", part).with("next", after)
    })
}

fn word(provenance: Provenance) -> Message {
    Message::new(match provenance {
        Provenance::Rulebook => "cli-sources-rulebook",
        Provenance::Review => "cli-sources-review",
        Provenance::FirstEdition => "cli-sources-first-edition",
        Provenance::Reconstructed => "cli-sources-reconstructed",
        Provenance::Owner => "cli-sources-owner",
    })
}
