//! Playing a record again under the rules of its game.

use crate::record::{Broken, BrokenKind, Entry, Line, Part, Record, Seal, Sitter, Start, Words};
use crate::{Digest, Game, Illegal, NotUnderstood, Notation, Outcome, Seat};

/// A record played again: every position that is still in force, from the start to the last.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    deal: G::Deal,
    /// One more than there are actions.
    states: Vec<G::State>,
    actions: Vec<Done<G::Action>>,
    sitters: Vec<Sitter>,
    branches: usize,
}

#[derive(Clone, Copy, Debug)]
struct Done<A> {
    line: usize,
    seat: Seat,
    action: A,
}

/// An action in force, and the table before and after it.
#[derive(Debug)]
pub struct Step<'r, G: Game> {
    /// The line of the record, from 1.
    pub line: usize,
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: G::Action,
    /// The state in which they did it.
    pub before: &'r G::State,
    /// The state that it led to.
    pub after: &'r G::State,
}

/// Plays a record as far as it goes.
///
/// Holds if the record belongs to this very game (rules, content, options, seats), the seal, if there
/// is one, is that of the seed, every action was legal for the seat that did it, every check is right,
/// and so is the outcome if there is one.
///
/// # Errors
/// With the first line that does not hold.
pub fn replay<G: Notation>(game: &G, record: &Record) -> Result<Replay<G>, Broken<G::Reason>> {
    check_header(game, record)?;
    check_seal(record)?;
    let deal = read_deal(game, record)?;
    let mut replay = Replay {
        states: vec![game.setup(&deal)],
        deal,
        actions: Vec::new(),
        sitters: record.header().sitters().to_vec(),
        branches: 0,
    };
    for entry in record.entries() {
        let follow = replay.follow(game, entry);
        follow.map_err(|(column, kind)| Broken { line: entry.number, column, kind })?;
    }
    Ok(replay)
}

/// Plays a record that must reach the end of the game and say so.
///
/// # Errors
/// As [`replay`], and if the record stops before its end.
pub fn verify<G: Notation>(game: &G, record: &Record) -> Result<Replay<G>, Broken<G::Reason>> {
    let replay = replay(game, record)?;
    if record.ending().is_some() {
        return Ok(replay);
    }
    let kind = match game.outcome(replay.state()) {
        Some(expected) => BrokenKind::NoEnd { expected },
        None => BrokenKind::Unfinished,
    };
    Err(Broken { line: record.next_number(), column: 1, kind })
}

impl<G: Game> Replay<G> {
    /// What chance decided before the first action.
    pub fn deal(&self) -> &G::Deal {
        &self.deal
    }

    /// The state before the first action.
    pub fn start(&self) -> &G::State {
        &self.states[0]
    }

    /// The state after the last action.
    pub fn state(&self) -> &G::State {
        &self.states[self.actions.len()]
    }

    /// All states in force: the start, and one after each action.
    pub fn states(&self) -> &[G::State] {
        &self.states
    }

    /// How many actions are in force.
    pub fn in_force(&self) -> usize {
        self.actions.len()
    }

    /// The action in force at `index`, from 0.
    pub fn step(&self, index: usize) -> Option<Step<'_, G>> {
        let &Done { line, seat, action } = self.actions.get(index)?;
        let (before, after) = (&self.states[index], &self.states[index + 1]);
        Some(Step { line, seat, action, before, after })
    }

    /// All actions in force, in order.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = Step<'_, G>> {
        (0..self.in_force()).filter_map(|index| self.step(index))
    }

    /// Who sits at the table now, in the order of the seats.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// How often actions were taken back: so many branches are in the record and not in force.
    pub fn undone_branches(&self) -> usize {
        self.branches
    }
}

/// What does not hold on a line, and at which column.
type Wrong<G> = (usize, BrokenKind<<G as Game>::Reason>);

impl<G: Notation> Replay<G> {
    fn follow(&mut self, game: &G, entry: &Entry) -> Result<(), Wrong<G>> {
        match &entry.line {
            Line::Action { seat, words } => self.act(game, entry.number, *seat, words),
            &Line::Undo { seat: _, count } => {
                let (found, in_force) = (count.get(), self.in_force());
                let Some(left) = in_force.checked_sub(found) else {
                    return Err((1, BrokenKind::Undo { found, in_force }));
                };
                self.actions.truncate(left);
                self.states.truncate(left + 1);
                self.branches += 1;
                Ok(())
            }
            Line::Handover { seat, sitter } => {
                self.sitters[seat.index()] = sitter.clone();
                Ok(())
            }
            Line::Expired { seat: _ } => Ok(()),
            &Line::Check { in_force: found, digest } => self.check(found, digest),
            Line::End(found) => self.end(game, found),
        }
    }

    fn act(&mut self, game: &G, line: usize, seat: Seat, words: &Words) -> Result<(), Wrong<G>> {
        let illegal = |why| {
            let action = words.as_str().to_owned();
            (1, BrokenKind::Illegal { seat, action, why })
        };
        let mut state = self.state().clone();
        // Who is asked comes first: the words of another seat may mean nothing in this state.
        let decision = game.decision(&state).ok_or_else(|| illegal(Illegal::GameOver))?;
        if decision.seat != seat {
            return Err(illegal(Illegal::NotAsked { decides: decision.seat }));
        }
        let action = game.read_action(&state, words.as_str()).map_err(|mut error| {
            error.at += Words::OFFSET;
            (error.at + 1, BrokenKind::NotUnderstood(error))
        })?;
        game.apply(&mut state, seat, action, &mut ()).map_err(illegal)?;
        self.actions.push(Done { line, seat, action });
        self.states.push(state);
        Ok(())
    }

