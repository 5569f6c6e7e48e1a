//! Deals that are written down and read back, and counts of openings.

use new_york::{NewYork, Options, Variant};
use table::record::Start;
use table::{Game, Notation, Seat, Seats};
use table_laws::perft;

use crate::scene::{new_york, pack, seat, table};

/// A deal as it is written down.
type Lists = Vec<(String, Vec<String>)>;

fn beginner() -> Options {
    Options { variant: Variant::Beginner, ..Options::default() }
}

fn expert() -> Options {
    Options { variant: Variant::Expert, ..Options::default() }
}

fn choosing() -> Options {
    Options { choose_characters: true, ..Options::default() }
}

/// Frozen: the deal of a seed must never change while the rules version stays.
#[test]
fn the_deal_of_a_seed_is_frozen() {
    let game = new_york(3, Options::default());
    let lists = game.write_deal(&game.deal(1901));
    let words = |index: usize| lists[index].1.join(" ");
    assert_eq!(lists[0].1.len(), 65);
    assert_eq!(lists[0].1[..5].join(" "), "yellow-2 pink-2 green-2 yellow-2 green-2");
    assert_eq!(words(1), "robert-fletcher eleanor-whitcombe david-schneider");
    assert_eq!(words(2), "broadway nassau-broad cedar");
    assert_eq!([3, 4, 5].map(words), ["gold-tycoon", "3", "1432 4123 2143"]);
}

// N2.2, N2.3, N2.5, N8.1, N8.2: every kind of table.
#[test]
fn a_deal_reads_what_it_writes_and_starts_the_same_game() {
    let named = Options { first: Seat::new(1), ..Options::default() };
    for options in [Options::default(), beginner(), expert(), choosing(), named] {
        for (seats, seed) in [(2, 77), (3, 78), (4, 79)] {
            let game = new_york(seats, options);
            let deal = game.deal(seed);
            let lists = game.write_deal(&deal);
            assert_eq!(game.read_deal(&lists), Ok(deal.clone()));
            let Start::Deal(_) = Start::of_deal(&game, &deal) else { panic!() };
            assert_eq!(game.setup(&game.read_deal(&lists).unwrap()), game.setup(&deal));
        }
    }
}

/// What the deal of a seed should have been instead of what this change makes of it.
fn refused(game: &NewYork, change: impl Fn(&mut Lists)) -> String {
    let mut lists = game.write_deal(&game.deal(77));
    change(&mut lists);
    words::Words::english().say(&game.read_deal(&lists).unwrap_err().expected)
}

#[track_caller]
fn says(sentence: &str, part: &str) {
    assert!(sentence.contains(part), "{sentence}");
}

// N1.2, N2.1: all cards in play and no others.
#[test]
fn a_deal_has_every_card_in_play_once() {
    let game = new_york(2, Options::default());
    let cards = |change: &dyn Fn(&mut Vec<String>)| refused(&game, |lists| change(&mut lists[0].1));
    says(&cards(&|cards| drop(cards.pop())), "all cards in play");
    says(&cards(&|cards| cards.push("green-3".to_owned())), "no more cards of that kind");
    says(&cards(&|cards| cards.push("pink-2".to_owned())), "no more cards of that kind");
    says(
        &cards(&|cards| cards[0] = "green-4".to_owned()),
        "a card, its colour and its size, such as green-2",
    );
}

// N2.1, N2.3, N8.2: a character in play for everybody, and none where they are chosen or not there.
#[test]
fn a_deal_has_a_character_for_everybody() {
    let game = new_york(2, Options::default());
    let put = |game: &NewYork, words: &[&str]| {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        refused(game, |lists| lists[1].1 = words.clone())
    };
    let both = "characters in play, each once";
    says(&put(&game, &["robert-fletcher", "robert-fletcher"]), both);
    says(&put(&game, &["robert-fletcher", "david-schneider"]), both);
    says(&put(&game, &["robert-fletcher", "nobody"]), both);
    says(&put(&game, &["robert-fletcher"]), "2 characters");
    for options in [expert(), choosing()] {
        let game = new_york(2, options);
        says(&put(&game, &["robert-fletcher", "isaac-lindqvist"]), "0 characters");
    }
}

