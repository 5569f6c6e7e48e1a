import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Words } from "$lib/words/words.svelte";
import { explained } from "../src/london/icons";
import { SIGNS } from "../src/new-york/signs";

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
    // Ids with something put in: `web-game-${game}`. What a game or the server says may be said otherwise by the page: then
    // there is something of that name to be said.
    const all = readdirSync("../locales/en").flatMap((name) => readFileSync(`../locales/en/${name}`, "utf8").match(/^[a-z][a-z0-9-]*(?= =)/gm) ?? []);
    const OTHERWISE = ["web-log-", "web-say-"];
    const instead = (id: string) => OTHERWISE.some((start) => id.startsWith(start) && all.includes(id.slice(start.length)));
    const begun = [...source.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((found) => found[1] ?? "").filter((start) => !OTHERWISE.includes(start));
    // What begins so many things says nothing about any of them.
    for (const start of begun) expect(["web-", "web-london-", "web-new-york-"], `${start}: name them whole`).not.toContain(start);
    for (const id of whole) expect(defined, `${id} is used`).toContain(id);
    for (const id of defined) {
      const used = whole.has(id) || instead(id) || begun.some((start) => id.startsWith(start));
      expect(used, `${id} is defined and used`).toBe(true);
    }
  });

  const idsIn = (file: string): string[] => readFileSync(`../locales/en/${file}.ftl`, "utf8").match(/^[a-z][a-z0-9-]*(?= =)/gm) ?? [];

  it.each([
    ["analysis", /^(analysis|share)-/],
    ["offline", /^offline-/],
    ["position", /^(london|new-york)-wrong-|^position-(list|number|pairs|word)/],
    ["calls", /^call-(fault|bad|turn|reminder|test|hours|minutes|delivered|gone|no)\b/],
  ])("says everything in %s.ftl, and nothing that is not there", (file, own) => {
    const files = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && /\.(rs|ts|svelte)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    const crates = readdirSync("../crates").flatMap((name) => files(`../crates/${name}/src`));
    const source = [...crates, ...files("src")].map((path) => readFileSync(path, "utf8").split("#[cfg(test)]")[0]).join("\n");
    const said = new Set([...source.matchAll(/"([a-z][a-z0-9-]+)"/g)].map((found) => found[1] ?? ""));
    const defined = idsIn(file);
    expect(defined.filter((id) => !said.has(id)), "said by nobody").toEqual([]);
    expect([...said].filter((id) => own.test(id) && !defined.includes(id)), "cannot be said").toEqual([]);
  });

  it("explains every icon and sign that there is, and no other", () => {
    const icons = [...explained, "brown", "blue", "pink", "grey"].map((name) => `icon-london-${name}`);
    const signs = SIGNS.map((name) => `icon-new-york-${name}`);
    expect(idsIn("web-learn").filter((id) => id.startsWith("icon-")).sort()).toEqual([...icons, ...signs].sort());
  });
});
