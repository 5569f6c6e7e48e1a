//! A checked pack as compact tables. The rules look things up here and touch no string.

use pack_file::Sources;
use table::Digest;

use crate::card::{Borough, BoroughSet, Card, CardSet, Colour, MAX_CARDS, Set, Title};
use crate::effect::{Ability, Activation, Effects, Modifier};

/// The most cards of a pack that money can lie on (see [`Modifier::TillFills`]).
pub(crate) const MAX_TILLS: usize = 16;

/// The cards and boroughs of one pack, checked (see `check.rs` for what always holds).
#[derive(Clone, Debug)]
pub struct Content {
    pub(crate) pack: String,
    pub(crate) digest: Digest,
    pub(crate) titles: Vec<TitleFacts>,
    pub(crate) boroughs: Vec<BoroughFacts>,
    /// The title of each card; copies of a title are neighbours, titles in the pack's order.
    pub(crate) title_of: [Title; MAX_CARDS],
    pub(crate) cards: CardSet,
    pub(crate) groups: Groups,
}

/// What a city card says.
#[derive(Clone, Debug)]
pub struct TitleFacts {
    /// Its key in data, records and tests.
    pub id: String,
    /// The name that a pack brings along; otherwise the locale files have it under the id.
    pub name: Option<String>,
    /// Which part of the deck.
    pub set: Set,
    /// Brown, blue, pink; grey for paupers and for nothing else.
    pub colour: Colour,
    /// Building, action card or pauper.
    pub kind: CardKind,
    /// How many there are; 0 for a card that the pack describes and leaves out.
    pub copies: u8,
    /// The additional cost.
    pub cost: u8,
    /// Whether another card must be discarded to build it.
    pub needs_discard: bool,
    /// Prestige at the end of the game.
    pub prestige: u8,
    /// What it changes while visible.
    pub abilities: Vec<Modifier>,
    /// What activating it does, if it can be activated.
    pub activation: Option<Activation>,
    /// What playing it does, if it is an action card.
    pub action: Option<Effects>,
    /// Where each field comes from.
    pub sources: Sources,
}

/// The three kinds of city card (L1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CardKind {
    /// Can be built.
    Building,
    /// Is played for its action.
    Action,
    /// Neither.
    Pauper,
}

/// Which bank of the Thames.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    /// North of the river.
    North,
    /// South of it.
    South,
}

/// What a borough says (L1.3).
#[derive(Clone, Debug)]
pub struct BoroughFacts {
    /// Its key in data, records and tests.
    pub id: String,
    /// The name that a pack brings along.
    pub name: Option<String>,
    /// Whether it is on offer from the start (L2.4).
    pub starter: bool,
    /// Which bank.
    pub side: Side,
    /// Whether it lies beside the river.
    pub river: bool,
    /// What it costs.
    pub cost: u8,
    /// Cards drawn when bought.
    pub draw: u8,
    /// Prestige gained when bought.
    pub prestige: u8,
    /// Poverty removed when bought.
    pub relief: u8,
    /// What it changes while on top.
    pub abilities: Vec<Modifier>,
    /// What must be done in every run; empty for none.
    pub run: Effects,
    /// Where each field comes from.
    pub sources: Sources,
}

/// Cards and boroughs grouped by what the rules ask of them, so that a question is one intersection.
#[derive(Clone, Debug)]
pub(crate) struct Groups {
    pub(crate) colours: [CardSet; 4],
    pub(crate) sets: [CardSet; 3],
    pub(crate) buildings: CardSet,
    pub(crate) actions: CardSet,
    pub(crate) without_discard: CardSet,
    pub(crate) activatable: CardSet,
    pub(crate) abilities: [CardSet; Ability::COUNT],
    /// The abilities of each borough, as bits.
    pub(crate) borough_abilities: Vec<u16>,
    /// All copies of each title.
    pub(crate) copies: Vec<CardSet>,
    /// The till of each card that money can lie on.
    pub(crate) tills: [u8; MAX_CARDS],
    pub(crate) riverside: BoroughSet,
    pub(crate) north: BoroughSet,
    pub(crate) south: BoroughSet,
    pub(crate) highest_cost: i32,
}

impl Content {
    /// The name of the pack.
    pub fn pack(&self) -> &str {
        &self.pack
    }

    /// A stable digest of everything that matters to the rules.
    pub fn digest(&self) -> Digest {
        self.digest
    }

    /// All titles of the pack, also those without copies.
    pub fn titles(&self) -> impl Iterator<Item = (Title, &TitleFacts)> {
        (0..).map(Title).zip(&self.titles)
    }

    /// All boroughs.
    pub fn boroughs(&self) -> impl Iterator<Item = (Borough, &BoroughFacts)> {
        (0..).map(Borough).zip(&self.boroughs)
    }

