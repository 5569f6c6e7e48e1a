//! The table of London, drawn with letters.

use london::{Colour, London, PlayerView, Side, View};
use table::{Message, Viewer};

use crate::face::Ink;
use crate::london::cards::{Cards, ink};
use crate::on_screen::Look;
use crate::wrap::{Cell, flow, width};

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
        lines.extend(self.sections(&rows));
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
        let own =
            Row { section: "own", of: String::new(), cells: vec![Cell::plain(numbers)], gap: 0 };
        let hand =
            Row { section: "hand", cells: self.cards().group(&me.hand.known), ..own.clone() };
        self.sections(&[own, Row { gap: 3, ..hand }])
    }

    fn cards(&self) -> Cards<'_> {
        Cards { game: self.game, look: self.look }
    }

    fn say(&self, message: &Message) -> String {
        self.look.say(message)
    }

    fn dim(&self, text: &str) -> String {
        self.look.face.ink(Ink::Dim, text)
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
        let right = right.join("   ");
        let blank = self.look.face.width.saturating_sub(width(&turn) + width(&right)).max(2);
        format!("{}{}{}", self.look.face.ink(Ink::Bold, &turn), " ".repeat(blank), self.dim(&right))
    }

    /// Everybody's numbers in columns.
    fn players(&self) -> Vec<String> {
        const COLUMNS: [&str; 7] =
            ["money", "loans", "poverty", "prestige", "cards", "stacks", "boroughs"];
        let titles = COLUMNS.map(|name| self.say(&Message::new(format!("cli-london-{name}"))));
        let names = self.look.names.width();
        let head: String = titles.iter().map(|title| format!("  {title}")).collect();
        let mut lines = vec![self.dim(&format!("{}{head}", " ".repeat(names + 2)))];
        for player in &self.view.players {
            let numbers = [
                format!("£{}", player.cash),
                player.loans.to_string(),
                player.poverty.to_string(),
                player.prestige.to_string(),
                player.hand.len().to_string(),
                player.stacks.len().to_string(),
                player.boroughs.len().to_string(),
            ];
            let numbers: String = numbers
                .iter()
                .zip(&titles)
                .map(|(number, title)| format!("  {number:>0$}", width(title)))
                .collect();
            let active = player.seat == self.view.active && !self.view.over;
            let mark = if active { self.cards().here() } else { " " };
            let name = Cell::plain(self.look.name(player.seat)).padded(names);
            let name = if active { self.look.face.ink(Ink::Bold, &name) } else { name };
            lines.push(format!("{mark} {name}{numbers}"));
        }
        lines
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
            Cell { width: width(&name), text: self.dim(&name) }
        });
        top.into_iter().chain(others).collect()
    }

    fn cities(&self) -> Vec<Row> {
        let city = |player: &PlayerView| Row {
            section: "cities",
            of: self.look.name(player.seat).to_owned(),
            cells: if player.stacks.is_empty() {
                vec![Cell::plain(self.say(&Message::new("cli-london-no-stacks")))]
            } else {
                player.stacks.iter().map(|stack| self.cards().stack(stack)).collect()
            },
            gap: 3,
        };
        self.view.players.iter().map(city).collect()
    }

    fn board(&self) -> Vec<Row> {
        let rows =
            ["cli-london-top-row", "cli-london-bottom-row"].into_iter().zip(&self.view.board);
        let row = |(id, spaces): (&'static str, &Vec<_>)| Row {
            section: "board",
            of: self.say(&Message::new(id)),
            cells: spaces.iter().map(|&title| self.cards().space(title)).collect(),
            gap: 3,
        };
        rows.map(row).collect()
    }

    /// The boroughs of everybody who has any, and those on offer.
    fn land(&self) -> Vec<Row> {
        let owners = self.view.players.iter().filter(|player| !player.boroughs.is_empty());
        let owned = owners.map(|player| Row {
            section: "land",
            of: self.look.name(player.seat).to_owned(),
            cells: self.boroughs(player),
            gap: 3,
        });
        let mut rows: Vec<Row> = owned.collect();
        let offer = self.view.offer.iter().flatten();
        let cells: Vec<Cell> = offer.map(|&borough| self.cards().offer(borough)).collect();
        if !cells.is_empty() {
            let of = self.say(&Message::new("cli-london-offer"));
            rows.push(Row { section: "land", of, cells, gap: 3 });
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
            rows.push(Row {
                section: "hand",
                of: self.look.name(player.seat).to_owned(),
                cells,
                gap: 3,
            });
        }
        if let Some(title) = self.view.being_built {
            let cells = vec![self.cards().card(title, 1)];
            rows.push(Row { section: "building", of: String::new(), cells, gap: 3 });
        }
        let top = &self.view.deck.top;
        if top.iter().any(Option::is_some) {
            let cells = top.iter().map(|&title| self.cards().in_deck(title)).collect();
            rows.push(Row { section: "deck", of: String::new(), cells, gap: 3 });
        }
        rows
    }

    /// Rows under their titles: the title of a section once, then whose it is, then the pieces.
    fn sections(&self, rows: &[Row]) -> Vec<String> {
        let title = |row: &Row| self.say(&Message::new(format!("cli-london-{}", row.section)));
        let titles = rows.iter().map(|row| width(&title(row))).max().unwrap_or(0);
        let whose = rows.iter().map(|row| width(&row.of)).max().unwrap_or(0);
        let indent = titles + 2 + whose + usize::from(whose > 0) * 2;
        let mut lines = Vec::new();
        let mut before = "";
        for row in rows {
            let said = if row.section == before { String::new() } else { title(row) };
            before = row.section;
            let said = format!("{}{}", said, " ".repeat(titles - width(&said) + 2));
            let of = Cell::plain(row.of.as_str()).padded(indent - titles - 2);
            let room = self.look.face.width.saturating_sub(indent);
            let cells: Vec<Cell> = row.cells.iter().flat_map(|cell| cell.broken(room)).collect();
            let mut pieces = flow(&cells, row.gap, room).into_iter();
            let first = pieces.next().unwrap_or_default();
            lines.push(format!("{}{}{first}", self.dim(&said), self.dim(&of)));
            lines.extend(pieces.map(|more| format!("{}{more}", " ".repeat(indent))));
        }
        lines
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
                format!("{sign} {}  ", self.dim(&self.say(&Message::new(id))))
            })
            .collect();
        let star = Message::new("cli-london-legend").with("star", cards.star());
        let land = Message::new("cli-london-legend-land")
            .with("north", cards.side(Side::North).as_str())
            .with("south", cards.side(Side::South).as_str())
            .with("river", cards.river());
        vec![format!("{colours}{}", self.dim(&self.say(&star))), self.dim(&self.say(&land))]
    }
}

/// A line of the table, or as many as its pieces need.
#[derive(Clone, Debug)]
struct Row {
    /// The end of the id of its section's title.
    section: &'static str,
    /// Whose or which it is.
    of: String,
    cells: Vec<Cell>,
    /// Columns between the pieces.
    gap: usize,
}
