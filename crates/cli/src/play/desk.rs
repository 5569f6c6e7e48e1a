//! The table at which people and bots take their turns, one screen for all people.

use std::path::PathBuf;

use table::record::Sitter;
use table::{Bot, InfoSet, Message, Seat, Viewer};

use crate::failure::Failure;
use crate::on_screen::{Look, Names, OnScreen};
use crate::play::live::Match;
use crate::play::{ending, seating};
use crate::shell::Shell;
use bots::{AnyBot, generator};

/// A game being played in this terminal.
pub(super) struct Desk<'d, 's, 'g, G: OnScreen> {
    pub(super) shell: &'d mut Shell<'s>,
    pub(super) table: Match<'g, G>,
    /// The file that the cards came from, if they did not come with the program.
    pub(super) pack: Option<PathBuf>,
    /// Whether hints are given.
    pub(super) hints: bool,
    bots: Vec<Option<AnyBot<G>>>,
    /// The person who sat at the screen last.
    at_screen: Option<Seat>,
    /// Whether the person at the screen should see the whole table again.
    pub(super) show_table: bool,
    /// How many actions were just taken back.
    pub(super) taken_back: Option<usize>,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// It does.
    GoOn,
    /// Somebody leaves.
    Leave,
}

impl<'d, 's, 'g, G: OnScreen> Desk<'d, 's, 'g, G> {
    /// The table, with the bots at their seats.
    pub(super) fn new(
        shell: &'d mut Shell<'s>,
        table: Match<'g, G>,
        pack: Option<PathBuf>,
        hints: bool,
    ) -> Result<Self, Failure> {
        let bots = seating::bots(table.sitters())?;
        let bots = bots.into_iter().map(|bot| bot.map(AnyBot::new)).collect();
        let (at_screen, taken_back) = (None, None);
        Ok(Self { shell, table, pack, hints, bots, at_screen, show_table: true, taken_back })
    }

    /// Plays until the game is over or somebody leaves.
    pub(super) fn play(&mut self) -> Result<(), Failure> {
        while let Some(decision) = self.table.decision() {
            let seat = decision.seat;
            if self.bots[seat.index()].is_some() {
                self.let_bot_act(seat)?;
                continue;
            }
            let next = self.seat_at_screen(seat)?;
            if next == Next::Leave || self.ask(decision)? == Next::Leave {
                return ending::leave(self);
            }
        }
        ending::end(self)
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<(), Failure> {
        let mut rng = generator(self.table.seed(), seat, self.table.done());
        let info = InfoSet::new(self.table.game(), self.table.state(), seat);
        let Some(bot) = &mut self.bots[seat.index()] else { return Ok(()) };
        let action = bot.choose(&info, &mut rng);
        self.table.act(seat, action)?.expect("bots choose legal actions");
        Ok(())
    }

    /// Seats a person at the screen, behind a curtain if somebody else sat there.
    fn seat_at_screen(&mut self, seat: Seat) -> Result<Next, Failure> {
        let before = self.at_screen.replace(seat);
        if before == Some(seat) || self.table.people() < 2 {
            self.show_table |= before != Some(seat);
            self.tell_taken_back()?;
            return Ok(Next::GoOn);
        }
        self.show_table = true;
        if !self.table.has_secrets() {
            self.tell_taken_back()?;
            let name = self.names(Viewer::Spectator).of(seat).to_owned();
            self.shell.line("")?;
            self.shell.say(&Message::new("cli-turn-of").with("name", name.as_str()))?;
            return Ok(Next::GoOn);
        }
        self.draw_curtain(before, seat)
    }

    /// Nobody sees the hand of another: who leaves reads what only they may know, then everybody
    /// what all may know, and then the other sits down.
    fn draw_curtain(&mut self, leaves: Option<Seat>, comes: Seat) -> Result<Next, Failure> {
        let latest = self.table.latest().filter(|&(seat, _)| Some(seat) == leaves);
        let (public, wait) = match latest.filter(|_| self.taken_back.is_none()) {
            Some((seat, events)) => {
                let as_seen = |viewer| -> Vec<G::Event> {
                    let game = self.table.game();
                    events.iter().map(|event| game.redact(event, viewer)).collect()
                };
                let (own, public) = (as_seen(Viewer::Seat(seat)), as_seen(Viewer::Spectator));
                let secret = own != public;
                if secret {
                    self.shell.line("")?;
                    self.tell_events(Viewer::Seat(seat), &own)?;
                    self.shell.say(&Message::new("cli-before-curtain"))?;
                }
                (public, secret)
            }
            None => (Vec::new(), false),
        };
        if wait && self.shell.read()?.is_none() {
            return Ok(Next::Leave);
        }
        write!(self.shell.output, "{}", self.shell.face.clear())?;
        self.shell.line("")?;
        self.tell_events(Viewer::Spectator, &public)?;
        self.tell_taken_back()?;
        let name = self.names(Viewer::Spectator).of(comes).to_owned();
        self.shell.say(&Message::new("cli-curtain").with("name", name.as_str()))?;
        if self.shell.read()?.is_none() {
            return Ok(Next::Leave);
        }
        write!(self.shell.output, "{}", self.shell.face.clear())?;
        Ok(Next::GoOn)
    }

    fn tell_taken_back(&mut self) -> Result<(), Failure> {
        if let Some(count) = self.taken_back.take() {
            self.shell.say(&Message::new("cli-taken-back").with("count", count))?;
        }
        Ok(())
    }

    /// What the players are called by `viewer`.
    pub(super) fn names(&self, viewer: Viewer) -> Names {
        let sitters: &[Sitter] = self.table.sitters();
        Names::new(sitters, viewer, &self.shell.words)
    }

    /// How `names` are told things.
    pub(super) fn look<'l>(&'l self, names: &'l Names) -> Look<'l> {
        Look { words: &self.shell.words, face: self.shell.face, names }
    }
}
