//! What was found, in words.

use bots::Share;
use table::{Message, Tell};

use crate::hint::Hint;

/// Parts smaller than this are not worth a word.
const LEAST: f64 = 0.3;
/// As many parts as one can take in.
const MOST: usize = 3;

/// A number with one digit after the point, and a minus as it is printed.
pub fn tenths(number: f64) -> String {
    let text = format!("{number:.1}");
    match text.strip_prefix('-') {
        Some("0.0") => "0.0".to_owned(),
        Some(digits) => format!("−{digits}"),
        None => text,
    }
}

/// What a plan does, an answer after the other.
pub fn tell_plan<G: Tell>(game: &G, state: &G::State, actions: &[G::Action]) -> Vec<Message> {
    let (mut state, mut told) = (state.clone(), Vec::new());
    for &action in actions {
        told.push(game.tell_action(&state, action));
        game.apply_unchecked(&mut state, action, &mut ());
    }
    told
}

/// What a hint promises.
pub fn tell_hint<A>(hint: &Hint<A>, is_first: bool) -> Message {
    let margin = hint.margin.mean;
    let expected = Message::new(if margin < 0.0 { "analysis-back" } else { "analysis-ahead" })
        .with("points", tenths(margin.abs()).as_str());
    let told = Message::new(if is_first { "analysis-hint" } else { "analysis-hint-next" })
        .with("expected", expected)
        .with("error", tenths(hint.margin.error).as_str());
    if is_first {
        return told;
    }
    let behind = tenths(hint.behind.mean);
    let than = if behind == "0.0" {
        Message::new("analysis-as-good")
    } else {
        Message::new("analysis-worse").with("points", behind.as_str())
    };
    told.with("than", than)
}

/// Why: the greatest parts of a difference.
pub fn tell_shares(shares: &[Share]) -> Vec<Message> {
    let matter = shares.iter().filter(|share| share.points.abs() >= LEAST);
    let tell = |share: &Share| {
        let id = if share.points > 0.0 { "analysis-more" } else { "analysis-less" };
        Message::new(id)
            .with("points", tenths(share.points.abs()).as_str())
            .with("what", Message::new(share.what))
    };
    matter.take(MOST).map(tell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_parts_are_left_out_and_signs_become_words() {
        let share = |what, points| Share { what, points };
        let told = tell_shares(&[
            share("share-money", -2.04),
            share("share-land", 1.0),
            share("share-hand", 0.2),
        ]);
        let expected =
            [("analysis-less", "2.0", "share-money"), ("analysis-more", "1.0", "share-land")];
        let expected = expected.map(|(id, points, what)| {
            Message::new(id).with("points", points).with("what", Message::new(what))
        });
        assert_eq!(told, expected);
        assert_eq!([tenths(-0.04), tenths(-1.25), tenths(3.0)], ["0.0", "−1.2", "3.0"]);
    }
}
