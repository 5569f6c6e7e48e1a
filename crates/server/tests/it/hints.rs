//! Hints, where the table gives them.

use serde_json::{Value, json};

use crate::client::{Client, Made, Server, make};

async fn table(server: &Server, game: &str, hints: bool) -> (Made, Client) {
    let wanted = json!({"game": game, "options": [["first", "1"]], "settings": {"hints": hints},
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    (made, anna)
}

fn words(hint: &Value) -> Vec<&str> {
    hint["actions"].as_array().unwrap().iter().map(|action| action.as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_asked_is_told_what_would_be_good_and_can_do_it() {
    let server = Server::start().await;
    for game in ["london", "new-york"] {
        let (_, mut anna) = table(&server, game, true).await;
        for _ in 0..2 {
            let ask = json!({"do": "hint", "revision": anna.revision()});
            let told = anna.ask(ask.clone()).await.unwrap();
            assert_eq!(told["kind"], "hints", "{told}");
            let hints = told["hints"].as_array().unwrap();
            assert!((1..=3).contains(&hints.len()), "{told}");
            assert_eq!(hints[0]["behind"], 0);
            for hint in hints {
                assert!(anna.choices().contains(&words(hint)[0].to_owned()), "{hint}");
                let plan = hint["plan"].as_array().unwrap();
                assert_eq!(plan.len(), words(hint).len(), "{hint}");
            }
            assert_eq!(anna.ask(ask).await.unwrap(), told, "the same table, the same hints");
            let done = anna.submit(&words(&hints[0])).await.unwrap();
            assert_eq!(done["kind"], "done", "{done}");
            if anna.choices().is_empty() {
                break;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_else_is_told_anything() {
    let server = Server::start().await;
    let (made, mut anna) = table(&server, "new-york", true).await;
    let watch = format!("watch={}", made.watch);
    let mut eve = Client::join(server.address(), &made.table, &watch, None).await;
    let ask = |revision: u64| json!({"do": "hint", "revision": revision});
    assert_eq!(eve.ask(ask(eve.revision())).await.unwrap()["code"], "spectator");
    assert_eq!(anna.ask(ask(anna.revision() + 5)).await.unwrap()["code"], "stale");
    let (_, mut without) = table(&server, "new-york", false).await;
    let refused = without.ask(ask(without.revision())).await.unwrap();
    assert_eq!(refused["kind"], "refused");
    assert_eq!(refused["say"]["id"], "table-no-hints");
}
