//! The plain page: what it may have inside, and the words it speaks with.

use serde_json::json;
use server::Bundle;

use crate::client::{Server, ask, make};

#[tokio::test]
async fn every_address_that_people_open_shows_the_page_and_nothing_is_written_inside_it() {
    let server = Server::start().await;
    let get = async |path: &str| ask(server.address(), "GET", path, None, None).await;
    for path in ["/", "/table/1111111111", "/table/1/seat/2", "/table/1/watch/2"] {
        let page = get(path).await;
        assert_eq!(page.status, 200, "{path}");
        // The browser would refuse them anyway.
        for inside in ["<style", "style=", "onclick", "onload", "<script>"] {
            assert!(!page.body.contains(inside), "{inside} in {path}");
        }
    }
    for script in [get("/plain.js").await, get("/plain-words.js").await] {
        assert_eq!(script.status, 200);
        // What others typed is text, never markup.
        for way in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
            assert!(!script.body.contains(way), "{way}");
        }
    }
    assert_eq!(get("/plain.css").await.status, 200);
}

#[tokio::test]
async fn the_web_app_is_at_every_address_that_people_open() {
    const FILES: Bundle = Bundle(&[
        ("assets/app-1a2b.js", b"let app;"),
        ("icon.svg", b"<svg/>"),
        ("index.html", b"<!doctype html>the app"),
        ("service.js", b"let worker;"),
    ]);
    let server = Server::start_showing(FILES).await;
    let get = async |path: &str| ask(server.address(), "GET", path, None, None).await;
    for path in ["/", "/table/1111111111", "/table/1/seat/2", "/table/1/watch/2"] {
        let page = get(path).await;
        assert_eq!((page.status, page.body.as_str()), (200, "<!doctype html>the app"), "{path}");
        assert_eq!(page.header("cache-control"), Some("no-store"), "{path}");
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
    }
    let script = get("/assets/app-1a2b.js").await;
    assert_eq!(script.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert!(script.header("cache-control").unwrap().contains("immutable"));
    assert_eq!(get("/icon.svg").await.header("content-type"), Some("image/svg+xml"));
    // A worker that was kept would show people an old app for as long.
    let worker = get("/service.js").await;
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(worker.header("cache-control"), Some("no-store"));
    for path in ["/assets/app.js", "/assets/..%2Findex.html", "/index.html", "/icon-turn.svg"] {
        assert_eq!(get(path).await.status, 404, "{path}");
    }
    assert!(get("/plain").await.body.contains("plain.js"));
}

#[tokio::test]
async fn what_is_printed_is_told_to_whoever_draws_it() {
    let server = Server::start().await;
    for (game, things) in [("london", ["titles", "boroughs"]), ("new-york", ["lots", "sites"])] {
        let seats = [json!({"kind": "me", "name": "A"}), json!({"kind": "link"})];
        let made = make(server.address(), &json!({"game": game, "seats": seats})).await;
        let path = format!("/api/tables/{}/printed", made.table);
        let printed = ask(server.address(), "GET", &path, None, None).await;
        assert_eq!(printed.status, 200, "{}", printed.body);
        assert!(printed.header("cache-control").unwrap().contains("immutable"));
        let printed = printed.json();
        assert_eq!(printed["pack"], game);
        for thing in things {
            assert!(printed[thing].as_array().unwrap().len() >= 20, "{thing}");
        }
    }
    let missing = ask(server.address(), "GET", "/api/tables/1111111111/printed", None, None).await;
    assert_eq!(missing.status, 404);
}

#[tokio::test]
async fn the_words_of_a_language_are_told() {
    let server = Server::start().await;
    let get = async |path: &str| ask(server.address(), "GET", path, None, None).await;
    let words = get("/api/words/en").await;
    assert_eq!(words.status, 200);
    for id in ["list-none", "table-stale", "london-n-cards", "new-york-question-start"] {
        assert!(words.body.contains(&format!("\n{id} = ")), "{id}");
    }
    assert_eq!(get("/api/words/tlh").await.status, 404);
}
