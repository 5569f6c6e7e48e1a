//! The table of New York, drawn with letters.

use new_york::{
    Action, ActionCard, Cell, Generation, NewYork, PlayerView, Street, View, action_card_name,
    challenge_name,
};
use table::Message;

use crate::drawn::{Row, Standing};
use crate::new_york::city::{CityDrawing, Marks};
use crate::on_screen::Look;
use crate::wrap::{Cell as Piece, width, wrap};

/// Draws what one viewer sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawing<'d> {
    pub(super) game: &'d NewYork,
    pub(super) view: &'d View,
    pub(super) look: &'d Look<'d>,
}

impl Drawing<'_> {
    /// Everything.
    pub(super) fn whole(&self) -> Vec<String> {
        let mut lines = vec![self.head()];
        lines.extend(self.goals());
        lines.extend(self.players());
        lines.push(String::new());
        let content = self.game.content();
        let marks = Marks::of(content, self.view);
        lines.extend(CityDrawing { content, marks: &marks, face: self.look.face }.lines());
        let mut rows = self.market();
        rows.extend(self.unbuilt());
        lines.extend(self.look.rows(&rows));
        lines.extend(self.legend(&rows));
        lines
    }

    /// What the viewer has: points, workers and cards.
    pub(super) fn own(&self) -> Vec<String> {
        let Some(me) = self.own_player() else { return Vec::new() };
        let numbers = Message::new("cli-new-york-numbers")
            .with("points", i32::from(me.score))
            .with("workers", me.workers)
            .with("cards", self.card_names(me));
        wrap(&self.say(&numbers), self.look.face.width)
    }

    /// Where the answers to a question lie in the city.
    pub(super) fn question(&self, actions: &[Action]) -> Vec<String> {
        let content = self.game.content();
        let marks = Marks::of(content, self.view);
        let mut asked: Vec<Cell> = Vec::new();
        for &action in actions {
            match action {
                Action::Acquire(lot) | Action::Return(lot) => {
                    asked.extend(self.game.lot_cells(lot));
                }
                Action::Be(character) => {
                    asked.extend(self.game.lot_cells(content.character(character).lot));
                }
                Action::At(site) => asked.extend(self.game.site_cells(site)),
                // Who may build nothing may build something: here.
                Action::Pass => asked.extend(marks.free_cells(self.game, self.view.active)),
                Action::Shift
                | Action::Take(_)
                | Action::Grab(..)
                | Action::Demolish(_)
                | Action::Build(_)
                | Action::Boom(_) => {}
            }
        }
        if asked.is_empty() {
            return Vec::new();
        }
        let marks = marks.asking(asked);
        let mut lines = CityDrawing { content, marks: &marks, face: self.look.face }.lines();
        lines.push(String::new());
        lines
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.look.say(message)
    }

    /// A word of this table.
    pub(super) fn said(&self, name: &str) -> String {
        self.say(&Message::new(format!("cli-new-york-{name}")))
    }

    pub(super) fn own_player(&self) -> Option<&PlayerView> {
        self.view.players.iter().find(|player| self.view.viewer.is(player.seat))
    }

    /// The turn at the left, the future market and the coming end at the right.
    fn head(&self) -> String {
        let view = self.view;
        let turn = if self.is_setting_up() {
            self.said("setting-up")
        } else {
            self.say(&Message::new("cli-new-york-turn").with("turn", view.turn))
        };
        let future: usize = view.future.iter().map(Vec::len).sum();
        let mut right = vec![self.say(&Message::new("cli-new-york-future").with("cards", future))];
        if let Some(turns) = view.last_turns.filter(|_| !view.over) {
            right.push(self.say(&Message::new("cli-new-york-last-turns").with("turns", turns)));
        }
        self.look.head(&turn, &right)
    }

    /// Whether players still choose who they are (N2.3).
    pub(super) fn is_setting_up(&self) -> bool {
        self.view.turn == 0
    }

    /// The streets and the challenge that count, and what they pay.
    fn goals(&self) -> Vec<String> {
        let street = |&street: &Street| {
            let named = Message::new("cli-new-york-street")
                .with("street", self.game.street_name(street))
                .with("code", self.game.content().street(street).code.as_str());
            Piece::plain(self.say(&named))
        };
        let mut streets: Vec<Piece> = self.view.streets.iter().map(street).collect();
        streets.push(self.aside(&Message::new("cli-new-york-streets-pay")));
        let pays = format!("cli-new-york-challenge-{}", self.view.challenge.word());
        let challenge = Message::new("cli-new-york-challenge-pays")
            .with("challenge", challenge_name(self.view.challenge))
            .with("pays", Message::new(pays));
        let challenge = vec![Piece::plain(self.say(&challenge))];
        let unlocked = Message::new("cli-new-york-unlocked")
            .with("silver", i32::from(self.game.points_for(Generation::Silver)))
            .with("gold", i32::from(self.game.points_for(Generation::Gold)));
        let unlocked = vec![Piece::plain(self.say(&unlocked))];
        self.look.rows(&[
            self.row("streets", streets),
            self.row("challenge", challenge),
            self.row("generations", unlocked),
        ])
    }

    /// Everybody's numbers in columns, and their cards.
    fn players(&self) -> Vec<String> {
        const COLUMNS: [&str; 7] =
            ["points", "workers", "lots", "bronze", "silver", "gold", "cards"];
        let titles = COLUMNS.map(|name| self.said(name));
        let standing = |player: &PlayerView| {
            let built = |generation: Generation| {
                let tiles = player.standing.iter().map(|standing| standing.tile);
                tiles.filter(|&tile| self.generation(tile) == generation).count().to_string()
            };
            Standing {
                // The city is drawn with the numbers of its owners.
                name: format!("{} {}", player.seat.number(), self.look.name(player.seat)),
                active: player.seat == self.view.active && !self.view.over,
                numbers: vec![
                    player.score.to_string(),
                    player.workers.to_string(),
                    player.lots.len().to_string(),
                    built(Generation::Bronze),
                    built(Generation::Silver),
                    built(Generation::Gold),
                ],
                more: player.cards.map(|card| Piece::plain(self.said(card_word(card)))).collect(),
            }
        };
        let players: Vec<Standing> = self.view.players.iter().map(standing).collect();
        self.look.standings(&titles, &players)
    }

    fn card_names(&self, player: &PlayerView) -> Vec<Message> {
        player.cards.map(action_card_name).collect()
    }

    /// Words beside what they are about.
    pub(super) fn aside(&self, message: &Message) -> Piece {
        let text = self.say(message);
        Piece { width: width(&text), text: self.look.dim(&text) }
    }

    pub(super) fn row(&self, title: &str, cells: Vec<Piece>) -> Row {
        Row { title: self.said(title), of: String::new(), cells, gap: 2 }
    }
}

/// The message with the word that uses a card.
fn card_word(card: ActionCard) -> &'static str {
    match card {
        ActionCard::ConstructionBoom => "card-boom",
        ActionCard::MarketShift => "card-shift",
        ActionCard::LandGrab => "card-grab",
    }
}
