//! The table at which people and bots take their turns, one screen for all people.

use table::record::Sitter;
use table::{Bot, InfoSet, Message, Seat, Viewer};

use crate::bots::{AnyBot, generator};
use crate::failure::Failure;
use crate::on_screen::{Look, Names, OnScreen};
use crate::play::live::Match;
use crate::play::{ending, seating};
use crate::shell::Shell;

/// A game being played in this terminal.
pub(super) struct Desk<'d, 's, 'g, G: OnScreen> {
    pub(super) shell: &'d mut Shell<'s>,
    pub(super) table: Match<'g, G>,
    bots: Vec<Option<AnyBot<G>>>,
    /// The person who sat at the screen last.
    at_screen: Option<Seat>,
    /// Whether the person at the screen should see the whole table again.
    pub(super) show_table: bool,
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
    pub(super) fn new(shell: &'d mut Shell<'s>, table: Match<'g, G>) -> Result<Self, Failure> {
        let bots = seating::bots(table.sitters())?;
        let bots = bots.into_iter().map(|bot| bot.map(AnyBot::new)).collect();
        Ok(Self { shell, table, bots, at_screen: None, show_table: true })
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

    /// Draws a curtain where another person sits down, so that nobody sees the hand of another.
    fn seat_at_screen(&mut self, seat: Seat) -> Result<Next, Failure> {
        if self.at_screen == Some(seat) {
            return Ok(Next::GoOn);
        }
        self.at_screen = Some(seat);
        self.show_table = true;
        if self.table.people() < 2 {
            return Ok(Next::GoOn);
        }
        write!(self.shell.output, "{}", self.shell.face.clear())?;
        let name = self.names(Viewer::Spectator).of(seat).to_owned();
        self.shell.line("")?;
        self.shell.say(&Message::new("cli-curtain").with("name", name.as_str()))?;
        if self.shell.read()?.is_none() {
            return Ok(Next::Leave);
        }
        write!(self.shell.output, "{}", self.shell.face.clear())?;
        Ok(Next::GoOn)
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
