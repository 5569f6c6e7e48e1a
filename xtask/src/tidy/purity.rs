//! Rules crates are pure: the same start and the same actions give the same game everywhere, and a
//! new variant of an enum doesn't compile until every `match` has an answer for it.

use crate::tidy::repository::File;
use crate::tidy::source::{Source, has_word, is_word};
use crate::tidy::violation::Violation;

/// The crates that hold rules, and those that they are made of.
const RULES_CRATES: [&str; 4] =
    ["crates/table", "crates/pack-file", "crates/london", "crates/new-york"];

const ORDER: &str = "its order changes from run to run: use a Vec, an array or a BTreeMap";
const CLOCK: &str = "rules read no clock";
const CHANCE: &str = "all chance comes from table::Rng and the seed";
const FLOAT: &str = "floats differ between machines: count in whole numbers";
const GLOBAL: &str = "rules keep nothing between calls: put it into the game or the state";
const TALK: &str = "rules print nothing: tell an event";
const THREAD: &str = "rules are done in one thread: let the caller have more";
const OUTSIDE: &str = "rules do no IO: let the caller pass what is needed";

/// Words that may not stand in the code of a rules crate, and why.
const WORDS: [(&str, &str); 21] = [
    ("HashMap", ORDER),
    ("HashSet", ORDER),
    ("Instant", CLOCK),
    ("SystemTime", CLOCK),
    ("thread_rng", CHANCE),
    ("thread_local", GLOBAL),
    ("lazy_static", GLOBAL),
    ("OnceCell", GLOBAL),
    ("OnceLock", GLOBAL),
    ("LazyLock", GLOBAL),
    ("println!", TALK),
    ("print!", TALK),
    ("eprintln!", TALK),
    ("eprint!", TALK),
    ("dbg!", TALK),
    ("std::thread", THREAD),
    ("std::process", OUTSIDE),
    ("std::env", OUTSIDE),
    ("std::fs", OUTSIDE),
    ("std::net", OUTSIDE),
    ("core::net", OUTSIDE),
];

/// Modules of std that a braced `use std::{…}` may not name.
const MODULES: [&str; 5] = ["env", "fs", "net", "process", "thread"];

/// Looks through the sources of the rules crates, tests excepted.
pub(crate) fn check(files: &[File]) -> Vec<Violation> {
    let in_rules =
        |file: &&File| RULES_CRATES.iter().any(|folder| file.is_under(&format!("{folder}/src")));
    let sources =
        files.iter().filter(in_rules).filter(|file| file.extension() == "rs" && !file.is_test());
    sources.flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Violation> {
    let source = Source::new(&file.text);
    let mut violations = Vec::new();
    let mut complain =
        |line: usize, text: String| violations.push(Violation::new(&file.path, line, text));
    // Whether a `use std::{…` isn't finished yet.
    let mut in_list = false;
    for (number, line) in source.plain_code() {
        for (word, why) in WORDS.iter().filter(|(word, _)| has_word(line, word)) {
            complain(number, format!("{word} in a rules crate: {why}"));
        }
        for float in ["f32", "f64"].into_iter().filter(|float| has_float(line, float)) {
            complain(number, format!("{float} in a rules crate: {FLOAT}"));
        }
        if has_float_literal(line) {
            complain(number, format!("a number with a point in a rules crate: {FLOAT}"));
        }
        if has_static(line) {
            complain(number, format!("static in a rules crate: {GLOBAL}"));
        }
        in_list |= line.contains("std::{");
        if in_list {
            for module in MODULES.into_iter().filter(|module| has_word(line, module)) {
                complain(number, format!("std::{module} in a rules crate: {OUTSIDE}"));
            }
            in_list = !line.contains(';');
        }
        if has_catch_all(line) && !is_excused(&source, number) {
            complain(
                number,
                "`_ =>` in a rules crate: name the variants, or end the line with `// not ours: …` if the \
                 type is another crate's"
                    .to_owned(),
            );
        }
    }
    violations
}

/// Whether the type stands there, alone or at the end of a number such as `1.0_f64`.
fn has_float(line: &str, float: &str) -> bool {
    let mut words = line.split(|c| !is_word(c));
    words.any(|word| {
        let number = word.starts_with(|c: char| c.is_ascii_digit());
        word == float || number && !word.starts_with("0x") && word.ends_with(float)
    })
}

/// Whether a number such as `1.5`, `1.` or `1e3` stands there; one that names its type is found by that.
fn has_float_literal(line: &str) -> bool {
    let starts = line.char_indices().filter(|&(at, c)| {
        let before = &line[..at];
        // `a.0.1` are fields of tuples; `..1` ends a range.
        let field = before.ends_with('.') && !before.ends_with("..");
        c.is_ascii_digit() && !before.ends_with(is_word) && !field
    });
    starts.map(|(at, _)| &line[at..]).any(is_float)
}

/// Whether the number that `text` begins with is a float without a type.
fn is_float(text: &str) -> bool {
    let word = |text: &str| text.find(|c| !is_word(c)).unwrap_or(text.len());
    let (whole, rest) = text.split_at(word(text));
    let is_digit = |c: char| c.is_ascii_digit() || c == '_';
    if !whole.chars().all(is_digit) {
        let exponent = whole.split_once(['e', 'E']);
        return exponent.is_some_and(|(base, power)| {
            base.chars().all(is_digit) && power.chars().all(is_digit)
        });
    }
    let Some(fraction) = rest.strip_prefix('.') else { return false };
    match fraction.chars().next() {
        Some(c) if c.is_ascii_digit() => {
            let fraction = &fraction[..word(fraction)];
            !fraction.ends_with("f32") && !fraction.ends_with("f64")
        }
        // `1..5` is a range, `1.max(2)` a call.
        Some(c) => c != '.' && !is_word(c),
        None => true,
    }
}

/// Whether an item lives as long as the program; `'static` only says that something may.
fn has_static(line: &str) -> bool {
    let mut words = line.match_indices("static");
    words.any(|(at, word)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        !before.ends_with(|c| is_word(c) || c == '\'') && !after.starts_with(is_word)
    })
}

