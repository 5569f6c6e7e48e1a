import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Analysis, costliest, inTurn, tenths } from "$lib/match/analysis.svelte";
import type { Analysis as Found, AnalysisNow, Judged, Message } from "$lib/protocol/table";
import { decimals } from "$lib/words/decimals";
import { choose } from "$lib/words/language";
import { words } from "$lib/words/words.svelte";

const judged = (after: number, by: number | null): Judged => ({
  after, actions: 1, seat: 1, played: [], luck: [0, 0],
  better: by === null ? null : { actions: [], plan: [], by, error: 1, brings: [by, -by], reasons: [] },
});
const found: Found = { moments: [], decisions: [judged(0, 12), judged(1, null), judged(2, 40), judged(3, 7)], seats: [] };

it("finds the costliest decisions, the worst first", () => {
  expect(costliest(found, 2).map(({ after }) => after)).toEqual([2, 0]);
  expect(costliest(found, 9)).toHaveLength(3);
});

it("writes tenths as people do", () => {
  expect([tenths(12), tenths(-5), tenths(0), tenths(12, true), tenths(0, true)]).toEqual(["1.2", "−0.5", "0.0", "+1.2", "0.0"]);
});

it("writes tenths with the mark of the language, as sentences do", async () => {
  for (const tag of ["pt-BR", "es", "uk"] as const) {
    await choose(tag);
    expect([tenths(141), tenths(-191, true)]).toEqual(["14,1", "−19,1"]);
    const behind = { id: "analysis-back", args: [["points", { Text: "7.2" }]] } as Message;
    expect(words.say(behind)).toContain("7,2");
  }
  await choose("en");
  expect(tenths(141)).toBe("14.1");
  // A version or an address is no number.
  expect(["+0.5 ± 0.1", "51.0 % – 53.5 %", "127.0.0.1", "L5.2", "5."].map((one) => decimals(one, "uk"))).toEqual([
    "+0,5 ± 0,1", "51,0 % – 53,5 %", "127.0.0.1", "L5.2", "5.",
  ]);
});

it("puts steps behind one another", () => {
  const step = (text: string): Message => ({ id: "verbatim", args: [["text", { Text: text }]] });
  const said = (steps: string[]) => words.say(inTurn("analysis-then", steps.map(step)));
  expect([said(["Take a card"]), said(["Take a card", "Build", "Demolish"])]).toEqual(["Take a card", "Take a card → Build → Demolish"]);
});

describe("an analysis", () => {
  let asked: string[];
  let next: AnalysisNow[];

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    next = [];
    vi.stubGlobal("fetch", (_: string, { method }: RequestInit) => {
      asked.push(method ?? "");
      return Promise.resolve(new Response(JSON.stringify(next.shift() ?? { state: "none" })));
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("is followed until it is there", async () => {
    const analysis = new Analysis("T");
    next = [{ state: "underway", done: 0, of: 0 }, { state: "underway", done: 3, of: 4 }, { state: "done", analysis: found }];
    await analysis.begin();
    expect(analysis.progress).toBe(0);
    await vi.advanceTimersByTimeAsync(600);
    expect(analysis.progress).toBe(0.75);
    await vi.advanceTimersByTimeAsync(600);
    expect([analysis.progress, analysis.found]).toEqual([null, found]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(["POST", "GET", "GET"]);
  });

  it("is given up by a click, and when one leaves", async () => {
    const analysis = new Analysis("T");
    next = [{ state: "underway", done: 1, of: 4 }];
    await analysis.begin();
    await analysis.stop();
    expect(analysis.progress).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(["POST", "DELETE"]);
    next = [{ state: "underway", done: 1, of: 4 }];
    await analysis.begin();
    analysis.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(["POST", "DELETE", "POST", "DELETE"]);
  });

  it("is asked for once more by nobody who only looks", async () => {
    const analysis = new Analysis("T");
    await analysis.look();
    expect([analysis.progress, analysis.found, asked]).toEqual([null, null, ["GET"]]);
  });
});
