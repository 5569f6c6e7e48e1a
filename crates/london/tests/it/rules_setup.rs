//! L1 and L2: components, what is public, and setting up.

use std::collections::BTreeSet;

use london::{CardKind, Colour, Content, Event, London, Options, Question, Set, Side};
use table::{Game, Seats, Viewer};

use crate::scene::{ME, Play, THIRD, YOU, find_borough, find_title, london, pack, seat, table};

// L1.1
#[test]
fn the_standard_pack_has_101_cards_in_three_sets_and_four_colours() {
    let content = pack("london");
    let count = |wanted: &dyn Fn(&london::TitleFacts) -> bool| -> usize {
        let titles = content.titles().filter(|(_, facts)| wanted(facts));
        titles.map(|(_, facts)| usize::from(facts.copies)).sum()
    };
    assert_eq!(content.cards().len(), 101);
    assert_eq!([Set::A, Set::B, Set::C].map(|set| count(&|f| f.set == set)), [27, 43, 31]);
    assert_eq!(count(&|f| f.kind == CardKind::Pauper), 11);
    assert_eq!(count(&|f| f.kind == CardKind::Action), 4);
    assert_eq!(count(&|f| f.colour == Colour::Grey), 11);
    for colour in [Colour::Brown, Colour::Blue, Colour::Pink] {
        assert!(count(&|f| f.colour == colour) > 10);
    }
}

// L1.2
#[test]
fn action_cards_have_an_action_and_nothing_else_and_paupers_have_nothing() {
    for (_, facts) in pack("london-110").titles() {
        let plain = facts.cost == 0
            && facts.prestige == 0
            && facts.abilities.is_empty()
            && facts.activation.is_none();
        match facts.kind {
            CardKind::Building => assert!(facts.action.is_none(), "{}", facts.id),
            CardKind::Action => assert!(plain && facts.action.is_some(), "{}", facts.id),
            CardKind::Pauper => assert!(plain && facts.action.is_none(), "{}", facts.id),
        }
    }
}

// L1.3
#[test]
fn there_are_twenty_boroughs_eleven_of_them_beside_the_river() {
    let content = pack("london");
    assert_eq!(content.boroughs().count(), 20);
    assert_eq!(content.boroughs().filter(|(_, b)| b.river).count(), 11);
    assert_eq!(content.boroughs().filter(|(_, b)| b.side == Side::South).count(), 8);
}

// L1.3: its benefit comes when it is bought, and not again in a run.
#[test]
fn a_borough_brings_its_benefit_at_once_and_once() {
    let mut t = table(2).offer(&["hampstead"]).cash(ME, 8).poverty(ME, 3).begin();
    t.does(&["land"]);
    assert_eq!((t.prestige(ME), t.poverty(ME), t.hand(ME).len()), (6, 2, 1));
    t.does(&["run", "done"]).does(&["run", "done"]);
    // One more card was drawn at the start of the turn.
    assert_eq!((t.prestige(ME), t.poverty(ME), t.hand(ME).len()), (6, 2 + 2, 2));
}

