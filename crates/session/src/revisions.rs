//! A record as it is kept with a match.

use table::record::{Line, Record};

/// The lines of a record as they are kept: a revision for each thing that was done, together with the
/// checks that follow it. Checks before the first belong to the first.
pub fn revisions(record: &Record) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    let mut before = String::new();
    for line in record.entries().iter().map(|entry| &entry.line) {
        match (is_deed(line), texts.last_mut()) {
            (true, _) => texts.push(std::mem::take(&mut before) + &line.text()),
            (false, Some(last)) => last.push_str(&line.text()),
            (false, None) => before.push_str(&line.text()),
        }
    }
    texts
}

/// Whether something is done, and not only said about what was done.
fn is_deed(line: &Line) -> bool {
    match line {
        Line::Action { .. } | Line::Undo { .. } | Line::Handover { .. } | Line::Expired { .. } => {
            true
        }
        Line::Check { .. } | Line::End(_) => false,
    }
}
