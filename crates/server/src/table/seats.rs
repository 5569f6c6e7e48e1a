//! Who may sit where: links, recovery, and what the host may do.

use protocol::SeatState;
use protocol::tables::{Recover, SeatLink, Seated, Sit};
use store::{Hash, SeatRow, Status, Stored};
use table::Seat;
use table::record::Sitter;

use super::Table;
use crate::app::now;
use crate::command::{Place, Who};
use crate::gate::{Phrase, Secret};
use crate::known::Known;
use crate::problem::Problem;

/// What those come by who take a seat that is open to all. No secret has this hash.
const NO_SECRET: Hash = Hash([0; 32]);

impl Table {
    /// Sits down by a link. It opens nothing any more once somebody has used the seat: until then it may be
    /// that the answer never reached whoever sat down, and the same link takes the seat again.
    pub(super) async fn sit_down(&mut self, sit: Sit, token: &Secret) -> Result<Seated, Problem> {
        self.refuse_closed()?;
        let (row, came_by) = match (&sit.secret, sit.seat) {
            (Some(secret), _) => {
                let secret: Secret = secret.parse().map_err(|_| Problem::wrong_secret())?;
                let link = Hash(secret.hash());
                let opens = |row: &&SeatRow| [row.link, row.came_by].contains(&Some(link));
                (self.seats.iter().find(opens), link)
            }
            // At a table that is open to all, whoever comes first has a free seat, and at the next one whoever sat there before.
            // Nobody else can say that it was they who never got the answer: they have the same token.
            (None, Some(seat)) if self.settings.listed || sit.again.is_some() => {
                let row = self.seat_row(seat);
                let free = row.is_some() && self.session.seat_state(seat) == SeatState::Free;
                let who = Some(Hash(token.hash()));
                let again = |row: &SeatRow| row.came_by == Some(NO_SECRET) && row.holder == who;
                (row.filter(|row| free || again(row)), NO_SECRET)
            }
            (None, Some(_) | None) => return Err(Problem::wrong_secret()),
        };
        let row = row.cloned().ok_or_else(Problem::wrong_secret)?;
        // A seat that is handed on under name after name would fill the record.
        if row.holder.is_some() && row.name != sit.name {
            self.change_hands(seat_of(&row)?)?;
        }
        // Whoever sits down now has silenced nobody yet.
        let row = SeatRow { name: sit.name, muted: 0, ..row };
        self.take(row, came_by, token, sit.token, false).await
    }

    /// Claims a seat back by its phrase; the same holds for it as for a link.
    pub(super) async fn recover(
        &mut self,
        recover: &Recover,
        phrase: Hash,
        token: &Secret,
    ) -> Result<Seated, Problem> {
        let seat = recover.seat;
        let opens = |row: &&SeatRow| [row.phrase, row.came_by].contains(&Some(phrase));
        let row = self.seat_row(seat).filter(opens).cloned().ok_or_else(Problem::wrong_secret)?;
        // Who has lost the browser that made the table has the table back with the seat.
        let host = row.holder == Some(self.row.host);
        self.take(row, phrase, token, recover.token, host).await
    }

    /// Gives a seat to whoever carries this token, and the table with it if they are its `host`: other browsers no longer
    /// open it.
    async fn take(
        &mut self,
        row: SeatRow,
        came_by: Hash,
        token: &Secret,
        for_program: bool,
        host: bool,
    ) -> Result<Seated, Problem> {
        let seat = seat_of(&row)?;
        let sitter = Sitter::person(&row.name)?;
        let phrase = Phrase::random();
        let hashed = phrase.clone();
        let hash = Hash(self.app.workshop.work(move || hashed.hash()).await?);
        let holder = Hash(token.hash());
        let row = SeatRow {
            link: None,
            holder: Some(holder),
            phrase: Some(hash),
            came_by: Some(came_by),
            name: sitter.name.as_str().to_owned(),
            ..row
        };
        if host {
            let set = self.app.store.set_hosts_seat(&self.id, row.clone()).await;
            set.map_err(|error| Problem::store(&error))?;
            self.row.host = holder;
            self.keep_seat(row);
        } else {
            self.set_seat(row).await?;
        }
        self.let_go(seat);
        if self.row.status == Status::Running && !self.decides_already(seat, &sitter) {
            self.now_sits(seat, sitter, true).await?;
        }
        let token = for_program.then(|| token.reveal());
        Ok(Seated { seat, phrase: phrase.reveal(), token })
    }

    /// Whoever looked from a seat before looks no longer.
    fn let_go(&mut self, seat: Seat) {
        let here = self.clients.len();
        self.clients.retain(|_, client| !client.viewer.is(seat));
        self.somebody_went |= self.clients.len() < here;
    }

    /// Whether somebody of this name decides for the seat, whose time has not run out: nothing is new to the record then.
    fn decides_already(&self, seat: Seat, sitter: &Sitter) -> bool {
        let person = self.session.seat_state(seat) == SeatState::Person;
        let name = self.session.name(seat) == sitter.name.as_str();
        person && name && self.session.expired() != Some(seat)
    }

    /// From here on this sitter decides. Of a game that is over people still hold the seats, but its record goes
    /// no further.
    async fn now_sits(&mut self, seat: Seat, sitter: Sitter, held: bool) -> Result<(), Problem> {
        if let Ok(change) = self.session.sit(seat, sitter, held, now()) {
            self.apply(change).await?;
        }
        Ok(())
    }

