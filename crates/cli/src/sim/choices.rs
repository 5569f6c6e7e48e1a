//! Decisions as rows of a Parquet file.
//!
//! | column | type | what it is |
//! |---|---|---|
//! | `seed` | uint64 | the seed of the game |
//! | `number` | int32 | decisions of the game before this one |
//! | `seat` | int32 | who was asked, from 1 |
//! | `choices` | int32 | how many answers there were |
//! | `action` | int32 | the answer, by its id in the Python package |
//! | `words` | text | what the id means |
//!
//! What holds for all rows is in the metadata of the file: `game`, `pack`, `players`, `options`, `bots` (in the order of
//! their seats) and `encoding`, the digest that says what the ids mean.

use encoding::{Encode, Encoding};
use table::{InfoSet, Seat};

use crate::args::SimArgs;
use crate::failure::Failure;
use crate::sim::game::Played;
use crate::sim::parquet_file::{self, Column, Group};
use crate::sim::part::Part;

/// Games in a group of rows: as many words are in memory at once.
const IN_A_GROUP: usize = 100;

/// A decision that was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    seat: Seat,
    choices: usize,
    action: usize,
}

impl Choice {
    /// What a seat answered at this table.
    pub(super) fn new<G: Encode>(
        encoding: &Encoding<G>,
        before: &G::State,
        (seat, action): (Seat, G::Action),
    ) -> Self {
        let legal = encoding.legal(&InfoSet::new(encoding.game(), before, seat));
        let chosen = legal.iter().find(|one| one.action == action);
        let chosen = chosen.expect("every legal answer has an id, and bots give legal ones");
        Self { seat, choices: legal.len(), action: chosen.id }
    }
}

/// Writes the decisions of the games, in the order of their seeds.
pub(super) fn write<G: Encode>(
    into: Part,
    encoding: &Encoding<G>,
    args: &SimArgs,
    played: &[Played],
) -> Result<(), Failure> {
    let game = encoding.game();
    let options =
        game.options().iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>();
    let bots: Vec<&str> = args.bots.iter().map(|bot| bot.as_str()).collect();
    let known = vec![
        ("game", G::NAME.to_owned()),
        ("pack", game.pack().to_owned()),
        ("players", game.seats().count().to_string()),
        ("options", options.join(",")),
        ("bots", bots.join(",")),
        ("encoding", encoding.digest().to_string()),
    ];
    let groups = (0..).step_by(IN_A_GROUP).zip(played.chunks(IN_A_GROUP));
    let groups = groups.map(|(first, games)| group(encoding, args.seed.wrapping_add(first), games));
    parquet_file::write(into, known, groups)
}

/// The games from this seed on.
fn group<G: Encode>(encoding: &Encoding<G>, seed: u64, games: &[Played]) -> Group {
    let rows: Vec<(u64, usize, &Choice)> = (0..)
        .zip(games)
        .flat_map(|(game, one)| {
            let choices = one.choices.iter().enumerate();
            choices.map(move |(number, choice)| (seed.wrapping_add(game), number, choice))
        })
        .collect();
    let numbers = |of: &dyn Fn(usize, &Choice) -> usize| {
        let small = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
        Column::Numbers(rows.iter().map(|&(_, number, one)| small(of(number, one))).collect())
    };
    let words = |&(_, _, one): &(u64, usize, &Choice)| {
        encoding.action_words(one.action).unwrap_or_default().as_str().into()
    };
    // The bits of a seed are those of the signed number that stands for it.
    let seeds = rows.iter().map(|(seed, _, _)| seed.cast_signed()).collect();
    vec![
        ("seed".to_owned(), Column::Seeds(seeds)),
        ("number".to_owned(), numbers(&|number, _| number)),
        ("seat".to_owned(), numbers(&|_, one| one.seat.number())),
        ("choices".to_owned(), numbers(&|_, one| one.choices)),
        ("action".to_owned(), numbers(&|_, one| one.action)),
        ("words".to_owned(), Column::Words(rows.iter().map(words).collect())),
    ]
}
