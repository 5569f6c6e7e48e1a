// A large hand beside a low decision: its upper row runs over the decision, so that every card is wide enough to be read.

/** How the cards lie: so many of them in the upper row, and how wide and high those of each row are. */
export type Spread = { above: number; upper: { width: number; height: number }; lower: { width: number; height: number } };

/** The spaces between cards and between rows, and between the upper row and the decision. */
const GAP = 8;
const ROW_GAP = 10;
const APART = 8;
/** The widest that a low card is, and the least height of one that is wide. */
const WIDEST = 180;
const LEAST_HIGH = 126;
/** Narrower than this nothing can be read: then there are more rows. */
const NARROWEST = 108;

/** The width of each of so many cards in a row. */
const widthOf = (room: number, cards: number) => Math.min(WIDEST, Math.floor((room + GAP) / cards - GAP));

/**
 * Nothing if the decision is too high for it, or the cards are too many. `broad` is the width of the upper row and `room` that of the lower one,
 * `height` what both rows have together, `sheet` the height of the decision.
 */
export function spread(cards: number, broad: number, room: number, height: number, sheet: number): Spread | null {
  if (cards < 2 || sheet <= 0) return null;
  const low = Math.max(Math.floor((height - ROW_GAP) / 2), sheet + APART - ROW_GAP);
  const high = height - ROW_GAP - low;
  if (high < LEAST_HIGH) return null;
  // Of ways that are as wide, the most even one.
  let best = { above: 0, upper: 0, lower: 0 };
  for (let below = 1; below <= cards / 2; below += 1) {
    const above = cards - below;
    const [upper, lower] = [widthOf(broad, above), widthOf(room, below)];
    if (Math.min(upper, lower) >= Math.min(best.upper, best.lower)) best = { above, upper, lower };
  }
  if (Math.min(best.upper, best.lower) < NARROWEST) return null;
  return {
    above: best.above,
    upper: { width: best.upper, height: high },
    lower: { width: best.lower, height: low },
  };
}
