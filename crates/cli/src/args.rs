//! What can be typed after `twocities`. What is said of each command and argument in other languages is in `manual.rs`.

use std::fmt::Display;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use catalog::GameName;
use clap::{Parser, Subcommand};

use bots::{BotName, NoSuchBot};
use server::PublicUrl;
use table::Message;
use table::record::Bytes;
use words::Language;

use crate::amiss::{Amiss, no_such_bot};

/// City-building board games for 2 to 4 players. Without a command: play in the browser, as `serve --open`.
#[derive(Debug, Parser)]
#[command(name = "twocities", version, max_term_width = 100)]
pub(crate) struct Args {
    /// The language: en, pt-BR, es or uk. Without it, the one that the system speaks (LC_ALL, LC_MESSAGES, LANG)
    #[arg(long, global = true, value_name = "TAG", value_parser = language)]
    pub(crate) language: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

fn language(name: &str) -> Result<Language, Amiss> {
    Language::wanted(name).ok_or_else(|| {
        let tags = Language::ALL.map(Language::tag).join(", ");
        Amiss(Message::new("cli-amiss-language").with("tags", tags.as_str()))
    })
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play at a table in the terminal, against bots or with others at the same screen
    Play(PlayArgs),
    /// Tell who one can play against, and how they play
    Bots,
    /// Serve tables to browsers and programs
    Serve(ServeArgs),
    /// Copy everything that a server keeps into one file, while it runs or not
    Backup(BackupArgs),
    /// Make the data of a server from a backup
    Restore(RestoreArgs),
    /// Write the matches that a server keeps as records, while it runs or not
    Export(ExportArgs),
    /// Take records in as tables of a server that does not run
    Import(ImportArgs),
    /// Let bots play many games and sum up the results
    Sim(SimArgs),
    /// Let bots play matches in blocks, and say which is better and how sure that is
    Arena(ArenaArgs),
    /// Let good bots play many games and say how balanced the game is: a page with plots, CSV or JSON
    Report(ReportArgs),
    /// Let equals play the same deals again and again, and say how much of a game the deal decides
    Luck(LuckArgs),
    /// Measure the speed of the rules, or how long bots think: one line of JSON for each number of players
    Bench(BenchArgs),
    /// Walk through the record of a game
    Replay(ReplayArgs),
    /// Look at a finished game again: what everybody could expect, what decisions cost, and what was luck
    Analyse(AnalyseArgs),
    /// Play records again and say whether each still holds
    Verify(VerifyArgs),
    /// Look at content packs
    #[command(subcommand)]
    Content(ContentCommand),
    /// Print the rules, or one of them
    Rules(RulesArgs),
}

#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    /// The game
    #[arg(value_name = "GAME", default_value = "london")]
    pub(crate) game: GameName,
    /// Who sits where, in order: `me`, other people by name, bots of the levels `novice`, `casual`, `skilled`,
    /// `strong` and `champion`, or those for research: `random`, `random-plan`, `greedy`, `rules`, `flat-mc`,
    /// `ismcts`, `ismcts-long`, `learned` and `expert` (`twocities bots` tells how they play)
    /// [default: me,rules]
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) seats: Option<Vec<String>>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The seed of the deal [default: a new one]
    #[arg(long, value_name = "NUMBER", value_parser = whole(0, u64::MAX), allow_hyphen_values = true)]
    pub(crate) seed: Option<u64>,
    /// Where to write the record; a record that is there already is taken up again
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Give no hints. A record does not keep this: the command that takes it up again does
    #[arg(long)]
    pub(crate) no_hints: bool,
    /// No colours; may also be written --no-colour
    #[arg(long, alias = "no-colour")]
    pub(crate) no_color: bool,
    /// No colours, and no signs beyond ASCII but £
    #[arg(long)]
    pub(crate) plain: bool,
}

/// Reads a whole number within these bounds, or says what they are.
fn whole<N>(least: N, most: N) -> impl Fn(&str) -> Result<N, Amiss> + Clone
where
    N: FromStr + PartialOrd + Display + Copy,
{
    move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| {
            let bounds = Message::new("cli-amiss-whole").with("least", least.to_string().as_str());
            Amiss(bounds.with("most", most.to_string().as_str()))
        })
    }
}

