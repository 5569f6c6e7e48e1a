//! Answers that can be large: whole stories, positions and records. A caller has so many of them in memory at the same time, from when
//! they are put together until they are sent, so that nobody fills it by asking much and taking nothing.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};

use crate::app::App;
use crate::identity::caller;
use crate::problem::Problem;
use crate::thinkers::{Thinkers, Turn, Urgency, Wanted};

/// Answers at the same time, and those of one caller among them.
const AT_ONCE: usize = 64;
const OF_ONE: usize = 8;
/// What is smaller takes no place once it is put together.
const LARGE: u64 = 64 << 10;
/// What is handed out at once.
const PIECE: usize = 16 << 10;
/// How long somebody waits for a place: no request takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// The places for large answers.
pub(crate) fn places_for_answers() -> Thinkers {
    Thinkers::of(AT_ONCE, OF_ONE)
}

/// A middleware for what can be large.
pub(crate) async fn large_answers(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let caller = Some(caller(&app, address, request.headers()));
    let wanted = Wanted { urgency: Urgency::Played, caller };
    let Some(place) = app.answers.turn(wanted, PATIENCE).await else {
        return Problem::too_slow().into_response();
    };
    let response = next.run(request).await;
    if response.body().size_hint().exact().is_some_and(|size| size < LARGE) {
        return response;
    }
    response.map(|body| Body::new(Placed { body, rest: Bytes::new(), _place: place }))
}

/// An answer that keeps its place until nearly all of it is sent, or nobody wants it any more. It is handed out piece by piece:
/// what is handed out whole is taken whole, however little of it can be sent.
struct Placed {
    body: Body,
    /// Of what the body has given.
    rest: Bytes,
    _place: Turn,
}

impl HttpBody for Placed {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.rest.is_empty() {
            match ready!(Pin::new(&mut self.body).poll_frame(context)) {
                Some(Ok(frame)) => match frame.into_data() {
                    Ok(data) => self.rest = data,
                    Err(other) => return Poll::Ready(Some(Ok(other))),
                },
                end => return Poll::Ready(end),
            }
        }
        let length = self.rest.len().min(PIECE);
        let piece = self.rest.split_to(length);
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let (rest, mut hint) = (self.rest.len() as u64, self.body.size_hint());
        if let Some(upper) = hint.upper() {
            hint.set_upper(upper + rest);
        }
        hint.set_lower(hint.lower() + rest);
        hint
    }
}
