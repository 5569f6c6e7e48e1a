// The signs of New York in the order in which they are explained, and those that somebody meets for the first time.

import type { Printed, View } from "$lib/protocol/new-york";

export const SIGNS = [
  "lot", "street", "park", "worker", "bronze", "silver", "gold", "legendary", "king", "boom", "shift", "grab",
] as const;
export type Sign = (typeof SIGNS)[number];

/** What a sign is called where it is remembered as known; the icons of London are remembered beside it. */
export const knownAs = (sign: Sign): string => `new-york/${sign}`;

/** How many different things are built, kept or offered decides what is on the table; the map itself always is. */
export function newSigns(view: View, seat: number | null, printed: Printed, known: string[]): Sign[] {
  const own = view.players.find((one) => one.seat === seat);
  const standing = view.players.flatMap((one) => one.standing.flatMap(({ tile }) => printed.tiles[tile] ?? []));
  const stands = (generation: "silver" | "gold") => standing.some((tile) => tile.generation === generation && !tile.legendary);
  const legendary = standing.some((tile) => tile.legendary);
  const met: Record<Sign, boolean> = {
    lot: view.market.length > 0,
    street: true,
    park: printed.parks.length > 0,
    worker: view.players.some(({ vacant }) => vacant.length > 0),
    bronze: own !== undefined && own.unbuilt.length > 0,
    silver: stands("silver"),
    gold: stands("gold"),
    legendary,
    king: legendary,
    boom: holds(own?.cards, 0),
    shift: holds(own?.cards, 1),
    grab: holds(own?.cards, 2),
  };
  return SIGNS.filter((sign) => met[sign] && !known.includes(knownAs(sign)));
}

/** Action cards that are kept are a bit each. */
const holds = (cards: number | undefined, bit: number): boolean => ((cards ?? 0) & (1 << bit)) !== 0;
