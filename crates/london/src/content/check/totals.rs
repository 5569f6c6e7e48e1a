//! What holds of all rows together.

use pack_file::{at_least, at_most, same_total};

use crate::MAX_CARDS;
use crate::content::pack::{Checked, TotalsRow};
use crate::content::tables::{BoroughFacts, CardKind, MAX_TILLS, TitleFacts};
use crate::effect::Ability;
use crate::{Colour, Set};

/// Six cards for each of four players, and one to draw (L2.3).
const FEWEST_CARDS: usize = 6 * 4 + 1;
/// As many as are on offer (L2.4).
const FEWEST_BOROUGHS: usize = 3;
const MOST_STARTERS: usize = 3;

/// Where each row stands; `None` for those that the file does not mention.
type Places = [Option<usize>];

/// Enough cards for four players, and not more than a set of cards can hold.
pub(super) fn limit_cards(titles: &[TitleFacts], places: &Places) -> Checked<()> {
    at_most("cards", MAX_CARDS, titles, places, |title| title.copies.into())?;
    at_most("cards with “till_fills”", MAX_TILLS, titles, places, |title| {
        let till = title.abilities.iter().any(|modifier| modifier.ability() == Ability::TillFills);
        if till { title.copies.into() } else { 0 }
    })?;
    at_least("cards", FEWEST_CARDS, copies(titles, |_| true))?;
    for (set, what) in
        Set::ALL.into_iter().zip(["cards in set A", "cards in set B", "cards in set C"])
    {
        at_least(what, 1, copies(titles, |title| title.set == set))?;
    }
    at_least("paupers", 1, copies(titles, is_pauper))
}

/// Enough boroughs to fill the offer.
pub(super) fn limit_boroughs(boroughs: &[BoroughFacts], places: &Places) -> Checked<()> {
    at_least("boroughs", FEWEST_BOROUGHS, boroughs.len())?;
    at_least("boroughs on offer from the start", 1, starters(boroughs))?;
    at_most("boroughs on offer from the start", MOST_STARTERS, boroughs, places, |borough| {
        borough.starter.into()
    })
}

/// Whether the rows add up to what the header says.
pub(super) fn compare(
    totals: &TotalsRow,
    titles: &[TitleFacts],
    boroughs: &[BoroughFacts],
) -> Checked<()> {
    let TotalsRow { cards, a, b, c, paupers, actions, boroughs: land } = totals;
    let of_set = |set| copies(titles, |title| title.set == set);
    same_total(cards, "cards", copies(titles, |_| true))?;
    same_total(a, "a", of_set(Set::A))?;
    same_total(b, "b", of_set(Set::B))?;
    same_total(c, "c", of_set(Set::C))?;
    same_total(paupers, "paupers", copies(titles, is_pauper))?;
    same_total(actions, "actions", copies(titles, |title| title.kind == CardKind::Action))?;
    same_total(land, "boroughs", boroughs.len())
}

fn copies(titles: &[TitleFacts], wanted: impl Fn(&TitleFacts) -> bool) -> usize {
    titles.iter().filter(|title| wanted(title)).map(|title| usize::from(title.copies)).sum()
}

fn is_pauper(title: &TitleFacts) -> bool {
    title.colour == Colour::Grey
}

fn starters(boroughs: &[BoroughFacts]) -> usize {
    boroughs.iter().filter(|borough| borough.starter).count()
}
