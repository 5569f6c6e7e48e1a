//! Tells the program which commit it is built from, so that results can say so, and makes the web app that it
//! brings along.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder with a web app that was built elsewhere, for machines without Node.
const BUILT_ELSEWHERE: &str = "TWOCITIES_WEB";
/// Where the build of the web app finds the engine that browsers play with.
const ENGINE: &str = "TWOCITIES_WASM";
/// The target of that engine.
const WASM: &str = "wasm32-unknown-unknown";
/// What the web app is made from, the engine included.
const SOURCES: [&str; 28] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/engine.config.ts",
    "web/service.config.ts",
    "web/svelte.config.js",
    "locales",
    "Cargo.toml",
    "Cargo.lock",
    "crates/offline/src",
    "crates/session/src",
    "crates/analysis/src",
    "crates/bots/src",
    "crates/bots/weights",
    "crates/catalog/src",
    "crates/protocol/src",
    "crates/london/src",
    "crates/london/data",
    "crates/new-york/src",
    "crates/new-york/data",
    "crates/pack-file/src",
    "crates/table/src",
    "rust-toolchain.toml",
    "docs/rules",
    "crates/lessons/data",
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
        None => build(&root, &out)?,
    };
    if !folder.join("index.html").is_file() {
        return Err(format!("{} has no index.html: build the web app first", folder.display()));
    }
    let mut list = String::from("&[\n");
    for (path, name) in files(&folder, "").map_err(|error| format!("the web app: {error}"))? {
        // Tests compare it with the engine of this program.
        if name.ends_with(".wasm") {
            println!("cargo::rustc-env=TWOCITIES_ENGINE={}", path.display());
        }
        let _ = writeln!(list, "    ({name:?}, include_bytes!({:?})),", path.display().to_string());
    }
    list.push_str("]\n");
    fs::write(out.join("bundle.rs"), list).map_err(|error| error.to_string())
}

/// Builds the engine with cargo and the web app with Node, and says where it is.
fn build(root: &Path, out: &Path) -> Result<PathBuf, String> {
    let (web, engine) = (root.join("web"), engine(root, out)?);
    let installed = web.join("node_modules/.package-lock.json");
    if newer(&web.join("package-lock.json"), &installed) {
        npm(&web, &engine, &["ci", "--no-audit", "--no-fund"])?;
    }
    let built = out.join("web");
    let folder = built.display().to_string();
    let args = ["run", "build", "--", "--outDir", &folder, "--emptyOutDir", "--logLevel", "warn"];
    npm(&web, &engine, &args)?;
    Ok(built)
}

/// Builds what browsers play with when there is no server. It has a target folder of its own: that of this build is
/// locked while the build runs.
fn engine(root: &Path, out: &Path) -> Result<PathBuf, String> {
    let profile = match variable("PROFILE")?.as_str() {
        "release" => "wasm",
        _ => "wasm-dev", // not ours: any other profile
    };
    // OUT_DIR is TARGET/PROFILE/build/PACKAGE/out.
    let target = out.ancestors().nth(4).unwrap_or(out).join("wasm");
    let mut cargo = Command::new(variable("CARGO")?);
    cargo.args(["build", "--package", "offline", "--lib", "--locked", "--quiet"]);
    cargo.args(["--target", WASM, "--profile", profile]).arg("--target-dir").arg(&target);
    // What holds for this build does not for that one: lints, flags, how often something is counted.
    for name in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "RUSTC_WORKSPACE_WRAPPER", "CLIPPY_ARGS"] {
        cargo.env_remove(name);
    }
    cargo.current_dir(root);
    let mut said = cargo.output().map_err(|error| format!("cargo: {error}"))?;
    // The toolchain file names the target, but rustup may have been told to install nothing unasked.
    if lacks_target(&said) && add_target(root) {
        said = cargo.output().map_err(|error| format!("cargo: {error}"))?;
    }
    if said.status.success() {
        return Ok(target.join(WASM).join(profile).join("offline.wasm"));
    }
    if lacks_target(&said) {
        return Err(format!(
            "Rust cannot build WebAssembly here: install it with `rustup target add {WASM}`, or set {BUILT_ELSEWHERE} \
             to a folder with a built web app"
        ));
    }
    let text = String::from_utf8_lossy(&said.stderr).into_owned();
    text.lines().for_each(|line| println!("cargo::warning={line}"));
    Err("the engine for browsers cannot be built: what cargo said stands above".to_owned())
}

/// Whether a build failed because the standard library of the target is not installed.
fn lacks_target(said: &Output) -> bool {
    let text = String::from_utf8_lossy(&said.stderr);
    !said.status.success()
        && ["core", "std"]
            .iter()
            .any(|name| text.contains(&format!("can't find crate for `{name}`")))
}

/// Lets rustup install the target; whether it did.
fn add_target(root: &Path) -> bool {
    let said = Command::new("rustup").args(["target", "add", WASM]).current_dir(root).output();
    said.is_ok_and(|said| said.status.success())
}

fn npm(web: &Path, engine: &Path, args: &[&str]) -> Result<(), String> {
    let mut npm = Command::new("npm");
    npm.args(args).current_dir(web).env(ENGINE, engine);
    let said = npm.output().map_err(|_| {
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
