import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Guide } from "$lib/match/guide.svelte";
import { Match, type AnyMatch } from "$lib/match/match.svelte";
import { words } from "$lib/words/words.svelte";
import Decision from "../src/table/Decision.svelte";
import { update, Wire } from "./wire";

const choice = (words: string) => ({ words, action: words, say: { id: "pass", args: [] }, details: [] });

describe("the decision", () => {
  let match: Match<string, string, string, string>;
  let panel: ReturnType<typeof mount> | null = null;

  beforeEach(() => {
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no history")));
    match = new Match("T", { seat: 1 });
    Wire.all[0]!.open();
    Wire.all[0]!.tell(update(1, { choices: [choice("develop"), choice("run")] }));
  });

  afterEach(async () => {
    if (panel) await unmount(panel);
    match.close();
    vi.unstubAllGlobals();
  });

  const loud = () => {
    panel = mount(Decision, { target: document.body, props: { match: match as AnyMatch, words, primary: "run" } });
    flushSync();
    return [...document.querySelectorAll<HTMLElement>(".primary")].map((button) => button.dataset["words"]);
  };

  it("stresses what is most likely wanted", () => {
    expect(loud()).toEqual(["run"]);
  });

  it("stresses in a lesson what the lesson asks for, and nothing else", () => {
    match.guide = new Guide(match as AnyMatch, 1, [{ tell: "play", moves: ["1 develop"] }]);
    expect(loud()).toEqual(["develop"]);
  });

  it("stresses nothing where the lesson is to be read or points at the table", () => {
    match.guide = new Guide(match as AnyMatch, 1, [{ tell: "hello" }, { tell: "play", moves: ["1 draw deck"] }]);
    expect(loud()).toEqual([]);
  });
});
