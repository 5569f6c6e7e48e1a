//! A position described by hand, and the checked state that it becomes.

use table::{BySeat, Seat};

use crate::card::{Borough, BoroughSet, Card, CardSet, Title};
use crate::frame::{Frame, Step};
use crate::game::London;
use crate::options::LOAN_TOKENS;
use crate::play::Play;
use crate::state::{Beneath, Board, Deck, Land, Player, State, TurnNotes, Under};

/// A table as somebody describes it: for tests, puzzles and positions from a real game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Whose turn it is, as an index.
    pub active: usize,
    /// Where in the turn the position stands.
    pub moment: Moment,
    /// Everybody, by seat.
    pub players: Vec<PlayerLayout>,
    /// The top row of the development board, then the bottom row; from the left, no gaps.
    pub board: [Vec<Title>; 2],
    /// The deck from the top.
    pub deck: Vec<Title>,
    /// Where the cards are that the layout does not mention.
    pub rest: Rest,
    /// Boroughs on offer, at most three.
    pub offer: Vec<Borough>,
    /// The borough deck from the top.
    pub borough_deck: Vec<Borough>,
    /// Turns in a row in which no card left the deck (L4.6).
    pub quiet_turns: u8,
    /// Last turns still to be taken, this one included, if the end is triggered (L9.1).
    pub last_turns: Option<u8>,
}

/// Where in a turn a position stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Moment {
    /// Before loans are repaid and a card is drawn.
    TurnStart,
    /// After the draw, before the action is chosen.
    #[default]
    Action,
}

/// What happens to cards that a layout does not mention.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rest {
    /// They lie under the deck, in the order of the pack by sets.
    #[default]
    UnderDeck,
    /// They have left the game.
    OutOfGame,
}

/// One player's things.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerLayout {
    /// Money.
    pub cash: i32,
    /// Prestige on the track.
    pub prestige: i32,
    /// Poverty.
    pub poverty: i32,
    /// Loans.
    pub loans: i32,
    /// Cards in hand.
    pub hand: Vec<Title>,
    /// Those of them that came from the board.
    pub hand_from_board: Vec<Title>,
    /// Stacks, each from the bottom.
    pub stacks: Vec<Vec<Laid>>,
    /// Boroughs in the order in which they were bought.
    pub boroughs: Vec<Borough>,
}

/// A card in a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Which card.
    pub title: Title,
    /// Whether it is turned over.
    pub face_down: bool,
    /// Money lying on it.
    pub till: u8,
}

/// Why a layout is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// Not the table's number of players, or no such player's turn.
    #[error("the layout has other players than the table")]
    Players,
    /// More copies of a card than the pack has.
    #[error("the layout has more copies of {0} than the pack")]
    Copies(String),
    /// A borough in two places.
    #[error("the borough {0} is in two places")]
    BoroughTwice(String),
    /// More cards on the board, or boroughs on offer, than fit.
    #[error("the layout has more cards in a row, or boroughs on offer, than there are spaces")]
    Spaces,
    /// A card in a stack that cannot be built.
    #[error("{0} cannot lie in a stack")]
    NotABuilding(String),
    /// Negative money, poverty or loans.
    #[error("money, poverty and loans are never negative")]
    Negative,
    /// An empty stack.
    #[error("a stack has at least one card")]
    EmptyStack,
}

impl London {
    /// The state that a layout describes, at its next question.
    ///
    /// # Errors
    /// If no game could stand like that.
    pub fn lay_out(&self, layout: &Layout) -> Result<State, LayoutError> {
        let mut laying =
            Laying { game: self, left: self.content.cards(), boroughs: BoroughSet::default() };
        let mut state = laying.state(layout)?;
        let mut play = Play {
            content: &self.content,
            options: self.options,
            state: &mut state,
            events: &mut (),
        };
        play.push(Frame::Turn(match layout.moment {
            Moment::TurnStart => Step::Repay,
            Moment::Action => Step::Act,
        }));
        play.advance();
        Ok(state)
    }
}

/// What has found its place already.
struct Laying<'g> {
    game: &'g London,
    left: CardSet,
    boroughs: BoroughSet,
}

