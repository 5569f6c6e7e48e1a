//! What is refused, and in which words.

use cli::Face;

use crate::session::{Table, folder, run, twocities};

/// What is answered to each of these lines, typed at the first decision of a game.
#[track_caller]
fn at_the_first_decision(name: &str, lines_and_answers: &[(&str, &str)]) {
    let table = Table::new(name, "Anna,random");
    let lines: Vec<&str> = lines_and_answers.iter().map(|(line, _)| *line).collect();
    let said = table.types(&lines);
    for (number, (line, answer)) in lines_and_answers.iter().enumerate() {
        let told = said.ok().answer(number).replace('\n', " ");
        assert_eq!(told.trim_end(), *answer, "typed: {line}");
    }
    assert!(table.course().is_empty(), "nothing changed: {:?}", table.course());
}

#[test]
fn an_answer_that_cannot_be_is_refused_with_its_reason() {
    at_the_first_decision(
        "refusals-illegal",
        &[
            ("99", "There is no choice 99: type a number from 1 to 5, or ? for help."),
            ("0", "There is no choice 0: type a number from 1 to 5, or ? for help."),
            ("done", "This cannot be left out: L4.3"),
            ("repay 1", "You have no loan to repay: L8.4"),
            ("buy city", "First choose to buy land: L4.3"),
            ("new", "First choose an action: L4.3"),
        ],
    );
}

#[test]
fn words_that_mean_nothing_are_answered_with_what_would() {
    at_the_first_decision(
        "refusals-words",
        &[
            ("play", "Something is missing: expected the id of a city card."),
            (
                "play hosptial",
                "“hosptial” is not understood here: perhaps you mean hospital-a or hospital-b.",
            ),
            ("play hosp", "“play hosp” may mean hospital-a or hospital-b: type a little more."),
            ("devlop", "“devlop” is not understood here: perhaps you mean develop."),
            (
                "sing",
                "“sing” is not understood here: expected a word for an action, such as develop, draw or done.",
            ),
            ("card hosp", "“hosp” may mean hospital-a or hospital-b: type a little more."),
            (
                "card zebra",
                "There is no “zebra” in this game: type cards to read about those in reach.",
            ),
            ("card vintnrs", "There is no “vintnrs” in this game: perhaps you mean vintners-a."),
        ],
    );
}

// What the screen calls things is understood, too.
#[test]
fn names_can_be_typed() {
    at_the_first_decision(
        "refusals-names",
        &[
            ("? Kew Gardens", "You do not have Kew Gardens in hand: L5.1"),
            ("play St Paul's", "First choose to develop the city: L4.3"),
            ("play leather industry", "First choose to develop the city: L4.3"),
            (
                "card kew garden zoo",
                "There is no “kew garden zoo” in this game: type cards to read about those in reach.",
            ),
        ],
    );
    let said = Table::new("refusals-names-cards", "Anna,random").types(&[
        "card coffee house",
        "card Southwark & Bermondsey",
        "card Nelson’s Column",
    ]);
    for (number, name) in
        ["Coffee House", "Southwark & Bermondsey", "Nelson's Column"].iter().enumerate()
    {
        assert!(said.answer(number).starts_with(&format!("{name}  ")), "{}", said.answer(number));
    }
}

#[test]
fn a_question_mark_asks_why_not() {
    at_the_first_decision(
        "refusals-why",
        &[
            ("? loan", "That is possible now: 5 (loan)."),
            ("? develop", "That is possible now: 1 (develop)."),
            ("? deck", "First choose an action: L4.3"),
            ("? repay", "You have no loan to repay: L8.4"),
            ("? city", "First choose to buy land: L4.3"),
            ("? lambeth", "Lambeth is not on offer: L6.1"),
            ("? lambe", "Lambeth is not on offer: L6.1"),
            ("? done", "This cannot be left out: L4.3"),
            ("? play paupers-a", "A pauper cannot be built: L5.7"),
            ("? play hosp", "“play hosp” may mean hospital-a or hospital-b: type a little more."),
            ("? play", "Something is missing: expected the id of a city card."),
            (
                "? activate 3",
                "“3” is not understood here: expected the number of one of your stacks.",
            ),
            (
                "? greedy",
                "“greedy” is not understood here: expected a card, a borough, a stack number, deck, loan, repay, develop, land, run or three.",
            ),
            ("? wesminster", "“wesminster” is not understood here: perhaps you mean westminster."),
        ],
    );
}

