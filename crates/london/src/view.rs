//! Who sees what. Everything that people, bots, logs, spectators and replays get passes through here
//! and through `Event::redact`.

use serde::{Deserialize, Serialize};
use table::{Hidden, SCORE, Seat, Viewer};

use crate::action::Space;
use crate::card::{Borough, Card, CardSet, Set, Title};
use crate::frame::Frame;
use crate::scoring::Scoring;
use crate::table_now::TableNow;

/// The table as somebody sees it. Cards are titles; `None` is a card whose face cannot be seen.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Turns begun, this one included.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Everybody, by seat.
    pub players: Vec<PlayerView>,
    /// The top row of the development board, then the bottom row.
    pub board: [Vec<Option<Title>>; 2],
    /// What is left of the deck.
    pub deck: DeckView,
    /// Boroughs on offer.
    pub offer: [Option<Borough>; 3],
    /// Boroughs still face down.
    pub boroughs_left: u8,
    /// Cards that left the game, in the order of titles.
    pub gone: Vec<Title>,
    /// A card that has left a hand and not found its place yet.
    pub being_built: Option<Title>,
    /// Loan tokens in the supply, if it is limited.
    pub loans_left: Option<u8>,
    /// Last turns still to be taken, this one included, once the end is triggered.
    pub last_turns: Option<u8>,
    /// Turns in a row in which no card left the deck.
    pub quiet_turns: u8,
    /// Whether the game is over.
    pub over: bool,
}

/// What is public of the deck, and what the viewer has seen of it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckView {
    /// Cards left of sets A, B and C (L-R28).
    pub left: [u8; 3],
    /// The first cards, as far as the viewer knows any of them.
    pub top: Vec<Option<Title>>,
}

/// What is to be seen of one player.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Whose it is.
    pub seat: Seat,
    /// Money.
    pub cash: i32,
    /// Prestige on the track.
    pub prestige: i32,
    /// Poverty.
    pub poverty: i32,
    /// Loans.
    pub loans: i32,
    /// What it costs to repay one of them now.
    pub repayment: i32,
    /// The hand.
    pub hand: HandView,
    /// The stacks, in the order in which they were begun.
    pub stacks: Vec<StackView>,
    /// All boroughs owned.
    pub boroughs: Vec<Borough>,
    /// The one on top.
    pub top_borough: Option<Borough>,
    /// What they would score if the game ended now, of the cards in the area only those counted whose
    /// faces can be seen.
    pub scoring: Scoring,
}

/// What is to be seen of a hand.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandView {
    /// Cards the viewer knows: all of its own, and of others those taken from the board or seen.
    pub known: Vec<Title>,
    /// The number of cards it does not know, by set (L-R28).
    pub unknown: [u8; 3],
}

impl View {
    /// The numbers that people follow.
    pub(crate) fn tallies(&self) -> Vec<(Seat, &'static str, i32)> {
        let count = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
        let of = |player: &PlayerView| {
            let down = player.stacks.iter().filter(|stack| stack.top.is_none()).count();
            let numbers = [
                ("cash", player.cash),
                ("prestige", player.prestige),
                ("poverty", player.poverty),
                ("loans", player.loans),
                ("hand", count(player.hand.len())),
                ("stacks", count(player.stacks.len())),
                ("face-down", count(down)),
                ("boroughs", count(player.boroughs.len())),
                (SCORE, player.scoring.total),
            ];
            let seat = player.seat;
            numbers.map(|(of, number)| (seat, of, number))
        };
        self.players.iter().flat_map(of).collect()
    }
}

impl HandView {
    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.known.len() + self.unknown.iter().map(|&count| usize::from(count)).sum::<usize>()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What is to be seen of a stack.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StackView {
    /// Its number: 0 for the player's first stack.
    pub number: u8,
    /// The top card; `None` if it is face down (L-R01).
    pub top: Option<Title>,
    /// All cards from the top; only when the game is over.
    pub cards: Vec<Title>,
    /// How many cards lie in it.
    pub size: u8,
    /// Money lying on it (L-R18).
    pub till: u8,
    /// Whether its top was placed this turn (L5.5).
    pub placed: bool,
    /// Whether its top was activated this turn (L7.1).
    pub activated: bool,
}

impl TableNow<'_> {
    /// Cards whose place `viewer` does not know: in the deck and in other hands. At the end all lies
    /// open (L-R34).
    pub(crate) fn unknown_to(self, viewer: Viewer) -> CardSet {
        if self.state.is_over() {
            return CardSet::EMPTY;
        }
        let hands = self.state.seats.all().map(|seat| self.player(seat).hand);
        let deck: CardSet = self.state.deck_cards().collect();
        hands.fold(deck, |cards, hand| cards | hand).without(self.state.known_to(viewer))
    }

