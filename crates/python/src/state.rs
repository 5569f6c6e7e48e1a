//! `State`: a game at one moment.

use encoding::Encode;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use table::{Game as _, Seat};

use crate::game::Game;
use crate::position::{AnyPosition, Position, ranks, scores, with_position};
use crate::refused::Refused;
use crate::whole::Whole;
use crate::written;

/// Who is asked when the game is over, as OpenSpiel has it.
const TERMINAL: i64 = -4;

/// A game at one moment. It holds the whole truth; observations and information states tell what a player
/// knows of it, and nothing else.
#[pyclass(module = "twocities")]
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) game: Game,
    pub(crate) position: AnyPosition,
}

#[pymethods]
impl State {
    fn get_game(&self) -> Game {
        self.game.clone()
    }

    fn num_players(&self) -> usize {
        with_position!(&self.position, at => at.game().seats().count())
    }

    fn num_distinct_actions(&self) -> usize {
        with_position!(&self.position, at => at.rules.actions())
    }

    /// Who is asked, counted from 0; -4 once the game is over.
    fn current_player(&self) -> i64 {
        with_position!(&self.position, at => at.asked())
            .map_or(TERMINAL, |seat| seat.index() as i64)
    }

    fn is_terminal(&self) -> bool {
        with_position!(&self.position, at => at.asked()).is_none()
    }

    /// Never: the deal belongs to the seed, and what is drawn was settled by it.
    #[allow(clippy::unused_self)] // As the interface of OpenSpiel has it.
    fn is_chance_node(&self) -> bool {
        false
    }

    #[allow(clippy::unused_self)]
    fn is_simultaneous_node(&self) -> bool {
        false
    }

    /// Whether a player is asked: always, until the game is over.
    fn is_player_node(&self) -> bool {
        !self.is_terminal()
    }

    /// What chance may do, with how likely each is: as OpenSpiel has it, asked for at chance nodes only, of which there
    /// are none.
    #[allow(clippy::unused_self)]
    fn chance_outcomes(&self) -> PyResult<Vec<(usize, f64)>> {
        Err(Refused::new(
            "this is no chance node: chance is settled by the seed, and dealt anew by resample_from_infostate",
        )
        .into())
    }

    /// The ids of what may be answered, in ascending order; empty for a player who is not asked.
    #[pyo3(signature = (player=None))]
    fn legal_actions(&self, player: Option<Whole<usize>>) -> PyResult<Vec<usize>> {
        fn ids<G: Encode>(
            at: &Position<G>,
            player: Option<Whole<usize>>,
        ) -> Result<Vec<usize>, Refused> {
            let seat = match player {
                Some(Whole(player)) => Some(at.seat(player)?),
                None => at.asked(),
            };
            let legal = seat.map_or_else(Vec::new, |seat| at.legal(seat));
            Ok(legal.iter().map(|one| one.id).collect())
        }
        Ok(with_position!(&self.position, at => ids(at, player))?)
    }

    /// 1 for every id that may be answered, 0 for the others.
    #[pyo3(signature = (player=None))]
    fn legal_actions_mask(&self, player: Option<Whole<usize>>) -> PyResult<Vec<u16>> {
        let mut mask = vec![0; self.num_distinct_actions()];
        self.legal_actions(player)?.into_iter().for_each(|id| mask[id] = 1);
        Ok(mask)
    }

