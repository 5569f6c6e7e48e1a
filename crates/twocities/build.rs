//! Tells the program which commit it is built from, so that results can say so, and makes the web app that it
//! brings along.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder with a web app that was built elsewhere, for machines without Node.
const BUILT_ELSEWHERE: &str = "TWOCITIES_WEB";
/// What the web app is made from.
const SOURCES: [&str; 9] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/service.config.ts",
    "web/svelte.config.js",
    "locales",
];

fn main() {
    println!("cargo::rerun-if-changed=../../.git/HEAD");
    println!("cargo::rerun-if-changed=../../.git/refs/heads");
    let commit = git(&["rev-parse", "--short=12", "HEAD"]).unwrap_or_else(|| "unknown".to_owned());
    println!("cargo::rustc-env=TWOCITIES_COMMIT={commit}");
    if let Err(fault) = bundle() {
        println!("cargo::error={fault}");
    }
}

/// What git says; `None` without git or outside a repository.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    (output.status.success() && !text.trim().is_empty()).then(|| text.trim().to_owned())
}

/// Writes `bundle.rs`: every file of the web app, with its path.
fn bundle() -> Result<(), String> {
    println!("cargo::rerun-if-env-changed={BUILT_ELSEWHERE}");
    let root = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("../..");
    for source in SOURCES {
        println!("cargo::rerun-if-changed=../../{source}");
    }
    let out = PathBuf::from(variable("OUT_DIR")?);
    let folder = match env::var_os(BUILT_ELSEWHERE) {
        Some(folder) => {
            println!("cargo::rerun-if-changed={}", folder.display());
            PathBuf::from(folder)
        }
        None => build(&root.join("web"), &out.join("web"))?,
    };
    if !folder.join("index.html").is_file() {
        return Err(format!("{} has no index.html: build the web app first", folder.display()));
    }
    let mut list = String::from("&[\n");
    for (path, name) in files(&folder, "").map_err(|error| format!("the web app: {error}"))? {
        let _ = writeln!(list, "    ({name:?}, include_bytes!({:?})),", path.display().to_string());
    }
    list.push_str("]\n");
    fs::write(out.join("bundle.rs"), list).map_err(|error| error.to_string())
}

/// Builds the web app with Node and says where it is.
fn build(web: &Path, out: &Path) -> Result<PathBuf, String> {
    let installed = web.join("node_modules/.package-lock.json");
    if newer(&web.join("package-lock.json"), &installed) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let folder = out.display().to_string();
    npm(web, &["run", "build", "--", "--outDir", &folder, "--emptyOutDir", "--logLevel", "warn"])?;
    Ok(out.to_owned())
}

fn npm(web: &Path, args: &[&str]) -> Result<(), String> {
    let said = Command::new("npm").args(args).current_dir(web).output().map_err(|_| {
        format!(
            "npm is missing: install Node 20 or newer (https://nodejs.org) to build the web app, or set \
             {BUILT_ELSEWHERE} to a folder with a built one"
        )
    })?;
    if said.status.success() {
        return Ok(());
    }
    for line in String::from_utf8_lossy(&[said.stdout, said.stderr].concat()).lines() {
        println!("cargo::warning={line}");
    }
    Err(format!("npm {} failed in web: what it said stands above", args[0]))
}

/// Whether `one` was written after `other`, or `other` is missing.
fn newer(one: &Path, other: &Path) -> bool {
    let written = |path: &Path| fs::metadata(path).and_then(|facts| facts.modified()).ok();
    written(one) > written(other)
}

/// All files below a folder, with their paths below it, in the order of these.
fn files(folder: &Path, below: &str) -> io::Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            found.extend(files(&entry.path(), &format!("{name}/"))?);
        } else {
            found.push((fs::canonicalize(entry.path())?, name));
        }
    }
    found.sort_by(|a, b| a.1.cmp(&b.1));
    Ok(found)
}

fn variable(name: &str) -> Result<String, String> {
    env::var(name).map_err(|_| format!("{name} is not set: build with cargo"))
}
