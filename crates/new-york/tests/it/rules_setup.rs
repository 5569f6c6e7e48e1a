//! N1, N2 and N8: what is in the box, setting up, and the variants.

use std::collections::BTreeSet;

use new_york::{
    ActionCards, Challenge, Generation, Ground, LotKind, Options, Question, Reason, Tile, Variant,
};
use table::{Game, Notation};

use crate::scene::{ME, Play, THIRD, YOU, new_york, pack, redrawn, seat, table};

fn dealt(seats: usize, seed: u64) -> Play {
    Play::from_seed(new_york(seats, Options::default()), seed)
}

fn variant(variant: Variant) -> Options {
    Options { variant, ..Options::default() }
}

/// The cards in play, open and face down, by kind.
fn cards_of(t: &Play) -> Vec<usize> {
    let view = t.view();
    let cards: Vec<LotKind> =
        view.market.iter().chain(view.future.iter().flatten()).copied().collect();
    LotKind::all().map(|kind| cards.iter().filter(|&&card| card == kind).count()).collect()
}

/// The lots of the pack, by kind.
fn lots_by_kind() -> Vec<usize> {
    let content = pack();
    LotKind::all().map(|kind| content.lots().filter(|(_, lot)| lot.kind == kind).count()).collect()
}

// N1.1: five districts with 13 lots of two or three cells, and five streets that can score.
#[test]
fn the_board_has_five_districts_and_five_streets_that_score() {
    let content = pack();
    assert_eq!(content.districts().count(), 5);
    for (district, _) in content.districts() {
        let lots = content.lots().map(|(_, lot)| lot);
        let lots: Vec<_> = lots.filter(|lot| lot.kind.district() == district).collect();
        assert_eq!(lots.len(), 13);
        for lot in lots {
            assert!((2..=3).contains(&lot.cells.len()));
            assert_eq!(lot.cells.len(), usize::from(lot.kind.size()));
        }
    }
    assert_eq!(content.streets().iter().filter(|street| street.scoring).count(), 5);
}

// N1.1: a park in the place of a street divides as that did.
#[test]
fn a_park_divides_two_blocks() {
    let street = "+  pt  pt  pt   +  pt  pt  pt   +  pt  pt  pt  pt ";
    let park = "+  pt  pt  pt   +  ch  ch  ch   +  pt  pt  pt  pt ";
    assert_eq!(redrawn(&[(street, park)]).blocks().count(), pack().blocks().count());
}

// N1.1: nothing but streets and parks lies between blocks, so no two of them touch.
#[test]
fn streets_and_parks_divide_the_blocks() {
    let content = pack();
    for (block, facts) in content.blocks() {
        for (other, others) in content.blocks().filter(|&(other, _)| other != block) {
            for one in &facts.cells {
                let apart = |cell: &new_york::Cell| {
                    cell.row.abs_diff(one.row) + cell.column.abs_diff(one.column) > 1
                };
                assert!(others.cells.iter().all(apart), "{block:?} and {other:?}");
            }
        }
    }
}

// N1.2: a card for every lot, which shows colour and size only, so any lot of these will do.
#[test]
fn there_is_a_card_for_every_lot() {
    let game = new_york(3, Options::default());
    let (_, cards) = game.write_deal(&game.deal(1)).swap_remove(0);
    assert_eq!(cards.len(), 65);
    for (kind, lots) in LotKind::all().zip(lots_by_kind()) {
        let word = game.content().kind_word(kind);
        assert_eq!(cards.iter().filter(|&card| *card == word).count(), lots, "{word}");
    }
}

// N1.3, N2.5: everybody's things at the start.
#[test]
fn everybody_begins_with_the_same_things() {
    let t = dealt(4, 1901);
    for player in t.view().players {
        assert_eq!((player.unbuilt.len(), player.workers, player.score), (18, 4, 0));
        assert_eq!((player.cards, player.cards.len()), (ActionCards::ALL, 3));
        let standing: Vec<Tile> = player.standing.iter().map(|standing| standing.tile).collect();
        assert_eq!(standing, [Tile::START]);
    }
}

