//! A match that no longer replays, as after an upgrade that corrected a rule.

use serde_json::json;
use store::{Append, Entry, SqliteStore, Status, Store, TableId};

use crate::client::{Client, Server, ask, make, sit};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_stays_readable_up_to_its_last_good_revision_and_says_why() {
    let server = Server::start().await;
    let wanted = json!({"game": "new-york", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let words = anna.choices()[0].clone();
    anna.submit(&[&words]).await.unwrap();
    let good = anna.update.clone();
    // An action that these rules forbid was stored, and another after it.
    let Server { running, folder } = server;
    running.stop().await.unwrap();
    let store = SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    let (id, revision) = (TableId(made.table.clone()), anna.revision());
    for (revision, text) in [(revision + 1, "1 build tower-of-babel\n"), (revision + 2, "2 pass\n")]
    {
        let entry = Entry { revision, at: 5, text: text.to_owned() };
        let append = Append { id: id.clone(), entry, status: Status::Running, deadline: None };
        store.append(append).await.unwrap();
    }
    store.close().await.unwrap();

    let server = Server::start_in(folder).await;
    let path = format!("/api/tables/{}", made.table);
    let info = ask(server.address(), "GET", &path, Some(&made.token), None).await.json();
    assert_eq!((&info["status"], &info["revision"]), (&json!("broken"), &json!(revision)));
    assert!(info["broken"]["id"].is_string(), "it says why: {info}");
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    assert_eq!(anna.update["view"], good["view"], "as it was before");
    assert_eq!(anna.choices(), Vec::<String>::new(), "nothing can be answered");
    let refused = anna.submit(&[&words]).await.unwrap();
    assert_eq!(refused["code"], "closed", "{refused}");
    let history = format!("{path}/history?seat=1");
    let history = ask(server.address(), "GET", &history, Some(&made.token), None).await.json();
    let steps = history["steps"].as_array().unwrap().len() as u64;
    assert_eq!((steps, &history["revision"]), (revision, &json!(revision)));
    // Nothing was lost: the program before could play it on.
    let Server { running, folder } = server;
    running.stop().await.unwrap();
    let store = SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().entries.len() as u64, revision + 2);
}
