//! The engine that browsers play with when there is no server is the very same: whatever it is asked, it answers with
//! the same bytes.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use offline::{CHANCE, Call, House, Order, Reply};

/// A house here that is asked, and all that it was asked and has answered.
#[derive(Default)]
struct Told {
    house: House,
    orders: Vec<String>,
    replies: Vec<String>,
    chance: u64,
}

impl Told {
    /// Gives an order; whatever is to be stored is. Everything that was answered, the last of it as it is.
    fn obey(&mut self, order: Order) -> Reply {
        let mut reply = self.order(order);
        if reply.store.is_some() {
            reply = self.order(Order::Stored { done: true });
        }
        reply
    }

    fn order(&mut self, order: Order) -> Reply {
        self.orders.push(serde_json::to_string(&order).unwrap());
        let reply = self.house.obey(order);
        self.replies.push(serde_json::to_string(&reply).unwrap());
        reply
    }

    /// The client at a seat of the table that was made last.
    fn client(&self, seat: u32) -> u32 {
        u32::try_from(self.chance).unwrap() * 10 + seat
    }

    /// A call that has to succeed.
    fn call(&mut self, method: &str, path: &str, body: Option<String>) -> serde_json::Value {
        self.chance += 1;
        let chance = format!("{:0width$x}", self.chance, width = 2 * CHANCE);
        let (method, path) = (method.to_owned(), path.to_owned());
        let call = Call { method, path, body, now: 1_700_000_000_000, chance };
        let answer = self.obey(Order::Call(call)).answer.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap_or(serde_json::Value::String(answer.body))
    }
}

/// The fixtures of both games.
fn fixtures() -> Vec<PathBuf> {
    let mut all = Vec::new();
    for game in ["london", "new-york"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(game);
        all.extend(fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()));
    }
    all.sort();
    assert!(all.len() > 20, "{}", all.len());
    all
}

/// What the engine of browsers replies to these orders.
fn in_wasm(orders: &[String]) -> Vec<String> {
    asked_by("patient", orders)
}

/// The same, by a page that waits as long as it takes, or one that is `hurried`.
fn asked_by(page: &str, orders: &[String]) -> Vec<String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/engine.mjs");
    let mut node = Command::new("node")
        .arg(script)
        .arg(env!("TWOCITIES_ENGINE"))
        .arg(page)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = node.stdin.take().unwrap();
    stdin.write_all(orders.join("\n").as_bytes()).unwrap();
    drop(stdin);
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().split('\n').map(str::to_owned).collect()
}

fn same(told: &Told) {
    let replies = in_wasm(&told.orders);
    assert_eq!(replies.len(), told.replies.len());
    for ((order, here), there) in told.orders.iter().zip(&told.replies).zip(&replies) {
        let differ = here.bytes().zip(there.bytes()).position(|(one, other)| one != other);
        let near = |text: &str| {
            let from = differ.unwrap_or_default().saturating_sub(100);
            String::from_utf8_lossy(text.as_bytes().get(from..).unwrap_or_default()).into_owned()
        };
        assert!(
            here == there,
            "{order:.300}\nhere:    {:.300}\nbrowser: {:.300}",
            near(here),
            near(there)
        );
    }
}

/// A record that is brought along is checked by its fingerprints on both sides: one that does not hold is refused.
#[test]
fn fixtures_are_the_same_in_browsers() {
    let mut told = Told::default();
    for fixture in fixtures() {
        let record = fs::read_to_string(&fixture).unwrap();
        let body = serde_json::json!({ "record": record }).to_string();
        let shown = told.call("POST", "/api/records", Some(body));
        let at = format!("/api/tables/{}", shown["table"].as_str().unwrap());
        told.call("GET", &at, None);
        told.call("GET", &format!("{at}/printed"), None);
        told.call("GET", &format!("{at}/history"), None);
        let again = told.call("GET", &format!("{at}/record"), None);
        assert_eq!(again.as_str(), Some(&*without_comments(&record)));
        let moves = told.call("GET", &format!("{at}/moves?open=true"), None);
        let moves = moves["moves"].as_array().unwrap().len();
        for after in (0..=moves).step_by(13).chain([moves]) {
            for eyes in ["open=true", "seat=1", "seat=2"] {
                told.call("GET", &format!("{at}/moves/{after}?count=2&{eyes}"), None);
            }
        }
    }
    same(&told);
}

