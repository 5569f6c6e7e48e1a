//! How much a caller may ask for: a bucket of tokens for each kind of request, and a number of
//! sockets. Limits keep one caller from taking the server away from the others; people at a table,
//! several of them behind one address, never notice.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::address::Caller;

/// How many callers are remembered for each kind. All thirteen kinds together take some megabytes.
const MOST_CALLERS: usize = 10_000;

/// How many sockets a caller may have open: a household with a few devices and many tabs.
const MOST_SOCKETS: u32 = 64;
/// Connections of any kind that a caller may have at the same time, so that nobody takes all there are.
const MOST_CONNECTIONS: u32 = 256;

/// Who asks too much is not listened to for so long.
pub(crate) const BREATH: Duration = Duration::from_millis(200);

/// With fewer callers than this nothing is worth forgetting.
const FEW_CALLERS: usize = 64;

/// What is counted. Each kind has buckets of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Any request over HTTP that is of no other kind.
    Request,
    /// A file that the page is made of.
    File,
    /// Making a table.
    Create,
    /// Taking or leaving a seat.
    Sit,
    /// Opening a WebSocket.
    Socket,
    /// A message over a WebSocket that is of no other kind.
    Message,
    /// Showing what one is about to do. Sent as fast as somebody clicks.
    Draft,
    /// Asking for a hint.
    Hint,
    /// Having a finished game looked at again.
    Analysis,
    /// Laying out a position.
    Position,
    /// Saying something.
    Chat,
    /// Choosing how to be called, and trying it: each makes the server speak to somebody else.
    Call,
    /// A secret or a phrase that nobody has.
    WrongSecret,
}

/// A bucket: so many tokens at first and at most, and one more each time this much time has passed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    pub(crate) burst: u32,
    pub(crate) every: Duration,
}

impl Bucket {
    /// When the bucket will be full if a token is taken now; `full_at` is when it would have been.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn after_one_more(
        self,
        full_at: Option<Instant>,
        now: Instant,
    ) -> Result<Instant, TryAgain> {
        let full_at = full_at.map_or(now, |full_at| now.max(full_at)) + self.every;
        match (full_at - now).checked_sub(self.every * self.burst) {
            None | Some(Duration::ZERO) => Ok(full_at),
            Some(after) => Err(TryAgain { after }),
        }
    }
}

impl Kind {
    const COUNT: usize = Self::WrongSecret as usize + 1;

    const fn bucket(self) -> Bucket {
        let (burst, every) = match self {
            // Whoever comes to a table asks for a dozen things; a household comes at once. Then 20 a second.
            Self::Request => (120, Duration::from_millis(50)),
            // A browser that comes for the first time loads all of a hundred files and keeps them; a club
            // comes at once. Then 100 a second: they lie in memory, and nothing is worked out for them.
            Self::File => (1500, Duration::from_millis(10)),
            // 20 an hour.
            Self::Create => (20, Duration::from_secs(180)),
            // A family sits down, stands up and changes its mind.
            Self::Sit => (30, Duration::from_secs(2)),
            // When the server starts again, everybody's sockets come back at once.
            Self::Socket => (64, Duration::from_secs(1)),
            // 40 a second: a program plays as fast as it is asked, a bot of the server answering at once.
            Self::Message => (120, Duration::from_millis(25)),
            // 20 a second.
            Self::Draft => (60, Duration::from_millis(50)),
            // One a second: each takes a fraction of it.
            Self::Hint => (6, Duration::from_secs(1)),
            // Each takes some seconds of a core.
            Self::Analysis => (6, Duration::from_secs(30)),
            // Five a second: each change of a position is checked.
            Self::Position => (60, Duration::from_millis(200)),
            // One every two seconds.
            Self::Chat => (8, Duration::from_secs(2)),
            // Six a minute.
            Self::Call => (12, Duration::from_secs(10)),
            // Some typing errors. No number of guesses finds a secret, but each has to be hashed.
            Self::WrongSecret => (10, Duration::from_secs(10)),
        };
        Bucket { burst, every }
    }
}

/// The bucket is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too much at once: try again in {} s", .after.as_secs_f64().ceil())]
pub(crate) struct TryAgain {
    /// How long it takes until there is a token.
    pub(crate) after: Duration,
}

impl TryAgain {
    /// For the header `Retry-After`: whole seconds, after which it will work.
    pub(crate) fn seconds(self) -> u64 {
        self.after.as_secs() + u64::from(self.after.subsec_nanos() > 0)
    }
}

/// The buckets of all callers.
#[derive(Debug)]
pub(crate) struct Limits {
    kinds: [Mutex<Buckets>; Kind::COUNT],
    room: usize,
}

/// When the bucket of each caller will be full again. That says how many tokens are in it now; one
/// that is full already is as good as none and may be forgotten.
#[derive(Debug)]
struct Buckets {
    full_at: HashMap<Caller, Instant>,
    /// At this many callers it is worth looking for full buckets.
    sweep_at: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self::with_room(MOST_CALLERS)
    }
}

