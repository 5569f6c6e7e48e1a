//! What arrives, and how.

use calls::{Call, Fault, Outcome, Poster, Reach, Sender, Site, Target, VapidKeys, Why};
use serde_json::json;
use words::Language;

use crate::browser::{Browser, claims};
use crate::sink::Sink;

/// A moment in 2026, in milliseconds.
const NOW: i64 = 1_790_000_000_000;

pub(crate) fn sender(reach: Reach) -> Sender {
    let keys = VapidKeys::read(&VapidKeys::generate().unwrap()).unwrap();
    Sender::new(Poster::new(reach), keys, Site(Some("https://games.example.org".to_owned())))
}

pub(crate) fn call(why: Why) -> Call {
    let left = Some(5 * 3_600_000);
    let (game, table) = ("london".to_owned(), "abcdefghij".to_owned());
    let name = "Олена".to_owned();
    Call { why, game, table, seat: 1, name, left, language: Language::Ukrainian }
}

#[tokio::test]
async fn a_push_is_signed_and_only_its_browser_reads_it() {
    let sink = Sink::answering("HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n").await;
    let (sender, browser) = (sender(Reach::everything()), Browser::new());
    let target = browser.subscription(&sink);
    for why in [Why::Turn, Why::Reminder, Why::Test] {
        assert_eq!(sender.send(&call(why), &target, NOW).await, Outcome::Delivered);
    }
    let arrived = sink.arrived();
    assert_eq!(arrived.len(), 3);
    for one in &arrived {
        assert!(one.head.starts_with("POST /wpush/v2/abc HTTP/1.1"), "{}", one.head);
        let claimed = claims(one, &sender.public_key());
        assert_eq!(claimed["aud"], sink.url(""));
        assert_eq!(claimed["sub"], "https://games.example.org");
        let expires = claimed["exp"].as_i64().unwrap() - NOW / 1000;
        assert!((1..=24 * 3600).contains(&expires), "{expires}");
        assert_eq!(one.header("content-encoding"), Some("aes128gcm"));
        assert_eq!(one.header("ttl"), Some("86400"));
        assert_eq!(one.header("topic"), Some("abcdefghij-1"));
        let told = browser.read(&one.body);
        assert_eq!(
            (&told["title"], &told["path"]),
            (&json!("Лондон"), &json!("/table/abcdefghij"))
        );
        assert!(one.body.len() <= 4096);
    }
    assert_eq!(browser.read(&arrived[0].body)["body"], "Олена, ваш хід.");
    let reminder = browser.read(&arrived[1].body)["body"].clone();
    assert!(reminder.as_str().unwrap().contains("5 годин"), "{reminder}");
    let lengths: Vec<usize> = arrived.iter().map(|one| one.body.len()).collect();
    assert!(lengths.iter().all(|length| *length == lengths[0]), "{lengths:?}");
}

#[tokio::test]
async fn a_chat_room_is_told_in_one_line_with_the_address() {
    let sink = Sink::answering("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok").await;
    let target = Target::hook(&sink.url("/hooks/a?b=c"), true).unwrap();
    let outcome = sender(Reach::everything()).send(&call(Why::Turn), &target, NOW).await;
    assert_eq!(outcome, Outcome::Delivered);
    let arrived = sink.arrived().remove(0);
    assert!(arrived.head.starts_with("POST /hooks/a?b=c HTTP/1.1"), "{}", arrived.head);
    assert_eq!(arrived.header("content-type"), Some("application/json"));
    let told: serde_json::Value = serde_json::from_slice(&arrived.body).unwrap();
    let text = "Лондон: Олена, ваш хід. https://games.example.org/table/abcdefghij";
    assert_eq!(told, json!({"text": text}));
    assert!(!arrived.head.to_lowercase().contains("cookie"), "{}", arrived.head);
}

#[tokio::test]
async fn answers_are_understood() {
    for (answer, expected) in [
        ("HTTP/1.1 410 Gone\r\n\r\n", Outcome::Gone),
        ("HTTP/1.1 403 No\r\n\r\n", Outcome::Never(Fault::Status(403))),
        (
            "HTTP/1.1 429 Slow\r\nRetry-After: 90\r\n\r\n",
            Outcome::Later { fault: Fault::Status(429), after: Some(90) },
        ),
        ("nonsense\r\n\r\n", Outcome::Later { fault: Fault::Silent, after: None }),
        ("", Outcome::Later { fault: Fault::Silent, after: None }),
    ] {
        let sink = Sink::answering(answer).await;
        let target = Target::hook(&sink.url("/"), true).unwrap();
        let outcome = sender(Reach::everything()).send(&call(Why::Turn), &target, NOW).await;
        assert_eq!(outcome, expected, "{answer}");
    }
    let nobody = Target::hook("http://127.0.0.1:1/", true).unwrap();
    let outcome = sender(Reach::everything()).send(&call(Why::Turn), &nobody, NOW).await;
    assert_eq!(outcome, Outcome::Later { fault: Fault::Silent, after: None });
}
