// The plan of the city: where the cells of the grid lie on the sheet, and the lines around them. Everything follows
// from what is printed, so that another pack's city is drawn as well.

import type { Cell, Printed } from "$lib/protocol/new-york";

/** A cell of a lot, in units of the sheet. */
export const CELL = 48;
/** A street between blocks, and one at the edge of the sheet. */
const STREET = 27;
const EDGE_STREET = 22;

export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };
/** A straight piece of a street between two crossings. */
export type Run = Box & { street: number; upright: boolean };

const span = (starts: number[], first: number, last: number): [number, number] => [
  starts[first] ?? 0,
  (starts[last + 1] ?? 0) - (starts[first] ?? 0),
];

export class Plan {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Runs of every street, in reading order. */
  readonly runs: Run[];
  /** For every cell the number of its block: what streets divide. */
  readonly blocks: number[];
  readonly #xs: number[];
  readonly #ys: number[];

  constructor(readonly printed: Printed) {
    this.columns = printed.columns;
    this.rows = Math.floor(printed.ground.length / printed.columns);
    const open = (cell: number) => this.#isStreet(cell);
    const all = (count: number, cell: (index: number) => number) =>
      Array.from({ length: count }, (_, index) => cell(index)).every(open);
    const starts = (count: number, street: (index: number) => boolean) => {
      const list = [0];
      for (let index = 0; index < count; index += 1) {
        const wide = !street(index) ? CELL : index === 0 || index === count - 1 ? EDGE_STREET : STREET;
        list.push((list[index] ?? 0) + wide);
      }
      return list;
    };
    this.#xs = starts(this.columns, (column) => all(this.rows, (row) => row * this.columns + column));
    this.#ys = starts(this.rows, (row) => all(this.columns, (column) => row * this.columns + column));
    this.width = this.#xs[this.columns] ?? 0;
    this.height = this.#ys[this.rows] ?? 0;
    this.runs = this.#findRuns();
    this.blocks = this.#findBlocks();
  }

  number = (cell: Cell): number => cell.row * this.columns + cell.column;

  cell = (number: number): Cell => ({ row: Math.floor(number / this.columns), column: number % this.columns });

