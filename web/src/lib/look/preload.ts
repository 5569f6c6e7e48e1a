// The display face of a table is asked for as soon as it is known which table it is: before anything of it is drawn.

import { text } from "$lib/words/words.svelte";

const FACES: Record<string, { weight: number; family: string }> = {
  london: { weight: 700, family: "Old Standard TT" },
  "new-york": { weight: 400, family: "Forum" },
};

/** Fetches the display face of a game, once, in the script that is read. */
export function preload(game: string): void {
  const face = FACES[game];
  // A face that cannot be had now is asked for again when it is drawn with.
  if (face) document.fonts.load(`${face.weight} 1em "${face.family}"`, text(`web-game-${game}`)).catch(() => undefined);
}
