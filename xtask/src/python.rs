//! The Python package: installed as people install it, and tested in an environment of its own.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};

use crate::shell;

/// What the tests need, each in the version that they were written with.
const REQUIREMENTS: &str = "python/tests/requirements.txt";
/// The copy of the above that says what is installed.
const INSTALLED: &str = "installed.txt";
/// How something is installed.
const PIP: [&str; 5] = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];

/// Makes the environment in the target folder if it is not there, installs the package into it, compares the stubs
/// with what is there and runs its tests.
///
/// # Errors
/// If there is no Python, something cannot be installed, or a test fails.
pub(crate) fn run() -> Result<()> {
    let folder = shell::target_directory()?.join("python");
    let venv = folder.join("venv");
    prepare(&venv)?;
    let python = text(&venv.join("bin/python"))?;
    // What docs/python.md says, with the profile of pyproject.toml; what the build needs is in the environment
    // already and is not fetched anew.
    let install = [&PIP[..], &["--no-build-isolation", ".[rl,plots]"]].concat();
    // Nothing is left beside the sources.
    let cache = format!("cache_dir={}", text(&folder.join("pytest"))?);
    let settings = "pyproject.toml";
    let stubs = ["-B", "-m", "mypy.stubtest", "--mypy-config-file", settings, "twocities"];
    let tests = ["-B", "-m", "pytest", "--quiet", "-o", &cache];
    // As if the environment were activated: pip finds maturin by it.
    let others = std::env::var_os("PATH").unwrap_or_default();
    let path = std::iter::once(venv.join("bin")).chain(std::env::split_paths(&others));
    let path = std::env::join_paths(path).context("the target folder has no usable name")?;
    for args in [&install[..], &stubs, &tests] {
        let mut command = shell::program(&python, args);
        command.env("PATH", &path);
        println!("{}", shell::line(&command));
        shell::call(&mut command)?;
    }
    Ok(())
}

/// The environment with everything that the tests need.
fn prepare(venv: &Path) -> Result<()> {
    let wanted = fs::read_to_string(shell::root().join(REQUIREMENTS))
        .with_context(|| format!("{REQUIREMENTS} can't be read"))?;
    if fs::read_to_string(venv.join(INSTALLED)).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let make = shell::program("python3", &["-m", "venv", "--clear", &text(venv)?]);
    shell::call(&mut { make }).context("the tests of the package need Python 3.10 or newer")?;
    let args = [&PIP[..], &["-r", REQUIREMENTS]].concat();
    let mut install = shell::program(&text(&venv.join("bin/python"))?, &args);
    println!("{}", shell::line(&install));
    shell::call(&mut install)?;
    // Written last: an installation that broke off is begun again.
    fs::write(venv.join(INSTALLED), wanted).context("the environment can't be written to")
}

fn text(path: &Path) -> Result<String> {
    let text = path.to_str().context("the target folder has no readable name")?;
    Ok(text.to_owned())
}
