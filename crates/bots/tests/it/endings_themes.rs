//! What makes last turns hard: each clause that a player may forget decides some of them. A theme is in a position if
//! whoever forgets its clause would end the game worse; such positions are found among generated ones, and bots that
//! work endings out play each of them as well as can be.

use bots::{BotName, Planner};
use london::{Action as InLondon, London, Scoring, State as OfLondon, poverty_loss};
use new_york::{Action as InNewYork, NewYork, Question, Reason};
use table::{BySeat, Game, Seat};

use crate::endings::{best_of_all, ends_of_all, wanted};
use crate::endings_played::{Last, OF_A_THEME, are_played_best, best_way, last_turns};
use crate::games::{london, new_york};

/// A position, every way in which it may end, and the tables on the best way there.
struct Themed<G: Game> {
    last: Last<G>,
    ends: Vec<G::State>,
    way: Vec<G::State>,
}

/// Whether a theme is in a position.
type Fits<'f, G> = dyn Fn(&Themed<G>) -> bool + 'f;

/// How a theme is called, with its clauses, and where it is.
type Theme<'f, G> = (&'f str, &'f Fits<'f, G>);

/// Looks for every theme until it is there often enough, and lets the bots play what was found. A position may have
/// several.
fn are_found_and_played<G: Planner>(
    generated: impl Iterator<Item = Last<G>>,
    enough: usize,
    themes: &[Theme<'_, G>],
) {
    let (mut found, mut looked_at) = (vec![0; themes.len()], 0);
    let mut to_play = Vec::new();
    for last in generated {
        looked_at += 1;
        let ends = ends_of_all(&last.game, &last.state, last.seat).expect("it was tried before");
        let themed = Themed { ends, way: best_way(&last), last };
        let mut is_played = false;
        for (found, (_, fits)) in found.iter_mut().zip(themes) {
            if *found < enough && fits(&themed) {
                *found += 1;
                is_played = true;
            }
        }
        if is_played {
            to_play.push(themed.last);
        }
        if found.iter().all(|&found| found >= enough) {
            break;
        }
    }
    let named: Vec<_> = themes.iter().map(|(name, _)| name).zip(&found).collect();
    println!("{}: in {looked_at} positions, {} of them played: {named:#?}", G::NAME, to_play.len());
    for (name, &found) in named {
        assert!(found >= OF_A_THEME, "{}: only {found} with {name}", G::NAME);
    }
    are_played_best(&to_play);
}

impl<G: Game> Themed<G> {
    /// Points ahead of the best opponent, counted in some way.
    fn ahead(&self, totals: impl Fn(&G::State) -> BySeat<f64>, end: &G::State) -> f64 {
        let totals = totals(end);
        let others = self.last.game.seats().others(self.last.seat).map(|other| totals[other]);
        totals[self.last.seat] - others.fold(f64::NEG_INFINITY, f64::max)
    }

    /// By how much those fall behind what is possible who count in this way, forgetting something: those who choose well
    /// among what looks the same to them, and those who choose badly.
    fn lost(&self, forgetful: impl Fn(&G::State) -> BySeat<f64>) -> [f64; 2] {
        let game = &self.last.game;
        let right = |end: &G::State| {
            let scores = game.standing(end);
            BySeat::from_fn(|seat| f64::from(scores[seat]))
        };
        let counted =
            self.ends.iter().map(|end| (self.ahead(&forgetful, end), self.ahead(right, end)));
        let counted: Vec<(f64, f64)> = counted.collect();
        let wished = counted.iter().map(|it| it.0).fold(f64::NEG_INFINITY, f64::max);
        let possible = counted.iter().map(|it| it.1).fold(f64::NEG_INFINITY, f64::max);
        let chosen = counted.iter().filter(|it| it.0 >= wished - 1e-9).map(|it| it.1);
        let well = chosen.clone().fold(f64::NEG_INFINITY, f64::max);
        let badly = chosen.fold(f64::INFINITY, f64::min);
        [possible - well, possible - badly]
    }

    /// Whether all who count in this way end the game worse.
    fn misleads(&self, forgetful: impl Fn(&G::State) -> BySeat<f64>) -> bool {
        self.lost(forgetful)[0] > 1e-9
    }

    /// Whether some of them do.
    fn may_mislead(&self, forgetful: impl Fn(&G::State) -> BySeat<f64>) -> bool {
        self.lost(forgetful)[1] > 1e-9
    }

    /// The table when the game is over.
    fn best_end(&self) -> &G::State {
        self.way.last().expect("a way has a beginning")
    }
}

/// L9.2: what everybody has if steps 6 and 7 are done with other poverty than there is. `least` is what each hands back.
fn with_poverty(
    scores: &BySeat<Scoring>,
    poverty: impl Fn(Seat) -> i32,
    least: impl Fn(Seat) -> i32,
) -> BySeat<f64> {
    BySeat::from_fn(|seat| {
        let Scoring { total, poverty_loss: loss, .. } = scores[seat];
        f64::from(total + loss - poverty_loss(poverty(seat) - least(seat)))
    })
}

impl Themed<London> {
    /// L9.2 (6): nobody but others counts for what they hand back; one's own poverty does for oneself.
    fn without_swing(&self, end: &OfLondon) -> BySeat<f64> {
        let (scores, seats, me) =
            (self.last.game.score(end), self.last.game.seats(), self.last.seat);
        let least = |seat: Seat| {
            let counted = seats.all().filter(|&other| seat == me || other != me);
            counted.map(|other| scores[other].poverty).min().unwrap_or(0)
        };
        with_poverty(&scores, |seat| scores[seat].poverty, least)
    }

    /// L9.2 (1): cards in hand are no poverty.
    fn without_hands(&self, end: &OfLondon) -> BySeat<f64> {
        let (scores, seats) = (self.last.game.score(end), self.last.game.seats());
        let poverty = |seat: Seat| scores[seat].poverty - scores[seat].hand;
        let least = seats.all().map(poverty).min().unwrap_or(0);
        with_poverty(&scores, poverty, |_| least)
    }

    /// L9.2 (3), (5): nobody pays back a loan, and nobody pays for it.
    fn without_loans(&self, end: &OfLondon) -> BySeat<f64> {
        let scores = self.last.game.score(end);
        BySeat::from_fn(|seat| {
            let Scoring { total, repaid, cash, cash_prestige, unpaid_loss, .. } = scores[seat];
            f64::from(total + unpaid_loss - cash_prestige + (cash + 15 * repaid) / 3)
        })
    }

    /// L9.2 (6): whether the poverty of this seat is below that of all others in the end, which costs them.
    fn is_least(&self) -> bool {
        let (scores, me) = (self.last.game.score(self.best_end()), self.last.seat);
        let mut others = self.last.game.seats().others(me);
        others.all(|other| scores[me].poverty < scores[other].poverty)
    }

    /// How the game ends at best after each of two actions; `None` if the best way does not come to such a choice.
    fn after(&self, actions: [InLondon; 2]) -> Option<[f64; 2]> {
        let (game, seat, mut legal) = (&self.last.game, self.last.seat, Vec::new());
        let choice = self.way.iter().find(|state| {
            game.legal_actions(state, &mut legal);
            actions.iter().all(|action| legal.contains(action))
        })?;
        let [one, two] = actions.map(|action| {
            let mut after = *choice;
            game.apply_unchecked(&mut after, action, &mut ());
            best_of_all(game, &after, seat)
        });
        Some([one?, two?])
    }

    fn is_better(&self, one: InLondon, two: InLondon) -> bool {
        self.after([one, two]).is_some_and(|[one, two]| one > two)
    }
}

#[test]
fn themes_of_london_are_played_best() {
    let enough = wanted(OF_A_THEME);
    let generated = last_turns(london, BotName::RandomPlan, 1_000).take(enough * 12);
    are_found_and_played(
        generated,
        enough,
        &[
            ("poverty that falls below everybody's (L9.2, 6)", &|it| {
                it.is_least() && it.may_mislead(|end| it.without_swing(end))
            }),
            ("a loan to be paid back or paid for (L9.2, 3 and 5)", &|it| {
                it.misleads(|end| it.without_loans(end))
            }),
            ("a hand to be emptied (L9.2, 1)", &|it| it.misleads(|end| it.without_hands(end))),
            ("a city to be developed and not run (L4.3)", &|it| {
                it.is_better(InLondon::Develop, InLondon::RunCity)
            }),
        ],
    );
}

impl Themed<NewYork> {
    /// N3.6: whether something cannot be demolished for want of workers that would bring more than was built.
    fn workers_are_missing(&self) -> bool {
        let (game, seat, state) = (&self.last.game, self.last.seat, &self.last.state);
        let asked = game.decision(state).map(|decision| decision.question);
        let built = self.best_end().points(seat) - state.points(seat);
        asked == Some(Question::Start)
            && (state.unbuilt(seat) | state.legendaries()).any(|tile| {
                game.refusal(state, seat, InNewYork::Demolish(tile)) == Reason::TooFewWorkers
                    && i16::from(game.content().tile(tile).points) > built
            })
    }

    /// N7.2: whether a street counts for nobody any more that counted for somebody else.
    fn ties_a_street(&self) -> bool {
        let (game, me) = (&self.last.game, self.last.seat);
        let [before, after] = [&self.last.state, self.best_end()].map(|state| game.score(state));
        (0..3).any(|street| {
            game.seats().others(me).any(|other| before[other].streets[street] > 0)
                && game.seats().all().all(|seat| after[seat].streets[street] == 0)
        })
    }
}

#[test]
fn themes_of_new_york_are_played_best() {
    let enough = wanted(OF_A_THEME);
    let planned = last_turns(new_york, BotName::RandomPlan, 10_000);
    let random = last_turns(new_york, BotName::Random, 20_000);
    let generated = planned.zip(random).flat_map(|(one, two)| [one, two]).take(enough * 100);
    are_found_and_played(
        generated,
        enough,
        &[
            ("a street that is tied so that it counts for nobody (N7.2)", &|it| it.ties_a_street()),
            ("a demolition that lacks workers (N3.6)", &|it| it.workers_are_missing()),
        ],
    );
}