/// Whether an arm of a match takes whatever is left.
fn has_catch_all(line: &str) -> bool {
    line.match_indices("=>").any(|(at, _)| {
        let pattern = line[..at].trim_end();
        let Some(before) = pattern.strip_suffix('_') else {
            return false;
        };
        !before.ends_with(is_word)
    })
}

/// Whether the line ends with a comment that says that the type isn't ours, or (where the formatter
/// lets no comment stand) the line above is one.
fn is_excused(source: &Source, number: usize) -> bool {
    let says = |notes: &str| {
        notes.rsplit_once("// not ours:").is_some_and(|(_, reason)| !reason.trim().is_empty())
    };
    let above = number.checked_sub(2);
    says(&source.notes[number - 1])
        || above
            .is_some_and(|above| source.code[above].trim().is_empty() && says(&source.notes[above]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let file = File::of("crates/london/src/flow/turn.rs", text);
        check(&[file]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_forbidden_word_is_found() {
        for (word, why) in WORDS {
            let violations = found(&format!("fn a() {{\n    {word};\n}}\n"));
            assert_eq!(violations.len(), 1, "{word}: {violations:?}");
            assert!(
                violations[0].starts_with("crates/london/src/flow/turn.rs:2: "),
                "{violations:?}"
            );
            assert!(violations[0].ends_with(why), "{violations:?}");
        }
    }

    #[test]
    fn floats_are_found_in_numbers_too() {
        for code in ["let a: f64 = b;", "let a = 1.0_f64;", "let a = 1f32;", "a as f32"] {
            assert_eq!(found(code).len(), 1, "{code}");
        }
        for code in ["let f64s = 1;", "let a = 0x1f32;", "let a = wolf64;"] {
            assert!(found(code).is_empty(), "{code}");
        }
    }

    #[test]
    fn numbers_with_a_point_are_found() {
        for code in
            ["let a = 1.5;", "f(1.)", "0..1.5", "let a = 1_000.25 * b;", "2e3", "1e-3", "2.5e3"]
        {
            assert_eq!(found(code).len(), 1, "{code}");
        }
        for code in [
            "1..5",
            "1..=5",
            "a.0.1",
            "(a.0.1).2",
            "1.max(2)",
            "0x1e5",
            "1_u8",
            "a[..1]",
            "1, 5",
            "b1.c",
        ] {
            assert!(found(code).is_empty(), "{code}: {:?}", found(code));
        }
        assert!(found("let version = \"1.5\"; // since 1.5\n").is_empty());
    }

    #[test]
    fn statics_are_found() {
        for code in ["static A: u8 = 1;", "pub(crate) static A: u8 = 1;", "static mut A: u8 = 1;"] {
            assert_eq!(found(code).len(), 1, "{code}");
        }
        for code in
            ["const A: &'static str = b;", "fn a<T: 'static>() {}", "let ecstatic = statics;"]
        {
            assert!(found(code).is_empty(), "{code}");
        }
    }

    #[test]
    fn lists_of_imports_are_read() {
        assert_eq!(found("use std::{fmt, fs};\n").len(), 1);
        assert_eq!(
            found("use std::{\n    env,\n    fmt,\n    net::TcpStream,\n};\nlet env = 1;\n").len(),
            2
        );
        assert_eq!(found("use std::{process::exit, thread};\n").len(), 2);
        assert!(found("use std::{fmt, ops::Not};\nlet fs = 1;\n").is_empty());
    }

    #[test]
    fn comments_strings_and_tests_are_free() {
        assert!(found("// no HashMap here\nfn a() -> &'static str { \"f64 _ =>\" }\n").is_empty());
        assert!(
            found("#[cfg(test)]\nmod tests {\n    fn a(x: f64) { println!(\"{x}\") }\n}\n")
                .is_empty()
        );
        let elsewhere = |path| check(&[File::of(path, "use std::fs;\n")]).len();
        assert_eq!(elsewhere("crates/cli/src/a.rs"), 0);
        assert_eq!(elsewhere("crates/london/tests/it/a.rs"), 0);
        assert_eq!(elsewhere("crates/london/src/flow/tests.rs"), 0);
        assert_eq!(elsewhere("crates/table-laws/src/a.rs"), 0);
        assert_eq!(elsewhere("crates/table/src/a.rs"), 1);
        assert_eq!(elsewhere("crates/pack-file/src/a.rs"), 1);
    }

    #[test]
    fn a_catch_all_needs_an_excuse() {
        assert_eq!(found("match a {\n    A => 1,\n    _ => 2,\n}\n").len(), 1);
        assert_eq!(found("match a { A | _ => 2 }\n").len(), 1);
        assert_eq!(found("    _ => 2, // not ours:\n").len(), 1);
        assert_eq!(found("    _ => 2, // a comment\n").len(), 1);
        assert_eq!(found("    1 => 2, // not ours: a number\n    _ => 2,\n").len(), 1);
        assert!(found("    _ => 2, // not ours: a character\n").is_empty());
        assert!(found("    // not ours: a character\n    _ => {\n    }\n").is_empty());
        assert!(
            found("    (_, a) => 1,\n    Some(_) => 2,\n    a_ => 3,\n    B { .. } => 4,\n")
                .is_empty()
        );
    }
}
