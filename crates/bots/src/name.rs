//! What the bots are called.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::Arc;

use table::{Bot, Digest, Game, InfoSet, Rng, Seat};

use crate::learned::{Refused, learnt};
use crate::plan::Planner;
use crate::ploy::Ploy;
use crate::strength::Strength;
use crate::{Experience, Lookahead, Planned, Random, Searching, Stop, Taste};

/// The bots there are. Displays as on the command line and in records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BotName {
    /// [`Random`]
    Random,
    /// [`Planned`] by [`Taste::Any`]
    RandomPlan,
    /// [`Planned`] by [`Taste::Margin`]
    Greedy,
    /// [`Planned`] by [`Taste::Rules`]
    Rules,
    /// [`Searching`] by [`Lookahead::flat`], about 100 milliseconds a decision
    FlatMc,
    /// [`Searching`] by [`Lookahead::tree`], about 100 milliseconds a decision
    Ismcts,
    /// The same, about half a second a decision
    IsmctsLong,
    /// The first of the [levels](Planner::LEVELS)
    Novice,
    /// The second
    Casual,
    /// The third
    Skilled,
    /// The fourth
    Strong,
    /// [`Planned`] by [`Taste::Learned`]
    Learned,
    /// [`Searching`] by [`Experience`], about 100 milliseconds a decision, to the end of the game: nothing is worked out
    Expert,
    /// The same, six times as long, which is hardly ever more than a second, and works out how games end: the last of
    /// the levels
    Champion,
    /// [`Planned`] by [`Taste::Ploy`]
    Ploy(Ploy),
}

impl BotName {
    /// The levels that people choose from, from weak to strong.
    pub const LEVELS: [Self; 5] =
        [Self::Novice, Self::Casual, Self::Skilled, Self::Strong, Self::Champion];

    /// All bots that play as well as they can or may, from weak to strong; not those with one idea.
    pub const ALL: [Self; 14] = [
        Self::Random,
        Self::RandomPlan,
        Self::Greedy,
        Self::Rules,
        Self::FlatMc,
        Self::Ismcts,
        Self::IsmctsLong,
        Self::Novice,
        Self::Casual,
        Self::Skilled,
        Self::Strong,
        Self::Learned,
        Self::Expert,
        Self::Champion,
    ];

    /// The name as a word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::RandomPlan => "random-plan",
            Self::Greedy => "greedy",
            Self::Rules => "rules",
            Self::FlatMc => "flat-mc",
            Self::Ismcts => "ismcts",
            Self::IsmctsLong => "ismcts-long",
            Self::Learned => "learned",
            Self::Expert => "expert",
            Self::Champion => "champion",
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Strong => "strong",
            Self::Ploy(ploy) => ploy.as_str(),
        }
    }

    /// Whether the bot has what it needs for such a table. If not, it can still sit down there, but plays
    /// like `rules`: whoever measures it should not.
    ///
    /// # Errors
    /// Why it has not.
    pub fn ready<G: Planner>(self, game: &G) -> Result<(), Refused> {
        match self {
            Self::Random
            | Self::RandomPlan
            | Self::Greedy
            | Self::Rules
            | Self::FlatMc
            | Self::Ismcts
            | Self::IsmctsLong
            | Self::Novice
            | Self::Casual => Ok(()),
            Self::Ploy(ploy) => {
                let state = game.setup(&game.deal(0));
                let first = game.seats().all().next().ok_or(Refused::Nothing)?;
                game.fits(&state, first, ploy).map(|_| ()).ok_or(Refused::OtherGame)
            }
            Self::Learned | Self::Skilled | Self::Strong | Self::Expert | Self::Champion => {
                learnt(game).map(|_| ())
            }
        }
    }
}

impl Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for BotName {
    type Err = NoSuchBot;

