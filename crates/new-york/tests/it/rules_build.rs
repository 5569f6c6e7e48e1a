//! N3.4 to N3.6, N4 and N5.1: demolishing and building.

use new_york::{ActionCard, ActionCards, Event, Generation, Options, Question, Reason};

use crate::scene::{ME, Play, YOU, cell, redrawn, seat, table};

const MARKET: [&str; 4] = ["green-2", "green-2", "red-2", "red-2"];

/// Nine free cells in one block, the last three just acquired; so many points.
fn three_green_lots(score: i16, cards: ActionCards) -> Play {
    let mut t = table(2)
        .lots(ME, &["G8", "G9"])
        .score(ME, score)
        .cards(ME, cards)
        .market(&["green-3", "green-2", "red-2", "red-2"])
        .begin();
    t.does(&["take green-3", "lot G10"]);
    t
}

fn boom() -> ActionCards {
    [ActionCard::ConstructionBoom].into_iter().collect()
}

// N3.4, N1.6: bronze may replace the starting building, and nothing lower than bronze can.
#[test]
fn bronze_replaces_the_starting_building() {
    let mut t = table(2).character(ME, "robert-fletcher").market(&MARKET).begin();
    assert!(t.offers("demolish b1") && !t.offers("demolish b3"), "it fits on the lot");
    t.does(&["demolish b1"]);
    assert_eq!(
        (t.standing(ME), t.points(ME), t.lots(ME)),
        (vec!["b1".into()], 2, vec!["B2".into()])
    );
    assert_eq!(t.of(ME).standing[0].cells, ["g2", "h2"].map(cell));
}

// N3.4: only lower generations make room, and gold never does.
#[test]
fn only_lower_generations_are_demolished() {
    for (standing, allowed) in [
        ("b1", [false, true, true].as_slice()),
        ("s1", &[false, false, true]),
        ("g1", &[false, false, false]),
    ] {
        let mut t = table(2)
            .lots(ME, &["Y4", "Y5"])
            .built(ME, standing, "j9 k9")
            .demolished(ME, &["b2"])
            .score(ME, 18)
            .market(&MARKET)
            .begin();
        for (new, &allowed) in ["b4", "s2", "g2"].into_iter().zip(allowed) {
            let words = format!("demolish {new}");
            assert_eq!(t.offers(&words), allowed, "{new} for {standing}");
            if !allowed {
                assert_eq!(t.refuses(&words), Reason::NothingToDemolish(t.tile(new)));
            }
        }
    }
}

// N3.4: every own skyscraper on its cells must be lower.
#[test]
fn one_that_is_not_lower_is_enough_to_forbid_it() {
    let mut t = table(2)
        .lots(ME, &["Y4", "Y5", "Y6"])
        .built(ME, "b1", "j9 k9")
        .built(ME, "s1", "l9 l10")
        .score(ME, 6)
        .market(&MARKET)
        .begin();
    t.does(&["demolish s2"]);
    // Not on l9, where silver stands: one place is left, so it is not asked for (N-R21).
    assert_eq!(t.standing(ME), ["s1", "s2"]);
    assert_eq!(t.of(ME).standing[1].cells, ["j9", "k9", "k10"].map(cell));
}

// N3.4: what is removed leaves the game, its points stay, and workers come back from every lot touched.
#[test]
fn what_is_demolished_is_gone_and_its_points_stay() {
    let mut t = table(2)
        .lots(ME, &["B8", "B9", "R3"])
        .built(ME, "b1", "j3 j4")
        .score(ME, 8)
        .market(&MARKET)
        .begin();
    assert_eq!(t.workers(ME), 2);
    t.does(&["demolish s5", "at j3 r2"]);
    assert_eq!((t.points(ME), t.workers(ME)), (14, 4));
    assert_eq!((t.standing(ME), t.of(ME).demolished), (vec!["s5".to_owned()], vec![t.tile("b1")]));
    assert!(!t.of(ME).unbuilt.contains(&t.tile("b1")), "it does not become unbuilt again");
    t.does(&["take red-2", "lot R8", "pass"]);
    t.does(&["take red-2", "lot R1"]);
    assert_eq!(t.refuses("build b1"), Reason::Demolished(t.tile("b1")));
}

