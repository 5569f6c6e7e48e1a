import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Action, Printed } from "../src/lib/protocol/new-york";
import type { Choice, Message } from "../src/lib/protocol/table";
import { placeWords } from "../src/new-york/amiss.svelte";
import Building from "../src/new-york/Building.svelte";
import { Plan } from "../src/new-york/plan";
import { moved, pointed, siteOf, sitesOfShape, stepped, turnedSite } from "../src/new-york/sites";
import { equals, grabOf, sortChoices } from "../src/new-york/things";

const say = (id: string): Message => ({ id, args: [] });

/** A city of two blocks of 2×2 cells with a street around and between them; each block is two lots of two cells. */
const GROUND = ["sssssss", "saasccs", "sbbsdds", "sssssss"];
const LOTS = "abcd";
const cells = (letter: string) =>
  GROUND.flatMap((line, row) => [...line].flatMap((one, column) => (one === letter ? [{ row, column }] : [])));
const at = (row: number, column: number) => row * 7 + column;

const tile = (id: string, shape: [number, number][], points: number) => ({
  id,
  name: say(id),
  generation: "bronze" as const,
  legendary: false,
  points,
  height: 0,
  shape: shape.map(([row, column]) => ({ row, column })),
  irregular: false,
  facts: [],
});

const printed: Printed = {
  pack: "small",
  columns: 7,
  ground: GROUND.flatMap((line, row) =>
    [...line].map((one, column) => {
      const lot = LOTS.indexOf(one);
      if (lot >= 0) return { Lot: lot };
      const crossing = (row === 0 || row === 3) && [0, 3, 6].includes(column);
      if (crossing) return "Crossing" as const;
      return { Street: row === 0 || row === 3 ? 0 : 1 };
    }),
  ),
  districts: [{ id: "green", name: say("green"), code: "G", two_players: true }],
  kinds: [{ id: "green-2", name: say("green-2"), district: 0, size: 2 }],
  streets: [0, 1].map((number) => ({ id: `s${number}`, name: say(`s${number}`), facts: [] })),
  scoring_streets: 2,
  parks: [],
  landmarks: [],
  lots: [...LOTS].map((letter) => ({ id: letter.toUpperCase(), kind: 0, cells: cells(letter), facts: [] })),
  tiles: [
    tile("b1", [[0, 0], [0, 1]], 2),
    tile("b2", [[0, 0], [0, 1]], 2),
    tile("b3", [[0, 0], [0, 1], [1, 0]], 3),
  ],
  characters: [{ id: "somebody", name: say("somebody"), lot: 2 }],
  generations: [{ id: "bronze", name: say("bronze"), points: 0 }],
  cards: [],
  challenges: [],
  sites: [
    { cells: [at(1, 1), at(1, 2)], turn: 0 },
    { cells: [at(2, 1), at(2, 2)], turn: 0 },
    { cells: [at(1, 1), at(2, 1)], turn: 1 },
    { cells: [at(1, 4), at(1, 5)], turn: 0 },
    { cells: [at(1, 1), at(1, 2), at(2, 1)], turn: 0 },
  ],
};
const plan = new Plan(printed);
const sites = [0, 1, 2, 3].map((number) => siteOf(printed, number));

describe("the plan", () => {
  it("makes streets narrower than cells", () => {
    expect(plan.box(at(1, 1))).toEqual({ x: 22, y: 22, width: 48, height: 48 });
    expect(plan.box(at(1, 3)).width).toBe(27);
    expect([plan.width, plan.height]).toEqual([22 + 96 + 27 + 96 + 22, 22 + 96 + 22]);
  });

  it("finds the cell at a point", () => {
    expect(plan.at({ x: 23, y: 71 })).toBe(at(2, 1));
    expect(plan.at({ x: -1, y: 5 })).toBeNull();
  });

  it("knows blocks and runs of streets", () => {
    expect(plan.blocks[at(1, 1)]).toBe(plan.blocks[at(2, 2)]);
    expect(plan.blocks[at(1, 1)]).not.toBe(plan.blocks[at(1, 4)]);
    expect(plan.runs.filter(({ street }) => street === 0)).toHaveLength(4);
    expect(plan.runs.filter(({ street }) => street === 1).every(({ upright }) => upright)).toBe(true);
  });

  it("draws the line around cells, inside of it", () => {
    expect(plan.outline([at(1, 1), at(1, 2)], 2)).toBe("M24 24L116 24L116 68L24 68Z");
    const bend = plan.loops([at(1, 1), at(1, 2), at(2, 1)], 1);
    expect(bend).toHaveLength(1);
    expect(bend[0]).toEqual([
      { x: 23, y: 23 },
      { x: 117, y: 23 },
      { x: 117, y: 69 },
      { x: 69, y: 69 },
      { x: 69, y: 117 },
      { x: 23, y: 117 },
    ]);
  });

  it("keeps cells apart that meet at a corner alone", () => {
    const loops = plan.loops([at(1, 1), at(2, 2)], 1);
    expect(loops.map((loop) => loop.length)).toEqual([4, 4]);
  });
});

