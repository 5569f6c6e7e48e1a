//! The pack that comes with the program.

use words::{Language, Words};

use super::{new_york, parse, text};
use crate::content::{Content, Ground, LotFacts, Provenance, Street, TileFacts};
use crate::ground::{District, LotKind};
use crate::tile::{Generation, Tile};

fn lot<'a>(content: &'a Content, id: &str) -> &'a LotFacts {
    content.lot(content.find_lot(id).expect("the pack has it"))
}

fn tile<'a>(content: &'a Content, id: &str) -> &'a TileFacts {
    content.tile(content.find_tile(id).expect("the pack has it"))
}

/// The cells of a lot by row and column.
fn cells(content: &Content, id: &str) -> Vec<(u8, u8)> {
    let facts = lot(content, id);
    let block = content.block(facts.place.block);
    let cells = facts.cells.map(|cell| block.cells[cell.index()]);
    cells.map(|cell| (cell.row, cell.column)).collect()
}

#[test]
fn every_built_in_pack_loads() {
    for name in Content::BUILT_IN {
        let content = Content::built_in(name).expect("it comes with the program");
        assert_eq!(content.pack(), name);
    }
    assert!(Content::built_in("paris").is_none());
}

// N1.1
#[test]
fn there_are_five_districts_of_13_lots() {
    let content = new_york();
    let ids: Vec<_> = content.districts().map(|(_, district)| district.id.as_str()).collect();
    assert_eq!(ids, ["green", "blue", "red", "yellow", "pink"]);
    assert_eq!(content.lots().count(), 65);
    for (district, facts) in content.districts() {
        let lots = content.lots().filter(|(_, lot)| lot.kind.district() == district);
        let ids: Vec<_> = lots.map(|(_, lot)| lot.id.clone()).collect();
        let expected: Vec<_> = (1..=13).map(|number| format!("{}{number}", facts.code)).collect();
        assert_eq!(ids, expected);
    }
}

// N1.1
#[test]
fn every_lot_has_its_cells_and_lies_in_one_block() {
    let content = new_york();
    for (number, facts) in content.lots() {
        assert_eq!(facts.cells.len(), usize::from(facts.kind.size()), "{}", facts.id);
        let block = content.block(facts.place.block);
        assert_eq!(block.lots[usize::from(facts.place.number)], number);
        for cell in facts.cells {
            assert_eq!(content.map().at(block.cells[cell.index()]), Some(Ground::Lot(number)));
        }
    }
    let drawn = content.map().cells().filter(|(_, ground)| matches!(ground, Ground::Lot(_)));
    assert_eq!(drawn.count(), 150);
    assert_eq!(content.blocks().map(|(_, block)| block.cells.len()).sum::<usize>(), 150);
}

// N1.1
#[test]
fn the_map_is_read_as_it_is_drawn() {
    let content = new_york();
    assert_eq!((content.map().rows(), content.map().columns()), (19, 18));
    assert_eq!(cells(&content, "G1"), [(1, 1), (1, 2)]);
    assert_eq!(cells(&content, "Y4"), [(8, 9), (8, 10), (9, 10)]);
    assert_eq!(cells(&content, "P10"), [(16, 12), (17, 11), (17, 12)]);
}

// N1.1
#[test]
fn streets_and_parks_divide_the_city_into_blocks() {
    let content = new_york();
    let sizes: Vec<_> = content.blocks().map(|(_, block)| block.cells.len()).collect();
    assert_eq!(sizes, [9, 9, 12, 9, 6, 6, 8, 6, 9, 10, 9, 9, 7, 12, 7, 4, 6, 8, 4]);
    let (_, block) = content.blocks().nth(13).expect("there are 19");
    let lots: Vec<_> = block.lots.iter().map(|&lot| content.lot(lot).id.as_str()).collect();
    assert_eq!(lots, ["Y11", "Y12", "Y13", "P3", "P4"]);
    assert!(block.cells.is_sorted());
}

// N1.1
#[test]
fn five_streets_can_score() {
    let content = new_york();
    let ids: Vec<_> = Street::all().map(|street| content.street(street).id.as_str()).collect();
    assert_eq!(ids, ["wall-street", "broadway", "nassau-broad", "cedar", "pine-thames"]);
    let scoring = content.streets().iter().filter(|street| street.scoring).count();
    assert_eq!((scoring, content.streets().len()), (5, 12));
}

