//! Nothing leaks: everything that a seat cannot know is dealt anew, and what the seat gets stays the same
//! byte for byte.

use std::sync::Arc;

use protocol::Refusal;
use table::{BySeat, Rng, Seat, Viewer};

use super::{NO_CLOCK, act, begin, choices, london, new_york};
use crate::history::History;
use crate::session::Session;
use crate::undo::Wished;
use crate::wire::Wire;

/// Everything that a viewer can get from a match, by channel. `strange` are actions and things that may be
/// asked about at any time.
fn bytes<G: Wire + Clone>(
    session: &Session<G>,
    viewer: Viewer,
    since: u64,
    strange: &[String],
) -> Vec<(String, String)> {
    let revision = session.revision();
    let json = |refusal: &Refusal| serde_json::to_string(refusal).unwrap();
    let mut all = vec![
        ("update".to_owned(), session.told_update(viewer, since, &BySeat::default())),
        ("seats".to_owned(), format!("{:?}", session.seats_now(&BySeat::default()))),
        ("history".to_owned(), session.told_history(viewer)),
        ("moves".to_owned(), session.told_moves(viewer, false)),
    ];
    for after in (0..=session.history.done().len() + 1).step_by(2) {
        all.push((format!("moves/{after}"), session.told_positions(viewer, after, 2)));
    }
    let own: Vec<String> = session
        .choices_in(session.history.now(), viewer)
        .into_iter()
        .map(|choice| choice.words)
        .collect();
    for words in own.iter().chain(strange) {
        let actions = [words.clone()];
        let draft = session.told_draft(1, viewer, revision, &actions);
        let draft = draft.unwrap_or_else(|refused| json(&refused.refusal()));
        all.push((format!("draft {words}"), draft));
        let why = session.why(viewer, revision, &[], words);
        all.push((format!("why {words}"), format!("{why:?}")));
        if let Err(refused) = session.submit(viewer, revision, &actions, 5) {
            all.push((format!("submit {words}"), json(&refused.refusal())));
        }
        // What comes after the first answer, if it shows nothing.
        let two = [words.clone(), strange.first().cloned().unwrap_or_default()];
        let draft = session.told_draft(2, viewer, revision, &two);
        let draft = draft.unwrap_or_else(|refused| json(&refused.refusal()));
        all.push((format!("draft {two:?}"), draft));
    }
    // Several at once: a refusal of what follows must not tell what the first would show.
    for words in &own {
        for next in strange {
            let two = session.submit(viewer, revision, &[words.clone(), next.clone()], 5);
            let two = two.map(|change| change.revision()).map_err(|refused| refused.refusal());
            all.push((format!("submit {words}, {next}"), format!("{two:?}")));
        }
    }
    let stale = session.submit(viewer, revision + 1, &own, 5);
    all.push(("stale".to_owned(), format!("{:?}", stale.err())));
    for whole_turn in [false, true] {
        let mut undone = session.clone();
        let undo = match undone.undo(viewer, revision, whole_turn, 5) {
            Ok(Wished::Free(change)) => {
                let text = change.text();
                undone.accept(change);
                let update = undone.told_update(viewer, since, &BySeat::default());
                format!("{text}{update}{}", undone.told_history(viewer))
            }
            Ok(Wished::Asked) => {
                format!("asked {}", undone.told_update(viewer, since, &BySeat::default()))
            }
            Ok(Wished::Denied { .. } | Wished::Waits) => "nobody was asked before".to_owned(),
            Err(refused) => json(&refused.refusal()),
        };
        all.push((format!("undo {whole_turn}"), undo));
    }
    all
}

/// How many of these channels are of something that was taken back.
fn taken_back(channels: &[(String, String)]) -> usize {
    channels
        .iter()
        .filter(|(name, text)| name.starts_with("undo ") && text.starts_with("undo "))
        .count()
}

/// Both are the same; says how often something was taken back.
#[track_caller]
fn same(real: &[(String, String)], redealt: &[(String, String)], moment: &str) -> usize {
    assert_eq!(real.len(), redealt.len(), "{moment}");
    for ((channel, one), (_, other)) in real.iter().zip(redealt) {
        assert_eq!(one, other, "{channel}: {moment}");
    }
    taken_back(real)
}

/// The match with another world behind what is known, and nothing that happened before.
fn forked<G: Wire + Clone>(session: &Session<G>, world: G::State) -> Session<G> {
    Session { history: History::new(world), ..session.clone() }
}

