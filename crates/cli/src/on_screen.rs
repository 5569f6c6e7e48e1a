//! What a game must be able to do to be played in a terminal.

use table::record::Sitter;
use table::{Arg, Game, Message, Notation, Seat, Tell, Viewer};
use words::Words;

use crate::face::Face;

/// A game with a table that can be drawn, and with things on it that can be described.
pub(crate) trait OnScreen: Game + Notation + Tell + Sync {
    /// The table as a viewer sees it, line by line.
    fn draw(&self, view: &Self::View, look: &Look<'_>) -> Vec<String>;

    /// What the viewer has, in a line or two: for decisions in the middle of a turn.
    fn draw_own(&self, view: &Self::View, look: &Look<'_>) -> Vec<String>;

    /// The ids of all things that can be named.
    fn ids(&self) -> Vec<String>;

    /// The ids of the things that the viewer may want to read about now.
    fn in_reach(&self, view: &Self::View) -> Vec<String>;

    /// What a thing is and does, its name first; `None` if nothing has that id.
    fn describe(&self, id: &str) -> Option<Vec<Message>>;
}

/// How a viewer is told things.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look<'l> {
    /// In which language.
    pub(crate) words: &'l Words,
    /// In which dress.
    pub(crate) face: Face,
    /// What the players are called.
    pub(crate) names: &'l Names,
}

impl Look<'_> {
    /// A message as text, with the players' names in it.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(&self.names.put_into(message))
    }

    /// What one player is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.of(seat)
    }
}

/// What a viewer calls the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Names(Vec<String>);

impl Names {
    /// Themselves “You”; the others by name, with the number of the seat where two have the same.
    pub(crate) fn new(sitters: &[Sitter], viewer: Viewer, words: &Words) -> Self {
        let named = |(index, sitter): (usize, &Sitter)| {
            let seat = Seat::new(index);
            if seat.is_some_and(|seat| viewer.is(seat)) {
                return words.say(&Message::new("cli-you"));
            }
            let name = sitter.name.as_str();
            let twins = sitters.iter().filter(|other| other.name.as_str() == name).count();
            if twins > 1 { format!("{name} {}", index + 1) } else { name.to_owned() }
        };
        Self(sitters.iter().enumerate().map(named).collect())
    }

    /// What one player is called.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }

    /// The width of the longest.
    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|name| crate::wrap::width(name)).max().unwrap_or(0)
    }

    /// The message with names in the place of “Player 1” and so on.
    pub(crate) fn put_into(&self, message: &Message) -> Message {
        if let Some(name) = self.meant_by(message) {
            return Message::verbatim(name);
        }
        let args = message.args.iter().map(|(name, arg)| {
            let arg = match arg {
                Arg::Number(_) | Arg::Text(_) => arg.clone(),
                Arg::Message(inner) => Arg::Message(self.put_into(inner)),
                Arg::List(list) => Arg::List(list.iter().map(|one| self.put_into(one)).collect()),
            };
            (name.clone(), arg)
        });
        Message { id: message.id.clone(), args: args.collect() }
    }

    fn meant_by(&self, message: &Message) -> Option<&str> {
        if message.id != "player" {
            return None;
        }
        message.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(number) if name == "number" => {
                let index = usize::try_from(*number).ok()?.checked_sub(1)?;
                self.0.get(index).map(String::as_str)
            }
            Arg::Number(_) | Arg::Text(_) | Arg::Message(_) | Arg::List(_) => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sitters() -> Vec<Sitter> {
        vec![
            Sitter::person("Anna").unwrap(),
            Sitter::bot("greedy").unwrap(),
            Sitter::bot("greedy").unwrap(),
        ]
    }

    #[test]
    fn everybody_has_a_name() {
        let words = Words::english();
        let names = Names::new(&sitters(), Viewer::Spectator, &words);
        assert_eq!(names.0, ["Anna", "greedy 2", "greedy 3"]);
        let names = Names::new(&sitters(), Viewer::Seat(Seat::FIRST), &words);
        assert_eq!(names.0, ["You", "greedy 2", "greedy 3"]);
        assert_eq!(names.width(), 8);
    }

    #[test]
    fn names_are_put_in_wherever_a_player_is_meant() {
        let words = Words::english();
        let names = Names::new(&sitters(), Viewer::Spectator, &words);
        let player = |number: u8| Message::new("player").with("number", number);
        assert_eq!(words.say(&names.put_into(&player(1))), "Anna");
        let list = Message::new("list-two").with("before", player(1)).with("next", vec![player(3)]);
        assert_eq!(words.say(&names.put_into(&list)), "Anna and greedy 3");
        assert_eq!(words.say(&names.put_into(&player(4))), "Player 4");
    }
}
