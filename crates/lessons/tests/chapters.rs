//! Every chapter is played with the real rules: what is told is never about a game that cannot be played so.
#![allow(clippy::unwrap_used, reason = "this is all test code")]

use std::collections::BTreeSet;

use catalog::{GameName, with_game};
use lessons::{Chapter, Lesson, Step};
use table::record::{Sitter, SitterKind, replay};
use table::{Notation, Seat, Tell};
use words::{Language, Words};

fn all() -> Vec<(GameName, Lesson)> {
    let chapters = |game| Chapter::all(game).into_iter().map(move |chapter| (game, chapter));
    let lesson =
        |(game, chapter): (GameName, Chapter)| (game, Lesson::find(game, &chapter.id).unwrap());
    GameName::ALL.into_iter().flat_map(chapters).map(lesson).collect()
}

fn sitters() -> Vec<Sitter> {
    vec![Sitter::person("Anna").unwrap(), Sitter::bot("novice").unwrap()]
}

/// The moves of a chapter: by whom, and in words.
fn moves(chapter: &Chapter) -> Vec<(usize, String)> {
    let moves = chapter.steps.iter().flat_map(|step| &step.moves);
    let read = |text: &String| {
        let (seat, words) = text.split_once(' ').unwrap();
        (seat.parse().unwrap(), words.to_owned())
    };
    moves.map(read).collect()
}

#[test]
fn each_chapter_goes_on_as_its_script_does() {
    for (game, lesson) in all() {
        let Chapter { id, after, .. } = &lesson.chapter;
        let script: Vec<_> =
            lesson.script().into_iter().map(|(seat, words)| (seat.number(), words)).collect();
        let moves = moves(&lesson.chapter);
        assert!(!moves.is_empty(), "nothing is done in {game:?} {id}");
        assert_eq!(moves, script[*after..after + moves.len()], "{game:?} {id}");
    }
}

/// Plays the moves of some steps, each of them among those that are listed, in the words that are shown; and where others
/// are as good, what follows after each of those.
fn plays<G: Notation + Tell>(game: &G, state: &G::State, steps: &[Step]) {
    let (mut state, mut legal) = (state.clone(), Vec::new());
    for (number, step) in steps.iter().enumerate() {
        let first = step.moves.first().map(|text| text.starts_with('1'));
        for text in &step.moves {
            let (seat, words) = text.split_once(' ').unwrap();
            let here = format!("{}: {text}", step.tell);
            assert_eq!(first, Some(seat == "1"), "one step is done by one seat: {here}");
            let asked = game.decision(&state).unwrap_or_else(|| panic!("the game is over: {here}"));
            assert_eq!(asked.seat.number().to_string(), seat, "{here}");
            game.legal_actions(&state, &mut legal);
            let action = legal.iter().find(|action| game.write_action(&state, **action) == words);
            let action = *action.unwrap_or_else(|| panic!("not among what can be done: {here}"));
            if step.freely && Some(text) == step.moves.last() {
                let verb = words.split(' ').next();
                let alike =
                    |one: &G::Action| game.write_action(&state, *one).split(' ').next() == verb;
                for other in legal.iter().copied().filter(|one| alike(one)) {
                    let mut state = state.clone();
                    game.apply(&mut state, asked.seat, other, &mut ()).unwrap();
                    plays(game, &state, &steps[number + 1..]);
                }
            }
            game.apply(&mut state, asked.seat, action, &mut ()).unwrap();
        }
    }
}

#[test]
fn each_chapter_can_be_played() {
    for (_, lesson) in all() {
        let record = lesson.record(sitters()).unwrap();
        let people: Vec<_> = record.header().sitters().iter().map(|sitter| sitter.kind).collect();
        assert_eq!(people, [SitterKind::Person, SitterKind::Bot]);
        with_game!(&lesson.game().unwrap(), game => {
            plays(game, replay(game, &record).unwrap().state(), &lesson.chapter.steps);
        });
    }
}

#[test]
fn a_chapter_begins_when_the_learner_is_asked() {
    for (game, lesson) in all() {
        let record = lesson.record(sitters()).unwrap();
        with_game!(&lesson.game().unwrap(), game => {
            let replayed = replay(game, &record).unwrap();
            let asked = table::Game::decision(game, replayed.state()).map(|asked| asked.seat);
            assert_eq!(asked, Some(Seat::FIRST), "{}", lesson.chapter.id);
        });
        assert!(lesson.record(sitters()[..1].to_vec()).is_none(), "{game:?}");
        assert!(Lesson::find(game, "nothing").is_none());
    }
}

#[test]
fn every_step_is_told_in_every_language() {
    let mut said = BTreeSet::new();
    for (game, lesson) in all() {
        let Chapter { id, steps, .. } = &lesson.chapter;
        let title = format!("lesson-{}-{id}", game.as_str());
        said.insert(format!("{title}-about"));
        said.extend(steps.iter().map(|step| format!("{title}-{}", step.tell)));
        said.insert(title);
    }
    for language in Language::ALL {
        let words = Words::new(language);
        for id in &said {
            assert!(words.has(id), "{language:?} does not tell {id}");
        }
        let files = language.files().into_iter().filter(|(name, _)| name.starts_with("lessons-"));
        let texts: String = files.map(|(_, text)| text).collect();
        let defined = texts.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
        let unused: Vec<&str> =
            defined.filter(|id| id.starts_with("lesson-") && !said.contains(*id)).collect();
        assert!(unused.is_empty(), "{language:?} tells what is in no lesson: {unused:?}");
    }
}
