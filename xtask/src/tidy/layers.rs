//! Which crate of the workspace may use which.

use anyhow::{Context as _, Result};
use serde_json::Value;

use crate::tidy::repository::File;
use crate::tidy::violation::Violation;

/// What a crate may use.
#[derive(Clone, Copy, Debug)]
enum May {
    /// These, in its code.
    Use(&'static [&'static str]),
    /// These, in its code; and those, in its tests.
    UseAndTestWith(&'static [&'static str], &'static [&'static str]),
    /// Everything but these.
    UseAllBut(&'static [&'static str]),
}

/// The table. A crate that isn't in it has no place yet.
const LAYERS: [(&str, May); 25] = [
    ("table", May::Use(&[])),
    ("pack-file", May::Use(&[])),
    ("table-laws", May::Use(&["table"])),
    ("london", May::UseAndTestWith(&["table", "pack-file"], &["table-laws", "words"])),
    ("new-york", May::UseAndTestWith(&["table", "pack-file"], &["table-laws", "words"])),
    ("arena", May::Use(&["table"])),
    ("bots", May::UseAndTestWith(&["table", "london", "new-york"], &["arena"])),
    ("analysis", May::UseAndTestWith(&["table", "bots"], &["london", "new-york"])),
    ("learning", May::Use(&["table", "london", "new-york", "arena", "bots"])),
    ("balance", May::Use(&["table", "pack-file", "london", "new-york", "arena", "bots"])),
    ("catalog", May::Use(&["table", "london", "new-york"])),
    ("lessons", May::UseAndTestWith(&["table", "catalog"], &["words"])),
    ("encoding", May::Use(&["table", "london", "new-york"])),
    ("python", May::Use(&["table", "london", "new-york", "arena", "bots", "catalog", "encoding"])),
    ("words", May::Use(&["table"])),
    ("protocol", May::Use(&["table", "london", "new-york"])),
    ("store", May::Use(&[])),
    ("calls", May::Use(&["table", "words"])),
    (
        "session",
        May::UseAndTestWith(
            &["table", "london", "new-york", "catalog", "bots", "analysis", "protocol"],
            &["table-laws"],
        ),
    ),
    (
        "server",
        May::UseAndTestWith(
            &[
                "table", "calls", "catalog", "bots", "lessons", "words", "protocol", "store",
                "session",
            ],
            &["london", "new-york"],
        ),
    ),
    ("offline", May::Use(&["table", "catalog", "bots", "lessons", "protocol", "session"])),
    ("cli", May::UseAllBut(&["learning", "python", "offline", "twocities", "xtask"])),
    ("siege", May::Use(&[])),
    ("twocities", May::UseAndTestWith(&["cli", "server"], &["siege", "offline"])),
    ("xtask", May::Use(&[])),
];

/// One crate of the workspace uses another.
#[derive(Clone, Debug)]
struct Edge {
    user: String,
    used: String,
    only_in_tests: bool,
}

/// Compares what `cargo metadata` says with the table. `files` are asked for line numbers only.
///
/// # Errors
/// If the metadata can't be read.
pub(crate) fn check(metadata: &Value, files: &[File]) -> Result<Vec<Violation>> {
    let crates = crates(metadata)?;
    let mut violations = Vec::new();
    for name in crates.iter().filter(|name| !LAYERS.iter().any(|(known, _)| known == name)) {
        let text = format!(
            "the crate {name} has no place in the table of who may use whom: add it to xtask/src/tidy/layers.rs"
        );
        violations.push(Violation::new(&manifest(name), 1, text));
    }
    for Edge { user, used, only_in_tests } in edges(metadata, &crates)? {
        if may(&user, &used, only_in_tests) {
            continue;
        }
        let path = manifest(&user);
        let place = if only_in_tests { " in its tests" } else { "" };
        let text = format!(
            "{user} may not use {used}{place} (xtask/src/tidy/layers.rs): drop the dependency"
        );
        violations.push(Violation::new(&path, line_of(&path, &used, files), text));
    }
    Ok(violations)
}

fn may(user: &str, used: &str, only_in_tests: bool) -> bool {
    // A crate without a place has been named already.
    let Some((_, may)) = LAYERS.iter().find(|(name, _)| *name == user) else {
        return true;
    };
    match may {
        May::Use(these) => these.contains(&used),
        May::UseAndTestWith(these, those) => {
            these.contains(&used) || only_in_tests && those.contains(&used)
        }
        May::UseAllBut(these) => !these.contains(&used),
    }
}

