//! Every fact on every card and borough of both packs really matters in play.
//!
//! A state knows no pack, so the same moment can be looked at by two games: one with the pack, and one
//! with a pack in which a single fact is another: a price, a number of an effect, an ability. The fact
//! is exercised when, somewhere in random games, the two disagree about what may be done or what comes
//! of it.

use london::{
    Action, Activation, Amount, CardKind, Colour, Content, Cost, Discards, Effect, Effects, Gain,
    London, Modifier, Options, Set, Side, State,
};
use table::{Game, Rng, Seats};

use crate::scene::pack;

/// A fact of a pack, and a pack in which it is another.
struct Fact {
    /// What it is a fact of, and which.
    name: String,
    otherwise: London,
    /// Whether only what was done counts, and not what could have been done.
    done_only: bool,
}

/// The facts of a pack that wait for a game in which they matter.
struct Facts {
    base: &'static str,
    content: Content,
    seats: Seats,
    all: Vec<Fact>,
}

impl Facts {
    fn of(base: &'static str, seats: Seats) -> Self {
        let mut facts = Self { base, content: pack(base), seats, all: Vec::new() };
        facts.add_cards();
        facts.add_boroughs();
        facts
    }

    /// One line of a row changes one fact.
    fn add(&mut self, table: &str, id: &str, line: &str, done_only: bool) {
        let text = format!(
            "format = 1\npack = \"other\"\nextends = \"{}\"\nprovenance = \"owner\"\n{}\
             [[{table}]]\nid = \"{id}\"\n{line}\n",
            self.base,
            totals(&self.content),
        );
        let content = Content::parse("other.toml", &text)
            .unwrap_or_else(|error| panic!("{id}, {line}: {error}"));
        let otherwise = London::new(content, self.seats, Options::default());
        self.all.push(Fact { name: format!("{id}: {line}"), otherwise, done_only });
    }

    fn add_cards(&mut self) {
        let content = self.content.clone();
        for (_, facts) in content.titles().filter(|(_, facts)| facts.copies > 0) {
            let id = facts.id.as_str();
            let mut add = |line: String| self.add("card", id, &line, false);
            match facts.kind {
                CardKind::Building => {
                    add(format!("colour = \"{}\"", other_colour(facts.colour)));
                    add(format!("cost = {}", facts.cost + 1));
                    add(format!("discard = {}", !facts.needs_discard));
                    add(format!("prestige = {}", facts.prestige + 1));
                }
                CardKind::Action => add(format!("colour = \"{}\"", other_colour(facts.colour))),
                CardKind::Pauper => {}
            }
            for (i, &modifier) in facts.abilities.iter().enumerate() {
                add(format!("abilities = {}", without(&facts.abilities, i, modifier)));
            }
            if let Some(Activation { cost, effects, flips }) = &facts.activation {
                add(format!("activate.flips = {}", !flips));
                match cost {
                    None => {}
                    Some(Cost::Cash(price)) => {
                        add(format!("activate.cost = {{ cash = {} }}", price + 1));
                    }
                    Some(Cost::Discard(_)) => add("activate.cost = \"free\"".to_owned()),
                }
                self.add_effects("card", id, "activate.effects", effects);
            }
            if let Some(action) = &facts.action {
                self.add_effects("card", id, "action", action);
            }
        }
    }

    fn add_boroughs(&mut self) {
        let content = self.content.clone();
        for (_, facts) in content.boroughs() {
            let id = facts.id.as_str();
            let mut add = |line: String| self.add("borough", id, &line, false);
            let side = match facts.side {
                Side::North => "south",
                Side::South => "north",
            };
            add(format!("side = \"{side}\""));
            add(format!("river = {}", !facts.river));
            add(format!("cost = {}", facts.cost + 1));
            add(format!("draw = {}", facts.draw + 1));
            add(format!("prestige = {}", facts.prestige + 1));
            add(format!("relief = {}", facts.relief + 1));
            for (i, &modifier) in facts.abilities.iter().enumerate() {
                add(format!("abilities = {}", without(&facts.abilities, i, modifier)));
            }
            self.add_effects("borough", id, "run", &facts.run);
        }
    }

    fn add_effects(&mut self, table: &str, id: &str, key: &str, effects: &Effects) {
        for part in 0..effects.as_slice().len() {
            let mut changed = effects.as_slice().to_vec();
            changed[part] = other_effect(changed[part]);
            self.add(table, id, &format!("{key} = {}", written(&changed)), true);
        }
    }
}

/// What the rows add up to; no change of a fact alters that.
fn totals(content: &Content) -> String {
    let count = |wanted: &dyn Fn(&london::TitleFacts) -> bool| -> usize {
        let titles = content.titles().filter(|(_, facts)| wanted(facts));
        titles.map(|(_, facts)| usize::from(facts.copies)).sum()
    };
    format!(
        "[totals]\ncards = {}\na = {}\nb = {}\nc = {}\npaupers = {}\nactions = {}\nboroughs = {}\n",
        content.cards().len(),
        count(&|facts| facts.set == Set::A),
        count(&|facts| facts.set == Set::B),
        count(&|facts| facts.set == Set::C),
        count(&|facts| facts.kind == CardKind::Pauper),
        count(&|facts| facts.kind == CardKind::Action),
        content.boroughs().count(),
    )
}

