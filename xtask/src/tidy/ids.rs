//! Rule ids: clauses such as L5.2 and rulings such as L-R05.

use crate::tidy::source::is_word;

/// The letter that the ids of each game begin with, and the file that holds its rules.
pub(crate) const BOOKS: [(char, &str); 2] =
    [('L', "docs/rules/london.md"), ('N', "docs/rules/new-york.md")];

/// The rule ids in a line. A number too many or too few in a ruling's id is no reason to miss it:
/// it is then an id that no book has.
pub(crate) fn ids(line: &str) -> impl Iterator<Item = &str> {
    let starts = line.char_indices().filter(|&(at, c)| {
        let before = line[..at].chars().next_back();
        BOOKS.iter().any(|&(letter, _)| letter == c) && !before.is_some_and(is_word)
    });
    starts.filter_map(|(at, letter)| {
        let rest = &line[at + letter.len_utf8()..];
        let length = ruling(rest).or_else(|| clause(rest))?;
        let after = rest[length..].chars().next();
        (!after.is_some_and(is_word)).then(|| &line[at..at + letter.len_utf8() + length])
    })
}

/// The length of `-R05`.
fn ruling(text: &str) -> Option<usize> {
    let number = text.strip_prefix("-R")?;
    Some(2 + digits(number)?)
}

/// The length of `5.2`.
fn clause(text: &str) -> Option<usize> {
    let section = digits(text)?;
    let number = text[section..].strip_prefix('.')?;
    Some(section + 1 + digits(number)?)
}

fn digits(text: &str) -> Option<usize> {
    let count = text.bytes().take_while(u8::is_ascii_digit).count();
    (count > 0).then_some(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> Vec<&str> {
        ids(line).collect()
    }

    #[test]
    fn ids_are_found() {
        assert_eq!(
            found("// L5.2, L10.5: see L-R05 and N1.1."),
            ["L5.2", "L10.5", "L-R05", "N1.1"]
        );
        assert_eq!(found("L9.2(3) “L7.6” L-R5"), ["L9.2", "L7.6", "L-R5"]);
    }

    #[test]
    fn names_and_numbers_are_no_ids() {
        for line in
            ["l5_2", "XL5.2", "L5", "L5.", "L5.x", "L5.2a", "L-Rx", "L-R05a", "HL-R05", "M5.2"]
        {
            assert!(found(line).is_empty(), "{line}");
        }
    }
}
