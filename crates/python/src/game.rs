//! `Game`: rules, content and options, and what their numbers mean.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::{Game as _, Notation as _};

use crate::position::AnyPosition;
use crate::refused::Refused;
use crate::rules::{Rules, with_rules};
use crate::state::State;
use crate::whole::Whole;
use crate::written;

/// A game for a number of players, with its cards and options.
#[pyclass(frozen, module = "twocities", from_py_object)]
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) rules: Rules,
    /// The pack as it was asked for, so that a copy in another process can ask again.
    pack: Option<String>,
}

/// How large a seed is that nobody has given: such that whatever else counts with it has room for it.
const SEED_BITS: u32 = 63;

/// The games there are.
#[pyfunction]
pub(crate) fn game_names() -> Vec<&'static str> {
    catalog::GameName::ALL.map(catalog::GameName::as_str).to_vec()
}

/// The game of this name. A pack is one that comes along or the path of a file; options are as on the command
/// line, such as `{"loans": "limited"}`.
#[pyfunction]
#[pyo3(signature = (name, players=Whole(2), pack=None, options=None), text_signature = "(name, players=2, pack=None, options=None)")]
pub(crate) fn load_game(
    name: &str,
    players: Whole<usize>,
    pack: Option<String>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Game> {
    let mut words = Vec::new();
    if let Some(options) = options {
        for (name, value) in options {
            words.push((name.extract()?, value.str()?.extract()?));
        }
    }
    Ok(Game { rules: Rules::load(name, players.0, pack.as_deref(), words)?, pack })
}

impl Game {
    /// How many play.
    pub(crate) fn players(&self) -> usize {
        with_rules!(&self.rules, rules => rules.game().seats().count())
    }

    /// Which game, in a word.
    pub(crate) fn told(&self) -> &'static str {
        match &self.rules {
            Rules::London(_) => london::London::NAME,
            Rules::NewYork(_) => new_york::NewYork::NAME,
        }
    }

    /// Whether rules, cards, options and numbers are the same.
    pub(crate) fn rules_equal(&self, other: &Self) -> bool {
        let told = |game: &Self| {
            let content = with_rules!(&game.rules, rules => rules.game().content_digest());
            let options = with_rules!(&game.rules, rules => rules.game().options());
            (game.told(), game.players(), content, options)
        };
        told(self) == told(other)
    }
}

#[pymethods]
impl Game {
    /// `london` or `new-york`.
    #[getter]
    fn name(&self) -> &'static str {
        self.told()
    }

    /// The name of the content pack.
    #[getter]
    fn pack(&self) -> String {
        with_rules!(&self.rules, rules => rules.game().pack().to_owned())
    }

    /// The options that differ from the default.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (name, value) in with_rules!(&self.rules, rules => rules.game().options()) {
            options.set_item(name, value)?;
        }
        Ok(options)
    }

    fn num_players(&self) -> usize {
        self.players()
    }

    /// How many action ids there are.
    fn num_distinct_actions(&self) -> usize {
        with_rules!(&self.rules, rules => rules.actions())
    }

    /// More decisions than any game has.
    fn max_game_length(&self) -> usize {
        fn most<G: encoding::Encode>(_: &encoding::Encoding<G>) -> usize {
            G::MOST_DECISIONS
        }
        with_rules!(&self.rules, rules => most(rules))
    }

    #[allow(clippy::unused_self)] // As the interface of OpenSpiel has it.
    fn max_utility(&self) -> f64 {
        1.0
    }

    fn min_utility(&self) -> f64 {
        -1.0 / (self.num_players() as f64 - 1.0)
    }

    #[allow(clippy::unused_self)]
    fn utility_sum(&self) -> f64 {
        0.0
    }

    fn observation_tensor_size(&self) -> usize {
        with_rules!(&self.rules, rules => rules.observation_layout().size())
    }

    fn observation_tensor_shape(&self) -> [usize; 1] {
        [self.observation_tensor_size()]
    }

    fn information_state_tensor_size(&self) -> usize {
        with_rules!(&self.rules, rules => rules.information_layout().size())
    }

    fn information_state_tensor_shape(&self) -> [usize; 1] {
        [self.information_state_tensor_size()]
    }

    /// Raised whenever an id, a place in a tensor or a scale changes its meaning.
    #[getter]
    fn encoding_version(&self) -> u32 {
        fn version<G: encoding::Encode>(_: &encoding::Encoding<G>) -> u32 {
            G::ENCODING_VERSION
        }
        with_rules!(&self.rules, rules => version(rules))
    }

    /// The digest of all ids and layouts.
    #[getter]
    fn encoding_digest(&self) -> String {
        with_rules!(&self.rules, rules => rules.digest().to_string())
    }

    /// The fields of the observation as JSON; the package reads it.
    fn _observation_layout_json(&self) -> String {
        let fields = with_rules!(&self.rules, rules => {
            serde_json::to_string(&rules.observation_layout().fields)
        });
        fields.expect("words and numbers can be written")
    }

    /// The fields of the information state as JSON.
    fn _information_state_layout_json(&self) -> String {
        let fields = with_rules!(&self.rules, rules => {
            serde_json::to_string(&rules.information_layout().fields)
        });
        fields.expect("words and numbers can be written")
    }

    /// The action with this id in words.
    fn action_to_string(&self, action: Whole<usize>) -> PyResult<String> {
        let Whole(action) = action;
        let words = with_rules!(&self.rules, rules => rules.action_words(action));
        let last = self.num_distinct_actions() - 1;
        Ok(words.ok_or_else(|| {
            Refused::new(format_args!("there is no action {action}: ids are 0 to {last}"))
        })?)
    }

    /// The position at the first decision of the game that belongs to a seed; without one, of some game: its seed comes
    /// from Python's `random`, so that every game is another, and `random.seed` repeats them.
    #[pyo3(signature = (seed=None))]
    fn new_initial_state(&self, py: Python<'_>, seed: Option<Whole<u64>>) -> PyResult<State> {
        let seed = match seed {
            Some(Whole(seed)) => seed,
            None => py.import("random")?.call_method1("getrandbits", (SEED_BITS,))?.extract()?,
        };
        Ok(State { game: self.clone(), position: AnyPosition::start(&self.rules, seed) })
    }

    /// What kind of game it is, in the words of OpenSpiel, which has to be installed.
    fn get_type<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("twocities.openspiel")?.call_method1("game_type", (slf,))
    }

    /// The state that `State.serialize` wrote.
    fn deserialize_state(&self, text: &str) -> PyResult<State> {
        Ok(State { game: self.clone(), position: written::read(&self.rules, text)? })
    }

    fn __repr__(&self) -> String {
        let (name, players, pack) = (self.name(), self.num_players(), self.pack());
        format!("<twocities.Game {name}, {players} players, pack {pack}>")
    }

    /// Two games are equal whose rules, cards and options are.
    fn __eq__(&self, other: &Self) -> bool {
        self.rules_equal(other)
    }

    #[allow(clippy::type_complexity)] // The shape that pickle asks for.
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (&'static str, usize, Option<String>, Bound<'py, PyDict>))>
    {
        let load = py.import("twocities")?.getattr("load_game")?;
        Ok((load, (self.name(), self.num_players(), self.pack.clone(), self.options(py)?)))
    }
}
