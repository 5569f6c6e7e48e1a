//! Tables that are made: new ones, those that go on from another, and those of records that are brought along.

use bots::BotName;
use catalog::{AnyGame, GameName, Pack, TableSpec};
use lessons::Lesson;
use protocol::tables::{Brought, Fork, NewSeat, NewTable, Shown, TableMade, TableSettings};
use protocol::{Pace, PositionAsked};
use session::{AnySession, Lists, Unfit, head_of_position, new_position, revisions, told_position};
use table::Message;
use table::record::{Record, Sitter};

use crate::house::{Called, House, Not};
use crate::kept::{Entry, Kept, Status};
use crate::order::{CHANCE, Call};
use crate::problem::{Problem, json};
use crate::table::Table;

/// What the ids of tables on a device begin with. Those of servers have no hyphen.
const HERE: &str = "here-";

/// What comes by chance to a new table.
struct Chance {
    seed: u64,
    nonce: String,
    id: String,
}

impl Chance {
    fn of(call: &Call) -> Result<Self, Problem> {
        let text = &call.chance;
        let fits = text.len() == 2 * CHANCE && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let seed = text.get(..16).and_then(|seed| u64::from_str_radix(seed, 16).ok());
        match (fits, seed) {
            (true, Some(seed)) => {
                let (nonce, id) = text[16..].split_at(64);
                Ok(Self { seed, nonce: nonce.to_owned(), id: format!("{HERE}{id}") })
            }
            (true | false, _) => Err(Unfit::bad("bad-order", &"a call without chance").into()),
        }
    }
}

/// What a match begins with.
struct Begun {
    head: String,
    pack: Pack,
    texts: Vec<String>,
}

impl House {
    /// Makes the table that is asked for.
    pub(crate) fn make(&self, call: &Call) -> Result<Called, Not> {
        let wanted: NewTable = read(call)?;
        let chance = Chance::of(call)?;
        if wanted.settings.pace != Pace::None {
            return Err(Problem::no_clock().into());
        }
        let (sitters, people) = sitters(&wanted.seats)?;
        let begun = match (&wanted.from, &wanted.settings.lesson) {
            (_, Some(id)) => learn(&wanted, id, sitters)?,
            (None, None) => self.begin(&wanted, sitters, chance.seed)?,
            (Some(from), None) => self.go_on(&wanted, from, sitters)?,
        };
        let settings = TableSettings { chat: false, listed: false, ..wanted.settings };
        let kept = Kept {
            table: chance.id.clone(),
            game: wanted.game,
            head: begun.head,
            pack: begun.pack,
            settings,
            nonce: chance.nonce,
            created: call.now,
            people,
        };
        let entries = entries(begun.texts, call.now);
        let table = Table::load(kept, Status::Running, call.now, &entries, &self.shelf)?;
        let made = TableMade {
            table: chance.id,
            links: Vec::new(),
            watch: String::new(),
            phrase: None,
            token: None,
        };
        Ok(Called::Make(Box::new(table), json(&made)))
    }

    fn begin(&self, wanted: &NewTable, sitters: Vec<Sitter>, seed: u64) -> Result<Begun, Not> {
        let game: GameName = wanted.game.parse().map_err(Unfit::from)?;
        let pack = match (&wanted.pack, &wanted.pack_text, &wanted.pack_of) {
            (None, None, None) => Pack::standard(game),
            (Some(name), None, None) => Pack::BuiltIn(name.clone()),
            (None, Some(text), None) => {
                let name = wanted.pack_name.clone().unwrap_or_else(|| "pack".to_owned());
                Pack::File { name, text: text.clone() }
            }
            (None, None, Some(table)) => self.awake(table)?.kept.pack.clone(),
            (Some(_), Some(_), _) | (Some(_), _, Some(_)) | (_, Some(_), Some(_)) => {
                return Err(Unfit::two_packs().into());
            }
        };
        let seats = wanted.seats.len();
        let options = wanted.options.clone();
        let spec = TableSpec { game, seats, pack: pack.clone(), options };
        let laid = AnyGame::new(&spec).map_err(Unfit::from)?;
        let pack = pack.kept(game).ok_or_else(Problem::no_page)?;
        let head = match &wanted.position {
            Some(lists) => head_of_position(&laid, sitters, lists)?,
            None => AnySession::head(&laid, sitters, seed),
        };
        Ok(Begun { head, pack, texts: Vec::new() })
    }

