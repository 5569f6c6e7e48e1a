import { describe, expect, it } from "vitest";
import london from "$lessons/london.json";
import newYork from "$lessons/new-york.json";
import { Guide } from "$lib/match/guide.svelte";
import type { AnyMatch } from "$lib/match/match.svelte";
import { newIcons } from "../src/london/met";
import { explained } from "../src/london/icons";
import { selectorOf } from "../src/learn/selector";
import { clauseIn, rulesOf, sectionsOf, withClauses } from "../src/rules/clauses.svelte";
import { parse } from "$lib/route.svelte";
import { words } from "$lib/words/words.svelte";

const STEPS = [
  { tell: "hello" },
  { tell: "draw", moves: ["1 draw deck"] },
  { tell: "play", moves: ["1 develop", "1 play a"] },
  { tell: "other", moves: ["2 run"] },
  { tell: "place", moves: ["1 at f6 r0"], freely: true },
  { tell: "bye" },
];

/** A match that has gone so far, and tries so much. */
function at(moves: number, tried: string[] = []): { guide: Guide; match: { update: { moves: number }; draft: unknown } } {
  const match = { update: { moves: 10 + moves }, draft: tried.length > 0 ? { actions: tried } : null };
  return { guide: new Guide(match as unknown as AnyMatch, 10, STEPS), match };
}

describe("a guide", () => {
  it("says what is to be read before what is to be done", () => {
    const { guide } = at(0);
    expect(guide.step?.tell).toBe("hello");
    expect(guide.reads).toBe(true);
    guide.next();
    expect(guide.step?.tell).toBe("draw");
    expect(guide.reads).toBe(false);
    guide.next();
    expect(guide.step?.tell).toBe("draw");
  });

  it("permits what the lesson is about and nothing else", () => {
    const { guide } = at(0);
    expect(guide.permits(["run"])).toBe(false);
    expect(guide.astray).toBe(true);
    expect(guide.permits(["draw deck"])).toBe(true);
    expect(guide.astray).toBe(false);
    expect(guide.permits(["draw deck", "develop", "play a"])).toBe(true);
    expect(guide.permits(["draw deck", "develop", "play b"])).toBe(false);
  });

  it("counts what is tried", () => {
    expect(at(1, ["develop"]).guide.step?.tell).toBe("play");
    expect(at(1, ["develop"]).guide.permits(["play a"])).toBe(true);
    expect(at(1).guide.permits(["play a"])).toBe(false);
  });

  it("waits for the other seat, and until that was read", () => {
    const { guide, match } = at(3);
    expect(guide.step?.tell).toBe("other");
    expect(guide.reads).toBe(false);
    match.update = { moves: 14 };
    expect(guide.reads).toBe(true);
    guide.next();
    expect(guide.step?.tell).toBe("place");
  });

  it("says which answer is wanted, and marks nothing else", () => {
    expect(at(1).guide.wants("develop")).toBe(true);
    expect(at(1).guide.wants("play a")).toBe(false);
    const { guide } = at(0);
    guide.next();
    expect(guide.wants("draw deck")).toBe(true);
    expect(guide.wants("run")).toBe(false);
    expect(guide.astray).toBe(false);
    const placing = at(4).guide;
    expect(placing.wants("at g7 r2")).toBe(false);
    placing.next();
    expect(placing.wants("at g7 r2")).toBe(true);
    // What others do, and what is only read, waits for no answer.
    expect(at(3).guide.wants("run")).toBe(false);
    expect(at(5).guide.wants("anything")).toBe(false);
  });

  // What was taken back at the beginning of a chapter led before it, where nothing was permitted any more.
  it("keeps what was there before the chapter", () => {
    expect(at(0).guide.begun).toBe(false);
    expect(at(0, ["draw deck"]).guide.begun).toBe(false);
    expect(at(1).guide.begun).toBe(true);
  });

  it("takes any place where any will do, and all answers after its end", () => {
    expect(at(4).guide.permits(["at g7 r2"])).toBe(true);
    expect(at(4).guide.permits(["build b1"])).toBe(false);
    const { guide } = at(5);
    expect(guide.step?.tell).toBe("bye");
    guide.next();
    expect(guide.step).toBe(null);
    expect(guide.permits(["anything"])).toBe(true);
  });
});

describe("lessons", () => {
  it("point at things that have a selector", () => {
    for (const { steps } of [...london, ...newYork]) {
      for (const { at } of steps as { at?: string }[]) if (at) expect(selectorOf(at)).toMatch(/^[.[a-z]/);
    }
    expect(selectorOf("hand:mercers-a")).toBe('[data-thing="hand:mercers-a"]');
    expect(selectorOf("words:repay 1")).toBe('[data-words="repay 1"]');
    expect(selectorOf("lot:B5")).toBe('[data-lot="B5"]');
  });

  it("have pages of their own", () => {
    expect(parse("/learn/london")).toEqual({ page: "learn", game: "london" });
    expect(parse("/rules/new-york#N3.1")).toEqual({ page: "rules", game: "new-york", clause: "N3.1" });
    expect(parse("/icons/london")).toEqual({ page: "icons", game: "london" });
    expect(parse("/learn/paris")).toEqual({ page: "none" });
  });
});

describe("rules", () => {
  it("are read clause by clause, with lines that go on", () => {
    const read = sectionsOf("# Title\nabout\n\n## L1 Things\nA word before\nthat goes on.\n\n- **L1.1** One\n  and more.\n- **L1.2** Two.\n\n## Rulings\n- **L-R1** Ours.\n");
    expect(read).toEqual([
      { id: "L1", title: "Things", opening: ["A word before that goes on."], clauses: [{ id: "L1.1", says: "One and more." }, { id: "L1.2", says: "Two." }] },
      { id: "rulings", title: "Rulings", opening: [], clauses: [{ id: "L-R1", says: "Ours." }] },
    ]);
  });

  it("have the same clauses in every language", async () => {
    for (const game of ["london", "new-york"] as const) {
      const ids = async (tag: "en" | "pt-BR" | "es" | "uk") => (await rulesOf(game, tag)).map(({ clauses }) => clauses.map(({ id }) => id));
      const english = await ids("en");
      expect(english.flat().length).toBeGreaterThan(40);
      for (const tag of ["pt-BR", "es", "uk"] as const) expect(await ids(tag)).toEqual(english);
    }
  });

  it("are found in reasons", () => {
    expect(clauseIn("First say where it goes: L5.4")).toBe("L5.4");
    expect(clauseIn("see N-R23")).toBe("N-R23");
    expect(clauseIn("Level 5.4 of L1")).toBe(null);
    expect(withClauses("so (L5.2)")).toEqual([{ text: "so (", clause: false }, { text: "L5.2", clause: true }, { text: ")", clause: false }]);
  });
});

describe("icons", () => {
  it("are all explained", () => {
    for (const name of [...explained, "brown", "blue", "pink", "grey"]) expect(words.has(`icon-london-${name}`), name).toBe(true);
  });

  it("are new once", () => {
    const card = { id: "a", activation: { cost: null, flips: true, effects: { what: [{ gain_prestige: 2 }], say: [] } }, action: null };
    const view = { board: [[0]], players: [] };
    const meet = (known: string[]) => newIcons(view as never, null, { titles: [card] } as never, known);
    expect(meet([])).toEqual(["prestige", "flip"]);
    expect(meet(["prestige"])).toEqual(["flip"]);
  });
});
