// Shapes of skyscrapers for those who hear them. On paper they are drawn with letters, row by row.

import type { Message } from "$lib/protocol/table";
import type { Words } from "$lib/words/words.svelte";

/** A message as it is said in words: a drawn shape row by row, with the columns that are built on. */
export function spoken(words: Words, message: Message): string {
  const drawn = message.id === "new-york-fact-shape" ? message.args.find(([name]) => name === "shape")?.[1] : undefined;
  if (!drawn || !("Text" in drawn)) return words.say(message);
  const rows = drawn.Text.split(" / ").map((row, number) => {
    const columns = [...row].flatMap((cell, place) => (cell === "X" ? [`${place + 1}`] : []));
    return words.text("web-words-shape-row", { row: number + 1, columns: columns.join(", ") });
  });
  return words.text("web-words-shape", { rows: rows.join("; ") });
}
