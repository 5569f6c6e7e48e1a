import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, problemOf } from "$lib/net/api";
import { fill } from "../src/worker/fill";

const refusal = { code: "slow-down", say: { id: "server-slow-down", args: [["seconds", { Number: 1 }]] }, text: "too much" };
const slow = (seconds: string | null) =>
  new Response(JSON.stringify(refusal), { status: 429, headers: seconds === null ? {} : { "Retry-After": seconds } });

describe("a server to which too much comes at once", () => {
  let answers: Response[];
  let asked: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return answers.shift() ?? new Response("[]");
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is asked again when it wants to be", async () => {
    answers = [slow("2"), slow(null)];
    const mine = api.mine();
    await vi.advanceTimersByTimeAsync(1900);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2100);
    expect(await mine).toEqual([]);
  });

  it.each([
    ["wants nothing for minutes", 1, "180"],
    ["is never ready", 5, "1"],
  ])("is believed if it %s", async (_, times, seconds) => {
    answers = Array.from({ length: 9 }, () => slow(seconds));
    const said = api.mine().catch(problemOf);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await said).toEqual(refusal.say);
    expect(asked).toHaveLength(times);
  });

  it("is asked for one file after the other by what keeps them", async () => {
    const kept = new Map<string, Response>();
    let [open, most] = [0, 0];
    const busy = [slow("1")];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 10));
      open -= 1;
      return (path === "/b" && busy.pop()) || new Response(path);
    });
    const cache = {
      match: async (path: RequestInfo | URL) => kept.get(String(path)),
      put: async (path: RequestInfo | URL, response: Response) => void kept.set(String(path), response),
    };
    kept.set("/c", new Response("kept"));
    const done = fill(cache, ["/a", "/b", "/c", "/d"]);
    await vi.advanceTimersByTimeAsync(5000);
    await done;
    expect(asked).toEqual(["/a", "/b", "/b", "/d"]);
    expect(most).toBe(1);
    expect(await Promise.all([...kept.values()].map((one) => one.text()))).toEqual(["kept", "/a", "/b", "/d"]);
  });

  it("is not kept where it fails", async () => {
    answers = [new Response("", { status: 500 })];
    const cache = { match: async () => undefined, put: vi.fn() };
    await expect(fill(cache, ["/a", "/b"])).rejects.toThrow("/a: 500");
    expect(cache.put).not.toHaveBeenCalled();
  });
});
