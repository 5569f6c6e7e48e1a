//! The plain page: what it may have inside, and the words it speaks with.

use crate::client::{Server, ask};

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
    let script = get("/plain.js").await;
    assert_eq!(script.status, 200);
    // What others typed is text, never markup.
    for way in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
        assert!(!script.body.contains(way), "{way}");
    }
    assert_eq!(get("/plain.css").await.status, 200);
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
