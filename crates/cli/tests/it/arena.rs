//! Matches between bots.

use serde_json::Value;

use crate::session::{folder, twocities};

fn json(args: &[&str]) -> Value {
    let args = [&["arena"], args, &["--json"]].concat();
    serde_json::from_str(&twocities(&args).ok().output).unwrap()
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads_and_goes_on_from_its_log() {
    let log = folder("arena").join("match.log");
    let log = log.to_str().unwrap();
    let args = ["arena", "new-york", "--bots", "random,greedy", "--json"];
    let whole = [&args[..], &["--blocks", "6", "--threads", "1"]].concat();
    let whole = twocities(&whole).ok().output.clone();
    let half = [&args[..], &["--blocks", "3", "--log", log]].concat();
    twocities(&half).ok();
    let rest = [&args[..], &["--blocks", "6", "--threads", "2", "--log", log]].concat();
    assert_eq!(twocities(&rest).ok().output, whole);
    let result: Value = serde_json::from_str(&whole).unwrap();
    assert_eq!(result["pairings"][0]["blocks"], 6);
    assert_eq!(result["commit"], "test");
}

#[test]
fn an_elo_is_told_where_there_is_one() {
    let lost = ["arena", "new-york", "--bots", "random,rules", "--blocks", "4"];
    // Nothing was won: there is no number, and no lower end.
    let said = twocities(&lost).ok().output.clone();
    let row = said.lines().find(|line| line.starts_with("random ")).unwrap();
    assert!(row.contains("  – ") && row.contains(" < ") && !row.contains("2400"), "{said}");
    let csv = twocities(&[&lost[..], &["--csv"]].concat()).ok().output.clone();
    let fields = csv.lines().map(|line| line.split(',').count()).collect::<Vec<_>>();
    assert_eq!(fields, [24, 24], "{csv}");
    assert!(csv.lines().nth(1).unwrap().contains(",,"), "{csv}");
    // At three seats the ladder says it.
    let three = [&lost[..4], &["--blocks", "2", "--seats", "3"]].concat();
    let said = twocities(&three).ok().output.clone();
    assert_eq!(said.matches("Elo").count(), 1, "{said}");
    let json = twocities(&[&three[..], &["--json"]].concat()).ok().output.clone();
    let result: Value = serde_json::from_str(&json).unwrap();
    assert!(result["pairings"][0]["elo"].is_null(), "{json}");
}

#[test]
fn a_match_needs_two_bots() {
    twocities(&["arena", "london", "--bots", "random"])
        .fails(2, "twocities: a match needs at least two bots: name them with --bots, as in --bots rules,greedy");
}

#[test]
fn only_the_named_pairs_meet() {
    let result =
        json(&["new-york", "--pairs", "greedy:random,random-plan:random", "--blocks", "2"]);
    assert_eq!(result["bots"], serde_json::json!(["greedy", "random", "random-plan"]));
    let pairings = result["pairings"].as_array().unwrap();
    let met: Vec<[&Value; 2]> =
        pairings.iter().map(|one| ["first", "second"].map(|side| &one[side])).collect();
    assert_eq!(met, [["greedy", "random"], ["random-plan", "random"]]);
    assert_eq!(pairings[1]["games"], 4);
    assert_eq!(result["ladder"].as_array().unwrap().len(), 3);
}

#[test]
fn pairs_that_make_no_sense_are_refused() {
    let refused = |pairs: &str, why: &str| {
        twocities(&["arena", "london", "--pairs", pairs]).fails(2, why);
    };
    refused(
        "rules:greedy,greedy:rules",
        "twocities: greedy and rules are paired twice: name each pair once",
    );
    let wanted = "name two bots in each pair, as in --pairs rules:greedy";
    refused("rules:rules", &format!("twocities: rules can't be paired with itself: {wanted}"));
    for (args, why) in [
        (&["--pairs", "rules"][..], "give two bots, as in champion:rules"),
        (&["--pairs", "rules:deep-blue"], "there is no bot “deep-blue”"),
        (&["--pairs", "rules:greedy", "--bots", "rules,greedy"], "cannot be used with"),
        (&[], "--bots <BOT,…>"),
    ] {
        let said = twocities(&[&["arena", "london"], args].concat());
        assert!(said.code == 2 && said.errors.contains(why), "{args:?}: {}", said.errors);
    }
}

/// One among three: four games a deal instead of eight, and what is told are its victories.
#[test]
fn the_first_can_sit_alone_among_the_others() {
    let args = ["new-york", "--pairs", "greedy:random", "--seats", "4", "--blocks", "3"];
    let [both, alone] = [&args[..], &[&args[..], &["--alone"]].concat()].map(json);
    let [both, alone] = [both, alone].map(|result| result["pairings"][0].clone());
    assert_eq!([&both["games"], &alone["games"]], [24, 12]);
    assert_eq!(both["wins_alone"], alone["wins_alone"], "the same games");
    assert!(both["score"].is_object() && alone["score"].is_null());
    // An equal would have a quarter; and nobody is sure of more than three deals say.
    let ends = ["low", "mean", "high"].map(|end| alone["wins_alone"][end].as_f64().unwrap());
    assert!(0.25 < ends[0] && ends[0] < ends[1] && ends[1] <= ends[2], "{ends:?}");
}

#[test]
fn victories_alone_have_their_interval_in_words_and_csv() {
    let args = ["arena", "new-york", "--bots", "greedy,random", "--seats", "3", "--blocks", "3"];
    let wins = json(&args[1..])["pairings"][0]["wins_alone"].clone();
    let [mean, low, high] = ["mean", "low", "high"].map(|end| wins[end].as_f64().unwrap());
    for (more, intervals) in [(&[][..], 2), (&["--alone"], 1)] {
        let said = twocities(&[&args[..], more].concat()).ok().output.clone();
        let percent = |share: f64| format!("{:.1} %", share * 100.0);
        let row = format!("{}  {} – {}  ", percent(mean), percent(low), percent(high));
        assert!(said.contains(&row), "{row}: {said}");
        let titles = said.lines().find(|line| line.contains("wins alone")).unwrap();
        assert_eq!(titles.matches("95 % interval").count(), intervals, "{said}");
        let csv = twocities(&[&args[..], more, &["--csv"]].concat()).ok().output.clone();
        let [names, values] = [0, 1].map(|line| csv.lines().nth(line).unwrap().split(','));
        let row: std::collections::BTreeMap<&str, &str> = names.zip(values).collect();
        for (name, number) in
            [("wins_alone", mean), ("wins_alone_low", low), ("wins_alone_high", high)]
        {
            assert_eq!(row[name], format!("{number:.4}"), "{csv}");
        }
        assert_eq!(row["score"].is_empty(), more == ["--alone"], "{csv}");
    }
}

#[test]
fn a_log_of_both_is_not_gone_on_with_alone() {
    let log = folder("arena-alone").join("match.log");
    let args = ["arena", "new-york", "--pairs", "greedy:random", "--seats", "3", "--blocks", "1"];
    let args = [&args[..], &["--log", log.to_str().unwrap()]].concat();
    twocities(&args).ok();
    let said = twocities(&[&args[..], &["--alone"]].concat());
    assert!(said.errors.contains("(who sits alone differs)"), "{}", said.errors);
}
