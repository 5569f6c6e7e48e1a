//! The games in Python. This crate is the module `twocities._engine`; the package around it is in `python/`.

mod bot;
mod game;
mod module;
mod playouts;
mod position;
mod refused;
mod rules;
mod state;
mod whole;
mod written;
