//! Besieges a server: `siege kills`, `siege chaos`, `siege load`, `siege fuzz`, `siege champions`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::{Parser, Subcommand};
use siege::{Champions, Chaos, Fuzz, Kills, Load};

/// Clients that attack a server and say whether it holds.
#[derive(Debug, Parser)]
struct Args {
    /// The program that serves.
    #[arg(long, global = true, default_value = "target/release/twocities")]
    server: PathBuf,
    /// What chance begins with.
    #[arg(long, global = true, default_value_t = 1)]
    seed: u64,
    #[command(subcommand)]
    siege: Siege,
}

#[derive(Debug, Subcommand)]
enum Siege {
    /// Nothing is lost: kills the server under load again and again.
    Kills {
        /// Live tables.
        #[arg(long, default_value_t = 50)]
        tables: usize,
        /// How often.
        #[arg(long, default_value_t = 1000)]
        kills: usize,
    },
    /// A table is never stuck: clients, sockets and the server fail at random.
    Chaos {
        /// Live tables.
        #[arg(long, default_value_t = 20)]
        tables: usize,
        /// How long things go wrong.
        #[arg(long, default_value_t = 5.0)]
        minutes: f64,
    },
    /// How quick it is, and how much memory it takes.
    Load {
        /// Live tables; several numbers are measured one after the other.
        #[arg(long, value_delimiter = ',', default_value = "200,500,1000,2000")]
        tables: Vec<usize>,
        /// Actions a second at each table.
        #[arg(long, default_value_t = 2.0)]
        rate: f64,
        /// How long.
        #[arg(long, default_value_t = 60)]
        seconds: u64,
    },
    /// Nonsense harms nobody.
    Fuzz {
        /// How long.
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Ask attackers to slow down, as on the Internet.
        #[arg(long)]
        limits: bool,
    },
    /// Many tables of champions of one stranger slow nobody down.
    Champions {
        /// How long.
        #[arg(long, default_value_t = 120)]
        seconds: u64,
    },
}

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("It does not hold: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: Args) -> Result<()> {
    let Args { server, seed, siege } = args;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let begun = Instant::now();
    runtime.block_on(async {
        match siege {
            Siege::Kills { tables, kills } => {
                let seen = siege::kills(&Kills { server, tables, kills, seed }).await?;
                println!("{seen}");
            }
            Siege::Chaos { tables, minutes } => {
                let time = Duration::from_secs_f64(minutes * 60.0);
                let seen = siege::chaos(&Chaos { server, tables, time, seed }).await?;
                println!("{seen}");
            }
            Siege::Load { tables, rate, seconds } => {
                let time = Duration::from_secs(seconds);
                siege::load(&Load { server, tables, rate, time, seed }).await?;
            }
            Siege::Fuzz { seconds, limits } => {
                let time = Duration::from_secs(seconds);
                let wanted = Fuzz { server, time, limits, until_asleep: true, seed };
                println!("{}", siege::fuzz(&wanted).await?);
            }
            Siege::Champions { seconds } => {
                let time = Duration::from_secs(seconds);
                println!("{}", siege::champions(&Champions { server, time, seed }).await?);
            }
        }
        println!("It holds ({} s, seed {seed}).", begun.elapsed().as_secs());
        Ok(())
    })
}
