//! Whole games over the wire.

use serde_json::{Value, json};

use crate::client::{Client, Server, ask, make, sit};

/// A number that depends on nothing but what was counted before: which choice is taken.
pub(crate) struct Pick(pub(crate) u64);

impl Pick {
    fn of(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}

async fn two_people(game: &str) -> (Server, Vec<Client>, String) {
    let server = Server::start().await;
    let wanted = json!({"game": game, "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let second = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    let watch = format!("watch={}", made.watch);
    let spectator = Client::join(server.address(), &made.table, &watch, None).await;
    assert_eq!(spectator.update["viewer"], "Spectator");
    let one = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let two = Client::join(server.address(), &made.table, "seat=2", Some(&second)).await;
    (server, vec![one, two], made.table)
}

/// Plays by random choices to the end, each client for its own seat.
pub(crate) async fn play_out(clients: &mut [Client], pick: &mut Pick) -> usize {
    let mut submitted = 0;
    loop {
        let latest = clients.iter().map(Client::revision).max().unwrap();
        for client in clients.iter_mut() {
            while client.revision() < latest {
                client.hear().await.unwrap();
            }
        }
        if clients[0].is_over() {
            return submitted;
        }
        let asked = clients[0].update["asked"]["seat"].as_u64().unwrap() as usize - 1;
        let choices = clients[asked].choices();
        let other = clients[1 - asked].choices();
        assert!(other.is_empty(), "only who is asked is told the answers");
        let words = &choices[pick.of(choices.len())];
        let answer = clients[asked].submit(&[words]).await.unwrap();
        assert_eq!(answer["kind"], "done", "{words}: {answer}");
        submitted += 1;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game_of_each_title() {
    for game in ["london", "new-york"] {
        let (server, mut clients, table) = two_people(game).await;
        let submitted = play_out(&mut clients, &mut Pick(7)).await;
        assert!(submitted > 20, "{game}: {submitted}");
        let ended = &clients[1].update["ended"];
        assert_eq!(ended["outcome"]["seats"], 2);
        let record =
            ask(server.address(), "GET", &format!("/api/tables/{table}/record"), None, None).await;
        assert_eq!(record.status, 200, "{record:?}");
        assert!(record.body.starts_with("twocities record "), "{}", record.body);
        server.running.stop().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_answer_and_the_table_survives_a_restart() {
    let server = Server::start().await;
    let wanted = json!({"game": "new-york",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]});
    let made = make(server.address(), &wanted).await;
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let mut pick = Pick(3);
    for _ in 0..12 {
        while anna.choices().is_empty() {
            anna.hear().await.unwrap();
        }
        let words = anna.choices();
        anna.submit(&[&words[pick.of(words.len())]]).await.unwrap();
    }
    let seen = anna.revision();
    let server = server.restart().await;
    let from = format!("seat=1&since={}", seen.saturating_sub(3));
    let mut anna = Client::join(server.address(), &made.table, &from, Some(&made.token)).await;
    assert!(anna.revision() >= seen);
    let steps = anna.update["steps"].as_array().unwrap().clone();
    let first: Vec<u64> = steps.iter().map(|step| step["revision"].as_u64().unwrap()).collect();
    let expected: Vec<u64> = (seen.saturating_sub(3) + 1..=anna.revision()).collect();
    assert_eq!(first, expected, "nothing is missed");
    while !anna.is_over() {
        let choices = anna.choices();
        if choices.is_empty() {
            anna.hear().await.unwrap();
        } else {
            anna.submit(&[&choices[pick.of(choices.len())]]).await.unwrap();
        }
    }
}

#[tokio::test]
async fn stale_and_foreign_wishes_are_refused() {
    let (_server, mut clients, table) = two_people("london").await;
    let asked = clients[0].update["asked"]["seat"].as_u64().unwrap() as usize - 1;
    let words = clients[asked].choices()[0].clone();
    // The other one sends what only the first may.
    let answer = clients[1 - asked].submit(&[&words]).await.unwrap();
    assert_eq!(answer["code"], "not-asked", "{answer}");
    let stale = json!({"do": "draft", "revision": 99, "actions": []});
    assert_eq!(clients[asked].ask(stale).await.unwrap()["code"], "stale");
    // Something has happened since: it is told right before the refusal, and nothing is done.
    let chosen = clients[asked].choices()[0].clone();
    let past = clients[asked].revision();
    clients[asked].submit(&[&chosen]).await.unwrap();
    let now = clients[asked].revision();
    assert_eq!(now, past + 1);
    let late = json!({"do": "submit", "match": table, "revision": past, "actions": [chosen]});
    let heard = clients[asked].received.len();
    assert_eq!(clients[asked].ask(late).await.unwrap()["code"], "stale");
    let kinds: Vec<Value> = clients[asked].received[heard..]
        .iter()
        .map(|text| serde_json::from_str::<Value>(text).unwrap())
        .filter(|told| told["type"] != "seats")
        .collect();
    assert_eq!((&kinds[0]["type"], &kinds[0]["revision"]), (&json!("update"), &json!(now)));
    assert_eq!(kinds[1]["type"], "answer");
    assert_eq!(kinds.len(), 2);
    let nonsense = clients[asked].submit(&["sell the tower"]).await.unwrap();
    assert_eq!(nonsense["code"], "not-understood", "{nonsense}");
    let before: Value = clients[asked].update.clone();
    let none = clients[asked].submit(&[]).await.unwrap();
    assert_eq!(none["code"], "count");
    assert_eq!(clients[asked].update, before, "nothing has changed");
}

/// Whoever asks for a list has not come to any table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_of_tables_wakes_none_of_them() {
    let server = Server::start().await;
    let wanted = json!({"game": "london", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}],
        "settings": {"listed": true}});
    let made = make(server.address(), &wanted).await;
    sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    let path = format!("/api/tables/{}", made.table);
    let awake = ask(server.address(), "GET", &path, Some(&made.token), None).await.json();
    let server = server.restart().await;
    for (path, token) in [("/api/tables", None), ("/api/tables", Some(&made.token))] {
        let token = token.map(String::as_str);
        let list = ask(server.address(), "GET", path, token, None).await.json();
        let mut expected = awake.clone();
        expected["asked"] = Value::Null;
        if token.is_none() {
            (expected["mine"], expected["host"]) = (json!([]), json!(false));
        }
        assert_eq!(list, json!([expected]), "{path}");
    }
    let metrics = ask(server.address(), "GET", "/metrics", None, None).await.body;
    assert!(metrics.contains("twocities_tables_awake 0\n"), "{metrics}");
    // Own tables are woken: whose turn it is shows only then.
    let mine = ask(server.address(), "GET", "/api/mine", Some(&made.token), None).await.json();
    assert_eq!(mine, json!([awake]));
    // Of one that is awake the list says what holds there now.
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    anna.ask(json!({"do": "leave", "bot": "rules"})).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    let list = ask(server.address(), "GET", "/api/tables", None, None).await.json();
    assert_eq!(list[0]["seats"][0]["kind"], "bot", "{list}");
}
