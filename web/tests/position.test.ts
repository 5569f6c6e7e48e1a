import { describe, expect, it } from "vitest";
import type * as London from "$lib/protocol/london";
import type * as NewYork from "$lib/protocol/new-york";
import { added, groupsOf, laid, missing, namesOf, placesOf, restIntoDecks, seatsOf, shifted, shuffled, wordsOf, written, type Lists } from "../src/position/lists";

const card = (id: string, set: string, copies = 1) => ({ id, set, copies, name: { id, args: [] } });
const london = {
  titles: [card("mercers-a", "a", 2), card("hospital-b", "b"), card("sewers-c", "c", 2)],
  boroughs: [{ id: "city", name: { id: "city", args: [] } }, { id: "deptford", name: { id: "deptford", args: [] } }],
} as unknown as London.Printed;

const position = (): Lists => [
  ["turn", ["1"]],
  ["deck", ["mercers-a", "hospital-b", "sewers-c"]],
  ["gone", []],
  ["board-top", ["-", "-"]],
  ["board-bottom", ["-", "-"]],
  ["offer", ["city", "-", "-"]],
  ["boroughs", ["deptford"]],
  ["hand-1", ["mercers-a"]],
  ["city-1", []],
  ["boroughs-1", []],
  ["hand-2", []],
  ["city-2", ["!sewers-c"]],
  ["boroughs-2", []],
];

describe("words of a position", () => {
  it("say how a card lies", () => {
    expect(laid("!shops-b+3")).toEqual({ down: true, id: "shops-b", money: 3 });
    for (const word of ["!shops-b+3", "shops-b", "!hospital-a", "shops-b+1"]) expect(written(laid(word))).toBe(word);
  });

  it("change places with their neighbours and no others", () => {
    expect(shifted(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
    expect(shifted(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
    expect([...shuffled(["a", "b", "c"], () => 0)].sort()).toEqual(["a", "b", "c"]);
  });
});

describe("a position", () => {
  it("has a group for the table and one for each seat", () => {
    expect(seatsOf(position())).toBe(2);
    const lists = groupsOf("london", 2).flatMap(({ fields }) => fields.map(({ list }) => list));
    expect(position().every(([name]) => lists.includes(name))).toBe(true);
    expect(groupsOf("new-york", 3)).toHaveLength(4);
  });

  it("names cards that are called alike as the language tells them apart, and those of an owner by their set", () => {
    const titles = [card("school-a-blue", "a"), card("school-a-brown", "a"), card("shops-b", "b"), card("shops-c", "c"), card("wren-a", "a")];
    const said = (id: string) => (id.endsWith(".apart") ? `${id.split("-")[0]}, ${id.split("-")[2]?.split(".")[0]}` : (id.split("-")[0] ?? ""));
    const own = new Set(["school-a-blue.apart", "school-a-brown.apart"]);
    const names = namesOf({ titles, boroughs: [] } as unknown as London.Printed, ({ id }) => said(id), (id) => own.has(id));
    expect([...names.values()]).toEqual(["school, blue", "school, brown", "shops B", "shops C", "wren"]);
  });

  it("takes what is added from its deck if there is no other copy", () => {
    const now = added(position(), "board-top", "hospital-b", london);
    expect(wordsOf(now, "board-top")).toEqual(["hospital-b", "-"]);
    expect(wordsOf(now, "deck")).toEqual(["mercers-a", "sewers-c"]);
    const land = added(position(), "boroughs-2", "deptford", london);
    expect([wordsOf(land, "boroughs-2"), wordsOf(land, "boroughs")]).toEqual([["deptford"], []]);
  });

  it("knows what is missing, and puts it into its deck by sets", () => {
    expect(missing(position(), london)).toEqual([]);
    const without = position().map(([name, words]): [string, string[]] => [name, name === "hand-1" || name === "boroughs" || name === "city-2" ? [] : words]);
    expect(missing(without, london)).toEqual(["mercers-a", "sewers-c", "deptford"]);
    const mended = restIntoDecks(without, london);
    expect(missing(mended, london)).toEqual([]);
    expect(wordsOf(mended, "deck")).toEqual(["mercers-a", "mercers-a", "hospital-b", "sewers-c", "sewers-c"]);
    expect(wordsOf(mended, "boroughs")).toEqual(["deptford"]);
  });
});

describe("a position of New York", () => {
  const printed = {
    columns: 4,
    kinds: [{ id: "red-2", district: 0 }],
    districts: [{ two_players: true }],
    lots: [
      { id: "R1", kind: 0, cells: [{ row: 0, column: 0 }, { row: 0, column: 1 }] },
      { id: "R2", kind: 0, cells: [{ row: 1, column: 0 }, { row: 1, column: 1 }] },
    ],
    tiles: [{ id: "b1", shape: [{ row: 0, column: 0 }, { row: 0, column: 1 }] }],
    sites: [{ cells: [0, 1], turn: 0 }, { cells: [4, 5], turn: 0 }, { cells: [0, 4], turn: 1 }, { cells: [0, 1, 4], turn: 0 }],
  } as unknown as NewYork.Printed;

  it("knows where a skyscraper can stand on somebody's lots", () => {
    expect(placesOf("b1", ["R1"], printed)).toEqual(["a1.r0"]);
    expect(placesOf("b1", ["R1", "R2"], printed)).toEqual(["a1.r0", "a2.r0", "a1.r1"]);
  });

  it("puts missing cards into the first batch, and takes the card of a lot that is given out", () => {
    const lists: Lists = [["market", []], ["future", ["red-2", "/", "red-2"]], ["lots-1", []], ["lots-2", []]];
    const given = added(lists, "lots-1", "R1", printed);
    expect(wordsOf(given, "future")).toEqual(["red-2", "/"]);
    expect(missing([["market", []], ["future", ["red-2"]], ["lots-1", []], ["lots-2", []]], printed)).toEqual(["red-2"]);
  });
});
