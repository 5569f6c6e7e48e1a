//! Every reason, reached by an action or by pointing, with its clause.

use new_york::{Action, ActionCard, ActionCards, Generation, How, Options, Question, Reason};
use table::{Game, Illegal};

use crate::scene::{ME, Play, YOU, new_york, seat, table};

const MARKET: [&str; 4] = ["green-2", "green-2", "red-2", "red-2"];
const FOUR_LOTS: [&str; 4] = ["G1", "B1", "R8", "Y6"];

#[track_caller]
fn refused(t: &mut Play, words: &str, reason: Reason, clause: &str) {
    assert_eq!((t.refuses(words), t.forbidden_by(words)), (reason, clause));
}

#[track_caller]
fn pointed(t: &Play, thing: &str, reason: Reason, clause: &str) {
    assert_eq!((t.why_not(thing), reason.clause()), (Some(reason), clause));
}

// N7.1, N2.5: after the end, and in the turn of somebody else.
#[test]
fn the_wrong_moment() {
    let mut t = table(2).last_turns(0).market(&MARKET).begin();
    assert_eq!(t.why_not_for(seat(YOU), "red-2"), Some(Reason::NotYourTurn));
    assert_eq!(Reason::NotYourTurn.clause(), "N2.5");
    t.does(&["take red-2", "lot R8"]);
    let pass = Action::Pass;
    let mut elsewhere = t.state;
    let refused = t.game.apply(&mut elsewhere, seat(YOU), pass, &mut ());
    assert_eq!(refused, Err(Illegal::NotAsked { decides: seat(ME) }));
    t.does(&["pass"]);
    assert_eq!(t.why_not_for(seat(ME), "red-2"), Some(Reason::GameOver));
    assert_eq!(t.why_not_for(seat(YOU), "b1"), Some(Reason::GameOver));
    assert_eq!(Reason::GameOver.clause(), "N7.1");
    let over = t.act(seat(ME), pass);
    assert_eq!(over, Err(Illegal::GameOver));
}

// N3.3, N3.1, N4.1, N5.1, N2.3: something else is asked, by the clause that asks it.
#[test]
fn another_question() {
    let mut t = table(2).lots(ME, &["G8"]).cards(ME, ActionCards::ALL).market(&MARKET).begin();
    refused(&mut t, "lot R8", Reason::OtherQuestion(Question::Start), "N3.7");
    refused(&mut t, "be robert-fletcher", Reason::OtherQuestion(Question::Start), "N3.7");
    t.does(&["take red-2"]);
    let acquire = Question::Acquire(t.kind("red-2"));
    refused(&mut t, "take red-2", Reason::OtherQuestion(acquire), "N3.1");
    refused(&mut t, "grab red-2 red-2", Reason::OtherQuestion(acquire), "N3.1");
    refused(&mut t, "build b1", Reason::OtherQuestion(acquire), "N3.1");
    pointed(&t, "b1", Reason::OtherQuestion(acquire), "N3.1");
    refused(&mut t, "pass", Reason::MustGoOn(acquire), "N3.1");
    t.does(&["lot R8"]);
    refused(&mut t, "take red-2", Reason::OtherQuestion(Question::MayBuild), "N3.3");
    refused(&mut t, "demolish s1", Reason::OtherQuestion(Question::MayBuild), "N3.3");
    t.does(&["build b1"]);
    let site = Question::Site { tile: t.tile("b1"), how: How::Build };
    refused(&mut t, "build b3", Reason::OtherQuestion(site), "N4.1");
    refused(&mut t, "pass", Reason::MustGoOn(site), "N4.1");
    t.does(&["at o6 r0"]);
    refused(&mut t, "build b3", Reason::OtherQuestion(Question::MayBoom), "N5.1");
    let options = Options { choose_characters: true, ..Options::default() };
    let mut t = Play::from_seed(new_york(2, options), 1);
    refused(&mut t, "pass", Reason::MustGoOn(Question::ChooseCharacter), "N2.3");
    refused(&mut t, "take red-2", Reason::OtherQuestion(Question::ChooseCharacter), "N2.3");
}

// N2.3, N2.1: a character that somebody is, or that stays in the box.
#[test]
fn a_character_that_is_gone() {
    let options = Options { choose_characters: true, ..Options::default() };
    let mut t = Play::from_seed(new_york(2, options), 1);
    let id = |t: &Play, id: &str| {
        let mut characters = t.game.content().characters();
        characters.find(|(_, facts)| facts.id == id).unwrap().0
    };
    let (robert, david) = (id(&t, "robert-fletcher"), id(&t, "david-schneider"));
    t.does(&["be robert-fletcher"]);
    refused(&mut t, "be robert-fletcher", Reason::CharacterGone(robert), "N2.3");
    refused(&mut t, "be david-schneider", Reason::CharacterGone(david), "N2.3");
}

