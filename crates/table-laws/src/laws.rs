//! The laws, one function each.

use table::record::{Header, Record, Sitter, Start};
use table::{Game, Illegal, InfoSet, Notation, Rng, Seat, Viewer};

use crate::check::{Check, Extra, Secrets};

type Law = Result<(), String>;

/// How many redeals law 6 tries before it believes that nothing varies.
const REDEALS: usize = 32;

/// Law 1: the start is a function of the seed.
pub(crate) fn start<G: Game>(game: &G, seed: u64) -> Result<G::State, String> {
    let state = game.setup(&game.deal(seed));
    if state == game.setup(&game.deal(seed)) {
        Ok(state)
    } else {
        Err("law 1: one seed gives two starts".to_owned())
    }
}

pub(crate) fn new_record<G: Notation>(game: &G, seed: u64) -> Record {
    let sitters =
        game.seats().all().map(|_| Sitter::bot("random").expect("a plain name")).collect();
    Record::new(Header::of(game, sitters), Start::Seed(seed))
}

/// Law 2: sorted and unique, at least two answers or a real "stop".
pub(crate) fn at_decision<G: Game>(
    game: &G,
    state: &G::State,
    legal: &mut Vec<G::Action>,
    is_stop: &dyn Fn(G::Action) -> bool,
) -> Law {
    game.legal_actions(state, legal);
    if legal.len() < 2 && !legal.iter().any(|&action| is_stop(action)) {
        return Err(format!("law 2: a question with {} answers", legal.len()));
    }
    if legal.is_sorted_by(|a, b| a < b) {
        Ok(())
    } else {
        Err(format!("law 2: not sorted or not unique: {legal:?}"))
    }
}

/// The dear laws: notation, that every legal action can be applied, 3, 5, 6 and 7. `strange` are actions
/// that were legal at other moments.
pub(crate) fn thoroughly<G: Notation>(
    game: &G,
    state: &G::State,
    legal: &[G::Action],
    strange: &[G::Action],
    extra: &Extra<'_, G>,
    rng: &mut Rng,
) -> Law {
    for &action in legal {
        let words = game.write_action(state, action);
        if game.read_action(state, &words) != Ok(action) {
            return Err(format!("notation: “{words}” is not read as {action:?}"));
        }
    }
    refusals(game, state, legal, strange)?;
    for &action in legal {
        game.apply_unchecked(&mut state.clone(), action, &mut ());
    }
    save_and_load::<G>(state)?;
    hidden(game, state, extra, rng)
}

/// Law 3: what is refused changes nothing; nobody acts for another seat, or out of order.
fn refusals<G: Game>(
    game: &G,
    state: &G::State,
    legal: &[G::Action],
    strange: &[G::Action],
) -> Law {
    let Some(decision) = game.decision(state) else { return Ok(()) };
    for seat in game.seats().others(decision.seat) {
        let mut copy = state.clone();
        let refused = game.apply(&mut copy, seat, legal[0], &mut ());
        if refused != Err(Illegal::NotAsked { decides: decision.seat }) || copy != *state {
            return Err(format!("law 3: {seat:?} acted for {:?}", decision.seat));
        }
    }
    for &action in strange.iter().filter(|action| !legal.contains(action)) {
        let mut copy = state.clone();
        let refused = game.apply(&mut copy, decision.seat, action, &mut ());
        if !matches!(refused, Err(Illegal::Refused(_))) || copy != *state {
            return Err(format!("law 3: {action:?} is not listed and not refused"));
        }
    }
    Ok(())
}

/// Law 7: a saved state loads to an equal one, also in the middle of an effect.
fn save_and_load<G: Game>(state: &G::State) -> Law {
    let bytes = postcard::to_stdvec(state).map_err(|error| format!("law 7: {error}"))?;
    let loaded: G::State =
        postcard::from_bytes(&bytes).map_err(|error| format!("law 7: {error}"))?;
    if loaded == *state { Ok(()) } else { Err("law 7: loaded another state".to_owned()) }
}

