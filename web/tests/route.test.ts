import { describe, expect, it } from "vitest";
import { parse, type Route } from "$lib/route.svelte";
import { PAGES } from "../src/worker/pages";

/** An address of every page that there is. */
const ADDRESSES: Record<Exclude<Route["page"], "none">, string> = {
  lobby: "/",
  table: "/table/abc",
  join: "/table/abc/seat/s3cret",
  watch: "/table/abc/watch/s3cret",
  replay: "/table/abc/replay/57",
  learn: "/learn/london",
  rules: "/rules/new-york",
  icons: "/icons/london",
  position: "/position/new-york",
};

describe("addresses", () => {
  it("are all kept for the time without a network", () => {
    for (const [page, address] of Object.entries(ADDRESSES)) {
      expect(parse(address).page).toBe(page);
      if (address !== "/") expect(PAGES.some((begin) => address.startsWith(begin)), address).toBe(true);
    }
    // Nothing is kept that leads nowhere.
    for (const begin of PAGES) expect(Object.values(ADDRESSES).some((address) => address.startsWith(begin)), begin).toBe(true);
  });

  it("lead to pages", () => {
    expect(parse("/")).toEqual({ page: "lobby" });
    expect(parse("/table/abc")).toEqual({ page: "table", table: "abc" });
    expect(parse("/table/abc/seat/s3cret")).toEqual({ page: "join", table: "abc", secret: "s3cret" });
    expect(parse("/table/abc/watch/s3cret")).toEqual({ page: "watch", table: "abc", secret: "s3cret" });
    const replay = { page: "replay", table: "abc", after: null, eyes: null, watch: null };
    expect(parse("/table/abc/replay")).toEqual(replay);
    expect(parse("/table/abc/replay/57?eyes=open")).toEqual({ ...replay, after: 57, eyes: "open" });
    expect(parse("/table/abc/replay?watch=s3cret")).toEqual({ ...replay, watch: "s3cret" });
    for (const nowhere of ["/table/abc/replay/x", "/elsewhere", "/table", "/table/abc/seat", "/table/abc/seat/s/more", "/table/a/b/c"]) {
      expect(parse(nowhere)).toEqual({ page: "none" });
    }
  });
});
