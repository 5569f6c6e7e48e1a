// Where small things stand on the map or over it: workers on their lots, words beside the pointer.

import type { View } from "$lib/protocol/new-york";
import type { Box, Plan, Point } from "./plan";

/** Cells that something stands on. */
export const builtOn = (view: View | null | undefined, plan: Plan): Set<number> =>
  new Set((view?.players ?? []).flatMap(({ standing }) => standing.flatMap(({ cells }) => cells.map(plan.number))));

/** Where the worker of a lot stands: on bare ground, and not on the name of the lot if there is another cell. */
export function workerAt(plan: Plan, lot: number, built: Set<number>): Point {
  const cells = plan.printed.lots[lot]?.cells.map(plan.number) ?? [];
  const bare = cells.filter((cell) => !built.has(cell));
  const { x, y } = plan.middle(bare[Math.floor(bare.length / 2)] ?? cells[0] ?? 0);
  return { x, y: y + 2 };
}

/** So far from the pointer, across and down. */
const ASIDE = { x: 16, y: 20 };
/** So near the edge. */
const LEAST = 8;

type Size = { width: number; height: number };

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Where words lie beside the pointer, inside of the window: where they cover the least of what is to be seen. */
export function besidePointer(pointer: Point, words: Size, inside: Size, seen: Box[]): Point {
  const within = (at: number, size: number, room: number) => Math.max(LEAST, Math.min(at, room - size - LEAST));
  /** Right of some things or left of them, below them or above. */
  const beyond = (from: Box, across: -1 | 0 | 1, down: -1 | 0 | 1): Point => {
    const x = across === 1 ? from.x + from.width : across === -1 ? from.x - words.width : pointer.x - words.width / 2;
    const y = down === 1 ? from.y + from.height : down === -1 ? from.y - words.height : pointer.y - words.height / 2;
    return { x: within(x, words.width, inside.width), y: within(y, words.height, inside.height) };
  };
  const tip = { x: pointer.x - ASIDE.x, y: pointer.y - ASIDE.y, width: 2 * ASIDE.x, height: 2 * ASIDE.y };
  const places = [beyond(tip, 1, 1), beyond(tip, -1, 1), beyond(tip, 1, -1), beyond(tip, -1, -1)];
  for (const { x, y, width, height } of seen) {
    const around = { x: x - LEAST, y: y - LEAST, width: width + 2 * LEAST, height: height + 2 * LEAST };
    places.push(beyond(around, 0, 1), beyond(around, 0, -1), beyond(around, 1, 0), beyond(around, -1, 0));
  }
  // What is pointed at is to be seen, too.
  const covers = (at: Point) => [...seen, tip].reduce((sum, box) => sum + shared({ ...at, ...words }, box), 0);
  const least = Math.min(...places.map(covers));
  return places.find((at) => covers(at) === least) ?? pointer;
}
