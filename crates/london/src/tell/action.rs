//! What an action means and what it costs now, said before it is done.

use std::mem::discriminant;

use table::{Arg, Game, Message};

use super::effect::{describe_cost, describe_effect};
use super::names::player;
use super::parts::{describe_effects, describe_gain};
use crate::action::{Action, Means, Space};
use crate::card::{Borough, Card, Source, Title};
use crate::content::CardKind;
use crate::effect::{Ability, Cost};
use crate::event::Event;
use crate::frame::{Frame, Question};
use crate::game::London;
use crate::state::State;

/// A card is put on another, which is face up or face down: whoever is asked where it goes knows which, whoever reads a
/// plan may not.
const IT: [&str; 2] = ["london-action-cover", "london-action-cover-face-down"];
const PLACED: [&str; 2] = ["london-action-cover-with", "london-action-cover-face-down-with"];

impl London {
    /// The action as the player whose turn it is would read it, with all the loans it takes.
    ///
    /// L8.6a: questions with one answer are not asked, so an action can lead to a payment that
    /// nobody chose. What it comes to is found by doing it on a copy.
    pub(super) fn say_action(&self, state: &State, action: Action) -> Message {
        self.with_what_follows(state, action, self.say_choice(state, action))
    }

    /// The same as a step of a plan. L8.6a: which card is placed may have been settled unasked, and in any case something
    /// else may have been named since; unless it was just named, it is.
    pub(super) fn say_step(
        &self,
        state: &State,
        action: Action,
        before: Option<Action>,
    ) -> Message {
        let Some(Frame::Place { card }) = state.frames.top() else {
            return self.say_action(state, action);
        };
        let placed = |id| Message::new(id).with("placed", self.card_name(card));
        let choice = if matches!(before, Some(Action::Play(_))) {
            self.say_choice(state, action)
        } else if let Action::Cover(top) = action {
            self.say_cover(state, top, placed, PLACED)
        } else if action == Action::NewStack {
            placed("london-action-new-stack-with")
        } else {
            self.say_choice(state, action)
        };
        self.with_what_follows(state, action, choice)
    }

    fn with_what_follows(&self, state: &State, action: Action, choice: Message) -> Message {
        if action == Action::TakeLoan {
            return choice;
        }
        let (mut after, mut events) = (*state, Vec::new());
        self.apply_unchecked(&mut after, action, &mut events);
        let taken = events.iter().filter_map(|event| {
            if let Event::LoansTaken { seat, loans, .. } = event
                && *seat == state.active
            {
                Some(loans)
            } else {
                None
            }
        });
        with_all_loans(choice, taken.sum())
    }

    fn say_choice(&self, state: &State, action: Action) -> Message {
        let now = self.now(state);
        let me = state.active;
        let of_title = |id, title| Message::new(id).with("card", self.title_name_apart(title));
        match action {
            Action::Repay(0) => Message::new("london-action-repay-none"),
            Action::Repay(loans) => Message::new("london-action-repay")
                .with("loans", loans)
                .with("amount", i32::from(loans) * now.repayment(me)),
            Action::Look(cards) => Message::new("london-action-look").with("cards", cards),
            Action::DrawDeck => Message::new("london-action-draw-deck"),
            Action::DrawSeen(title) => of_title("london-action-draw-seen", title),
            Action::DrawBoard(space) => self.say_from_board(
                state,
                space,
                "london-action-draw-top-row",
                "london-action-draw-bottom-row",
            ),
            Action::PutBack(title) => of_title("london-action-put-back", title),
            Action::Develop => Message::new("london-action-develop"),
            Action::BuyLand => Message::new("london-action-buy-land"),
            Action::RunCity => Message::new("london-action-run-city"),
            Action::DrawThree => match now.draws_more(me) {
                0 => Message::new("london-action-draw-three"),
                more => Message::new("london-action-draw-three-or-more").with("more", more),
            },
            Action::Play(title) => self.say_play(state, title),
            Action::Pay(title, means) => self.say_pay(state, title, means),
            Action::NewStack => Message::new("london-action-new-stack"),
            Action::Cover(top) => self.say_cover(state, top, Message::new, IT),
            Action::Buy(borough) => self.say_buy(state, borough),
            Action::Activate(card) => self.say_activate(state, card),
            Action::RunEffect => self.say_run_effect(state),
            Action::UseOffer(source) => self.say_offer(state, source),
            Action::PayCash => {
                let price = now.card_cost_as_cash(me).unwrap_or(0);
                let pay = Message::new("london-action-pay-cash").with("amount", price);
                with_loans(pay, now.loans_for(me, price))
            }
            Action::Discard(title) => self.say_discard(state, title),
            Action::Take(space) => self.say_take(state, space),
            Action::Give(title) => of_title("london-action-give", title),
            Action::Again(card) => self.of_stack(state, "london-action-again", card),
            Action::Flip => match flipping(state) {
                Some(card) => Message::new("london-action-flip").with("card", self.card_name(card)),
                None => Message::new("london-action-flip-it"),
            },
            Action::FlipInstead(card) => self.of_stack(state, "london-action-flip-instead", card),
            Action::SpareFlip => self.say_spare(state),
            Action::Name(seat) => Message::new("london-action-name").with("player", player(seat)),
            Action::Part(part) => self.say_part(state, part),
            Action::Exchange(source) => {
                Message::new("london-action-exchange").with("source", self.source_name(source))
            }
            Action::TakeLoan => {
                Message::new("london-action-take-loan").with("amount", now.loan_pays(me))
            }
            Action::Done => self.say_done(state),
        }
    }