// L1.3: an ability names the moment when it can be used, and counts at no other.
#[test]
fn the_ability_of_a_borough_waits_for_its_moment() {
    // Greenwich: the draw at the start of the turn, and no other draw.
    let mut t = table(2).boroughs(ME, &["greenwich"]).board(&["lords-b"], &[]).at_start().begin();
    assert_eq!(t.choices(), ["look 1", "draw deck", "draw top lords-b"]);
    t.does(&["draw deck", "three"]);
    assert_eq!(t.choices(), ["draw deck", "draw top lords-b"]);
    // St. Marylebone: the action, and not the draw at the start.
    let mut t =
        table(2).boroughs(ME, &["st-marylebone"]).board(&["lords-b"], &[]).at_start().begin();
    t.does(&["draw deck"]);
    assert_eq!(t.question(), Some(Question::ChooseAction));
    // Westminster: a run.
    let hand = ["mercers-a", "salters-a", "grocers-a", "vintners-a"];
    let mut t = table(2).boroughs(ME, &["westminster"]).hand(ME, &hand).cash(ME, 9).begin();
    assert_eq!(t.forbidden_by("use borough"), "L-R12");
    t.does(&["develop"]);
    assert_eq!(t.forbidden_by("use borough"), "L-R12");
    t.does(&["play mercers-a", "with salters-a"]);
    assert_eq!(t.forbidden_by("use borough"), "L-R12");
    // Paddington: repaying at the start of a turn, and not the count at the end.
    let mut t = table(2).boroughs(ME, &["paddington"]).cash(ME, 14).loans(ME, 1).at_start().begin();
    assert_eq!((t.score(ME).repaid, t.score(ME).unpaid_loss), (0, 7));
    t.does(&["repay 1"]);
    assert_eq!((t.cash(ME), t.loans(ME)), (2, 0));
}

// L1.3: using an ability is up to the owner; a run effect is not (L7.5).
#[test]
fn an_ability_may_be_left_and_a_run_effect_may_not() {
    let mut t = table(2).boroughs(ME, &["westminster"]).cash(ME, 9).begin();
    t.does(&["run"]);
    assert_eq!(t.choices(), ["use borough", "loan", "done"]);
    t.does(&["done"]);
    assert_eq!((t.cash(ME), t.prestige(ME), t.poverty(ME)), (9, 0, 0));
    // Wandsworth has both: money in place of a card, which is left, and poverty.
    let mut t = table(2)
        .boroughs(ME, &["wandsworth"])
        .city(ME, &["brewing-b"])
        .hand(ME, &["lords-b"])
        .cash(ME, 9)
        .begin();
    t.does(&["run", "activate 1", "discard lords-b", "done"]);
    assert_eq!((t.cash(ME), t.poverty(ME)), (9 + 9, 2 + 1));
}

