//! The program itself, from outside.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod offline;
mod serving;

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn twocities(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_twocities"));
    command.args(args).stdin(Stdio::null()).env_remove("NO_COLOR");
    command
}

fn output(args: &[&str]) -> Output {
    twocities(args).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A folder of its own for a test, empty at first.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

#[test]
fn a_game_is_kept_under_the_state_folder() {
    let state = folder("state");
    let said = twocities(&["play"]).env("XDG_STATE_HOME", &state).output().unwrap();
    assert_eq!(said.status.code(), Some(0));
    let record = state.join("twocities/london-1.record");
    assert!(fs::read_to_string(&record).unwrap().starts_with("twocities record 1\ngame london\n"));
    let go_on = format!("twocities play london --record {}\n", record.display());
    assert!(text(&said.stdout).ends_with(&go_on), "{}", text(&said.stdout));
    assert!(!text(&said.stdout).contains('\x1b'), "no colours where there is no terminal");
}

#[test]
fn what_was_typed_survives_a_kill() {
    let record = folder("kill").join("game.record");
    let path = record.to_str().unwrap();
    let mut child = twocities(&["play", "--record", path, "--option", "first=1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.as_mut().unwrap().write_all(b"loan\nrun\n").unwrap();
    // The question after the second answer comes only once that is on the disk.
    let (mut said, mut bytes) = (String::new(), [0; 1024]);
    while !said.contains("end the run?") {
        let read = child.stdout.as_mut().unwrap().read(&mut bytes).unwrap();
        assert!(read > 0, "{said}");
        said.push_str(&String::from_utf8_lossy(&bytes[..read]));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(fs::read_to_string(&record).unwrap().ends_with("\n1 loan\n1 run\n"));
}

#[test]
fn two_tables_do_not_write_to_one_record() {
    let record = folder("lock").join("game.record");
    let path = record.to_str().unwrap();
    let mut child = twocities(&["play", "--record", path])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut byte = [0];
    child.stdout.as_mut().unwrap().read_exact(&mut byte).unwrap();
    let second = output(&["play", "--record", path]);
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(second.status.code(), Some(2));
    let complaint = format!(
        "twocities: the record {path} is being played at another table: close that one first\n"
    );
    assert_eq!(text(&second.stderr), complaint);
    assert_eq!(output(&["play", "--record", path]).status.code(), Some(0));
}

#[test]
fn a_reader_who_leaves_early_is_no_failure() {
    let mut child = twocities(&["content", "show", "london"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let said = child.wait_with_output().unwrap();
    assert_eq!(said.status.code(), Some(0));
    assert_eq!(text(&said.stderr), "");
}

/// Runs the program in a terminal of its own, by means of `script` from util-linux.
fn in_a_terminal(args: &str, folder: &Path) -> String {
    let typescript = folder.join("typescript");
    let program = env!("CARGO_BIN_EXE_twocities");
    let mut child = Command::new("script")
        .args(["--quiet", "--return", "--flush", "--command", &format!("'{program}' {args}")])
        .arg(&typescript)
        .env("TERM", "xterm")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .expect("script, of util-linux or bsdutils, gives a terminal");
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if begun.elapsed() > Duration::from_secs(60) {
            // Without its terminal the program is hung up as well.
            child.kill().unwrap();
            child.wait().unwrap();
            panic!("still running: {}", String::from_utf8_lossy(&fs::read(&typescript).unwrap()));
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    let said = String::from_utf8_lossy(&fs::read(&typescript).unwrap()).into_owned();
    assert!(status.success(), "{said}");
    said
}

// The errors of the program were locked while other threads drew the bar there, for ever.
#[test]
fn a_simulation_in_a_terminal_comes_to_an_end() {
    let folder = folder("terminal");
    for threads in ["1", "2"] {
        let args = format!("sim london --bots random,random --games 20 --threads {threads}");
        let said = in_a_terminal(&args, &folder);
        assert!(said.contains("20 games of london with the pack london"), "{said}");
        assert!(said.contains("/20 "), "the bar was drawn: {said}");
    }
}

#[test]
fn exit_codes_tell_failures_from_bad_input() {
    let code = |args: &[&str]| output(args).status.code();
    assert_eq!(code(&["--help"]), Some(0));
    assert_eq!(code(&["--version"]), Some(0));
    assert_eq!(code(&["rules", "london", "L1.1"]), Some(0));
    assert_eq!(code(&["dance"]), Some(2));
    assert_eq!(code(&["rules", "london", "L99"]), Some(2));
    assert_eq!(code(&["verify", "/nowhere/at/all.record"]), Some(2));
    assert_eq!(code(&["play", "--record", "/nowhere/at/all.record"]), Some(1));
}
