//! Why not: every refusal names its clause, and anything on the table can be asked about.

use london::{Choice, Named, Question, Reason};
use table::{Game, Illegal};

use crate::scene::{ME, YOU, seat, table};

#[test]
fn nobody_acts_for_another() {
    let mut t = table(2).begin();
    let action = t.actions()[0];
    let refused = t.act(seat(YOU), action);
    assert_eq!(refused, Err(Illegal::NotAsked { decides: seat(ME) }));
}

// L9.1
#[test]
fn nothing_is_done_after_the_end() {
    let mut t = table(2).nothing_else().last_turns(1).begin();
    let action = t.actions()[0];
    t.does(&["three"]);
    assert_eq!(t.act(seat(ME), action), Err(Illegal::GameOver));
    let reason = t.game.why_not(&t.state, seat(ME), london::Pointer::Deck);
    assert_eq!(reason, Some(Reason::GameOver));
}

// L4.3: a thing that could be used needs its action first; one that could not says why.
#[test]
fn before_the_action_is_chosen_things_say_which_action_they_need_or_what_is_wrong() {
    let t = table(2)
        .hand(ME, &["mercers-a", "salters-a", "lords-b", "paupers-a"])
        .city(
            ME,
            &[
                "grand-hotel-c",
                "st-pauls-a",
                "!vintners-a",
                "brewing-b",
                "coffee-house-a",
                "whitehall-c",
            ],
        )
        .offer(&["lewisham"])
        .cash(ME, 20)
        .begin();
    assert_eq!(t.why_not("mercers-a"), Some(Reason::ChooseFirst(Choice::Develop)));
    assert_eq!(t.why_not("lords-b"), Some(Reason::NoDiscard(t.title("lords-b"))));
    assert_eq!(t.why_not("paupers-a"), Some(Reason::PauperBuilt));
    assert_eq!(t.why_not("stack 1"), Some(Reason::ChooseFirst(Choice::RunCity)));
    assert_eq!(t.why_not("stack 2"), Some(Reason::NoActivation(t.title("st-pauls-a"))));
    assert_eq!(t.why_not("stack 3"), Some(Reason::FaceDown));
    assert_eq!(t.why_not("stack 4"), Some(Reason::ChooseFirst(Choice::RunCity)));
    assert_eq!(t.why_not("stack 5"), Some(Reason::NothingToCoverWith(t.title("coffee-house-a"))));
    assert_eq!(t.why_not("stack 6"), Some(Reason::NothingToRepeat(t.title("whitehall-c"))));
    assert_eq!(t.why_not("lewisham"), Some(Reason::ChooseFirst(Choice::BuyLand)));
    assert!(matches!(t.why_not("hackney"), Some(Reason::NotOnOffer(_))));
    assert_eq!(t.why_not("loan"), Some(Reason::EnoughMoney { limit: 20 }));
    assert_eq!(t.why_not("repay"), Some(Reason::NoLoansToRepay));
    assert_eq!(t.why_not("3"), Some(Reason::FaceDown), "a number is a stack");
    assert_eq!(t.why_not("deck"), Some(Reason::OtherQuestion(Question::ChooseAction)));
    for possible in ["develop", "land", "run", "three"] {
        assert_eq!(t.why_not(possible), None, "{possible}");
    }
}

// Once the action is chosen a thing still says what is wrong with it, and only then that it is too late.
#[test]
fn after_the_action_is_chosen_things_say_first_what_is_wrong_with_them() {
    let mut t = table(2)
        .hand(ME, &["mercers-a", "salters-a", "lords-b"])
        .city(ME, &["grand-hotel-c", "st-pauls-a"])
        .city(YOU, &["vintners-a"])
        .offer(&["lewisham"])
        .cash(ME, 20)
        .begin();
    assert_eq!(t.why_not("vintners-a"), Some(Reason::NotYourCity));
    t.does(&["develop"]);
    assert_eq!(t.why_not("vintners-a"), Some(Reason::NotYourCity));
    assert_eq!(t.why_not("stack 2"), Some(Reason::NoActivation(t.title("st-pauls-a"))));
    assert!(matches!(t.why_not("hackney"), Some(Reason::NotOnOffer(_))));
    for pointer in ["stack 1", "lewisham", "run"] {
        assert_eq!(t.why_not(pointer), Some(Reason::ActionChosen), "{pointer}");
    }
}