/// What every table can be asked to have.
#[derive(Debug, clap::Args)]
pub(crate) struct TableArgs {
    /// What is in the box: the name of a pack that comes with the program, or a file
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) pack: Option<String>,
    /// An option of the table; may be given several times.
    /// In both games: first=SEAT.
    /// London: loans=limited.
    /// New York: variant=beginner or variant=expert, action-cards=none, characters=choose, flip=yes
    #[arg(short = 'o', long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, String)>,
}

fn option(text: &str) -> Result<(String, String), Amiss> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !value.is_empty() => {
            Ok((name.to_owned(), value.to_owned()))
        }
        Some(_) | None => Err(Amiss(Message::new("cli-amiss-option"))),
    }
}

fn pair(text: &str) -> Result<(BotName, BotName), Amiss> {
    let wanted = || Amiss(Message::new("cli-amiss-pair"));
    let (first, second) = text.split_once(':').ok_or_else(wanted)?;
    let bot = |word: &str| word.parse().map_err(|error: NoSuchBot| Amiss(no_such_bot(&error)));
    Ok((bot(first)?, bot(second)?))
}

fn address(text: &str) -> Result<SocketAddr, Amiss> {
    text.parse().map_err(|_| Amiss(Message::new("cli-amiss-address")))
}

#[derive(Debug, clap::Args)]
pub(crate) struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:1901]
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address)]
    pub(crate) bind: Option<SocketAddr>,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// The address under which people reach the server, such as https://games.example.org
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<PublicUrl>,
    /// Believe what a proxy in front of the server says about who is calling
    #[arg(long)]
    pub(crate) trust_proxy: bool,
    /// Let the other machines at home in
    #[arg(long)]
    pub(crate) lan: bool,
    /// Ask nobody to slow down: for measurements and machines among themselves
    #[arg(long)]
    pub(crate) no_limits: bool,
    /// Let calls to people go to machines of one's own network, and without TLS: only where everybody may reach those
    #[arg(long)]
    pub(crate) allow_private_calls: bool,
    /// Write the log as lines of JSON
    #[arg(long)]
    pub(crate) log_json: bool,
    /// Open the first page in a browser
    #[arg(long)]
    pub(crate) open: bool,
}

impl ServeArgs {
    /// For somebody who wants to play on this machine, now.
    pub(crate) fn at_home() -> Self {
        Self {
            bind: None,
            data: DataArgs { folder: None },
            public_url: None,
            trust_proxy: false,
            lan: false,
            no_limits: false,
            allow_private_calls: false,
            log_json: false,
            open: true,
        }
    }
}

