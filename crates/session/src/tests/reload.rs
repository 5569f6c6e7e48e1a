//! A match that is stored comes back as it was, or as far as it holds.

use table::{BySeat, Rng, Viewer};

use super::{NO_CLOCK, act, begin, choices, load, london, new_york, saved};
use crate::load::Saved;
use crate::session::Session;
use crate::undo::Wished;
use crate::wire::Wire;

/// Plays on, stores every change, and takes some of it back now and then.
fn play<G: Wire>(session: &mut Session<G>, saved: &mut Saved, steps: usize, rng: &mut Rng) {
    for step in 0..steps {
        let Some(seat) = session.asked() else { return };
        let viewer = Viewer::Seat(seat);
        let change = if step % 7 == 6
            && let Ok(Wished::Free(change)) = session.undo(viewer, session.revision(), true, 9)
        {
            change
        } else {
            session.wish = None;
            let words = rng.pick(&choices(session)).unwrap().clone();
            session.submit(viewer, session.revision(), &[words], step as i64).unwrap()
        };
        saved.entries.push((change.at(), change.text()));
        session.accept(change);
    }
}

fn comes_back<G: Wire>(game: &std::sync::Arc<G>, seed: u64) {
    let mut saved = saved(&**game, 2, NO_CLOCK, seed);
    let mut session = load(game, &saved);
    let mut rng = Rng::new(seed);
    play(&mut session, &mut saved, 130, &mut rng);
    let again = load(game, &saved);
    assert!(again.broken().is_none(), "{:?}", again.broken());
    for viewer in game.seats().all().map(Viewer::Seat).chain([Viewer::Spectator]) {
        for since in [0, 3, session.revision() - 1, session.revision(), session.revision() + 9] {
            assert_eq!(
                session.told_update(viewer, since, &BySeat::default()),
                again.told_update(viewer, since, &BySeat::default())
            );
        }
        assert_eq!(session.told_history(viewer), again.told_history(viewer));
    }
}

#[test]
fn a_match_comes_back_as_it_was() {
    comes_back(&london(2), 31);
    comes_back(&new_york(2), 32);
}

#[test]
fn a_match_that_no_longer_holds_can_be_followed_to_its_last_good_revision() {
    let game = london(2);
    let mut saved = saved(&*game, 2, NO_CLOCK, 6);
    let mut session = load(&game, &saved);
    play(&mut session, &mut saved, 40, &mut Rng::new(6));
    let whole = saved.entries.len();
    let good = whole - 10;
    saved.entries[good].1 = "1 land atlantis\n".to_owned();
    let broken = load(&game, &saved);
    assert_eq!(broken.revision(), good as u64);
    assert!(broken.broken().is_some());
    assert!(!broken.told_history(Viewer::Spectator).is_empty());
    let asked = Viewer::Seat(broken.asked().unwrap());
    assert!(broken.update(asked, 0, &BySeat::default()).choices.is_empty());
    let refused = broken.submit(asked, broken.revision(), &["develop".to_owned()], 5);
    assert!(refused.is_err(), "it cannot be played on");
}

#[test]
fn a_wrong_check_is_noticed() {
    let game = new_york(2);
    let mut saved = saved(&*game, 2, NO_CLOCK, 7);
    let mut session = load(&game, &saved);
    play(&mut session, &mut saved, 60, &mut Rng::new(7));
    let entry = saved.entries.iter().position(|(_, text)| text.contains("check ")).unwrap();
    let text = saved.entries[entry].1.replace("check 20 ", "check 20 f");
    let cut: String =
        text.lines().map(|line| line.chars().take(25).collect::<String>() + "\n").collect();
    saved.entries[entry].1 = cut;
    assert_eq!(load(&game, &saved).revision(), entry as u64);
}

/// Undone branches stay in what is stored, and their events are told no more.
#[test]
fn what_was_taken_back_is_told_as_such() {
    let game = new_york(2);
    let mut session = begin(&game, 2, NO_CLOCK, 9);
    let mut rng = Rng::new(9);
    let seat = session.asked().unwrap();
    act(&mut session, &mut rng, 5);
    let Ok(Wished::Free(change)) = session.undo(Viewer::Seat(seat), 1, false, 6) else {
        panic!("nobody has learnt anything");
    };
    assert_eq!(change.text(), format!("undo {} 1\n", seat.number()));
    session.accept(change);
    let steps = session.steps(Viewer::Spectator, 0);
    assert_eq!(steps.len(), 2);
    assert_eq!(steps[0].did, protocol::Did::Act { seat, undone: true });
    assert!(steps[0].events.is_empty());
    assert_eq!(steps[1].did, protocol::Did::Undo { seat, count: 1 });
}
