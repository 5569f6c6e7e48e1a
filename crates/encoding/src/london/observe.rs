//! What a seat sees and knows at a table of London.

use ::london::{
    Borough, Card, Content, London, PlayerView, Question, Source, SourceKind, StackView, Title,
};
use table::{Game as _, Hidden, InfoSet, Viewer};

use crate::Place::{Player, Table};
use crate::encoding::any_world;
use crate::sheet::{Place, Sheet};

/// The kinds of question, as words.
pub(super) const QUESTIONS: [&str; 23] = [
    "repay",
    "start-draw",
    "put-back",
    "draw",
    "choose-action",
    "develop",
    "pay-for",
    "place",
    "build-free",
    "choose-land",
    "run",
    "activation-cost",
    "offer-cost",
    "order",
    "discard-up-to",
    "cover-from-board",
    "activate-again",
    "flip",
    "choose-opponent",
    "exchange-take",
    "exchange-give",
    "after-action",
    "trim",
];

/// A question taken apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    /// Which of [`QUESTIONS`].
    pub(super) kind: usize,
    /// The card that it is about.
    pub(super) title: Option<Title>,
    /// The borough that it is about.
    pub(super) borough: Option<Borough>,
    /// How often it will be asked, if that is settled.
    pub(super) left: u8,
}

impl Asked {
    pub(super) fn of(content: &Content, question: Question) -> Self {
        let plain = |kind| Self { kind, title: None, borough: None, left: 0 };
        let card = |kind, card: Card| Self { title: Some(content.title_of(card)), ..plain(kind) };
        let source = |kind, source: Source| match source.kind() {
            SourceKind::Card(top) => card(kind, top),
            SourceKind::Borough(borough) => Self { borough: Some(borough), ..plain(kind) },
        };
        match question {
            Question::Repay => plain(0),
            Question::StartDraw => plain(1),
            Question::PutBack => plain(2),
            Question::Draw { left } => Self { left, ..plain(3) },
            Question::ChooseAction => plain(4),
            Question::Develop => plain(5),
            Question::PayFor(top) => card(6, top),
            Question::Place(top) => card(7, top),
            Question::BuildFree { left } => Self { left, ..plain(8) },
            Question::ChooseLand => plain(9),
            Question::Run => plain(10),
            Question::ActivationCost(top) => card(11, top),
            Question::OfferCost(by) => source(12, by),
            Question::Order(by) => source(13, by),
            Question::DiscardUpTo(by) => source(14, by),
            Question::CoverFromBoard(top) => card(15, top),
            Question::ActivateAgain(top) => card(16, top),
            Question::Flip(top) => card(17, top),
            Question::ChooseOpponent(by) => source(18, by),
            Question::ExchangeTake => plain(19),
            Question::ExchangeGive(_) => plain(20),
            Question::AfterAction => plain(21),
            Question::Trim => plain(22),
        }
    }
}

