//! L8: money and loans.

use london::{Action, Event, Question, Reason};
use table::Illegal;

use crate::scene::{ME, Scene, THIRD, YOU, pack, seat, table};

// L8.1: £10 and a token; by choice in one's own turn after the draw.
#[test]
fn a_loan_gives_ten_pounds() {
    let mut t = table(2).cash(ME, 3).begin();
    t.does(&["loan"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (13, 1));
    assert_eq!(t.asked(), seat(ME), "the action is still to be chosen");
}

// L8.1: freely, so also a second one, and in each place where one is offered (L8.6a).
#[test]
fn loans_may_be_taken_one_after_the_other() {
    let hand = ["mercers-a", "salters-a", "grocers-a", "vintners-a"];
    let mut t = table(2).hand(ME, &hand).city(ME, &["lords-b"]).begin();
    t.does(&["loan", "develop", "loan"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (20, 2));
    let mut t = table(2).hand(ME, &hand).city(ME, &["lords-b"]).begin();
    t.does(&["run", "loan", "activate 1", "loan", "done"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (20, 2));
    // L7.6: they count already in this run, with one stack and four cards.
    assert_eq!(t.poverty(ME), 1 + 2 + 4);
}

// L8.1: not before the start-of-turn draw is over, and in no turn but one's own.
#[test]
fn a_loan_waits_for_the_draw_of_ones_own_turn() {
    let mut t = table(2).board(&["lords-b"], &[]).at_start().begin();
    assert_eq!(t.question(), Some(Question::StartDraw));
    let words = ["draw deck", "run", "done"];
    for words in words {
        let before = t.state;
        assert_eq!(t.why_not_for(seat(YOU), "loan"), Some(Reason::NotYourTurn));
        let asked = t.act(seat(YOU), Action::TakeLoan);
        assert_eq!(asked, Err(Illegal::NotAsked { decides: seat(ME) }));
        assert!(t.state == before);
        if words == "draw deck" {
            assert_eq!(t.forbidden_by("loan"), "L8.1");
        } else {
            assert!(t.offers("loan"));
        }
        t.does(&[words]);
    }
    assert_eq!(t.asked(), seat(YOU));
    assert_eq!(t.forbidden_by("loan"), "L8.1", "the draw comes first");
    t.does(&["draw deck", "loan"]);
    assert_eq!((t.cash(YOU), t.loans(YOU)), (10, 1));
}

// L8.2: as many loans as needed and no more; out of turn it happens by itself.
#[test]
fn who_must_pay_and_cannot_borrows_by_itself() {
    let mut t = table(3)
        .with_all_cards()
        .city(ME, &["fire-brigade-b"])
        .boroughs(YOU, &["city", "lewisham", "hackney"])
        .boroughs(THIRD, &["greenwich"])
        .cash(YOU, 2)
        .cash(THIRD, 1)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.cash(YOU), t.loans(YOU)), (9, 1));
    assert_eq!((t.cash(THIRD), t.loans(THIRD)), (0, 0));
}

// L8.2: as many loans as it takes and none beyond that, to the pound; the debtor is not asked.
#[test]
fn a_debt_takes_exactly_the_loans_it_needs() {
    let boroughs: Vec<String> =
        pack("london-110").boroughs().map(|(_, facts)| facts.id.clone()).collect();
    let boroughs: Vec<&str> = boroughs.iter().map(String::as_str).collect();
    for (debt, cash, loans) in [(0, 0, 0), (3, 3, 0), (3, 2, 1), (10, 0, 1), (11, 0, 2), (12, 2, 1)]
    {
        let mut t = table(2)
            .with_all_cards()
            .city(ME, &["fire-brigade-b"])
            .boroughs(YOU, &boroughs[..debt])
            .cash(YOU, cash)
            .begin();
        t.does(&["run", "activate 1"]);
        assert_eq!(t.asked(), seat(ME));
        let left = cash + 10 * loans - i32::try_from(debt).unwrap();
        assert_eq!((t.loans(YOU), t.cash(YOU)), (loans, left), "£{debt} out of £{cash}");
    }
}

/// What is done, and the money left after it.
type Way = (&'static [&'static str], i32);

