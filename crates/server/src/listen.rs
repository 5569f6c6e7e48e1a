//! Connections: how many there may be, and how long one may keep the server waiting.

mod measured;
mod patient;

use std::io::Write as _;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use self::measured::{Became, Measured};
use self::patient::Patient;
use crate::gate::{Caller, Open, OpenByCaller};
use crate::problem::Problem;

/// Connections at the same time, sockets of tables among them.
const MOST: usize = 8192;
/// Who opens a connection says within this time what it is for.
const HEADERS: Duration = Duration::from_secs(15);
/// The most that is kept of what somebody sends before it is used: the head of a request fits, and of a body it is a part.
const MOST_READ: usize = 64 << 10;
/// Who takes nothing of what they are sent for so long is gone.
const STUCK: Duration = Duration::from_secs(30);
/// The most that the system keeps of what somebody is sent and has not taken. It counts its own overhead, too, and doubles this.
const MOST_UNSENT: usize = 128 << 10;
/// After a failure to accept, as when the system has no more files, somebody may close one meanwhile.
const BREATH: Duration = Duration::from_millis(100);
/// How often that is told at most.
const SELDOM: Duration = Duration::from_secs(60);

/// Serves connections until it is told to stop, then waits for what has begun. `each` counts those of each
/// caller; there is none where a proxy calls for everybody.
pub(crate) async fn listen(
    listener: TcpListener,
    routes: Router,
    each: Option<OpenByCaller>,
    mut stop: watch::Receiver<bool>,
) {
    let room = Arc::new(Semaphore::new(MOST));
    let mut connections = JoinSet::new();
    let mut failures = Failures::default();
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &room, &mut failures) => accepted,
            _ = stop.changed() => break,
        };
        let Some((stream, address, place)) = accepted else { continue };
        while connections.try_join_next().is_some() {}
        let counted = each.as_ref().map(|each| each.open(Caller::at(address.ip())));
        let Ok(counted) = counted.transpose() else {
            refuse(stream);
            continue;
        };
        let held = Held::new(place, counted);
        connections.spawn(serve(stream, address, held, routes.clone(), stop.clone()));
    }
    while connections.join_next().await.is_some() {}
}

/// Says that there are too many. It costs nothing: a new connection takes as much at once, and nobody waits.
fn refuse(stream: TcpStream) {
    static REFUSAL: LazyLock<String> = LazyLock::new(|| Problem::too_many_connections().as_text());
    let _ = stream.into_std().and_then(|mut stream| stream.write_all(REFUSAL.as_bytes()));
}

type Place = tokio::sync::OwnedSemaphorePermit;

/// What a connection holds as long as it is open. Whatever it becomes takes this along: a connection that has
/// become a socket of a table is open still, though nothing is served over it any more.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    _both: Arc<(Place, Option<Open>)>,
    pub(crate) became: Became,
}

impl Held {
    fn new(place: Place, counted: Option<Open>) -> Self {
        Self { _both: Arc::new((place, counted)), became: Became::default() }
    }
}

async fn accept(
    listener: &TcpListener,
    room: &Arc<Semaphore>,
    failures: &mut Failures,
) -> Option<(TcpStream, SocketAddr, Place)> {
    let place = Arc::clone(room).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, address)) => Some((stream, address, place)),
        Err(error) => {
            if let Some(failed) = failures.one_more(Instant::now()) {
                tracing::warn!(%error, failed, "a connection could not be accepted");
            }
            tokio::time::sleep(BREATH).await;
            None
        }
    }
}

/// Connections that could not be accepted. Where one fails many do, and the log is not to be filled with them.
#[derive(Debug, Default)]
struct Failures {
    told: Option<Instant>,
    untold: u32,
}

impl Failures {
    /// How many have failed since that was told, if it is to be told now.
    fn one_more(&mut self, now: Instant) -> Option<u32> {
        self.untold = self.untold.saturating_add(1);
        if self.told.is_some_and(|told| now.saturating_duration_since(told) < SELDOM) {
            return None;
        }
        self.told = Some(now);
        Some(std::mem::take(&mut self.untold))
    }
}

/// What the system has to know of a connection. One that cannot be told has gone.
fn prepare(stream: &TcpStream) {
    // What is told is told at once: an answer does not wait until the update before it has arrived.
    let _ = stream.set_nodelay(true);
    // Who takes nothing fills no memory, neither while they are connected nor, once they are let go, after that.
    let socket = SockRef::from(stream);
    let _ = socket.set_send_buffer_size(MOST_UNSENT);
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(STUCK));
}

async fn serve(
    stream: TcpStream,
    address: SocketAddr,
    held: Held,
    routes: Router,
    mut stop: watch::Receiver<bool>,
) {
    prepare(&stream);
    let stream = Measured::new(Patient::new(stream, STUCK), held.became.clone());
    let routes = TowerToHyperService::new(routes);
    // What is known of the connection goes with each request: a layer would copy every route for every connection.
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(held.clone());
        routes.call(request)
    });
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(MOST_READ);
    let connection = protocol.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = pin!(connection);
    // A fault of a connection is the client's: it has gone, or never spoke HTTP.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = stop.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_are_told_once_a_minute() {
        let (mut failures, now) = (Failures::default(), Instant::now());
        assert_eq!(failures.one_more(now), Some(1));
        for second in 1..60 {
            assert_eq!(failures.one_more(now + Duration::from_secs(second)), None);
        }
        assert_eq!(failures.one_more(now + SELDOM), Some(60));
        assert_eq!(failures.one_more(now + SELDOM), None);
    }

    #[tokio::test]
    async fn the_system_is_told_how_much_it_keeps_and_how_long() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (_far, near) = tokio::join!(TcpStream::connect(address), listener.accept());
        let (stream, _) = near.unwrap();
        prepare(&stream);
        let socket = SockRef::from(&stream);
        assert!(socket.send_buffer_size().unwrap() <= 2 * MOST_UNSENT);
        #[cfg(target_os = "linux")]
        assert_eq!(socket.tcp_user_timeout().unwrap(), Some(STUCK));
    }
}
