//! What a client was told and promised, and whether the server still says the same.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use serde_json::Value;

use crate::client::Place;
use crate::trouble::Trouble;
use crate::wire::Heard;

/// What the client at one seat knows to be stored, and what it does not know about.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    /// The seat.
    seat: u64,
    /// Whether a bot plays for whoever is out of time, without anybody calling it.
    caretaker: bool,
    /// Actions that the server said were done, by the revision that they led to, with the one that they were sent on.
    done: BTreeMap<u64, (u64, Vec<String>)>,
    /// Actions that were sent and never answered, by the revision that they would have led to.
    doubtful: BTreeMap<u64, Vec<Vec<String>>>,
    /// A digest of everything that was told to have happened.
    told: BTreeMap<u64, u64>,
    /// The last revision that was told.
    latest: u64,
}

impl Ledger {
    /// An empty one.
    pub(crate) fn new(place: &Place) -> Self {
        Self {
            seat: place.seat as u64,
            caretaker: true,
            done: BTreeMap::new(),
            doubtful: BTreeMap::new(),
            told: BTreeMap::new(),
            latest: 0,
        }
    }

    /// At a table where the others decide about who is out of time.
    pub(crate) fn where_others_decide(&mut self) {
        self.caretaker = false;
    }

    /// The last revision that was told.
    pub(crate) fn latest(&self) -> u64 {
        self.latest
    }

    /// How many submissions were acknowledged.
    pub(crate) fn acknowledged(&self) -> usize {
        self.done.len()
    }

    /// An update has come: nothing may be missing in it, and nothing be otherwise than before.
    ///
    /// # Errors
    /// If something is.
    pub(crate) fn told(&mut self, update: &Heard) -> Result<(), Trouble> {
        let Heard { revision, since, steps, .. } = update;
        if *revision < self.latest {
            let latest = self.latest;
            return Err(Trouble::wrong(format!("LOST: told {latest}, now it is {revision}")));
        }
        if *since > self.latest {
            let latest = self.latest;
            return Err(Trouble::wrong(format!("told nothing from {latest} to {since}")));
        }
        let expected: Vec<u64> = (since + 1..=*revision).collect();
        if steps.iter().map(revision_of).collect::<Vec<_>>() != expected {
            return Err(Trouble::wrong(format!("steps of {since} to {revision}: {steps:?}")));
        }
        for step in steps {
            self.told.entry(revision_of(step)).or_insert_with(|| digest(step));
        }
        self.latest = *revision;
        Ok(())
    }

    /// Actions are on their way.
    pub(crate) fn sent(&mut self, revision: u64, actions: Vec<String>) {
        self.doubtful.entry(revision + 1).or_default().push(actions);
    }

    /// The actions that were sent last are stored, the server says.
    ///
    /// # Errors
    /// If it says that they are stored as something that they cannot be.
    pub(crate) fn done(&mut self, sent_on: u64, revision: u64) -> Result<(), Trouble> {
        let actions = self.take_last(sent_on);
        if revision <= sent_on || self.done.contains_key(&revision) {
            let text = format!("sent on {sent_on}, done as {revision}, known {:?}", self.done);
            return Err(Trouble::wrong(text));
        }
        self.done.insert(revision, (sent_on, actions));
        Ok(())
    }

    /// The actions that were sent last were refused: nothing came of them.
    pub(crate) fn refused(&mut self, sent_on: u64) {
        self.take_last(sent_on);
    }

    fn take_last(&mut self, sent_on: u64) -> Vec<String> {
        let waiting = self.doubtful.get_mut(&(sent_on + 1));
        waiting.and_then(Vec::pop).unwrap_or_default()
    }

    /// Compares with the history that the server tells now: every acknowledged submission is there once
    /// and where it was, everything told is as it was told, and the seat has done nothing else.
    ///
    /// # Errors
    /// If anything is lost, doubled or changed.
    pub(crate) fn compare(&self, history: &Value) -> Result<(), Trouble> {
        let none = Vec::new();
        let steps = history["steps"].as_array().unwrap_or(&none);
        let revisions: Vec<u64> = steps.iter().map(revision_of).collect();
        if revisions != (1..=steps.len() as u64).collect::<Vec<_>>() {
            return Err(Trouble::wrong(format!("a history of revisions {revisions:?}")));
        }
        if (steps.len() as u64) < self.latest {
            let (latest, now) = (self.latest, steps.len());
            return Err(Trouble::wrong(format!("LOST: told {latest}, the history has {now}")));
        }
        let acted = self.acted(steps);
        let lost = self.done.keys().find(|revision| !acted.contains(revision));
        if let Some(revision) = lost {
            let step = steps.iter().find(|step| revision_of(step) == *revision);
            return Err(Trouble::wrong(format!("LOST: {revision} was done, now it is {step:?}")));
        }
        for revision in &acted {
            let stood = stood_since(steps, *revision);
            match self.done.get(revision) {
                Some((sent_on, _)) if *sent_on < stood => {
                    let text = format!("STALE: {revision} was sent on {sent_on}, before {stood}");
                    return Err(Trouble::wrong(text));
                }
                None if self.may_have_sent(stood, *revision).is_empty() => {
                    return Err(Trouble::wrong(format!("DOUBLED: nobody sent {revision}")));
                }
                Some(_) | None => {}
            }
        }
        // Taking back leaves nothing of what happened; so a step before it need not look as it did.
        let undone = steps.iter().rev().find(|step| step["did"]["kind"] == "undo").map(revision_of);
        for step in &steps[usize::try_from(undone.unwrap_or(0)).unwrap_or_default()..] {
            let told = self.told.get(&revision_of(step));
            if told.is_some_and(|told| *told != digest(step)) {
                return Err(Trouble::wrong(format!("CHANGED: it is now told as {step}")));
            }
        }
        Ok(())
    }

