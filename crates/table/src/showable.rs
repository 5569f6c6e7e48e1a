//! Texts that people type and others are shown: names, chat.

/// Why a text cannot be shown among the texts of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unshowable {
    /// There is nothing to be seen in it.
    Blank,
    /// It has a control character, one that reorders text, one that hides a text, or so many marks on one letter that they cover
    /// the lines around it.
    Disturbs {
        /// The first such character.
        found: char,
    },
}

/// The most marks that stand one after the other, on one letter: Vietnamese has two, and pointed Hebrew three or four.
const MOST_MARKS: usize = 4;

/// Whether a line of text can be shown among those of others: something of it is seen, and nothing in it
/// breaks or reorders the line.
///
/// # Errors
/// With the reason against it.
pub fn showable(line: &str) -> Result<(), Unshowable> {
    let mut marks = 0;
    for found in line.chars() {
        marks = if is_mark(found) { marks + 1 } else { 0 };
        if disturbs_a_line(found) || marks > MOST_MARKS {
            return Err(Unshowable::Disturbs { found });
        }
    }
    let seen = line.chars().any(|c| !c.is_whitespace() && !is_invisible(c));
    if seen { Ok(()) } else { Err(Unshowable::Blank) }
}

/// Control characters, line and paragraph separators, and the marks that turn the direction of
/// writing: a text with them would disturb the text around it. Tags, which nobody sees, spell a text that nobody reads.
fn disturbs_a_line(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
            | '\u{e0000}'..='\u{e007f}')
}

/// What is written over or under the letter before it: the marks that all scripts share, those of Cyrillic, Hebrew, Arabic and
/// Thai, and half marks.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{5bf}'
        | '\u{5c1}'..='\u{5c2}' | '\u{5c4}'..='\u{5c5}' | '\u{5c7}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6dc}' | '\u{6df}'..='\u{6e4}'
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// What Unicode calls default ignorable, and the empty pattern of Braille: alone they show nothing. Between
/// others they have their use, as the joiner in many an emoji.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_has_to_be_seen() {
        for blank in
            ["", " \u{a0}\u{3000}", "\u{200b}", "\u{200d}\u{feff} \u{2060}", "\u{3164}", "\u{2800}"]
        {
            assert_eq!(showable(blank), Err(Unshowable::Blank), "{blank:?}");
        }
        for seen in ["a", ".", "Ж", "می\u{200c}خواهم", "👩\u{200d}🚀", "❤\u{fe0f}"] {
            assert_eq!(showable(seen), Ok(()), "{seen:?}");
        }
    }

    #[test]
    fn nothing_may_break_or_reorder_the_line() {
        for found in [
            '\n',
            '\u{7}',
            '\u{85}',
            '\u{2028}',
            '\u{202e}',
            '\u{2066}',
            '\u{61c}',
            '\u{200e}',
            '\u{200f}',
            '\u{e0041}',
        ] {
            let text = format!("a{found}b");
            assert_eq!(showable(&text), Err(Unshowable::Disturbs { found }), "{found:?}");
        }
    }

    #[test]
    fn marks_cover_no_other_line() {
        for mark in ['\u{301}', '\u{489}', '\u{5b8}', '\u{64e}', '\u{e47}', '\u{20dd}'] {
            let with = |count: usize| format!("a{}b", mark.to_string().repeat(count));
            assert_eq!(showable(&with(MOST_MARKS)), Ok(()), "{mark:?}");
            let covers = Err(Unshowable::Disturbs { found: mark });
            assert_eq!(showable(&with(MOST_MARKS + 1)), covers, "{mark:?}");
        }
        assert_eq!(showable(&"e\u{302}\u{301}".repeat(9)), Ok(()), "each letter has its own");
    }
}
