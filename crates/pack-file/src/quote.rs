//! Words of a file within a sentence.

use std::fmt::{self, Display};

/// A word of the file in quotation marks: on one line, and not longer than a line can bear.
#[derive(Clone, Copy, Debug)]
pub struct Quoted<'a>(pub &'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 60;
        let mut words = self.0.split_whitespace();
        let mut shown = words.next().unwrap_or_default().to_owned();
        for word in words {
            shown.push(' ');
            shown.push_str(word);
        }
        let long = shown.chars().count() > LONGEST;
        let shown: String = shown
            .chars()
            .take(LONGEST)
            .map(|c| if c.is_control() { '\u{fffd}' } else { c })
            .collect();
        write!(f, "“{shown}{}”", if long { "…" } else { "" })
    }
}

/// Words as a choice: `a, b or c`.
#[derive(Clone, Copy, Debug)]
pub struct Either<'a>(pub &'a [String]);

impl Display for Either<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [] => f.write_str("nothing"),
            [one] => f.write_str(one),
            [first @ .., last] => write!(f, "{} or {last}", first.join(", ")),
        }
    }
}