// N2.2, N8.1: three different streets that can score, and a challenge.
#[test]
fn a_deal_has_three_streets_and_a_challenge() {
    let game = new_york(2, Options::default());
    let put = |game: &NewYork, list: usize, words: &[&str]| {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        refused(game, |lists| lists[list].1 = words.clone())
    };
    let three = "three different streets that can score, in the order of the pack";
    says(&put(&game, 2, &["wall-street", "broadway"]), three);
    says(&put(&game, 2, &["wall-street", "broadway", "broadway"]), three);
    says(&put(&game, 2, &["broadway", "wall-street", "cedar"]), three);
    says(&put(&game, 2, &["wall-street", "broadway", "liberty"]), three);
    says(&put(&game, 3, &["silver-baron"]), "bronze-baron, master-architect");
    says(&put(&game, 3, &[]), "bronze-baron");
    says(&put(&game, 3, &["gold-tycoon", "gold-tycoon"]), "bronze-baron");
    let game = new_york(2, beginner());
    says(&put(&game, 2, &["wall-street", "broadway", "cedar"]), three);
    says(&put(&game, 3, &["bronze-baron"]), "bronze-baron");
}

// N2.5, N5.2: who begins, and how each market shift shuffles.
#[test]
fn a_deal_has_a_first_player_and_a_shuffle_for_everybody() {
    let game = new_york(2, Options::default());
    let begins = "the number of the seat that begins";
    for word in ["0", "3", "one", ""] {
        says(&refused(&game, |lists| lists[4].1 = vec![word.to_owned()]), begins);
    }
    says(&refused(&game, |lists| lists[4].1.push("1".to_owned())), begins);
    let named = new_york(2, Options { first: Some(seat(1)), ..Options::default() });
    says(&refused(&named, |lists| lists[4].1 = vec!["1".to_owned()]), begins);
    for word in ["1233", "123", "12345", "0123", ""] {
        says(&refused(&game, |lists| lists[5].1[0] = word.to_owned()), "the numbers 1 to 4");
    }
    says(&refused(&game, |lists| drop(lists[5].1.pop())), "the numbers 1 to 4");
}

#[test]
fn a_deal_has_its_lists_in_order_and_no_others() {
    let game = new_york(2, Options::default());
    says(&refused(&game, |lists| drop(lists.pop())), "shuffles");
    says(&refused(&game, |lists| lists.swap(0, 1)), "cards");
    says(&refused(&game, |lists| lists.push(("more".to_owned(), Vec::new()))), "nothing more");
}

/// The number of sequences of actions from a start: a changed list of actions shows at once.
#[test]
fn openings_have_the_same_number_of_sequences() {
    let count = |seats: usize, options: Options| {
        let game = new_york(seats, options);
        let start = game.setup(&game.deal(1901));
        [1, 2, 3].map(|depth| perft(&game, &start, depth))
    };
    let counts = [
        count(2, Options::default()),
        count(4, Options::default()),
        count(3, expert()),
        count(3, choosing()),
    ];
    assert_eq!(counts, [[7, 53, 292], [9, 74, 429], [8, 68, 404], [5, 20, 60]]);
}

/// The same with much on the board and two action cards to play.
#[test]
fn a_full_table_has_the_same_number_of_sequences() {
    let t = table(2)
        .lots(0, &["Y4", "Y5", "G8", "G9", "G10"])
        .built(0, "b1", "j9 k9")
        .score(0, 18)
        .cards(0, new_york::ActionCards::ALL)
        .market(&["green-2", "green-2", "red-2", "yellow-2"])
        .begin();
    assert_eq!([1, 2, 3].map(|depth| perft(&t.game, &t.state, depth)), [30, 303, 2931]);
}

// N2.5: an option that names a seat the table lacks is dropped.
#[test]
fn a_first_player_that_the_table_lacks_is_nobody() {
    let options = Options { first: Seat::new(3), ..Options::default() };
    let game = NewYork::new(pack(), Seats::new(2).unwrap(), options);
    assert!(game.options().is_empty());
}
