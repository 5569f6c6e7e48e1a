//! What holds of every [`Content`]. A pack of which it would not hold is refused.
//!
//! - Ids are unique. Copies of a title are neighbours, in the order of the pack.
//! - Every set has a card, there are paupers, at least 25 and at most 128 cards, at least 3 and at
//!   most 32 boroughs, and 1 to 3 of these are on offer from the start.
//! - Grey cards and no others are paupers. Paupers and action cards have nothing that only a
//!   building can have; action cards and no others have an action (L1.2).
//! - Every effect can be resolved where it stands, and every number is in the range that the rules
//!   can deal with.
//! - The rows add up to the totals that the pack declares.

mod abilities;
mod borough;
mod card;
mod digest;
mod effects;
mod totals;

use pack_file::{At, showable};

use super::error::{PackError, PackFault};
use super::pack::{BUILT_IN, Checked, Draft, HIGHEST_PRICE, PackRow, Price, Refused};
use super::tables::{BoroughFacts, Content, Groups, TitleFacts};
use crate::card::{Card, CardSet, MAX_CARDS, Title};

impl Content {
    /// The names of the packs that come with the program; the first is the standard one.
    pub const BUILT_IN: [&str; 2] = [BUILT_IN[0].0, BUILT_IN[1].0];

    /// A pack that comes with the program.
    pub fn built_in(name: &str) -> Option<Self> {
        let (name, text) = BUILT_IN.iter().find(|(built_in, _)| *built_in == name)?;
        Some(Self::parse(name, text).expect("a test loads every built-in pack"))
    }

    /// Reads a pack and checks it. `file` is what messages call it.
    ///
    /// # Errors
    /// The first fault found, with its place.
    pub fn parse(file: &str, text: &str) -> Result<Self, PackError> {
        Self::parse_over(file, text, &BUILT_IN)
    }

    /// The same for a pack that was kept together with those that it could extend at its time.
    ///
    /// # Errors
    /// The first fault found, with its place.
    pub fn parse_over(file: &str, text: &str, bases: &[(&str, &str)]) -> Result<Self, PackError> {
        let draft = pack_file::read_over::<PackRow>(file, text, bases)?;
        check(draft).map_err(|refused| refused.in_file(file, text))
    }

    /// The names and texts of the packs that come with the program.
    pub fn built_in_texts() -> &'static [(&'static str, &'static str)] {
        &BUILT_IN
    }
}

fn check(draft: Draft) -> Checked<Content> {
    let Draft { pack, totals, cards, boroughs, .. } = draft;
    let card_places: Vec<_> = cards.iter().map(|card| card.at).collect();
    let borough_places: Vec<_> = boroughs.iter().map(|borough| borough.at).collect();
    let titles = cards.into_iter().map(card::check).collect::<Checked<Vec<_>>>()?;
    let boroughs = boroughs.into_iter().map(borough::check).collect::<Checked<Vec<_>>>()?;
    tell_apart(&titles, &boroughs, &borough_places)?;
    totals::limit_cards(&titles, &card_places).map_err(|refused| refused.or_at(totals.at))?;
    totals::limit_boroughs(&boroughs, &borough_places)
        .map_err(|refused| refused.or_at(totals.at))?;
    totals::compare(&totals.value, &titles, &boroughs)
        .map_err(|refused| refused.or_at(totals.at))?;

    let (cards, title_of) = number(&titles);
    Ok(Content {
        digest: digest::of(&titles, &boroughs),
        groups: Groups::new(&titles, &boroughs, cards, &title_of),
        pack,
        titles,
        boroughs,
        title_of,
        cards,
    })
}

/// A word that points at something points at one thing: no borough has the id of a card.
fn tell_apart(
    titles: &[TitleFacts],
    boroughs: &[BoroughFacts],
    places: &[Option<usize>],
) -> Checked<()> {
    for (borough, &place) in boroughs.iter().zip(places) {
        if titles.iter().any(|title| title.id == borough.id) {
            let fault = PackFault::CardHasId { id: borough.id.clone() };
            return Err(Refused::somewhere(fault).or_at(place));
        }
    }
    Ok(())
}

/// Gives every copy a number. There are at most [`MAX_CARDS`] of them.
fn number(titles: &[TitleFacts]) -> (CardSet, [Title; MAX_CARDS]) {
    let mut cards = CardSet::EMPTY;
    let mut title_of = [Title::default(); MAX_CARDS];
    let copies = (0..).zip(titles).flat_map(|(title, facts)| (0..facts.copies).map(move |_| title));
    for (card, title) in (0..).zip(copies) {
        cards.insert(Card(card));
        title_of[usize::from(card)] = Title(title);
    }
    (cards, title_of)
}

/// A price that every purse can hold; none is 0.
fn price(price: &Option<At<Price<0>>>, key: &str) -> Checked<u8> {
    match price {
        None => Ok(0),
        Some(price) => {
            within(price.value.0, 0, HIGHEST_PRICE, key).map_err(|fault| price.refuse(fault))
        }
    }
}

/// The number, if it is in the range.
fn within(number: u8, least: u8, most: u8, word: &str) -> Result<u8, PackFault> {
    Ok(pack_file::within(number, least, most, word)?)
}

/// A name that a line can show.
///
/// The locale files name the cards and boroughs of the standard pack. Others bring their names along,
/// or are called by their ids.
fn name(id: &str, name: Option<At<String>>) -> Checked<Option<String>> {
    match name {
        None => Ok((!named_by_locales(id)).then(|| id.replace('-', " "))),
        Some(name) => showable(name).map(Some),
    }
}

fn named_by_locales(id: &str) -> bool {
    include_str!("../../data/london.toml").contains(&format!("\nid = \"{id}\"\n"))
}
