//! The table of London, drawn with letters.

use london::{Colour, London, PlayerView, Side, View};
use table::{Message, Viewer};

use crate::drawn::{Row, Standing};
use crate::face::Ink;
use crate::london::cards::{Cards, ink};
use crate::on_screen::Look;
use crate::wrap::{Cell, width};

/// Draws what one viewer sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawing<'d> {
    pub(super) game: &'d London,
    pub(super) view: &'d View,
    pub(super) look: &'d Look<'d>,
}

impl Drawing<'_> {
    /// Everything.
    pub(super) fn whole(&self) -> Vec<String> {
        let mut lines = vec![self.head()];
        lines.extend(self.players());
        lines.push(String::new());
        let mut rows = self.cities();
        rows.extend(self.board());
        rows.extend(self.land());
        rows.extend(self.hands());
        lines.extend(self.look.rows(&rows));
        lines.extend(self.legend());
        lines
    }

    /// What the viewer has: a line of numbers and the hand.
    pub(super) fn own(&self) -> Vec<String> {
        let Some(me) = self.own_player() else { return Vec::new() };
        let numbers = self.say(
            &Message::new("cli-london-numbers")
                .with("cash", me.cash)
                .with("loans", me.loans)
                .with("poverty", me.poverty)
                .with("prestige", me.prestige),
        );
        let own = self.row("own", String::new(), vec![Cell::plain(numbers)]);
        let hand = self.row("hand", String::new(), self.cards().group(&me.hand.known));
        self.look.rows(&[own, hand])
    }

    fn cards(&self) -> Cards<'_> {
        Cards { game: self.game, look: self.look }
    }

    fn say(&self, message: &Message) -> String {
        self.look.say(message)
    }

    /// A word of this table.
    fn said(&self, name: &str) -> String {
        self.say(&Message::new(format!("cli-london-{name}")))
    }

    fn row(&self, section: &str, of: String, cells: Vec<Cell>) -> Row {
        Row { title: self.said(section), of, cells, gap: 3 }
    }

    fn own_player(&self) -> Option<&PlayerView> {
        self.view.players.iter().find(|player| self.view.viewer.is(player.seat))
    }

    /// The turn at the left; decks, loans left and the coming end at the right.
    fn head(&self) -> String {
        let view = self.view;
        let turn = self.say(&Message::new("cli-london-turn").with("turn", view.turn));
        let [a, b, c] = view.deck.left;
        let decks = Message::new("cli-london-decks")
            .with("a", a)
            .with("b", b)
            .with("c", c)
            .with("boroughs", view.boroughs_left);
        let mut right = vec![self.say(&decks)];
        if let Some(loans) = view.loans_left {
            right.push(self.say(&Message::new("cli-london-loans-left").with("loans", loans)));
        }
        if let Some(turns) = view.last_turns {
            right.push(self.say(&Message::new("cli-london-last-turns").with("turns", turns)));
        }
        self.look.head(&turn, &right)
    }

    /// Everybody's numbers in columns.
    fn players(&self) -> Vec<String> {
        const COLUMNS: [&str; 7] =
            ["money", "loans", "poverty", "prestige", "cards", "stacks", "boroughs"];
        let titles = COLUMNS.map(|name| self.said(name));
        let standing = |player: &PlayerView| Standing {
            name: self.look.name(player.seat).to_owned(),
            active: player.seat == self.view.active && !self.view.over,
            numbers: vec![
                format!("£{}", player.cash),
                player.loans.to_string(),
                player.poverty.to_string(),
                player.prestige.to_string(),
                player.hand.len().to_string(),
                player.stacks.len().to_string(),
                player.boroughs.len().to_string(),
            ],
            more: Vec::new(),
        };
        let players: Vec<Standing> = self.view.players.iter().map(standing).collect();
        self.look.standings(&titles, &players)
    }

    /// The top borough first and marked, then all others.
    fn boroughs(&self, player: &PlayerView) -> Vec<Cell> {
        let others = player.boroughs.iter().filter(|&&borough| Some(borough) != player.top_borough);
        let top = player.top_borough.map(|borough| {
            let name = self.cards().borough(borough);
            Cell { width: width(&name), text: self.look.face.ink(Ink::Bold, &name) }
        });
        let others = others.map(|&borough| {
            let name = format!("({})", self.cards().borough(borough));
            Cell { width: width(&name), text: self.look.dim(&name) }
        });
        top.into_iter().chain(others).collect()
    }

    fn cities(&self) -> Vec<Row> {
        let city = |player: &PlayerView| {
            let cells = if player.stacks.is_empty() {
                vec![Cell::plain(self.said("no-stacks"))]
            } else {
                player.stacks.iter().map(|stack| self.cards().stack(stack)).collect()
            };
            self.row("cities", self.look.name(player.seat).to_owned(), cells)
        };
        self.view.players.iter().map(city).collect()
    }

    fn board(&self) -> Vec<Row> {
        let rows = ["top-row", "bottom-row"].into_iter().zip(&self.view.board);
        rows.map(|(name, spaces)| {
            let cells = spaces.iter().map(|&title| self.cards().space(title)).collect();
            self.row("board", self.said(name), cells)
        })
        .collect()
    }

    /// The boroughs of everybody who has any, and those on offer.
    fn land(&self) -> Vec<Row> {
        let owners = self.view.players.iter().filter(|player| !player.boroughs.is_empty());
        let owned = owners.map(|player| {
            self.row("land", self.look.name(player.seat).to_owned(), self.boroughs(player))
        });
        let mut rows: Vec<Row> = owned.collect();
        let offer = self.view.offer.iter().flatten();
        let cells: Vec<Cell> = offer.map(|&borough| self.cards().offer(borough)).collect();
        if !cells.is_empty() {
            rows.push(self.row("land", self.said("offer"), cells));
        }
        rows
    }

    /// The viewer's own hand, what is known of the others', and what is being built.
    fn hands(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        for player in &self.view.players {
            let mut cells = self.cards().group(&player.hand.known);
            let own = self.view.viewer == Viewer::Seat(player.seat);
            if !own {
                // Without a known card, the number in the table above says it all.
                if cells.is_empty() {
                    continue;
                }
                let unknown: u32 = player.hand.unknown.iter().map(|&count| u32::from(count)).sum();
                if unknown > 0 {
                    let unknown = Message::new("cli-london-unknown").with("cards", unknown);
                    cells.push(Cell::plain(self.say(&unknown)));
                }
            }
            rows.push(self.row("hand", self.look.name(player.seat).to_owned(), cells));
        }
        if let Some(title) = self.view.being_built {
            let cells = vec![self.cards().card(title, 1)];
            rows.push(self.row("building", String::new(), cells));
        }
        let top = &self.view.deck.top;
        if top.iter().any(Option::is_some) {
            let cells = top.iter().map(|&title| self.cards().in_deck(title)).collect();
            rows.push(self.row("deck", String::new(), cells));
        }
        rows
    }

    /// What the signs stand for: those of cards, then those of boroughs.
    fn legend(&self) -> Vec<String> {
        let colours = [
            (Colour::Brown, "london-colour-brown"),
            (Colour::Blue, "london-colour-blue"),
            (Colour::Pink, "london-colour-pink"),
            (Colour::Grey, "london-colour-grey"),
        ];
        let cards = self.cards();
        let colours: String = colours
            .iter()
            .map(|&(colour, id)| {
                let sign = self.look.face.ink(ink(colour), cards.colour_sign(colour));
                format!("{sign} {}  ", self.look.dim(&self.say(&Message::new(id))))
            })
            .collect();
        let star = Message::new("cli-london-legend").with("star", cards.star());
        let land = Message::new("cli-london-legend-land")
            .with("north", cards.side(Side::North).as_str())
            .with("south", cards.side(Side::South).as_str())
            .with("river", cards.river());
        vec![
            format!("{colours}{}", self.look.dim(&self.say(&star))),
            self.look.dim(&self.say(&land)),
        ]
    }
}