// N1.4, N1.5: generations in their order, what is irregular, and the legendary four.
#[test]
fn skyscrapers_have_a_shape_points_and_a_generation() {
    let content = pack();
    assert!(Generation::Bronze < Generation::Silver && Generation::Silver < Generation::Gold);
    for generation in Generation::BUILT {
        assert!(Tile::own().any(|tile| content.tile(tile).generation == generation));
    }
    let irregular = |id: &str| content.tile(content.find_tile(id).unwrap()).irregular();
    assert!(!irregular("b1") && !irregular("b5") && !irregular("woolworth"));
    assert!(irregular("b4") && irregular("g3") && irregular("park-row"));
    let legendary: Vec<_> = Tile::legendary().map(|tile| content.tile(tile)).collect();
    assert!(legendary.iter().all(|facts| facts.generation == Generation::Gold));
    let heights: BTreeSet<u16> = legendary.iter().map(|facts| facts.height).collect();
    assert_eq!((legendary.len(), heights.len()), (4, 4));
}

// N1.5: there is one of each, and nobody builds two.
#[test]
fn a_legendary_skyscraper_is_built_once_and_nobody_builds_two() {
    let mut t = table(2)
        .score(ME, 30)
        .lots(ME, &["G8", "G9", "G10"])
        .score(YOU, 30)
        .lots(YOU, &["B13", "Y1", "Y2", "Y3"])
        .built(YOU, "singer", "f9 g9 h9 f10 g10 h10 f11")
        .market(&["green-2", "green-2", "red-2", "red-2"])
        .begin();
    t.does(&["take red-2", "lot R8"]);
    assert_eq!(t.refuses("build singer"), Reason::LegendaryBuilt(t.tile("singer")));
    t.does(&["build park-row", "at b13 r0"]);
    let left: Vec<Tile> = ["metropolitan-life", "woolworth"].map(|id| t.tile(id)).to_vec();
    assert_eq!(t.view().legendaries, left);
    t.does(&["take red-2", "lot R2"]);
    assert_eq!(t.refuses("build woolworth"), Reason::SecondLegendary);
}

// N1.6: below bronze, and worth nothing.
#[test]
fn the_starting_building_scores_nothing_and_is_below_bronze() {
    let t = dealt(2, 5);
    assert_eq!((t.points(ME), t.points(YOU)), (0, 0));
    let start = pack().tile(Tile::START).clone();
    assert_eq!((start.generation, start.points), (Generation::Starting, 0));
    assert!(Generation::Starting < Generation::Bronze);
}

// N1.7: five characters, each with a lot of size 2 in a district of its own.
#[test]
fn five_characters_start_in_five_districts() {
    let content = pack();
    let lots: Vec<_> = content.characters().map(|(_, facts)| content.lot(facts.lot)).collect();
    assert!(lots.iter().all(|lot| lot.kind.size() == 2));
    let districts: BTreeSet<_> = lots.iter().map(|lot| lot.kind.district()).collect();
    assert_eq!((lots.len(), districts.len()), (5, 5));
    assert_eq!(Challenge::ALL.len(), 5);
}

// N1.7: the colour of a token says nothing about the player.
#[test]
fn a_character_of_one_district_expands_in_all() {
    let mut t = table(2)
        .character(ME, "robert-fletcher")
        .market(&["green-2", "blue-2", "red-2", "yellow-2"])
        .begin();
    let takes = ["take green-2", "take blue-2", "take red-2", "take yellow-2"];
    assert!(takes.iter().all(|&take| t.offers(take)));
    t.does(&["take yellow-2", "lot Y5"]);
    assert_eq!(t.lots(ME), ["B2", "Y5"]);
}

