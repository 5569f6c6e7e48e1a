//! Who one can play against.

use bots::{BotName, Planner, Ploy, Strength};
use london::London;
use new_york::NewYork;

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

/// “Plays at once” was said of a level that looks ahead in one of the games, and “about a second” of one that hardly ever
/// takes so long.
#[test]
fn levels_are_told_as_they_play() {
    let said = twocities(&["bots"]).ok().output.clone();
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let strong = |levels: [Strength; 4]| match levels[3] {
        Strength::Ahead { .. } => "after looking ahead for a moment",
        Strength::Thumb { .. } | Strength::Learned { .. } => "at once",
    };
    let [london, new_york] = [London::LEVELS, NewYork::LEVELS].map(strong);
    let wanted = format!("in London {london}, in New York {new_york}.");
    assert!(said.contains(&wanted), "{wanted} {said}");
    assert!(said.contains("Looks ahead for up to a second"), "{said}");
}