impl Limits {
    /// Remembers at most so many callers of each kind.
    fn with_room(room: usize) -> Self {
        let sweep_at = room.min(FEW_CALLERS);
        let empty = |_| Mutex::new(Buckets { full_at: HashMap::new(), sweep_at });
        Self { kinds: std::array::from_fn(empty), room }
    }

    /// Takes a token.
    ///
    /// # Errors
    /// If there is none; then nothing is taken.
    pub(crate) fn allow(&self, kind: Kind, caller: Caller, now: Instant) -> Result<(), TryAgain> {
        let mut buckets = open(&self.kinds[kind as usize]);
        let full_at = buckets.after_one_more(kind, caller, now)?;
        if !buckets.full_at.contains_key(&caller) {
            buckets.make_room(self.room, now);
        }
        buckets.full_at.insert(caller, full_at);
        Ok(())
    }

    /// Whether there is a token, without taking it. A phrase is looked up only if there is one for
    /// `WrongSecret`, and that is taken when the phrase turns out to be wrong.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn look(&self, kind: Kind, caller: Caller, now: Instant) -> Result<(), TryAgain> {
        open(&self.kinds[kind as usize]).after_one_more(kind, caller, now).map(|_| ())
    }
}

impl Buckets {
    /// When the bucket will be full if a token is taken now.
    fn after_one_more(
        &self,
        kind: Kind,
        caller: Caller,
        now: Instant,
    ) -> Result<Instant, TryAgain> {
        kind.bucket().after_one_more(self.full_at.get(&caller).copied(), now)
    }

    /// Makes room for one more caller. Full buckets are forgotten; if that is not enough, the fullest
    /// are, an eighth of all at once, so that it costs little however many new callers come.
    fn make_room(&mut self, room: usize, now: Instant) {
        if self.full_at.len() < self.sweep_at {
            return;
        }
        self.full_at.retain(|_, full_at| *full_at > now);
        if self.full_at.len() >= room {
            let mut times: Vec<Instant> = self.full_at.values().copied().collect();
            let (_, &mut last, _) = times.select_nth_unstable(room / 8);
            // Many may be equally full; they need not all go.
            let mut surplus = room / 8 + 1;
            self.full_at.retain(|_, full_at| {
                let goes = *full_at <= last && surplus > 0;
                surplus -= usize::from(goes);
                !goes
            });
        }
        self.sweep_at = (self.full_at.len() * 2).max(FEW_CALLERS).min(room);
    }
}

/// How many of something each caller has open: so many at most.
#[derive(Clone, Debug)]
pub(crate) struct OpenByCaller {
    most: u32,
    counts: Arc<Mutex<HashMap<Caller, u32>>>,
}

/// Something that is counted for as long as this is kept.
#[derive(Debug)]
pub(crate) struct Open {
    all: OpenByCaller,
    caller: Caller,
}

/// The caller has as many as anybody may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many connections are open from your address: close some tabs")]
pub(crate) struct TooManyOpen;

impl OpenByCaller {
    /// Sockets of tables.
    pub(crate) fn sockets() -> Self {
        Self { most: MOST_SOCKETS, counts: Arc::default() }
    }

    /// Connections of any kind.
    pub(crate) fn connections() -> Self {
        Self { most: MOST_CONNECTIONS, counts: Arc::default() }
    }

    /// Counts one more.
    ///
    /// # Errors
    /// If the caller has too many.
    pub(crate) fn open(&self, caller: Caller) -> Result<Open, TooManyOpen> {
        let mut counts = open(&self.counts);
        let count = counts.entry(caller).or_insert(0);
        if *count >= self.most {
            return Err(TooManyOpen);
        }
        *count += 1;
        Ok(Open { all: self.clone(), caller })
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut counts = open(&self.all.counts);
        let left = counts.get(&self.caller).map_or(0, |count| count.saturating_sub(1));
        if left == 0 {
            counts.remove(&self.caller);
        } else {
            counts.insert(self.caller, left);
        }
    }
}

