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
    let number = client.update["undo_asked"]["number"].as_u64().unwrap();
    answer_wish(client, number, agree).await
}

async fn answer_wish(client: &mut Client, number: u64, agree: bool) -> Value {
    let revision = client.revision();
    let consent = json!({"do": "consent", "revision": revision, "number": number, "agree": agree});
    client.ask(consent).await.unwrap()
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

/// Two seats, the second for whoever comes by a link; the first begins.
async fn with_a_guest(server: &Server) -> (crate::client::Made, Client) {
    let wanted = json!({"game": "london", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    (made, anna)
}

/// Whoever made a table cannot look through the deck, neither before the guest comes nor in their place.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_shown_is_not_taken_back_behind_somebodys_back() {
    let server = Server::start().await;
    let (made, mut anna) = with_a_guest(&server).await;
    let shown = answer(&mut anna, true).await;
    assert_eq!(anna.submit(&[&shown]).await.unwrap()["kind"], "done");
    let mut people = vec![anna];
    catch_up(&mut people).await;
    let after = people[0].update["view"].clone();
    let refused = undo(&mut people[0]).await;
    assert_eq!(refused["code"], "nobody-to-ask", "{refused}");
    assert_eq!(people[0].update["undo"]["refused"], refused["say"]);
    // She sits down at the other seat herself.
    let guest = sit(server.address(), &made.table, &made.links[0].1, "Guest").await;
    people.push(Client::join(server.address(), &made.table, "seat=2", Some(&guest)).await);
    catch_up(&mut people).await;
    assert_eq!(undo(&mut people[0]).await["code"], "nobody-to-ask");
    // The host empties a seat.
    let path = format!("/api/tables/{}/seats/2/replace", made.table);
    let emptied =
        crate::client::ask(server.address(), "POST", &path, Some(&made.token), None).await;
    assert_eq!(emptied.status, 200, "{emptied:?}");
    people.truncate(1);
    catch_up(&mut people).await;
    assert_eq!(undo(&mut people[0]).await["code"], "nobody-to-ask");
    assert_eq!(people[0].update["view"], after, "it stays as it is");
}

/// Somebody for whom a bot plays is asked when they are back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_away_is_asked_when_they_are_back() {
    let server = Server::start().await;
    let (made, anna) = with_a_guest(&server).await;
    let guest = sit(server.address(), &made.table, &made.links[0].1, "Guest").await;
    let guest = Client::join(server.address(), &made.table, "seat=2", Some(&guest)).await;
    let mut people = vec![anna, guest];
    catch_up(&mut people).await;
    let shown = answer(&mut people[0], true).await;
    assert_eq!(people[0].submit(&[&shown]).await.unwrap()["kind"], "done");
    people[1].ask(json!({"do": "leave", "bot": "random"})).await.unwrap();
    catch_up(&mut people).await;
    // If it was the last action of the turn, the bot has answered by now or soon will: that changes nothing here.
    let refused = loop {
        let refused = undo(&mut people[0]).await;
        if refused["code"] != "stale" {
            break refused;
        }
    };
    assert_eq!(refused["code"], "nobody-to-ask", "{refused}");
    people[1].ask(json!({"do": "return"})).await.unwrap();
    catch_up(&mut people).await;
    assert_eq!(undo(&mut people[0]).await["kind"], "done");
    catch_up(&mut people).await;
    assert_eq!(people[0].update["undo_asked"]["waits_for"], json!([2]));
}

/// Who agreed to one action has not agreed to the whole turn.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn consent_to_one_wish_is_none_to_the_next() {
    let (_server, mut people, _) = three().await;
    let shown = answer(&mut people[0], true).await;
    assert_eq!(people[0].submit(&[&shown]).await.unwrap()["kind"], "done");
    catch_up(&mut people).await;
    undo(&mut people[0]).await;
    catch_up(&mut people).await;
    let first = people[1].update["undo_asked"]["number"].as_u64().unwrap();
    undo(&mut people[0]).await;
    for at in [1, 2] {
        assert_eq!(answer_wish(&mut people[at], first, true).await["code"], "no-wish");
    }
    catch_up(&mut people).await;
    assert_eq!(people[1].update["undo_asked"]["waits_for"].as_array().unwrap().len(), 2);
}

/// Whoever was told no some times is asked to wait; whoever was not may ask.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_told_no_does_not_ask_again_and_again() {
    let server = Server::start_limited(false).await;
    let (made, anna) = with_a_guest(&server).await;
    let guest = sit(server.address(), &made.table, &made.links[0].1, "Guest").await;
    let guest = Client::join(server.address(), &made.table, "seat=2", Some(&guest)).await;
    let mut people = vec![anna, guest];
    catch_up(&mut people).await;
    let shown = answer(&mut people[0], true).await;
    assert_eq!(people[0].submit(&[&shown]).await.unwrap()["kind"], "done");
    catch_up(&mut people).await;
    for _ in 0..3 {
        assert_eq!(undo(&mut people[0]).await["kind"], "done");
        catch_up(&mut people).await;
        assert_eq!(consent(&mut people[1], false).await["kind"], "done");
    }
    assert_eq!(undo(&mut people[0]).await["code"], "slow-down");
}