    /// L8.6a: the loans of the card's own cost; what the discard may cost is said with the discard.
    fn say_play(&self, state: &State, title: Title) -> Message {
        let facts = self.content.title(title);
        let name = self.title_name_apart(title);
        match (facts.kind, &facts.action) {
            (CardKind::Action, Some(effects)) => Message::new("london-action-play-action-card")
                .with("card", name)
                .with("effects", describe_effects(effects.as_slice())),
            (CardKind::Action | CardKind::Building | CardKind::Pauper, _) => {
                let play = Message::new("london-action-play").with("card", name);
                let copy = self.content.copies(title).first();
                let cost = copy.map_or(i32::from(facts.cost), |card| {
                    self.now(state).build_cost(state.active, card, true)
                });
                self.with_price(state, play, cost)
            }
        }
    }

    /// L-R31: which ability lets the card pay, and for how much.
    fn say_pay(&self, state: &State, title: Title, means: Means) -> Message {
        let now = self.now(state);
        let me = state.active;
        let ability = match means {
            Means::Plain => None,
            Means::Priced | Means::Once => now.any_colour_pays(me).by(means),
        };
        let id = match ability {
            None => "london-action-pay",
            Some((_, 0)) => "london-action-pay-by",
            Some(_) => "london-action-pay-priced",
        };
        let mut pay = Message::new(id).with("card", self.title_name_apart(title));
        let mut total = match state.frames.top() {
            Some(Frame::PayFor { card }) => now.build_cost(me, card, true),
            Some(_) | None => 0,
        };
        if let Some((source, price)) = ability {
            pay = pay.with("source", self.source_name(source)).with("amount", price);
            total += price;
        }
        with_loans(pay, now.loans_for(me, total))
    }

