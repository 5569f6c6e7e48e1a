//! `rules`: the rules of a game, clause by clause.

use catalog::GameName;
use table::Message;
use words::Language;

use crate::args::RulesArgs;
use crate::face::Ink;
use crate::failure::Failure;
use crate::nearest::nearest;
use crate::shell::Shell;
use crate::wrap::{width, wrap};

/// The rules as they stand in the documents.
fn text(game: GameName, language: Language) -> &'static str {
    let mut rules = language.rules().into_iter();
    rules.find(|(name, _)| *name == game.as_str()).map_or("", |(_, text)| text)
}

/// Prints one clause, one section, or the table of contents.
pub(crate) fn rules(args: &RulesArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let (game, id) = asked_for(args)?;
    let sections = read(text(game, shell.words.language()));
    let Some(wanted) = id else {
        return contents(&sections, shell);
    };
    let is_wanted = |id: &str| id.eq_ignore_ascii_case(wanted);
    if let Some(section) = sections.iter().find(|section| is_wanted(&section.id)) {
        shell.line(&shell.face.ink(Ink::Bold, &format!("{} {}", section.id, section.title)))?;
        return section.clauses.iter().try_for_each(|clause| whole(clause, shell));
    }
    let mut clauses = sections.iter().flat_map(|section| &section.clauses);
    if let Some(clause) = clauses.find(|clause| is_wanted(&clause.id)) {
        return whole(clause, shell);
    }
    let ids = sections.iter().flat_map(|section| {
        std::iter::once(section.id.as_str()).chain(section.clauses.iter().map(|c| c.id.as_str()))
    });
    let near = nearest(wanted, ids);
    let message = if near.is_empty() {
        Message::new("cli-no-such-rule").with("id", wanted)
    } else {
        Message::new("cli-no-such-rule-but").with("id", wanted).with("near", Message::either(&near))
    };
    Err(Failure::Input(message.with("game", game.as_str())))
}

/// The game, and the id of the rule if there is one. An id alone is enough: it says whose it is.
fn asked_for(args: &RulesArgs) -> Result<(GameName, Option<&str>), Failure> {
    let Some(first) = args.game.as_deref() else { return Ok((GameName::London, None)) };
    let no_game = match first.parse::<GameName>() {
        Ok(game) => return Ok((game, args.id.as_deref())),
        Err(no_game) => no_game,
    };
    let game = GameName::ALL.into_iter().find(|&game| is_like_ids_of(game, first));
    match (game, &args.id) {
        (Some(game), None) => Ok((game, Some(first))),
        (Some(_) | None, _) => Err(Failure::input(no_game)),
    }
}

/// Whether a word begins like the ids of the game's rules, with their letter and then a number, or
/// like its rulings, with a hyphen between.
fn is_like_ids_of(game: GameName, word: &str) -> bool {
    let letter = |text: &str| text.chars().next().map(|letter| letter.to_ascii_lowercase());
    let of_game =
        read(text(game, Language::English)).first().and_then(|section| letter(&section.id));
    let second = word.chars().nth(1);
    letter(word) == of_game && second.is_some_and(|c| c.is_ascii_digit() || c == '-')
}

/// A part of the rules under one title.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Section {
    id: String,
    title: String,
    clauses: Vec<Clause>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Clause {
    id: String,
    text: String,
}

/// Reads `## ID Title` and `- **ID** text`, whose further lines are indented.
fn read(text: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for line in text.lines() {
        if let Some((id, title)) = line.strip_prefix("## ").and_then(|head| head.split_once(' ')) {
            let (id, title) = (id.to_owned(), title.to_owned());
            sections.push(Section { id, title, clauses: Vec::new() });
            continue;
        }
        let Some(section) = sections.last_mut() else { continue };
        if let Some((id, text)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")) {
            section.clauses.push(Clause { id: id.to_owned(), text: text.trim().to_owned() });
        } else if let (Some(clause), Some(more)) =
            (section.clauses.last_mut(), line.strip_prefix("  "))
        {
            clause.text.push(' ');
            clause.text.push_str(more.trim());
        }
    }
    sections
}

fn whole(clause: &Clause, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let indent = width(&clause.id) + 2;
    let lines = wrap(&clause.text, shell.face.width.saturating_sub(indent));
    for (number, line) in lines.iter().enumerate() {
        let before = if number == 0 {
            format!("{}  ", shell.face.ink(Ink::Bold, &clause.id))
        } else {
            " ".repeat(indent)
        };
        shell.line(&format!("{before}{line}"))?;
    }
    Ok(())
}

/// Sections, and each clause with its first words.
fn contents(sections: &[Section], shell: &mut Shell<'_>) -> Result<(), Failure> {
    for section in sections {
        shell.line(&shell.face.ink(Ink::Bold, &format!("{} {}", section.id, section.title)))?;
        for clause in &section.clauses {
            let before = format!("  {:<7} ", clause.id);
            let room = shell.face.width.saturating_sub(width(&before));
            shell.line(&format!(
                "{}{}",
                shell.face.ink(Ink::Dim, &before),
                first_words(&clause.text, room)
            ))?;
        }
    }
    Ok(())
}

/// As many words as fit.
fn first_words(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let first = wrap(text, columns.saturating_sub(2)).into_iter().next().unwrap_or_default();
    format!("{} …", first.trim_end_matches([',', ';', ':', '.']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_is_read_whole() {
        let sections = read(
            "# T\n\nIntro.\n\n## L1 One\n\n- **L1.1** a\n  b\n- **L1.2** c\n\n## L-R More\n\n- **L-R01** d\n",
        );
        assert_eq!(sections.len(), 2);
        assert_eq!((sections[0].id.as_str(), sections[0].title.as_str()), ("L1", "One"));
        let clauses: Vec<_> = sections
            .iter()
            .flat_map(|s| &s.clauses)
            .map(|c| (c.id.as_str(), c.text.as_str()))
            .collect();
        assert_eq!(clauses, [("L1.1", "a b"), ("L1.2", "c"), ("L-R01", "d")]);
    }

    #[test]
    fn the_rules_of_every_game_can_be_read() {
        for (game, language) in
            GameName::ALL.into_iter().flat_map(|game| Language::ALL.map(|one| (game, one)))
        {
            let sections = read(text(game, language));
            assert!(sections.len() > 5, "{game}, {language:?}");
            assert!(sections.iter().all(|section| !section.clauses.is_empty()), "{game}");
        }
    }

    #[test]
    fn first_words_fit() {
        assert_eq!(first_words("one two, three", 20), "one two, three");
        assert_eq!(first_words("one two, three", 11), "one two …");
    }
}
