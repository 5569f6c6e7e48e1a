//! A number beside what it counts chooses the form of the word, in every language.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use words::Language;

/// Where a number stands beside such a word and nothing chooses its form, with why that is right.
const SAFE: [(&[&str], &str); 6] = [
    (
        &[
            "analysis-ahead",
            "analysis-back",
            "analysis-less",
            "analysis-more",
            "cli-analyse-decision",
            "cli-report-effects-note",
            "cli-report-short-effect",
            "cli-report-short-inside",
            "cli-report-short-length",
            "cli-report-short-open",
            "cli-report-short-outside",
            "cli-report-short-perhaps",
            "cli-report-short-reach",
            "cli-report-short-score",
            "web-hindsight-by",
        ],
        "an average, always with decimals",
    ),
    (
        &[
            "call-bad-long",
            "server-long-record",
            "server-name-empty",
            "server-name-long",
            "table-bad-chat",
            "table-too-long",
            "london-wrong-hand-limit",
            "london-wrong-row-full",
            "london-wrong-tokens",
            "new-york-wrong-market-full",
            "new-york-wrong-workers",
            "web-new-york-workers",
            "new-york-wrong-quiet-end",
        ],
        "a limit that the rules or the server set once and for all, and that takes this form",
    ),
    (
        &[
            "cli-arena-accepted",
            "cli-arena-head",
            "cli-arena-open",
            "cli-arena-refused",
            "cli-london-totals",
            "cli-luck-head",
            "cli-new-york-totals",
            "cli-new-york-unlocked",
            "cli-other-seats",
            "cli-report-head",
            "london-ability-start-draw",
            "london-question-start-draw-some",
            "new-york-fact-district",
            "server-fork-differs",
            "server-players",
            "web-new-york-opens-at",
        ],
        "what a pack, a table or a study has is never just one",
    ),
    (
        &[
            "new-york-action-boom",
            "new-york-action-build",
            "new-york-action-demolish",
            "new-york-fact-tile",
            "web-new-york-holding",
            "web-say-new-york-tile",
        ],
        "a skyscraper that is built by players has two cells or more",
    ),
    (
        &[
            "cli-report-short-first",
            "london-ability-paupers-pay-for",
            "london-event-flipped",
            "new-york-score-built",
            "new-york-wrong-cards-few",
            "new-york-wrong-cards-many",
            "web-london-turn",
        ],
        "a name, a colour or a share, and no number",
    ),
    (&["web-london-from", "web-london-turn-many"], "said of more than can be named only"),
];

/// What is counted: these words, as they are for many.
fn nouns(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "blocks",
            "boroughs",
            "cards",
            "cells",
            "characters",
            "deals",
            "games",
            "hours",
            "lines",
            "loans",
            "lots",
            "minutes",
            "paupers",
            "players",
            "points",
            "seats",
            "skyscrapers",
            "stacks",
            "times",
            "turns",
            "workers",
        ],
        Language::Spanish => &[
            "cartas",
            "casillas",
            "caracteres",
            "jugadores",
            "lotes",
            "manzanas",
            "partidas",
            "pilas",
            "préstamos",
            "puntos",
            "asientos",
            "trabajadores",
            "turnos",
            "veces",
        ],
        Language::Portuguese => &[
            "cartas",
            "espaços",
            "caracteres",
            "jogadores",
            "lotes",
            "quarteirões",
            "partidas",
            "pilhas",
            "empréstimos",
            "pontos",
            "lugares",
            "trabalhadores",
            "turnos",
            "vezes",
        ],
        Language::Ukrainian => &[
            "бала",
            "балів",
            "гравців",
            "ділянок",
            "карт",
            "карти",
            "клітинок",
            "місць",
            "партій",
            "позик",
            "разів",
            "робітників",
            "символів",
            "ходи",
            "ходів",
            "ходу",
            "хмарочосів",
        ],
    }
}

/// What the texts of one language say about numbers.
#[derive(Default)]
struct Counting {
    /// The words that follow a number which chooses nothing there, each with its message.
    beside: Vec<(String, String)>,
}

impl Counting {
    fn of(language: Language) -> Self {
        let mut counting = Self::default();
        for (name, text) in language.files() {
            let resource = parse(text).unwrap_or_else(|(_, faults)| panic!("{name}: {faults:?}"));
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let variants = message.attributes.iter().map(|attribute| &attribute.value);
                for pattern in message.value.iter().chain(variants) {
                    counting.pattern(message.id.name, pattern, &mut Vec::new());
                }
            }
        }
        counting
    }

    fn pattern<'p>(&mut self, id: &str, pattern: &'p Pattern<&str>, choosing: &mut Vec<&'p str>) {
        let next = pattern.elements.iter().skip(1).map(Some).chain([None]);
        for (element, next) in pattern.elements.iter().zip(next) {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(InlineExpression::VariableReference { id: number }) => {
                    let Some(PatternElement::TextElement { value }) = next else { continue };
                    let Some(word) = value.strip_prefix(' ').and_then(first_word) else { continue };
                    if !choosing.contains(&number.name) {
                        self.beside.push((word, id.to_owned()));
                    }
                }
                Expression::Inline(_) => {}
                Expression::Select { selector, variants } => {
                    let InlineExpression::VariableReference { id: number } = selector else {
                        continue;
                    };
                    let by_number = variants.iter().any(|variant| match variant.key {
                        VariantKey::NumberLiteral { .. } => true,
                        VariantKey::Identifier { name } => name == "one",
                    });
                    if by_number {
                        choosing.push(number.name);
                    }
                    for variant in variants {
                        self.pattern(id, &variant.value, choosing);
                    }
                    if by_number {
                        choosing.pop();
                    }
                }
            }
        }
    }
}

fn first_word(text: &str) -> Option<String> {
    let word: String = text.chars().take_while(|c| c.is_alphabetic()).collect();
    (!word.is_empty()).then_some(word)
}

#[test]
fn a_number_chooses_the_form_of_the_word_beside_it() {
    let safe: BTreeSet<&str> = SAFE.iter().flat_map(|(ids, _)| *ids).copied().collect();
    let (mut found, mut wrong) = (BTreeSet::new(), Vec::new());
    for language in Language::ALL {
        for (word, id) in Counting::of(language).beside {
            if !nouns(language).contains(&word.as_str()) {
                continue;
            }
            if !safe.contains(id.as_str()) {
                wrong.push(format!("{}: {id}: {word}", language.tag()));
            }
            found.insert(id);
        }
    }
    assert!(wrong.is_empty(), "nothing chooses the form of these words: {wrong:#?}");
    let idle: Vec<_> = safe.iter().filter(|id| !found.contains(**id)).collect();
    assert!(idle.is_empty(), "no number stands beside such a word: {idle:?}");
}