    fn from_str(word: &str) -> Result<Self, NoSuchBot> {
        let ploys = Ploy::ALL.into_iter().map(Self::Ploy);
        let named = Self::ALL.into_iter().chain(ploys).find(|bot| bot.as_str() == word);
        named.ok_or_else(|| NoSuchBot { word: word.to_owned() })
    }
}

/// A word that names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchBot {
    /// The word.
    pub word: String,
}

impl Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = BotName::ALL.map(BotName::as_str).join(", ");
        let word = &self.word;
        write!(
            f,
            "there is no bot “{word}”: the bots are {all}, and those with one idea (`twocities bots` tells of all)"
        )
    }
}

impl std::error::Error for NoSuchBot {}

/// One of the bots, at work.
#[derive(Clone, Debug)]
pub enum AnyBot<G: Game> {
    /// Chooses at random.
    Random(Random<G>),
    /// Thinks out its turn.
    Planned(Planned<G>),
    /// Looks ahead.
    Searching(Searching<G>),
}

impl<G: Planner> AnyBot<G> {
    /// The bot of this name.
    pub fn new(name: BotName) -> Self {
        match name {
            BotName::Random => Self::Random(Random::default()),
            BotName::RandomPlan => Self::Planned(Planned::new(Taste::Any)),
            BotName::Greedy => Self::Planned(Planned::new(Taste::Margin)),
            BotName::Rules => Self::Planned(Planned::new(Taste::Rules)),
            BotName::FlatMc => Self::Searching(Searching::new(Lookahead::flat::<G>(100))),
            BotName::Ismcts => Self::Searching(Searching::new(Lookahead::tree::<G>(100))),
            BotName::IsmctsLong => Self::Searching(Searching::new(Lookahead::tree::<G>(500))),
            BotName::Novice => Self::level(0),
            BotName::Casual => Self::level(1),
            BotName::Skilled => Self::level(2),
            BotName::Strong => Self::level(3),
            BotName::Ploy(ploy) => Self::Planned(Planned::new(Taste::Ploy(ploy))),
            BotName::Learned => Self::Planned(Planned::new(Taste::Learned { blur: 0.0 })),
            BotName::Expert => {
                Self::experienced(Lookahead { exact_ending: false, ..Lookahead::tree::<G>(100) })
            }
            BotName::Champion => Self::experienced(Lookahead::patient::<G>(600)),
        }
    }

    fn level(number: usize) -> Self {
        match G::LEVELS[number] {
            Strength::Thumb { blur } => Self::Planned(Planned::new(Taste::Blurred(blur))),
            Strength::Learned { blur } => Self::Planned(Planned::new(Taste::Learned { blur })),
            Strength::Ahead { milliseconds } => {
                Self::experienced(Lookahead::tree::<G>(milliseconds))
            }
        }
    }

    fn experienced(lookahead: Lookahead) -> Self {
        Self::Searching(Searching::with_judge(lookahead, Arc::new(Experience)))
    }

    /// The same bot, which thinks no longer about a decision once it is told to stop. Those that look ahead heed
    /// it; the others never think long.
    #[must_use]
    pub fn until(self, stop: Stop) -> Self {
        match self {
            Self::Random(_) | Self::Planned(_) => self,
            Self::Searching(bot) => Self::Searching(bot.until(stop)),
        }
    }
}

impl<G: Planner> Bot<G> for AnyBot<G> {
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut Rng) -> G::Action {
        match self {
            Self::Random(bot) => bot.choose(info, rng),
            Self::Planned(bot) => bot.choose(info, rng),
            Self::Searching(bot) => bot.choose(info, rng),
        }
    }
}

/// The generator of a bot that is asked after `done` actions in a game that began with `seed`. It
/// depends on nothing else, so a game that is taken up again goes on as it would have.
///
/// The seed decides the deal and must not be found from the bot's numbers: they come from a digest,
/// which cannot be turned back.
pub fn generator(seed: u64, seat: Seat, done: usize) -> Rng {
    Rng::new(Digest::of(&("bot", seed, seat, done as u64)).into())
}