// N2.1: no pink cards and no David Schneider with two players.
#[test]
fn two_players_play_without_the_pink_district() {
    for seed in 0..30 {
        let t = dealt(2, seed);
        let cards = cards_of(&t);
        assert_eq!((cards[8], cards[9]), (0, 0));
        assert_eq!(cards.iter().sum::<usize>(), 52 - 2);
        assert!(t.view().players.iter().all(|player| {
            t.game.content().character(player.character.unwrap()).id != "david-schneider"
        }));
    }
    let david = (0..30).any(|seed| {
        let players = dealt(3, seed).view().players;
        let of = |character| pack().character(character).id == "david-schneider";
        players.iter().any(|player| player.character.is_some_and(of))
    });
    assert!(david, "with three players he is there");
}

// N2.1
#[test]
fn nobody_acquires_or_builds_on_pink_lots_with_two_players() {
    let mut t = table(2)
        .lots(ME, &["Y11", "Y13"])
        .market(&["yellow-2", "green-2", "red-2", "red-2"])
        .begin();
    t.does(&["take yellow-2"]);
    assert_eq!(t.refuses("lot P4"), Reason::DistrictClosed(t.lot("P4")));
    assert_eq!(t.why_not("P4"), Some(Reason::DistrictClosed(t.lot("P4"))));
    t.does(&["lot Y12", "build b1"]);
    assert_eq!(t.refuses("at k14 r0"), Reason::DistrictClosed(t.lot("P3")));
    assert_eq!(t.forbidden_by("at k14 r0"), "N2.1");
}

// N2.2: three of the five streets and one of the five challenges, open.
#[test]
fn three_streets_and_a_challenge_are_drawn() {
    let (mut streets, mut challenges) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let view = dealt(3, seed).view();
        assert_eq!(view.streets.iter().collect::<BTreeSet<_>>().len(), 3);
        streets.insert(view.streets);
        challenges.insert(view.challenge);
    }
    assert_eq!((streets.len(), challenges.len()), (10, 5));
}

// N2.3: a character each, whose lot is the first of the territory; its card is not in the deck.
#[test]
fn everybody_gets_a_character_and_a_starting_lot() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let t = dealt(3, seed);
        let mut left = lots_by_kind();
        let mut characters = BTreeSet::new();
        for player in t.view().players {
            let character = player.character.unwrap();
            let lot = t.game.content().character(character).lot;
            assert_eq!((&player.lots, player.vacant.len()), (&vec![lot], 0));
            let facts = t.game.content().lot(lot);
            assert_eq!(player.standing[0].cells.len(), 2);
            for cell in &player.standing[0].cells {
                assert_eq!(t.game.content().map().at(*cell), Some(Ground::Lot(lot)));
            }
            left[facts.kind.index()] -= 1;
            characters.insert(character);
        }
        assert_eq!((characters.len(), cards_of(&t)), (3, left));
        seen.insert(t.of(ME).character);
    }
    assert_eq!(seen.len(), 5, "at random");
}

// N2.3: by a table option everybody chooses, in turn order.
#[test]
fn characters_may_be_chosen_in_turn_order() {
    let options = Options { choose_characters: true, first: Some(seat(YOU)), ..Options::default() };
    let mut t = Play::from_seed(new_york(3, options), 3);
    assert_eq!((t.asked(), t.question()), (seat(YOU), Some(Question::ChooseCharacter)));
    assert_eq!(t.choices().len(), 5);
    t.does(&["be robert-fletcher"]);
    assert_eq!((t.asked(), t.choices().len()), (seat(THIRD), 4));
    assert_eq!(t.forbidden_by("be robert-fletcher"), "N2.3");
    assert_eq!(t.market().len(), 0, "the market opens when all have chosen");
    t.does(&["be isaac-lindqvist", "be david-schneider"]);
    assert_eq!((t.asked(), t.question()), (seat(YOU), Some(Question::Start)));
    assert_eq!([t.lots(ME), t.lots(YOU), t.lots(THIRD)].concat(), ["P6", "B2", "Y6"]);
    let mut left = lots_by_kind();
    for kind in ["pink-2", "blue-2", "yellow-2"] {
        left[t.kind(kind).index()] -= 1;
    }
    assert_eq!(cards_of(&t), left);
}