// L4.2, L8.4: before the draw a thing says what is wrong with it, or what has to be answered first.
#[test]
fn before_the_draw_things_say_what_comes_first_or_what_is_wrong() {
    let start = |loans| {
        table(2)
            .hand(ME, &["mercers-a", "salters-a", "lords-b", "paupers-a"])
            .city(ME, &["grand-hotel-c", "st-pauls-a"])
            .board(&["school-a-blue"], &[])
            .offer(&["lewisham"])
            .cash(ME, 20)
            .loans(ME, loans)
            .at_start()
            .begin()
    };
    for (loans, question) in [(0, Question::StartDraw), (1, Question::Repay)] {
        let mut t = start(loans);
        let first = Reason::OtherQuestion(question);
        for pointer in ["1", "develop", "run", "lewisham", "mercers-a"] {
            assert_eq!(t.why_not(pointer), Some(first), "{pointer}");
        }
        for words in ["run", "play mercers-a", "new", "on 1", "with mercers-a", "discard lords-b"] {
            assert_eq!(t.refuses(words), first, "{words}");
        }
        assert_eq!(t.why_not("lords-b"), Some(first), "the card drawn may be pink, too");
        assert_eq!(t.why_not("paupers-a"), Some(Reason::PauperBuilt));
        assert_eq!(t.why_not("2"), Some(Reason::NoActivation(t.title("st-pauls-a"))));
        assert!(matches!(t.why_not("hackney"), Some(Reason::NotOnOffer(_))));
        let from_board = (question == Question::Repay).then_some(first);
        assert_eq!(t.why_not("school-a-blue"), from_board);
    }
}

// L3.1
#[test]
fn cards_of_the_board_wait_for_a_draw() {
    let mut t = table(2)
        .hand(ME, &["mercers-a", "salters-a"])
        .city(ME, &["stock-exchange-b"])
        .board(&["school-a-blue"], &[])
        .begin();
    assert_eq!(t.why_not("school-a-blue"), Some(Reason::DrawnOnly));
    assert_eq!(t.refuses("draw top school-a-blue"), Reason::DrawnOnly);
    assert_eq!(Reason::DrawnOnly.clause(), "L3.1");
    for words in ["new", "on 1", "with mercers-a", "discard mercers-a"] {
        assert_eq!(t.refuses(words), Reason::OtherQuestion(Question::ChooseAction), "{words}");
    }
    t.does(&["exchange 1"]);
    let question = t.question().unwrap();
    assert_eq!(t.refuses("develop"), Reason::OtherQuestion(question), "no action is chosen yet");
}

// L5.1: typed or asked about, a card that is not in hand has the same reason against it.
#[test]
fn words_and_pointers_have_the_same_reason() {
    let mut t = table(2).hand(ME, &["mercers-a", "lords-b", "paupers-a"]).begin();
    for card in ["salters-a", "lords-b", "paupers-a"] {
        assert_eq!(t.why_not(card), Some(t.refuses(&format!("play {card}"))), "{card}");
    }
    let not_in_hand = Reason::NotInHand { card: t.title("salters-a"), question: Question::Develop };
    assert_eq!(t.refuses("play salters-a"), not_in_hand);
}

// L4.3
#[test]
fn what_can_be_used_has_no_reason_against_it() {
    let mut t = table(2).hand(ME, &["mercers-a", "salters-a"]).board(&["lords-b"], &[]).begin();
    t.does(&["three"]);
    assert_eq!(t.why_not("deck"), None);
    assert_eq!(t.why_not("lords-b"), None);
    assert_eq!(t.why_not("mercers-a"), Some(Reason::ActionChosen));
}

