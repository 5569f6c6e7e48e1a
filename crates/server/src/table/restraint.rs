//! What a seat may do now and then, because everybody at the table hears of it.

use std::time::{Duration, Instant};

use table::{BySeat, Seat};

use crate::gate::{Bucket, TryAgain};

/// Coming and going: somebody tries a bot, comes back, and goes after all. Then twice a minute.
const HANDS: Bucket = Bucket { burst: 6, every: Duration::from_secs(30) };

/// Being told no: three times in a row. Then once a minute.
const DENIALS: Bucket = Bucket { burst: 3, every: Duration::from_secs(60) };

/// When the buckets of each seat will be full again.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Restraint {
    hands: BySeat<Option<Instant>>,
    denials: BySeat<Option<Instant>>,
}

impl Restraint {
    /// Somebody at this seat lets a bot play, for oneself or another, or plays on.
    pub(super) fn change_hands(&mut self, seat: Seat, now: Instant) -> Result<(), TryAgain> {
        self.hands[seat] = Some(HANDS.after_one_more(self.hands[seat], now)?);
        Ok(())
    }

    /// Whether the others may be asked by this seat: not again and again by whoever was told no.
    pub(super) fn may_wish(&self, seat: Seat, now: Instant) -> Result<(), TryAgain> {
        DENIALS.after_one_more(self.denials[seat], now).map(|_| ())
    }

    /// The wish of this seat was denied.
    pub(super) fn denied(&mut self, seat: Seat, now: Instant) {
        if let Ok(full_at) = DENIALS.after_one_more(self.denials[seat], now) {
            self.denials[seat] = Some(full_at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_do_not_take_from_one_another_and_have_more_with_time() {
        let (mut restraint, now) = (Restraint::default(), Instant::now());
        let other = Seat::new(1).unwrap();
        while restraint.change_hands(Seat::FIRST, now).is_ok() {}
        assert!(restraint.change_hands(other, now).is_ok());
        assert!(restraint.change_hands(Seat::FIRST, now + HANDS.every).is_ok());
        assert!(restraint.change_hands(Seat::FIRST, now + HANDS.every).is_err());
    }

    #[test]
    fn only_who_was_told_no_has_to_wait() {
        let (mut restraint, now) = (Restraint::default(), Instant::now());
        for _ in 0..DENIALS.burst {
            assert!(restraint.may_wish(Seat::FIRST, now).is_ok());
            restraint.denied(Seat::FIRST, now);
        }
        assert!(restraint.may_wish(Seat::FIRST, now).is_err());
        assert!(restraint.may_wish(Seat::FIRST, now + DENIALS.every).is_ok());
    }
}
