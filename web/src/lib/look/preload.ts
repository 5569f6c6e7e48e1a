// The display face of a table is asked for as soon as it is known which table it is: before anything of it is drawn.

import forum from "@fontsource/forum/files/forum-latin-400-normal.woff2?url";
import standardBold from "@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2?url";

const FACES: Record<string, string[]> = { london: [standardBold], "new-york": [forum] };

/** Fetches the display face of a game, once. */
export function preload(game: string): void {
  for (const href of FACES[game] ?? []) {
    if (document.head.querySelector(`link[rel="preload"][href="${href}"]`)) continue;
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href });
    document.head.append(link);
  }
}