// L8.2: what one is free to decline never compels to borrow, and who chooses it chooses the loan. Each
// of these begins without money and has two ways to go on.
#[test]
fn what_may_be_declined_never_forces_a_loan() {
    let land = table(2).offer(&["hampstead"]);
    let card = table(2).hand(ME, &["st-pauls-a", "theatre-royal-a"]);
    let activation = table(2).city(ME, &["woolwich-arsenal-a"]);
    let offer = table(2).boroughs(ME, &["westminster"]);
    let spared = table(2).boroughs(ME, &["hammersmith"]).city(ME, &["almshouses-a"]);
    let hand = &["paupers-a"];
    let cash = table(2).boroughs(ME, &["wandsworth"]).city(ME, &["brewing-b"]).hand(ME, hand);
    let cases: [(Scene, Way, Way); 6] = [
        (land, (&["run", "done"], 0), (&["land"], 3)),
        (card, (&["develop", "play theatre-royal-a"], 0), (&["develop", "play st-pauls-a"], 0)),
        (activation, (&["run", "done"], 0), (&["run", "activate 1"], 3)),
        (offer, (&["run", "done"], 0), (&["run", "use borough"], 7)),
        (spared, (&["run", "activate 1", "flip"], 0), (&["run", "activate 1", "spare"], 8)),
        (
            cash,
            (&["run", "activate 1", "discard paupers-a"], 9),
            (&["run", "activate 1", "cash"], 18),
        ),
    ];
    for (scene, declined, accepted) in cases {
        let mut t = scene.begin();
        let start = t.state;
        for (loans, (words, left)) in [(0, declined), (1, accepted)] {
            t.state = start;
            t.does(words);
            assert_eq!((t.loans(ME), t.cash(ME)), (loans, left), "{words:?}");
        }
    }
}

// L8.2: the loans come before any card is discarded, all of them.
#[test]
fn loans_come_before_the_discard() {
    let mut t = table(2)
        .city(ME, &["school-a-blue"])
        .hand(ME, &["buckingham-palace-b", "paupers-a"])
        .begin();
    t.does(&["develop"]);
    let told = t.happened();
    let place = |wanted: &dyn Fn(&Event) -> bool| told.iter().position(wanted).unwrap();
    let borrowed = place(&|e| *e == Event::LoansTaken { seat: seat(ME), loans: 2, gained: 20 });
    let paid = place(&|e| *e == Event::Paid { seat: seat(ME), cash: 11 });
    let discarded = place(&|e| matches!(e, Event::Discarded { .. }));
    assert!(borrowed < paid && paid < discarded, "{told:?}");
}

// L8.2: as many as needed.
#[test]
fn two_loans_where_one_is_not_enough() {
    let mut t = table(2).hand(ME, &["buckingham-palace-b", "lords-b", "school-a-blue"]).begin();
    t.does(&["develop", "play buckingham-palace-b", "with lords-b"]);
    assert_eq!((t.loans(ME), t.cash(ME)), (1, 0), "£10 exactly");
    let mut t = table(2)
        .city(ME, &["school-a-blue"])
        .hand(ME, &["buckingham-palace-b", "paupers-a"])
        .begin();
    t.does(&["develop", "new"]);
    assert_eq!((t.loans(ME), t.cash(ME)), (2, 9), "£11 with the School");
}

// L8.3
#[test]
fn each_ten_pounds_of_loans_give_one_poverty_in_a_run() {
    let mut t = table(2).loans(ME, 2).begin();
    t.does(&["run", "done"]);
    assert_eq!(t.poverty(ME), 2);
}

