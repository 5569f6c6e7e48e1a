//! Running other programs, and what they say about the project.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

/// The folder of the repository. Asked of cargo when it runs us: what was compiled in may be another
/// checkout, if the two share a target directory.
pub(crate) fn root() -> PathBuf {
    let own = std::env::var("CARGO_MANIFEST_DIR");
    let own = PathBuf::from(own.unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned()));
    own.parent().map_or(own.clone(), Path::to_path_buf)
}

/// A program to be run in the folder of the repository.
pub(crate) fn program(name: &str, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root()).args(args);
    command
}

/// The cargo that started us, to be run in the folder of the repository.
pub(crate) fn cargo(args: &[&str]) -> Command {
    program(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()), args)
}

/// The command as one would type it.
pub(crate) fn line(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let mut line = name.to_string_lossy().into_owned();
    for word in command.get_args() {
        line.push(' ');
        line.push_str(&word.to_string_lossy());
    }
    line
}

/// Runs it and lets it talk.
///
/// # Errors
/// If it can't be started or ends badly.
pub(crate) fn call(command: &mut Command) -> Result<()> {
    let line = line(command);
    let status = command.status().with_context(|| format!("“{line}” can't be started"))?;
    if !status.success() {
        bail!("“{line}” failed ({status})");
    }
    Ok(())
}

/// Runs it silently; what it wrote to its standard output.
///
/// # Errors
/// If it can't be started or ends badly.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let line = line(command);
    let output = command.output().with_context(|| format!("“{line}” can't be started"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("“{line}” failed ({}): {}", output.status, said.trim());
    }
    String::from_utf8(output.stdout).with_context(|| format!("“{line}” wrote no UTF-8"))
}

/// Whether the program can be started and ends well.
pub(crate) fn works(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// What cargo knows about the crates of the workspace.
///
/// # Errors
/// If cargo can't read the manifests.
pub(crate) fn metadata() -> Result<Value> {
    let text = read(&mut cargo(&["metadata", "--no-deps", "--format-version", "1"]))?;
    serde_json::from_str(&text).context("cargo metadata wrote no JSON")
}

/// Where cargo builds, as the environment and the configuration have it.
///
/// # Errors
/// If cargo doesn't say.
pub(crate) fn target_directory() -> Result<PathBuf> {
    let metadata = metadata()?;
    let folder = metadata.get("target_directory").and_then(Value::as_str);
    folder.map(PathBuf::from).context("cargo metadata names no target directory")
}

/// The games of the project: those that have a file in `docs/rules`.
///
/// # Errors
/// If that folder can't be read.
pub(crate) fn games() -> Result<Vec<String>> {
    let folder = root().join("docs/rules");
    let entries = std::fs::read_dir(&folder).context("docs/rules can't be read")?;
    let mut games = Vec::new();
    for entry in entries {
        let path = entry.context("docs/rules can't be read")?.path();
        if path.extension().is_some_and(|extension| extension == "md") {
            games.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    games.sort();
    Ok(games)
}

/// The game asked for, or all of them.
///
/// # Errors
/// If there is no such game.
pub(crate) fn chosen_games(game: Option<&str>) -> Result<Vec<String>> {
    let games = games()?;
    match game {
        None => Ok(games),
        Some(name) if games.iter().any(|game| game == name) => Ok(vec![name.to_owned()]),
        Some(name) => bail!("there is no game “{name}”: choose one of {}", games.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_program_is_an_error_with_its_line() {
        let error = call(&mut program("false", &["now"])).unwrap_err();
        assert!(error.to_string().contains("“false now” failed"), "{error}");
        assert!(read(&mut program("false", &[])).is_err());
        assert!(call(&mut program("no-such-program", &[])).is_err());
        assert!(!works(&mut program("no-such-program", &[])));
        assert!(works(&mut program("true", &[])));
    }

    #[test]
    fn london_is_a_game_and_paris_is_not() {
        assert_eq!(chosen_games(Some("london")).unwrap(), ["london"]);
        assert!(chosen_games(Some("paris")).is_err());
    }
}
