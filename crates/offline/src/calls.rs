//! What a server is asked over HTTP.

use protocol::AnalysisNow;
use table::{Seat, Viewer};

use crate::house::{Called, House, Not};
use crate::kept::Status;
use crate::order::Call;
use crate::problem::{Problem, json};
use crate::table::Table;

impl Call {
    /// The parts of the path.
    fn parts(&self) -> Vec<&str> {
        let path = self.path.split('?').next().unwrap_or_default();
        path.split('/').filter(|part| !part.is_empty()).collect()
    }

    /// The table that it is about, if it is about one.
    pub(crate) fn table(&self) -> Option<&str> {
        match self.parts().as_slice() {
            ["api", "tables", table, ..] => Some(table),
            _ => None, // not ours to match: any other path
        }
    }

    /// What the query says.
    fn says(&self, name: &str) -> Option<&str> {
        let (_, query) = self.path.split_once('?')?;
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    fn number(&self, name: &str) -> Result<Option<usize>, Problem> {
        let said = self.says(name).map(str::parse).transpose();
        said.map_err(|_| Problem::no_page())
    }
}

impl House {
    /// What becomes of a call.
    pub(crate) fn call(&self, call: &Call) -> Result<Called, Not> {
        let answer = |text: String| Ok(Called::Answer(text));
        match (call.method.as_str(), call.parts().as_slice()) {
            ("POST", ["api", "tables"]) => self.make(call),
            ("POST", ["api", "records"]) => self.bring(call),
            ("POST", ["api", "positions"]) => answer(self.lay(call)?),
            ("GET", ["api", "tables", id]) => {
                let table = self.awake(id)?;
                answer(json(&table.stands(table.status).info))
            }
            ("DELETE", ["api", "tables", id]) => {
                // What cannot be read any more can be deleted all the same.
                match self.tables.get(*id) {
                    None => Err(Not::Needs((*id).to_owned())),
                    Some(_) => Ok(Called::Delete),
                }
            }
            ("POST", ["api", "tables", id, "close"]) => match self.awake(id)?.status {
                Status::Running => Ok(Called::Close),
                Status::Over | Status::Closed | Status::Shown => answer(String::new()),
            },
            ("GET", ["api", "tables", id, "printed"]) => answer(self.awake(id)?.session.printed()),
            ("GET", ["api", "tables", id, "history"]) => {
                let table = self.awake(id)?;
                let viewer = table.viewer(call.number("seat")?)?;
                answer(table.session.history(viewer))
            }
            ("GET", ["api", "tables", id, "moves"]) => {
                let table = self.awake(id)?;
                answer(table.session.moves(table.looks_back(call)?, table.is_whole()))
            }
            ("GET", ["api", "tables", id, "moves", after]) => {
                let table = self.awake(id)?;
                let after = after.parse().map_err(|_| Problem::no_page())?;
                let count = call.number("count")?.unwrap_or(1);
                answer(table.session.positions(table.looks_back(call)?, after, count))
            }
            ("GET", ["api", "tables", id, "record"]) => {
                let table = self.awake(id)?;
                if !table.is_whole() {
                    return Err(Problem::not_over().into());
                }
                answer(table.record()?.to_string())
            }
            ("GET" | "DELETE", ["api", "tables", id, "analysis"]) => {
                self.awake(id)?;
                answer(json(&AnalysisNow::None))
            }
            ("POST", ["api", "tables", id, "analysis"]) => {
                self.awake(id)?;
                Err(Problem::no_analysis().into())
            }
            ("POST", ["api", "tables", id, "sit" | "recover"])
            | ("POST", ["api", "tables", id, "seats", _, "link" | "replace"]) => {
                self.awake(id)?;
                Err(Problem::alone().into())
            }
            _ => Err(Problem::no_page().into()), // not ours to match: any other call
        }
    }
}

impl Table {
    /// The viewer that somebody is who looks back. While anything is hidden, everybody has only their own eyes.
    fn looks_back(&self, call: &Call) -> Result<Viewer, Problem> {
        let open = call.says("open") == Some("true");
        let seat = call.number("seat")?;
        match seat.map(Seat::from_number) {
            _ if open && self.is_whole() => Ok(Viewer::Open), // not ours to match: any seat
            _ if open => Err(Problem::not_over()),
            Some(Some(seat)) if self.is_whole() => {
                let there = self.session.seats().contains(&seat);
                if there { Ok(Viewer::Seat(seat)) } else { Err(Problem::no_seat()) }
            }
            Some(_) | None => self.viewer(seat),
        }
    }
}
