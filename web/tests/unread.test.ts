// What one has not looked at: acts and not events, and what others said since one last spoke.

import { describe, expect, it } from "vitest";
import type { AnyMatch, Line } from "$lib/match/match.svelte";
import type { Arg, Chat } from "$lib/protocol/table";
import { Words } from "$lib/words/words.svelte";
import { Unread } from "../src/table/unread.svelte";

const player = (number: number): Arg => ({ Message: { id: "player", args: [["number", { Number: number }]] } });
const line = (id: string, revision: number, args: [string, Arg][] = []): Line =>
  ({ say: { id, args: [["player", player(2)], ...args] }, revision, seat: 2, undone: false }) as unknown as Line;
const said = (number: number, seat: number): Chat => ({ number, seat, at: 0, name: "", text: "" }) as unknown as Chat;

/** What is asked of a match. */
const heard = (since: Line[], chat: Chat[], muted: number[] = []) => ({ since, chat, muted, seat: 1 }) as unknown as AnyMatch;

describe("what is unread", () => {
  it("counts a run of a city once, and the beginning of a turn not at all", () => {
    const since = [
      line("event-turn-began", 1, [["turn", { Number: 4 }]]),
      line("london-event-chose-run-city", 2),
      line("london-event-cash-gained", 2, [["amount", { Number: 3 }]]),
      line("london-event-poverty-taken", 2, [["amount", { Number: 2 }]]),
    ];
    const unread = new Unread(heard(since, []), new Words());
    expect(unread.acts).toBe(1);
    unread.seeLog();
    expect(unread.acts).toBe(0);
  });

  it("counts what others said after one's own last line, without those one does not hear", () => {
    const chat = [said(0, 2), said(1, 1), said(2, 2), said(3, 3)];
    const unread = new Unread(heard([], chat), new Words());
    expect(unread.said).toBe(2);
    expect(new Unread(heard([], chat, [3]), new Words()).said).toBe(1);
    unread.seeChat();
    expect(unread.said).toBe(0);
  });
});
