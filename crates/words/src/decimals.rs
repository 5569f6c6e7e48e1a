//! Numbers with a decimal mark.
//!
//! They come as text, rounded by whoever knows how exact they are. The web app has the same rule in `decimals.ts`.

use crate::language::Language;

impl Language {
    /// A text as the language writes it, if it is nothing but decimal numbers and signs between them, such as
    /// `−3.5 ± 0.2` or `51.0 % – 53.5 %`: all but English have a comma. Any other text stays as it is.
    pub fn decimals(self, text: &str) -> String {
        let comma = match self {
            Self::English => false,
            Self::Portuguese | Self::Spanish | Self::Ukrainian => true,
        };
        if comma && text.split(' ').all(|word| is_sign(word) || is_number(word)) {
            text.replace('.', ",")
        } else {
            text.to_owned()
        }
    }
}

fn is_sign(word: &str) -> bool {
    ["", "±", "–", "−", "%", "<", ">"].contains(&word)
}

/// Digits, with at most one point between them: a version or an address has more.
fn is_number(word: &str) -> bool {
    let digits = word.trim_start_matches(['+', '−', '-']);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    [whole, part].iter().all(|one| !one.is_empty() && one.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_mark_of_the_language() {
        for language in [Language::Portuguese, Language::Spanish, Language::Ukrainian] {
            for (text, written) in [
                ("7.2", "7,2"),
                ("−14.1", "−14,1"),
                ("+0.5 ± 0.1", "+0,5 ± 0,1"),
                ("51.0 % – 53.5 %", "51,0 % – 53,5 %"),
                ("12", "12"),
                ("127.0.0.1", "127.0.0.1"),
                ("L5.2", "L5.2"),
                ("5.", "5."),
                ("a 1.5", "a 1.5"),
            ] {
                assert_eq!(language.decimals(text), written);
            }
        }
        assert_eq!(Language::English.decimals("−14.1"), "−14.1");
    }
}
