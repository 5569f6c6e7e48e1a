//! A game being played. Every action is on the disk before the next one is asked for.

use std::num::NonZeroUsize;
use std::path::Path;

use table::record::{Line, Replay, Sitter, SitterKind, lines_of_end, lines_of_play};
use table::{Decision, Digest, Game, Illegal, Notation, Seat, Viewer, may_take_back};

use crate::failure::Failure;
use crate::records::RecordFile;

/// A game, who plays it, and everything that happened.
#[derive(Debug)]
pub(super) struct Match<'g, G: Game> {
    game: &'g G,
    /// What happened before the first action.
    opening: Vec<G::Event>,
    /// One more than there are steps.
    states: Vec<G::State>,
    steps: Vec<Step<G>>,
    sitters: Vec<Sitter>,
    /// What the bots' generators begin with.
    seed: u64,
    file: RecordFile,
}

/// An action in force, and what it caused.
#[derive(Debug)]
struct Step<G: Game> {
    seat: Seat,
    events: Vec<G::Event>,
}

/// What became of the wish to take something back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TakenBack {
    /// So many actions are undone.
    Actions(usize),
    /// Nobody at this screen has done anything.
    Nothing,
    /// Somebody has learnt something since that cannot be forgotten.
    Revealed,
}

impl<'g, G: Notation> Match<'g, G> {
    /// A game that begins.
    pub(super) fn begin(game: &'g G, sitters: Vec<Sitter>, seed: u64, file: RecordFile) -> Self {
        let mut opening = Vec::new();
        let states = vec![game.begin(&game.deal(seed), &mut opening)];
        Self { game, opening, states, steps: Vec::new(), sitters, seed, file }
    }

    /// A game that goes on. `seed` is that of its record, if it has one; `over` says whether the
    /// record has an end.
    pub(super) fn take_up(
        game: &'g G,
        replay: &Replay<G>,
        seed: Option<u64>,
        file: RecordFile,
        over: bool,
    ) -> Result<Self, Failure> {
        let steps = replay.steps().map(|step| {
            let (mut state, mut events) = (step.before.clone(), Vec::new());
            game.apply_unchecked(&mut state, step.action, &mut events);
            Step { seat: step.seat, events }
        });
        let start = Digest::of(replay.start()).to_string();
        let mut opening = Vec::new();
        game.begin(replay.deal(), &mut opening);
        let mut taken = Self {
            game,
            opening,
            states: replay.states().to_vec(),
            steps: steps.collect(),
            sitters: replay.sitters().to_vec(),
            seed: seed.or_else(|| u64::from_str_radix(&start, 16).ok()).unwrap_or_default(),
            file,
        };
        // Whoever wrote the last action may have been stopped before the end was written.
        if !over {
            taken.write_end()?;
        }
        Ok(taken)
    }

    pub(super) fn game(&self) -> &'g G {
        self.game
    }

    pub(super) fn state(&self) -> &G::State {
        &self.states[self.steps.len()]
    }

    pub(super) fn decision(&self) -> Option<Decision<G::Question>> {
        self.game.decision(self.state())
    }

    /// How many actions are in force.
    pub(super) fn done(&self) -> usize {
        self.steps.len()
    }

    pub(super) fn seed(&self) -> u64 {
        self.seed
    }

    pub(super) fn record(&self) -> &Path {
        self.file.path()
    }

    pub(super) fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// Whether a person decides for the seat.
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.sitters.get(seat.index()).is_some_and(|sitter| sitter.kind == SitterKind::Person)
    }

    /// How many people sit at the screen.
    pub(super) fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| sitter.kind == SitterKind::Person).count()
    }

    /// Whether somebody knows what others must not see.
    pub(super) fn has_secrets(&self) -> bool {
        let hidden = |viewer| self.game.hidden(self.state(), viewer);
        let open = hidden(Viewer::Spectator);
        self.game.seats().all().any(|seat| hidden(Viewer::Seat(seat)) != open)
    }

    /// Whether `seat` did the last action, so that it is in the middle of something.
    pub(super) fn acted_last(&self, seat: Seat) -> bool {
        self.steps.last().is_some_and(|step| step.seat == seat)
    }

    /// What has happened from the last action of `seat` on, that one included, as `seat` may hear
    /// of it.
    pub(super) fn news(&self, seat: Seat) -> Vec<G::Event> {
        match self.steps.iter().rposition(|step| step.seat == seat) {
            Some(last) => self.redacted(self.steps[last..].iter(), Viewer::Seat(seat)).collect(),
            None => self.events(Viewer::Seat(seat)),
        }
    }

    /// All that has happened, as `viewer` may hear of it.
    pub(super) fn events(&self, viewer: Viewer) -> Vec<G::Event> {
        let opening = self.opening.iter().map(|event| self.game.redact(event, viewer));
        opening.chain(self.redacted(self.steps.iter(), viewer)).collect()
    }

    /// What the last action of a person led to, and who that was.
    pub(super) fn latest(&self) -> Option<(Seat, Vec<G::Event>)> {
        let step = self.steps.iter().rfind(|step| self.is_person(step.seat))?;
        Some((step.seat, step.events.clone()))
    }

    fn redacted<'s>(
        &'s self,
        steps: impl Iterator<Item = &'s Step<G>>,
        viewer: Viewer,
    ) -> impl Iterator<Item = G::Event> {
        steps.flat_map(|step| &step.events).map(move |event| self.game.redact(event, viewer))
    }

    /// Does an action, if it is legal, and writes it down.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Result<(), Illegal<G::Reason>>, Failure> {
        let (mut state, mut events) = (self.state().clone(), Vec::new());
        if let Err(illegal) = self.game.apply(&mut state, seat, action, &mut events) {
            return Ok(Err(illegal));
        }
        let done = self.steps.len() + 1;
        let lines = lines_of_play(self.game, self.state(), (seat, action), &state, done);
        self.file.append(&lines)?;
        self.states.push(state);
        self.steps.push(Step { seat, events });
        self.write_end()?;
        Ok(Ok(()))
    }

    fn write_end(&mut self) -> Result<(), Failure> {
        let lines = lines_of_end(self.game, self.state(), self.steps.len());
        self.file.append(&lines)
    }

    /// Goes back to the latest decision of a person, unless somebody has learnt something since
    /// that was hidden from that person (L-R32).
    pub(super) fn take_back(&mut self) -> Result<TakenBack, Failure> {
        let Some(index) = self.steps.iter().rposition(|step| self.is_person(step.seat)) else {
            return Ok(TakenBack::Nothing);
        };
        let seat = self.steps[index].seat;
        if !may_take_back(self.game, &self.states[index], self.state(), seat) {
            return Ok(TakenBack::Revealed);
        }
        let Some(count) = NonZeroUsize::new(self.steps.len() - index) else {
            return Ok(TakenBack::Nothing);
        };
        self.file.append(&[Line::Undo { seat, count }])?;
        self.steps.truncate(index);
        self.states.truncate(index + 1);
        Ok(TakenBack::Actions(count.get()))
    }

    /// Lets somebody else play on.
    pub(super) fn hand_over(&mut self, seat: Seat, sitter: Sitter) -> Result<(), Failure> {
        self.file.append(&[Line::Handover { seat, sitter: sitter.clone() }])?;
        self.sitters[seat.index()] = sitter;
        Ok(())
    }
}
