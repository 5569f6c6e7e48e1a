//! A bot chooses by what its seat knows, and by nothing else.

use bots::{AnyBot, BotName, Planner, generator};
use table::{Bot, InfoSet, Rng};

use crate::games::{london, new_york};

/// At moments of a game between such bots, everything hidden from the seat that is asked is dealt anew: with
/// the same numbers it chooses the same.
fn sees_nothing_hidden<G: Planner>(game: &G, name: BotName, moments: usize) {
    let mut state = game.setup(&game.deal(3));
    let mut worlds = Rng::new(5);
    let mut rng = Rng::new(8);
    let mut legal = Vec::new();
    let mut asked = 0;
    while let Some(decision) = game.decision(&state) {
        let seat = decision.seat;
        asked += 1;
        if asked % 7 == 0 {
            let other = game.determinize(&state, seat, &mut worlds);
            let choose = |state: &G::State| {
                let mut rng = generator(1, seat, asked);
                AnyBot::new(name).choose(&InfoSet::new(game, state, seat), &mut rng)
            };
            assert_eq!(choose(&state), choose(&other), "{name} after {asked} decisions");
        }
        if asked > 7 * moments {
            return;
        }
        game.legal_actions(&state, &mut legal);
        let action = *rng.pick(&legal).unwrap();
        game.apply_unchecked(&mut state, action, &mut ());
    }
}

#[test]
fn what_a_bot_cannot_see_makes_no_difference() {
    for name in BotName::ALL {
        for seats in 2..=4 {
            sees_nothing_hidden(&london(seats), name, 25);
            sees_nothing_hidden(&new_york(seats), name, 25);
        }
    }
}

/// Two bots of one name that are asked the same with the same numbers answer the same.
fn is_its_own_twin<G: Planner>(game: &G, name: BotName) {
    let mut state = game.setup(&game.deal(11));
    let new = || -> Vec<AnyBot<G>> { game.seats().all().map(|_| AnyBot::new(name)).collect() };
    let (mut ones, mut others) = (new(), new());
    for step in 0..60 {
        let Some(decision) = game.decision(&state) else { return };
        let seat = decision.seat;
        let info = InfoSet::new(game, &state, seat);
        let choice = ones[seat.index()].choose(&info, &mut Rng::new(step));
        let twin = others[seat.index()].choose(&info, &mut Rng::new(step));
        assert_eq!(choice, twin, "{name} after {step} decisions");
        game.apply(&mut state, seat, choice, &mut ()).unwrap();
    }
}

#[test]
fn the_same_knowledge_and_numbers_give_the_same_choice() {
    for name in BotName::ALL {
        is_its_own_twin(&london(3), name);
        is_its_own_twin(&new_york(3), name);
    }
}