// N1.2: cards show colour and size only, so these are all the cards there are.
#[test]
fn every_district_has_nine_small_lots_and_four_large_ones() {
    let content = new_york();
    for district in District::all() {
        let of = |size| {
            let kind = LotKind::new(district, size);
            content.lots().filter(|(_, lot)| lot.kind == kind).count()
        };
        assert_eq!([of(2), of(3)], [9, 4]);
    }
    let kind = LotKind::new(District::all().last().expect("five"), 3);
    assert_eq!(content.kind_word(kind), "pink-3");
    assert_eq!(content.find_kind("pink-3"), Some(kind));
}

// N1.3
#[test]
fn every_player_has_18_skyscrapers() {
    let content = new_york();
    let of = |generation| {
        let tiles = Tile::own().map(|tile| content.tile(tile));
        tiles.filter(|tile| tile.generation == generation).map(|tile| tile.points).collect()
    };
    let points: [Vec<u8>; 3] = Generation::BUILT.map(of);
    assert_eq!(points, [[2, 2, 3, 3, 4, 4], [3, 4, 5, 5, 6, 6], [4, 5, 6, 7, 8, 8]]);
}

// N1.4
#[test]
fn what_is_no_rectangle_is_irregular() {
    let content = new_york();
    let irregular = Tile::all().map(|tile| content.tile(tile)).filter(|tile| tile.irregular());
    let ids: Vec<_> = irregular.map(|tile| tile.id.as_str()).collect();
    let own = ["b4", "b6", "s2", "s4", "s5", "s6", "g3", "g4", "g6"];
    assert_eq!(ids, [&own[..], &["park-row", "singer", "metropolitan-life"]].concat());
}

// N1.5
#[test]
fn four_legendary_skyscrapers_are_gold_and_have_heights() {
    let content = new_york();
    let facts: Vec<_> = Tile::legendary()
        .map(|tile| content.tile(tile))
        .map(|tile| (tile.id.as_str(), tile.points, tile.height, tile.generation))
        .collect();
    let gold = Generation::Gold;
    assert_eq!(
        facts,
        [
            ("park-row", 10, 391, gold),
            ("singer", 11, 612, gold),
            ("metropolitan-life", 12, 700, gold),
            ("woolworth", 13, 792, gold),
        ]
    );
}

// N1.6
#[test]
fn the_starting_building_scores_nothing_and_is_below_bronze() {
    let content = new_york();
    let start = content.tile(Tile::START);
    assert_eq!((start.id.as_str(), start.points, start.shape.len()), ("start", 0, 2));
    assert_eq!(start.generation, Generation::Starting);
    assert!(start.generation < Generation::Bronze && !start.irregular());
    assert_eq!(content.find_tile("start"), None);
}

// N1.7
#[test]
fn every_district_has_a_character_on_a_small_lot() {
    let content = new_york();
    let lots: Vec<_> =
        content.characters().map(|(_, facts)| content.lot(facts.lot).id.as_str()).collect();
    assert_eq!(lots, ["G13", "B2", "R8", "Y6", "P6"]);
    let mut districts = Vec::new();
    for (_, facts) in content.characters() {
        assert_eq!(content.lot(facts.lot).kind.size(), 2);
        districts.push(content.lot(facts.lot).kind.district());
    }
    assert!(districts.into_iter().eq(District::all()));
}

// N2.1
#[test]
fn pink_is_left_out_with_two_players() {
    let content = new_york();
    let out = content.districts().filter(|(_, district)| !district.two_players);
    assert_eq!(out.map(|(_, district)| district.id.as_str()).collect::<Vec<_>>(), ["pink"]);
    let (_, character) = content.characters().last().expect("five");
    assert_eq!(character.id, "david-schneider");
    assert_eq!(character.sources.of("name"), Provenance::Rulebook);
}

#[test]
fn shapes_are_read_as_they_are_drawn() {
    let content = new_york();
    let cells = |id: &str| {
        let shape = &tile(&content, id).shape;
        shape.iter().map(|cell| (cell.row, cell.column)).collect::<Vec<_>>()
    };
    assert_eq!(cells("b1"), [(0, 0), (0, 1)]);
    assert_eq!(cells("s4"), [(0, 0), (0, 1), (0, 2), (1, 1)]);
    assert_eq!(cells("g6"), [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 2)]);
    assert_eq!(tile(&content, "woolworth").shape.len(), 9);
}