fn other_colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Brown => "blue",
        Colour::Blue => "pink",
        Colour::Pink => "brown",
        Colour::Grey => panic!("only paupers are grey"),
    }
}

/// A list as it stands in a pack.
fn written<T: serde::Serialize>(list: &[T]) -> String {
    toml::Value::try_from(list).unwrap().to_string()
}

/// A list of abilities with one of them taken away, or changed where the card would make no sense
/// without it.
fn without(abilities: &[Modifier], place: usize, modifier: Modifier) -> String {
    let mut left = abilities.to_vec();
    match modifier {
        Modifier::TillFills(cash) => left[place] = Modifier::TillFills(cash + 1),
        Modifier::AnyColourPays { .. }
        | Modifier::PaupersPayFor(_)
        | Modifier::FlipsInstead
        | Modifier::SparesFlip { .. }
        | Modifier::LoanPays(_)
        | Modifier::LooksAtDeck(_)
        | Modifier::StartDraw { .. }
        | Modifier::Exchanges
        | Modifier::DrawsMore(_)
        | Modifier::FirstBuildCheaper(_)
        | Modifier::LandCheaper(_)
        | Modifier::HandSpared(_)
        | Modifier::RepaysFor(_)
        | Modifier::CardCostAsCash(_)
        | Modifier::RunOffer { .. } => drop(left.remove(place)),
    }
    written(&left)
}

/// The effect with another number; one that has none becomes another effect. Either shows only where
/// the effect was carried out and had something to work on.
fn other_effect(effect: Effect) -> Effect {
    let more = |amount: Amount| match amount {
        Amount::Fixed(number) => Amount::Fixed(number + 1),
        Amount::Each { each, per } => Amount::Each { each: each + 1, per },
    };
    match effect {
        Effect::GainCash(amount) => Effect::GainCash(more(amount)),
        Effect::GainPrestige(amount) => Effect::GainPrestige(more(amount)),
        Effect::RemovePoverty(amount) => Effect::RemovePoverty(more(amount)),
        Effect::TakePoverty(amount) => Effect::TakePoverty(more(amount)),
        Effect::OpponentsPay(amount) => Effect::OpponentsPay(more(amount)),
        Effect::DrawCards(cards) => Effect::DrawCards(cards + 1),
        Effect::BuildWithoutDiscard(cards) => Effect::BuildWithoutDiscard(cards + 1),
        Effect::DiscardUpTo(discards) => {
            let each = Gain { cash: discards.each.cash + 1, ..discards.each };
            Effect::DiscardUpTo(Discards { each, ..discards })
        }
        Effect::TakeCashFromOpponents(cash) => Effect::TakeCashFromOpponents(cash + 1),
        Effect::GivePoverty(poverty) => Effect::GivePoverty(poverty + 1),
        Effect::OpponentTakesPoverty(poverty) => Effect::OpponentTakesPoverty(poverty + 1),
        Effect::CollectTill
        | Effect::CoverFromBoard
        | Effect::ActivateAgain
        | Effect::HandCausesNoPoverty => Effect::GainPrestige(Amount::Fixed(9)),
    }
}

/// A moment of a game: what may be done, what is done and what comes of it.
struct Moment {
    before: State,
    legal: Vec<Action>,
    action: Action,
    after: State,
}

impl Moment {
    /// Whether the game with the other fact sees this moment differently.
    fn differs(&self, game: &London, fact: &Fact, legal: &mut Vec<Action>) -> bool {
        if !fact.done_only {
            fact.otherwise.legal_actions(&self.before, legal);
            if *legal != self.legal {
                return true;
            }
        }
        let mut after = self.before;
        fact.otherwise.apply_unchecked(&mut after, self.action, &mut ());
        after != self.after || fact.otherwise.outcome(&after) != game.outcome(&after)
    }
}

/// Plays random games until every fact has mattered.
#[track_caller]
fn assert_every_fact_matters(base: &'static str) {
    let seats = Seats::new(2).unwrap();
    let game = London::new(pack(base), seats, Options::default());
    let mut unproven = Facts::of(base, seats).all;
    let mut other_legal = Vec::new();
    for seed in 0..400 {
        let mut state = game.setup(&game.deal(seed));
        let mut rng = Rng::new(seed);
        while game.decision(&state).is_some() && !unproven.is_empty() {
            let (before, mut legal) = (state, Vec::new());
            game.legal_actions(&state, &mut legal);
            let action = *rng.pick(&legal).unwrap();
            game.apply_unchecked(&mut state, action, &mut ());
            let moment = Moment { before, legal, action, after: state };
            unproven.retain(|fact| !moment.differs(&game, fact, &mut other_legal));
        }
    }
    let left: Vec<&str> = unproven.iter().map(|fact| fact.name.as_str()).collect();
    assert!(left.is_empty(), "{base}: never mattered: {left:#?}");
}

// L1.2, L1.3, L1.6, L5.6, L6.3
#[test]
fn every_fact_of_the_standard_pack_matters_in_play() {
    assert_every_fact_matters("london");
}

#[test]
fn every_fact_of_all_cards_matters_in_play() {
    assert_every_fact_matters("london-110");
}
