//! Cards and boroughs as small pieces of text.

use london::{Borough, Colour, London, Side, StackView, Title};
use table::Message;

use crate::face::Ink;
use crate::on_screen::Look;
use crate::wrap::{Cell, width};

/// Says London's cards to somebody.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cards<'c> {
    pub(super) game: &'c London,
    pub(super) look: &'c Look<'c>,
}

impl Cards<'_> {
    /// The cards of a hand or a row, those that say the same together.
    pub(super) fn group(&self, titles: &[Title]) -> Vec<Cell> {
        let mut titles = titles.to_vec();
        titles.sort_unstable_by_key(|&title| (self.game.content().title(title).colour, title));
        let mut groups: Vec<(Title, usize)> = Vec::new();
        for title in titles {
            match groups.iter_mut().find(|(other, _)| self.say_the_same(*other, title)) {
                Some((_, count)) => *count += 1,
                None => groups.push((title, 1)),
            }
        }
        groups.into_iter().map(|(title, count)| self.card(title, count)).collect()
    }

    /// Whether two cards have the same name and do the same. Paupers of set A and of set B do: in
    /// a hand the set makes no difference.
    fn say_the_same(&self, one: Title, other: Title) -> bool {
        let name = |title| self.look.say(&self.game.title_name(title));
        let content = self.game.content();
        let (a, b) = (content.title(one), content.title(other));
        one == other
            || a.colour == b.colour
                && a.kind == b.kind
                && a.cost == b.cost
                && a.needs_discard == b.needs_discard
                && a.prestige == b.prestige
                && a.abilities == b.abilities
                && a.activation == b.activation
                && a.action == b.action
                && name(one) == name(other)
    }

    /// A card that can be built: its sign, its name, what it costs and what it counts at the end.
    pub(super) fn card(&self, title: Title, count: usize) -> Cell {
        let facts = self.game.content().title(title);
        let mut after = String::new();
        if count > 1 {
            after.push_str(&format!(" {}", self.times(count)));
        }
        if facts.cost > 0 {
            after.push_str(&format!(" £{}", facts.cost));
        }
        if facts.prestige > 0 {
            after.push_str(&format!(" {}{}", self.star(), facts.prestige));
        }
        self.piece("", title, &after)
    }

    /// A space of the board: a card or nothing.
    pub(super) fn space(&self, title: Option<Title>) -> Cell {
        title.map_or_else(|| Cell::plain(self.look.sign("–", "-")), |title| self.card(title, 1))
    }

    /// A card of the deck: one that the viewer has seen, or another.
    pub(super) fn in_deck(&self, title: Option<Title>) -> Cell {
        match title {
            Some(title) => self.card(title, 1),
            None => {
                let unknown = self.look.say(&Message::new("cli-london-unknown-card"));
                self.coloured("", Ink::Dim, &format!("{} {unknown}", self.back()))
            }
        }
    }

    /// A stack: its number, what lies on top, how many cards it has, and what happened to it.
    pub(super) fn stack(&self, stack: &StackView) -> Cell {
        let number = format!("{} ", stack.number + 1);
        let mut after = String::new();
        if stack.size > 1 {
            after.push_str(&format!(" +{}", stack.size - 1));
        }
        if stack.till > 0 {
            after.push_str(&format!(" £{}", stack.till));
        }
        for (mark, id) in
            [(stack.placed, "cli-london-placed"), (stack.activated, "cli-london-used")]
        {
            if mark {
                after.push_str(&format!(" ({})", self.look.say(&Message::new(id))));
            }
        }
        match stack.top {
            Some(title) => self.piece(&number, title, &after),
            None => {
                let hidden = self.look.say(&Message::new("cli-london-face-down"));
                let text = format!("{} {hidden}{after}", self.back());
                self.coloured(&number, Ink::Dim, &text)
            }
        }
    }

    /// A borough by its name and place (L6.3: the place of every borough counts for city cards).
    pub(super) fn borough(&self, borough: Borough) -> String {
        let facts = self.game.content().borough(borough);
        let name = self.look.say(&self.game.borough_name(borough));
        let river = if facts.river { self.river() } else { "" };
        format!("{name} {}{river}", self.side(facts.side))
    }

    /// The letter for a bank of the Thames.
    pub(super) fn side(&self, side: Side) -> String {
        let id = match side {
            Side::North => "cli-london-north",
            Side::South => "cli-london-south",
        };
        self.look.say(&Message::new(id))
    }

    /// A borough on offer: where it lies, what it costs and brings.
    pub(super) fn offer(&self, borough: Borough) -> Cell {
        let facts = self.game.content().borough(borough);
        let benefits = [
            (facts.draw, "cli-london-brings-cards"),
            (facts.prestige, "cli-london-brings-prestige"),
            (facts.relief, "cli-london-brings-relief"),
        ];
        let benefits: Vec<String> = benefits
            .into_iter()
            .filter(|&(amount, _)| amount > 0)
            .map(|(amount, id)| self.look.say(&Message::new(id).with("amount", amount)))
            .collect();
        let special = !facts.abilities.is_empty() || !facts.run.as_slice().is_empty();
        // What else it does is told by `card`.
        let special = special.then(|| self.look.sign("…", "...").to_owned());
        let brings = benefits.into_iter().chain(special).collect::<Vec<_>>().join(", ");
        let brings = if brings.is_empty() { brings } else { format!(": {brings}") };
        Cell::plain(format!("{} £{}{brings}", self.borough(borough), facts.cost))
    }

    /// The sign of a colour: never colour alone.
    pub(super) fn colour_sign(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::Brown => self.look.sign("■", "[b]"),
            Colour::Blue => self.look.sign("●", "[u]"),
            Colour::Pink => self.look.sign("▲", "[p]"),
            Colour::Grey => self.look.sign("○", "[g]"),
        }
    }

    pub(super) fn star(&self) -> &'static str {
        self.look.sign("★", "*")
    }

    /// Beside the Thames.
    pub(super) fn river(&self) -> &'static str {
        self.look.sign("≈", "~")
    }

    /// A card seen from behind.
    fn back(&self) -> &'static str {
        self.look.sign("▒", "?")
    }

    fn times(&self, count: usize) -> String {
        format!("{}{count}", self.look.sign("×", "x"))
    }

    fn piece(&self, before: &str, title: Title, after: &str) -> Cell {
        let colour = self.game.content().title(title).colour;
        let name = self.look.say(&self.game.title_name(title));
        let text = format!("{} {name}{after}", self.colour_sign(colour));
        self.coloured(before, ink(colour), &text)
    }

    fn coloured(&self, before: &str, ink: Ink, text: &str) -> Cell {
        let face = self.look.face;
        Cell {
            width: width(before) + width(text),
            text: format!("{}{}", face.ink(Ink::Dim, before), face.ink(ink, text)),
        }
    }
}

