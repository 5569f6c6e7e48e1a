//! What waits to be read by a client, bounded in messages and in bytes: whoever asks for much and reads nothing fills
//! no memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use crate::command::Text;

/// Messages that may wait for a client.
const MOST: usize = 128;
/// Bytes that may wait for a client behind the next message, which may be of any size. A whole game as it is told to somebody who
/// comes late has some hundred kilobytes, and a long one some megabytes.
const MOST_BYTES: usize = 2 * 1024 * 1024;

/// The end at which a table tells.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    send: mpsc::Sender<Text>,
    waiting: Waiting,
}

/// The end at which a client's connection takes what it can write.
#[derive(Debug)]
pub(crate) struct Inbox {
    receive: mpsc::Receiver<Text>,
    waiting: Waiting,
}

/// How long the messages are that wait, the next one first.
#[derive(Clone, Debug, Default)]
struct Waiting(Arc<Mutex<VecDeque<usize>>>);

/// The client does not read, or has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unread;

pub(crate) fn outbox() -> (Outbox, Inbox) {
    let (send, receive) = mpsc::channel(MOST);
    let waiting = Waiting::default();
    (Outbox { send, waiting: waiting.clone() }, Inbox { receive, waiting })
}

impl Waiting {
    /// Lengths stay right even if somebody panicked while holding them: each change is one step.
    fn lengths(&self) -> MutexGuard<'_, VecDeque<usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbox {
    /// Lays a message down to be read. Where nothing waits, it may be of any size.
    pub(crate) fn lay(&self, text: &Text) -> Result<(), Unread> {
        let mut lengths = self.waiting.lengths();
        let behind: usize = lengths.iter().skip(1).sum();
        let too_much = !lengths.is_empty() && behind + text.len() > MOST_BYTES;
        if too_much || self.send.try_send(Arc::clone(text)).is_err() {
            return Err(Unread);
        }
        lengths.push_back(text.len());
        Ok(())
    }
}

impl Inbox {
    /// The next message; none if the table has let the client go.
    pub(crate) async fn take(&mut self) -> Option<Text> {
        let text = self.receive.recv().await?;
        self.waiting.lengths().pop_front();
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
        assert_eq!((0..10).filter(|_| large.lay(&half).is_ok()).count(), 3);
        unread.take().await.unwrap();
        assert_eq!(
            (0..10).filter(|_| large.lay(&half).is_ok()).count(),
            1,
            "what was read counts no more"
        );
    }

    #[tokio::test]
    async fn a_message_of_any_size_leaves_room_for_what_comes_behind_it() {
        let (outbox, mut inbox) = outbox();
        let long = text(3 * MOST_BYTES);
        outbox.lay(&long).unwrap();
        outbox.lay(&text(1)).unwrap();
        assert_eq!(outbox.lay(&text(MOST_BYTES)), Err(Unread));
        outbox.lay(&text(MOST_BYTES - 1)).unwrap();
        assert_eq!(inbox.take().await.map(|text| text.len()), Some(long.len()));
        assert_eq!(outbox.lay(&long), Err(Unread), "only the next one may be of any size");
        outbox.lay(&text(1)).unwrap();
    }
}
