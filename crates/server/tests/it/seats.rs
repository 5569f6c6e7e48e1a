//! Seats without accounts: links, phrases, handing on, and what the host may do.

use serde_json::{Value, json};

use crate::client::{Client, Made, Server, ask, make, raw, sit};

fn with_link() -> Value {
    json!({"game": "new-york", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]})
}

async fn sit_by(
    server: &Server,
    table: &str,
    secret: &str,
    token: Option<&str>,
) -> crate::client::Response {
    let body = json!({"secret": secret, "name": "Boris", "token": true});
    ask(server.address(), "POST", &format!("/api/tables/{table}/sit"), token, Some(&body)).await
}

async fn post(server: &Server, made: &Made, path: &str, token: &str) -> crate::client::Response {
    let path = format!("/api/tables/{}/{path}", made.table);
    ask(server.address(), "POST", &path, Some(token), Some(&json!({}))).await
}

#[tokio::test]
async fn a_link_takes_a_seat_once_and_only_when_somebody_sits_down() {
    let server = Server::start().await;
    let made = make(server.address(), &with_link()).await;
    let secret = &made.links[0].1;
    // A preview of the link takes nothing.
    for _ in 0..3 {
        let path = format!("/table/{}/seat/{secret}", made.table);
        let page = ask(server.address(), "GET", &path, None, None).await;
        assert_eq!(page.status, 200);
    }
    let token = sit(server.address(), &made.table, secret, "Boris").await;
    let came = Client::try_join(server.address(), &made.table, "seat=2", Some(&token)).await;
    assert!(came.is_ok());
    let second = sit_by(&server, &made.table, secret, None).await;
    assert_eq!((second.status, second.json()["code"].as_str()), (403, Some("wrong-secret")));
    let info =
        ask(server.address(), "GET", &format!("/api/tables/{}", made.table), Some(&token), None)
            .await;
    let info = info.json();
    assert_eq!(info["mine"], json!([2]));
    let boris = json!({"seat": 2, "name": "Boris", "kind": "person", "caveat": null});
    assert_eq!(info["seats"][1], boris);
    assert_eq!(info["host"], false);
    // Nobody looks from a seat of somebody else, or without having come.
    let stranger = Client::try_join(server.address(), &made.table, "seat=1", Some(&token)).await;
    assert!(stranger.is_err());
    assert!(Client::try_join(server.address(), &made.table, "seat=2", None).await.is_err());
    assert!(Client::try_join(server.address(), &made.table, "watch=x", None).await.is_err());
    let watch = format!("watch={}", made.watch);
    assert!(Client::try_join(server.address(), &made.table, &watch, None).await.is_ok());
}

/// Who has lost the browser that made a table has it back whole.
#[tokio::test]
async fn the_phrase_of_the_host_brings_the_table_back() {
    let server = Server::start().await;
    let lost = make(server.address(), &with_link()).await;
    let path = format!("/api/tables/{}/recover", lost.table);
    let recover = json!({"seat": 1, "phrase": lost.phrase, "token": true});
    let back = ask(server.address(), "POST", &path, None, Some(&recover)).await;
    assert_eq!(back.status, 200, "{back:?}");
    let token = back.json()["token"].as_str().unwrap().to_owned();
    let server = server.restart().await;
    let path = format!("/api/tables/{}", lost.table);
    let info = ask(server.address(), "GET", &path, Some(&token), None).await.json();
    assert_eq!((&info["host"], &info["mine"]), (&json!(true), &json!([1])));
    assert_eq!(post(&server, &lost, "seats/2/replace", &lost.token).await.status, 403);
    assert_eq!(post(&server, &lost, "seats/2/replace", &token).await.status, 200);
    assert_eq!(post(&server, &lost, "close", &token).await.status, 200);
}

