//! How things look: colours, signs, and how wide the lines may be.

/// What the output can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Whether colours may be used. Nothing is ever told by colour alone.
    pub colour: bool,
    /// Whether signs beyond ASCII, and £, may be used.
    pub signs: bool,
    /// Whether there is a screen that can be cleared.
    pub screen: bool,
    /// Columns of a line.
    pub width: usize,
}

impl Face {
    /// Text without anything, as wide as a classic terminal: for files, pipes and tests.
    pub const PLAIN: Self = Self { colour: false, signs: true, screen: false, width: 80 };

    /// The text in this ink.
    pub(crate) fn ink(self, ink: Ink, text: &str) -> String {
        if self.colour && !text.is_empty() {
            format!("\x1b[{}m{text}\x1b[0m", ink.code())
        } else {
            text.to_owned()
        }
    }

    /// The text, in signs that this output may use.
    pub(crate) fn spelt(self, text: String) -> String {
        if self.signs || text.is_ascii() {
            return text;
        }
        let mut spelt = String::with_capacity(text.len());
        for sign in text.chars() {
            match sign {
                '−' | '–' | '—' => spelt.push('-'),
                '“' | '”' => spelt.push('"'),
                '‘' | '’' => spelt.push('\''),
                '…' => spelt.push_str("..."),
                '·' => spelt.push('|'),
                '×' => spelt.push('x'),
                other => spelt.push(other), // not ours: any sign, such as those in names
            }
        }
        spelt
    }

    /// What empties the screen and what was scrolled off it.
    pub(crate) fn clear(self) -> &'static str {
        if self.screen { "\x1b[2J\x1b[3J\x1b[H" } else { "" }
    }
}

/// What a text is printed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// Less important: titles of sections, words to type.
    Dim,
    /// More important.
    Bold,
    /// Brown cards.
    Brown,
    /// Blue cards.
    Blue,
    /// Pink cards.
    Pink,
    /// Grey cards.
    Grey,
    /// Green lots.
    Green,
    /// Red lots.
    Red,
    /// Yellow lots.
    Yellow,
}

impl Ink {
    /// 256 colours that can be told apart on light and dark ground.
    fn code(self) -> &'static str {
        match self {
            Self::Dim => "2",
            Self::Bold => "1",
            Self::Brown => "38;5;137",
            Self::Blue => "38;5;68",
            Self::Pink => "38;5;169",
            Self::Green => "38;5;71",
            Self::Red => "38;5;167",
            Self::Yellow => "38;5;178",
            Self::Grey => "38;5;245",
        }
    }
}
