//! What is told to whoever writes what cannot be read: everything that may be expected instead.

use table::{Game, Message, Notation};

use crate::scene::{ME, table};

/// What was expected instead of each of these.
fn instead_of_actions() -> Vec<Message> {
    let play = table(2).city(ME, &["mercers-a"]).board(&["vintners-a"], &["paupers-a"]).begin();
    let texts = [
        "",
        "dance",
        "repay some",
        "look around",
        "part one",
        "player 9",
        "on 9",
        "use borough",
        "draw top paupers-a",
        "draw left",
        "play mercer",
        "buy nowhere",
        "done now",
    ];
    let read = |text: &str| play.game.read_action(&play.state, text).unwrap_err().expected;
    let mut all: Vec<Message> = texts.into_iter().map(read).collect();
    all.push(play.game.read_pointer(&play.state, "nowhere").unwrap_err().expected);
    all
}

/// The lists of a deal.
type Lists = Vec<(String, Vec<String>)>;

/// The deal with one of its lists changed.
fn instead_of_deals() -> Vec<Message> {
    let play = table(2).begin();
    let lists = play.game.write_deal(&play.game.deal(1));
    let read = |change: &dyn Fn(&mut Lists)| {
        let mut changed = lists.clone();
        change(&mut changed);
        play.game.read_deal(&changed).unwrap_err().expected
    };
    vec![
        read(&|lists| lists.clear()),
        read(&|lists| "desk".clone_into(&mut lists[0].0)),
        read(&|lists| lists[0].1[0].push('?')),
        read(&|lists| {
            let first = lists[0].1[0].clone();
            lists[0].1.fill(first);
        }),
        read(&|lists| lists[0].1.reverse()),
        read(&|lists| lists[0].1.truncate(50)),
        read(&|lists| lists[1].1[0].push('?')),
        read(&|lists| lists[1].1.truncate(3)),
        read(&|lists| "9".clone_into(&mut lists[2].1[0])),
    ]
}

/// Everything that may be expected, as it is told.
pub(super) fn expected() -> Vec<Message> {
    let all = instead_of_actions().into_iter().chain(instead_of_deals());
    all.map(|expected| Message::new("expected-instead").with("expected", expected))
        .chain([Message::either(&["develop", "land", "run"])])
        .collect()
}
