import { mount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Action, Event, PrintedCard } from "$lib/protocol/london";
import type { Choice, Message } from "$lib/protocol/table";
import { words } from "$lib/words/words.svelte";
import Card from "../src/london/Card.svelte";
import { costPart, groupsOf, partsOf, type Piece } from "../src/london/effects";
import { stacked } from "../src/london/ruler";
import { skyline } from "../src/london/skyline";
import { byThing, isButton, likely, ordered, sayPrice, thingOf } from "../src/london/things";
import { broughtTo, runEnd, sayGain } from "../src/london/told";

const say = (id: string, args: Message["args"] = []): Message => ({ id, args });
const choice = (text: string, action: Action = "Done"): Choice<Action> => ({
  words: text,
  action,
  say: say("verbatim", [["text", { Text: text }]]),
  details: [],
});

const docks: PrintedCard = {
  id: "docks",
  name: say("verbatim", [["text", { Text: "West India Docks" }]]),
  set: "b",
  colour: "brown",
  kind: "building",
  copies: 1,
  cost: 3,
  needs_discard: true,
  prestige: 2,
  abilities: [],
  activation: {
    cost: { what: { discard: "any" }, say: say("london-cost-card-any") },
    effects: { what: [{ gain_cash: 7 }], say: [say("london-thing-cash", [["amount", { Number: 7 }]])] },
    flips: true,
  },
  action: null,
  facts: [],
  reconstructed: false,
};

describe("where an answer is given", () => {
  it("finds the thing that a choice is about", () => {
    expect(thingOf(choice("play vintners-a"))).toBe("hand:vintners-a");
    expect(thingOf(choice("with vintners-a price"))).toBe("hand:vintners-a");
    expect(thingOf(choice("draw top vintners-a", { DrawBoard: 2 }))).toBe("board:2");
    expect(thingOf(choice("take bottom vintners-a", { Take: 6 }))).toBe("board:6");
    expect(thingOf(choice("draw deck"))).toBe("deck");
    expect(thingOf(choice("draw seen vintners-a"))).toBe("seen:vintners-a");
    expect(thingOf(choice("on 3"))).toBe("stack:3");
    expect(thingOf(choice("activate 1"))).toBe("stack:1");
    expect(thingOf(choice("exchange 2"))).toBe("stack:2");
    expect(thingOf(choice("exchange borough"))).toBe("borough");
    expect(thingOf(choice("buy city"))).toBe("offer:city");
    expect(thingOf(choice("player 2"))).toBe("seat:2");
  });

  it("makes a button of whatever has no place on the table", () => {
    const nowhere = ["repay 0", "look 2", "run", "cash", "flip", "spare", "part 1", "loan", "done", "something new"];
    for (const one of nowhere) {
      expect(thingOf(choice(one)), one).toBeNull();
      expect(isButton(choice(one)), one).toBe(true);
    }
    expect(isButton(choice("play vintners-a"))).toBe(false);
    expect(isButton(choice("draw deck"))).toBe(true);
  });

  it("keeps every way of paying with one card together", () => {
    const ways = byThing([choice("with vintners-a"), choice("with vintners-a once"), choice("loan")]);
    expect([...ways.keys()]).toEqual(["hand:vintners-a"]);
    expect(ways.get("hand:vintners-a")).toHaveLength(2);
  });

  it("counts the stacks of a run in the order in which they are activated", () => {
    const order = ordered(["draw deck", "run", "activate 3", "discard paupers-a", "activate 1"]);
    expect([...order]).toEqual([
      [3, 1],
      [1, 2],
    ]);
    // Another card was put on the second stack, and activated there.
    expect([...ordered(["run", "activate 2", "take b3", "activate 2", "activate 4"])]).toEqual([
      [2, 2],
      [4, 3],
    ]);
  });

  it("knows which answer is most likely wanted", () => {
    expect(likely([choice("loan"), choice("done")])).toBe("done");
    expect(likely([choice("develop"), choice("run"), choice("loan")])).toBeNull();
    expect(likely([choice("loan")])).toBeNull();
    expect(likely([choice("exchange fleet-street-b")])).toBeNull();
    expect(likely([choice("pay-up")])).toBe("pay-up");
  });
});