// N3.5
#[test]
fn who_demolishes_must_build() {
    let mut t = table(2)
        .lots(ME, &["Y4", "Y5"])
        .built(ME, "b1", "j9 k9")
        .score(ME, 6)
        .market(&MARKET)
        .begin();
    t.does(&["demolish s1"]);
    assert_eq!(t.refuses("pass"), Reason::MustBuild);
    assert_eq!(t.forbidden_by("take red-2"), "N3.5");
    t.does(&["at j9 r0"]);
    assert_eq!((t.standing(ME), t.asked()), (vec!["s1".to_owned()], seat(YOU)));
}

// N3.6, N-R20: no more than four lots may be vacant afterwards, also with a construction boom at hand.
#[test]
fn every_lot_left_vacant_needs_a_worker() {
    let three_lots = |vacant: &[&str]| {
        table(2)
            .lots(ME, &["B8", "B9", "R3"])
            .built(ME, "b3", "j4 k4 l4")
            .lots(ME, vacant)
            .score(ME, 6)
            .cards(ME, boom())
            .market(&MARKET)
            .begin()
    };
    let mut t = three_lots(&["G1", "B1", "R8", "Y6"]);
    assert_eq!(t.refuses("demolish s1"), Reason::TooFewWorkers);
    assert_eq!(t.forbidden_by("demolish s1"), "N3.6");
    let mut t = three_lots(&["G1", "B1", "R8"]);
    t.does(&["demolish s1"]);
    assert_eq!(t.choices(), ["at j4 r0", "at k4 r0"], "two lots may not be left vacant");
    assert_eq!(t.refuses("at j3 r1"), Reason::TooFewWorkers);
    t.does(&["at j4 r0"]);
    assert_eq!(
        (t.vacant(ME), t.workers(ME)),
        (["G1", "B1", "R3", "R8"].map(str::to_owned).to_vec(), 0)
    );
}

// N3.6, N-R20: a worker that comes back by the build may be sent, and nobody asks which.
#[test]
fn a_worker_that_comes_back_may_be_sent() {
    let mut t = table(2)
        .lots(ME, &["B9", "R3"])
        .built(ME, "b1", "k4 l4")
        .lots(ME, &["R4", "G1", "B1", "R8"])
        .score(ME, 6)
        .market(&MARKET)
        .begin();
    assert_eq!(t.workers(ME), 0);
    t.does(&["demolish s1"]);
    assert_eq!(t.choices(), ["at k4 r0", "at l4 r0"]);
    t.does(&["at l4 r0"]);
    assert_eq!(t.workers(ME), 0);
    let (back, sent) = (vec![t.lot("R4")], vec![t.lot("B9")]);
    assert!(t.happened().contains(&Event::WorkersMoved { seat: seat(ME), back, sent }));
}

// N4.1: the worker comes back, the points count, the turn ends.
#[test]
fn a_build_scores_at_once_and_ends_the_turn() {
    let mut t = table(2).market(&MARKET).begin();
    t.does(&["take red-2", "lot R8"]);
    assert_eq!((t.points(ME), t.workers(ME)), (0, 3));
    // One lot of two cells has one place for it.
    t.does(&["build b1"]);
    assert_eq!((t.points(ME), t.workers(ME), t.asked()), (2, 4, seat(YOU)));
    assert_eq!(t.of(ME).unbuilt.len(), 17);
}

// N4.2: wholly inside the territory.
#[test]
fn a_skyscraper_lies_inside_the_territory() {
    let mut t = table(2).lots(YOU, &["Y5"]).lots(ME, &["Y4"]).market(&MARKET).begin();
    t.does(&["take red-2", "lot R8", "build b1"]);
    assert_eq!(t.choices(), ["at o6 r0", "at j9 r0", "at k9 r1"]);
    assert_eq!(t.refuses("at k9 r0"), Reason::NotYourGround, "k9 l9: the other player's Y5");
    assert_eq!(t.refuses("at m9 r1"), Reason::NotYourGround, "nobody's Y6");
    assert_eq!(t.forbidden_by("at k9 r0"), "N4.2");
}

