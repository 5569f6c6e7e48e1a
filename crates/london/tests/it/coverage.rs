//! Nothing in the packs goes untested: every effect and ability is used by some card, every card
//! and borough is named by a test, and random games come across all of them.

use std::collections::BTreeSet;

use london::{
    Ability, Amount, CardKind, Content, Cost, Count, Effect, Event, London, Modifier, Named,
    Options,
};
use table::{Game, Rng, Seats};

use crate::scene::pack;

/// The tests of cards and boroughs.
const TESTS: [&str; 8] = [
    include_str!("cards_a.rs"),
    include_str!("cards_a_actions.rs"),
    include_str!("cards_b.rs"),
    include_str!("cards_b_special.rs"),
    include_str!("cards_c.rs"),
    include_str!("boroughs.rs"),
    include_str!("borough_abilities.rs"),
    include_str!("borough_costs.rs"),
];

fn packs() -> [Content; 2] {
    ["london", "london-110"].map(pack)
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

/// The number of a variant; a new one has to be entered here before anything compiles.
fn effect_number(effect: Effect) -> usize {
    match effect {
        Effect::GainCash(_) => 0,
        Effect::GainPrestige(_) => 1,
        Effect::RemovePoverty(_) => 2,
        Effect::TakePoverty(_) => 3,
        Effect::DrawCards(_) => 4,
        Effect::BuildWithoutDiscard(_) => 5,
        Effect::DiscardUpTo(_) => 6,
        Effect::CollectTill => 7,
        Effect::CoverFromBoard => 8,
        Effect::ActivateAgain => 9,
        Effect::HandCausesNoPoverty => 10,
        Effect::TakeCashFromOpponents(_) => 11,
        Effect::OpponentsPay(_) => 12,
        Effect::GivePoverty(_) => 13,
        Effect::OpponentTakesPoverty(_) => 14,
    }
}

const EFFECTS: usize = 15;

fn ability_number(ability: Ability) -> usize {
    match ability {
        Ability::AnyColourPays => 0,
        Ability::PaupersPayFor => 1,
        Ability::FlipsInstead => 2,
        Ability::SparesFlip => 3,
        Ability::LoanPays => 4,
        Ability::TillFills => 5,
        Ability::LooksAtDeck => 6,
        Ability::StartDraw => 7,
        Ability::Exchanges => 8,
        Ability::DrawsMore => 9,
        Ability::FirstBuildCheaper => 10,
        Ability::LandCheaper => 11,
        Ability::HandSpared => 12,
        Ability::RepaysFor => 13,
        Ability::CardCostAsCash => 14,
        Ability::RunOffer => 15,
    }
}

/// What is counted; `None` for a fixed number.
fn counted(effect: Effect) -> Option<Count> {
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
        Amount::Each { each: _, per } => Some(per),
    }
}

#[track_caller]
fn assert_all(found: impl IntoIterator<Item = usize>, count: usize, what: &str) {
    let found: BTreeSet<usize> = found.into_iter().collect();
    let missing: Vec<usize> = (0..count).filter(|number| !found.contains(number)).collect();
    assert!(missing.is_empty(), "{what} that nothing in the packs uses: {missing:?}");
}

#[test]
fn some_card_or_borough_uses_every_effect() {
    let [standard, all] = packs();
    assert_all(effects(&all).into_iter().map(effect_number), EFFECTS, "effects");
    // The standard pack lacks those that touch opponents.
    let used: BTreeSet<usize> = effects(&standard).into_iter().map(effect_number).collect();
    assert_eq!(used, (0..=10).collect());
}

#[test]
fn some_card_or_borough_uses_every_ability() {
    for content in packs() {
        let abilities = modifiers(&content).into_iter().map(|m| ability_number(m.ability()));
        assert_all(abilities, Ability::COUNT, "abilities");
    }
}

#[test]
fn some_card_counts_each_thing_but_pink_cards() {
    for content in packs() {
        let number = |count: Count| match count {
            Count::Borough => 0,
            Count::RiversideBorough => 1,
            Count::NorthBorough => 2,
            Count::SouthBorough => 3,
            Count::FaceUpBrown => 4,
            Count::FaceUpBlue => 5,
            Count::FaceUpPink => 6, // for packs of others
        };
        assert_all(effects(&content).into_iter().filter_map(counted).map(number), 6, "counts");
    }
}

#[test]
fn some_card_asks_for_each_kind_of_cost() {
    for content in packs() {
        let number = |cost: Cost| match cost {
            Cost::Cash(_) => 0,
            Cost::Discard(_) => 1,
        };
        let costs = content.titles().filter_map(|(_, facts)| facts.activation?.cost).map(number);
        assert_all(costs, 2, "costs");
    }
}

#[test]
fn a_test_names_every_card_and_borough() {
    for content in packs() {
        let cards = content.titles().map(|(_, facts)| &facts.id);
        let boroughs = content.boroughs().map(|(_, facts)| &facts.id);
        for id in cards.chain(boroughs) {
            let quoted = format!("\"{id}\"");
            assert!(TESTS.iter().any(|test| test.contains(&quoted)), "no test names {id}");
        }
    }
}