    /// L-R18: money on the covered card is lost.
    fn say_cover(
        &self,
        state: &State,
        top: Card,
        say: impl Fn(&'static str) -> Message,
        [face_up, face_down]: [&'static str; 2],
    ) -> Message {
        let stack = state.under.stack_number(top) + 1;
        if state.face_down.has(top) {
            return say(face_down).with("stack", stack);
        }
        let cover = say(face_up).with("stack", stack).with("card", self.top_name(state, top));
        match self.till(state, top) {
            0 => cover,
            cash => {
                Message::new("london-action-losing-till").with("choice", cover).with("amount", cash)
            }
        }
    }

    fn till(&self, state: &State, card: Card) -> u8 {
        if self.content.with_ability(Ability::TillFills).has(card) {
            state.tills[usize::from(self.content.groups.tills[card.index()])]
        } else {
            0
        }
    }

    fn say_buy(&self, state: &State, borough: Borough) -> Message {
        let now = self.now(state);
        let cost = now.land_cost(state.active, borough);
        let buy = Message::new("london-action-buy")
            .with("borough", self.borough_name(borough))
            .with("amount", cost);
        with_loans(buy, now.loans_for(state.active, cost))
    }

    fn say_activate(&self, state: &State, card: Card) -> Message {
        let activate = self.of_stack(state, "london-action-activate", card);
        let Some(activation) = &self.content.card(card).activation else { return activate };
        let priced = match activation.cost {
            None => activate,
            Some(Cost::Cash(price)) => self.with_price(state, activate, i32::from(price)),
            Some(cost @ Cost::Discard(_)) => Message::new("london-action-at-price")
                .with("choice", activate)
                .with("cost", describe_cost(cost)),
        };
        bringing(priced, describe_effects(activation.effects.as_slice()))
    }

    fn say_run_effect(&self, state: &State) -> Message {
        let Some(borough) = state.me().top_borough else {
            return Message::new("london-action-run-effect");
        };
        let run =
            Message::new("london-action-run-borough").with("borough", self.borough_name(borough));
        bringing(run, describe_effects(self.content.borough(borough).run.as_slice()))
    }

    fn say_offer(&self, state: &State, source: Source) -> Message {
        let now = self.now(state);
        let choice = Message::new("london-action-use").with("source", self.source_name(source));
        let Some((_, cost, gain)) = now.run_offers(state.active).find(|offer| offer.0 == source)
        else {
            return choice;
        };
        let loans = match cost {
            Cost::Cash(price) => now.loans_for(state.active, i32::from(price)),
            Cost::Discard(_) => 0,
        };
        let choice = Message::new("london-action-use-offer")
            .with("source", self.source_name(source))
            .with("cost", describe_cost(cost))
            .with("gain", describe_gain(gain));
        with_loans(choice, loans)
    }

    /// What a discard brings, if it is made for a gain (L-R23).
    fn say_discard(&self, state: &State, title: Title) -> Message {
        let discard =
            Message::new("london-action-discard").with("card", self.title_name_apart(title));
        match self.discards_asked(state) {
            Some((discards, _)) => bringing(discard, describe_gain(discards.each)),
            None => discard,
        }
    }

    /// L-R16: put on a card at its own cost; L-R13: taken in exchange.
    fn say_take(&self, state: &State, space: Space) -> Message {
        let take = self.say_from_board(
            state,
            space,
            "london-action-take-top-row",
            "london-action-take-bottom-row",
        );
        if let Some(Frame::CoverFromBoard { .. }) = state.frames.top()
            && let Some(card) = state.board.at(space)
        {
            let cost = self.now(state).build_cost(state.active, card, false);
            return self.with_price(state, take, cost);
        }
        take
    }

    fn say_from_board(
        &self,
        state: &State,
        space: Space,
        top_row: &'static str,
        bottom_row: &'static str,
    ) -> Message {
        let id = if space.in_top_row() { top_row } else { bottom_row };
        Message::new(id).with("card", self.name_at(state, space))
    }

    fn say_spare(&self, state: &State) -> Message {
        let now = self.now(state);
        let me = state.active;
        let (Some(card), Some((source, price))) = (flipping(state), now.spares_flip(me)) else {
            return Message::new("london-action-spare-it");
        };
        let spare = Message::new("london-action-spare-flip")
            .with("card", self.card_name(card))
            .with("amount", price)
            .with("source", self.source_name(source));
        with_loans(spare, now.loans_for(me, price))
    }

    fn say_part(&self, state: &State, part: u8) -> Message {
        let effect = match state.frames.top() {
            Some(Frame::Resolve { source, todo: _ }) => {
                self.content.effects(source).get(usize::from(part)).copied()
            }
            Some(_) | None => None,
        };
        match effect {
            Some(effect) => {
                Message::new("london-action-part").with("effect", describe_effect(effect))
            }
            None => Message::new("london-action-part-number").with("number", part + 1),
        }
    }

    /// A choice about a stack, by its number and the card on top.
    fn of_stack(&self, state: &State, id: &'static str, top: Card) -> Message {
        Message::new(id)
            .with("stack", state.under.stack_number(top) + 1)
            .with("card", self.top_name(state, top))
    }

    /// L-R01: a card that is face down has no name, unless it was activated in this very turn.
    fn top_name(&self, state: &State, top: Card) -> Message {
        if state.face_down.has(top) && !state.turn.activated.has(top) {
            Message::new("london-face-down-card")
        } else {
            self.card_name(top)
        }
    }

    /// A choice that costs money, and the loans it takes (L8.6a).
    fn with_price(&self, state: &State, choice: Message, cost: i32) -> Message {
        let loans = self.now(state).loans_for(state.active, cost);
        if cost == 0 {
            choice
        } else if loans == 0 {
            Message::new("london-action-for-cash").with("choice", choice).with("amount", cost)
        } else {
            Message::new("london-action-for-cash-and-loans")
                .with("choice", choice)
                .with("amount", cost)
                .with("loans", loans)
        }
    }
}

/// A choice that says how many loans it takes in all.
fn with_all_loans(mut choice: Message, loans: i32) -> Message {
    if loans == 0 || say_loans(&mut choice, i64::from(loans)) {
        choice
    } else {
        with_loans(choice, loans)
    }
}

/// Puts the number right where the message speaks of loans; whether it does.
fn say_loans(message: &mut Message, loans: i64) -> bool {
    message.args.iter_mut().any(|(name, arg)| {
        if name == "loans" {
            *arg = Arg::Number(loans);
            return true;
        }
        if let Arg::Message(inner) = arg { say_loans(inner, loans) } else { false }
    })
}

/// A choice and the loans it takes, if any (L8.6a).
fn with_loans(choice: Message, loans: i32) -> Message {
    if loans == 0 {
        choice
    } else {
        Message::new("london-action-with-loans").with("choice", choice).with("loans", loans)
    }
}

impl London {
    /// Listed actions name stacks by their top cards; people look for them from left to right.
    pub(super) fn sort_by_stack(&self, state: &State, actions: &mut [Action]) {
        let number = |action: &Action| {
            if let Action::Cover(top)
            | Action::Activate(top)
            | Action::Again(top)
            | Action::FlipInstead(top) = action
            {
                state.under.stack_number(*top)
            } else {
                0
            }
        };
        let alike = |a: &Action, b: &Action| discriminant(a) == discriminant(b);
        actions.chunk_by_mut(alike).for_each(|run| run.sort_by_key(number));
    }
}

/// A choice and what it brings.
fn bringing(choice: Message, effects: Vec<Message>) -> Message {
    Message::new("london-action-bringing").with("choice", choice).with("effects", effects)
}

/// The card that is about to be turned over.
fn flipping(state: &State) -> Option<Card> {
    if let Some(Frame::Flip { card }) = state.frames.top() { Some(card) } else { None }
}

/// What stopping means.
fn done_message(state: &State) -> &'static str {
    let question = state.frames.top().and_then(Frame::question);
    match question {
        Some(Question::StartDraw | Question::Draw { .. }) => "london-action-done-drawing",
        Some(Question::Develop | Question::BuildFree { .. }) => "london-action-done-building",
        Some(Question::Run) => "london-action-done-running",
        Some(Question::DiscardUpTo(_)) => "london-action-done-discarding",
        Some(Question::AfterAction) => "london-action-done-turn",
        Some(
            Question::Repay
            | Question::PutBack
            | Question::ChooseAction
            | Question::PayFor(_)
            | Question::Place(_)
            | Question::ChooseLand
            | Question::ActivationCost(_)
            | Question::OfferCost(_)
            | Question::Order(_)
            | Question::CoverFromBoard(_)
            | Question::ActivateAgain(_)
            | Question::Flip(_)
            | Question::ChooseOpponent(_)
            | Question::ExchangeTake
            | Question::ExchangeGive(_)
            | Question::Trim,
        )
        | None => "london-action-done",
    }
}

impl London {
    /// Ending a run says what it comes to, the run effect still due included (L7.5, L7.6).
    fn say_done(&self, state: &State) -> Message {
        let message = Message::new(done_message(state));
        if state.frames.top() != Some(Frame::Run) {
            return message;
        }
        let mut after = *state;
        self.apply_unchecked(&mut after, Action::Done, &mut ());
        let me = state.active;
        message.with("poverty", after.players[me].poverty - state.players[me].poverty)
    }
}