// N4.2, N4.5: over lots of two districts, without filling either.
#[test]
fn colours_do_not_matter_and_lots_need_not_be_full() {
    let mut t = table(2).lots(ME, &["B9"]).market(&MARKET).begin();
    t.does(&["take red-2", "lot R3"]);
    assert_eq!(t.workers(ME), 2);
    t.does(&["build b1", "at k4 r0"]);
    assert_eq!((t.workers(ME), t.vacant(ME).len()), (4, 0));
    assert_eq!(t.of(ME).standing[0].cells, ["k4", "l4"].map(cell));
}

// N4.3: bronze at once, silver from 6 points on, gold from 18 on.
#[test]
fn points_unlock_generations() {
    for (score, open) in [(0, 1), (5, 1), (6, 2), (17, 2), (18, 3)] {
        let mut t = three_green_lots(score, ActionCards::EMPTY);
        let offered = ["build b1", "build s1", "build g1"].map(|words| t.offers(words));
        assert_eq!(offered.iter().filter(|&&offered| offered).count(), open, "{score}");
        assert_eq!(t.offers("build woolworth"), open == 3, "{score}");
        if score == 5 {
            let locked = Reason::Locked { generation: Generation::Silver, points: 6 };
            assert_eq!(t.refuses("build s1"), locked);
            assert_eq!(t.forbidden_by("build woolworth"), "N4.3");
        }
    }
}

/// A skyscraper to be placed on k9, k10 and l9, l10, of which k10 and l10 touch no street.
fn on_two_yellow_lots(changes: &[(&str, &str)]) -> Play {
    let mut t = table(2)
        .with_pack(redrawn(changes))
        .lots(ME, &["Y4"])
        .market(&["yellow-2", "green-2", "red-2", "red-2"])
        .streets(["wall-street", "nassau-broad", "pine-thames"])
        .begin();
    t.does(&["take yellow-2", "lot Y5", "build b1"]);
    t
}

// N4.4: an edge on a street or a park; a landmark or a corner is not enough.
#[test]
fn a_skyscraper_touches_a_street_or_a_park_with_an_edge() {
    let mut t = on_two_yellow_lots(&[]);
    assert_eq!(t.refuses("at k10 r0"), Reason::NoFrontage, "beside a landmark");
    assert_eq!(t.forbidden_by("at k10 r0"), "N4.4");
    let mut t = on_two_yellow_lots(&[("nb  st  Y7", "nb  nb  Y7")]);
    assert_eq!(t.refuses("at k10 r0"), Reason::NoFrontage, "a street at a corner");
    let mut t = on_two_yellow_lots(&[("nb  st  Y4", "nb  hs  Y4")]);
    t.does(&["at k10 r0"]);
    assert_eq!(t.points(ME), 2, "beside a park");
}

// N-R24: a crossing is a frontage and no street that scores; on the standard board none is touched.
#[test]
fn a_crossing_is_a_street_without_a_name() {
    let mut t = on_two_yellow_lots(&[("nb  st  Y4", "nb   +  Y4")]);
    t.does(&["at k10 r0"]);
    assert_eq!((t.points(ME), t.score(ME).along), (2, [0, 0, 0]));
    let content = redrawn(&[]);
    let lots = content.blocks().flat_map(|(_, block)| &block.cells);
    for &new_york::Cell { row, column } in lots {
        let beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
        for (row, column) in beside {
            let ground = content.map().at(new_york::Cell { row, column });
            assert_ne!(ground, Some(new_york::Ground::Crossing));
        }
    }
}

// N4.6: not on what stands.
#[test]
fn a_build_needs_free_cells() {
    let mut t = table(2)
        .lots(ME, &["Y4", "Y5"])
        .built(ME, "b1", "j9 k9")
        .score(ME, 6)
        .market(&MARKET)
        .begin();
    t.does(&["take red-2", "lot R8", "build s1"]);
    assert_eq!(t.refuses("at j9 r0"), Reason::Occupied);
    assert_eq!(t.refuses("at k9 r1"), Reason::Occupied);
    assert_eq!(t.forbidden_by("at k9 r0"), "N4.6");
    t.does(&["at l9 r1"]);
    assert_eq!(t.standing(ME), ["b1", "s1"]);
}

