//! Where calls must not go.

use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use calls::{Fault, Names, Outcome, Reach, Target, Why};

use crate::arriving::{call, sender};
use crate::sink::Sink;

const PUBLIC: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 1);
const PRIVATE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// A name that leads to a public place when it is looked at, and to a private one ever after.
#[derive(Debug, Default)]
struct Rebinding(AtomicUsize);

impl Names for Rebinding {
    fn look_up<'a>(
        &'a self,
        _name: &'a str,
    ) -> Pin<Box<dyn Future<Output = io::Result<Vec<IpAddr>>> + Send + 'a>> {
        let first = self.0.fetch_add(1, Ordering::Relaxed) == 0;
        Box::pin(async move { Ok(vec![IpAddr::V4(if first { PUBLIC } else { PRIVATE })]) })
    }
}

#[tokio::test]
async fn a_name_that_changes_its_mind_leads_nobody_home() {
    let sink = Sink::answering("HTTP/1.1 200 OK\r\n\r\n").await;
    let home = tokio::net::TcpListener::bind((PRIVATE, sink.address.port())).await.unwrap();
    let names = Arc::new(Rebinding::default());
    let counted = Arc::clone(&names);
    let sender = sender(Reach::everything().with(names, |address| address == IpAddr::V4(PUBLIC)));
    let url = format!("http://rebinding.example.org:{}/", sink.address.port());
    let target = Target::hook(&url, true).unwrap();
    assert_eq!(sender.send(&call(Why::Turn), &target, 0).await, Outcome::Delivered);
    assert_eq!(counted.0.load(Ordering::Relaxed), 1, "what was looked at is what was called");
    let second = sender.send(&call(Why::Turn), &target, 0).await;
    assert_eq!(second, Outcome::Never(Fault::Private));
    assert_eq!(sink.arrived().len(), 1);
    let came = tokio::time::timeout(std::time::Duration::from_millis(100), home.accept()).await;
    assert!(came.is_err(), "nobody came home");
}

#[tokio::test]
async fn nothing_is_sent_into_private_networks() {
    let sink = Sink::answering("HTTP/1.1 200 OK\r\n\r\n").await;
    let port = sink.address.port();
    for host in
        ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "169.254.169.254"]
    {
        let target = Target::hook(&format!("https://{host}:{port}/"), false).unwrap();
        let outcome = sender(Reach::public()).send(&call(Why::Turn), &target, 0).await;
        assert_eq!(outcome, Outcome::Never(Fault::Private), "{host}");
    }
    assert!(sink.arrived().is_empty());
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let sink = Sink::answering("HTTP/1.1 200 OK\r\n\r\n").await;
    let to: &'static str =
        Box::leak(format!("HTTP/1.1 307 Go\r\nLocation: {}\r\n\r\n", sink.url("/")).into());
    let redirecting = Sink::answering(to).await;
    let target = Target::hook(&redirecting.url("/"), true).unwrap();
    let outcome = sender(Reach::everything()).send(&call(Why::Turn), &target, 0).await;
    assert_eq!(outcome, Outcome::Never(Fault::Redirected));
    assert_eq!((redirecting.arrived().len(), sink.arrived().len()), (1, 0));
}

/// A place that speaks no TLS, or cannot prove who it is, is told nothing.
#[tokio::test]
async fn who_cannot_prove_who_they_are_hears_nothing() {
    let sink = Sink::answering("HTTP/1.1 200 OK\r\n\r\n").await;
    let url = format!("https://127.0.0.1:{}/secret", sink.address.port());
    let target = Target::hook(&url, false).unwrap();
    let sending = sender(Reach::everything());
    let turn = call(Why::Turn);
    let sending = sending.send(&turn, &target, 0);
    let outcome = tokio::time::timeout(std::time::Duration::from_secs(20), sending).await.unwrap();
    assert_eq!(outcome, Outcome::Later { fault: Fault::Silent, after: None });
    assert!(sink.arrived().iter().all(|one| !one.head.contains("secret")));
}
