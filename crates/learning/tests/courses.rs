//! A course learns, and can be taken up again.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

use std::fs;
use std::path::PathBuf;

use bots::learned::{HIDDEN, Inputs, Learner};
use learning::checkpoint::{self, NotTakenUp};
use learning::{Course, Descent, Example, Settings, Stamp};
use new_york::{Content, NewYork, Options};
use table::{Rng, Seats};

/// Tables of four numbers that are worth a sum and a product.
fn toy(examples: usize) -> Vec<Example> {
    let mut chance = Rng::new(9);
    let mut number = || chance.below(2001) as f32 / 1000.0 - 1.0;
    let one = |_| {
        let numbers = [number(), number(), number(), number()];
        let mut inputs = Inputs::default();
        inputs.put_all(&numbers);
        let [a, b, c, d] = numbers.map(f64::from);
        Example { inputs, expected: 5.0, wanted: 5.0 + 4.0 * a - 2.0 * b + 8.0 * c * d }
    };
    (0..examples).map(one).collect()
}

/// The error after so many steps of a net with so many hidden units.
fn learnt(examples: &[Example], hidden: usize) -> Descent {
    let mut descent = Descent::new(4, hidden);
    for _ in 0..300 {
        for batch in examples.chunks(64) {
            descent.step(batch.iter(), 0.01, 0.0);
        }
    }
    descent
}

#[test]
fn errors_become_smaller() {
    let examples = toy(512);
    let before = Descent::new(4, HIDDEN).error(&examples);
    let after = learnt(&examples, HIDDEN).error(&examples);
    // The sum alone leaves the product: a ninth of 64.
    assert!(before > 12.0 && after < 1.0, "{before} became {after}");
}

#[test]
fn without_hidden_units_only_the_sum_is_learnt() {
    let examples = toy(512);
    let descent = learnt(&examples, 0);
    let after = descent.error(&examples);
    assert!((5.0..9.0).contains(&after), "the product is left: {after}");
    assert!(descent.net.hidden.as_flattened().iter().all(|weight| weight.abs() == 0.0));
    assert!(descent.net.out.iter().chain(&descent.net.bias).all(|weight| weight.abs() == 0.0));
    // Points in tens: 4 for the first, −2 for the second.
    let [first, second, ..] = descent.net.linear[..] else { panic!("there are four inputs") };
    assert!((first - 0.4).abs() < 0.1 && (second + 0.2).abs() < 0.1, "{first}, {second}");
    let some = learnt(&examples, 5).net;
    assert!(some.out[..5].iter().all(|weight| weight.abs() > 0.0));
    assert!(some.out[5..].iter().all(|weight| weight.abs() == 0.0));
}

fn game(players: usize) -> NewYork {
    let content = Content::built_in("new-york").unwrap();
    NewYork::new(content, Seats::new(players).unwrap(), Options::default())
}

const SETTINGS: Settings = Settings {
    hidden: HIDDEN,
    games: 2,
    lambda: 0.8,
    blur: 1.0,
    positions: 300,
    rate: 0.001,
    decay: 0.0,
    passes: 1,
    batch: 32,
    half: 10.0,
    threads: 2,
};

/// A new folder of this name.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_course_that_is_taken_up_goes_on_as_it_would_have() {
    let (game, folder) = (game(2), folder("course"));
    let stamp = Stamp::new(&game, &SETTINGS);
    let path = folder.join("new-york.course");
    let mut course = Course::new(NewYork::INPUTS, &SETTINGS);
    course.round(&game, &SETTINGS);
    checkpoint::write(&path, &stamp, &course).unwrap();
    let mut taken_up = checkpoint::read(&path, &stamp).unwrap();
    assert_eq!(taken_up, course);
    assert_eq!(taken_up.round(&game, &SETTINGS), course.round(&game, &SETTINGS));
    assert_eq!(taken_up, course);
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    for damaged in [&bytes[..], &[1; 40], &[]] {
        fs::write(&path, damaged).unwrap();
        let refused = checkpoint::read(&path, &stamp);
        assert!(matches!(refused, Err(NotTakenUp::Damaged)), "{refused:?}");
    }
    fs::remove_dir_all(folder).unwrap();
}

/// Whatever a course depends on has to be the same when it is taken up.
#[test]
fn another_course_is_not_taken_up() {
    let (game, folder) = (game(2), folder("other-course"));
    let stamp = Stamp::new(&game, &SETTINGS);
    let path = folder.join("new-york.course");
    let course = Course::new(NewYork::INPUTS, &SETTINGS);
    checkpoint::write(&path, &stamp, &course).unwrap();
    // Threads change nothing.
    let threads = Stamp::new(&game, &Settings { threads: 7, ..SETTINGS });
    assert_eq!(checkpoint::read(&path, &threads).unwrap(), course);
    let with = |settings: Settings| Stamp::new(&game, &settings);
    let others = [
        (with(Settings { lambda: 0.5, ..SETTINGS }), "lambda 0.8, not 0.5"),
        (with(Settings { rate: 0.01, ..SETTINGS }), "rate 0.001, not 0.01"),
        (with(Settings { blur: 0.5, ..SETTINGS }), "blur 1.0, not 0.5"),
        (with(Settings { decay: 0.1, ..SETTINGS }), "decay 0.0, not 0.1"),
        (with(Settings { half: 5.0, ..SETTINGS }), "half 10.0, not 5.0"),
        (with(Settings { games: 3, ..SETTINGS }), "round 2, not 3"),
        (with(Settings { passes: 2, ..SETTINGS }), "passes 1, not 2"),
        (with(Settings { batch: 64, ..SETTINGS }), "batch 32, not 64"),
        (with(Settings { positions: 2, ..SETTINGS }), "positions 300, not 2"),
        (with(Settings { hidden: 0, ..SETTINGS }), "hidden 32, not 0"),
        (Stamp { players: 3, ..stamp.clone() }, "players 2, not 3"),
        (Stamp { game: "london", ..stamp.clone() }, "game new-york, not london"),
        (Stamp { schema: 0, ..stamp.clone() }, ", not 0"),
        (Stamp { inputs: 9, ..stamp.clone() }, ", not 9"),
        (Stamp { content: "cards".to_owned(), ..stamp.clone() }, ", not cards"),
    ];
    for (other, what) in others {
        let refused = checkpoint::read(&path, &other).unwrap_err();
        let said = refused.to_string();
        assert!(matches!(refused, NotTakenUp::Other(_)) && said.contains(what), "{said}");
        assert!(said.ends_with("give the same, or begin another with --name"), "{said}");
    }
    fs::remove_dir_all(folder).unwrap();
}