    /// What was sent and never answered, and may have led to a revision: whoever comes and goes makes nothing stale.
    fn may_have_sent(&self, stood: u64, revision: u64) -> Vec<Vec<String>> {
        self.doubtful.range(stood + 1..=revision).flat_map(|(_, sent)| sent.clone()).collect()
    }

    /// The revisions of what the client itself has done, and not a bot in its place.
    fn acted(&self, steps: &[Value]) -> Vec<u64> {
        let mut by_bot = false;
        let mut acted = Vec::new();
        for step in steps.iter().filter(|step| step["did"]["seat"].as_u64() == Some(self.seat)) {
            match step["did"]["kind"].as_str().unwrap_or_default() {
                "sit" => by_bot = step["did"]["bot"] == true,
                "expire" => by_bot |= self.caretaker,
                "act" if !by_bot => acted.push(revision_of(step)),
                _ => {}
            }
        }
        acted
    }

    /// Compares with the record of the game that is over: the words of the seat are what was sent, in order.
    ///
    /// # Errors
    /// If they are not.
    pub(crate) fn compare_record(&self, history: &Value, record: &str) -> Result<(), Trouble> {
        let number = self.seat;
        let (own, handover) = (format!("{number} "), format!("handover {number} "));
        let mut by_bot = false;
        let mut words = Vec::new();
        for line in record.lines() {
            if let Some(sitter) = line.strip_prefix(&handover) {
                by_bot = sitter.starts_with("bot");
            } else if let Some(action) = line.strip_prefix(&own).filter(|_| !by_bot) {
                words.push(action);
            }
        }
        // How many words may be explained by now. Of what was sent more than once for a revision and never
        // answered, one may begin like another, so there may be several such numbers.
        let mut explained = BTreeSet::from([0]);
        let steps = history["steps"].as_array().map_or(&[][..], Vec::as_slice);
        for revision in self.acted(steps) {
            let sent = match self.done.get(&revision) {
                Some((_, actions)) => vec![actions.clone()],
                None => self.may_have_sent(stood_since(steps, revision), revision),
            };
            let next: BTreeSet<usize> = explained
                .iter()
                .flat_map(|&place| {
                    let words = &words;
                    let follows =
                        move |actions: &&Vec<String>| begin_with(&words[place..], actions);
                    sent.iter().filter(follows).map(move |actions| place + actions.len())
                })
                .collect();
            if next.is_empty() {
                let rest = explained.first().map(|&place| &words[place..]);
                return Err(Trouble::wrong(format!(
                    "CHANGED: for {revision} {sent:?} was sent, and the record goes on with {rest:?}"
                )));
            }
            explained = next;
        }
        if explained.contains(&words.len()) {
            return Ok(());
        }
        let rest = explained.last().map(|&place| &words[place..]);
        Err(Trouble::wrong(format!("DOUBLED: nobody sent {rest:?}")))
    }
}

/// Whether words begin with these actions.
fn begin_with(words: &[&str], actions: &[String]) -> bool {
    words.len() >= actions.len() && words.iter().zip(actions).all(|(one, other)| one == other)
}

/// The last revision before this one with which anybody acted or took something back.
fn stood_since(steps: &[Value], revision: u64) -> u64 {
    let before = usize::try_from(revision - 1).unwrap_or_default().min(steps.len());
    let moves = |step: &Value| matches!(step["did"]["kind"].as_str(), Some("act" | "undo"));
    steps[..before].iter().rposition(moves).map_or(0, |index| index as u64 + 1)
}

fn revision_of(step: &Value) -> u64 {
    step["revision"].as_u64().unwrap_or_default()
}