describe("the place that is meant", () => {
  it("lies over the pointed cell, as before if it can", () => {
    const point = { x: 30, y: 30 };
    expect(pointed(plan, sites, point, 1)?.number).toBe(2);
    expect(pointed(plan, sites, point, 0)?.number).toBe(0);
    expect(pointed(plan, sites, { x: 30, y: 115 }, 0)?.number).toBe(1);
    expect(pointed(plan, sites, { x: 200, y: 115 }, 0)).toBeNull();
  });

  it("turns over the same cell, then in the same block, and stays if it lies one way only", () => {
    const [across, below, upright, other] = sites;
    if (!across || !below || !upright || !other) throw new Error("four sites");
    expect(turnedSite(plan, sites, across, { x: 30, y: 30 }, 1)?.number).toBe(2);
    expect(turnedSite(plan, sites, below, { x: 110, y: 110 }, 1)?.number).toBe(2);
    expect(turnedSite(plan, sites, upright, { x: 30, y: 30 }, -1)?.number).toBe(0);
    expect(turnedSite(plan, [across, other], other, { x: 150, y: 30 }, 1)).toBeNull();
  });

  it("goes through all places and comes round", () => {
    const first = stepped(sites, null, 1);
    expect(first?.number).toBe(0);
    expect(stepped(sites, first, -1)?.number).toBe(1);
    expect(stepped(sites, sites[1] ?? null, 1)?.number).toBe(0);
  });

  it("moves in a direction", () => {
    const [across] = sites;
    if (!across) throw new Error("a site");
    expect(moved(plan, sites, across, 1, 0)?.number).toBe(3);
    expect(moved(plan, sites, across, 0, 1)?.number).toBe(1);
    expect(moved(plan, sites, across, -1, 0)?.number ?? null).toBe(2);
  });

  it("is called by its first cell and how the shape lies, as in the rules", () => {
    const [across, , upright] = sites;
    if (!across || !upright) throw new Error("two sites");
    expect(placeWords(plan, across)).toBe("at b2 r0");
    expect(placeWords(plan, upright)).toBe("at b2 r1");
    expect(placeWords(plan, { ...upright, turn: 6 })).toBe("at b2 f2");
  });

  it("belongs to a shape however that is turned", () => {
    const numbers = (index: number) => sitesOfShape(plan, printed.tiles[index]?.shape ?? []).map(({ number }) => number);
    expect(numbers(0)).toEqual([0, 1, 2, 3]);
    expect(numbers(2)).toEqual([4]);
  });
});

describe("answers on the table", () => {
  const choice = (words: string, action: Action): Choice<Action> => ({ words, action, say: say("x"), details: [] });
  const all: [string, Action][] = [
    ["shift", "Shift"],
    ["take green-2", { Take: 0 }],
    ["grab green-2 red-2", { Grab: [0, 4] }],
    ["lot A", { Acquire: 0 }],
    ["build b1", { Build: 0 }],
    ["demolish b1", { Demolish: 0 }],
    ["boom b3", { Boom: 2 }],
    ["at b2", { At: 1 }],
    ["return B", { Return: 1 }],
    ["be somebody", { Be: 0 }],
    ["pass", "Pass"],
  ];
  const things = sortChoices(all.map(([words, action]) => choice(words, action)), printed);

  it("each belongs to a thing, or is a button", () => {
    const placed = [
      ...things.lots.values(),
      ...things.cards.values(),
      ...[...things.tiles.values()].flat(),
      ...things.sites.values(),
      ...things.grabs.map(({ answer }) => answer),
      ...(things.shift ? [things.shift] : []),
      ...things.buttons,
    ];
    expect(new Set(placed.map(({ words }) => words))).toEqual(new Set(all.map(([words]) => words)));
    expect(things.buttons.map(({ words }) => words)).toEqual(["be somebody", "pass"]);
  });

  it("a skyscraper may have two", () => {
    expect(things.tiles.get(0)?.map(({ words }) => words)).toEqual(["build b1", "demolish b1"]);
    expect(things.boom).toBe(true);
  });

  it("land grab takes its cards in any order", () => {
    expect(grabOf(things, 4, 0)?.words).toBe("grab green-2 red-2");
    expect(grabOf(things, 4, 4)).toBeNull();
  });

  it("equal skyscrapers stand for each other", () => {
    expect(equals(printed, 1)).toEqual([0, 1]);
    expect(equals(printed, 2)).toEqual([2]);
  });
});

describe("a building", () => {
  it("has a wall for every edge to the south, a cornice on each, and its points", () => {
    const bent = printed.tiles[2];
    if (!bent) throw new Error("a tile");
    const container = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const building = mount(Building, {
      target: container,
      props: { plan, tile: bent, cells: [at(1, 1), at(1, 2), at(2, 1)], seat: 2 },
    });
    flushSync();
    expect(container.querySelectorAll("rect")).toHaveLength(2);
    expect(container.querySelectorAll(".cornice")).toHaveLength(2);
    expect(container.querySelector(".points")?.textContent).toBe("3");
    void unmount(building);
  });
});
