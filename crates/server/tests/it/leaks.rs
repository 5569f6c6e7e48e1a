//! Two servers with tables that a seat cannot tell apart: every byte that the seat, or a spectator, gets
//! over any channel is the same. The session's own tests do it at every moment of many games; this one
//! goes through the doors of the server.

use std::net::SocketAddr;

use serde_json::{Value, json};
use store::{NewTable, SqliteStore, Store, TableId};
use table::record::{Record, Start};
use table::{Notation, Rng, Viewer};

use crate::client::{Client, Made, Server, ask, make, sit};

/// What is seen, and what was heard while the table was laid.
type Seen<G> = (<G as table::Game>::View, Vec<<G as table::Game>::Event>);

/// Another deal that looks the same from the first seat.
fn twin<G: Notation>(game: &G, seed: u64, list: &str) -> [Start; 2] {
    let lists = game.write_deal(&game.deal(seed));
    let seen = |lists: &[(String, Vec<String>)]| -> Option<Vec<Seen<G>>> {
        let mut events = Vec::new();
        let state = game.begin(&game.read_deal(lists).ok()?, &mut events);
        let first = game.seats().all().next().map(Viewer::Seat)?;
        let as_seen = |viewer| {
            let heard = events.iter().map(|event| game.redact(event, viewer));
            (game.view(&state, viewer), heard.collect())
        };
        Some([first, Viewer::Spectator].map(as_seen).into())
    };
    let before = seen(&lists).unwrap();
    let (mut twin, mut rng, mut swaps) = (lists.clone(), Rng::new(seed), 0);
    let place = twin.iter().position(|(name, _)| name == list).unwrap();
    while swaps < 30 {
        let cards = twin[place].1.len();
        let (one, other) = (rng.below(cards), rng.below(cards));
        if twin[place].1[one] == twin[place].1[other] {
            continue;
        }
        let mut next = twin.clone();
        next[place].1.swap(one, other);
        if seen(&next).as_ref() == Some(&before) {
            twin = next;
            swaps += 1;
        }
    }
    assert_ne!(twin, lists);
    [Start::Deal(lists), Start::Deal(twin)]
}

/// A server whose only table begins with another deal than the one it was made with.
async fn server_with(stored: &NewTable, start: Start) -> Server {
    let folder = tempfile::tempdir().unwrap();
    let header = Record::parse(&stored.head).unwrap().header().clone();
    let head = Record::new(header, start).to_string();
    let store = SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    store.create(NewTable { head, ..stored.clone() }).await.unwrap();
    store.close().await.unwrap();
    Server::start_in(folder).await
}

/// The row of a table as it was made.
async fn row(server: Server, made: &Made) -> NewTable {
    let Server { running, folder } = server;
    running.stop().await.unwrap();
    let store = SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    let stored = store.load(&TableId(made.table.clone())).await.unwrap().unwrap();
    store.close().await.unwrap();
    let table = stored.table;
    NewTable {
        id: table.id,
        created: table.created,
        listed: table.listed,
        game: table.game,
        head: table.head,
        pack: table.pack,
        settings: table.settings,
        secret: table.secret,
        host: table.host,
        watch: table.watch,
        seats: stored.seats,
        deadline: table.deadline,
    }
}

/// Times differ, and so do numbers of counters of the machine: everything else must not.
fn timeless(text: &str) -> String {
    let mut parts = text.split("\"at\":");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str("\"at\":");
        out.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    out.replace('\r', "")
}

/// What HTTP tells about the table to the one at the first seat, and to others.
async fn over_http(address: SocketAddr, made: &Made) -> Vec<String> {
    let table = &made.table;
    let mut all = Vec::new();
    for (path, token) in [
        (format!("/api/tables/{table}"), Some(&made.token)),
        (format!("/api/tables/{table}"), None),
        (format!("/api/tables/{table}/history?seat=1"), Some(&made.token)),
        (format!("/api/tables/{table}/history?watch={}", made.watch), None),
        (format!("/api/tables/{table}/history?seat=2"), Some(&made.token)),
        (format!("/api/tables/{table}/moves?seat=1"), Some(&made.token)),
        (format!("/api/tables/{table}/moves?watch={}", made.watch), None),
        (format!("/api/tables/{table}/moves/0?seat=1&count=16"), Some(&made.token)),
        (format!("/api/tables/{table}/moves/0?watch={}&count=16", made.watch), None),
        (format!("/api/tables/{table}/moves/99?seat=1"), Some(&made.token)),
        // None of these may be seen while the game goes on.
        (format!("/api/tables/{table}/moves?seat=2"), Some(&made.token)),
        (format!("/api/tables/{table}/moves?open=true"), Some(&made.token)),
        (format!("/api/tables/{table}/moves/1?seat=2"), Some(&made.token)),
        (format!("/api/tables/{table}/moves/1?open=true"), Some(&made.token)),
        (format!("/api/tables/{table}/moves/1"), None),
        (format!("/api/tables/{table}/analysis"), Some(&made.token)),
        (format!("/api/tables/{table}/record"), Some(&made.token)),
        (format!("/api/tables/{table}/printed"), Some(&made.token)),
        (format!("/api/tables/{table}/printed"), None),
        ("/api/mine".to_owned(), Some(&made.token)),
        ("/api/tables".to_owned(), None),
        ("/health".to_owned(), None),
    ] {
        let response = ask(address, "GET", &path, token.map(String::as_str), None).await;
        let body = timeless(&response.body);
        // When something last happened is a time, too.
        let body = body.split("\"changed\":").next().unwrap_or_default().to_owned();
        all.push(format!("{path} {} {body}", response.status));
    }
    let metrics = ask(address, "GET", "/metrics", None, None).await;
    let counts = metrics.body.lines().filter(|line| !line.contains("seconds"));
    all.push(counts.collect::<Vec<_>>().join("\n"));
    all
}