// N3.1, N2.1: cards and lots.
#[test]
fn cards_and_lots() {
    let mut t = table(2).lots(YOU, &["R8"]).market(&MARKET).begin();
    let (blue, r8, g1, p1) = (t.kind("blue-2"), t.lot("R8"), t.lot("G1"), t.lot("P1"));
    refused(&mut t, "take blue-2", Reason::NotInMarket(blue), "N3.1");
    pointed(&t, "blue-2", Reason::NotInMarket(blue), "N3.1");
    pointed(&t, "B1", Reason::NotInMarket(blue), "N3.1");
    let by = seat(YOU);
    pointed(&t, "R8", Reason::LotTaken { lot: r8, by }, "N3.1");
    pointed(&t, "P1", Reason::DistrictClosed(p1), "N2.1");
    assert_eq!((t.why_not("R1"), t.why_not("red-2")), (None, None));
    t.does(&["take red-2"]);
    let kind = t.kind("red-2");
    refused(&mut t, "lot R8", Reason::LotTaken { lot: r8, by }, "N3.1");
    refused(&mut t, "lot G1", Reason::OtherKind { lot: g1, kind }, "N3.1");
    pointed(&t, "G1", Reason::OtherKind { lot: g1, kind }, "N3.1");
    refused(&mut t, "lot P1", Reason::DistrictClosed(p1), "N2.1");
    assert_eq!(t.why_not("R1"), None);
    let mut t = table(2).lots(ME, &FOUR_LOTS).score(ME, 6).market(&MARKET).begin();
    refused(&mut t, "take red-2", Reason::NoWorker, "N3.1");
    pointed(&t, "R1", Reason::NoWorker, "N3.1");
}

// N3.7, N4.1, N3.4, N1.5, N-R19, N4.3, N4.2: why a skyscraper cannot be chosen.
#[test]
fn skyscrapers_that_cannot_be_chosen() {
    let mut t = table(2)
        .lots(ME, &["G8", "G9", "G10"])
        .built(ME, "park-row", "b13 c13 d13 b14 c14 b15")
        .built(ME, "b4", "d14 c15 d15")
        .demolished(ME, &["b3"])
        .lots(YOU, &["B13", "Y1", "Y2", "Y3"])
        .built(YOU, "singer", "f9 g9 h9 f10 g10 h10 f11")
        .score(ME, 17)
        .market(&MARKET)
        .begin();
    let [b1, b3, b4, singer] = ["b1", "b3", "b4", "singer"].map(|id| t.tile(id));
    refused(&mut t, "build b1", Reason::ExpandFirst, "N3.7");
    pointed(&t, "b1", Reason::ExpandFirst, "N3.7");
    t.does(&["take red-2", "lot R8"]);
    refused(&mut t, "build b4", Reason::Standing(b4), "N4.1");
    pointed(&t, "b4", Reason::Standing(b4), "N4.1");
    refused(&mut t, "build b3", Reason::Demolished(b3), "N3.4");
    refused(&mut t, "build singer", Reason::LegendaryBuilt(singer), "N1.5");
    refused(&mut t, "build woolworth", Reason::SecondLegendary, "N1.5");
    refused(&mut t, "build b2", Reason::EqualBefore(b1), "N-R19");
    let locked = Reason::Locked { generation: Generation::Gold, points: 18 };
    refused(&mut t, "build g1", locked, "N4.3");
    let no_room = Reason::NoRoom(t.tile("b5"));
    refused(&mut t, "build b5", no_room, "N4.2");
    pointed(&t, "b5", no_room, "N4.2");
    assert_eq!(t.why_not("b1"), None);
}

