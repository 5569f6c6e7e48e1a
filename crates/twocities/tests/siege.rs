//! The server as a process of its own, besieged: nothing is lost, no table is stuck, nonsense harms nobody.
//! These are short; `cargo run --release -p siege -- --help` has the long ones.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

use std::path::PathBuf;
use std::time::Duration;

use siege::{Champions, Chaos, Fuzz, Kills};
use tokio::sync::Mutex;

/// A server under siege needs the machine for itself.
static ONE_AT_A_TIME: Mutex<()> = Mutex::const_new(());

fn server() -> PathBuf {
    env!("CARGO_BIN_EXE_twocities").into()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_ten_kills() {
    let _alone = ONE_AT_A_TIME.lock().await;
    let wanted = Kills { server: server(), tables: 50, kills: 10, seed: 1 };
    let seen = siege::kills(&wanted).await.unwrap();
    assert_eq!(seen.kills, 10);
    assert!(seen.acknowledged > 100, "that was no load: {seen}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_where_nothing_happens_takes_little_memory() {
    let _alone = ONE_AT_A_TIME.lock().await;
    let took = siege::idle(&server(), 200, 1).await.unwrap();
    assert!(took <= siege::MOST_MEMORY, "a table takes {took} KB");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_finished_whatever_fails() {
    let _alone = ONE_AT_A_TIME.lock().await;
    let time = Duration::from_secs(8);
    let wanted = Chaos { server: server(), tables: 6, time, seed: 1 };
    let seen = siege::chaos(&wanted).await.unwrap();
    assert!(seen.finished >= 6 && seen.kills > 0 && seen.sleepers >= 3, "{seen}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_refused_and_harms_nobody() {
    let _alone = ONE_AT_A_TIME.lock().await;
    let time = Duration::from_secs(10);
    // Nobody who has gone keeps a table awake.
    let wanted = Fuzz { server: server(), time, limits: false, until_asleep: true, seed: 1 };
    let seen = siege::fuzz(&wanted).await.unwrap();
    assert!(seen.attacks.len() > 8, "{seen}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_slowed_down_and_people_are_not() {
    let _alone = ONE_AT_A_TIME.lock().await;
    let time = Duration::from_secs(10);
    let wanted = Fuzz { server: server(), time, limits: true, until_asleep: false, seed: 2 };
    let seen = siege::fuzz(&wanted).await.unwrap();
    assert!(seen.limited > 3, "{seen}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_champions_of_a_stranger_slow_nobody_down() {
    let _alone = ONE_AT_A_TIME.lock().await;
    let wanted = Champions { server: server(), time: Duration::from_secs(12), seed: 1 };
    let seen = siege::champions(&wanted).await.unwrap();
    assert_eq!(seen.waits.len(), 2, "{seen}");
}
