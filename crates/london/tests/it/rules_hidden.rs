//! Who knows what: L-R01, L-R21, L-R28, L-R29, L-R32.

use std::collections::BTreeSet;

use london::{Event, State};
use table::{Game, InfoSet, Rng, Viewer, may_take_back};

use crate::scene::{ME, Play, THIRD, YOU, seat, table};

fn samples(t: &Play, observer: usize) -> Vec<State> {
    let info = InfoSet::new(&t.game, &t.state, seat(observer));
    let mut rng = Rng::new(1);
    (0..60).map(|_| info.sample(&mut rng)).collect()
}

fn hand_in(t: &Play, world: &State, owner: usize) -> Vec<String> {
    let view = t.game.view(world, Viewer::Seat(seat(owner)));
    let ids = view.players[owner].hand.known.iter();
    ids.map(|&title| t.game.content().title(title).id.clone()).collect()
}

// L-R01: a card taken from the board is known to all until it is played.
#[test]
fn a_card_taken_from_the_board_is_known_to_all() {
    let mut t = table(3).hand(ME, &["grocers-a"]).board(&["mercers-a"], &[]).at_start().begin();
    t.does(&["draw top mercers-a"]);
    for viewer in [YOU, THIRD] {
        let hand = t.view_of(viewer).players[ME].hand.clone();
        assert_eq!((hand.known.clone(), hand.len()), (vec![t.title("mercers-a")], 2));
    }
    for world in samples(&t, YOU) {
        assert!(hand_in(&t, &world, ME).contains(&"mercers-a".to_owned()));
    }
    // The other card varies.
    assert!(samples(&t, YOU).iter().any(|w| !hand_in(&t, w, ME).contains(&"grocers-a".to_owned())));
}

// L-R21: what University shows is known to its owner, wherever it goes.
#[test]
fn a_card_seen_in_the_deck_is_known_to_its_owner_only() {
    let mut t = table(3)
        .city(ME, &["university-of-london-b"])
        .deck(&["mercers-a", "salters-a", "grocers-a", "vintners-a"])
        .at_start()
        .begin();
    t.does(&["look 3", "draw seen mercers-a", "return grocers-a"]);
    assert_eq!(t.view_of(ME).deck.top, [Some(t.title("grocers-a")), Some(t.title("salters-a"))]);
    assert!(t.view_of(YOU).deck.top.is_empty());
    t.happened();
    t.does(&["run", "done"]);
    // The next player has drawn the Grocers: the University's owner knows, the third player does not.
    assert_eq!(t.hand(YOU), ["grocers-a"]);
    assert_eq!(t.view_of(ME).players[YOU].hand.known, [t.title("grocers-a")]);
    assert!(t.view_of(THIRD).players[YOU].hand.known.is_empty());
    let drew = t.happened().into_iter().find(|e| matches!(e, Event::DrewFromDeck { .. })).unwrap();
    let heard = |viewer: usize| match t.game.redact(&drew, Viewer::Seat(seat(viewer))) {
        Event::DrewFromDeck { card, .. } => card,
        other => panic!("{other:?}"),
    };
    assert_eq!(heard(ME), Some(t.title("grocers-a")));
    assert_eq!(heard(YOU), Some(t.title("grocers-a")));
    assert_eq!(heard(THIRD), None);
    for world in samples(&t, ME) {
        assert_eq!(hand_in(&t, &world, YOU), ["grocers-a"]);
    }
    assert!(samples(&t, THIRD).iter().any(|world| hand_in(&t, world, YOU) != ["grocers-a"]));
}

/// Two players who can look at the deck: YOU have seen its first card by Greenwich and left it there.
fn both_have_looked(look: &str) -> Play {
    let mut t = table(3)
        .boroughs(YOU, &["greenwich"])
        .city(THIRD, &["university-of-london-b"])
        .deck(&["mercers-a", "salters-a", "grocers-a"])
        .board(&["lords-b", "sewers-c"], &[])
        .turn_of(YOU)
        .at_start()
        .begin();
    t.does(&["look 1", "draw top lords-b", "run", "done"]);
    assert_eq!(t.view_of(YOU).deck.top, [Some(t.title("mercers-a"))]);
    t.does(&[look]);
    t
}

// L-R36: who looks at several cards may put them anywhere, so others know none of them any more.
#[test]
fn a_second_look_at_several_cards_ends_what_others_knew() {
    let mut t = both_have_looked("look 3");
    t.does(&["draw seen mercers-a", "return grocers-a"]);
    assert!(t.view_of(YOU).players[THIRD].hand.known.is_empty());
    assert!(t.view_of(YOU).deck.top.is_empty());
    let mut t = both_have_looked("look 3");
    t.does(&["draw seen salters-a", "return grocers-a"]);
    assert!(t.view_of(YOU).deck.top.is_empty(), "the order is secret");
}

// L-R36: one card alone stays where it is, or is the one that was drawn.
#[test]
fn a_second_look_at_one_card_changes_nothing() {
    let mut t = both_have_looked("look 1");
    assert_eq!(t.view_of(YOU).deck.top, [Some(t.title("mercers-a"))]);
    t.does(&["draw seen mercers-a"]);
    assert_eq!(t.view_of(YOU).players[THIRD].hand.known, [t.title("mercers-a")]);
}

