import { expect, test } from "vitest";
import { callIn } from "../src/worker/call";

test("a call is read as it was sent", () => {
  const call = { title: "London", body: "Ann, it is your turn.", path: "/table/abc", tag: "abc-1", test: true };
  expect(callIn(JSON.stringify(call))).toEqual(call);
});

test("what cannot be read still calls", () => {
  for (const text of [undefined, "", "no JSON", "null", "[]", '{"title": 7}']) {
    expect(callIn(text)).toEqual({ title: "Two Cities", body: "", path: "/", tag: "two-cities", test: false });
  }
});

test("a click leads to no other site", () => {
  for (const path of ["https://example.org/", "//example.org", "/\\example.org", "javascript:alert(1)", "/a b", ""]) {
    expect(callIn(JSON.stringify({ path })).path).toBe("/");
  }
});
