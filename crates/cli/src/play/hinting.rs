//! `hint`: what would be good to do, and why.

use std::thread;
use std::time::Duration;

use analysis::{
    hints, positions_for_hints, tell_hint, tell_plan, tell_reasons, tell_way, tell_why,
};
use bots::{Experience, Stop, generator};
use table::{InfoSet, Message, Seat, Viewer};

use crate::failure::Failure;
use crate::on_screen::OnScreen;
use crate::play::desk::Desk;
use crate::wrap::wrap;

/// After this time what was found so far is told. On a machine of today that never happens.
const PATIENCE: Duration = Duration::from_millis(250);

/// How far what belongs to a number is set in.
const SET_IN: usize = 3;

impl<G: OnScreen> Desk<'_, '_, '_, G> {
    /// The best ways to play what is asked, each with what it promises and why.
    pub(super) fn tell_hints(&mut self, seat: Seat) -> Result<(), Failure> {
        if !self.hints {
            return Ok(self.shell.say(&Message::new("cli-no-hints"))?);
        }
        let (game, state) = (self.table.game(), self.table.state());
        // Other numbers than a bot at this seat would have.
        let mut rng = generator(!self.table.seed(), seat, self.table.done());
        let info = InfoSet::new(game, state, seat);
        let found = hints(&info, &Experience, positions_for_hints(game), &mut rng, &stop_soon());
        let mut told = Vec::new();
        for (number, hint) in (1_usize..).zip(&found) {
            let plan = Message::new("cli-hint-plan")
                .with("number", number)
                .with("plan", tell_way(tell_plan(game, state, &hint.actions)));
            let why = tell_why(tell_reasons(number - 1, hint));
            told.push((plan, tell_hint(hint, number == 1), why));
        }
        for (plan, promise, why) in told {
            let plan = self.names(Viewer::Seat(seat)).put_into(&plan);
            for (line, text) in self.broken(&plan).into_iter().enumerate() {
                self.shell.line(&if line == 0 { text } else { set_in(&text) })?;
            }
            self.tell_below(&promise)?;
            if let Some(why) = why {
                self.tell_below(&Message::new("cli-hint-why").with("shares", why))?;
            }
        }
        Ok(())
    }

    fn tell_below(&mut self, message: &Message) -> Result<(), Failure> {
        self.broken(message).iter().try_for_each(|line| Ok(self.shell.line(&set_in(line))?))
    }

    /// A message in lines that have room where what belongs to a number stands.
    fn broken(&self, message: &Message) -> Vec<String> {
        wrap(&self.shell.text(message), self.shell.face.width.saturating_sub(SET_IN))
    }
}

/// A line beside its number.
fn set_in(line: &str) -> String {
    format!("{:SET_IN$}{line}", "")
}

/// Stops a thought once it has taken long enough.
fn stop_soon() -> Stop {
    let stop = Stop::default();
    let soon = stop.clone();
    thread::spawn(move || {
        thread::sleep(PATIENCE);
        soon.now();
    });
    stop
}
