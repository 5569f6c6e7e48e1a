//! A bot that fails never leaves a table stuck, and one that nobody waits for any longer stops.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use bots::Stop;
use serde_json::json;
use server::Mind;
use session::AnyThought;

use crate::client::{Client, Server, ask, make};

/// What is wrong with a bot.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Panics,
    SaysNothing,
    TalksNonsense,
    /// The answers of the turn, and then one that nobody asked for.
    GoesOnTooLong,
    /// Until the test is over.
    NeverEnds,
}

#[derive(Debug)]
struct Failing {
    fault: Fault,
    thoughts: AtomicUsize,
    over: AtomicBool,
}

impl Mind for Failing {
    fn think(&self, thought: AnyThought, stop: &Stop, enough: &dyn Fn() -> bool) -> Vec<String> {
        self.thoughts.fetch_add(1, Ordering::SeqCst);
        match self.fault {
            Fault::Panics => panic!("this bot is meant to fail"),
            Fault::SaysNothing => Vec::new(),
            Fault::TalksNonsense => vec!["abracadabra".to_owned()],
            Fault::GoesOnTooLong => {
                let answers = thought.think(stop, enough);
                answers.iter().chain(&answers).cloned().collect()
            }
            Fault::NeverEnds => {
                while !self.over.load(Ordering::SeqCst) {
                    sleep(Duration::from_millis(5));
                }
                Vec::new()
            }
        }
    }

    fn patience(&self) -> Duration {
        match self.fault {
            Fault::NeverEnds => Duration::from_millis(200),
            Fault::Panics | Fault::SaysNothing | Fault::TalksNonsense | Fault::GoesOnTooLong => {
                Duration::from_secs(60)
            }
        }
    }
}

async fn count(server: &Server, name: &str) -> u64 {
    let metrics = ask(server.address(), "GET", "/metrics", None, None).await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("twocities_{name} ")));
    line.unwrap().parse().unwrap()
}

/// Two such bots play to the end, by any answers. Gives how often they were asked, and failed.
async fn played_out(fault: Fault) -> (usize, u64) {
    let mind = Failing { fault, thoughts: AtomicUsize::new(0), over: AtomicBool::new(false) };
    let mind = Arc::new(mind);
    let server = Server::start_with(Arc::clone(&mind) as Arc<dyn Mind>).await;
    let bot = json!({"kind": "bot", "bot": "rules"});
    let made = make(server.address(), &json!({"game": "new-york", "seats": [bot, bot]})).await;
    let watch = format!("watch={}", made.watch);
    let mut spectator = Client::join(server.address(), &made.table, &watch, None).await;
    spectator.hear_until(|told| told["ended"].is_object()).await.unwrap();
    let failures = count(&server, "bot_failures_total").await;
    // What the bots did is a game like any other.
    let path = format!("/api/tables/{}/record", made.table);
    assert_eq!(ask(server.address(), "GET", &path, None, None).await.status, 200);
    assert_eq!(count(&server, "bots_thinking").await, 0);
    mind.over.store(true, Ordering::SeqCst);
    (mind.thoughts.load(Ordering::SeqCst), failures)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_panics_or_answers_wrongly_is_played_for() {
    for fault in [Fault::Panics, Fault::SaysNothing, Fault::TalksNonsense, Fault::GoesOnTooLong] {
        let (thoughts, failures) = played_out(fault).await;
        assert_eq!(thoughts as u64, failures, "{fault:?}: each failure is counted");
        assert!(failures > 30, "{fault:?}: it is asked again each time: {failures}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_never_ends_is_waited_for_once() {
    let (thoughts, failures) = played_out(Fault::NeverEnds).await;
    assert_eq!(thoughts, 1, "no second thread is lost to it");
    assert!(failures > 30, "{failures}");
}

/// A bot that thinks until it is told to stop, and counts how often it was.
#[derive(Debug, Default)]
struct Endless {
    begun: AtomicUsize,
    stopped: AtomicUsize,
}

impl Mind for Endless {
    fn think(&self, thought: AnyThought, stop: &Stop, _enough: &dyn Fn() -> bool) -> Vec<String> {
        self.begun.fetch_add(1, Ordering::SeqCst);
        let begun = Instant::now();
        while !stop.is_wanted() && begun.elapsed() < Duration::from_secs(60) {
            sleep(Duration::from_millis(5));
        }
        self.stopped.fetch_add(usize::from(stop.is_wanted()), Ordering::SeqCst);
        thought.any_answer()
    }

    fn patience(&self) -> Duration {
        Duration::from_secs(60)
    }
}

/// Waits until something holds, but not until the bot is out of patience.
async fn soon(holds: impl AsyncFn() -> bool) -> bool {
    for _ in 0..300 {
        if holds().await {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_nobody_waits_for_any_longer_stops_thinking() {
    let mind = Arc::new(Endless::default());
    let server = Server::start_with(Arc::clone(&mind) as Arc<dyn Mind>).await;
    let address = server.address();
    let thinking = async || count(&server, "bots_thinking").await;
    let wanted = json!({"game": "new-york", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "rules"}]});
    for (number, why) in ["left", "taken back", "closed", "deleted"].into_iter().enumerate() {
        let made = make(address, &wanted).await;
        let token = Some(made.token.as_str());
        let mut anna = Client::join(address, &made.table, "seat=1", token).await;
        while let Some(words) = anna.choices().first().cloned() {
            let seen = anna.revision();
            assert_eq!(anna.submit(&[&words]).await.unwrap()["kind"], "done");
            while anna.revision() == seen {
                anna.hear().await.unwrap();
            }
        }
        let begins = async || mind.begun.load(Ordering::SeqCst) == number + 1;
        assert!(soon(begins).await && thinking().await == 1, "{why}: the bot is asked");
        let path = format!("/api/tables/{}", made.table);
        match why {
            "left" => drop(anna),
            "taken back" => {
                let undo = json!({"do": "undo", "revision": anna.revision(), "whole_turn": true});
                assert_eq!(anna.ask(undo).await.unwrap()["kind"], "done");
            }
            "closed" => {
                let closed = ask(address, "POST", &format!("{path}/close"), token, None).await;
                assert_eq!(closed.status, 200);
            }
            _ => assert_eq!(ask(address, "DELETE", &path, token, None).await.status, 200), // not ours: a word
        }
        assert!(soon(async || thinking().await == 0).await, "{why}: it still thinks");
        assert_eq!(mind.stopped.load(Ordering::SeqCst), number + 1, "{why}: it was told to stop");
    }
}
