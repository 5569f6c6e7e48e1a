//! What the signs in the drawings mean.

use new_york::{Cell, Variant};
use table::Message;

use crate::drawn::Row;
use crate::face::{Face, Ink};
use crate::new_york::skyscrapers::{points_sign, shape_sign};
use crate::new_york::table::Drawing;
use crate::wrap::{Cell as Piece, flow, width};

/// What a board shows before anybody plays on it.
const GROUND: [&str; 5] = ["lot", "street", "crossing", "park", "landmark"];
/// What players put there.
const PLAYERS: [&str; 3] = ["worker", "ground", "skyscraper"];
/// A shape for an example.
const BENT: [Cell; 3] =
    [Cell { row: 0, column: 0 }, Cell { row: 0, column: 1 }, Cell { row: 1, column: 0 }];

/// The signs of an empty board.
pub(super) fn board_legend(face: Face, say: impl Fn(&Message) -> String) -> Vec<String> {
    lines(&GROUND.map(sign), face, say)
}

impl Drawing<'_> {
    /// The signs of a table with these rows.
    pub(super) fn legend(&self, rows: &[Row]) -> Vec<String> {
        let mut names = vec![GROUND[0]];
        names.extend(PLAYERS);
        if self.game.table_options().variant != Variant::Expert {
            names.push("start");
        }
        names.push("legendary");
        if self.view.players.len() == 2 {
            names.push("closed");
        }
        names.extend(&GROUND[1..]);
        let mut signs: Vec<Message> = names.into_iter().map(sign).collect();
        let has = |title: &str| rows.iter().any(|row| row.title == self.said(title));
        if has("unbuilt") || has("legendary") {
            let shape = shape_sign(&BENT, self.look);
            signs.push(sign("shape").with("shape", shape.as_str()));
            signs.push(sign("points").with("sign", points_sign(self.look)));
        }
        if has("future-row") {
            signs.push(sign("future"));
        }
        if has("future-row") && self.view.future.len() > 1 {
            signs.push(sign("then"));
        }
        lines(&signs, self.look.face, |message| self.say(message))
    }
}

fn sign(name: &str) -> Message {
    Message::new(format!("cli-new-york-legend-{name}"))
}

/// Signs with their meanings, each of which stays on one line.
fn lines(signs: &[Message], face: Face, say: impl Fn(&Message) -> String) -> Vec<String> {
    let pieces = signs.iter().map(|sign| {
        let text = say(sign);
        Piece { width: width(&text), text: face.ink(Ink::Dim, &text) }
    });
    flow(&pieces.collect::<Vec<_>>(), 3, face.width)
}
