import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "$lib/net/live.svelte";
import { update, Wire } from "./wire";

type Answered = { ok: boolean; status: number };

describe("a place at a table", () => {
  let live: Live<string, string, string, string>;
  let answers: () => Promise<Answered>;
  const newest = () => Wire.all[Wire.all.length - 1]!;
  /** The socket breaks, and the next is tried. */
  const fails = async () => {
    newest().close();
    await vi.advanceTimersByTimeAsync(20_000);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    answers = () => Promise.reject(new Error("nobody answers"));
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("fetch", () => answers());
    live = new Live("T", { seat: 1 }, { hear: () => undefined });
  });

  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("waits for a server that nobody reaches", async () => {
    for (let tries = 0; tries < 4; tries += 1) await fails();
    expect(live.status).toBe("lost");
    newest().open();
    newest().tell(update(1));
    expect(live.status).toBe("open");
  });

  it("waits for a server that is starting", async () => {
    answers = () => Promise.resolve({ ok: false, status: 503 });
    for (let tries = 0; tries < 4; tries += 1) await fails();
    expect(live.status).toBe("lost");
  });

  it.each([404, 200])("is refused by a server that answers otherwise (%i)", async (status) => {
    answers = () => Promise.resolve({ ok: status === 200, status });
    for (let tries = 0; tries < 4; tries += 1) await fails();
    expect(live.status).toBe("refused");
    const tried = Wire.all.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.all.length).toBe(tried);
  });

  it("finds out that a connection broke without a word", async () => {
    newest().open();
    newest().tell(update(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(newest().last.ask).toEqual({ do: "update", since: 1 });
    await vi.advanceTimersByTimeAsync(16_000);
    expect(live.status).toBe("lost");
  });

  it("is content with what is answered", async () => {
    newest().open();
    newest().tell(update(1));
    for (let beats = 0; beats < 5; beats += 1) {
      await vi.advanceTimersByTimeAsync(25_000);
      const { id } = newest().last;
      newest().tell({ type: "answer", id, answer: { kind: "done", revision: 1 } });
    }
    await vi.advanceTimersByTimeAsync(14_000);
    expect(live.status).toBe("open");
  });
});
