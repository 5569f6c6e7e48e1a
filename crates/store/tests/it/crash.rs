//! Another process serves the file, and is killed at any moment: all that it was told is kept is there.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::Duration;

use store::{SqliteStore, Store, StoreError, backup_file};

use crate::samples::{append, id, table, unbroken};

/// Where the child finds its file.
const FILE: &str = "STORE_TEST_FILE";
/// How many tables the child plays at.
const TABLES: u64 = 5;

/// What the child does: plays at some tables at once, and says of every entry that it is kept.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the other process of the tests below"]
async fn child() {
    let Ok(path) = std::env::var(FILE) else { return };
    let store = std::sync::Arc::new(SqliteStore::open(PathBuf::from(path)).await.unwrap());
    let mut playing = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        let name = number.to_string();
        playing.spawn(async move {
            if store.load(&id(&name)).await.unwrap().is_none() {
                store.create(table(&name)).await.unwrap();
            }
            for revision in unbroken(&*store, &name).await + 1.. {
                store.append(append(&name, revision)).await.unwrap();
                let line = format!("kept {name} {revision}\n");
                std::io::stderr().write_all(line.as_bytes()).unwrap();
            }
        });
    }
    playing.join_all().await;
}

/// A child at work, killed at the end.
struct Running {
    child: Child,
    says: BufReader<ChildStderr>,
    /// The last revision of each table that the child knows to be kept.
    kept: BTreeMap<String, u64>,
}

impl Running {
    fn start(path: &Path) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "crash::child", "--ignored", "--nocapture"])
            .env(FILE, path)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let says = BufReader::new(child.stderr.take().unwrap());
        Self { child, says, kept: BTreeMap::new() }
    }

    /// Whether there was a line. One that was cut off by the kill says nothing.
    fn hear(&mut self) -> bool {
        let mut line = String::new();
        self.says.read_line(&mut line).unwrap();
        let Some(whole) = line.strip_suffix('\n') else { return false };
        let Some(kept) = whole.strip_prefix("kept ") else { panic!("the child says: {whole}") };
        let (name, revision) = kept.split_once(' ').unwrap();
        self.kept.insert(name.to_owned(), revision.parse().unwrap());
        true
    }

    /// What the child knew to be kept when it was killed, which is SIGKILL on Unix.
    fn kill(mut self) -> BTreeMap<String, u64> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        while self.hear() {}
        std::mem::take(&mut self.kept)
    }
}

/// A test that fails leaves no child behind.
impl Drop for Running {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn random(below: u64) -> u64 {
    RandomState::new().hash_one(0) % below
}

#[tokio::test]
async fn what_a_killed_server_acknowledged_is_there_without_gaps_and_doubles() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let mut known: BTreeMap<String, u64> = BTreeMap::new();
    let mut acknowledged = 0;
    for round in 0..10 {
        let mut child = Running::start(&path);
        if round % 2 == 1 {
            for _ in 0..=random(60) {
                assert!(child.hear());
            }
        } else {
            // Also while it opens the file, and in the first round while it makes it.
            std::thread::sleep(Duration::from_micros(random(150_000)));
        }
        let kept = child.kill();
        acknowledged += kept.len();

        let store = SqliteStore::open(&path).await.unwrap();
        for number in 0..TABLES {
            let name = number.to_string();
            let there = unbroken(&store, &name).await;
            let least = kept.get(&name).or_else(|| known.get(&name)).copied().unwrap_or(0);
            assert!(there >= least, "round {round}: {there} of {least} entries of table {name}");
            known.insert(name, there);
        }
        store.close().await.unwrap();
    }
    assert!(acknowledged > 0);
}

#[tokio::test]
async fn another_process_can_copy_a_served_file_but_not_serve_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let mut child = Running::start(&path);
    assert!(child.hear());

    let refused = SqliteStore::open(&path).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    let known = child.kept.clone();
    backup_file(&path, &folder.path().join("backup.db")).await.unwrap();
    assert!(child.hear(), "the child goes on");

    let copy = SqliteStore::open(folder.path().join("backup.db")).await.unwrap();
    for (name, least) in known {
        assert!(unbroken(&copy, &name).await >= least);
    }
    child.kill();
    // The lock went with the process, and a file that nobody closed can be copied, too.
    backup_file(&path, &folder.path().join("after.db")).await.unwrap();
    SqliteStore::open(&path).await.unwrap();
}
