//! What was found, in words.

use bots::Share;
use table::{Message, Tell};

use crate::hint::Hint;
use crate::weigh::Difference;

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
    let (mut state, mut told, mut before) = (state.clone(), Vec::new(), None);
    for &action in actions {
        told.push(game.tell_step(&state, action, before));
        game.apply_unchecked(&mut state, action, &mut ());
        before = Some(action);
    }
    told
}

/// The same as one message: a step after the other, with an arrow between any two.
pub fn tell_way(steps: Vec<Message>) -> Message {
    one_after_the_other("analysis-then", steps)
}

/// Reasons as one message. Nothing, if there are none.
pub fn tell_why(reasons: Vec<Message>) -> Option<Message> {
    (!reasons.is_empty()).then(|| one_after_the_other("analysis-besides", reasons))
}

fn one_after_the_other(id: &'static str, messages: Vec<Message>) -> Message {
    let joined = |before, next| Message::new(id).with("before", before).with("next", next);
    messages.into_iter().reduce(joined).unwrap_or_else(|| Message::new("list-none"))
}

/// What a hint promises: how the game may end, what may still come included, and how it compares with another.
pub fn tell_hint<A>(hint: &Hint<A>, is_first: bool) -> Message {
    let expected = match (tenths(hint.margin.mean.abs()), hint.margin.mean < 0.0) {
        (none, _) if none == "0.0" => Message::new("analysis-level"),
        (points, true) => Message::new("analysis-back").with("points", points.as_str()),
        (points, false) => Message::new("analysis-ahead").with("points", points.as_str()),
    };
    let than = match (is_first, hint.ahead) {
        (true, None) => None,
        (true, Some(ahead)) => Some(tell_than("analysis-no-better", &BETTER, ahead)),
        (false, _) => Some(tell_than("analysis-as-good", &WORSE, hint.behind)),
    };
    let error = format!("{:.0}", hint.margin.error);
    match (than, &*error) {
        (None, "0") => expected,
        (Some(than), "0") => {
            Message::new("analysis-sure-hint").with("expected", expected).with("than", than)
        }
        (None, error) => {
            Message::new("analysis-only-hint").with("expected", expected).with("error", error)
        }
        (Some(than), error) => Message::new("analysis-hint")
            .with("expected", expected)
            .with("error", error)
            .with("than", than),
    }
}

/// How a difference is told: as good as sure, more likely than not, and hardly known.
const BETTER: [&str; 3] = ["analysis-clearly-better", "analysis-better", "analysis-perhaps-better"];
const WORSE: [&str; 3] = ["analysis-clearly-worse", "analysis-worse", "analysis-perhaps-worse"];

/// By how much one hint differs from another, and how sure that is.
fn tell_than(
    as_good: &'static str,
    [clearly, probably, perhaps]: &[&'static str; 3],
    by: Difference,
) -> Message {
    let points = tenths(by.mean);
    if points == "0.0" {
        return Message::new(as_good);
    }
    // Half of the interval that leaves out one in twenty leaves out one in three.
    let id = match by.mean {
        mean if mean > by.error => clearly,
        mean if mean > by.error / 2.0 => probably,
        _ => perhaps,
    };
    Message::new(*id).with("points", points.as_str())
}

/// Why each of these hints is worth a thought. The first and the second are compared with one another, so what speaks for
/// one is what the other lacks: each tells what speaks for itself. Of any other it is told what it has over the first
/// and lacks to it. With what it is compared is said once.
pub fn tell_reasons<A>(place: usize, hint: &Hint<A>) -> Vec<Message> {
    let mut told = match place {
        0 | 1 => {
            let own = hint.shares.iter().filter(|share| share.points > 0.0);
            tell_all(greatest(own).into_iter().take(MOST))
        }
        2.. => tell_shares(&hint.shares),
    };
    if let Some(first) = told.first_mut() {
        let than = if place == 0 { "analysis-over-next" } else { "analysis-over-first" };
        *first = Message::new(than).with("reason", first.clone());
    }
    told
}

/// Why: the greatest parts of a difference, first what decides it. What is told adds up to the side on which the difference
/// lies: where there is much to be said against it, what speaks for it is told instead.
pub fn tell_shares(shares: &[Share]) -> Vec<Message> {
    let difference = Share::sum(shares);
    let speaks_for = |share: &Share| share.points * difference > 0.0;
    let holds =
        |told: &[&Share]| told.iter().map(|share| share.points).sum::<f64>() * difference > 0.0;
    let mut told: Vec<&Share> = Vec::new();
    let (pro, contra): (Vec<&Share>, Vec<&Share>) =
        greatest(shares.iter()).into_iter().partition(|share| speaks_for(share));
    let (mut pro, mut contra) = (pro.into_iter().peekable(), contra.into_iter().peekable());
    told.extend(pro.next());
    while told.len() < MOST {
        // The greater of what is left, if what is told still holds with it.
        let against = contra.peek().filter(|other| {
            let greater = pro.peek().is_none_or(|one| other.points.abs() > one.points.abs());
            greater && (told.is_empty() || holds(&[&told[..], &[*other]].concat()))
        });
        let next = if against.is_some() { contra.next() } else { pro.next() };
        match next {
            Some(share) => told.push(share),
            None if contra.next().is_some() => {}
            None => break,
        }
    }
    tell_all(told.into_iter())
}

/// What is worth a word, the greatest first.
fn greatest<'s>(shares: impl Iterator<Item = &'s Share>) -> Vec<&'s Share> {
    let mut shares: Vec<&Share> = shares.filter(|share| share.points.abs() >= LEAST).collect();
    shares.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    shares
}

