//! Calls as they arrive: at a push service that looks at every signature and a browser that reads what it gets, at chat
//! rooms, and at places that they must not reach.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

mod arriving;
mod browser;
mod refusing;
mod sink;