  box(number: number): Box {
    const { row, column } = this.cell(number);
    const [x, width] = span(this.#xs, column, column);
    const [y, height] = span(this.#ys, row, row);
    return { x, y, width, height };
  }

  middle(number: number): Point {
    const { x, y, width, height } = this.box(number);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** The middle of several cells together. */
  centre(cells: number[]): Point {
    const { x, y, width, height } = this.bounds(cells);
    return { x: x + width / 2, y: y + height / 2 };
  }

  bounds(cells: number[]): Box {
    const boxes = cells.map((cell) => this.box(cell));
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
    const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
    return { x, y, width, height };
  }

  /** The cell at a point of the sheet. */
  at({ x, y }: Point): number | null {
    const column = this.#xs.findLastIndex((start) => start <= x);
    const row = this.#ys.findLastIndex((start) => start <= y);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return null;
    return row * this.columns + column;
  }

  /** The line around cells, drawn `inset` inside of it: one loop for each piece, holes included. */
  loops(cells: number[], inset: number): Point[][] {
    return trace(cells, this.columns).map((corners) => this.#inset(corners, inset));
  }

  outline(cells: number[], inset = 0): string {
    return this.loops(cells, inset).map(path).join("");
  }

  #inset(corners: Corner[], inset: number): Point[] {
    const count = corners.length;
    return corners.map((corner, index) => {
      const before = corners[(index + count - 1) % count] ?? corner;
      const after = corners[(index + 1) % count] ?? corner;
      const [ax, ay] = inward(before, corner);
      const [bx, by] = inward(corner, after);
      return {
        x: (this.#xs[corner.column] ?? 0) + (ax + bx) * inset,
        y: (this.#ys[corner.row] ?? 0) + (ay + by) * inset,
      };
    });
  }

  #isStreet(cell: number): boolean {
    const ground = this.printed.ground[cell];
    return ground === "Crossing" || (typeof ground === "object" && "Street" in ground);
  }

  #findRuns(): Run[] {
    const runs: Run[] = [];
    const street = (row: number, column: number) => {
      const ground = this.printed.ground[row * this.columns + column];
      return column < this.columns && typeof ground === "object" && "Street" in ground ? ground.Street : null;
    };
    const seen = new Set<number>();
    for (let row = 0; row < this.rows; row += 1) {
      for (let column = 0; column < this.columns; column += 1) {
        const number = street(row, column);
        if (number === null || seen.has(row * this.columns + column)) continue;
        let across = 1;
        while (street(row, column + across) === number) across += 1;
        let down = 1;
        while (across === 1 && row + down < this.rows && street(row + down, column) === number) down += 1;
        for (let more = 0; more < Math.max(across, down); more += 1) {
          seen.add(across > 1 ? row * this.columns + column + more : (row + more) * this.columns + column);
        }
        const [x, width] = span(this.#xs, column, column + across - 1);
        const [y, height] = span(this.#ys, row, row + down - 1);
        runs.push({ street: number, upright: height > width, x, y, width, height });
      }
    }
    return runs;
  }

  #findBlocks(): number[] {
    const blocks: number[] = Array.from({ length: this.columns * this.rows }, () => -1);
    let next = 0;
    blocks.forEach((_, start) => {
      if (blocks[start] !== -1 || this.#isStreet(start)) return;
      const todo = [start];
      blocks[start] = next;
      for (let cell = todo.pop(); cell !== undefined; cell = todo.pop()) {
        const column = cell % this.columns;
        const around = [cell - this.columns, cell + this.columns];
        if (column > 0) around.push(cell - 1);
        if (column < this.columns - 1) around.push(cell + 1);
        for (const one of around) {
          if (one < 0 || one >= blocks.length || blocks[one] !== -1 || this.#isStreet(one)) continue;
          blocks[one] = next;
          todo.push(one);
        }
      }
      next += 1;
    });
    return blocks;
  }
}

/** A corner of the grid: that of the cell to its south-east. */
type Corner = { row: number; column: number };

/** Which way is inside, going clockwise from one corner to the next: to the right. */
function inward(from: Corner, to: Corner): [number, number] {
  return [Math.sign(from.row - to.row), Math.sign(to.column - from.column)];
}

/** The corners around cells, clockwise; only where the line turns. Cells that meet at a corner alone stay apart. */
function trace(cells: number[], columns: number): Corner[][] {
  const has = new Set(cells);
  const wide = columns + 1;
  // Every edge of the line, by the corner that it starts from; a corner where two cells meet has two.
  const edges = new Map<number, number[]>();
  const add = (from: number, to: number) => edges.set(from, [...(edges.get(from) ?? []), to]);
  for (const cell of has) {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const corner = row * wide + column;
    if (!has.has(cell - columns)) add(corner, corner + 1);
    if (column === columns - 1 || !has.has(cell + 1)) add(corner + 1, corner + 1 + wide);
    if (!has.has(cell + columns)) add(corner + 1 + wide, corner + wide);
    if (column === 0 || !has.has(cell - 1)) add(corner + wide, corner);
  }
  const loops: Corner[][] = [];
  for (const start of [...edges.keys()].sort((a, b) => a - b)) {
    while ((edges.get(start)?.length ?? 0) > 0) {
      const line = [start];
      let before = start;
      let here = edges.get(start)?.shift() ?? start;
      while (here !== start) {
        line.push(here);
        const ways = edges.get(here) ?? [];
        const right = turned(here - before, wide);
        const way = Math.max(0, ways.findIndex((to) => to - here === right));
        before = here;
        here = ways.splice(way, 1)[0] ?? start;
      }
      const corners = line.map((corner) => ({ row: Math.floor(corner / wide), column: corner % wide }));
      loops.push(corners.filter((corner, index) => turns(corners, corner, index)));
    }
  }
  return loops;
}

/** The step to the right of a step. */
function turned(step: number, wide: number): number {
  if (step === 1) return wide;
  if (step === wide) return -1;
  return step === -1 ? -wide : 1;
}

function turns(corners: Corner[], corner: Corner, index: number): boolean {
  const before = corners[(index + corners.length - 1) % corners.length];
  const after = corners[(index + 1) % corners.length];
  return !before || !after || (before.row === corner.row) !== (corner.row === after.row);
}

export const path = (points: Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("") + "Z";
