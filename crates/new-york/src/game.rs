//! New York as a [`Game`]: a table of contents, each method one call.

use table::{BySeat, Decision, Game, Hidden, Outcome, Rng, Seat, Seats, Sink, Viewer};

use crate::action::Action;
use crate::city::City;
use crate::content::Content;
use crate::determinize::determinize;
use crate::event::Event;
use crate::flow::{Deal, start};
use crate::frame::{Frame, Question};
use crate::options::Options;
use crate::play::Play;
use crate::reason::Reason;
use crate::scoring::Scoring;
use crate::state::State;
use crate::table_now::TableNow;
use crate::tile::Generation;
use crate::view::View;
use crate::why::Pointer;

/// New York 1901 for a number of players, with a content pack and options.
#[derive(Clone, Debug)]
pub struct NewYork {
    pub(crate) content: Content,
    pub(crate) city: City,
    pub(crate) seats: Seats,
    pub(crate) options: Options,
}

impl NewYork {
    /// The game with this board and these skyscrapers, for so many players.
    pub fn new(content: Content, seats: Seats, options: Options) -> Self {
        let first = options.first.filter(|&seat| seats.has(seat));
        let city = City::new(&content, options.flip);
        Self { content, city, seats, options: Options { first, ..options } }
    }

    /// The board, the skyscrapers and the characters.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// What the players agreed on.
    pub fn table_options(&self) -> Options {
        self.options
    }

    /// The points that a player needs to build a generation (N4.3).
    pub fn points_for(&self, generation: Generation) -> i16 {
        self.options.points_for(generation)
    }

    /// Where everybody's points come from, as if the game ended now.
    pub fn score(&self, state: &State) -> BySeat<Scoring> {
        self.now(state).score()
    }

    #[inline]
    pub(crate) fn now<'t>(&'t self, state: &'t State) -> TableNow<'t> {
        TableNow { content: &self.content, city: &self.city, options: self.options, state }
    }
}

impl Game for NewYork {
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type Question = Question;
    type Event = Event;
    type View = View;
    type Pointer = Pointer;
    type Reason = Reason;

    const NAME: &'static str = "new-york";
    const RULES_VERSION: u32 = 1;

    fn seats(&self) -> Seats {
        self.seats
    }

    fn deal(&self, seed: u64) -> Deal {
        Deal::from_seed(&self.content, self.seats, self.options, seed)
    }

    fn begin(&self, deal: &Deal, events: &mut impl Sink<Event>) -> State {
        start(self, deal, events)
    }

    #[inline]
    fn decision(&self, state: &State) -> Option<Decision<Question>> {
        let question = state.frames.top().and_then(Frame::question)?;
        Some(Decision { seat: state.active, question })
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        self.now(state).list(out);
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, action: Action, events: &mut impl Sink<Event>) {
        let (content, city) = (&self.content, &self.city);
        Play { content, city, options: self.options, state, events }.act(action);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.is_over().then(|| self.now(state).outcome())
    }

    fn standing(&self, state: &State) -> BySeat<i32> {
        let scores = self.now(state).score();
        BySeat::from_fn(|seat| scores[seat].total)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.now(state).view(viewer)
    }

    fn redact(&self, event: &Event, _viewer: Viewer) -> Event {
        event.clone()
    }

    fn hidden(&self, state: &State, _viewer: Viewer) -> Hidden {
        self.now(state).hidden()
    }

    fn determinize(&self, state: &State, _observer: Seat, rng: &mut Rng) -> State {
        determinize(state, rng)
    }

    /// Nobody holds anything that others do not see: what one seat does not know, none does.
    fn reshuffle(&self, state: &State, rng: &mut Rng) -> State {
        determinize(state, rng)
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Reason {
        self.now(state).refusal(seat, action)
    }

    fn uses(&self, state: &State, action: Action, pointer: Pointer) -> bool {
        self.now(state).uses(action, pointer)
    }

    fn why_not(&self, state: &State, seat: Seat, pointer: Pointer) -> Option<Reason> {
        self.now(state).why_not(seat, pointer)
    }
}
