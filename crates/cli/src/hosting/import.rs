//! `import`: records as tables of a server.

use std::path::{Path, PathBuf};

use catalog::{AnyGame, Pack};
use server::Arrival;
use store::{Played, SqliteStore, Store};
use table::Message;
use table::record::Record;

use super::stores::wait;
use crate::args::ImportArgs;
use crate::failure::Failure;
use crate::packs::pack;
use crate::records::{no_record, read_file};
use crate::shell::Shell;

/// Takes all records in, or none. The server must not be running.
pub(crate) fn import(args: &ImportArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let given = args.pack.as_deref().map(pack).transpose()?;
    let mut arrivals = Vec::new();
    for path in &args.files {
        let arrived = read(path, given.as_ref(), shell)?;
        arrivals.push((path, arrived));
    }
    let folder = &shell.data_folder(&args.data)?;
    server::make_private(folder).map_err(|error| Failure::cannot_write(folder, &error))?;
    let tables = arrivals.iter().map(|(_, arrival)| arrival.played.clone()).collect();
    wait(keep(server::store_path(folder), tables))?;
    arrivals.iter().try_for_each(|(path, arrival)| tell(path, arrival, shell))?;
    Ok(shell.say(&Message::new("cli-import-links"))?)
}

async fn keep(path: PathBuf, tables: Vec<Played>) -> Result<(), Failure> {
    let store = SqliteStore::open(path).await?;
    let taken = store.take_in(tables).await;
    store.close().await?;
    Ok(taken?)
}

/// The table that the record in a file becomes, if it holds.
fn read(path: &Path, given: Option<&Pack>, shell: &mut Shell<'_>) -> Result<Arrival, Failure> {
    let recovered = Record::recover(read_file(path)?).map_err(|fault| no_record(path, fault))?;
    if let Some(dropped) = &recovered.dropped {
        shell.say(&Message::new("cli-dropped").with("what", dropped.to_string().as_str()))?;
    }
    let mut record = recovered.record;
    let any = AnyGame::for_record(&record, given.cloned()).map_err(|why| no_record(path, why))?;
    let sitters = server::play_again(&any, &mut record)
        .map_err(|why| no_record(path, shell.words.say(&why)))?;
    let pack = given.cloned().unwrap_or_else(|| Pack::BuiltIn(record.header().pack().to_owned()));
    server::arrival(&record, &sitters, &pack).ok_or_else(|| {
        // The game has been laid with this pack above.
        no_record(path, record.header().pack())
    })
}

/// Says which table a record has become, and how to get there.
fn tell(path: &Path, arrival: &Arrival, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let table = &arrival.played.table;
    let message = Message::new("cli-imported")
        .with("file", path.display().to_string().as_str())
        .with("table", table.id.0.as_str());
    shell.say_on_one_line(&message)?;
    for (seat, link) in &arrival.links {
        let name = table.seats.get(seat.index()).map_or("", |row| row.name.as_str());
        let message = Message::new("cli-imported-seat")
            .with("seat", seat.number())
            .with("name", name)
            .with("link", link.as_str());
        shell.line(&format!("  {}", shell.text(&message)))?;
    }
    let message = Message::new("cli-imported-watch").with("link", arrival.watch.as_str());
    Ok(shell.line(&format!("  {}", shell.text(&message)))?)
}