    /// Whoever holds a seat uses it, so they know that it is theirs: nobody comes by the same way again.
    pub(super) async fn settle(&mut self, seat: Seat) -> Result<(), Problem> {
        match self.seat_row(seat) {
            Some(row) if row.came_by.is_some() => {
                let row = row.clone();
                self.make_sit(seat, &row).await?;
                self.set_seat(SeatRow { came_by: None, ..row }).await
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whoever took a seat just as the server died holds it, though the record does not say so yet.
    async fn make_sit(&mut self, seat: Seat, row: &SeatRow) -> Result<(), Problem> {
        let sits = match self.session.seat_state(seat) {
            SeatState::Person => self.session.name(seat) == row.name,
            // Who was relieved sits there all the same.
            SeatState::Relieved => true,
            SeatState::Free | SeatState::Bot => false,
        };
        if sits || row.holder.is_none() || self.row.status != Status::Running {
            return Ok(());
        }
        self.now_sits(seat, Sitter::person(&row.name)?, true).await
    }

    /// A new link to a seat, for its holder or the host. Whoever holds the seat keeps it until somebody
    /// sits down by the link, unless the host empties it.
    pub(super) async fn new_link(
        &mut self,
        seat: Seat,
        who: Who,
        replace: bool,
    ) -> Result<SeatLink, Problem> {
        self.refuse_closed()?;
        let row = self.seat_row(seat).cloned().ok_or_else(Problem::no_seat)?;
        let host = self.is_host(who);
        let free = self.session.seat_state(seat) == SeatState::Free;
        let bot = self.session.seat_state(seat) == SeatState::Bot;
        if !(self.holds(seat, who) && !replace || host && (replace || free || bot)) {
            return Err(if replace { Problem::host_only() } else { Problem::forbidden() });
        }
        let secret = Secret::random();
        let link = Some(Hash(secret.hash()));
        if replace && row.holder.is_some() {
            let free = SeatRow { link, holder: None, phrase: None, came_by: None, ..row.clone() };
            self.set_seat(free).await?;
            self.let_go(seat);
            let sitter = Sitter::person(&row.name)?;
            self.now_sits(seat, sitter, false).await?;
        } else {
            self.set_seat(SeatRow { link, came_by: None, ..row }).await?;
        }
        Ok(SeatLink { seat, link: link_to(&self.id.0, &secret) })
    }

    pub(super) async fn set_seat(&mut self, row: SeatRow) -> Result<(), Problem> {
        let set = self.app.store.set_seat(&self.id, row.clone()).await;
        set.map_err(|error| Problem::store(&error))?;
        self.keep_seat(row);
        Ok(())
    }

    fn keep_seat(&mut self, row: SeatRow) {
        match self.seats.iter_mut().find(|other| other.seat == row.seat) {
            Some(other) => *other = row,
            None => self.seats.push(row),
        }
    }

    /// Closes the table: it can be looked at and no longer played.
    pub(super) async fn close(&mut self, who: Who) -> Result<(), Problem> {
        if !self.is_host(who) {
            return Err(Problem::host_only());
        }
        if self.row.status == Status::Running {
            let set = self.app.store.set_status(&self.id, Status::Closed).await;
            set.map_err(|error| Problem::store(&error))?;
            self.row.status = Status::Closed;
            self.session.close();
            self.app.listing.forget();
            self.stop_thinking();
            self.send_away("table-closed");
        }
        Ok(())
    }

    /// Deletes the table and all that was said and done at it.
    pub(super) async fn delete(&mut self, who: Who) -> Result<(), Problem> {
        if !self.is_host(who) {
            return Err(Problem::host_only());
        }
        let deleted = self.app.store.delete(&self.id).await;
        deleted.map_err(|error| Problem::store(&error))?;
        self.app.listing.forget();
        self.stop_thinking();
        self.app.analyses.forget(&self.id);
        self.send_away("table-deleted");
        Ok(())
    }

    /// What may be known of the table by whoever has its id.
    pub(super) fn known(&self) -> Option<Known> {
        let broken = self.session.broken().cloned();
        let known = Known::new(&self.row, &self.seats, self.session.sitters(), broken)?;
        let asked = self.session.asked().filter(|_| !self.session.is_stopped());
        let known = known.up_to(self.session.revision()).asking(asked);
        Some(known.warning(|seat| self.session.caveat(seat)))
    }

    /// The pack of the table as it is kept, for whoever may look at it: for everybody once nothing is hidden any more.
    pub(super) async fn pack(&self, who: Who) -> Result<String, Problem> {
        if !self.is_whole() {
            self.viewer(&Place::Beside(None), who)?;
        }
        Ok(self.stored().await?.table.pack)
    }

    async fn stored(&self) -> Result<Stored, Problem> {
        let stored = self.app.store.load(&self.id).await.map_err(|error| Problem::store(&error))?;
        stored.ok_or_else(Problem::no_table)
    }
}

fn seat_of(row: &SeatRow) -> Result<Seat, Problem> {
    Seat::from_number(usize::from(row.seat)).ok_or_else(Problem::failed)
}

/// The address of a seat, without the host.
pub(crate) fn link_to(table: &str, secret: &Secret) -> String {
    format!("/table/{table}/seat/{}", secret.reveal())
}
