//! Many games between bots.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use encoding::Encoding;
use london::London;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Row;
use serde_json::Value;
use table::{Game as _, InfoSet};

use crate::session::{folder, twocities};

/// Tables of numbers and sentences alike.
#[test]
fn numbers_have_the_mark_of_the_language() {
    let args = ["sim", "london", "--bots", "random,random", "--games", "3"];
    let is_marked = |text: &str, mark: char| {
        let letters: Vec<char> = text.chars().collect();
        let between = |three: &[char]| {
            three[0].is_ascii_digit() && three[1] == mark && three[2].is_ascii_digit()
        };
        letters.windows(3).any(between)
    };
    for (tag, comma) in [("en", false), ("pt-BR", true), ("es", true), ("uk", true)] {
        let said = twocities(&[&["--language", tag], &args[..]].concat());
        let text = &said.ok().output;
        assert_eq!((is_marked(text, ','), is_marked(text, '.')), (comma, !comma), "{text}");
    }
}

fn sim(more: &[&str]) -> Value {
    let args = [&["sim", "london", "--json", "--games", "6"], more].concat();
    serde_json::from_str(&twocities(&args).ok().output).unwrap()
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let bots = ["--bots", "greedy,random,random", "--seed", "40"];
    let one = sim(&[&bots[..], &["--threads", "1"]].concat());
    let three = sim(&[&bots[..], &["--threads", "3"]].concat());
    assert_eq!(one, three);
}

