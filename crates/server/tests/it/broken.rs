//! A match that no longer replays, as after an upgrade that corrected a rule.

use serde_json::json;
use store::{Append, Entry, NewTable, SqliteStore, Status, Store, TableId};

use crate::client::{Client, Server, ask, make, sit};
use crate::leaks::{row, server_of};

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
        let append = Append {
            id: id.clone(),
            entry,
            status: Status::Running,
            deadline: None,
            calls: Vec::new(),
        };
        store.append(append).await.unwrap();
    }
    store.close().await.unwrap();

    let server = Server::start_in(folder).await;
    let path = format!("/api/tables/{}", made.table);
    let info = ask(server.address(), "GET", &path, Some(&made.token), None).await.json();
    assert_eq!((&info["status"], &info["revision"]), (&json!("broken"), &json!(revision)));
    assert!(info["broken"]["id"].is_string(), "it says why: {info}");
    assert!(info.to_string().contains("table-fault-action"), "{info}");
    assert!(!info.to_string().contains("babel"), "what was done is not told to everybody: {info}");
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

/// A match of other rules, of another content or with another beginning is not played on as if nothing were.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_was_made_otherwise_is_shown_and_not_played_on() {
    for (was, is, why) in [
        ("\nrules 1\n", "\nrules 999\n", "table-fault-rules"),
        ("\npack new-york ", "\npack new-jersey ", "new-jersey"),
        ("\nstart seed ", "\nstart seed 1", "table-fault-check"),
    ] {
        let server = Server::start().await;
        let wanted = json!({"game": "new-york", "options": [["first", "1"]],
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
        let made = make(server.address(), &wanted).await;
        let kept = row(server, &made).await;
        // The whole line: a seed has any number of digits.
        let head = kept.head.replace(was, is);
        let head = if was.ends_with("seed ") { with_seed(&head) } else { head };
        let server = server_of(NewTable { head, ..kept }).await;
        let path = format!("/api/tables/{}", made.table);
        let info = ask(server.address(), "GET", &path, Some(&made.token), None).await;
        assert_eq!(
            (info.status, &info.json()["status"]),
            (200, &json!("broken")),
            "{is}: {info:?}"
        );
        assert!(info.json()["broken"].to_string().contains(why), "{is}: {info:?}");
        let joined =
            Client::try_join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
        if let Ok(anna) = joined {
            assert_eq!(anna.choices(), Vec::<String>::new(), "{is}");
        }
    }
}

/// The pack that is kept with a match may be one that a newer version refuses.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_whose_pack_is_refused_says_why() {
    let server = Server::start().await;
    let wanted = json!({"game": "new-york", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}],
        "settings": {"listed": true}});
    let made = make(server.address(), &wanted).await;
    let kept = row(server, &made).await;
    let pack = kept.pack.replace("format = 1", "format = 99");
    assert_ne!(pack, kept.pack);
    let server = server_of(NewTable { pack, ..kept }).await;
    let path = format!("/api/tables/{}", made.table);
    let info = ask(server.address(), "GET", &path, Some(&made.token), None).await;
    let told = info.json();
    assert_eq!((info.status, &told["status"]), (200, &json!("broken")), "{info:?}");
    assert!(told["broken"].to_string().contains("format"), "{told}");
    assert_eq!((&told["mine"], &told["host"]), (&json!([1]), &json!(true)));
    assert_eq!(told["seats"][0]["name"], "Anna");
    for what in ["history?seat=1", "printed"] {
        let path = format!("{path}/{what}");
        let refused = ask(server.address(), "GET", &path, Some(&made.token), None).await;
        assert_eq!(
            (refused.status, &refused.json()["code"]),
            (409, &json!("broken")),
            "{refused:?}"
        );
    }
    let list = ask(server.address(), "GET", "/api/tables", None, None).await.json();
    assert_eq!(list[0]["table"], made.table.as_str());
    // Its host may be rid of it, and nobody else.
    let delete = async |token| ask(server.address(), "DELETE", &path, token, None).await;
    let refused = delete(None).await;
    assert_eq!((refused.status, &refused.json()["say"]["id"]), (403, &json!("server-host-only")));
    assert_eq!(delete(Some(&made.token)).await.status, 200);
    assert_eq!(delete(Some(&made.token)).await.status, 404);
}

/// The head with the seed 1.
fn with_seed(head: &str) -> String {
    let other = |line: &str| match line.starts_with("start seed ") {
        true => "start seed 1\n".to_owned(),
        false => format!("{line}\n"),
    };
    head.lines().map(other).collect()
}
