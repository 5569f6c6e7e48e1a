//! London, thought about: which answers are worth a thought, and how good a table is.

mod count;
mod inputs;
mod judge;
mod last_turn;
mod ploys;
mod run;
mod worths;

use london::{Action, London, Question, Space, State};
use table::{Game, Seat};

use self::run::sift_run;
use crate::account::{Accountable, Share, Whose};
use crate::hash::hash;
use crate::plan::{Effort, Planner};
use crate::ploy::Ploy;
use crate::strength::Strength;

/// Ways to develop that are thought on after each card.
const DEVELOPED: usize = 24;
/// Cards to pay with and to draw that are thought of.
const CARDS: usize = 2;
/// Places for a card, and cards to give in exchange, that are thought of.
const PLACES: usize = 3;

impl Planner for London {
    const MOST_POSITIONS: usize = 20_000;
    const QUICK: Effort = Effort { most: 300, widest: 3 };
    const CANDIDATES: usize = 12;
    const MANY_CANDIDATES: usize = 12;
    const CURIOSITY: u32 = 8;
    const ROUNDS_AHEAD: usize = 1;
    const NODES_A_MILLISECOND: u64 = 1_000;
    const LEVELS: [Strength; 4] = [
        Strength::Thumb { blur: 24.0 },
        Strength::Thumb { blur: 5.0 },
        Strength::Learned { blur: 7.0 },
        Strength::Learned { blur: 1.5 },
    ];

    fn is_settled(&self, world: &State) -> bool {
        let asked = self.decision(world).map(|decision| decision.question);
        matches!(asked, Some(Question::Develop | Question::Run))
    }

    /// First the draw, then the action.
    fn is_stage(&self, world: &State) -> bool {
        let asked = self.decision(world).map(|decision| decision.question);
        asked == Some(Question::ChooseAction)
    }

    fn sift(&self, world: &State, seat: Seat, legal: &mut Vec<Action>) {
        let Some(decision) = self.decision(world) else { return };
        match decision.question {
            Question::StartDraw | Question::PutBack => {
                keep_some(legal, |action| !matches!(action, Action::Look(_)));
            }
            // A loan is taken where something has to be paid. An exchange is mostly as good within the action or
            // after it; where it is what makes the action possible, this turn is not thought of.
            Question::ChooseAction => {
                keep_some(legal, |action| {
                    !matches!(action, Action::TakeLoan | Action::Exchange(_))
                });
            }
            Question::Develop => keep_some(legal, |action| *action != Action::TakeLoan),
            Question::Run => {
                keep_some(legal, |action| *action != Action::TakeLoan);
                sift_run(self, world, seat, legal);
            }
            Question::Repay
            | Question::Draw { .. }
            | Question::PayFor(_)
            | Question::Place(_)
            | Question::BuildFree { .. }
            | Question::ChooseLand
            | Question::ActivationCost(_)
            | Question::OfferCost(_)
            | Question::Order(_)
            | Question::DiscardUpTo(_)
            | Question::CoverFromBoard(_)
            | Question::ActivateAgain(_)
            | Question::Flip(_)
            | Question::ChooseOpponent(_)
            | Question::ExchangeTake
            | Question::ExchangeGive(_)
            | Question::AfterAction
            | Question::Trim => {}
        }
    }

    fn judge(&self, world: &State, seat: Seat) -> f64 {
        judge::judge(self, world, seat)
    }

    fn width(&self, world: &State) -> usize {
        let Some(decision) = self.decision(world) else { return usize::MAX };
        match decision.question {
            Question::Develop => DEVELOPED,
            // What an action card draws can be built at once.
            Question::Draw { .. } if world.is_developing() => usize::MAX,
            Question::Draw { .. } | Question::PayFor(_) => CARDS,
            Question::Place(_) => PLACES,
            Question::ExchangeGive(_) if world.is_developing() => PLACES,
            Question::Trim | Question::PutBack => 1,
            Question::StartDraw
            | Question::Repay
            | Question::ChooseAction
            | Question::BuildFree { .. }
            | Question::ChooseLand
            | Question::Run
            | Question::ActivationCost(_)
            | Question::OfferCost(_)
            | Question::Order(_)
            | Question::DiscardUpTo(_)
            | Question::CoverFromBoard(_)
            | Question::ActivateAgain(_)
            | Question::Flip(_)
            | Question::ChooseOpponent(_)
            | Question::ExchangeTake
            | Question::ExchangeGive(_)
            | Question::AfterAction => usize::MAX,
        }
    }

    fn turns(&self, world: &State) -> u16 {
        world.turns()
    }

    fn is_last_turn(&self, world: &State) -> bool {
        world.last_turns() == Some(1)
    }

    /// The deck is empty (L9.1), and the next borough is nobody's any more.
    fn uncovers(&self, _action: Action) -> bool {
        false
    }

    fn sift_last(&self, world: &State, legal: &mut Vec<Action>) {
        last_turn::sift(self, world, legal);
    }

    fn last_key(&self, world: &State, seat: Seat) -> u64 {
        last_turn::key(self, world, seat)
    }

    fn fits(&self, world: &State, seat: Seat, ploy: Ploy) -> Option<f64> {
        ploys::fits(self, world, seat, ploy)
    }
}

impl Accountable for London {
    fn worth_in_parts(&self, before: &State, after: &State, seat: Seat, known: bool) -> Vec<Share> {
        judge::worth_in_parts(self, before, after, seat, known)
    }

    fn part_of_input(place: usize) -> (Whose, &'static str) {
        inputs::part_of(place)
    }

    /// Stacks have no order, nor have the cards in a row of the board.
    fn comes_to(&self, world: &State) -> u64 {
        let on_board = |space: Space| world.on_board(space).map(|card| (space.in_top_row(), card));
        let mut board: Vec<_> = Space::all().filter_map(on_board).collect();
        board.sort_unstable();
        let has = |one: Seat| {
            let numbers =
                [world.cash(one), world.loans(one), world.poverty(one), world.prestige(one)];
            let cards = [world.hand(one), world.tops(one), world.visible(one)];
            (numbers, cards, self.built(world, one), world.boroughs(one), world.top_borough(one))
        };
        let all: Vec<_> = world.seats().all().map(has).collect();
        let asked = (world.active(), world.is_developing(), world.activated(), world.used());
        hash(&(board, all, asked, world.deck_left(), world.land_offer().collect::<Vec<_>>()))
    }

    fn scatter(&self, world: &State, seat: Seat) -> f64 {
        judge::scatter(world, seat)
    }
}

/// Keeps what is wanted, unless nothing would be left.
fn keep_some(legal: &mut Vec<Action>, wanted: impl Fn(&Action) -> bool) {
    if legal.iter().any(&wanted) {
        legal.retain(wanted);
    }
}
