//! What is printed on a city card, checked by playing it: built, left for a turn, activated, scored.

use london::{Colour, Question, Set};

use crate::scene::{ME, Play, YOU, find_title, pack, table};

/// A building card as it is printed. What is not said is nothing.
#[derive(Clone, Copy)]
pub(crate) struct Printed {
    id: &'static str,
    set: Set,
    colour: Colour,
    /// In `london` and in `london-110`.
    copies: [u8; 2],
    cost: i32,
    without_discard: bool,
    scores: i32,
    activation: Activation,
    /// What activating it asks for, and the answers.
    answers: &'static [&'static str],
    price: i32,
    cash: i32,
    prestige: i32,
    poverty: i32,
    flips: bool,
}

/// Whether it can be activated.
#[derive(Clone, Copy)]
enum Activation {
    Possible,
    /// By this clause not, at least not with nothing else around.
    Refused(&'static str),
}

/// A building card of which a pack has one and that is activated for nothing.
pub(crate) fn card(set: Set, colour: Colour, id: &'static str) -> Printed {
    Printed {
        id,
        set,
        colour,
        copies: [1, 1],
        cost: 0,
        without_discard: false,
        scores: 0,
        activation: Activation::Possible,
        answers: &[],
        price: 0,
        cash: 0,
        prestige: 0,
        poverty: 0,
        flips: false,
    }
}

impl Printed {
    pub(crate) fn id(&self) -> &'static str {
        self.id
    }

    /// How many there are in both packs.
    pub(crate) fn copies(self, copies: u8) -> Self {
        self.copies_by_pack(copies, copies)
    }

    /// How many there are in `london` and in `london-110`.
    pub(crate) fn copies_by_pack(self, london: u8, all: u8) -> Self {
        Self { copies: [london, all], ..self }
    }

    /// The additional cost.
    pub(crate) fn costs(self, cost: i32) -> Self {
        Self { cost, ..self }
    }

    /// No card is discarded for it.
    pub(crate) fn without_discard(self) -> Self {
        Self { without_discard: true, ..self }
    }

    /// Prestige at the end.
    pub(crate) fn scores(self, scores: i32) -> Self {
        Self { scores, ..self }
    }

    /// It cannot be activated by itself.
    pub(crate) fn refused(self, clause: &'static str) -> Self {
        Self { activation: Activation::Refused(clause), ..self }
    }

    /// It has no activated ability (L-R10).
    pub(crate) fn idle(self) -> Self {
        self.refused("L-R10")
    }

    /// Activating it takes a card of any colour, here a pauper (L7.2, L-R06).
    pub(crate) fn takes_a_card(self) -> Self {
        self.asks(&["discard paupers-a"])
    }

    /// Activating it costs money (L7.2).
    pub(crate) fn takes_cash(self, price: i32) -> Self {
        Self { price, ..self }
    }

    /// Activating it asks something.
    pub(crate) fn asks(self, answers: &'static [&'static str]) -> Self {
        Self { answers, ..self }
    }

    pub(crate) fn cash(self, cash: i32) -> Self {
        Self { cash, ..self }
    }

    pub(crate) fn prestige(self, prestige: i32) -> Self {
        Self { prestige, ..self }
    }

    /// Poverty that goes when it is activated.
    pub(crate) fn relieves(self, poverty: i32) -> Self {
        Self { poverty: -poverty, ..self }
    }

    /// Poverty that comes when it is activated.
    pub(crate) fn burdens(self, poverty: i32) -> Self {
        Self { poverty, ..self }
    }

    pub(crate) fn flips(self) -> Self {
        Self { flips: true, ..self }
    }

    /// Plays it.
    #[track_caller]
    pub(crate) fn check(self) {
        self.check_pack();
        let mut t = self.build();
        self.pass_a_round(&mut t);
        self.activate(&mut t);
        // L9.2: step 2 counts it face up or face down.
        assert_eq!(t.score(ME).cards, self.scores, "prestige of {}", self.id);
    }

    #[track_caller]
    fn check_pack(self) {
        for (name, copies) in ["london", "london-110"].into_iter().zip(self.copies) {
            let content = pack(name);
            let facts = content.title(find_title(&content, self.id));
            assert_eq!(facts.copies, copies, "copies of {} in {name}", self.id);
        }
    }

    /// L5.2, L5.3: with one card of each colour in hand only that of its own colour can pay, so
    /// nobody is asked.
    #[track_caller]
    fn build(self) -> Play {
        let scene = if self.copies[0] == 0 { table(2).with_all_cards() } else { table(2) };
        let spare = |one, other| if self.id == one { other } else { one };
        let brown = spare("salters-a", "grocers-a");
        let blue = spare("theatre-royal-a", "wren-a");
        let pink = spare("great-fire-monument-a", "woolwich-arsenal-a");
        let mut t = scene
            .hand(ME, &[self.id, brown, blue, pink])
            .cash(ME, 20)
            .poverty(ME, 5)
            .board(&["paupers-b"], &[])
            .deck(&["paupers-a", "paupers-a"])
            .begin();
        self.check_set(&t);
        let play = format!("play {}", self.id);
        t.does(&["develop", &play]);
        assert_eq!(t.tops(ME), [self.id]);
        assert_eq!(t.cash(ME), 20 - self.cost, "cost of {}", self.id);
        let paid_with = match self.colour {
            _ if self.without_discard => "-",
            Colour::Brown => brown,
            Colour::Blue => blue,
            Colour::Pink => pink,
            Colour::Grey => panic!("{} cannot be built", self.id),
        };
        assert_eq!(t.board()[0][1], paid_with, "the discard for {}", self.id);
        t.does(&["done"]);
        t
    }

    /// L-R28: of a hidden card others see its set. The rest of the hand is of set A.
    #[track_caller]
    fn check_set(self, t: &Play) {
        let mut sets = [3, 0, 0];
        sets[self.set as usize] += 1;
        assert_eq!(t.view_of(YOU).players[ME].hand.unknown, sets, "set of {}", self.id);
    }

    /// L5.6: an activated ability waits for a later turn.
    #[track_caller]
    fn pass_a_round(self, t: &mut Play) {
        // L-R13: a Stock Exchange asks once more.
        if t.question() == Some(Question::AfterAction) {
            t.does(&["done"]);
        }
        t.does(&["draw deck", "run", "done"]).does(&["draw deck"]);
        // L-R21: with Parliament there could be a second card.
        if t.question() == Some(Question::StartDraw) {
            t.does(&["done"]);
        }
        t.does(&["run"]);
    }

    /// L7.2, L7.3, L7.4
    #[track_caller]
    fn activate(self, t: &mut Play) {
        let id = self.id;
        if let Activation::Refused(clause) = self.activation {
            assert_eq!(t.forbidden_by("activate 1"), clause, "{id}");
            return;
        }
        let before = (t.cash(ME), t.prestige(ME), t.poverty(ME));
        t.does(&["activate 1"]).does(self.answers);
        assert_eq!(t.cash(ME) - before.0, self.cash - self.price, "money by {id}");
        assert_eq!(t.prestige(ME) - before.1, self.prestige, "prestige by {id}");
        assert_eq!(t.poverty(ME) - before.2, self.poverty, "poverty by {id}");
        let face = if self.flips { "!" } else { id };
        assert_eq!(t.tops(ME), [face], "the face of {id}");
        assert_eq!(t.forbidden_by("activate 1"), "L7.1", "{id}");
    }
}