// N4.2, N4.4, N4.6: why a skyscraper cannot stand there.
#[test]
fn places_that_do_not_do() {
    let mut t = table(2).lots(ME, &["Y4", "Y5"]).built(ME, "b1", "j9 k9").market(&MARKET).begin();
    t.does(&["take red-2", "lot R8", "build b2"]);
    refused(&mut t, "at m9 r1", Reason::NotYourGround, "N4.2");
    refused(&mut t, "at k10 r0", Reason::NoFrontage, "N4.4");
    refused(&mut t, "at j9 r0", Reason::Occupied, "N4.6");
    pointed(&t, "G1", Reason::NotYourGround, "N4.2");
    assert_eq!(t.why_not("R8"), None, "a place for it lies there");
    // On Y4 only k10 is free, and on R8 nothing.
    let mut t = table(2)
        .lots(ME, &["Y4", "Y5", "R8"])
        .built(ME, "b1", "j9 k9")
        .built(ME, "b2", "o6 p6")
        .score(ME, 6)
        .market(&MARKET)
        .begin();
    t.does(&["take red-2", "lot R9", "build s1"]);
    let (tile, lot) = (t.tile("s1"), t.lot("R8"));
    pointed(&t, "R8", Reason::NoRoomOn { tile, lot }, "N4.2");
    pointed(&t, "b5", Reason::OtherQuestion(Question::Site { tile, how: How::Build }), "N4.1");
    assert_eq!(t.why_not("Y5"), None, "a place for it lies there");
}

// N3.4, N3.5, N3.6: what stands against a demolition.
#[test]
fn demolitions_that_are_not_possible() {
    let mut t = table(2)
        .lots(ME, &["Y4", "Y5", "Y6"])
        .built(ME, "b1", "j9 k9")
        .built(ME, "s1", "l9 l10")
        .score(ME, 6)
        .market(&MARKET)
        .begin();
    let (b2, s3) = (t.tile("b2"), t.tile("s3"));
    refused(&mut t, "demolish b2", Reason::NothingToDemolish(b2), "N3.4");
    refused(&mut t, "demolish s3", Reason::NothingToDemolish(s3), "N3.4");
    let mut t = table(2)
        .lots(ME, &["B8", "B9", "R3", "R4"])
        .built(ME, "b1", "k4 l4")
        .built(ME, "s1", "j3 j4")
        .lots(ME, &["G1", "B1", "R8"])
        .score(ME, 6)
        .demolished(ME, &["s3", "s4", "s5", "s6"])
        .market(&MARKET)
        .begin();
    t.does(&["demolish s2"]);
    let s2 = t.tile("s2");
    refused(&mut t, "at j3 r3", Reason::NotLower(s2), "N3.4");
    refused(&mut t, "at l3 r1", Reason::NotLower(s2), "N3.4");
    refused(&mut t, "pass", Reason::MustBuild, "N3.5");
    let demolish = Question::Site { tile: s2, how: How::Demolish };
    refused(&mut t, "take red-2", Reason::OtherQuestion(demolish), "N3.5");
    let mut t = table(2)
        .lots(ME, &["B9", "R3"])
        .built(ME, "b1", "k4 l4")
        .lots(ME, &["R4", "G1", "B1", "R8"])
        .score(ME, 6)
        .market(&MARKET)
        .begin();
    t.does(&["demolish s1"]);
    refused(&mut t, "at k3 r1", Reason::TooFewWorkers, "N3.6");
}

// N8.1, N5.1, N5.2, N5.3: action cards.
#[test]
fn action_cards_that_cannot_be_played() {
    let none = Options { action_cards: false, ..Options::default() };
    let mut t = table(2).options(none).market(&MARKET).begin();
    for (words, thing) in [("shift", "shift"), ("grab red-2 red-2", "grab"), ("boom b1", "boom")] {
        refused(&mut t, words, Reason::NoActionCards, "N8.1");
        pointed(&t, thing, Reason::NoActionCards, "N8.1");
    }
    let mut t = table(2).market(&MARKET).begin();
    let [boom, shift, grab] = ActionCard::ALL;
    refused(&mut t, "boom b1", Reason::CardUsed(boom), "N5.1");
    refused(&mut t, "shift", Reason::CardUsed(shift), "N5.2");
    refused(&mut t, "grab red-2 red-2", Reason::CardUsed(grab), "N5.3");
    let mut t = table(2).cards(ME, ActionCards::ALL).market(&MARKET).nothing_else().begin();
    refused(&mut t, "shift", Reason::FutureEmpty(shift), "N5.2");
    refused(&mut t, "grab red-2 red-2", Reason::FutureEmpty(grab), "N5.3");
    pointed(&t, "grab", Reason::FutureEmpty(grab), "N5.3");
    let mut t = table(2).cards(ME, ActionCards::ALL).market(&MARKET).begin();
    assert_eq!((t.why_not("shift"), t.why_not("grab")), (None, None));
    refused(&mut t, "boom b1", Reason::BoomAfterBuild, "N5.1");
    pointed(&t, "boom", Reason::BoomAfterBuild, "N5.1");
    t.does(&["take red-2"]);
    refused(&mut t, "shift", Reason::ShiftFirst, "N5.2");
    pointed(&t, "shift", Reason::ShiftFirst, "N5.2");
}

