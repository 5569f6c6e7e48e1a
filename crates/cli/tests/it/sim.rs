//! Many games between bots.

use std::collections::BTreeMap;
use std::fs;

use parquet::file::reader::{FileReader, SerializedFileReader};
use serde_json::Value;

use crate::session::{folder, twocities};

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

#[test]
fn a_dataset_has_a_row_for_every_seat_of_every_game() {
    let file = folder("sim-parquet").join("games.parquet");
    let path = file.to_str().unwrap();
    let args = ["sim", "london", "--bots", "greedy,random", "--games", "5", "--seed", "70"];
    let args = [&args[..], &["--option", "loans=limited", "--json", "--parquet", path]].concat();
    let result: Value = serde_json::from_str(&twocities(&args).ok().output).unwrap();
    let reader = SerializedFileReader::new(fs::File::open(&file).unwrap()).unwrap();
    let rows: Vec<BTreeMap<String, String>> = reader
        .get_row_iter(None)
        .unwrap()
        .map(|row| {
            row.unwrap().get_column_iter().map(|(n, f)| (n.clone(), f.to_string())).collect()
        })
        .collect();
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