// L-R29: of equal cards in a row each stands for the other.
#[test]
fn equal_cards_of_a_row_answer_alike() {
    let mut t = table(2).board(&["sewers-c", "sewers-c"], &[]).begin();
    t.does(&["three"]);
    assert_eq!(t.why_not("sewers-c"), None);
}

#[test]
fn a_player_who_is_not_asked_is_told_so() {
    let t = table(2).hand(YOU, &["mercers-a"]).begin();
    let pointer = t.point("mercers-a");
    assert_eq!(t.game.why_not(&t.state, seat(YOU), pointer), Some(Reason::NotYourTurn));
}

// L3.1, L3.2, L-R21
#[test]
fn drawing_says_what_is_wrong() {
    let mut t = table(2).board(&["mercers-a", "lords-b"], &[]).nothing_else().begin();
    t.does(&["three"]);
    assert_eq!(t.refuses("draw deck"), Reason::DeckEmpty);
    assert_eq!(t.refuses("look 1"), Reason::CannotLook { most: 0 });
    assert_eq!(t.refuses("draw seen mercers-a"), Reason::NotSeen(t.title("mercers-a")));
    let mut t = table(2)
        .city(ME, &["university-of-london-b"])
        .deck(&["mercers-a", "salters-a", "grocers-a"])
        .at_start()
        .begin();
    assert_eq!(t.refuses("look 4"), Reason::CannotLook { most: 3 });
    t.does(&["look 2"]);
    assert_eq!(t.refuses("draw deck"), Reason::DrawFromSeen);
    assert_eq!(t.refuses("look 1"), Reason::CannotLook { most: 0 });
    assert_eq!(t.forbidden_by("draw seen grocers-a"), "L-R21");
}

// L-R31
#[test]
fn a_means_that_is_not_to_be_had_or_not_needed_is_refused() {
    let mut t = table(2)
        .city(ME, &["school-a-blue"])
        .hand(ME, &["mercers-a", "salters-a", "paupers-a"])
        .begin();
    t.does(&["develop", "play mercers-a"]);
    assert_eq!(t.choices(), ["with salters-a", "with paupers-a price"]);
    assert_eq!(t.refuses("with salters-a price"), Reason::NoSuchMeans(t.title("salters-a")));
    assert_eq!(t.forbidden_by("with paupers-a once"), "L-R31");
    assert_eq!(t.forbidden_by("with paupers-a"), "L5.7");
}

// L-R12, L-R13, L1.6
#[test]
fn abilities_say_why_they_cannot_be_used() {
    let mut t = table(2)
        .boroughs(ME, &["hackney"])
        .city(ME, &["stock-exchange-b"])
        .hand(ME, &["mercers-a"])
        .begin();
    let borough = Named::Borough(crate::scene::find_borough(t.game.content(), "hackney"));
    let exchange = Named::Card(t.title("stock-exchange-b"));
    assert_eq!(t.refuses("exchange 1"), Reason::NothingToExchange);
    assert_eq!(t.refuses("exchange borough"), Reason::NoAbility(borough));
    t.does(&["run"]);
    assert_eq!(t.refuses("use borough"), Reason::AbilityTooDear(borough), "no pauper in hand");
    assert_eq!(t.refuses("use 1"), Reason::NoAbility(exchange));
    let mut t = table(2)
        .city(ME, &["stock-exchange-b"])
        .hand(ME, &["mercers-a"])
        .board(&["lords-b"], &[])
        .begin();
    t.does(&["exchange 1"]);
    assert_eq!(t.refuses("exchange 1"), Reason::AbilityUsed(exchange));
}