/// No published fact is passed off as ours, and nothing of ours as published.
#[test]
fn what_is_known_says_so() {
    let content = new_york();
    let sources = |id: &str, field: &str| tile(&content, id).sources.of(field);
    assert_eq!(sources("b1", "points"), Provenance::Rulebook);
    assert_eq!(sources("b2", "points"), Provenance::Reconstructed);
    assert_eq!(sources("metropolitan-life", "points"), Provenance::Rulebook);
    assert_eq!(sources("metropolitan-life", "shape"), Provenance::Reconstructed);
    assert_eq!(sources("singer", "height"), Provenance::Review);
    assert_eq!(content.map().sources.of("rows"), Provenance::Reconstructed);
}

#[test]
fn the_locale_files_name_everything() {
    let content = new_york();
    let mut named = Vec::new();
    named.extend(content.districts().map(|(_, facts)| ("district", &facts.id, &facts.name)));
    named.extend(content.streets().iter().map(|facts| ("street", &facts.id, &facts.name)));
    named.extend(content.parks().iter().map(|facts| ("park", &facts.id, &facts.name)));
    named.extend(content.landmarks().iter().map(|facts| ("landmark", &facts.id, &facts.name)));
    named.extend(content.characters().map(|(_, facts)| ("character", &facts.id, &facts.name)));
    let legendary = Tile::legendary().map(|tile| content.tile(tile));
    named.extend(legendary.map(|facts| ("legendary", &facts.id, &facts.name)));
    for language in Language::ALL {
        let words = Words::new(language);
        for &(kind, id, name) in &named {
            assert_eq!(name, &None);
            assert!(words.has(&format!("new-york-{kind}-{id}")), "{language:?} lacks {kind} {id}");
        }
    }
}

/// Frozen: records carry it.
#[test]
fn the_digest_is_frozen() {
    assert_eq!(new_york().digest().to_string(), "ae556e0ed3153e5a");
}

#[test]
fn every_change_of_the_rules_changes_the_digest() {
    let digest = new_york().digest();
    for (old, new) in [
        ("id = \"green\"", "id = \"olive\""),
        ("two_players = false\n", ""),
        ("id = \"cedar\"", "id = \"oak\""),
        (" tp  ch  ch  ch", " tp  tc  ch  ch"),
        (" tp  ch  ch  ch", " tp  tp  ch  ch"),
        ("  +  wa  wa  wa", "  +  wa  wa  ce"),
        (" tp  G1  G1  G2", " tp  G2  G2  G1"),
        ("points = 2", "points = 3"),
        ("id = \"b1\"", "id = \"bronze-1\""),
        ("height = 391", "height = 392"),
        ("[\"XXX\", \".X.\"]", "[\"X..\", \"XXX\"]"),
        ("lot = \"G13\"", "lot = \"G12\""),
        ("id = \"robert-fletcher\"", "id = \"bob\""),
    ] {
        assert!(text().contains(old), "{old}");
        let mut changed = text().replacen(old, new, 1);
        if old.starts_with(" tp  G1") {
            changed = changed.replacen(" tp  G3  G4  G2", " tp  G3  G4  G1", 1);
        }
        if old.starts_with("two") {
            changed = changed.replacen("code = \"G\"", "code = \"G\"\ntwo_players = false", 1);
        }
        let content = parse(&changed).unwrap_or_else(|error| panic!("{error}"));
        assert_ne!(content.digest(), digest, "{new}");
    }
}

#[test]
fn names_provenance_and_codes_of_streets_do_not_change_the_digest() {
    let digest = new_york().digest();
    for (old, new) in [
        ("pack = \"new-york\"", "pack = \"my-new-york\""),
        ("id = \"b1\"", "id = \"b1\"\nname = \"Bar\""),
        ("id = \"cedar\"", "id = \"cedar\"\nname = \"Cedar\""),
        ("id = \"pearl\"", "id = \"oyster\""),
        ("id = \"bowling-green\"", "id = \"skittles\""),
        ("provenance = \"reconstructed\"", "provenance = \"owner\""),
        ("points = \"rulebook\"", "points = \"owner\""),
        ("  +  li  li  li", "  +   +  be  li"),
    ] {
        assert!(text().contains(old), "{old}");
        let content =
            parse(&text().replacen(old, new, 1)).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(content.digest(), digest, "{new}");
    }
    let dearborn = text().replace(" ce", " zz").replace("\"ce\"", "\"zz\"");
    assert_eq!(parse(&dearborn).unwrap().digest(), digest);
}
