//! Texts that people type and others are shown: names, chat.

/// Why a text cannot be shown among the texts of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unshowable {
    /// There is nothing to be seen in it.
    Blank,
    /// It has a control character or one that reorders text.
    Disturbs {
        /// The first such character.
        found: char,
    },
}

/// Whether a line of text can be shown among those of others: something of it is seen, and nothing in it
/// breaks or reorders the line.
///
/// # Errors
/// With the reason against it.
pub fn showable(line: &str) -> Result<(), Unshowable> {
    if let Some(found) = line.chars().find(|&c| disturbs_a_line(c)) {
        return Err(Unshowable::Disturbs { found });
    }
    let seen = line.chars().any(|c| !c.is_whitespace() && !is_invisible(c));
    if seen { Ok(()) } else { Err(Unshowable::Blank) }
}

/// Control characters, line and paragraph separators, and the marks that turn the direction of
/// writing: a text with them would disturb the text around it.
fn disturbs_a_line(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
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
        for found in ['\n', '\u{7}', '\u{85}', '\u{2028}', '\u{202e}', '\u{2066}'] {
            let text = format!("a{found}b");
            assert_eq!(showable(&text), Err(Unshowable::Disturbs { found }), "{found:?}");
        }
    }
}
