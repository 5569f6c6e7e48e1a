// How fast things move, as somebody likes it: what is moved by code and what is moved by style are one.

import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { lasting, still, tempo } from "$lib/look/motion";
import { MOTIONS, prefs } from "$lib/prefs.svelte";

const css = readFileSync("src/lib/look/tokens.css", "utf8");

/** What the style declares for somebody who likes this. */
function declared(motion: string): Map<string, string> {
  const [, body = ""] = new RegExp(`:root\\[data-motion="${motion}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  return new Map([...body.matchAll(/(--[a-z]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
}

afterEach(() => prefs.setMotion("normal"));

it("moves slower for those who like it calm, and faster for those in a hurry", () => {
  const took = MOTIONS.map((motion) => {
    prefs.setMotion(motion);
    return [motion, lasting(400), tempo()];
  });
  expect(took).toEqual([
    ["calm", 680, 1.7],
    ["normal", 400, 1],
    ["fast", 200, 0.5],
    ["none", 0, 1],
  ]);
  expect(still()).toBe(true);
});

it("is as fast by style as by code", () => {
  const [, usual = ""] = /--pace: ([\d.]+);/.exec(css) ?? [];
  for (const motion of ["calm", "normal", "fast"] as const) {
    prefs.setMotion(motion);
    expect(Number(declared(motion).get("--pace") ?? usual), motion).toBe(tempo());
  }
  for (const time of ["--hand", "--move", "--flip"]) {
    expect(css, time).toMatch(new RegExp(`${time}: calc\\(\\d+ms \\* var\\(--pace\\)\\);`));
    expect(declared("none").get(time), time).toBe("0ms");
  }
});
