//! What a bot does, thought out away from the table.

use std::sync::Arc;

use bots::{AnyBot, BotName, Stop, generator};
use table::{Bot, Digest, InfoSet, Seat};

use crate::session::Session;
use crate::wire::Wire;

/// Everything that a bot needs to think, taken along to wherever it thinks.
#[derive(Debug)]
pub struct Thought<G: Wire> {
    game: Arc<G>,
    state: G::State,
    seat: Seat,
    bot: BotName,
    stream: u64,
    done: usize,
    revision: u64,
}

impl<G: Wire> Session<G> {
    /// What the bot that is asked has to think about.
    pub fn thought(&self) -> Option<Thought<G>> {
        let (seat, bot) = self.asked_bot()?;
        Some(Thought {
            game: Arc::clone(&self.game),
            state: self.history.now().clone(),
            seat,
            bot,
            // Neither the seed nor the deal can be found from what a bot does.
            stream: Digest::of(&("thought", self.seed, &self.nonce)).into(),
            done: self.history.done().len(),
            revision: self.stands_since(),
        })
    }
}

impl<G: Wire> Thought<G> {
    /// The seat that is thought for, and the revision since which the table stands as it is thought about.
    pub fn about(&self) -> (Seat, u64) {
        (self.seat, self.revision)
    }

    /// Who thinks.
    pub fn bot(&self) -> BotName {
        self.bot
    }

    /// The same for another bot to think about.
    pub fn by(self, bot: BotName) -> Self {
        Self { bot, ..self }
    }

    /// One answer that the rules allow, chosen blindly: for a bot that came to none.
    pub fn any_answer(self) -> Vec<String> {
        self.by(BotName::Random).think(&Stop::default(), &|| true)
    }

    /// Answers until somebody else is asked or it is `enough`; at least once. Who is told to stop comes to an end at
    /// once, in the middle of a thought.
    pub fn think(mut self, stop: &Stop, enough: &dyn Fn() -> bool) -> Vec<String> {
        let mut bot = AnyBot::new(self.bot).until(stop.clone());
        let mut words = Vec::new();
        while self.game.decision(&self.state).is_some_and(|asked| asked.seat == self.seat) {
            let info = InfoSet::new(&*self.game, &self.state, self.seat);
            let action = bot.choose(&info, &mut generator(self.stream, self.seat, self.done));
            words.push(self.game.write_action(&self.state, action));
            self.game.apply_unchecked(&mut self.state, action, &mut ());
            self.done += 1;
            if words.len() == protocol::MAX_ACTIONS || stop.is_wanted() || enough() {
                break;
            }
        }
        words
    }
}