/// Whoever meant a bot hears of it, and people still sit down.
#[test]
fn a_word_that_may_have_meant_a_bot_does_not_pass_in_silence() {
    let record = folder("refusals-people").join("game.record");
    let seats = ["--record", record.to_str().unwrap(), "--seats", "Anna,random,zzz"];
    let said = run(&[&["play", "london"], &seats[..]].concat(), "quit\n", None, Face::PLAIN);
    said.ok().expect("zzz sits down as a person: `twocities bots` tells which bots there are.");
    assert!(!said.output.contains("Anna sits down"), "{}", said.output);
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let record = folder("refusals-table").join("game.record");
    let play = |more: &[&str]| {
        let args = [&["play", "london", "--record", record.to_str().unwrap()], more].concat();
        twocities(&args)
    };
    play(&["--seats", "me"])
        .fails(2, "twocities: one seat is not enough: give --seats 2 to 4 names, such as me,rules");
    play(&["--seats", "a,b,c,d,e"]).fails(
        2,
        "twocities: 5 seats do not fit a table: give --seats 2 to 4 names, such as me,rules",
    );
    play(&["--seats", "me,chmapion"]).fails(
        2,
        "twocities: there is no bot “chmapion”: if you mean champion, write it so; a person who is called so needs another \
         spelling",
    );
    play(&["--seats", "me, "]).fails(
        2,
        "twocities: “ ” cannot be a name: the name is empty: expected 1 to 40 characters",
    );
    play(&["--pack", "paris"]).fails(
        2,
        "twocities: there is no pack “paris”, nor a file of that name: give london, london-110 or new-york",
    );
    play(&["--option", "loans=many"])
        .fails(2, "twocities: the option “loans” cannot be “many”: expected limited or unlimited");
    play(&["--option", "river=dry"])
        .fails(2, "twocities: there is no option “river”: the options are loans, first");
    assert!(!record.exists(), "nothing half-written");

    let said = twocities(&["play", "paris"]);
    assert_eq!(said.code, 2);
    assert!(said.errors.contains("there is no game “paris”: give london"), "{}", said.errors);
    let said = play(&["--option", "loans"]);
    assert!(said.errors.contains("give a name and a value, as in first=2"), "{}", said.errors);
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let said = twocities(&["play", "--record", "/nowhere/at/all.record"]);
    assert_eq!(said.code, 1);
    assert!(
        said.errors.starts_with("twocities: /nowhere/at/all.record cannot be written ("),
        "{}",
        said.errors
    );
}

#[test]
fn wrong_arguments_are_told_in_a_sentence() {
    let refused = |args: &[&str], sentence: &str| {
        let end = " (twocities --help lists what can be given)";
        twocities(args).fails(2, &format!("twocities: {sentence}{end}"));
    };
    let seed = "give a whole number from 0 to 18446744073709551615";
    for word in ["-1", "abc", "1.5"] {
        refused(
            &["play", "--seed", word],
            &format!("invalid value '{word}' for '--seed <NUMBER>': {seed}"),
        );
    }
    for word in ["inf", "nan", "-2", "soon"] {
        refused(
            &["bench", "--seconds", word],
            &format!(
                "invalid value '{word}' for '--seconds <SECONDS>': give a number of seconds up to 3600, such as 0.5"
            ),
        );
    }
    let sim = ["sim", "london", "--bots", "random,random"];
    for (command, option, range) in [
        (&sim[..], "--games", "1 to 4294967295"),
        (&sim, "--threads", "1 to 65535"),
        (&["bench"], "--games", "1 to 4294967295"),
        (&["bench"], "--seats", "2 to 4"),
        (&["replay", "a.record"], "--from", "1 to 1000000"),
        (&["replay", "a.record"], "--to", "1 to 1000000"),
    ] {
        for word in ["0", "-1", "99999999999", "many"] {
            refused(
                &[command, &[option, word]].concat(),
                &format!(
                    "invalid value '{word}' for '{option} <NUMBER>': give a whole number from {range}"
                ),
            );
        }
    }
    for word in ["foo", "localhost:1901", "127.0.0.1", ":1901", "127.0.0.1:70000"] {
        let wanted = "give an IP address and a port, as in 127.0.0.1:1901 or [::1]:1901";
        refused(
            &["serve", "--bind", word],
            &format!("invalid value '{word}' for '--bind <ADDRESS:PORT>': {wanted}"),
        );
    }
    refused(&["dance"], "unrecognized subcommand 'dance'");
    refused(&["plai"], "unrecognized subcommand 'plai': perhaps you mean 'play'");
    refused(&["play", "--seet"], "unexpected argument '--seet': perhaps you mean '--seed'");
    refused(&["play", "--record"], "'--record <FILE>' needs a value");
    refused(&["sim", "london"], "these arguments are missing: --bots <BOT,…>");
    refused(&["play", "--seed", "1", "--seed", "2"], "'--seed <NUMBER>' is given twice");
    refused(&["play", "--plain=yes"], "'--plain' takes no value, but 'yes' was given");
    refused(
        &["play", "rome"],
        "invalid value 'rome' for '[GAME]': there is no game “rome”: give london or new-york",
    );
}

/// Nothing that clap itself would say is left, whatever is wrong.
#[test]
fn wrong_arguments_are_told_in_the_language_that_is_spoken() {
    for (args, sentence) in [
        (
            &["play", "--seed", "1.5"][..],
            "неправильне значення '1.5' для '--seed <ЧИСЛО>': задайте ціле число від 0 до 18446744073709551615",
        ),
        (&["dance"], "немає команди 'dance'"),
        (
            &["play", "--seet"],
            "неочікуваний аргумент '--seet': можливо, ви маєте на увазі '--seed'",
        ),
        (&["play", "--record"], "'--record <ФАЙЛ>' потребує значення"),
        (
            &["sim", "london", "--bots", "deep-blue"],
            "неправильне значення 'deep-blue' для '--bots <БОТ,…>': бота «deep-blue» немає: боти —",
        ),
    ] {
        let said = twocities(&[&["--language", "uk"], args].concat());
        assert_eq!(said.code, 2);
        let begin = format!("twocities: {sentence}");
        assert!(said.errors.starts_with(&begin), "{}", said.errors);
    }
    let help = twocities(&["--language", "uk", "help", "play"]);
    for part in
        ["Використання: twocities play [ПАРАМЕТРИ] [ГРА]", "[типово: london]", "Показати довідку"]
    {
        assert!(help.output.contains(part), "{part}: {}", help.output);
    }
}
