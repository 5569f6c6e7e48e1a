// Which thing on the table stands for which answer.

import type { Action, Lot, LotKind, Printed, SiteNo, Tile } from "$lib/protocol/new-york";
import type { Choice } from "$lib/protocol/table";

export type Answer = Choice<Action>;

/** The answers, by the thing that one points at to give them. Whatever is in none of these is a button. */
export type Things = {
  /** Lots: to acquire, to give back or to begin on. */
  lots: Map<Lot, Answer>;
  /** Lot cards of the open market. */
  cards: Map<LotKind, Answer>;
  /** Skyscrapers: more than one answer if one could build and demolish. */
  tiles: Map<Tile, Answer[]>;
  sites: Map<SiteNo, Answer>;
  grabs: { kinds: [LotKind, LotKind]; answer: Answer }[];
  shift: Answer | null;
  /** Construction boom is on: the tiles that can be built once more are in `tiles`. */
  boom: boolean;
  buttons: Answer[];
};

export function sortChoices(choices: Answer[], printed: Printed): Things {
  const things: Things = {
    lots: new Map(),
    cards: new Map(),
    tiles: new Map(),
    sites: new Map(),
    grabs: [],
    shift: null,
    boom: false,
    buttons: [],
  };
  const tile = (number: Tile, answer: Answer) =>
    things.tiles.set(number, [...(things.tiles.get(number) ?? []), answer]);
  for (const answer of choices) {
    const { action } = answer;
    if (action === "Shift") things.shift = answer;
    else if (action === "Pass") things.buttons.push(answer);
    else if ("Take" in action) things.cards.set(action.Take, answer);
    else if ("Acquire" in action) things.lots.set(action.Acquire, answer);
    else if ("Return" in action) things.lots.set(action.Return, answer);
    else if ("At" in action) things.sites.set(action.At, answer);
    else if ("Grab" in action) things.grabs.push({ kinds: action.Grab, answer });
    else if ("Build" in action) tile(action.Build, answer);
    else if ("Demolish" in action) tile(action.Demolish, answer);
    else if ("Boom" in action) {
      things.boom = true;
      tile(action.Boom, answer);
    } else {
      // A character begins on a lot, and has a name: so it is both.
      const lot = printed.characters[action.Be]?.lot;
      if (lot !== undefined) things.lots.set(lot, answer);
      things.buttons.push(answer);
    }
  }
  return things;
}

/** The tiles that stand for each other: same shape, points and generation. */
export function equals(printed: Printed, tile: Tile): Tile[] {
  const look = (number: Tile) => {
    const one = printed.tiles[number];
    return one ? `${one.generation} ${one.points} ${one.legendary} ${JSON.stringify(one.shape)}` : `${number}`;
  };
  return printed.tiles.flatMap((_, number) => (look(number) === look(tile) ? [number] : []));
}

/** The two cards of a grab, whichever of them is named first. */
export function grabOf(things: Things, first: LotKind, second: LotKind): Answer | null {
  const found = things.grabs.find(
    ({ kinds: [a, b] }) => (a === first && b === second) || (a === second && b === first),
  );
  return found?.answer ?? null;
}
