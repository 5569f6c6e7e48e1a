//! A game between bots.

use table::{Bot, Game, InfoSet, Outcome, Seat, Sink};

use crate::generator;

/// A bot on its seat.
#[derive(Clone, Copy, Debug)]
pub struct Seated<B> {
    /// The bot.
    pub bot: B,
    /// The seed of its random numbers.
    pub stream: u64,
}

/// A game that bots play, action by action.
#[derive(Clone, Debug)]
pub struct Playing<'g, G: Game, B> {
    game: &'g G,
    /// The table as it is now.
    pub state: G::State,
    seated: Vec<Seated<B>>,
    last: Option<Seat>,
    /// How often the decision passed to another seat, and the first time.
    pub turns: u32,
    /// How many decisions there were.
    pub decisions: usize,
}

impl<'g, G: Game, B: Bot<G>> Playing<'g, G, B> {
    /// The game that belongs to a seed.
    pub fn new(game: &'g G, seed: u64, seated: Vec<Seated<B>>) -> Self {
        Self::from(game, game.setup(&game.deal(seed)), seated)
    }

    /// A game that goes on from here.
    pub fn from(game: &'g G, state: G::State, seated: Vec<Seated<B>>) -> Self {
        Self { game, state, seated, last: None, turns: 0, decisions: 0 }
    }

    /// Lets the seat that is asked answer; `None` if the game is over.
    pub fn step(&mut self, events: &mut impl Sink<G::Event>) -> Option<(Seat, G::Action)> {
        let seat = self.game.decision(&self.state)?.seat;
        self.turns += u32::from(self.last != Some(seat));
        self.last = Some(seat);
        let Seated { bot, stream } = &mut self.seated[seat.index()];
        let info = InfoSet::new(self.game, &self.state, seat);
        let action = bot.choose(&info, &mut generator(*stream, seat, self.decisions));
        self.game.apply_unchecked(&mut self.state, action, events);
        self.decisions += 1;
        Some((seat, action))
    }

    /// Plays to the end.
    pub fn finish(&mut self) -> Outcome {
        while self.step(&mut ()).is_some() {}
        self.outcome().expect("a game that asks nothing is over")
    }

    /// The bots, in the order of their seats.
    pub fn into_bots(self) -> impl Iterator<Item = B> {
        self.seated.into_iter().map(|seated| seated.bot)
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }
}
