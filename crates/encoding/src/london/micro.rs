//! The answers of London by what they mean.

use ::london::{
    Action, Borough, Card, CardKind, CardSet, Content, Means, SourceKind, Space, State, Title,
    TitleFacts,
};
use table::MAX_SEATS;

/// Loans that can be repaid by one answer. Nobody was ever seen with so many.
const MOST_REPAID: u8 = 50;
/// Cards of the deck that can be looked at by one answer.
const MOST_LOOKED_AT: u8 = 9;
/// Parts of an effect.
const MOST_PARTS: u8 = 8;

/// A row of the development board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// The upper one.
    Top,
    /// The lower one.
    Bottom,
}

/// One of the stacks of the player who answers, by what is to be seen of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stack {
    /// The n-th, from 0 and in the order in which they were begun, of those that show this card.
    Up(Title, u8),
    /// The n-th of those that are face down.
    Down(u8),
}

/// An answer. Cards are titles, stacks are known by what they show, players by the steps to them; the rest is
/// as in [`Action`].
#[allow(missing_docs)] // The variants are those of `Action` and documented there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Micro {
    Repay(u8),
    Look(u8),
    DrawDeck,
    DrawSeen(Title),
    DrawBoard(Row, Title),
    PutBack(Title),
    Develop,
    BuyLand,
    RunCity,
    DrawThree,
    Play(Title),
    Pay(Title, Means),
    NewStack,
    Cover(Stack),
    Buy(Borough),
    Activate(Stack),
    RunEffect,
    UseOffer(Option<Stack>),
    PayCash,
    Discard(Title),
    Take(Row, Title),
    Give(Title),
    /// The n-th of the stacks with this card on top, whether it is still to be seen or not.
    Again(Title, u8),
    Flip,
    FlipInstead(Stack),
    SpareFlip,
    Name(usize),
    Part(u8),
    Exchange(Option<Stack>),
    TakeLoan,
    Done,
}

impl Micro {
    /// All of them, in the order of [`Action`].
    pub(super) fn all(content: &Content) -> Vec<Self> {
        let in_play: Vec<Title> = titles(content, |_| true);
        let playable = titles(content, |facts| facts.kind != CardKind::Pauper);
        let up: Vec<Stack> = titles(content, |facts| facts.kind == CardKind::Building)
            .into_iter()
            .flat_map(|title| {
                (0..content.title(title).copies).map(move |nth| Stack::Up(title, nth))
            })
            .collect();
        let down = (0..).take(up.len()).map(Stack::Down);
        let rows = [Row::Top, Row::Bottom];
        let on_board = |micro: fn(Row, Title) -> Self| {
            rows.iter()
                .flat_map(|&row| in_play.iter().map(move |&title| micro(row, title)))
                .collect()
        };
        let each = |micro: fn(Title) -> Self| in_play.iter().copied().map(micro).collect();
        let stacks = |micro: fn(Stack) -> Self| up.iter().copied().map(micro).collect();
        let holders = |micro: fn(Option<Stack>) -> Self| {
            up.iter().copied().map(Some).chain([None]).map(micro).collect()
        };
        let means = [Means::Plain, Means::Priced, Means::Once];
        let parts: [Vec<Self>; 31] = [
            (0..=MOST_REPAID).map(Self::Repay).collect(),
            (1..=MOST_LOOKED_AT).map(Self::Look).collect(),
            vec![Self::DrawDeck],
            each(Self::DrawSeen),
            on_board(Self::DrawBoard),
            each(Self::PutBack),
            vec![Self::Develop],
            vec![Self::BuyLand],
            vec![Self::RunCity],
            vec![Self::DrawThree],
            playable.into_iter().map(Self::Play).collect(),
            means.iter().flat_map(|&by| in_play.iter().map(move |&t| Self::Pay(t, by))).collect(),
            vec![Self::NewStack],
            up.iter().copied().chain(down).map(Self::Cover).collect(),
            content.boroughs().map(|(borough, _)| Self::Buy(borough)).collect(),
            stacks(Self::Activate),
            vec![Self::RunEffect],
            holders(Self::UseOffer),
            vec![Self::PayCash],
            each(Self::Discard),
            on_board(Self::Take),
            each(Self::Give),
            up.iter()
                .filter_map(|stack| stack.title())
                .map(|(t, nth)| Self::Again(t, nth))
                .collect(),
            vec![Self::Flip],
            stacks(Self::FlipInstead),
            vec![Self::SpareFlip],
            (1..MAX_SEATS).map(Self::Name).collect(),
            (0..MOST_PARTS).map(Self::Part).collect(),
            holders(Self::Exchange),
            vec![Self::TakeLoan],
            vec![Self::Done],
        ];
        parts.into_iter().flatten().collect()
    }

