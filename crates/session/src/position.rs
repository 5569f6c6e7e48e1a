//! Positions that somebody lays out, and those of matches that may be seen whole.

use catalog::{AnyGame, with_game};
use protocol::{Amiss, Asked, Laid, MAX_LIST_WORDS, MAX_LISTS, Position};
use table::record::{Header, Line, Record, Sitter, Start};
use table::{Game, Notation, Positions, Viewer};

use crate::session::Session;
use crate::told::json;
use crate::unfit::Unfit;
use crate::wire::Wire;

/// A position as named lists of words.
pub type Lists = Vec<(String, Vec<String>)>;

impl<G: Wire> Session<G> {
    /// The position in which the turn began that the match was in after so many actions.
    pub(crate) fn position_at(&self, actions: usize) -> Option<Lists> {
        let (game, done) = (&*self.game, self.history.done());
        if actions > done.len() {
            return None;
        }
        let mut position = game.position_of(&self.opening);
        let mut state = self.history.before(game, 0);
        for done in &done[..actions] {
            position = game.position_after(&state, done.action).or(position);
            game.apply_unchecked(&mut state, done.action, &mut ());
        }
        position.map(|deal| game.write_deal(&deal))
    }
}

/// The position of a new deal.
pub fn new_position(game: &AnyGame, seed: u64) -> Lists {
    with_game!(game, game => game.write_deal(&game.new_position(seed)))
}

/// A position as JSON: its lists, what is amiss about them, and the table if nothing is. `printed` says whether
/// what is printed on the things of the game is wanted as well.
///
/// # Errors
/// If there are more lists or words than any position has.
pub fn told_position(game: &AnyGame, lists: Lists, printed: bool) -> Result<String, Unfit> {
    in_measure(&lists)?;
    Ok(with_game!(game, game => told(game, lists, printed)))
}

/// Header and start of the record of a match that begins with a position, and a check of the table as it was laid.
///
/// # Errors
/// If there can be no such position.
pub fn head_of_position(
    game: &AnyGame,
    sitters: Vec<Sitter>,
    lists: &Lists,
) -> Result<String, Unfit> {
    in_measure(lists)?;
    with_game!(game, game => {
        let deal = game.check_position(lists).map_err(|amiss| Unfit::position(&amiss))?;
        let start = Start::of_deal(game, &deal);
        let mut record = Record::new(Header::of(game, sitters), start);
        record.push(Line::of_check(&game.setup(&deal), 0));
        Ok(record.to_string())
    })
}

fn in_measure(lists: &Lists) -> Result<(), Unfit> {
    let long = |(_, words): &(String, Vec<String>)| words.len() > MAX_LIST_WORDS;
    if lists.len() > MAX_LISTS || lists.iter().any(long) {
        return Err(Unfit::long_position());
    }
    Ok(())
}

fn told<G: Wire>(game: &G, lists: Lists, printed: bool) -> String {
    let checked = game.check_position(&lists);
    let table = checked.as_ref().ok().map(|deal| open_table(game, deal));
    let amiss = checked.err().unwrap_or_default().into_iter();
    let amiss = amiss.map(|table::Amiss { list, at, why }| Amiss { list, at, why }).collect();
    let printed = printed.then(|| game.printed());
    json(&Laid { options: Notation::options(game), lists, amiss, table, printed })
}

type PositionOf<G> = Position<<G as Game>::View, <G as Game>::Event, <G as Game>::Question>;

/// The table at its first question, everything open.
fn open_table<G: Wire>(game: &G, deal: &G::Deal) -> PositionOf<G> {
    let state = game.setup(deal);
    let asked = game.decision(&state).map(|decision| Asked {
        seat: decision.seat,
        question: decision.question,
        say: game.tell_question(&state, decision),
    });
    let view = game.view(&state, Viewer::Open);
    Position { after: 0, view, events: Vec::new(), asked, ended: None }
}