    fn check(&self, found: usize, digest: Digest) -> Result<(), Wrong<G>> {
        let in_force = self.in_force();
        if found != in_force {
            return Err((1, BrokenKind::Count { found, expected: in_force }));
        }
        let expected = Digest::of(self.state());
        if digest != expected {
            return Err((1, BrokenKind::State { in_force, found: digest, expected }));
        }
        Ok(())
    }

    fn end(&self, game: &G, found: &Outcome) -> Result<(), Wrong<G>> {
        let expected = game.outcome(self.state()).ok_or((1, BrokenKind::NotOver))?;
        let agrees = expected.seats == found.seats
            && found.seats.all().all(|seat| {
                expected.ranks[seat] == found.ranks[seat]
                    && expected.scores[seat] == found.scores[seat]
            });
        if !agrees {
            return Err((1, BrokenKind::Outcome { found: *found, expected }));
        }
        Ok(())
    }
}

/// Whether a record was made with this very game: its rules, content, options and seats.
///
/// # Errors
/// With the first line of the header that says otherwise.
pub fn check_header<G: Notation>(game: &G, record: &Record) -> Result<(), Broken<G::Reason>> {
    let header = record.header();
    let broken = |part, column, kind| Err(Broken { line: record.number_of(part), column, kind });
    if header.game() != G::NAME {
        let (found, expected) = (header.game().to_owned(), G::NAME.to_owned());
        return broken(Part::Game, 6, BrokenKind::Game { found, expected });
    }
    if header.rules() != G::RULES_VERSION {
        let (found, expected) = (header.rules(), G::RULES_VERSION);
        return broken(Part::Rules, 7, BrokenKind::Rules { found, expected });
    }
    if header.pack() != game.pack() {
        let (found, expected) = (header.pack().to_owned(), game.pack().to_owned());
        return broken(Part::Pack, 6, BrokenKind::Pack { found, expected });
    }
    if header.content() != game.content_digest() {
        let (found, expected) = (header.content(), game.content_digest());
        let column = 7 + header.pack().chars().count();
        return broken(Part::Pack, column, BrokenKind::Content { found, expected });
    }
    let given = game.options();
    for (index, (name, found)) in header.options().iter().enumerate() {
        let expected = given.iter().find(|(other, _)| other == name).map(|(_, value)| value);
        if expected != Some(found) {
            let (found, expected) = (Some(found.clone()), expected.cloned());
            let kind = BrokenKind::Option { name: name.clone(), found, expected };
            return broken(Part::Option(index), 8, kind);
        }
    }
    for (name, value) in given {
        if !header.options().iter().any(|(other, _)| *other == name) {
            let kind = BrokenKind::Option { name, found: None, expected: Some(value) };
            // It would have to stand before the seats.
            return broken(Part::Seat(Seat::FIRST), 1, kind);
        }
    }
    if header.seats() != game.seats() {
        let (found, expected) = (header.seats(), game.seats());
        // The first seat too many, or else the line where one is missing.
        let surplus = Seat::new(expected.count()).filter(|&seat| found.has(seat));
        let part = surplus.map_or(Part::Start, Part::Seat);
        return broken(part, 1, BrokenKind::Seats { found, expected });
    }
    Ok(())
}

/// Whether the seed is the one that was sealed, if one was.
fn check_seal<R>(record: &Record) -> Result<(), Broken<R>> {
    match (record.start(), record.seal()) {
        (&Start::Seed(seed), Some(seal)) if !seal.holds(seed) => {
            let (found, expected) = (seal.hash, Seal::new(seed, seal.nonce).hash);
            let line = record.number_of(Part::Seal);
            Err(Broken { line, column: 6, kind: BrokenKind::Seal { found, expected } })
        }
        (Start::Seed(_) | Start::Deal(_), _) => Ok(()),
    }
}

fn read_deal<G: Notation>(game: &G, record: &Record) -> Result<G::Deal, Broken<G::Reason>> {
    match record.start() {
        &Start::Seed(seed) => Ok(game.deal(seed)),
        Start::Deal(lists) => game.read_deal(lists).map_err(|error| {
            let (part, at) = place_in(lists, &error.word);
            let kind = BrokenKind::NotUnderstood(NotUnderstood { at, ..error });
            Broken { line: record.number_of(part), column: at + 1, kind }
        }),
    }
}

/// The `deal` line and the character in it, from 0, at which `word` stands for the last time, as a
/// word that is given twice is wrong the second time; the `start` line if it stands nowhere.
fn place_in(lists: &[(String, Vec<String>)], word: &str) -> (Part, usize) {
    let mut place = (Part::Start, 0);
    for (index, (name, words)) in lists.iter().enumerate() {
        let mut at = "deal ".len();
        for other in std::iter::once(name).chain(words) {
            if other == word {
                place = (Part::Deal(index), at);
            }
            at += other.chars().count() + 1;
        }
    }
    place
}
