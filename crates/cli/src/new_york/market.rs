//! The lot cards that can be taken, and those that come after them.

use new_york::LotKind;
use table::Message;

use crate::drawn::Row;
use crate::new_york::city::district_ink;
use crate::new_york::table::Drawing;
use crate::wrap::{Cell as Piece, width};

/// A batch with more cards is too long to be taken in at a glance: it begins with their number.
const GLANCE: usize = 6;

impl Drawing<'_> {
    /// The open market, and the future market from its top: batch after batch, as everybody knows what
    /// is in each of them (N-R22). While players choose who they are, neither lies there yet (N2.4).
    pub(super) fn market(&self) -> Vec<Row> {
        if self.is_setting_up() {
            return Vec::new();
        }
        let rows = [("market", self.kinds(&self.view.market)), ("future-row", self.future())];
        let rows = rows.into_iter().filter(|(_, pieces)| !pieces.is_empty());
        rows.map(|(title, pieces)| self.row(title, pieces)).collect()
    }

    fn future(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for batch in self.view.future.iter().filter(|batch| !batch.is_empty()) {
            if !pieces.is_empty() {
                pieces.push(self.aside(&Message::new("cli-new-york-then")));
            }
            if batch.len() > GLANCE {
                let cards = Message::new("cli-new-york-batch").with("cards", batch.len());
                pieces.push(self.aside(&cards));
            }
            pieces.extend(self.kinds(batch));
        }
        pieces
    }

    /// Cards, equal ones together.
    fn kinds(&self, kinds: &[LotKind]) -> Vec<Piece> {
        let mut kinds = kinds.to_vec();
        kinds.sort_unstable();
        let same = kinds.chunk_by(|a, b| a == b);
        same.map(|group| {
            let name = self.say(&self.game.kind_name(group[0]));
            let times = self.look.sign("×", "x");
            let text =
                if group.len() > 1 { format!("{name} {times}{}", group.len()) } else { name };
            let ink = district_ink(&self.game.content().district(group[0].district()).id);
            Piece { width: width(&text), text: self.look.face.ink(ink, &text) }
        })
        .collect()
    }
}
