//! What the bots are called.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::Arc;

use table::{Bot, Digest, Game, InfoSet, Rng, Seat};

use crate::learned::{Learner, Refused, learnt};
use crate::plan::Planner;
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
    /// [`Searching`] by [`Lookahead::halving`], about 100 milliseconds a decision
    Search,
    /// The same, about half a second a decision
    SearchLong,
    /// [`Planned`] by [`Taste::Learned`]
    Learned,
    /// [`Searching`] by [`Experience`], about 100 milliseconds a decision
    Expert,
    /// The same, about a second a decision
    Champion,
}

impl BotName {
    /// All bots, from weak to strong.
    pub const ALL: [Self; 10] = [
        Self::Random,
        Self::RandomPlan,
        Self::Greedy,
        Self::Rules,
        Self::FlatMc,
        Self::Search,
        Self::SearchLong,
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
            Self::Search => "search",
            Self::SearchLong => "search-long",
            Self::Learned => "learned",
            Self::Expert => "expert",
            Self::Champion => "champion",
        }
    }

    /// Whether the bot has learnt what it needs for such a table. If not, it can still sit down there, but plays
    /// like `rules`: whoever measures it should not.
    ///
    /// # Errors
    /// Why it has not.
    pub fn ready<G: Learner>(self, game: &G) -> Result<(), Refused> {
        match self {
            Self::Random
            | Self::RandomPlan
            | Self::Greedy
            | Self::Rules
            | Self::FlatMc
            | Self::Search
            | Self::SearchLong => Ok(()),
            Self::Learned | Self::Expert | Self::Champion => learnt(game).map(|_| ()),
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
        let named = Self::ALL.into_iter().find(|bot| bot.as_str() == word);
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
        write!(f, "there is no bot “{}”: the bots are {all}", self.word)
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
            BotName::Search => Self::Searching(Searching::new(Lookahead::halving::<G>(100))),
            BotName::SearchLong => Self::Searching(Searching::new(Lookahead::halving::<G>(500))),
            BotName::Learned => Self::Planned(Planned::new(Taste::Learned)),
            BotName::Expert => Self::experienced(100),
            BotName::Champion => Self::experienced(1000),
        }
    }

    fn experienced(milliseconds: u64) -> Self {
        let lookahead = Lookahead::halving::<G>(milliseconds);
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
