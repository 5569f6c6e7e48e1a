//! A game that can be played over a wire.

use bots::Accountable;
use london::London;
use new_york::NewYork;
use serde::Serialize;
use table::{Game, Positions, Tell};

/// A game of which everything that a viewer gets can be written as JSON.
pub trait Wire:
    Game<
        State: Send + Sync,
        Deal: Send + Sync,
        View: Serialize,
        Event: Serialize + Send + Sync,
        Action: Serialize + Send + Sync,
        Question: Serialize,
        Reason: Send,
    > + Positions
    + Tell<Printed: Serialize>
    + Accountable
    + Send
    + Sync
    + 'static
{
}

impl Wire for London {}
impl Wire for NewYork {}
