//! What a seat sees at a table of New York.

use ::new_york::{
    ActionCard, Cell, Challenge, Content, Generation, Ground, Lot, LotKind, NewYork, PlayerView,
    Question, Street, Tile,
};
use table::{Game as _, InfoSet};

use super::micro::cell_word;
use crate::Place::{Player, Table};
use crate::sheet::{Place, Sheet};

/// The kinds of question, as words.
pub(super) const QUESTIONS: [&str; 6] =
    ["choose-character", "start", "acquire", "may-build", "site", "may-boom"];

/// A question taken apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    /// Which of [`QUESTIONS`].
    pub(super) kind: usize,
    /// The kind of lot that it is about.
    pub(super) lot: Option<LotKind>,
    /// The skyscraper that it is about.
    pub(super) tile: Option<Tile>,
}

impl Asked {
    pub(super) fn of(question: Question) -> Self {
        let plain = |kind| Self { kind, lot: None, tile: None };
        match question {
            Question::ChooseCharacter => plain(0),
            Question::Start => plain(1),
            Question::Acquire(kind) => Self { lot: Some(kind), ..plain(2) },
            Question::MayBuild => plain(3),
            Question::Site { tile, how: _ } => Self { tile: Some(tile), ..plain(4) },
            Question::MayBoom => plain(5),
        }
    }
}

/// Writes what the seat sees now.
pub(super) fn observe(info: &InfoSet<'_, NewYork>, sheet: &mut Sheet) {
    let content = info.game().content();
    let (view, seats, me) = (info.view(), info.game().seats(), info.seat());
    let decision = info.decision();
    let asked = decision.map(|decision| Asked::of(decision.question));
    let round = |seat: table::Seat| (seat.index() + seats.count() - me.index()) % seats.count();
    let kinds = || LotKind::all().map(|kind| content.kind_word(kind)).collect();
    let tiles = || Tile::all().map(|tile| content.tile(tile).id.clone()).collect();

    sheet.flag(Table, "over", "1 if the game is over", view.over);
    sheet.number(Table, "turn", "turns begun, this one included", 50, view.turn);
    sheet.counts(
        Table,
        "asked.player",
        "1 for the player who is asked",
        &|| (0..seats.count()).map(|steps| format!("p{steps}")).collect(),
        (0..seats.count()).map(|steps| u16::from(decision.is_some_and(|d| round(d.seat) == steps))),
    );
    sheet.counts(
        Table,
        "asked.question",
        "1 for the kind of question",
        &|| QUESTIONS.map(str::to_owned).to_vec(),
        (0..QUESTIONS.len()).map(|kind| u16::from(asked.is_some_and(|asked| asked.kind == kind))),
    );
    let about = asked.and_then(|asked| asked.lot);
    let meaning = "1 for the kind of lot that the question is about";
    sheet.counts(Table, "asked.lot", meaning, &kinds, count_kinds(about));
    let about = asked.and_then(|asked| asked.tile);
    let meaning = "1 for the skyscraper that the question is about";
    sheet.counts(Table, "asked.tile", meaning, &tiles, count_tiles(about));

    let market = count_kinds(view.market.iter().copied());
    sheet.counts(Table, "market", "cards in the open market", &kinds, market);
    let next = count_kinds(view.future.iter().take(1).flatten().copied());
    let meaning = "cards face down of which one comes next";
    sheet.counts(Table, "future.next", meaning, &kinds, next);
    let later = count_kinds(view.future.iter().skip(1).flatten().copied());
    sheet.counts(Table, "future.later", "cards that come after those", &kinds, later);
    let legendary = count_tiles(view.legendaries.iter().copied());
    let meaning = "1 for skyscrapers that anybody may still build first";
    sheet.counts(Table, "legendaries", meaning, &tiles, legendary);
    sheet.counts(
        Table,
        "streets",
        "1 for the streets that score",
        &|| Street::all().map(|street| content.street(street).id.clone()).collect(),
        Street::all().map(|street| u16::from(view.streets.contains(&street))),
    );
    sheet.counts(
        Table,
        "challenge",
        "1 for the challenge",
        &|| Challenge::ALL.map(|challenge| challenge.word().to_owned()).to_vec(),
        Challenge::ALL.map(|challenge| u16::from(view.challenge == challenge)),
    );
    sheet.flag(Table, "ending", "1 once the end is triggered", view.last_turns.is_some());
    let last = view.last_turns.unwrap_or(0);
    sheet.number(Table, "last-turns", "turns after this one, once it is triggered", 1, last);
    let quiet = view.quiet_turns;
    sheet.number(Table, "quiet-turns", "turns in a row without a build", 12, quiet);

    let ground = lot_cells(content);
    for seat in std::iter::once(me).chain(seats.others(me)) {
        let theirs = &view.players[seat.index()];
        player(content, &ground, sheet, Player(round(seat)), theirs);
    }
}