    fn go_on(&self, wanted: &NewTable, from: &Fork, sitters: Vec<Sitter>) -> Result<Begun, Not> {
        let before = self.awake(&from.table)?;
        if !before.is_whole() {
            return Err(Problem::not_over().into());
        }
        let seats = before.session.seats().len();
        let packs = [&wanted.pack, &wanted.pack_text, &wanted.pack_of];
        let bare = wanted.options.is_empty() && packs.iter().all(|pack| pack.is_none());
        let bare = bare && wanted.position.is_none();
        if wanted.game != before.kept.game || wanted.seats.len() != seats || !bare {
            return Err(Unfit::fork_differs(&before.kept.game, seats).into());
        }
        let record = before.session.fork(from.after, sitters);
        let record = record.ok_or_else(|| Unfit::no_fork(from.after))?;
        let head = Record::new(record.header().clone(), record.start().clone()).to_string();
        Ok(Begun { head, pack: before.kept.pack.clone(), texts: revisions(&record) })
    }

    /// The position of a new deal, of a moment of a game, or the one that lists describe.
    pub(crate) fn lay(&self, call: &Call) -> Result<String, Not> {
        let asked: PositionAsked = read(call)?;
        let game: GameName = asked.game.parse().map_err(Unfit::from)?;
        let (spec, moment) = match &asked.from {
            Some(from) => self.moment(game, &asked, from)?,
            None => {
                let pack = match (&asked.pack, &asked.pack_of) {
                    (None, None) => Pack::standard(game),
                    (Some(name), None) => Pack::BuiltIn(name.clone()),
                    (None, Some(table)) => self.awake(table)?.kept.pack.clone(),
                    (Some(_), Some(_)) => return Err(Unfit::two_packs().into()),
                };
                let options = asked.options.clone();
                (TableSpec { game, seats: asked.seats, pack, options }, None)
            }
        };
        let laid = AnyGame::new(&spec).map_err(Unfit::from)?;
        let first = asked.lists.is_none();
        let lists = match asked.lists.or(moment) {
            Some(lists) => lists,
            None => new_position(&laid, Chance::of(call)?.seed),
        };
        Ok(told_position(&laid, lists, first)?)
    }

    /// The turn of a game that a moment belongs to, as it began.
    fn moment(
        &self,
        game: GameName,
        asked: &PositionAsked,
        from: &Fork,
    ) -> Result<(TableSpec, Option<Lists>), Not> {
        let before = self.awake(&from.table)?;
        if !before.is_whole() {
            return Err(Problem::not_over().into());
        }
        let seats = before.session.seats().len();
        let bare = asked.options.is_empty() && asked.pack.is_none() && asked.pack_of.is_none();
        let same = asked.game == before.kept.game && asked.seats == seats;
        if !bare || !same || asked.lists.is_some() {
            return Err(Unfit::fork_differs(&before.kept.game, seats).into());
        }
        let lists = before.session.position_at(from.after);
        let lists = lists.ok_or_else(|| Unfit::no_fork(from.after))?;
        let (pack, options) = (before.kept.pack.clone(), before.session.options());
        Ok((TableSpec { game, seats, pack, options }, Some(lists)))
    }

