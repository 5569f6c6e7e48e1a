// A wish to take something back, as it is told to whoever looks at the table.

import type { AnyMatch } from "$lib/match/match.svelte";
import type { Message } from "$lib/protocol/table";
import type { Words } from "$lib/words/words.svelte";

const player = (seat: number): Message => ({ id: "player", args: [["number", { Number: seat }]] });

/** What became of the last wish, as far as it concerns this viewer. */
export function wishSaid({ update, seat }: Pick<AnyMatch, "update" | "seat">, words: Words): string | null {
  const wish = update?.undo_asked;
  const denied = update?.undo_denied;
  if (wish && wish.seat === seat) {
    return words.say({ id: "web-undo-own", args: [["names", { List: wish.waits_for.map(player) }]] });
  }
  if (wish) {
    const mine = seat !== null && wish.waits_for.includes(seat);
    return words.text(mine ? "web-undo-wish" : "web-undo-waits", { name: player(wish.seat), count: wish.count });
  }
  return denied && denied.seat === seat ? words.text("web-undo-denied", { name: player(denied.by) }) : null;
}
