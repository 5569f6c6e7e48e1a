// The icons that somebody meets: those on the cards before them, in their order.

import type { Printed, View } from "$lib/protocol/london";
import { doneBy } from "./effects";
import { explained, type IconName } from "./icons";
import { playerOf } from "./told";

/** The icons on cards in sight that are not known yet: of one's hand and city, then of the board. */
export function newIcons(view: View, seat: number | null, printed: Printed, known: string[]): IconName[] {
  const own = seat === null ? undefined : playerOf(view, seat);
  const board = view.board.flat().filter((title) => title !== null);
  const titles = [...(own?.hand.known ?? []), ...board];
  const found = new Set<IconName>();
  for (const title of titles) {
    const card = printed.titles[title];
    if (!card) continue;
    for (const { pieces } of doneBy(card, true).parts) {
      for (const piece of pieces) if (piece.is === "icon") found.add(piece.icon);
    }
    if (card.activation?.flips) found.add("flip");
  }
  return [...found].filter((name) => explained.includes(name) && !known.includes(name));
}
