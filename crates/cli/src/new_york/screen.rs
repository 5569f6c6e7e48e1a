//! New York as [`OnScreen`]: a table of contents, each method one call.

use new_york::{Action, Event, NewYork, View};
use table::{Message, Viewer};

use crate::new_york::table::Drawing;
use crate::on_screen::{Look, OnScreen};

impl OnScreen for NewYork {
    fn draw(&self, view: &View, look: &Look<'_>) -> Vec<String> {
        Drawing { game: self, view, look }.whole()
    }

    fn draw_own(&self, view: &View, look: &Look<'_>) -> Vec<String> {
        Drawing { game: self, view, look }.own()
    }

    fn draw_question(&self, view: &View, actions: &[Action], look: &Look<'_>) -> Vec<String> {
        Drawing { game: self, view, look }.question(actions)
    }

    fn closes_paragraph(&self, event: &Event) -> bool {
        // The market is laid open after everybody has a character (N2.4).
        matches!(event, Event::CharacterTaken { .. })
    }

    fn ids(&self) -> Vec<String> {
        // Parts of words are looked for without capitals.
        self.things().iter().map(|id| id.to_lowercase()).collect()
    }

    fn in_reach(&self, view: &View) -> Vec<String> {
        let mut own = view.players.iter().filter(|player| Viewer::Seat(player.seat) == view.viewer);
        let unbuilt = own.next().map(|player| player.unbuilt.clone()).unwrap_or_default();
        let tiles = unbuilt.into_iter().chain(view.legendaries.iter().copied());
        tiles.map(|tile| self.content().tile(tile).id.clone()).collect()
    }

    fn describe(&self, id: &str) -> Option<Vec<Message>> {
        self.describe_thing(id)
    }
}
