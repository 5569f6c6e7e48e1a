//! A second, slow scorer, written from the clauses alone and from what lies open at the end.
//!
//! It shares no code with the engine: it reads the final view (L-R34) and the pack.

use london::{Content, London, PlayerView, State, View};
use table::{Game, Viewer};

/// What a player ends with, as somebody at the table would write it on paper.
struct Sheet {
    prestige: i64,
    poverty: i64,
    boroughs: usize,
    best_card: u8,
}

/// L9.2, steps 1 to 5, for one player.
fn count(content: &Content, player: &PlayerView) -> Sheet {
    let mut prestige = i64::from(player.prestige);
    let mut poverty = i64::from(player.poverty);
    // Step 1
    for _ in 0..player.hand.len() {
        poverty += 1;
    }
    // Step 2
    let mut best_card = 0;
    for stack in &player.stacks {
        for &title in &stack.cards {
            let printed = content.title(title).prestige;
            prestige += i64::from(printed);
            best_card = best_card.max(printed);
        }
    }
    // Step 3
    let (mut cash, mut loans) = (player.cash, player.loans);
    while loans > 0 && cash >= 15 {
        loans -= 1;
        cash -= 15;
    }
    // Step 4
    while cash >= 3 {
        cash -= 3;
        prestige += 1;
    }
    // Step 5
    while loans > 0 {
        loans -= 1;
        prestige -= 7;
    }
    Sheet { prestige, poverty, boroughs: player.boroughs.len(), best_card }
}

/// L9.3, read off the table point by point.
fn lost_to_poverty(poverty: i64) -> i64 {
    let mut lost = 0;
    for point in 1..=poverty {
        lost += match point {
            1 | 3 | 4 => 1,
            2 => 0,
            5..=10 => 2,
            _ => 3,
        };
    }
    lost
}

/// Points and ranks of all seats by L9.2 and L9.4.
fn second_score(content: &Content, view: &View) -> Vec<(i64, u8)> {
    let mut sheets: Vec<Sheet> = view.players.iter().map(|player| count(content, player)).collect();
    // Step 6
    while sheets.iter().all(|sheet| sheet.poverty > 0) {
        sheets.iter_mut().for_each(|sheet| sheet.poverty -= 1);
    }
    // Step 7
    for sheet in &mut sheets {
        sheet.prestige -= lost_to_poverty(sheet.poverty);
    }
    let beats = |a: &Sheet, b: &Sheet| {
        if a.prestige != b.prestige {
            a.prestige > b.prestige
        } else if a.poverty != b.poverty {
            a.poverty < b.poverty
        } else if a.boroughs != b.boroughs {
            a.boroughs > b.boroughs
        } else {
            a.best_card > b.best_card
        }
    };
    sheets
        .iter()
        .map(|mine| {
            let better = sheets.iter().filter(|other| beats(other, mine)).count();
            (mine.prestige, u8::try_from(better + 1).unwrap())
        })
        .collect()
}

/// Compares both scorers; nothing to compare until the game is over.
pub(crate) fn agrees(game: &London, state: &State) -> Result<(), String> {
    let Some(outcome) = game.outcome(state) else { return Ok(()) };
    let second = second_score(game.content(), &game.view(state, Viewer::Spectator));
    let first: Vec<(i64, u8)> = game
        .seats()
        .all()
        .map(|seat| (i64::from(outcome.scores[seat]), outcome.ranks[seat]))
        .collect();
    if first == second { Ok(()) } else { Err(format!("{first:?} against {second:?}")) }
}
