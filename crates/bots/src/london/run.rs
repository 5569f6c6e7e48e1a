//! Running the city: what goes without saying.

use london::{Action, Amount, Card, Cost, Count, Effect, Effects, London, State};
use table::Seat;

/// Leaves out ways to run the city that lead to nothing better than another one.
///
/// What costs nothing, stays face up and brings money or prestige is done at once, and so is a run effect of
/// the borough. Relief waits for poverty, since there is no relief from poverty that comes later: a run
/// effect that brings relief is left for the end, where it comes by itself (L-R30), and cards that bring
/// the same at any moment are activated in one order only, those that bring poverty first. An exchange can
/// wait for the end of the turn, unless cards are still to be discarded or taken.
pub(super) fn sift_run(game: &London, world: &State, seat: Seat, legal: &mut Vec<Action>) {
    let content = game.content();
    let run = world.top_borough(seat).and_then(|top| moment(&content.borough(top).run));
    let of_card = |card: Card| {
        let activation = content.card(card).activation.as_ref()?;
        let moment = moment(&activation.effects).filter(|_| activation.cost.is_none());
        moment.map(|moment| (moment, activation.flips))
    };
    let wants_cards = |card: Card| {
        content.card(card).activation.as_ref().is_some_and(|activation| {
            let discards = matches!(activation.cost, Some(Cost::Discard(_)));
            let moves =
                |effect: &Effect| matches!(effect, Effect::DiscardUpTo(_) | Effect::CoverFromBoard);
            discards || activation.effects.as_slice().iter().any(moves)
        })
    };
    if !world.visible(seat).without(world.activated()).any(wants_cards) {
        legal.retain(|action| !matches!(action, Action::Exchange(_)));
    }
    let activates =
        |action: &Action| if let Action::Activate(card) = action { Some(*card) } else { None };
    match run {
        Some(Moment::PovertyFirst | Moment::Any) if legal.contains(&Action::RunEffect) => {
            *legal = vec![Action::RunEffect];
            return;
        }
        Some(Moment::ReliefLast) => legal.retain(|action| *action != Action::RunEffect),
        Some(Moment::PovertyFirst | Moment::Any) | None => {}
    }
    let at_once = |card: &Card| of_card(*card) == Some((Moment::Any, false));
    if let Some(card) = legal.iter().filter_map(activates).find(at_once) {
        *legal = vec![Action::Activate(card)];
        return;
    }
    // What was paid for with the money of others comes after them.
    let placed = world.placed();
    let place =
        |card: Card| of_card(card).filter(|_| !placed.has(card)).map(|(moment, _)| (moment, card));
    // What was done at once has no place in the order.
    let ordered = world.activated().filter(|card| !at_once(card));
    let last = ordered.filter_map(place).max();
    legal.retain(|action| {
        let place = activates(action).and_then(place);
        place.is_none() || last.is_none() || last < place
    });
}

/// When effects that bring the same at any moment of a run are best done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Moment {
    PovertyFirst,
    Any,
    ReliefLast,
}

/// `None` if it depends on the moment what effects bring, or if they bring poverty and relief.
fn moment(effects: &Effects) -> Option<Moment> {
    let moments: Option<Vec<Moment>> =
        effects.as_slice().iter().map(|effect| moment_of(*effect)).collect();
    let mut bound = moments?;
    bound.retain(|moment| *moment != Moment::Any);
    bound.dedup();
    match bound.as_slice() {
        [] => Some(Moment::Any),
        [moment] => Some(*moment),
        [_, _, ..] => None,
    }
}

fn moment_of(effect: Effect) -> Option<Moment> {
    let (moment, amount) = match effect {
        Effect::GainCash(amount) | Effect::GainPrestige(amount) => (Moment::Any, amount),
        Effect::TakePoverty(amount) => (Moment::PovertyFirst, amount),
        Effect::RemovePoverty(amount) => (Moment::ReliefLast, amount),
        Effect::DrawCards(_)
        | Effect::BuildWithoutDiscard(_)
        | Effect::DiscardUpTo(_)
        | Effect::CollectTill
        | Effect::CoverFromBoard
        | Effect::ActivateAgain
        | Effect::HandCausesNoPoverty
        | Effect::TakeCashFromOpponents(_)
        | Effect::OpponentsPay(_)
        | Effect::GivePoverty(_)
        | Effect::OpponentTakesPoverty(_) => return None,
    };
    let stays = match amount {
        Amount::Fixed(_) => true,
        Amount::Each { each: _, per } => match per {
            Count::Borough
            | Count::RiversideBorough
            | Count::NorthBorough
            | Count::SouthBorough => true,
            // Cards are turned over in a run.
            Count::FaceUpBrown | Count::FaceUpBlue | Count::FaceUpPink => false,
        },
    };
    stays.then_some(moment)
}
