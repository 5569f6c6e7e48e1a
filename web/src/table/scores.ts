// Where the points come from, as one table: a row for each source, a column for each seat. The server tells it line by
// line for each seat; a line of a source has its points in it, and lines without points explain the next source.

import type { Arg, Message } from "$lib/protocol/table";

/** What a seat has from a source, and how it came about; nothing if the source is not the seat's. */
export type Cell = { points: number; details: Message[] } | null;
export type Row = { key: string; title: Message; cells: Cell[] };
export type Scores = { rows: Row[]; totals: number[] };

/** The argument that has the points, for every source. */
const SOURCES: Record<string, "amount" | "points"> = {
  "london-score-track": "amount",
  "london-score-cards": "amount",
  "london-score-no-cards": "amount",
  "london-score-cash": "amount",
  "london-score-unpaid": "amount",
  "london-score-poverty": "amount",
  "new-york-score-track": "points",
  "new-york-score-street": "points",
  "new-york-score-challenge": "points",
  "new-york-score-cards": "points",
};
/** What explains a source that comes later. */
const EXPLAINS: Record<string, string> = {
  "london-score-repaid": "london-score-cash",
  "new-york-score-built": "new-york-score-track",
};
/** What a source that comes later tells in its own sentence, and the names by which it knows these arguments. */
const LENDS: Record<string, { to: string; as: Record<string, string> }> = {
  "london-score-hand": { to: "london-score-poverty", as: { cards: "cards" } },
  "london-score-returned": { to: "london-score-poverty", as: { poverty: "all", amount: "returned" } },
};
/** The same source, told in another way. */
const SAME: Record<string, string> = { "london-score-no-cards": "london-score-cards" };

const arg = ({ args }: Message, name: string): Arg | undefined => args.find(([key]) => key === name)?.[1];
const number = (found: Arg | undefined): number => (found && "Number" in found ? found.Number : 0);

export function scoresOf(lines: Message[][], totals: number[]): Scores {
  const rows: Row[] = [];
  lines.forEach((told, column) => {
    const before: Record<string, Message[]> = {};
    const lent: Record<string, [string, Arg][]> = {};
    for (const line of told) {
      const explained = EXPLAINS[line.id];
      if (explained) (before[explained] ??= []).push(line);
      const lends = LENDS[line.id];
      if (lends) {
        const args = line.args.flatMap(([key, value]): [string, Arg][] => (lends.as[key] ? [[lends.as[key], value]] : []));
        (lent[lends.to] ??= []).push(...args);
      }
      const points = SOURCES[line.id];
      if (!points) continue;
      const id = SAME[line.id] ?? line.id;
      // A source with a name, such as a street, is one of several.
      const named = arg(line, "street") ?? arg(line, "challenge");
      const key = `${id} ${named ? JSON.stringify(named) : ""}`;
      let row = rows.find((one) => one.key === key);
      if (!row) {
        const title: Message = { id: `web-score-${id}`, args: line.args };
        row = { key, title, cells: lines.map(() => null) };
        rows.push(row);
      }
      row.cells[column] = { points: number(arg(line, points)), details: [...(before[id] ?? []), { ...line, args: [...line.args, ...(lent[id] ?? [])] }] };
    }
  });
  return { rows, totals };
}

/** Whether a row has something that the figures alone do not say. */
export const explains = (row: Row, says: (detail: Message) => string | null): boolean =>
  row.cells.some((cell) => cell?.details.some((detail) => says(detail) !== null) ?? false);