    /// The same as bytes, for `numpy.frombuffer`.
    #[pyo3(signature = (player=None))]
    fn legal_actions_mask_bytes<'py>(
        &self,
        py: Python<'py>,
        player: Option<Whole<usize>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let mut mask = vec![0; self.num_distinct_actions()];
        self.legal_actions(player)?.into_iter().for_each(|id| mask[id] = 1);
        Ok(PyBytes::new(py, &mask))
    }

    /// Does what the id means for the player who is asked.
    fn apply_action(&mut self, action: Whole<usize>) -> PyResult<()> {
        Ok(with_position!(&mut self.position, at => at.apply(action.0))?)
    }

    /// The state after an action; this one stays as it is.
    fn child(&self, action: Whole<usize>) -> PyResult<Self> {
        let mut child = self.clone();
        child.apply_action(action)?;
        Ok(child)
    }

    #[pyo3(name = "clone")]
    fn copied(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    #[pyo3(signature = (_memo=None))]
    fn __deepcopy__(&self, _memo: Option<&Bound<'_, PyAny>>) -> Self {
        self.clone()
    }

    /// What everybody has won: 1 for the winner, the same loss for each of the others, 0 in all until the end.
    fn returns(&self) -> Vec<f64> {
        with_position!(&self.position, at => at.returns())
    }

    /// What the last action brought: nothing before the end, then the returns.
    fn rewards(&self) -> Vec<f64> {
        self.returns()
    }

    fn player_return(&self, player: Whole<usize>) -> PyResult<f64> {
        let seat = with_position!(&self.position, at => at.seat(player.0))?;
        Ok(self.returns()[seat.index()])
    }

    fn player_reward(&self, player: Whole<usize>) -> PyResult<f64> {
        self.player_return(player)
    }

    /// The points of everybody at the end; `None` before.
    fn scores(&self) -> Option<Vec<i32>> {
        with_position!(&self.position, at => at.outcome()).as_ref().map(scores)
    }

    /// The ranks of everybody at the end, 1 being best; `None` before.
    fn ranks(&self) -> Option<Vec<u16>> {
        with_position!(&self.position, at => at.outcome()).as_ref().map(ranks)
    }

    /// The ids done so far.
    fn history(&self) -> Vec<usize> {
        with_position!(&self.position, at => at.done.iter().map(|&(_, id)| id).collect())
    }

    /// The ids done so far, each with its player: pairs of player and id.
    fn full_history(&self) -> Vec<(usize, usize)> {
        let pair = |&(seat, id): &(Seat, usize)| (seat.index(), id);
        with_position!(&self.position, at => at.done.iter().map(pair).collect())
    }

    /// How many actions were done.
    fn move_number(&self) -> usize {
        with_position!(&self.position, at => at.done.len())
    }

    /// An action in words; as in OpenSpiel, the player may be given before it.
    #[pyo3(signature = (player_or_action, action=None))]
    fn action_to_string(
        &self,
        player_or_action: Whole<usize>,
        action: Option<Whole<usize>>,
    ) -> PyResult<String> {
        let Whole(id) = action.unwrap_or(player_or_action);
        let words = with_position!(&self.position, at => at.rules.action_words(id));
        Ok(words.ok_or_else(|| Refused::new(format_args!("there is no action {id}")))?)
    }

    /// The legal action that is called so.
    fn string_to_action(&self, words: &str) -> PyResult<usize> {
        let ids = self.legal_actions(None)?;
        let called = |id: usize| with_position!(&self.position, at => at.rules.action_words(id));
        let found = ids.into_iter().find(|&id| called(id).as_deref() == Some(words));
        Ok(found.ok_or_else(|| {
            Refused::new(format_args!("no legal action is called “{words}”: see legal_actions"))
        })?)
    }

    /// What a player sees now, as JSON: the view and the question.
    #[pyo3(signature = (player=None))]
    fn observation_string(&self, player: Option<Whole<usize>>) -> PyResult<String> {
        Ok(with_position!(&self.position, at => {
            at.seat_or_asked(player.map(|Whole(player)| player)).map(|seat| at.rules.observation_text(&at.info(seat)))
        })?)
    }

    /// What a player sees now, as floats: `Game.observation_layout` says what they are.
    #[pyo3(signature = (player=None))]
    fn observation_tensor(&self, player: Option<Whole<usize>>) -> PyResult<Vec<f32>> {
        Ok(with_position!(&self.position, at => {
            at.seat_or_asked(player.map(|Whole(player)| player)).map(|seat| at.rules.observation(&at.info(seat)))
        })?)
    }

    /// The same as bytes, for `numpy.frombuffer`.
    #[pyo3(signature = (player=None))]
    fn observation_bytes<'py>(
        &self,
        py: Python<'py>,
        player: Option<Whole<usize>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        Ok(bytes(py, &self.observation_tensor(player)?))
    }

    /// What a player knows now, as JSON: equal for states that the player cannot tell apart.
    #[pyo3(signature = (player=None))]
    fn information_state_string(&self, player: Option<Whole<usize>>) -> PyResult<String> {
        Ok(with_position!(&self.position, at => {
            at.seat_or_asked(player.map(|Whole(player)| player)).map(|seat| at.rules.information_text(&at.info(seat)))
        })?)
    }

    /// What a player knows now, as floats: the observation, and what follows from having watched the game.
    #[pyo3(signature = (player=None))]
    fn information_state_tensor(&self, player: Option<Whole<usize>>) -> PyResult<Vec<f32>> {
        Ok(with_position!(&self.position, at => {
            at.seat_or_asked(player.map(|Whole(player)| player)).map(|seat| at.rules.information(&at.info(seat)))
        })?)
    }

    /// The same as bytes, for `numpy.frombuffer`.
    #[pyo3(signature = (player=None))]
    fn information_state_bytes<'py>(
        &self,
        py: Python<'py>,
        player: Option<Whole<usize>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        Ok(bytes(py, &self.information_state_tensor(player)?))
    }

    /// A state that the player cannot tell from this one, everything hidden from them dealt anew. Its history
    /// begins there. Chance is a seed or, as OpenSpiel has it, a function that gives numbers from 0 to 1.
    #[pyo3(signature = (player, sampler=None, *, seed=None))]
    fn resample_from_infostate(
        &self,
        player: Whole<usize>,
        sampler: Option<&Bound<'_, PyAny>>,
        seed: Option<Whole<u64>>,
    ) -> PyResult<Self> {
        let seat = with_position!(&self.position, at => at.seat(player.0))?;
        let seed = match (sampler, seed) {
            (Some(sampler), None) if sampler.is_callable() => sampled(sampler)?,
            (Some(seed), None) => seed.extract::<Whole<u64>>()?.0,
            (None, Some(Whole(seed))) => seed,
            (Some(_), Some(_)) | (None, None) => {
                return Err(Refused::new("either a sampler or a seed is wanted").into());
            }
        };
        Ok(Self { game: self.game.clone(), position: self.position.resample(seat, seed) })
    }

    /// The state as text, for `Game.deserialize_state`.
    fn serialize(&self) -> String {
        written::write(&self.position)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let game = Bound::new(py, self.game.clone())?;
        Ok((game.getattr("deserialize_state")?, (self.serialize(),)))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.game.rules_equal(&other.game)
            && written::digest(&self.position) == written::digest(&other.position)
    }

    fn __hash__(&self) -> u64 {
        written::digest(&self.position).into()
    }

    fn __repr__(&self) -> String {
        let (name, done) = (self.game.told(), self.move_number());
        let asked = match self.current_player() {
            TERMINAL => "over".to_owned(),
            player => format!("player {player} is asked"),
        };
        format!("<twocities.State of {name} after {done} actions, {asked}>")
    }
}

/// A seed from a function that gives numbers from 0 to 1: two of them, since one has 53 bits.
fn sampled(sampler: &Bound<'_, PyAny>) -> PyResult<u64> {
    let mut seed = 0;
    for _ in 0..2 {
        let number: f64 = sampler.call0()?.extract()?;
        if !(0.0..=1.0).contains(&number) {
            let sentence =
                format_args!("the sampler gave {number}: numbers from 0 to 1 are wanted");
            return Err(Refused::new(sentence).into());
        }
        seed = (seed << 32) | (number * f64::from(u32::MAX)) as u64;
    }
    Ok(seed)
}

/// The floats in the order of this machine's bytes, as numpy reads them.
fn bytes<'py>(py: Python<'py>, row: &[f32]) -> Bound<'py, PyBytes> {
    let bytes: Vec<u8> = row.iter().flat_map(|number| number.to_ne_bytes()).collect();
    PyBytes::new(py, &bytes)
}
