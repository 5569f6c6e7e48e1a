//! Chat: its switch, its limits, and who may speak.

use serde_json::{Value, json};

use crate::client::{Client, Server, make};

async fn say(client: &mut Client, text: &str) -> Value {
    client.ask(json!({"do": "chat", "text": text})).await.unwrap()
}

#[tokio::test]
async fn where_chat_is_off_nobody_talks_and_spectators_never_do() {
    let server = Server::start().await;
    for chat in [false, true] {
        let wanted = json!({"game": "new-york", "settings": {"chat": chat},
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]});
        let made = make(server.address(), &wanted).await;
        let (address, table) = (server.address(), &made.table);
        let mut anna = Client::join(address, table, "seat=1", Some(&made.token)).await;
        let watch = format!("watch={}", made.watch);
        let mut spectator = Client::join(address, table, &watch, None).await;
        let said = say(&mut anna, "Hello").await;
        let expected = if chat { json!("done") } else { json!("refused") };
        assert_eq!(said["kind"], expected, "{said}");
        assert_eq!(say(&mut spectator, "Hello").await["code"], "spectator");
        for bad in ["", "   ", "a\u{7}b"] {
            assert_eq!(say(&mut anna, bad).await["code"], "bad-text", "{bad:?}");
        }
        let heard = spectator.received.iter().filter(|text| text.contains("\"chat\"")).count();
        assert_eq!(heard, usize::from(chat), "{:?}", spectator.received);
    }
}

#[tokio::test]
async fn who_talks_too_much_is_asked_to_slow_down() {
    let server = Server::start_limited(false).await;
    let wanted = json!({"game": "new-york",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]});
    let made = make(server.address(), &wanted).await;
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let mut said = Vec::new();
    for number in 0..12 {
        let answer = say(&mut anna, &format!("line {number}")).await;
        said.push(answer["code"].as_str().unwrap_or("done").to_owned());
    }
    let done = said.iter().filter(|code| *code == "done").count();
    assert!((8..=10).contains(&done), "{said:?}");
    assert!(said.contains(&"slow-down".to_owned()));
    // To play is another matter.
    let update = anna.ask(json!({"do": "update", "since": 0})).await.unwrap();
    assert_eq!(update["kind"], "done");
}
