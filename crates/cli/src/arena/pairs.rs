//! Who meets whom.

use arena::Pairing;
use bots::BotName;
use table::Message;

use crate::args::ArenaArgs;
use crate::failure::Failure;

/// The bots of a match, and who of them meets whom, by their numbers.
pub(super) struct Pairs {
    pub(super) bots: Vec<BotName>,
    pub(super) pairings: Vec<Pairing>,
}

impl Pairs {
    /// All pairs of `--bots`, or those of `--pairs`, whose bots are numbered as they come.
    pub(super) fn asked_for(args: &ArenaArgs) -> Result<Self, Failure> {
        if args.pairs.is_empty() {
            if args.bots.len() < 2 {
                return Err(Failure::Input(Message::new("cli-arena-one-bot")));
            }
            let pairings = Pairing::all(args.bots.len()).collect();
            return Ok(Self { bots: args.bots.clone(), pairings });
        }
        let mut pairs = Self { bots: Vec::new(), pairings: Vec::new() };
        for &(first, second) in &args.pairs {
            let refused = |id: &'static str| {
                let pair = [first.as_str(), second.as_str()];
                let said = Message::new(id).with("first", pair[0]).with("second", pair[1]);
                Err(Failure::Input(said))
            };
            if first == second {
                return refused("cli-arena-pair-of-one");
            }
            let pairing = Pairing { first: pairs.number(first), second: pairs.number(second) };
            let turned = Pairing { first: pairing.second, second: pairing.first };
            if [pairing, turned].iter().any(|known| pairs.pairings.contains(known)) {
                return refused("cli-arena-pair-twice");
            }
            pairs.pairings.push(pairing);
        }
        Ok(pairs)
    }

    /// The number of a bot, a new one if it was not named before.
    fn number(&mut self, bot: BotName) -> usize {
        self.bots.iter().position(|&known| known == bot).unwrap_or_else(|| {
            self.bots.push(bot);
            self.bots.len() - 1
        })
    }
}
