//! What stands between the network and the tables: who is calling, from which site, how often, and
//! with which secret. Nothing here knows a game.
//!
//! | file | what it says |
//! |---|---|
//! | `settings.rs` | where the server listens and under which address people know it |
//! | `address.rs` | which caller a request is counted for |
//! | `limits.rs` | how much a caller may ask for |
//! | `origin.rs` | that a request comes from our own pages, or from no page |
//! | `cookie.rs` | how a browser or a program carries its secret |
//! | `secret.rs`, `phrase.rs` | what proves a seat, and what brings it back |
//! | `headers.rs` | what browsers are told with every response |
//! | `metrics.rs` | what is counted, for whoever runs the server |

mod address;
mod cookie;
mod headers;
mod limits;
mod metrics;
mod origin;
mod phrase;
mod secret;
mod settings;

pub(crate) use address::Caller;
pub(crate) use cookie::{Token, clear_cookie, set_cookie, token};
pub use headers::NAME;
pub(crate) use headers::{ALWAYS, safe_headers};
pub(crate) use limits::{BREATH, Bucket, Kind, Limits, Open, OpenByCaller, TryAgain};
pub(crate) use metrics::{CONTENT_TYPE, Counter, Gauge, Metrics};
pub(crate) use origin::own_site_only;
pub(crate) use phrase::{NotAPhrase, Phrase};
pub(crate) use secret::{Secret, id_after, is_table_id, short_id};
pub use settings::{Asked, BadSettings, BadUrl, DEFAULT_PORT, PublicUrl, Settings};

/// Requests over a real socket, so that tests see what a browser sees.
#[cfg(test)]
mod wire {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use axum::Router;
    use tokio::net::TcpListener;

    /// The whole response to a request given as text, without the line that closes the connection.
    pub(super) async fn ask(router: Router, request: &str) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = tokio::spawn(async { axum::serve(listener, router).await });
        let request = format!("{request}Connection: close\r\n\r\n");
        let asking = tokio::task::spawn_blocking(move || {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.write_all(request.as_bytes()).unwrap();
            let mut response = String::new();
            stream.read_to_string(&mut response).unwrap();
            response
        });
        let response = asking.await.unwrap();
        serving.abort();
        response
    }
}
