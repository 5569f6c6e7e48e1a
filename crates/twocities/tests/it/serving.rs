//! The program serving, as a process of its own.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use super::{folder, text, twocities};

/// A server, and where it listens.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    /// Starts one at any free port, and waits until it has said where.
    fn start(data: &Path) -> Self {
        Self::start_as(twocities(&["serve", "--bind", "127.0.0.1:0", "--data"]).arg(data))
    }

    fn start_as(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split(": ").next().unwrap();
        Self { address: address.to_owned(), child }
    }

    fn ask(&self, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{request} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut told = String::new();
        stream.read_to_string(&mut told).unwrap();
        told
    }

    /// Sends a signal, and gives what the process ended with.
    fn end(self, signal: &str) -> Option<i32> {
        self.end_with_log(signal).0
    }

    /// The same, and what was logged.
    fn end_with_log(mut self, signal: &str) -> (Option<i32>, String) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (self.child.wait().unwrap().code(), log)
    }
}

/// Whoever gathers logs reads them line by line, and nobody finds a way to a seat in them.
#[test]
fn a_log_as_json_is_json_in_every_line_and_has_no_secrets() {
    let data = folder("log-json");
    let mut command = twocities(&["serve", "--bind", "127.0.0.1:0", "--log-json", "--data"]);
    let server =
        Serving::start_as(command.arg(&data).env("RUST_LOG", "info,server=debug,cli=loud"));
    let wanted =
        r#"{"game": "london", "seats": [{"kind": "me", "name": "Annabella"}, {"kind": "link"}]}"#;
    let made = server.ask("POST /api/tables", wanted);
    let (head, body) = made.split_once("\r\n\r\n").unwrap();
    let made: serde_json::Value = serde_json::from_str(body).unwrap();
    let (_, cookie) = head.split_once("set-cookie: ").unwrap();
    let cookie = cookie.split(['=', ';']).nth(1).unwrap();
    let table = made["table"].as_str().unwrap();
    let link = made["links"][0]["link"].as_str().unwrap().rsplit('/').next().unwrap();
    let sit = format!(r#"{{"secret": "{link}", "name": "Borislav"}}"#);
    assert!(server.ask(&format!("POST /api/tables/{table}/sit"), &sit).starts_with("HTTP/1.1 200"));
    assert!(server.ask("GET /api/tables/nowhere", "").starts_with("HTTP/1.1 404"));
    let (code, log) = server.end_with_log("-TERM");
    assert_eq!(code, Some(0));
    let lines: Vec<serde_json::Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}")))
        .collect();
    let says = |word: &str| {
        let mut told = lines.iter().filter_map(|line| line["fields"]["message"].as_str());
        told.any(|message| message.contains(word))
    };
    assert!(says("serving") && says("stopped"), "{log}");
    assert!(says("RUST_LOG cannot be read"), "what is wrong there is a line like others: {log}");
    for line in &lines {
        assert!(line["timestamp"].is_string() && line["level"].is_string(), "{line}");
    }
    let phrase = made["phrase"].as_str().unwrap();
    assert!(cookie.len() > 20 && link.len() > 20 && phrase.len() > 20);
    for hidden in [cookie, link, phrase, "Annabella", "Borislav"] {
        assert!(!log.contains(hidden), "{hidden}: {log}");
    }
}

#[test]
fn told_to_stop_it_puts_everything_away_and_ends_well() {
    for signal in ["-TERM", "-INT"] {
        let data = folder(&format!("stop{signal}"));
        let server = Serving::start(&data);
        let wanted =
            r#"{"game": "london", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}]}"#;
        let made = server.ask("POST /api/tables", wanted);
        let (_, id) = made.split_once("\"table\":\"").unwrap();
        let (id, _) = id.split_once('"').unwrap();
        // Somebody who does not hang up keeps nobody from stopping.
        let _idle = TcpStream::connect(&server.address).unwrap();
        assert_eq!(server.end(signal), Some(0), "{signal}");
        let again = Serving::start(&data);
        let told = again.ask(&format!("GET /api/tables/{id}"), "");
        assert!(told.starts_with("HTTP/1.1 200") && told.contains("Anna"), "{told}");
        assert_eq!(again.end("-TERM"), Some(0));
    }
}

#[test]
fn without_arguments_it_serves_at_the_usual_address() {
    let home = folder("usual-address");
    let start = || twocities(&[]).env("XDG_STATE_HOME", &home).env("BROWSER", "true").output();
    // Somebody else listens there, and says nothing.
    let Ok(held) = TcpListener::bind("127.0.0.1:1901") else { return };
    let said = start().unwrap();
    assert_eq!(said.status.code(), Some(1), "{}", text(&said.stderr));
    let sentence = "127.0.0.1:1901 cannot be listened on";
    assert!(text(&said.stderr).contains(sentence), "{}", text(&said.stderr));
    drop(held);
    // It is served there already: that is opened.
    let mut first = twocities(&[])
        .env("XDG_STATE_HOME", &home)
        .env("BROWSER", "true")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(first.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("Serving at http://127.0.0.1:1901: "), "{line}");
    assert!(home.join("twocities/tables/twocities.sqlite").exists(), "{line}");
    let said = start().unwrap();
    first.kill().unwrap();
    first.wait().unwrap();
    assert_eq!(said.status.code(), Some(0), "{}", text(&said.stderr));
    let sentence = "Two Cities is being served at http://127.0.0.1:1901 already: ";
    assert!(text(&said.stdout).starts_with(sentence), "{}", text(&said.stdout));
}
