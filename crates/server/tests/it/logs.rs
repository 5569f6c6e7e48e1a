//! What is logged, even at length, has no secrets, no names and nothing that was said.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use serde_json::json;
use tracing_subscriber::filter::LevelFilter;

use crate::client::{Client, Server, ask, make};

/// A log that can be read.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn the_log_has_no_secrets() {
    let log = Log::default();
    let to = log.clone();
    let logging = tracing_subscriber::fmt().with_max_level(LevelFilter::DEBUG);
    logging.with_writer(move || to.clone()).init();
    let server = Server::start().await;
    let address = server.address();
    let wanted = json!({"game": "new-york",
        "seats": [{"kind": "me", "name": "Annabella"}, {"kind": "link"}]});
    let made = make(address, &wanted).await;
    let (table, link) = (&made.table, &made.links[0].1);
    let sit = json!({"secret": link, "name": "Borislav", "token": true});
    let sat = ask(address, "POST", &format!("/api/tables/{table}/sit"), None, Some(&sit)).await;
    let sat = sat.json();
    let (token, phrase) = (sat["token"].as_str().unwrap(), sat["phrase"].as_str().unwrap());
    let mut boris = Client::join(address, table, "seat=2", Some(token)).await;
    boris.ask(json!({"do": "chat", "text": "Good evening"})).await.unwrap();
    let watch = format!("watch={}", made.watch);
    Client::join(address, table, &watch, None).await;
    let recover = json!({"seat": 2, "phrase": phrase, "token": true});
    let path = format!("/api/tables/{table}/recover");
    let back = ask(address, "POST", &path, Some(&made.token), Some(&recover)).await;
    assert_eq!(back.status, 200, "{back:?}");
    let wrong = json!({"seat": 2, "phrase": "babab babab babab babab babab", "token": true});
    assert_eq!(ask(address, "POST", &path, None, Some(&wrong)).await.status, 403);
    assert_eq!(ask(address, "GET", "/api/mine", Some("Bearer-of-nothing"), None).await.status, 401);
    let new = back.json()["phrase"].as_str().unwrap().to_owned();
    server.running.stop().await.unwrap();

    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("serving") && log.contains("stopped"), "{log}");
    let secrets = [&*made.token, link, &made.watch, token, phrase, &new];
    let said = ["Annabella", "Borislav", "Good evening", "Bearer-of-nothing", "babab"];
    for hidden in secrets.into_iter().chain(said) {
        let line = log.lines().find(|line| line.contains(hidden));
        assert_eq!(line, None, "{hidden} is in the log");
    }
}
