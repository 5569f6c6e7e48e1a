//! Every continuous ability of both packs really matters in play.
//!
//! A state knows no pack, so the same moment can be looked at by two games: one with the ability and
//! one without. An ability is exercised when, somewhere in random games, the two disagree about what
//! may be done or what comes of it.

use london::{Content, London, Modifier, Options, State};
use table::{Game, Rng, Seats};

use crate::scene::pack;

/// The pack with one ability taken away, or changed where the card would make no sense without it.
fn without(base: &str, table: &str, id: &str, modifier: Modifier) -> Content {
    let left = match modifier {
        Modifier::TillFills(_) => "[{ till_fills = 2 }]",
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
        | Modifier::RunOffer { .. } => "[]",
    };
    let totals = match base {
        "london" => "cards = 101\na = 27\nb = 43\nc = 31",
        _ => "cards = 110\na = 27\nb = 48\nc = 35",
    };
    let text = format!(
        "format = 1\npack = \"less\"\nextends = \"{base}\"\nprovenance = \"owner\"\n[totals]\n{totals}\n\
         paupers = 11\nactions = 4\nboroughs = 20\n[[{table}]]\nid = \"{id}\"\nabilities = {left}\n"
    );
    Content::parse("less.toml", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// An ability whose use has not been seen yet.
struct Unproven {
    id: String,
    without: London,
}

/// All abilities of cards and boroughs that are in the pack.
fn abilities(base: &str, seats: Seats) -> Vec<Unproven> {
    let content = pack(base);
    let cards = content.titles().filter(|(_, facts)| facts.copies > 0);
    let cards = cards.flat_map(|(_, f)| f.abilities.iter().map(|&m| ("card", f.id.clone(), m)));
    let boroughs = content.boroughs();
    let boroughs =
        boroughs.flat_map(|(_, f)| f.abilities.iter().map(|&m| ("borough", f.id.clone(), m)));
    cards
        .chain(boroughs)
        .map(|(table, id, modifier)| {
            let content = without(base, table, &id, modifier);
            Unproven { id, without: London::new(content, seats, Options::default()) }
        })
        .collect()
}

/// Whether the two games see this moment differently.
fn differ(game: &London, other: &London, state: &State, action: london::Action) -> bool {
    let (mut legal, mut other_legal) = (Vec::new(), Vec::new());
    game.legal_actions(state, &mut legal);
    other.legal_actions(state, &mut other_legal);
    if legal != other_legal {
        return true;
    }
    let (mut after, mut other_after) = (*state, *state);
    game.apply_unchecked(&mut after, action, &mut ());
    other.apply_unchecked(&mut other_after, action, &mut ());
    after != other_after
}

// L1.6, L5.6, L6.3
#[test]
fn every_ability_changes_something_in_play() {
    for base in Content::BUILT_IN {
        let seats = Seats::new(2).unwrap();
        let game = London::new(pack(base), seats, Options::default());
        let mut unproven = abilities(base, seats);
        assert!(unproven.len() >= 25, "{}", unproven.len());
        for seed in 0..400 {
            let mut state = game.setup(&game.deal(seed));
            let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
            while game.decision(&state).is_some() && !unproven.is_empty() {
                game.legal_actions(&state, &mut legal);
                let action = *rng.pick(&legal).unwrap();
                unproven.retain(|ability| !differ(&game, &ability.without, &state, action));
                game.apply_unchecked(&mut state, action, &mut ());
            }
        }
        let left: Vec<&str> = unproven.iter().map(|ability| ability.id.as_str()).collect();
        assert!(left.is_empty(), "{base}: never mattered: {left:?}");
    }
}