fn tell_all<'s>(shares: impl Iterator<Item = &'s Share>) -> Vec<Message> {
    let tell = |share: &Share| {
        let id = if share.points > 0.0 { "analysis-more" } else { "analysis-less" };
        Message::new(id)
            .with("points", tenths(share.points.abs()).as_str())
            .with("what", Message::new(share.what))
    };
    shares.map(tell).collect()
}

#[cfg(test)]
mod tests {
    use table::Arg;

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
    /// Seven parts were told once: two for it and four against, and more for it so that it held.
    #[test]
    fn three_parts_at_most_are_told_and_they_hold() {
        let points = [4.0, -3.5, 3.0, -2.5, -2.0, 1.5, 0.9, 0.7, -0.5];
        let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
        let shares: Vec<Share> =
            names.iter().zip(points).map(|(what, points)| Share { what, points }).collect();
        for sign in [1.0, -1.0] {
            let turned = shares.iter().map(|share| Share { points: sign * share.points, ..*share });
            let told = tell_shares(&turned.collect::<Vec<_>>());
            let [pro, contra] = match sign > 0.0 {
                true => ["analysis-more", "analysis-less"],
                false => ["analysis-less", "analysis-more"],
            };
            let ids: Vec<&str> = told.iter().map(|message| &*message.id).collect();
            assert_eq!(ids, [pro, contra, pro]);
        }
    }

    /// What is said against it is left out where there is too much of it.
    #[test]
    fn what_would_not_hold_is_left_out() {
        let share = |what, points| Share { what, points };
        let told = tell_shares(&[
            share("share-land", -3.0),
            share("share-money", 2.0),
            share("share-hand", 1.6),
            share("share-city", 0.2),
        ]);
        let ids: Vec<&str> = told.iter().map(|message| &*message.id).collect();
        assert_eq!(ids, ["analysis-more", "analysis-more", "analysis-less"]);
    }

    #[test]
    fn the_second_does_not_mirror_the_first() {
        let hint = |points: [f64; 3]| {
            let names = ["share-money", "share-land", "share-hand"];
            let shares = names.iter().zip(points).map(|(what, points)| Share { what, points });
            let none = Difference { mean: -0.04, error: 0.0 };
            let shares = shares.collect();
            Hint { actions: vec![()], margin: none, ahead: Some(none), behind: none, shares }
        };
        let [first, second] = [hint([2.0, -1.0, 0.5]), hint([-2.0, 1.0, -0.5])];
        let [over_next, over_first] = [tell_reasons(0, &first), tell_reasons(1, &second)];
        assert_eq!(over_next[0].id, "analysis-over-next");
        assert_eq!(over_first[0].id, "analysis-over-first");
        assert!(over_next[1..].iter().all(|reason| reason.id == "analysis-more"), "said once");
        let named = |told: Vec<Message>| -> Vec<String> {
            let own = |reason: &Message| match &reason.args[0].1 {
                Arg::Message(inner) => inner.clone(),
                Arg::Number(_) | Arg::Text(_) | Arg::List(_) => reason.clone(),
            };
            told.iter().map(|reason| format!("{:?}", own(reason).args[1].1)).collect()
        };
        let [first, second] = [named(over_next), named(over_first)];
        assert_eq!((first.len(), second.len()), (2, 1), "{first:?} {second:?}");
        assert!(!first.contains(&second[0]), "{first:?} {second:?}");
        let third = tell_reasons(2, &hint([-2.0, 1.0, -0.5]));
        assert_eq!(third.len(), 3, "{third:?}");
        let level = tell_hint(&hint([0.0; 3]), true);
        assert!(!format!("{level:?}").contains("analysis-back"), "0.0 points behind: {level:?}");
    }

    /// The error of the mean was told once as that of the end: “give or take 0.0”.
    #[test]
    fn a_hint_says_what_may_still_come_and_how_sure_it_is() {
        let by = |mean, error| Difference { mean, error };
        let told = |margin, ahead| {
            let behind = by(0.0, 0.0);
            tell_hint(&Hint { actions: vec![()], margin, ahead, behind, shares: Vec::new() }, true)
        };
        let expected = Message::new("analysis-back").with("points", "20.7");
        let than = |id: &'static str| Message::new(id).with("points", "1.5");
        for (error, id) in [
            (1.0, "analysis-clearly-better"),
            (2.0, "analysis-better"),
            (4.0, "analysis-perhaps-better"),
        ] {
            let wanted = Message::new("analysis-hint")
                .with("expected", expected.clone())
                .with("error", "23")
                .with("than", than(id));
            assert_eq!(told(by(-20.7, 22.8), Some(by(1.5, error))), wanted);
        }
        // Where the game was worked out there is nothing to give or take.
        let sure = Message::new("analysis-sure-hint")
            .with("expected", expected.clone())
            .with("than", than("analysis-clearly-better"));
        assert_eq!(told(by(-20.7, 0.0), Some(by(1.5, 0.0))), sure);
        assert_eq!(told(by(-20.7, 0.0), None), expected);
    }

    #[test]
    fn steps_follow_one_another() {
        let step = |id: &'static str| Message::new(id);
        let way = tell_way(vec![step("a"), step("b"), step("c")]);
        let two = Message::new("analysis-then").with("before", step("a")).with("next", step("b"));
        let three = Message::new("analysis-then").with("before", two).with("next", step("c"));
        assert_eq!(way, three);
        assert_eq!(tell_way(vec![step("a")]), step("a"));
        assert_eq!(tell_why(Vec::new()), None);
    }
}
