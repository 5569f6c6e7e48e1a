//! Clocks that run out while nobody is there.

use std::time::Duration;

use serde_json::json;
use store::{NewTable, SqliteStore, Store, TableId};

use crate::client::{Client, Made, Server, ask, make, sit};
use crate::leaks::row;

/// The words for who is at each seat.
async fn kinds(server: &Server, table: &str) -> Vec<String> {
    let info = ask(server.address(), "GET", &format!("/api/tables/{table}"), None, None).await;
    let seats = info.json()["seats"].as_array().unwrap().clone();
    seats.iter().map(|seat| seat["kind"].as_str().unwrap().to_owned()).collect()
}

/// A table of Anna and Boris at which everybody has a day for a turn.
async fn slow_table(server: &Server) -> Made {
    let wanted = json!({"game": "new-york", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}],
        "settings": {"pace": {"kind": "slow", "days": 1}}});
    let made = make(server.address(), &wanted).await;
    sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    made
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_clock_runs_out_while_the_table_sleeps_and_its_owner_returns() {
    let server = Server::start().await;
    let made = slow_table(&server).await;
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

/// A server that is started anew gives nobody time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_live_clock_goes_on_after_a_restart_with_what_was_left() {
    let server = Server::start().await;
    let wanted = json!({"game": "new-york", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}],
        "settings": {"pace": {"kind": "live", "turn": 60, "increment": 0}}});
    let made = make(server.address(), &wanted).await;
    let anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let first = anna.update["clock"]["until"].as_i64().unwrap();
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    let left = first - now();
    drop(anna);
    let server = server.restart().await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let now_left = anna.update["clock"]["until"].as_i64().unwrap() - now();
    assert!(now_left <= left, "{now_left} ms of {left}");
    assert!(now_left > left - 2_000, "it rested meanwhile: {now_left} ms of {left}");
}

fn now() -> i64 {
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

/// Somebody who lets a bot play and comes back, over and over, neither keeps others from playing nor stops their clock.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_and_goes_without_end_holds_nobody_up() {
    for limited in [false, true] {
        let server =
            if limited { Server::start_limited(false).await } else { Server::start().await };
        let wanted = json!({"game": "new-york", "options": [["first", "1"]],
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}],
            "settings": {"pace": {"kind": "live", "turn": 60, "increment": 5}}});
        let made = make(server.address(), &wanted).await;
        let token = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
        let mut anna =
            Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
        let mut boris = Client::join(server.address(), &made.table, "seat=2", Some(&token)).await;
        let clock = boris.update["clock"].clone();
        let mut done = 0;
        for _ in 0..10 {
            for ask in [json!({"do": "leave", "bot": "random"}), json!({"do": "return"})] {
                let answer = boris.ask(ask).await.unwrap();
                done += u32::from(answer["kind"] == "done");
            }
        }
        assert_eq!(done, if limited { 6 } else { 20 }, "a seat changes hands now and then");
        assert_eq!(boris.update["clock"], clock, "it is Anna's, and goes on");
        // Anna has heard of none of it yet.
        let seen = anna.revision();
        assert!(seen < boris.revision());
        let words = anna.choices()[0].clone();
        assert_eq!(anna.submit(&[&words]).await.unwrap()["kind"], "done");
    }
}

/// Tables that no longer replay, or cannot be read at all, keep no other from being looked after.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn broken_tables_do_not_hold_up_the_clock_of_a_healthy_one() {
    let server = Server::start().await;
    let made = slow_table(&server).await;
    let kept = row(server, &made).await;
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    let broken: Vec<TableId> =
        (0..101).map(|number| TableId(format!("broken{number:04}"))).collect();
    for (number, id) in broken.iter().enumerate() {
        // Some can be shown up to a point, some not at all.
        let head = if number % 2 == 0 {
            kept.head.replace("\nrules 1\n", "\nrules 999\n")
        } else {
            "nothing".to_owned()
        };
        store.create(NewTable { id: id.clone(), head, ..kept.clone() }).await.unwrap();
        store.set_deadline(id, Some(1_000)).await.unwrap();
    }
    store.create(kept.clone()).await.unwrap();
    store.set_deadline(&kept.id, Some(2_000)).await.unwrap();
    store.close().await.unwrap();
    let server = Server::start_in(folder).await;
    // Nobody asks for it: that would wake it.
    tokio::time::sleep(Duration::from_secs(6)).await;
    let Server { running, folder } = server;
    running.stop().await.unwrap();
    let store = SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    let healthy = store.load(&kept.id).await.unwrap().unwrap();
    let expired = healthy.entries.iter().any(|entry| entry.text.starts_with("expired 1"));
    assert!(expired, "a bot takes care: {:?}", healthy.entries);
    for id in broken {
        let deadline = store.load(&id).await.unwrap().unwrap().table.deadline;
        assert_eq!(deadline, None, "nobody waits for it");
    }
}

