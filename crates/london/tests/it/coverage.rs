//! Nothing in the packs goes untested: every effect and ability is used by some card, scenarios play
//! every card and borough, and random games come across all of them.
//!
//! That each number and each ability matters in play is the business of `coverage_facts.rs`.

use std::collections::BTreeSet;

use london::{
    Ability, Amount, CardKind, Content, Cost, Count, Effect, Event, London, Modifier, Named,
    Options,
};
use table::{Game, Rng, Seats};

use crate::printed::Printed;
use crate::scene::pack;
use crate::{boroughs, cards_a, cards_a_actions, cards_b, cards_c};

/// The name of each variant, and all names. A new variant has to be entered before anything compiles.
macro_rules! kinds {
    ($kind:ident, $all:ident: $type:ident { $($variant:ident),* $(,)? }) => {
        const $all: &[&str] = &[$(stringify!($variant)),*];

        fn $kind(value: &$type) -> &'static str {
            match value {
                $($type::$variant { .. } => stringify!($variant),)*
            }
        }
    };
}

kinds! { effect_kind, EFFECTS: Effect {
    GainCash, GainPrestige, RemovePoverty, TakePoverty, DrawCards, BuildWithoutDiscard,
    DiscardUpTo, CollectTill, CoverFromBoard, ActivateAgain, HandCausesNoPoverty,
    TakeCashFromOpponents, OpponentsPay, GivePoverty, OpponentTakesPoverty,
} }

/// Effects that touch opponents; the standard pack has none of them.
const ATTACKS: [&str; 4] =
    ["TakeCashFromOpponents", "OpponentsPay", "GivePoverty", "OpponentTakesPoverty"];

kinds! { ability_kind, ABILITIES: Ability {
    AnyColourPays, PaupersPayFor, FlipsInstead, SparesFlip, LoanPays, TillFills, LooksAtDeck,
    StartDraw, Exchanges, DrawsMore, FirstBuildCheaper, LandCheaper, HandSpared, RepaysFor,
    CardCostAsCash, RunOffer,
} }

kinds! { count_kind, COUNTS: Count {
    Borough, RiversideBorough, NorthBorough, SouthBorough, FaceUpBrown, FaceUpBlue, FaceUpPink,
} }

/// For packs of others: ours have no card that counts them.
const COUNTS_OF_OTHERS: [&str; 1] = ["FaceUpPink"];

kinds! { cost_kind, COSTS: Cost { Cash, Discard } }

kinds! { event_kind, EVENTS: Event {
    TurnBegan, LoansRepaid, LoansTaken, DeckSeen, PutBack, DrewFromDeck, DrewFromBoard,
    NothingToDraw, ActionChosen, BuildBegan, PaidWithCard, Discarded, BoardMoved, Paid, CashGained,
    PrestigeGained, PovertyTaken, PovertyRemoved, CardPlaced, TillFilled, TillLost,
    ActionCardPlayed, LandBought, LandTurnedUp, Activated, ActivatedAgain, BoroughRun, AbilityUsed,
    Flipped, Spared, CashGiven, PovertyGiven, HandSpared, Exchanged, RunEnded, EndTriggered,
    HandShown, GameEnded,
} }

/// Events that only those effects cause.
const EVENTS_OF_ATTACKS: [&str; 2] = ["CashGiven", "PovertyGiven"];

fn packs() -> [Content; 2] {
    Content::BUILT_IN.map(pack)
}

type Names = BTreeSet<String>;

fn names<'n>(names: impl IntoIterator<Item = &'n str>) -> Names {
    names.into_iter().map(str::to_owned).collect()
}

fn all_but(all: &[&str], exceptions: &[&str]) -> Names {
    names(all.iter().copied().filter(|name| !exceptions.contains(name)))
}

/// Fails with the names on one side only.
#[track_caller]
fn assert_same(met: &Names, expected: &Names, what: &str) {
    let missing: Vec<&String> = expected.difference(met).collect();
    let surplus: Vec<&String> = met.difference(expected).collect();
    assert!(missing.is_empty(), "{what}: never {missing:?}");
    assert!(surplus.is_empty(), "{what}: not expected {surplus:?}");
}

/// Every effect of a pack, of cards that are in the deck and of boroughs.
fn effects(content: &Content) -> Vec<Effect> {
    let cards = content.titles().map(|(_, facts)| facts).filter(|facts| facts.copies > 0);
    let of_cards = cards.flat_map(|facts| [facts.activation.map(|a| a.effects), facts.action]);
    let of_boroughs = content.boroughs().map(|(_, facts)| facts.run);
    let lists = of_cards.flatten().chain(of_boroughs);
    lists.flat_map(|list| list.as_slice().to_vec()).collect()
}

