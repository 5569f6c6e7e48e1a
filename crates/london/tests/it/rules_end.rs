//! L9: scoring and tie-breaks.

use ::words::Words;
use london::Scoring;
use table::Tell;

use crate::scene::{ME, Play, Scene, THIRD, YOU, seat, table};

/// The last turn of the last player, ended by a run: ME has just finished.
fn ended(scene: Scene) -> Play {
    let mut t = scene.nothing_else().last_turns(1).begin();
    t.does(&["three"]);
    assert!(t.over());
    t
}

// L9.2: all steps in order.
#[test]
fn scoring_goes_step_by_step() {
    let t = ended(
        table(2)
            .prestige(ME, 10)
            .hand(ME, &["mercers-a", "salters-a"])
            .stack(ME, &["st-pauls-a", "!hospital-b"])
            .city(ME, &["great-fire-monument-a"])
            .cash(ME, 23)
            .loans(ME, 3)
            .poverty(ME, 5)
            .poverty(YOU, 3),
    );
    assert_eq!(
        t.score(ME),
        Scoring {
            track: 10,
            hand: 2,
            cards: 6 + 3 + 4,
            repaid: 1,
            cash: 8,
            cash_prestige: 2,
            unpaid: 2,
            unpaid_loss: 14,
            poverty: 7,
            returned: 3,
            poverty_loss: 3,
            total: 10 + 13 + 2 - 14 - 3,
        }
    );
    assert_eq!(t.score(YOU).total, 0);
}

// L8.5, L9.2(3): loans are repaid as far as the money goes, without a choice.
#[test]
fn loans_are_repaid_at_the_end_as_far_as_the_money_goes() {
    let t = ended(table(2).cash(ME, 44).loans(ME, 3));
    let score = t.score(ME);
    assert_eq!((score.repaid, score.unpaid, score.cash, score.cash_prestige), (2, 1, 14, 4));
}

// L9.2(4): full £3 only.
#[test]
fn only_full_three_pounds_count() {
    for (cash, prestige) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)] {
        assert_eq!(ended(table(2).cash(ME, cash)).score(ME).cash_prestige, prestige);
    }
}

// L9.2(6): everybody returns as many as the least poor has.
#[test]
fn everybody_returns_as_much_poverty_as_the_least_poor_has() {
    let t = ended(table(3).poverty(ME, 12).poverty(YOU, 4).poverty(THIRD, 7));
    let left = [ME, YOU, THIRD].map(|seat| t.score(seat).remaining());
    assert_eq!(left, [8, 0, 3]);
    assert_eq!([ME, YOU, THIRD].map(|seat| t.score(seat).total), [-11, 0, -2]);
}

// L9.3: the table, played to the end.
#[test]
fn poverty_costs_prestige_by_the_table() {
    let losses = [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 21];
    for (poverty, loss) in (0..).zip(losses) {
        assert_eq!(ended(table(2).poverty(ME, poverty)).score(ME).poverty_loss, loss);
    }
}

// L9.4: most prestige wins.
#[test]
fn most_prestige_wins() {
    assert_eq!(
        ended(table(3).prestige(ME, 5).prestige(YOU, 9).prestige(THIRD, 7)).ranks(),
        [3, 1, 2]
    );
}

/// What puts one player before another, in words.
fn tie_break(t: &Play, ahead: usize, behind: usize) -> Option<String> {
    let message = t.game.tell_tie_break(&t.state, seat(ahead), seat(behind));
    message.map(|message| Words::english().say(&message))
}

// L9.4: then least poverty.
#[test]
fn a_tie_goes_to_the_least_poor() {
    // One poverty costs one prestige, so 6 - 1 = 5.
    let t = ended(table(2).prestige(ME, 6).poverty(ME, 1).prestige(YOU, 5));
    assert_eq!((t.score(ME).total, t.score(YOU).total), (5, 5));
    assert_eq!(t.ranks(), [2, 1]);
    assert_eq!(
        tie_break(&t, YOU, ME),
        Some("Player 2 is ahead of Player 1 by less poverty".into())
    );
}

// L9.4: then most boroughs.
#[test]
fn then_to_the_most_boroughs() {
    let t = ended(table(2).boroughs(ME, &["city", "hackney"]).boroughs(YOU, &["lewisham"]));
    assert_eq!(t.ranks(), [1, 2]);
    assert!(tie_break(&t, ME, YOU).unwrap().ends_with("by more boroughs"));
}

// L9.4, L-R26: then the best single card, only one for each player, covered ones included.
#[test]
fn then_to_the_best_single_card_in_the_area() {
    let t = ended(
        table(2)
            .stack(ME, &["st-pauls-a", "mercers-a"])
            .city(YOU, &["great-fire-monument-a", "west-india-docks-b"])
            .hand(YOU, &[]),
    );
    assert_eq!((t.score(ME).total, t.score(YOU).total), (6, 6));
    assert_eq!(t.ranks(), [1, 2]);
    assert!(tie_break(&t, ME, YOU).unwrap().ends_with("by the better card"));
}

// L9.4: a tie left after that is shared.
#[test]
fn a_tie_left_after_that_is_shared() {
    assert_eq!(ended(table(3).prestige(THIRD, 2)).ranks(), [2, 2, 1]);
    assert_eq!(ended(table(2)).ranks(), [1, 1]);
    assert_eq!(tie_break(&ended(table(2)), ME, YOU), None);
}

// L9.5: no wrap at 49, and below zero.
#[test]
fn prestige_may_go_above_49_and_below_zero() {
    assert_eq!(ended(table(2).prestige(ME, 130)).score(ME).total, 130);
    assert_eq!(ended(table(2).loans(ME, 3)).score(ME).total, -21);
}

// L-R27: Paddington does not help at L9.2(3); Public Houses and Camberwell not at L9.2(1).
#[test]
fn abilities_do_not_help_at_the_end() {
    let t = ended(table(2).boroughs(ME, &["paddington"]).cash(ME, 14).loans(ME, 1));
    assert_eq!((t.score(ME).repaid, t.score(ME).unpaid), (0, 1));
    let t = ended(table(2).boroughs(ME, &["camberwell"]).hand(ME, &["mercers-a", "salters-a"]));
    assert_eq!(t.score(ME).hand, 2);
    let t = ended(table(2).city(ME, &["public-houses-c"]).hand(ME, &["mercers-a"]));
    assert_eq!(t.score(ME).hand, 1);
}

// L-R18: money lying on Shops does not score.
#[test]
fn money_on_shops_does_not_score() {
    let t = ended(table(2).city(ME, &["shops-b"]).till(ME, 9));
    assert_eq!(t.score(ME).total, 0);
}
