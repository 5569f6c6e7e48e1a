//! A name stands for what it stood for when it was measured: the same judge, the same effort, the same choices.

use bots::{AnyBot, BotName, Planner, Playing, Seated, generator};
use table::{Bot as _, Digest, InfoSet, Notation};

use crate::games::{london, new_york};

/// Decisions of a game that a bot is asked about; those that look ahead, and so take their time, a quarter as often.
const ASKED: usize = 16;

/// What a bot of this name chooses now and then in a game of `rules`, and how many positions it looks at for that.
fn choices<G: Planner + Notation>(game: &G, name: BotName, every: usize) -> Vec<String> {
    let rules = |_| Seated { bot: AnyBot::new(BotName::Rules), stream: 7 };
    let mut playing = Playing::new(game, 7, game.seats().all().map(rules).collect());
    let mut chosen = Vec::new();
    let (asked, every) = match AnyBot::<G>::new(name) {
        AnyBot::Random(_) | AnyBot::Planned(_) => (ASKED, every),
        AnyBot::Searching(_) => (ASKED / 4, every * 4),
    };
    while let Some(decision) = game.decision(&playing.state) {
        let number = playing.decisions;
        if number % every == every / 2 {
            let mut bot = AnyBot::new(name);
            let info = InfoSet::new(game, &playing.state, decision.seat);
            let action = bot.choose(&info, &mut generator(1, decision.seat, number));
            let looked = match bot {
                AnyBot::Random(_) | AnyBot::Planned(_) => 0,
                AnyBot::Searching(bot) => bot.positions(),
            };
            chosen.push(format!("{} {looked}", game.write_action(&playing.state, action)));
        }
        if chosen.len() == asked {
            break;
        }
        playing.step(&mut ());
    }
    assert_eq!(chosen.len(), asked, "{}: the game is too short", G::NAME);
    chosen
}

/// The digests of what all of them choose.
fn all<G: Planner + Notation>(game: &G, every: usize) -> Vec<String> {
    let told = |name: BotName| format!("{name} {}", Digest::of(&choices(game, name, every)));
    BotName::ALL.map(told).to_vec()
}

/// A change here means that a bot plays otherwise than what `docs/results.md` says of it was measured with.
#[test]
fn bots_of_london_are_who_they_were() {
    assert_eq!(
        all(&london(2), 9),
        [
            "random 1d46f2821704a0a8",
            "random-plan 72edf16f61f1137e",
            "greedy 093328e58cb2d39e",
            "rules 367c83c417427d7d",
            "flat-mc 142cf720b3767d53",
            "ismcts fec547198a6dff0a",
            "ismcts-long 079df9fe1ed27204",
            "novice 69a59d233ec9a39c",
            "casual c349d13ea0c8fa9f",
            "skilled d3d01b48bb92b0d6",
            "strong 7f4e14dd676b9db5",
            "learned 7f4e14dd676b9db5",
            "expert 3c903cd9e1a56153",
            "champion 45f1a6db1249c6be"
        ]
    );
}

#[test]
fn bots_of_new_york_are_who_they_were() {
    assert_eq!(
        all(&new_york(2), 4),
        [
            "random 3b5a98a450426a1a",
            "random-plan e15d24177b2d82fe",
            "greedy ccd5d638b8c5d6e5",
            "rules 1f05b3f16b92e3b2",
            "flat-mc 4ee99a7d926dc920",
            "ismcts 015e4ba6dddc5b15",
            "ismcts-long fdbaa82f4e785d04",
            "novice 5158225db2a9b511",
            "casual 85042f070b2891b4",
            "skilled da7135949a07dafb",
            "strong a3a6fad2caae9e6e",
            "learned 34e25e0aa3c99651",
            "expert b17f67373453f710",
            "champion 0a69b5ee9148c0ea"
        ]
    );
}

/// Those that look ahead look at as many positions as their names say, and the champion at most.
#[test]
fn who_looks_ahead_longer_looks_at_more() {
    let looked = |name: BotName| -> u64 {
        let chosen = choices(&new_york(2), name, 4);
        chosen.iter().filter_map(|told| told.rsplit(' ').next()?.parse::<u64>().ok()).sum()
    };
    let [short, long, expert, champion] =
        [BotName::Ismcts, BotName::IsmctsLong, BotName::Expert, BotName::Champion].map(looked);
    assert!(long > 4 * short, "{long} and {short}");
    assert!(champion > 5 * expert, "{champion} and {expert}");
    assert_eq!(looked(BotName::Rules), 0, "looks ahead of nothing");
}
