//! What somebody means who types only parts of words.

use table::{NotUnderstood, Notation};

use crate::nearest::nearest;

/// What a line was taken for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reading<T> {
    /// This, and nothing else.
    Sure(T),
    /// One of several.
    Several(Vec<String>),
    /// Nothing; perhaps one of these words was meant.
    Nothing(NotUnderstood, Vec<String>),
}

/// The ids that parts of ids may stand for.
#[derive(Clone, Debug)]
pub(super) struct Ids {
    /// Those of things that the player can reach now: meant first.
    pub(super) in_reach: Vec<String>,
    /// All.
    pub(super) all: Vec<String>,
}

impl Ids {
    /// The ids that a part of an id may stand for.
    pub(super) fn like(&self, part: &str) -> Vec<&str> {
        let near = ids_like(&self.in_reach, part);
        if near.is_empty() { ids_like(&self.all, part) } else { near }
    }

    /// What was typed with the names in it made into ids, or parts of ids: “play st paul's” is
    /// “play st-pauls”.
    pub(super) fn without_names(&self, typed: &str) -> String {
        let words: Vec<&str> = typed.split_whitespace().collect();
        let (mut done, mut left) = (Vec::new(), &words[..]);
        while let [first, rest @ ..] = left {
            // The more words, the surer the name. A word alone may be anything, and stays.
            let named = (1..=left.len()).rev().find_map(|count| {
                let id = hyphenated(&left[..count]);
                let other = id != *first && !self.like(&id).is_empty();
                other.then(|| (id, &left[count..]))
            });
            let (word, after) = named.unwrap_or_else(|| ((*first).to_owned(), rest));
            done.push(word);
            left = after;
        }
        done.join(" ")
    }

    /// The ids that come closest to a word that is part of none.
    pub(super) fn nearest(&self, word: &str) -> Vec<&str> {
        nearest(word, self.all.iter().map(String::as_str))
    }
}

/// Reads an action in words. Exact words come first, then parts of the words of `legal` actions,
/// then parts of `ids`, so that an action that is not legal can still be refused with its reason.
pub(super) fn read_action<G: Notation>(
    game: &G,
    state: &G::State,
    legal: &[(G::Action, String)],
    ids: &Ids,
    typed: &str,
) -> Reading<G::Action> {
    let fault = match game.read_action(state, typed) {
        Ok(action) => return Reading::Sure(action),
        Err(fault) => fault,
    };
    let typed = &ids.without_names(typed);
    match best_matches(legal, typed)[..] {
        [] => {}
        [(action, _)] => return Reading::Sure(*action),
        ref several => {
            return Reading::Several(several.iter().map(|(_, words)| words.clone()).collect());
        }
    }
    // What an action begins with is never an id.
    if !fault.word.is_empty() && typed.split_whitespace().next() == Some(fault.word.as_str()) {
        let verbs = legal.iter().filter_map(|(_, words)| words.split(' ').next());
        let near = nearest(&fault.word, verbs).into_iter().map(str::to_owned).collect();
        return Reading::Nothing(fault, near);
    }
    read_with_ids(ids, typed, |text| game.read_action(state, text))
}

/// Reads an action like [`read_action`], but only if the word it begins with is written out: `None`
/// if that begins no action.
pub(super) fn read_begun_action<G: Notation>(
    game: &G,
    state: &G::State,
    legal: &[(G::Action, String)],
    ids: &Ids,
    typed: &str,
) -> Option<Reading<G::Action>> {
    let begun = match game.read_action(state, typed) {
        Ok(_) => true,
        Err(fault) => fault.at > 0,
    };
    begun.then(|| read_action(game, state, legal, ids, typed))
}

/// Reads something in which ids may be cut short.
pub(super) fn read_with_ids<T>(
    ids: &Ids,
    typed: &str,
    read: impl Fn(&str) -> Result<T, NotUnderstood>,
) -> Reading<T> {
    if let Ok(meant) = read(typed) {
        return Reading::Sure(meant);
    }
    let typed = &ids.without_names(typed);
    let fault = match read(typed) {
        Ok(meant) => return Reading::Sure(meant),
        Err(fault) => fault,
    };
    let possible = ids.like(&fault.word);
    match possible[..] {
        [] => {
            let near = ids.nearest(&fault.word).into_iter().map(str::to_owned).collect();
            Reading::Nothing(fault, near)
        }
        [id] => {
            let before: String = typed.chars().take(fault.at).collect();
            let after: String = typed.chars().skip(fault.at + fault.word.chars().count()).collect();
            match read(&format!("{before}{id}{after}")) {
                Ok(meant) => Reading::Sure(meant),
                Err(fault) => Reading::Nothing(fault, Vec::new()),
            }
        }
        [..] => Reading::Several(possible.into_iter().map(str::to_owned).collect()),
    }
}

/// A name as ids write it: in lower case, hyphens between its words and no other signs.
fn hyphenated(words: &[&str]) -> String {
    let letters = |word: &&str| -> String {
        word.to_lowercase().chars().filter(|&c| c.is_alphanumeric() || c == '-').collect()
    };
    let words: Vec<String> = words.iter().map(letters).filter(|word| !word.is_empty()).collect();
    words.join("-")
}

/// The ids that begin with a part of an id, or else those that contain it.
fn ids_like<'i>(ids: &'i [String], part: &str) -> Vec<&'i str> {
    let those = |closeness: Closeness| -> Vec<&str> {
        ids.iter()
            .map(String::as_str)
            .filter(|id| closeness_of(part, id) == Some(closeness))
            .collect()
    };
    let found = [Closeness::Equal, Closeness::Beginning, Closeness::Within].map(those);
    found.into_iter().find(|ids| !ids.is_empty()).unwrap_or_default()
}

