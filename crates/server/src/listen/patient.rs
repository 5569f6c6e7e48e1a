//! A connection whose other end has to take what it is sent.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A stream that fails when nothing of what is written goes away for too long. Without it, somebody who asks
/// and never reads would keep their connection for ever.
#[derive(Debug)]
pub(super) struct Patient<S> {
    stream: S,
    patience: Duration,
    /// Runs while the other end takes nothing.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    pub(super) fn new(stream: S, patience: Duration) -> Self {
        Self { stream, patience, waiting: None }
    }

    /// What a try to write comes to, with regard to how long it has been tried.
    fn judge<T>(
        &mut self,
        tried: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if tried.is_ready() {
            self.waiting = None;
            return tried;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(tried, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.judge(tried, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let tried = Pin::new(&mut self.stream).poll_flush(context);
        self.judge(tried, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let tried = Pin::new(&mut self.stream).poll_shutdown(context);
        self.judge(tried, context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test]
    async fn who_never_reads_is_let_go() {
        let (near, _far) = duplex(64);
        let mut near = Patient::new(near, Duration::from_millis(50));
        let error = near.write_all(&[7; 1000]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn who_reads_slowly_gets_everything() {
        let (near, mut far) = duplex(10);
        let mut near = Patient::new(near, Duration::from_millis(500));
        let writing = tokio::spawn(async move { near.write_all(&[7; 100]).await });
        let mut bytes = [0; 100];
        for part in bytes.chunks_mut(10) {
            sleep(Duration::from_millis(80)).await;
            far.read_exact(part).await.unwrap();
        }
        writing.await.unwrap().unwrap();
        assert_eq!(bytes, [7; 100]);
    }
}
