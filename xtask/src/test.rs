//! The pipeline: everything that has to hold before a change is taken.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::{python, shell, speed, tidy};

/// One step: what it is called, and what it does.
struct Step {
    name: &'static str,
    run: fn() -> Result<()>,
}

/// The cheapest comes first, so that a slip is told soon.
const STEPS: [Step; 11] = [
    Step { name: "tools", run: tools },
    Step { name: "format", run: || cargo(&["fmt", "--all", "--check"]) },
    Step {
        name: "lints",
        run: || cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    },
    Step { name: "tidy", run: tidy::run },
    Step { name: "web", run: web },
    Step { name: "tests", run: tests },
    Step { name: "browser", run: || playwright("e2e") },
    Step { name: "python", run: python::run },
    Step { name: "examples", run: || cargo(&["test", "--workspace", "--doc"]) },
    Step { name: "docs", run: docs },
    Step { name: "speed", run: || speed::run(false) },
];

/// What is left out of those because it takes its time: whole games, pages and tables in every size and theme.
const LONG_STEPS: [Step; 3] = [
    Step { name: "tools", run: tools },
    Step { name: "program", run: || cargo(&["build", "--package", "twocities"]) },
    Step { name: "browser", run: || playwright("e2e:long") },
];

/// Runs all steps, each with its time, up to the first that fails: those of every day, or the long ones.
///
/// # Errors
/// If a step fails.
pub(crate) fn run(long: bool) -> Result<()> {
    let start = Instant::now();
    let steps: &[Step] = if long { &LONG_STEPS } else { &STEPS };
    run_steps(steps)?;
    println!("all {} steps passed in {}", steps.len(), seconds(start.elapsed()));
    Ok(())
}

fn run_steps(steps: &[Step]) -> Result<()> {
    for Step { name, run } in steps {
        println!("== {name}");
        let start = Instant::now();
        let result = run();
        let time = seconds(start.elapsed());
        let verdict = if result.is_ok() { "passed" } else { "failed" };
        println!("== {name} {verdict} in {time}\n");
        result.with_context(|| format!("the step “{name}” failed"))?;
    }
    Ok(())
}

/// Makes sure of the programs that cargo doesn't bring: root and CI install them, others are told.
fn tools() -> Result<()> {
    // Each is called as its package.
    for package in ["valgrind", "chromium"] {
        if !shell::works(&mut shell::program(package, &["--version"])) {
            install_here(package)?;
        }
    }
    Ok(())
}

fn install_here(package: &str) -> Result<()> {
    let root = shell::read(&mut shell::program("id", &["-u"])).is_ok_and(|id| id.trim() == "0");
    let ci = std::env::var("CI").is_ok_and(|value| value == "true");
    for mut command in install(package, root, ci)? {
        println!("{}", shell::line(&command));
        shell::call(command.env("DEBIAN_FRONTEND", "noninteractive"))?;
    }
    Ok(())
}

/// How to install a Debian package here.
///
/// # Errors
/// If it isn't ours to install: the sentence names the package.
fn install(package: &str, root: bool, ci: bool) -> Result<[Command; 2]> {
    let update = ["apt-get", "update", "--quiet"];
    let install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", package];
    if root {
        Ok([shell::program(update[0], &update[1..]), shell::program(install[0], &install[1..])])
    } else if ci {
        let sudo = |words: &[&str]| {
            let mut command = shell::program("sudo", &["--non-interactive"]);
            command.args(words);
            command
        };
        Ok([sudo(&update), sudo(&install)])
    } else {
        bail!(
            "the Debian package {package} is missing: install it with `apt-get install {package}`"
        )
    }
}

fn tests() -> Result<()> {
    if shell::works(&mut shell::cargo(&["nextest", "--version"])) {
        cargo(&["nextest", "run", "--workspace"])
    } else {
        cargo(&["test", "--workspace", "--all-targets"])
    }
}

/// Types, warnings and unit tests of the web app. What it needs was installed when the program was built.
fn web() -> Result<()> {
    for script in ["check", "test"] {
        let mut command = shell::program("npm", &["run", script]);
        println!("{}", shell::line(&command));
        shell::call(command.current_dir("web"))?;
    }
    Ok(())
}

/// Games, tables and pages in a browser, at the program that a step before has built.
fn playwright(script: &str) -> Result<()> {
    let program = shell::target_directory()?.join("debug/twocities");
    let mut command = shell::program("npm", &["run", script]);
    println!("{}", shell::line(&command));
    shell::call(command.current_dir("web").env("TWOCITIES", program))
}

fn docs() -> Result<()> {
    let mut command = shell::cargo(&["doc", "--workspace", "--no-deps"]);
    println!("{}", shell::line(&command));
    shell::call(command.env("RUSTDOCFLAGS", "-D warnings"))
}

fn cargo(args: &[&str]) -> Result<()> {
    let mut command = shell::cargo(args);
    println!("{}", shell::line(&command));
    shell::call(&mut command)
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failure_ends_the_run() {
        let steps = [
            Step { name: "good", run: || Ok(()) },
            Step { name: "bad", run: || bail!("it rains") },
            Step { name: "never", run: || panic!("a step ran after a failed one") },
        ];
        let error = run_steps(&steps).unwrap_err();
        assert_eq!(format!("{error:#}"), "the step “bad” failed: it rains");
        assert!(run_steps(&steps[..1]).is_ok());
    }

    #[test]
    fn root_and_ci_install_and_others_are_told() {
        let lines = |commands: [Command; 2]| commands.map(|command| shell::line(&command));
        let [update, get] = lines(install("valgrind", true, false).unwrap());
        assert!(update.starts_with("apt-get update"), "{update}");
        assert!(get.starts_with("apt-get install") && get.ends_with("valgrind"), "{get}");
        let [update, get] = lines(install("valgrind", false, true).unwrap());
        assert!(update.starts_with("sudo") && get.starts_with("sudo"), "{update}, {get}");
        let told = install("valgrind", false, false).unwrap_err().to_string();
        assert!(told.contains("Debian package valgrind"), "{told}");
    }
}
