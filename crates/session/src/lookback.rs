//! Looking back: the table after every action in force. Nothing is told that the viewer could not know then.

use protocol::{Lookback, MAX_POSITIONS, Move, Position};
use table::{Game, Viewer};

use crate::session::Session;
use crate::told::json;
use crate::wire::Wire;

type PositionOf<G> = Position<<G as Game>::View, <G as Game>::Event, <G as Game>::Question>;

impl<G: Wire> Session<G> {
    /// What was done, action by action. `whole` says whether everything may be seen.
    pub(crate) fn told_moves(&self, viewer: Viewer, whole: bool) -> String {
        let game = self.game();
        let (_, opening) = self.opening(viewer);
        let mut state = self.history.before(game, 0);
        let scores = self.scores(&state, viewer);
        let mut moves = Vec::with_capacity(self.history.done().len());
        for done in self.history.done() {
            let mut events = Vec::new();
            game.apply_unchecked(&mut state, done.action, &mut events);
            let (_, log) = self.heard(&events, viewer);
            moves.push(Move { seat: done.seat, log, scores: self.scores(&state, viewer) });
        }
        json(&Lookback { revision: self.revision(), viewer, whole, opening, scores, moves })
    }

    /// The table after `after` actions, and after some more; none after the last.
    pub(crate) fn told_positions(&self, viewer: Viewer, after: usize, count: usize) -> String {
        json(&self.positions(viewer, after, count))
    }

    pub(crate) fn positions(
        &self,
        viewer: Viewer,
        after: usize,
        count: usize,
    ) -> Vec<PositionOf<G>> {
        let (game, done) = (self.game(), self.history.done());
        if after > done.len() {
            return Vec::new();
        }
        // What the first of them caused is told, too.
        let first = after.saturating_sub(1);
        let mut state = self.history.before(game, first);
        let mut events = Vec::new();
        if after > 0 {
            game.apply_unchecked(&mut state, done[first].action, &mut events);
        } else {
            game.begin(&self.opening, &mut events);
        }
        let mut positions = Vec::new();
        let last = (after + count.min(MAX_POSITIONS)).min(done.len() + 1);
        for after in after..last {
            positions.push(Position {
                after,
                view: game.view(&state, viewer),
                events: self.heard(&events, viewer).0,
                asked: self.asked_in(&state),
                ended: self.ended_in(&state, viewer),
            });
            events.clear();
            if let Some(next) = done.get(after) {
                game.apply_unchecked(&mut state, next.action, &mut events);
            }
        }
        positions
    }
}
