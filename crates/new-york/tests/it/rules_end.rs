//! N7 and N9: the end, the scoring, the challenges and the tie-breaks.

use ::words::Words;
use new_york::{ActionCard, ActionCards, Challenge, EndCause, Event};
use table::Tell;

use crate::scene::{ME, Play, Scene, THIRD, YOU, seat, table};

const MARKET: [&str; 4] = ["green-2", "green-2", "red-2", "red-2"];
/// Thirteen of the eighteen: five are left, of them b1 and b2.
const THIRTEEN: [&str; 13] =
    ["b3", "b4", "b5", "b6", "s1", "s2", "s3", "s4", "s5", "s6", "g1", "g2", "g3"];
/// Ends a last turn without any effect on the scores.
const LAST_TURN: [&str; 3] = ["take red-2", "lot R9", "pass"];

fn triggered(t: &mut Play) -> Vec<EndCause> {
    let causes = t.happened().into_iter().filter_map(|event| match event {
        Event::EndTriggered { by, .. } => Some(by),
        _ => None,
    });
    causes.collect()
}

/// Several skyscrapers with the lots below them: `id: lots: cells`.
fn with(mut scene: Scene, seat: usize, rows: &[&str]) -> Scene {
    for row in rows {
        let [id, lots, cells] = row.split(": ").collect::<Vec<_>>().try_into().unwrap();
        scene = scene.lots(seat, &lots.split(' ').collect::<Vec<_>>()).built(seat, id, cells);
    }
    scene
}

// N7.1: four own skyscrapers left; then everybody else has one last turn, and that is all.
#[test]
fn four_skyscrapers_left_trigger_the_end() {
    let mut t = table(3)
        .turn_of(YOU)
        .demolished(YOU, &THIRTEEN)
        .demolished(THIRD, &THIRTEEN)
        .market(&MARKET)
        .future(&["blue-2", "blue-2", "blue-2"])
        .begin();
    t.does(&["take red-2", "lot R8", "pass"]);
    assert_eq!(t.view().last_turns, None, "five are left");
    t.does(&["take red-2", "lot R1", "build b1"]);
    assert_eq!(triggered(&mut t), [EndCause::Tiles]);
    t.does(&["take green-2", "lot G1", "pass"]);
    // This one has four left now, too, but the end is triggered once.
    t.does(&["take green-2", "lot G5", "build b1", "at b6 r0"]);
    assert_eq!(triggered(&mut t), []);
    assert!(t.over());
}

// N7.1: legendary ones and the starting building do not count, demolished ones do not come back.
#[test]
fn a_legendary_build_does_not_trigger_the_end() {
    let mut t = table(2)
        .character(ME, "robert-fletcher")
        .lots(ME, &["G8", "G9", "G10"])
        .demolished(ME, &THIRTEEN)
        .score(ME, 18)
        .market(&MARKET)
        .begin();
    t.does(&["take red-2", "lot R8", "build woolworth"]);
    assert_eq!((t.of(ME).unbuilt.len(), t.view().last_turns), (5, None));
}

// N7.1: three open cards and none face down; looked at after the refill.
#[test]
fn a_market_of_three_triggers_the_end() {
    let mut t = table(2).market(&MARKET).future(&["red-2"]).nothing_else().begin();
    t.does(&["take red-2", "lot R8", "pass"]);
    assert_eq!((t.view().last_turns, t.market().len()), (None, 4));
    t.does(&["take red-2", "lot R1"]);
    assert_eq!((triggered(&mut t), t.market().len()), (vec![EndCause::Market], 3));
    t.does(&["build b1"]);
    assert!(!t.over(), "the turn was finished; the other player has one more");
    t.does(&["take red-2", "lot R9", "pass"]);
    assert!(t.over());
}

// N7.1: the turn in which the end is triggered is finished, with a construction boom if wished.
#[test]
fn the_turn_that_triggers_the_end_is_finished() {
    let boom = [ActionCard::ConstructionBoom].into_iter().collect();
    let mut t = table(2)
        .lots(ME, &["G8", "G9"])
        .demolished(ME, &["b3", "b5", "b6", "s2", "s3", "s4", "s5", "s6", "g2", "g3", "g4", "g5"])
        .demolished(ME, &["g6"])
        .score(ME, 18)
        .cards(ME, boom)
        .market(&["green-3", "green-2", "red-2", "red-2"])
        .begin();
    t.does(&["take green-3", "lot G10", "build b4", "at d14 r2"]);
    assert_eq!(triggered(&mut t), [EndCause::Tiles]);
    t.does(&["boom park-row"]);
    assert_eq!((t.standing(ME).len(), t.asked()), (2, seat(YOU)));
}