describe("a card drawn from its data", () => {
  it("shows name, cost, effects, prestige at the end and that it turns", () => {
    const container = document.createElement("div");
    mount(Card, { target: container, props: { card: docks, words } });
    expect(container.querySelector(".name")?.textContent).toBe("West India Docks");
    expect(container.textContent).toContain("£3");
    expect(container.textContent).toContain("£7");
    expect(container.querySelector(".cost[title]")).toBeTruthy();
    expect(container.querySelector(".seal b")?.textContent).toBe("2");
    expect(container.querySelector(".flips")).toBeTruthy();
    expect(container.querySelector(".economy")).toBeTruthy();
  });

  it("sets an effect without icons as words", () => {
    const effects = { what: [{ build_without_discard: 2 }] as never[], say: [say("london-thing-cash", [["amount", { Number: 2 }]])] };
    expect(partsOf(effects, true)).toEqual({ parts: [], sentences: effects.say });
  });

  it("never leaves a new effect blank", () => {
    const effects = { what: [{ of_a_later_pack: 1 }] as never[], say: [say("verbatim", [["text", { Text: "new" }]])] };
    expect(partsOf(effects, false).sentences).toHaveLength(1);
  });

  it("puts a price before what it buys", () => {
    const part = costPart({ cash: 4 }, say("london-cost-cash", [["amount", { Number: 4 }]]));
    expect(part.cost).toBe(true);
    expect(part.pieces[0]).toEqual({ is: "figure", text: "£4" });
  });

  it("says that a gain comes with each card", () => {
    const told = (effect: object) =>
      partsOf({ what: [effect] as never[], say: [say("verbatim")] }, true).parts[0]?.pieces.map((piece) =>
        piece.is === "figure" ? `${piece.sign ?? ""}${piece.text}` : piece.is === "icon" ? piece.icon : piece.is === "mark" ? piece.colour : piece.word,
      );
    expect(told({ discard_up_to: { cards: 3, only: "any", each: { cash: 0, prestige: 1, relief: 1 } } })).toEqual([
      "≤3", "discard", "then", "1", "prestige", "−1", "poverty", "web-london-per", "discard",
    ]);
    // Any number of paupers, and so much for each of them.
    expect(told({ discard_up_to: { cards: 255, only: "pauper", each: { cash: 1, prestige: 0, relief: 1 } } })).toEqual([
      "web-london-any-number", "discard", "grey", "then", "£1", "−1", "poverty", "web-london-per", "grey",
    ]);
    expect(words.text("web-london-any-number")).toBe("any");
  });

  it("never parts a figure from what it counts", () => {
    const pieces: Piece[] = [
      { is: "figure", text: "≤3" },
      { is: "icon", icon: "discard" },
      { is: "icon", icon: "then" },
      { is: "figure", text: "1" },
      { is: "icon", icon: "prestige" },
      { is: "word", word: "web-london-per" },
      { is: "icon", icon: "discard" },
    ];
    expect(groupsOf(pieces).map(({ length }) => length)).toEqual([3, 2, 2]);
    expect(groupsOf(pieces).flat()).toEqual(pieces);
    expect(groupsOf([{ is: "icon", icon: "opponents" }, { is: "figure", text: "£2", sign: "−" }]).length).toBe(2);
  });

  it("has the same skyline for the same id and another one for another", () => {
    expect(skyline("economy", "docks")).toEqual(skyline("economy", "docks"));
    expect(skyline("economy", "docks").solid).not.toBe(skyline("economy", "brewing").solid);
  });
});

