//! New York, thought about: which answers are worth a thought, and how good a table is.

mod count;
mod inputs;
mod judge;
mod ploys;

use new_york::{Action, NewYork, Question, State};
use table::{Game, Seat};

use crate::account::{Accountable, Share, Whose};
use crate::hash::hash;
use crate::plan::{Effort, Planner};
use crate::ploy::Ploy;
use crate::strength::Strength;

/// Skyscrapers that somebody has left when the end comes (N7.1).
const LAST_TILES: usize = 4;
/// Cards that are left when it comes by the market (N7.1).
const LAST_CARDS: usize = 3;

impl Planner for NewYork {
    const MOST_POSITIONS: usize = 20_000;
    const QUICK: Effort = Effort { most: 300, widest: 8 };
    const CANDIDATES: usize = 8;
    const MANY_CANDIDATES: usize = 16;
    const CURIOSITY: u32 = 2;
    const ROUNDS_AHEAD: usize = 2;
    const NODES_A_MILLISECOND: u64 = 500;
    const LEVELS: [Strength; 4] = [
        Strength::Thumb { blur: 13.0 },
        Strength::Thumb { blur: 4.5 },
        Strength::Learned { blur: 3.0 },
        Strength::Ahead { milliseconds: 15 },
    ];

    fn is_settled(&self, world: &State) -> bool {
        let asked = self.decision(world).map(|decision| decision.question);
        matches!(asked, Some(Question::MayBuild | Question::MayBoom))
    }

    fn is_stage(&self, _world: &State) -> bool {
        false
    }

    /// Everything is worth a thought: turns are so small that all of them are tried, and only a second way to
    /// the same table is left out.
    fn sift(&self, _world: &State, _seat: Seat, _legal: &mut Vec<Action>) {}

    fn judge(&self, world: &State, seat: Seat) -> f64 {
        judge::judge(self, world, seat)
    }

    fn width(&self, _world: &State) -> usize {
        usize::MAX
    }

    fn turns(&self, world: &State) -> u16 {
        world.turns()
    }

    fn is_last_turn(&self, world: &State) -> bool {
        world.last_turns() == Some(0)
    }

    /// A market shift (N5.2) shows cards of the future market. Those that a refill shows (N3.3) are for
    /// nobody any more.
    fn uncovers(&self, action: Action) -> bool {
        action == Action::Shift
    }

    /// By a build and a boom, or by a refill after up to two cards (N7.1).
    fn may_close(&self, world: &State, seat: Seat) -> bool {
        world.last_turns() == Some(1)
            || world.last_turns().is_none()
                && (world.unbuilt(seat).len() <= LAST_TILES + 2
                    || world.cards_left() <= LAST_CARDS + 2)
    }

    /// A refill turns up cards of which only the kinds are known (N3.3).
    fn outcomes(&self, world: &State, action: Action) -> Vec<(u32, State)> {
        let mut after = *world;
        self.apply_unchecked(&mut after, action, &mut ());
        let turned_up = world.cards_face_down().saturating_sub(after.cards_face_down());
        if turned_up == 0 {
            return vec![(1, after)];
        }
        let mut worlds = self.by_next_cards(world, turned_up);
        for (_, world) in &mut worlds {
            self.apply_unchecked(world, action, &mut ());
        }
        worlds
    }

    fn sift_last(&self, _world: &State, _legal: &mut Vec<Action>) {}

    fn last_key(&self, world: &State, _seat: Seat) -> u64 {
        hash(world)
    }

    fn fits(&self, world: &State, seat: Seat, ploy: Ploy) -> Option<f64> {
        ploys::fits(self, world, seat, ploy)
    }
}

impl Accountable for NewYork {
    /// Nobody holds anything that others do not see.
    fn worth_in_parts(
        &self,
        before: &State,
        after: &State,
        seat: Seat,
        _known: bool,
    ) -> Vec<Share> {
        judge::worth_in_parts(self, before, after, seat)
    }

    fn part_of_input(place: usize) -> (Whose, &'static str) {
        inputs::part_of(place)
    }

    fn comes_to(&self, world: &State) -> u64 {
        hash(world)
    }

    fn scatter(&self, world: &State, seat: Seat) -> f64 {
        judge::scatter(world, seat)
    }
}
