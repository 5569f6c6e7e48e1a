//! `twocities bots`: who one can play against, and how they play.

use bots::{BotName, Ploy};
use table::Message;

use crate::failure::Failure;
use crate::shell::Shell;
use crate::wrap::wrap;

/// How far what is said of a bot is set in.
const INDENT: usize = 14;

/// Tells of the levels, from weak to strong, and then of everybody else.
pub(crate) fn bots(shell: &mut Shell<'_>) -> Result<(), Failure> {
    let is_level = |bot: &BotName| BotName::LEVELS.contains(bot);
    shell.say(&Message::new("cli-bots-levels"))?;
    for bot in BotName::LEVELS {
        tell(bot, format!("web-bot-{bot}-plays"), shell)?;
    }
    shell.line("")?;
    shell.say(&Message::new("cli-bots-research"))?;
    for bot in BotName::ALL.into_iter().filter(|bot| !is_level(bot)) {
        tell(bot, format!("cli-bot-{bot}-plays"), shell)?;
    }
    shell.line("")?;
    let ploys = Ploy::ALL.map(Ploy::as_str).join(", ");
    let said = shell.text(&Message::new("cli-bots-ploys").with("bots", ploys.as_str()));
    wrap(&said, shell.face.width).iter().try_for_each(|line| Ok(shell.line(line)?))
}

fn tell(bot: BotName, plays: String, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let text = shell.text(&Message::new(plays));
    let mut name = bot.as_str();
    for line in wrap(&text, shell.face.width.saturating_sub(INDENT)) {
        shell.line(&format!("  {name:<width$}{line}", width = INDENT - 2))?;
        name = "";
    }
    Ok(())
}
