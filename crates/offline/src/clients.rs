//! Who looks at which table.

use std::collections::BTreeMap;

use table::{BySeat, Viewer};

/// Everybody who looks at a table of this device.
#[derive(Debug, Default)]
pub(crate) struct Clients(BTreeMap<u32, Client>);

/// Somebody who looks at a table.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) table: String,
    pub(crate) viewer: Viewer,
}

impl Clients {
    pub(crate) fn come(&mut self, client: u32, table: &str, viewer: Viewer) {
        self.0.insert(client, Client { table: table.to_owned(), viewer });
    }

    pub(crate) fn go(&mut self, client: u32) -> Option<Client> {
        self.0.remove(&client)
    }

    pub(crate) fn get(&self, client: u32) -> Option<&Client> {
        self.0.get(&client)
    }

    /// Those at a table.
    pub(crate) fn at<'a>(&'a self, table: &'a str) -> impl Iterator<Item = (u32, Viewer)> + 'a {
        let here = self.0.iter().filter(move |(_, client)| client.table == table);
        here.map(|(number, client)| (*number, client.viewer))
    }

    /// From which seats of a table somebody looks.
    pub(crate) fn present(&self, table: &str) -> BySeat<bool> {
        BySeat::from_fn(|seat| self.at(table).any(|(_, viewer)| viewer.is(seat)))
    }

    /// Everybody has gone from a table.
    pub(crate) fn leave(&mut self, table: &str) {
        self.0.retain(|_, client| client.table != table);
    }
}
