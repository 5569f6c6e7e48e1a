//! The description for programs is served, and leaves nothing out.

use std::collections::BTreeSet;

use crate::client::{Server, ask};

/// Methods and paths of everything that is routed for programs.
fn routed() -> BTreeSet<(String, String)> {
    let source = include_str!("../../src/routes.rs");
    let mut routed = BTreeSet::new();
    for line in source.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")) {
        let (path, handlers) = line.split_once('"').unwrap();
        let for_programs = path.starts_with("/api/") || ["/health", "/metrics"].contains(&path);
        for method in ["get", "post", "delete", "put", "patch"] {
            if for_programs && handlers.contains(&format!("{method}(")) {
                routed.insert((method.to_owned(), path.to_owned()));
            }
        }
    }
    routed
}

#[tokio::test]
async fn everything_that_can_be_asked_for_is_described() {
    let server = Server::start().await;
    let served = ask(server.address(), "GET", "/openapi.json", None, None).await;
    assert_eq!(served.status, 200);
    let document = served.json();
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            described.insert((method.clone(), path.clone()));
        }
    }
    assert!(described.len() > 12, "{described:?}");
    assert_eq!(described, routed());
    // Whatever a description refers to is there.
    let text = document.to_string();
    for name in text.split("\"#/components/schemas/").skip(1) {
        let name = name.split('"').next().unwrap();
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
}
