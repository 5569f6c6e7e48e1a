//! The strength and the honesty of the bots.

use bots::{AnyBot, BotName};
use london::{Content, London, Options};
use serde_json::Value;
use table::{Bot, Game, InfoSet, Rng, Seat, Seats};

use crate::session::twocities;

#[test]
fn greedy_beats_random() {
    for (bots, seat) in [("greedy,random", 0), ("random,greedy", 1)] {
        let args = ["sim", "london", "--bots", bots, "--games", "20", "--json"];
        let result: Value = serde_json::from_str(&twocities(&args).ok().output).unwrap();
        let share = result["by_seat"][seat]["wins"]["share"].as_f64().unwrap();
        assert!(share >= 0.9, "{bots}: {share}");
    }
}

/// A game at its first decision, and the seat that is asked.
fn opening() -> (London, <London as Game>::State, Seat) {
    let content = Content::built_in("london").unwrap();
    let game = London::new(content, Seats::new(3).unwrap(), Options::default());
    let state = game.setup(&game.deal(11));
    let seat = game.decision(&state).unwrap().seat;
    (game, state, seat)
}

#[test]
fn the_same_knowledge_and_generator_give_the_same_choice() {
    for name in BotName::ALL {
        let (game, mut state, mut seat) = opening();
        let (mut one, mut other) = (AnyBot::new(name), AnyBot::new(name));
        for step in 0..60 {
            let info = InfoSet::new(&game, &state, seat);
            let choice = one.choose(&info, &mut Rng::new(step));
            assert_eq!(choice, other.choose(&info, &mut Rng::new(step)), "{name}");
            game.apply(&mut state, seat, choice, &mut ()).unwrap();
            seat = game.decision(&state).unwrap().seat;
        }
    }
}

#[test]
fn what_a_bot_cannot_see_makes_no_difference() {
    for name in BotName::ALL {
        let (game, state, seat) = opening();
        let mut rng = Rng::new(1);
        for seed in 0..20 {
            // Another deal of everything hidden from the seat.
            let world = game.determinize(&state, seat, &mut rng);
            let choose = |state| {
                AnyBot::new(name).choose(&InfoSet::new(&game, state, seat), &mut Rng::new(seed))
            };
            assert_eq!(choose(&state), choose(&world), "{name}");
        }
    }
}