/// Where a server keeps everything.
#[derive(Debug, clap::Args)]
pub(crate) struct DataArgs {
    /// The folder for everything that the server keeps [default: tables in the state folder of the user]
    #[arg(long = "data", value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// The file to write; nothing is overwritten
    #[arg(long, value_name = "FILE")]
    pub(crate) to: PathBuf,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RestoreArgs {
    /// The backup
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ExportArgs {
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// The match at this table [default: every match that is over]
    #[arg(long, value_name = "ID")]
    pub(crate) table: Option<String>,
    /// The folder for the records; nothing in it is overwritten
    #[arg(long, value_name = "FOLDER")]
    pub(crate) to: PathBuf,
    /// Matches that go on, too: their records tell everything that is hidden
    #[arg(long)]
    pub(crate) running: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ImportArgs {
    /// The records
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// The file of their pack, if it did not come with the program
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct SimArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub(crate) game: GameName,
    /// The bots, in the order of their seats
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<BotName>,
    /// How many games
    #[arg(long, value_name = "NUMBER", default_value_t = 100, value_parser = whole(1, u32::MAX), allow_hyphen_values = true)]
    pub(crate) games: u32,
    /// The seed of the first game; each further game has the next number
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole(0, u64::MAX), allow_hyphen_values = true)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) records: Option<PathBuf>,
    /// Write a row for every seat of every game into this Parquet file
    #[arg(long, value_name = "FILE")]
    pub(crate) parquet: Option<PathBuf>,
    /// Write a row for every decision of every game into this Parquet file, with the ids that the Python package has
    #[arg(long, value_name = "FILE")]
    pub(crate) decisions: Option<PathBuf>,
    /// Write the result as JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// How many threads; the result does not depend on it [default: all there are]
    #[arg(long, value_name = "NUMBER", value_parser = whole(1, u16::MAX), allow_hyphen_values = true)]
    pub(crate) threads: Option<u16>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ArenaArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub(crate) game: GameName,
    /// The bots; each meets every other
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required_unless_present = "pairs")]
    pub(crate) bots: Vec<BotName>,
    /// Only these pairs of bots, as in champion:expert,champion:rules
    #[arg(long, value_name = "BOT:BOT,…", value_delimiter = ',', value_parser = pair, conflicts_with = "bots")]
    pub(crate) pairs: Vec<(BotName, BotName)>,
    /// At tables of three and four: only the games in which the first bot of a pair sits alone among the others. Its
    /// victories are told, of which an equal would have a third or a quarter, and no score
    #[arg(long)]
    pub(crate) alone: bool,
    /// How many players
    #[arg(long, value_name = "NUMBER", default_value_t = 2, value_parser = whole(2_u8, 4), allow_hyphen_values = true)]
    pub(crate) seats: u8,
    /// Blocks for each pair of bots: one deal each, played in every order of seats
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = whole(1, 1_000_000_u64), allow_hyphen_values = true)]
    pub(crate) blocks: u64,
    /// Stop a pair as soon as it is clear whether its score (with --alone, its part of the victories) is the
    /// lower or the higher of these two
    #[arg(long, value_name = "LOW,HIGH", value_parser = hypotheses)]
    pub(crate) sprt: Option<(f64, f64)>,
    /// The seed of the first block; each further block has the next number
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole(0, u64::MAX), allow_hyphen_values = true)]
    pub(crate) seed: u64,
    /// Keep what was played in this file, and go on from it; without it a run that is broken off starts anew
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Write the result as JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Write the result as CSV
    #[arg(long, conflicts_with = "json")]
    pub(crate) csv: bool,
    /// How many threads; the result does not depend on it [default: all there are]
    #[arg(long, value_name = "NUMBER", value_parser = whole(1, u16::MAX), allow_hyphen_values = true)]
    pub(crate) threads: Option<u16>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ReportArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub(crate) game: GameName,
    /// How many players
    #[arg(long, value_name = "NUMBER", default_value_t = 2, value_parser = whole(2_u8, 4), allow_hyphen_values = true)]
    pub(crate) seats: u8,
    /// How many games are watched
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = whole(1, 1_000_000_u32), allow_hyphen_values = true)]
    pub(crate) games: u32,
    /// Deals for each borough or legendary skyscraper that is withheld; each is played once for every seat
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = whole(0, 1_000_000_u32), allow_hyphen_values = true)]
    pub(crate) blocks: u32,
    /// The seed of the first game; each further game has the next number
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole(0, u64::MAX), allow_hyphen_values = true)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Where to write the page [default: london-report.html or new-york-report.html]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Write the numbers as JSON instead of a page
    #[arg(long, conflicts_with = "out")]
    pub(crate) json: bool,
    /// Write the numbers of all things as CSV instead of a page
    #[arg(long, conflicts_with_all = ["json", "out"])]
    pub(crate) csv: bool,
    /// How many threads; the result does not depend on it [default: all there are]
    #[arg(long, value_name = "NUMBER", value_parser = whole(1, u16::MAX), allow_hyphen_values = true)]
    pub(crate) threads: Option<u16>,
}

fn hypotheses(text: &str) -> Result<(f64, f64), Amiss> {
    let numbers = text.split_once(',').and_then(|(low, high)| {
        let (low, high): (f64, f64) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
        (0.0 < low && low < high && high < 1.0).then_some((low, high))
    });
    numbers.ok_or_else(|| Amiss(Message::new("cli-amiss-bounds")))
}

