//! L2: setting up.

use table::{Rng, Seat, Seats, Sink};

use crate::Set;
use crate::card::{Borough, Card};
use crate::content::Content;
use crate::event::Event;
use crate::game::London;
use crate::options::{LOAN_TOKENS, Options};
use crate::play::Play;
use crate::position::Position;
use crate::state::{Beneath, Board, Deck, Land, Player, State, TurnNotes, Under};

/// What a game begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deal {
    /// A game from its setup on (L2).
    Opening(Opening),
    /// A game from one of its turns on.
    Position(Box<Position>),
}

/// What chance decides before the game: the decks in order, and who begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The city deck before hands are dealt, its top first (L2.2).
    pub(crate) deck: Vec<Card>,
    /// The borough deck, its top first (L2.4).
    pub(crate) boroughs: Vec<Borough>,
    /// Who begins (L2.6).
    pub(crate) first: Seat,
}

impl Deal {
    /// The deal that belongs to a seed. Frozen: records start from seeds.
    pub(crate) fn from_seed(content: &Content, seats: Seats, options: Options, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        // L2.2: A on top of B on top of C, each shuffled apart.
        let mut deck = Vec::with_capacity(content.cards().len());
        for set in Set::ALL {
            let start = deck.len();
            deck.extend(content.of_set(set));
            rng.shuffle(&mut deck[start..]);
        }
        name_copies(content, &mut deck);
        let later = content.boroughs().filter(|(_, facts)| !facts.starter);
        let mut boroughs: Vec<Borough> = later.map(|(borough, _)| borough).collect();
        rng.shuffle(&mut boroughs);
        let drawn = Seat::new(rng.below(seats.count())).unwrap_or(Seat::FIRST);
        let first = options.first.unwrap_or(drawn);
        Self::Opening(Opening { deck, boroughs, first })
    }
}

/// Gives the copies of each title their numbers in the order of the deck: copies are interchangeable
/// (L-R29), so a deck that reads the same is the same.
fn name_copies(content: &Content, deck: &mut [Card]) {
    let mut left = content.cards();
    for card in deck {
        let copies = left & content.copies(content.title_of(*card));
        if let Some(copy) = copies.first() {
            left.remove(copy);
            *card = copy;
        }
    }
}

/// The table at the first decision.
pub(crate) fn start(game: &London, deal: &Deal, events: &mut impl Sink<Event>) -> State {
    let London { content, seats, options } = game;
    let mut state = match deal {
        Deal::Opening(opening) => begin_opening(content, *seats, *options, opening, events),
        Deal::Position(position) => position.begin(game, events),
    };
    Play { content, options: *options, state: &mut state, events }.advance();
    state
}

/// The table as the first turn begins.
pub(crate) fn begin_opening(
    content: &Content,
    seats: Seats,
    options: Options,
    opening: &Opening,
    events: &mut impl Sink<Event>,
) -> State {
    let mut state = lay_out(content, seats, opening);
    Play { content, options, state: &mut state, events }.begin_turn(opening.first);
    state
}

fn lay_out(content: &Content, seats: Seats, deal: &Opening) -> State {
    // L2.1
    let mut players = table::BySeat::from_fn(|_| Player { cash: 5, ..Player::default() });
    // L2.3: six cards each; whether dealt in turn or in a block is the same to a shuffled deck.
    let mut deck = deal.deck.iter().copied();
    for seat in seats.all() {
        players[seat].hand = deck.by_ref().take(6).collect();
    }
    let rest: Vec<Card> = deck.collect();
    let mut under = Under::default();
    for pair in rest.windows(2) {
        under.set(pair[0], Beneath::Card(pair[1]));
    }
    // L2.4
    let mut offer = [None; 3];
    let starters =
        content.boroughs().filter(|(_, facts)| facts.starter).map(|(borough, _)| borough);
    let mut later = deal.boroughs.iter().copied();
    for (place, borough) in offer.iter_mut().zip(starters.map(Some).chain(std::iter::repeat(None)))
    {
        *place = borough.or_else(|| later.next());
    }
    let mut land = Land { offer, ..Land::default() };
    land.deck.extend(later.rev());
    State {
        seats,
        active: deal.first,
        frames: Default::default(),
        players,
        deck: Deck { top: rest.first().copied(), len: u8::try_from(rest.len()).unwrap_or(0) },
        board: Board::new(seats),
        land,
        under,
        face_down: Default::default(),
        gone: Default::default(),
        public: Default::default(),
        tills: Default::default(),
        turn: TurnNotes::default(),
        loans_left: LOAN_TOKENS,
        quiet_turns: 0,
        last_turns: None,
        turns: 0,
    }
}
