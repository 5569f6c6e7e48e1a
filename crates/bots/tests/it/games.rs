//! The games as they come, for so many players.

use london::London;
use new_york::NewYork;
use table::Seats;

pub(crate) fn london(seats: usize) -> London {
    let content = london::Content::built_in("london").unwrap();
    London::new(content, Seats::new(seats).unwrap(), Default::default())
}

pub(crate) fn new_york(seats: usize) -> NewYork {
    let content = new_york::Content::built_in("new-york").unwrap();
    NewYork::new(content, Seats::new(seats).unwrap(), Default::default())
}