/// One action in both worlds. Whether it could be done, showed the viewer nothing that was hidden and, if
/// somebody else did it, had the same course: what others choose from depends on what they alone know
/// (L-R35), and that is their secret to show.
fn step_in_both<G: Wire + Clone>(
    real: &mut Session<G>,
    redealt: &mut Session<G>,
    viewer: Viewer,
    words: &str,
) -> bool {
    let game = Arc::clone(&real.game);
    let asked = Viewer::Seat(real.asked().unwrap());
    let words = [words.to_owned()];
    let mut courses = Vec::new();
    for session in [&mut *real, &mut *redealt] {
        let (before, since) = (game.hidden(session.history.now(), viewer), session.revision());
        let Ok(change) = session.submit(asked, since, &words, 6) else { return false };
        session.accept(change);
        if game.hidden(session.history.now(), viewer) != before {
            return false;
        }
        let events = session.steps(viewer, since).remove(0).events;
        let question = game.decision(session.history.now()).map(|decision| decision.question);
        let kinds: Vec<String> = events.iter().map(kind).chain([kind(&question)]).collect();
        courses.push(kinds);
    }
    asked == viewer || courses[0] == courses[1]
}

/// What kind of thing it is, without what it says.
fn kind(thing: &impl std::fmt::Debug) -> String {
    let text = format!("{thing:?}");
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '(').collect()
}

/// How many moments were compared, and how often something was taken back there.
fn nothing_leaks<G: Wire + Clone>(
    game: &Arc<G>,
    seed: u64,
    every: usize,
    most: usize,
) -> (usize, usize) {
    let mut session = begin(game, game.seats().count(), NO_CLOCK, seed);
    let (mut rng, mut worlds) = (Rng::new(seed), Rng::new(seed + 1));
    let mut strange: Vec<String> = Vec::new();
    let (mut moments, mut compared, mut undone) = (0, 0, 0);
    while session.asked().is_some() && compared < most {
        strange.extend(choices(&session).first().cloned());
        if strange.len() > 12 {
            strange.remove(rng.below(12));
        }
        if moments % every == 0 {
            for seat in game.seats().all() {
                let world = game.determinize(session.history.now(), seat, &mut worlds);
                undone += compare_at(&session, seat, &world, &strange, &mut rng);
                compared += 1;
            }
        }
        moments += 1;
        act(&mut session, &mut rng, 5);
    }
    (compared, undone)
}

fn compare_at<G: Wire + Clone>(
    session: &Session<G>,
    seat: Seat,
    world: &G::State,
    strange: &[String],
    rng: &mut Rng,
) -> usize {
    let (revision, mut undone) = (session.revision(), 0);
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let moment = format!("{viewer:?} at revision {revision}");
        let (mut real, mut redealt) =
            (forked(session, session.history.now().clone()), forked(session, world.clone()));
        same(
            &bytes(&real, viewer, revision, strange),
            &bytes(&redealt, viewer, revision, strange),
            &moment,
        );
        // What others do is heard in the same words, too, until it shows something; and what one has done and
        // taken back leaves nothing behind.
        for _ in 0..4 {
            if real.asked().is_none() {
                break;
            }
            let words = rng.pick(&choices(&real)).unwrap().clone();
            if !step_in_both(&mut real, &mut redealt, viewer, &words) {
                break;
            }
            undone += same(
                &bytes(&real, viewer, revision, strange),
                &bytes(&redealt, viewer, revision, strange),
                &format!("{moment}, after “{words}”"),
            );
        }
    }
    undone
}

#[test]
fn a_seat_of_london_gets_the_same_bytes_whatever_is_hidden() {
    for seats in 2..=4 {
        let (compared, undone) = nothing_leaks(&london(seats), 10 + seats as u64, 9, 90);
        assert!(compared >= 60 && undone >= 20, "{compared} {undone}");
    }
}

#[test]
fn a_seat_of_new_york_gets_the_same_bytes_whatever_is_hidden() {
    for seats in 2..=4 {
        let (compared, undone) = nothing_leaks(&new_york(seats), 20 + seats as u64, 5, 60);
        assert!(compared >= 30 && undone >= 10, "{compared} {undone}");
    }
}

/// The test itself can fail: a view of another seat is not the same in both worlds.
#[test]
fn what_another_seat_sees_does_differ() {
    let game = london(2);
    let mut session = begin(&game, 2, NO_CLOCK, 4);
    let mut rng = Rng::new(4);
    for _ in 0..30 {
        act(&mut session, &mut rng, 5);
    }
    let [one, other] = [0, 1].map(|seat| Seat::new(seat).unwrap());
    let world = table::Game::determinize(&*game, session.history.now(), one, &mut Rng::new(9));
    let redealt = forked(&session, world);
    let update = |session: &Session<_>, seat| {
        session.told_update(Viewer::Seat(seat), session.revision(), &BySeat::default())
    };
    assert_ne!(update(&forked(&session, *session.history.now()), other), update(&redealt, other));
}