/// Asks and acts alike at both tables, and compares all that comes back.
async fn alike(servers: &[Server; 2], made: &Made) {
    let mut clients = Vec::new();
    let mut spectators = Vec::new();
    for server in servers {
        let (address, table) = (server.address(), &made.table);
        clients.push(Client::join(address, table, "seat=1", Some(&made.token)).await);
        let watch = format!("watch={}", made.watch);
        spectators.push(Client::join(address, table, &watch, None).await);
    }
    let mut acted = 0;
    for _ in 0..12 {
        let choices = clients[0].choices();
        assert_eq!(choices, clients[1].choices());
        let revision = clients[0].revision();
        let mut asks: Vec<Value> = Vec::new();
        for words in choices.iter().map(String::as_str).chain(["play bank-a", "take red-3", "x"]) {
            asks.push(json!({"do": "draft", "revision": revision, "actions": [words]}));
            asks.push(json!({"do": "why", "revision": revision, "actions": [], "about": words}));
        }
        asks.push(json!({"do": "undo", "revision": revision + 7, "whole_turn": true}));
        asks.push(
            json!({"do": "submit", "match": made.table, "revision": revision, "actions": ["x"]}),
        );
        asks.push(json!({"do": "hint", "revision": revision}));
        asks.push(json!({"do": "update", "since": 0}));
        let mut quiet = None;
        for ask in asks {
            let one = clients[0].ask(ask.clone()).await.unwrap();
            let other = clients[1].ask(ask.clone()).await.unwrap();
            assert_eq!(timeless(&one.to_string()), timeless(&other.to_string()), "{ask}");
            let goes_on = one["tried"] == 1 && one["stop"].is_null() && one["asked"]["seat"] == 1;
            if quiet.is_none() && goes_on {
                quiet = ask["actions"][0].as_str().map(str::to_owned);
            }
        }
        let (one, other) = (
            over_http(servers[0].address(), made).await,
            over_http(servers[1].address(), made).await,
        );
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other);
        }
        let Some(words) = quiet else { break };
        for client in &mut clients {
            assert_eq!(client.submit(&[&words]).await.unwrap()["kind"], "done");
        }
        acted += 1;
    }
    assert!(acted > 0, "something can be done without showing anything");
    let all = |clients: &[Client], which: usize| -> Vec<String> {
        clients[which].received.iter().map(|text| timeless(text)).collect()
    };
    assert_eq!(all(&clients, 0), all(&clients, 1), "every byte of the socket");
    for spectator in &mut spectators {
        while spectator.revision() < clients[0].revision() {
            spectator.hear().await.unwrap();
        }
    }
    assert_eq!(all(&spectators, 0), all(&spectators, 1));
}

async fn made(game: &str) -> (NewTable, Made) {
    let server = Server::start().await;
    let wanted = json!({"game": game, "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    (row(server, &made).await, made)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_of_london_gets_the_same_bytes_over_every_channel() {
    let (stored, made) = made("london").await;
    let content = london::Content::built_in("london").unwrap();
    let options = london::Options { first: table::Seat::new(0), ..Default::default() };
    let game = london::London::new(content, table::Seats::new(2).unwrap(), options);
    let [one, other] = twin(&game, 5, "deck");
    alike(&[server_with(&stored, one).await, server_with(&stored, other).await], &made).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_of_new_york_gets_the_same_bytes_over_every_channel() {
    let (stored, made) = made("new-york").await;
    let content = new_york::Content::built_in("new-york").unwrap();
    let options = new_york::Options { first: table::Seat::new(0), ..Default::default() };
    let game = new_york::NewYork::new(content, table::Seats::new(2).unwrap(), options);
    let [one, other] = twin(&game, 5, "cards");
    alike(&[server_with(&stored, one).await, server_with(&stored, other).await], &made).await;
}

/// The seed is sealed at the start, told at the end, and not a moment before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_seal_is_shown_at_the_start_and_opened_at_the_end() {
    let server = Server::start().await;
    let wanted =
        json!({"game": "new-york", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let path = format!("/api/tables/{}", made.table);
    let seal = ask(server.address(), "GET", &path, None, None).await.json()["seal"].clone();
    assert_eq!(seal.as_str().unwrap().len(), 64);
    let second = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    let mut clients = vec![
        Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await,
        Client::join(server.address(), &made.table, "seat=2", Some(&second)).await,
    ];
    crate::playing::play_out(&mut clients, &mut crate::playing::Pick(5)).await;
    let ended = &clients[0].update["ended"];
    let (seed, nonce) = (ended["seed"].as_str().unwrap(), ended["nonce"].as_str().unwrap());
    let proof = table::record::Seal::new(seed.parse().unwrap(), nonce.parse().unwrap());
    assert_eq!(proof.hash.to_string(), seal.as_str().unwrap());
    for client in &clients {
        let told_end = |text: &String| {
            let told: Value = serde_json::from_str(text).unwrap();
            told["type"] == "update" && !told["ended"].is_null()
        };
        let before = client.received.iter().position(told_end).unwrap();
        assert!(before > 10, "a whole game was told");
        let before = &client.received[..before];
        assert!(before.iter().all(|text| !text.contains(seed) && !text.contains(nonce)));
    }
}
