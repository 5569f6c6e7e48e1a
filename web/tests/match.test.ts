import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Match } from "$lib/match/match.svelte";
import type { Asked, Request, Told, Update } from "$lib/protocol/table";

type Here = Told<string, string, string, string>;

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Request[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
    this.onclose?.();
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(told: Here) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  get last(): Request {
    const last = this.sent[this.sent.length - 1];
    if (!last) throw new Error("nothing was sent");
    return last;
  }
}

const ask = (seat: number): Asked<string> => ({ seat, question: "Q", say: { id: "q", args: [] } });

function update(revision: number, change: Partial<Update<string, string, string, string>> = {}): Here {
  return {
    type: "update", revision, since: revision, steps: [], viewer: { Seat: 1 }, view: `view ${revision}`, seats: [],
    asked: ask(1), choices: [{ words: "pass", action: "Pass", say: { id: "pass", args: [] }, details: [] }],
    clock: null, undo: null, undo_asked: null, ended: null, ...change,
  };
}

const drafted = (id: number, seat: number, stop: "reveals" | null = null): Here => ({
  type: "answer", id,
  answer: {
    kind: "drafted", revision: 1, tried: 1, stop: stop ? { kind: "reveals" } : null, view: "tried", events: [], log: [],
    changes: [], asked: ask(seat), choices: [],
  },
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("a match", () => {
  let match: Match<string, string, string, string>;
  let wire: Wire;

  beforeEach(() => {
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no history")));
    match = new Match("T", { seat: 1 });
    wire = Wire.all[0]!;
    wire.open();
    wire.tell(update(1));
  });

  afterEach(() => {
    match.close();
    vi.unstubAllGlobals();
  });

  it("tries what is chosen, and shows it as tried", async () => {
    const chosen = match.choose("pass");
    expect(wire.last.ask).toEqual({ do: "draft", revision: 1, actions: ["pass"] });
    wire.tell(drafted(wire.last.id, 1));
    await chosen;
    expect(match.view).toBe("tried");
    expect(match.draft?.actions).toEqual(["pass"]);
    await match.back();
    expect(match.view).toBe("view 1");
  });

  it.each([
    ["shows something new", 1, "reveals" as const],
    ["leaves the word to somebody else", 2, null],
  ])("does what %s", async (_, seat, stop) => {
    const chosen = match.choose("pass");
    wire.tell(drafted(wire.last.id, seat, stop));
    await settle();
    expect(wire.last.ask).toEqual({ do: "submit", match: "T", revision: 1, actions: ["pass"] });
    wire.tell({ type: "answer", id: wire.last.id, answer: { kind: "done", revision: 2 } });
    await chosen;
    expect(match.draft).toBeNull();
  });

  it("asks again what was on its way when the connection broke", async () => {
    vi.useFakeTimers();
    const chosen = match.choose("pass");
    const asked = wire.last;
    wire.close();
    expect(match.live.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    const again = Wire.all[Wire.all.length - 1]!;
    expect(again.url).toContain("since=1");
    again.open();
    again.tell(update(1));
    expect(match.live.status).toBe("open");
    expect(again.last).toEqual(asked);
    again.tell(drafted(asked.id, 1));
    await chosen;
    expect(match.view).toBe("tried");
  });

  it("forgets what was tried once something else has happened", async () => {
    const chosen = match.choose("pass");
    wire.tell(drafted(wire.last.id, 1));
    await chosen;
    wire.tell(update(2));
    expect(match.draft).toBeNull();
    expect(match.view).toBe("view 2");
  });

  it("shows what others do one after the other, or at once", () => {
    vi.useFakeTimers();
    const act = (revision: number) =>
      update(revision, {
        since: revision - 1,
        steps: [{ revision, at: 0, did: { kind: "act", seat: 2, undone: false }, events: [], log: [{ id: `log-${revision}`, args: [] }] }],
      });
    wire.tell(act(2));
    wire.tell(act(3));
    expect(match.view).toBe("view 1");
    vi.advanceTimersByTime(400);
    expect(match.view).toBe("view 2");
    match.skip();
    expect(match.view).toBe("view 3");
    expect(match.log.map(({ say }) => say.id)).toEqual(["log-2", "log-3"]);
    expect(match.since).toHaveLength(2);
    vi.useRealTimers();
  });
});