// N7.2: most along a street; a tie gives nothing, also if nobody has any.
#[test]
fn most_skyscrapers_along_a_street_give_five_points() {
    let streets = ["broadway", "nassau-broad", "wall-street"];
    let scene = with(table(2).streets(streets), ME, &["b1: Y4: j9 k9"]);
    let t = with(scene, YOU, &["b3: B13: f9 g9 h9"]).market(&MARKET).begin();
    assert_eq!((t.score(ME).along, t.score(YOU).along), ([0, 1, 0], [1, 1, 0]));
    assert_eq!((t.score(ME).streets, t.score(YOU).streets), ([0, 0, 0], [5, 0, 0]));
    assert_eq!((t.score(ME).total, t.score(YOU).total), (0, 5));
}

// N7.2: one that touches several streets counts for each, and once for each.
#[test]
fn a_corner_counts_for_both_streets() {
    let scene = table(2).streets(["nassau-broad", "cedar", "pine-thames"]);
    let t = with(scene, ME, &["b4: B10: j6 k6 j7"]).market(&MARKET).begin();
    assert_eq!(t.score(ME).along, [1, 1, 1]);
    assert_eq!(t.score(ME).total, 15);
}

// N7.2, N-R04: the starting building and a legendary one count along streets like all others.
#[test]
fn the_starting_building_counts_along_its_street() {
    let scene =
        table(2).character(ME, "eleanor-whitcombe").streets(["cedar", "broadway", "wall-street"]);
    let t = with(scene, YOU, &["woolworth: G8 G9 G10: b13 c13 d13 b14 c14 d14 b15 c15 d15"])
        .market(&MARKET)
        .begin();
    assert_eq!((t.score(ME).along, t.score(YOU).along), ([1, 0, 0], [0, 1, 0]));
    assert_eq!((t.score(ME).streets, t.score(YOU).streets), ([5, 0, 0], [0, 5, 0]));
}

// N7.4: a point for every unused action card.
#[test]
fn unused_action_cards_give_a_point_each() {
    let grab = [ActionCard::LandGrab].into_iter().collect();
    let t = table(3).cards(ME, ActionCards::ALL).cards(YOU, grab).market(&MARKET).begin();
    assert_eq!([ME, YOU, THIRD].map(|seat| t.score(seat).cards), [3, 1, 0]);
    assert_eq!([ME, YOU, THIRD].map(|seat| t.score(seat).total), [3, 1, 0]);
}

// N7.5: most points win.
#[test]
fn most_points_win() {
    let mut t = table(3)
        .score(ME, 10)
        .score(YOU, 12)
        .score(THIRD, 11)
        .last_turns(0)
        .market(&MARKET)
        .begin();
    t.does(&LAST_TURN);
    assert_eq!(t.ranks(), [3, 1, 2]);
    let told = t.happened();
    assert!(told.contains(&Event::Passed { seat: seat(ME) }), "building nothing is told (N3.3)");
    assert_eq!(told.last(), Some(&Event::GameEnded));
}

/// What puts one player before another, in words.
fn tie_break(t: &Play, ahead: usize, behind: usize) -> Option<String> {
    let message = t.game.tell_tie_break(&t.state, seat(ahead), seat(behind));
    message.map(|message| Words::english().say(&message))
}

// N7.5: then the taller legendary skyscraper, whatever else is gold.
#[test]
fn a_tie_goes_to_the_taller_legendary_skyscraper() {
    let streets = ["wall-street", "cedar", "nassau-broad"];
    let scene = table(2).streets(streets).challenge(Challenge::BronzeBaron).last_turns(0);
    let mine = ["park-row: G8 G9 G10: b13 c13 d13 b14 c14 b15", "g1: G1: b2 c2"];
    let yours = ["singer: B13 Y1 Y2 Y3: f9 g9 h9 f10 g10 h10 f11"];
    let scene = with(with(scene, ME, &mine), YOU, &yours);
    // The other player has Wall Street and Nassau & Broad for 10 points.
    let mut t = scene.score(ME, 30).score(YOU, 20).market(&MARKET).begin();
    t.does(&LAST_TURN);
    assert_eq!((t.score(ME).total, t.score(YOU).total), (30, 30));
    assert_eq!(t.ranks(), [2, 1]);
    let why = tie_break(&t, YOU, ME).unwrap();
    assert_eq!(why, "Player 2 is ahead of Player 1 by the taller legendary skyscraper");
}

