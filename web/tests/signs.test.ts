import { expect, it } from "vitest";
import type { Printed, View } from "$lib/protocol/new-york";
import { words } from "$lib/words/words.svelte";
import { spoken } from "../src/in-words/shapes";
import { knownAs, newSigns, SIGNS } from "../src/new-york/signs";

const printed = {
  parks: [{}],
  tiles: [{ generation: "bronze", legendary: false }, { generation: "silver", legendary: false }, { generation: "gold", legendary: true }],
} as unknown as Printed;
const view = (cards: number, standing: number[]): View =>
  ({
    market: [1],
    players: [{ seat: 1, cards, unbuilt: [0], vacant: [], standing: standing.map((tile) => ({ tile, cells: [] })) }],
  }) as unknown as View;

it("explains the signs that somebody meets, each until it is known", () => {
  expect(newSigns(view(7, []), 1, printed, [])).toEqual(["lot", "street", "park", "bronze", "boom", "shift", "grab"]);
  // What was used is no longer there, and what is built is.
  expect(newSigns(view(2, [1]), 1, printed, ["lot", "street", "park"].map((one) => `new-york/${one}`))).toEqual(["bronze", "silver", "shift"]);
  // A legendary skyscraper is gold, but none of one's own generation.
  expect(newSigns(view(0, [2]), 1, printed, [])).toEqual(["lot", "street", "park", "bronze", "legendary", "king"]);
  expect(newSigns(view(7, [0, 1, 2]), 1, printed, SIGNS.map(knownAs))).toEqual([]);
});

it("says shapes row by row to those who hear them", () => {
  const shape = { id: "new-york-fact-shape", args: [["shape", { Text: "XX_ / XXX / __X" }]] as [string, { Text: string }][] };
  expect(spoken(words, shape)).toBe("Shape, by its columns from the left: row 1: 1, 2; row 2: 1, 2, 3; row 3: 3");
  expect(spoken(words, { id: "web-title", args: [] })).toBe("Two Cities");
});
