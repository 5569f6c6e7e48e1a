//! What waits to be read by a client, bounded in messages and in bytes: whoever asks for much and reads nothing fills
//! no memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::mpsc;

use crate::command::Text;

/// Messages that may wait for a client.
const MOST: usize = 128;
/// Bytes that may wait for a client, besides the message that is on its way. A whole game as it is told to somebody who comes late has
/// some hundred kilobytes.
const MOST_BYTES: usize = 2 * 1024 * 1024;

/// The end at which a table tells.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    send: mpsc::Sender<Text>,
    waiting: Arc<AtomicUsize>,
}

/// The end at which a client's connection takes what it can write.
#[derive(Debug)]
pub(crate) struct Inbox {
    receive: mpsc::Receiver<Text>,
    waiting: Arc<AtomicUsize>,
}

/// The client does not read, or has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unread;

pub(crate) fn outbox() -> (Outbox, Inbox) {
    let (send, receive) = mpsc::channel(MOST);
    let waiting = Arc::new(AtomicUsize::new(0));
    (Outbox { send, waiting: Arc::clone(&waiting) }, Inbox { receive, waiting })
}

impl Outbox {
    /// Lays a message down to be read. Where nothing waits, it may be of any size.
    pub(crate) fn lay(&self, text: &Text) -> Result<(), Unread> {
        let before = self.waiting.fetch_add(text.len(), Ordering::Relaxed);
        let too_much = before > 0 && before + text.len() > MOST_BYTES;
        if too_much || self.send.try_send(Arc::clone(text)).is_err() {
            self.waiting.fetch_sub(text.len(), Ordering::Relaxed);
            return Err(Unread);
        }
        Ok(())
    }
}

impl Inbox {
    /// The next message; none if the table has let the client go.
    pub(crate) async fn take(&mut self) -> Option<Text> {
        let text = self.receive.recv().await?;
        self.waiting.fetch_sub(text.len(), Ordering::Relaxed);
        Some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: usize) -> Text {
        "x".repeat(bytes).into()
    }

    #[tokio::test]
    async fn who_reads_gets_everything() {
        let (outbox, mut inbox) = outbox();
        for number in 0..10 * MOST {
            outbox.lay(&number.to_string().into()).unwrap();
            assert_eq!(inbox.take().await.as_deref(), Some(&*number.to_string()));
        }
        drop(outbox);
        assert_eq!(inbox.take().await, None);
    }

    #[tokio::test]
    async fn who_does_not_read_is_given_up_by_count_and_by_size() {
        let (many, _unread) = outbox();
        assert_eq!((0..2 * MOST).filter(|_| many.lay(&text(1)).is_ok()).count(), MOST);
        let (large, mut unread) = outbox();
        let half = text(MOST_BYTES / 2);
        assert_eq!((0..10).filter(|_| large.lay(&half).is_ok()).count(), 2);
        unread.take().await.unwrap();
        assert_eq!(
            (0..10).filter(|_| large.lay(&half).is_ok()).count(),
            1,
            "what was read counts no more"
        );
    }

    #[tokio::test]
    async fn one_message_may_be_larger_than_what_may_wait() {
        let (outbox, mut inbox) = outbox();
        outbox.lay(&text(3 * MOST_BYTES)).unwrap();
        assert_eq!(outbox.lay(&text(1)), Err(Unread));
        assert_eq!(inbox.take().await.map(|text| text.len()), Some(3 * MOST_BYTES));
        outbox.lay(&text(1)).unwrap();
    }
}