fn modifiers(content: &Content) -> Vec<Modifier> {
    let cards = content.titles().map(|(_, facts)| facts).filter(|facts| facts.copies > 0);
    let of_cards = cards.flat_map(|facts| facts.abilities.clone());
    of_cards.chain(content.boroughs().flat_map(|(_, facts)| facts.abilities.clone())).collect()
}

/// What is counted; `None` for a fixed number.
fn counted(effect: &Effect) -> Option<Count> {
    let (Effect::GainCash(amount)
    | Effect::GainPrestige(amount)
    | Effect::RemovePoverty(amount)
    | Effect::TakePoverty(amount)
    | Effect::OpponentsPay(amount)) = effect
    else {
        return None;
    };
    match amount {
        Amount::Fixed(_) => None,
        Amount::Each { each: _, per } => Some(*per),
    }
}

#[test]
fn some_card_or_borough_uses_every_effect() {
    let [standard, all] = packs();
    let used = |content: &Content| names(effects(content).iter().map(effect_kind));
    assert_same(&used(&standard), &all_but(EFFECTS, &ATTACKS), "effects");
    assert_same(&used(&all), &all_but(EFFECTS, &[]), "effects with all cards");
}

#[test]
fn some_card_or_borough_uses_every_ability() {
    assert_eq!(ABILITIES.len(), Ability::COUNT);
    for content in packs() {
        let used = modifiers(&content).into_iter().map(Modifier::ability);
        let used = names(used.map(|ability| ability_kind(&ability)));
        assert_same(&used, &all_but(ABILITIES, &[]), content.pack());
    }
}

#[test]
fn some_card_counts_each_thing_but_pink_cards() {
    for content in packs() {
        let counts = effects(&content).iter().filter_map(counted).collect::<Vec<_>>();
        let used = names(counts.iter().map(count_kind));
        assert_same(&used, &all_but(COUNTS, &COUNTS_OF_OTHERS), content.pack());
    }
}

#[test]
fn some_card_asks_for_each_kind_of_cost() {
    for content in packs() {
        let costs = content.titles().filter_map(|(_, facts)| facts.activation?.cost);
        let used = names(costs.map(|cost| cost_kind(&cost)));
        assert_same(&used, &all_but(COSTS, &[]), content.pack());
    }
}

/// The ids of a pack that something holds for.
fn titles(content: &Content, wanted: impl Fn(&london::TitleFacts) -> bool) -> Names {
    let all = content.titles().map(|(_, facts)| facts);
    all.filter(|facts| wanted(facts)).map(|facts| facts.id.clone()).collect()
}

/// Those of cards that are in the deck.
fn in_deck(content: &Content, wanted: impl Fn(&london::TitleFacts) -> bool) -> Names {
    titles(content, |facts| facts.copies > 0 && wanted(facts))
}

fn boroughs(content: &Content, wanted: impl Fn(&london::BoroughFacts) -> bool) -> Names {
    let all = content.boroughs().map(|(_, facts)| facts);
    all.filter(|facts| wanted(facts)).map(|facts| facts.id.clone()).collect()
}

// The lists compared here are the very ones that the scenarios go through.
#[test]
fn scenarios_play_every_card_and_buy_every_borough() {
    let tables = [cards_a::all(), cards_b::all(), cards_c::all()].concat();
    let built = names(tables.iter().map(Printed::id));
    for content in packs() {
        let of_kind = |kind| titles(&content, |facts| facts.kind == kind);
        assert_same(&built, &of_kind(CardKind::Building), "buildings played");
        let actions = names(cards_a_actions::ACTION_CARDS);
        assert_same(&actions, &of_kind(CardKind::Action), "action cards played");
        let paupers = names(cards_a_actions::PAUPERS);
        assert_same(&paupers, &of_kind(CardKind::Pauper), "paupers held");
        let bought = names(boroughs::bought());
        assert_same(&bought, &boroughs(&content, |_| true), "boroughs bought");
    }
}

/// What random games came across, by id.
#[derive(Default)]
struct Met {
    events: Names,
    drawn: Names,
    discarded: Names,
    placed: Names,
    activated: Names,
    flipped: Names,
    played: Names,
    bought: Names,
    run: Names,
    used: Names,
}

