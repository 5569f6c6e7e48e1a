//! Tables written down as a turn begins, so that they can be changed by hand and played on from.

use std::fmt::Display;
use std::ops::RangeInclusive;

use crate::{Message, NotUnderstood, Notation, Seat, Seats};

/// A game that can begin with any of its turns. A position is a second form of a deal: whoever keeps, records or plays
/// deals plays positions. What players remember of cards that they cannot see any more is no part of one.
pub trait Positions: Notation {
    /// The table of a new game as its first turn begins. Nobody is asked who they want to be.
    fn new_position(&self, seed: u64) -> Self::Deal;

    /// The table as the first turn of a deal begins; none if players are asked something before that.
    fn position_of(&self, deal: &Self::Deal) -> Option<Self::Deal>;

    /// The table as the turn begins that this action leads to; none if it leads to no new turn.
    fn position_after(&self, state: &Self::State, action: Self::Action) -> Option<Self::Deal>;

    /// The position that these lists describe.
    ///
    /// # Errors
    /// Everything about them that cannot be.
    fn check_position(&self, lists: &[(String, Vec<String>)]) -> Result<Self::Deal, Vec<Amiss>>;
}

/// Something about a position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amiss {
    /// The list that it is about.
    pub list: String,
    /// The word of it that is at fault, counted from 0, if it is one.
    pub at: Option<usize>,
    /// Why it cannot be, as a sentence.
    pub why: Message,
}

/// What is amiss, for those who read a deal and stop at the first fault.
pub fn first_amiss(amiss: &[Amiss], lists: &[(String, Vec<String>)]) -> NotUnderstood {
    let Some(Amiss { list, at, why }) = amiss.first() else {
        return NotUnderstood::new(TURN, Message::new("expected-nothing-more"));
    };
    let words = lists.iter().find(|(name, _)| name == list);
    let word = words.zip(*at).and_then(|((_, words), at)| words.get(at));
    let expected = Message::new("expected-position").with("why", why.clone());
    NotUnderstood::new(word.unwrap_or(list), expected)
}

/// The list with which every position begins, and no other deal.
pub const TURN: &str = "turn";

/// Whether lists describe a position, and not what chance decides before a game.
pub fn is_position(lists: &[(String, Vec<String>)]) -> bool {
    lists.first().is_some_and(|(name, _)| name == TURN)
}

/// The name of a list that every seat has one of.
pub fn list_of(what: &str, seat: Seat) -> String {
    format!("{what}-{}", seat.number())
}

/// When a position is: these lists are the same in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Turns begun, this one included.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns in a row in which nothing brought the end nearer.
    pub quiet: u8,
    /// Last turns still to be taken, if the end is triggered.
    pub last: Option<u8>,
}

impl Moment {
    /// The names of its lists.
    pub const LISTS: [&'static str; 4] = [TURN, "active", "quiet", "last"];

    /// Its lists.
    pub fn write(&self) -> Vec<(String, Vec<String>)> {
        let number = |number: &dyn Display| vec![number.to_string()];
        let last = self.last.iter().map(u8::to_string).collect();
        let words = [number(&self.turn), number(&self.active.number()), number(&self.quiet), last];
        Self::LISTS.map(str::to_owned).into_iter().zip(words).collect()
    }

    /// The moment that lists describe. Faults are noted.
    pub fn read(lists: &mut PositionLists<'_>, seats: Seats) -> Self {
        let turn = lists.number(TURN, 1..=9_999);
        let active = lists.number("active", 1..=seats.count() as i32);
        let quiet = lists.number("quiet", 0..=250);
        let last = lists.maybe_number("last", 0..=250);
        Self {
            turn: u16::try_from(turn).unwrap_or(1),
            active: usize::try_from(active).ok().and_then(Seat::from_number).unwrap_or(Seat::FIRST),
            quiet: u8::try_from(quiet).unwrap_or(0),
            last: last.and_then(|last| u8::try_from(last).ok()),
        }
    }
}

/// The lists of a position while they are read, and what is amiss about them.
#[derive(Debug)]
pub struct PositionLists<'l> {
    lists: &'l [(String, Vec<String>)],
    amiss: Vec<Amiss>,
}

