//! Who knows what, and what may be taken back: N1.8, N-R22, N-R23.

use std::collections::BTreeSet;

use new_york::{ActionCards, Options, Reason, State};
use table::{Game, InfoSet, Rng, Viewer, may_take_back};

use crate::scene::{ME, Play, YOU, new_york, seat, table};

const MARKET: [&str; 4] = ["green-2", "red-2", "yellow-2", "yellow-3"];
/// Four vacant lots that b1 and b2 alone would fit on.
const FOUR_LOTS: [&str; 4] = ["G1", "B1", "R8", "Y6"];

fn samples(t: &Play) -> Vec<State> {
    let info = InfoSet::new(&t.game, &t.state, seat(YOU));
    let mut rng = Rng::new(1);
    (0..80).map(|_| info.sample(&mut rng)).collect()
}

/// The cards face down in a world, from the top: more than anybody knows.
fn face_down(t: &Play, world: &State) -> Vec<String> {
    let cards = world.future_market().into_iter();
    cards.map(|kind| t.game.content().kind_word(kind)).collect()
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words
}

// N1.8: all see the same, whoever they are.
#[test]
fn everybody_sees_the_same() {
    let t = Play::from_seed(new_york(3, Options::default()), 12);
    let of = |viewer| new_york::View { viewer: Viewer::Spectator, ..t.game.view(&t.state, viewer) };
    for index in 0..3 {
        assert_eq!(of(Viewer::Seat(seat(index))), t.view());
    }
}

// N1.8: which cards lie face down is known, their order is not.
#[test]
fn the_order_face_down_is_hidden_and_nothing_else() {
    let t = Play::from_seed(new_york(3, Options::default()), 12);
    let truth = face_down(&t, &t.state);
    let mut orders = BTreeSet::new();
    for world in samples(&t) {
        assert_eq!(t.game.view(&world, Viewer::Spectator), t.view());
        assert_eq!(sorted(face_down(&t, &world)), sorted(truth.clone()));
        orders.insert(face_down(&t, &world));
    }
    assert!(orders.len() > 70, "a redeal shuffles");
    let batch = t.future().concat();
    assert_eq!((batch.len(), sorted(batch)), (truth.len(), sorted(truth)));
}

// N1.8: what comes next is as likely as there are cards of it, and all of it looks the same before.
#[test]
fn what_comes_next_is_counted() {
    let t = Play::from_seed(new_york(2, Options::default()), 12);
    let cards = face_down(&t, &t.state).len() as u32;
    let mut rng = Rng::new(5);
    for count in 1..=2 {
        let worlds = t.game.by_next_cards(&t.state, count);
        let all: u32 = worlds.iter().map(|(ways, _)| ways).sum();
        assert_eq!(all, if count == 1 { cards } else { cards * (cards - 1) });
        let top = |world: &State| face_down(&t, world)[..count].to_vec();
        let mut met = BTreeSet::new();
        for (ways, world) in &worlds {
            assert_eq!(t.game.view(world, Viewer::Spectator), t.view());
            assert_eq!(sorted(face_down(&t, world)), sorted(face_down(&t, &t.state)));
            assert!(met.insert(top(world)), "told once");
            // As often as a redeal brings it, but for chance.
            let tries = 4_000;
            let hits = (0..tries)
                .filter(|_| top(&t.game.determinize(&t.state, seat(ME), &mut rng)) == top(world));
            let (share, hits) = (f64::from(*ways) / f64::from(all), hits.count() as f64);
            let error = (share * (1.0 - share) * f64::from(tries)).sqrt().max(1.0);
            assert!((hits - share * f64::from(tries)).abs() < 5.0 * error, "{hits}, {share}");
        }
    }
}

// N1.8: others' lots are neither acquired nor built on; a worker stands on each that is vacant.
#[test]
fn a_territory_is_its_owners_alone() {
    let mut t = table(2)
        .lots(ME, &["Y4"])
        .lots(YOU, &["Y5", "R8"])
        .built(YOU, "b1", "o6 p6")
        .market(&MARKET)
        .begin();
    assert_eq!((t.vacant(YOU), t.workers(YOU)), (vec!["Y5".to_owned()], 3));
    t.does(&["take yellow-2"]);
    assert!(!t.offers("lot Y5"));
    assert_eq!(t.refuses("lot Y5"), Reason::LotTaken { lot: t.lot("Y5"), by: seat(YOU) });
    t.does(&["lot Y6", "build b4"]);
    // j9 k9 k10, one place: Y5 lies between Y4 and Y6.
    assert_eq!((t.standing(ME), t.asked()), (vec!["b4".to_owned()], seat(YOU)));
}

/// After a market shift: two cards are left of the first batch, and four lie below them.
fn shifted() -> Play {
    let mut t = table(2)
        .cards(ME, ActionCards::ALL)
        .market(&MARKET)
        .future(&["blue-2", "blue-3", "red-3", "green-3", "red-2", "blue-2"])
        .nothing_else()
        .begin();
    t.does(&["shift"]);
    t
}