/// Ten seconds for a turn, and fifteen more: then what the table has chosen happens, though nobody says a word.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_live_clock_runs_out_while_everybody_looks() {
    let server = Server::start().await;
    let table = async |absence: &str| {
        let wanted = json!({"game": "new-york", "options": [["first", "1"]],
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}],
            "settings": {"pace": {"kind": "live", "turn": 10, "increment": 0}, "absence": absence}});
        let made = make(server.address(), &wanted).await;
        let token = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
        let anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
        let boris = Client::join(server.address(), &made.table, "seat=2", Some(&token)).await;
        (made.table, anna, boris)
    };
    let (cared_for, _anna, mut boris) = table("bot").await;
    let (waits, mut anna, mut decides) = table("others").await;
    let until = boris.update["clock"]["until"].as_i64().unwrap();
    assert_eq!(boris.update["clock"]["seat"], 1);
    assert_eq!(
        decides.ask(json!({"do": "relieve", "seat": 1})).await.unwrap()["code"],
        "not-that-seat"
    );

    let expired = |told: &serde_json::Value| {
        let steps = told["steps"].as_array().cloned().unwrap_or_default();
        steps.iter().any(|step| step["did"]["kind"] == "expire")
    };
    let told = boris.hear_until(expired).await.unwrap();
    let grace = told["steps"][0]["at"].as_i64().unwrap() - until;
    assert!((15_000..20_000).contains(&grace), "{grace} ms of grace");
    assert_eq!(told["seats"][0]["state"], "relieved");
    assert_eq!(kinds(&server, &cared_for).await, ["bot", "person"]);

    // Where the others decide, nothing is done but told, until one of them does.
    let told = decides.hear_until(expired).await.unwrap();
    assert_eq!(told["clock"]["expired"], true);
    assert_eq!(kinds(&server, &waits).await, ["person", "person"]);
    assert_eq!(
        anna.ask(json!({"do": "relieve", "seat": 2})).await.unwrap()["code"],
        "not-that-seat"
    );
    assert_eq!(decides.ask(json!({"do": "relieve", "seat": 1})).await.unwrap()["kind"], "done");
    assert_eq!(kinds(&server, &waits).await, ["bot", "person"]);
    let back = anna.ask(json!({"do": "return"})).await.unwrap();
    assert_eq!(back["kind"], "done", "the seat is always theirs: {back}");
}

/// A table without clocks is not stuck, either, when somebody never comes back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_clocks_the_others_go_on_after_a_day() {
    let server = Server::start().await;
    let wanted = json!({"game": "new-york", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let boris = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    let relieve = json!({"do": "relieve", "seat": 1});
    let mut waits = Client::join(server.address(), &made.table, "seat=2", Some(&boris)).await;
    assert_eq!(waits.ask(relieve.clone()).await.unwrap()["code"], "not-that-seat");
    drop(waits);
    // The same table, made long ago.
    let kept = NewTable { created: 1_000, ..row(server, &made).await };
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    store.create(kept).await.unwrap();
    store.close().await.unwrap();
    let server = Server::start_in(folder).await;
    let address = server.address();
    let anna = Client::join(address, &made.table, "seat=1", Some(&made.token)).await;
    let mut decides = Client::join(address, &made.table, "seat=2", Some(&boris)).await;
    assert_eq!(decides.update["clock"], json!(null), "Anna is there");
    assert_eq!(decides.ask(relieve.clone()).await.unwrap()["code"], "not-that-seat");
    drop(anna);
    let told = decides.hear_until(|told| told["clock"]["expired"] == true).await.unwrap();
    assert_eq!(told["clock"], json!({"seat": 1, "until": null, "expired": true}));
    assert_eq!(decides.ask(relieve).await.unwrap()["kind"], "done");
    assert_eq!(kinds(&server, &made.table).await, ["bot", "person"]);
    let mut anna = Client::join(address, &made.table, "seat=1", Some(&made.token)).await;
    let back = anna.ask(json!({"do": "return"})).await.unwrap();
    assert_eq!(back["kind"], "done", "the seat is always theirs: {back}");
}
