//! What is observed: one start, played in every order of seats.

use serde::{Deserialize, Serialize};
use table::{BySeat, Outcome};

/// Two bots that meet, by their numbers in the list of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pairing {
    /// The one whose score is told.
    pub first: usize,
    /// The other one.
    pub second: usize,
}

impl Pairing {
    /// All pairs of so many bots.
    pub fn all(bots: usize) -> impl Iterator<Item = Self> {
        (0..bots).flat_map(move |first| (first + 1..bots).map(move |second| Self { first, second }))
    }
}

/// What part of the victory each seat has: a shared one is split.
pub fn win_shares(outcome: &Outcome) -> BySeat<f64> {
    let share = 1.0 / outcome.winners().count() as f64;
    BySeat::from_fn(|seat| if outcome.ranks[seat] == 1 { share } else { 0.0 })
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// The number of the bot at each seat.
    pub seating: Vec<usize>,
    /// The rank of each seat after all tie-breaks, 1 being best.
    pub ranks: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i32>,
}

impl Finished {
    /// A game that these bots played.
    pub fn new(seating: Vec<usize>, outcome: &Outcome) -> Self {
        let seats = || outcome.seats.all();
        Self {
            seating,
            ranks: seats().map(|seat| outcome.ranks[seat]).collect(),
            scores: seats().map(|seat| outcome.scores[seat]).collect(),
        }
    }

    /// What part of the victory a seat has: a shared one is split.
    pub fn win(&self, seat: usize) -> f64 {
        let winners = self.ranks.iter().filter(|&&rank| rank == 1).count();
        if self.ranks[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// The seats of a bot.
    fn seats_of(&self, bot: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.seating.len()).filter(move |&seat| self.seating[seat] == bot)
    }

    /// Points of a bot's seats over those of the others, on average.
    fn margin(&self, bot: usize) -> f64 {
        let mean = |of_bot: bool| {
            let seats = self.seating.iter().zip(&self.scores);
            let scores = seats.filter(|(other, _)| (**other == bot) == of_bot);
            let scores: Vec<f64> = scores.map(|(_, &score)| f64::from(score)).collect();
            scores.iter().sum::<f64>() / scores.len() as f64
        };
        mean(true) - mean(false)
    }
}

/// How a pairing sits down in the games of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// With two seats in both orders; with more, each of them alone among the others at every seat.
    Both,
    /// Only the first, alone among the others at every seat. With two seats that is the same.
    FirstAlone,
}

/// The bot at each seat, for each game of a block.
pub fn seatings(seats: usize, pairing: Pairing, seating: Seating) -> Vec<Vec<usize>> {
    let Pairing { first, second } = pairing;
    let alone = |one: usize, others: usize| {
        (0..seats).map(move |place| {
            (0..seats).map(|seat| if seat == place { one } else { others }).collect()
        })
    };
    match seating {
        Seating::Both if seats > 2 => alone(first, second).chain(alone(second, first)).collect(),
        Seating::Both | Seating::FirstAlone => alone(first, second).collect(),
    }
}

/// The games of one start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    /// Who met.
    pub pairing: Pairing,
    /// Its number: the seed is that of the tournament plus this.
    pub number: u64,
    /// In the order of [`seatings`].
    pub games: Vec<Finished>,
}

impl Block {
    /// The part of the victories that a bot of the pairing had where it sat alone among the others.
    pub fn wins_alone(&self, bot: usize) -> f64 {
        mean(self.alone(bot).map(|(game, seat)| game.win(seat)))
    }

    /// The points of the first over the second, on average.
    pub fn margin(&self) -> f64 {
        mean(self.games.iter().map(|game| game.margin(self.pairing.first)))
    }

    /// The score of the first against the second, from 0 to 1; equals have 0.5, however many sit at
    /// the table. With two seats it is the part of the victories. So it is where only the first sat alone, and
    /// equals have one in as many as sit there.
    pub fn score(&self) -> f64 {
        let Pairing { first, second } = self.pairing;
        if self.alone(second).next().is_none() {
            return self.wins_alone(first);
        }
        0.5 + (self.wins_alone(first) - self.wins_alone(second)) / 2.0
    }

