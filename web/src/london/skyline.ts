// The skyline at the head of a card: roofs of its kind in a row, chosen by its id. Nobody draws a card; a pack that
// somebody makes at home gets finished ones.

import type { Kind } from "./kinds";

/** What is drawn: `solid` in the colour of the kind, `light` cut out in its tint, `thread` as a thin line. */
type Drawn = { solid: string; light: string; thread: string };
/** A row of roofs, and where the last of them ends. */
export type Roofs = Drawn & { end: number };

type Roof = { width: number; draw: (x: number, grow: number) => Partial<Drawn> };

/** The width that is drawn, and the height that everything stands on. */
export const WIDTH = 150;
export const HEIGHT = 48;

const bars = (x: number, count: number, step: number, y: number, height: number): string =>
  Array.from({ length: count }, (_, n) => `M${x + n * step} ${y}v${height}`).join("");

const warehouse: Roof = {
  width: 28,
  draw: (x, grow) => {
    const eaves = 30 - grow;
    return {
      solid: `M${x} 48V${eaves}l13-8 13 8V48z`,
      light: bars(x + 5, 4, 5.4, eaves + 8, 4) + bars(x + 5, 4, 5.4, eaves + 15, 4) + `M${x + 13} ${eaves}v5`,
    };
  },
};
const works: Roof = {
  width: 32,
  draw: (x) => ({ solid: `M${x} 48V34l10-7v7l10-7v7l10-7v21z`, light: bars(x + 4, 5, 5.5, 38, 5) }),
};
const chimney: Roof = {
  width: 9,
  draw: (x, grow) => {
    const top = 15 - grow;
    return { solid: `M${x} 48l1.5-${48 - top}h4l1.5 ${48 - top}z`, thread: `M${x + 3.5} ${top - 2}c-5-5 7-5 3-10` };
  },
};
const crane: Roof = {
  width: 26,
  draw: (x) => ({
    solid: `M${x + 6} 48l2-30h2l2 30zM${x} 22l22-9 1 2-23 10zM${x + 17} 29h6v5h-6z`,
    thread: `M${x + 20} 15v14`,
  }),
};
const dome: Roof = {
  width: 38,
  draw: (x) => ({
    solid: `M${x} 48V36h36v12zM${x + 6} 36v-5h24v5zM${x + 7} 31a11 12 0 0 1 22 0zM${x + 16.5} 19v-6h3v6zM${x + 17.6} 13V8h1v5z`,
    light: bars(x + 4, 6, 5.6, 39, 6),
  }),
};
const spire: Roof = {
  width: 15,
  draw: (x, grow) => ({
    solid: `M${x} 48V28h12v20zM${x} 28l6-${23 - grow} 6 ${23 - grow}z`,
    light: bars(x + 3.5, 2, 5, 32, 5),
  }),
};
const portico: Roof = {
  width: 40,
  draw: (x) => ({
    solid:
      `M${x} 48v-3h38v3zM${x + 2} 31h34v-3L${x + 19} 18 ${x + 2} 28z` +
      [4, 12, 22, 30].map((step) => `M${x + step} 31h3.5v14h-3.5z`).join(""),
  }),
};
const tree: Roof = {
  width: 20,
  draw: (x) => ({ solid: `M${x + 9} 48v-9h2v9zM${x + 2} 34a8 8 0 1 0 16 0a8 8 0 1 0-16 0z` }),
};
const bridge: Roof = {
  width: 50,
  draw: (x) => ({ solid: `M${x} 48V36h46v12h-5a9 9 0 0 0-18 0h0a9 9 0 0 0-18 0z`, thread: `M${x} 33h46` }),
};
const clock: Roof = {
  width: 17,
  draw: (x, grow) => {
    const top = 22 - grow;
    return {
      solid: `M${x} 48V${top}h12v${48 - top}zM${x - 1} ${top}l7-13 7 13zM${x + 2.6} ${top + 6}a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0z`,
      light: bars(x + 3, 3, 3, top + 13, 8),
    };
  },
};
const column: Roof = {
  width: 14,
  draw: (x) => ({
    solid: `M${x} 48v-4h10v4zM${x + 3} 44V18h4v26zM${x + 2} 18v-2h6v2zM${x + 2.6} 12a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z`,
  }),
};
const ministry: Roof = {
  width: 45,
  draw: (x) => ({ solid: `M${x} 48V28h42v20zM${x} 26h42v-3H${x}z`, light: bars(x + 5, 7, 5.4, 32, 12) }),
};
const cottage: Roof = {
  width: 27,
  draw: (x) => ({ solid: `M${x} 48v-8l12-7 12 7v8zM${x + 17} 35v-6h3v8z` }),
};
const person: Roof = {
  width: 10,
  draw: (x) => ({ solid: `M${x} 48c0-9 6-9 6 0zM${x + 0.5} 39a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z` }),
};

const KIT: Record<Kind, Roof[]> = {
  economy: [warehouse, works, chimney, crane, chimney, warehouse],
  culture: [dome, tree, spire, portico, tree],
  politics: [bridge, clock, column, ministry],
  paupers: [cottage, person, cottage, person, person],
};

/** The roofs of a card: the same for the same id, another row for another one. They begin at `from`, or a little before
    the edge, and go on for at least the width. */
export function skyline(kind: Kind, id: string, width = WIDTH, from?: number): Roofs {
  let state = 2166136261;
  for (const letter of id) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
  const kit = KIT[kind];
  const drawn: Roofs = { solid: "", light: "", thread: "", end: 0 };
  let last: Roof | undefined;
  const start = from ?? 1 - next(12);
  for (let x = start; x < (from ?? 0) + width; ) {
    const roof = kit[next(kit.length)];
    if (roof === undefined || (roof === last && roof !== cottage)) continue;
    const { solid = "", light = "", thread = "" } = roof.draw(x, next(4) * 2);
    drawn.solid += solid;
    drawn.light += light;
    drawn.thread += thread;
    last = roof;
    x += roof.width;
    drawn.end = x;
  }
  return drawn;
}
