//! Records of a toy game with a seal.

use super::toy::{Counters, Reason};
use crate::record::*;

/// A game that has begun, with a seal that was computed by other means than this crate. The first
/// action stands on line 9.
const SEALED: &str = "\
twocities record 2
game counters
rules 7
pack wood df877645404747cb
seat 1 person Anna Maria
seat 2 bot careful
start seed 42
seal fea7e496bb0f0064fc6ae465e745b83594b129316a6399b666803bc59ff761cf \
927b6c36dbde757accd221d6cb6d973340d01723d2310c251d74d3747d1de740
1 take 3
2 take 3
";

/// The same without its seal.
fn plain() -> String {
    let lines = SEALED.lines().filter(|line| !line.starts_with("seal "));
    lines.map(|line| format!("{}\n", line.replace("record 2", "record 1"))).collect()
}

fn read(text: &str) -> Record {
    Record::parse(text).unwrap()
}

/// What is said of the sealed record after `from` in it is made `to`, if it is no longer a record.
fn refusal(from: &str, to: &str) -> String {
    assert!(SEALED.contains(from), "{from}");
    Record::parse(SEALED.replacen(from, to, 1)).unwrap_err().to_string()
}

/// What does not hold in the sealed record after `from` in it is made `to`.
fn broken(from: &str, to: &str) -> Broken<Reason> {
    assert!(SEALED.contains(from), "{from}");
    replay(&Counters::new(2), &read(&SEALED.replacen(from, to, 1))).unwrap_err()
}

#[test]
fn a_seal_is_written_as_it_was_read() {
    let record = read(SEALED);
    assert_eq!(record.to_string(), SEALED);
    let seal = record.seal().unwrap();
    assert!(seal.holds(42));
    assert_eq!(seal, Seal::new(42, seal.nonce));
    replay(&Counters::new(2), &record).unwrap();
}

#[test]
fn a_record_without_a_seal_is_what_it_was() {
    let record = read(&plain());
    assert_eq!(record.seal(), None);
    assert_eq!(record.to_string(), plain());
    assert!(plain().starts_with("twocities record 1\n"));
}

#[test]
fn a_record_that_is_sealed_is_the_one_that_was_read() {
    let seal = read(SEALED).seal().unwrap();
    assert_eq!(read(&plain()).sealed(seal), read(SEALED));
    let Record { header, start, .. } = read(SEALED);
    let mut record = Record::new(header, start).sealed(seal);
    read(SEALED).entries().iter().for_each(|entry| record.push(entry.line.clone()));
    assert_eq!(record, read(SEALED));
}

#[test]
fn lines_keep_their_numbers_around_a_seal() {
    let record = read(&SEALED.replacen("seal", "# shown before the game\n\nseal", 1));
    assert_eq!((record.number_of(Part::Start), record.number_of(Part::Seal)), (7, 10));
    assert_eq!(record.entries()[0].number, 11);
    let seal = record.seal().unwrap();
    let commented =
        plain().replacen("1 take", "# begins\n1 take", 1).replacen("game", "#\ngame", 1);
    let sealed = read(&commented).sealed(seal);
    assert_eq!((sealed.number_of(Part::Start), sealed.number_of(Part::Seal)), (8, 9));
    assert_eq!(sealed.entries()[0].number, 11);
    assert_eq!(sealed.to_string(), SEALED);
    let dealt = plain().replacen("start seed 42", "start deal\ndeal pile 10\ndeal first seat 1", 1);
    assert_eq!(read(&dealt).number_of(Part::Deal(1)), 9);
}

#[test]
fn another_seed_or_nonce_than_the_one_sealed_is_broken() {
    assert_eq!(
        broken("seed 42", "seed 43").to_string(),
        "line 8, column 6: found the seal \
         fea7e496bb0f0064fc6ae465e745b83594b129316a6399b666803bc59ff761cf: expected \
         54f9db0d3e9e1f703e1c1e02a6103a9945552e044edf9418d023516ba0134fdf by the seed and the nonce"
    );
    for (from, to) in [("927b", "927c"), ("fea7", "fea8")] {
        let broken = broken(from, to);
        assert!(matches!(broken.kind, BrokenKind::Seal { .. }), "{broken}");
        assert_eq!((broken.line, broken.column), (8, 6));
    }
}

#[test]
fn a_seal_needs_its_format_and_a_format_its_seal() {
    assert_eq!(
        refusal("record 2", "record 1"),
        "line 8, column 1: a record of format 1 has no seal: expected format 2 on line 1"
    );
    let without = plain().replacen("record 1", "record 2", 1);
    assert_eq!(
        Record::parse(without).unwrap_err().to_string(),
        "line 8, column 1: found “1”: expected the line “seal HASH NONCE”"
    );
    assert_eq!(
        refusal("start seed 42", "start deal"),
        "line 7, column 7: found “deal”: expected “seed”, as only a seed has a seal"
    );
    assert_eq!(
        refusal("1 take 3\n", "1 take 3\nseal 0 0\n"),
        "line 10, column 1: found “seal”: \
         expected a seat, “undo”, “handover”, “expired”, “check” or “end”"
    );
}

#[test]
fn a_seal_is_written_in_one_way() {
    assert_eq!(
        refusal("seal fea7", "seal FEA7"),
        "line 8, column 6: found “FEA7e496bb0f0064fc6ae465e745b83594b12931…”: \
         expected the hash, 64 hexadecimal digits"
    );
    assert_eq!(
        refusal(" 927b6c36", " 927b6c"),
        "line 8, column 71: found “927b6cdbde757accd221d6cb6d973340d01723d2…”: \
         expected the nonce, 64 hexadecimal digits"
    );
    assert_eq!(
        refusal("1de740\n", "1de740 0\n"),
        "line 8, column 136: found “0”: expected the end of the line"
    );
}

#[test]
fn a_file_that_is_cut_off_before_its_seal_is_no_record_yet() {
    let cut = &SEALED[..SEALED.find(" 927b").unwrap()];
    assert_eq!(
        Record::recover(cut).unwrap_err().to_string(),
        "line 8, column 1: the file ends too early: expected the line “seal HASH NONCE”"
    );
}

#[test]
#[should_panic(expected = "only a seed can be sealed")]
fn a_deal_written_out_is_not_sealed() {
    let dealt = plain().replacen("start seed 42", "start deal\ndeal pile 10\ndeal first seat 1", 1);
    let _ = read(&dealt).sealed(Seal::new(42, Bytes([0; 32])));
}
