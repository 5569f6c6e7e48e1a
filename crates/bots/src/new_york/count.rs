//! What is counted at a table of New York.

use new_york::{Challenge, Generation, NewYork, Scoring, State, TileSet};
use table::{BySeat, Seat};

use crate::counted::{self, Countable};

/// Something that a player has more or less of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    /// What the player would have if the game ended now.
    Points,
    /// Points of the best skyscraper that could be built at once.
    Build,
    /// Of the best in another block.
    SecondBuild,
    /// Of the best in a third one.
    ThirdBuild,
    /// Of the best that would fit if its generation were unlocked.
    LockedBuild,
    /// Of the best that would fit if lower ones made room.
    Renewal,
    /// Of the best of those in another block.
    SecondRenewal,
    /// Cells that nothing stands on.
    FreeCells,
    /// Workers at hand, up to three.
    Workers,
    /// Whether there is none.
    NoWorker,
    ActionCards,
    /// Whether silver may be built.
    SilverOpen,
    /// Whether gold may be built.
    GoldOpen,
    /// Points missing for silver.
    ToSilver,
    /// Points missing for gold.
    ToGold,
    /// Points of the four best skyscrapers never built.
    BestUnbuilt,
    /// How many were never built.
    Unbuilt,
    /// Skyscrapers along the streets that score.
    Along,
    /// How far ahead along each of them, up to two.
    StreetLead,
    /// Skyscrapers that the challenge counts.
    Challenge,
    /// The most free cells in a block.
    LargestFree,
    /// Blocks in which the player holds something.
    Blocks,
    /// Bronze skyscrapers that stand.
    Bronze,
}

impl Thing {
    pub(super) const COUNT: usize = Self::Bronze as usize + 1;
}

impl Countable for Thing {
    fn place(self) -> usize {
        self as usize
    }
}

pub(super) type Counted = counted::Counted<Thing, { Thing::COUNT }>;

/// Counts what `seat` has. The scores are those of the world.
pub(super) fn count(
    game: &NewYork,
    world: &State,
    seat: Seat,
    scores: &BySeat<Scoring>,
) -> Counted {
    let mut counted = Counted::nothing();
    count_ground(game, world, seat, &mut counted);
    counted[Thing::Points] = f64::from(scores[seat].total);
    count_streets(world, seat, scores, &mut counted);
    count_standing(game, world, seat, &mut counted);
    let workers = game.workers(world, seat);
    counted[Thing::Workers] = f64::from(workers.min(3));
    counted[Thing::NoWorker] = yes(workers == 0);
    counted[Thing::ActionCards] = world.action_cards(seat).len() as f64;
    let missing = |generation| f64::from((game.points_for(generation) - world.points(seat)).max(0));
    counted[Thing::ToSilver] = missing(Generation::Silver);
    counted[Thing::ToGold] = missing(Generation::Gold);
    counted[Thing::SilverOpen] = yes(counted[Thing::ToSilver] == 0.0);
    counted[Thing::GoldOpen] = yes(counted[Thing::ToGold] == 0.0);
    let mut best = Best::<4>::default();
    world.unbuilt(seat).for_each(|tile| best.meet(points(game, tile)));
    counted[Thing::BestUnbuilt] = best.0.iter().sum();
    counted[Thing::Unbuilt] = world.unbuilt(seat).len() as f64;
    counted
}

/// What the territory is good for.
fn count_ground(game: &NewYork, world: &State, seat: Seat, counted: &mut Counted) {
    let open = |generation: &Generation| world.points(seat) >= game.points_for(*generation);
    let unlocked = Generation::BUILT.into_iter().filter(open);
    let unlocked = unlocked.fold(TileSet::EMPTY, |tiles, one| tiles | game.of_generation(one));
    let best = |tiles: TileSet| tiles.map(|tile| points(game, tile)).fold(0.0, f64::max);
    let (mut builds, mut renewals) = (Best::<3>::default(), Best::<2>::default());
    for prospect in game.prospects(world, seat) {
        let free = f64::from(prospect.free);
        counted[Thing::FreeCells] += free;
        counted[Thing::LargestFree] = counted[Thing::LargestFree].max(free);
        counted[Thing::Blocks] += 1.0;
        builds.meet(best(prospect.fitting & unlocked));
        renewals.meet(best(prospect.renewing.without(prospect.fitting) & unlocked));
        let locked = best(prospect.fitting.without(unlocked));
        counted[Thing::LockedBuild] = counted[Thing::LockedBuild].max(locked);
    }
    [counted[Thing::Build], counted[Thing::SecondBuild], counted[Thing::ThirdBuild]] = builds.0;
    [counted[Thing::Renewal], counted[Thing::SecondRenewal]] = renewals.0;
}

/// How the races along the streets stand.
fn count_streets(world: &State, seat: Seat, scores: &BySeat<Scoring>, counted: &mut Counted) {
    for (street, &along) in scores[seat].along.iter().enumerate() {
        let others = world.seats().others(seat);
        let most = others.map(|other| scores[other].along[street]).max().unwrap_or(0);
        counted[Thing::Along] += f64::from(along);
        counted[Thing::StreetLead] += f64::from((along - most).clamp(-2, 2));
    }
}

/// What has been built, and what the challenge makes of it.
fn count_standing(game: &NewYork, world: &State, seat: Seat, counted: &mut Counted) {
    let standing = world.standing(seat);
    let of = |generation| (standing & game.of_generation(generation)).len() as f64;
    counted[Thing::Bronze] = of(Generation::Bronze);
    counted[Thing::Challenge] = match world.challenge() {
        Challenge::BronzeBaron => of(Generation::Bronze),
        Challenge::MasterArchitect => {
            standing.filter(|&tile| game.content().tile(tile).irregular()).count() as f64
        }
        // Only who has most: one more of any generation may be that.
        Challenge::GenerationKing => 0.0,
        Challenge::GoldTycoon | Challenge::GoldPrestige => of(Generation::Gold),
    };
}

pub(super) fn points(game: &NewYork, tile: new_york::Tile) -> f64 {
    f64::from(game.content().tile(tile).points)
}

pub(super) fn yes(holds: bool) -> f64 {
    f64::from(u8::from(holds))
}

/// The greatest numbers met, the first the greatest.
pub(super) struct Best<const MANY: usize>(pub(super) [f64; MANY]);

impl<const MANY: usize> Default for Best<MANY> {
    fn default() -> Self {
        Self([0.0; MANY])
    }
}

impl<const MANY: usize> Best<MANY> {
    pub(super) fn meet(&mut self, mut number: f64) {
        for place in &mut self.0 {
            if number > *place {
                std::mem::swap(place, &mut number);
            }
        }
    }
}
