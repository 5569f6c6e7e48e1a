//! What was done at a table, and every position in between.

use table::{Game, Seat};

/// Positions that lie so many actions apart are kept; those between are played again when wanted.
const APART: usize = 64;

/// An action in force.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done<A> {
    pub(crate) action: A,
    pub(crate) seat: Seat,
    /// The revision that it was stored with.
    pub(crate) revision: u32,
}

/// The actions in force and the positions they led to.
#[derive(Clone, Debug)]
pub(crate) struct History<G: Game> {
    /// The position before the first action, then after every [`APART`].
    marks: Vec<G::State>,
    done: Vec<Done<G::Action>>,
    now: G::State,
}

impl<G: Game> History<G> {
    pub(crate) fn new(start: G::State) -> Self {
        Self { marks: vec![start.clone()], done: Vec::new(), now: start }
    }

    /// The position now.
    pub(crate) fn now(&self) -> &G::State {
        &self.now
    }

    /// The actions in force.
    pub(crate) fn done(&self) -> &[Done<G::Action>] {
        &self.done
    }

    /// Adds an action, and the position it led to.
    pub(crate) fn push(&mut self, done: Done<G::Action>, after: G::State) {
        self.done.push(done);
        if self.done.len().is_multiple_of(APART) {
            self.marks.push(after.clone());
        }
        self.now = after;
    }

    /// Takes actions back until so many are left.
    pub(crate) fn truncate(&mut self, game: &G, left: usize) {
        self.now = self.before(game, left);
        self.done.truncate(left);
        self.marks.truncate(left / APART + 1);
    }

    /// The position before the action with this index; the present one after the last.
    pub(crate) fn before(&self, game: &G, index: usize) -> G::State {
        if index >= self.done.len() {
            return self.now.clone();
        }
        let mark = index / APART;
        let mut state = self.marks[mark].clone();
        for done in &self.done[mark * APART..index] {
            game.apply_unchecked(&mut state, done.action, &mut ());
        }
        state
    }

    /// The actions in force that were stored after a revision begin with this index.
    pub(crate) fn first_after(&self, revision: u64) -> usize {
        self.done.partition_point(|done| u64::from(done.revision) <= revision)
    }
}
