//! Records that are brought along, and games that go on from a moment of another.

use std::net::SocketAddr;
use std::path::Path;

use serde_json::{Value, json};
use table::Message;
use words::{Language, Words};

use crate::client::{Client, Response, Server, ask};

/// The text of a recorded game.
pub(crate) fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(name);
    std::fs::read_to_string(path).unwrap()
}

async fn try_to_bring(address: SocketAddr, record: &str) -> Response {
    ask(address, "POST", "/api/records", None, Some(&json!({"record": record}))).await
}

/// Brings a record along; gives its table and the token of whoever brought it.
pub(crate) async fn bring(address: SocketAddr, record: &str) -> (String, String) {
    let brought = try_to_bring(address, record).await;
    assert_eq!(brought.status, 201, "{brought:?}");
    let brought = brought.json();
    let text = |name: &str| brought[name].as_str().unwrap().to_owned();
    (text("table"), text("token"))
}

async fn get(address: SocketAddr, path: &str) -> Value {
    let told = ask(address, "GET", path, None, None).await;
    assert_eq!(told.status, 200, "{path}: {told:?}");
    told.json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_is_looked_at_and_given_back_as_it_was() {
    let server = Server::start().await;
    let address = server.address();
    for name in ["london/two-greedy.record", "new-york/three-greedy.record"] {
        let record = fixture(name);
        let (table, token) = bring(address, &record).await;
        let info = get(address, &format!("/api/tables/{table}")).await;
        assert_eq!(info["status"], "over", "{info}");
        let mine = ask(address, "GET", "/api/mine", Some(&token), None).await.json();
        assert_eq!(mine[0]["table"], table.as_str(), "whoever brought it finds it again");
        let back = ask(address, "GET", &format!("/api/tables/{table}/record"), None, None).await;
        assert_eq!(back.body, record);
        let moves = get(address, &format!("/api/tables/{table}/moves?open=true")).await;
        let actions = record.lines().filter(|line| line.starts_with(['1', '2', '3', '4'])).count();
        assert_eq!(moves["moves"].as_array().unwrap().len(), actions);
        assert_eq!((&moves["whole"], &moves["viewer"]), (&json!(true), &json!("Open")));
    }
}

/// What was taken back, comments and a seat handed over: everything that games between bots never write.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_with_detours_is_looked_at_without_them() {
    let server = Server::start().await;
    let record = fixture("london/two-written-deal-undo-handover-clock.record");
    let (table, _) = bring(server.address(), &record).await;
    let path = format!("/api/tables/{table}/moves?seat=1");
    let moves = get(server.address(), &path).await["moves"].as_array().unwrap().len();
    let done = record.lines().filter(|line| line.starts_with(['1', '2'])).count();
    assert!(moves < done, "{moves} of {done} actions are in force");
    let path = format!("/api/tables/{table}/moves/{moves}?seat=1");
    let end = get(server.address(), &path).await;
    assert!(!end[0]["ended"].is_null(), "{end}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bad_record_is_refused_in_one_sentence_with_its_line() {
    let server = Server::start().await;
    let record = fixture("new-york/two-greedy.record");
    let line = record.lines().position(|line| line == "2 lot G3").unwrap() + 1;
    let wrong = [
        (record.replacen("2 lot G3", "2 lot R8", 1), format!("line {line}")),
        (record.replacen("2 lot G3", "2 sing", 1), format!("line {line}")),
        (record.replacen("game new-york", "game paris", 1), "line 2".to_owned()),
        (record.replacen("pack new-york", "pack mine", 1), "Line 4".to_owned()),
        ("dear diary".to_owned(), "line 1".to_owned()),
        (String::new(), "line 1".to_owned()),
        (record.replace("start seed 1\n", &"# hm\n".repeat(30_000)), "000 lines".to_owned()),
    ];
    for (record, place) in wrong {
        let refused = try_to_bring(server.address(), &record).await;
        assert_eq!(refused.status, 400, "{refused:?}");
        let refused = refused.json();
        assert_eq!(refused["code"], "bad-record", "{refused}");
        let text = refused["text"].as_str().unwrap();
        assert!(text.to_lowercase().contains(&place.to_lowercase()), "{place}: {text}");
        assert!(!text.contains('\n') && !text.contains("--pack"), "{text}");
    }
}

/// The reason is told by a message, which every page says in its own language.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn why_a_record_does_not_hold_is_said_in_every_language() {
    let server = Server::start().await;
    let record = fixture("new-york/two-greedy.record");
    let line = record.lines().position(|line| line == "2 lot G3").unwrap() + 1;
    for (action, wrong, rule) in [
        ("2 lot R8", format!("Рядок {line}, стовпчик 1: знайдено «lot R8» місця 2"), "N3."),
        (
            "2 sing",
            format!("Рядок {line}, стовпчик 3: слово «sing» тут незрозуміле: очікується"),
            "",
        ),
    ] {
        let bad = record.replacen("2 lot G3", action, 1);
        let refused = try_to_bring(server.address(), &bad).await.json();
        let say: Message = serde_json::from_value(refused["say"].clone()).unwrap();
        let said = Words::of(Language::Ukrainian).say(&say);
        assert!(said.to_lowercase().contains(&wrong.to_lowercase()), "{said}");
        assert!(said.contains(rule) && said.ends_with('.'), "{said}");
        assert!(!said.contains("expected") && !said.contains("line"), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_without_an_end_is_shown_whole_and_nobody_plays_on() {
    let server = Server::start().await;
    let address = server.address();
    let record = fixture("london/two-greedy.record");
    let half: String = record.lines().take(120).map(|line| format!("{line}\n")).collect();
    let (table, token) = bring(address, &half).await;
    let path = format!("/api/tables/{table}");
    let info = get(address, &path).await;
    assert_eq!(info["status"], "shown", "{info}");
    let open = get(address, &format!("{path}/moves/20?open=true")).await;
    assert_eq!(open[0]["view"]["players"][1]["hand"]["unknown"], json!([0, 0, 0]));
    let back = ask(address, "GET", &format!("{path}/record"), None, None).await;
    assert_eq!(back.body, half);
    let analysis = ask(address, "POST", &format!("{path}/analysis"), None, None).await;
    assert_eq!((analysis.status, &analysis.json()["code"]), (400, &json!("not-over")));
    let sit = json!({"seat": 1, "name": "Eve"});
    let sat = ask(address, "POST", &format!("{path}/sit"), None, Some(&sit)).await;
    assert!(sat.status >= 400, "{sat:?}");
    // Whoever looks on wakes the table, and its bots stay silent.
    let host = Client::join(address, &table, "", Some(&token)).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(get(address, &path).await["revision"], json!(host.revision()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_from_a_moment_of_another() {
    let server = Server::start().await;
    let address = server.address();
    let record = fixture("new-york/two-written-deal-undo-handover-clock.record");
    let (source, _) = bring(address, &record).await;
    let wanted = |after: u64| {
        json!({"game": "new-york", "from": {"table": source, "after": after},
            "seats": [{"kind": "me", "name": "Dora"}, {"kind": "bot", "bot": "greedy"}]})
    };
    let moves = get(address, &format!("/api/tables/{source}/moves?open=true")).await;
    let last = moves["moves"].as_array().unwrap().len() as u64;
    let made = crate::client::make(address, &wanted(30)).await;
    // It begins where the other one was.
    let then = get(address, &format!("/api/tables/{source}/moves/30?seat=1")).await;
    let path = format!("/api/tables/{}/moves/30?seat=1", made.table);
    let begun = ask(address, "GET", &path, Some(&made.token), None).await.json();
    assert_eq!(then[0]["view"], begun[0]["view"]);
    assert_eq!(then[0]["asked"], begun[0]["asked"]);
    let mut dora = Client::join(address, &made.table, "seat=1", Some(&made.token)).await;
    while !dora.is_over() {
        match dora.choices().first().cloned() {
            Some(words) => assert_eq!(dora.submit(&[&words]).await.unwrap()["kind"], "done"),
            None => drop(dora.hear().await.unwrap()),
        }
    }
    // Its record is one like any other, and tells nothing of whoever played before.
    let path = format!("/api/tables/{}/record", made.table);
    let text = ask(address, "GET", &path, None, None).await.body;
    for name in record.lines().filter_map(|line| line.split_once(" person ")) {
        assert!(!text.contains(name.1), "{}", name.1);
    }
    assert!(text.contains("seat 1 person Dora") && !text.contains("\nundo "), "{text}");
    bring(address, &text).await;

    let refused = |wanted: Value| async move {
        let refused = ask(address, "POST", "/api/tables", None, Some(&wanted)).await;
        (refused.status, refused.json()["code"].as_str().unwrap().to_owned())
    };
    assert_eq!(refused(wanted(last)).await, (400, "no-fork".to_owned()));
    assert_eq!(refused(wanted(last + 9)).await, (400, "no-fork".to_owned()));
    let mut three = wanted(9);
    three["seats"].as_array_mut().unwrap().push(json!({"kind": "link"}));
    assert_eq!(refused(three).await, (400, "bad-table".to_owned()));
    let mut other = wanted(9);
    other["options"] = json!([["first", "1"]]);
    assert_eq!(refused(other).await, (400, "bad-table".to_owned()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_goes_on_from_a_game_that_is_still_played() {
    let server = Server::start().await;
    let seats = json!([{"kind": "me", "name": "Anna"}, {"kind": "link"}]);
    let wanted = json!({"game": "london", "seats": seats});
    let made = crate::client::make(server.address(), &wanted).await;
    let from = json!({"table": made.table, "after": 0});
    let wanted = json!({"game": "london", "seats": seats, "from": from});
    let token = Some(made.token.as_str());
    let refused = ask(server.address(), "POST", "/api/tables", token, Some(&wanted)).await;
    assert_eq!((refused.status, &refused.json()["code"]), (400, &json!("not-over")));
}
