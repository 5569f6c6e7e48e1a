//! What clients ask of a table.

use std::time::Instant;

use bots::BotName;
use protocol::{Answer, Ask, MAX_CHAT, Request, SeatState};
use session::{Refused, Wished};
use store::{ChatLine, SeatRow};
use table::record::Sitter;
use table::{Message, Seat, Viewer, showable};

use super::Table;
use super::telling::plain;
use crate::app::now;
use crate::gate::Counter;
use crate::problem::{Problem, SHORT, quoted};

/// An answer that every game gives alike.
type Plainly = Answer<(), (), (), ()>;

impl Table {
    /// Does what a client asks, and answers it.
    pub(super) async fn ask(&mut self, connection: u64, request: Request) {
        let Some(viewer) = self.clients.get(&connection).map(|client| client.viewer) else {
            return;
        };
        let Request { id, ask } = request;
        if let Ask::Draft { revision, actions } = &ask {
            match self.session.draft(id, viewer, *revision, actions) {
                Ok(text) => self.tell_one(connection, &text.into()),
                Err(refused) => self.refuse(connection, id, &refused.into()),
            }
            return;
        }
        if let Ask::Hint { revision } = ask {
            match self.advise(connection, id, viewer, revision) {
                Ok(()) => {}
                Err(problem) => self.refuse(connection, id, &problem),
            }
            return;
        }
        match self.do_ask(connection, viewer, ask).await {
            Ok(answer) => self.answer(connection, id, answer),
            Err(problem) => self.refuse(connection, id, &problem),
        }
    }

    fn refuse(&mut self, connection: u64, id: u32, problem: &Problem) {
        let refusal = problem.refusal();
        if refusal.code == Refused::Stale.code() {
            let Some(viewer) = self.clients.get(&connection).map(|client| client.viewer) else {
                return;
            };
            let revision = self.session.revision();
            let update = self.session.update(viewer, revision, &self.present());
            self.tell_one(connection, &update.into());
        }
        self.answer(connection, id, Answer::Refused(refusal));
    }

    async fn do_ask(
        &mut self,
        connection: u64,
        viewer: Viewer,
        ask: Ask,
    ) -> Result<Plainly, Problem> {
        match ask {
            Ask::Submit { table, revision, actions } => {
                self.submit(viewer, &table, revision, &actions).await
            }
            // Answered before: the answer belongs to the game, or takes its time.
            Ask::Draft { .. } | Ask::Hint { .. } => Err(Problem::failed()),
            Ask::Why { revision, actions, about } => {
                let reason = self.session.why(viewer, revision, &actions, &about)?;
                Ok(Answer::Why { reason })
            }
            Ask::Undo { revision, whole_turn } => {
                self.refuse_closed()?;
                if self.is_restrained() && self.session.undo_asks_others(viewer, whole_turn) {
                    self.restraint.may_wish(self.own_seat(viewer)?, Instant::now())?;
                }
                let wished = self.session.undo(viewer, revision, whole_turn, now())?;
                self.wished(wished).await
            }
            Ask::Consent { revision, number, agree } => {
                self.refuse_closed()?;
                let wished = self.session.consent(viewer, revision, number, agree, now())?;
                self.wished(wished).await
            }
            Ask::Leave { bot } => {
                let seat = self.own_seat(viewer)?;
                let name: BotName =
                    bot.parse().map_err(|_| Refused::NoSuchBot { word: quoted(&bot, SHORT) })?;
                self.relieve(seat, seat, name).await
            }
            Ask::Return => {
                let seat = self.own_seat(viewer)?;
                self.come_back(seat).await
            }
            Ask::Relieve { seat } => {
                let by = self.own_seat(viewer)?;
                let seat = self.absent(seat)?;
                self.relieve(by, seat, BotName::Rules).await
            }
            Ask::Chat { text } => self.chat(viewer, &text).await,
            Ask::Mute { seat, mute } => {
                self.mute(connection, viewer, seat, mute).await?;
                Ok(Answer::Done { revision: self.session.revision() })
            }
            Ask::Update { since } => {
                let update = self.session.update(viewer, since, &self.present());
                self.tell_one(connection, &update.into());
                Ok(Answer::Done { revision: self.session.revision() })
            }
        }
    }

    async fn submit(
        &mut self,
        viewer: Viewer,
        table: &str,
        revision: u64,
        actions: &[String],
    ) -> Result<Plainly, Problem> {
        if table != self.id.0 {
            return Err(Problem::no_table());
        }
        self.refuse_closed()?;
        let seat = self.own_seat(viewer)?;
        // Who plays has returned.
        if self.session.seat_state(seat) == SeatState::Relieved && self.session.is_current(revision)
        {
            return Err(Refused::NotThatSeat.into());
        }
        let change = self.session.submit(viewer, revision, actions, now()).inspect_err(|_| {
            self.app.metrics.count(Counter::SubmitsRefused);
        })?;
        let revision = self.apply(change).await?;
        self.app.metrics.count(Counter::Submits);
        Ok(Answer::Done { revision })
    }

