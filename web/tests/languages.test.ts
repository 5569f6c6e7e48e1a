import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { choose, firstOf, LANGUAGES, type Language } from "$lib/words/language";
import { language, text, words } from "$lib/words/words.svelte";

const tags = Object.keys(LANGUAGES) as Language[];

describe("languages", () => {
  afterEach(() => choose("en"));

  it("are chosen by what somebody likes best", () => {
    expect(firstOf(["uk-UA", "en"])).toBe("uk");
    expect(firstOf(["de-DE", "pt-PT", "en"])).toBe("pt-BR");
    expect(firstOf(["es-419"])).toBe("es");
    expect(firstOf(["de", "fr"])).toBe("en");
    expect(firstOf([])).toBe("en");
  });

  it("change at once, and are remembered", async () => {
    const said = new Set<string>();
    for (const tag of tags) {
      await choose(tag);
      expect(language()).toBe(tag);
      expect(document.documentElement.lang).toBe(tag);
      expect(localStorage.getItem("twocities-language")).toBe(JSON.stringify(tag));
      said.add(text("web-your-turn"));
    }
    expect(said.size).toBe(tags.length);
  });

  it("count as their speakers do", async () => {
    await choose("uk");
    const cards = [1, 2, 5, 21].map((count) => text("web-london-hand-note", { count }));
    expect(new Set(cards.map((said) => said.replace(/\d+/g, ""))).size).toBeGreaterThan(2);
    expect(words.has("web-your-turn")).toBe(true);
  });
});

/** The texts of a page that stand there as they are: between tags, or in attributes that people read. */
function bare(markup: string): string[] {
  let rest = markup
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
    .replaceAll(/=>|<=|>=/g, "  ");
  // What stands in braces is code, however deep.
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(/\{[^{}]*\}/g, "\u0001");
  }
  const between = [...rest.matchAll(/>([^<>]*)</g)].map((found) => found[1] ?? "");
  const read = [...rest.matchAll(/\s(?:title|alt|placeholder|aria-label|label)="([^"]*)"/g)].map((found) => found[1] ?? "");
  return [...between, ...read].map((one) => one.replaceAll("\u0001", "").trim()).filter((one) => /\p{L}{2,}/u.test(one));
}

describe("pages", () => {
  it("say nothing but messages", () => {
    const files = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? files(path) : path.endsWith(".svelte") ? [path] : [];
      });
    const found = files("src").flatMap((path) => bare(readFileSync(path, "utf8")).map((text) => `${path}: ${text}`));
    expect(found).toEqual([]);
  });

  it("would be caught if they did", () => {
    expect(bare('<p>{text("a")} left over</p>')).toEqual(["left over"]);
    expect(bare('<button title="Close it">{x}</button>')).toEqual(["Close it"]);
    expect(bare("<p>{#if a}{b ? `c` : { d: 1 }}{/if} £ ×</p>")).toEqual([]);
  });
});
