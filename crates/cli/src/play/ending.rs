//! How a sitting ends: with the game, or before it.

use std::path::Path;

use table::{Message, Seat, Viewer};

use crate::face::Ink;
use crate::failure::Failure;
use crate::on_screen::OnScreen;
use crate::play::desk::Desk;
use crate::shell::Shell;
use crate::wrap::{width, with_minus};

/// Somebody leaves: where the game is, and how to go on.
pub(super) fn leave<G: OnScreen>(desk: &mut Desk<'_, '_, '_, G>) -> Result<(), Failure> {
    let record = desk.table.record().to_owned();
    desk.shell
        .say(&Message::new("cli-left").with("file", record.display().to_string().as_str()))?;
    // On a line of its own, however long, so that it can be copied.
    let command = go_on_command::<G>(&record, desk.pack.as_deref(), desk.hints, desk.shell);
    Ok(desk.shell.line(&format!("  {command}"))?)
}

/// The game is over: the table as it was left, where the points come from, and who won.
pub(super) fn end<G: OnScreen>(desk: &mut Desk<'_, '_, '_, G>) -> Result<(), Failure> {
    let game = desk.table.game();
    let Some(outcome) = game.outcome(desk.table.state()) else { return Ok(()) };
    // With one person at the screen, it is still theirs.
    let people: Vec<Seat> = game.seats().all().filter(|&seat| desk.table.is_person(seat)).collect();
    let viewer = match people[..] {
        [only] => Viewer::Seat(only),
        [] | [_, ..] => Viewer::Spectator,
    };
    let names = desk.names(viewer);
    let news = match viewer {
        Viewer::Seat(seat) => desk.table.news(seat),
        Viewer::Spectator | Viewer::Open => {
            desk.table.latest().map_or_else(Vec::new, |(_, events)| {
                events.iter().map(|event| game.redact(event, viewer)).collect()
            })
        }
    };
    desk.shell.line("")?;
    desk.tell_table(viewer)?;
    desk.tell_events(viewer, &news)?;
    desk.tell_scores(&names, &game.tell_score(desk.table.state(), viewer))?;
    desk.shell.line("")?;

    let scores: Vec<String> =
        game.seats().all().map(|seat| with_minus(&outcome.scores[seat].to_string())).collect();
    let longest = scores.iter().map(|score| width(score)).max().unwrap_or(0);
    let mut ranking: Vec<Seat> = game.seats().all().collect();
    ranking.sort_by_key(|&seat| outcome.ranks[seat]);
    for &seat in &ranking {
        let name = names.of(seat);
        let blank = " ".repeat(names.width().saturating_sub(width(name)));
        let (rank, score) = (outcome.ranks[seat], &scores[seat.index()]);
        let line = format!("{rank}  {name}{blank}  {score:>longest$}");
        let line =
            if outcome.ranks[seat] == 1 { desk.shell.face.ink(Ink::Bold, &line) } else { line };
        desk.shell.line(&desk.shell.face.spelt(line))?;
    }
    for pair in ranking.windows(2) {
        let (ahead, behind) = (pair[0], pair[1]);
        let tied = outcome.scores[ahead] == outcome.scores[behind];
        if tied && let Some(why) = game.tell_tie_break(desk.table.state(), ahead, behind) {
            desk.shell.say(&names.put_into(&why))?;
        }
    }
    desk.shell.line("")?;
    let record = desk.table.record().to_owned();
    desk.shell
        .say(&Message::new("cli-ended").with("file", record.display().to_string().as_str()))?;
    let pack = pack_argument(desk.pack.as_deref());
    let language = desk.shell.language_argument();
    Ok(desk.shell.line(&format!("  twocities replay {}{pack}{language}", quoted(&record)))?)
}

/// The command that takes up this game again as it is, with the file of its `pack` if it has one: a record says nothing
/// about hints or languages.
pub(super) fn go_on_command<G: OnScreen>(
    record: &Path,
    pack: Option<&Path>,
    hints: bool,
    shell: &Shell<'_>,
) -> String {
    let language = shell.language_argument();
    let no_hints = if hints { "" } else { " --no-hints" };
    let pack = pack_argument(pack);
    format!("twocities play {} --record {}{pack}{no_hints}{language}", G::NAME, quoted(record))
}

/// What names the pack at the end of a command.
fn pack_argument(pack: Option<&Path>) -> String {
    pack.map_or_else(String::new, |path| format!(" --pack {}", quoted(path)))
}

/// A path as a shell reads it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+:@%,=".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_can_be_pasted_into_a_shell() {
        assert_eq!(quoted(Path::new("/tmp/london-1.record")), "/tmp/london-1.record");
        assert_eq!(quoted(Path::new("my game")), "'my game'");
        assert_eq!(quoted(Path::new("it's")), "'it'\\''s'");
    }
}
