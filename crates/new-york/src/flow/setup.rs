//! N2: setting up, and the characters that players may choose (N2.3).

use std::ops::ControlFlow;

use table::{BySeat, Choices, Rng, Seat, Seats, Sink};

use crate::action::Action;
use crate::cards::{ActionCards, Challenge};
use crate::content::{Character, Content, Street};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::NewYork;
use crate::ground::LotKind;
use crate::options::{Options, Variant};
use crate::play::Play;
use crate::position::Position;
use crate::state::{Future, Player, Shuffle, State};
use crate::table_now::TableNow;
use crate::tile::Tile;

/// What a game begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deal {
    /// A game from its setup on (N2).
    Opening(Opening),
    /// A game from one of its turns on.
    Position(Box<Position>),
}

/// What chance decides before and during the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// All lot cards in play, the top first; those of starting lots are still among them (N2.4).
    pub(crate) cards: Vec<LotKind>,
    /// Everybody's character, unless they choose (N2.3).
    pub(crate) characters: Vec<Character>,
    /// The streets that score (N2.2).
    pub(crate) streets: [Street; 3],
    /// The challenge (N2.2).
    pub(crate) challenge: Challenge,
    /// Who begins (N2.5).
    pub(crate) first: Seat,
    /// How each player's market shift shuffles (N5.2).
    pub(crate) shuffles: Vec<Shuffle>,
}

/// The streets of the beginners' game, by their numbers in the pack (N8.1).
pub(crate) fn beginners_streets(content: &Content) -> [Street; 3] {
    let mut streets = Street::BEGINNERS.map(|id| {
        let found = Street::all().find(|&street| content.street(street).id == id);
        found.expect("a pack without them is refused")
    });
    streets.sort_unstable();
    streets
}

impl Deal {
    /// The deal that belongs to a seed. Frozen: records start from seeds.
    pub(crate) fn from_seed(content: &Content, seats: Seats, options: Options, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let counts = content.lots_in_play(seats);
        let mut cards: Vec<LotKind> = LotKind::all()
            .flat_map(|kind| std::iter::repeat_n(kind, usize::from(counts[kind.index()])))
            .collect();
        rng.shuffle(&mut cards);
        let mut characters: Vec<Character> = characters_in_play(content, seats).collect();
        rng.shuffle(&mut characters);
        characters.truncate(seats.count());
        let mut streets: Vec<Street> = Street::all().collect();
        rng.shuffle(&mut streets);
        let mut streets = [streets[0], streets[1], streets[2]];
        streets.sort_unstable();
        let mut challenge = Challenge::ALL[rng.below(Challenge::ALL.len())];
        let drawn = Seat::new(rng.below(seats.count())).unwrap_or(Seat::FIRST);
        let shuffles = seats.all().map(|_| Shuffle(rng.below(Shuffle::COUNT) as u8)).collect();
        match options.variant {
            Variant::Standard => {}
            Variant::Beginner => {
                streets = beginners_streets(content);
                challenge = Challenge::GoldTycoon;
            }
            Variant::Expert => characters.clear(),
        }
        if options.choose_characters {
            characters.clear();
        }
        let first = options.first.unwrap_or(drawn);
        Self::Opening(Opening { cards, characters, streets, challenge, first, shuffles })
    }
}

/// N2.1: with two players one of them stays in the box.
pub(crate) fn characters_in_play(
    content: &Content,
    seats: Seats,
) -> impl Iterator<Item = Character> + '_ {
    content.characters().map(|(character, _)| character).filter(move |&character| {
        let lot = content.character(character).lot;
        content.in_play(content.lot(lot).kind.district(), seats)
    })
}

/// The table at the first decision.
pub(crate) fn start(game: &NewYork, deal: &Deal, events: &mut impl Sink<Event>) -> State {
    let mut state = match deal {
        Deal::Opening(opening) => lay_opening(game, opening, events),
        Deal::Position(position) => position.begin(game, events),
    };
    let NewYork { content, city, seats: _, options } = game;
    Play { content, city, options: *options, state: &mut state, events }.advance();
    state
}

/// The table as the first turn begins, or as the first player chooses a character.
pub(crate) fn lay_opening(game: &NewYork, deal: &Opening, events: &mut impl Sink<Event>) -> State {
    let &NewYork { ref content, ref city, seats, options } = game;
    let cards = if options.action_cards { ActionCards::ALL } else { ActionCards::EMPTY };
    let shuffles =
        BySeat::from_fn(|seat| deal.shuffles.get(seat.index()).copied().unwrap_or_default());
    let mut state = State {
        seats,
        active: deal.first,
        frames: Default::default(),
        players: BySeat::from_fn(|_| Player { cards, ..Player::default() }),
        legendaries: Tile::LEGENDARY,
        market: Default::default(),
        future: Future::new(&deal.cards, shuffles),
        streets: deal.streets,
        challenge: deal.challenge,
        built: false,
        quiet_turns: 0,
        last_turns: None,
        turns: 0,
    };
    let mut play = Play { content, city, options, state: &mut state, events };
    for (seat, &character) in seats.all().zip(&deal.characters) {
        play.settle(seat, character);
    }
    if deal.characters.is_empty() && options.variant != Variant::Expert {
        play.push(Frame::ChooseCharacter);
    } else {
        play.open_market();
    }
    state
}

impl<S: Sink<Event>> Play<'_, S> {
    /// N2.3: the starting building on its lot, whose card leaves the deck.
    fn settle(&mut self, seat: Seat, character: Character) {
        self.be(seat, character);
        let lot = self.content.character(character).lot;
        self.state.future.take_out(self.content.lot(lot).kind);
    }

    /// N2.3: the next player chooses, until all have.
    pub(super) fn choose_character(&mut self, character: Character) {
        let seat = self.active();
        self.settle(seat, character);
        let next = self.state.seats.next(seat);
        self.state.active = next;
        if self.state.players[next].character.is_some() {
            self.pop();
            self.open_market();
        }
    }

    /// N2.4, and the first turn.
    fn open_market(&mut self) {
        self.fill_market();
        self.begin_turn(self.active());
    }
}

impl TableNow<'_> {
    /// N2.3: the characters that nobody is yet.
    pub(super) fn list_characters(self, out: &mut impl Choices<Action>) -> ControlFlow<()> {
        let seats = self.state.seats;
        characters_in_play(self.content, seats)
            .filter(|&one| seats.all().all(|seat| self.player(seat).character != Some(one)))
            .try_for_each(|one| out.offer(Action::Be(one)))
    }
}
