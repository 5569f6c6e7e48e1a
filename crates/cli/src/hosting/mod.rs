//! What the host of a server needs beside the server: `backup`, `restore`, `export` and `import`.

mod copies;
mod export;
mod import;
mod new_file;
mod stores;

pub(crate) use copies::{backup, restore};
pub(crate) use export::export;
pub(crate) use import::import;
