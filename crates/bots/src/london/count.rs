//! What is counted at a table of London.

use london::{
    Activation, Amount, CardKind, Colour, Cost, Effect, London, State, TitleFacts, poverty_loss,
};
use table::Seat;

use crate::counted::{self, Countable};

/// Something that a player has more or less of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    /// Prestige gained, and that of all cards in the area.
    Prestige,
    /// Money, in £3.
    Cash,
    /// Money beyond £15, in £3.
    CashBeyond,
    Loans,
    Poverty,
    /// What that poverty would cost if the game ended now.
    PovertyLoss,
    Stacks,
    /// Stacks beyond four.
    StacksBeyond,
    /// Stacks that show no face.
    FaceDown,
    /// Cards in hand that are no paupers.
    HandCards,
    /// Paupers in hand.
    Paupers,
    /// Cards in hand beyond five, paupers among them.
    HandBeyond,
    /// What the cards in hand would bring.
    HandWorth,
    /// Pairs of cards of one colour in hand: one of them pays for the other.
    Pairs,
    /// Cards that can be activated.
    Ready,
    /// Those of them that cost a card.
    CardCosts,
    /// Money of cards that are then turned over, in £3.
    OnceCash,
    /// Their prestige.
    OncePrestige,
    /// The poverty they remove, as far as there is any.
    OnceRelief,
    /// Money of cards that stay face up, in £3.
    OftenCash,
    /// Their prestige.
    OftenPrestige,
    /// The poverty they remove.
    OftenRelief,
    /// Abilities in force.
    Abilities,
    Boroughs,
    /// What the run effect of the uppermost borough brings.
    BoroughRun,
}

impl Thing {
    pub(super) const COUNT: usize = Self::BoroughRun as usize + 1;
}

impl Countable for Thing {
    fn place(self) -> usize {
        self as usize
    }
}

pub(super) type Counted = counted::Counted<Thing, { Thing::COUNT }>;

/// Counts what `seat` has. The cards of a hand that is not `known` are taken to be as cards usually are.
pub(super) fn count(game: &London, world: &State, seat: Seat, known: bool) -> Counted {
    let mut counted = Counted::nothing();
    counted[Thing::Prestige] = f64::from(world.prestige(seat) + game.built(world, seat));
    let cash = f64::from(world.cash(seat));
    counted[Thing::Cash] = cash / 3.0;
    counted[Thing::CashBeyond] = (cash - 15.0).max(0.0) / 3.0;
    counted[Thing::Loans] = f64::from(world.loans(seat));
    let poverty = world.poverty(seat);
    let least = world.seats().all().map(|one| world.poverty(one)).min().unwrap_or(0);
    counted[Thing::Poverty] = f64::from(poverty);
    counted[Thing::PovertyLoss] = f64::from(poverty_loss(poverty - least));
    if known {
        count_hand(game, world, seat, &mut counted);
    } else {
        // Of ten cards about one is a pauper.
        let cards = world.hand(seat).len() as f64;
        counted[Thing::HandCards] = cards * 0.9;
        counted[Thing::Paupers] = cards * 0.1;
        counted[Thing::HandWorth] = cards * 1.5;
        counted[Thing::Pairs] = cards * 0.35;
    }
    counted[Thing::HandBeyond] = (world.hand(seat).len() as f64 - 5.0).max(0.0);
    count_city(game, world, seat, &mut counted);
    count_land(game, world, seat, &mut counted);
    counted
}

fn count_hand(game: &London, world: &State, seat: Seat, counted: &mut Counted) {
    /// Brown, blue and pink; paupers pair with nothing.
    const COLOURS: usize = Colour::Grey as usize;
    let mut colours = [0_u8; COLOURS];
    for card in world.hand(seat) {
        let facts = game.content().card(card);
        if facts.kind == CardKind::Pauper {
            counted[Thing::Paupers] += 1.0;
        } else {
            counted[Thing::HandCards] += 1.0;
            counted[Thing::HandWorth] += card_worth(facts);
            colours[facts.colour as usize] += 1;
        }
    }
    counted[Thing::Pairs] = colours.iter().map(|cards| f64::from(cards / 2)).sum();
}

fn count_city(game: &London, world: &State, seat: Seat, counted: &mut Counted) {
    let stacks = world.tops(seat).len() as f64;
    counted[Thing::Stacks] = stacks;
    counted[Thing::StacksBeyond] = (stacks - 4.0).max(0.0);
    counted[Thing::FaceDown] = stacks - world.visible(seat).len() as f64;
    for card in world.visible(seat) {
        let facts = game.content().card(card);
        counted[Thing::Abilities] += facts.abilities.len() as f64;
        let Some(Activation { cost, effects, flips }) = &facts.activation else { continue };
        counted[Thing::Ready] += 1.0;
        let [cash, prestige, relief] = if *flips {
            [Thing::OnceCash, Thing::OncePrestige, Thing::OnceRelief]
        } else {
            [Thing::OftenCash, Thing::OftenPrestige, Thing::OftenRelief]
        };
        match cost {
            None => {}
            Some(Cost::Cash(price)) => counted[cash] -= f64::from(*price) / 3.0,
            Some(Cost::Discard(_)) => counted[Thing::CardCosts] += 1.0,
        }
        for effect in effects.as_slice() {
            let number = |amount| f64::from(game.amount(world, seat, amount));
            let gains = gains(*effect, number);
            counted[cash] += gains.cash / 3.0;
            counted[prestige] += gains.prestige;
            counted[relief] += gains.relief;
        }
    }
    // More than there is cannot be removed; a little will have come by then.
    let poverty = counted[Thing::Poverty] + 2.0;
    counted[Thing::OnceRelief] = counted[Thing::OnceRelief].min(poverty);
}

