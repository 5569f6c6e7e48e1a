//! N3.1 to N3.3, N3.7, N5.2, N5.3 and N6: expanding, its action cards, and what else a turn can be.

use new_york::{ActionCard, ActionCards, EndCause, Event, Question, Reason};

use crate::scene::{ME, THIRD, YOU, seat, table};

const MARKET: [&str; 4] = ["green-2", "green-2", "red-2", "red-2"];
/// Four vacant lots of two cells in four blocks.
const FOUR_LOTS: [&str; 4] = ["G1", "B1", "R8", "Y6"];

// N3.1: a card from the open market, and a free lot of its colour and size.
#[test]
fn a_lot_is_of_the_cards_colour_and_size_and_free() {
    let mut t =
        table(3).lots(YOU, &["B3"]).market(&["blue-3", "green-2", "green-2", "red-2"]).begin();
    assert_eq!(t.choices(), ["take green-2", "take blue-3", "take red-2"]);
    assert_eq!(t.refuses("take red-3"), Reason::NotInMarket(t.kind("red-3")));
    t.does(&["take blue-3"]);
    assert_eq!(t.choices(), ["lot B10", "lot B11", "lot B13"]);
    assert_eq!(t.refuses("lot B3"), Reason::LotTaken { lot: t.lot("B3"), by: seat(YOU) });
    let (lot, kind) = (t.lot("B1"), t.kind("blue-3"));
    assert_eq!(t.refuses("lot B1"), Reason::OtherKind { lot, kind });
    t.does(&["lot B13"]);
    assert_eq!(
        (t.lots(ME), t.vacant(ME), t.workers(ME)),
        (vec!["B13".to_owned()], vec!["B13".to_owned()], 3)
    );
}

// N3.1, N-R01: the worker must be at hand when the turn begins, though it would come back.
#[test]
fn a_worker_is_needed_at_the_start_of_the_turn() {
    let mut t = table(2).lots(ME, &FOUR_LOTS).score(ME, 6).market(&MARKET).begin();
    assert_eq!(t.workers(ME), 0);
    assert_eq!(t.forbidden_by("take red-2"), "N3.1");
    assert_eq!(t.refuses("take red-2"), Reason::NoWorker);
    let mut t = table(2).lots(ME, &FOUR_LOTS[..3]).market(&MARKET).begin();
    t.does(&["take red-2", "lot R1"]);
    assert_eq!(t.workers(ME), 0, "it is placed");
    t.does(&["build b1", "at j2 r0"]);
    assert_eq!(t.workers(ME), 1, "and comes back");
}

// N3.2: a lot stays in the territory, built on or not.
#[test]
fn a_lot_once_acquired_stays() {
    let mut t = table(2)
        .lots(ME, &["Y4", "Y5"])
        .built(ME, "b4", "l9 k10 l10")
        .score(ME, 6)
        .market(&["yellow-2", "green-2", "red-2", "red-2"])
        .begin();
    t.does(&["demolish s1", "at k9 r1"]);
    assert_eq!(
        (t.lots(ME), t.vacant(ME)),
        (vec!["Y4".to_owned(), "Y5".to_owned()], vec!["Y5".to_owned()])
    );
    t.does(&["take yellow-2"]);
    assert_eq!(t.refuses("lot Y5"), Reason::LotTaken { lot: t.lot("Y5"), by: seat(ME) });
}

// N3.3: the market is filled at once, and then the player builds or passes.
#[test]
fn the_market_is_filled_before_the_build() {
    let mut t = table(2).market(&MARKET).future(&["blue-3", "yellow-3"]).begin();
    t.does(&["take green-2"]);
    assert_eq!(t.market(), ["green-2", "red-2", "red-2"], "not before the lot is acquired");
    t.does(&["lot G1"]);
    assert_eq!(t.market(), ["green-2", "red-2", "red-2", "blue-3"]);
    assert_eq!((t.asked(), t.question()), (seat(ME), Some(Question::MayBuild)));
    assert!(t.offers("pass") && t.offers("build b1"));
    t.does(&["pass"]);
    assert_eq!((t.asked(), t.standing(ME).len()), (seat(YOU), 0));
}

// N3.3: only while the future market lasts.
#[test]
fn the_market_is_not_filled_from_nothing() {
    let mut t = table(2).market(&MARKET).nothing_else().begin();
    t.does(&["take green-2", "lot G1"]);
    assert_eq!((t.market().len(), t.future().len()), (3, 0));
}

