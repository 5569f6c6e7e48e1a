//! A game played by words, so that tests read like play.

use table::{Game, Illegal, Notation, Seat};

/// A table in play.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    /// The game.
    pub game: G,
    /// The whole truth.
    pub state: G::State,
    /// What happened and was not asked for yet.
    pub events: Vec<G::Event>,
}

impl<G: Game + Notation> Play<G> {
    /// A game that goes on from a state.
    pub fn new(game: G, state: G::State) -> Self {
        Self { game, state, events: Vec::new() }
    }

    /// A whole game from a seed.
    pub fn from_seed(game: G, seed: u64) -> Self {
        let state = game.setup(&game.deal(seed));
        Self::new(game, state)
    }

    /// Answers the questions one after the other.
    ///
    /// # Panics
    /// If an answer is not legal.
    #[track_caller]
    pub fn does(&mut self, answers: &[&str]) -> &mut Self {
        for words in answers {
            if let Err(illegal) = self.answer(words) {
                panic!("“{words}” is refused: {illegal:?}; legal: {:?}", self.choices());
            }
        }
        self
    }

    /// Somebody does something, asked or not.
    ///
    /// # Errors
    /// If it is not legal; the state is then unchanged.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Reason>> {
        self.game.apply(&mut self.state, seat, action, &mut self.events)
    }

    #[track_caller]
    fn answer(&mut self, words: &str) -> Result<(), Illegal<G::Reason>> {
        let action = match self.game.read_action(&self.state, words) {
            Ok(action) => action,
            Err(error) => panic!("“{words}”: {error}; legal: {:?}", self.choices()),
        };
        self.act(self.asked(), action)
    }

    /// Why an answer is refused.
    ///
    /// # Panics
    /// If it is not, or if the state changes all the same.
    #[track_caller]
    pub fn refuses(&mut self, words: &str) -> G::Reason {
        let before = self.state.clone();
        match self.answer(words) {
            Err(Illegal::Refused(reason)) => {
                assert!(self.state == before, "a refused action changed the state");
                reason
            }
            Err(other) => panic!("“{words}”: {other:?}"),
            Ok(()) => panic!("“{words}” is legal"),
        }
    }

    /// Why the player who is asked can do nothing with a thing on the table.
    #[track_caller]
    pub fn why_not(&self, thing: &str) -> Option<G::Reason> {
        self.why_not_for(self.asked(), thing)
    }

    /// The same for a player who may not be asked.
    #[track_caller]
    pub fn why_not_for(&self, seat: Seat, thing: &str) -> Option<G::Reason> {
        self.game.why_not(&self.state, seat, self.point(thing))
    }

    /// What a player means by these words.
    ///
    /// # Panics
    /// If nothing on the table is called so.
    #[track_caller]
    pub fn point(&self, thing: &str) -> G::Pointer {
        match self.game.read_pointer(&self.state, thing) {
            Ok(pointer) => pointer,
            Err(error) => panic!("“{thing}”: {error}"),
        }
    }

    /// Everything that may be answered now.
    pub fn actions(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal
    }

    /// Everything that may be answered now, in words.
    pub fn choices(&self) -> Vec<String> {
        let write = |action| self.game.write_action(&self.state, action);
        self.actions().into_iter().map(write).collect()
    }

    /// Whether this may be answered now.
    pub fn offers(&self, words: &str) -> bool {
        self.choices().iter().any(|choice| choice == words)
    }

    /// What is asked; `None` if the game is over.
    pub fn question(&self) -> Option<G::Question> {
        self.game.decision(&self.state).map(|decision| decision.question)
    }

    /// Who is asked.
    ///
    /// # Panics
    /// If the game is over.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        self.game.decision(&self.state).expect("the game is over").seat
    }

    /// What has happened since the last time somebody asked for it.
    pub fn happened(&mut self) -> Vec<G::Event> {
        std::mem::take(&mut self.events)
    }

    /// Whether nobody is asked anything any more.
    pub fn over(&self) -> bool {
        self.question().is_none()
    }

    /// The ranks of all seats.
    ///
    /// # Panics
    /// If the game goes on.
    #[track_caller]
    pub fn ranks(&self) -> Vec<u8> {
        let outcome = self.game.outcome(&self.state).expect("the game goes on");
        self.game.seats().all().map(|seat| outcome.ranks[seat]).collect()
    }
}
