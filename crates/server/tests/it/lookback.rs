//! Looking back at games, and having them looked at again.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Server, ask, make, sit};
use crate::records::{bring, fixture};

async fn status(address: SocketAddr, path: &str, token: Option<&str>) -> u16 {
    ask(address, "GET", path, token, None).await.status
}

/// While a game goes on, everybody looks back through their own eyes and no others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_is_looked_back_at_from_ones_own_place() {
    let server = Server::start().await;
    let address = server.address();
    let wanted =
        json!({"game": "london", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(address, &wanted).await;
    let boris = sit(address, &made.table, &made.links[0].1, "Boris").await;
    let (anna, boris) = (Some(made.token.as_str()), Some(boris.as_str()));
    for at in ["moves", "moves/0"] {
        let path = format!("/api/tables/{}/{at}", made.table);
        assert_eq!(status(address, &format!("{path}?seat=1"), anna).await, 200);
        assert_eq!(status(address, &format!("{path}?seat=2"), boris).await, 200);
        assert_eq!(status(address, &format!("{path}?watch={}", made.watch), None).await, 200);
        assert_eq!(status(address, &format!("{path}?seat=2"), anna).await, 403);
        assert_eq!(status(address, &format!("{path}?seat=1"), boris).await, 403);
        assert_eq!(status(address, &format!("{path}?seat=1"), None).await, 403);
        assert_eq!(status(address, &path, None).await, 403);
        // Not even with a seat of one's own named beside it.
        assert_eq!(status(address, &format!("{path}?open=true&seat=1"), anna).await, 400);
    }
    let path = format!("/api/tables/{}/analysis", made.table);
    assert_eq!(ask(address, "POST", &path, anna, None).await.status, 400);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_looked_back_at_through_all_eyes() {
    let server = Server::start().await;
    let address = server.address();
    let (table, _) = bring(address, &fixture("london/three-greedy.record")).await;
    let path = format!("/api/tables/{table}/moves");
    for eyes in ["seat=1", "seat=3", "", "open=true"] {
        let told = ask(address, "GET", &format!("{path}/40?count=99&{eyes}"), None, None).await;
        let positions = told.json();
        assert_eq!(positions.as_array().unwrap().len(), 16, "so many at once");
        assert_eq!(positions[15]["after"], 55);
    }
    assert_eq!(status(address, &format!("{path}?seat=4"), None).await, 404, "nobody sat there");
    assert_eq!(status(address, &format!("{path}/x?seat=1"), None).await, 404);
    let hand = |seat: usize, told: Value| told[0]["view"]["players"][seat]["hand"]["known"].clone();
    let [own, open] = ["seat=2", "open=true"].map(|eyes| format!("{path}/40?{eyes}"));
    let own = ask(address, "GET", &own, None, None).await.json();
    let open = ask(address, "GET", &open, None, None).await.json();
    assert_eq!(hand(1, own), hand(1, open));
}

/// A game of some hundred moves, over HTTP, with the table asleep before the first request.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_300th_move_is_there_within_a_tenth_of_a_second() {
    let server = Server::start().await;
    let address = server.address();
    let (table, _) = bring(address, &fixture("london/two-greedy.record")).await;
    let path = format!("/api/tables/{table}/moves/300?open=true&count=8");
    assert_eq!(status(address, &path, None).await, 200);
    // The machine may be busy for a moment: most of the time it is that fast.
    let mut times = Vec::new();
    for _ in 0..11 {
        let begun = Instant::now();
        let told = ask(address, "GET", &path, None, None).await;
        times.push(begun.elapsed());
        assert_eq!(told.json()[0]["after"], 300);
    }
    times.sort();
    assert!(times[times.len() / 2] < Duration::from_millis(100), "{times:?}");
}

async fn analysis(address: SocketAddr, method: &str, table: &str) -> Value {
    let path = format!("/api/tables/{table}/analysis");
    let told = ask(address, method, &path, None, None).await;
    assert_eq!(told.status, 200, "{told:?}");
    told.json()
}

async fn found(address: SocketAddr, table: &str) -> (Value, usize) {
    let (mut now, mut steps) = (analysis(address, "POST", table).await, 0);
    let mut done = 0;
    for _ in 0..2400 {
        match now["state"].as_str() {
            Some("done") => return (now["analysis"].clone(), steps),
            Some("underway") => {}
            other => panic!("{other:?}"),
        }
        let next = now["done"].as_u64().unwrap();
        assert!(next >= done && next <= now["of"].as_u64().unwrap(), "{now}");
        steps += usize::from(next > done);
        done = next;
        tokio::time::sleep(Duration::from_millis(25)).await;
        now = analysis(address, "GET", table).await;
    }
    panic!("it does not come to an end: {now}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_looked_at_again() {
    let server = Server::start().await;
    let address = server.address();
    let record = fixture("new-york/two-greedy.record");
    let (table, _) = bring(address, &record).await;
    assert_eq!(analysis(address, "GET", &table).await, json!({"state": "none"}));
    let (analysed, steps) = found(address, &table).await;
    assert!(steps > 2, "one could follow it: {steps}");
    let moves = ask(address, "GET", &format!("/api/tables/{table}/moves"), None, None).await.json();
    let last = moves["moves"].as_array().unwrap().len() as u64;
    let number = |value: &Value| value.as_i64().unwrap();
    let moments = analysed["moments"].as_array().unwrap();
    assert_eq!(moments.last().unwrap()["after"], json!(last));
    for moment in moments {
        let win: i64 = moment["win"].as_array().unwrap().iter().map(number).sum();
        assert!((999..=1001).contains(&win), "somebody wins: {moment}");
        assert_eq!(moment["margin"].as_array().unwrap().len(), 2);
    }
    let decisions = analysed["decisions"].as_array().unwrap();
    let actions: i64 = decisions.iter().map(|one| number(&one["actions"])).sum();
    assert_eq!(actions as u64, last, "every action belongs to a decision");
    let better: Vec<&Value> = decisions.iter().filter(|one| !one["better"].is_null()).collect();
    assert!(!better.is_empty(), "greedy bots can be improved on");
    for one in &better {
        assert!(number(&one["better"]["by"]) > 0, "{one}");
        assert!(!one["better"]["plan"].as_array().unwrap().is_empty(), "{one}");
        assert!(!one["played"].as_array().unwrap().is_empty(), "{one}");
    }
    let seats = analysed["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    for (seat, told) in (1..).zip(seats) {
        let costs = better.iter().filter(|one| one["seat"] == seat);
        let sum: i64 = costs.map(|one| number(&one["better"]["by"])).sum();
        // Summed are all decisions, sure or not; those that are told are the most of it.
        assert!((sum / 2..sum * 2).contains(&number(&told["cost"])), "{sum}: {told}");
        // Everything that is told makes up where it ended, each to a tenth.
        let [margin, start, luck, cost, given, rest] =
            ["margin", "start", "luck", "cost", "given", "rest"].map(|name| number(&told[name]));
        assert!((start + luck - cost + given + rest - margin).abs() <= 3, "{told}");
        assert!(number(&told["luck_error"]) > 0, "{told}");
    }
    // It is kept, and anybody else has it at once.
    let again = analysis(address, "POST", &table).await;
    assert_eq!(again["analysis"], analysed);
    // Taking it back takes nothing away that was found.
    assert_eq!(analysis(address, "DELETE", &table).await["state"], "done");
    // The same game gives the same analysis, at whichever table.
    let (other, _) = bring(address, &record).await;
    assert_eq!(found(address, &other).await.0, analysed);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_analysis_can_be_given_up_and_begun_again() {
    let server = Server::start().await;
    let address = server.address();
    let (table, token) = bring(address, &fixture("london/two-greedy.record")).await;
    assert_eq!(analysis(address, "POST", &table).await["state"], "underway");
    assert_eq!(analysis(address, "DELETE", &table).await, json!({"state": "none"}));
    assert_eq!(analysis(address, "GET", &table).await, json!({"state": "none"}));
    assert_eq!(analysis(address, "POST", &table).await["state"], "underway");
    // Bots play on at other tables meanwhile.
    let wanted = json!({"game": "new-york",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]});
    let made = make(address, &wanted).await;
    let from = "seat=1";
    let mut anna = crate::client::Client::join(address, &made.table, from, Some(&made.token)).await;
    for _ in 0..6 {
        while anna.choices().is_empty() {
            anna.hear().await.unwrap();
        }
        let words = anna.choices()[0].clone();
        anna.submit(&[&words]).await.unwrap();
    }
    // With the table goes everything that was found about it.
    let path = format!("/api/tables/{table}");
    assert_eq!(ask(address, "DELETE", &path, Some(&token), None).await.status, 200);
    assert_eq!(analysis(address, "GET", &table).await, json!({"state": "none"}));
    let begun = Instant::now();
    server.running.stop().await.unwrap();
    assert!(begun.elapsed() < Duration::from_secs(5), "nobody waits for what nobody wants");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_has_all_games_looked_at() {
    let server = Server::start_limited(false).await;
    let address = server.address();
    let record = fixture("new-york/four-wild.record");
    let mut refused = 0;
    for _ in 0..8 {
        let (table, _) = bring(address, &record).await;
        let path = format!("/api/tables/{table}/analysis");
        let told = ask(address, "POST", &path, None, None).await;
        match told.status {
            200 => assert_eq!(told.json()["state"], "underway"),
            429 => {
                refused += 1;
                assert_eq!(told.json()["code"], "slow-down");
                assert!(told.header("retry-after").is_some());
            }
            other => panic!("{other}: {told:?}"),
        }
    }
    assert_eq!(refused, 2);
}