impl Met {
    fn note(&mut self, content: &Content, event: &Event) {
        self.events.insert(event_kind(event).to_owned());
        let card = |title| content.title(title).id.clone();
        let land = |borough| content.borough(borough).id.clone();
        let (set, id) = match *event {
            Event::DrewFromDeck { card: Some(title), .. } => (&mut self.drawn, card(title)),
            Event::Discarded { card: title, .. } => (&mut self.discarded, card(title)),
            Event::CardPlaced { card: title, .. } => (&mut self.placed, card(title)),
            Event::Activated { card: title, .. } => (&mut self.activated, card(title)),
            Event::Flipped { card: title, .. } => (&mut self.flipped, card(title)),
            Event::ActionCardPlayed { card: title, .. } => (&mut self.played, card(title)),
            Event::LandBought { borough, .. } => (&mut self.bought, land(borough)),
            Event::BoroughRun { borough, .. } => (&mut self.run, land(borough)),
            Event::AbilityUsed { source: Named::Card(title), .. } => (&mut self.used, card(title)),
            Event::AbilityUsed { source: Named::Borough(borough), .. } => {
                (&mut self.used, land(borough))
            }
            Event::DrewFromDeck { card: None, .. }
            | Event::TurnBegan { .. }
            | Event::LoansRepaid { .. }
            | Event::LoansTaken { .. }
            | Event::DeckSeen { .. }
            | Event::PutBack { .. }
            | Event::DrewFromBoard { .. }
            | Event::NothingToDraw { .. }
            | Event::ActionChosen { .. }
            | Event::BuildBegan { .. }
            | Event::PaidWithCard { .. }
            | Event::BoardMoved { .. }
            | Event::Paid { .. }
            | Event::CashGained { .. }
            | Event::PrestigeGained { .. }
            | Event::PovertyTaken { .. }
            | Event::PovertyRemoved { .. }
            | Event::TillFilled { .. }
            | Event::TillLost { .. }
            | Event::LandTurnedUp { .. }
            | Event::ActivatedAgain { .. }
            | Event::Spared { .. }
            | Event::CashGiven { .. }
            | Event::PovertyGiven { .. }
            | Event::HandSpared { .. }
            | Event::Exchanged { .. }
            | Event::RunEnded { .. }
            | Event::EndTriggered { .. }
            | Event::HandShown { .. }
            | Event::GameEnded => return,
        };
        set.insert(id);
    }

    /// Plays one game at random.
    fn play(&mut self, game: &London, seed: u64) {
        let (mut rng, mut legal, mut events) = (Rng::new(seed ^ 0xc0ffee), Vec::new(), Vec::new());
        let mut state = game.setup(&game.deal(seed));
        while game.decision(&state).is_some() {
            game.legal_actions(&state, &mut legal);
            let action = *rng.pick(&legal).expect("a question has answers");
            game.apply_unchecked(&mut state, action, &mut events);
            events.drain(..).for_each(|event| self.note(game.content(), &event));
        }
    }
}

/// Whether its use in a turn is noted, and so told.
fn once_a_turn(abilities: &[Modifier]) -> bool {
    abilities.iter().any(|modifier| modifier.once_a_turn())
}

#[test]
fn random_games_come_across_everything() {
    for content in packs() {
        let mut met = Met::default();
        for seats in 2..=4 {
            let seats = Seats::new(seats).unwrap();
            let game = London::new(content.clone(), seats, Options::default());
            (0..70).for_each(|seed| met.play(&game, seed));
        }
        let same = |met: &Names, expected: &Names, what: &str| {
            assert_same(met, expected, &format!("{}: {what}", content.pack()));
        };
        same(&met.drawn, &in_deck(&content, |_| true), "drawn");
        same(&met.discarded, &in_deck(&content, |_| true), "discarded");
        let building = in_deck(&content, |facts| facts.kind == CardKind::Building);
        same(&met.placed, &building, "built");
        let active = in_deck(&content, |facts| facts.activation.is_some());
        same(&met.activated, &active, "activated");
        // A card with the symbol turns over, and so does one that does it for another (L7.7).
        let flips = |facts: &london::TitleFacts| {
            facts.activation.is_some_and(|activation| activation.flips)
                || facts.abilities.contains(&Modifier::FlipsInstead)
        };
        same(&met.flipped, &in_deck(&content, flips), "flipped");
        let actions = in_deck(&content, |facts| facts.kind == CardKind::Action);
        same(&met.played, &actions, "played for their action");
        same(&met.bought, &boroughs(&content, |_| true), "bought");
        let run = boroughs(&content, |facts| !facts.run.as_slice().is_empty());
        same(&met.run, &run, "run");
        let mut once = boroughs(&content, |facts| once_a_turn(&facts.abilities));
        once.append(&mut in_deck(&content, |facts| once_a_turn(&facts.abilities)));
        same(&met.used, &once, "abilities used");
        let attacks = effects(&content).iter().any(|e| ATTACKS.contains(&effect_kind(e)));
        let untold: &[&str] = if attacks { &[] } else { &EVENTS_OF_ATTACKS };
        same(&met.events, &all_but(EVENTS, untold), "events told");
    }
}
