import { expect, it } from "vitest";
import type * as NewYork from "$lib/protocol/new-york";
import { words } from "$lib/words/words.svelte";
import { besideLot, lotAt, sayBeside } from "../src/in-words/ground";

/** Two lots side by side and one across a street; the last column lies next to nothing of the row below. */
const printed = {
  columns: 3,
  ground: [{ Lot: 0 }, { Lot: 1 }, { Lot: 1 }, "Street", "Street", "Street", { Lot: 2 }, "Street", "Street"],
  lots: [
    { id: "G1", cells: [{ row: 0, column: 0 }] },
    { id: "G2", cells: [{ row: 0, column: 1 }, { row: 0, column: 2 }] },
    { id: "G3", cells: [{ row: 2, column: 0 }] },
  ],
} as unknown as NewYork.Printed;
const view = { players: [{ seat: 1, lots: [1] }, { seat: 2, lots: [] }] } as unknown as NewYork.View;

it("finds the lots that share an edge", () => {
  expect(besideLot(printed, 0)).toEqual([1]);
  expect(besideLot(printed, 1)).toEqual([0]);
  expect(besideLot(printed, 2)).toEqual([]);
  expect(besideLot(printed, 9)).toEqual([]);
  expect(lotAt(printed, { row: 0, column: 3 })).toBe(null);
  expect(lotAt(printed, { row: 1, column: 0 })).toBe(null);
});

it("says them with whoever has them", () => {
  expect(sayBeside(words, printed, view, () => "Anna", 0)).toEqual(["Next to G2 (Anna)"]);
  expect(sayBeside(words, printed, view, () => "Anna", 1)).toEqual(["Next to G1"]);
  expect(sayBeside(words, printed, view, () => "Anna", 2)).toEqual([]);
});
