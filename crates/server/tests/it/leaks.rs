//! Two servers with tables that a seat cannot tell apart: every byte that the seat, or a spectator, gets
//! over any channel is the same. The session's own tests do it at every moment of many games; this one
//! goes through the doors of the server.

use std::net::SocketAddr;

use serde_json::{Value, json};
use store::{Append, Entry, NewTable, SqliteStore, Status, Store, TableId};
use table::record::{Line, Record, Start, lines_of_play};
use table::{Notation, Rng, Seat, Viewer, may_take_back};

use crate::client::{Client, Made, Server, ask, make, sit};

/// What is seen, and what was heard before.
type Seen<G> = (<G as table::Game>::View, Vec<<G as table::Game>::Event>);

/// What was done before the tables are compared.
type Course = Vec<(Seat, String)>;

/// A beginning, and what was stored since.
struct Told {
    start: Start,
    entries: Vec<String>,
}

/// What the lines of a course are for a deal, and what viewers have seen of it; `None` if it cannot be so played.
fn play<G: Notation>(
    game: &G,
    lists: &[(String, Vec<String>)],
    course: &Course,
    viewers: [Viewer; 2],
) -> Option<(Vec<String>, Vec<Seen<G>>)> {
    let (mut events, mut entries, mut seen) = (Vec::new(), Vec::new(), Vec::new());
    let mut state = game.begin(&game.read_deal(lists).ok()?, &mut events);
    let mut look = |state: &G::State, events: &[G::Event]| {
        for viewer in viewers {
            let heard = events.iter().map(|event| game.redact(event, viewer));
            seen.push((game.view(state, viewer), heard.collect()));
        }
    };
    look(&state, &events);
    for (number, (seat, words)) in (1..).zip(course) {
        let (before, mut events) = (state.clone(), Vec::new());
        let action = game.read_action(&state, words).ok()?;
        game.apply(&mut state, *seat, action, &mut events).ok()?;
        let lines = lines_of_play(game, &before, (*seat, action), &state, number);
        entries.push(lines.iter().map(Line::text).collect());
        look(&state, &events);
    }
    Some((entries, seen))
}

/// A game up to where `seat` is asked after so many actions, and has an answer that shows nothing and does not end
/// the turn.
fn course<G: Notation>(game: &G, seed: u64, seat: Seat, length: usize) -> Course {
    let (mut state, mut rng) = (game.setup(&game.deal(seed)), Rng::new(seed));
    let (mut course, mut legal) = (Course::new(), Vec::new());
    loop {
        let asked = game.decision(&state).expect("it goes on for longer").seat;
        game.legal_actions(&state, &mut legal);
        let quiet = |action: &G::Action| {
            let mut after = state.clone();
            game.apply_unchecked(&mut after, *action, &mut ());
            let goes_on = game.decision(&after).is_some_and(|decision| decision.seat == seat);
            goes_on && may_take_back(game, &state, &after, seat)
        };
        if course.len() >= length && asked == seat && legal.iter().any(quiet) {
            return course;
        }
        let action = *rng.pick(&legal).unwrap();
        course.push((asked, game.write_action(&state, action)));
        game.apply_unchecked(&mut state, action, &mut ());
    }
}

/// A game, and another that looks the same from this seat: other cards lie where it cannot see them.
fn twins<G: Notation>(game: &G, seed: u64, list: &str, seat: Seat, length: usize) -> [Told; 2] {
    let viewers = [Viewer::Seat(seat), Viewer::Spectator];
    let lists = game.write_deal(&game.deal(seed));
    let course = course(game, seed, seat, length);
    let (entries, before) = play(game, &lists, &course, viewers).unwrap();
    let (mut twin, mut rng, mut swaps) = (lists.clone(), Rng::new(seed), 0);
    let place = twin.iter().position(|(name, _)| name == list).unwrap();
    let mut twin_entries = Vec::new();
    while swaps < 30 {
        let cards = twin[place].1.len();
        let (one, other) = (rng.below(cards), rng.below(cards));
        // Where a card is there more than once, a swap could also exchange copies of what lies open. Nobody sees which
        // copy is which, but the plans that hints are chosen from tell copies apart.
        let alone =
            |at: usize| twin[place].1.iter().filter(|&id| *id == twin[place].1[at]).count() == 1;
        if one == other || list == "deck" && !(alone(one) && alone(other)) {
            continue;
        }
        if twin[place].1[one] == twin[place].1[other] {
            continue;
        }
        let mut next = twin.clone();
        next[place].1.swap(one, other);
        match play(game, &next, &course, viewers) {
            Some((entries, seen)) if seen == before => {
                (twin, twin_entries, swaps) = (next, entries, swaps + 1);
            }
            Some(_) | None => {}
        }
    }
    assert_ne!(twin, lists);
    [
        Told { start: Start::Deal(lists), entries },
        Told { start: Start::Deal(twin), entries: twin_entries },
    ]
}

