//! What a game must be able to do to be played in a terminal.

use bots::Accountable;
use table::record::{Sitter, SitterKind};
use table::{Arg, Message, Notation, Seat, Tell, Viewer};
use words::Words;

use crate::face::Face;

/// A game with a table that can be drawn, and with things on it that can be described.
pub(crate) trait OnScreen: Notation + Tell + Accountable + Sync {
    /// The table as a viewer sees it, line by line.
    fn draw(&self, view: &Self::View, look: &Look<'_>) -> Vec<String>;

    /// What the viewer has, in a line or two: for decisions in the middle of a turn.
    fn draw_own(&self, view: &Self::View, look: &Look<'_>) -> Vec<String>;

    /// What helps to choose among answers: a picture of where they lead, for example. Nothing,
    /// unless a game says otherwise.
    fn draw_question(
        &self,
        view: &Self::View,
        actions: &[Self::Action],
        look: &Look<'_>,
    ) -> Vec<String> {
        let _ = (view, actions, look);
        Vec::new()
    }

    /// Whether what comes after an event is not the doing of the player whom it is about, so that the
    /// two are told apart. Never, unless a game says otherwise.
    fn closes_paragraph(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

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
        self.face.spelt(self.words.say(&self.names.put_into(message)))
    }

    /// What one player is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.of(seat)
    }
}

/// What a viewer calls the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Names {
    /// Standing alone: the viewer is “You”.
    alone: Vec<String>,
    /// In a sentence about them.
    in_sentences: Vec<String>,
    /// The seat of the viewer, from 1.
    viewer: Option<usize>,
}

/// The person who gave no name.
pub(crate) const ME: &str = "me";

impl Names {
    /// Names as given, with the number of the seat where two have the same.
    pub(crate) fn new(sitters: &[Sitter], viewer: Viewer, words: &Words) -> Self {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat.number()),
            Viewer::Spectator | Viewer::Open => None,
        };
        let in_sentences: Vec<String> = (1_usize..)
            .zip(sitters)
            .map(|(number, sitter)| {
                let name = sitter.name.as_str();
                let twins = sitters.iter().filter(|other| other.name.as_str() == name).count();
                if sitter.kind == SitterKind::Person && name == ME {
                    words.say(&Message::new("player").with("number", number))
                } else if twins > 1 {
                    format!("{name} {number}")
                } else {
                    name.to_owned()
                }
            })
            .collect();
        let alone = (1..).zip(&in_sentences).map(|(number, name)| {
            if viewer == Some(number) { words.say(&Message::new("cli-you")) } else { name.clone() }
        });
        Self { alone: alone.collect(), in_sentences, viewer }
    }

    /// What one player is called.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.alone.get(seat.index()).map_or("", String::as_str)
    }

    /// Everything that anybody is called, alone or in sentences.
    pub(crate) fn all(&self) -> impl Iterator<Item = &str> {
        self.alone.iter().chain(&self.in_sentences).map(String::as_str)
    }

    /// The width of the longest.
    pub(crate) fn width(&self) -> usize {
        self.alone.iter().map(|name| crate::wrap::width(name)).max().unwrap_or(0)
    }

    /// The message with names in the place of “Player 1” and so on. What it says of the viewer is
    /// said to the viewer, if the language has a variant `you` for it.
    pub(crate) fn put_into(&self, message: &Message) -> Message {
        let of_viewer = message.args.iter().any(|(name, arg)| match arg {
            Arg::Message(inner) => {
                name == "player" && self.viewer.is_some() && number_of(inner) == self.viewer
            }
            Arg::Number(_) | Arg::Text(_) | Arg::List(_) => false,
        });
        let mut message = self.name_in(message);
        if of_viewer && !message.id.contains('.') {
            message.id.to_mut().push_str(".you");
        }
        message
    }

    fn name_in(&self, message: &Message) -> Message {
        let seat = number_of(message).and_then(|number| number.checked_sub(1));
        if let Some(name) = seat.and_then(|index| self.in_sentences.get(index)) {
            return Message::verbatim(name.as_str());
        }
        let args = message.args.iter().map(|(name, arg)| {
            let arg = match arg {
                Arg::Number(_) | Arg::Text(_) => arg.clone(),
                Arg::Message(inner) => Arg::Message(self.name_in(inner)),
                Arg::List(list) => Arg::List(list.iter().map(|one| self.name_in(one)).collect()),
            };
            (name.clone(), arg)
        });
        Message { id: message.id.clone(), args: args.collect() }
    }
}

/// The number of the player that a message is, if it is one.
fn number_of(message: &Message) -> Option<usize> {
    if message.id != "player" {
        return None;
    }
    message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(number) if name == "number" => usize::try_from(*number).ok(),
        Arg::Number(_) | Arg::Text(_) | Arg::Message(_) | Arg::List(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(viewer: Viewer) -> Names {
        let sitters = [
            Sitter::person(ME).unwrap(),
            Sitter::person("Anna").unwrap(),
            Sitter::bot("greedy").unwrap(),
            Sitter::bot("greedy").unwrap(),
        ];
        Names::new(&sitters, viewer, &Words::english())
    }

    fn player(number: u8) -> Message {
        Message::new("player").with("number", number)
    }

    #[test]
    fn everybody_has_a_name() {
        assert_eq!(names(Viewer::Spectator).alone, ["Player 1", "Anna", "greedy 3", "greedy 4"]);
        let names = names(Viewer::Seat(Seat::FIRST));
        assert_eq!(names.alone, ["You", "Anna", "greedy 3", "greedy 4"]);
        assert_eq!(names.width(), 8);
    }

    #[test]
    fn names_are_put_in_wherever_a_player_is_meant() {
        let (words, names) = (Words::english(), names(Viewer::Spectator));
        let said = |message: Message| words.say(&names.put_into(&message));
        assert_eq!(said(player(1)), "Player 1");
        assert_eq!(said(player(2)), "Anna");
        let list = Message::new("list-two").with("before", player(2)).with("next", vec![player(3)]);
        assert_eq!(said(list), "Anna and greedy 3");
    }

    #[test]
    fn the_viewer_is_spoken_to() {
        let draws = |number| Message::new("draws").with("player", player(number));
        let id = |viewer, number| names(viewer).put_into(&draws(number)).id;
        let anna = Viewer::Seat(Seat::new(1).unwrap());
        assert_eq!(id(anna, 2), "draws.you");
        assert_eq!(id(anna, 1), "draws");
        assert_eq!(id(Viewer::Spectator, 2), "draws");
    }
}