fn player(
    content: &Content,
    ground: &[Cell],
    sheet: &mut Sheet,
    place: Place,
    player: &PlayerView,
) {
    let lots = || content.lots().map(|(_, facts)| facts.id.clone()).collect();
    let tiles = || Tile::all().map(|tile| content.tile(tile).id.clone()).collect();
    let cells = || ground.iter().map(|&cell| cell_word(cell)).collect();
    sheet.number(place, "points", "points on the track", 50, player.score);
    let total = player.scoring.total;
    sheet.number(place, "score", "points if the game ended now", 50, total);
    sheet.number(place, "prestige", "points that gold prestige brought", 10, player.prestige);
    sheet.number(place, "workers", "workers at hand", 4, player.workers);
    sheet.counts(
        place,
        "character",
        "1 for who they are",
        &|| content.characters().map(|(_, facts)| facts.id.clone()).collect(),
        content.characters().map(|(one, _)| u16::from(player.character == Some(one))),
    );
    sheet.counts(
        place,
        "cards",
        "1 for action cards not used yet",
        &|| ActionCard::ALL.map(|card| card.word().to_owned()).to_vec(),
        ActionCard::ALL.map(|card| u16::from(player.cards.has(card))),
    );
    let count = |of: &[Lot]| {
        let mut counts = vec![0; content.lots().count()];
        of.iter().for_each(|lot| counts[lot.index()] = 1);
        counts
    };
    sheet.counts(place, "lots", "1 for lots of the territory", &lots, count(&player.lots));
    let meaning = "1 for those of them that workers stand on";
    sheet.counts(place, "lots.vacant", meaning, &lots, count(&player.vacant));
    let unbuilt = count_tiles(player.unbuilt.iter().copied());
    sheet.counts(place, "unbuilt", "1 for own skyscrapers never built", &tiles, unbuilt);
    let gone = count_tiles(player.demolished.iter().copied());
    sheet.counts(place, "demolished", "1 for skyscrapers demolished", &tiles, gone);
    let stands = player.standing.iter().map(|one| one.tile).filter(|&tile| tile != Tile::START);
    sheet.counts(place, "standing", "1 for what stands", &tiles, count_tiles(stands));
    for (generation, name, meaning) in GENERATIONS {
        let of = player.standing.iter().filter(|s| content.tile(s.tile).generation == generation);
        let covered: Vec<Cell> = of.flat_map(|standing| standing.cells.iter().copied()).collect();
        let covers = ground.iter().map(|cell| u16::from(covered.contains(cell)));
        sheet.counts(place, name, meaning, &cells, covers);
    }
}

const GENERATIONS: [(Generation, &str, &str); 4] = [
    (Generation::Starting, "on.starting", "1 for cells under the starting building"),
    (Generation::Bronze, "on.bronze", "1 for cells under bronze"),
    (Generation::Silver, "on.silver", "1 for cells under silver"),
    (Generation::Gold, "on.gold", "1 for cells under gold"),
];

/// The cells that can be built on, in reading order.
fn lot_cells(content: &Content) -> Vec<Cell> {
    let buildable = content.map().cells().filter_map(|(cell, ground)| match ground {
        Ground::Lot(_) => Some(cell),
        Ground::Street(_) | Ground::Crossing | Ground::Park(_) | Ground::Landmark(_) => None,
    });
    buildable.collect()
}

fn count_kinds(kinds: impl IntoIterator<Item = LotKind>) -> [u16; LotKind::COUNT] {
    let mut counts = [0; LotKind::COUNT];
    kinds.into_iter().for_each(|kind| counts[kind.index()] += 1);
    counts
}

/// A number for every skyscraper but the starting building.
fn count_tiles(tiles: impl IntoIterator<Item = Tile>) -> [u16; Tile::COUNT - 1] {
    let mut counts = [0; Tile::COUNT - 1];
    tiles.into_iter().for_each(|tile| counts[tile.index()] += 1);
    counts
}
