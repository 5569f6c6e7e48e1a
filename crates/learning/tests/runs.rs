//! The log of runs, and the runs that made the weights in the program.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Map, Value};
use table::Digest;

type Line = Map<String, Value>;

fn lines(text: &str) -> Vec<Line> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Weights come with the run that made them: what it depended on, or what is missing of that.
#[test]
fn the_weights_in_the_program_have_their_runs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/weights");
    let runs = lines(&fs::read_to_string(folder.join("runs.jsonl")).unwrap());
    let mut files = 0;
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "weights") {
            continue;
        }
        files += 1;
        let name = path.file_name().unwrap().to_str().unwrap();
        let digest = Digest::of_bytes(&fs::read(&path).unwrap()).to_string();
        let made: Vec<&Line> = runs.iter().filter(|run| run["weights"] == name).collect();
        let ended = made.iter().find(|run| run.get("digest").is_some_and(|found| *found == digest));
        let ended = ended.unwrap_or_else(|| panic!("no run made {name} ({digest})"));
        match ended["run"].as_str().unwrap() {
            "ends" => assert!(made.iter().any(|run| run["run"] == "begins"), "{name}"),
            "remembered" => {
                assert_eq!(ended["complete"], false, "{name}");
                let missing = ended["missing"].as_array().unwrap();
                assert!(missing.iter().all(|what| !ended.contains_key(what.as_str().unwrap())));
            }
            other => panic!("{name}: a run that {other}"),
        }
    }
    assert_eq!(files, 6);
}

/// Runs `cargo xtask train` with these words in a folder of its own.
fn train(folder: &Path, words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_learning"));
    command.current_dir(folder).args(words.split_whitespace()).output().unwrap()
}

#[test]
fn a_run_is_told_when_it_begins_and_when_it_ends() {
    let folder = std::env::temp_dir().join(format!("runs-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let course = "new-york --players 3 --round 1 --positions 5 --passes 1 --hidden 0";
    let done = train(&folder, &format!("{course} --games 1"));
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let log = || lines(&fs::read_to_string(folder.join("target/learning/runs.jsonl")).unwrap());
    let [begins, ends] = &log()[..] else { panic!("two lines were expected: {:?}", log()) };
    for (name, value) in [
        ("run", Value::from("begins")),
        ("weights", "new-york-3-course.weights".into()),
        ("game", "new-york".into()),
        ("players", 3.into()),
        ("positions", 5.into()),
        ("passes", 1.into()),
        ("hidden", 0.into()),
        ("lambda", 0.8.into()),
        ("rate", 0.001.into()),
        ("from", 0.into()),
        ("to", 1.into()),
    ] {
        assert_eq!(begins[name], value, "{name}");
    }
    let told = |name: &str| begins.get(name).is_some_and(|value| !value.is_null());
    assert!(["commit", "content", "schema", "inputs", "decay", "batch"].into_iter().all(told));
    let weights = fs::read(folder.join("target/learning/new-york-3-course.weights")).unwrap();
    assert_eq!((&ends["run"], &ends["rounds"]), (&"ends".into(), &1.into()));
    assert_eq!(ends["digest"], Digest::of_bytes(&weights).to_string());
    assert!(["error_rules", "error_before", "seconds"].iter().all(|name| ends[*name].is_number()));

    let other = train(&folder, &format!("{course} --games 2 --lambda 0.5 --resume"));
    let said = String::from_utf8_lossy(&other.stderr).into_owned();
    assert!(!other.status.success() && said.contains("lambda 0.8, not 0.5"), "{said}");
    assert_eq!(said.trim().lines().count(), 1, "{said}");
    assert_eq!(log().len(), 2, "what is refused is no run");
    let more = train(&folder, &format!("{course} --games 2 --resume"));
    assert!(more.status.success(), "{}", String::from_utf8_lossy(&more.stderr));
    assert_eq!((log().len(), &log()[2]["from"], &log()[3]["rounds"]), (4, &1.into(), &2.into()));
    fs::remove_dir_all(folder).unwrap();
}