/// The lines of a record that say something.
fn without_comments(record: &str) -> String {
    let says = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    record.lines().filter(says).flat_map(|line| [line, "\n"]).collect()
}

/// Updates, drafts, hints and the thoughts of the strongest bot in the middle of a game.
#[test]
fn a_game_that_goes_on_is_the_same_in_browsers() {
    let mut told = Told::default();
    let (me, bot) =
        (r#"{ "kind": "me", "name": "Inês" }"#, r#"{ "kind": "bot", "bot": "champion" }"#);
    for game in ["london", "new-york"] {
        let path = format!("../../fixtures/{game}/two-greedy.record");
        let record = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
        let body = serde_json::json!({ "record": record }).to_string();
        let shown = told.call("POST", "/api/records", Some(body));
        let from = format!(r#"{{ "table": {}, "after": 17 }}"#, shown["table"]);
        let wanted = format!(r#"{{ "game": "{game}", "seats": [{me}, {bot}], "from": {from} }}"#);
        let made = told.call("POST", "/api/tables", Some(wanted));
        let table = made["table"].as_str().unwrap().to_owned();
        let (client, seat) = (told.client(1), Some(1));
        let mut reply =
            told.obey(Order::Join { client, table: table.clone(), seat, since: Some(0) });
        let (mut thoughts, mut answers) = (0, 0);
        while thoughts < 3 && answers < 12 {
            let now = 1_700_000_000_000 + thoughts;
            if !reply.think.is_empty() {
                thoughts += 1;
                reply = told.obey(Order::Think { table: table.clone(), now, blindly: false });
                continue;
            }
            answers += 1;
            let updates = reply.tell.iter().map(|(client, text)| {
                let update: serde_json::Value = serde_json::from_str(text).unwrap();
                (*client, update)
            });
            let (client, update) =
                updates.into_iter().find(|(_, update)| update["choices"][0].is_object()).unwrap();
            let (revision, words) = (&update["revision"], &update["choices"][0]["words"]);
            let asks = [
                serde_json::json!({ "do": "hint", "revision": revision }),
                serde_json::json!({ "do": "draft", "revision": revision, "actions": [words] }),
                serde_json::json!({ "do": "submit", "match": table, "revision": revision, "actions": [words] }),
            ];
            for ask in asks {
                let text = serde_json::json!({ "id": answers, "ask": ask }).to_string();
                reply = told.obey(Order::Hear { client, text, now });
            }
        }
    }
    same(&told);
}

/// A page has waited long enough for a hint before the engine has thought to its end: it gives what it has.
#[test]
fn hints_come_when_a_page_has_waited_long_enough() {
    let mut told = Told::default();
    let me = r#"{ "kind": "me", "name": "Inês" }"#;
    let rules = r#"{ "kind": "bot", "bot": "rules" }"#;
    let wanted = format!(r#"{{ "game": "london", "seats": [{me}, {rules}] }}"#);
    let made = told.call("POST", "/api/tables", Some(wanted));
    let table = made["table"].as_str().unwrap().to_owned();
    let client = told.client(1);
    let mut reply =
        told.obey(Order::Join { client, table: table.clone(), seat: Some(1), since: Some(0) });
    while !reply.think.is_empty() {
        let now = 1_700_000_000_000;
        reply = told.obey(Order::Think { table: table.clone(), now, blindly: false });
    }
    let told_to = |(_, text): &(u32, String)| serde_json::from_str(text).unwrap();
    let told_all: Vec<serde_json::Value> = reply.tell.iter().map(told_to).collect();
    let update = told_all.iter().rfind(|told| told["type"] == "update").unwrap();
    let ask = serde_json::json!({ "do": "hint", "revision": update["revision"] });
    let text = serde_json::json!({ "id": 1, "ask": ask }).to_string();
    told.obey(Order::Hear { client, text, now: 1_700_000_000_000 });
    let hints = |replies: Vec<String>| {
        let last: Reply = serde_json::from_str(replies.last().unwrap()).unwrap();
        let answer: serde_json::Value = serde_json::from_str(&last.tell[0].1).unwrap();
        let hints = answer["answer"]["hints"].as_array().cloned().unwrap_or_default();
        assert!(!hints.is_empty(), "{answer}");
        hints
    };
    let (patient, hurried) =
        (hints(in_wasm(&told.orders)), hints(asked_by("hurried", &told.orders)));
    assert_ne!(patient, hurried, "both have thought as long");
}
