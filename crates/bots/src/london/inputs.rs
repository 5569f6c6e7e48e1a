//! A table of London as numbers.

use london::{
    Ability, Amount, CardKind, Colour, Effect, London, Question, State, TitleFacts, poverty_loss,
};
use table::{Digest, Game, Seat};

use super::count::{Counted, Thing, card_worth, count, gains};
use super::judge::{part, turns_left};
use super::worths::worths;
use crate::account::{OTHERS, Whose};
use crate::learned::{Inputs, Learner, Lessons, List};

/// Numbers about the table as a whole.
const TABLE: usize = 14 + 6 + 2 + 6 + 6 + 2;
/// Numbers about a player: each thing by itself and by the turns left, and what follows.
const PLAYER: usize =
    2 * Thing::COUNT + 5 + 9 + 14 + 8 + RUN + Ability::COUNT + EFFECTS + 3 + HAND + 1;
/// About what running the city would bring.
const RUN: usize = 6;
/// Kinds of effects.
const EFFECTS: usize = 15;
/// About the cards in hand.
const HAND: usize = 11 + 13;

/// What makes each thing about one, in the order of the things.
const SCALES: [f64; Thing::COUNT] = [
    50.0, 5.0, 5.0, 2.0, 8.0, 8.0, 5.0, 3.0, 4.0, 5.0, 3.0, 3.0, 8.0, 3.0, 4.0, 2.0, 4.0, 5.0, 4.0,
    4.0, 5.0, 4.0, 3.0, 4.0, 3.0,
];

impl Learner for London {
    const INPUTS: usize = TABLE + 3 * PLAYER;
    const SCHEMA: u32 = 1;

    /// First the table, then the seat with its hand, the best of the others by the rules of thumb, and the rest
    /// of them on average, each without a look into its hand.
    fn as_numbers(&self, world: &State, seat: Seat, inputs: &mut Inputs) -> f64 {
        let players = world.seats().all().map(|one| Player::new(self, world, one, one == seat));
        let players: Vec<Player> = players.collect();
        let of = |one: Seat| &players[one.index()];
        let others = || world.seats().others(seat);
        let rival = others().max_by(|&a, &b| of(a).value.total_cmp(&of(b).value));
        let rival = rival.expect("nobody plays alone");
        put_table(self, world, [seat, rival], of(seat).tens, inputs);
        let about = |one: Seat| of(one).numbers(self, world, one, one == seat);
        inputs.put_all(&about(seat));
        inputs.put_all(&about(rival));
        let mut rest = [0.0; PLAYER];
        let share = 1.0 / (world.seats().count() - 2).max(1) as f32;
        for other in others().filter(|&other| other != rival) {
            for (sum, number) in rest.iter_mut().zip(about(other)) {
                *sum += number * share;
            }
        }
        inputs.put_all(&rest);
        of(seat).value - of(rival).value
    }

    fn is_decided(&self, world: &State) -> bool {
        world.is_over()
    }

    fn content(&self) -> Digest {
        self.content().digest()
    }

    fn lessons(players: usize) -> Option<&'static Lessons> {
        static OF_TWO: Lessons = Lessons::new(include_bytes!("../../weights/london-2.weights"));
        static OF_THREE: Lessons = Lessons::new(include_bytes!("../../weights/london-3.weights"));
        static OF_FOUR: Lessons = Lessons::new(include_bytes!("../../weights/london-4.weights"));
        match players {
            2 => Some(&OF_TWO),
            3 => Some(&OF_THREE),
            4 => Some(&OF_FOUR),
            ..=1 | 5.. => None,
        }
    }
}