impl<'l> PositionLists<'l> {
    /// So many faults are told; whoever has made more has made another kind of mistake.
    const MOST: usize = 200;

    /// The lists, of which there have to be those with these names.
    pub fn new(lists: &'l [(String, Vec<String>)], names: &[String]) -> Self {
        let mut read = Self { lists, amiss: Vec::new() };
        // Among one list more than there are names one is unknown or there twice.
        for (index, (name, _)) in lists.iter().enumerate().take(names.len() + 1) {
            let twice = lists[..index].iter().any(|(other, _)| other == name);
            if !names.contains(name) {
                read.fault(name, None, Message::new("position-list-unknown"));
            } else if twice {
                read.fault(name, None, Message::new("position-list-twice"));
            }
        }
        for name in names {
            if !lists.iter().take(names.len() + 1).any(|(other, _)| other == name) {
                read.fault(name, None, Message::new("position-list-missing"));
            }
        }
        read
    }

    /// The words of a list.
    pub fn words(&self, name: &str) -> &'l [String] {
        let list = self.lists.iter().find(|(other, _)| other == name);
        list.map_or(&[], |(_, words)| words.as_slice())
    }

    /// Notes that something cannot be.
    pub fn fault(&mut self, list: &str, at: Option<usize>, why: Message) {
        if self.amiss.len() < Self::MOST {
            self.amiss.push(Amiss { list: list.to_owned(), at, why });
        }
    }

    /// A list of one number.
    pub fn number(&mut self, list: &str, range: RangeInclusive<i32>) -> i32 {
        match self.words(list) {
            [word] => self.read_number(list, 0, word, range),
            [] | [_, _, ..] => {
                self.fault(list, None, number_expected(&range));
                *range.start()
            }
        }
    }

    /// A list of one number, or of none.
    pub fn maybe_number(&mut self, list: &str, range: RangeInclusive<i32>) -> Option<i32> {
        (!self.words(list).is_empty()).then(|| self.number(list, range))
    }

    /// A list of numbers, each behind what it counts, in this order.
    pub fn numbers<const N: usize>(
        &mut self,
        list: &str,
        counted: [(&str, RangeInclusive<i32>); N],
    ) -> [i32; N] {
        let words = self.words(list);
        let names = counted.each_ref().map(|(name, _)| format!("{name} 0"));
        if words.len() > 2 * N {
            let all = Message::new("position-pairs").with("words", names.join(" ").as_str());
            self.fault(list, Some(2 * N), all);
        }
        let mut index = 0;
        counted.map(|(name, range)| {
            let at = index;
            index += 2;
            match (words.get(at), words.get(at + 1)) {
                (Some(word), Some(number)) if word == name => {
                    self.read_number(list, at + 1, number, range)
                }
                (Some(_) | None, _) => {
                    let all =
                        Message::new("position-pairs").with("words", names.join(" ").as_str());
                    self.fault(list, (at < words.len()).then_some(at), all);
                    *range.start()
                }
            }
        })
    }

    fn read_number(
        &mut self,
        list: &str,
        at: usize,
        word: &str,
        range: RangeInclusive<i32>,
    ) -> i32 {
        // A number has one way to be written.
        let found = word.parse().ok().filter(|number: &i32| number.to_string() == word);
        found.filter(|number| range.contains(number)).unwrap_or_else(|| {
            self.fault(list, Some(at), number_expected(&range));
            *range.start()
        })
    }

    /// What was noted, or what was read if it was nothing.
    ///
    /// # Errors
    /// Everything that is amiss.
    pub fn finish<T>(self, read: T) -> Result<T, Vec<Amiss>> {
        if self.amiss.is_empty() { Ok(read) } else { Err(self.amiss) }
    }

    /// Whether nothing is amiss so far.
    pub fn is_sound(&self) -> bool {
        self.amiss.is_empty()
    }
}

fn number_expected(range: &RangeInclusive<i32>) -> Message {
    Message::new("position-number").with("least", *range.start()).with("most", *range.end())
}