/// A phrase that was copied wrongly is told from one that was used.
#[tokio::test]
async fn a_phrase_that_cannot_be_one_says_what_is_wrong() {
    let server = Server::start().await;
    let made = make(server.address(), &with_link()).await;
    let path = format!("/api/tables/{}/recover", made.table);
    for (phrase, text) in [
        (
            "babab babab",
            "A recovery phrase has five words of five letters each: look whether one is missing.",
        ),
        (
            "babab babab bqbab babab babab",
            "Word 3 of the phrase cannot be right: look at its letters again.",
        ),
    ] {
        let recover = json!({"seat": 1, "phrase": phrase});
        let refused = ask(server.address(), "POST", &path, None, Some(&recover)).await;
        assert_eq!((refused.status, refused.json()["text"].as_str()), (400, Some(text)));
    }
}

#[tokio::test]
async fn a_seat_is_claimed_back_by_its_phrase() {
    let server = Server::start().await;
    let made = make(server.address(), &with_link()).await;
    let sat = sit_by(&server, &made.table, &made.links[0].1, None).await.json();
    let (phrase, token) = (sat["phrase"].as_str().unwrap(), sat["token"].as_str().unwrap());
    let path = format!("/api/tables/{}/recover", made.table);
    let recover = |phrase: &str| json!({"seat": 2, "phrase": phrase, "token": true});
    let wrong = recover("babab babab babab babab babab");
    let wrong = ask(server.address(), "POST", &path, None, Some(&wrong)).await;
    assert_eq!(wrong.status, 403, "{wrong:?}");
    let right = recover(&phrase.to_uppercase().replace(' ', "-"));
    let back = ask(server.address(), "POST", &path, None, Some(&right)).await;
    assert_eq!(back.status, 200, "{back:?}");
    let new = back.json()["token"].as_str().unwrap().to_owned();
    // The browser that lost it no longer opens it.
    assert!(Client::try_join(server.address(), &made.table, "seat=2", Some(token)).await.is_err());
    assert!(Client::try_join(server.address(), &made.table, "seat=2", Some(&new)).await.is_ok());
    let again = ask(server.address(), "POST", &path, None, Some(&right)).await;
    assert_eq!(again.status, 403, "a phrase is good once: a new one was shown");
}

/// The server is killed after it has stored that somebody sits down, and before they hear of it.
#[tokio::test]
async fn whoever_never_heard_that_they_sit_sits_down_again() {
    let server = Server::start().await;
    let made = make(server.address(), &with_link()).await;
    let secret = &made.links[0].1;
    let lost = sit(server.address(), &made.table, secret, "Boris").await;
    let server = server.restart().await;
    let sat = sit_by(&server, &made.table, secret, None).await;
    assert_eq!(sat.status, 200, "{sat:?}");
    let sat = sat.json();
    let token = sat["token"].as_str().unwrap();
    // Only one of them has the seat, and the first who looks from it has it for good.
    assert!(Client::try_join(server.address(), &made.table, "seat=2", Some(&lost)).await.is_err());
    assert!(Client::try_join(server.address(), &made.table, "seat=2", Some(token)).await.is_ok());
    let server = server.restart().await;
    assert_eq!(sit_by(&server, &made.table, secret, None).await.status, 403);
    // The same with a phrase: the one that opened the seat is good until the seat is used.
    let path = format!("/api/tables/{}/recover", made.table);
    let phrase = json!({"seat": 2, "phrase": sat["phrase"], "token": true});
    let lost = ask(server.address(), "POST", &path, None, Some(&phrase)).await;
    let back = ask(server.address(), "POST", &path, None, Some(&phrase)).await;
    assert_eq!((lost.status, back.status), (200, 200));
    let token = back.json()["token"].as_str().unwrap().to_owned();
    // A new link for somebody else is a use of the seat, too.
    let link = post(&server, &made, "seats/2/link", &token).await;
    assert_eq!(link.status, 200, "{link:?}");
    assert_eq!(ask(server.address(), "POST", &path, None, Some(&phrase)).await.status, 403);
}