    /// What an answer means in a world.
    pub(super) fn of(content: &Content, world: &State, action: Action) -> Self {
        let stack = |card| Stack::of(content, world, card);
        let holder = |source: ::london::Source| match source.kind() {
            SourceKind::Card(card) => Some(stack(card)),
            SourceKind::Borough(_) => None,
        };
        let on_board = |micro: fn(Row, Title) -> Self, space: Space| {
            let row = if space.in_top_row() { Row::Top } else { Row::Bottom };
            // A space that is empty is in no answer.
            let title = world.on_board(space).map(|card| content.title_of(card));
            micro(row, title.unwrap_or_default())
        };
        match action {
            Action::Repay(loans) => Self::Repay(loans),
            Action::Look(cards) => Self::Look(cards),
            Action::DrawDeck => Self::DrawDeck,
            Action::DrawSeen(title) => Self::DrawSeen(title),
            Action::DrawBoard(space) => on_board(Self::DrawBoard, space),
            Action::PutBack(title) => Self::PutBack(title),
            Action::Develop => Self::Develop,
            Action::BuyLand => Self::BuyLand,
            Action::RunCity => Self::RunCity,
            Action::DrawThree => Self::DrawThree,
            Action::Play(title) => Self::Play(title),
            Action::Pay(title, means) => Self::Pay(title, means),
            Action::NewStack => Self::NewStack,
            Action::Cover(card) => Self::Cover(stack(card)),
            Action::Buy(borough) => Self::Buy(borough),
            Action::Activate(card) => Self::Activate(stack(card)),
            Action::RunEffect => Self::RunEffect,
            Action::UseOffer(source) => Self::UseOffer(holder(source)),
            Action::PayCash => Self::PayCash,
            Action::Discard(title) => Self::Discard(title),
            Action::Take(space) => on_board(Self::Take, space),
            Action::Give(title) => Self::Give(title),
            Action::Again(card) => {
                let tops = world.tops(world.active());
                Self::Again(content.title_of(card), nth_alike(content, world, tops, card))
            }
            Action::Flip => Self::Flip,
            Action::FlipInstead(card) => Self::FlipInstead(stack(card)),
            Action::SpareFlip => Self::SpareFlip,
            Action::Name(seat) => {
                let count = world.seats().count();
                Self::Name((seat.index() + count - world.active().index()) % count)
            }
            Action::Part(part) => Self::Part(part),
            Action::Exchange(source) => Self::Exchange(holder(source)),
            Action::TakeLoan => Self::TakeLoan,
            Action::Done => Self::Done,
        }
    }