// N4.7: turned, but flipped over only if the table likes.
#[test]
fn skyscrapers_are_turned_and_by_an_option_flipped() {
    let sites = |flip: bool| {
        let mut t = table(2)
            .options(Options { flip, ..Options::default() })
            .lots(ME, &["G8"])
            .market(&["green-3", "green-2", "red-2", "red-2"])
            .begin();
        t.does(&["take green-3", "lot G9", "build b6"]);
        t.choices()
    };
    assert_eq!(sites(false), ["at b13 r0", "at b13 r2"]);
    assert_eq!(sites(true), ["at b13 r0", "at b13 r2", "at b13 f2", "at c13 f0"]);
}

// N5.1: one more build after that of the turn, without a second lot card, once a game.
#[test]
fn a_construction_boom_is_a_second_build() {
    let mut t = three_green_lots(0, boom());
    assert_eq!(t.refuses("boom b1"), Reason::BoomAfterBuild);
    t.does(&["build b3", "at b13 r1"]);
    assert_eq!((t.asked(), t.question()), (seat(ME), Some(Question::MayBoom)));
    assert!(t.offers("pass"));
    let cards = t.market();
    t.does(&["boom b5", "at c13"]);
    assert_eq!((t.points(ME), t.standing(ME)), (7, vec!["b3".to_owned(), "b5".to_owned()]));
    assert_eq!((t.market(), t.of(ME).cards), (cards, ActionCards::EMPTY));
    assert_eq!(t.asked(), seat(YOU), "no third build");
    let mut t = three_green_lots(0, ActionCards::EMPTY);
    t.does(&["build b3", "at b13 r1"]);
    assert_eq!(t.asked(), seat(YOU));
}

// N5.1: nothing is demolished for it.
#[test]
fn a_construction_boom_demolishes_nothing() {
    let mut t = three_green_lots(6, boom());
    t.does(&["build b3", "at b13 r1", "boom s2"]);
    assert!(t.choices().iter().all(|site| !site.starts_with("at b")), "{:?}", t.choices());
    assert_eq!(t.refuses("at b13 r0"), Reason::Occupied);
    assert_eq!(t.forbidden_by("pass"), "N5.1");
}

// N5.1: four own skyscrapers must stay unbuilt, but a legendary one is not among them.
#[test]
fn a_construction_boom_leaves_four_unbuilt_or_is_legendary() {
    let begin = |more: &[&str]| {
        let gone = ["b3", "b5", "b6", "s2", "s3", "s4", "s5", "s6", "g2", "g3", "g4", "g5"];
        let mut t = table(2)
            .lots(ME, &["G8", "G9"])
            .demolished(ME, &gone)
            .demolished(ME, more)
            .score(ME, 18)
            .cards(ME, boom())
            .market(&["green-3", "green-2", "red-2", "red-2"])
            .begin();
        t.does(&["take green-3", "lot G10", "build b4", "at d14 r2"]);
        t
    };
    // Five are left, so one more may go.
    let t = begin(&[]);
    assert!(t.offers("boom b1") && t.offers("boom park-row"));
    let mut t = begin(&["g6"]);
    assert_eq!(t.choices(), ["boom park-row", "pass"]);
    assert_eq!(t.refuses("boom b1"), Reason::BoomLeavesFour);
    t.does(&["boom park-row"]);
    assert_eq!((t.points(ME), t.of(ME).unbuilt.len()), (18 + 3 + 10, 4));
}

// N-R07: points count at once, so the boom may use what the build unlocked.
#[test]
fn a_boom_may_use_what_was_just_unlocked() {
    let mut t = three_green_lots(4, boom());
    assert!(!t.offers("build s1"));
    t.does(&["build b1", "at b13 r1"]);
    let unlocked = Event::Unlocked { seat: seat(ME), generation: Generation::Silver };
    assert!(t.happened().contains(&unlocked));
    assert!(t.offers("boom s1") && !t.offers("boom g1"));
}

// N-R19: of equal skyscrapers the first that is unbuilt is named.
#[test]
fn equal_skyscrapers_stand_for_each_other() {
    let mut t = three_green_lots(0, boom());
    assert!(t.offers("build b1") && !t.offers("build b2"));
    assert_eq!(t.refuses("build b2"), Reason::EqualBefore(t.tile("b1")));
    t.does(&["build b1", "at b13 r1"]);
    assert!(t.offers("boom b2"));
    assert_eq!(t.refuses("boom b1"), Reason::Standing(t.tile("b1")));
}
