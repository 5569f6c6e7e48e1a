//! How much of a game the deal decides.

use serde_json::Value;

use crate::session::twocities;

const ARGS: [&str; 10] =
    ["luck", "new-york", "--bot", "greedy", "--deals", "6", "--games", "4", "--seed", "5"];

fn json(args: &[&str]) -> Value {
    let args = [&ARGS[..], args, &["--json"]].concat();
    serde_json::from_str(&twocities(&args).ok().output).unwrap()
}

#[test]
fn luck_is_told_with_the_order_of_turns() {
    let found = json(&["--threads", "1"]);
    assert_eq!(found, json(&["--threads", "2"]), "on any number of threads");
    let wins: Vec<f64> = found["by_order"]
        .as_array()
        .unwrap()
        .iter()
        .map(|wins| wins["mean"].as_f64().unwrap())
        .collect();
    assert_eq!(wins.len(), 2);
    assert!((wins.iter().sum::<f64>() - 1.0).abs() < 1e-9, "somebody wins: {wins:?}");
    for what in ["of_victories", "of_margins"] {
        let [low, mean, high] =
            ["low", "mean", "high"].map(|end| found[what][end].as_f64().unwrap());
        assert!(0.0 <= low && low <= mean && mean <= high && high <= 1.0, "{found}");
    }
    let said = twocities(&ARGS).ok().output.clone();
    assert!(said.contains("6 deals") && said.contains("Of who wins the deal decides"), "{said}");
}

#[test]
fn a_deal_is_played_more_than_once() {
    twocities(&["luck", "london", "--games", "1"]).fails(
        2,
        "twocities: invalid value '1' for '--games <NUMBER>': give a whole number from 2 to 1000 (twocities --help lists what can be given)",
    );
}
