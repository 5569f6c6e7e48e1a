// Where the points came from is one table.

import { flushSync, mount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Arg, Message } from "$lib/protocol/table";
import { Words } from "$lib/words/words.svelte";
import Scores from "../src/table/Scores.svelte";
import { explains, scoresOf } from "../src/table/scores";

const message = (id: string, args: Record<string, number | string>): Message => ({
  id,
  args: Object.entries(args).map(([key, value]): [string, Arg] => [
    key,
    typeof value === "number" ? { Number: value } : { Message: { id: "verbatim", args: [["text", { Text: value }]] } },
  ]),
});
const seat = (cash: number, poverty: number, returned = 3): Message[] => [
  message("london-score-track", { amount: 12 }),
  message("london-score-hand", { cards: 2, amount: 8 }),
  message("london-score-no-cards", {}),
  message("london-score-repaid", { loans: 1, amount: 15 }),
  message("london-score-cash", { cash: cash * 3, amount: cash }),
  message("london-score-unpaid", { loans: 0, amount: 0 }),
  message("london-score-returned", { poverty: 8, amount: returned }),
  message("london-score-poverty", { poverty: 8 - returned, amount: poverty }),
  message("london-score-total", { amount: 12 + cash + poverty }),
];

describe("the end", () => {
  it("has a row for each source and a column for each seat, and adds up", () => {
    const { rows } = scoresOf([seat(4, -9), seat(0, 0)], [7, 12]);
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.points))).toEqual([[12, 12], [0, 0], [4, 0], [0, 0], [-9, 0]]);
  });

  it("tells what a track is made of", () => {
    const built = (generation: string, skyscrapers: number, points: number) => message("new-york-score-built", { generation, skyscrapers, points });
    const lines = [built("bronze", 3, 7), built("gold", 1, 5), message("new-york-score-track", { points: 12 })];
    const { rows } = scoresOf([lines], [12]);
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.points))).toEqual([[12]]);
    const words = new Words();
    const detail = (line: Message) => (words.has(`web-score-detail-${line.id}`) ? words.say({ ...line, id: `web-score-detail-${line.id}` }) : null);
    const [row] = rows;
    expect(row && explains(row, detail)).toBe(true);
    expect(row?.cells[0]?.details.map(detail)).toEqual(["3 bronze skyscrapers for 7 points", "1 gold skyscraper for 5 points", null]);
  });

  it("keeps streets apart", () => {
    const street = (name: string, points: number) => message("new-york-score-street", { street: name, skyscrapers: 2, points });
    const { rows } = scoresOf([[street("Wall Street", 5), street("Broadway", 0)], [street("Wall Street", 0), street("Broadway", 5)]], [5, 5]);
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.points))).toEqual([[5, 0], [0, 5]]);
  });

  it("shows the best first, the total once and real minus signs, and tells more when asked", () => {
    const ended = {
      outcome: { seats: 2, scores: [7, 12, 0, 0], ranks: [2, 1, 0, 0] },
      lines: [seat(4, -9), seat(0, 0, 0), [], []],
      seed: null,
      nonce: null,
    };
    const seats = [
      { seat: 1, name: "Olena", state: "person", present: true },
      { seat: 2, name: "Tomás", state: "person", present: true },
    ];
    const container = document.createElement("div");
    mount(Scores, { target: container, props: { ended, seats, words: new Words() } as never });
    flushSync();
    const text = (selector: string) =>
      [...container.querySelectorAll(selector)].map((one) => one.textContent?.replaceAll(/\s+/g, " ").trim());
    expect(text("thead th")).toEqual(["1. Tomás", "2. Olena"]);
    expect(text("tbody tr:last-child td")).toEqual(["0", "−9"]);
    expect(container.textContent).not.toMatch(/-\d|\(\d\)/);
    expect(text("tfoot td")).toEqual(["12", "7"]);
    expect(container.textContent?.match(/Total/g)).toHaveLength(1);
    expect(container.textContent).not.toMatch(/returned/);
    const more = [...container.querySelectorAll("button")].find((one) => one.textContent === "Poverty");
    more?.click();
    flushSync();
    expect(container.textContent).toMatch(/Olena 8 poverty, 2 of it from cards in hand; 3 returned, 5 left/);
    // What was not returned is not spoken of.
    expect(container.textContent).toMatch(/Tomás 8 poverty, 2 of it from cards in hand(?!;)/);
  });
});
