//! London as [`OnScreen`]: a table of contents, each method one call.

use london::{London, View};
use table::{Message, Viewer};

use crate::london::table::Drawing;
use crate::on_screen::{Look, OnScreen};

impl OnScreen for London {
    fn draw(&self, view: &View, look: &Look<'_>) -> Vec<String> {
        Drawing { game: self, view, look }.whole()
    }

    fn draw_own(&self, view: &View, look: &Look<'_>) -> Vec<String> {
        Drawing { game: self, view, look }.own()
    }

    fn ids(&self) -> Vec<String> {
        let cards = self.content().titles().map(|(_, facts)| facts.id.clone());
        cards.chain(self.content().boroughs().map(|(_, facts)| facts.id.clone())).collect()
    }

    fn in_reach(&self, view: &View) -> Vec<String> {
        let own = view.players.iter().filter(|player| Viewer::Seat(player.seat) == view.viewer);
        let board = view.board.iter().flatten().flatten();
        let mut titles: Vec<_> = own
            .clone()
            .flat_map(|player| &player.hand.known)
            .chain(
                own.clone().flat_map(|player| player.stacks.iter().filter_map(|s| s.top.as_ref())),
            )
            .chain(board)
            .copied()
            .collect();
        titles.sort_unstable();
        titles.dedup();
        let boroughs =
            own.filter_map(|player| player.top_borough).chain(view.offer.into_iter().flatten());
        let ids = titles.into_iter().map(|title| self.content().title(title).id.clone());
        ids.chain(boroughs.map(|borough| self.content().borough(borough).id.clone())).collect()
    }

    fn describe(&self, id: &str) -> Option<Vec<Message>> {
        let content = self.content();
        if let Some(title) = content.find_title(id) {
            let mut facts = vec![self.title_name(title)];
            facts.extend(self.describe_title(title));
            return Some(facts);
        }
        let borough = content.find_borough(id)?;
        let mut facts = vec![self.borough_name(borough)];
        facts.extend(self.describe_borough(borough));
        Some(facts)
    }
}
