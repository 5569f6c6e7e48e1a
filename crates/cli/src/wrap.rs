//! Fitting text into lines and columns.

/// A piece of text whose width is known although it may carry invisible colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    /// As printed.
    pub(crate) text: String,
    /// In columns.
    pub(crate) width: usize,
}

impl Cell {
    /// A piece without colour.
    pub(crate) fn plain(text: impl Into<String>) -> Self {
        let text = text.into();
        Self { width: width(&text), text }
    }

    /// The piece, broken between its words if it is wider than a line and has no colour.
    pub(crate) fn broken(&self, columns: usize) -> Vec<Self> {
        if self.width <= columns || self.width != width(&self.text) {
            return vec![self.clone()];
        }
        wrap(&self.text, columns).into_iter().map(Self::plain).collect()
    }

    /// The piece with blanks after it up to `columns`.
    pub(crate) fn padded(&self, columns: usize) -> String {
        format!("{}{}", self.text, " ".repeat(columns.saturating_sub(self.width)))
    }
}

/// How many columns a text without colour takes.
pub(crate) fn width(text: &str) -> usize {
    text.chars().count()
}

/// A number with a real minus sign, as sentences write it.
pub(crate) fn with_minus(number: &str) -> String {
    without_sign_of_zero(number).replace('-', "−")
}

/// A number as it is, unless it was rounded to zero: that has no sign.
pub(crate) fn without_sign_of_zero(number: &str) -> &str {
    let digits = number.trim_start_matches(['-', '+']);
    if digits.contains(|sign| matches!(sign, '1'..='9')) { number } else { digits }
}

/// Lays pieces side by side, `gap` columns apart, on lines of at most `columns`; a piece that is
/// wider than a line has a line of its own.
pub(crate) fn flow(cells: &[Cell], gap: usize, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let (mut line, mut used) = (String::new(), 0);
    for cell in cells {
        if used > 0 && used + gap + cell.width > columns {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            line.push_str(&" ".repeat(gap));
            used += gap;
        }
        line.push_str(&cell.text);
        used += cell.width;
    }
    if used > 0 {
        lines.push(line);
    }
    lines
}

/// Breaks a text without colour between its words; lines of the text stay apart.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let words: Vec<Cell> = paragraph.split_whitespace().map(Cell::plain).collect();
        let mut wrapped = flow(&words, 1, columns);
        if wrapped.is_empty() {
            wrapped.push(String::new());
        }
        lines.append(&mut wrapped);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("to be or not to be", 9), ["to be or", "not to be"]);
        assert_eq!(wrap("a\n\nb c", 9), ["a", "", "b c"]);
        assert_eq!(wrap("indivisible", 4), ["indivisible"]);
        assert_eq!(wrap("", 4), [""; 0]);
    }

    #[test]
    fn a_piece_without_colour_can_be_broken() {
        let cell = Cell::plain("to be or not");
        assert_eq!(cell.broken(12), vec![cell.clone()]);
        assert_eq!(cell.broken(8), [Cell::plain("to be or"), Cell::plain("not")]);
        let red = Cell { text: "\x1b[31mto be\x1b[0m".to_owned(), width: 5 };
        assert_eq!(red.broken(2), vec![red.clone()]);
    }

    #[test]
    fn colour_takes_no_room() {
        let red = Cell { text: "\x1b[31mred\x1b[0m".to_owned(), width: 3 };
        assert_eq!(flow(&[red.clone(), red.clone()], 1, 7).len(), 1);
        assert_eq!(flow(&[red.clone(), red.clone()], 2, 7).len(), 2);
        assert!(red.padded(5).ends_with("\x1b[0m  "));
    }
}
