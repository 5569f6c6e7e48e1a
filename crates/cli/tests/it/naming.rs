//! Things are called what they are called on the screen, in every language.

use cli::Face;
use words::Language;

use crate::session::{Said, folder, run};

/// What is said while these lines are typed at a new table in a language.
fn play(name: &str, game: &str, language: Language, lines: &[String]) -> Said {
    let record = folder(name).join("game.record");
    let record = record.to_str().unwrap();
    let args = ["--language", language.tag(), "play", game, "--seats", "me,rules", "--seed", "5"];
    let args = [&args[..], &["--option", "first=1", "--record", record]].concat();
    let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
    run(&args, &typed, None, Face::PLAIN)
}

/// The ids of the things of a game with all their names, in the order of the locale files.
fn names(language: Language, kinds: &[&str]) -> Vec<(String, String)> {
    let (mut names, mut named) = (Vec::new(), None);
    for line in language.files().iter().flat_map(|(_, text)| text.lines()) {
        let Some((id, name)) = line.split_once(" = ") else { continue };
        if id != "    .apart" {
            // Action cards are typed as their last word: “boom”.
            let typed = |kind: &str, id| if kind == "new-york-card-" { last_part(id) } else { id };
            named = kinds.iter().find_map(|kind| Some(typed(kind, id.strip_prefix(kind)?)));
        }
        names.extend(named.map(|id| (id.to_owned(), name.to_owned())));
    }
    assert!(names.len() > 25, "{names:?}");
    names
}

fn last_part(id: &str) -> &str {
    id.rsplit('-').next().unwrap_or(id)
}

/// Every name is understood by `card` and by `?`, however large its letters are. What several things are
/// called means one that is in reach, or is answered with their ids.
fn are_understood(game: &str, kinds: &[&str]) {
    for language in Language::ALL {
        let names = names(language, kinds);
        let asked = names.iter().flat_map(|(id, name)| {
            let low = name.to_lowercase();
            [format!("card {name}"), format!("card {low}"), format!("? {name}"), format!("? {id}")]
        });
        let folder = format!("naming-{game}-{}", language.tag());
        let said = play(&folder, game, language, &asked.collect::<Vec<_>>());
        let said = said.ok();
        for (place, (_, name)) in names.iter().enumerate() {
            let answer = |place: usize, nth: usize| said.answer(4 * place + nth).trim_end();
            let meant = names.iter().enumerate().filter(|(_, (_, other))| other == name);
            let meant = || meant.clone();
            let names_one = |text: &str| meant().any(|(_, (id, _))| text.contains(id.as_str()));
            let (card, low, why) = (answer(place, 0), answer(place, 1), answer(place, 2));
            assert!(names_one(card), "{}: card {name}: {card}", language.tag());
            assert!(names_one(low), "{}: card {name} in small letters: {low}", language.tag());
            let is_why = meant().any(|(other, _)| answer(other, 3) == why);
            let asks = meant().count() > 1 && names_one(why);
            assert!(is_why || asks, "{}: ? {name}: {why}", language.tag());
        }
    }
}

#[test]
fn londons_cards_and_boroughs_may_be_called_by_their_names_in_every_language() {
    are_understood("london", &["london-card-", "london-borough-"]);
}

#[test]
fn what_new_york_has_may_be_called_by_its_name_in_every_language() {
    let kinds = ["district", "street", "legendary", "character", "card", "challenge"];
    let kinds = kinds.map(|kind| format!("new-york-{kind}-"));
    are_understood("new-york", &kinds.each_ref().map(String::as_str));
}

#[test]
fn names_stand_for_things_in_actions_too() {
    let lines = ["develop", "? play Водогін"].map(str::to_owned);
    let said = play("naming-actions", "london", Language::Ukrainian, &lines);
    let id = ["develop", "? play water-works-a"].map(str::to_owned);
    let by_id = play("naming-ids", "london", Language::Ukrainian, &id);
    assert_eq!(said.ok().answer(1), by_id.ok().answer(1).trim_end_matches("\n> "));
    let lines = ["card Бронза B1"].map(str::to_owned);
    play("naming-tiles", "new-york", Language::Ukrainian, &lines).ok().expect("бронза b1  b1\n");
}