    /// What a title says.
    #[inline]
    pub fn title(&self, title: Title) -> &TitleFacts {
        &self.titles[title.index()]
    }

    /// What a borough says.
    #[inline]
    pub fn borough(&self, borough: Borough) -> &BoroughFacts {
        &self.boroughs[borough.index()]
    }

    /// The title of a card.
    #[inline]
    pub fn title_of(&self, card: Card) -> Title {
        self.title_of[card.index()]
    }

    /// What a card says.
    #[inline]
    pub fn card(&self, card: Card) -> &TitleFacts {
        self.title(self.title_of(card))
    }

    /// All cards.
    #[inline]
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    /// The title with this id.
    pub fn find_title(&self, id: &str) -> Option<Title> {
        self.titles().find(|(_, facts)| facts.id == id).map(|(title, _)| title)
    }

    /// The borough with this id.
    pub fn find_borough(&self, id: &str) -> Option<Borough> {
        self.boroughs().find(|(_, facts)| facts.id == id).map(|(borough, _)| borough)
    }

    /// The copies of a title.
    #[inline]
    pub(crate) fn copies(&self, title: Title) -> CardSet {
        self.groups.copies[title.index()]
    }

    #[inline]
    pub(crate) fn of_colour(&self, colour: Colour) -> CardSet {
        self.groups.colours[colour as usize]
    }

    #[inline]
    pub(crate) fn of_set(&self, set: Set) -> CardSet {
        self.groups.sets[set as usize]
    }

    /// Whether a borough has this ability.
    #[inline]
    pub(crate) fn borough_has(&self, borough: Borough, ability: Ability) -> bool {
        self.groups.borough_abilities[borough.index()] >> ability as u16 & 1 == 1
    }

    #[inline]
    pub(crate) fn with_ability(&self, ability: Ability) -> CardSet {
        self.groups.abilities[ability as usize]
    }
}

impl Groups {
    /// Sorts a pack's cards and boroughs into groups. `title_of` covers the cards of `cards`.
    pub(crate) fn new(
        titles: &[TitleFacts],
        boroughs: &[BoroughFacts],
        cards: CardSet,
        title_of: &[Title; MAX_CARDS],
    ) -> Self {
        let facts = |card: Card| &titles[title_of[card.index()].index()];
        let those = |wanted: &dyn Fn(&TitleFacts) -> bool| -> CardSet {
            cards.filter(|&card| wanted(facts(card))).collect()
        };
        let land = |wanted: &dyn Fn(&BoroughFacts) -> bool| -> BoroughSet {
            (0..).map(Borough).zip(boroughs).filter(|(_, b)| wanted(b)).map(|(b, _)| b).collect()
        };
        let mut abilities = [CardSet::EMPTY; Ability::COUNT];
        for card in cards {
            for modifier in &facts(card).abilities {
                abilities[modifier.ability() as usize].insert(card);
            }
        }
        let mut tills = [0; MAX_CARDS];
        for (till, card) in (0..).zip(abilities[Ability::TillFills as usize]) {
            tills[card.index()] = till;
        }
        Self {
            colours: [Colour::Brown, Colour::Blue, Colour::Pink, Colour::Grey]
                .map(|colour| those(&|f| f.colour == colour)),
            sets: Set::ALL.map(|set| those(&|f| f.set == set)),
            buildings: those(&|f| f.kind == CardKind::Building),
            actions: those(&|f| f.kind == CardKind::Action),
            without_discard: those(&|f| !f.needs_discard),
            activatable: those(&|f| f.activation.is_some()),
            abilities,
            borough_abilities: boroughs
                .iter()
                .map(|b| b.abilities.iter().fold(0, |bits, m| bits | 1 << m.ability() as u16))
                .collect(),
            copies: (0..)
                .map(Title)
                .take(titles.len())
                .map(|title| cards.filter(|&card| title_of[card.index()] == title).collect())
                .collect(),
            tills,
            riverside: land(&|b| b.river),
            north: land(&|b| b.side == Side::North),
            south: land(&|b| b.side == Side::South),
            highest_cost: highest_cost(titles, boroughs),
        }
    }
}

/// The most money that anything in the pack asks for at once (L8.6a).
fn highest_cost(titles: &[TitleFacts], boroughs: &[BoroughFacts]) -> i32 {
    use crate::effect::Cost;
    let cash = |cost: Option<Cost>| match cost {
        Some(Cost::Cash(price)) => price,
        Some(Cost::Discard(_)) | None => 0,
    };
    let cards = titles
        .iter()
        .filter(|title| title.copies > 0)
        .map(|title| title.cost.max(cash(title.activation.and_then(|activation| activation.cost))));
    cards.chain(boroughs.iter().map(|borough| borough.cost)).max().map_or(0, i32::from)
}
