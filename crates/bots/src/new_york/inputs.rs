//! A table of New York as numbers.

use new_york::{ActionCard, Challenge, Generation, NewYork, Scoring, State, Tile, TileSet};
use table::{BySeat, Digest, Seat};

use super::count::{Best, Counted, Thing, count, points};
use super::judge::{WORTHS, part, turns_left};
use crate::account::{OTHERS, Whose};
use crate::learned::{Inputs, Learner, Lessons, List};

/// Numbers about the table as a whole.
const TABLE: usize = 10 + 4 + 5 + 3 + 15 + 3 + 2;
/// Numbers about a player: each thing by itself and by the turns left, and what follows.
const PLAYER: usize = 2 * Thing::COUNT + 19 + 5 + 4 * Challenge::ALL.len() + 6 + 4 + 2 + 3 + 1;

/// What makes each thing about one, in the order of the things.
const SCALES: [f64; Thing::COUNT] = [
    60.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 10.0, 3.0, 1.0, 3.0, 1.0, 1.0, 6.0, 18.0, 25.0, 18.0, 10.0,
    4.0, 5.0, 8.0, 6.0, 6.0,
];

impl Learner for NewYork {
    const INPUTS: usize = TABLE + 3 * PLAYER;
    const SCHEMA: u32 = 1;

    /// First the table, then the seat, the best of the others by the rules of thumb, and the rest of them on
    /// average. Nothing at a table of New York is hidden but what comes next, which is not looked at.
    fn as_numbers(&self, world: &State, seat: Seat, inputs: &mut Inputs) -> f64 {
        let scores = self.score(world);
        let players = world.seats().all().map(|one| Player::new(self, world, one, &scores));
        let players: Vec<Player> = players.collect();
        let of = |one: Seat| &players[one.index()];
        let others = || world.seats().others(seat);
        let rival = others().max_by(|&a, &b| of(a).value.total_cmp(&of(b).value));
        let rival = rival.expect("nobody plays alone");
        put_table(self, world, [seat, rival], &scores, of(seat).tens, inputs);
        let about = |one: Seat| of(one).numbers(self, world, one);
        inputs.put_all(&about(seat));
        inputs.put_all(&about(rival));
        let mut rest = [0.0; PLAYER];
        let others = others().filter(|&other| other != rival);
        let share = 1.0 / (world.seats().count() - 2).max(1) as f32;
        for other in others {
            for (sum, number) in rest.iter_mut().zip(about(other)) {
                *sum += number * share;
            }
        }
        inputs.put_all(&rest);
        of(seat).value - of(rival).value
    }

    fn is_decided(&self, world: &State) -> bool {
        world.is_over()
    }

    fn content(&self) -> Digest {
        self.content().digest()
    }

    fn lessons(players: usize) -> Option<&'static Lessons> {
        static OF_TWO: Lessons = Lessons::new(include_bytes!("../../weights/new-york-2.weights"));
        static OF_THREE: Lessons = Lessons::new(include_bytes!("../../weights/new-york-3.weights"));
        static OF_FOUR: Lessons = Lessons::new(include_bytes!("../../weights/new-york-4.weights"));
        match players {
            2 => Some(&OF_TWO),
            3 => Some(&OF_THREE),
            4 => Some(&OF_FOUR),
            ..=1 | 5.. => None,
        }
    }
}

/// The race along the streets and for the challenge, and how long the game may go on.
fn put_table(
    game: &NewYork,
    world: &State,
    [seat, rival]: [Seat; 2],
    scores: &BySeat<Scoring>,
    tens: f64,
    inputs: &mut Inputs,
) {
    inputs.one_of(10, (tens * 6.0) as usize);
    inputs.one_of(4, world.last_turns().map_or(3, |left| usize::from(left).min(2)));
    let challenge = world.challenge();
    inputs.one_of(5, challenge as usize);
    let king = f32::from(u8::from(challenge == Challenge::GenerationKing));
    let of =
        |one: Seat, generation| (world.standing(one) & game.of_generation(generation)).len() as f32;
    for generation in Generation::BUILT {
        let lead = of(seat, generation) - of(rival, generation);
        inputs.put(lead.clamp(-2.0, 2.0) / 2.0 * king);
    }
    for (mine, theirs) in scores[seat].along.into_iter().zip(scores[rival].along) {
        inputs.one_of(5, usize::try_from((mine - theirs).clamp(-2, 2) + 2).unwrap_or(0));
    }
    let margin = (scores[seat].total - scores[rival].total) as f32 / 20.0;
    inputs.put_all(&[margin, margin * tens as f32]);
    inputs.put(world.legendaries().len() as f32 / 4.0);
    inputs.put(f32::from(u8::from(world.active() == seat)));
    inputs.put(world.cards_left() as f32 / 40.0);
}

