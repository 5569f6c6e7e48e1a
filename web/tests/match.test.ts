import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Match } from "$lib/match/match.svelte";
import { ask, drafted, settle, update, Wire } from "./wire";

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

  it.each([
    ["shows something new", 1, "reveals" as const, "shows"],
    ["leaves the word to somebody else", 2, null, "ends"],
  ])("asks once more before it does what %s, if that is wanted", async (_, seat, stop, why) => {
    match.asks = { shows: true, ends: true };
    const choose = async () => {
      const chosen = match.choose("pass");
      wire.tell(drafted(wire.last.id, seat, stop));
      await chosen;
    };
    await choose();
    expect(match.unsure?.why).toBe(why);
    expect(wire.last.ask.do).toBe("draft");
    // One may think better of it.
    await match.back();
    expect(match.unsure).toBeNull();
    expect(wire.last.ask.do).toBe("draft");
    await choose();
    const sure = match.sure();
    expect(wire.last.ask).toEqual({ do: "submit", match: "T", revision: 1, actions: ["pass"] });
    wire.tell({ type: "answer", id: wire.last.id, answer: { kind: "done", revision: 2 } });
    await sure;
    expect(match.unsure).toBeNull();
  });

  it("asks no more about what has passed", async () => {
    const chosen = match.choose("pass", true);
    wire.tell(drafted(wire.last.id, 1, "reveals"));
    await chosen;
    expect(match.unsure).not.toBeNull();
    wire.tell(update(2));
    match.skip();
    expect(match.unsure).toBeNull();
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

  it.each([
    [2, ["pass"]],
    [1, undefined],
  ])("keeps what was tried while others come and go: seat %i", async (seat, kept) => {
    const chosen = match.choose("pass");
    wire.tell(drafted(wire.last.id, 1));
    await chosen;
    const did = { kind: "sit" as const, seat, name: "rules", bot: true };
    wire.tell(update(2, { since: 1, steps: [{ revision: 2, at: 0, did, events: [], log: [] }] }));
    expect(match.draft?.actions).toEqual(kept);
  });

  it("agrees to the wish that was shown and to no other", () => {
    wire.tell(update(1, { undo_asked: { number: 7, seat: 2, count: 1, waits_for: [1] } }));
    void match.consent(7, true);
    expect(wire.last.ask).toEqual({ do: "consent", revision: 1, number: 7, agree: true });
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

  const acted = (revision: number, seat = 2) =>
    update(revision, {
      since: revision - 1, undo: { count: 1, consent: false, refused: null },
      steps: [{ revision, at: 0, did: { kind: "act", seat, undone: false }, events: [], log: [{ id: `log-${revision}`, args: [] }] }],
    });

  it("takes nothing back while more has happened than is shown", async () => {
    vi.useFakeTimers();
    wire.tell(acted(2, 1));
    expect(match.undoable).not.toBeNull();
    wire.tell(acted(3));
    wire.tell(acted(4));
    const sent = wire.sent.length;
    expect(match.undoable).toBeNull();
    // Who presses for it sees what has happened first.
    await match.back();
    expect(wire.sent).toHaveLength(sent);
    expect(match.view).toBe("view 4");
    expect(match.undoable).not.toBeNull();
    void match.back();
    expect(wire.last.ask).toEqual({ do: "undo", revision: 4, whole_turn: false });
    vi.useRealTimers();
  });

  it("says why something was refused until the table is another one", async () => {
    const undone = match.undo(false);
    const say = { id: "table-stale", args: [] };
    wire.tell({ type: "answer", id: wire.last.id, answer: { kind: "refused", code: "stale", say, action: null } });
    await undone;
    wire.tell(update(1));
    expect(match.refusal?.say).toEqual(say);
    wire.tell(update(2));
    expect(match.refusal).toBeNull();
  });

  it("goes on showing what the others did when it only hears that the connection stands", () => {
    match.paced = false;
    wire.tell(acted(2));
    const shown = match.fresh;
    expect(shown.map(({ revision }) => revision)).toEqual([2]);
    wire.tell(update(2));
    expect(match.fresh).toBe(shown);
    wire.tell(update(3));
    expect(match.fresh).toEqual([]);
  });

  describe("a turn of several acts", () => {
    const log = [{ id: "log-all", args: [] }];
    const turn = () =>
      update(2, {
        moves: 5, since: 1,
        steps: [{ revision: 2, at: 0, did: { kind: "act", seat: 2, undone: false }, events: ["a", "b", "c", "d"], log }],
      });
    // Four acts of seat 2, of which the second shows nothing.
    const between = [["a"], [], ["b", "c"]].map((events, at) => ({
      after: at + 2, view: `after ${at + 2}`, events, asked: ask(2), ended: null,
    }));

    const watch = async (): Promise<{ views: unknown[]; events: unknown[][] }> => {
      const views: unknown[] = [];
      const events: unknown[][] = [];
      for (let time = 0; time <= 4000; time += 100) {
        if (match.view !== views.at(-1)) {
          views.push(match.view);
          events.push(match.fresh.flatMap((step) => step.events));
        }
        await vi.advanceTimersByTimeAsync(100);
      }
      return { views, events };
    };

    beforeEach(() => vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    const answers = (body: unknown) => {
      const asked: string[] = [];
      vi.stubGlobal("fetch", (address: string) => {
        asked.push(address);
        return Promise.resolve(new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }));
      });
      return asked;
    };

    it("is shown act by act, each once, and is told once", async () => {
      const asked = answers(between);
      wire.tell(turn());
      const { views, events } = await watch();
      expect(asked).toEqual(["/api/tables/T/moves/2?count=3&seat=1"]);
      expect(views).toEqual(["view 1", "after 2", "after 4", "view 2"]);
      expect(events.slice(1)).toEqual([["a"], ["b", "c"], ["d"]]);
      expect(match.marks.flatMap((step) => step.events)).toEqual(["a", "b", "c", "d"]);
      expect(match.log.map(({ say }) => say.id)).toEqual(["log-all"]);
      expect(match.myTurn).toBe(true);
    });

    it("is shown whole at once by who does not want to wait", async () => {
      answers(between);
      wire.tell(turn());
      await vi.advanceTimersByTimeAsync(100);
      match.skip();
      expect(match.view).toBe("view 2");
      expect(match.fresh.flatMap((step) => step.events)).toEqual(["a", "b", "c", "d"]);
      expect(match.fresh.flatMap((step) => step.log)).toEqual(log);
      expect(match.waiting).toEqual([]);
    });

    it("is shown whole where what lies between cannot be had", async () => {
      wire.tell(turn());
      expect((await watch()).views).toEqual(["view 1", "view 2"]);
      expect(match.log.map(({ say }) => say.id)).toEqual(["log-all"]);
    });
  });

  it("shows a turn of many acts longer than a short one, and none for ever", () => {
    vi.useFakeTimers();
    const act = (revision: number, lines: number) =>
      update(revision, {
        since: revision - 1,
        steps: [{ revision, at: 0, did: { kind: "act", seat: 2, undone: false }, events: [], log: Array.from({ length: lines }, () => ({ id: "log", args: [] })) }],
      });
    for (const [number, lines] of [2, 12, 90, 1].entries()) wire.tell(act(number + 2, lines));
    const shown: [number, string | null][] = [];
    for (let time = 0; time <= 6000; time += 100) {
      if (match.view !== shown.at(-1)?.[1]) shown.push([time, match.view]);
      vi.advanceTimersByTime(100);
    }
    const times = shown.map(([time]) => time);
    expect(shown.map(([, view]) => view)).toEqual(["view 1", "view 2", "view 3", "view 4", "view 5"]);
    expect(times.slice(2).map((time, at) => time - (times[at + 1] ?? 0))).toEqual([900, 1800, 2100]);
    vi.useRealTimers();
  });
});
