//! The packs that come with the program.

use super::parse;
use crate::content::pack::BUILT_IN;
use crate::content::{BoroughFacts, CardKind, Content, Provenance, Side, TitleFacts};
use crate::effect::{Activation, Amount, Cost, Count, Effect, Filter, Modifier};
use crate::{Card, Colour, Set};

fn built_in(name: &str) -> Content {
    Content::built_in(name).expect("it comes with the program")
}

fn title<'a>(content: &'a Content, id: &str) -> &'a TitleFacts {
    content.title(content.find_title(id).expect("the pack has it"))
}

fn borough<'a>(content: &'a Content, id: &str) -> &'a BoroughFacts {
    content.borough(content.find_borough(id).expect("the pack has it"))
}

fn activation(title: &TitleFacts) -> Activation {
    title.activation.expect("it can be activated")
}

#[test]
fn every_built_in_pack_loads() {
    for name in Content::BUILT_IN {
        assert_eq!(built_in(name).pack(), name);
    }
    assert!(Content::built_in("paris").is_none());
}

// L1.1
#[test]
fn the_standard_pack_has_101_cards() {
    let london = built_in("london");
    assert_eq!(london.cards().len(), 101);
    assert_eq!(Set::ALL.map(|set| london.of_set(set).len()), [27, 43, 31]);
    assert_eq!(london.of_colour(Colour::Grey).len(), 11);
    assert_eq!(london.groups.actions.len(), 4);
}

// L1.1
#[test]
fn the_larger_pack_has_110_cards() {
    let london = built_in("london-110");
    assert_eq!(london.cards().len(), 110);
    assert_eq!(Set::ALL.map(|set| london.of_set(set).len()), [27, 48, 35]);
    assert_eq!(london.of_colour(Colour::Grey).len(), 11);
    assert_eq!(london.groups.actions.len(), 4);
    assert!(london.titles().all(|(_, title)| title.copies > 0));
}

// L1.3, L2.4
#[test]
fn there_are_20_boroughs_and_three_of_them_start() {
    for name in Content::BUILT_IN {
        let content = built_in(name);
        assert_eq!(content.boroughs().count(), 20);
        let starters = content.boroughs().filter(|(_, borough)| borough.starter);
        let ids: Vec<_> = starters.map(|(_, borough)| borough.id.as_str()).collect();
        assert_eq!(ids, ["city", "westminster", "southwark-bermondsey"]);
    }
}

// L1.2
#[test]
fn kinds_and_colours_agree() {
    for name in Content::BUILT_IN {
        for (_, title) in built_in(name).titles() {
            assert_eq!(
                title.kind == CardKind::Pauper,
                title.colour == Colour::Grey,
                "{}",
                title.id
            );
            assert_eq!(title.kind == CardKind::Action, title.action.is_some(), "{}", title.id);
        }
    }
}

// L-R29
#[test]
fn copies_are_neighbours_in_the_order_of_the_pack() {
    let london = built_in("london");
    let titles: Vec<_> = london.cards().map(|card| london.title_of(card)).collect();
    assert!(titles.is_sorted());
    for (title, facts) in london.titles() {
        assert_eq!(london.copies(title).len(), usize::from(facts.copies));
        assert!(london.copies(title).all(|card| london.card(card).id == facts.id));
    }
    assert_eq!(london.cards().map(Card::index).collect::<Vec<_>>(), Vec::from_iter(0..101));
}

#[test]
fn a_title_without_copies_is_described() {
    let london = built_in("london");
    let lloyds = london.find_title("lloyds-of-london-b").expect("described");
    assert!(london.copies(lloyds).is_empty());
    assert_eq!(london.title(lloyds).prestige, 2);
}

// L10.1, L10.3
#[test]
fn some_cards_say_what_is_printed() {
    let london = built_in("london");
    let hospital = title(&london, "hospital-b");
    assert_eq!((hospital.cost, hospital.prestige, hospital.copies), (2, 3, 2));
    assert_eq!(hospital.abilities, [Modifier::FlipsInstead]);
    assert!(hospital.needs_discard && hospital.activation.is_none());

    let docks = activation(title(&london, "west-india-docks-b"));
    assert_eq!(docks.cost, Some(Cost::Discard(Filter::Any)));
    assert_eq!(docks.effects.as_slice(), [Effect::GainCash(Amount::Fixed(7))]);
    assert!(docks.flips);

    let steamboats = activation(title(&london, "steamboats-b"));
    let per_borough = Amount::Each { each: 2, per: Count::RiversideBorough };
    assert_eq!(steamboats.effects.as_slice(), [Effect::GainCash(per_borough)]);

    let huguenots = title(&london, "huguenots-a").action.expect("an action card");
    assert_eq!(huguenots.as_slice(), [Effect::DrawCards(2)]);

    assert!(!title(&london, "coffee-house-a").needs_discard);
    assert!(!activation(title(&london, "coffee-house-a")).flips);
}

