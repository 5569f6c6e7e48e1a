//! A course learns, and can be taken up again.

use bots::learned::{Inputs, Learner};
use learning::{Course, Descent, Example, Settings, checkpoint};
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

#[test]
fn errors_become_smaller() {
    let examples = toy(512);
    let mut descent = Descent::new(4);
    let before = descent.error(&examples);
    for _ in 0..300 {
        for batch in examples.chunks(64) {
            descent.step(batch.iter(), 0.01, 0.0);
        }
    }
    let after = descent.error(&examples);
    // The sum alone leaves the product: a ninth of 64.
    assert!(before > 12.0 && after < 1.0, "{before} became {after}");
}

#[test]
fn a_course_that_is_taken_up_goes_on_as_it_would_have() {
    let content = Content::built_in("new-york").unwrap();
    let game = NewYork::new(content, Seats::new(2).unwrap(), Options::default());
    let settings = Settings {
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
    let folder = std::env::temp_dir().join(format!("course-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("new-york.course");
    let mut course = Course::new(NewYork::INPUTS);
    course.round(&game, &settings);
    checkpoint::write(&path, &course).unwrap();
    let mut taken_up = checkpoint::read(&path, NewYork::INPUTS).unwrap().unwrap();
    assert_eq!(taken_up, course);
    assert_eq!(taken_up.round(&game, &settings), course.round(&game, &settings));
    assert_eq!(taken_up, course);
    // Damaged, or of another net.
    assert_eq!(checkpoint::read(&path, 7).unwrap(), None);
    std::fs::write(&path, [1; 40]).unwrap();
    assert_eq!(checkpoint::read(&path, NewYork::INPUTS).unwrap(), None);
    std::fs::remove_dir_all(folder).unwrap();
}
