//! Trying: a seat is shown what would be, and nobody else hears of it.

use serde_json::{Value, json};

use crate::client::{Client, Server, ask, make, sit};

fn draft(revision: u64, actions: &[String]) -> Value {
    json!({"do": "draft", "revision": revision, "actions": actions})
}

/// The first words after these that can be tried to their end and leave the turn with the same seat, with what they
/// would change.
async fn one_more(client: &mut Client, actions: &[String], choices: &[Value]) -> Option<Value> {
    for choice in choices {
        let mut longer = actions.to_vec();
        longer.push(choice["words"].as_str().unwrap().to_owned());
        let tried = client.ask(draft(client.revision(), &longer)).await.unwrap();
        assert_eq!(tried["kind"], "drafted", "{longer:?}: {tried}");
        if tried["tried"] == longer.len() && !tried["choices"].as_array().unwrap().is_empty() {
            assert!(tried["stop"].is_null(), "{tried}");
            return Some(json!({"actions": longer, "tried": tried}));
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draft_shows_what_would_be_and_changes_nothing() {
    for game in ["london", "new-york"] {
        let server = Server::start().await;
        let address = server.address();
        let wanted = json!({"game": game, "options": [["first", "1"]],
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
        let made = make(address, &wanted).await;
        let (table, watch) = (&made.table, format!("watch={}", made.watch));
        let boris = sit(address, table, &made.links[0].1, "Boris").await;
        let mut others = [
            Client::join(address, table, "seat=2", Some(&boris)).await,
            Client::join(address, table, &watch, None).await,
        ];
        let mut anna = Client::join(address, table, "seat=1", Some(&made.token)).await;
        for other in &mut others {
            other.ask(json!({"do": "update", "since": 0})).await.unwrap();
            other.received.clear();
        }
        let (revision, before) = (anna.revision(), anna.update.clone());

        let (mut actions, mut choices) =
            (Vec::new(), before["choices"].as_array().unwrap().clone());
        let (mut changed, mut last) = (Vec::new(), Value::Null);
        for _ in 0..8 {
            let Some(more) = one_more(&mut anna, &actions, &choices).await else { break };
            actions = serde_json::from_value(more["actions"].clone()).unwrap();
            last = more["tried"].clone();
            choices = last["choices"].as_array().unwrap().clone();
            changed.extend(last["changes"].as_array().unwrap().clone());
        }
        assert!(!actions.is_empty(), "{game}: something can be tried");
        assert_ne!(last["view"], before["view"], "{game}: the table as it would be");
        assert_eq!(last["asked"]["seat"], 1);
        assert!(!last["events"].as_array().unwrap().is_empty());
        // In New York the first thing that changes a number shows a card of the market.
        assert!(
            game == "new-york" || !changed.is_empty(),
            "nothing is different after {actions:?}"
        );
        for change in &changed {
            assert_ne!(change["from"], change["to"], "{change}");
        }

        // Why not, of the table as it would be.
        let about = if game == "london" { "play nothing-at-all" } else { "lot Z99" };
        let why = json!({"do": "why", "revision": revision, "actions": actions, "about": about});
        assert_eq!(anna.ask(why).await.unwrap()["code"], "bad-text");
        let about = if game == "london" { "land" } else { "pass" };
        let why = json!({"do": "why", "revision": revision, "actions": actions, "about": about});
        let why = anna.ask(why).await.unwrap();
        assert_eq!(why["kind"], "why", "{why}");
        assert_eq!(why["reason"]["id"], "reason-with-clause", "{game}: {why}");

        // Nothing is stored, and nobody else has heard anything.
        let info = ask(address, "GET", &format!("/api/tables/{table}"), None, None).await.json();
        assert_eq!(info["revision"], revision);
        for other in &mut others {
            other.ask(json!({"do": "update", "since": 0})).await.unwrap();
            let kinds: Vec<Value> = other
                .received
                .iter()
                .map(|text| serde_json::from_str::<Value>(text).unwrap()["type"].clone())
                .collect();
            assert_eq!(kinds, ["update", "answer"], "{game}: what they asked for and nothing else");
        }
        let server = server.restart().await;
        let anna = Client::join(server.address(), table, "seat=1", Some(&made.token)).await;
        assert_eq!(anna.update["view"], before["view"]);
        assert_eq!(anna.update["choices"], before["choices"]);
    }
}

/// What the deck would give is not tried.
#[tokio::test]
async fn a_draft_stops_before_it_shows_something() {
    let server = Server::start().await;
    let wanted = json!({"game": "london", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    // The board is empty: all three cards come from the deck.
    let tried = anna.ask(draft(anna.revision(), &["three".to_owned()])).await.unwrap();
    assert_eq!(tried["stop"], json!({"kind": "reveals"}), "{tried}");
    assert_eq!((&tried["tried"], &tried["changes"]), (&json!(0), &json!([])), "{tried}");
    assert_eq!(
        (&tried["view"], &tried["choices"]),
        (&anna.update["view"], &anna.update["choices"])
    );
}