// N3.7, N6.2: with a worker at hand one expands or demolishes; building and passing come after.
#[test]
fn with_a_worker_one_must_expand_or_demolish() {
    let mut t = table(2)
        .lots(ME, &["G1", "G5"])
        .built(ME, "b1", "b2 c2")
        .score(ME, 6)
        .market(&MARKET)
        .begin();
    assert_eq!(t.workers(ME), 3);
    assert_eq!(t.choices(), ["take green-2", "take red-2", "demolish s1"]);
    assert_eq!(t.refuses("build b2"), Reason::ExpandFirst);
    assert_eq!(t.forbidden_by("build b2"), "N3.7");
    assert_eq!(t.forbidden_by("pass"), "N3.7");
    t.does(&["take red-2", "lot R8"]);
    assert!(t.offers("pass"));
}

// N3.7, N6.1: without a worker one builds or demolishes, and does not expand.
#[test]
fn without_a_worker_one_must_build_or_demolish() {
    let mut t = table(2)
        .lots(ME, &FOUR_LOTS)
        .lots(ME, &["G5"])
        .built(ME, "b1", "b6 c6")
        .score(ME, 6)
        .market(&MARKET)
        .begin();
    assert_eq!(t.choices(), ["demolish s1", "build b2", "build s1"]);
    assert_eq!(t.forbidden_by("pass"), "N3.7");
    t.does(&["build b2", "at b2 r0"]);
    assert_eq!((t.market(), t.workers(ME)), (MARKET.map(str::to_owned).to_vec(), 1));
    assert_eq!((t.lots(ME).len(), t.asked()), (5, seat(YOU)));
}

// N5.2: four new cards before everything else, once.
#[test]
fn market_shift_comes_first() {
    let shift: ActionCards = [ActionCard::MarketShift].into_iter().collect();
    let mut t = table(2)
        .cards(ME, shift)
        .market(&MARKET)
        .future(&["blue-3", "yellow-3", "blue-2", "yellow-2"])
        .begin();
    t.does(&["shift"]);
    assert_eq!(t.market(), ["blue-3", "yellow-3", "blue-2", "yellow-2"]);
    assert_eq!(t.future().last().unwrap(), &MARKET);
    assert!(t.of(ME).cards.is_empty());
    assert_eq!(t.refuses("shift"), Reason::CardUsed(ActionCard::MarketShift));
    assert!(t.choices().iter().all(|choice| choice.starts_with("take")), "the turn goes on");
    let mut t = table(2).cards(ME, shift).market(&MARKET).begin();
    t.does(&["take red-2"]);
    assert_eq!(t.refuses("shift"), Reason::ShiftFirst);
    t.does(&["lot R8"]);
    assert_eq!(t.forbidden_by("shift"), "N5.2");
}

// N5.2, N-R22: the future market may be short; then some of the open cards come back.
#[test]
fn a_short_future_market_is_filled_up_with_what_was_open() {
    let mut t = table(2)
        .cards(ME, ActionCards::ALL)
        .market(&["green-2", "red-2", "yellow-2", "yellow-3"])
        .future(&["blue-3", "blue-2"])
        .nothing_else()
        .begin();
    t.does(&["shift"]);
    assert_eq!(t.market()[..2], ["blue-3", "blue-2"]);
    let mut back: Vec<String> = t.market()[2..].to_vec();
    back.extend(t.future().concat());
    back.sort();
    assert_eq!(back, ["green-2", "red-2", "yellow-2", "yellow-3"]);
    assert_eq!(t.future().len(), 1);
}

// N5.2, N-R06: a card given back lies under an empty future market, beside an open market that is short.
#[test]
fn a_short_market_is_shifted_too() {
    let mut t = table(2)
        .cards(ME, ActionCards::ALL)
        .market(&["green-2", "red-2", "yellow-2"])
        .future(&["blue-3"])
        .nothing_else()
        .begin();
    t.does(&["shift"]);
    assert_eq!((t.market()[0].as_str(), t.market().len()), ("blue-3", 4));
    assert!(t.future().is_empty());
}