/// Counts stay right even if somebody panicked while holding them: each change is one step.
fn open<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    const ALL: [Kind; Kind::COUNT] = [
        Kind::Request,
        Kind::File,
        Kind::Create,
        Kind::Sit,
        Kind::Socket,
        Kind::Message,
        Kind::Draft,
        Kind::Hint,
        Kind::Analysis,
        Kind::Position,
        Kind::Chat,
        Kind::Call,
        Kind::WrongSecret,
    ];

    fn caller(number: u32) -> Caller {
        Caller::at(IpAddr::V4(Ipv4Addr::from_bits(number)))
    }

    fn remembered(limits: &Limits, kind: Kind) -> usize {
        open(&limits.kinds[kind as usize]).full_at.len()
    }

    #[test]
    fn a_burst_is_allowed_and_then_one_at_a_time() {
        for kind in ALL {
            let Bucket { burst, every } = kind.bucket();
            let limits = Limits::default();
            let start = Instant::now();
            for _ in 0..burst {
                assert_eq!(limits.allow(kind, caller(1), start), Ok(()), "{kind:?}");
            }
            let refused = Err(TryAgain { after: every });
            assert_eq!(limits.allow(kind, caller(1), start), refused, "{kind:?}");
            let almost = every - Duration::from_millis(1);
            let refused = Err(TryAgain { after: Duration::from_millis(1) });
            assert_eq!(limits.allow(kind, caller(1), start + almost), refused, "{kind:?}");
            assert_eq!(limits.allow(kind, caller(1), start + every), Ok(()), "{kind:?}");
            assert!(limits.allow(kind, caller(1), start + every).is_err(), "{kind:?}");
        }
    }

    #[test]
    fn a_bucket_never_holds_more_than_its_burst() {
        let limits = Limits::default();
        let start = Instant::now();
        limits.allow(Kind::Chat, caller(1), start).unwrap();
        let later = start + Duration::from_secs(86_400);
        let said = (0..100).filter(|_| limits.allow(Kind::Chat, caller(1), later).is_ok()).count();
        assert_eq!(said, 8);
    }

    #[test]
    fn callers_and_kinds_do_not_take_from_one_another() {
        let limits = Limits::default();
        let now = Instant::now();
        while limits.allow(Kind::Chat, caller(1), now).is_ok() {}
        assert_eq!(limits.allow(Kind::Chat, caller(2), now), Ok(()));
        assert_eq!(limits.allow(Kind::Message, caller(1), now), Ok(()));
    }

    /// Friends in one room open their links in new browsers. Each loads what the page is made of, and whoever
    /// asked for all of it can still sit down.
    #[test]
    fn a_room_full_of_new_browsers_comes_to_the_table() {
        let limits = Limits::default();
        let now = Instant::now();
        for _browser in 0..8 {
            for _file in 0..180 {
                assert_eq!(limits.allow(Kind::File, caller(1), now), Ok(()));
            }
            for _asked in 0..12 {
                assert_eq!(limits.allow(Kind::Request, caller(1), now), Ok(()));
            }
        }
        let files = (0..10_000).filter(|_| limits.allow(Kind::File, caller(1), now).is_ok());
        assert!(files.count() < 500, "they are limited, too");
    }

    #[test]
    fn looking_takes_nothing_and_sees_what_is_taken() {
        let limits = Limits::default();
        let now = Instant::now();
        for _ in 0..10 {
            assert_eq!(limits.look(Kind::WrongSecret, caller(1), now), Ok(()));
            assert_eq!(limits.look(Kind::WrongSecret, caller(1), now), Ok(()));
            limits.allow(Kind::WrongSecret, caller(1), now).unwrap();
        }
        let refused = limits.look(Kind::WrongSecret, caller(1), now).unwrap_err();
        assert_eq!(refused.seconds(), 10);
        assert_eq!(refused.to_string(), "too much at once: try again in 10 s");
    }

    #[test]
    fn waiting_is_told_in_whole_seconds_that_are_long_enough() {
        for (millis, seconds) in [(1, 1), (999, 1), (1000, 1), (1001, 2)] {
            assert_eq!(TryAgain { after: Duration::from_millis(millis) }.seconds(), seconds);
        }
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let limits = Limits::default();
        let start = Instant::now();
        let every = Kind::Request.bucket().every;
        for number in 0..100_000 {
            limits.allow(Kind::Request, caller(number), start + every * number).unwrap();
        }
        assert!(remembered(&limits, Kind::Request) <= FEW_CALLERS);
    }

    #[test]
    fn the_fullest_bucket_goes_when_too_many_call_at_once() {
        let room = 80;
        let limits = Limits::with_room(room);
        let now = Instant::now();
        for _ in 0..10 {
            limits.allow(Kind::WrongSecret, caller(0), now).unwrap();
        }
        for number in 1..10_000 {
            limits.allow(Kind::WrongSecret, caller(number), now).unwrap();
            let kept = remembered(&limits, Kind::WrongSecret);
            assert!(kept <= room && kept >= room.min(number as usize) / 8 * 7, "{kept}");
        }
        assert!(limits.look(Kind::WrongSecret, caller(0), now).is_err());
    }

    #[test]
    fn a_socket_counts_until_it_is_dropped() {
        let sockets = OpenByCaller::sockets();
        let mut open_now: Vec<Open> = Vec::new();
        while let Ok(socket) = sockets.open(caller(1)) {
            open_now.push(socket);
        }
        assert_eq!(open_now.len(), 64);
        assert!(sockets.open(caller(2)).is_ok());
        open_now.pop();
        open_now.push(sockets.open(caller(1)).unwrap());
        assert_eq!(sockets.open(caller(1)).unwrap_err(), TooManyOpen);
        drop(open_now);
        assert!(open(&sockets.counts).is_empty());
    }
}
