//! What a person may type besides an answer.

/// A line typed at the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// Nothing.
    Nothing,
    /// The number of a choice.
    Number(usize),
    /// An action in words.
    Words(String),
    /// `? THING`: why not?
    Why(String),
    /// Anything else that the table can be asked to do.
    Command(Command),
}

/// What the table can be asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// `?`
    Help,
    /// `hint`
    Hint,
    /// `undo`
    Undo,
    /// `table`
    Table,
    /// `log`
    Log,
    /// `score`
    Score,
    /// `cards`
    Cards,
    /// `card THING`
    Card(String),
    /// `save FILE`
    Save(Option<String>),
    /// `quit`
    Quit,
}

impl Command {
    /// How each is typed, with what stands for what is given to it and the end of the id of what it does.
    pub(super) const ALL: [(&str, Option<&str>, &str); 10] = [
        ("hint", None, "hint"),
        ("undo", None, "undo"),
        ("?", Some("cli-given-thing"), "why"),
        ("card", Some("cli-given-thing"), "card"),
        ("cards", None, "cards"),
        ("table", None, "table"),
        ("log", None, "log"),
        ("score", None, "score"),
        ("save", Some("cli-value-file"), "save"),
        ("quit", None, "quit"),
    ];
}

impl Typed {
    /// What a line means. Words that are no command are left to the game.
    pub(super) fn new(line: &str) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Nothing;
        }
        if let Ok(number) = line.parse() {
            return Self::Number(number);
        }
        if let Some(thing) = line.strip_prefix('?') {
            let thing = thing.trim();
            return if thing.is_empty() {
                Self::Command(Command::Help)
            } else {
                Self::Why(thing.to_owned())
            };
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let given = (!rest.is_empty()).then(|| rest.to_owned());
        let command = match (first.to_lowercase().as_str(), given) {
            ("help", None) => Command::Help,
            ("hint", None) => Command::Hint,
            ("undo", None) => Command::Undo,
            ("table", None) => Command::Table,
            ("log", None) => Command::Log,
            ("score", None) => Command::Score,
            ("cards" | "card", None) => Command::Cards,
            ("card", Some(id)) => Command::Card(id),
            ("save", file) => Command::Save(file),
            ("quit" | "exit", None) => Command::Quit,
            (_, _) => return Self::Words(line.to_lowercase()),
        };
        Self::Command(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_apart() {
        let words = |text: &str| Typed::Words(text.to_owned());
        assert_eq!(Typed::new("  "), Typed::Nothing);
        assert_eq!(Typed::new("12"), Typed::Number(12));
        assert_eq!(Typed::new("Draw  Deck"), words("draw  deck"));
        assert_eq!(Typed::new("undo it"), words("undo it"));
        assert_eq!(Typed::new("?"), Typed::Command(Command::Help));
        assert_eq!(Typed::new("?Hospital-B"), Typed::Why("Hospital-B".to_owned()));
        assert_eq!(
            Typed::new("card hospital"),
            Typed::Command(Command::Card("hospital".to_owned()))
        );
        let file = Some("My Game".to_owned());
        assert_eq!(Typed::new("save  My Game"), Typed::Command(Command::Save(file)));
        assert_eq!(Typed::new("QUIT"), Typed::Command(Command::Quit));
    }
}