// N7.5: any legendary skyscraper before none, then gold, and then the place is shared.
#[test]
fn a_tie_without_a_legendary_skyscraper_goes_to_more_gold() {
    let ranks = |mine: &[&str], yours: &[&str]| {
        let scene = table(2).streets(["wall-street", "cedar", "nassau-broad"]);
        let scene = with(with(scene, ME, mine), YOU, yours).last_turns(0).market(&MARKET);
        let mut t = scene.begin();
        t.does(&LAST_TURN);
        assert_eq!((t.score(ME).total, t.score(YOU).total), (0, 0));
        let why = tie_break(&t, ME, YOU).map_or(String::new(), |why| why[30..].to_owned());
        (t.ranks(), why)
    };
    let park_row = "park-row: G8 G9 G10: b13 c13 d13 b14 c14 b15";
    let gold = "g1: G1: b2 c2";
    assert_eq!(ranks(&[gold, "g2: R1 R2: k2 l2 m2"], &[park_row]).0, [2, 1]);
    let by_gold = (vec![1, 2], "by more gold skyscrapers".to_owned());
    assert_eq!(ranks(&[gold], &["s1: R6: q2 q3"]), by_gold);
    assert_eq!(ranks(&[gold], &["g1: R6: q2 q3"]), (vec![1, 1], String::new()));
}

// N9.1, N7.3, N-R04: bronze that stands; the starting building is none.
#[test]
fn bronze_baron_counts_bronze_on_the_board() {
    let rows = [
        "b1: G1: b2 c2",
        "b2: G5: b6 c6",
        "b3: G8: b13 b14 b15",
        "b4: Y8: f13 g13 g14",
        "b5: G11 G12: b17 c17 b18 c18",
        "b6: R5 R7: o2 o3 o4 p4",
    ];
    for (count, points) in [(3, 0), (4, 5), (5, 10), (6, 15)] {
        let scene = table(2)
            .challenge(Challenge::BronzeBaron)
            .character(ME, "robert-fletcher")
            .demolished(YOU, &["b1", "b2", "b3", "b4"]);
        let t = with(scene, ME, &rows[..count]).market(&MARKET).begin();
        assert_eq!((t.score(ME).challenge, t.score(YOU).challenge), (points, 0), "{count}");
    }
}

// N9.2, N-R04: irregular ones, a legendary one by its shape.
#[test]
fn master_architect_counts_irregular_skyscrapers() {
    let rows = [
        "b4: Y8: f13 g13 g14",
        "b6: R5 R7: o2 o3 o4 p4",
        "s2: B3: g3 f4 g4",
        "s5: B8 B9 R3: j3 k3 j4 k4 l4",
        "park-row: G8 G9 G10: b13 c13 d13 b14 c14 b15",
        "s4: G5 G6 G7: b6 c6 d6 c7",
    ];
    for (count, points) in [(2, 0), (3, 3), (4, 6), (5, 10), (6, 10)] {
        let scene = table(2).challenge(Challenge::MasterArchitect);
        // A rectangle, legendary or not, is nothing here.
        let scene = with(scene, ME, &["b1: G1: b2 c2", "s1: R10: o7 p7", "g2: R6: q2 q3 q4"]);
        let t = with(scene, ME, &rows[..count]).market(&MARKET).begin();
        assert_eq!(t.score(ME).challenge, points, "{count}");
    }
    let scene = with(table(2).challenge(Challenge::MasterArchitect), ME, &rows[..3]);
    let woolworth = "woolworth: G8 G9 G10: b13 c13 d13 b14 c14 d14 b15 c15 d15";
    assert_eq!(with(scene, ME, &[woolworth]).market(&MARKET).begin().score(ME).challenge, 3);
}

// N9.3, N-R04: most of each generation; a tie gives nothing, the starting building is no bronze.
#[test]
fn generation_king_compares_each_generation() {
    let scene = table(2).challenge(Challenge::GenerationKing).character(YOU, "robert-fletcher");
    let mine = ["b1: G1: b2 c2", "s1: R10: o7 p7"];
    let yours =
        ["s2: Y8: f13 g13 g14", "woolworth: G8 G9 G10: b13 c13 d13 b14 c14 d14 b15 c15 d15"];
    let t = with(with(scene, ME, &mine), YOU, &yours).market(&MARKET).begin();
    assert_eq!((t.score(ME).challenge, t.score(YOU).challenge), (5, 5));
    let t = table(2).challenge(Challenge::GenerationKing).market(&MARKET).begin();
    assert_eq!(t.score(ME).challenge, 0, "nobody has any");
}