fn crates(metadata: &Value) -> Result<Vec<String>> {
    packages(metadata)?.iter().map(name).collect()
}

fn edges(metadata: &Value, crates: &[String]) -> Result<Vec<Edge>> {
    let mut edges = Vec::new();
    for package in packages(metadata)? {
        let user = name(package)?;
        let dependencies = package.get("dependencies").and_then(Value::as_array);
        for dependency in dependencies.context("cargo metadata lists no dependencies")? {
            let used = name(dependency)?;
            if crates.contains(&used) {
                let only_in_tests = dependency.get("kind").and_then(Value::as_str) == Some("dev");
                edges.push(Edge { user: user.clone(), used, only_in_tests });
            }
        }
    }
    Ok(edges)
}

fn packages(metadata: &Value) -> Result<&Vec<Value>> {
    metadata.get("packages").and_then(Value::as_array).context("cargo metadata lists no packages")
}

fn name(thing: &Value) -> Result<String> {
    let name = thing.get("name").and_then(Value::as_str);
    name.map(str::to_owned).context("cargo metadata names no name")
}

fn manifest(name: &str) -> String {
    if name == "xtask" {
        "xtask/Cargo.toml".to_owned()
    } else {
        format!("crates/{name}/Cargo.toml")
    }
}

/// The line of the manifest that names the dependency; 1 if none begins with it.
fn line_of(path: &str, used: &str, files: &[File]) -> usize {
    let text = files.iter().find(|file| file.path == path).map_or("", |file| &file.text);
    let names =
        |line: &str| line.strip_prefix(used).is_some_and(|rest| rest.starts_with(['.', ' ', '=']));
    text.lines().position(names).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn found(user: &str, used: &str, kind: Option<&str>) -> Vec<String> {
        let dependencies = json!([
            { "name": used, "kind": kind },
            { "name": "serde", "kind": null },
        ]);
        let metadata = json!({ "packages": [
            { "name": user, "dependencies": dependencies },
            { "name": used, "dependencies": [] },
        ] });
        let text = format!("[dependencies]\nserde.workspace = true\n{used}.workspace = true\n");
        let files = [File::of(&manifest(user), &text)];
        check(&metadata, &files).unwrap().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_table_allows() {
        assert!(found("london", "table", None).is_empty());
        assert!(found("london", "pack-file", None).is_empty());
        assert!(found("london", "table-laws", Some("dev")).is_empty());
        assert!(found("catalog", "london", None).is_empty());
        assert!(found("cli", "words", None).is_empty());
        assert!(found("twocities", "cli", None).is_empty());
    }

    #[test]
    fn the_table_forbids() {
        for (user, used, kind) in [
            ("table", "london", None),
            ("table", "table-laws", Some("dev")),
            ("table", "pack-file", None),
            ("pack-file", "london", None),
            ("table-laws", "london", None),
            ("london", "table-laws", None),
            ("catalog", "words", None),
            ("words", "london", None),
            ("cli", "xtask", None),
            ("twocities", "london", None),
            ("xtask", "cli", Some("build")),
        ] {
            let violations = found(user, used, kind);
            assert_eq!(violations.len(), 1, "{user} uses {used}: {violations:?}");
            let start = format!("{}:3: {user} may not use {used}", manifest(user));
            assert!(violations[0].starts_with(&start), "{violations:?}");
        }
    }

    #[test]
    fn manifests_are_where_the_crates_are() {
        assert_eq!(manifest("table-laws"), "crates/table-laws/Cargo.toml");
        assert_eq!(manifest("xtask"), "xtask/Cargo.toml");
    }

    #[test]
    fn a_new_crate_needs_a_place() {
        let violations = found("cli", "paris", None);
        assert_eq!(violations.len(), 1, "{violations:?}");
        assert!(violations[0].contains("the crate paris has no place"), "{violations:?}");
    }

    #[test]
    fn metadata_that_says_nothing_is_an_error() {
        assert!(check(&json!({}), &[]).is_err());
        assert!(check(&json!({ "packages": [{}] }), &[]).is_err());
    }
}
