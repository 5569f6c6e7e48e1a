//! `hint`: what would be good to do, and why.

use std::thread;
use std::time::Duration;

use analysis::{
    hints, positions_for_hints, tell_hint, tell_plan, tell_reasons, tell_way, tell_why,
};
use bots::{Experience, Stop, generator};
use table::{InfoSet, Message, Seat};

use crate::failure::Failure;
use crate::on_screen::OnScreen;
use crate::play::desk::Desk;
use crate::wrap::wrap;

/// After this time what was found so far is told. On a machine of today that never happens.
const PATIENCE: Duration = Duration::from_millis(250);

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
            self.tell(seat, &plan)?;
            self.tell_below(&promise)?;
            if let Some(why) = why {
                self.tell_below(&Message::new("cli-hint-why").with("shares", why))?;
            }
        }
        Ok(())
    }

    fn tell_below(&mut self, message: &Message) -> Result<(), Failure> {
        let text = self.shell.text(message);
        for line in wrap(&text, self.shell.face.width.saturating_sub(3)) {
            self.shell.line(&format!("   {line}"))?;
        }
        Ok(())
    }
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