/// At a table that is open to all, a seat is taken without a secret.
#[tokio::test]
async fn an_open_seat_is_taken_once_somebody_uses_it() {
    let server = Server::start().await;
    let mut wanted = with_link();
    wanted["settings"] = json!({"listed": true});
    let made = make(server.address(), &wanted).await;
    let path = format!("/api/tables/{}/sit", made.table);
    let open = |seat: usize| json!({"seat": seat, "name": "Boris", "token": true});
    // The host has not looked from the first seat yet, and has it nevertheless.
    let host = ask(server.address(), "POST", &path, None, Some(&open(1))).await;
    assert_eq!(host.status, 403, "{host:?}");
    let lost = ask(server.address(), "POST", &path, None, Some(&open(2))).await;
    let token = lost.json()["token"].as_str().unwrap().to_owned();
    // Whoever comes next finds the seat taken, though nobody has looked from it yet; who sits there may ask once more.
    let thief = ask(server.address(), "POST", &path, None, Some(&open(2))).await;
    assert_eq!(thief.status, 403, "{thief:?}");
    let known = ask(server.address(), "POST", &path, Some(&made.token), Some(&open(2))).await;
    assert_eq!(known.status, 403, "{known:?}");
    let sat = ask(server.address(), "POST", &path, Some(&token), Some(&open(2))).await;
    assert_eq!((lost.status, sat.status), (200, 200));
    let boris = Client::try_join(server.address(), &made.table, "seat=2", Some(&token)).await;
    assert!(boris.is_ok());
    let late = ask(server.address(), "POST", &path, None, Some(&open(2))).await;
    assert_eq!(late.status, 403, "{late:?}");
}

#[tokio::test]
async fn a_seat_is_handed_on_by_its_holder_and_emptied_by_the_host() {
    let server = Server::start().await;
    let made = make(server.address(), &with_link()).await;
    let boris = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    let stranger = post(&server, &made, "seats/1/link", &boris).await;
    assert_eq!(stranger.status, 403, "{stranger:?}");
    let link = post(&server, &made, "seats/2/link", &boris).await.json();
    let secret = link["link"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    assert!(Client::try_join(server.address(), &made.table, "seat=2", Some(&boris)).await.is_ok());
    let clara = sit(server.address(), &made.table, &secret, "Clara").await;
    assert!(Client::try_join(server.address(), &made.table, "seat=2", Some(&boris)).await.is_err());
    assert!(Client::try_join(server.address(), &made.table, "seat=2", Some(&clara)).await.is_ok());

    let refused = post(&server, &made, "seats/2/replace", &clara).await;
    assert_eq!(refused.status, 403, "only the host empties a seat");
    let link = post(&server, &made, "seats/2/replace", &made.token).await;
    assert_eq!(link.status, 200, "{link:?}");
    assert!(Client::try_join(server.address(), &made.table, "seat=2", Some(&clara)).await.is_err());
}

#[tokio::test]
async fn the_host_closes_and_deletes() {
    let server = Server::start().await;
    let made = make(server.address(), &with_link()).await;
    let boris = sit(server.address(), &made.table, &made.links[0].1, "Boris").await;
    assert_eq!(post(&server, &made, "close", &boris).await.status, 403);
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    assert_eq!(post(&server, &made, "close", &made.token).await.status, 200);
    let told = anna.hear_until(|told| told["type"] == "closed").await.unwrap();
    assert_eq!(told["reason"]["id"], "table-closed");
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let answer = anna.submit(&["pass"]).await.unwrap();
    assert_eq!(answer["code"], "closed", "{answer}");
    let path = format!("/api/tables/{}", made.table);
    let stranger = ask(server.address(), "DELETE", &path, Some(&boris), None).await;
    assert_eq!(stranger.status, 403);
    let gone = ask(server.address(), "DELETE", &path, Some(&made.token), None).await;
    assert_eq!(gone.status, 200);
    assert_eq!(ask(server.address(), "GET", &path, Some(&made.token), None).await.status, 404);
}

#[tokio::test]
async fn one_browser_holds_several_seats_of_a_table() {
    let server = Server::start().await;
    let wanted = json!({"game": "london",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]});
    let made = make(server.address(), &wanted).await;
    let one = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let two = Client::join(server.address(), &made.table, "seat=2", Some(&made.token)).await;
    assert_ne!(one.update["view"], two.update["view"], "each sees its own hand");
    let mine = ask(server.address(), "GET", "/api/mine", Some(&made.token), None).await.json();
    assert_eq!(mine[0]["mine"], json!([1, 2]));
    assert_eq!(ask(server.address(), "GET", "/api/mine", None, None).await.json(), json!([]));
}