    /// Makes a table of a record, where all of it may be seen and nobody plays.
    pub(crate) fn bring(&self, call: &Call) -> Result<Called, Not> {
        let brought: Brought = read(call)?;
        let chance = Chance::of(call)?;
        let bad = |why: &dyn ToString| Unfit::bad("bad-record", &why.to_string());
        let record = Record::parse(&brought.record).map_err(|fault| bad(&fault))?;
        let own = brought.pack_text.map(|text| Pack::File { name: "pack".to_owned(), text });
        // Whether there are such a game and such a pack is told before the moves are looked at.
        AnyGame::for_record(&record, own.clone()).map_err(|error| bad(&error))?;
        let header = record.header();
        let game: GameName = header.game().parse().map_err(Unfit::from)?;
        let pack = own.unwrap_or_else(|| Pack::BuiltIn(header.pack().to_owned()));
        let kept = Kept {
            table: chance.id.clone(),
            game: game.as_str().to_owned(),
            head: Record::new(header.clone(), record.start().clone()).to_string(),
            pack: pack.kept(game).ok_or_else(Problem::no_page)?,
            settings: TableSettings { chat: false, ..TableSettings::default() },
            nonce: record.seal().map(|seal| seal.nonce.to_string()).unwrap_or_default(),
            created: call.now,
            people: vec![None; header.seats().count()],
        };
        let entries = entries(revisions(&record), call.now);
        let table = Table::load(kept, Status::Shown, call.now, &entries, &self.shelf)?;
        if let Some(broken) = table.session.broken() {
            return Err(Problem::bad_record(broken.clone()).into());
        }
        let shown = Shown { table: chance.id, token: None };
        Ok(Called::Make(Box::new(table), json(&shown)))
    }
}

/// The chapter that is wanted. As at a server its learner sits at the first seat and a bot at the other one, and all else is
/// settled.
fn learn(wanted: &NewTable, id: &str, sitters: Vec<Sitter>) -> Result<Begun, Not> {
    let game: GameName = wanted.game.parse().map_err(Unfit::from)?;
    let seated = matches!(&wanted.seats[..], [NewSeat::Me { .. }, NewSeat::Bot { .. }]);
    let packs = [&wanted.pack, &wanted.pack_text, &wanted.pack_of];
    let bare = wanted.options.is_empty() && packs.iter().all(|pack| pack.is_none());
    let found = Lesson::find(game, id).filter(|_| seated && bare && wanted.from.is_none());
    let record = found.and_then(|lesson| lesson.record(sitters));
    let record = record.ok_or_else(|| Problem::no_lesson(id, game.as_str()))?;
    let head = Record::new(record.header().clone(), record.start().clone()).to_string();
    let pack = Pack::standard(game).kept(game).ok_or_else(Problem::no_page)?;
    Ok(Begun { head, pack, texts: revisions(&record) })
}

/// Who sits where, and what those of this screen are called.
fn sitters(seats: &[NewSeat]) -> Result<(Vec<Sitter>, Vec<Option<String>>), Problem> {
    let (mut sitters, mut people) = (Vec::new(), Vec::new());
    for seat in seats {
        let (sitter, person) = match seat {
            NewSeat::Me { name } => {
                let sitter = Sitter::person(name).map_err(Unfit::from)?;
                let name = sitter.name.as_str().to_owned();
                (sitter, Some(name))
            }
            NewSeat::Bot { bot } => {
                let bot: BotName = bot.parse().map_err(Unfit::from)?;
                (Sitter::bot(bot.as_str()).map_err(Unfit::from)?, None)
            }
            NewSeat::Link => return Err(Problem::alone()),
        };
        sitters.push(sitter);
        people.push(person);
    }
    Ok((sitters, people))
}

fn entries(texts: Vec<String>, at: i64) -> Vec<Entry> {
    (1..).zip(texts).map(|(revision, text)| Entry { revision, at, text }).collect()
}

fn read<T: serde::de::DeserializeOwned>(call: &Call) -> Result<T, Problem> {
    let body = call.body.as_deref().unwrap_or_default();
    serde_json::from_str(body).map_err(|error| {
        let why = Message::new("server-bad-request").with("why", error.to_string().as_str());
        Problem::bad_request(why)
    })
}
