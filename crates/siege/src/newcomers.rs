//! People who make tables, sit down and talk at the very moment when the server is killed.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::client::{Client, Place};
use crate::door::Door;
use crate::http;
use crate::made::{LINEUPS, make, sit};
use crate::trouble::Trouble;
use crate::wire::Kind;

/// Everything that newcomers were promised.
#[derive(Clone, Debug, Default)]
pub(crate) struct Newcomers {
    begun: Vec<Begun>,
    /// How many of them were compared and found whole.
    whole: usize,
}

/// How far somebody came.
#[derive(Clone, Debug)]
struct Begun {
    host: Place,
    /// The link of the one who was about to sit down, by the number of the seat.
    link: Option<(usize, String)>,
    /// The one who came by the link.
    guest: Option<Place>,
    /// Lines of chat that were acknowledged, and those that were sent.
    said: (usize, usize),
}

impl Newcomers {
    /// How many tables were begun and found again.
    pub(crate) fn count(&self) -> usize {
        self.whole
    }

    /// Begins one table after the other until the server is gone.
    pub(crate) async fn come(mut self, address: Door) -> Self {
        while self.begin(address).await.is_ok() {}
        self
    }

    async fn begin(&mut self, address: Door) -> Result<(), Trouble> {
        let made = make(address, &LINEUPS[0].wanted()).await?;
        let host = Place { table: made.table, seat: 1, token: made.token };
        self.begun.push(Begun { host: host.clone(), link: None, guest: None, said: (0, 0) });
        let begun = self.begun.last_mut().ok_or_else(|| Trouble::wrong("nothing was begun"))?;
        for (seat, secret) in &made.links {
            begun.link = Some((*seat, secret.clone()));
            begun.guest = Some(sit_down(address, &host.table, *seat, secret).await?);
        }
        let (mut client, _) = Client::join(address, &host, 0).await?;
        for number in 0..3 {
            begun.said.1 += 1;
            let chat = json!({"do": "chat", "text": format!("line {number}")});
            if client.ask(&chat, |_| Ok(())).await?.is_done() {
                begun.said.0 += 1;
            }
        }
        Ok(())
    }

    /// Finds everything again that was promised.
    ///
    /// # Errors
    /// If something is missing or there twice.
    pub(crate) async fn compare(&mut self, address: Door) -> Result<()> {
        for begun in self.begun.drain(..) {
            let Begun { host, link, mut guest, said } = begun;
            // Whether they sat down or not, they were not told: they do it once more.
            if let (None, Some((seat, secret))) = (&guest, &link) {
                guest = Some(sit_down(address, &host.table, *seat, secret).await?);
            }
            for place in [Some(&host), guest.as_ref()].into_iter().flatten() {
                let path = format!("/api/tables/{}", place.table);
                let info = http::ask(address, "GET", &path, Some(&place.token), None).await?;
                ensure!(info.status == 200, "LOST: a new table: {info:?}");
                let mine = &info.json()?["mine"];
                ensure!(*mine == json!([place.seat]), "LOST: seat {} is not in {mine}", place.seat);
            }
            let found = lines(address, &host).await?;
            let expected: Vec<u64> = (1..=found.len() as u64).collect();
            ensure!(found == expected, "lines of chat {found:?}");
            let range = said.0..=said.1;
            ensure!(range.contains(&found.len()), "LOST: {range:?} lines, found {found:?}");
            self.whole += 1;
        }
        Ok(())
    }
}

async fn sit_down(address: Door, table: &str, seat: usize, secret: &str) -> Result<Place, Trouble> {
    let token = sit(address, table, secret, "Guest").await?;
    Ok(Place { table: table.to_owned(), seat, token })
}

/// The numbers of the lines of chat that somebody hears who comes.
async fn lines(address: Door, place: &Place) -> Result<Vec<u64>, Trouble> {
    let (mut client, _) = Client::join(address, place, 0).await?;
    let mut lines = Vec::new();
    loop {
        // Who is there is told after all lines.
        let heard = client.hear().await?;
        match heard.kind {
            Kind::Chat => lines.push(heard.number),
            Kind::Seats => return Ok(lines),
            Kind::Update | Kind::Answer | Kind::Muted | Kind::Closed => {}
        }
    }
}
