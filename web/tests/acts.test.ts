// What happened is told act by act, in the past, with its names marked.

import { describe, expect, it } from "vitest";
import type { Line } from "$lib/match/match.svelte";
import type { Arg, Message } from "$lib/protocol/table";
import { pieces, Words } from "$lib/words/words.svelte";
import { readFileSync } from "node:fs";
import { actsOf } from "../src/table/acts";
import { doing } from "../src/table/doing";

const words = new Words().at((seat) => ["Olena", "Tomás"][seat - 1]);
const named = (text: string): Message => ({ id: "verbatim", args: [["text", { Text: text }]] });
const player = (seat: number): Message => ({ id: "player", args: [["number", { Number: seat }]] });
const arg = (value: string | number | Message | Message[]): Arg =>
  typeof value === "number" ? { Number: value } : Array.isArray(value) ? { List: value } : { Message: typeof value === "string" ? named(value) : value };

function line(id: string, seat: number | null, args: Record<string, string | number | Message | Message[]> = {}): Line {
  const given = Object.entries(args).map(([key, value]): [string, Arg] => [key, arg(value)]);
  const say: Message = { id, args: seat === null ? given : [["player", arg(player(seat))], ...given] };
  return { revision: 1, seat, at: 0, say, undone: false };
}
const london = (id: string, seat: number | null, args = {}) => line(`london-event-${id}`, seat, args);
const newYork = (id: string, seat: number | null, args = {}) => line(`new-york-event-${id}`, seat, args);
const told = (lines: Line[]) => actsOf(lines, words).map(({ text }) => pieces(text).map((piece) => piece.text).join(""));
const seats = (lines: Line[]) => actsOf(lines, words).map(({ seat }) => seat);
const bold = (lines: Line[]) => actsOf(lines, words).map(({ text }) => pieces(text).filter(({ name }) => name).map((piece) => piece.text));

describe("the log", () => {
  it("tells what opens the market of everybody, and not of who chose a character last", () => {
    const lines = [
      newYork("character", 1, { character: "Halloway", lot: "G13" }),
      newYork("character", 2, { character: "Whitcombe", lot: "R8" }),
      newYork("market-filled", null, { cards: [named("red 2"), named("blue 3")] }),
    ];
    const all = told(lines);
    expect(all).toHaveLength(3);
    expect(all[2]).toMatch(/^Red 2 .*blue 3 came into the market$/);
    expect(seats(lines)).toEqual([1, 2, 0]);
    // What fills it later belongs to the card that was taken.
    expect(told([newYork("card-taken", 1, { card: "red 2" }), newYork("market-filled", null, { cards: [named("blue 3")] })])).toHaveLength(1);
  });

  it("tells a purchase in one line, with what it brought", () => {
    const lines = [
      london("chose-buy-land", 1),
      london("land-bought", 1, { borough: "Greenwich", amount: 5 }),
      london("paid", 1, { amount: 5 }),
      london("drew-from-deck-hidden", 1),
      london("drew-from-deck-hidden", 1),
      london("prestige-gained", 1, { amount: 2 }),
      london("prestige-gained", 1, { amount: 1 }),
      london("poverty-removed", 1, { amount: 3 }),
    ];
    expect(told(lines)).toEqual(["Olena bought Greenwich for £5: drew 2 cards, 3 prestige, 3 poverty less"]);
    expect(bold(lines)).toEqual([["Olena", "Greenwich"]]);
  });

  it("tells each build by itself, and the draw before it too", () => {
    const build = (card: string, discard: string) => [
      london("build-began", 1, { card }),
      london("discarded", 1, { card: discard }),
      london("stack-begun", 1, { card, stack: 3 }),
    ];
    const lines = [
      line("event-turn-began", 1, { turn: 4 }),
      london("drew-from-board", 1, { card: "School" }),
      london("chose-develop", 1),
      ...build("Shops", "Vintners"),
      ...build("Kew Gardens", "Theatre"),
    ];
    expect(told(lines)).toEqual([
      "Olena, turn 4",
      "Olena took School from the board",
      "Olena built Shops: discarded Vintners, on a new stack",
      "Olena built Kew Gardens: discarded Theatre, on a new stack",
    ]);
  });

  it("adds up a run, and leaves out what turned because it was used", () => {
    const lines = [
      london("drew-from-deck-hidden", 1),
      london("chose-run-city", 1),
      london("activated", 1, { card: "Salters" }),
      london("cash-gained", 1, { amount: 3 }),
      london("flipped", 1, { card: "Salters" }),
      london("activated", 1, { card: "Mercers" }),
      london("cash-gained", 1, { amount: 4 }),
      london("cash-given", 2, { amount: 2, to: player(1) }),
      london("flipped", 1, { card: "Hospital" }),
      london("run-ended", 1, { stacks: 2, loans: 1, cards: 4 }),
      london("poverty-taken", 1, { amount: 7 }),
    ];
    expect(told(lines)).toEqual([
      "Olena drew a card",
      "Olena ran the city: activated Salters and Mercers, £7, turned Hospital face down, Tomás gave £2 to Olena, counted 2 stacks, one loan and 4 cards in hand, 7 poverty more",
    ]);
  });

  it("names skyscrapers by what they are and places by their lots", () => {
    const tile: Message = {
      id: "new-york-tile",
      args: [["generation", arg({ id: "new-york-generation-silver", args: [] })], ["id", { Text: "s4" }], ["cells", { Number: 4 }], ["points", { Number: 5 }]],
    };
    const lines = [
      newYork("card-used", 1, { card: "land grab" }),
      newYork("card-taken", 1, { card: "blue 2" }),
      newYork("card-taken", 1, { card: "red 2" }),
      newYork("lot-acquired", 1, { lot: "B10" }),
      newYork("lot-acquired", 1, { lot: "R1" }),
      newYork("passed", 1),
      line("event-turn-began", 2, { turn: 9 }),
      newYork("demolished", 2, { tile }),
      newYork("built", 2, { tile, cell: "g6", lot: "R2", points: 5 }),
    ];
    expect(told(lines)).toEqual([
      "Olena used land grab: took blue 2 and red 2, acquired B10 and R1",
      "Olena built nothing",
      "Tomás, turn 9",
      "Tomás built the silver 4-\u2060cell skyscraper at R2 for 5 points: demolished the silver 4-\u2060cell skyscraper",
    ]);
    expect(bold(lines)[3]).toEqual(["Tomás", "R2"]);
  });

  it("has words for everything that can happen, and for whatever somebody else is asked", () => {
    const ids = (file: string, kind: string) =>
      readFileSync(`../locales/en/${file}.ftl`, "utf8").match(new RegExp(`^[a-z-]*${kind}-[a-z0-9-]+`, "gm")) ?? [];
    const silent = /chose-(develop|buy-land|draw-three)$|paid-at-price$/;
    const events = [...ids("london", "event"), ...ids("new-york", "event"), ...ids("common", "event")];
    expect(events.length).toBeGreaterThan(60);
    for (const id of events) if (!silent.test(id)) expect(words.has(`web-log-${id}`), id).toBe(true);
    for (const id of [...ids("london", "question"), ...ids("new-york", "question")]) {
      const said = doing(words, { seat: 2, question: null, say: { id, args: [] } }, [{ seat: 2, name: "Tomás", state: "person" }]);
      expect(said, id).toMatch(/^Tomás is /);
      expect(said, id).not.toMatch(/you/i);
    }
  });
});
