//! Rust source, as far as the house rules need to understand it: what is code, what is a comment or
//! a string, and what is only there for tests.

/// A Rust file line by line. Code and notes have the same columns; what belongs to the other is blank.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// The lines without comments, strings and character literals.
    pub(crate) code: Vec<String>,
    /// The comments and the strings alone.
    pub(crate) notes: Vec<String>,
    /// Whether the line belongs to an item under `#[cfg(test)]`.
    pub(crate) test: Vec<bool>,
}

impl Source {
    /// Takes a text apart.
    pub(crate) fn new(text: &str) -> Self {
        let (code, notes) = split(text);
        let test = test_lines(&code);
        let lines = |text: String| text.lines().map(str::to_owned).collect();
        Self { code: lines(code), notes: lines(notes), test }
    }

    /// The code outside tests: line number from 1, and the line.
    pub(crate) fn plain_code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.code.iter().zip(&self.test).enumerate();
        lines.filter(|(_, (_, test))| !**test).map(|(index, (line, _))| (index + 1, line.as_str()))
    }
}

/// Where the reader is.
#[derive(Clone, Copy, Debug)]
enum Mode {
    Code,
    LineComment,
    /// So many are open: Rust's block comments nest.
    BlockComment(usize),
    String,
    /// Ends at a quote with so many `#`.
    RawString(usize),
}

/// The same text twice: once only the code, once only comments and strings, the rest as blanks.
fn split(text: &str) -> (String, String) {
    let chars: Vec<char> = text.chars().collect();
    let (mut code, mut notes) = (String::new(), String::new());
    let mut mode = Mode::Code;
    let mut at = 0;
    while at < chars.len() {
        let here = chars[at];
        let next = chars.get(at + 1).copied();
        // How many characters are eaten, and whether they are code.
        let (taken, is_code) = match mode {
            Mode::Code => match (here, next) {
                ('/', Some('/')) => {
                    mode = Mode::LineComment;
                    (2, false)
                }
                ('/', Some('*')) => {
                    mode = Mode::BlockComment(1);
                    (2, false)
                }
                ('"', _) => {
                    mode = Mode::String;
                    (1, false)
                }
                ('r', _) => match raw_string(&chars, at) {
                    Some(hashes) => {
                        mode = Mode::RawString(hashes);
                        (hashes + 2, false)
                    }
                    None => (1, true),
                },
                ('\'', _) => match character(&chars[at..]) {
                    Some(length) => (length, false),
                    None => (1, true),
                },
                _ => (1, true),
            },
            Mode::LineComment => {
                if here == '\n' {
                    mode = Mode::Code;
                }
                (1, false)
            }
            Mode::BlockComment(open) => match (here, next) {
                ('*', Some('/')) => {
                    mode = if open == 1 { Mode::Code } else { Mode::BlockComment(open - 1) };
                    (2, false)
                }
                ('/', Some('*')) => {
                    mode = Mode::BlockComment(open + 1);
                    (2, false)
                }
                _ => (1, false),
            },
            Mode::String => match here {
                '\\' => (2, false),
                '"' => {
                    mode = Mode::Code;
                    (1, false)
                }
                _ => (1, false),
            },
            Mode::RawString(hashes) => {
                let rest = &chars[at + 1..];
                if here == '"' && rest.iter().take_while(|&&c| c == '#').count() >= hashes {
                    mode = Mode::Code;
                    (hashes + 1, false)
                } else {
                    (1, false)
                }
            }
        };
        for &c in chars[at..].iter().take(taken) {
            let blank = if c == '\n' { '\n' } else { ' ' };
            code.push(if is_code { c } else { blank });
            notes.push(if is_code { blank } else { c });
        }
        at += taken;
    }
    (code, notes)
}

/// The number of `#` if a raw string (`r"…"`, `br#"…"#`) starts at this `r`.
fn raw_string(chars: &[char], at: usize) -> Option<usize> {
    let before = |back: usize| at.checked_sub(back).map(|index| chars[index]);
    let prefix = before(1).filter(|c| matches!(c, 'b' | 'c'));
    let outside = if prefix.is_some() { before(2) } else { before(1) };
    if outside.is_some_and(is_word) {
        return None;
    }
    let hashes = chars[at + 1..].iter().take_while(|&&c| c == '#').count();
    (chars.get(at + 1 + hashes) == Some(&'"')).then_some(hashes)
}

