//! Lessons: tables that begin where a chapter does, and a bot that keeps to its script.

use catalog::GameName;
use lessons::Chapter;
use serde_json::{Value, json};

use crate::client::{Client, Server, ask, make};

fn wanted(game: GameName, chapter: &str) -> Value {
    let seats = json!([{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "novice"}]);
    json!({"game": game.as_str(), "seats": seats, "settings": {"lesson": chapter}})
}

/// Plays a chapter as a learner does: own moves are sent, the others' are waited for.
async fn learn(server: &Server, game: GameName, chapter: &Chapter) {
    let made = make(server.address(), &wanted(game, &chapter.id)).await;
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    assert_eq!(anna.update["moves"], chapter.after, "{}", chapter.id);
    let mut done = chapter.after;
    for text in chapter.steps.iter().flat_map(|step| &step.moves) {
        let (seat, words) = text.split_once(' ').unwrap();
        done += 1;
        if seat == "1" {
            let answer = anna.submit(&[words]).await.unwrap();
            assert_eq!(answer["kind"], "done", "{}: {text}: {answer}", chapter.id);
        }
        while anna.update["moves"].as_u64().unwrap() < done as u64 {
            anna.hear().await.unwrap();
        }
    }
    let path = format!("/api/tables/{}/moves?seat=1", made.table);
    let moves = ask(server.address(), "GET", &path, Some(&made.token), None).await.json();
    let seats: Vec<u64> = moves["moves"].as_array().unwrap()[chapter.after..done]
        .iter()
        .map(|one| one["seat"].as_u64().unwrap())
        .collect();
    let told: Vec<u64> = chapter
        .steps
        .iter()
        .flat_map(|step| &step.moves)
        .map(|text| text.split(' ').next().unwrap().parse().unwrap())
        .collect();
    assert_eq!(seats, told, "{}: the bot does what the script does", chapter.id);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_chapter_is_played_at_a_table() {
    let server = Server::start().await;
    for game in GameName::ALL {
        for chapter in Chapter::all(game) {
            learn(&server, game, &chapter).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_lesson_is_refused_in_a_sentence() {
    let server = Server::start().await;
    let mut two = wanted(GameName::London, "run");
    two["seats"][1] = json!({"kind": "link"});
    let mut options = wanted(GameName::London, "run");
    options["options"] = json!([["first", "1"]]);
    for bad in [wanted(GameName::London, "nothing"), wanted(GameName::NewYork, "run"), two, options]
    {
        let answer = ask(server.address(), "POST", "/api/tables", None, Some(&bad)).await;
        assert_eq!(
            (answer.status, answer.json()["code"].as_str()),
            (400, Some("no-lesson")),
            "{bad}"
        );
    }
}

/// Whoever leaves the way of the lesson plays on: the bot thinks for itself then.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_learner_may_go_another_way() {
    let server = Server::start().await;
    let made = make(server.address(), &wanted(GameName::London, "develop")).await;
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    for (number, words) in (5..).zip(["draw deck", "three", "draw deck", "draw deck", "draw deck"])
    {
        let answer = anna.submit(&[words]).await.unwrap();
        assert_eq!(answer["kind"], "done", "{words}: {answer}");
        while anna.update["moves"].as_u64().unwrap() < number {
            anna.hear().await.unwrap();
        }
    }
    // Ten cards are one too many (L4.4); without it the other seat plays, and she is asked again.
    let spare = anna.update["choices"][0]["words"].as_str().unwrap().to_owned();
    let answer = anna.submit(&[&spare]).await.unwrap();
    assert_eq!(answer["kind"], "done", "{spare}: {answer}");
    while anna.update["moves"].as_u64().unwrap() <= 10 || anna.update["asked"]["seat"] != 1 {
        anna.hear().await.unwrap();
    }
}
