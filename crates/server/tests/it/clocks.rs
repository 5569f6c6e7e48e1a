//! Clocks that run out while nobody is there.

use std::time::Duration;

use serde_json::json;
use store::{SqliteStore, Store, TableId};

use crate::client::{Client, Server, ask, make, sit};

/// The words for who is at each seat.
async fn kinds(server: &Server, table: &str) -> Vec<String> {
    let info = ask(server.address(), "GET", &format!("/api/tables/{table}"), None, None).await;
    let seats = info.json()["seats"].as_array().unwrap().clone();
    seats.iter().map(|seat| seat["kind"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_clock_runs_out_while_the_table_sleeps_and_its_owner_returns() {
    let server = Server::start().await;
    let wanted = json!({"game": "new-york", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}],
        "settings": {"pace": {"kind": "slow", "days": 1}}});
    let made = make(server.address(), &wanted).await;
    sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    assert_eq!(kinds(&server, &made.table).await, ["person", "person"]);
    // A day and more later: the store says that the clock has to be looked at.
    let Server { running, folder } = server;
    running.stop().await.unwrap();
    let store = SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    let id = TableId(made.table.clone());
    let deadline = store.load(&id).await.unwrap().unwrap().table.deadline;
    assert!(deadline.is_some(), "a slow clock is kept");
    store.set_deadline(&id, Some(1_000)).await.unwrap();
    store.close().await.unwrap();
    let server = Server::start_in(folder).await;
    for _ in 0..200 {
        if kinds(&server, &made.table).await == ["bot", "person"] {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(kinds(&server, &made.table).await, ["bot", "person"], "a bot takes care");
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let back = anna.ask(json!({"do": "return"})).await.unwrap();
    assert_eq!(back["kind"], "done", "{back}");
    assert_eq!(kinds(&server, &made.table).await, ["person", "person"]);
}