// L10.5
#[test]
fn some_boroughs_say_what_is_printed() {
    let london = built_in("london");
    let wandsworth = borough(&london, "wandsworth");
    assert_eq!((wandsworth.draw, wandsworth.prestige, wandsworth.relief), (2, 2, 1));
    assert_eq!(wandsworth.run.as_slice(), [Effect::TakePoverty(Amount::Fixed(2))]);
    assert_eq!((wandsworth.side, wandsworth.river), (Side::South, true));
    assert!(!borough(&london, "hampstead").river);
}

#[test]
fn every_field_has_a_provenance() {
    let london = built_in("london");
    let hospital = &title(&london, "hospital-a").sources;
    assert_eq!(hospital.of("cost"), Provenance::Rulebook);
    assert_eq!(hospital.of("prestige"), Provenance::FirstEdition);
    assert_eq!(title(&london, "omnibus-b").sources.of("copies"), Provenance::Reconstructed);

    let larger = built_in("london-110");
    assert_eq!(title(&larger, "omnibus-b").sources.of("copies"), Provenance::FirstEdition);
    assert_eq!(title(&larger, "hospital-a").sources, *hospital);
}

/// Frozen: records carry these. Variants of effects and abilities are hashed by their place in the
/// enum, so new ones are added at its end.
#[test]
fn digests_are_frozen() {
    let digests = Content::BUILT_IN.map(|name| built_in(name).digest().to_string());
    assert_eq!(digests, ["910f65ad5ade9886", "3e31db2e5cbe2acc"]);
}

#[test]
fn every_change_of_the_rules_changes_the_digest() {
    let (_, text) = BUILT_IN[0];
    let digest = built_in("london").digest();
    for (old, new) in [
        ("prestige = 6", "prestige = 7"),
        ("cost = 10", "cost = 11"),
        ("gain_cash = 4", "gain_cash = 3"),
        ("id = \"mercers-a\"", "id = \"mercers\""),
        ("discard = false", "discard = true"),
        ("activate.flips = true", "activate.flips = false"),
        ("discard = \"any\"", "discard = \"brown\""),
        ("per = \"borough\"", "per = \"north_borough\""),
        ("loan_pays = 12", "loan_pays = 13"),
        ("relief = 4", "relief = 5"),
        ("river = true\n", ""),
        ("hand_spared = 2", "hand_spared = 3"),
        ("run = [{ gain_cash = 2 }]", "run = [{ gain_prestige = 2 }]"),
    ] {
        assert!(text.contains(old), "{old}");
        assert_ne!(parse(&text.replacen(old, new, 1)).unwrap().digest(), digest, "{new}");
    }
}

#[test]
fn names_provenance_and_cards_left_out_do_not_change_the_digest() {
    let (_, text) = BUILT_IN[0];
    let digest = built_in("london").digest();
    for (old, new) in [
        ("pack = \"london\"", "pack = \"my-london\""),
        ("id = \"mercers-a\"", "id = \"mercers-a\"\nname = \"Mercers\""),
        ("id = \"lewisham\"", "id = \"lewisham\"\nname = \"Lewisham\""),
        ("provenance = \"first-edition\"", "provenance = \"owner\""),
        ("{ copies = \"reconstructed\" }", "{ copies = \"owner\" }"),
        ("take_cash_from_opponents = 2", "take_cash_from_opponents = 3"),
    ] {
        assert!(text.contains(old), "{old}");
        assert_eq!(parse(&text.replacen(old, new, 1)).unwrap().digest(), digest, "{new}");
    }
}

#[test]
fn a_fixed_and_a_counted_amount_have_different_digests() {
    let with = |effect: &str| {
        let (_, text) = BUILT_IN[0];
        parse(&text.replacen("gain_cash = 4", effect, 1)).unwrap().digest()
    };
    assert_ne!(with("gain_cash = 1"), with("gain_cash = { each = 1, per = \"borough\" }"));
}
