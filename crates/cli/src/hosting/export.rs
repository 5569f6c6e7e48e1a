//! `export`: the matches of a server as records.

use std::path::PathBuf;

use catalog::{GameName, Pack};
use store::{Snapshot, Status, Stored, TableId};
use table::record::Record;
use table::{Arg, Message};

use super::new_file;
use super::stores::{store_in, wait};
use crate::args::ExportArgs;
use crate::failure::Failure;
use crate::shell::Shell;

/// How the names of records end.
const RECORD: &str = "record";
/// How the names of packs end.
const PACK: &str = "toml";

/// Writes a record for each match asked for. A server may be running.
///
/// A match that cannot be read does not keep the others from being written.
pub(crate) fn export(args: &ExportArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let path = store_in(&shell.data_folder(&args.data)?)?;
    wait(async {
        let mut snapshot = Snapshot::open(&path).await?;
        let ids = chosen(args, &mut snapshot).await?;
        make_room(args, &ids)?;
        let (mut written, mut goes_on, mut worst) = (0_usize, false, 0);
        for id in &ids {
            let Some(stored) = snapshot.load(id).await? else { continue };
            match write(args, &stored, shell) {
                Ok(()) => {
                    written += 1;
                    goes_on |= stored.table.status != Status::Over;
                }
                Err(failure @ (Failure::Input(_) | Failure::Failed(_))) => {
                    worst = shell.complain(&failure).max(worst);
                }
                Err(failure @ (Failure::Told { .. } | Failure::Unheard)) => return Err(failure),
            }
        }
        let folder = args.to.display().to_string();
        let done = Message::new("cli-exported").with("matches", written);
        shell.say(&done.with("folder", folder.as_str()))?;
        if goes_on {
            shell.say(&Message::new("cli-export-tells"))?;
        }
        if worst == 0 { Ok(()) } else { Err(Failure::Told { code: worst }) }
    })
}

/// The tables whose matches are asked for and may be told.
async fn chosen(args: &ExportArgs, snapshot: &mut Snapshot) -> Result<Vec<TableId>, Failure> {
    let told = if args.running { None } else { Some(Status::Over) };
    let Some(id) = &args.table else { return Ok(snapshot.ids(told).await?) };
    let of_table = |message| Failure::Input(Message::new(message).with("table", id.as_str()));
    let wanted = TableId(id.clone());
    if snapshot.ids(told).await?.contains(&wanted) {
        return Ok(vec![wanted]);
    }
    let known = snapshot.ids(None).await?.contains(&wanted);
    Err(of_table(if known { "cli-export-running" } else { "cli-no-such-table" }))
}

/// Sees to it, before anything is written, that everything can be, and makes the folder.
fn make_room(args: &ExportArgs, ids: &[TableId]) -> Result<(), Failure> {
    let places = ids.iter().flat_map(|id| [RECORD, PACK].map(|ending| place(args, id, ending)));
    // What has no place is told when its turn comes.
    places.flatten().try_for_each(|path| new_file::free(&path))?;
    if ids.is_empty() {
        return Ok(());
    }
    server::make_private(&args.to).map_err(|error| Failure::cannot_write(&args.to, &error))
}

/// Where something of a table goes to.
fn place(args: &ExportArgs, id: &TableId, ending: &str) -> Result<PathBuf, Failure> {
    // It becomes the name of a file, and must not lead elsewhere.
    if id.0.is_empty() || !id.0.chars().all(|c| c.is_ascii_alphanumeric()) {
        return Err(unreadable(id, Message::new("cli-export-no-id")));
    }
    Ok(args.to.join(format!("{}.{ending}", id.0)))
}

/// Writes the record of a match. What is needed to read it is written before it.
fn write(args: &ExportArgs, stored: &Stored, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let id = &stored.table.id;
    let record =
        server::record_of(stored).map_err(|error| unreadable(id, error.to_string().as_str()))?;
    let path = place(args, id, RECORD)?;
    if let Some(pack) = own_pack(stored, &record)? {
        let pack_path = place(args, id, PACK)?;
        new_file::write(&pack_path, &pack)?;
        let message = Message::new("cli-exported-pack")
            .with("record", path.display().to_string().as_str())
            .with("pack", pack_path.display().to_string().as_str());
        shell.say_on_one_line(&message)?;
    }
    new_file::write(&path, &record.to_string())
}

/// The text of the pack of a match, unless this program comes with the very same.
fn own_pack(stored: &Stored, record: &Record) -> Result<Option<String>, Failure> {
    let unreadable = |why: String| unreadable(&stored.table.id, why.as_str());
    let pack: Pack =
        serde_json::from_str(&stored.table.pack).map_err(|error| unreadable(error.to_string()))?;
    let game: GameName = record.header().game().parse().map_err(|error| {
        let error: catalog::NoSuchGame = error;
        unreadable(error.to_string())
    })?;
    let same = Pack::BuiltIn(record.header().pack().to_owned()).kept(game);
    match pack {
        Pack::BuiltIn(_) => Ok(None),
        Pack::File { name: _, text } => Ok(Some(text)),
        Pack::Kept { name: _, text, bases } => {
            let ours = match same {
                Some(Pack::Kept { text: ours, bases: our_bases, .. }) => {
                    ours == text && our_bases == bases
                }
                Some(Pack::BuiltIn(_) | Pack::File { .. }) | None => false,
            };
            Ok((!ours).then_some(text))
        }
    }
}

fn unreadable(id: &TableId, why: impl Into<Arg>) -> Failure {
    let message = Message::new("cli-export-unreadable").with("table", id.0.as_str());
    Failure::Failed(message.with("why", why))
}
