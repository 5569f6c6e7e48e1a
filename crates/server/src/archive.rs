//! Matches as records, and records as matches.

use catalog::{AnyGame, GameName, Pack, with_game};
use protocol::tables::TableSettings;
use store::{Entry, Hash, NewTable, Played, Status, Stored, TableId};
use table::record::{Record, Seal, Sitter, SitterKind, Start, Unreadable, lines_of_end, replay};
use table::{Message, Seat};
use words::tell_broken;

use crate::app::now;
use crate::gate::{Secret, short_id};
use crate::table::{free_seat, link_to};

/// The record of a match as it is kept, with the seal of its seed. It tells everything, so nobody who
/// still plays should see it.
///
/// # Errors
/// If what is kept is no record.
pub fn record_of(stored: &Stored) -> Result<Record, Unreadable> {
    let entries = stored.entries.iter().map(|entry| entry.text.as_str());
    let text: String = std::iter::once(stored.table.head.as_str()).chain(entries).collect();
    let record = Record::parse(text)?;
    match (record.start(), record.seal(), stored.table.secret.parse()) {
        (&Start::Seed(seed), None, Ok(nonce)) => Ok(record.sealed(Seal::new(seed, nonce))),
        // Without a nonce nothing was shown before the game.
        (Start::Seed(_) | Start::Deal(_), _, _) => Ok(record),
    }
}

/// Plays a record again, writes its end if that is all that is missing, and gives those who sit there after its last line.
///
/// # Errors
/// If the record does not hold, as a part of a sentence.
pub fn play_again(game: &AnyGame, record: &mut Record) -> Result<Vec<Sitter>, Message> {
    with_game!(game, game => {
        let replayed = replay(game, record).map_err(|broken| tell_broken(game, &broken))?;
        if record.ending().is_none() {
            let end = lines_of_end(game, replayed.state(), replayed.in_force());
            end.into_iter().for_each(|line| record.push(line));
        }
        Ok(replayed.sitters().to_vec())
    })
}

/// The table of a record that is only looked at: nobody can sit down there, and bots do not play on. The same holds for
/// the record as for an [`arrival`].
pub(crate) fn shown(
    record: &Record,
    sitters: &[Sitter],
    pack: &Pack,
    host: Hash,
) -> Option<Played> {
    let Arrival { mut played, .. } = arrival(record, sitters, pack)?;
    played.table.host = host;
    played.table.seats.iter_mut().for_each(|seat| seat.link = None);
    played.status = match played.status {
        Status::Over => Status::Over,
        Status::Running | Status::Closed | Status::Shown => Status::Shown,
    };
    Some(played)
}

/// A table that comes from a record, and the ways to it.
#[derive(Clone, Debug)]
pub struct Arrival {
    /// What the store is to keep.
    pub played: Played,
    /// The addresses of the seats that wait for somebody, without the host.
    pub links: Vec<(Seat, String)>,
    /// The address for those who look on, without the host.
    pub watch: String,
}

/// The table that a record becomes. The record must hold, and have an end if its game is over; `sitters`
/// are those of its last line. Nobody holds a seat: while the game goes on, there are links to those of
/// people, and bots play on. Nobody is the host. `None` if there is no such game, or no such pack.
pub fn arrival(record: &Record, sitters: &[Sitter], pack: &Pack) -> Option<Arrival> {
    let game: GameName = record.header().game().parse().ok()?;
    let pack = serde_json::to_string(&pack.kept(game)?).ok()?;
    let status = if record.ending().is_some() { Status::Over } else { Status::Running };
    let (id, at) = (short_id(), now());
    let (mut seats, mut links) = (Vec::new(), Vec::new());
    for (seat, sitter) in record.header().seats().all().zip(sitters) {
        let secret = Secret::random();
        let waits = status == Status::Running && sitter.kind == SitterKind::Person;
        let link = waits.then(|| Hash(secret.hash()));
        seats.push(free_seat(seat, link, sitter.name.as_str()));
        if waits {
            links.push((seat, link_to(&id, &secret)));
        }
    }
    let watch = Secret::random();
    let settings = TableSettings::default();
    let table = NewTable {
        id: TableId(id.clone()),
        created: at,
        listed: settings.listed,
        game: game.as_str().to_owned(),
        head: Record::new(record.header().clone(), record.start().clone()).to_string(),
        pack,
        settings: serde_json::to_string(&settings).ok()?,
        // What was shown before the game can be shown again; nothing can be sealed afterwards.
        secret: record.seal().map(|seal| seal.nonce.to_string()).unwrap_or_default(),
        host: Hash(Secret::random().hash()),
        watch: Hash(watch.hash()),
        seats,
        deadline: None,
        foreknown: false,
    };
    let played = Played { table, entries: entries(record, at), status };
    Some(Arrival { played, links, watch: format!("/table/{id}/watch/{}", watch.reveal()) })
}

