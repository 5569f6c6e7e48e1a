//! `Bot`: a player that is a program.

use bots::{AnyBot, BotName, Planner, Ploy, generator};
use london::London;
use new_york::NewYork;
use pyo3::prelude::*;
use pyo3::types::PyType;
use table::Bot as _;

use crate::game::Game;
use crate::position::{AnyPosition, Position};
use crate::refused::Refused;
use crate::rules::with_rules;
use crate::state::State;
use crate::whole::Whole;

/// All bots there are: those that play either game, and after them those with one idea, each of which plays one of the
/// games. How strong they are differs from game to game.
#[pyfunction]
pub(crate) fn bot_names() -> Vec<&'static str> {
    let ploys = Ploy::ALL.into_iter().map(BotName::Ploy);
    BotName::ALL.into_iter().chain(ploys).map(BotName::as_str).collect()
}

/// The bot at work, once it has seen which game it plays.
#[derive(Clone, Debug)]
enum Mind {
    Idle,
    London(Box<AnyBot<London>>),
    NewYork(Box<AnyBot<NewYork>>),
}

/// A player that is a program. It is given what the player who is asked knows, never the state itself.
#[pyclass(module = "twocities")]
#[derive(Debug)]
pub(crate) struct Bot {
    name: BotName,
    seed: u64,
    mind: Mind,
}

#[pymethods]
impl Bot {
    /// The bot of this name. With the same seed it chooses the same in the same place.
    #[new]
    #[pyo3(signature = (name, seed=Whole(1)), text_signature = "(name, seed=1)")]
    fn new(name: &str, seed: Whole<u64>) -> PyResult<Self> {
        let (name, Whole(seed)) = (name.parse().map_err(Refused::new)?, seed);
        Ok(Self { name, seed, mind: Mind::Idle })
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.name.as_str()
    }

    /// The id that the bot chooses for the player who is asked. Other threads run while it thinks.
    fn step(&mut self, py: Python<'_>, state: &Bound<'_, State>) -> PyResult<usize> {
        let position = state.try_borrow()?.position.clone();
        Ok(py.detach(|| self.choose(&position))?)
    }

    /// Forgets what it had in mind.
    fn restart(&mut self) {
        self.mind = Mind::Idle;
    }

    /// Refuses a game that the bot does not play or has learnt nothing for.
    fn check(&self, game: &Game) -> PyResult<()> {
        Ok(with_rules!(&game.rules, rules => ready(self.name, rules.game()))?)
    }

    /// A copy has nothing in mind, as after `restart`, and chooses the same in the same place.
    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (&'static str, u64)) {
        (py.get_type::<Self>(), (self.name.as_str(), self.seed))
    }

    fn __repr__(&self) -> String {
        format!("<twocities.Bot {}>", self.name)
    }
}

impl Bot {
    fn choose(&mut self, position: &AnyPosition) -> Result<usize, Refused> {
        match position {
            AnyPosition::London(position) => {
                ready(self.name, position.game())?;
                if !matches!(self.mind, Mind::London(_)) {
                    self.mind = Mind::London(Box::new(AnyBot::new(self.name)));
                }
                let Mind::London(bot) = &mut self.mind else { return Err(confused()) };
                choose(bot, position, self.seed)
            }
            AnyPosition::NewYork(position) => {
                ready(self.name, position.game())?;
                if !matches!(self.mind, Mind::NewYork(_)) {
                    self.mind = Mind::NewYork(Box::new(AnyBot::new(self.name)));
                }
                let Mind::NewYork(bot) = &mut self.mind else { return Err(confused()) };
                choose(bot, position, self.seed)
            }
        }
    }
}

/// Refuses a bot that has learnt nothing for such a table: it would play by rules of thumb, and whoever measures
/// it would measure something else.
pub(crate) fn ready<G: Planner>(name: BotName, game: &G) -> Result<(), Refused> {
    name.ready(game)
        .map_err(|why| Refused::new(format_args!("the bot {name} cannot play this game: {why}")))
}

fn choose<G: encoding::Encode + Planner>(
    bot: &mut AnyBot<G>,
    position: &Position<G>,
    seed: u64,
) -> Result<usize, Refused> {
    let Some(seat) = position.asked() else {
        return Err(Refused::new("the game is over: there is nothing to choose"));
    };
    let info = position.info(seat);
    let action = bot.choose(&info, &mut generator(seed, seat, position.done.len()));
    let id = position.rules.id(&info, action);
    id.ok_or_else(|| Refused::new(format_args!("the answer {action:?} has no id")))
}

fn confused() -> Refused {
    Refused::new("the bot plays another game")
}
