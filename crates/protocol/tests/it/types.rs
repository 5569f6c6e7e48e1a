//! The TypeScript types in `web/src/lib/protocol` are those of the protocol.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use crate::modules::modules;

/// Set by `cargo xtask types`: write the files instead of comparing them.
const WRITE: &str = "TWOCITIES_WRITE_TYPES";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol")
}

#[test]
fn the_typescript_types_are_those_of_the_protocol() {
    let modules = modules();
    if std::env::var_os(WRITE).is_some() {
        fs::create_dir_all(folder()).unwrap();
        for (name, text) in &modules {
            fs::write(folder().join(name), text).unwrap();
        }
    }
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder()).expect("web/src/lib/protocol is there") {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        files.insert(name, fs::read_to_string(entry.path()).unwrap());
    }
    let names = |of: &BTreeMap<String, String>| of.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&files), names(&modules), "run `cargo xtask types`");
    for (name, text) in &modules {
        assert!(files[name] == *text, "{name} is out of date: run `cargo xtask types`");
    }
}

#[test]
fn games_may_have_types_of_the_same_name() {
    let modules = modules();
    for game in ["london.ts", "new-york.ts"] {
        for name in ["View", "Event", "Action", "Question", "PlayerView"] {
            let declared = format!("export type {name} = ");
            assert_eq!(modules[game].matches(&declared).count(), 1, "{name} in {game}");
        }
    }
    assert!(modules["table.ts"].contains("export type Update<V, E, A, Q> = "));
}
