//! Chat: its switch, its limits, and who may speak.

use serde_json::{Value, json};

use crate::client::{Client, Server, make, sit};

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
        for bad in ["", "   ", "a\u{7}b", "\u{200b}", "\u{202e}gnorw", "two\nlines\u{2066}"] {
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

/// Who was silenced stays so, for the person and not for the page.
#[tokio::test]
async fn who_is_silenced_stays_so_when_the_page_is_loaded_anew_and_the_server_restarts() {
    let server = Server::start().await;
    let wanted = json!({"game": "new-york", "seats": [{"kind": "me", "name": "Anna"},
        {"kind": "link"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let mut tokens = vec![made.token.clone()];
    for (_, secret) in &made.links {
        tokens.push(sit(server.address(), &made.table, secret, "Guest").await);
    }
    let come = async |server: &Server, seat: usize| {
        let (token, from) = (Some(tokens[seat - 1].as_str()), format!("seat={seat}"));
        let mut client = Client::join(server.address(), &made.table, &from, token).await;
        // Everything that a new connection is told has come when this is answered.
        client.ask(json!({"do": "update", "since": 0})).await.unwrap();
        client
    };
    let heard = |client: &Client| -> Vec<String> {
        let told = client.received.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        let chat = told.filter(|told| told["type"] == "chat");
        chat.map(|told| told["text"].as_str().unwrap().to_owned()).collect()
    };
    let muted = |client: &Client| -> Value {
        let told = client.received.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        let last = told.rev().find(|told| told["type"] == "muted");
        last.map_or(json!([]), |told| told["seats"].clone())
    };
    let (mut anna, mut boris, mut clara) =
        (come(&server, 1).await, come(&server, 2).await, come(&server, 3).await);
    assert_eq!(say(&mut boris, "before").await["kind"], "done");
    let mute = anna.ask(json!({"do": "mute", "seat": 2, "mute": true})).await.unwrap();
    assert_eq!(mute["kind"], "done");
    say(&mut boris, "after").await;
    say(&mut clara, "from Clara").await;
    assert_eq!(
        heard(&come(&server, 3).await),
        ["before", "after", "from Clara"],
        "Clara hears all"
    );
    let again = come(&server, 1).await;
    assert_eq!((heard(&again), muted(&again)), (vec!["from Clara".to_owned()], json!([2])));
    drop((anna, boris, clara, again));
    let server = server.restart().await;
    let (mut anna, mut boris) = (come(&server, 1).await, come(&server, 2).await);
    assert_eq!((heard(&anna), muted(&anna)), (vec!["from Clara".to_owned()], json!([2])));
    say(&mut boris, "much later").await;
    anna.ask(json!({"do": "mute", "seat": 2, "mute": false})).await.unwrap();
    assert_eq!((heard(&anna).len(), muted(&anna)), (1, json!([])));
    assert_eq!(heard(&come(&server, 1).await).len(), 4, "and hears everything again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_muted_who_is_not_there() {
    let server = Server::start().await;
    let wanted = json!({"game": "new-york",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let watch = format!("watch={}", made.watch);
    let mut beside = Client::join(server.address(), &made.table, &watch, None).await;
    for client in [&mut anna, &mut beside] {
        let refused = client.ask(json!({"do": "mute", "seat": 3, "mute": true})).await.unwrap();
        assert_eq!(refused["code"], "no-seat", "{refused}");
        let muted = client.ask(json!({"do": "mute", "seat": 2, "mute": true})).await.unwrap();
        assert_eq!(muted["kind"], "done", "{muted}");
    }
}

/// Somebody who does not read is let go, and the others see that they are gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_others_hear_of_who_is_let_go() {
    let server = Server::start().await;
    let wanted =
        json!({"game": "london", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let token = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let mut boris = Client::join(server.address(), &made.table, "seat=2", Some(&token)).await;
    // More than lies between the two ends of a connection, and none of it is read.
    for id in 0..3000 {
        let ask = json!({"id": id, "ask": {"do": "update", "since": 0}});
        if anna.send(&ask.to_string()).await.is_err() {
            break;
        }
    }
    let gone = |told: &Value| told["type"] == "seats" && told["seats"][0]["present"] == false;
    for _ in 0..400 {
        boris.ask(json!({"do": "chat", "text": "Are you there?"})).await.unwrap();
        if boris.received.iter().any(|text| gone(&serde_json::from_str(text).unwrap())) {
            return;
        }
    }
    let told = tokio::time::timeout(std::time::Duration::from_secs(40), boris.hear_until(gone));
    told.await.unwrap().unwrap();
}