#[tokio::test]
async fn people_talk_are_muted_and_leave_to_a_bot() {
    let server = Server::start().await;
    let made = make(server.address(), &with_link()).await;
    let boris = sit(server.address(), &made.table, &made.links[0].1, "Bo<b>ris").await;
    let mut anna = Client::join(server.address(), &made.table, "seat=1", Some(&made.token)).await;
    let mut boris = Client::join(server.address(), &made.table, "seat=2", Some(&boris)).await;
    let said = boris.ask(json!({"do": "chat", "text": "Good <evening>"})).await.unwrap();
    assert_eq!(said["kind"], "done", "{said}");
    let heard = anna.hear_until(|told| told["type"] == "chat").await.unwrap();
    assert_eq!((&heard["name"], &heard["text"]), (&json!("Bo<b>ris"), &json!("Good <evening>")));
    anna.ask(json!({"do": "mute", "seat": 2, "mute": true})).await.unwrap();
    boris.ask(json!({"do": "chat", "text": "Hello?"})).await.unwrap();
    let long = "x".repeat(501);
    let refused = boris.ask(json!({"do": "chat", "text": long})).await.unwrap();
    assert_eq!(refused["code"], "bad-text");
    let left = boris.ask(json!({"do": "leave", "bot": "greedy"})).await.unwrap();
    assert_eq!(left["kind"], "done", "{left}");
    anna.hear_until(|told| told["type"] == "update").await.unwrap();
    assert!(!anna.received.iter().any(|text| text.contains("Hello?")), "muted");
    assert_eq!(anna.update["seats"][1]["state"], "relieved");
    let back = boris.ask(json!({"do": "return"})).await.unwrap();
    assert_eq!(back["kind"], "done", "{back}");
    assert_eq!(boris.update["seats"][1]["state"], "person");
    assert_eq!(boris.update["seats"][1]["name"], "Bo<b>ris");
}

/// Bots play on to the end; whoever comes back then finds a game that is over, and a record that can be read.
#[tokio::test]
async fn nobody_sits_down_in_the_record_of_a_game_that_is_over() {
    let server = Server::start().await;
    let seats = [json!({"kind": "me", "name": "Anna"}), json!({"kind": "bot", "bot": "random"})];
    let made = make(server.address(), &json!({"game": "new-york", "seats": seats})).await;
    let token = Some(made.token.as_str());
    let mut anna = Client::join(server.address(), &made.table, "seat=1", token).await;
    let left = anna.ask(json!({"do": "leave", "bot": "random"})).await.unwrap();
    assert_eq!(left["kind"], "done", "{left}");
    while !anna.is_over() {
        anna.hear().await.unwrap();
    }
    for (wish, code) in [
        (json!({"do": "return"}), "over"),
        (json!({"do": "leave", "bot": "random"}), "not-that-seat"),
        (json!({"do": "relieve", "seat": 1}), "not-that-seat"),
    ] {
        let refused = anna.ask(wish).await.unwrap();
        assert_eq!(refused["code"], code, "{refused}");
    }
    let path = |rest: &str| format!("/api/tables/{}{rest}", made.table);
    let replaced = ask(server.address(), "POST", &path("/seats/1/replace"), token, None).await;
    assert_eq!(replaced.status, 200, "{replaced:?}");
    let record = ask(server.address(), "GET", &path("/record"), None, None).await;
    assert_eq!(record.status, 200, "{record:?}");
    assert!(record.body.lines().last().unwrap().starts_with("end ranks "), "{}", record.body);
}

