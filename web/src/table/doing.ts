// What somebody else is doing, as the others say it: the game's questions speak to whoever is asked.

import type { Asked, SeatNow } from "$lib/protocol/table";
import type { Words } from "$lib/words/words.svelte";

/** What one does who is asked this. */
const DOING: Record<string, string> = {
  "london-question-repay": "repaying",
  "london-question-start-draw": "drawing",
  "london-question-start-draw-some": "drawing",
  "london-question-put-back": "drawing",
  "london-question-draw": "drawing",
  "london-question-draw-more": "drawing",
  "london-question-choose-action": "choosing",
  "london-question-develop": "developing",
  "london-question-develop-more": "developing",
  "london-question-pay-for": "developing",
  "london-question-pay-for-with-cash": "developing",
  "london-question-place": "developing",
  "london-question-build-free": "developing",
  "london-question-choose-land": "buying",
  "london-question-run": "running",
  "london-question-activation-cost": "running",
  "london-question-offer-cost": "running",
  "london-question-cover-from-board": "running",
  "london-question-activate-again": "running",
  "london-question-flip": "running",
  "london-question-exchange-take": "exchanging",
  "london-question-exchange-give": "exchanging",
  "london-question-exchange-give-for": "exchanging",
  "london-question-after-action": "ending",
  "london-question-trim": "discarding",
  "new-york-question-character": "character",
  "new-york-question-start": "expanding",
  "new-york-question-start-expanding": "expanding",
  "new-york-question-start-stuck": "returning",
  "new-york-question-start-without-workers": "building",
  "new-york-question-acquire": "expanding",
  "new-york-question-build": "building",
  "new-york-question-site": "building",
  "new-york-question-site-demolishing": "demolishing",
  "new-york-question-boom": "building",
};

/** “Tomás is running the city.” Of an empty seat: that somebody has to come. */
export function doing(words: Words, { seat, say }: Asked<unknown>, seats: Pick<SeatNow, "seat" | "name" | "state">[]): string {
  const now = seats.find((one) => one.seat === seat);
  if (now?.state === "free") return words.text("web-invite-waits", { seat });
  return words.text(`web-doing-${DOING[say.id] ?? "thinking"}`, { name: now?.name ?? "" });
}
