//! The program as it is given to others: one archive with the binary and its papers.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

use crate::shell;

/// What goes with the binary.
const PAPERS: [&str; 4] = ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/hosting.md"];

/// Builds the release, packs it, and says where it is and how large.
///
/// # Errors
/// If it cannot be built, stripped or packed.
pub(crate) fn run() -> Result<()> {
    let triple = triple()?;
    let name = format!("twocities-{}-{triple}", version(&shell::metadata()?)?);
    let mut build = shell::cargo(&["build", "--release", "--package", "twocities"]);
    // With the C library inside, it runs on any Linux, however old or bare. Given for the target alone: what
    // runs while building stays as it is.
    let flags = format!("CARGO_TARGET_{}_RUSTFLAGS", triple.to_uppercase().replace('-', "_"));
    build.args(["--target", &triple]).env(flags, "-Ctarget-feature=+crt-static");
    shell::call(&mut build)?;
    let target = shell::target_directory()?;
    let binary = target.join(&triple).join("release/twocities");
    if triple.contains("linux") {
        self_contained(&binary)?;
    }
    let archive = pack(&shell::root(), &binary, &target.join("dist"), &name)?;
    let bytes = fs::metadata(&archive).context("the archive can't be looked at")?.len();
    println!("{} ({})", archive.display(), size(bytes));
    Ok(())
}

/// Refuses a binary that needs libraries of the machine where it runs.
fn self_contained(binary: &Path) -> Result<()> {
    let mut readelf = shell::program("readelf", &["--program-headers", "--wide"]);
    let told = shell::read(readelf.arg(binary))?;
    if told.contains("INTERP") {
        bail!(
            "{} loads libraries when it starts: it has to be linked statically",
            binary.display()
        );
    }
    Ok(())
}

/// Puts the binary, stripped, and the papers of the project at `root` into `dist/NAME.tar.gz`.
fn pack(root: &Path, binary: &Path, dist: &Path, name: &str) -> Result<PathBuf> {
    let folder = dist.join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).context("what was packed before can't be removed")?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("{} can't be made", folder.display()))?;
    let copy = |from: &Path| -> Result<PathBuf> {
        let to = folder.join(from.file_name().context("a file has a name")?);
        fs::copy(from, &to).with_context(|| format!("{} can't be copied", from.display()))?;
        Ok(to)
    };
    // The build keeps its symbols; what is given away does without.
    let stripped = copy(binary)?;
    shell::call(shell::program("strip", &[]).arg(&stripped))?;
    for paper in PAPERS {
        let path = root.join(paper);
        if path.exists() {
            copy(&path)?;
        } else {
            println!("{paper} is not there and is left out.");
        }
    }
    // Under another name until it is whole.
    let (archive, part) = (dist.join(format!("{name}.tar.gz")), dist.join(format!("{name}.part")));
    let mut tar = shell::program("tar", &["--create", "--gzip", "--owner=0", "--group=0"]);
    tar.arg("--file").arg(&part).arg("--directory").arg(dist).arg(name);
    shell::call(&mut tar)?;
    fs::rename(&part, &archive).context("the archive can't get its name")?;
    fs::remove_dir_all(&folder).context("what was packed can't be removed")?;
    Ok(archive)
}

/// The version of the program.
fn version(metadata: &Value) -> Result<String> {
    let packages = metadata.get("packages").and_then(Value::as_array);
    let ours = packages.into_iter().flatten().find(|package| package["name"] == "twocities");
    let version = ours.and_then(|package| package["version"].as_str());
    version.map(str::to_owned).context("cargo metadata has no version of twocities")
}

/// What the binary runs on, as the compiler calls it.
fn triple() -> Result<String> {
    let told = shell::read(&mut shell::program("rustc", &["--version", "--verbose"]))?;
    let Some(host) = told.lines().find_map(|line| line.strip_prefix("host: ")) else {
        bail!("rustc doesn't say what it builds for");
    };
    Ok(host.to_owned())
}

/// A number of bytes for people.
fn size(bytes: u64) -> String {
    format!("{}.{} MB", bytes / 1_000_000, bytes / 100_000 % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_rounded_down() {
        assert_eq!(size(0), "0.0 MB");
        assert_eq!(size(9_999_999), "9.9 MB");
        assert_eq!(size(12_345_678), "12.3 MB");
    }

    #[test]
    fn the_program_has_a_version_and_a_machine() {
        let numbers = version(&shell::metadata().unwrap()).unwrap();
        assert_eq!(numbers.split('.').count(), 3, "{numbers}");
        assert!(triple().unwrap().contains('-'));
        assert!(version(&serde_json::json!({"packages": []})).is_err());
    }

    /// These tests themselves load libraries when they start.
    #[cfg(all(target_os = "linux", not(target_feature = "crt-static")))]
    #[test]
    fn a_binary_that_needs_libraries_of_the_machine_is_refused() {
        let this = std::env::current_exe().unwrap();
        let refused = self_contained(&this).unwrap_err().to_string();
        assert!(refused.ends_with("it has to be linked statically"), "{refused}");
        let object =
            std::env::temp_dir().join(format!("twocities-no-program-{}", std::process::id()));
        fs::write(&object, "no program").unwrap();
        assert!(self_contained(&object).is_err(), "what is no program is not taken for one");
        fs::remove_file(&object).unwrap();
    }

    #[test]
    fn an_archive_has_the_binary_and_the_papers_that_are_there() {
        let work = std::env::temp_dir().join(format!("twocities-dist-{}", std::process::id()));
        let (root, dist) = (work.join("root"), work.join("dist"));
        fs::create_dir_all(&root).unwrap();
        for paper in ["README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
            fs::write(root.join(paper), paper).unwrap();
        }
        // Any binary will do: this one is there.
        let binary = root.join("twocities");
        fs::copy(std::env::current_exe().unwrap(), &binary).unwrap();
        let before = fs::metadata(&binary).unwrap().len();
        // The second time, something is there already.
        for _ in 0..2 {
            let archive = pack(&root, &binary, &dist, "twocities-1.2.3-box").unwrap();
            assert_eq!(archive, dist.join("twocities-1.2.3-box.tar.gz"));
            let mut list = shell::program("tar", &["--list", "--file"]);
            let listed = shell::read(list.arg(&archive)).unwrap();
            let mut listed: Vec<&str> = listed.lines().collect();
            listed.sort_unstable();
            assert_eq!(
                listed,
                ["", "LICENSE-APACHE", "LICENSE-MIT", "README.md", "twocities"]
                    .map(|name| format!("twocities-1.2.3-box/{name}"))
            );
            assert_eq!(fs::read_dir(&dist).unwrap().count(), 1, "nothing else is left");
        }
        let mut unpack = shell::program("tar", &["--extract", "--file"]);
        unpack.arg(dist.join("twocities-1.2.3-box.tar.gz")).arg("--directory").arg(&work);
        shell::call(&mut unpack).unwrap();
        let stripped = fs::metadata(work.join("twocities-1.2.3-box/twocities")).unwrap().len();
        assert!(stripped < before, "{stripped} of {before} bytes");
        fs::remove_dir_all(&work).unwrap();
    }
}
