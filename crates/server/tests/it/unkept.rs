//! What cannot be stored, as when the disk is full, is told to nobody and tried again, now and then.

use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::json;
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use store::{SqliteStore, Store, TableId};
use tokio::time::sleep;
use tracing_subscriber::filter::LevelFilter;

use crate::client::{Client, Server, ask, make, sit};

/// A log that can be read.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn lines_with(&self, text: &str) -> usize {
        let log = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        log.lines().filter(|line| line.contains(text)).count()
    }
}

/// From now on nothing that is done can be stored; or it can again.
async fn storing(folder: &Path, possible: bool) {
    let options = SqliteConnectOptions::new().filename(folder.join("twocities.sqlite"));
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let change = if possible {
        "DROP TRIGGER full"
    } else {
        "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END"
    };
    sqlx::raw_sql(change).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn an_action_that_is_not_stored_is_told_to_nobody_and_may_be_done_again() {
    let server = Server::start().await;
    let wanted = json!({"game": "new-york", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let token = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let mut boris = Client::join(server.address(), &made.table, "seat=2", Some(&token)).await;
    let (before, words) = (anna.update.clone(), anna.choices()[0].clone());
    storing(server.folder.path(), false).await;
    for _ in 0..3 {
        assert_eq!(anna.submit(&[&words]).await.unwrap()["code"], "failed");
    }
    let told = boris.ask(json!({"do": "update", "since": 0})).await.unwrap();
    assert_eq!(told["kind"], "done");
    assert_eq!(boris.update["revision"], before["revision"], "nothing has happened");
    assert_eq!(boris.update["moves"], 0);
    storing(server.folder.path(), true).await;
    assert_eq!(anna.submit(&[&words]).await.unwrap()["kind"], "done");
    boris.hear_until(|told| told["moves"] == 1).await.unwrap();
}

#[tokio::test]
async fn a_clock_that_cannot_be_stored_is_looked_at_now_and_then() {
    let log = Log::default();
    let to = log.clone();
    let logging = tracing_subscriber::fmt().with_max_level(LevelFilter::ERROR).with_ansi(false);
    let logging = logging.with_writer(move || to.clone()).finish();
    let _logging = tracing::subscriber::set_default(logging);
    let server = Server::start().await;
    let wanted = json!({"game": "new-york", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}],
        "settings": {"pace": {"kind": "slow", "days": 1}}});
    let made = make(server.address(), &wanted).await;
    sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    let Server { running, folder } = server;
    running.stop().await.unwrap();
    let store = SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    store.set_deadline(&TableId(made.table.clone()), Some(1_000)).await.unwrap();
    store.close().await.unwrap();
    storing(folder.path(), false).await;
    let server = Server::start_in(folder).await;
    sleep(Duration::from_secs(5)).await;
    let tried = log.lines_with("a clock that ran out could not be stored");
    assert!((1..=4).contains(&tried), "tried {tried} times in five seconds");
    storing(server.folder.path(), true).await;
    for _ in 0..100 {
        let path = format!("/api/tables/{}", made.table);
        let info = ask(server.address(), "GET", &path, None, None).await.json();
        if info["seats"][0]["kind"] == "bot" {
            return;
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("it is never tried again");
}
