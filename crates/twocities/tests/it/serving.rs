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
        let mut child = twocities(&["serve", "--bind", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
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
    fn end(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
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
