//! London, thought about: which answers are worth a thought, and how good a table is.

mod judge;
mod worth;

use london::{Action, London, Question, State};
use table::{Game, Seat};

use crate::plan::Planner;
use worth::{building_worth, keep_worth, standing_worth};

/// Plans of a develop action that are thought on after each card.
const DEVELOP_WIDTH: usize = 8;
/// Cards that are thought of as payment, the least worth first.
const PAYMENTS: usize = 2;
/// Stacks that are thought of as a place, the least worth first, besides a new one.
const COVERED: usize = 2;
/// Cards of the board that are thought of in a draw, the most worth first, besides the deck.
const DRAWN: usize = 1;

impl Planner for London {
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
        // A loan is taken where something has to be paid, and an exchange is no plan.
        keep_some(legal, |action| !matches!(action, Action::TakeLoan | Action::Exchange(_)));
        let Some(decision) = self.decision(world) else { return };
        match decision.question {
            Question::StartDraw | Question::Draw { .. } => sift_draw(self, world, seat, legal),
            Question::PayFor(_) => sift_payment(self, world, seat, legal),
            Question::Place(_) => sift_place(self, world, legal),
            Question::ActivationCost(_) | Question::OfferCost(_) | Question::DiscardUpTo(_) => {
                sift_payment(self, world, seat, legal);
            }
            Question::Trim => {
                sift_payment(self, world, seat, legal);
                legal.truncate(1);
            }
            Question::CoverFromBoard(_) => sift_cover(self, world, legal),
            Question::PutBack | Question::ExchangeTake | Question::ExchangeGive(_) => {
                legal.truncate(1);
            }
            Question::Repay
            | Question::ChooseAction
            | Question::Develop
            | Question::BuildFree { .. }
            | Question::ChooseLand
            | Question::Run
            | Question::Order(_)
            | Question::ActivateAgain(_)
            | Question::Flip(_)
            | Question::ChooseOpponent(_)
            | Question::AfterAction => {}
        }
    }

    fn judge(&self, world: &State, seat: Seat) -> f64 {
        judge::judge(self, world, seat)
    }

    fn width(&self, world: &State) -> usize {
        let asked = self.decision(world).map(|decision| decision.question);
        if asked == Some(Question::Develop) { DEVELOP_WIDTH } else { usize::MAX }
    }
}

/// The deck, a stop, and the best cards of the board. What has been seen of the deck is drawn by worth.
fn sift_draw(game: &London, world: &State, seat: Seat, legal: &mut Vec<Action>) {
    let content = game.content();
    keep_some(legal, |action| !matches!(action, Action::Look(_)));
    let worth = |action: &Action| {
        let title = if let Action::DrawBoard(space) = action {
            world.on_board(*space).map(|card| content.title_of(card))
        } else if let Action::DrawSeen(title) = action {
            Some(*title)
        } else {
            None
        };
        title.map(|title| keep_worth(content, title, world, seat))
    };
    keep_weighed(legal, DRAWN, worth, |worth| -worth);
}

/// The cards that are least worth keeping, and whatever else may be answered.
fn sift_payment(game: &London, world: &State, seat: Seat, legal: &mut Vec<Action>) {
    let worth = |action: &Action| {
        if let Action::Pay(title, _) | Action::Discard(title) = action {
            Some(keep_worth(game.content(), *title, world, seat))
        } else {
            None
        }
    };
    keep_weighed(legal, PAYMENTS, worth, |worth| worth);
}

/// A new stack, and the stacks whose tops are least worth.
fn sift_place(game: &London, world: &State, legal: &mut Vec<Action>) {
    let worth = |action: &Action| {
        if let Action::Cover(card) = action {
            Some(standing_worth(game.content(), *card, world))
        } else {
            None
        }
    };
    keep_weighed(legal, COVERED, worth, |worth| worth);
}

/// The best cards of the board.
fn sift_cover(game: &London, world: &State, legal: &mut Vec<Action>) {
    let worth = |action: &Action| {
        if let Action::Take(space) = action {
            world.on_board(*space).map(|card| building_worth(game.content().card(card)))
        } else {
            None
        }
    };
    keep_weighed(legal, DRAWN + 1, worth, |worth| -worth);
}

/// Of what has a worth, keeps the `most` that come first in order; what has none stays.
fn keep_weighed(
    legal: &mut Vec<Action>,
    most: usize,
    worth: impl Fn(&Action) -> Option<f64>,
    order: impl Fn(f64) -> f64,
) {
    let weighed = legal.iter().filter_map(|action| Some((order(worth(action)?), *action)));
    let mut weighed: Vec<(f64, Action)> = weighed.collect();
    weighed.sort_by(|a, b| a.0.total_cmp(&b.0));
    let gone: Vec<Action> = weighed.into_iter().skip(most).map(|(_, action)| action).collect();
    legal.retain(|action| !gone.contains(action));
}

/// Keeps what is wanted, unless nothing would be left.
fn keep_some(legal: &mut Vec<Action>, wanted: impl Fn(&Action) -> bool) {
    if legal.iter().any(&wanted) {
        legal.retain(wanted);
    }
}
