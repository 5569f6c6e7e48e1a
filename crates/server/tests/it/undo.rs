//! Taking back, over the wire.

use serde_json::{Value, json};

use crate::client::{Client, Server, make, sit};

/// Three people at a table of London, the first to be asked first.
async fn three() -> (Server, Vec<Client>, String) {
    let server = Server::start().await;
    let wanted = json!({"game": "london",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let mut clients =
        vec![Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await];
    for (seat, secret) in &made.links {
        let token = sit(server.address(), &made.table, secret, "Guest").await;
        let from = format!("seat={seat}");
        clients.push(Client::join(server.address(), &made.table, &from, Some(&token)).await);
    }
    catch_up(&mut clients).await;
    let asked = clients[0].update["asked"]["seat"].as_u64().unwrap() as usize - 1;
    clients.rotate_left(asked);
    (server, clients, made.table)
}

/// Everybody hears of what has happened.
async fn catch_up(clients: &mut [Client]) {
    for client in clients {
        client.ask(json!({"do": "update", "since": 0})).await.unwrap();
    }
}

/// An answer that shows something hidden, or one that does not.
async fn answer(client: &mut Client, shows: bool) -> String {
    let revision = client.revision();
    for words in client.choices() {
        let draft = json!({"do": "draft", "revision": revision, "actions": [words]});
        let draft = client.ask(draft).await.unwrap();
        if (draft["stop"]["kind"] == "reveals") == shows {
            return words;
        }
    }
    panic!("no such answer: {:?}", client.choices())
}

async fn undo(client: &mut Client) -> Value {
    let revision = client.revision();
    client.ask(json!({"do": "undo", "revision": revision, "whole_turn": false})).await.unwrap()
}

async fn consent(client: &mut Client, agree: bool) -> Value {
    let revision = client.revision();
    client.ask(json!({"do": "consent", "revision": revision, "agree": agree})).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_showed_something_is_taken_back_if_all_others_agree_and_stays_in_the_record() {
    let (server, mut people, table) = three().await;
    let before = people[0].update["view"].clone();
    let shown = answer(&mut people[0], true).await;
    assert_eq!(people[0].submit(&[&shown]).await.unwrap()["kind"], "done");
    catch_up(&mut people).await;
    assert_eq!(people[0].update["undo"]["consent"], true);
    assert!(people[1].update["undo"].is_null(), "others have nothing to take back");
    assert_eq!(undo(&mut people[1]).await["code"], "nothing-to-undo");

    // One no is enough.
    undo(&mut people[0]).await;
    catch_up(&mut people).await;
    let waits = people[0].update["undo_asked"]["waits_for"].as_array().unwrap().len();
    assert_eq!(waits, 2, "{}", people[0].update["undo_asked"]);
    assert_eq!(consent(&mut people[0], true).await["code"], "no-wish", "nobody agrees for oneself");
    consent(&mut people[1], true).await;
    consent(&mut people[2], false).await;
    catch_up(&mut people).await;
    assert!(people[0].update["undo_asked"].is_null());
    assert_ne!(people[0].update["view"], before, "it was done and stays so");

    // Both have to agree.
    undo(&mut people[0]).await;
    catch_up(&mut people).await;
    consent(&mut people[1], true).await;
    assert_ne!(people[0].update["view"], before);
    consent(&mut people[2], true).await;
    catch_up(&mut people).await;
    assert_eq!(people[0].update["view"], before, "as it was");
    let step = people[0].update["steps"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&step["did"]["kind"], &step["did"]["count"]), (&json!("undo"), &json!(1)));

    // What was taken back is still in the store, and so is that it was.
    let Server { running, folder } = server;
    running.stop().await.unwrap();
    let store = store::SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    let stored = store::Store::load(&store, &store::TableId(table)).await.unwrap().unwrap();
    let texts: Vec<&str> = stored.entries.iter().map(|entry| entry.text.as_str()).collect();
    let (undo, act) = (texts[texts.len() - 1], texts[texts.len() - 2]);
    assert!(undo.starts_with("undo ") && act.contains(&shown), "{texts:?}");
}

#[tokio::test]
async fn what_showed_nothing_is_taken_back_freely() {
    let (_server, mut people, _) = three().await;
    let before = people[0].update["view"].clone();
    let quiet = answer(&mut people[0], false).await;
    people[0].submit(&[&quiet]).await.unwrap();
    catch_up(&mut people).await;
    assert_eq!(people[0].update["undo"]["consent"], false);
    undo(&mut people[0]).await;
    catch_up(&mut people).await;
    assert_eq!(people[0].update["view"], before);
}