// N5.2: also for one who cannot expand; not while the future market is empty.
#[test]
fn market_shift_needs_no_worker_but_a_future_market() {
    let mut t = table(2).lots(ME, &FOUR_LOTS).cards(ME, ActionCards::ALL).market(&MARKET).begin();
    assert!(t.offers("shift"));
    // What is built is not asked, only where (N-R21).
    t.does(&["shift", "at b2 r0"]);
    let mut t = table(2).cards(ME, ActionCards::ALL).market(&MARKET).nothing_else().begin();
    assert_eq!(t.refuses("shift"), Reason::FutureEmpty(ActionCard::MarketShift));
    assert_eq!(t.forbidden_by("shift"), "N5.2");
}

// N5.3: both cards, both workers, then one refill.
#[test]
fn land_grab_takes_two_lots_and_fills_the_market_once() {
    let mut t = table(2)
        .cards(ME, ActionCards::ALL)
        .market(&["green-2", "red-2", "red-2", "blue-3"])
        .future(&["yellow-3", "yellow-2"])
        .begin();
    let grabs: Vec<String> =
        t.choices().into_iter().filter(|choice| choice.starts_with("grab")).collect();
    assert_eq!(grabs, ["grab green-2 red-2", "grab red-2 red-2"]);
    t.does(&["grab red-2 green-2"]);
    assert_eq!(t.market(), ["red-2", "blue-3"]);
    t.does(&["lot G1"]);
    assert_eq!(t.market(), ["red-2", "blue-3"], "not yet");
    t.does(&["lot R8"]);
    assert_eq!(t.market(), ["red-2", "blue-3", "yellow-3", "yellow-2"]);
    assert_eq!((t.workers(ME), t.lots(ME).len()), (2, 2));
    assert_eq!(t.refuses("grab red-2 red-2"), Reason::CardUsed(ActionCard::LandGrab));
    t.does(&["build b1", "at b2 r0"]);
    assert_eq!(t.standing(ME), ["b1"]);
}

// N5.3: two of a kind from the same kind of lots.
#[test]
fn land_grab_may_take_two_of_a_kind() {
    let mut t = table(2).cards(ME, ActionCards::ALL).market(&MARKET).begin();
    t.does(&["grab red-2 red-2", "lot R8", "lot R1"]);
    assert_eq!(t.lots(ME), ["R1", "R8"]);
}

// N5.3: two workers, two cards of size 2, and a future market.
#[test]
fn land_grab_needs_two_workers_two_small_lots_and_a_future_market() {
    let mut t =
        table(2).lots(ME, &FOUR_LOTS[..3]).cards(ME, ActionCards::ALL).market(&MARKET).begin();
    assert_eq!(t.refuses("grab red-2 red-2"), Reason::GrabWorkers);
    let mut t = table(2)
        .lots(ME, &FOUR_LOTS[..2])
        .cards(ME, ActionCards::ALL)
        .market(&["red-2", "blue-3", "blue-3", "green-2"])
        .begin();
    assert_eq!(t.refuses("grab red-2 blue-3"), Reason::GrabTwoSmall);
    assert_eq!(t.refuses("grab red-2 red-2"), Reason::GrabTwoSmall);
    assert_eq!(t.refuses("grab red-2 yellow-2"), Reason::NotInMarket(t.kind("yellow-2")));
    t.does(&["grab red-2 green-2"]);
    let mut t = table(2).cards(ME, ActionCards::ALL).market(&MARKET).nothing_else().begin();
    assert_eq!(t.refuses("grab red-2 red-2"), Reason::FutureEmpty(ActionCard::LandGrab));
    assert_eq!(t.forbidden_by("grab red-2 red-2"), "N5.3");
}

// N6.3: who can do nothing gives a lot back, whichever they like; it is free again.
#[test]
fn who_can_do_nothing_gives_a_lot_back() {
    let mut t = table(2)
        .lots(ME, &FOUR_LOTS)
        .demolished(ME, &["b1", "b2"])
        .market(&["green-2", "red-2", "red-2"])
        .future(&["yellow-3"])
        .nothing_else()
        .begin();
    assert_eq!(t.choices(), ["return G1", "return B1", "return R8", "return Y6"]);
    t.does(&["return G1"]);
    assert_eq!((t.lots(ME), t.workers(ME)), (vec!["B1".into(), "R8".into(), "Y6".into()], 1));
    assert_eq!(t.future(), [["yellow-3"], ["green-2"]]);
    assert_eq!(t.market().len(), 3, "filled only at the next expansion");
    assert_eq!(t.asked(), seat(YOU), "the turn has ended");
    t.does(&["take green-2", "lot G1"]);
    assert_eq!(t.lots(YOU), ["G1"]);
    assert_eq!(t.market(), ["red-2", "red-2", "yellow-3", "green-2"]);
}

