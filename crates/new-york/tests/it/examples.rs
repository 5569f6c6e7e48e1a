//! The worked examples of the rulebook, on our map.

use new_york::{Challenge, Generation};

use crate::scene::{ME, Play, cell, table};

// N10.1: a yellow lot of size 3, a bronze skyscraper of two cells.
#[test]
fn a_first_lot_and_a_first_skyscraper() {
    let mut t = table(2).market(&["yellow-3", "green-2", "green-2", "red-2"]).begin();
    t.does(&["take yellow-3", "lot Y4", "build b1", "at j9 r0"]);
    assert_eq!(t.points(ME), 2);
    assert_eq!((t.workers(ME), t.lots(ME)), (4, vec!["Y4".to_owned()]));
    assert_eq!(t.vacant(ME), [""; 0], "the third cell stays in the territory, without a worker");
}

// N10.2: the cell left over and two new ones.
#[test]
fn a_skyscraper_over_two_lots() {
    let mut t = table(2)
        .lots(ME, &["Y4"])
        .built(ME, "b1", "j9 k9")
        .score(ME, 2)
        .market(&["yellow-2", "green-2", "green-2", "red-2"])
        .begin();
    t.does(&["take yellow-2", "lot Y5"]);
    assert_eq!(t.workers(ME), 3);
    // There is one place for it, so that is not asked (N-R21).
    t.does(&["build b4"]);
    assert_eq!((t.points(ME), t.workers(ME)), (5, 4));
    let standing = t.of(ME).standing;
    assert_eq!(standing[1].cells, ["l9", "k10", "l10"].map(cell));
}

// N10.3: three lots of two districts under one silver skyscraper.
#[test]
fn a_silver_skyscraper_over_three_lots() {
    let mut t = table(2)
        .lots(ME, &["B8", "B9"])
        .score(ME, 7)
        .market(&["red-2", "green-2", "green-2", "red-2"])
        .begin();
    assert_eq!(t.workers(ME), 2);
    t.does(&["take red-2", "lot R3"]);
    assert_eq!(t.workers(ME), 1);
    t.does(&["build s5"]);
    // Over j3 k3 j4 k4 l4: one red cell, l3, is left over.
    let sites = t.choices();
    let five = sites.iter().find(|site| site.starts_with("at j3")).unwrap().clone();
    t.does(&[five.as_str()]);
    assert_eq!((t.points(ME), t.workers(ME)), (13, 4));
    let standing = t.of(ME).standing;
    assert_eq!(standing[0].cells.len(), 5);
    assert!(t.lots(ME).contains(&"R3".to_owned()));
}

/// Two bronze skyscrapers on two yellow lots, with enough points for gold.
fn two_bronze() -> Play {
    table(2)
        .lots(ME, &["Y4", "Y5"])
        .built(ME, "b1", "j9 k9")
        .built(ME, "b4", "k10 l10 l9")
        .score(ME, 18)
        .market(&["green-2", "green-2", "red-2", "red-2"])
        .begin()
}

// N10.4, first way: nothing is left vacant.
#[test]
fn two_bronze_make_room_for_a_large_one() {
    let mut t = two_bronze();
    // There is one place for it, so that is not asked (N-R21).
    t.does(&["demolish s5"]);
    assert_eq!(t.points(ME), 24);
    assert_eq!((t.standing(ME), t.workers(ME)), (vec!["s5".to_owned()], 4));
    assert_eq!(t.of(ME).demolished.len(), 2);
}

// N10.4, second way: a yellow lot is left vacant and gets a worker.
#[test]
fn two_bronze_make_room_for_a_small_one() {
    for (tile, points) in [("s1", 21), ("g1", 22)] {
        let mut t = two_bronze();
        t.does(&[format!("demolish {tile}").as_str(), "at k9 r1"]);
        assert_eq!((t.points(ME), t.workers(ME)), (points, 3));
        assert_eq!((t.vacant(ME), t.lots(ME).len()), (vec!["Y5".to_owned()], 2));
    }
}

// N10.5: a legendary skyscraper over two districts.
#[test]
fn metropolitan_life_over_blue_and_red() {
    let mut t = table(2)
        .lots(ME, &["B8", "B9", "R3", "R1", "B12", "R11"])
        .built(ME, "s5", "j3 k3 j4 k4 l4")
        .built(ME, "g1", "k7 l7")
        .built(ME, "g2", "o9 o10 o11")
        .score(ME, 20)
        .challenge(Challenge::GoldTycoon)
        .streets(["wall-street", "broadway", "cedar"])
        .market(&["green-2", "green-2", "red-2", "red-2"])
        .begin();
    assert_eq!(t.vacant(ME), ["R1"]);
    // There is one place for it, so that is not asked (N-R21).
    t.does(&["demolish metropolitan-life"]);
    assert_eq!((t.points(ME), t.workers(ME)), (32, 4));
    let score = t.score(ME);
    assert_eq!(score.along, [1, 0, 1], "once for Cedar Street");
    assert_eq!(score.challenge, 6, "with one more of each it is tycoon of blue and of red");
    let mut tiles = t.of(ME).standing.into_iter().map(|standing| standing.tile);
    let legendary = tiles.find(|tile| tile.is_legendary()).unwrap();
    assert_eq!(t.game.content().tile(legendary).generation, Generation::Gold);
}
