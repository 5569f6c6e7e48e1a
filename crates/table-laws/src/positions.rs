//! Every turn of a random game can be written down, read back and played on from.

use std::ops::Range;

use table::{Game, Positions, Rng, Viewer};

/// Plays random games and lays out every one of their turns from what was written down. `forget` takes out of a view
/// what players remember, which is no part of a position. One in so many positions is played to its end.
///
/// Gives how many positions there were.
///
/// # Errors
/// The first thing that did not hold, with the seed and the number of the action.
pub fn check_positions<G: Positions>(
    game: &G,
    seeds: Range<u64>,
    one_in: usize,
    forget: impl Fn(G::View) -> G::View,
    sound: impl Fn(&G::State) -> Result<(), String>,
) -> Result<usize, String> {
    let mut positions = 0;
    let mut legal = Vec::new();
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let deal = game.deal(seed);
        let mut state = game.setup(&deal);
        let mut begun = game.position_of(&deal);
        for number in 0.. {
            let fault = |what: &str| format!("seed {seed}, action {number}: {what}");
            if let Some(deal) = begun {
                positions += 1;
                let laid = lay_out(game, &deal).map_err(|what| fault(&what))?;
                sound(&laid).map_err(|what| fault(&what))?;
                same(game, &state, &laid, &forget).map_err(|what| fault(&what))?;
                if positions % one_in == 0 {
                    play_on(game, laid, &mut rng, &sound).map_err(|what| fault(&what))?;
                }
            }
            game.legal_actions(&state, &mut legal);
            let Some(&action) = rng.pick(&legal) else { break };
            begun = game.position_after(&state, action);
            let turn = game.decision(&state).map(|decision| decision.seat);
            game.apply_unchecked(&mut state, action, &mut ());
            let next = game.decision(&state).map(|decision| decision.seat);
            if begun.is_none() && next.is_some() && next != turn && has_begun(game, &state) {
                return Err(format!("seed {seed}, action {number}: a turn that is not noted"));
            }
        }
    }
    Ok(positions)
}

/// Whether the game has had a turn: before that, players may be asked who they want to be.
fn has_begun<G: Positions>(game: &G, state: &G::State) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    !legal.iter().any(|&action| game.write_action(state, action).starts_with("be "))
}

fn lay_out<G: Positions>(game: &G, deal: &G::Deal) -> Result<G::State, String> {
    let lists = game.write_deal(deal);
    let read = game.read_deal(&lists).map_err(|error| format!("{error}: {lists:?}"))?;
    if read != *deal || game.write_deal(&read) != lists {
        return Err(format!("read otherwise than written: {lists:?}"));
    }
    if game.position_of(&read) != Some(read.clone()) {
        return Err("the position of a position is another one".to_owned());
    }
    Ok(game.setup(&read))
}

fn same<G: Positions>(
    game: &G,
    state: &G::State,
    laid: &G::State,
    forget: &impl Fn(G::View) -> G::View,
) -> Result<(), String> {
    let view = |state: &G::State| forget(game.view(state, Viewer::Open));
    if view(state) != view(laid) {
        return Err(format!("another table: {:?}, laid {:?}", view(state), view(laid)));
    }
    let actions = |state: &G::State| {
        let mut legal = Vec::new();
        game.legal_actions(state, &mut legal);
        let mut written: Vec<String> =
            legal.into_iter().map(|action| game.write_action(state, action)).collect();
        written.sort_unstable();
        written
    };
    if actions(state) != actions(laid) {
        return Err(format!("other answers: {:?}, laid {:?}", actions(state), actions(laid)));
    }
    if game.standing(state) != game.standing(laid) {
        return Err("other points".to_owned());
    }
    Ok(())
}

fn play_on<G: Game>(
    game: &G,
    mut state: G::State,
    rng: &mut Rng,
    sound: &impl Fn(&G::State) -> Result<(), String>,
) -> Result<(), String> {
    let mut legal = Vec::new();
    while let Some(decision) = game.decision(&state) {
        game.legal_actions(&state, &mut legal);
        let action = *rng.pick(&legal).ok_or("a question without an answer")?;
        game.apply(&mut state, decision.seat, action, &mut ())
            .map_err(|illegal| format!("{illegal:?}"))?;
        sound(&state)?;
    }
    game.outcome(&state).map(drop).ok_or_else(|| "over without an outcome".to_owned())
}
