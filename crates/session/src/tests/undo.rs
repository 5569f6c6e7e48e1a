//! Taking back: free until something was shown or answered, by consent after that.

use table::{BySeat, Rng, Seat, Viewer, may_take_back};

use super::{NO_CLOCK, act, begin, choices, london, new_york};
use crate::refused::Refused;
use crate::session::Session;
use crate::undo::Wished;
use crate::wire::Wire;

fn undo<G: Wire>(session: &mut Session<G>, seat: Seat) -> Result<Wished<()>, Refused> {
    let revision = session.revision();
    match session.undo(Viewer::Seat(seat), revision, false, 9)? {
        Wished::Free(change) => {
            session.accept(change);
            Ok(Wished::Free(()))
        }
        Wished::Asked => Ok(Wished::Asked),
        Wished::Denied => Ok(Wished::Denied),
        Wished::Waits => Ok(Wished::Waits),
    }
}

/// Whatever is taken back freely, nobody has learnt anything by it.
#[test]
fn a_free_undo_leaves_nobody_wiser() {
    let game = london(3);
    let mut session = begin(&game, 3, NO_CLOCK, 5);
    let mut rng = Rng::new(5);
    let (mut free, mut asked) = (0, 0);
    for _ in 0..150 {
        let seat = session.asked().unwrap();
        let before = *session.history.now();
        act(&mut session, &mut rng, 5);
        let after = *session.history.now();
        match undo(&mut session, seat).unwrap() {
            Wished::Free(()) => {
                free += 1;
                assert!(may_take_back(&*game, &before, &after, seat));
                assert_eq!(*session.history.now(), before, "as it was");
                act(&mut session, &mut rng, 5);
            }
            Wished::Asked => asked += 1,
            Wished::Denied | Wished::Waits => panic!("nobody was asked before"),
        }
    }
    assert!(free > 10 && asked > 10, "both happen: {free} {asked}");
}

#[test]
fn everybody_else_has_to_agree_and_one_no_is_enough() {
    let game = new_york(3);
    let mut session = begin(&game, 3, NO_CLOCK, 8);
    let mut rng = Rng::new(8);
    // Until somebody has answered after seat 1.
    let one = session.asked().unwrap();
    while session.asked() == Some(one) {
        act(&mut session, &mut rng, 5);
    }
    let second = session.asked().unwrap();
    act(&mut session, &mut rng, 5);
    let before = session.history.done().len();
    assert!(matches!(undo(&mut session, one), Ok(Wished::Asked)));
    let wish = session.update(Viewer::Spectator, 0, &BySeat::default()).undo_asked.unwrap();
    assert_eq!((wish.seat, wish.waits_for.len()), (one, 2));
    let revision = session.revision();
    let own = session.consent(Viewer::Seat(one), revision, true, 9);
    assert_eq!(own.err(), Some(Refused::NoWish), "nobody agrees with themselves");
    let denied = session.consent(Viewer::Seat(second), revision, false, 9);
    assert!(matches!(denied, Ok(Wished::Denied)));
    assert!(session.wish.is_none());

    assert!(matches!(undo(&mut session, one), Ok(Wished::Asked)));
    let others: Vec<Seat> = game_others(&session, one);
    let first = session.consent(Viewer::Seat(others[0]), revision, true, 9);
    assert!(matches!(first, Ok(Wished::Waits)));
    let Ok(Wished::Free(change)) = session.consent(Viewer::Seat(others[1]), revision, true, 9)
    else {
        panic!("all have agreed");
    };
    session.accept(change);
    assert!(session.history.done().len() < before);
    assert_eq!(session.asked(), Some(one));
}

fn game_others<G: Wire>(session: &Session<G>, seat: Seat) -> Vec<Seat> {
    session.game.seats().others(seat).collect()
}

#[test]
fn a_wish_is_forgotten_when_something_happens() {
    let game = new_york(2);
    let mut session = begin(&game, 2, NO_CLOCK, 8);
    let mut rng = Rng::new(8);
    let one = session.asked().unwrap();
    while session.asked() == Some(one) {
        act(&mut session, &mut rng, 5);
    }
    act(&mut session, &mut rng, 5);
    assert!(matches!(undo(&mut session, one), Ok(Wished::Asked)));
    act(&mut session, &mut rng, 5);
    let other = game_others(&session, one)[0];
    let revision = session.revision();
    let late = session.consent(Viewer::Seat(other), revision, true, 9);
    assert_eq!(late.err(), Some(Refused::NoWish));
}

#[test]
fn actions_are_done_all_or_none() {
    let game = london(2);
    let session = begin(&game, 2, NO_CLOCK, 3);
    let viewer = Viewer::Seat(session.asked().unwrap());
    let good = choices(&session)[0].clone();
    let refused = session.submit(viewer, 0, &[good, "land nowhere".to_owned()], 5);
    assert!(
        matches!(
            refused,
            Err(Refused::NotUnderstood { action: 1, .. } | Refused::TurnOver { action: 1 })
        ),
        "{refused:?}"
    );
    assert_eq!(session.revision(), 0);
}