// L8.4: £15 each, any number, at the start of one's own turn.
#[test]
fn a_loan_is_repaid_for_fifteen() {
    let scene = |cash| table(2).cash(ME, cash).loans(ME, 2).at_start();
    let mut t = scene(30).begin();
    t.does(&["repay 2"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (0, 0));
    // £14 repay nothing, and nothing is asked.
    let mut t = scene(14).begin();
    assert!(t.offers("run"));
    assert!(t.happened().is_empty());
    // Nobody has to.
    let mut t = scene(30).begin();
    t.does(&["repay 0"]);
    assert!(!t.happened().iter().any(|event| matches!(event, Event::LoansRepaid { .. })));
    assert_eq!((t.cash(ME), t.loans(ME)), (30, 2));
}

// L8.6a: a free loan only beside three choices, and only below £20 or the highest cost.
#[test]
fn a_free_loan_is_offered_below_twenty_pounds() {
    assert!(table(2).cash(ME, 19).begin().offers("loan"));
    let mut t = table(2).cash(ME, 20).begin();
    assert_eq!(t.refuses("loan"), Reason::EnoughMoney { limit: 20 });
    assert_eq!(t.forbidden_by("loan"), "L8.6");
    t.does(&["run"]);
    assert!(!t.offers("loan"));
    let mut t = table(2).hand(ME, &["mercers-a", "salters-a", "grocers-a"]).begin();
    t.does(&["develop"]);
    assert!(t.offers("loan"));
    t.does(&["play mercers-a"]);
    assert!(!t.offers("loan"), "not while choosing a discard");
    assert_eq!(t.forbidden_by("loan"), "L8.1");
}

// L8.6a: it never makes a question of its own.
#[test]
fn a_loan_makes_no_question_of_its_own() {
    let mut t = table(2).hand(ME, &["huguenots-a"]).nothing_else().begin();
    t.does(&["develop"]);
    // The single card was played without a question, though a loan was to be had.
    assert_eq!(t.gone().iter().filter(|id| *id == "huguenots-a").count(), 1);
}

// L8.6b: a shared supply of twelve.
#[test]
fn with_a_limited_supply_what_cannot_be_paid_cannot_be_chosen() {
    let scene = || {
        table(2)
            .limited_loans()
            .loans(ME, 7)
            .loans(YOU, 5)
            .cash(ME, 2)
            .hand(ME, &["buckingham-palace-b", "lords-b"])
            .city(ME, &["woolwich-arsenal-a", "street-lights-b"])
            .offer(&["lewisham", "city"])
    };
    let mut t = scene().begin();
    assert_eq!(t.choices(), ["develop", "run", "three"]);
    assert_eq!(t.refuses("loan"), Reason::NoLoansLeft);
    assert!(matches!(t.refuses("land"), Reason::LandTooDear { cost: 3, .. }));
    t.does(&["develop"]);
    // Only Lord's is within reach, so it is played; Buckingham Palace pays for it.
    assert_eq!(t.tops(ME).len(), 2);
    let mut t = scene().begin();
    t.does(&["run"]);
    assert_eq!(t.choices(), ["done"]);
    assert_eq!(t.forbidden_by("activate 1"), "L7.2");
}

// L8.6b: of a forced cost what can be paid is paid and the rest is dropped.
#[test]
fn with_a_limited_supply_a_forced_cost_is_paid_as_far_as_it_goes() {
    let mut t = table(2)
        .with_all_cards()
        .limited_loans()
        .loans(ME, 12)
        .city(ME, &["lloyds-of-london-b"])
        .cash(YOU, 1)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.cash(ME), t.cash(YOU), t.loans(YOU)), (1, 0, 0));
    // With tokens left the loan is taken.
    let mut t = table(2)
        .with_all_cards()
        .limited_loans()
        .loans(ME, 11)
        .city(ME, &["lloyds-of-london-b"])
        .cash(YOU, 1)
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!((t.cash(ME), t.cash(YOU), t.loans(YOU)), (2, 9, 1));
    assert_eq!(t.view_of(ME).loans_left, Some(0));
}

// L8.6b: repaid tokens return to the supply (L8.4).
#[test]
fn repaid_tokens_return_to_the_supply() {
    let mut t = table(2).limited_loans().loans(ME, 2).cash(ME, 30).at_start().begin();
    assert_eq!(t.view_of(ME).loans_left, Some(10));
    t.does(&["repay 2"]);
    assert_eq!(t.view_of(ME).loans_left, Some(12));
}

// L8.6b: the standard supply has no limit.
#[test]
fn without_the_option_loans_have_no_limit() {
    let mut t = table(2).loans(ME, 12).loans(YOU, 12).begin();
    assert_eq!(t.view_of(ME).loans_left, None);
    t.does(&["loan"]);
    assert!(t.happened().contains(&Event::LoansTaken { seat: seat(ME), loans: 1, gained: 10 }));
}