#[test]
fn the_json_has_the_documented_shape() {
    let result = sim(&["--bots", "random,greedy,random", "--option", "loans=limited"]);
    assert_eq!(result["game"], "london");
    assert_eq!(result["pack"], "london");
    assert_eq!(result["options"], serde_json::json!({ "loans": "limited" }));
    assert_eq!((&result["games"], &result["seed"]), (&6.into(), &1.into()));
    let seats = result["by_seat"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    assert_eq!((&seats[1]["seat"], &seats[1]["bot"]), (&2.into(), &"greedy".into()));
    for number in ["mean", "sd", "min", "max"] {
        for part in [&seats[0]["score"], &result["turns"], &result["decisions"]] {
            assert!(part[number].is_number(), "{number} of {part}");
        }
    }
    for number in ["share", "low", "high"] {
        assert!(seats[0]["wins"][number].is_number(), "{number}");
    }
    let shares: f64 = seats.iter().map(|seat| seat["wins"]["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    let bots = result["by_bot"].as_array().unwrap();
    assert_eq!(bots.len(), 2);
    assert_eq!(
        (&bots[1]["bot"], &bots[1]["seats"]),
        (&"random".into(), &serde_json::json!([1, 3]))
    );
}

#[test]
fn records_hold_and_are_not_overwritten() {
    let records = folder("sim-records").join("new/folder");
    let args = ["sim", "london", "--bots", "random,greedy", "--games", "2", "--seed", "5"];
    let args = [&args[..], &["--records", records.to_str().unwrap()]].concat();
    twocities(&args).ok();
    let mut names: Vec<String> = fs::read_dir(&records)
        .unwrap()
        .map(|entry| entry.unwrap().path().to_str().unwrap().to_owned())
        .collect();
    names.sort_unstable();
    assert_eq!(names.len(), 2);
    assert!(names[1].ends_with("london-6.record"), "{names:?}");
    let verify: Vec<&str> =
        ["verify"].into_iter().chain(names.iter().map(String::as_str)).collect();
    twocities(&verify).ok();
    let again = twocities(&args);
    assert_eq!(again.code, 2);
    assert!(again.errors.contains("is there already and is not overwritten"), "{}", again.errors);
}

/// The rows of a Parquet file, by the names of its columns.
fn rows(file: &Path) -> Vec<BTreeMap<String, String>> {
    let reader = SerializedFileReader::new(fs::File::open(file).unwrap()).unwrap();
    let row = |row: Row| row.get_column_iter().map(|(n, f)| (n.clone(), f.to_string())).collect();
    reader.get_row_iter(None).unwrap().map(|one| row(one.unwrap())).collect()
}

#[test]
fn a_dataset_has_a_row_for_every_seat_of_every_game() {
    let file = folder("sim-parquet").join("games.parquet");
    let path = file.to_str().unwrap();
    let args = ["sim", "london", "--bots", "greedy,random", "--games", "5", "--seed", "70"];
    let args = [&args[..], &["--option", "loans=limited", "--json", "--parquet", path]].concat();
    let result: Value = serde_json::from_str(&twocities(&args).ok().output).unwrap();
    let rows = rows(&file);
    assert_eq!(rows.len(), 10);
    let mean = |name: &str, seat: usize| {
        let own = rows.iter().filter(|row| row["seat"] == seat.to_string());
        own.map(|row| row[name].parse::<f64>().unwrap()).sum::<f64>() / 5.0
    };
    for (index, bot) in ["greedy", "random"].into_iter().enumerate() {
        let told = &result["by_seat"][index];
        assert_eq!(mean("score", index + 1), told["score"]["mean"].as_f64().unwrap());
        assert!((mean("win", index + 1) - told["wins"]["share"].as_f64().unwrap()).abs() < 1e-9);
        assert_eq!(mean("decisions", index + 1), result["decisions"]["mean"].as_f64().unwrap());
        assert_eq!(rows[8 + index]["bot"], format!("\"{bot}\""));
    }
    let last = &rows[9];
    for (column, value) in [
        ("game", "\"london\""),
        ("pack", "\"london\""),
        ("options", "\"loans=limited\""),
        ("players", "2"),
        ("seed", "74"),
        ("seat", "2"),
    ] {
        assert_eq!(last[column], value, "{column}");
    }
    assert!(last.contains_key("end_poverty") && last.contains_key("end_face_down"), "{last:?}");
    let again = twocities(&args);
    assert_eq!(again.code, 2);
    assert!(again.errors.contains("is there already and is not overwritten"), "{}", again.errors);
}

/// The ids are those of the encoding: whoever follows them from the same deals comes to the same ends.
#[test]
fn decisions_can_be_followed_by_their_ids() {
    let folder = folder("sim-decisions");
    let [games, decisions] = ["games", "decisions"].map(|name| folder.join(name));
    let args = ["sim", "london", "--bots", "random,random", "--games", "101", "--seed", "9"];
    let files = ["--parquet", games.to_str().unwrap(), "--decisions", decisions.to_str().unwrap()];
    let args = [&args[..], &files].concat();
    twocities(&args).ok();
    let (games, made) = (rows(&games), rows(&decisions));
    let content = london::Content::built_in("london").unwrap();
    let seats = table::Seats::new(2).unwrap();
    let encoding = Encoding::new(London::new(content, seats, Default::default()));
    let game = encoding.game();
    let mut made = made.into_iter();
    // A hundred games make a group: the first and the last two are looked at.
    for seed in 9..110_u64 {
        let ended = &games[(seed - 9) as usize * 2..][..2];
        let count: usize = ended[0]["decisions"].parse().unwrap();
        let made: Vec<_> = made.by_ref().take(count).collect();
        assert!(made.iter().all(|row| row["seed"] == seed.to_string()), "{seed}");
        if (10..108).contains(&seed) {
            continue;
        }
        let mut state = game.setup(&game.deal(seed));
        for (number, row) in made.iter().enumerate() {
            let seat = game.decision(&state).unwrap().seat;
            let info = InfoSet::new(game, &state, seat);
            let id: usize = row["action"].parse().unwrap();
            assert_eq!(row["number"], number.to_string());
            assert_eq!(row["seat"], seat.number().to_string());
            assert_eq!(row["choices"], encoding.legal(&info).len().to_string());
            assert_eq!(row["words"], format!("{:?}", encoding.action_words(id).unwrap()));
            let action = encoding.answer(&info, id).unwrap();
            game.apply_unchecked(&mut state, action, &mut ());
        }
        let scores = game.outcome(&state).unwrap().scores;
        for (seat, row) in game.seats().all().zip(ended) {
            assert_eq!(row["score"], scores[seat].to_string(), "{seed}");
        }
    }
    assert_eq!(made.next(), None);
    let reader = SerializedFileReader::new(fs::File::open(&decisions).unwrap()).unwrap();
    let known = reader.metadata().file_metadata().key_value_metadata().unwrap();
    let known = |key: &str| known.iter().find(|one| one.key == key)?.value.clone();
    assert_eq!(known("encoding"), Some(encoding.digest().to_string()));
    assert_eq!(known("bots").as_deref(), Some("random,random"));
    let again = twocities(&args);
    assert!(again.errors.contains("is there already and is not overwritten"), "{}", again.errors);
}

#[test]
fn the_table_names_seats_and_bots() {
    let said = twocities(&["sim", "london", "--bots", "random,greedy,random", "--games", "3"]);
    said.ok().expect("3 games of london with the pack london, seeds 1 to 3.");
    said.expect("\n   1  random  ").expect("\n 1+3  random  ").expect("Turns in a game: ");
    said.expect("−");
    assert!(!said.output.contains('-'), "{}", said.output);
}

#[test]
fn who_cannot_play_is_refused() {
    let said = twocities(&["sim", "london", "--bots", "random,deep-blue"]);
    assert_eq!(said.code, 2);
    assert!(
        said.errors.contains(
            "there is no bot “deep-blue”: the bots are random, random-plan, greedy, rules, flat-mc, ismcts, \
             ismcts-long, novice, casual, skilled, strong, learned, expert, champion"
        ),
        "{}",
        said.errors
    );
    twocities(&["sim", "london", "--bots", "random"])
        .fails(2, "twocities: a table has 2 to 4 players, not 1: name as many");
}

/// Who is meant, why, and what to do instead.
#[test]
fn a_bot_that_cannot_play_here_is_named() {
    for command in ["sim", "arena"] {
        let said = twocities(&[command, "london", "--bots", "rules,lot-blocker"]);
        assert_eq!(said.code, 2, "{}", said.errors);
        let told = said.errors.split_whitespace().collect::<Vec<_>>().join(" ");
        for words in ["the bot lot-blocker", "the other game", "`twocities bots`"] {
            assert!(told.contains(words), "{words} is not in: {told}");
        }
    }
    let pack = folder("sim-untaught").join("mine.toml");
    let cheaper = "format = 1\npack = \"mine\"\nextends = \"london\"\nprovenance = \"owner\"\n\n[totals]\n\
        cards = 101\na = 27\nb = 43\nc = 31\npaupers = 11\nactions = 4\nboroughs = 20\n\n\
        [[borough]]\nid = \"hackney\"\ncost = 1\n";
    fs::write(&pack, cheaper).unwrap();
    let args = ["sim", "london", "--pack", pack.to_str().unwrap(), "--bots", "rules,learned"];
    let said = twocities(&args);
    let told = said.errors.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("the bot learned cannot play") && told.contains("`rules`"), "{told}");
}

/// Games and decisions in one file would be one of them only.
#[test]
fn one_file_is_not_written_twice() {
    let place = folder("sim-twice");
    let file = place.join("all.parquet");
    fs::create_dir_all(place.join("there")).unwrap();
    let roundabout = place.join("there/../all.parquet");
    let args = ["sim", "london", "--bots", "random,random", "--games", "1"];
    for other in [&file, &roundabout] {
        let files = ["--parquet", file.to_str().unwrap(), "--decisions", other.to_str().unwrap()];
        let refused = twocities(&[&args[..], &files].concat());
        assert_eq!(refused.code, 2, "{}", refused.errors);
        assert!(refused.errors.contains("all.parquet"), "{}", refused.errors);
        assert_eq!(fs::read_dir(&place).unwrap().count(), 1, "only the folder is there");
    }
}

/// What is made bears its whole name with something after it, and touches nothing of that name.
#[test]
fn files_beside_those_that_are_made_are_left_alone() {
    let place = folder("sim-beside");
    let beside = ["keep.part", "london-3.part"].map(|name| place.join(name));
    beside.iter().for_each(|file| fs::write(file, "mine").unwrap());
    let file = place.join("keep.parquet");
    let args = ["sim", "london", "--bots", "random,random", "--games", "1", "--seed", "3"];
    let files = ["--parquet", file.to_str().unwrap(), "--records", place.to_str().unwrap()];
    let args = [&args[..], &files].concat();
    twocities(&args).ok();
    for file in &beside {
        assert_eq!(fs::read_to_string(file).unwrap(), "mine", "{}", file.display());
    }
    assert_eq!(fs::read_dir(&place).unwrap().count(), 4, "nothing else is left over");
    let made = ["keep.parquet", "london-3.record"];
    made.iter().for_each(|name| fs::remove_file(place.join(name)).unwrap());
    for name in made {
        let part = place.join(format!("{name}.part"));
        fs::write(&part, "mine, too").unwrap();
        let refused = twocities(&args);
        assert_eq!(refused.code, 2, "{}", refused.errors);
        assert!(refused.errors.contains(&format!("{name}.part")), "{}", refused.errors);
        assert_eq!(fs::read_to_string(&part).unwrap(), "mine, too");
        fs::remove_file(part).unwrap();
        assert_eq!(fs::read_dir(&place).unwrap().count(), 2, "nothing is left over");
    }
}

/// So many games would take hours: that nothing can be written is told before the first.
#[test]
fn what_cannot_be_written_is_told_at_once() {
    let place = folder("sim-nowhere");
    let file = place.join("nowhere/games.parquet");
    for option in ["--parquet", "--decisions"] {
        let args = ["sim", "london", "--bots", "champion,champion", "--games", "1000000"];
        let refused = twocities(&[&args[..], &[option, file.to_str().unwrap()]].concat());
        assert_eq!(refused.code, 1, "{}", refused.errors);
        assert!(refused.errors.contains("games.parquet"), "{}", refused.errors);
    }
}
