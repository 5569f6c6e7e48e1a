//! Looking after a server: `backup`, `restore`, `export` and `import`.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::hosts::{Host, bot};
use crate::session::{Said, Table, folder, twocities};

/// A path as an argument.
fn word(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// What is in a folder, by name.
fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// The table that the first record became, according to what was said.
fn imported(said: &Said) -> String {
    let (_, rest) = said.ok().output.split_once(" is the table ").unwrap();
    rest.split_once(' ').unwrap().0.to_owned()
}

/// The link on the line that begins so.
fn link(said: &Said, begins: &str) -> String {
    let line = said.output.lines().find(|line| line.trim_start().starts_with(begins)).unwrap();
    line.rsplit(' ').next().unwrap().to_owned()
}

#[test]
fn a_server_is_backed_up_while_it_is_written_to_and_brought_back() {
    let folder = folder("hosting-backup");
    let (data, file, again) = (folder.join("data"), folder.join("backup"), folder.join("again"));
    let host = Host::start(&data);
    let over = host.make_bots();
    host.wait_for_end(&over);
    let busy = host.make_bots();
    host.wait_until(&busy, |info| info["revision"].as_u64() > Some(3));
    let said = twocities(&["backup", "--data", word(&data), "--to", word(&file)]);
    said.ok().expect("Everything as it was at one moment is in hosting-backup/backup.");
    let last = host.wait_for_end(&busy);
    let record = host.record(&over);

    let said = twocities(&["restore", word(&file), "--data", word(&again)]);
    said.ok().expect("Everything in hosting-backup/backup is in hosting-backup/again now");
    // The one that was copied goes on undisturbed, beside the copy.
    let copy = Host::start(&again);
    assert_eq!(copy.record(&over), record);
    let goes_on = copy.info(&busy);
    assert!(goes_on["revision"].as_u64() <= last["revision"].as_u64(), "{goes_on}");
    assert_eq!(goes_on["seal"], last["seal"]);
    copy.wait_for_end(&busy);
    copy.stop();
    host.stop();
}

/// Who may do what with everything in a folder, and with the folder itself.
#[cfg(unix)]
fn permissions(folder: &Path) -> Vec<(String, u32)> {
    use std::os::unix::fs::PermissionsExt;
    let of = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let inside = names(folder).into_iter().map(|name| (name.clone(), of(&folder.join(name))));
    inside.chain([(".".to_owned(), of(folder))]).collect()
}

/// Seeds, hands and what people said are nobody else's business, whichever command has written them down.
#[cfg(unix)]
#[test]
fn what_is_made_can_be_read_by_its_owner_only() {
    let folder = folder("hosting-private");
    let (data, backup, again) = (folder.join("data"), folder.join("backup"), folder.join("again"));
    let (to, other) = (folder.join("records"), folder.join("other"));
    let host = Host::start(&data);
    host.make_bots();
    assert!(permissions(&data).len() > 3, "the files that SQLite has beside its own, too");
    let served = permissions(&data);
    twocities(&["backup", "--data", word(&data), "--to", word(&backup)]).ok();
    host.stop();
    twocities(&["restore", word(&backup), "--data", word(&again)]).ok();
    twocities(&["export", "--running", "--data", word(&data), "--to", word(&to)]).ok();
    let record = to.join(names(&to).first().unwrap());
    twocities(&["import", "--data", word(&other), word(&record)]).ok();
    let made = [&again, &to, &other].into_iter().flat_map(|folder| permissions(folder));
    for (name, mode) in served.into_iter().chain(made) {
        assert_eq!(mode, if name == "." { 0o700 } else { 0o600 }, "{name}");
    }
    let mode = permissions(&folder).into_iter().find(|(name, _)| name == "backup").unwrap().1;
    assert_eq!(mode, 0o600);
}

#[test]
fn nothing_is_overwritten_by_a_copy() {
    let folder = folder("hosting-copies");
    let (data, file) = (folder.join("data"), folder.join("backup"));
    twocities(&["backup", "--data", word(&data), "--to", word(&file)]).fails(
        2,
        "twocities: there is no data of a server in hosting-copies/data: give its folder with --data",
    );
    let said = twocities(&["restore", word(&file), "--data", word(&data)]);
    assert_eq!(said.code, 2, "{}", said.errors);
    assert!(said.errors.starts_with("twocities: the file hosting-copies/backup cannot be read"));
    assert!(!data.exists() && !file.exists(), "nothing half-written");
    let diary = folder.join("diary");
    fs::write(&diary, "dear diary").unwrap();
    let said = twocities(&["restore", word(&diary), "--data", word(&data)]);
    assert_eq!(said.code, 2, "{}", said.errors);
    assert_eq!(names(&data), Vec::<String>::new(), "not even the file of a lock");

    Host::start(&data).stop();
    twocities(&["backup", "--data", word(&data), "--to", word(&file)]).ok();
    let said = twocities(&["backup", "--data", word(&data), "--to", word(&file)]);
    assert_eq!(said.code, 2, "{}", said.errors);
    assert!(said.errors.contains("is there already and is never overwritten"), "{}", said.errors);
    let before = fs::read(server::store_path(&data)).unwrap();
    let said = twocities(&["restore", word(&file), "--data", word(&data)]);
    assert_eq!(said.code, 2, "{}", said.errors);
    assert!(said.errors.contains("is there already and is never overwritten"), "{}", said.errors);
    assert_eq!(fs::read(server::store_path(&data)).unwrap(), before);

    let letter = folder.join("letter");
    fs::write(&letter, "Dear Anna").unwrap();
    let said = twocities(&["restore", word(&letter), "--data", word(&folder.join("new"))]);
    assert_eq!(said.code, 2, "{}", said.errors);
    assert!(said.errors.contains("is no store of tables"), "{}", said.errors);
    assert!(!server::store_path(&folder.join("new")).exists(), "nothing half-written");
}

#[test]
fn matches_that_are_over_are_exported_verified_and_taken_in_elsewhere() {
    let folder = folder("hosting-export");
    let (data, to, other) = (folder.join("data"), folder.join("records"), folder.join("other"));
    let host = Host::start(&data);
    let over = host.make_bots();
    let waits = json!({"game": "london", "seats": [{"kind": "me", "name": "Anna"}, bot("random")]});
    host.make(&waits);
    let info = host.wait_for_end(&over);
    let served = host.record(&over);
    // The server still runs.
    let said = twocities(&["export", "--data", word(&data), "--to", word(&to)]);
    said.ok().expect("One match is in hosting-export/records now.");
    assert_eq!(names(&to), [format!("{over}.record")]);
    let file = to.join(format!("{over}.record"));
    let record = fs::read_to_string(&file).unwrap();
    assert_eq!(record, served);
    assert!(record.starts_with("twocities record 2\n"), "{record}");
    let seal = format!("\nseal {} ", info["seal"].as_str().unwrap());
    assert!(record.contains(&seal), "{record}");
    let shown = info["seal"].as_str().unwrap();
    let said = twocities(&["verify", "--seal", shown, word(&file)]);
    said.ok().expect(": ok, ").expect(&format!(", seal {shown}"));
    // It holds, and is not what was shown.
    let promised = "0".repeat(64);
    let said = twocities(&["verify", "--seal", &promised, word(&file)]);
    assert_eq!((said.code, said.errors.as_str()), (1, ""));
    said.expect(&format!("has the seal {shown}: expected {promised}"));
    twocities(&["replay", word(&file), "--to", "2"]).ok();
    host.stop();

    let said = twocities(&["import", "--data", word(&other), word(&file)]);
    let table = imported(&said);
    assert_eq!(said.output.lines().count(), 3, "{}", said.output);
    let host = Host::start(&other);
    let again = host.info(&table);
    assert_eq!((&again["status"], &again["seal"]), (&json!("over"), &info["seal"]));
    assert_eq!(host.record(&table), record);
    // What was said to be the way to watch is one.
    let secret = link(&said, "to watch: ").rsplit('/').next().unwrap().to_owned();
    let history = format!("/api/tables/{table}/history");
    assert_eq!(host.ask("GET", &format!("{history}?watch={secret}"), None).0, 200);
    assert_eq!(host.ask("GET", &history, None).0, 403);
    host.stop();
}

#[test]
fn a_seal_that_does_not_fit_is_told() {
    let folder = folder("hosting-seal");
    let (data, to) = (folder.join("data"), folder.join("records"));
    let host = Host::start(&data);
    let table = host.make_bots();
    host.wait_for_end(&table);
    host.stop();
    // Nothing serves it now.
    twocities(&["export", "--data", word(&data), "--to", word(&to), "--table", &table]).ok();
    let file = to.join(format!("{table}.record"));
    let record = fs::read_to_string(&file).unwrap();
    let (before, rest) = record.split_once("\nseal ").unwrap();
    let (_, after) = rest.split_once(' ').unwrap();
    let forged = folder.join("forged.record");
    fs::write(&forged, format!("{before}\nseal {} {after}", "0".repeat(64))).unwrap();
    let said = twocities(&["verify", word(&forged)]);
    assert_eq!((said.code, said.errors.as_str()), (1, ""));
    said.expect("forged.record: line 8, column 6: found the seal 0000000000")
        .expect(" by the seed and the nonce");
    let other = folder.join("other");
    let said = twocities(&["import", "--data", word(&other), word(&file), word(&forged)]);
    assert_eq!(said.code, 2, "{}", said.output);
    assert!(said.errors.contains("forged.record cannot be played on or again: line 8"));
    assert!(!other.exists(), "nothing half-written");
}

#[test]
fn a_match_that_goes_on_is_exported_on_request_and_played_on_elsewhere() {
    let folder = folder("hosting-running");
    let (data, to, other) = (folder.join("data"), folder.join("records"), folder.join("other"));
    let host = Host::start(&data);
    let seats = json!([{"kind": "me", "name": "Anna"}, bot("random")]);
    let wanted = json!({"game": "london", "seats": seats, "options": [["first", "2"]],
        "settings": {"listed": true}});
    let table = host.make(&wanted);
    // The bot begins, and then waits for Anna.
    host.wait_until(&table, |info| info["revision"].as_u64() > Some(0));
    let export = ["export", "--data", word(&data), "--to", word(&to)];
    twocities(&export).ok().expect("There is no match to be exported.");
    twocities(&[&export[..], &["--table", &table]].concat()).fails(
        2,
        &format!(
            "twocities: the game at the table {table} is not over, and its record would tell what is hidden: give --running if nobody who plays will see it"
        ),
    );
    twocities(&[&export[..], &["--table", "nowhere"]].concat()).fails(
        2,
        "twocities: there is no table “nowhere”: look whether the id is right, or leave out --table for all that are over",
    );
    assert_eq!(names(&to), [""; 0]);
    let running = [&export[..], &["--running"]].concat();
    let said = twocities(&running);
    said.ok().expect("One match is in hosting-running/records now.\nRecords of games that are not");
    let file = to.join(format!("{table}.record"));
    twocities(&running).fails(
        2,
        &format!(
            "twocities: the file {} is there already and is not overwritten: give another name",
            word(&file)
        ),
    );
    twocities(&["replay", word(&file), "--all"]).ok().expect("The record stops here");
    let said = twocities(&["import", "--data", word(&data), word(&file)]);
    assert_eq!(said.code, 2, "{}", said.output);
    assert!(said.errors.contains("is being served by another process"), "{}", said.errors);
    host.stop();

    let said = twocities(&["import", "--data", word(&other), word(&file)]);
    let table = imported(&said);
    let secret = link(&said, "to sit at seat 1 (Anna): ").rsplit('/').next().unwrap().to_owned();
    assert!(!said.output.contains("seat 2"), "{}", said.output);
    let host = Host::start(&other);
    let free = host.info(&table);
    assert_eq!((&free["status"], &free["seats"][0]["kind"]), (&json!("running"), &json!("free")));
    let sit = json!({"secret": secret, "name": "Berta", "token": true});
    let (status, body) = host.ask("POST", &format!("/api/tables/{table}/sit"), Some(&sit));
    assert_eq!(status, 200, "{body}");
    let taken = host.info(&table);
    assert_eq!(taken["seats"][0]["name"], "Berta");
    host.stop();
}

#[test]
fn an_own_pack_goes_with_its_record() {
    let folder = folder("hosting-pack");
    let (data, to, other) = (folder.join("data"), folder.join("records"), folder.join("other"));
    let pack = "format = 1\npack = \"mine\"\nextends = \"london\"\nprovenance = \"owner\"\n\n[totals]\n\
        cards = 101\na = 27\nb = 43\nc = 31\npaupers = 11\nactions = 4\nboroughs = 20\n";
    let host = Host::start(&data);
    let seats = json!([bot("random"), bot("random")]);
    let settings = json!({"listed": true});
    let wanted = json!({"game": "london", "seats": seats, "pack_text": pack, "settings": settings});
    let table = host.make(&wanted);
    host.wait_for_end(&table);
    host.stop();
    let said = twocities(&["export", "--data", word(&data), "--to", word(&to)]);
    let (record, toml) = (to.join(format!("{table}.record")), to.join(format!("{table}.toml")));
    said.ok().expect(&format!("{} needs its pack: --pack {}\n", word(&record), word(&toml)));
    assert_eq!(fs::read_to_string(&toml).unwrap(), pack);
    twocities(&["verify", word(&record), "--pack", word(&toml)]).ok();
    let import = ["import", "--data", word(&other), word(&record)];
    let said = twocities(&import);
    assert_eq!(said.code, 2, "{}", said.output);
    assert!(said.errors.contains("give its file with --pack"), "{}", said.errors);
    assert!(!other.exists(), "nothing half-written");
    let said = twocities(&[&import[..], &["--pack", word(&toml)]].concat());
    let table = imported(&said);
    let host = Host::start(&other);
    assert_eq!(host.info(&table)["pack"], "mine");
    assert_eq!(host.record(&table), fs::read_to_string(&record).unwrap());
    host.stop();
}

// A table in the terminal and one of a server keep the same records.
#[test]
fn a_game_from_the_terminal_is_taken_in() {
    let table = Table::new("hosting-terminal", "Anna,random");
    table.types(&["three"]).ok();
    let data = table.record.with_file_name("data");
    let text = fs::read_to_string(&table.record).unwrap();
    fs::write(&table.record, format!("{text}1 dra")).unwrap();
    let said = twocities(&["import", "--data", word(&data), word(&table.record)]);
    said.ok().expect("The record was cut off: ");
    let id = imported(&said);
    let host = Host::start(&data);
    let info = host.info(&id);
    assert_eq!((&info["status"], &info["seal"]), (&json!("running"), &json!("")));
    assert_eq!(info["revision"], 1);
    host.stop();
    let to = table.record.with_file_name("records");
    twocities(&["export", "--data", word(&data), "--to", word(&to), "--running"]).ok();
    assert_eq!(fs::read_to_string(to.join(format!("{id}.record"))).unwrap(), text);
}

/// The options of `serve`, as they begin the lines of its help.
fn options_of_serve() -> Vec<String> {
    let help = twocities(&["serve", "--help"]).ok().output.clone();
    let named = |line: &str| {
        let line = line.trim_start();
        let from = if line.starts_with("--") { 0 } else { line.find(", --")? + 2 };
        let starts = from == 0 || line.starts_with('-');
        let end = line[from..].find([' ', '=']).map_or(line.len(), |end| from + end);
        starts.then(|| line[from..end].to_owned())
    };
    let general = ["--help", "--language"];
    help.lines().filter_map(named).filter(|name| !general.contains(&name.as_str())).collect()
}

/// What hosts read about `serve` is what it does.
#[test]
fn every_option_of_the_server_is_in_the_handbook_of_hosts() {
    let handbook =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md")).unwrap();
    let mut told: Vec<&str> = handbook
        .lines()
        .filter_map(|line| line.strip_prefix("| `--")?.split(['`', ' ']).next())
        .collect();
    let options = options_of_serve();
    assert!(options.len() > 5, "{options:?}");
    let mut known: Vec<&str> = options.iter().map(|name| name.trim_start_matches("--")).collect();
    known.sort_unstable();
    told.sort_unstable();
    assert_eq!(told, known);
}