/// Applies an action without looking at what it tells.
pub(crate) fn apply_quickly<G: Game>(
    game: &G,
    state: &mut G::State,
    action: G::Action,
) -> Result<Seat, String> {
    let Some(decision) = game.decision(state) else {
        return Err("law 2: nothing asked".to_owned());
    };
    game.apply_unchecked(state, action, &mut ());
    Ok(decision.seat)
}

/// Law 4: applying with and without a listener gives equal states; and the checked door agrees.
pub(crate) fn apply<G: Game>(
    game: &G,
    state: &mut G::State,
    action: G::Action,
    is_open_move: &dyn Fn(&G::Event) -> bool,
    rng: &mut Rng,
) -> Result<Seat, String> {
    let Some(decision) = game.decision(state) else {
        return Err("law 2: nothing asked".to_owned());
    };
    let mut heard = state.clone();
    let before = state.clone();
    let mut events = Vec::new();
    game.apply(&mut heard, decision.seat, action, &mut events)
        .map_err(|_| format!("law 3: {action:?} is listed and refused"))?;
    game.apply_unchecked(state, action, &mut ());
    if heard != *state {
        return Err(format!("law 4: {action:?} depends on who listens"));
    }
    if game.decision(state).is_some() && game.outcome(state).is_some() {
        return Err("law 2: a question after the end".to_owned());
    }
    let step =
        Step { before: &before, after: state, action, events: &events, actor: decision.seat };
    events_tell(game, &step, is_open_move, rng)?;
    Ok(decision.seat)
}

/// An action that was applied, and what was told of it.
struct Step<'s, G: Game> {
    before: &'s G::State,
    after: &'s G::State,
    action: G::Action,
    events: &'s [G::Event],
    actor: Seat,
}

/// What a seat hears and sees of an action does not depend on what is hidden from it: a seat that
/// learns nothing hears and sees the same in every world that it holds possible, and whoever hears
/// the same sees the same.
fn events_tell<G: Game>(
    game: &G,
    step: &Step<'_, G>,
    is_open_move: &dyn Fn(&G::Event) -> bool,
    rng: &mut Rng,
) -> Law {
    let &Step { before, after, action, events, actor } = step;
    for observer in game.seats().all() {
        let mut world = game.determinize(before, observer, rng);
        let mut legal = Vec::new();
        game.legal_actions(&world, &mut legal);
        if !legal.contains(&action) {
            // Another's hidden card: in this world it cannot be played.
            if observer == actor {
                return Err(format!(
                    "law 5: {action:?} of {actor:?} depends on what it cannot know"
                ));
            }
            continue;
        }
        let mut retold = Vec::new();
        game.apply_unchecked(&mut world, action, &mut retold);
        let viewer = Viewer::Seat(observer);
        let told: Vec<_> = events.iter().map(|event| game.redact(event, viewer)).collect();
        let retold: Vec<_> = retold.iter().map(|event| game.redact(event, viewer)).collect();
        let hidden = game.hidden(before, viewer);
        let learnt = |state| !(hidden & !game.hidden(state, viewer)).is_empty();
        let same_view = game.view(after, viewer) == game.view(&world, viewer);
        let same_tale = told == retold;
        if same_tale && !same_view && game.decision(after) == game.decision(&world) {
            return Err(format!(
                "law 5: {action:?} changes what {observer:?} sees and says nothing"
            ));
        }
        // With fewer answers in hand the actor may not be asked where in another world it is, or has
        // only one card to put down and it is another one. The tales then part at an open move, or
        // one stops earlier, and that is all the difference there may be.
        let parting = told.iter().zip(&retold).find(|(a, b)| a != b);
        let asked_earlier =
            observer != actor && parting.is_none_or(|(a, b)| is_open_move(a) && is_open_move(b));
        if !(same_tale && same_view || asked_earlier || learnt(after) || learnt(&world)) {
            return Err(format!(
                "law 5: {action:?} tells {observer:?} what it cannot know: {told:?} or {retold:?}"
            ));
        }
    }
    Ok(())
}