#[tokio::test]
async fn foreign_pages_wrong_hosts_and_bad_tables_are_refused_in_a_sentence() {
    let server = Server::start().await;
    let address = server.address();
    let body = with_link().to_string();
    let with = |header: &str| {
        format!(
            "POST /api/tables HTTP/1.1\r\n{header}Connection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    let foreign = with(&format!("Host: {address}\r\nOrigin: https://evil.example\r\n"));
    assert_eq!(raw(address, &foreign).await.status, 403);
    assert_eq!(raw(address, &with("Host: evil.example\r\n")).await.status, 421);
    let own = with(&format!("Host: {address}\r\nOrigin: http://{address}\r\n"));
    assert_eq!(raw(address, &own).await.status, 201);
    for (wanted, code) in [
        (json!({"game": "paris", "seats": []}), "no-such-game"),
        (json!({"game": "london", "seats": [{"kind": "link"}]}), "bad-table"),
        (
            json!({"game": "london", "seats": [{"kind": "bot", "bot": "x"}, {"kind": "link"}]}),
            "no-such-bot",
        ),
        (
            json!({"game": "london", "seats": [{"kind": "me", "name": ""}, {"kind": "link"}]}),
            "bad-name",
        ),
        (json!({"game": "london", "colour": 3, "seats": []}), "bad-body"),
        (
            json!({"game": "london", "pack_text": "format = 7", "seats": [{"kind": "link"}, {"kind": "link"}]}),
            "bad-table",
        ),
        (
            json!({"game": "london", "seats": [{"kind": "link"}, {"kind": "link"}],
                "settings": {"pace": {"kind": "live", "turn": 1, "increment": 0}}}),
            "bad-pace",
        ),
    ] {
        let refused = ask(address, "POST", "/api/tables", None, Some(&wanted)).await;
        assert_eq!(refused.status, 400, "{refused:?}");
        let refused = refused.json();
        assert_eq!(refused["code"], code, "{refused}");
        assert!(!refused["text"].as_str().unwrap().contains('‹'), "{refused}");
    }
    let nowhere = ask(address, "GET", "/api/tables/../../etc/passwd", None, None).await;
    assert_eq!(nowhere.status, 404, "{nowhere:?}");
}

/// Who opens a connection and never says what it is for is let go.
#[tokio::test]
async fn a_silent_connection_is_closed() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = Server::start().await;
    let mut stream = tokio::net::TcpStream::connect(server.address()).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: loc").await.unwrap();
    let (mut rest, wait) = (Vec::new(), std::time::Duration::from_secs(40));
    let closed = tokio::time::timeout(wait, stream.read_to_end(&mut rest)).await;
    assert!(closed.is_ok(), "closed within a while");
    assert!(!rest.starts_with(b"HTTP/1.1 200"), "and not answered");
}

/// No script may read the cookie, and so no response tells what is in it.
#[tokio::test]
async fn the_token_of_a_cookie_is_never_told() {
    let server = Server::start().await;
    let address = server.address();
    let asked = async |path: &str, carries: &str, body: Value| {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{carries}X-Twocities-Token: tell\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let answer = raw(address, &request).await;
        assert!(answer.status < 300, "{answer:?}");
        answer
    };
    // A program without a token is told the new one, and one that has written its own into the request knows it.
    let made = asked("/api/tables", "", with_link()).await;
    let token = made.json()["token"].as_str().unwrap().to_owned();
    assert!(made.header("set-cookie").is_none());
    let bearer = format!("Authorization: Bearer {token}\r\n");
    assert_eq!(asked("/api/tables", &bearer, with_link()).await.json()["token"], token.as_str());
    // A page that has a cookie is told nothing, whatever it asks for.
    let cookie = format!("Cookie: twocities={token}\r\n");
    let made = asked("/api/tables", &cookie, with_link()).await;
    assert!(!made.body.contains(&token) && made.json()["token"].is_null(), "{made:?}");
    let (table, link) = (made.json()["table"].clone(), made.json()["links"][0]["link"].clone());
    let (table, secret) = (table.as_str().unwrap(), link.as_str().unwrap().rsplit('/').next());
    let sit = json!({"secret": secret, "name": "Anna", "token": true});
    let sat = asked(&format!("/api/tables/{table}/sit"), &cookie, sit).await;
    assert!(!sat.body.contains(&token) && sat.json()["token"].is_null(), "{sat:?}");
    let recover = json!({"seat": 2, "phrase": sat.json()["phrase"], "token": true});
    let back = asked(&format!("/api/tables/{table}/recover"), &cookie, recover).await;
    assert!(!back.body.contains(&token) && back.json()["token"].is_null(), "{back:?}");
    // The seats are held by the cookie nevertheless.
    let info = ask(address, "GET", &format!("/api/tables/{table}"), Some(&token), None).await;
    assert_eq!(info.json()["mine"], json!([1, 2]));
}

/// A bot that has learnt nothing for the cards on the table says so, wherever the table is told of.
#[tokio::test]
async fn a_bot_that_has_learnt_nothing_here_is_told() {
    let server = Server::start().await;
    for (pack, caveat) in [("london", Value::Null), ("london-110", json!("table-bot-untaught"))] {
        let wanted = json!({"game": "london", "pack": pack, "settings": {"listed": true}, "seats": [
            {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "learned"}, {"kind": "bot", "bot": "rules"}]});
        let made = make(server.address(), &wanted).await;
        let path = format!("/api/tables/{}", made.table);
        let info = ask(server.address(), "GET", &path, None, None).await.json();
        let listed = ask(server.address(), "GET", "/api/tables", None, None).await.json();
        let listed = listed.as_array().unwrap();
        let listed = listed.iter().find(|one| one["table"] == made.table.as_str()).unwrap();
        for told in [&info, listed] {
            let caveats = [0, 1, 2].map(|seat| &told["seats"][seat]["caveat"]["id"]);
            assert_eq!(caveats, [&Value::Null, &caveat, &Value::Null], "{pack}");
        }
    }
}

/// Whoever reads the file cannot sit down with what is in it.
#[tokio::test]
async fn what_opens_a_seat_is_kept_as_a_hash() {
    let server = Server::start().await;
    let address = server.address();
    let wanted =
        json!({"game": "london", "seats": [{"kind": "me", "name": "Annabella"}, {"kind": "link"}]});
    let made = ask(address, "POST", "/api/tables", None, Some(&wanted)).await.json();
    let last = |link: &Value| link.as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let link = last(&made["links"][0]["link"]);
    let mut secrets = vec![link.clone(), last(&made["watch"])];
    let sit = json!({"secret": link, "name": "Boris", "token": true});
    let path = format!("/api/tables/{}/sit", made["table"].as_str().unwrap());
    let sat = ask(address, "POST", &path, None, Some(&sit)).await.json();
    for told in [&made, &sat] {
        secrets.extend(["token", "phrase"].map(|name| told[name].as_str().unwrap().to_owned()));
    }
    let Server { running, folder } = server;
    running.stop().await.unwrap();
    let file = std::fs::read(folder.path().join("twocities.sqlite")).unwrap();
    let has = |text: &str| file.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(has("Annabella"), "that is where everything is kept");
    for secret in secrets {
        assert!(!has(&secret), "{secret}");
    }
}

/// Whoever hands their seat on to themselves, again and again, does not fill the record.
#[tokio::test]
async fn sitting_down_anew_fills_no_record() {
    let server = Server::start_limited(false).await;
    let address = server.address();
    let made = make(address, &with_link()).await;
    let watch = format!("watch={}", made.watch);
    let revision = async || Client::join(address, &made.table, &watch, None).await.revision();
    let again = async |name: &str| {
        let link = post(&server, &made, "seats/1/link", &made.token).await.json();
        let secret = link["link"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
        let body = json!({"secret": secret, "name": name, "token": true});
        let path = format!("/api/tables/{}/sit", made.table);
        ask(address, "POST", &path, Some(&made.token), Some(&body)).await
    };
    let before = revision().await;
    for _ in 0..10 {
        assert_eq!(again("Anna").await.status, 200);
    }
    assert_eq!(revision().await, before, "nothing is new");
    assert_eq!(again("Hanna").await.status, 200);
    assert_eq!(revision().await, before + 1, "a new name is");
    let mut last = Value::Null;
    for number in 0..8 {
        last = again(&format!("Anna {number}")).await.json();
    }
    assert_eq!(last["code"], "slow-down");
    assert_eq!(revision().await, before + 6);
}