/// The legal actions whose words come closest to what was typed.
fn best_matches<'l, A>(legal: &'l [(A, String)], typed: &str) -> Vec<&'l (A, String)> {
    let typed: Vec<&str> = typed.split_whitespace().collect();
    let matches: Vec<_> =
        legal.iter().filter_map(|choice| Some((match_words(&typed, &choice.1)?, choice))).collect();
    let best = matches.iter().map(|(closeness, _)| *closeness).min();
    matches.into_iter().filter(|(c, _)| Some(*c) == best).map(|(_, choice)| choice).collect()
}

/// How well what was typed fits the words of an action: the first word must begin alike, each
/// further one must be found in its turn; words may be left out.
fn match_words(typed: &[&str], words: &str) -> Option<Closeness> {
    let mut words = words.split(' ');
    let (first, rest) = typed.split_first()?;
    let mut worst =
        closeness_of(first, words.next()?).filter(|&closeness| closeness < Closeness::Within)?;
    for part in rest {
        worst = worst.max(words.find_map(|word| closeness_of(part, word))?);
    }
    Some(worst)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Closeness {
    Equal,
    Beginning,
    Within,
}

/// How close a part of a word is to the word. Numbers are close to themselves only.
fn closeness_of(part: &str, word: &str) -> Option<Closeness> {
    if part == word {
        Some(Closeness::Equal)
    } else if part.is_empty() || part.chars().all(|c| c.is_ascii_digit()) {
        None
    } else if word.starts_with(part) {
        Some(Closeness::Beginning)
    } else if part.chars().count() > 2 && word.contains(part) {
        Some(Closeness::Within)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(typed: &str) -> Vec<&'static str> {
        let words = [
            "draw deck",
            "draw top vintners-a",
            "draw bottom covent-garden-a",
            "on 1",
            "on 12",
            "done",
        ];
        let legal = words.map(|words| (words, words.to_owned()));
        best_matches(&legal, typed).into_iter().map(|(words, _)| *words).collect()
    }

    #[test]
    fn parts_of_words_are_enough() {
        assert_eq!(matches("draw vint"), ["draw top vintners-a"]);
        assert_eq!(matches("dr garden"), ["draw bottom covent-garden-a"]);
        assert_eq!(
            matches("draw"),
            ["draw deck", "draw top vintners-a", "draw bottom covent-garden-a"]
        );
        assert_eq!(matches("do"), ["done"]);
        assert_eq!(matches("vintners"), [""; 0]);
        assert_eq!(matches("draw bank"), [""; 0]);
    }

    #[test]
    fn numbers_are_not_cut_short() {
        assert_eq!(matches("on 1"), ["on 1"]);
        assert_eq!(matches("on 2"), [""; 0]);
    }

    #[test]
    fn ids_that_begin_alike_come_before_those_that_contain_it() {
        let ids = ["schools-b", "old-school-a", "bank-c"].map(str::to_owned);
        assert_eq!(ids_like(&ids, "school"), ["schools-b"]);
        assert_eq!(ids_like(&ids, "chool"), ["schools-b", "old-school-a"]);
        assert_eq!(ids_like(&ids, "bank-c"), ["bank-c"]);
        assert_eq!(ids_like(&ids, "x"), [""; 0]);
    }

    #[test]
    fn things_in_reach_are_meant_first() {
        let all = ["great-fire-a", "great-exhibition-c"].map(str::to_owned).to_vec();
        let mut ids = Ids { in_reach: all[..1].to_vec(), all };
        assert_eq!(ids.like("great"), ["great-fire-a"]);
        assert_eq!(ids.like("exh"), ["great-exhibition-c"]);
        ids.in_reach.clear();
        assert_eq!(ids.like("great"), ["great-fire-a", "great-exhibition-c"]);
    }

    #[test]
    fn names_may_be_typed_as_they_are_read() {
        let all = ["leather-industry-b", "st-pauls-a", "southwark-bermondsey", "lords-b"];
        let ids = Ids { in_reach: Vec::new(), all: all.map(str::to_owned).to_vec() };
        let read = |typed| ids.without_names(typed);
        assert_eq!(read("play leather industry"), "play leather-industry");
        assert_eq!(read("with St Paul's price"), "with st-pauls price");
        assert_eq!(read("buy southwark & bermondsey"), "buy southwark-bermondsey");
        assert_eq!(read("play lord’s"), "play lords");
        assert_eq!(read("play leather industry b on 2"), "play leather-industry-b on 2");
        assert_eq!(read("draw top leather"), "draw top leather");
        assert_eq!(read("tea & sugar"), "tea & sugar");
    }

    #[test]
    fn what_is_not_understood_comes_with_suggestions() {
        let ids = Ids { in_reach: Vec::new(), all: vec!["hospital-a".to_owned()] };
        let fault = |text: &str| NotUnderstood {
            word: text.to_owned(),
            at: 0,
            expected: table::Message::verbatim("an id"),
        };
        let read = |text: &str| if text == "hospital-a" { Ok(1) } else { Err(fault(text)) };
        assert_eq!(read_with_ids(&ids, "hosp", read), Reading::Sure(1));
        let near = vec!["hospital-a".to_owned()];
        assert_eq!(
            read_with_ids(&ids, "hosptial", read),
            Reading::Nothing(fault("hosptial"), near)
        );
    }
}