    /// The answer in words.
    pub(super) fn words(self, content: &Content) -> String {
        let id = |title: Title| content.title(title).id.as_str();
        let row = |row| match row {
            Row::Top => "top",
            Row::Bottom => "bottom",
        };
        let holder = |stack: Option<Stack>| {
            stack.map_or_else(|| "borough".to_owned(), |stack| stack.words(content))
        };
        match self {
            Self::Repay(loans) => format!("repay {loans}"),
            Self::Look(cards) => format!("look {cards}"),
            Self::DrawDeck => "draw deck".to_owned(),
            Self::DrawSeen(title) => format!("draw seen {}", id(title)),
            Self::DrawBoard(there, title) => format!("draw {} {}", row(there), id(title)),
            Self::PutBack(title) => format!("return {}", id(title)),
            Self::Develop => "develop".to_owned(),
            Self::BuyLand => "land".to_owned(),
            Self::RunCity => "run".to_owned(),
            Self::DrawThree => "three".to_owned(),
            Self::Play(title) => format!("play {}", id(title)),
            Self::Pay(title, Means::Plain) => format!("with {}", id(title)),
            Self::Pay(title, Means::Priced) => format!("with {} price", id(title)),
            Self::Pay(title, Means::Once) => format!("with {} once", id(title)),
            Self::NewStack => "new".to_owned(),
            Self::Cover(stack) => format!("on {}", stack.words(content)),
            Self::Buy(borough) => format!("buy {}", content.borough(borough).id),
            Self::Activate(stack) => format!("activate {}", stack.words(content)),
            Self::RunEffect => "effect".to_owned(),
            Self::UseOffer(by) => format!("use {}", holder(by)),
            Self::PayCash => "cash".to_owned(),
            Self::Discard(title) => format!("discard {}", id(title)),
            Self::Take(there, title) => format!("take {} {}", row(there), id(title)),
            Self::Give(title) => format!("give {}", id(title)),
            Self::Again(title, nth) => format!("again {}", Stack::Up(title, nth).words(content)),
            Self::Flip => "flip".to_owned(),
            Self::FlipInstead(stack) => format!("flip {}", stack.words(content)),
            Self::SpareFlip => "spare".to_owned(),
            Self::Name(steps) => format!("player +{steps}"),
            Self::Part(part) => format!("part {}", part + 1),
            Self::Exchange(by) => format!("exchange {}", holder(by)),
            Self::TakeLoan => "loan".to_owned(),
            Self::Done => "done".to_owned(),
        }
    }
}

impl Stack {
    /// The stack with this top card, which is of the player whose turn it is.
    fn of(content: &Content, world: &State, top: Card) -> Self {
        let seat = world.active();
        let visible = world.visible(seat);
        if visible.has(top) {
            Self::Up(content.title_of(top), nth_alike(content, world, visible, top))
        } else {
            Self::Down(nth(world, world.tops(seat).without(visible), top))
        }
    }

    /// What it shows, if it shows anything.
    fn title(self) -> Option<(Title, u8)> {
        match self {
            Self::Up(title, nth) => Some((title, nth)),
            Self::Down(_) => None,
        }
    }

    fn words(self, content: &Content) -> String {
        match self {
            Self::Up(title, nth) if content.title(title).copies > 1 => {
                format!("{} {}", content.title(title).id, nth + 1)
            }
            Self::Up(title, _) => content.title(title).id.clone(),
            Self::Down(nth) => format!("face-down {}", nth + 1),
        }
    }
}

/// How many of these stacks were begun before the one with this top card.
fn nth(world: &State, tops: CardSet, top: Card) -> u8 {
    let number = world.stack_number(top);
    let earlier = tops.filter(|&other| world.stack_number(other) < number);
    u8::try_from(earlier.count()).unwrap_or(u8::MAX)
}

/// The same among those that have this card on top.
fn nth_alike(content: &Content, world: &State, tops: CardSet, top: Card) -> u8 {
    let title = content.title_of(top);
    nth(world, tops.filter(|&other| content.title_of(other) == title).collect(), top)
}

/// Titles of which there is a card, and of which this is true.
fn titles(content: &Content, wanted: impl Fn(&TitleFacts) -> bool) -> Vec<Title> {
    let wanted = |(_, facts): &(Title, &TitleFacts)| facts.copies > 0 && wanted(facts);
    content.titles().filter(wanted).map(|(title, _)| title).collect()
}