/// Laws 5 and 6: a redeal cannot be told from the truth by the seat, nor by a spectator, who knows
/// only what every seat knows; it is a table that could be (law 9), and really varies.
fn hidden<G: Game>(game: &G, state: &G::State, extra: &Extra<'_, G>, rng: &mut Rng) -> Law {
    let decision = game.decision(state);
    let public = game.view(state, Viewer::Spectator);
    for seat in game.seats().all() {
        let viewer = Viewer::Seat(seat);
        let info = InfoSet::new(game, state, seat);
        let (view, mut legal, mut other) = (info.view(), Vec::new(), Vec::new());
        info.legal_actions(&mut legal);
        let world = info.sample(rng);
        if game.view(&world, viewer) != view {
            return Err(format!("law 5: {seat:?} sees a redeal"));
        }
        if game.view(&world, Viewer::Spectator) != public {
            return Err(format!("law 5: a spectator sees a redeal for {seat:?}"));
        }
        (extra.conserved)(game, &world)
            .map_err(|what| format!("law 9: in a redeal for {seat:?}, {what}"))?;
        if game.decision(&world) != decision {
            return Err(format!("law 5: {seat:?} is asked something else in a redeal"));
        }
        InfoSet::new(game, &world, seat).legal_actions(&mut other);
        if legal != other {
            return Err(format!("law 5: {seat:?} may do something else in a redeal"));
        }
        if game.hidden(&world, viewer).is_empty() != game.hidden(state, viewer).is_empty() {
            return Err(format!("law 5: {seat:?} knows more in a redeal"));
        }
        // One in sixteen: thirty-two redeals are dear.
        if rng.below(16) == 0 {
            varies(game, state, seat, extra.secrets, rng)?;
        }
    }
    reshuffled(game, state, extra.conserved, rng)
}

/// Law 6: what nobody knows is dealt anew, and nobody can tell, not even with all hands open.
fn reshuffled<G: Game>(game: &G, state: &G::State, conserved: &Check<G>, rng: &mut Rng) -> Law {
    let world = game.reshuffle(state, rng);
    conserved(game, &world).map_err(|what| format!("law 9: in a shuffle, {what}"))?;
    for viewer in game.seats().all().map(Viewer::Seat).chain([Viewer::Open]) {
        let [here, there] = [state, &world].map(|from| game.view(from, viewer));
        if here != there || game.hidden(state, viewer) != game.hidden(&world, viewer) {
            return Err(format!("law 6: {viewer:?} can tell that the cards were shuffled"));
        }
    }
    let numbers = rng.split();
    let [here, there] = [state, &world].map(|from| game.reshuffle(from, &mut numbers.clone()));
    if here != there {
        return Err("law 6: a shuffle depends on what nobody knows".to_owned());
    }
    Ok(())
}

/// Law 6: over many redeals each part of what the seat cannot know is otherwise at least once.
fn varies<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    secrets: &Secrets<G>,
    rng: &mut Rng,
) -> Law {
    let truth = secrets(game, state, seat);
    let mut same = vec![true; truth.len()];
    for _ in 0..REDEALS {
        let world = game.determinize(state, seat, rng);
        let numbers = rng.split();
        let [here, there] =
            [state, &world].map(|from| game.determinize(from, seat, &mut numbers.clone()));
        if here != there {
            return Err(format!("law 6: a redeal for {seat:?} depends on what it cannot know"));
        }
        let other = secrets(game, &world, seat);
        for ((same, truth), other) in same.iter_mut().zip(&truth).zip(&other) {
            *same &= truth == other;
        }
    }
    match same.iter().position(|&same| same) {
        Some(part) => Err(format!("law 6: part {part} of what {seat:?} cannot know never varies")),
        None => Ok(()),
    }
}
