// Colours that can be told apart, sounds, and what is asked once more.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Step } from "$lib/protocol/table";
import { Ear, soundsOf } from "$lib/sound/heard";
import { lengthOf, SCORE, type Sound } from "$lib/sound/score";

const css = readFileSync("src/lib/look/tokens.css", "utf8");

/** The colours of one city by day (0) or by night (1), by their names. */
function coloursOf(city: "london" | "new-york", theme: 0 | 1): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = "", body = ""] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    if (selector.trim() !== ":root" && !selector.includes(`data-city="${city}"`)) continue;
    for (const [, name = "", both, day, night, one] of body.matchAll(
      /(--[a-z0-9-]+): (?:(light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\))|(#[0-9a-f]{6}));/g,
    )) {
      found.set(name, (both ? (theme === 0 ? day : night) : one) ?? "");
    }
  }
  return found;
}

/** How bright a colour is, as WCAG has it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["--ground", "--panel", "--card", "--sheet"];
const KINDS = ["economy", "culture", "politics", "paupers"];
const SEATS = [1, 2, 3, 4];

/** What is written on what: at least 4.5 to 1. */
const WRITTEN: [string, string][] = [
  ...["--ink", "--ink2", "--accent", "--fault"].flatMap((ink) => GROUNDS.map((ground): [string, string] => [ink, ground])),
  ["--on-accent", "--accent"],
  ...["--ground"].map((ground): [string, string] => [ground, "--ink"]),
  ...KINDS.map((kind): [string, string] => ["--ink", `--${kind}-tint`]),
  ...KINDS.map((kind): [string, string] => [`--${kind}`, `--${kind}-tint`]),
  // The ids of lots.
  ...["green", "blue", "red", "yellow", "pink"].map((district): [string, string] => ["--ink", `--${district}`]),
  ...SEATS.map((seat): [string, string] => [`--on-seat-${seat}`, `--seat-${seat}`]),
];
/** What is only seen, as rules and rings are: at least 3 to 1. */
const SEEN: [string, string][] = [
  ...GROUNDS.map((ground): [string, string] => ["--focus", ground]),
  ...["--panel", "--card", "--sheet"].map((ground): [string, string] => ["--rule", ground]),
];

describe("colours", () => {
  it("are measured as they should be", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  for (const city of ["london", "new-york"] as const) {
    for (const theme of [0, 1] as const) {
      it(`can be read in ${city} by ${theme === 0 ? "day" : "night"}`, () => {
        const colours = coloursOf(city, theme);
        const short = (pairs: [string, string][], least: number) =>
          pairs.flatMap(([one, other]) => {
            const [a, b] = [colours.get(one), colours.get(other)];
            if (!a || !b) return [`${one} or ${other} is no colour`];
            const found = contrast(a, b);
            return found < least ? [`${one} on ${other}: ${found.toFixed(2)}`] : [];
          });
        expect(short(WRITTEN, 4.5)).toEqual([]);
        expect(short(SEEN, 3)).toEqual([]);
      });
    }
  }
});

const step = (seat: number, ...names: string[]): Step<unknown> => ({
  revision: 1,
  at: 0,
  did: { kind: "act", seat, undone: false },
  events: names.map((name) => ({ [name]: { seat } })),
  log: [],
});
const events = (...names: string[]) => step(1, ...names).events;

describe("sounds", () => {
  it("are short, and never too loud", () => {
    for (const sound of Object.keys(SCORE) as Sound[]) {
      expect(lengthOf(sound), sound).toBeLessThanOrEqual(sound === "end" ? 1.5 : 0.7);
      for (const note of SCORE[sound]) {
        const together = SCORE[sound].filter(({ at, lasts }) => at <= note.at && note.at < at + lasts);
        expect(together.reduce((sum, { loud }) => sum + loud, 0), sound).toBeLessThan(1);
      }
    }
  });

  it("belong to what happens, each once", () => {
    expect(soundsOf(events("CashGained", "Discarded", "Discarded", "CardPlaced", "TurnBegan"))).toEqual(["card", "building", "money"]);
    expect(soundsOf(["GameEnded"])).toEqual([]);
  });

  it("are heard when something is tried, and not again when it is done", () => {
    const ear = new Ear(() => 1);
    expect(ear.tries(events("Discarded"))).toEqual(["card"]);
    expect(ear.tries(events("Discarded", "CardPlaced"))).toEqual(["building"]);
    expect(ear.tries([])).toEqual([]);
    expect(ear.hears([step(1, "Discarded", "CardPlaced", "CashGained")])).toEqual(["money"]);
    // Another seat's acts are heard whole; and so is what was done without trying it.
    expect(ear.hears([step(2, "Discarded", "CardPlaced")])).toEqual(["card", "building"]);
    expect(ear.hears([step(1, "Discarded")])).toEqual(["card"]);
  });

  it("come again when something is tried again", () => {
    const ear = new Ear(() => 1);
    expect(ear.tries(events("Discarded"))).toEqual(["card"]);
    ear.tries([]);
    expect(ear.tries(events("Discarded"))).toEqual(["card"]);
  });
});
