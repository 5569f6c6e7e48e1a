//! Tables that clients make.

use serde_json::{Value, json};

use crate::client::Place;
use crate::door::Door;
use crate::http;
use crate::trouble::Trouble;

/// A game and who shall play it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lineup {
    /// `london` or `new-york`.
    pub(crate) game: &'static str,
    /// How many people.
    pub(crate) people: usize,
    /// And these.
    pub(crate) bots: &'static [&'static str],
}

/// Every game, with people among themselves and against bots.
pub(crate) const LINEUPS: [Lineup; 6] = [
    Lineup { game: "new-york", people: 2, bots: &[] },
    Lineup { game: "london", people: 2, bots: &[] },
    Lineup { game: "new-york", people: 1, bots: &["random"] },
    Lineup { game: "london", people: 1, bots: &["random"] },
    Lineup { game: "new-york", people: 2, bots: &["greedy"] },
    Lineup { game: "london", people: 3, bots: &["random"] },
];

/// A table that was made.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    /// Its id.
    pub(crate) table: String,
    /// The token of the host, who has the first seat.
    pub(crate) token: String,
    /// The secrets of the links by seat number.
    pub(crate) links: Vec<(usize, String)>,
}

impl Lineup {
    /// What is sent to make it.
    pub(crate) fn wanted(&self) -> Value {
        let mut seats = vec![json!({"kind": "me", "name": "Person 1"})];
        seats.extend((1..self.people).map(|_| json!({"kind": "link"})));
        seats.extend(self.bots.iter().map(|bot| json!({"kind": "bot", "bot": bot})));
        json!({"game": self.game, "seats": seats})
    }
}

/// Makes a table.
///
/// # Errors
/// If the server cannot be reached, or refuses.
pub(crate) async fn make(address: Door, wanted: &Value) -> Result<Made, Trouble> {
    let made = http::ask(address, "POST", "/api/tables", None, Some(wanted)).await?;
    if made.status != 201 {
        return Err(unexpected("a table", &made));
    }
    let made = made.json()?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let secret = |link: &Value| text(link).rsplit('/').next().unwrap_or_default().to_owned();
    let links = made["links"].as_array().into_iter().flatten();
    let links = links.map(|link| {
        let number = link["seat"].as_u64().unwrap_or_default();
        (usize::try_from(number).unwrap_or_default(), secret(&link["link"]))
    });
    Ok(Made { links: links.collect(), table: text(&made["table"]), token: text(&made["token"]) })
}

/// Sits down by a link; gives the token of the seat.
///
/// # Errors
/// If the server cannot be reached, or refuses.
pub(crate) async fn sit(
    address: Door,
    table: &str,
    secret: &str,
    name: &str,
) -> Result<String, Trouble> {
    let body = json!({"secret": secret, "name": name, "token": true});
    let path = format!("/api/tables/{table}/sit");
    let sat = http::ask(address, "POST", &path, None, Some(&body)).await?;
    if sat.status != 200 {
        return Err(unexpected("a seat", &sat));
    }
    Ok(sat.json()?["token"].as_str().unwrap_or_default().to_owned())
}

/// Makes a table where everybody has sat down.
///
/// # Errors
/// If the server cannot be reached, or refuses.
pub(crate) async fn make_full(address: Door, lineup: &Lineup) -> Result<Vec<Place>, Trouble> {
    make_full_of(address, &lineup.wanted()).await
}

/// The same of a table that is described as it is sent.
///
/// # Errors
/// If the server cannot be reached, or refuses.
pub(crate) async fn make_full_of(address: Door, wanted: &Value) -> Result<Vec<Place>, Trouble> {
    let Made { table, token, links } = make(address, wanted).await?;
    let mut places = vec![Place { table: table.clone(), seat: 1, token }];
    for (seat, secret) in links {
        let token = sit(address, &table, &secret, &format!("Person {seat}")).await?;
        places.push(Place { table: table.clone(), seat, token });
    }
    Ok(places)
}

fn unexpected(wanted: &str, response: &http::Response) -> Trouble {
    // A connection that ended without a word is a server that was killed.
    match response.status {
        0 | 503 => Trouble::gone(&format!("no {wanted}")),
        429 => Trouble::Limited(wanted.to_owned()),
        status => Trouble::wrong(format!("{wanted} was refused: {status} {}", response.body)),
    }
}
