//! Another game with the pack of one before, and whose turn it is at a table.

use serde_json::{Value, json};

use crate::client::{Response, Server, ask, make, sit};

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
