//! How sources are laid out: short files, tables of contents without code.

use crate::tidy::repository::File;
use crate::tidy::source::Source;
use crate::tidy::violation::Violation;

/// The longest file of source.
const MOST_LINES: usize = 600;
/// The file that only calls the library, and its longest.
const THIN_MAIN: (&str, usize) = ("crates/twocities/src/main.rs", 30);

/// What people write and read, by the ends of the names.
const SOURCES: [&str; 7] = ["rs", "ts", "svelte", "js", "css", "py", "pyi"];

/// Whether a program has made it from another file, and says so at its beginning.
fn is_made(file: &File) -> bool {
    file.text.starts_with("// Made from ")
}

/// All checks of layout.
pub(crate) fn check(files: &[File]) -> Vec<Violation> {
    let mut violations = Vec::new();
    for file in files.iter().filter(|file| SOURCES.contains(&file.extension()) && !is_made(file)) {
        violations.extend(too_long(file));
    }
    for file in files.iter().filter(|file| file.extension() == "rs") {
        if file.path.contains("/src/") && matches!(file.name(), "lib.rs" | "mod.rs") {
            violations.extend(strangers(file));
        }
    }
    violations
}

fn too_long(file: &File) -> Option<Violation> {
    let lines = file.text.lines().count();
    let most = if file.path == THIN_MAIN.0 { THIN_MAIN.1 } else { MOST_LINES };
    let text = format!("{lines} lines, and {most} is the most: split it, one idea a file");
    (lines > most).then(|| Violation::new(&file.path, most + 1, text))
}

/// Items of a table of contents that aren't `mod` or `use`.
fn strangers(file: &File) -> Vec<Violation> {
    let source = Source::new(&file.text);
    let mut violations = Vec::new();
    for (line, item) in items(&source) {
        if !is_entry(&item) {
            let start: Vec<&str> = item.split_whitespace().take(3).collect();
            let text = format!(
                "“{}” in a table of contents: {} holds docs, attributes, mod and use; move the rest to a file of its own",
                start.join(" "),
                file.name(),
            );
            violations.push(Violation::new(&file.path, line, text));
        }
    }
    violations
}

/// The items of a file outside tests, without their attributes, each with the line it begins on.
fn items(source: &Source) -> Vec<(usize, String)> {
    let mut items = Vec::new();
    let mut item: Option<(usize, String)> = None;
    // How many brackets are open: of the attribute being skipped, of the item.
    let (mut attribute, mut depth) = (0_usize, 0_usize);
    for (number, line) in source.plain_code() {
        let mut chars = line.chars().peekable();
        while let Some(c) = chars.next() {
            if attribute > 0 {
                match c {
                    '[' => attribute += 1,
                    ']' => attribute -= 1,
                    _ => {}
                }
                // The bracket that opened it was counted when the `#` was seen.
                continue;
            }
            if item.is_none() {
                if c == '#' {
                    chars.next_if_eq(&'!');
                    attribute += usize::from(chars.next_if_eq(&'[').is_some());
                    continue;
                }
                if c.is_whitespace() {
                    continue;
                }
            }
            let (_, text) = item.get_or_insert_with(|| (number, String::new()));
            text.push(c);
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            // The braces of `use a::{b, c};` don't end it.
            let ends = c == ';' || c == '}' && keyword(text) != Some("use");
            if ends && depth == 0 {
                items.extend(item.take());
            }
        }
        if let Some((_, text)) = &mut item {
            text.push(' ');
        }
    }
    items.extend(item);
    items
}

/// Whether the item is a `use`, or a `mod` whose content is elsewhere.
fn is_entry(item: &str) -> bool {
    match keyword(item) {
        Some("use") => true,
        Some("mod") => !item.contains('{'),
        Some(_) | None => false,
    }
}

/// The first word of an item after its visibility.
fn keyword(item: &str) -> Option<&str> {
    let Some(rest) = item.strip_prefix("pub") else { return item.split_whitespace().next() };
    let rest = rest.trim_start();
    let bare = rest.strip_prefix('(').and_then(|inner| inner.split_once(')'));
    bare.map_or(rest, |(_, rest)| rest).split_whitespace().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        check(&[File::of(path, text)]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_file_has_at_most_six_hundred_lines() {
        assert!(found("crates/london/src/a.rs", &"x\n".repeat(600)).is_empty());
        let violations = found("crates/london/src/a.rs", &"x\n".repeat(601));
        assert_eq!(violations.len(), 1);
        assert!(
            violations[0].starts_with("crates/london/src/a.rs:601: 601 lines"),
            "{violations:?}"
        );
        assert_eq!(found("web/src/Table.svelte", &"x\n".repeat(601)).len(), 1);
        let made = format!("// Made from the Rust types\n{}", "x\n".repeat(601));
        assert!(found("web/src/lib/protocol/table.ts", &made).is_empty());
        assert!(found("docs/rules/london.md", &"x\n".repeat(601)).is_empty());
    }

    #[test]
    fn the_binary_is_thin() {
        let text = "// main\n".repeat(31);
        assert_eq!(found("crates/twocities/src/main.rs", &text).len(), 1);
        assert!(found("crates/twocities/src/main.rs", &text[8..]).is_empty());
        assert!(found("xtask/src/main.rs", &text).is_empty());
    }

    const CONTENTS: &str = "//! Docs: fn struct.\n#![warn(missing_docs)]\n\nmod a;\npub mod b;\n\
        #[cfg(feature = \"x\")]\n#[path = \"[.rs\"]\n#[a([b] fn c)]\npub(crate) mod c;\npub use a::{\n    fn_like, B,\n};\n\
        use b::*;\n#[cfg(test)]\nmod tests {\n    fn a() {}\n}\n";

    #[test]
    fn a_table_of_contents_is_one() {
        assert!(found("crates/london/src/lib.rs", CONTENTS).is_empty());
        assert!(found("crates/london/src/flow/mod.rs", CONTENTS).is_empty());
    }

    #[test]
    fn each_stranger_is_told() {
        let violations =
            found("crates/london/src/lib.rs", "use b::{c, d};\nfn a() { use b; }\nfn e() {}\n");
        assert_eq!(violations.len(), 2, "{violations:?}");
        assert!(violations[1].starts_with("crates/london/src/lib.rs:3: “fn e()"), "{violations:?}");
    }

    #[test]
    fn code_in_a_table_of_contents_is_found() {
        for item in [
            "fn a() {}",
            "pub fn a() {}",
            "struct A;",
            "pub(crate) enum A { B }",
            "impl A { fn b() {} }",
            "trait A {}",
            "const A: [u8; 2] = [1; 2];",
            "static A: u8 = 1;",
            "type A = u8;",
            "macro_rules! a { () => {}; }",
            "mod a { }",
            "pub\nfn a() {}",
        ] {
            let text = format!("mod a;\n#[inline]\n{item}\npub use a::B;\n");
            let violations = found("crates/london/src/lib.rs", &text);
            assert_eq!(violations.len(), 1, "{item}: {violations:?}");
            assert!(violations[0].starts_with("crates/london/src/lib.rs:3: "), "{violations:?}");
            assert!(found("crates/london/src/a.rs", &text).is_empty());
        }
    }
}
