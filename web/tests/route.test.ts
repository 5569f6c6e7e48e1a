import { describe, expect, it } from "vitest";
import { parse } from "$lib/route.svelte";

describe("addresses", () => {
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
