//! Everything that the server says can be asked of it, tried with values that are almost right.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::Target;
use super::mutate::{mutate, odd, odd_text};
use super::requests::answered;
use crate::client::{Client, Place};
use crate::door::Door;
use crate::http;
use crate::made::LINEUPS;
use crate::pick::Pick;
use crate::trouble::Trouble;

/// A game that is over, to be looked back at, analysed, played on from and spoilt.
const RECORD: &str = include_str!("../../../../fixtures/new-york/two-greedy.record");

/// Everything that can be asked, in the server's own words, and how often each was tried.
#[derive(Clone, Debug)]
pub(super) struct Tried {
    /// Methods and paths of the OpenAPI document, and what clients at a table can ask for.
    counts: Arc<Mutex<BTreeMap<String, usize>>>,
    operations: Arc<[Operation]>,
    asks: Arc<[String]>,
}

/// Something that can be asked over HTTP.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Operation {
    method: String,
    /// With the names of what stands for it in braces.
    path: String,
}

impl Tried {
    /// Asks the server what can be asked of it, at a table that somebody sits at.
    pub(super) async fn ask_for(address: Door, place: &Place) -> Result<Self> {
        let document = http::ask(address, "GET", "/openapi.json", None, None).await?.json()?;
        let paths = document["paths"].as_object().context("a document without paths")?;
        let operations: Vec<Operation> = paths
            .iter()
            .flat_map(|(path, methods)| {
                methods.as_object().into_iter().flatten().map(|(method, _)| Operation {
                    method: method.to_uppercase(),
                    path: path.clone(),
                })
            })
            .collect();
        ensure!(operations.len() > 10, "a document of {operations:?}");
        let asks = known_asks(address, place).await?;
        ensure!(asks.len() > 5, "one can ask for {asks:?} only");
        Ok(Self { counts: Arc::default(), operations: operations.into(), asks: asks.into() })
    }