// N5.3: land grab.
#[test]
fn land_grabs_that_are_not_possible() {
    let all = ActionCards::ALL;
    let market = ["red-2", "blue-3", "yellow-3", "red-3"];
    let mut t = table(2).cards(ME, all).market(&market).begin();
    refused(&mut t, "grab red-2 blue-3", Reason::GrabTwoSmall, "N5.3");
    pointed(&t, "grab", Reason::GrabTwoSmall, "N5.3");
    let green = t.kind("green-2");
    refused(&mut t, "grab red-2 green-2", Reason::NotInMarket(green), "N3.1");
    let mut t = table(2).lots(ME, &FOUR_LOTS[..3]).cards(ME, all).market(&MARKET).begin();
    refused(&mut t, "grab red-2 red-2", Reason::GrabWorkers, "N5.3");
    pointed(&t, "grab", Reason::GrabWorkers, "N5.3");
}

// N5.1: a boom that would leave too few.
#[test]
fn a_boom_that_would_leave_too_few() {
    let gone = ["b3", "b5", "b6", "s2", "s3", "s4", "s5", "s6", "g2", "g3", "g4", "g5", "g6"];
    let mut t = table(2)
        .lots(ME, &["G8", "G9", "G10"])
        .demolished(ME, &gone)
        .score(ME, 18)
        .cards(ME, ActionCards::ALL)
        .market(&MARKET)
        .begin();
    t.does(&["take red-2", "lot R8", "build b4", "at d14 r2"]);
    refused(&mut t, "boom b1", Reason::BoomLeavesFour, "N5.1");
    pointed(&t, "b1", Reason::BoomLeavesFour, "N5.1");
    let singer = t.tile("singer");
    refused(&mut t, "boom singer", Reason::NoRoom(singer), "N4.2");
    assert_eq!((t.why_not("boom"), t.why_not("park-row"), t.why_not("pass")), (None, None, None));
}

// N6.3: giving a lot back.
#[test]
fn lots_that_are_not_given_back() {
    let mut t = table(2).lots(ME, &["G1"]).market(&MARKET).begin();
    refused(&mut t, "return G1", Reason::NoReturn, "N6.3");
    let mut t = table(2).lots(ME, &FOUR_LOTS).demolished(ME, &["b1", "b2"]).market(&MARKET).begin();
    let g5 = t.lot("G5");
    refused(&mut t, "return G5", Reason::NotYourWorker(g5), "N6.3");
    pointed(&t, "G5", Reason::NoWorker, "N3.1");
    assert_eq!(t.why_not("G1"), None);
}

// N3.7: what cannot be left out.
#[test]
fn what_cannot_be_left_out() {
    let mut t = table(2).market(&MARKET).begin();
    refused(&mut t, "pass", Reason::MustGoOn(Question::Start), "N3.7");
    pointed(&t, "pass", Reason::MustGoOn(Question::Start), "N3.7");
}

#[test]
fn words_that_mean_nothing_are_refused_with_what_was_expected() {
    use table::Notation;
    let mut t = table(2).lots(ME, &["G8"]).market(&MARKET).begin();
    let error = |t: &Play, words: &str| t.game.read_action(&t.state, words).unwrap_err();
    let english = words::Words::english();
    let sentence = |t: &Play, words: &str| english.say(&error(t, words).expected);
    assert_eq!(sentence(&t, "dance"), "a word for an action, such as take, build or pass");
    assert_eq!(sentence(&t, "take green"), "a card, its colour and its size, such as green-2");
    assert_eq!(error(&t, "take green").word, "green");
    assert_eq!(error(&t, "take green").at, 5);
    assert!(sentence(&t, "lot G99").contains("the id of a lot"));
    assert!(sentence(&t, "build start").contains("the id of a skyscraper"));
    assert!(sentence(&t, "be nobody").contains("the id of a character"));
    assert!(sentence(&t, "at j9").contains("say first which skyscraper you build"));
    assert!(sentence(&t, "pass now").contains("nothing more"));
    assert!(t.game.read_action(&t.state, "").is_err());
    assert!(t.game.read_pointer(&t.state, "nowhere").is_err());
    t.does(&["take red-2", "lot R8", "build b1"]);
    assert!(sentence(&t, "at a1").contains("the first cell of a place where it fits"));
    assert!(sentence(&t, "at b13 r7").contains("how it lies"));
    assert!(sentence(&t, "at b13").contains("how it lies"));
}
