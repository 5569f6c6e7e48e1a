// Cards fly from where they were seen to where they are. Copies of a card are alike, so a key is a title and a count:
// the same card has the same key in a hand, on the board and in a city.

import type { View } from "$lib/protocol/london";

export type Keys = { hand: string[]; board: (string | undefined)[][]; stacks: (string | undefined)[] };

/** The keys of everything that lies open before one seat. */
export function keysOf(view: View, seat: number | null, hand: number[]): Keys {
  const counts = new Map<number, number>();
  const key = (title: number): string => {
    const count = counts.get(title) ?? 0;
    counts.set(title, count + 1);
    return `${title}-${count}`;
  };
  const own = view.players.find((player) => player.seat === seat);
  return {
    hand: hand.map(key),
    board: view.board.map((row) => row.map((title) => (title === null ? undefined : key(title)))),
    stacks: (own?.stacks ?? []).map(({ top }) => (top === null ? undefined : key(top))),
  };
}

const MOVE = 280;
const STEP = 90;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where everything that flies lies now. */
export function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset.fly ?? "", box);
  }
  return found;
}

/** Lets what has moved come from where it was, and what is new in a hand come from the deck. */
export function fly(root: HTMLElement, before: Map<string, DOMRect>): void {
  const deck = root.querySelector<HTMLElement>('[data-thing="deck"]')?.getBoundingClientRect();
  let fresh = 0;
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const to = element.getBoundingClientRect();
    if (to.width === 0) continue;
    const known = before.get(element.dataset.fly ?? "");
    const isNew = known === undefined;
    const from = known ?? (element.dataset.thing?.startsWith("hand:") && deck?.width ? deck : undefined);
    if (from === undefined || still()) {
      if (isNew) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: still() ? 120 : MOVE });
      continue;
    }
    const x = from.left - to.left;
    const y = from.top - to.top;
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    const delay = isNew ? STEP * fresh++ : 0;
    element.animate(
      [
        {
          transform: `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`,
          transformOrigin: "0 0",
          zIndex: 30,
        },
        { transform: "none", transformOrigin: "0 0", zIndex: 30 },
      ],
      { duration: MOVE, easing: EASE, delay, fill: "backwards" },
    );
  }
}