    /// The games in which a bot sat alone, and where.
    fn alone(&self, bot: usize) -> impl Iterator<Item = (&Finished, usize)> {
        self.games.iter().filter_map(move |game| {
            let mut seats = game.seats_of(bot);
            let seat = seats.next()?;
            seats.next().is_none().then_some((game, seat))
        })
    }
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), one| (sum + one, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use table::Seats;

    use super::*;

    const PAIRING: Pairing = Pairing { first: 0, second: 1 };

    fn game(seating: &[usize], ranks: &[u8], scores: &[i32]) -> Finished {
        Finished { seating: seating.to_vec(), ranks: ranks.to_vec(), scores: scores.to_vec() }
    }

    #[test]
    fn everybody_sits_everywhere() {
        assert_eq!(seatings(2, PAIRING, Seating::Both), [[0, 1], [1, 0]]);
        let three = seatings(3, PAIRING, Seating::Both);
        assert_eq!(three, [[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]);
        assert_eq!(seatings(4, PAIRING, Seating::Both).len(), 8);
        assert_eq!(Pairing::all(4).count(), 6);
    }

    #[test]
    fn a_shared_victory_is_split() {
        let games = vec![game(&[0, 1], &[1, 1], &[9, 9]), game(&[1, 0], &[2, 1], &[3, 8])];
        let block = Block { pairing: PAIRING, number: 0, games };
        assert!((block.score() - 0.75).abs() < 1e-12);
        assert!((block.wins_alone(1) - 0.25).abs() < 1e-12);
        assert!((block.margin() - 2.5).abs() < 1e-12);
    }

    #[test]
    fn a_shared_victory_is_split_among_seats() {
        let seats = Seats::new(3).unwrap();
        let scores = BySeat::from_fn(|seat| [7, 4, 7, 0][seat.index()]);
        let outcome = Outcome::rank(seats, scores, |seat| scores[seat]);
        assert_eq!(win_shares(&outcome).into_array(), [0.5, 0.0, 0.5, 0.0]);
        let game = Finished::new(vec![1, 0, 0], &outcome);
        assert_eq!([0, 1, 2].map(|seat| game.win(seat)), [0.5, 0.0, 0.5]);
    }

    #[test]
    fn equals_have_half_at_any_table() {
        // Whoever sits first wins.
        let games = seatings(3, PAIRING, Seating::Both);
        let games = games.iter().map(|seating| game(seating, &[1, 2, 3], &[3, 2, 1])).collect();
        let block = Block { pairing: PAIRING, number: 0, games };
        assert!((block.wins_alone(0) - 1.0 / 3.0).abs() < 1e-12);
        assert!((block.score() - 0.5).abs() < 1e-12);
    }

    #[test]
    fn one_alone_among_the_others_has_its_victories() {
        let games = seatings(3, PAIRING, Seating::FirstAlone);
        assert_eq!(games, [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
        assert_eq!(seatings(2, PAIRING, Seating::FirstAlone), seatings(2, PAIRING, Seating::Both));
        // Whoever sits first wins.
        let games = games.iter().map(|seating| game(seating, &[1, 2, 3], &[3, 2, 1])).collect();
        let block = Block { pairing: PAIRING, number: 0, games };
        assert!((block.wins_alone(0) - 1.0 / 3.0).abs() < 1e-12);
        assert!((block.score() - 1.0 / 3.0).abs() < 1e-12);
    }

    #[test]
    fn one_that_always_wins_has_all() {
        let games = seatings(4, PAIRING, Seating::Both);
        let won = |seating: &Vec<usize>| {
            let ranks: Vec<u8> = seating.iter().map(|&bot| if bot == 0 { 1 } else { 4 }).collect();
            game(seating, &ranks, &[0; 4])
        };
        let block = Block { pairing: PAIRING, number: 0, games: games.iter().map(won).collect() };
        assert!((block.score() - 1.0).abs() < 1e-12);
    }
}