/// How long the game may go on, what lies on the board, and which land is to be had.
fn put_table(
    game: &London,
    world: &State,
    [seat, rival]: [Seat; 2],
    tens: f64,
    inputs: &mut Inputs,
) {
    inputs.one_of(14, world.deck_left() / 8);
    inputs.one_of(6, world.last_turns().map_or(5, |left| usize::from(left).min(4)));
    let asked = game.decision(world);
    let chooses = |decision| decision == Question::ChooseAction;
    let flag = |holds: bool| f32::from(u8::from(holds));
    inputs.put(flag(asked.is_some_and(|asked| asked.seat == seat && chooses(asked.question))));
    inputs.put(flag(world.active() == seat));
    let (mut cards, mut paupers, mut worth, mut best) = (0.0, 0.0, 0.0, [0.0_f64; 2]);
    for card in world.board_cards() {
        let facts = game.content().card(card);
        cards += 1.0;
        paupers += flag(facts.kind == CardKind::Pauper);
        let mut one = card_worth(facts);
        worth += one;
        for place in &mut best {
            if one > *place {
                std::mem::swap(place, &mut one);
            }
        }
    }
    inputs.put_all(&[cards / 6.0, paupers / 3.0, worth as f32 / 12.0]);
    inputs.put_all(&[best[0] as f32 / 5.0, best[1] as f32 / 5.0]);
    inputs.put((world.board_spaces() as f32 - cards) / 6.0);
    let (mut cheapest, mut prestige, mut relief, mut mine, mut theirs) = (20, 0, 0, 0.0, 0.0);
    let mut offered = 0.0;
    for borough in world.land_offer() {
        let facts = game.content().borough(borough);
        offered += 1.0;
        cheapest = cheapest.min(facts.cost);
        prestige = prestige.max(facts.prestige);
        relief = relief.max(facts.relief);
        mine += flag(world.cash(seat) >= i32::from(facts.cost));
        theirs += flag(world.cash(rival) >= i32::from(facts.cost));
    }
    inputs.put_all(&[
        f32::from(cheapest) / 10.0,
        f32::from(prestige) / 5.0,
        f32::from(relief) / 5.0,
    ]);
    inputs.put_all(&[mine / 3.0, theirs / 3.0, offered / 3.0]);
    let standing = game.standing(world);
    let margin = (standing[seat] - standing[rival]) as f32 / 30.0;
    inputs.put_all(&[margin, margin * tens as f32]);
}

/// What is known of one player.
struct Player {
    counted: Counted,
    /// Tens of turns left; 0 with none.
    tens: f64,
    /// Whether there is no turn left.
    done: bool,
    /// What the rules of thumb expect at the end.
    value: f64,
}

impl Player {
    fn new(game: &London, world: &State, seat: Seat, known: bool) -> Self {
        let counted = count(game, world, seat, known);
        match turns_left(world, seat) {
            Some(turns) => {
                let tens = (turns / 10.0).min(2.5);
                let value = counted.worth(worths(world.seats().count()), tens);
                Self { counted, tens, done: false, value }
            }
            None => {
                let value = f64::from(game.score(world)[seat].total);
                Self { counted, tens: 0.0, done: true, value }
            }
        }
    }

    fn numbers(&self, game: &London, world: &State, seat: Seat, known: bool) -> [f32; PLAYER] {
        let mut list = List::default();
        for (number, scale) in self.counted.numbers().iter().zip(SCALES) {
            let number = (number / scale) as f32;
            list.put(number);
            list.put(number * self.tens as f32);
        }
        list.one_of(5, usize::try_from(world.loans(seat)).unwrap_or(0));
        list.one_of(9, world.tops(seat).len());
        let hand = |one: Seat| i32::try_from(world.hand(one).len()).unwrap_or(0);
        let poverty = |one: Seat| world.poverty(one) + hand(one);
        let least = world.seats().all().map(poverty).min().unwrap_or(0);
        list.one_of(14, usize::try_from(poverty(seat) - least).unwrap_or(0));
        let cash = world.cash(seat);
        list.one_of(8, [2, 5, 9, 14, 19, 24, 34].iter().filter(|&&most| cash > most).count());
        self.put_run(world, seat, &mut list);
        put_city(game, world, seat, &mut list);
        if known {
            put_hand(game, world, seat, &mut list);
        } else {
            list.one_of(11, world.hand(seat).len());
            list.put_all(&[0.0; HAND - 11]);
        }
        list.flag(self.done);
        list.numbers()
    }

    /// What running the city now would about bring, and what its poverty would cost at the end.
    fn put_run(&self, world: &State, seat: Seat, list: &mut List<PLAYER>) {
        let of = |once, often| self.counted[once] + self.counted[often];
        let relief = of(Thing::OnceRelief, Thing::OftenRelief);
        let comes = world.tops(seat).len() + world.hand(seat).len();
        let comes = comes as f64 + f64::from(world.loans(seat));
        let poverty = f64::from(world.poverty(seat));
        let after = (poverty - relief.max(0.0)).max(0.0) + comes;
        let least = world.seats().others(seat).map(|one| world.poverty(one)).min().unwrap_or(0);
        let loss = |poverty: f64| f64::from(poverty_loss(poverty as i32 - least));
        let brings =
            of(Thing::OncePrestige, Thing::OftenPrestige) + of(Thing::OnceCash, Thing::OftenCash);
        let worse = loss(after) - loss(poverty);
        for number in [comes / 10.0, relief / 8.0, after / 15.0, worse / 10.0, brings / 8.0] {
            list.put(number as f32);
        }
        list.put((brings - worse) as f32 / 10.0 * self.tens as f32);
    }
}