// N6.3: not while anything can be built, nor with a worker at hand.
#[test]
fn a_lot_is_given_back_only_in_need() {
    let mut t = table(2).lots(ME, &FOUR_LOTS).score(ME, 6).market(&MARKET).begin();
    assert_eq!(t.refuses("return G1"), Reason::NoReturn);
    let mut t = table(2).lots(ME, &FOUR_LOTS[..3]).market(&MARKET).begin();
    assert_eq!(t.forbidden_by("return G1"), "N6.3");
    let mut t = table(2).lots(ME, &FOUR_LOTS).demolished(ME, &["b1", "b2"]).market(&MARKET).begin();
    assert_eq!(t.refuses("return G5"), Reason::NotYourWorker(t.lot("G5")));
}

// N-R06: a card given back is a future market, so the market is full again and no end comes of it.
#[test]
fn a_card_given_back_is_the_future_market() {
    let mut t = table(2)
        .lots(ME, &FOUR_LOTS)
        .demolished(ME, &["b1", "b2"])
        .cards(YOU, ActionCards::ALL)
        .market(&MARKET)
        .nothing_else()
        .begin();
    t.does(&["return Y6"]);
    assert_eq!(t.future(), [["yellow-2"]]);
    assert!(t.offers("shift"));
    t.does(&["take red-2", "lot R1"]);
    assert_eq!(t.market(), ["green-2", "green-2", "red-2", "yellow-2"]);
    assert_eq!(t.view().last_turns, None);
}

// N-R06: an end that was triggered stays so.
#[test]
fn a_card_given_back_does_not_call_off_the_end() {
    let mut t = table(3)
        .lots(ME, &FOUR_LOTS)
        .demolished(ME, &["b1", "b2"])
        .market(&MARKET[..3])
        .nothing_else()
        .last_turns(1)
        .begin();
    t.does(&["return Y6"]);
    assert_eq!((t.asked(), t.view().last_turns), (seat(YOU), Some(0)));
    t.does(&["take red-2", "lot R1", "pass"]);
    assert!(t.over());
}

// N6.4: twelve turns for each player without a build trigger the end.
#[test]
fn a_long_time_without_a_build_triggers_the_end() {
    for (seats, most) in [(2, 24), (3, 36)] {
        let mut t = table(seats).quiet_turns(most - 2).market(&MARKET).begin();
        t.does(&["take red-2", "lot R1", "pass"]);
        assert_eq!(t.view().last_turns, None);
        t.happened();
        t.does(&["take red-2", "lot R8", "pass"]);
        let end = Event::EndTriggered { seat: seat(YOU), by: EndCause::Quiet };
        assert!(t.happened().contains(&end));
        assert!(t.view().last_turns.is_some());
    }
}

// N6.4: a build begins the count anew.
#[test]
fn a_build_ends_the_quiet_time() {
    let mut t = table(2).quiet_turns(23).market(&MARKET).begin();
    t.does(&["take red-2", "lot R8", "build b1"]);
    assert_eq!((t.view().quiet_turns, t.view().last_turns), (0, None));
}

// N-R21: one card, or one lot, is not asked for; nor is passing with nothing to build.
#[test]
fn a_question_with_one_answer_is_not_asked() {
    let mut t = table(3)
        .lots(THIRD, &["G4", "G8"])
        .demolished(ME, &["b1", "b2", "b3", "b4", "b5", "b6"])
        .market(&["green-3", "green-3"])
        .begin();
    assert_eq!(t.question(), Some(Question::Acquire(t.kind("green-3"))));
    t.does(&["lot G10"]);
    assert_eq!(t.asked(), seat(YOU), "there was nothing to build");
    assert!(!t.happened().iter().any(|event| matches!(event, Event::Passed { .. })));
    // One green lot of size 3 is left, so who takes the card is not asked for the lot.
    t.does(&["take green-3"]);
    assert_eq!((t.lots(YOU), t.question()), (vec!["G9".to_owned()], Some(Question::MayBuild)));
}