// N-R22, N5.2: cards put under the future market together are known, but not their order.
#[test]
fn shifted_cards_are_a_batch_below_all_others() {
    let t = shifted();
    assert_eq!(t.market(), ["blue-2", "blue-3", "red-3", "green-3"]);
    assert_eq!(t.future(), [vec!["blue-2", "red-2"], MARKET.to_vec()]);
    let mut orders = (BTreeSet::new(), BTreeSet::new());
    for world in samples(&t) {
        let cards = face_down(&t, &world);
        assert_eq!(sorted(cards[..2].to_vec()), ["blue-2", "red-2"], "drawn before the others");
        assert_eq!(sorted(cards[2..].to_vec()), MARKET);
        orders.0.insert(cards[..2].to_vec());
        orders.1.insert(cards[2..].to_vec());
    }
    assert_eq!(orders.0.len(), 2);
    assert!(orders.1.len() > 20, "nobody knows the order of the 24");
}

// N-R22: how a shift will shuffle is as hidden as the order itself.
#[test]
fn how_the_market_will_be_shuffled_is_hidden() {
    let t = table(2).cards(ME, ActionCards::ALL).market(&MARKET).begin();
    let orders: BTreeSet<Vec<String>> = samples(&t)
        .into_iter()
        .map(|state| {
            let mut t = Play::new(t.game.clone(), state);
            t.does(&["shift"]);
            let cards = face_down(&t, &t.state);
            cards[cards.len() - 4..].to_vec()
        })
        .collect();
    assert!(orders.len() > 20);
    assert!(orders.iter().all(|order| sorted(order.clone()) == MARKET));
}

// N-R22, N6.3: a card put there alone is known.
#[test]
fn a_card_given_back_alone_is_known() {
    let mut t = table(2)
        .lots(ME, &FOUR_LOTS)
        .demolished(ME, &["b1", "b2"])
        .market(&MARKET)
        .future(&["blue-2", "blue-3", "red-3"])
        .nothing_else()
        .begin();
    t.does(&["return R8"]);
    assert_eq!(t.future(), [vec!["blue-2", "blue-3", "red-3"], vec!["red-2"]]);
    let worlds = samples(&t);
    assert!(worlds.iter().all(|world| face_down(&t, world)[3] == "red-2"));
    let firsts: BTreeSet<String> =
        worlds.iter().map(|world| face_down(&t, world)[0].clone()).collect();
    assert_eq!(firsts.len(), 3);
}

// N-R22, N2.3: the card of a chosen starting lot is the lowest of its kind in the deck.
#[test]
fn a_chosen_starting_lot_takes_the_lowest_card() {
    let options = Options { choose_characters: true, ..Options::default() };
    let mut t = Play::from_seed(new_york(3, options), 9);
    let mut cards = face_down(&t, &t.state);
    assert_eq!(cards.len(), 65);
    t.does(&["be robert-fletcher"]);
    let lowest = cards.iter().rposition(|card| card == "blue-2").unwrap();
    cards.remove(lowest);
    assert_eq!(face_down(&t, &t.state), cards);
    assert_eq!(t.future().len(), 1);
}

fn free(t: &Play, before: &State) -> bool {
    may_take_back(&t.game, before, &t.state, seat(ME))
}

// N-R23: only turning up a card ends it.
#[test]
fn what_turns_up_no_card_may_be_taken_back() {
    let mut t = table(2).market(&MARKET).begin();
    let start = t.state;
    t.does(&["take red-2"]);
    assert!(free(&t, &start), "the open market is open");
    t.does(&["lot R8"]);
    assert!(!free(&t, &start), "a card was turned up");
    let acquired = t.state;
    t.does(&["build b1"]);
    assert!(free(&t, &acquired), "building reveals nothing");
    t.does(&["take green-2"]);
    assert!(free(&t, &acquired), "nor does what the next player does before the refill");
    t.does(&["lot G1"]);
    assert!(!free(&t, &acquired));
}

// N-R23: also a market shift, whose cards come up at once.
#[test]
fn a_market_shift_is_not_taken_back() {
    let mut t = table(2).cards(ME, ActionCards::ALL).market(&MARKET).begin();
    let start = t.state;
    t.does(&["shift"]);
    assert!(!free(&t, &start));
}

// N-R23, N-R22: known cards come up without telling anybody anything.
#[test]
fn a_known_card_that_comes_up_tells_nothing() {
    let mut t = table(2)
        .lots(ME, &FOUR_LOTS)
        .demolished(ME, &["b1", "b2"])
        .market(&MARKET)
        .nothing_else()
        .begin();
    let start = t.state;
    t.does(&["return R8", "take red-2", "lot R8"]);
    assert_eq!(t.market(), ["green-2", "yellow-2", "yellow-3", "red-2"]);
    assert!(free(&t, &start));
}

// N-R23: at the end all lies open.
#[test]
fn the_action_that_ends_the_game_stays() {
    let mut t = table(2).last_turns(0).market(&MARKET).begin();
    t.does(&["take red-2", "lot R8"]);
    let acquired = t.state;
    t.does(&["pass"]);
    assert!(t.over() && !free(&t, &acquired));
}