/// A server whose only table is this one.
pub(crate) async fn server_of(kept: NewTable) -> Server {
    server_with(kept, Vec::new()).await
}

async fn server_with(kept: NewTable, entries: Vec<String>) -> Server {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path().join("twocities.sqlite")).await.unwrap();
    let id = kept.id.clone();
    store.create(kept).await.unwrap();
    for (revision, text) in (1..).zip(entries) {
        let entry = Entry { revision, at: 5, text };
        let append = Append {
            id: id.clone(),
            entry,
            status: Status::Running,
            deadline: None,
            calls: Vec::new(),
        };
        store.append(append).await.unwrap();
    }
    store.close().await.unwrap();
    Server::start_in(folder).await
}

/// A server at whose only table this was played.
async fn server_told(kept: &NewTable, told: Told) -> Server {
    let header = Record::parse(&kept.head).unwrap().header().clone();
    let head = Record::new(header, told.start).to_string();
    server_with(NewTable { head, ..kept.clone() }, told.entries).await
}

/// The row of a table as it was made.
pub(crate) async fn row(server: Server, made: &Made) -> NewTable {
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
        foreknown: table.foreknown,
    }
}

/// When something happened differs, and nothing else must.
fn timeless(text: &str) -> String {
    let mut text = text.replace('\r', "");
    for name in ["\"at\":", "\"changed\":"] {
        let mut parts = text.split(name);
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            out.push_str(name);
            out.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
        }
        text = out;
    }
    text
}

/// What HTTP tells about the table to the one at this seat, and to others.
async fn over_http(address: SocketAddr, made: &Made, seat: usize) -> Vec<String> {
    let (table, other) = (&made.table, 3 - seat);
    let mut all = Vec::new();
    for (path, token) in [
        (format!("/api/tables/{table}"), Some(&made.token)),
        (format!("/api/tables/{table}"), None),
        (format!("/api/tables/{table}/history?seat={seat}"), Some(&made.token)),
        (format!("/api/tables/{table}/history?watch={}", made.watch), None),
        (format!("/api/tables/{table}/history?seat={other}"), Some(&made.token)),
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
        all.push(format!("{path} {} {}", response.status, timeless(&response.body)));
    }
    // What would make something of the game is refused alike until it is over.
    let from = json!({"table": table, "after": 1});
    let seats = json!([{"kind": "me", "name": "Eve"}, {"kind": "link"}]);
    for (path, body) in [
        (format!("/api/tables/{table}/analysis"), json!({})),
        (
            "/api/positions".to_owned(),
            json!({"game": "london", "seats": 2, "options": [], "from": from}),
        ),
        ("/api/tables".to_owned(), json!({"game": "london", "seats": seats, "from": from})),
    ] {
        let response = ask(address, "POST", &path, Some(&made.token), Some(&body)).await;
        assert_eq!(response.json()["code"], "not-over", "{path} {body}");
        all.push(format!("{path} {} {}", response.status, timeless(&response.body)));
    }
    let metrics = ask(address, "GET", "/metrics", None, None).await;
    let counts = metrics.body.lines().filter(|line| !line.contains("seconds"));
    all.push(counts.collect::<Vec<_>>().join("\n"));
    all
}

/// Asks both the same, and compares the answers; one of them.
async fn asked_alike(clients: &mut [Client], ask: &Value) -> Value {
    let one = clients[0].ask(ask.clone()).await.unwrap();
    let other = clients[1].ask(ask.clone()).await.unwrap();
    assert_eq!(timeless(&one.to_string()), timeless(&other.to_string()), "{ask}");
    one
}

