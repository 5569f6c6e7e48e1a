//! The command line of Two Cities: a table in the terminal, simulations, benchmarks, records, content
//! packs and rules.
//!
//! [`main`] is the whole program. [`run`] is the same with everything around it given: input,
//! output, the folder for records. Commands are written once for any game; what only one game can
//! say, such as how its table is drawn, is behind the trait in `on_screen.rs`.

mod amiss;
mod analyse;
mod arena;
mod args;
mod bench;
mod chronicle;
mod columns;
mod content;
mod drawn;
mod each_file;
mod entry;
mod face;
mod failure;
mod hosting;
mod levels;
mod london;
mod luck;
mod manual;
mod nearest;
mod new_york;
mod on_screen;
mod packs;
mod play;
mod progress;
mod provenance;
mod records;
mod replay;
mod report;
mod rules;
mod serve;
mod shell;
mod sim;
mod thinking;
mod verify;
mod wrap;

pub use entry::{main, run};
pub use face::Face;
pub use shell::Shell;
