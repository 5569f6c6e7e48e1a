//! Games as rows of a Parquet file: one for each seat of each game.
//!
//! | column | type | what it is |
//! |---|---|---|
//! | `game`, `pack`, `options` | text | the table; options as `name=value`, with commas between them |
//! | `players` | int32 | how many played |
//! | `seed` | uint64 | the seed of the game |
//! | `seat` | int32 | from 1 |
//! | `bot` | text | who sat there |
//! | `score`, `rank` | int32 | points at the end; 1 is best |
//! | `win` | double | the part of the victory: 1, or less if it is shared |
//! | `turns`, `decisions` | int32 | of the whole game |
//! | `end_…` | int32 | what the seat had at the end, by the names under which people follow it at the table |

use table::{Notation, SCORE, Seat};

use crate::args::SimArgs;
use crate::failure::Failure;
use crate::sim::game::Played;
use crate::sim::parquet_file::{self, Column, Group};
use crate::sim::part::Part;

/// Writes the games, in the order of their seeds.
pub(super) fn write<G: Notation>(
    into: Part,
    game: &G,
    args: &SimArgs,
    played: &[Played],
) -> Result<(), Failure> {
    parquet_file::write(into, Vec::new(), std::iter::once(columns(game, args, played)))
}

fn columns<G: Notation>(game: &G, args: &SimArgs, played: &[Played]) -> Group {
    let rows: Vec<(usize, &Played, Seat)> = played
        .iter()
        .enumerate()
        .flat_map(|(number, one)| game.seats().all().map(move |seat| (number, one, seat)))
        .collect();
    let words = |of: &dyn Fn(Seat) -> String| {
        Column::Words(rows.iter().map(|&(_, _, seat)| of(seat).as_str().into()).collect())
    };
    let numbers = |of: &dyn Fn(&Played, Seat) -> i32| {
        Column::Numbers(rows.iter().map(|&(_, one, seat)| of(one, seat)).collect())
    };
    let small = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
    let options: Vec<String> =
        game.options().iter().map(|(name, value)| format!("{name}={value}")).collect();
    // The bits of a seed are those of the signed number that stands for it.
    let seed = |&(number, _, _): &(usize, &Played, Seat)| {
        args.seed.wrapping_add(number as u64).cast_signed()
    };
    let mut columns = vec![
        ("game".to_owned(), words(&|_| G::NAME.to_owned())),
        ("pack".to_owned(), words(&|_| game.pack().to_owned())),
        ("options".to_owned(), words(&|_| options.join(","))),
        ("players".to_owned(), numbers(&|_, _| small(game.seats().count()))),
        ("seed".to_owned(), Column::Seeds(rows.iter().map(seed).collect())),
        ("seat".to_owned(), numbers(&|_, seat| small(seat.number()))),
        ("bot".to_owned(), words(&|seat| args.bots[seat.index()].as_str().to_owned())),
        ("score".to_owned(), numbers(&|one, seat| one.outcome.scores[seat])),
        ("rank".to_owned(), numbers(&|one, seat| i32::from(one.outcome.ranks[seat]))),
        (
            "win".to_owned(),
            Column::Parts(rows.iter().map(|&(_, one, seat)| one.wins[seat]).collect()),
        ),
        ("turns".to_owned(), numbers(&|one, _| i32::try_from(one.turns).unwrap_or(i32::MAX))),
        ("decisions".to_owned(), numbers(&|one, _| small(one.decisions))),
    ];
    // The score is there already.
    let followed = played.first().map_or(&[][..], |one| &one.tallies[..]);
    let of_first = followed.iter().filter(|(seat, name, _)| *seat == Seat::FIRST && *name != SCORE);
    for &(_, name, _) in of_first {
        let end = |one: &Played, seat: Seat| {
            let mut tallies = one.tallies.iter();
            let own = tallies.find(|(of, other, _)| *of == seat && *other == name);
            own.map_or(0, |&(_, _, number)| number)
        };
        columns.push((format!("end_{}", name.replace('-', "_")), numbers(&end)));
    }
    columns
}