/// The lines of a record as they are kept.
pub(crate) fn entries(record: &Record, at: i64) -> Vec<Entry> {
    let texts = (1..).zip(session::revisions(record));
    texts.map(|(revision, text)| Entry { revision, at, text }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "\
twocities record 1
game london
rules 1
pack london 3fa401b7c2d85e96
seat 1 person Anna Maria
seat 2 bot greedy
start seed 42
";

    const COURSE: &str = "\
check 0 0123456789abcdef
1 develop
check 1 0123456789abcdef
undo 1 1
expired 1
handover 1 bot rules
";

    fn london() -> Pack {
        Pack::BuiltIn("london".to_owned())
    }

    fn arrived(text: &str) -> Arrival {
        let record = Record::parse(text).unwrap();
        arrival(&record, record.header().sitters(), &london()).unwrap()
    }

    #[test]
    fn a_record_comes_back_from_its_table() {
        let plain = format!("{HEAD}{COURSE}");
        let nonce = table::record::Bytes([7; 32]);
        let sealed = Record::parse(&plain).unwrap().sealed(Seal::new(42, nonce)).to_string();
        let dealt = plain.replace("start seed 42\n", "start deal\ndeal deck bank\n");
        for text in [plain, sealed, dealt] {
            assert_eq!(record_of(&arrived(&text).played.stored()).unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_kept_before_the_end_has_no_seal() {
        let seal = Seal::new(42, table::record::Bytes([7; 32]));
        let sealed = Record::parse(HEAD).unwrap().sealed(seal).to_string();
        let table = arrived(&sealed).played.table;
        assert_eq!((table.head.as_str(), table.secret), (HEAD, "07".repeat(32)));
        assert_eq!(arrived(HEAD).played.table.secret, "");
    }

    #[test]
    fn each_revision_has_one_deed() {
        let texts: Vec<String> = entries(&Record::parse(format!("{HEAD}{COURSE}")).unwrap(), 5)
            .into_iter()
            .map(|entry| entry.text)
            .collect();
        assert_eq!(
            texts,
            [
                "check 0 0123456789abcdef\n1 develop\ncheck 1 0123456789abcdef\n",
                "undo 1 1\n",
                "expired 1\n",
                "handover 1 bot rules\n"
            ]
        );
    }

    #[test]
    fn people_find_links_to_a_game_that_goes_on_and_to_no_other() {
        let goes_on = arrived(&format!("{HEAD}1 develop\n"));
        let (seat, link) = goes_on.links.first().unwrap();
        assert_eq!((goes_on.links.len(), *seat), (1, Seat::FIRST));
        let id = &goes_on.played.table.id.0;
        assert!(link.starts_with(&format!("/table/{id}/seat/")), "{link}");
        assert!(goes_on.watch.starts_with(&format!("/table/{id}/watch/")), "{}", goes_on.watch);
        assert!(goes_on.played.table.seats.iter().all(|seat| seat.holder.is_none()));
        let over = arrived(&format!("{HEAD}1 develop\nend ranks 1 2 scores 3 2\n"));
        assert_eq!((over.links.len(), over.played.status), (0, Status::Over));
        assert!(over.played.table.seats.iter().all(|seat| seat.link.is_none()));
    }
}