fn count_land(game: &London, world: &State, seat: Seat, counted: &mut Counted) {
    counted[Thing::Boroughs] = world.boroughs(seat).len() as f64;
    let Some(top) = world.top_borough(seat) else { return };
    let facts = game.content().borough(top);
    counted[Thing::Abilities] += facts.abilities.len() as f64;
    for effect in facts.run.as_slice() {
        let gains = gains(*effect, |amount| f64::from(game.amount(world, seat, amount)));
        counted[Thing::BoroughRun] += gains.cash / 3.0 + gains.prestige + gains.relief;
    }
}

/// What an effect brings.
pub(super) struct Gains {
    pub(super) cash: f64,
    pub(super) prestige: f64,
    pub(super) relief: f64,
}

const NOTHING: Gains = Gains { cash: 0.0, prestige: 0.0, relief: 0.0 };

pub(super) fn gains(effect: Effect, number: impl Fn(Amount) -> f64) -> Gains {
    match effect {
        Effect::GainCash(amount) | Effect::OpponentsPay(amount) => {
            Gains { cash: number(amount), ..NOTHING }
        }
        Effect::GainPrestige(amount) => Gains { prestige: number(amount), ..NOTHING },
        Effect::RemovePoverty(amount) => Gains { relief: number(amount), ..NOTHING },
        Effect::TakePoverty(amount) => Gains { relief: -number(amount), ..NOTHING },
        Effect::DrawCards(cards) => Gains { prestige: f64::from(cards) * 0.6, ..NOTHING },
        Effect::BuildWithoutDiscard(cards) => Gains { prestige: f64::from(cards) * 1.5, ..NOTHING },
        Effect::DiscardUpTo(discards) => {
            let cards = f64::from(discards.cards.min(3)) * 0.7;
            Gains {
                cash: f64::from(discards.each.cash) * cards,
                prestige: f64::from(discards.each.prestige) * cards,
                relief: f64::from(discards.each.relief) * cards,
            }
        }
        Effect::CollectTill => Gains { cash: 3.0, ..NOTHING },
        Effect::CoverFromBoard => Gains { prestige: 1.5, ..NOTHING },
        Effect::HandCausesNoPoverty => Gains { relief: 2.0, ..NOTHING },
        Effect::ActivateAgain => Gains { cash: 2.0, prestige: 1.0, relief: 0.0 },
        Effect::TakeCashFromOpponents(cash) => Gains { cash: f64::from(cash) * 1.5, ..NOTHING },
        Effect::GivePoverty(poverty) | Effect::OpponentTakesPoverty(poverty) => {
            Gains { relief: f64::from(poverty), ..NOTHING }
        }
    }
}

/// What a card in hand would bring, once built and activated once, less what it costs; never less than
/// nothing, since nobody has to build it.
pub(super) fn card_worth(facts: &TitleFacts) -> f64 {
    /// £1, 1 poverty and an ability.
    const CASH: f64 = 0.36;
    const POVERTY: f64 = 0.9;
    const ABILITY: f64 = 1.2;
    let number = |amount| match amount {
        Amount::Fixed(number) => f64::from(number),
        // Whatever is counted, there are usually about two.
        Amount::Each { each, per: _ } => f64::from(each) * 2.0,
    };
    let worth = |effect: &Effect| {
        let gains = gains(*effect, number);
        gains.cash * CASH + gains.prestige + gains.relief * POVERTY
    };
    match facts.kind {
        CardKind::Pauper => 0.0,
        CardKind::Action => {
            let effects = facts.action.as_ref().map_or(&[][..], |effects| effects.as_slice());
            effects.iter().map(worth).sum::<f64>() * 0.8
        }
        CardKind::Building => {
            let activation = facts.activation.as_ref().map_or(0.0, |activation| {
                let price = match activation.cost {
                    None => 0.0,
                    Some(Cost::Cash(price)) => f64::from(price) * CASH,
                    Some(Cost::Discard(_)) => 0.6,
                };
                activation.effects.as_slice().iter().map(worth).sum::<f64>() - price
            });
            let abilities = facts.abilities.len() as f64 * ABILITY;
            let price = f64::from(facts.cost) * CASH * 0.8;
            let no_discard = if facts.needs_discard { 0.0 } else { 0.8 };
            let built = f64::from(facts.prestige) + activation + abilities - price;
            (built * 0.7 + no_discard).max(0.0)
        }
    }
}
