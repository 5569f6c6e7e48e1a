//! A bot that wants the best score at the end of its own turn.

use table::{Bot, Game, InfoSet, Rng, Seat};

/// Positions looked at for one choice.
const NODES: usize = 1500;
/// Steps after which a turn that is only being finished is finished by chance.
const PATIENCE: usize = 64;
/// Steps after which a turn is taken to have no end.
const ENDLESS: usize = 1000;

/// Looks for the greatest margin over the best opponent after its own turn, in one world that fits
/// what it knows.
///
/// The turn is searched to its end, with the same share of the positions for each action and, below
/// it, for each answer that follows. Where a share is used up, the turn is finished in the
/// shortest way. Of equally good actions the smallest is chosen. It knows no game: only actions
/// and standings.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game> {
    /// Lists of actions that are not in use.
    lists: Vec<Vec<G::Action>>,
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Self { lists: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut Rng) -> G::Action {
        let mut legal = self.lists.pop().unwrap_or_default();
        info.legal_actions(&mut legal);
        let mut choice =
            *legal.first().expect("a bot is asked only when there is something to choose");
        if legal.len() > 1 {
            let world = info.sample(rng);
            let share = NODES / legal.len();
            let mut turn =
                Turn { game: info.game(), seat: info.seat(), rng, lists: &mut self.lists };
            let mut best = i32::MIN;
            for &action in &legal {
                let margin = turn.after(&world, action, share);
                if margin > best {
                    (best, choice) = (margin, action);
                }
            }
        }
        self.lists.push(legal);
        choice
    }
}

/// The turn being searched.
struct Turn<'t, G: Game> {
    game: &'t G,
    seat: Seat,
    rng: &'t mut Rng,
    lists: &'t mut Vec<Vec<G::Action>>,
}

impl<G: Game> Turn<'_, G> {
    /// The best margin that can be found with `share` positions after `action`.
    fn after(&mut self, state: &G::State, action: G::Action, share: usize) -> i32 {
        let mut next = state.clone();
        self.game.apply_unchecked(&mut next, action, &mut ());
        self.best(next, share.saturating_sub(1))
    }

    fn best(&mut self, state: G::State, share: usize) -> i32 {
        if !self.goes_on(&state) {
            return self.margin(&state);
        }
        let mut legal = self.lists.pop().unwrap_or_default();
        self.game.legal_actions(&state, &mut legal);
        let share = share / legal.len().max(1);
        let margin = if share == 0 {
            self.finish(state)
        } else {
            let margins = legal.iter().map(|&action| self.after(&state, action, share));
            margins.max().unwrap_or(i32::MIN)
        };
        self.lists.push(legal);
        margin
    }

    /// Whether the seat is still being asked.
    fn goes_on(&self, state: &G::State) -> bool {
        self.game.decision(state).is_some_and(|decision| decision.seat == self.seat)
    }

    fn margin(&self, state: &G::State) -> i32 {
        let standing = self.game.standing(state);
        let others = self.game.seats().others(self.seat);
        standing[self.seat] - others.map(|seat| standing[seat]).max().unwrap_or(0)
    }

    /// Ends the turn without further thought: by the last action, where "stop" stands, that leads
    /// to another question.
    fn finish(&mut self, mut state: G::State) -> i32 {
        let mut legal = self.lists.pop().unwrap_or_default();
        for step in 0..ENDLESS {
            if !self.goes_on(&state) {
                break;
            }
            self.game.legal_actions(&state, &mut legal);
            state = self.step(&state, &legal, step >= PATIENCE);
        }
        self.lists.push(legal);
        self.margin(&state)
    }

    fn step(&mut self, state: &G::State, legal: &[G::Action], by_chance: bool) -> G::State {
        let mut next = state.clone();
        if by_chance {
            if let Some(&action) = self.rng.pick(legal) {
                self.game.apply_unchecked(&mut next, action, &mut ());
            }
            return next;
        }
        let asked = self.game.decision(state);
        for &action in legal.iter().rev() {
            next.clone_from(state);
            self.game.apply_unchecked(&mut next, action, &mut ());
            if self.game.decision(&next) != asked {
                break;
            }
        }
        next
    }
}
