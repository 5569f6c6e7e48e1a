//! What the server says to whoever runs it. No secrets: tables are named by their public ids.

use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

/// Writes the log to the standard error, as text or as lines of JSON. `RUST_LOG` says how much.
pub fn log_to_errors(json: bool) {
    let (filter, misread) = filter(std::env::var("RUST_LOG").ok().as_deref());
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        // Colours are for people; files and journals get text.
        .with_ansi(std::io::stderr().is_terminal());
    // Somebody else may have begun a log already; theirs goes on.
    let _ = if json { log.json().try_init() } else { log.try_init() };
    if let Some(why) = misread {
        tracing::warn!(
            why,
            "RUST_LOG cannot be read and counts for nothing: write it like info,server=debug"
        );
    }
}

/// What is logged, and what is wrong with how that was said.
fn filter(said: Option<&str>) -> (EnvFilter, Option<String>) {
    let usual = || EnvFilter::new("info,sqlx=warn");
    match said.map(EnvFilter::try_new) {
        None => (usual(), None),
        Some(Ok(filter)) => (filter, None),
        Some(Err(why)) => (usual(), Some(why.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_the_filter_is_told() {
        let usual = filter(None).0.to_string();
        assert_eq!(filter(Some("info,server=debug")).1, None);
        for wrong in ["server=loud", "=,="] {
            let (filter, why) = filter(Some(wrong));
            assert_eq!(filter.to_string(), usual);
            assert!(why.is_some_and(|why| !why.is_empty()), "{wrong}");
        }
    }
}