fn digest(step: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    step.to_string().hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn act(revision: u64, seat: u64) -> Value {
        json!({"revision": revision, "did": {"kind": "act", "seat": seat}})
    }

    fn update(since: u64, steps: &[Value]) -> Heard {
        let revision = since + steps.len() as u64;
        let told = json!({"type": "update", "revision": revision, "since": since, "steps": steps});
        serde_json::from_value(told).unwrap()
    }

    fn history(steps: &[Value]) -> Value {
        json!({ "steps": steps })
    }

    /// The ledger of the first seat, which has done one thing after the second and is in doubt about the next.
    fn ledger() -> Ledger {
        let place = Place { table: "t".to_owned(), seat: 1, token: String::new() };
        let mut ledger = Ledger::new(&place);
        ledger.told(&update(0, &[act(1, 2)])).unwrap();
        ledger.sent(1, vec!["a".to_owned(), "b".to_owned()]);
        ledger.done(1, 2).unwrap();
        ledger.told(&update(1, &[act(2, 1)])).unwrap();
        ledger.sent(2, vec!["c".to_owned()]);
        ledger
    }

    fn fault(compared: Result<(), Trouble>) -> String {
        compared.unwrap_err().to_string()
    }

    #[test]
    fn what_was_not_answered_may_be_there_or_not() {
        ledger().compare(&history(&[act(1, 2), act(2, 1)])).unwrap();
        let stored = history(&[act(1, 2), act(2, 1), act(3, 1)]);
        ledger().compare(&stored).unwrap();
        ledger().compare_record(&stored, "start\n2 x\n1 a\n1 b\ncheck\n1 c\nend\n").unwrap();
        let sit = json!({"revision": 3, "did": {"kind": "sit", "seat": 2}});
        ledger().compare(&history(&[act(1, 2), act(2, 1), sit])).unwrap();
    }

    /// After a kill one may choose anew, and the new choice may begin like the old one.
    #[test]
    fn what_was_sent_twice_may_begin_alike() {
        let mut ledger = ledger();
        ledger.sent(2, vec!["c".to_owned(), "d".to_owned()]);
        ledger.sent(3, vec!["e".to_owned()]);
        let stored = history(&[act(1, 2), act(2, 1), act(3, 1), act(4, 1)]);
        for third in ["1 c", "1 c\n1 d"] {
            let record = format!("2 x\n1 a\n1 b\n{third}\n1 e\n");
            ledger.compare_record(&stored, &record).unwrap();
        }
        for (third, found) in
            [("1 d", "CHANGED"), ("1 c\n1 d\n1 d", "CHANGED"), ("1 c\n1 e", "DOUBLED")]
        {
            let record = format!("2 x\n1 a\n1 b\n{third}\n1 e\n");
            assert!(fault(ledger.compare_record(&stored, &record)).starts_with(found), "{third}");
        }
    }

    /// What was sent before others came or went is done after it; what was sent before they acted is not.
    #[test]
    fn what_was_sent_before_others_came_and_went_may_be_done_after_it() {
        let sit = |revision: u64| json!({"revision": revision, "did": {"kind": "sit", "seat": 2}});
        let stored = history(&[act(1, 2), act(2, 1), sit(3), act(4, 1)]);
        ledger().compare(&stored).unwrap();
        ledger().compare_record(&stored, "2 x\n1 a\n1 b\n1 c\n").unwrap();
        let mut answered = ledger();
        answered.done(2, 4).unwrap();
        answered.compare(&stored).unwrap();
        let stale = history(&[act(1, 2), act(2, 1), act(3, 2), act(4, 1)]);
        assert!(fault(answered.compare(&stale)).starts_with("STALE"));
        assert!(fault(ledger().compare(&stale)).starts_with("DOUBLED"));
    }

    #[test]
    fn what_is_lost_is_found() {
        assert!(fault(ledger().compare(&history(&[act(1, 2)]))).starts_with("LOST"));
        assert!(fault(ledger().compare(&history(&[act(1, 2), act(2, 2)]))).starts_with("LOST"));
        assert!(fault(ledger().told(&update(0, &[act(1, 2)]))).starts_with("LOST"));
        let whole = history(&[act(1, 2), act(2, 1)]);
        assert!(fault(ledger().compare_record(&whole, "2 x\n1 a\n")).starts_with("CHANGED"));
    }

    #[test]
    fn what_is_doubled_is_found() {
        let doubled = [act(1, 2), act(2, 1), act(3, 1), act(4, 1)];
        assert!(fault(ledger().compare(&history(&doubled))).starts_with("DOUBLED"));
        let whole = history(&doubled[..2]);
        assert!(fault(ledger().compare_record(&whole, "1 a\n1 b\n1 b\n")).starts_with("DOUBLED"));
    }

    #[test]
    fn what_is_changed_or_left_out_is_found() {
        let mut other = act(2, 1);
        other["log"] = json!(["something else"]);
        assert!(fault(ledger().compare(&history(&[act(1, 2), other]))).starts_with("CHANGED"));
        assert!(fault(ledger().told(&update(3, &[act(4, 2)]))).starts_with("told nothing"));
    }

    #[test]
    fn a_bot_in_ones_place_is_somebody_else() {
        let sit = |revision: u64, bot: bool| json!({"revision": revision, "did": {"kind": "sit", "seat": 1, "bot": bot}});
        let steps = [act(1, 2), act(2, 1), sit(3, true), act(4, 1), sit(5, false)];
        ledger().compare(&history(&steps)).unwrap();
        let record = "2 x\n1 a\n1 b\nhandover 1 bot random\n1 z\nhandover 1 person Anna\n";
        ledger().compare_record(&history(&steps), record).unwrap();
        let steps = [&steps[..], &[act(6, 1)]].concat();
        assert!(fault(ledger().compare(&history(&steps))).starts_with("DOUBLED"));
    }
}
