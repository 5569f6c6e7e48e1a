import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Match } from "$lib/match/match.svelte";
import { Peeks, type LondonMatch } from "../src/london/peeks.svelte";
import { ask, settle, update, Wire } from "./wire";

describe("what would come of an answer", () => {
  let match: Match<string, string, string, string>;
  let wire: Wire;

  const asks = (seat: number) => ({ ...ask(seat), question: "ChooseAction" });
  const develop = [{ words: "develop", action: "Develop", say: { id: "develop", args: [] }, details: [] }];

  beforeEach(() => {
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no history")));
    match = new Match("T", { seat: 1 });
    wire = Wire.all[0]!;
    wire.open();
  });

  afterEach(() => {
    match.close();
    vi.unstubAllGlobals();
  });

  // The acts of another seat's turn have the revision of the whole, and no choices yet: whoever looked at the first of them never
  // looked again, and on the first turn nothing could be pointed at.
  it("is asked once it is one's turn, though a turn before was shown act by act", async () => {
    const peeks = new Peeks(match as unknown as LondonMatch);
    wire.tell(update(2, { moves: 3, asked: asks(2), choices: [] }));
    peeks.look();
    expect(wire.sent).toEqual([]);
    wire.tell(update(2, { moves: 5, asked: asks(1), choices: develop }));
    peeks.look();
    await settle();
    expect(wire.sent.map((sent) => sent.ask)).toEqual([{ do: "draft", revision: 2, actions: ["develop"] }]);
    // Nothing is asked twice about one moment.
    peeks.look();
    expect(wire.sent).toHaveLength(1);
  });
});