/// What a card of this colour is printed with.
pub(super) fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Brown => Ink::Brown,
        Colour::Blue => Ink::Blue,
        Colour::Pink => Ink::Pink,
        Colour::Grey => Ink::Grey,
    }
}

#[cfg(test)]
mod tests {
    use london::{Content, Options};
    use table::{Seats, Viewer};
    use words::Words;

    use super::*;
    use crate::face::Face;
    use crate::on_screen::Names;

    /// What `said` makes of the cards of the standard pack.
    fn with_cards<T>(face: Face, said: impl FnOnce(Cards<'_>) -> T) -> T {
        let content = Content::built_in("london").unwrap();
        let game = London::new(content, Seats::new(2).unwrap(), Options::default());
        let words = Words::english();
        let names = Names::new(&[], Viewer::Spectator, &words);
        let look = Look { words: &words, face, names: &names };
        said(Cards { game: &game, look: &look })
    }

    fn group(ids: &[&str]) -> Vec<String> {
        with_cards(Face::PLAIN, |cards| {
            let find = |id: &&str| cards.game.content().find_title(id).unwrap();
            let titles: Vec<Title> = ids.iter().map(find).collect();
            cards.group(&titles).into_iter().map(|cell| cell.text).collect()
        })
    }

    #[test]
    fn cards_that_say_the_same_are_counted_together() {
        let paupers = ["paupers-b", "paupers-a", "paupers-c", "paupers-b"];
        assert_eq!(group(&paupers), ["○ Paupers ×4"]);
        // The same name, but another card.
        let schools = group(&["school-a-brown", "school-a-blue", "school-a-blue"]);
        assert_eq!(schools, ["■ School £2 ★2", "● School ×2 £2 ★2"]);
    }

    #[test]
    fn a_borough_shows_its_bank_and_the_river() {
        let said = |face, id: &str| {
            with_cards(face, |cards| cards.borough(cards.game.content().find_borough(id).unwrap()))
        };
        assert_eq!(said(Face::PLAIN, "city"), "City N≈");
        assert_eq!(said(Face::PLAIN, "hampstead"), "Hampstead N");
        assert_eq!(said(Face::PLAIN, "lambeth"), "Lambeth S≈");
        assert_eq!(said(Face { signs: false, ..Face::PLAIN }, "lambeth"), "Lambeth S~");
        assert_eq!(said(Face::PLAIN, "lewisham"), "Lewisham S");
    }

    #[test]
    fn a_card_of_the_deck_that_nobody_has_seen_is_said_to_be_unknown() {
        let deck = |face| with_cards(face, |cards| cards.in_deck(None).text);
        assert_eq!(deck(Face::PLAIN), "▒ unknown");
        assert_eq!(deck(Face { signs: false, ..Face::PLAIN }), "? unknown");
    }
}