    /// The same as things of the table; boroughs of the deck are hidden from everybody.
    pub(crate) fn hidden(self, viewer: Viewer) -> Hidden {
        if self.state.is_over() {
            return Hidden::NOTHING;
        }
        let cards = self.unknown_to(viewer).map(|card| card.0);
        let boroughs = self.state.land.deck.iter().map(|borough| 128 + borough.0);
        cards.chain(boroughs).collect()
    }

    pub(crate) fn view(self, viewer: Viewer) -> View {
        let state = self.state;
        let over = state.is_over();
        let known = if over { self.content.cards() } else { state.known_to(viewer) };
        let scores = if over { self.score() } else { self.score_visible() };
        View {
            viewer,
            turn: state.turns,
            active: state.active,
            players: state
                .seats
                .all()
                .map(|seat| self.view_player(seat, known, scores[seat]))
                .collect(),
            board: [0, 5].map(|row| {
                (row..row + state.board.width)
                    .map(|space| {
                        state.board.at(Space(space)).map(|card| self.content.title_of(card))
                    })
                    .collect()
            }),
            deck: self.view_deck(known),
            offer: state.land.offer,
            boroughs_left: u8::try_from(state.land.deck.len()).unwrap_or(u8::MAX),
            gone: self.titles(state.gone),
            being_built: state.frames.iter().find_map(|frame| {
                if let Frame::PayFor { card } | Frame::Place { card } = frame {
                    Some(self.content.title_of(card))
                } else {
                    None
                }
            }),
            loans_left: self.options.limited_loans.then_some(state.loans_left),
            last_turns: state.last_turns,
            quiet_turns: state.quiet_turns,
            over,
        }
    }

    fn titles(self, cards: CardSet) -> Vec<Title> {
        cards.map(|card| self.content.title_of(card)).collect()
    }

    fn count_by_set(self, cards: CardSet) -> [u8; 3] {
        Set::ALL
            .map(|set| u8::try_from((cards & self.content.of_set(set)).len()).unwrap_or(u8::MAX))
    }

    fn view_deck(self, known: CardSet) -> DeckView {
        let deck: Vec<Card> = self.state.deck_cards().collect();
        let seen = deck.iter().rposition(|&card| known.has(card)).map_or(0, |last| last + 1);
        let face = |&card: &Card| known.has(card).then(|| self.content.title_of(card));
        DeckView {
            left: self.count_by_set(deck.iter().copied().collect()),
            top: deck[..seen].iter().map(face).collect(),
        }
    }

    fn view_player(self, seat: Seat, known: CardSet, scoring: Scoring) -> PlayerView {
        let player = self.player(seat);
        let mut stacks: Vec<StackView> = player.tops.map(|top| self.view_stack(top)).collect();
        stacks.sort_unstable_by_key(|stack| stack.number);
        PlayerView {
            seat,
            cash: player.cash,
            prestige: player.prestige,
            poverty: player.poverty,
            loans: player.loans,
            repayment: self.repayment(seat),
            hand: HandView {
                known: self.titles(player.hand & known),
                unknown: self.count_by_set(player.hand.without(known)),
            },
            stacks,
            boroughs: self
                .content
                .boroughs()
                .map(|(borough, _)| borough)
                .filter(|&borough| player.boroughs.has(borough))
                .collect(),
            top_borough: player.top_borough,
            scoring,
        }
    }

    fn view_stack(self, top: Card) -> StackView {
        let state = self.state;
        let cards: Vec<Title> =
            state.under.pile(Some(top)).map(|card| self.content.title_of(card)).collect();
        let collects = self.content.with_ability(crate::effect::Ability::TillFills).has(top);
        let till = usize::from(self.content.groups.tills[top.index()]);
        StackView {
            number: state.under.stack_number(top),
            top: (!state.face_down.has(top) || state.is_over()).then(|| self.content.title_of(top)),
            size: u8::try_from(cards.len()).unwrap_or(u8::MAX),
            cards: if state.is_over() { cards } else { Vec::new() },
            till: if collects { state.tills[till] } else { 0 },
            placed: state.turn.placed.has(top),
            activated: state.turn.activated.has(top),
        }
    }
}