// L-R15, L-R17, L-R24
#[test]
fn flips_repeats_and_opponents_say_what_is_wrong() {
    let mut t = table(2).city(ME, &["hospital-a", "mercers-a", "lords-b"]).begin();
    t.does(&["run", "activate 2"]);
    assert_eq!(t.refuses("flip 3"), Reason::CannotFlipInstead);
    assert_eq!(t.refuses("spare"), Reason::NothingSpares);
    assert_eq!(t.forbidden_by("done"), "L7.4");
    let mut t = table(2)
        .city(ME, &["whitehall-c", "grand-hotel-c", "lords-b", "!vintners-a", "mercers-a"])
        .begin();
    t.does(&["run", "activate 2", "activate 3", "activate 1"]);
    assert_eq!(t.refuses("again 5"), Reason::CannotRepeat(t.title("mercers-a")));
    assert_eq!(t.refuses("again 4"), Reason::FaceDown, "L-R01: not named");
    let mut t = table(3).with_all_cards().city(ME, &["fleet-street-b"]).begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["player 2", "player 3"]);
    assert_eq!(t.forbidden_by("player 1"), "L-R24");
}

// L7.2, L-R16
#[test]
fn only_what_fits_is_taken() {
    let text = "format = 1\npack = \"blue\"\nextends = \"london\"\nprovenance = \"owner\"\n\
        [totals]\ncards = 101\na = 27\nb = 43\nc = 31\npaupers = 11\nactions = 4\nboroughs = 20\n\
        [[card]]\nid = \"great-exhibition-c\"\nactivate.cost = { discard = \"blue\" }\n";
    let content = london::Content::parse("blue.toml", text).unwrap();
    let mut t = table(2)
        .with_pack(content)
        .city(ME, &["great-exhibition-c"])
        .hand(ME, &["mercers-a", "lords-b", "street-lights-b"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["discard street-lights-b", "discard lords-b"]);
    let question = t.question().unwrap();
    let mercers = Reason::DoesNotFit { card: t.title("mercers-a"), question };
    assert_eq!(t.refuses("discard mercers-a"), mercers);
    let salters = Reason::NotInHand { card: t.title("salters-a"), question };
    assert_eq!(t.refuses("discard salters-a"), salters);
    assert_eq!((mercers.clause(), salters.clause()), ("L7.2", "L7.2"));
    let mut t = table(2)
        .city(ME, &["coffee-house-a"])
        .board(&["mercers-a", "paupers-a", "lords-b"], &["huguenots-a"])
        .begin();
    t.does(&["run", "activate 1"]);
    assert_eq!(t.choices(), ["take top mercers-a", "take top lords-b"]);
    assert_eq!(t.refuses("take top paupers-a"), Reason::NotABuildingToTake(t.title("paupers-a")));
    assert_eq!(t.why_not("huguenots-a"), Some(Reason::NotABuildingToTake(t.title("huguenots-a"))));
}

// L-R19
#[test]
fn wren_builds_no_paupers_or_action_cards() {
    let mut t = table(2).hand(ME, &["wren-a", "huguenots-a", "paupers-a", "mercers-a"]).begin();
    t.does(&["develop", "play wren-a"]);
    assert_eq!(t.refuses("play huguenots-a"), Reason::NotABuilding(t.title("huguenots-a")));
    assert_eq!(t.refuses("play paupers-a"), Reason::PauperBuilt);
}

#[test]
fn words_that_mean_nothing_are_refused_with_what_was_expected() {
    use table::Notation;
    let t = table(2).city(ME, &["mercers-a"]).begin();
    let error = |words: &str| t.game.read_action(&t.state, words).unwrap_err();
    let english = words::Words::english();
    let expected = |words: &str| english.say(&error(words).expected);
    assert_eq!(expected("dance"), "a word for an action, such as develop, draw or done");
    assert_eq!(expected("play mercer"), "the id of a city card");
    let mercer = error("play mercer");
    assert_eq!((mercer.word.as_str(), mercer.at), ("mercer", 5));
    assert_eq!(mercer.to_string(), "“mercer” is not understood here");
    assert_eq!(expected("on 2"), "the number of one of your stacks");
    assert_eq!(expected("done now"), "nothing more");
    assert_eq!(error("repay").at, 5);
    assert!(t.game.read_action(&t.state, "").is_err());
    assert!(t.game.read_pointer(&t.state, "nowhere").is_err());
}