    async fn wished(&mut self, wished: Wished<session::AnyChange>) -> Result<Plainly, Problem> {
        match wished {
            Wished::Free(change) => Ok(Answer::Done { revision: self.apply(change).await? }),
            Wished::Asked | Wished::Denied { .. } | Wished::Waits => {
                if let Wished::Denied { seat } = wished {
                    self.restraint.denied(seat, Instant::now());
                }
                let revision = self.session.revision();
                self.tell_update(revision);
                Ok(Answer::Done { revision })
            }
        }
    }

    /// A bot takes over from a person: by their own wish, or another's.
    async fn relieve(&mut self, by: Seat, seat: Seat, bot: BotName) -> Result<Plainly, Problem> {
        self.refuse_closed()?;
        let held = match self.session.seat_state(seat) {
            SeatState::Person => true,
            // The host has emptied it, and nobody came in time.
            SeatState::Free => false,
            SeatState::Bot | SeatState::Relieved => return Err(Refused::NotThatSeat.into()),
        };
        let sitter = Sitter::bot(bot.as_str())?;
        let change = self.session.sit(seat, sitter, held, now())?;
        self.change_hands(by)?;
        Ok(Answer::Done { revision: self.apply(change).await? })
    }

    /// A person takes over from the bot that took care of the seat.
    async fn come_back(&mut self, seat: Seat) -> Result<Plainly, Problem> {
        self.refuse_closed()?;
        if self.session.seat_state(seat) != SeatState::Relieved {
            return Err(Refused::NotThatSeat.into());
        }
        let name = self.seat_row(seat).map(|row| row.name.clone()).unwrap_or_default();
        let sitter = Sitter::person(&name)?;
        let change = self.session.sit(seat, sitter, true, now())?;
        self.change_hands(seat)?;
        Ok(Answer::Done { revision: self.apply(change).await? })
    }

    /// Takes from what a seat may do now and then.
    pub(super) fn change_hands(&mut self, by: Seat) -> Result<(), Problem> {
        if self.is_restrained() {
            self.restraint.change_hands(by, Instant::now())?;
        }
        Ok(())
    }

    fn is_restrained(&self) -> bool {
        !self.app.settings.no_limits
    }

    /// The seat of somebody whose time has run out, at a table where the others decide, or who is away for too long.
    fn absent(&self, seat: Seat) -> Result<Seat, Problem> {
        if self.session.expired() == Some(seat) {
            Ok(seat)
        } else {
            Err(Refused::NotThatSeat.into())
        }
    }

    fn own_seat(&self, viewer: Viewer) -> Result<Seat, Problem> {
        match viewer {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator | Viewer::Open => Err(Refused::Spectator.into()),
        }
    }

    async fn chat(&mut self, viewer: Viewer, text: &str) -> Result<Plainly, Problem> {
        let seat = self.own_seat(viewer)?;
        let text = text.trim();
        let length = text.chars().count();
        if !self.settings.chat {
            return Err(Refused::BadText { why: Message::new("table-no-chat") }.into());
        }
        // Of several lines each stands for itself, and one may be empty.
        if length > MAX_CHAT || showable(&text.replace('\n', " ")).is_err() {
            let why = Message::new("table-bad-chat").with("most", MAX_CHAT);
            return Err(Refused::BadText { why }.into());
        }
        let name = self.session.name(seat);
        let number = u8::try_from(seat.number()).ok();
        let (at, id) = (now(), self.id.clone());
        let said = self.app.store.say(&id, at, number, name.clone(), text.to_owned()).await;
        let number_of_line = said.map_err(|error| Problem::store(&error))?;
        self.app.metrics.count(Counter::Chats);
        let line =
            ChatLine { number: number_of_line, at, seat: number, name, text: text.to_owned() };
        self.tell_chat(&line);
        Ok(Answer::Done { revision: self.session.revision() })
    }

    /// Hears somebody no more, or again. For whoever has a seat it stays so until they say otherwise.
    async fn mute(
        &mut self,
        connection: u64,
        viewer: Viewer,
        seat: Seat,
        mute: bool,
    ) -> Result<(), Problem> {
        if !self.session.seats().contains(&seat) {
            return Err(Problem::no_seat());
        }
        let Some(client) = self.clients.get_mut(&connection) else { return Ok(()) };
        let bit = 1_u8 << seat.index();
        let flip = |muted: u8| if mute { muted | bit } else { muted & !bit };
        match viewer {
            Viewer::Spectator | Viewer::Open => {
                client.muted = flip(client.muted);
                self.tell_muted(connection);
            }
            Viewer::Seat(own) => {
                let row = self.seat_row(own).cloned().ok_or_else(Problem::no_seat)?;
                if flip(row.muted) != row.muted {
                    self.set_seat(SeatRow { muted: flip(row.muted), ..row }).await?;
                }
                let here = self.clients.iter().filter(|(_, client)| client.viewer == viewer);
                let here: Vec<u64> = here.map(|(connection, _)| *connection).collect();
                here.into_iter().for_each(|connection| self.tell_muted(connection));
            }
        }
        Ok(())
    }

    /// Tells everybody that the table is closed, and lets them go.
    pub(super) fn send_away(&mut self, reason: &'static str) {
        self.tell_all(&plain(&protocol::Told::Closed { reason: Message::new(reason) }));
        self.clients.clear();
    }
}
