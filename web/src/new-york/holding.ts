// What somebody has in hand, in a few words: the skyscraper, and in how many places it can stand.

import type { Words } from "$lib/words/words.svelte";
import type { Table } from "./table.svelte";

/** Nothing while no skyscraper is held or placed. */
export function holding(table: Table, words: Words): string | null {
  const tile = table.tile === null ? undefined : table.printed.tiles[table.tile];
  if (!tile) return null;
  const name = tile.legendary ? words.say(tile.name) : words.text(`new-york-generation-${tile.generation}`);
  const what = words.text("web-new-york-holding", { name, cells: tile.shape.length });
  // What is held and not placed has one place alone.
  const places = words.text("web-new-york-places", { count: table.placing ? table.sites.length : 1 });
  // Where it takes two lines, the first one ends with the dot; a number stays with what it counts.
  return `${what}\u00a0· ${places}`.replace(/(\d) /g, "$1\u00a0");
}