/// What is known of one player.
struct Player {
    counted: Counted,
    /// Tens of turns left; 0 with none.
    tens: f64,
    /// Whether there is no turn left.
    done: bool,
    /// What the rules of thumb expect at the end.
    value: f64,
}

impl Player {
    fn new(game: &NewYork, world: &State, seat: Seat, scores: &BySeat<Scoring>) -> Self {
        let counted = count(game, world, seat, scores);
        match turns_left(world, seat) {
            Some(turns) => {
                let tens = (turns / 10.0).min(2.0);
                Self { counted, tens, done: false, value: counted.worth(&WORTHS, tens) }
            }
            None => {
                let value = f64::from(scores[seat].total);
                Self { counted, tens: 0.0, done: true, value }
            }
        }
    }

    fn numbers(&self, game: &NewYork, world: &State, seat: Seat) -> [f32; PLAYER] {
        let mut list = List::default();
        for (number, scale) in self.counted.numbers().iter().zip(SCALES) {
            let number = (number / scale) as f32;
            list.put(number);
            list.put(number * self.tens as f32);
        }
        let unbuilt = world.unbuilt(seat);
        list.one_of(19, unbuilt.len());
        list.one_of(5, usize::from(game.workers(world, seat)));
        let standing = world.standing(seat);
        let irregular = standing.filter(|&tile| game.content().tile(tile).irregular()).count();
        for challenge in Challenge::ALL {
            let counts = u8::from(challenge == world.challenge());
            for generation in Generation::BUILT {
                let stand = (standing & game.of_generation(generation)).len();
                list.put(stand as f32 / 5.0 * f32::from(counts));
            }
            list.put(irregular as f32 / 5.0 * f32::from(counts));
        }
        let sum = |tiles: TileSet| tiles.map(|tile| points(game, tile)).sum::<f64>() as f32;
        for generation in Generation::BUILT {
            let left = unbuilt & game.of_generation(generation);
            list.put(left.len() as f32 / 6.0);
            list.put(sum(left) / 25.0);
        }
        self.put_reach(game, world, seat, &mut list);
        list.put(f32::from(u8::from(standing.meets(Tile::LEGENDARY))));
        list.put(f32::from(u8::from(unbuilt.len() <= 4)));
        for card in ActionCard::ALL {
            list.put(f32::from(u8::from(world.action_cards(seat).has(card))));
        }
        list.put(f32::from(u8::from(self.done)));
        list.numbers()
    }

    /// The best that can be built with a card of the market: of all, with another card if that one is gone,
    /// and of what is not unlocked yet.
    fn put_reach(&self, game: &NewYork, world: &State, seat: Seat, list: &mut List<PLAYER>) {
        let can = game.workers(world, seat) > 0 && !self.done;
        let open = |generation: &Generation| world.points(seat) >= game.points_for(*generation);
        let unlocked = Generation::BUILT.into_iter().filter(open);
        let unlocked = unlocked.fold(TileSet::EMPTY, |tiles, one| tiles | game.of_generation(one));
        let most = |tiles: TileSet| tiles.map(|tile| points(game, tile)).fold(0.0, f64::max);
        let (mut now, mut locked) = (Best::<3>::default(), 0.0_f64);
        if can {
            for tiles in game.in_reach(world, seat) {
                now.meet(most(tiles & unlocked));
                locked = locked.max(most(tiles.without(unlocked)));
            }
        }
        now.0.iter().for_each(|&best| list.put(best as f32 / 8.0));
        list.put(locked as f32 / 8.0);
    }
}

/// Whom the number at a place tells of, and of what, in the order in which they are put.
pub(super) fn part_of(place: usize) -> (Whose, &'static str) {
    let Some(place) = place.checked_sub(TABLE) else { return (Whose::Table, part_of_table(place)) };
    let whose = if place < PLAYER { Whose::Own } else { Whose::Others };
    (whose, part_of_player(place % PLAYER))
}

/// The legendary skyscrapers that nobody has built are for the others first: they are asked next.
fn part_of_table(place: usize) -> &'static str {
    match place {
        ..14 | 40.. => "share-tempo",
        14..22 => "share-challenge",
        22..37 => "share-streets",
        37..39 => "share-points",
        39 => OTHERS,
    }
}

fn part_of_player(place: usize) -> &'static str {
    const THINGS: usize = 2 * Thing::COUNT;
    const CHALLENGES: usize = 4 * Challenge::ALL.len();
    let Some(after) = place.checked_sub(THINGS) else { return part(WORTHS[place / 2].0) };
    let Some(left) = after.checked_sub(19 + 5 + CHALLENGES) else {
        return match after {
            ..19 => "share-tiles",
            19..24 => "share-workers",
            24.. => "share-challenge",
        };
    };
    match left {
        ..6 => "share-tiles",
        6..10 => "share-ground",
        10 => "share-points",
        11 | 15.. => "share-tempo",
        12..15 => "share-cards",
    }
}
