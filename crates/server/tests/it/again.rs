//! Another game with the pack of one before, and whose turn it is at a table.

use serde_json::{Value, json};

use crate::client::{Client, Response, Server, ask, make, sit};
use crate::records::{bring, fixture};

/// London with one borough cheaper.
const OWN_PACK: &str = "format = 1\npack = \"mine\"\nextends = \"london\"\nprovenance = \"owner\"\n\n[totals]\n\
    cards = 101\na = 27\nb = 43\nc = 31\npaupers = 11\nactions = 4\nboroughs = 20\n\n\
    [[borough]]\nid = \"hackney\"\ncost = 1\n";

fn london(pack: (&str, &str)) -> Value {
    let mut wanted =
        json!({"game": "london", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    wanted[pack.0] = json!(pack.1);
    wanted
}

async fn asks(server: &Server, token: Option<&str>, wanted: &Value) -> Response {
    ask(server.address(), "POST", "/api/tables", token, Some(wanted)).await
}

async fn get(server: &Server, path: &str, token: Option<&str>) -> Value {
    ask(server.address(), "GET", path, token, None).await.json()
}

#[tokio::test]
async fn the_pack_of_a_table_is_played_with_again_by_those_who_may_look_at_it() {
    let server = Server::start().await;
    let made = make(server.address(), &london(("pack_text", OWN_PACK))).await;
    let boris = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    let again = london(("pack_of", &made.table));
    for token in [&made.token, &boris] {
        let second = asks(&server, Some(token), &again).await;
        assert_eq!(second.status, 201, "{second:?}");
        let path = format!("/api/tables/{}", second.json()["table"].as_str().unwrap());
        assert_eq!(get(&server, &path, Some(token)).await["pack"], "mine");
        let printed = format!("{path}/printed");
        let first = format!("/api/tables/{}/printed", made.table);
        assert_eq!(get(&server, &printed, None).await, get(&server, &first, None).await);
    }
    let stranger = asks(&server, None, &again).await;
    assert_eq!(stranger.status, 403, "{stranger:?}");
    let nowhere = asks(&server, Some(&boris), &london(("pack_of", "1iNwLiHqBc"))).await;
    assert_eq!(nowhere.status, 404, "{nowhere:?}");
    let mut two = again.clone();
    two["pack"] = json!("london");
    let two = asks(&server, Some(&boris), &two).await.json();
    assert_eq!(two["code"], "two-packs", "{two}");
    let mut other = again;
    other["game"] = json!("new-york");
    let other = asks(&server, Some(&boris), &other).await.json();
    assert_eq!(other["code"], "bad-table", "{other}");
}

#[tokio::test]
async fn what_is_wrong_in_a_pack_is_told_with_the_name_of_its_file() {
    let server = Server::start().await;
    let mut wanted = london(("pack_text", "format = 1\npack = 5\n"));
    for (name, told) in [
        (json!("mine.toml"), "mine.toml:2:"),
        (json!("C:\\packs\\mine.toml"), "mine.toml:2:"),
        (json!("../../mine.toml"), "mine.toml:2:"),
        (json!("a\nb"), "pack:2:"),
        (json!("a".repeat(101)), "pack:2:"),
        (Value::Null, "pack:2:"),
    ] {
        wanted["pack_name"] = name;
        let refused = asks(&server, None, &wanted).await.json();
        let text = refused["text"].as_str().unwrap();
        assert!(text.starts_with(told), "{text}");
    }
}

#[tokio::test]
async fn whose_turn_it_is_is_told_to_those_who_may_look_at_the_table() {
    let server = Server::start().await;
    let mut wanted = london(("pack", "london"));
    wanted["options"] = json!([["first", "2"]]);
    let made = make(server.address(), &wanted).await;
    let path = format!("/api/tables/{}", made.table);
    let boris = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    assert_eq!(get(&server, &path, Some(&made.token)).await["asked"], 2);
    assert_eq!(get(&server, &path, Some(&boris)).await["asked"], 2);
    assert_eq!(get(&server, "/api/mine", Some(&boris)).await[0]["asked"], 2);
    assert_eq!(get(&server, &path, None).await["asked"], Value::Null);
    let closed = format!("{path}/close");
    let closed = ask(server.address(), "POST", &closed, Some(&made.token), Some(&json!({}))).await;
    assert!(closed.status < 300, "{closed:?}");
    assert_eq!(get(&server, &path, Some(&boris)).await["asked"], Value::Null);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_people_of_a_finished_game_go_on_at_one_next_table_with_their_tokens() {
    let server = Server::start().await;
    let address = server.address();
    let (record, _) = bring(address, &fixture("london/two-greedy.record")).await;
    let mut wanted = london(("from", ""));
    wanted["from"] = json!({"table": record, "after": 551});
    let made = make(address, &wanted).await;
    let boris = sit(address, &made.table, &made.links[0].1, "Boris").await;
    let (anna, boris) = (made.token.as_str(), boris.as_str());
    let path = format!("/api/tables/{}", made.table);

    let mut again = json!({"game": "london", "again": made.table,
        "seats": [{"kind": "me", "name": "Boris"}, {"kind": "link"}]});
    let early = asks(&server, Some(boris), &again).await;
    assert_eq!(early.json()["code"], "forbidden", "it is not over: {early:?}");

    let mut first = Client::join(address, &made.table, "seat=1", Some(anna)).await;
    let mut watch =
        Client::join(address, &made.table, &format!("watch={}", made.watch), None).await;
    first.submit(&["done"]).await.unwrap();
    assert_eq!(get(&server, &path, Some(anna)).await["status"], "over");
    assert_eq!(get(&server, &path, Some(anna)).await["next"], Value::Null);

    let stranger = asks(&server, None, &again).await;
    assert_eq!(stranger.json()["code"], "forbidden", "{stranger:?}");
    let next = asks(&server, Some(boris), &again).await;
    assert_eq!(next.status, 201, "{next:?}");
    let next = next.json()["table"].as_str().unwrap().to_owned();

    // Who sits there is told, and finds it later; nobody else does.
    let told = first.hear_until(|told| told["type"] == "next").await.unwrap();
    assert_eq!((&told["table"], &told["seat"]), (&json!(next), &json!(2)));
    assert_eq!(get(&server, &path, Some(anna)).await["next"], next);
    assert_eq!(get(&server, &path, None).await["next"], Value::Null);
    watch.ask(json!({"do": "chat", "text": "?"})).await.unwrap();
    assert!(watch.received.iter().all(|text| !text.contains(&next)), "{:?}", watch.received);

    // There is one: whoever else would make it is led there.
    again["seats"] = json!([{"kind": "link"}, {"kind": "me", "name": "Anna"}]);
    let second = asks(&server, Some(anna), &again).await;
    assert_eq!((second.status, &second.json()["code"]), (409, &json!("next-made")), "{second:?}");

    // Anna sat at seat 1, so seat 2 is hers; with her token and no other, and no other seat.
    let sits = format!("/api/tables/{next}/sit");
    let body = |again: &str, seat: usize| json!({"again": again, "seat": seat, "name": "Anna"});
    for (token, finished, seat) in [
        (None, made.table.as_str(), 2),
        (Some(boris), &made.table, 2),
        (Some(anna), &made.table, 1),
        (Some(anna), &next, 2),
        (Some(anna), &record, 2),
    ] {
        let refused = ask(address, "POST", &sits, token, Some(&body(finished, seat))).await;
        assert_eq!(refused.json()["code"], "wrong-secret", "{refused:?}");
    }
    let other = format!("/api/tables/{}/sit", made.table);
    let other = ask(address, "POST", &other, Some(anna), Some(&body(&made.table, 2))).await;
    assert_ne!(other.status, 200, "{other:?}");
    let sat = ask(address, "POST", &sits, Some(anna), Some(&body(&made.table, 2))).await;
    assert_eq!(sat.status, 200, "{sat:?}");
    let info = get(&server, &format!("/api/tables/{next}"), Some(anna)).await;
    assert_eq!(info["mine"], json!([2]), "{info}");

    // Both find it after the server was started anew, too.
    let server = server.restart().await;
    assert_eq!(get(&server, &path, Some(anna)).await["next"], next);
    assert_eq!(get(&server, &path, Some(boris)).await["next"], next);
}