#[derive(Debug, clap::Args)]
pub(crate) struct LuckArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub(crate) game: GameName,
    /// Who sits at every seat
    #[arg(long, value_name = "BOT", default_value = "rules")]
    pub(crate) bot: BotName,
    /// How many players
    #[arg(long, value_name = "NUMBER", default_value_t = 2, value_parser = whole(2_u8, 4), allow_hyphen_values = true)]
    pub(crate) seats: u8,
    /// How many deals
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = whole(2, 100_000_u32), allow_hyphen_values = true)]
    pub(crate) deals: u32,
    /// How often each of them is played
    #[arg(long, value_name = "NUMBER", default_value_t = 10, value_parser = whole(2, 1_000_u32), allow_hyphen_values = true)]
    pub(crate) games: u32,
    /// The seed of the first deal; each further one has the next number
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole(0, u64::MAX), allow_hyphen_values = true)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Write the result as JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// How many threads; the result does not depend on it [default: all there are]
    #[arg(long, value_name = "NUMBER", value_parser = whole(1, u16::MAX), allow_hyphen_values = true)]
    pub(crate) threads: Option<u16>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BenchArgs {
    /// The game [default: all of them]
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<GameName>,
    /// Measure how long these bots think about a decision, each against `rules`, instead of the rules
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    pub(crate) bots: Vec<BotName>,
    /// Play exactly so many games instead of measuring for a while
    #[arg(long, value_name = "NUMBER", value_parser = whole(1, u32::MAX), allow_hyphen_values = true)]
    pub(crate) games: Option<u32>,
    /// How many players [default: 2, 3 and 4]
    #[arg(long, value_name = "NUMBER", value_parser = whole(2_u8, 4), allow_hyphen_values = true)]
    pub(crate) seats: Option<u8>,
    /// The seed of the first game
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole(0, u64::MAX), allow_hyphen_values = true)]
    pub(crate) seed: u64,
    /// How long each line is measured
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0, conflicts_with = "games", value_parser = seconds, allow_hyphen_values = true)]
    pub(crate) seconds: f64,
}

fn seconds(text: &str) -> Result<f64, Amiss> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=3600.0).contains(seconds));
    seconds.ok_or_else(|| Amiss(Message::new("cli-amiss-seconds")))
}

/// A record has no more lines.
const MOST_ACTIONS: usize = 1_000_000;

#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    /// The record
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Begin with this action
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole(1, MOST_ACTIONS), allow_hyphen_values = true)]
    pub(crate) from: usize,
    /// End with this action
    #[arg(long, value_name = "NUMBER", value_parser = whole(1, MOST_ACTIONS), allow_hyphen_values = true)]
    pub(crate) to: Option<usize>,
    /// Tell what this seat could see, `public` for what everybody could; `all` tells everything
    #[arg(long, value_name = "SEAT", default_value = "all")]
    pub(crate) viewer: String,
    /// Do not pause after each turn
    #[arg(long)]
    pub(crate) all: bool,
    /// The file of the pack, if it did not come with the program
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct AnalyseArgs {
    /// The record
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// How many of the costliest decisions are told
    #[arg(long, value_name = "NUMBER", default_value_t = 5, value_parser = whole(0, MOST_ACTIONS), allow_hyphen_values = true)]
    pub(crate) decisions: usize,
    /// The file of the pack, if it did not come with the program
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<String>,
    /// Write everything that was found as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// The records
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// The file of their pack, if it did not come with the program
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<String>,
    /// The seal that was shown before the game: the record has to have this one
    #[arg(long, value_name = "HASH")]
    pub(crate) seal: Option<Bytes>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ContentCommand {
    /// Say whether files are content packs, and if not, where and why
    Check {
        /// The files
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
    /// Print everything in a pack, cards or board, and what each of its facts rests on
    Show {
        /// The name of a pack that comes with the program, or a file
        #[arg(value_name = "NAME|FILE")]
        pack: String,
        /// Write it as JSON
        #[arg(long)]
        json: bool,
    },
    /// List the packs that come with the program
    List,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RulesArgs {
    /// The game; may be left out before the id of a rule, which says whose it is [default: london]
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// The rule, such as L5.2; without it, the table of contents
    #[arg(value_name = "ID")]
    pub(crate) id: Option<String>,
}
