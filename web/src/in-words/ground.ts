// Which lots lie side by side: who sees the map sees it, who hears it is told.

import type { Cell, Printed, View } from "$lib/protocol/new-york";
import type { Words } from "$lib/words/words.svelte";

/** The lot of a cell; nothing where there is a street, a park, or no map. */
export function lotAt(printed: Printed, { row, column }: Cell): number | null {
  if (column < 0 || column >= printed.columns) return null;
  const ground = printed.ground[row * printed.columns + column];
  return typeof ground === "object" && "Lot" in ground ? ground.Lot : null;
}

/** The lots that share an edge with a lot, so that one can build over both. */
export function besideLot(printed: Printed, lot: number): number[] {
  const cells = printed.lots[lot]?.cells ?? [];
  const around = cells.flatMap(({ row, column }) => [
    { row: row - 1, column },
    { row: row + 1, column },
    { row, column: column - 1 },
    { row, column: column + 1 },
  ]);
  const found = new Set(around.map((cell) => lotAt(printed, cell)));
  return [...found].filter((one) => one !== null && one !== lot).sort((a, b) => Number(a) - Number(b)) as number[];
}

/** The lots beside a lot as a sentence, each with whoever has it. */
export function sayBeside(words: Words, printed: Printed, view: View, nameOf: (seat: number) => string, lot: number): string[] {
  const owner = (one: number) => view.players.find(({ lots }) => lots.includes(one))?.seat;
  const said = besideLot(printed, lot).map((one) => {
    const seat = owner(one);
    return `${printed.lots[one]?.id ?? ""}${seat === undefined ? "" : ` (${nameOf(seat)})`}`;
  });
  return said.length === 0 ? [] : [words.text("web-words-next-to", { lots: said.join(", ") })];
}
