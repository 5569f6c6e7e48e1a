//! The table of New York, drawn with letters.

use new_york::{
    Action, Cell, Generation, LotKind, NewYork, PlayerView, Tile, View, action_card_name,
    challenge_name,
};
use table::{Message, Viewer};

use crate::drawn::{Row, Standing};
use crate::new_york::city::{CityDrawing, Marks, district_ink, tile_sign};
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
        let legend = self.say(&Message::new("cli-new-york-legend"));
        let legend = wrap(&legend, self.look.face.width);
        lines.extend(legend.iter().map(|line| self.look.dim(line)));
        let mut rows = self.market();
        rows.extend(self.unbuilt());
        lines.extend(self.look.rows(&rows));
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

    /// A word of this table.
    fn said(&self, name: &str) -> String {
        self.say(&Message::new(format!("cli-new-york-{name}")))
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
        self.look.head(&turn, &right)
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
                more: player
                    .cards
                    .map(|card| Piece::plain(self.say(&action_card_name(card))))
                    .collect(),
            }
        };
        let players: Vec<Standing> = self.view.players.iter().map(standing).collect();
        self.look.standings(&titles, &players)
    }

    fn card_names(&self, player: &PlayerView) -> Vec<Message> {
        player.cards.map(action_card_name).collect()
    }

    fn generation(&self, tile: Tile) -> Generation {
        self.game.content().tile(tile).generation
    }

    /// The open market, and what is known of cards that went under the future market.
    fn market(&self) -> Vec<Row> {
        let open = self.row("market", self.kinds(&self.view.market));
        let batches = self.view.future.iter().skip(1);
        let batches = batches.map(|batch| self.row("batch", self.kinds(batch)));
        std::iter::once(open).chain(batches).collect()
    }

    fn kinds(&self, kinds: &[LotKind]) -> Vec<Piece> {
        let mut kinds = kinds.to_vec();
        kinds.sort_unstable();
        let same = kinds.chunk_by(|a, b| a == b);
        same.map(|group| {
            let name = self.say(&self.game.kind_name(group[0]));
            let times = self.look.sign("×", "x");
            let text =
                if group.len() > 1 { format!("{name} {times}{}", group.len()) } else { name };
            let ink = district_ink(&self.game.content().district(group[0].district()).id);
            Piece { width: width(&text), text: self.look.face.ink(ink, &text) }
        })
        .collect()
    }

    /// The viewer's unbuilt skyscrapers and the legendary ones: id, size and points.
    fn unbuilt(&self) -> Vec<Row> {
        let tiles = match self.view.viewer {
            Viewer::Seat(_) => self.own_player().map(|me| me.unbuilt.clone()).unwrap_or_default(),
            Viewer::Spectator => Vec::new(),
        };
        [("unbuilt", tiles), ("legendary", self.view.legendaries.clone())]
            .into_iter()
            .filter(|(_, tiles)| !tiles.is_empty())
            .map(|(title, tiles)| {
                self.row(title, tiles.iter().map(|&tile| self.tile(tile)).collect())
            })
            .collect()
    }

    fn tile(&self, tile: Tile) -> Piece {
        let facts = self.game.content().tile(tile);
        let sign = tile_sign(self.game.content(), tile);
        let name = if tile.is_legendary() { format!("{sign} {}", facts.id) } else { sign };
        let star = self.look.sign("★", "*");
        Piece::plain(format!("{name} {}{star}{}", facts.shape.len(), facts.points))
    }

    fn row(&self, title: &str, cells: Vec<Piece>) -> Row {
        Row { title: self.said(title), of: String::new(), cells, gap: 2 }
    }
}
