//! Playing blocks, on any number of threads, with the same result.

use std::collections::{BTreeMap, BTreeSet};

use crate::block::{Block, Finished, Pairing, Seating, seatings};
use crate::crew::share_out;
use crate::log::{Log, LogError};
use crate::sprt::{Evidence, Sprt, Verdict};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many seats a table has.
    pub seats: usize,
    /// Who meets whom.
    pub pairings: Vec<Pairing>,
    /// How they sit down.
    pub seating: Seating,
    /// Blocks for each pairing, at most.
    pub blocks: u64,
    /// Stop a pairing as soon as this is decided.
    pub sprt: Option<Sprt>,
    /// How many threads.
    pub threads: usize,
}

impl Plan {
    fn block(
        &self,
        pairing: Pairing,
        number: u64,
        play: &impl Fn(u64, &[usize]) -> Finished,
    ) -> Block {
        let seatings = seatings(self.seats, pairing, self.seating);
        let games = seatings.iter().map(|seating| play(number, seating)).collect();
        Block { pairing, number, games }
    }
}

/// What was played.
#[derive(Clone, Debug, Default)]
pub struct Tournament {
    /// By pairing, then by number.
    pub blocks: Vec<Block>,
}

impl Tournament {
    /// Plays what is not in the log yet. `play` plays the game of a block's number with the bots seated
    /// so; it must always give the same. `progress` hears of each block that was played.
    ///
    /// # Errors
    /// If the log cannot be written; what was written before stays.
    pub fn play(
        plan: &Plan,
        mut log: Option<&mut Log>,
        play: impl Fn(u64, &[usize]) -> Finished + Sync,
        mut progress: impl FnMut(&Block),
    ) -> Result<Self, LogError> {
        let mut all = Self::default();
        if let Some(log) = &mut log {
            all.blocks = log.blocks.clone();
            if log.is_of_another_version() {
                all.play_again(plan, log, &play)?;
                log.go_on()?;
            }
        }
        for &pairing in &plan.pairings {
            let known: BTreeSet<u64> = all.of(pairing).map(|block| block.number).collect();
            let wanted: Vec<u64> = (0..plan.blocks).filter(|one| !known.contains(one)).collect();
            let mut course = Course::default();
            all.of(pairing).for_each(|block| course.note(block, plan.sprt));
            if course.decided {
                continue;
            }
            let mut failure = None;
            let block = |job: usize| plan.block(pairing, wanted[job], &play);
            share_out(wanted.len(), plan.threads, block, |_, block| {
                if let Some(log) = log.as_deref_mut()
                    && let Err(error) = log.push(&block)
                {
                    failure.get_or_insert(error);
                }
                progress(&block);
                course.note(&block, plan.sprt);
                all.blocks.push(block);
                failure.is_none() && !course.decided
            });
            if let Some(failure) = failure {
                return Err(failure);
            }
        }
        all.settle(plan);
        Ok(all)
    }

    /// Plays the first known block of each pairing once more: a version whose bots play otherwise must not go on.
    fn play_again(
        &self,
        plan: &Plan,
        log: &Log,
        play: &(impl Fn(u64, &[usize]) -> Finished + Sync),
    ) -> Result<(), LogError> {
        let first = |&pairing: &Pairing| self.of(pairing).min_by_key(|block| block.number);
        let known: Vec<&Block> = plan.pairings.iter().filter_map(first).collect();
        let mut otherwise = None;
        let again = |job: usize| plan.block(known[job].pairing, known[job].number, play);
        share_out(known.len(), plan.threads, again, |job, block| {
            if block != *known[job] {
                otherwise = Some(block.pairing);
            }
            otherwise.is_none()
        });
        otherwise.map_or(Ok(()), |pairing| Err(log.played_otherwise(pairing)))
    }

    /// The blocks of a pairing.
    pub fn of(&self, pairing: Pairing) -> impl Iterator<Item = &Block> {
        self.blocks.iter().filter(move |block| block.pairing == pairing)
    }

    /// The scores of a pairing's blocks, in the order of their numbers, as far as none is missing.
    pub fn scores(&self, pairing: Pairing) -> Vec<f64> {
        let mut blocks: Vec<&Block> = self.of(pairing).collect();
        blocks.sort_unstable_by_key(|block| block.number);
        let whole = (0..).zip(blocks).take_while(|(number, block)| block.number == *number);
        whole.map(|(_, block)| block.score()).collect()
    }

