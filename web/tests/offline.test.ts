import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Engine, Order, Reply, Store } from "../src/offline/engine";
import type { Keeping, Written } from "../src/offline/keeping";
import { type Heard, Tables } from "../src/offline/tables";

/** A table after one revision. */
const STORE: Store = { table: "here-1", stands: null, entries: [{ revision: 1, at: 0, text: "1 pass\n" }] };
const call = { say: "call", id: 7, call: { method: "GET", path: "/api/tables/here-1", body: null } } as const;
const hear = { say: "hear", client: 3, text: "{}" } as const;

describe("tables of this device", () => {
  let heard: Heard[];
  let orders: Order[];
  let obeys: (order: Order) => Reply;
  let writes: () => Promise<Written>;
  let begun: number;
  let changed: string[];
  let tables: Tables;

  beforeEach(() => {
    vi.useFakeTimers();
    [heard, orders, begun, changed] = [[], [], 0, []];
    obeys = () => ({});
    writes = () => Promise.resolve("done");
    const engine: Engine = (order) => {
      orders.push(order);
      return obeys(order);
    };
    const keeping: Keeping = { read: () => Promise.resolve(null), write: () => writes() };
    const begin = () => {
      begun += 1;
      return Promise.resolve(engine);
    };
    tables = new Tables(begin, keeping, (one) => heard.push(one), (table) => changed.push(table));
  });

  afterEach(() => vi.useRealTimers());

  it("load what is needed, and ask again", async () => {
    let loaded = false;
    obeys = (order) => {
      loaded ||= order.do === "load";
      if (order.do !== "call") return {};
      return loaded ? { answer: { status: 404, body: "" } } : { needs: "here-1" };
    };
    await tables.hear(call);
    expect(orders.map((order) => order.do)).toEqual(["call", "load", "call"]);
    expect(heard).toEqual([{ say: "answer", id: 7, answer: { status: 404, body: "" } }]);
  });

  it("tell nobody before it is stored", async () => {
    let stored: (written: Written) => void = () => undefined;
    writes = () => new Promise((resolve) => (stored = resolve));
    obeys = (order) => (order.do === "hear" ? { store: STORE } : { tell: [[3, "done"]] });
    const done = tables.hear(hear);
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual([]);
    stored("done");
    await done;
    expect(orders.at(-1)).toEqual({ do: "stored", done: true });
    expect(heard).toEqual([{ say: "told", client: 3, text: "done" }]);
    expect(changed).toEqual(["here-1"]);
  });

  it("take a table up anew when another page was faster", async () => {
    writes = () => Promise.resolve("taken");
    obeys = (order) => (order.do === "hear" ? { store: STORE } : {});
    await tables.hear(hear);
    expect(orders.map((order) => order.do)).toEqual(["hear", "stored", "load"]);
    expect(orders[1]).toEqual({ do: "stored", done: false });
    expect(changed).toEqual([]);
  });

  it("let a bot try again that could not store its turn", async () => {
    writes = () => Promise.resolve("failed");
    obeys = (order) => (order.do === "think" ? { store: STORE } : {});
    await tables.hear({ say: "think", table: "here-1" });
    const thoughts = () => orders.filter((order) => order.do === "think").length;
    expect(thoughts()).toBe(1);
    writes = () => Promise.resolve("done");
    await vi.advanceTimersByTimeAsync(4000);
    expect(thoughts()).toBe(2);
  });

  it("go on after the engine has failed, and give any answer for a bot that made it fail", async () => {
    const thinks = { say: "think", table: "here-1" } as const;
    await tables.hear({ say: "join", client: 3, table: "here-1", seat: 1, since: null });
    obeys = () => {
      throw new WebAssembly.RuntimeError("unreachable");
    };
    const said = vi.spyOn(console, "error").mockReturnValue();
    await tables.hear(thinks);
    expect(said).toHaveBeenCalledOnce();
    // Whoever was there comes again.
    expect(heard.at(-1)).toEqual({ say: "ended", client: 3 });
    obeys = () => ({});
    await tables.hear(thinks);
    expect(begun).toBe(2);
    expect(orders.at(-1)).toMatchObject({ do: "think", blindly: true });
    await tables.hear(thinks);
    expect(orders.at(-1)).toMatchObject({ do: "think", blindly: false });
    said.mockRestore();
  });
});
