//! One message to one place: posted, answered with a number, and nothing else. No answer is followed elsewhere, and
//! none is read further than its head.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{HOST, HeaderName, HeaderValue, RETRY_AFTER};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};

use crate::reach::{Reach, Unreachable};
use crate::target::Place;

/// The time until a connection stands.
const TO_CONNECT: Duration = Duration::from_secs(5);
/// The time for everything after that.
const TO_ANSWER: Duration = Duration::from_secs(10);
/// The most bytes of an answer's head.
const MOST_HEAD: usize = 16 << 10;

/// Posts messages.
#[derive(Clone, Debug)]
pub struct Poster {
    reach: Reach,
    tls: Arc<ClientConfig>,
}

/// How a place has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The status.
    pub status: u16,
    /// After how many seconds it wants to be asked again.
    pub retry_after: Option<u32>,
}

/// Why there was no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoAnswer {
    Unreachable(Unreachable),
    /// Nobody takes the call, or does so in time, or can prove who they are.
    Silent,
}

impl Poster {
    /// Posts where `reach` allows it, and trusts those whom browsers trust.
    pub fn new(reach: Reach) -> Self {
        let roots = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        Self::trusting(reach, roots)
    }

    /// The same with others to trust.
    pub fn trusting(reach: Reach, roots: RootCertStore) -> Self {
        let tls = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring speaks both versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { reach, tls: Arc::new(tls) }
    }

    /// Whether places without TLS are allowed.
    pub fn plain(&self) -> bool {
        self.reach.plain
    }

    /// Posts, and waits for the answer.
    pub(crate) async fn post(
        &self,
        place: &Place,
        headers: &[(HeaderName, HeaderValue)],
        body: Vec<u8>,
    ) -> Result<Answered, NoAnswer> {
        let addresses = self.reach.find(place).await.map_err(NoAnswer::Unreachable)?;
        let stream = timeout(TO_CONNECT, connect(&addresses)).await;
        let stream = stream.ok().and_then(Result::ok).ok_or(NoAnswer::Silent)?;
        let answered = async {
            if place.https {
                let name =
                    ServerName::try_from(place.host.clone()).map_err(|_| NoAnswer::Silent)?;
                let tls = TlsConnector::from(Arc::clone(&self.tls)).connect(name, stream).await;
                exchange(tls.map_err(|_| NoAnswer::Silent)?, place, headers, body).await
            } else {
                exchange(stream, place, headers, body).await
            }
        };
        timeout(TO_ANSWER, answered).await.unwrap_or(Err(NoAnswer::Silent))
    }
}

/// To the first of these addresses that takes the call. They were looked at; no name is looked up again.
async fn connect(addresses: &[SocketAddr]) -> io::Result<TcpStream> {
    let mut last = io::ErrorKind::AddrNotAvailable.into();
    for address in addresses {
        match TcpStream::connect(*address).await {
            Ok(stream) => return Ok(stream),
            Err(error) => last = error,
        }
    }
    Err(last)
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    place: &Place,
    headers: &[(HeaderName, HeaderValue)],
    body: Vec<u8>,
) -> Result<Answered, NoAnswer> {
    let mut builder = http1::Builder::new();
    builder.max_buf_size(MOST_HEAD);
    let (mut send, connection) =
        builder.handshake(TokioIo::new(stream)).await.map_err(|_| NoAnswer::Silent)?;
    let mut request = Request::new(Full::new(Bytes::from(body)));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = place.path.parse().map_err(|_| NoAnswer::Silent)?;
    let host = HeaderValue::try_from(place.authority()).map_err(|_| NoAnswer::Silent)?;
    request.headers_mut().insert(HOST, host);
    for (name, value) in headers {
        request.headers_mut().insert(name, value.clone());
    }
    // The connection is driven for as long as the answer is waited for, and dropped with it: whatever comes after the
    // head is never read.
    let mut response = std::pin::pin!(send.send_request(request));
    let response = tokio::select! {
        response = &mut response => response,
        // Who answers and hangs up at once has answered.
        _ = connection => response.await,
    };
    let response = response.map_err(|_| NoAnswer::Silent)?;
    let again = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
    let retry_after = again.and_then(|value| value.trim().parse().ok());
    Ok(Answered { status: response.status().as_u16(), retry_after })
}