impl Laying<'_> {
    fn state(&mut self, layout: &Layout) -> Result<State, LayoutError> {
        let seats = self.game.seats;
        let active = Seat::new(layout.active).filter(|&seat| seats.has(seat));
        let (Some(active), true) = (active, layout.players.len() == seats.count()) else {
            return Err(LayoutError::Players);
        };
        let mut state = State {
            seats,
            active,
            frames: Default::default(),
            players: BySeat::default(),
            deck: Deck::default(),
            board: Board::new(seats),
            land: Land::default(),
            under: Under::default(),
            face_down: CardSet::EMPTY,
            gone: CardSet::EMPTY,
            public: CardSet::EMPTY,
            tills: Default::default(),
            turn: TurnNotes::default(),
            loans_left: LOAN_TOKENS,
            quiet_turns: layout.quiet_turns,
            last_turns: layout.last_turns,
            turns: 1,
        };
        for (seat, player) in seats.all().zip(&layout.players) {
            self.lay_player(&mut state, seat, player)?;
        }
        self.lay_board(&mut state, layout)?;
        self.lay_land(&mut state, layout)?;
        self.lay_deck(&mut state, layout)?;
        Ok(state)
    }

    fn card(&mut self, title: Title) -> Result<Card, LayoutError> {
        let copy = (self.left & self.game.content.copies(title)).first();
        let card = copy.ok_or_else(|| LayoutError::Copies(self.id(title)))?;
        self.left.remove(card);
        Ok(card)
    }

    fn id(&self, title: Title) -> String {
        self.game.content.title(title).id.clone()
    }

    fn borough(&mut self, borough: Borough) -> Result<Borough, LayoutError> {
        if self.boroughs.has(borough) {
            return Err(LayoutError::BoroughTwice(self.game.content.borough(borough).id.clone()));
        }
        self.boroughs.insert(borough);
        Ok(borough)
    }

    fn lay_player(
        &mut self,
        state: &mut State,
        seat: Seat,
        layout: &PlayerLayout,
    ) -> Result<(), LayoutError> {
        let &PlayerLayout { cash, prestige, poverty, loans, .. } = layout;
        if cash < 0 || poverty < 0 || loans < 0 {
            return Err(LayoutError::Negative);
        }
        let mut player = Player { cash, prestige, poverty, loans, ..Player::default() };
        for &title in &layout.hand {
            player.hand.insert(self.card(title)?);
        }
        for &title in &layout.hand_from_board {
            let card = self.card(title)?;
            player.hand.insert(card);
            state.public.insert(card);
        }
        for &borough in &layout.boroughs {
            player.top_borough = Some(self.borough(borough)?);
            player.boroughs.insert(borough);
        }
        for stack in &layout.stacks {
            let mut beneath = Beneath::Ground(player.stacks);
            player.stacks += 1;
            let mut top = None;
            for laid in stack {
                let card = self.lay_card(state, *laid)?;
                state.under.set(card, beneath);
                beneath = Beneath::Card(card);
                top = Some(card);
            }
            player.tops.insert(top.ok_or(LayoutError::EmptyStack)?);
        }
        state.loans_left = state.loans_left.saturating_sub(u8::try_from(loans).unwrap_or(u8::MAX));
        state.players[seat] = player;
        Ok(())
    }

    fn lay_card(&mut self, state: &mut State, laid: Laid) -> Result<Card, LayoutError> {
        let content = &self.game.content;
        let card = self.card(laid.title)?;
        if !content.groups.buildings.has(card) {
            return Err(LayoutError::NotABuilding(self.id(laid.title)));
        }
        if laid.face_down {
            state.face_down.insert(card);
        }
        if content.with_ability(crate::effect::Ability::TillFills).has(card) {
            state.tills[usize::from(content.groups.tills[card.index()])] = laid.till;
        }
        Ok(card)
    }

    fn lay_board(&mut self, state: &mut State, layout: &Layout) -> Result<(), LayoutError> {
        for (row, titles) in [0, 5].into_iter().zip(&layout.board) {
            if titles.len() > usize::from(state.board.width) {
                return Err(LayoutError::Spaces);
            }
            for (space, &title) in (row..).zip(titles) {
                state.board.spaces[space] = Some(self.card(title)?);
            }
        }
        Ok(())
    }

    fn lay_land(&mut self, state: &mut State, layout: &Layout) -> Result<(), LayoutError> {
        if layout.offer.len() > state.land.offer.len() {
            return Err(LayoutError::Spaces);
        }
        for (place, &borough) in layout.offer.iter().enumerate() {
            state.land.offer[place] = Some(self.borough(borough)?);
        }
        for &borough in layout.borough_deck.iter().rev() {
            let borough = self.borough(borough)?;
            state.land.deck.push(borough);
        }
        Ok(())
    }

    fn lay_deck(&mut self, state: &mut State, layout: &Layout) -> Result<(), LayoutError> {
        let mut deck = Vec::new();
        for &title in &layout.deck {
            deck.push(self.card(title)?);
        }
        match layout.rest {
            Rest::UnderDeck => {
                for set in crate::Set::ALL {
                    deck.extend(self.left & self.game.content.of_set(set));
                }
            }
            Rest::OutOfGame => state.gone = self.left,
        }
        for pair in deck.windows(2) {
            state.under.set(pair[0], Beneath::Card(pair[1]));
        }
        state.deck =
            Deck { top: deck.first().copied(), len: u8::try_from(deck.len()).unwrap_or(u8::MAX) };
        Ok(())
    }
}
