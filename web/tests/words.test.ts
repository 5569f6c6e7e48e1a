import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Words } from "$lib/words/words.svelte";

const words = new Words();
const player = (number: number) => ({ id: "player", args: [["number", { Number: number }]] as [string, { Number: number }][] });

describe("words", () => {
  it("says messages inside messages, and lists as the language joins them", () => {
    const list = (count: number) => ({
      id: "verbatim",
      args: [["text", { List: [1, 2, 3].slice(0, count).map(player) }]] as [string, { List: ReturnType<typeof player>[] }][],
    });
    expect(words.say(list(1))).toBe("Player 1");
    expect(words.say(list(2))).toBe("Player 1 and Player 2");
    expect(words.say(list(3))).toMatch(/^Player 1, Player 2,? and Player 3$/);
  });

  it("calls people by their names at a table", () => {
    expect(words.at((seat) => (seat === 2 ? "Olena" : undefined)).say(player(2))).toBe("Olena");
  });

  it("shows the id of what it cannot say", () => {
    expect(words.text("web-no-such-thing")).toBe("‹web-no-such-thing›");
    expect(words.text("web-title-table")).toBe("‹web-title-table›");
  });

  it("needs every message of the pages, and has every message that they need", () => {
    const files = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return entry.name === "protocol" ? [] : files(path);
        return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
      });
    const source = files("src").map((path) => readFileSync(path, "utf8")).join("\n");
    const own = readdirSync("../locales/en").filter((name) => name.startsWith("web"));
    const defined = own.flatMap((name) => readFileSync(`../locales/en/${name}`, "utf8").match(/^web-[a-z0-9-]+/gm) ?? []);
    const whole = new Set([...source.matchAll(/"(web-[a-z0-9-]+)"/g)].map((found) => found[1]));
    // Ids with something put in: `web-game-${game}`.
    const begun = [...source.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((found) => found[1] ?? "");
    for (const id of whole) expect(defined, `${id} is used`).toContain(id);
    for (const id of defined) {
      const used = whole.has(id) || begun.some((start) => id.startsWith(start));
      expect(used, `${id} is defined and used`).toBe(true);
    }
  });
});
