import { describe, expect, it, vi } from "vitest";
import type { Action, PlayerView, Printed, Question, View } from "../src/lib/protocol/new-york";
import type { Choice, Message } from "../src/lib/protocol/table";
import { words } from "../src/lib/words/words.svelte";
import { effectsOf } from "../src/new-york/effects";
import type { NewYorkMatch, Peeked } from "../src/new-york/peek.svelte";
import { besidePointer, workerAt } from "../src/new-york/spots";
import { Table } from "../src/new-york/table.svelte";

const say = (id: string): Message => ({ id, args: [] });

/** One block of two lots between streets, and one skyscraper of two cells. */
const printed: Printed = {
  pack: "tiny",
  columns: 4,
  ground: ["++++", "saas", "sbbs", "++++"].flatMap((line) =>
    [...line].map((one) => (one === "a" ? { Lot: 0 } : one === "b" ? { Lot: 1 } : one === "s" ? { Street: 0 } : "Crossing")),
  ),
  districts: [{ id: "green", name: say("new-york-district-green"), code: "G", two_players: true }],
  kinds: [{ id: "green-2", name: say("new-york-district-green"), district: 0, size: 2 }],
  streets: [{ id: "wall", name: say("new-york-street-wall-street"), facts: [] }],
  scoring_streets: 1,
  parks: [],
  landmarks: [],
  lots: [1, 2].map((row) => ({ id: `G${row}`, kind: 0, cells: [1, 2].map((column) => ({ row, column })), facts: [] })),
  tiles: [
    {
      id: "b1",
      name: say("new-york-starting-building"),
      generation: "bronze",
      legendary: false,
      points: 2,
      height: 0,
      shape: [0, 1].map((column) => ({ row: 0, column })),
      irregular: false,
      facts: [],
    },
  ],
  characters: [],
  generations: [{ id: "silver", name: say("new-york-generation-silver"), points: 6 }],
  cards: [],
  challenges: [],
  sites: [
    { cells: [5, 6], turn: 0 },
    { cells: [9, 10], turn: 0 },
    { cells: [5, 9], turn: 1 },
  ],
};

const me = (change: Partial<PlayerView> = {}): PlayerView => ({
  seat: 1,
  character: null,
  score: 5,
  prestige: 0,
  workers: 3,
  cards: 0,
  lots: [0],
  vacant: [0],
  unbuilt: [0],
  demolished: [],
  standing: [],
  scoring: { track: 5, along: [0, 0, 0], streets: [0, 0, 0], challenge: 0, cards: 0, total: 5 },
  ...change,
});
const view = (player: PlayerView): View => ({
  viewer: { Seat: 1 },
  turn: 3,
  active: 1,
  players: [player],
  market: [0],
  future: [[]],
  legendaries: [],
  streets: [0, 0, 0],
  challenge: "bronze_baron",
  quiet_turns: 0,
  last_turns: null,
  over: false,
});
const choice = (said: string, action: Action): Choice<Action> => ({ words: said, action, say: say("x"), details: [] });

const before = view(me());
const after = view(
  me({
    score: 7,
    workers: 4,
    vacant: [],
    unbuilt: [],
    standing: [{ tile: 0, cells: [1, 2].map((column) => ({ row: 1, column })) }],
    scoring: { track: 7, along: [1, 0, 0], streets: [5, 0, 0], challenge: 0, cards: 0, total: 12 },
  }),
);
const drafted = (change: Partial<Peeked>): Peeked => ({
  revision: 1,
  tried: 1,
  stop: null,
  view: after,
  events: [
    { Built: { seat: 1, tile: 0, at: { row: 1, column: 1 }, points: 2 } },
    { WorkersMoved: { seat: 1, back: [0], sent: [] } },
    { Unlocked: { seat: 1, generation: "silver" } },
    { TurnBegan: { seat: 2, turn: 4 } },
  ],
  log: [],
  changes: [],
  asked: { seat: 2, question: "Start", say: say("x") },
  choices: [],
  ...change,
});

function table(question: Question, choices: Choice<Action>[], answer: Peeked, view = before) {
  const choose = vi.fn(async () => {});
  const match = {
    update: { revision: 1, view },
    view,
    draft: null,
    seat: 1,
    myTurn: true,
    busy: false,
    asked: { seat: 1, question, say: say("x") },
    choices,
    choose,
    permits: () => true,
    back: vi.fn(),
    live: { request: async () => ({ kind: "drafted", ...answer }) },
  };
  return { table: new Table(match as unknown as NewYorkMatch, printed), choose };
}

