//! What surrounds a command: somebody who types, somebody who reads, and a place for records.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use table::Message;
use words::Words;

use crate::args::DataArgs;
use crate::face::Face;
use crate::failure::Failure;
use crate::wrap::wrap;

/// Where a command reads, writes and keeps things.
pub struct Shell<'s> {
    /// What is typed.
    pub input: &'s mut dyn BufRead,
    /// What is answered.
    pub output: &'s mut dyn Write,
    /// Where it says why it failed.
    pub errors: &'s mut dyn Write,
    /// How the output looks.
    pub face: Face,
    /// Whether somebody sits there, typing and reading.
    pub attended: bool,
    /// Where records go that nobody named a file for; `None` if there is no such place.
    pub state_folder: Option<PathBuf>,
    /// The language.
    pub words: Words,
    /// Whether somebody asked for it, so that commands that are shown have to ask for it, too.
    pub language_asked: bool,
    /// What the program was built from.
    pub version: &'static str,
    /// The web app, for `serve`.
    pub bundle: server::Bundle,
}

impl std::fmt::Debug for Shell<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shell")
            .field("face", &self.face)
            .field("attended", &self.attended)
            .field("state_folder", &self.state_folder)
            .finish_non_exhaustive()
    }
}

impl Shell<'_> {
    /// What a command that is shown has to say besides, to speak as this one does.
    pub(crate) fn language_argument(&self) -> String {
        let tag = self.words.language().tag();
        if self.language_asked { format!(" --language {tag}") } else { String::new() }
    }

    /// A message as text, in signs that the output may use.
    pub(crate) fn text(&self, message: &Message) -> String {
        self.face.spelt(self.words.say(message))
    }

    /// The folder of a server's data: the one that was given, or one that stays the same wherever the program
    /// is started.
    pub(crate) fn data_folder(&self, given: &DataArgs) -> Result<PathBuf, Failure> {
        let own = || self.state_folder.as_ref().map(|state| state.join("tables"));
        let folder = given.folder.clone().or_else(own);
        folder.ok_or_else(|| Failure::Input(Message::new("cli-no-data-folder")))
    }

    /// Says a message on a line, or on as many as it takes.
    pub(crate) fn say(&mut self, message: &Message) -> io::Result<()> {
        let text = self.text(message);
        for line in wrap(&text, self.face.width) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// The same, so many columns to the right; the lines after the first stand twice as far in.
    pub(crate) fn say_set_in(&mut self, columns: usize, message: &Message) -> io::Result<()> {
        let text = self.text(message);
        let lines = wrap(&text, self.face.width.saturating_sub(2 * columns));
        for (number, line) in lines.iter().enumerate() {
            let columns = if number == 0 { columns } else { 2 * columns };
            writeln!(self.output, "{:columns$}{line}", "")?;
        }
        Ok(())
    }

    /// Says what failed, if that is still to be said, and gives the exit code. If even that cannot
    /// be said, the code says it.
    pub(crate) fn complain(&mut self, failure: &Failure) -> u8 {
        let _ = self.output.flush();
        match failure {
            Failure::Input(why) | Failure::Failed(why) => {
                let error = Message::new("cli-error").with("why", why.clone());
                let _ = writeln!(self.errors, "{}", self.text(&error));
            }
            Failure::Told { .. } | Failure::Unheard => {}
        }
        failure.code()
    }

    /// Says a message on one line, however long: for lists that programs may read too.
    pub(crate) fn say_on_one_line(&mut self, message: &Message) -> io::Result<()> {
        let text = self.text(message);
        self.line(&text)
    }

    /// Writes a line as it is.
    pub(crate) fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{}", line.trim_end())
    }

    /// The next line typed, without its end and the blanks around it; `None` when there are no more.
    pub(crate) fn read(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&line);
        Ok(Some(text.trim().to_owned()))
    }
}

/// The look of the terminal that the program runs in.
pub(crate) fn face_of_terminal() -> Face {
    let terminal = io::stdout().is_terminal();
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let columns = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    Face {
        colour: terminal && !dumb && !set("NO_COLOR"),
        signs: true,
        screen: terminal && !dumb,
        width: columns.filter(|_| terminal).unwrap_or(Face::PLAIN.width).clamp(40, 160),
    }
}

/// `$XDG_STATE_HOME/twocities`, or what stands for it.
pub(crate) fn state_folder() -> Option<PathBuf> {
    let state = std::env::var_os("XDG_STATE_HOME").map(PathBuf::from);
    let state = state.filter(|path| path.is_absolute());
    let state = state.or_else(|| Some(std::env::home_dir()?.join(".local/state")));
    Some(state?.join("twocities"))
}
