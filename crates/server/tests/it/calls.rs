//! People are called to the table: by what the server sends to a place on this machine.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use store::{Called, CallsDue, SqliteStore, Store as _, TableId};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::client::{Client, Made, Server, ask, make, sit};

/// A chat room on this machine.
struct Room {
    address: SocketAddr,
    said: Arc<Mutex<Vec<Value>>>,
}

impl Room {
    async fn open(status: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let room = Self { address: listener.local_addr().unwrap(), said: Arc::default() };
        let said = Arc::clone(&room.said);
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let (mut text, mut part) = (String::new(), [0; 4096]);
                while !text.ends_with('}') {
                    let read = stream.read(&mut part).await.unwrap_or(0);
                    if read == 0 {
                        break;
                    }
                    text.push_str(&String::from_utf8_lossy(&part[..read]));
                }
                let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
                said.lock().unwrap().push(serde_json::from_str(body).unwrap());
                let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n");
                let _ = stream.write_all(answer.as_bytes()).await;
            }
        });
        room
    }

    fn url(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    async fn hears(&self, count: usize) -> Vec<String> {
        for _ in 0..300 {
            if self.said.lock().unwrap().len() >= count {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let said = self.said.lock().unwrap();
        assert_eq!(said.len(), count, "{said:?}");
        said.iter().map(|one| one["text"].as_str().unwrap().to_owned()).collect()
    }
}

/// A table of Anna, who begins, and Boris.
async fn table(server: &Server) -> (Made, String) {
    let wanted = json!({"game": "new-york", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let boris = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    (made, boris)
}

fn path(made: &Made, seat: usize, rest: &str) -> String {
    format!("/api/tables/{}/seats/{seat}/calls{rest}", made.table)
}

/// Plays until the other one is asked.
async fn until_asked(client: &mut Client, seat: usize) {
    for _ in 0..50 {
        if client.update["asked"]["seat"] == seat {
            return;
        }
        let first = client.choices().remove(0);
        assert_eq!(client.submit(&[&first]).await.unwrap()["kind"], "done");
    }
    panic!("a turn does not last for ever");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_away_is_called_when_the_turn_comes_and_sees_what_became_of_it() {
    let server = Server::start_calling_at_home().await;
    let (made, boris) = table(&server).await;
    let room = Room::open("200 OK").await;
    let way = json!({"kind": "hook", "url": room.url(), "language": "es"});
    let set = ask(server.address(), "POST", &path(&made, 2, ""), Some(&boris), Some(&way)).await;
    assert_eq!(set.status, 200, "{set:?}");
    assert_eq!(set.json()["ways"][0]["to"], "127.0.0.1");
    assert!(!set.body.contains("/hook"), "the address may be a secret: {}", set.body);
    assert_eq!(set.json()["key"].as_str().unwrap().len(), 87, "a point in base64");

    let tried =
        ask(server.address(), "POST", &path(&made, 2, "/hook/test"), Some(&boris), None).await;
    assert_eq!((tried.status, &tried.json()["state"]), (200, &json!("delivered")), "{tried:?}");
    assert!(room.hears(1).await[0].contains("prueba"));

    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    until_asked(&mut anna, 2).await;
    assert_eq!(room.hears(2).await[1], "New York 1901: Boris, es tu turno.");
    let last = async || {
        let told = ask(server.address(), "GET", &path(&made, 2, ""), Some(&boris), None).await;
        told.json()["ways"][0]["last"].clone()
    };
    for _ in 0..100 {
        if last().await["why"] == "turn" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(last().await["why"], "turn");
    assert_eq!(last().await["state"], "delivered");
    assert_eq!(last().await["say"]["id"], "call-delivered");
    let dropped =
        ask(server.address(), "DELETE", &path(&made, 2, "/hook"), Some(&boris), None).await;
    assert_eq!(dropped.status, 200);
    let left = ask(server.address(), "GET", &path(&made, 2, ""), Some(&boris), None).await;
    assert_eq!(left.json()["ways"], json!([]));
}

/// A day for a turn, of which five hours are left: what the store keeps is what a server finds that is started then.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_lets_the_clock_run_is_reminded_once_before_it_runs_out() {
    let server = Server::start_calling_at_home().await;
    let wanted = json!({"game": "new-york", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}],
        "settings": {"pace": {"kind": "slow", "days": 1}}});
    let made = make(server.address(), &wanted).await;
    sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    let room = Room::open("200 OK").await;
    let way = json!({"kind": "hook", "url": room.url(), "language": "pt-BR"});
    let own = Some(made.token.as_str());
    let set = ask(server.address(), "POST", &path(&made, 1, ""), own, Some(&way)).await;
    assert_eq!(set.status, 200, "{set:?}");

    let Server { running, folder } = server;
    running.stop().await.unwrap();
    let store = SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let now = i64::try_from(now.as_millis()).unwrap();
    let planned = store.calls_due(now + 86_400_000, 9).await.unwrap();
    let [due] = &planned[..] else { panic!("a reminder is planned: {planned:?}") };
    assert!(due.way.due.remind.is_some_and(|at| at > now + 12 * 3_600_000), "{:?}", due.way.due);
    let soon = CallsDue { turn: None, remind: Some(now) };
    let called = Called { due: soon, tries: 0, told: due.way.told.clone() };
    store.called(due.clone(), called).await.unwrap();
    // What is kept is some time after the clock has run out; so much less is left of the day.
    let id = TableId(made.table.clone());
    let deadline = store.load(&id).await.unwrap().unwrap().table.deadline.unwrap();
    let gone = 18 * 3_600_000 + 3_540_000;
    store.set_deadline(&id, Some(deadline - gone)).await.unwrap();
    store.close().await.unwrap();

    let server = Server::start_calling_in(folder).await;
    let told = "New York 1901: Anna, ainda é a sua vez: faltam cerca de 5 horas.";
    assert_eq!(room.hears(1).await, [told]);
    let last = async || {
        let told = ask(server.address(), "GET", &path(&made, 1, ""), own, None).await;
        told.json()["ways"][0].clone()
    };
    for _ in 0..100 {
        if last().await["last"]["why"] == "reminder" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(last().await["last"]["why"], "reminder");
    assert_eq!(last().await["last"]["state"], "delivered");
    assert_eq!(last().await["due"], json!(null), "once");
}

#[tokio::test]
async fn the_key_stays_the_same_and_ways_outlive_the_server() {
    let server = Server::start().await;
    let (made, _) = table(&server).await;
    let way = json!({"kind": "hook", "url": "https://chat.example.org/x", "language": "en"});
    let set =
        ask(server.address(), "POST", &path(&made, 1, ""), Some(&made.token), Some(&way)).await;
    assert_eq!(set.status, 200, "{set:?}");
    let server = server.restart().await;
    let told = ask(server.address(), "GET", &path(&made, 1, ""), Some(&made.token), None).await;
    assert_eq!(told.json(), set.json());
}

#[tokio::test]
async fn nobody_else_chooses_and_private_places_are_refused_and_said() {
    let server = Server::start().await;
    let (made, boris) = table(&server).await;
    let way = |url: &str| json!({"kind": "hook", "url": url, "language": "en"});
    let good = way("https://chat.example.org/x");
    for (seat, token, status) in
        [(1, Some(&boris), 403), (1, None, 403), (2, Some(&made.token), 403), (9, None, 404)]
    {
        let token = token.map(String::as_str);
        for (method, rest, body) in [
            ("GET", "", None),
            ("POST", "", Some(&good)),
            ("DELETE", "/hook", None),
            ("POST", "/hook/test", None),
        ] {
            let answer = ask(server.address(), method, &path(&made, seat, rest), token, body).await;
            assert_eq!(answer.status, status, "{method} {rest} {answer:?}");
        }
    }
    let own = Some(boris.as_str());
    for bad in [
        way("http://chat.example.org/"),
        way("https://u:p@chat.example.org/"),
        way("chat"),
        way(&"a".repeat(3000)),
        json!({"kind": "hook", "url": "https://chat.example.org/", "language": "tlh"}),
        json!({"kind": "push", "endpoint": "https://push.example.org/", "p256dh": "AA", "auth": "AA", "language": "en"}),
        json!({"kind": "mail", "to": "a@example.org"}),
        json!(7),
    ] {
        let answer = ask(server.address(), "POST", &path(&made, 2, ""), own, Some(&bad)).await;
        assert_eq!(answer.status, 400, "{bad} {answer:?}");
    }
    let missing = ask(server.address(), "POST", &path(&made, 2, "/push/test"), own, None).await;
    assert_eq!((missing.status, &missing.json()["code"]), (404, &json!("no-way")));
    let home = way(&format!("https://{}/", server.address()));
    assert_eq!(
        ask(server.address(), "POST", &path(&made, 2, ""), own, Some(&home)).await.status,
        200
    );
    let tried =
        ask(server.address(), "POST", &path(&made, 2, "/hook/test"), own, None).await.json();
    assert_eq!(
        (&tried["state"], &tried["say"]["id"]),
        (&json!("failed"), &json!("call-fault-private"))
    );
}
