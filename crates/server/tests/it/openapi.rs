//! The description for programs is served, and leaves nothing out.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::client::{Server, ask, make};

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
}

/// Every operation with its method and path.
fn operations(document: &Value) -> Vec<(String, String, &Value)> {
    let mut all = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            all.push((method.clone(), path.clone(), operation));
        }
    }
    all
}

/// What the document refers to, anywhere in it.
fn references<'d>(part: &'d Value, found: &mut Vec<&'d str>) {
    match part {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|part| references(part, found));
        }
        Value::Array(parts) => parts.iter().for_each(|part| references(part, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn status_codes(operation: &Value) -> BTreeSet<String> {
    operation["responses"].as_object().unwrap().keys().cloned().collect()
}

/// As OpenAPI 3.1 has it.
#[test]
fn the_description_is_valid() {
    let document = serde_json::to_value(server::document()).unwrap();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1."), "{}", document["openapi"]);
    for field in ["title", "version"] {
        assert!(document["info"][field].is_string(), "{field}");
    }
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 30, "{found:?}");
    for reference in found {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference} leads nowhere");
    }
    let schemes = document["components"]["securitySchemes"].as_object().unwrap();
    assert_eq!(
        (&schemes["bearer"]["type"], &schemes["bearer"]["scheme"]),
        (&"http".into(), &"bearer".into())
    );
    assert_eq!(
        (&schemes["cookie"]["type"], &schemes["cookie"]["in"]),
        (&"apiKey".into(), &"cookie".into())
    );
    let mut ids = BTreeSet::new();
    for (method, path, operation) in operations(&document) {
        let what = format!("{method} {path}");
        assert!(
            ids.insert(operation["operationId"].as_str().unwrap()),
            "{what}: its id is given twice"
        );
        for (status, response) in operation["responses"].as_object().unwrap() {
            let description = response["description"].as_str().unwrap_or_default();
            assert!(description.ends_with('.'), "{what} {status}: “{description}”");
            // Everything but a socket and the words of the outermost gate has a content with a schema.
            let silent = ["101", "400", "421"].contains(&status.as_str());
            let content = response["content"].as_object();
            assert!(content.is_some() || silent, "{what} {status}");
            for (kind, media) in content.into_iter().flatten() {
                assert!(media["schema"].is_object(), "{what} {status} {kind}");
            }
        }
        // Whatever the path names is said to be needed, and nothing else is.
        let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
        for parameter in &parameters {
            let (name, place) =
                (parameter["name"].as_str().unwrap(), parameter["in"].as_str().unwrap());
            assert!(["path", "query", "header"].contains(&place), "{what} {name}");
            assert!(parameter["schema"].is_object(), "{what} {name}");
            let needed = parameter["required"] == true;
            assert_eq!(
                needed,
                place == "path" && path.contains(&format!("{{{name}}}")),
                "{what} {name}"
            );
        }
        for name in path.split('{').skip(1).map(|part| part.split('}').next().unwrap()) {
            assert!(parameters.iter().any(|parameter| parameter["name"] == name), "{what}: {name}");
        }
        for requirement in operation["security"].as_array().into_iter().flatten() {
            let names = requirement.as_object().unwrap().keys();
            assert!(names.into_iter().all(|name| schemes.contains_key(name)), "{what}");
        }
    }
}

#[test]
fn every_operation_lists_the_refusals_that_it_can_give() {
    let document = serde_json::to_value(server::document()).unwrap();
    for (method, path, operation) in operations(&document) {
        let listed = status_codes(operation);
        let lists = |status: &str| listed.contains(status);
        let what = format!("{method} {path}: {listed:?}");
        assert!(["400", "408", "421", "429", "503"].iter().all(|status| lists(status)), "{what}");
        assert!(["200", "201", "101"].iter().any(|status| lists(status)), "{what}");
        assert_eq!(lists("413"), !operation["requestBody"].is_null(), "{what}");
        assert_eq!(lists("401"), !operation["security"].is_null(), "{what}");
        assert_eq!(lists("404"), path.contains('{'), "{what}");
        let changes = method != "get";
        assert!(!changes || lists("403"), "{what}");
        // Whoever gives a token can be told it.
        let gives = changes
            && (path == "/api/tables" || path.ends_with("/sit") || path.ends_with("/recover"));
        let text = operation.to_string();
        assert_eq!(gives, text.contains("X-Twocities-Token"), "{what}");
    }
}

/// What a server really answers is in the description: its status, its content type, its fields.
#[tokio::test]
async fn what_is_answered_is_described() {
    let server = Server::start().await;
    let document = serde_json::to_value(server::document()).unwrap();
    let seats = json!([{"kind": "me", "name": "Anna"}, {"kind": "link"}]);
    let made = make(server.address(), &json!({"game": "new-york", "seats": seats})).await;
    let (body, own, other) =
        (json!({"gaem": 1}), Some(made.token.as_str()), Some("1111111111111111111111111111"));
    let secret = json!({"secret": "1111111111111111111111111111", "name": "Eve"});
    let large = json!({"game": "x".repeat(3 << 20)});
    for (method, path, concrete, token, body, status) in [
        ("get", "/health", "", None, None, 200),
        ("get", "/metrics", "", None, None, 200),
        ("get", "/api/words/{language}", "en", None, None, 200),
        ("get", "/api/words/{language}", "xx", None, None, 404),
        ("get", "/api/tables", "", own, None, 200),
        ("get", "/api/mine", "", own, None, 200),
        ("get", "/api/mine", "", Some("nonsense"), None, 401),
        ("post", "/api/tables", "", None, Some(&body), 400),
        ("post", "/api/tables", "", None, Some(&large), 413),
        ("get", "/api/tables/{id}", "", own, None, 200),
        ("get", "/api/tables/{id}", "1111111111", None, None, 404),
        ("get", "/api/tables/{id}/history", "", None, None, 403),
        ("get", "/api/tables/{id}/history", "", own, None, 200),
        ("get", "/api/tables/{id}/printed", "", None, None, 200),
        ("get", "/api/tables/{id}/record", "", None, None, 400),
        ("get", "/api/tables/{id}/live", "", own, None, 426),
        ("post", "/api/tables/{id}/sit", "", None, Some(&secret), 403),
        ("post", "/api/tables/{id}/seats/{seat}/link", "", other, None, 403),
        ("post", "/api/tables/{id}/close", "", other, None, 403),
        ("post", "/api/tables/{id}/close", "", own, None, 200),
        ("post", "/api/tables/{id}/sit", "", None, Some(&secret), 409),
        ("delete", "/api/tables/{id}", "", own, None, 200),
    ] {
        let id = if concrete.is_empty() { made.table.as_str() } else { concrete };
        let address = path.replace("{id}", id).replace("{language}", id).replace("{seat}", "2");
        let answer = ask(server.address(), &method.to_uppercase(), &address, token, body).await;
        assert_eq!(answer.status, status, "{method} {address}: {answer:?}");
        let described = &document["paths"][path][method]["responses"][status.to_string()];
        let kind = answer.header("content-type").unwrap_or_default().split(';').next().unwrap();
        let schema = &described["content"][kind]["schema"];
        assert!(schema.is_object(), "{method} {path} {status} is {kind}: {described}");
        let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) else {
            continue;
        };
        let (fields, told) =
            (&document["components"]["schemas"][name]["properties"], answer.json());
        let names = |value: &Value| {
            value.as_object().map(|fields| fields.keys().cloned().collect::<BTreeSet<_>>())
        };
        if let Some(fields) = names(fields) {
            assert_eq!(names(&told), Some(fields), "{method} {path} {status}");
        }
    }
}
