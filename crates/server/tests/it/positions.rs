//! Positions: new ones, those of moments, what cannot be, and tables that begin with one.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::client::{Server, ask, make};
use crate::records::{bring, fixture};

async fn lay(address: SocketAddr, asked: &Value) -> (u16, Value) {
    let told = ask(address, "POST", "/api/positions", None, Some(asked)).await;
    (told.status, told.json())
}

fn list<'l>(lists: &'l mut Value, name: &str) -> &'l mut Vec<Value> {
    let found = lists.as_array_mut().unwrap().iter_mut().find(|list| list[0] == name).unwrap();
    found[1].as_array_mut().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_position_is_changed_checked_and_played() {
    let server = Server::start().await;
    let address = server.address();
    for game in ["london", "new-york"] {
        let (status, told) = lay(address, &json!({"game": game, "seats": 3})).await;
        assert_eq!((status, told["amiss"].as_array().map(Vec::len)), (200, Some(0)));
        assert!(told["printed"].is_object() && told["table"]["view"].is_object());
        let mut lists = told["lists"].clone();
        *list(&mut lists, "turn") = vec![json!("7")];
        let asked = json!({"game": game, "seats": 3, "lists": lists});
        let (_, told) = lay(address, &asked).await;
        assert_eq!(told["table"]["view"]["turn"], 7, "{told}");
        assert!(told["printed"].is_null(), "whoever brings lists along has it");
        let seats = json!([{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"},
            {"kind": "bot", "bot": "random"}]);
        let made = make(address, &json!({"game": game, "seats": seats, "position": lists})).await;
        let path = format!("/api/tables/{}/history?seat=1", made.table);
        let story = ask(address, "GET", &path, Some(&made.token), None).await.json();
        assert!(story["view"]["turn"].as_u64() >= Some(7), "{story}");
        // Every list is needed.
        lists.as_array_mut().unwrap().pop();
        let asked = json!({"game": game, "seats": 3, "lists": lists});
        let (status, told) = lay(address, &asked).await;
        assert_eq!(
            (status, told["amiss"][0]["why"]["id"].as_str()),
            (200, Some("position-list-missing"))
        );
        assert!(told["table"].is_null());
        let wanted = json!({"game": game, "seats": seats, "position": lists});
        let refused = ask(address, "POST", "/api/tables", None, Some(&wanted)).await;
        assert_eq!((refused.status, refused.json()["code"].as_str()), (400, Some("bad-position")));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moment_of_a_finished_game_is_laid_out_and_of_a_running_one_is_not() {
    let server = Server::start().await;
    let address = server.address();
    let (table, _) = bring(address, &fixture("london/three-greedy.record")).await;
    let from = json!({"table": table, "after": 70});
    let (status, told) = lay(address, &json!({"game": "london", "seats": 3, "from": from})).await;
    assert_eq!((status, told["amiss"].as_array().map(Vec::len)), (200, Some(0)), "{told}");
    let path = format!("/api/tables/{table}/moves/70?open=true");
    let then = ask(address, "GET", &path, None, None).await.json();
    assert_eq!(told["table"]["view"]["turn"], then[0]["view"]["turn"]);
    assert_eq!(told["table"]["view"]["active"], then[0]["view"]["active"]);
    // The same pack and options once more, with something changed.
    let mut lists = told["lists"].clone();
    *list(&mut lists, "last") = vec![json!("1")];
    let asked = json!({"game": "london", "seats": 3, "options": told["options"],
        "pack_of": table, "lists": lists});
    let (status, told) = lay(address, &asked).await;
    assert_eq!((status, told["amiss"][0]["list"].as_str()), (200, Some("last")));
    let late = json!({"game": "london", "seats": 3, "from": {"table": table, "after": 100_000}});
    assert_eq!(lay(address, &late).await.0, 400);
    let seats = json!({"game": "london", "seats": 2, "from": from});
    assert_eq!(lay(address, &seats).await.0, 400);
    // What is hidden stays so while a game goes on.
    let running = make(
        address,
        &json!({"game": "london", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]}),
    )
    .await;
    let from = json!({"table": running.table, "after": 0});
    let asked = json!({"game": "london", "seats": 2, "from": from});
    let told = ask(address, "POST", "/api/positions", Some(&running.token), Some(&asked)).await;
    assert_eq!((told.status, told.json()["code"].as_str()), (400, Some("not-over")));
}

/// Whoever makes a table of a game that they have seen knows what the others cannot: they are told before they sit down.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_know_the_deal_is_named_to_the_others() {
    let server = Server::start().await;
    let address = server.address();
    let (table, _) = bring(address, &fixture("london/two-greedy.record")).await;
    let laid = lay(address, &json!({"game": "london", "seats": 2})).await.1["lists"].clone();
    let seats = json!([{"kind": "me", "name": "Anna"}, {"kind": "link"}]);
    for (more, foreknown) in [
        (json!({}), false),
        (json!({"from": {"table": table, "after": 0}}), true),
        (json!({"from": {"table": table, "after": 70}}), true),
        (json!({"position": laid}), true),
    ] {
        let mut wanted = json!({"game": "london", "seats": seats});
        wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let made = make(address, &wanted).await;
        // The guest has not come yet.
        let path = format!("/api/tables/{}", made.table);
        let info = ask(address, "GET", &path, None, None).await.json();
        assert_eq!(info["foreknown"], foreknown, "{more}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sends_too_much_is_told_so() {
    let server = Server::start().await;
    let address = server.address();
    let many: Vec<Value> = (0..100).map(|number| json!([format!("list-{number}"), []])).collect();
    let (status, told) = lay(address, &json!({"game": "london", "seats": 2, "lists": many})).await;
    assert_eq!((status, told["code"].as_str()), (400, Some("bad-position")));
    let long = json!([["turn", vec!["1"; 5_000]]]);
    let (status, _) = lay(address, &json!({"game": "new-york", "seats": 2, "lists": long})).await;
    assert_eq!(status, 400);
    let (status, told) = lay(address, &json!({"game": "london", "seats": 2, "lists": []})).await;
    assert_eq!(status, 200);
    assert!(told["amiss"].as_array().unwrap().len() > 10);
}
