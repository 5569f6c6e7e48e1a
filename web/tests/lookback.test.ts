import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { courseOf, linesOf, Lookback, turnsOf } from "$lib/match/lookback.svelte";
import type { Lookback as Course, Position } from "$lib/protocol/table";
import { ask, settle } from "./wire";

const say = (id: string) => ({ id, args: [] });

/** Twenty moves in turns of four, with nothing told of every third. */
const course: Course = {
  revision: 20,
  viewer: "Open",
  whole: true,
  opening: [say("deal"), say("event-turn-began")],
  scores: [0, 0],
  moves: Array.from({ length: 20 }, (_, number) => ({
    seat: 1 + (Math.floor(number / 4) % 2),
    log: [...(number % 3 === 2 ? [] : [say(`move-${number + 1}`)]), ...(number % 4 === 3 ? [say("event-turn-began")] : [])],
    scores: [number, -number],
  })),
};

describe("the course of a game", () => {
  it("has a line for everything that is told, under the number of its move", () => {
    const lines = linesOf(course);
    expect(lines.slice(0, 3).map(({ revision, seat, say }) => [revision, seat, say.id])).toEqual([
      [0, null, "deal"],
      [0, null, "event-turn-began"],
      [1, 1, "move-1"],
    ]);
    expect(lines.some(({ revision }) => revision === 3)).toBe(false);
  });

  it("has a mark where each turn begins, for whoever plays it", () => {
    expect(turnsOf(course)).toEqual([
      { after: 0, seat: 1 },
      { after: 4, seat: 2 },
      { after: 8, seat: 1 },
      { after: 12, seat: 2 },
      { after: 16, seat: 1 },
    ]);
    expect(turnsOf({ ...course, moves: [] })).toEqual([]);
  });

  it("has the scores before the first move and after each", () => {
    const points = courseOf(course);
    expect(points).toHaveLength(21);
    expect(points[20]).toEqual({ revision: 20, scores: [19, -19] });
  });
});

describe("looking back", () => {
  let asked: string[];
  let answers: (() => void)[];
  let back: Lookback<string, string, string, string>;

  const position = (after: number): Position<string, string, string> => ({
    after, view: `view ${after}`, events: [`event ${after}`], asked: ask(1), ended: null,
  });

  beforeEach(async () => {
    asked = [];
    answers = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const found = /moves\/(\d+)\?count=(\d+)/.exec(path);
      const from = Number(found?.[1]);
      const count = Math.min(Number(found?.[2]), course.moves.length + 1 - from);
      const body = found ? Array.from({ length: count }, (_, number) => position(from + number)) : course;
      const response = new Response(JSON.stringify(body));
      if (!found) return Promise.resolve(response);
      return new Promise((resolve) => answers.push(() => resolve(response)));
    });
    back = await Lookback.open("T", "open", []);
  });

  afterEach(() => {
    back.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** The server answers all that it is asked. */
  async function answer() {
    for (let rounds = 0; rounds < 6; rounds += 1) {
      answers.splice(0).forEach((one) => one());
      await settle();
    }
  }

  it("shows a move with what it did, and lets nobody choose anything", async () => {
    back.go(6);
    await answer();
    expect(back.match.view).toBe("view 6");
    expect(back.match.fresh[0]?.events).toEqual(["event 6"]);
    expect(back.match.fresh[0]?.did).toEqual({ kind: "act", seat: 2, undone: false });
    expect(back.match.log.map(({ revision }) => revision)).not.toContain(7);
    expect([back.match.myTurn, back.match.choices, back.match.seat]).toEqual([false, [], null]);
    expect(await back.match.why("anything")).toBeNull();
    expect(asked[0]).toContain("open=true");
  });

  it("has single steps at hand, and asks ahead of them", async () => {
    back.go(9);
    await answer();
    const before = asked.length;
    for (const after of [10, 11, 12, 13, 14, 15]) {
      back.step(1);
      expect(back.match.view).toBe(`view ${after}`);
    }
    await answer();
    back.step(1);
    expect(back.match.view).toBe("view 16");
    expect(asked.length - before).toBeLessThanOrEqual(2);
  });

  it("asks for what one came to, and not for all that one passed", async () => {
    back.go(1);
    for (let after = 2; after <= 20; after += 1) back.go(after);
    expect(asked.filter((path) => path.includes("moves/"))).toHaveLength(1);
    await answer();
    expect(back.match.view).toBe("view 20");
    expect(asked.some((path) => path.includes("moves/8?"))).toBe(false);
    expect(back.after).toBe(20);
  });

  it("stays within the game, and goes from turn to turn", () => {
    back.go(-3);
    expect(back.after).toBe(0);
    back.go(99);
    expect(back.after).toBe(20);
    back.stepTurn(-1);
    expect([back.after, back.turn]).toEqual([16, 4]);
    back.stepTurn(-1);
    expect(back.after).toBe(12);
    back.step(2);
    back.stepTurn(1);
    expect(back.after).toBe(16);
    back.stepTurn(1);
    expect(back.after).toBe(20);
  });

  it("plays the game again as fast as one likes, and stops at its end", () => {
    vi.useFakeTimers();
    back.go(17);
    back.speed = 4;
    back.play();
    vi.advanceTimersByTime(310);
    expect(back.after).toBe(18);
    vi.advanceTimersByTime(3000);
    expect([back.after, back.playing]).toEqual([20, false]);
    back.play();
    expect([back.after, back.playing]).toEqual([0, true]);
  });
});
