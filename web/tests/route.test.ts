import { describe, expect, it } from "vitest";
import { parse } from "$lib/route.svelte";

describe("addresses", () => {
  it("lead to pages", () => {
    expect(parse("/")).toEqual({ page: "lobby" });
    expect(parse("/table/abc")).toEqual({ page: "table", table: "abc" });
    expect(parse("/table/abc/seat/s3cret")).toEqual({ page: "join", table: "abc", secret: "s3cret" });
    expect(parse("/table/abc/watch/s3cret")).toEqual({ page: "watch", table: "abc", secret: "s3cret" });
    for (const nowhere of ["/elsewhere", "/table", "/table/abc/seat", "/table/abc/seat/s/more", "/table/a/b/c"]) {
      expect(parse(nowhere)).toEqual({ page: "none" });
    }
  });
});