describe("what a run brings", () => {
  const events: Event[] = [
    { Activated: { seat: 1, card: 4 } },
    { CashGained: { seat: 1, cash: 5 } },
    { Flipped: { seat: 1, card: 4 } },
    { Activated: { seat: 1, card: 9 } },
    { PrestigeGained: { seat: 1, prestige: 2 } },
    { PovertyRemoved: { seat: 1, poverty: 1 } },
    { RunEnded: { seat: 1, stacks: 3, loans: 1, hand: 2 } },
    { PovertyTaken: { seat: 1, poverty: 6 } },
    { CashGained: { seat: 2, cash: 50 } },
  ];

  it("is told card by card, and nobody else's is counted", () => {
    const acts = broughtTo(1, events).filter(({ activated }) => activated);
    expect(acts.map(({ cash, prestige, poverty, flipped }) => ({ cash, prestige, poverty, flipped }))).toEqual([
      { cash: 5, prestige: 0, poverty: 0, flipped: [4] },
      { cash: 0, prestige: 2, poverty: -1, flipped: [] },
    ]);
    expect(runEnd(1, events)).toEqual({ seat: 1, stacks: 3, loans: 1, hand: 2 });
  });

  it("tells what was borrowed apart from what was earned", () => {
    const [before, act] = broughtTo(1, [
      { LoansTaken: { seat: 1, loans: 2, gained: 20 } },
      { BuildBegan: { seat: 1, card: 4 } },
      { Paid: { seat: 1, cash: 6 } },
      { LoansTaken: { seat: 2, loans: 1, gained: 10 } },
    ]);
    expect(before).toMatchObject({ cash: 0, loans: 2, borrowed: 20 });
    expect(act).toMatchObject({ cash: -6, loans: 0, borrowed: 0 });
  });

  it("counts the price of an ability to the ability", () => {
    const [turn, act, ability] = broughtTo(1, [
      { Activated: { seat: 1, card: 4 } },
      { CashGained: { seat: 1, cash: 5 } },
      { Paid: { seat: 1, cash: 3 } },
      { AbilityUsed: { seat: 1, source: { Borough: 2 } } },
      { PrestigeGained: { seat: 1, prestige: 1 } },
    ]);
    expect(turn).toMatchObject({ cash: 0 });
    expect(act).toMatchObject({ source: { card: 4 }, cash: 5 });
    expect(ability).toMatchObject({ source: { borough: 2 }, cash: -3, prestige: 1 });
  });

  it("is said in words", () => {
    expect(sayGain(words, { cash: 4, prestige: 0, poverty: -2 })).toBe("£4, 2 poverty less");
    expect(sayGain(words, { cash: -3, prestige: 1, poverty: 0 })).toBe("−£3, 1 prestige");
  });
});

describe("the poverty ruler", () => {
  it("puts marks that would hide each other above each other", () => {
    const levels = (...places: number[]) => stacked(places.map((x) => ({ x })), 15).map(({ level }) => level);
    expect(levels(10, 40, 90)).toEqual([0, 0, 0]);
    expect(levels(10, 10, 10)).toEqual([0, 1, 2]);
    // Near, but not at the same place; the last one touches neither of those on the line.
    expect(levels(10, 20, 30)).toEqual([0, 1, 0]);
    expect(levels(10, 24, 17)).toEqual([0, 1, 2]);
  });
});

describe("a price that is not printed", () => {
  it("is said, loans first", () => {
    expect(sayPrice(words, { loans: 1, cash: 0, lost: 0 })).toBe("1 loan");
    expect(sayPrice(words, { loans: 2, cash: 3, lost: 0 })).toBe("2 loans");
    expect(sayPrice(words, { loans: 0, cash: 1, lost: 0 })).toBe("+£1");
    expect(sayPrice(words, { loans: 0, cash: 0, lost: 4 })).toBe("−£4");
    expect(sayPrice(words, { loans: 0, cash: 0, lost: 0 })).toBe("");
  });
});
