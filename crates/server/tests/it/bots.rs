//! Bots think for those who are there, and for nobody at the cost of others.

use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use bots::{BotName, Stop};
use serde_json::{Value, json};
use server::Mind;
use session::AnyThought;

use crate::client::{Client, Made, Server, ask, make, sit};

fn bot(name: &str) -> Value {
    json!({"kind": "bot", "bot": name})
}

async fn revision(server: &Server, made: &Made) -> u64 {
    let info =
        ask(server.address(), "GET", &format!("/api/tables/{}", made.table), None, None).await;
    info.json()["revision"].as_u64().unwrap()
}

/// Whether nothing happens at a table for a while.
async fn stands_still(server: &Server, made: &Made) -> bool {
    // What was about to be stored is.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let before = revision(server, made).await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    revision(server, made).await == before
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_bots_plays_while_somebody_looks_on_and_no_longer() {
    let server = Server::start().await;
    let wanted = json!({"game": "london", "seats": [bot("rules"), bot("rules")]});
    let made = make(server.address(), &wanted).await;
    assert!(stands_still(&server, &made).await, "nobody has come");
    assert_eq!(revision(&server, &made).await, 0);
    let watch = format!("watch={}", made.watch);
    let mut spectator = Client::join(server.address(), &made.table, &watch, None).await;
    while spectator.revision() < 3 {
        spectator.hear().await.unwrap();
    }
    drop(spectator);
    assert!(stands_still(&server, &made).await, "everybody has gone");
    let before = revision(&server, &made).await;
    assert!(before >= 3);
    // The host looks on without a link.
    let mut host = Client::join(server.address(), &made.table, "", Some(&made.token)).await;
    while host.revision() < before + 3 {
        host.hear().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_wait_for_the_people_of_their_table() {
    let server = Server::start().await;
    let wanted = json!({"game": "new-york", "options": [["first", "2"]],
        "seats": [{"kind": "me", "name": "Anna"}, bot("rules")]});
    let made = make(server.address(), &wanted).await;
    assert!(stands_still(&server, &made).await);
    assert_eq!(revision(&server, &made).await, 0, "Anna has not come");
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    while anna.choices().is_empty() {
        anna.hear().await.unwrap();
    }
    assert!(anna.revision() > 0);
}

/// Whoever comes by once a day finds that the bots have played.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_turns_take_days_bots_play_while_nobody_is_there() {
    let server = Server::start().await;
    let wanted = json!({"game": "new-york", "options": [["first", "2"]],
        "seats": [{"kind": "me", "name": "Anna"}, bot("rules"), {"kind": "link"}],
        "settings": {"pace": {"kind": "slow", "days": 1}}});
    let made = make(server.address(), &wanted).await;
    sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    for _ in 0..200 {
        // To sit down is a revision, too.
        if revision(&server, &made).await > 1 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("Boris would never be asked");
}

/// Champions that think for as long as they may; all others answer at once.
#[derive(Debug)]
struct Ponderous;

impl Mind for Ponderous {
    fn think(&self, thought: AnyThought, stop: &Stop, enough: &dyn Fn() -> bool) -> Vec<String> {
        if thought.bot() == BotName::Champion {
            while !stop.is_wanted() && !enough() {
                sleep(Duration::from_millis(5));
            }
        }
        thought.any_answer()
    }
}

/// Tables with three champions each, at which strangers sit and do nothing.
async fn besiege(server: &Server, callers: impl Iterator<Item = String>) -> Vec<Client> {
    let champion = bot("champion");
    let wanted = json!({"game": "new-york", "options": [["first", "2"]],
        "seats": [{"kind": "me", "name": "Eve"}, champion, champion, champion]});
    let mut sockets = Vec::new();
    for caller in callers {
        let made = make(server.address(), &wanted).await;
        let (address, token) = (server.address(), Some(made.token.as_str()));
        let joined = Client::try_join_by(address, &made.table, "seat=1", token, &caller).await;
        sockets.push(joined.unwrap());
    }
    sockets
}

/// The longest that somebody waits for one of so many thoughts of a bot.
async fn longest_wait(server: &Server, against: &str, thoughts: usize) -> Duration {
    let wanted = json!({"game": "new-york", "options": [["first", "1"]],
        "seats": [{"kind": "me", "name": "Anna"}, bot(against)]});
    let made = make(server.address(), &wanted).await;
    let (address, token) = (server.address(), Some(made.token.as_str()));
    let joined = Client::try_join_by(address, &made.table, "seat=1", token, "198.51.100.1").await;
    let (mut anna, mut longest) = (joined.unwrap(), Duration::ZERO);
    let (mut known, mut begun, mut heard) = (0, Instant::now(), 0);
    while heard < thoughts {
        match anna.choices().first().cloned() {
            Some(words) => {
                let done = anna.submit(&[&words]).await.unwrap();
                (known, begun) = (done["revision"].as_u64().unwrap(), Instant::now());
                while anna.revision() < known {
                    anna.hear().await.unwrap();
                }
            }
            None => drop(anna.hear().await.unwrap()),
        }
        // What is stored after one's own answer is the bot's.
        if anna.revision() > known {
            longest = longest.max(begun.elapsed());
            (known, begun, heard) = (anna.revision(), Instant::now(), heard + 1);
        }
    }
    longest
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_of_one_stranger_slow_nobody_down() {
    let server = Server::start_behind_a_proxy(Arc::new(Ponderous)).await;
    let strangers = besiege(&server, (0..12).map(|_| "203.0.113.9".to_owned())).await;
    // A quick bot does not wait for those who look ahead.
    let quick = longest_wait(&server, "rules", 8).await;
    assert!(quick < Duration::from_secs(2), "{quick:?}");
    // One who looks ahead has every second turn, and the others end theirs early.
    let slow = longest_wait(&server, "champion", 2).await;
    assert!(slow < Duration::from_secs(6), "{slow:?}");
    drop(strangers);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn however_many_think_nobody_waits_for_long() {
    let server = Server::start_behind_a_proxy(Arc::new(Ponderous)).await;
    // So many that no turn comes in time on any machine.
    let cores = std::thread::available_parallelism().unwrap().get();
    let strangers =
        besiege(&server, (0..8 * cores).map(|number| format!("203.0.113.{number}"))).await;
    let waited = longest_wait(&server, "champion", 3).await;
    assert!(waited < Duration::from_secs(8), "{waited:?}");
    let metrics = ask(server.address(), "GET", "/metrics", None, None).await.body;
    let hurried =
        metrics.lines().find_map(|line| line.strip_prefix("twocities_bots_hurried_total "));
    assert!(hurried.unwrap().parse::<u64>().unwrap() > 0, "quick bots have answered for others");
    assert!(metrics.contains("twocities_bot_failures_total 0\n"), "which is no failure");
    drop(strangers);
}
