//! Who one can play against.

use bots::{BotName, Ploy};

use crate::session::twocities;

#[test]
fn everybody_is_told_of() {
    let said = twocities(&["bots"]).ok().output.clone();
    for bot in BotName::ALL {
        let row = said.lines().find(|line| line.trim_start().starts_with(&format!("{bot} ")));
        let row = row.unwrap_or_else(|| panic!("{bot} is missing: {said}"));
        assert!(row.trim().len() > bot.as_str().len() + 10, "nothing is said of {bot}: {row}");
    }
    for ploy in Ploy::ALL {
        assert!(said.contains(ploy.as_str()), "{} is missing: {said}", ploy.as_str());
    }
    let levels = BotName::LEVELS.map(|bot| said.find(&format!("  {bot} ")).unwrap());
    assert!(levels.is_sorted(), "from weak to strong: {said}");
    let in_ukrainian = twocities(&["bots", "--language", "uk"]).ok().output.clone();
    assert!(in_ukrainian.contains("Рівні") && !in_ukrainian.contains("Looks ahead"));
}