/// The abilities in force, and what can be activated.
fn put_city(game: &London, world: &State, seat: Seat, list: &mut List<PLAYER>) {
    let content = game.content();
    let (mut abilities, mut effects, mut colours) =
        ([0.0; Ability::COUNT], [0.0; EFFECTS], [0.0; 3]);
    if let Some(top) = world.top_borough(seat) {
        for modifier in &content.borough(top).abilities {
            abilities[modifier.ability() as usize] += 1.0;
        }
    }
    for card in world.visible(seat) {
        let facts = content.card(card);
        for modifier in &facts.abilities {
            abilities[modifier.ability() as usize] += 1.0;
        }
        if let Some(colour) = colours.get_mut(facts.colour as usize) {
            *colour += 0.25;
        }
        let Some(activation) = &facts.activation else { continue };
        for effect in activation.effects.as_slice() {
            effects[kind(*effect)] += 0.5;
        }
    }
    list.put_all(&abilities);
    list.put_all(&effects);
    list.put_all(&colours);
}

/// What the cards in hand are good for.
fn put_hand(game: &London, world: &State, seat: Seat, list: &mut List<PLAYER>) {
    let hand = world.hand(seat);
    list.one_of(11, hand.len());
    let cash = world.cash(seat);
    let mut sums = [0.0_f32; HAND - 11];
    let number = |amount| match amount {
        Amount::Fixed(number) => f64::from(number),
        Amount::Each { each, per: _ } => f64::from(each) * 2.0,
    };
    let mut best = 0.0_f64;
    for card in hand {
        let facts: &TitleFacts = game.content().card(card);
        best = best.max(card_worth(facts));
        match facts.colour {
            Colour::Brown => sums[0] += 0.25,
            Colour::Blue => sums[1] += 0.25,
            Colour::Pink => sums[2] += 0.25,
            Colour::Grey => {}
        }
        if facts.kind == CardKind::Building {
            sums[3] += f32::from(facts.cost) / 15.0;
            sums[4] += f32::from(u8::from(i32::from(facts.cost) <= cash)) / 4.0;
            sums[5] += f32::from(u8::from(!facts.needs_discard)) / 2.0;
            sums[6] += f32::from(facts.prestige) / 8.0;
            sums[7] += facts.abilities.len() as f32 / 2.0;
        }
        sums[8] += f32::from(u8::from(facts.kind == CardKind::Action)) / 2.0;
        let activation = facts.activation.as_ref().map_or(&[][..], |one| one.effects.as_slice());
        for effect in activation {
            let gains = gains(*effect, number);
            sums[9] += gains.cash as f32 / 15.0;
            sums[10] += gains.prestige as f32 / 8.0;
            sums[11] += gains.relief as f32 / 6.0;
        }
    }
    sums[12] = best as f32 / 5.0;
    list.put_all(&sums);
}

/// What kind of effect it is.
fn kind(effect: Effect) -> usize {
    match effect {
        Effect::GainCash(_) => 0,
        Effect::GainPrestige(_) => 1,
        Effect::RemovePoverty(_) => 2,
        Effect::TakePoverty(_) => 3,
        Effect::DrawCards(_) => 4,
        Effect::BuildWithoutDiscard(_) => 5,
        Effect::DiscardUpTo(_) => 6,
        Effect::CollectTill => 7,
        Effect::CoverFromBoard => 8,
        Effect::ActivateAgain => 9,
        Effect::HandCausesNoPoverty => 10,
        Effect::TakeCashFromOpponents(_) => 11,
        Effect::OpponentsPay(_) => 12,
        Effect::GivePoverty(_) => 13,
        Effect::OpponentTakesPoverty(_) => 14,
    }
}

/// Whom the number at a place tells of, and of what, in the order in which they are put.
pub(super) fn part_of(place: usize) -> (Whose, &'static str) {
    let Some(place) = place.checked_sub(TABLE) else { return (Whose::Table, part_of_table(place)) };
    let whose = if place < PLAYER { Whose::Own } else { Whose::Others };
    (whose, part_of_player(place % PLAYER))
}

/// What lies on the board and which land is to be had is for the others first: they are asked next.
fn part_of_table(place: usize) -> &'static str {
    match place {
        ..22 => "share-tempo",
        22..34 => OTHERS,
        34.. => "share-prestige",
    }
}

fn part_of_player(place: usize) -> &'static str {
    const THINGS: usize = 2 * Thing::COUNT;
    const LAST: usize = PLAYER - 1;
    const HAND_FROM: usize = LAST - HAND;
    const CITY_FROM: usize = THINGS + 5 + 9 + 14 + 8;
    match place {
        ..THINGS => part(worths(2)[place / 2].0),
        LAST => "share-tempo",
        HAND_FROM.. => "share-hand",
        CITY_FROM.. => "share-city",
        THINGS.. => match place - THINGS {
            ..5 => "share-loans",
            5..14 => "share-city",
            14..28 => "share-poverty",
            28.. => "share-money",
        },
    }
}