/// Writes what the seat sees now.
pub(super) fn observe(info: &InfoSet<'_, London>, sheet: &mut Sheet) {
    let content = info.game().content();
    let (view, seats, me) = (info.view(), info.game().seats(), info.seat());
    let things = Things { content };
    let decision = info.decision();
    let asked = decision.map(|decision| Asked::of(content, decision.question));
    let round = |seat: table::Seat| (seat.index() + seats.count() - me.index()) % seats.count();

    sheet.flag(Table, "over", "1 if the game is over", view.over);
    sheet.number(Table, "turn", "turns begun, this one included", 50, view.turn);
    let steps: Vec<String> = (0..seats.count()).map(|steps| format!("p{steps}")).collect();
    sheet.counts(
        Table,
        "asked.player",
        "1 for the player who is asked",
        &|| steps.clone(),
        (0..seats.count()).map(|steps| u16::from(decision.is_some_and(|d| round(d.seat) == steps))),
    );
    sheet.counts(
        Table,
        "asked.question",
        "1 for the kind of question",
        &|| QUESTIONS.map(str::to_owned).to_vec(),
        (0..QUESTIONS.len()).map(|kind| u16::from(asked.is_some_and(|asked| asked.kind == kind))),
    );
    sheet.number(
        Table,
        "asked.left",
        "how often the question will be asked, if that is settled",
        1,
        asked.map_or(0, |asked| asked.left),
    );
    let about = asked.and_then(|asked| asked.title);
    things.titles(sheet, Table, "asked.card", "1 for the card that the question is about", about);
    let about = asked.and_then(|asked| asked.borough);
    things.boroughs(sheet, Table, "asked.borough", "1 for the borough that it is about", about);
    let built = view.being_built;
    things.titles(sheet, Table, "being-built", "1 for the card between hand and city", built);

    sheet.counts(
        Table,
        "deck.left",
        "cards left of each set",
        &sets,
        view.deck.left.map(u16::from),
    );
    let known = view.deck.top.iter().flatten().copied();
    things.titles(sheet, Table, "deck.known", "cards of the deck that the player has seen", known);
    let next = view.deck.top.first().copied().flatten();
    things.titles(sheet, Table, "deck.next", "1 for the next card, if it is known", next);
    let [top, bottom] = &view.board;
    let row = |row: &[Option<Title>]| row.iter().flatten().copied().collect::<Vec<_>>();
    things.titles(sheet, Table, "board.top", "cards in the top row", row(top));
    things.titles(sheet, Table, "board.bottom", "cards in the bottom row", row(bottom));
    let free = [top, bottom].map(|row| row.iter().filter(|space| space.is_none()).count() as u16);
    let rows = || ["top", "bottom"].map(str::to_owned).to_vec();
    sheet.counts(Table, "board.free", "free spaces of each row", &rows, free);
    let gone = view.gone.iter().copied();
    things.titles(sheet, Table, "gone", "cards that left the game", gone);
    let offer = view.offer.iter().flatten().copied();
    things.boroughs(sheet, Table, "land.offer", "1 for boroughs on offer", offer);
    sheet.number(Table, "land.left", "boroughs still face down", 20, view.boroughs_left);
    sheet.flag(Table, "loans.limited", "1 if loans are limited", view.loans_left.is_some());
    let left = view.loans_left.unwrap_or(0);
    sheet.number(Table, "loans.left", "loans in the supply, if they are limited", 12, left);
    sheet.flag(Table, "ending", "1 once the end is triggered", view.last_turns.is_some());
    let last = view.last_turns.unwrap_or(0);
    sheet.number(Table, "last-turns", "last turns to come, once it is triggered", 1, last);
    let quiet = view.quiet_turns;
    sheet.number(Table, "quiet-turns", "turns in a row without a draw from the deck", 10, quiet);

    for seat in std::iter::once(me).chain(seats.others(me)) {
        player(&things, sheet, Player(round(seat)), &view.players[seat.index()]);
    }
}

/// Writes what the seat knows because it has watched: which cards it has never seen, wherever they are, and
/// what lies face down in the cities.
pub(super) fn recall(info: &InfoSet<'_, London>, sheet: &mut Sheet) {
    let (game, content, me) = (info.game(), info.game().content(), info.seat());
    let things = Things { content };
    let world = any_world(info);
    let hidden = game.hidden(&world, Viewer::Seat(me));
    let unseen = content.cards().filter(|card| {
        let one: Hidden = u8::try_from(card.index()).into_iter().collect();
        !(hidden & one).is_empty()
    });
    let titles = unseen.map(|card| content.title_of(card));
    let meaning = "cards in the deck and in other hands that the player cannot place";
    things.titles(sheet, Table, "unseen", meaning, titles);
    for (steps, seat) in std::iter::once(me).chain(game.seats().others(me)).enumerate() {
        let down = world.tops(seat).without(world.visible(seat));
        let titles = down.map(|card| content.title_of(card));
        let meaning = "stacks with this card on top, face down";
        things.titles(sheet, Player(steps), "city.down", meaning, titles);
    }
}