describe("holding a skyscraper", () => {
  it("shows what would end the turn before it is done", async () => {
    const { table: here, choose } = table("MayBuild", [choice("build b1", { Build: 0 }), choice("pass", "Pass")], drafted({}));
    here.chooseTile(0);
    await vi.waitFor(() => expect(here.held?.answer.words).toBe("build b1"));
    expect(choose).not.toHaveBeenCalled();
    expect(here.ghost).toEqual({ tile: 0, cells: [5, 6] });
    await here.take();
    expect(choose).toHaveBeenCalledWith("build b1");
    expect(here.held).toBeNull();
  });

  it("goes on at once if it only leads to the question where", async () => {
    const asks = drafted({ view: before, events: [], asked: { seat: 1, question: { Site: { tile: 0, how: "Build" } }, say: say("x") } });
    const { table: here, choose } = table("MayBuild", [choice("build b1", { Build: 0 })], asks);
    here.chooseTile(0);
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith("build b1"));
    expect(here.held).toBeNull();
  });

  it("a click chooses the place, a second one there takes it", async () => {
    const places = [0, 1, 2].map((number) => choice(`at ${number}`, { At: number }));
    const { table: here, choose } = table({ Site: { tile: 0, how: "Build" } }, places, drafted({}));
    const [first, second] = [here.plan.middle(6), here.plan.middle(10)];
    here.aimAt(first);
    expect(here.site?.number).toBe(0);
    here.press(second);
    expect([here.site?.number, here.pinned]).toEqual([1, true]);
    here.aimAt(first);
    expect(here.site?.number).toBe(1);
    here.press(second);
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith("at 1"));
  });

  it("turns, steps and lets go", () => {
    const places = [0, 1, 2].map((number) => choice(`at ${number}`, { At: number }));
    const { table: here } = table({ Site: { tile: 0, how: "Build" } }, places, drafted({}));
    here.step(1);
    expect(here.site?.number).toBe(0);
    here.turn(1);
    expect(here.site?.number).toBe(2);
    here.turn(1);
    expect(here.site?.number).toBe(0);
    // Dragged, it keeps the way it lies; where it lies like that in one place alone, it takes another way.
    here.drag(here.plan.centre([9, 10]));
    expect(here.site?.number).toBe(1);
    here.aim(here.sites[2] ?? null, true);
    here.drag(here.plan.centre([5, 6]));
    expect(here.site?.number).toBe(0);
    here.back();
    expect(here.site).toBeNull();
  });
});

describe("hints", () => {
  it("name the lot that a skyscraper lacks", () => {
    const { table: here } = table("MayBuild", [], drafted({}));
    expect(here.lacking(0)).toEqual({ fits: true, lots: [1], bare: [5, 6], over: [] });
    expect(here.free(0)).toEqual([1]);
  });

  it("tell what is bare from what would have to go", () => {
    const { table: here } = table("MayBuild", [], drafted({}), after);
    expect(here.lacking(0)).toEqual({ fits: false, lots: [1], bare: [], over: [5, 6] });
  });

  it("look for the room of a skyscraper that was pressed, until something else is done", () => {
    const { table: here } = table("MayBuild", [], drafted({}));
    here.sought = 0;
    expect(here.hinted).toBe(0);
    here.let();
    expect(here.hinted).toBeNull();
  });
});

describe("what an answer would do", () => {
  it("is told in lines", () => {
    const { before: from, after: to, lines, reveals } = effectsOf(before, drafted({}), 1, printed, words);
    expect([from, to, reveals]).toEqual([5, 7, false]);
    expect(lines.map(({ text }) => text)).toEqual([
      "2 points",
      "silver opens at 6",
      "A worker comes back: 4 of 4",
      "Wall Street: 1, and 5 points if it stays so",
    ]);
  });
});

describe("a lot", () => {
  const lots = [choice("lot G1", { Acquire: 0 }), choice("lot G2", { Acquire: 1 })];

  it("is taken by a click, and by the second tap of a finger", async () => {
    const { table: here, choose } = table({ Acquire: 0 }, lots, drafted({}));
    here.pressLot(1, true);
    expect([here.lot, here.lotPinned]).toEqual([1, true]);
    expect(choose).not.toHaveBeenCalled();
    here.pressLot(1, true);
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith("lot G2"));
    here.pressLot(0, false);
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith("lot G1"));
  });

  it("may be missed a little", () => {
    const { table: here } = table({ Acquire: 0 }, lots.slice(1), drafted({}));
    const { x, y } = here.plan.box(9);
    expect(here.nearLot({ x: x + 5, y: y - 4 }, 5)).toBe(1);
    expect(here.nearLot({ x: x + 5, y: y - 8 }, 5)).toBeNull();
  });
});

describe("a worker", () => {
  it("stands on bare ground, and leaves the name of the lot to be read", () => {
    const { table: here } = table("MayBuild", [], drafted({}));
    const [first, second] = [here.plan.middle(5), here.plan.middle(6)];
    expect(workerAt(here.plan, 0, new Set())).toEqual({ x: second.x, y: second.y + 2 });
    expect(workerAt(here.plan, 0, new Set([6]))).toEqual({ x: first.x, y: first.y + 2 });
  });
});

describe("words beside the pointer", () => {
  const words = { width: 240, height: 50 };
  const inside = { width: 800, height: 700 };

  it("lie below it, on its right", () => {
    expect(besidePointer({ x: 100, y: 100 }, words, inside, [])).toEqual({ x: 116, y: 120 });
  });

  it("cover neither what is held nor what is pointed at, and stay in the window", () => {
    for (const pointer of [{ x: 760, y: 100 }, { x: 790, y: 690 }, { x: 400, y: 660 }, { x: 5, y: 5 }]) {
      const held = { x: pointer.x + 10, y: pointer.y + 10, width: 96, height: 48 };
      const { x, y } = besidePointer(pointer, words, inside, [held]);
      expect(x >= 0 && y >= 0 && x + words.width <= inside.width && y + words.height <= inside.height).toBe(true);
      const apart = x >= held.x + held.width || x + words.width <= held.x || y >= held.y + held.height || y + words.height <= held.y;
      expect(apart, JSON.stringify(pointer)).toBe(true);
    }
  });
});