/// Asks and acts alike at both tables, takes everything back once, and compares all that comes back.
async fn alike(servers: &[Server; 2], made: &Made, seat: usize) {
    let mut clients = Vec::new();
    let mut spectators = Vec::new();
    for server in servers {
        let (address, table) = (server.address(), &made.table);
        let from = format!("seat={seat}");
        clients.push(Client::join(address, table, &from, Some(&made.token)).await);
        let watch = format!("watch={}", made.watch);
        spectators.push(Client::join(address, table, &watch, None).await);
    }
    let (mut acted, mut undone) = (0, 0);
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
            let one = asked_alike(&mut clients, &ask).await;
            let goes_on =
                one["tried"] == 1 && one["stop"].is_null() && one["asked"]["seat"] == seat;
            if quiet.is_none() && goes_on {
                quiet = ask["actions"][0].as_str().map(str::to_owned);
            }
        }
        let (one, other) = (
            over_http(servers[0].address(), made, seat).await,
            over_http(servers[1].address(), made, seat).await,
        );
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other);
        }
        let Some(words) = quiet else { break };
        for client in &mut clients {
            assert_eq!(client.submit(&[&words]).await.unwrap()["kind"], "done");
        }
        acted += 1;
        // What showed nothing is taken back freely, and then done after all.
        if undone < 4 {
            let update = json!({"do": "update", "since": 0});
            asked_alike(&mut clients, &update).await;
            let revision = clients[0].revision();
            // Of a whole turn something may have been shown before.
            let undo = json!({"do": "undo", "revision": revision, "whole_turn": undone % 2 == 1});
            let answer = asked_alike(&mut clients, &undo).await;
            assert!(answer["kind"] == "done" || undone % 2 == 1, "{undo}: {answer}");
            asked_alike(&mut clients, &update).await;
            undone += 1;
        }
    }
    assert!(
        acted > 0 && undone > 0,
        "something can be done without showing anything, and taken back"
    );
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

/// A table of two at which this seat is the host's and begins.
async fn made(game: &str, seat: Seat) -> (NewTable, Made) {
    let server = Server::start().await;
    let mut seats = vec![json!({"kind": "link"}), json!({"kind": "link"})];
    seats[seat.index()] = json!({"kind": "me", "name": "Anna"});
    let first = seat.number().to_string();
    let wanted = json!({"game": game, "options": [["first", first]], "seats": seats});
    let made = make(server.address(), &wanted).await;
    (row(server, &made).await, made)
}

/// From both seats, at the beginning and in the middle of a game.
const MOMENTS: [(usize, usize); 4] = [(0, 0), (1, 0), (0, 30), (1, 45)];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_of_london_gets_the_same_bytes_over_every_channel() {
    for (seat, length) in MOMENTS {
        let seat = Seat::new(seat).unwrap();
        let (kept, made) = made("london", seat).await;
        let content = london::Content::built_in("london").unwrap();
        let options = london::Options { first: Some(seat), ..Default::default() };
        let game = london::London::new(content, table::Seats::new(2).unwrap(), options);
        let [one, other] = twins(&game, 5, "deck", seat, length);
        let servers = [server_told(&kept, one).await, server_told(&kept, other).await];
        alike(&servers, &made, seat.number()).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_of_new_york_gets_the_same_bytes_over_every_channel() {
    for (seat, length) in MOMENTS {
        let seat = Seat::new(seat).unwrap();
        let (kept, made) = made("new-york", seat).await;
        let content = new_york::Content::built_in("new-york").unwrap();
        let options = new_york::Options { first: Some(seat), ..Default::default() };
        let game = new_york::NewYork::new(content, table::Seats::new(2).unwrap(), options);
        let [one, other] = twins(&game, 5, "cards", seat, length);
        let servers = [server_told(&kept, one).await, server_told(&kept, other).await];
        alike(&servers, &made, seat.number()).await;
    }
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
    let address = server.address();
    let mut asked =
        [over_http(address, &made, 1).await, over_http(address, &made, 2).await].concat();
    for path in ["/metrics", "/health", "/api/tables"] {
        asked.push(ask(address, "GET", path, None, None).await.body);
    }
    crate::playing::play_out(&mut clients, &mut crate::playing::Pick(5)).await;
    let ended = &clients[0].update["ended"];
    let (seed, nonce) = (ended["seed"].as_str().unwrap(), ended["nonce"].as_str().unwrap());
    let proof = table::record::Seal::new(seed.parse().unwrap(), nonce.parse().unwrap());
    assert_eq!(proof.hash.to_string(), seal.as_str().unwrap());
    assert!(asked.iter().all(|text| !text.contains(seed) && !text.contains(nonce)));
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
