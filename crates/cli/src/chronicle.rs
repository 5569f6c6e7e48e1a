//! What happened, told in paragraphs: one for each player in turn.

use crate::face::{Face, Ink};
use crate::on_screen::Names;
use crate::wrap::{Cell, flow, width};

/// Something that happened.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) sentence: String,
    /// Whether what follows is not the doing of the player whom this is about.
    pub(crate) closes: bool,
}

/// Sentences as lines of a screen. Those that begin with the name of the same player follow each
/// other without it, and those about nobody are told of the player before them.
pub(crate) fn chronicle(told: &[Told], names: &Names, face: Face) -> Vec<String> {
    let mut lines = Vec::new();
    let mut paragraph = Paragraph::default();
    for Told { sentence, closes } in told {
        let subject = names.all().find_map(|name| {
            let rest = sentence.strip_prefix(name)?.strip_prefix(' ')?;
            Some((name, rest))
        });
        match subject {
            Some((name, rest)) => {
                if paragraph.name != name {
                    lines.extend(std::mem::take(&mut paragraph).lines(face));
                    paragraph.name = name.to_owned();
                }
                paragraph.parts.push(rest.to_owned());
            }
            None => paragraph.parts.push(sentence.clone()),
        }
        if *closes {
            lines.extend(std::mem::take(&mut paragraph).lines(face));
        }
    }
    lines.extend(paragraph.lines(face));
    lines
}

/// What one player did.
#[derive(Clone, Debug, Default)]
struct Paragraph {
    name: String,
    parts: Vec<String>,
}

impl Paragraph {
    fn lines(self, face: Face) -> Vec<String> {
        let Some((last, before)) = self.parts.split_last() else { return Vec::new() };
        // The sign between two parts never begins a line.
        let end = if face.signs { " ·" } else { ";" };
        let parts = before.iter().map(|part| (part, end)).chain([(last, "")]);
        let words = parts.flat_map(|(part, end)| {
            let (rest, last) = part.rsplit_once(' ').unwrap_or(("", part));
            let rest = rest.split(' ').filter(|word| !word.is_empty());
            rest.map(Cell::plain).chain([Cell::plain(format!("{last}{end}"))]).collect::<Vec<_>>()
        });
        let name = self
            .name
            .split(' ')
            .filter(|word| !word.is_empty())
            .map(|word| Cell { width: width(word), text: face.ink(Ink::Bold, word) });
        let cells: Vec<Cell> = name.chain(words).collect();
        flow(&cells, 1, face.width.saturating_sub(2))
            .into_iter()
            .enumerate()
            .map(|(number, line)| if number == 0 { line } else { format!("  {line}") })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use table::Viewer;
    use table::record::Sitter;
    use words::Words;

    use super::*;

    #[test]
    fn sentences_about_one_player_become_a_paragraph() {
        let sitters = [Sitter::person("Anna").unwrap(), Sitter::bot("greedy").unwrap()];
        let names = Names::new(&sitters, Viewer::Spectator, &Words::english());
        let sentences = [
            "Anna draws a card",
            "Anna buys land",
            "Lambeth is now on offer",
            "greedy draws a card",
            "Annabel is nobody",
        ]
        .map(|sentence| Told { sentence: sentence.to_owned(), closes: false });
        let face = Face { width: 30, ..Face::PLAIN };
        assert_eq!(
            chronicle(&sentences, &names, face),
            [
                "Anna draws a card · buys",
                "  land · Lambeth is now on",
                "  offer",
                "greedy draws a card ·",
                "  Annabel is nobody"
            ]
        );
    }

    #[test]
    fn what_closes_a_paragraph_keeps_the_rest_out_of_it() {
        let names =
            Names::new(&[Sitter::person("Anna").unwrap()], Viewer::Spectator, &Words::english());
        let told =
            [("Anna is a banker", true), ("Cards are laid open", false), ("Anna begins", false)]
                .map(|(sentence, closes)| Told { sentence: sentence.to_owned(), closes });
        assert_eq!(
            chronicle(&told, &names, Face::PLAIN),
            ["Anna is a banker", "Cards are laid open", "Anna begins"]
        );
    }
}