fn player(things: &Things<'_>, sheet: &mut Sheet, place: Place, player: &PlayerView) {
    sheet.number(place, "cash", "money", 20, player.cash);
    sheet.number(place, "prestige", "prestige on the track", 20, player.prestige);
    sheet.number(place, "poverty", "poverty", 20, player.poverty);
    sheet.number(place, "loans", "loans", 5, player.loans);
    let total = player.scoring.total;
    let meaning = "points if the game ended now, as far as the player can know";
    sheet.number(place, "score", meaning, 50, total);
    let hand = player.hand.len() as u32;
    sheet.number(place, "hand.size", "cards in hand", 9, hand);
    let known = player.hand.known.iter().copied();
    things.titles(sheet, place, "hand.known", "cards in hand that the player knows", known);
    let unknown = player.hand.unknown.map(u16::from);
    sheet.counts(place, "hand.unknown", "other cards in hand, by set", &sets, unknown);
    sheet.number(place, "stacks", "stacks in the city", 10, player.stacks.len() as u32);
    let down = player.stacks.iter().filter(|stack| stack.top.is_none()).count();
    sheet.number(place, "stacks.down", "stacks that are face down", 10, down as u32);
    let tops = |wanted: fn(&StackView) -> bool| {
        player.stacks.iter().filter(move |stack| wanted(stack)).filter_map(|stack| stack.top)
    };
    things.titles(sheet, place, "city", "stacks that show this card", tops(|_| true));
    let meaning = "those of them activated in this turn";
    things.titles(sheet, place, "city.activated", meaning, tops(|stack| stack.activated));
    let meaning = "those of them placed in this turn";
    things.titles(sheet, place, "city.placed", meaning, tops(|stack| stack.placed));
    let tills = player.stacks.iter().filter_map(|stack| Some((stack.top?, stack.till)));
    let coins = tills.flat_map(|(title, till)| (0..till).map(move |_| title));
    things.titles(sheet, place, "city.till", "money lying on them", coins);
    let boroughs = player.boroughs.iter().copied();
    things.boroughs(sheet, place, "boroughs", "1 for boroughs bought", boroughs);
    let top = player.top_borough;
    things.boroughs(sheet, place, "boroughs.top", "1 for the borough on top", top);
}

fn sets() -> Vec<String> {
    ["a", "b", "c"].map(str::to_owned).to_vec()
}

/// Fields with a number for each title or borough of the pack.
struct Things<'c> {
    content: &'c Content,
}

impl Things<'_> {
    fn titles(
        &self,
        sheet: &mut Sheet,
        place: Place,
        name: &str,
        meaning: &'static str,
        cards: impl IntoIterator<Item = Title>,
    ) {
        let mut counts = vec![0; self.content.titles().count()];
        cards.into_iter().for_each(|title| counts[title.index()] += 1);
        let in_play = || self.content.titles().filter(|(_, facts)| facts.copies > 0);
        let labels = || in_play().map(|(_, facts)| facts.id.clone()).collect();
        sheet.counts(place, name, meaning, &labels, in_play().map(|(t, _)| counts[t.index()]));
    }

    fn boroughs(
        &self,
        sheet: &mut Sheet,
        place: Place,
        name: &str,
        meaning: &'static str,
        boroughs: impl IntoIterator<Item = Borough>,
    ) {
        let mut counts = vec![0; self.content.boroughs().count()];
        boroughs.into_iter().for_each(|borough| counts[borough.index()] += 1);
        let labels = || self.content.boroughs().map(|(_, facts)| facts.id.clone()).collect();
        sheet.counts(place, name, meaning, &labels, counts.iter().copied());
    }
}
