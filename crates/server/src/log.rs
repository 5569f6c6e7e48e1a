//! What the server says to whoever runs it. No secrets: tables are named by their public ids.

use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

/// Writes the log to the standard error, as text or as lines of JSON. `RUST_LOG` says how much.
pub fn log_to_errors(json: bool) {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        // Colours are for people; files and journals get text.
        .with_ansi(std::io::stderr().is_terminal());
    // Somebody else may have begun a log already; theirs goes on.
    let _ = if json { log.json().try_init() } else { log.try_init() };
}