// N2.3: the starting lots of characters that nobody has are lots like all others.
#[test]
fn the_lot_of_a_character_that_nobody_has_is_free() {
    let mut t = table(2)
        .character(ME, "robert-fletcher")
        .character(YOU, "isaac-lindqvist")
        .market(&["red-2", "green-2", "green-2", "yellow-2"])
        .begin();
    t.does(&["take red-2", "lot R8"]);
    assert_eq!(t.lots(ME), ["B2", "R8"]);
}

// N2.4: four cards open, the others face down.
#[test]
fn four_cards_are_open_and_the_rest_lies_face_down() {
    let t = dealt(4, 11);
    assert_eq!(t.market().len(), 4);
    let future = t.future();
    assert_eq!((future.len(), future[0].len()), (1, 65 - 4 - 4));
}

// N2.5: the seed decides who begins, unless the host names a seat; then clockwise.
#[test]
fn the_seed_or_the_host_says_who_begins() {
    let begin: BTreeSet<usize> = (0..40).map(|seed| dealt(3, seed).asked().index()).collect();
    assert_eq!(begin, BTreeSet::from([0, 1, 2]));
    for first in 0..3 {
        let options = Options { first: Some(seat(first)), ..Options::default() };
        for seed in 0..5 {
            let t = Play::from_seed(new_york(3, options), seed);
            assert_eq!(t.asked(), seat(first));
        }
    }
}

// N2.5
#[test]
fn play_goes_clockwise() {
    let market = ["red-2", "red-2", "green-2", "green-2"];
    let mut t = table(3).turn_of(YOU).market(&market).begin();
    t.does(&["take red-2", "lot R8", "pass"]);
    assert_eq!(t.asked(), seat(THIRD));
    t.does(&["take red-2", "lot R1", "pass"]);
    assert_eq!(t.asked(), seat(ME));
}

// N8.1: the beginners' challenge and streets; without action cards if the table likes.
#[test]
fn beginners_play_gold_tycoon_on_three_fixed_streets() {
    for seed in 0..20 {
        let t = Play::from_seed(new_york(3, variant(Variant::Beginner)), seed);
        let view = t.view();
        let ids = view.streets.map(|street| t.game.content().street(street).id.clone());
        assert_eq!(view.challenge, Challenge::GoldTycoon);
        assert_eq!(ids, ["wall-street", "broadway", "nassau-broad"]);
        assert_eq!(t.of(ME).cards, ActionCards::ALL);
    }
    let options = Options { action_cards: false, ..variant(Variant::Beginner) };
    let mut t = Play::from_seed(new_york(2, options), 4);
    assert_eq!((t.of(ME).cards, t.score(ME).cards), (ActionCards::EMPTY, 0));
    assert_eq!(t.refuses("shift"), Reason::NoActionCards);
    assert_eq!(t.forbidden_by("boom b1"), "N8.1");
}

// N8.2: no starting buildings and lots; every card stays in the deck.
#[test]
fn experts_begin_with_nothing_on_the_board() {
    for options in
        [variant(Variant::Expert), Options { choose_characters: true, ..variant(Variant::Expert) }]
    {
        let t = Play::from_seed(new_york(3, options), 6);
        assert_eq!(cards_of(&t), lots_by_kind());
        for player in t.view().players {
            assert!(player.lots.is_empty() && player.standing.is_empty());
            assert_eq!((player.character, player.workers), (None, 4));
        }
    }
}

// N8.2: silver from 10 points, gold from 25.
#[test]
fn experts_need_more_points_for_silver_and_gold() {
    for (score, tile, open) in
        [(9, "s1", false), (10, "s1", true), (24, "g1", false), (25, "g1", true)]
    {
        let mut t = table(2)
            .options(variant(Variant::Expert))
            .score(ME, score)
            .market(&["red-2", "red-2", "green-2", "green-2"])
            .begin();
        t.does(&["take red-2", "lot R8"]);
        assert_eq!(t.offers(&format!("build {tile}")), open, "{tile} with {score}");
    }
}
