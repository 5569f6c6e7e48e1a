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
    let than = |as_good: &'static str, other: &'static str, points: f64| match tenths(points) {
        none if none == "0.0" => Message::new(as_good),
        points => Message::new(other).with("points", points.as_str()),
    };
    let than = match is_first {
        true if hint.shares.is_empty() => None,
        // What it has over the next is what its shares add up to.
        true => Some(than("analysis-no-better", "analysis-better", Share::sum(&hint.shares))),
        false => Some(than("analysis-as-good", "analysis-worse", hint.behind.mean)),
    };
    let told = Message::new(if than.is_some() { "analysis-hint" } else { "analysis-only-hint" })
        .with("expected", expected)
        .with("error", tenths(hint.margin.error).as_str());
    match than {
        Some(than) => told.with("than", than),
        None => told,
    }
}

/// Why: the greatest parts of a difference, first what decides it. What is told adds up to the side on which the difference
/// lies: where there is much to be said against it, more is said for it.
pub fn tell_shares(shares: &[Share]) -> Vec<Message> {
    let difference = Share::sum(shares);
    let speaks_for = |share: &Share| share.points * difference > 0.0;
    let mut left: Vec<&Share> = shares.iter().filter(|share| share.points.abs() >= LEAST).collect();
    left.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    let mut told: Vec<&Share> = Vec::new();
    while !left.is_empty() {
        let sum: f64 = told.iter().map(|share| share.points).sum();
        let holds = sum * difference > 0.0;
        if told.len() >= MOST && (holds || !left.iter().any(|share| speaks_for(share))) {
            break;
        }
        // First what speaks for it, and again whenever there is more to be said against it.
        let next = left.iter().position(|share| holds || speaks_for(share)).unwrap_or(0);
        told.push(left.remove(next));
    }
    // What is too small for a word may have decided it.
    while told.len() > 1 && told.iter().map(|share| share.points).sum::<f64>() * difference < 0.0 {
        let against = told.iter().rposition(|share| !speaks_for(share)).unwrap_or(0);
        told.remove(against);
    }
    let tell = |share: &Share| {
        let id = if share.points > 0.0 { "analysis-more" } else { "analysis-less" };
        Message::new(id)
            .with("points", tenths(share.points.abs()).as_str())
            .with("what", Message::new(share.what))
    };
    told.into_iter().map(tell).collect()
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
