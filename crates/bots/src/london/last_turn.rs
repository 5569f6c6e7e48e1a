//! The last turn of London: what counts in it, and what no longer does.

use london::{Action, London, Question, Space, State};
use table::{Game, Seat};

use super::keep_some;
use crate::hash::hash;

/// Leaves out what cannot be better: a city that is developed now will never run, so a card may as well
/// lie on no other, and cover no ability. A loan is taken where a card has to be paid. In a run everything is tried.
pub(super) fn sift(game: &London, world: &State, legal: &mut Vec<Action>) {
    let Some(decision) = game.decision(world) else { return };
    match decision.question {
        Question::Place(_) if world.is_developing() => {
            keep_some(legal, |action| *action == Action::NewStack);
        }
        Question::ChooseAction | Question::Develop => {
            keep_some(legal, |action| *action != Action::TakeLoan);
        }
        Question::StartDraw
        | Question::PutBack
        | Question::Run
        | Question::Repay
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

/// While developing it does not matter any more on which space of its row a card of the board lies, nor what lies
/// under what: the cards in hand and on the board say which ones were built.
pub(super) fn key(game: &London, world: &State, seat: Seat) -> u64 {
    let asked = game.decision(world).map(|decision| decision.question);
    if asked != Some(Question::Develop) {
        return hash(world);
    }
    let on_board = |space: Space| world.on_board(space).map(|card| (space.in_top_row(), card));
    let mut board: Vec<_> = Space::all().filter_map(on_board).collect();
    board.sort_unstable();
    let has =
        |one: Seat| (world.cash(one), world.loans(one), world.poverty(one), world.prestige(one));
    let all: Vec<_> = world.seats().all().map(has).collect();
    hash(&(world.hand(seat), world.visible(seat), board, all, world.placed(), world.used()))
}
