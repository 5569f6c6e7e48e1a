//! Why a stored match cannot be played on.

use table::Message;
use table::record::BrokenKind;

/// What does not hold. Everybody with the id of the table is told which of these it is; what was stored is nobody's
/// business and goes with it for the log alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    kind: FaultKind,
    /// For the log: it may quote what was stored.
    detail: String,
}

/// The ways in which a match does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FaultKind {
    /// It was played by other rules.
    Rules { found: u32, expected: u32 },
    /// It was played with another pack.
    Pack { found: String, expected: String },
    /// The pack had another content.
    Content,
    /// It belongs to another table: other seats or options.
    Table,
    /// Lines that cannot be read, or say nothing.
    Lines,
    /// An action that is no longer possible.
    Action,
    /// More is taken back than was done.
    Undo,
    /// The table is not what it was.
    Check,
    /// The game ended otherwise.
    End,
}

impl Fault {
    pub(crate) fn new(kind: FaultKind, detail: impl Into<String>) -> Self {
        Self { kind, detail: detail.into() }
    }

    /// Of a head that belongs to another game than is played.
    pub(crate) fn of_head<R>(broken: BrokenKind<R>) -> Self {
        let detail = broken.to_string();
        let kind = match broken {
            BrokenKind::Rules { found, expected } => FaultKind::Rules { found, expected },
            BrokenKind::Pack { found, expected } => FaultKind::Pack { found, expected },
            BrokenKind::Content { .. } => FaultKind::Content,
            BrokenKind::Game { .. } | BrokenKind::Option { .. } | BrokenKind::Seats { .. } => {
                FaultKind::Table
            }
            BrokenKind::NotUnderstood(_) => FaultKind::Lines,
            BrokenKind::Illegal { .. } => FaultKind::Action,
            BrokenKind::Undo { .. } => FaultKind::Undo,
            BrokenKind::Seal { .. } | BrokenKind::Count { .. } | BrokenKind::State { .. } => {
                FaultKind::Check
            }
            BrokenKind::NotOver
            | BrokenKind::Outcome { .. }
            | BrokenKind::Unfinished
            | BrokenKind::NoEnd { .. } => FaultKind::End,
        };
        Self { kind, detail }
    }

    /// Why, for the log of the server.
    pub(crate) fn detail(&self) -> &str {
        &self.detail
    }

    /// Why, for everybody.
    pub(crate) fn say(&self) -> Message {
        match &self.kind {
            FaultKind::Rules { found, expected } => {
                let rules = Message::new("table-fault-rules").with("found", *found);
                rules.with("expected", *expected)
            }
            FaultKind::Pack { found, expected } => {
                let pack = Message::new("table-fault-pack").with("found", found.as_str());
                pack.with("expected", expected.as_str())
            }
            FaultKind::Content => Message::new("table-fault-content"),
            FaultKind::Table => Message::new("table-fault-table"),
            FaultKind::Lines => Message::new("table-fault-lines"),
            FaultKind::Action => Message::new("table-fault-action"),
            FaultKind::Undo => Message::new("table-fault-undo"),
            FaultKind::Check => Message::new("table-fault-check"),
            FaultKind::End => Message::new("table-fault-end"),
        }
    }
}