// L1.4: more money and poverty than the box holds are paid out in full.
#[test]
fn coins_and_poverty_never_run_out() {
    let mut t = table(2)
        .poverty(ME, 5_000)
        .cash(ME, 9_000)
        .cash(YOU, 9_000)
        .loans(ME, 40)
        .hand(ME, &["mercers-a"])
        .city(ME, &["salters-a", "leather-industry-b"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.cash(ME), 9_000 + 4);
    t.does(&["activate 2"]);
    assert_eq!((t.cash(ME), t.poverty(ME)), (9_000 + 4 + 7, 5_000 + 1));
    t.does(&["done"]);
    assert_eq!(t.poverty(ME), 5_000 + 1 + 2 + 40 + 1);
}

// L1.4: the box has 12 loan tokens, which matters only if the table says so (L8.6b).
#[test]
fn the_box_has_twelve_loan_tokens() {
    assert_eq!(table(4).limited_loans().begin().view_of(ME).loans_left, Some(12));
    assert_eq!(table(4).begin().view_of(ME).loans_left, None);
}

// L1.5: what lies on the table is the same to everybody.
#[test]
fn what_is_open_is_open_to_everybody() {
    let t = table(3)
        .cash(ME, 7)
        .loans(ME, 2)
        .poverty(ME, 4)
        .prestige(ME, 3)
        .boroughs(ME, &["hackney", "lewisham"])
        .stack(ME, &["mercers-a", "salters-a"])
        .city(ME, &["!lords-b"])
        .hand(ME, &["grocers-a", "sewers-c"])
        .hand(THIRD, &["vintners-a"])
        .board(&["st-pauls-a"], &["wren-a"])
        .offer(&["city"])
        .borough_deck(&["lambeth", "camberwell"])
        .begin();
    let viewers = [ME, YOU, THIRD].map(|index| Viewer::Seat(seat(index)));
    for viewer in viewers.into_iter().chain([Viewer::Spectator]) {
        let view = t.game.view(&t.state, viewer);
        let me = &view.players[ME];
        assert_eq!((me.cash, me.loans, me.poverty, me.prestige), (7, 2, 4, 3), "{viewer:?}");
        let owned = ["hackney", "lewisham"].map(|id| find_borough(t.game.content(), id));
        assert_eq!((&me.boroughs[..], me.top_borough), (&owned[..], Some(owned[1])), "{viewer:?}");
        let stacks: Vec<_> = me.stacks.iter().map(|stack| (stack.top, stack.size)).collect();
        assert_eq!(stacks, [(Some(t.title("salters-a")), 2), (None, 1)], "{viewer:?}");
        let hands: Vec<usize> = view.players.iter().map(|player| player.hand.len()).collect();
        assert_eq!(hands, [2, 0, 1], "{viewer:?}");
        assert_eq!(view.board[0][0], Some(t.title("st-pauls-a")), "{viewer:?}");
        assert_eq!(view.board[1][0], Some(t.title("wren-a")), "{viewer:?}");
        assert_eq!(view.offer, t.view_of(ME).offer, "{viewer:?}");
        // 101 cards, less three in stacks, three in hands and two on the board.
        let left: usize = view.deck.left.iter().map(|&left| usize::from(left)).sum();
        assert_eq!((left, view.boroughs_left), (101 - 8, 2), "{viewer:?}");
    }
}

// L1.5: the order of the decks is hidden from everyone. Two tables that differ in nothing else look
// the same, until somebody draws, and then to that player only.
#[test]
fn the_order_of_the_decks_is_hidden_from_everyone() {
    let with = |deck: &[&str], boroughs: &[&str]| {
        let scene = table(3).hand(ME, &["lords-b"]).offer(&["city"]).cash(ME, 9);
        scene.deck(deck).borough_deck(boroughs).begin()
    };
    let mut one = with(&["mercers-a", "salters-a", "grocers-a", "wren-a"], &["hackney", "lambeth"]);
    let mut two = with(&["wren-a", "grocers-a", "salters-a", "mercers-a"], &["lambeth", "hackney"]);
    let same = |one: &Play, two: &Play, viewer| {
        one.game.view(&one.state, viewer) == two.game.view(&two.state, viewer)
    };
    let [me, you, third] = [ME, YOU, THIRD].map(|index| Viewer::Seat(seat(index)));
    assert!(one.state != two.state);
    for viewer in [me, you, third, Viewer::Spectator] {
        assert!(same(&one, &two, viewer), "{viewer:?}");
    }
    assert_eq!(one.choices(), two.choices());
    one.does(&["three"]);
    two.does(&["three"]);
    assert!(!same(&one, &two, me));
    // The next player has drawn the fourth card.
    assert!(!same(&one, &two, you));
    assert!(same(&one, &two, third) && same(&one, &two, Viewer::Spectator));
}

// L1.5
#[test]
fn a_hand_is_a_number_to_others_and_cards_to_its_owner() {
    let t = table(2).hand(ME, &["mercers-a", "hospital-b"]).begin();
    let mine = t.view_of(ME).players[ME].hand.clone();
    let theirs = t.view_of(YOU).players[ME].hand.clone();
    assert_eq!((mine.known.len(), mine.len()), (2, 2));
    assert_eq!((theirs.known.len(), theirs.len()), (0, 2));
    // L-R28: the set of a hidden card is known.
    assert_eq!(theirs.unknown, [1, 1, 0]);
}

// L1.5, L-R01
#[test]
fn covered_and_face_down_cards_are_shown_to_nobody_until_the_end() {
    let t = table(2).stack(ME, &["mercers-a", "!hospital-b"]).city(ME, &["salters-a"]).begin();
    for viewer in [ME, YOU] {
        let stacks = &t.view_of(viewer).players[ME].stacks;
        assert_eq!((stacks[0].top, stacks[0].size, stacks[0].cards.len()), (None, 2, 0));
        assert_eq!(stacks[1].top, Some(t.title("salters-a")));
    }
}

// L1.6: once means once a turn for each such card, and again in the next turn.
#[test]
fn once_is_once_a_turn() {
    let mut t =
        table(2).boroughs(ME, &["westminster"]).cash(ME, 20).board(&["mercers-a"], &[]).begin();
    t.does(&["run", "use borough"]);
    assert_eq!(t.prestige(ME), 1);
    assert_eq!(t.forbidden_by("use borough"), "L1.6");
    t.does(&["done", "draw deck", "three", "draw deck", "draw deck", "draw deck"]);
    t.does(&["draw deck", "run", "use borough"]);
    assert_eq!(t.prestige(ME), 2);
}

// L2.1
#[test]
fn everybody_starts_with_five_pounds_and_nothing_else() {
    for seats in 2..=4 {
        let t = Play::from_seed(london(seats), 11);
        for player in t.view_of(ME).players {
            let things = (player.cash, player.prestige, player.loans, player.poverty);
            assert_eq!(things, (5, 0, 0, 0));
            assert!(player.stacks.is_empty() && player.boroughs.is_empty());
        }
    }
}

/// The sets of the deck in order, read by drawing it to the end.
fn sets_in_order(content: &Content, game: &London, seed: u64) -> Vec<Set> {
    let mut t = Play::from_seed(game.clone(), seed);
    let mut drawn: Vec<Set> = Vec::new();
    while t.deck_left() > 0 {
        let words = t.choices().into_iter().find(|words| words == "draw deck");
        let words = words.or_else(|| t.offers("three").then(|| "three".to_owned()));
        let words = words.unwrap_or_else(|| t.choices().remove(0));
        t.does(&[&words]);
        for event in t.happened() {
            if let Event::DrewFromDeck { card: Some(title), .. } = event {
                drawn.push(content.title(title).set);
            }
        }
    }
    drawn
}

// L2.2
#[test]
fn set_a_lies_on_b_lies_on_c() {
    let game = london(3);
    let sets = sets_in_order(&pack("london"), &game, 5);
    assert!(sets.is_sorted(), "{sets:?}");
    // 27 + 43 + 31, less six cards of A for each of three players and the first draw.
    assert_eq!(sets.len(), 101 - 18 - 1);
}

// L2.2: each set is shuffled, and apart from the others.
#[test]
fn other_seeds_give_other_orders() {
    let game = london(2);
    assert_eq!(game.deal(1), game.deal(1));
    let deck = |seed| table::Notation::write_deal(&game, &game.deal(seed)).remove(0).1;
    let (one, two) = (deck(1), deck(2));
    // Each of the three sets lies in another order, and holds the same cards.
    for set in [0..27, 27..70, 70..101] {
        let (mut a, mut b) = (one[set.clone()].to_vec(), two[set].to_vec());
        assert_ne!(a, b);
        a.sort();
        b.sort();
        assert_eq!(a, b);
    }
}

// L2.2: a shuffle can bring every card of a set to its top and to its bottom, and none out of its set.
#[test]
fn every_card_may_lie_anywhere_in_its_set() {
    for name in Content::BUILT_IN {
        let content = pack(name);
        let game = London::new(content.clone(), Seats::new(2).unwrap(), Options::default());
        let set_of = |id: &str| content.title(find_title(&content, id)).set;
        let decks: Vec<Vec<String>> = (0..600)
            .map(|seed| table::Notation::write_deal(&game, &game.deal(seed)).remove(0).1)
            .collect();
        for set in Set::ALL {
            let cards = |deck: &[String]| -> Vec<String> {
                deck.iter().filter(|id| set_of(id) == set).cloned().collect()
            };
            let all: BTreeSet<String> = cards(&decks[0]).into_iter().collect();
            let firsts = decks.iter().map(|deck| cards(deck).swap_remove(0)).collect();
            assert_eq!(all, firsts, "{name}: first of {set:?}");
            let lasts = decks.iter().filter_map(|deck| cards(deck).pop()).collect();
            assert_eq!(all, lasts, "{name}: last of {set:?}");
        }
        let sorted = |deck: &Vec<String>| deck.iter().map(|id| set_of(id)).is_sorted();
        assert!(decks.iter().all(sorted), "{name}: A before B before C");
    }
}

// L2.2: the order of one set says nothing about the order of another.
#[test]
fn the_sets_are_shuffled_separately() {
    let game = london(2);
    let deck = |seed| table::Notation::write_deal(&game, &game.deal(seed)).remove(0).1;
    let decks: Vec<Vec<String>> = (0..600).map(deck).collect();
    // Whatever lies on top of A, many different cards lie on top of B and of C.
    let top_of_a = &decks[0][0];
    let alike: Vec<&Vec<String>> = decks.iter().filter(|deck| &deck[0] == top_of_a).collect();
    assert!(alike.len() > 10, "{}", alike.len());
    for first in [27, 27 + 43] {
        let tops: BTreeSet<&String> = alike.iter().map(|deck| &deck[first]).collect();
        assert!(tops.len() > alike.len() / 3, "{tops:?}");
    }
}

// L2.3
#[test]
fn everybody_is_dealt_six_cards() {
    for seats in 2..=4 {
        let t = Play::from_seed(london(seats), 3);
        let sizes: Vec<usize> = t.view_of(ME).players.iter().map(|p| p.hand.len()).collect();
        // The first player has drawn already: the board is empty, so there was nothing to ask.
        assert_eq!(sizes.iter().sum::<usize>(), 6 * seats + 1);
        assert_eq!(t.deck_left(), 101 - 6 * seats - 1);
    }
}

// L2.4
#[test]
fn the_three_starters_are_on_offer_and_seventeen_lie_in_the_deck() {
    let t = Play::from_seed(london(2), 3);
    let mut offer = t.offer();
    offer.sort();
    assert_eq!(offer, ["city", "southwark-bermondsey", "westminster"]);
    assert_eq!(t.view_of(ME).boroughs_left, 17);
}

// L2.5
#[test]
fn the_board_has_three_four_or_five_spaces_a_row() {
    for seats in 2..=4 {
        let t = Play::from_seed(london(seats), 3);
        let rows = t.view_of(ME).board.map(|row| row.len());
        assert_eq!(rows, [seats + 1; 2]);
        assert!(t.board().iter().flatten().all(|space| space == "-"));
    }
}

// L2.6
#[test]
fn the_first_player_is_random_or_the_one_the_host_names() {
    let game = london(4);
    let firsts: BTreeSet<usize> =
        (0..40).map(|seed| game.setup(&game.deal(seed)).active().index()).collect();
    assert_eq!(firsts.len(), 4);
    let options = Options { first: Some(seat(2)), ..Options::default() };
    let named = London::new(pack("london"), Seats::new(4).unwrap(), options);
    assert!((0..40).all(|seed| named.setup(&named.deal(seed)).active() == seat(2)));
}

// L2.6: clockwise.
#[test]
fn play_goes_clockwise() {
    let mut t = table(3).turn_of(1).begin();
    for next in [2, 0, 1] {
        t.does(&["run", "done"]);
        assert_eq!(t.asked(), seat(next));
    }
}

// L1.5: a spectator sees what is public and no more.
#[test]
fn a_spectator_sees_no_hand() {
    let t = table(2).hand(ME, &["mercers-a"]).taken(YOU, &["salters-a"]).begin();
    let view = t.game.view(&t.state, Viewer::Spectator);
    assert!(view.players[ME].hand.known.is_empty());
    assert_eq!(view.players[YOU].hand.known, [find_title(&pack("london"), "salters-a")]);
}
