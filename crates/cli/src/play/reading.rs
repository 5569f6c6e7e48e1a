//! What somebody means who types only parts of words.

use std::collections::BTreeMap;

use table::{NotUnderstood, Notation};
use words::Words;

use crate::nearest::nearest;
use crate::on_screen::OnScreen;

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
    /// What the things of these ids are called, written as ids are.
    names: BTreeMap<String, Vec<String>>,
}

impl Ids {
    /// The ids of a game whose things are called as `words` say them.
    pub(super) fn new<G: OnScreen>(game: &G, words: &Words, in_reach: Vec<String>) -> Self {
        let all = game.ids();
        let names = all.iter().filter_map(|id| {
            let name = game.describe(id)?.into_iter().next()?;
            let mut apart = name.clone();
            apart.id.to_mut().push_str(".apart");
            let said = [name, apart].map(|name| hyphenated(&[words.say(&name).as_str()]));
            Some((id.clone(), said.to_vec()))
        });
        let names = names.collect();
        Self { in_reach, all, names }
    }

    /// The ids that a part of an id may stand for, or a part of a name. What is written out is meant
    /// wherever it is; of what is cut short, what is in reach comes first.
    pub(super) fn like(&self, part: &str) -> Vec<&str> {
        use Closeness::{Beginning, Equal, Within};
        let (near, all) = (&self.in_reach, &self.all);
        let tried = [
            (near, Equal),
            (all, Equal),
            (near, Beginning),
            (near, Within),
            (all, Beginning),
            (all, Within),
        ];
        let found = tried.map(|(ids, closeness)| -> Vec<&str> {
            let ids = ids.iter().map(String::as_str);
            ids.filter(|id| self.closeness_to(part, id) == Some(closeness)).collect()
        });
        found.into_iter().find(|ids| !ids.is_empty()).unwrap_or_default()
    }

    /// How close a part is to an id, or to what the thing is called.
    fn closeness_to(&self, part: &str, id: &str) -> Option<Closeness> {
        let names = self.names.get(id).into_iter().flatten().map(String::as_str);
        names.chain([id]).filter_map(|word| closeness_of(part, word)).min()
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
    // Some keyboards write the Ukrainian apostrophe as a letter.
    let is_kept = |c: &char| (c.is_alphanumeric() && *c != '\u{2bc}') || *c == '-';
    let letters = |word: &str| word.to_lowercase().chars().filter(is_kept).collect();
    let words = words.iter().flat_map(|words| words.split_whitespace());
    let words: Vec<String> = words.map(letters).filter(|word: &String| !word.is_empty()).collect();
    words.join("-")
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

    fn ids(in_reach: &[&str], all: &[&str]) -> Ids {
        let [in_reach, all] = [in_reach, all].map(|ids| ids.iter().map(|&id| id.into()).collect());
        Ids { in_reach, all, names: BTreeMap::new() }
    }

    #[test]
    fn ids_that_begin_alike_come_before_those_that_contain_it() {
        let ids = ids(&[], &["schools-b", "old-school-a", "bank-c"]);
        assert_eq!(ids.like("school"), ["schools-b"]);
        assert_eq!(ids.like("chool"), ["schools-b", "old-school-a"]);
        assert_eq!(ids.like("bank-c"), ["bank-c"]);
        assert_eq!(ids.like("x"), [""; 0]);
    }

    #[test]
    fn things_in_reach_are_meant_first() {
        let all = ["great-fire-a", "great-exhibition-c"];
        let mut ids = ids(&all[..1], &all);
        assert_eq!(ids.like("great"), ["great-fire-a"]);
        assert_eq!(ids.like("exh"), ["great-exhibition-c"]);
        ids.in_reach.clear();
        assert_eq!(ids.like("great"), ["great-fire-a", "great-exhibition-c"]);
    }

    #[test]
    fn a_name_that_is_written_out_is_meant_out_of_reach_too() {
        let mut ids = ids(&["tower-bridge-c"], &["tower-bridge-c", "bridge-b"]);
        let names = [("tower-bridge-c", "тауерський-міст"), ("bridge-b", "міст")];
        ids.names = names.map(|(id, name)| (id.to_owned(), vec![name.to_owned()])).into();
        assert_eq!(ids.like("міст"), ["bridge-b"]);
        assert_eq!(ids.like("міс"), ["tower-bridge-c"]);
        assert_eq!(ids.without_names("play Тауерський МІСТ on 2"), "play тауерський-міст on 2");
    }

    #[test]
    fn names_may_be_typed_as_they_are_read() {
        let all = ["leather-industry-b", "st-pauls-a", "southwark-bermondsey", "lords-b"];
        let ids = ids(&[], &all);
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
        let ids = ids(&[], &["hospital-a"]);
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
