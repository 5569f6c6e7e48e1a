//! The table of New York, drawn with letters.

use new_york::{
    Action, Cell, Generation, LotKind, NewYork, PlayerView, Tile, View, action_card_name,
    challenge_name,
};
use table::{Message, Viewer};

use crate::face::Ink;
use crate::new_york::city::{CityDrawing, Marks, district_ink, tile_sign};
use crate::on_screen::Look;
use crate::wrap::{Cell as Piece, flow, width, wrap};

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
        let legend = self.say(&Message::new("cli-new-york-legend"));
        let legend = wrap(&legend, self.look.face.width);
        lines.extend(legend.iter().map(|line| self.dim(line)));
        lines.extend(self.market());
        lines.extend(self.unbuilt());
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
                Action::Shift
                | Action::Take(_)
                | Action::Grab(..)
                | Action::Demolish(_)
                | Action::Build(_)
                | Action::Boom(_)
                | Action::Pass => {}
            }
        }
        if asked.is_empty() {
            return Vec::new();
        }
        let marks = Marks::of(content, self.view).asking(asked);
        let mut lines = CityDrawing { content, marks: &marks, face: self.look.face }.lines();
        lines.push(String::new());
        lines
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

    /// The turn at the left, the future market and the coming end at the right.
    fn head(&self) -> String {
        let view = self.view;
        let turn = self.say(&Message::new("cli-new-york-turn").with("turn", view.turn));
        let future: usize = view.future.iter().map(Vec::len).sum();
        let mut right = vec![self.say(&Message::new("cli-new-york-future").with("cards", future))];
        if let Some(turns) = view.last_turns {
            right.push(self.say(&Message::new("cli-new-york-last-turns").with("turns", turns)));
        }
        let right = right.join("   ");
        let blank = self.look.face.width.saturating_sub(width(&turn) + width(&right)).max(2);
        format!("{}{}{}", self.look.face.ink(Ink::Bold, &turn), " ".repeat(blank), self.dim(&right))
    }

    /// The streets and the challenge that count.
    fn goals(&self) -> Vec<String> {
        let streets: Vec<Message> = self
            .view
            .streets
            .iter()
            .map(|&street| {
                Message::new("cli-new-york-street")
                    .with("street", self.game.street_name(street))
                    .with("code", self.game.content().street(street).code.as_str())
            })
            .collect();
        let goals = Message::new("cli-new-york-goals")
            .with("streets", streets)
            .with("challenge", challenge_name(self.view.challenge));
        wrap(&self.say(&goals), self.look.face.width)
    }

    /// Everybody's numbers in columns, and their cards.
    fn players(&self) -> Vec<String> {
        const COLUMNS: [&str; 6] = ["points", "workers", "lots", "bronze", "silver", "gold"];
        let titles = COLUMNS.map(|name| self.say(&Message::new(format!("cli-new-york-{name}"))));
        let cards = self.say(&Message::new("cli-new-york-cards"));
        let names = self.look.names.width();
        let head: String = titles.iter().map(|title| format!("  {title}")).collect();
        let mut lines = vec![self.dim(&format!("{}{head}  {cards}", " ".repeat(names + 4)))];
        for player in &self.view.players {
            let standing = |generation: Generation| {
                let tiles = player.standing.iter().map(|standing| standing.tile);
                tiles.filter(|&tile| self.generation(tile) == generation).count().to_string()
            };
            let numbers = [
                player.score.to_string(),
                player.workers.to_string(),
                player.lots.len().to_string(),
                standing(Generation::Bronze),
                standing(Generation::Silver),
                standing(Generation::Gold),
            ];
            let numbers: String = numbers
                .iter()
                .zip(&titles)
                .map(|(number, title)| format!("  {number:>0$}", width(title)))
                .collect();
            let active = player.seat == self.view.active && !self.view.over;
            let mark = if active { self.sign("▸", "*") } else { " " };
            let name = Piece::plain(self.look.name(player.seat)).padded(names);
            let name = if active { self.look.face.ink(Ink::Bold, &name) } else { name };
            let before = names + 4 + width(&numbers) + 2;
            let room = self.look.face.width.saturating_sub(before);
            let cards: Vec<Piece> =
                self.card_names(player).iter().map(|card| Piece::plain(self.say(card))).collect();
            let mut cards = flow(&cards, 2, room).into_iter();
            let first = cards.next().unwrap_or_default();
            lines.push(format!("{mark} {} {name}{numbers}  {first}", player.seat.number()));
            lines.extend(cards.map(|more| format!("{}{more}", " ".repeat(before))));
        }
        lines
    }

    fn card_names(&self, player: &PlayerView) -> Vec<Message> {
        player.cards.map(action_card_name).collect()
    }

    fn generation(&self, tile: Tile) -> Generation {
        self.game.content().tile(tile).generation
    }

    /// The open market, and what is known of cards that went under the future market.
    fn market(&self) -> Vec<String> {
        let title = self.say(&Message::new("cli-new-york-market"));
        let mut lines = self.row(&title, &self.kinds(&self.view.market));
        for batch in self.view.future.iter().skip(1) {
            let title = self.say(&Message::new("cli-new-york-batch"));
            lines.extend(self.row(&title, &self.kinds(batch)));
        }
        lines
    }

    fn kinds(&self, kinds: &[LotKind]) -> Vec<Piece> {
        let mut kinds = kinds.to_vec();
        kinds.sort_unstable();
        let same = kinds.chunk_by(|a, b| a == b);
        same.map(|group| {
            let name = self.say(&self.game.kind_name(group[0]));
            let times = self.sign("×", "x");
            let text =
                if group.len() > 1 { format!("{name} {times}{}", group.len()) } else { name };
            let ink = district_ink(&self.game.content().district(group[0].district()).id);
            Piece { width: width(&text), text: self.look.face.ink(ink, &text) }
        })
        .collect()
    }

    /// The viewer's unbuilt skyscrapers and the legendary ones: id, size and points.
    fn unbuilt(&self) -> Vec<String> {
        let tiles = match self.view.viewer {
            Viewer::Seat(_) => self.own_player().map(|me| me.unbuilt.clone()).unwrap_or_default(),
            Viewer::Spectator => Vec::new(),
        };
        let mut lines = Vec::new();
        let legendaries = self.view.legendaries.clone();
        for (title, tiles) in [("unbuilt", tiles), ("legendary", legendaries)] {
            if tiles.is_empty() {
                continue;
            }
            let title = self.say(&Message::new(format!("cli-new-york-{title}")));
            let pieces: Vec<Piece> = tiles.iter().map(|&tile| self.tile(tile)).collect();
            lines.extend(self.row(&title, &pieces));
        }
        lines
    }

    fn tile(&self, tile: Tile) -> Piece {
        let facts = self.game.content().tile(tile);
        let sign = tile_sign(self.game.content(), tile);
        let name = if tile.is_legendary() { format!("{sign} {}", facts.id) } else { sign };
        let star = self.sign("★", "*");
        Piece::plain(format!("{name} {}{star}{}", facts.shape.len(), facts.points))
    }

    fn row(&self, title: &str, pieces: &[Piece]) -> Vec<String> {
        const INDENT: usize = 11;
        let room = self.look.face.width.saturating_sub(INDENT);
        let mut lines = flow(pieces, 2, room).into_iter();
        let first = lines.next().unwrap_or_default();
        let title = self.dim(&Piece::plain(title).padded(INDENT));
        let mut rows = vec![format!("{title}{first}")];
        rows.extend(lines.map(|more| format!("{}{more}", " ".repeat(INDENT))));
        rows
    }

    fn sign(&self, sign: &'static str, letters: &'static str) -> &'static str {
        if self.look.face.signs { sign } else { letters }
    }
}