// L1.5: nobody knows how the decks lie, so in a redeal they lie otherwise.
#[test]
fn a_redeal_shuffles_both_decks() {
    let boroughs = ["hackney", "lambeth", "lewisham", "deptford", "greenwich"];
    let t = table(2)
        .deck(&["mercers-a", "salters-a", "grocers-a"])
        .offer(&["hampstead"])
        .borough_deck(&boroughs)
        .cash(ME, 8)
        .begin();
    for observer in [ME, YOU] {
        let (mut drawn, mut turned_up) = (BTreeSet::new(), BTreeSet::new());
        for world in samples(&t, observer) {
            let mut t = Play::new(t.game.clone(), world);
            t.does(&["land"]);
            drawn.append(&mut t.hand(ME).into_iter().collect());
            turned_up.append(&mut t.offer().into_iter().collect());
        }
        assert!(drawn.len() > 5, "{drawn:?}");
        assert_eq!(turned_up, boroughs.map(str::to_owned).into());
    }
}

// L-R28: a redeal keeps the set of every hidden card, so A is still drawn before B before C.
#[test]
fn a_redeal_keeps_the_order_of_the_sets() {
    let mut t = Play::from_seed(crate::scene::london(3), 8);
    let mut rng = Rng::new(5);
    for _ in 0..400 {
        let legal = t.actions();
        let asked = t.asked();
        t.act(asked, *rng.pick(&legal).unwrap()).unwrap();
    }
    let before = t.view_of(YOU);
    for world in samples(&t, YOU) {
        let view = t.game.view(&world, Viewer::Seat(seat(YOU)));
        assert_eq!(view.deck.left, before.deck.left);
        for (player, truth) in view.players.iter().zip(&before.players) {
            assert_eq!(player.hand.unknown, truth.hand.unknown);
        }
    }
}

// L-R29: who lets go of a known copy is no longer known to have one.
#[test]
fn the_known_copy_counts_as_the_one_that_went() {
    let mut t = table(2)
        .hand(ME, &["sewers-c", "lords-b"])
        .taken(ME, &["sewers-c"])
        .city(ME, &["brewing-b"])
        .cash(ME, 9)
        .begin();
    assert_eq!(t.view_of(YOU).players[ME].hand.known, [t.title("sewers-c")]);
    t.does(&["run", "activate 1", "discard sewers-c"]);
    assert_eq!(t.hand(ME), ["lords-b", "sewers-c"]);
    assert!(t.view_of(YOU).players[ME].hand.known.is_empty());
}

// L-R29: also a copy that only one other player had seen.
#[test]
fn a_copy_seen_by_one_player_counts_as_gone_for_that_player() {
    let mut t = table(3)
        .city(ME, &["university-of-london-b"])
        .deck(&["sewers-c", "mercers-a"])
        .hand(YOU, &["sewers-c"])
        .city(YOU, &["brewing-b"])
        .board(&["lords-b"], &[])
        .at_start()
        .begin();
    t.does(&["look 1", "draw top lords-b", "run", "done"]);
    assert_eq!(t.hand(YOU), ["sewers-c", "sewers-c"]);
    assert_eq!(t.view_of(ME).players[YOU].hand.known, [t.title("sewers-c")]);
    t.does(&["run", "activate 1"]);
    assert_eq!(t.hand(YOU), ["sewers-c"]);
    assert!(t.view_of(ME).players[YOU].hand.known.is_empty());
}

// L-R32: one's own cards may be taken back; a drawn card, or a borough turned up, may not.
#[test]
fn what_reveals_nothing_hidden_may_be_taken_back() {
    let mut t = table(2)
        .hand(ME, &["mercers-a", "salters-a", "grocers-a"])
        .cash(ME, 20)
        .offer(&["lewisham"])
        .borough_deck(&["hackney"])
        .board(&["lords-b", "sewers-c", "kew-gardens-b"], &["street-lights-b"])
        .begin();
    let start = t.state;
    let free = |t: &Play| may_take_back(&t.game, &start, &t.state, seat(ME));
    t.does(&["develop", "play mercers-a", "with salters-a"]);
    assert!(free(&t), "shown and discarded cards were one's own");
    t.state = start;
    t.does(&["three", "draw top lords-b", "draw bottom street-lights-b"]);
    assert!(free(&t), "the board lies open");
    t.state = start;
    t.does(&["three", "draw deck"]);
    assert!(!free(&t));
    t.state = start;
    t.does(&["land"]);
    assert!(!free(&t), "the next borough was turned up");
    // What another player shows was hidden from me.
    t.state = start;
    t.does(&["run", "done"]);
    let mine = t.state;
    t.does(&["draw top lords-b"]);
    assert!(may_take_back(&t.game, &mine, &t.state, seat(ME)));
    t.does(&["three", "draw deck"]);
    assert!(!may_take_back(&t.game, &mine, &t.state, seat(ME)));
}

// L-R01: a covered card stays where it is in every world: players with perfect recall know it.
#[test]
fn covered_cards_are_not_redealt() {
    let t = table(2).stack(ME, &["st-pauls-a", "mercers-a"]).city(YOU, &["!kew-gardens-b"]).begin();
    for world in samples(&t, YOU) {
        assert_eq!(t.game.standing(&world), t.game.standing(&t.state));
    }
}
