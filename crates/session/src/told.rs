//! What viewers get, as JSON.

use protocol::{Answer, Drafted, Step, Told, Update};
use serde::Serialize;
use table::{BySeat, Game, Message, SCORE, Viewer};

use crate::refused::Refused;
use crate::session::Session;
use crate::wire::Wire;

type ToldOf<G> =
    Told<<G as Game>::View, <G as Game>::Event, <G as Game>::Action, <G as Game>::Question>;

/// A viewer's own story of a match.
#[derive(Serialize)]
struct Story<V, E> {
    revision: u64,
    /// What happened before the first action.
    opening: Vec<Message>,
    opening_events: Vec<E>,
    steps: Vec<Step<E>>,
    /// How the scores went.
    course: Vec<Point>,
    /// The table at the end of it.
    view: V,
}

/// What everybody would have had if the game had ended after a revision, as far as the viewer could know.
#[derive(Serialize)]
struct Point {
    revision: u64,
    /// By seat.
    scores: Vec<i32>,
}

impl<G: Wire> Session<G> {
    pub(crate) fn told_update(&self, viewer: Viewer, since: u64, present: &BySeat<bool>) -> String {
        let update: Update<_, _, _, _> = self.update(viewer, since, present);
        json::<ToldOf<G>>(&Told::Update(Box::new(update)))
    }

    pub(crate) fn told_draft(
        &self,
        id: u32,
        viewer: Viewer,
        revision: u64,
        actions: &[String],
    ) -> Result<String, Refused> {
        let drafted: Drafted<_, _, _, _> = self.draft(viewer, revision, actions)?;
        let answer = Box::new(Answer::Drafted(drafted));
        Ok(json::<ToldOf<G>>(&Told::Answer { id, answer }))
    }

    pub(crate) fn told_printed(&self) -> String {
        json(&self.game().printed())
    }

    pub(crate) fn told_history(&self, viewer: Viewer) -> String {
        let (opening_events, opening) = self.opening(viewer);
        json(&Story {
            revision: self.revision(),
            opening,
            opening_events,
            steps: self.steps(viewer, 0),
            course: self.course(viewer),
            view: self.game().view(self.history.now(), viewer),
        })
    }
}

impl<G: Wire> Session<G> {
    /// The scores after each revision in force.
    fn course(&self, viewer: Viewer) -> Vec<Point> {
        let game = self.game();
        let mut state = self.history.before(game, 0);
        let point = |state: &G::State, revision: u64| Point {
            revision,
            scores: self.scores(state, viewer),
        };
        let mut course = vec![point(&state, 0)];
        for stored in self.history.done().chunk_by(|one, next| one.revision == next.revision) {
            for done in stored {
                game.apply_unchecked(&mut state, done.action, &mut ());
            }
            course.push(point(&state, u64::from(stored[0].revision)));
        }
        course
    }

    /// What everybody would have if the game ended in a position, as far as the viewer could know, by seat.
    pub(crate) fn scores(&self, state: &G::State, viewer: Viewer) -> Vec<i32> {
        let tallies = self.game().tallies(&self.game().view(state, viewer)).into_iter();
        tallies.filter(|(_, of, _)| *of == SCORE).map(|(_, _, score)| score).collect()
    }
}

pub(crate) fn json<T: Serialize>(told: &T) -> String {
    serde_json::to_string(told).expect("plain data can be written")
}
