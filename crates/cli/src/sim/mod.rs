//! `sim`: bots play many games.
//!
//! Game `i`, counted from 0, is dealt from the seed `S + i`, and every bot takes its random numbers
//! from that seed, its seat and the number of actions done. So the same command gives the same
//! result, whatever the number of threads.
//!
//! With `--json` the result is one object:
//!
//! ```json
//! {
//!   "game": "london", "pack": "london", "options": {"loans": "limited"},
//!   "games": 1000, "seed": 1,
//!   "by_seat": [
//!     {"seat": 1, "bot": "greedy",
//!      "score": {"mean": 31.4, "sd": 9.8, "min": -3, "max": 62},
//!      "wins": {"share": 0.97, "low": 0.957, "high": 0.979}}
//!   ],
//!   "by_bot": [
//!     {"bot": "greedy", "seats": [1],
//!      "score": {"mean": 31.4, "sd": 9.8, "min": -3, "max": 62},
//!      "wins": {"share": 0.97, "low": 0.957, "high": 0.979}}
//!   ],
//!   "turns": {"mean": 80.5, "sd": 4.3, "min": 71, "max": 88},
//!   "decisions": {"mean": 590.9, "sd": 46.0, "min": 519, "max": 698}
//! }
//! ```
//!
//! With `--parquet FILE` every seat of every game is a row of a table (`dataset.rs` has the columns), and with
//! `--decisions FILE` every decision (`choices.rs`).
//!
//! A shared victory is split. `low` and `high` are the ends of Wilson's interval for 95 %. `sd` is
//! that of the sample. A turn is a stretch of decisions of one seat.

mod choices;
mod dataset;
mod game;
mod parquet_file;
mod part;
mod report;
mod run;
mod summary;

pub(crate) use run::sim;