    /// Puts the blocks in order, and leaves out those beyond what decided a test or beyond a gap: how
    /// many there are depends on threads and on when an earlier run was broken off.
    fn settle(&mut self, plan: &Plan) {
        let mut kept = Vec::new();
        for &pairing in &plan.pairings {
            let scores = self.scores(pairing);
            let decided = plan.sprt.and_then(|sprt| sprt.decided(&scores));
            let count = decided.map_or(scores.len(), |(count, _)| count).min(plan.blocks as usize);
            let mut blocks: Vec<Block> = self.of(pairing).cloned().collect();
            blocks.sort_unstable_by_key(|block| block.number);
            blocks.truncate(count);
            kept.append(&mut blocks);
        }
        self.blocks = kept;
    }

    /// What a test says of a pairing.
    pub fn verdict(&self, sprt: Sprt, pairing: Pairing) -> Verdict {
        sprt.decided(&self.scores(pairing)).map_or(Verdict::Open, |(_, verdict)| verdict)
    }
}

/// How a pairing stands while its blocks come in, in any order. Each is weighed once, when all before it are
/// there.
#[derive(Debug, Default)]
struct Course {
    /// Scores by number, of blocks before which one is missing.
    waiting: BTreeMap<u64, f64>,
    /// The number of the next block to be weighed.
    next: u64,
    evidence: Evidence,
    decided: bool,
}

impl Course {
    fn note(&mut self, block: &Block, sprt: Option<Sprt>) {
        let Some(sprt) = sprt else { return };
        self.waiting.insert(block.number, block.score());
        while let Some(score) = self.waiting.remove(&self.next) {
            self.next += 1;
            self.evidence.add(score);
            self.decided |= sprt.verdict(&self.evidence) != Verdict::Open;
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Rng;

    use super::*;
    use crate::log::Header;

    const PAIRING: Pairing = Pairing { first: 0, second: 1 };

    /// A game that the first bot wins in 58 of 100 cases.
    fn play(number: u64, seating: &[usize]) -> Finished {
        let winner = usize::from(Rng::new(number * 2 + seating[0] as u64).below(100) >= 58);
        let ranks = seating.iter().map(|&bot| if bot == winner { 1 } else { 2 }).collect();
        Finished { seating: seating.to_vec(), ranks, scores: vec![0; 2] }
    }

    /// Whatever order the blocks come in, a test ends with the block that decides it when they come one after
    /// the other.
    #[test]
    fn a_test_ends_at_the_same_block_on_any_number_of_threads() {
        let sprt = Sprt { refused: 0.5, accepted: 0.55 };
        let plan = |sprt, threads| Plan {
            seats: 2,
            pairings: vec![PAIRING],
            seating: Seating::Both,
            blocks: 2_000,
            sprt,
            threads,
        };
        let all = Tournament::play(&plan(None, 1), None, play, |_| ()).unwrap();
        assert_eq!(all.blocks.len(), 2_000);
        let (count, verdict) = sprt.decided(&all.scores(PAIRING)).unwrap();
        for threads in [1, 2, 5] {
            let played = Tournament::play(&plan(Some(sprt), threads), None, play, |_| ()).unwrap();
            assert_eq!(played.blocks, all.blocks[..count], "{threads} threads");
            assert_eq!(played.verdict(sprt, PAIRING), verdict);
        }
    }

    /// Another version goes on with a file if it plays the same, and leaves it as it is if not.
    #[test]
    fn another_version_goes_on_only_with_what_it_plays_itself() {
        let path = std::env::temp_dir().join(format!("arena-{}-versions", std::process::id()));
        let header = |commit: &str| Header {
            game: "toy".to_owned(),
            rules: 1,
            pack: "toy".to_owned(),
            digest: "0".to_owned(),
            options: Vec::new(),
            seats: 2,
            alone: false,
            bots: vec!["a".to_owned(), "b".to_owned()],
            seed: 1,
            commit: commit.to_owned(),
        };
        let plan = |blocks| Plan {
            seats: 2,
            pairings: vec![PAIRING],
            seating: Seating::Both,
            blocks,
            sprt: None,
            threads: 1,
        };
        let go_on = |commit: &str, blocks, play: fn(u64, &[usize]) -> Finished| {
            let mut log = Log::open(&path, &header(commit)).unwrap();
            Tournament::play(&plan(blocks), Some(&mut log), play, |_| ())
        };
        go_on("one", 3, play).unwrap();
        let played = go_on("two", 5, play).unwrap();
        let whole = Tournament::play(&plan(5), None, play, |_| ()).unwrap();
        assert_eq!(played.blocks, whole.blocks);
        let text = std::fs::read_to_string(&path).unwrap();
        let otherwise = go_on("three", 7, |number, seating| Finished {
            scores: vec![1; 2],
            ..play(number, seating)
        });
        let refused = otherwise.unwrap_err().to_string();
        assert!(refused.contains("version two, in which a against b"), "{refused}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        // It is asked once for each version.
        assert_eq!(text.lines().filter(|line| line.contains("commit")).count(), 2);
        go_on("two", 6, play).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), 8);
        std::fs::remove_file(path).unwrap();
    }
}
