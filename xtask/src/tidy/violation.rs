//! What a check finds.

use std::fmt::{self, Display};

/// A place that breaks a house rule. Ordered by place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Violation {
    file: String,
    line: usize,
    text: String,
}

impl Violation {
    /// `text` says what is wrong and what to do; `line` counts from 1.
    pub(crate) fn new(file: &str, line: usize, text: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, text: text.into() }
    }
}

impl Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.text)
    }
}
