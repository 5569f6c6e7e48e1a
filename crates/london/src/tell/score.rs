//! Where the points come from, step by step as L9.2 numbers them.

use table::{BySeat, Message, Seat};

use super::names::player;
use crate::card::{CardSet, Title};
use crate::game::London;
use crate::scoring::Scoring;
use crate::state::State;

impl London {
    /// Each seat's points as everybody may know them: before the end, without the cards that nobody
    /// sees (L-R01).
    pub(super) fn say_score(&self, state: &State) -> BySeat<Vec<Message>> {
        let now = self.now(state);
        let scores = if state.is_over() { now.score() } else { now.score_visible() };
        BySeat::from_fn(|seat| {
            if state.seats.has(seat) {
                self.say_seat_score(state, seat, scores[seat])
            } else {
                Vec::new()
            }
        })
    }

    /// L9.4
    pub(super) fn say_tie_break(
        &self,
        state: &State,
        ahead: Seat,
        behind: Seat,
    ) -> Option<Message> {
        const BY: [&str; 3] = ["london-tie-poverty", "london-tie-boroughs", "london-tie-card"];
        let (now, scores) = (self.now(state), self.now(state).score());
        let of = |seat: Seat| now.tie_break(seat, &scores[seat]).into_iter();
        let by = of(ahead).zip(of(behind)).zip(BY).find(|((ahead, behind), _)| ahead != behind)?.1;
        Some(Message::new(by).with("player", player(ahead)).with("other", player(behind)))
    }

    fn say_seat_score(&self, state: &State, seat: Seat, score: Scoring) -> Vec<Message> {
        let number = |id, number: i32| Message::new(id).with("amount", number);
        let cash = self.now(state).player(seat).cash;
        let mut said = vec![
            number("london-score-track", score.track),
            Message::new("london-score-hand")
                .with("cards", score.hand)
                .with("amount", score.poverty),
        ];
        said.extend(self.say_card_score(state, seat, score.cards));
        said.extend([
            Message::new("london-score-repaid")
                .with("loans", score.repaid)
                .with("amount", cash - score.cash),
            Message::new("london-score-cash")
                .with("cash", score.cash)
                .with("amount", score.cash_prestige),
            Message::new("london-score-unpaid")
                .with("loans", score.unpaid)
                .with("amount", -score.unpaid_loss),
            Message::new("london-score-returned")
                .with("poverty", score.poverty)
                .with("amount", score.returned),
            Message::new("london-score-poverty")
                .with("poverty", score.remaining())
                .with("amount", -score.poverty_loss),
        ]);
        said.push(match self.left_out(state, seat) {
            0 => number("london-score-total", score.total),
            cards => number("london-score-total-so-far", score.total).with("cards", cards),
        });
        said
    }

    /// How many cards of an area count at the end only (L-R01).
    fn left_out(&self, state: &State, seat: Seat) -> usize {
        if state.is_over() { 0 } else { self.now(state).hidden_in_area(seat).len() }
    }

    /// L9.2, step 2: the cards that count, and how many count at the end only.
    fn say_card_score(&self, state: &State, seat: Seat, prestige: i32) -> Vec<Message> {
        let now = self.now(state);
        let counted: CardSet =
            if state.is_over() { now.area(seat).collect() } else { now.visible(seat) };
        let later = self.left_out(state, seat);
        let scoring = counted.filter(|&card| self.content.card(card).prestige > 0);
        // Copies of a title are neighbours.
        let titles: Vec<Title> = scoring.map(|card| self.content.title_of(card)).collect();
        let cards: Vec<Message> =
            titles.chunk_by(|a, b| a == b).map(|equal| self.say_counted(equal)).collect();
        let mut said = vec![if cards.is_empty() {
            Message::new("london-score-no-cards")
        } else {
            Message::new("london-score-cards").with("amount", prestige).with("cards", cards)
        }];
        if later > 0 {
            said.push(Message::new("london-score-hidden-cards").with("cards", later));
        }
        said
    }

    /// What one card brings, and how many there are of it. Other cards of its name are told apart.
    fn say_counted(&self, equal: &[Title]) -> Message {
        let title = equal[0];
        let card = Message::new(if equal.len() == 1 {
            "london-score-card"
        } else {
            "london-score-equal-cards"
        });
        card.with("card", self.title_name_apart(title))
            .with("amount", self.content.title(title).prestige)
            .with("cards", equal.len())
    }
}