const EVENTS: usize = 38;
/// Events that only cards outside the standard pack cause.
const EVENTS_OF_ATTACKS: [usize; 2] = [30, 31];

/// What random games came across, by id and number.
#[derive(Default)]
struct Met {
    events: BTreeSet<usize>,
    placed: BTreeSet<String>,
    activated: BTreeSet<String>,
    played: BTreeSet<String>,
    bought: BTreeSet<String>,
    run: BTreeSet<String>,
    used: BTreeSet<String>,
}

impl Met {
    /// Every variant has its number; a new one has to be entered here before anything compiles.
    fn note(&mut self, content: &Content, event: &Event) {
        let card = |title| content.title(title).id.clone();
        let land = |borough| content.borough(borough).id.clone();
        let number = match *event {
            Event::TurnBegan { .. } => 0,
            Event::LoansRepaid { .. } => 1,
            Event::LoansTaken { .. } => 2,
            Event::DeckSeen { .. } => 3,
            Event::PutBack { .. } => 4,
            Event::DrewFromDeck { .. } => 5,
            Event::DrewFromBoard { .. } => 6,
            Event::NothingToDraw { .. } => 7,
            Event::ActionChosen { .. } => 8,
            Event::BuildBegan { .. } => 9,
            Event::PaidWithCard { .. } => 10,
            Event::Discarded { .. } => 11,
            Event::BoardMoved { .. } => 12,
            Event::Paid { .. } => 13,
            Event::CashGained { .. } => 14,
            Event::PrestigeGained { .. } => 15,
            Event::PovertyTaken { .. } => 16,
            Event::PovertyRemoved { .. } => 17,
            Event::CardPlaced { card: title, .. } => {
                self.placed.insert(card(title));
                18
            }
            Event::TillFilled { .. } => 19,
            Event::TillLost { .. } => 20,
            Event::ActionCardPlayed { card: title, .. } => {
                self.played.insert(card(title));
                21
            }
            Event::LandBought { borough, .. } => {
                self.bought.insert(land(borough));
                22
            }
            Event::LandTurnedUp { .. } => 23,
            Event::Activated { card: title, .. } => {
                self.activated.insert(card(title));
                24
            }
            Event::ActivatedAgain { .. } => 25,
            Event::BoroughRun { borough, .. } => {
                self.run.insert(land(borough));
                26
            }
            Event::AbilityUsed { source, .. } => {
                self.used.insert(match source {
                    Named::Card(title) => card(title),
                    Named::Borough(borough) => land(borough),
                });
                27
            }
            Event::Flipped { .. } => 28,
            Event::Spared { .. } => 29,
            Event::CashGiven { .. } => 30,
            Event::PovertyGiven { .. } => 31,
            Event::HandSpared { .. } => 32,
            Event::Exchanged { .. } => 33,
            Event::RunEnded { .. } => 34,
            Event::EndTriggered { .. } => 35,
            Event::HandShown { .. } => 36,
            Event::GameEnded => 37,
        };
        self.events.insert(number);
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

/// All ids of a pack that something holds for.
fn titles(content: &Content, wanted: impl Fn(&london::TitleFacts) -> bool) -> BTreeSet<String> {
    let there = content.titles().map(|(_, facts)| facts).filter(|facts| facts.copies > 0);
    there.filter(|facts| wanted(facts)).map(|facts| facts.id.clone()).collect()
}

fn boroughs(content: &Content, wanted: impl Fn(&london::BoroughFacts) -> bool) -> BTreeSet<String> {
    let all = content.boroughs().map(|(_, facts)| facts);
    all.filter(|facts| wanted(facts)).map(|facts| facts.id.clone()).collect()
}

/// Whether its use in a turn is noted, and so told.
fn once_a_turn(abilities: &[Modifier]) -> bool {
    abilities.iter().any(|modifier| modifier.once_a_turn())
}

#[test]
fn random_games_come_across_everything() {
    for content in packs() {
        let name = content.pack();
        let mut met = Met::default();
        for seats in 2..=4 {
            let seats = Seats::new(seats).unwrap();
            let game = London::new(content.clone(), seats, Options::default());
            (0..70).for_each(|seed| met.play(&game, seed));
        }
        let building = titles(&content, |facts| facts.kind == CardKind::Building);
        assert_eq!(met.placed, building, "{name}: built");
        let active = titles(&content, |facts| facts.activation.is_some());
        assert_eq!(met.activated, active, "{name}: activated");
        let actions = titles(&content, |facts| facts.kind == CardKind::Action);
        assert_eq!(met.played, actions, "{name}: played for their action");
        assert_eq!(met.bought, boroughs(&content, |_| true), "{name}: bought");
        let run = boroughs(&content, |facts| !facts.run.as_slice().is_empty());
        assert_eq!(met.run, run, "{name}: run");
        let mut once = boroughs(&content, |facts| once_a_turn(&facts.abilities));
        once.append(&mut titles(&content, |facts| once_a_turn(&facts.abilities)));
        assert_eq!(met.used, once, "{name}: abilities used");
        let mut events: BTreeSet<usize> = (0..EVENTS).collect();
        if name == "london" {
            events.retain(|number| !EVENTS_OF_ATTACKS.contains(number));
        }
        assert_eq!(met.events, events, "{name}: events told");
    }
}
