//! A connection that has become a socket of a table is read no faster than anybody has something to say.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// Bytes that are read as fast as they come: some of the largest messages.
const AT_ONCE: u32 = 128 << 10;
/// Then a byte each time this much has passed, which is 16 KiB a second: many times what anybody needs who plays.
const EVERY: Duration = Duration::from_nanos(1_000_000_000 / (16 << 10));

/// Whether a connection has become a socket.
#[derive(Clone, Debug, Default)]
pub(crate) struct Became(Arc<AtomicBool>);

impl Became {
    /// From here on it is one.
    pub(crate) fn a_socket(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A stream that is read slowly once it is a socket. Messages are counted where they are heard; parts of one that never
/// ends are not heard there at all, and each takes some work.
#[derive(Debug)]
pub(super) struct Measured<S> {
    stream: S,
    became: Became,
    /// When as much may be read at once as ever.
    full_at: Instant,
    /// Runs while nothing is read.
    pause: Option<Pin<Box<Sleep>>>,
}

impl<S> Measured<S> {
    pub(super) fn new(stream: S, became: Became) -> Self {
        Self { stream, became, full_at: Instant::now(), pause: None }
    }

    /// Counts what was read, and pauses when it is too much.
    fn count(&mut self, read: usize) {
        let now = Instant::now();
        let read = u32::try_from(read).unwrap_or(u32::MAX);
        self.full_at = self.full_at.max(now) + EVERY * read;
        let ahead = (self.full_at - now).saturating_sub(EVERY * AT_ONCE);
        self.pause = (!ahead.is_zero()).then(|| Box::pin(sleep(ahead)));
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Measured<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(pause) = &mut self.pause {
            ready!(pause.as_mut().poll(context));
            self.pause = None;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        if self.became.0.load(Ordering::Relaxed) {
            self.count(buffer.filled().len() - before);
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Measured<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    /// How long it takes to read so much.
    async fn reads(became: Became, bytes: usize) -> Duration {
        let (near, mut far) = duplex(1 << 20);
        far.write_all(&vec![7; bytes]).await.unwrap();
        let mut near = Measured::new(near, became);
        let (begun, mut part) = (Instant::now(), vec![0; 1024]);
        for _ in 0..bytes / part.len() {
            near.read_exact(&mut part).await.unwrap();
        }
        begun.elapsed()
    }

    #[tokio::test]
    async fn only_much_and_only_over_a_socket_is_read_slowly() {
        let much = AT_ONCE as usize + (32 << 10);
        assert!(reads(Became::default(), much).await < Duration::from_millis(1500));
        let socket = Became::default();
        socket.a_socket();
        assert!(reads(socket.clone(), AT_ONCE as usize).await < Duration::from_millis(1500));
        let slowly = reads(socket, much).await;
        assert!(slowly > Duration::from_millis(1800), "{slowly:?}");
    }
}
