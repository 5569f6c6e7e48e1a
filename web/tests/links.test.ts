import { beforeEach, describe, expect, it } from "vitest";
import { named } from "$lib/words/bots";
import { choose } from "$lib/words/language";
import { doing } from "../src/table/doing";
import { isLoopback, keepLinks, keepMade, linkTo, watchOf } from "$lib/net/links";
import { words } from "$lib/words/words.svelte";

describe("links to seats", () => {
  beforeEach(() => localStorage.clear());

  it("are found again by table and seat, the newest of each", () => {
    keepLinks("a", [{ seat: 2, link: "/first" }, { seat: 3, link: "/third" }]);
    keepLinks("b", [{ seat: 2, link: "/other" }]);
    keepLinks("a", [{ seat: 2, link: "/second" }]);
    expect(linkTo("a", 2)).toBe("/second");
    expect(linkTo("a", 3)).toBe("/third");
    expect(linkTo("b", 2)).toBe("/other");
    expect(linkTo("b", 4)).toBeNull();
    expect(linkTo("c", 2)).toBeNull();
  });

  it("are forgotten when there are many newer tables, and when what is kept cannot be read", () => {
    for (let table = 0; table < 110; table += 1) keepLinks(`t${table}`, [{ seat: 2, link: `/${table}` }]);
    expect(linkTo("t109", 2)).toBe("/109");
    expect(linkTo("t0", 2)).toBeNull();
    localStorage.setItem("twocities-links", "not JSON");
    expect(linkTo("t109", 2)).toBeNull();
  });

  it("are kept with that for people who only watch, which newer links to seats leave alone", () => {
    const made = { table: "a", links: [], watch: "/table/a/watch/secret", phrase: null, token: null };
    keepMade(made);
    keepLinks("a", [{ seat: 2, link: "/second" }]);
    expect(watchOf("a")).toBe(made.watch);
    expect(linkTo("a", 2)).toBe("/second");
    expect(watchOf("b")).toBeNull();
    keepMade({ ...made, table: "here-1" });
    expect(watchOf("here-1")).toBeNull();
  });
});

describe("an address", () => {
  it("is known to lead to this very computer only", () => {
    for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(isLoopback(host)).toBe(true);
    for (const host of ["192.168.1.7", "games.example.org", "127.example.org", "[::2]"]) expect(isLoopback(host)).toBe(false);
  });
});

describe("an empty seat", () => {
  it("is called so in every language, and nobody is said to act there", async () => {
    const seats = [{ seat: 2, name: "Nobody yet", state: "free" as const }];
    const said = doing(words, { seat: 2, question: null, say: { id: "london-question-draw", args: [] } }, seats);
    expect(said).toBe("Waiting for somebody to take seat 2");
    await choose("uk");
    expect(named(seats, () => false)[0]?.name).toBe("Поки нікого");
    await choose("en");
    expect(named(seats, () => false)[0]?.name).toBe("Nobody yet");
  });
});
