// Cards fly from where they were seen to where they are. Copies of a card are alike, so a key is a title and a count:
// the same card has the same key in a hand, on the board and in a city.

import { lasting, still } from "$lib/look/motion";
import type { View } from "$lib/protocol/london";

export type Keys = { hand: string[]; built: string | undefined; board: (string | undefined)[][]; stacks: (string | undefined)[] };

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
    built: view.being_built === null || view.active !== seat ? undefined : key(view.being_built),
    board: view.board.map((row) => row.map((title) => (title === null ? undefined : key(title)))),
    stacks: (own?.stacks ?? []).map(({ top }) => (top === null ? undefined : key(top))),
  };
}

const MOVE = 280;
const STEP = 90;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** What flew or lay where, and how it looked. */
export type Places = Map<string, { box: DOMRect; element: HTMLElement }>;

/** Where everything that flies lies now; what is in a part that is not shown has no width. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    found.set(element.dataset.fly ?? "", { box: element.getBoundingClientRect(), element });
  }
  return found;
}

const rowOf = (seat: number | null): DOMRect | undefined => {
  const rows = [...document.querySelectorAll<HTMLElement>(`[data-seat="${seat}"]`)].map((row) => row.getBoundingClientRect());
  return rows.find(({ width }) => width > 0);
};

/** Lets what has moved come from where it was. What is new in a hand comes from the deck, what is new on the board
    from whoever acted, and what has left goes to them. `actor` is somebody else, or nobody. */
export function fly(root: HTMLElement, before: Places, actor: number | null): void {
  const deck = document.querySelector<HTMLElement>('[data-thing="deck"]')?.getBoundingClientRect();
  const row = rowOf(actor);
  const here = new Set<string>();
  let fresh = 0;
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const key = element.dataset.fly ?? "";
    const to = element.getBoundingClientRect();
    here.add(key);
    if (to.width === 0) continue;
    const known = before.get(key)?.box;
    if (known?.width === 0) continue;
    const isNew = known === undefined;
    const source = element.dataset.thing?.startsWith("hand:") ? deck : row;
    const from = known ?? (source?.width ? source : undefined);
    if (from === undefined || still()) {
      if (isNew) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: still() ? 120 : lasting(MOVE) });
      continue;
    }
    // Boxes are told as they are seen, and what moves them is said as it is written: on a large screen larger.
    const zoom = element.currentCSSZoom ?? 1;
    const x = (from.left - to.left) / zoom;
    const y = (from.top - to.top) / zoom;
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    const delay = isNew ? lasting(STEP) * fresh++ : 0;
    const scale = isNew ? "scale(0.3)" : `scale(${from.width / to.width}, ${from.height / to.height})`;
    const opacity = isNew ? 0.2 : 1;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) ${scale}`, transformOrigin: "0 0", zIndex: 30, opacity },
        { transform: "none", transformOrigin: "0 0", zIndex: 30, opacity: 1 },
      ],
      { duration: lasting(MOVE), easing: EASE, delay, fill: "backwards" },
    );
  }
  for (const [key, { box, element }] of before) {
    if (box.width > 0 && !here.has(key) && !element.isConnected) leave(root, element, box, row);
  }
}

/** What has left the table is seen going: to whoever took it, or out of the game. */
function leave(root: HTMLElement, element: HTMLElement, box: DOMRect, row: DOMRect | undefined): void {
  if (still()) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset.fly;
  delete ghost.dataset.thing;
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  const place = { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` };
  for (const [name, value] of Object.entries({ ...place, "z-index": "30", "pointer-events": "none" })) {
    ghost.style.setProperty(name, value);
  }
  root.append(ghost);
  const away = row ? `translate(${row.left - box.left}px, ${row.top - box.top}px) scale(0.3)` : "translateY(12px)";
  const flight = ghost.animate(
    [
      { transform: "none", transformOrigin: "0 0", opacity: 1 },
      { transform: away, transformOrigin: "0 0", opacity: 0 },
    ],
    { duration: lasting(row ? MOVE * 1.6 : MOVE), easing: EASE, fill: "forwards" },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}