/// The length of the character literal that starts with this quote; `None` if it is a lifetime.
fn character(chars: &[char]) -> Option<usize> {
    if chars.get(1) == Some(&'\\') {
        // The escaped character itself may be a quote.
        let end = chars.iter().skip(3).position(|&c| c == '\'')?;
        Some(end + 4)
    } else {
        (chars.get(2) == Some(&'\'')).then_some(3)
    }
}

/// Whether each line belongs to an item under `#[cfg(test)]`.
fn test_lines(code: &str) -> Vec<bool> {
    const MARK: &str = "#[cfg(test)]";
    let count = code.lines().count();
    if code.contains("#![cfg(test)]") {
        return vec![true; count];
    }
    let mut test = vec![false; count];
    let mut from = 0;
    while let Some(found) = code[from..].find(MARK) {
        let start = from + found;
        let end = start + MARK.len() + item_length(&code[start + MARK.len()..]);
        let line = |at: usize| code[..at].matches('\n').count();
        test[line(start)..=line(end).min(count - 1)].fill(true);
        from = end;
    }
    test
}

/// How far the first item reaches: to its closing brace, or to a semicolon outside all brackets.
fn item_length(code: &str) -> usize {
    let mut depth = 0_usize;
    for (at, c) in code.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            '}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at;
                }
            }
            ';' if depth == 0 => return at,
            _ => {}
        }
    }
    code.len()
}

/// Whether a character may be part of a name.
pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether `word` stands in `line` with no letter, digit or `_` at either side of it.
pub(crate) fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        !before.is_some_and(is_word) && !after.is_some_and(is_word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> String {
        split(text).0
    }

    #[test]
    fn comments_and_strings_are_no_code() {
        assert_eq!(code("a // b\nc"), "a     \nc");
        assert_eq!(code("a /* b /* c */ d */ e"), "a                   e");
        assert_eq!(code(r#"f("x\"y", z)"#), "f(      , z)");
        assert_eq!(code(r###"f(r#"x"y"#, br"z")"###), "f(        , b    )");
        assert_eq!(code("r#fn for"), "r#fn for");
        assert_eq!(code("bar\"x\""), "bar   ");
    }

    #[test]
    fn a_lifetime_is_code_and_a_character_is_not() {
        assert_eq!(code("fn f<'a>(x: &'a str)"), "fn f<'a>(x: &'a str)");
        assert_eq!(code("['\"', '\\'', '\\\\', 'é'] x"), "[   ,     ,     ,    ] x");
        assert_eq!(code("'\\u{1F600}' x"), "            x");
    }

    #[test]
    fn notes_are_the_rest() {
        let (code, notes) = split("let a = \"b\"; // c\n");
        assert_eq!(notes, "        \"b\"  // c\n");
        assert_eq!(code.len(), notes.len());
    }

    #[test]
    fn test_items_are_found() {
        let source = Source::new(
            "fn a() {}\n#[cfg(test)]\nmod tests;\nfn b() {}\n#[cfg(test)]\nfn c() -> [u8; 2] {\n  [1; 2]\n}\nfn d() {}\n",
        );
        let plain: Vec<&str> = source.plain_code().map(|(_, line)| line).collect();
        assert_eq!(plain, ["fn a() {}", "fn b() {}", "fn d() {}"]);
        assert_eq!(source.test.len(), source.code.len());
    }

    #[test]
    fn braces_in_strings_do_not_end_a_test() {
        let source = Source::new(
            "#[cfg(test)]\nmod tests {\n  const A: &str = \"}\";\n  fn a() {}\n}\nfn b() {}",
        );
        assert_eq!(source.test, [true, true, true, true, true, false]);
    }

    #[test]
    fn a_test_without_an_end_reaches_to_the_end() {
        assert_eq!(Source::new("fn a() {}\n#[cfg(test)]\nmod tests {\n").test, [false, true, true]);
        assert_eq!(Source::new("#![cfg(test)]\nfn a() {}\n").test, [true, true]);
    }

    #[test]
    fn words_are_whole() {
        assert!(has_word("use std::collections::HashMap;", "HashMap"));
        assert!(!has_word("struct MyHashMap;", "HashMap"));
        assert!(!has_word("let hash_f64s = 1;", "f64"));
    }
}
