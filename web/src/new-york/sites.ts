// Places for skyscrapers: which of the legal ones is meant by a point of the map, and which one comes next.

import type { Cell, Printed } from "$lib/protocol/new-york";
import type { Plan, Point } from "./plan";

/** A legal place: its number, its cells and how the shape lies there. */
export type Site = { number: number; cells: number[]; turn: number };

export const siteOf = (printed: Printed, number: number): Site => {
  const { cells, turn } = printed.sites[number] ?? { cells: [], turn: 0 };
  return { number, cells, turn };
};

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Of some sites the one that lies nearest to a point. */
export function nearest(plan: Plan, sites: Site[], point: Point): Site | null {
  let best: Site | null = null;
  let least = Infinity;
  for (const site of sites) {
    const distance = far(plan.centre(site.cells), point);
    if (distance < least - 0.001) [best, least] = [site, distance];
  }
  return best;
}

/** The site that somebody means who points there: over the cell if any is, lying as before if it can. */
export function pointed(plan: Plan, sites: Site[], point: Point, turn: number | null): Site | null {
  const cell = plan.at(point);
  const over = sites.filter(({ cells }) => cell !== null && cells.includes(cell));
  const same = over.filter((site) => site.turn === turn);
  return nearest(plan, same.length > 0 ? same : over, point);
}

/** The same skyscraper, lying another way: over the pointed cell if it can, otherwise in the block, otherwise anywhere. */
export function turnedSite(plan: Plan, sites: Site[], from: Site, point: Point, way: 1 | -1): Site | null {
  const cell = plan.at(point) ?? from.cells[0] ?? 0;
  const block = plan.blocks[from.cells[0] ?? 0];
  const groups = [
    sites.filter(({ cells }) => cells.includes(cell)),
    sites.filter(({ cells }) => plan.blocks[cells[0] ?? 0] === block),
    sites,
  ];
  for (const group of groups) {
    const turns = [...new Set(group.map(({ turn }) => turn))].sort((a, b) => a - b);
    if (!turns.some((turn) => turn !== from.turn)) continue;
    const later = way === 1 ? turns.find((turn) => turn > from.turn) : turns.findLast((turn) => turn < from.turn);
    const next = later ?? (way === 1 ? turns[0] : turns[turns.length - 1]);
    return nearest(plan, group.filter(({ turn }) => turn === next), point);
  }
  return null;
}

/** The next place in reading order. */
export function stepped(sites: Site[], from: Site | null, way: 1 | -1): Site | null {
  const order = [...sites].sort((a, b) => (a.cells[0] ?? 0) - (b.cells[0] ?? 0) || a.turn - b.turn);
  const here = order.findIndex(({ number }) => number === from?.number);
  if (here < 0) return (way === 1 ? order[0] : order[order.length - 1]) ?? null;
  return order[(here + way + order.length) % order.length] ?? null;
}

/** The nearest place that lies further in a direction, lying the same way if there is one. */
export function moved(plan: Plan, sites: Site[], from: Site, across: number, down: number): Site | null {
  const start = plan.centre(from.cells);
  const ahead = sites.filter((site) => {
    const { x, y } = plan.centre(site.cells);
    const along = (x - start.x) * across + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * across);
    return along > 1 && along >= aside * 0.5;
  });
  const same = ahead.filter(({ turn }) => turn === from.turn);
  return nearest(plan, same.length > 0 ? same : ahead, start);
}

/** A shape however it is turned and wherever it lies. */
function key(cells: Cell[]): string {
  const row = Math.min(...cells.map((cell) => cell.row));
  const column = Math.min(...cells.map((cell) => cell.column));
  return cells
    .map((cell) => `${cell.row - row},${cell.column - column}`)
    .sort()
    .join(" ");
}

const quarter = (cells: Cell[]): Cell[] => cells.map(({ row, column }) => ({ row: column, column: -row }));
const mirrored = (cells: Cell[]): Cell[] => cells.map(({ row, column }) => ({ row, column: -column }));

/** All sites of a shape, flipped ones only if the table has them. */
export function sitesOfShape(plan: Plan, shape: Cell[]): Site[] {
  const ways = new Set<string>();
  const flips = plan.printed.sites.some(({ turn }) => turn >= 4);
  for (let cells of flips ? [shape, mirrored(shape)] : [shape]) {
    for (let turn = 0; turn < 4; turn += 1) {
      ways.add(key(cells));
      cells = quarter(cells);
    }
  }
  return plan.printed.sites.flatMap((site, number) =>
    site.cells.length === shape.length && ways.has(key(site.cells.map(plan.cell)))
      ? [{ number, cells: site.cells, turn: site.turn }]
      : [],
  );
}