// N9.4, N10.5: two gold skyscrapers in a district; one that lies in two counts in both.
#[test]
fn gold_tycoon_counts_districts_with_two_gold_skyscrapers() {
    let rows = ["g1: B9 R3: k4 l4", "g2: B13: f9 g9 h9", "g3: R5 R6 R7: o2 p2 p3 q3"];
    for (count, points) in [(1, 0), (2, 3), (3, 6)] {
        let scene = with(table(2), ME, &["s1: Y6: m9 m10", "s2: Y8: f13 g13 g14"]);
        let t = with(scene, ME, &rows[..count]).market(&MARKET).begin();
        assert_eq!(t.score(ME).challenge, points, "{count}");
    }
}

// N9.5, N-R08, N-R07: one for each opposing bronze or silver that shares an edge, at once.
#[test]
fn gold_prestige_counts_opposing_bronze_and_silver_beside_it() {
    let begin = |challenge| {
        let yours = ["b1: R1: j2 k2", "s1: R3: l3 l4", "b4: B10: j6 k6 j7"];
        let thirds = ["b1: R2: l2 m2", "g1: B8: j3 j4"];
        let scene = table(3).challenge(challenge).score(ME, 18);
        let scene = with(with(scene, YOU, &yours), THIRD, &thirds);
        let mut t = scene.market(&["blue-2", "green-2", "red-2", "red-2"]).begin();
        t.does(&["take blue-2", "lot B9", "build g1"]);
        t
    };
    let mut t = begin(Challenge::GoldPrestige);
    // The b1 at its end and the s1 along its side, each once; not the b1 at its corner, the gold, or
    // the b4 across Cedar Street.
    assert_eq!(t.points(ME), 18 + 4 + 2);
    assert!(t.happened().contains(&Event::PrestigeScored { seat: seat(ME), points: 2 }));
    let score = t.score(ME);
    assert_eq!((score.track, score.challenge), (18 + 4, 2), "on the track, and told as what it is");
    assert_eq!(score.total - score.streets.iter().sum::<i32>() - score.cards, 18 + 4 + 2);
    assert_eq!(begin(Challenge::GoldTycoon).points(ME), 18 + 4);
}

// N9.5, N-R04: only gold scores so, and neither one's own nor a starting building counts.
#[test]
fn gold_prestige_needs_gold_and_others() {
    for (tile, points) in [("g1", 4), ("s1", 3)] {
        let scene = table(2)
            .challenge(Challenge::GoldPrestige)
            .character(YOU, "isaac-lindqvist")
            .score(ME, 18);
        let scene = with(scene, ME, &["b1: Y4: j9 k9"]);
        let mut t = scene.market(&["yellow-2", "green-2", "red-2", "red-2"]).begin();
        let build = format!("build {tile}");
        t.does(&["take yellow-2", "lot Y5", &build]);
        assert_eq!(t.points(ME), 18 + points, "{tile}");
    }
    let scene = table(2).challenge(Challenge::GoldPrestige).score(ME, 18);
    let scene = with(scene, YOU, &["b1: Y4: j9 k9"]);
    let mut t = scene.market(&["yellow-2", "green-2", "red-2", "red-2"]).begin();
    t.does(&["take yellow-2", "lot Y5", "build s1"]);
    assert_eq!(t.points(ME), 18 + 3, "silver beside bronze");
}

// N-R18: the score may pass 100.
#[test]
fn the_score_may_pass_a_hundred() {
    let mut t = table(2).score(ME, 99).lots(ME, &["G8", "G9", "G10"]).market(&MARKET).begin();
    t.does(&["take red-2", "lot R8", "build woolworth"]);
    assert_eq!((t.points(ME), t.score(ME).track), (112, 112));
}

// N4.1: the track is told by what was built, whatever became of it.
#[test]
fn the_track_is_told_generation_by_generation() {
    let t = table(2)
        .demolished(ME, &["b1", "b4"])
        .lots(ME, &["R8"])
        .built(ME, "s1", "o6 p6")
        .score(ME, 8)
        .begin();
    let words = Words::new(::words::Language::English);
    let said = t.game.tell_score(&t.state, table::Viewer::Spectator)[seat(ME)]
        .iter()
        .map(|line| words.say(line))
        .collect::<Vec<_>>();
    assert_eq!(
        said[..3],
        [
            "2 bronze skyscrapers for 5 points",
            "1 silver skyscraper for 3 points",
            "On the track: 8",
        ]
    );
}
