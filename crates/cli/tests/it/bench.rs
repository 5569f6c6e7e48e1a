//! The speed of the rules.

use serde_json::Value;

use crate::session::twocities;

fn lines(args: &[&str]) -> Vec<Value> {
    let said = twocities(args);
    said.ok().output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn there_is_a_line_for_each_number_of_players() {
    let lines = lines(&["bench", "--games", "2"]);
    let seats: Vec<u64> = lines.iter().map(|line| line["seats"].as_u64().unwrap()).collect();
    assert_eq!(seats, [2, 3, 4, 2, 3, 4]);
    let games: Vec<&str> = lines.iter().map(|line| line["game"].as_str().unwrap()).collect();
    assert_eq!(games, ["london", "london", "london", "new-york", "new-york", "new-york"]);
    for line in &lines {
        for number in
            ["decisions_per_second", "games_per_second", "decisions_per_game", "legal_per_decision"]
        {
            assert!(line[number].as_f64().unwrap() > 0.0, "{number} in {line}");
        }
    }
}

#[test]
fn so_many_games_are_the_same_games_every_time() {
    let once = || {
        let line =
            lines(&["bench", "london", "--seats", "2", "--seed", "3", "--games", "4"]).remove(0);
        (line["decisions_per_game"].clone(), line["legal_per_decision"].clone())
    };
    assert_eq!(once(), once());
}

#[test]
fn a_short_time_is_enough() {
    let lines = lines(&["bench", "london", "--seats", "4", "--seconds", "0.01"]);
    assert_eq!(lines.len(), 1);
}

#[test]
fn bots_are_timed() {
    let args = ["bench", "new-york", "--seats", "3", "--games", "1", "--bots", "rules,learned"];
    let lines = lines(&args);
    let bots: Vec<&str> = lines.iter().map(|line| line["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["rules", "learned"]);
    for line in &lines {
        // A turn of New York is at least two decisions, and a game has some twenty turns for each.
        assert!(line["decisions"].as_u64().unwrap() > 10, "{line}");
        let [median, longest] = ["median", "longest"].map(|number| line[number].as_f64().unwrap());
        assert!(0.0 < median && median <= longest, "{line}");
    }
}