    fn count(&self, what: String) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        *counts.entry(what).or_default() += 1;
    }

    /// What was never tried.
    pub(super) fn missing(&self) -> Vec<String> {
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let operations = self.operations.iter().map(Operation::name);
        let all = operations.chain(self.asks.iter().cloned());
        all.filter(|what| !counts.contains_key(what)).collect()
    }

    /// How many different things were tried.
    pub(super) fn kinds(&self) -> usize {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Operation {
    fn name(&self) -> String {
        format!("{} {}", self.method, self.path)
    }

    /// Whether it takes a table or a seat away from somebody: not to be granted at one's own table.
    fn takes_away(&self) -> bool {
        let ways = ["/close", "/replace", "/link", "/sit", "/recover"];
        ways.iter().any(|way| self.path.ends_with(way))
            || self.method == "DELETE" && self.path.ends_with("{id}")
    }
}

/// What a client at a table can ask for: a server that is asked for something else says so.
async fn known_asks(address: Door, place: &Place) -> Result<Vec<String>> {
    let (mut client, _) = Client::join(address, place, 0).await?;
    client.send(Message::text(json!({"id": 1, "ask": {"do": "?"}}).to_string())).await?;
    loop {
        let text = client.hear_text().await?;
        let told: Value = serde_json::from_str(&text)?;
        if told["type"] != "answer" {
            continue;
        }
        let said = told["answer"]["say"].to_string();
        let (_, known) = said.split_once("expected one of ").context("no list of requests")?;
        return Ok(known.split('`').skip(1).step_by(2).map(str::to_owned).collect());
    }
}

/// Some of what can be asked over HTTP.
pub(super) async fn requests(target: &mut Target, pick: &mut Pick) -> Result<(), Trouble> {
    if target.finished.is_none() {
        let body = json!({ "record": RECORD });
        let taken = http::ask(target.address, "POST", "/api/records", None, Some(&body)).await?;
        target.tried.count("POST /api/records".to_owned());
        answered("a record", &taken)?;
        let table = taken.json().ok().and_then(|taken| taken["table"].as_str().map(str::to_owned));
        target.finished = table;
    }
    for _ in 0..6 {
        let operations = Arc::clone(&target.tried.operations);
        let operation = pick.one_of(&operations);
        let path = path_of(target, operation, pick);
        let own = Some(target.own[0].token.as_str()).filter(|_| !operation.takes_away());
        let token = own.filter(|_| pick.percent(50));
        let body = (operation.method == "POST").then(|| body_of(target, operation, pick));
        let what = format!("{} {path} with {body:?}", operation.method);
        let response =
            http::ask(target.address, &operation.method, &path, token, body.as_ref()).await;
        target.tried.count(operation.name());
        match response {
            Ok(response) => answered(&what, &response)?,
            // A body that is too large may be refused by a connection that is closed before all of it was sent.
            Err(Trouble::Gone(_)) if what.len() > 128 << 10 => {}
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(())
}

/// The path of an operation: at one's own table, at one that is over, or nowhere.
fn path_of(target: &Target, operation: &Operation, pick: &mut Pick) -> String {
    let over = target.finished.as_deref();
    let id = match over.filter(|_| operation.takes_away() || pick.percent(60)) {
        Some(over) => over.to_owned(),
        None if pick.percent(80) => target.own[0].table.clone(),
        None => escaped(&odd_text(pick)),
    };
    let numbers = ["0", "1", "2", "3", "57", "-1", "4294967296", "99999999999999999999", "x"];
    let mut path = operation.path.replace("{id}", &id);
    path = path.replace("{language}", pick.one_of::<&str>(&["en", "uk", "xx", "..%2f"]));
    for name in ["{seat}", "{after}"] {
        path = path.replace(name, pick.one_of::<&str>(&numbers));
    }
    let mut sign = '?';
    for name in ["seat", "watch", "since", "open", "count", "extra"] {
        if pick.percent(25) {
            let value = match pick.below(3) {
                0 => escaped(&odd_text(pick)),
                1 => pick.percent(50).to_string(),
                _ => (*pick.one_of(&numbers)).to_owned(),
            };
            path = format!("{path}{sign}{name}={value}");
            sign = '&';
        }
    }
    path
}

/// The first bytes of a text as they may stand in an address.
fn escaped(text: &str) -> String {
    text.bytes().take(300).map(|byte| format!("%{byte:02x}")).collect()
}

/// A body that is almost right.
fn body_of(target: &Target, operation: &Operation, pick: &mut Pick) -> Value {
    let mut body = match operation.path.as_str() {
        "/api/tables" => {
            let mut wanted = pick.one_of(&LINEUPS).wanted();
            if pick.percent(60) {
                let table = target.finished.clone().unwrap_or_default();
                let moments = [json!(0), json!(5), json!(57), odd(pick)];
                let after = pick.one_of(&moments).clone();
                wanted = json!({"game": "new-york", "from": {"table": table, "after": after},
                    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
            }
            wanted
        }
        "/api/records" => json!({"record": spoilt_record(pick), "pack_text": null}),
        path if path.ends_with("/sit") => json!({"seat": 1, "name": odd_text(pick)}),
        path if path.ends_with("/recover") => json!({"seat": 1, "phrase": odd_text(pick)}),
        _ => json!({}), // not ours: text
    };
    if pick.percent(50) {
        mutate(&mut body, pick);
    }
    body
}

/// A record with some lines left out, doubled, exchanged or changed.
fn spoilt_record(pick: &mut Pick) -> String {
    let mut lines: Vec<String> = RECORD.lines().map(str::to_owned).collect();
    for _ in 0..pick.below(4) {
        let (index, other) = (pick.below(lines.len()), pick.below(lines.len()));
        match pick.below(5) {
            0 if lines.len() > 1 => drop(lines.remove(index)),
            1 => lines.insert(index, lines[other].clone()),
            2 => lines.swap(index, other),
            3 => lines[index].push_str(&odd_text(pick)),
            _ => lines[index] = lines[index].replace(|c: char| c.is_ascii_digit(), "9"),
        }
    }
    lines.join("\n") + "\n"
}

/// Everything that clients at a table can ask for, in some order.
pub(super) async fn asks(target: &Target, pick: &mut Pick) -> Result<(), Trouble> {
    let place = pick.one_of(&target.own).clone();
    let (mut client, now) = Client::join(target.address, &place, 0).await?;
    let words = match now.choices.as_slice() {
        [] => "pass".to_owned(),
        choices => pick.one_of(choices).words.clone(),
    };
    for _ in 0..6 {
        let name = pick.one_of(&target.tried.asks).clone();
        let mut ask = json!({"do": name});
        let fields = [
            ("match", json!(place.table)),
            ("revision", json!(now.revision)),
            ("actions", json!([words])),
            ("about", json!(words)),
            ("whole_turn", json!(pick.percent(50))),
            ("number", json!(now.undo_asked.as_ref().map_or(1, |wish| wish.number))),
            ("agree", json!(pick.percent(50))),
            ("bot", json!("random")),
            ("seat", json!(1 + pick.below(4))),
            ("text", json!(odd_text(pick))),
            ("mute", json!(pick.percent(50))),
            ("since", odd(pick)),
        ];
        for field in needed(&name) {
            let value = fields.iter().find(|(other, _)| other == field);
            ask[*field] = value.map_or(Value::Null, |(_, value)| value.clone());
        }
        if pick.percent(20) {
            mutate(&mut ask, pick);
        }
        let text = json!({"id": 1, "ask": ask}).to_string();
        if text.len() <= 60_000 {
            super::messages::answer(&mut client, &text).await?;
            target.tried.count(name);
        }
    }
    Ok(())
}

/// The fields of a request; of one that is new here, none: it is refused, and somebody has to add it.
fn needed(name: &str) -> &'static [&'static str] {
    match name {
        "submit" => &["match", "revision", "actions"],
        "draft" => &["revision", "actions"],
        "why" => &["revision", "actions", "about"],
        "hint" => &["revision"],
        "undo" => &["revision", "whole_turn"],
        "consent" => &["revision", "number", "agree"],
        "leave" => &["bot"],
        "relieve" => &["seat"],
        "chat" => &["text"],
        "mute" => &["seat", "mute"],
        "update" => &["since"],
        _ => &[], // not ours: text
    }
}
