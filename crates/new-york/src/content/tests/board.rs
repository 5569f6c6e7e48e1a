//! Refusals of maps.

use super::{
    HEAD, drawing, map_of, map_with, new_york, new_york_with, parse, refused, refused_rows, without,
};

#[test]
fn the_standard_map_drawn_again_is_the_same() {
    let again = new_york_with(&map_of(&drawing()));
    assert_eq!(again.digest(), new_york().digest());
}

#[test]
fn a_word_that_is_not_known() {
    assert_eq!(
        refused_rows(&map_with(&[(2, 4, "zz")])),
        "test.toml:9:18: “zz” in row 3 of the map is not known; expected a lot such as G1, + or wa, bw, nb, ce, pt, li, re, ex, be, tp, wi, pe, ch, bg, hs, tc, st, se or cu"
    );
    assert!(
        refused_rows(&map_with(&[(0, 0, "7")]))
            .starts_with("test.toml:7:2: “7” in row 1 of the map is not known; expected a lot")
    );
    assert!(refused_rows(&map_with(&[(0, 1, "g1")])).contains("7:6: “g1” in row 1 of the map is"));
}

// N1.1
#[test]
fn a_lot_without_a_district() {
    assert_eq!(
        refused_rows(&map_with(&[(1, 1, "Q1")])),
        "test.toml:8:6: “Q1” in row 2 of the map lies in no district; expected a lot of G, B, R, Y or P"
    );
    assert!(
        refused_rows(&map_with(&[(1, 1, "GB1")])).contains("“GB1” in row 2 of the map lies in")
    );
}

// N1.1
#[test]
fn a_lot_with_a_number_that_no_lot_has() {
    for word in ["G14", "G0", "G01", "G", "G1a", "G-1"] {
        assert_eq!(
            refused_rows(&map_with(&[(3, 2, word)])),
            format!("test.toml:10:10: “{word}” in row 4 of the map is no lot; expected G1 to G13")
        );
    }
}

// N1.1
#[test]
fn a_district_without_one_of_its_lots() {
    assert_eq!(
        refused_rows(&map_with(&[(16, 2, "bg"), (17, 2, "bg")])),
        "test.toml:6:8: “G12” is not on the map; expected G1 to G13"
    );
}

// N1.1
#[test]
fn a_lot_in_two_places() {
    assert_eq!(
        refused_rows(&map_with(&[(17, 3, "G1")])),
        "test.toml:24:14: “G1” is at b2 and apart from that at d18; expected cells that share edges"
    );
    // Corners do not connect.
    assert_eq!(
        refused_rows(&map_with(&[(2, 3, "bg"), (2, 2, "G2"), (3, 2, "G4")])),
        "test.toml:9:10: “G2” is at d2 and apart from that at c3; expected cells that share edges"
    );
    // Nor does a street.
    assert!(
        refused_rows(&map_with(&[(1, 5, "G2")])).starts_with("test.toml:8:22: “G2” is at d2 and")
    );
}

// N1.1
#[test]
fn a_lot_of_one_cell_or_of_four() {
    assert_eq!(
        refused_rows(&map_with(&[(1, 2, "bg")])),
        "test.toml:8:6: “G1” is of size 1; expected 2 or 3 cells"
    );
    assert_eq!(
        refused_rows(&map_with(&[(8, 4, "B13")])),
        "test.toml:15:18: “B13” is of size 4; expected 2 or 3 cells"
    );
}

#[test]
fn rows_of_different_lengths() {
    let mut short = drawing();
    short[4].pop();
    assert_eq!(
        refused_rows(&map_of(&short)),
        "test.toml:11:1: row 5 of the map has 17 cells; expected 18, as in row 1"
    );
    let mut empty = drawing();
    empty[18].clear();
    assert_eq!(
        refused_rows(&map_of(&empty)),
        "test.toml:25:1: row 19 of the map has 0 cells; expected 18, as in row 1"
    );
}

/// Cells are called by a letter and a number of two digits.
#[test]
fn a_map_that_is_too_large_or_empty() {
    let crossings = |columns, rows| refused_rows(&map_of(&vec![vec!["+"; columns]; rows]));
    for (columns, rows) in [(27, 4), (4, 100), (0, 0), (0, 3), (300, 300)] {
        assert_eq!(
            crossings(columns, rows),
            format!(
                "test.toml:6:8: the map has {columns} columns and {rows} rows; expected from 1 to 26 columns and from 1 to 99 rows"
            )
        );
    }
    assert!(crossings(26, 99).contains("“wa” is nowhere on the map"));
}

/// A landmark in place of a street makes one block of two, of nine cells and seven.
#[test]
fn a_block_with_more_than_16_cells() {
    let head = HEAD.replace("blocks = 19", "blocks = 18");
    let content = parse(&format!("{head}{}", map_with(&[(11, 15, "cu")]))).unwrap();
    let sizes = content.blocks().map(|(_, block)| block.cells.len());
    assert_eq!(sizes.max(), Some(16));

    assert_eq!(
        refused_rows(&map_with(&[(11, 15, "cu"), (12, 14, "P6")])),
        "test.toml:15:58: the block of o9 has 17 cells of lots; expected at most 16, and a street between more"
    );
}

/// Every lot in a block of its own, eight to a row.
#[test]
fn more_than_32_blocks() {
    let ids: Vec<String> = ["G", "B", "R", "Y", "P"]
        .into_iter()
        .flat_map(|code| (1..=13).map(move |number| format!("{code}{number}")))
        .collect();
    let mut drawing = vec![["wa", "bw", "nb", "ce", "pt", "+"].repeat(4)];
    for lots in ids.chunks(8) {
        let mut row: Vec<&str> = lots.iter().flat_map(|id| [id, id, "+"]).collect();
        row.resize(24, "+");
        drawing.extend([row, vec!["+"; 24]]);
    }
    // The 33rd lot is R7, at the beginning of the fifth row of lots.
    assert_eq!(
        refused_rows(&map_of(&drawing)),
        "test.toml:16:2: there are 33 blocks with lots; expected at most 32"
    );
}

#[test]
fn a_scoring_street_that_is_nowhere() {
    let mut drawing = drawing();
    drawing.iter_mut().flatten().filter(|word| **word == "ce").for_each(|word| *word = "li");
    assert_eq!(
        refused_rows(&map_of(&drawing)),
        "test.toml:6:8: “ce” is nowhere on the map; expected it there, because “cedar” can score"
    );
}

#[test]
fn a_map_without_rows() {
    let whole = without("[map]");
    assert_eq!(refused(&whole), "test.toml:13:1: “map” is missing; expected it in every pack");
    assert_eq!(
        refused(&format!("{whole}\n[map]\n")).rsplit_once(": ").expect("a place").1,
        "“rows” is missing; expected it under [map]"
    );
}
