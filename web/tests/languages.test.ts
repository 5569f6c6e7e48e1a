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
    const [said, described] = [new Set<string>(), new Set<string>()];
    document.head.innerHTML = '<meta name="description" content="">';
    for (const tag of tags) {
      await choose(tag);
      expect(language()).toBe(tag);
      expect(document.documentElement.lang).toBe(tag);
      expect(localStorage.getItem("twocities-language")).toBe(JSON.stringify(tag));
      said.add(text("web-your-turn"));
      described.add(document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "");
    }
    expect(said.size).toBe(tags.length);
    expect(described.size).toBe(tags.length);
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

/** What code says by itself: texts of two words and more that are neither part of the drawing nor for programmers. */
function sentences(code: string): string[] {
  const plain = code.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "$1");
  const found: string[] = [];
  for (const { 0: whole, index } of plain.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)) {
    if (/(?:Error|console\.\w+|import|closest|matches|querySelector(?:All)?(?:<\w+>)?)\(\s*$/.test(plain.slice(0, index))) continue;
    let text = whole.slice(1, -1);
    for (let before = ""; before !== text; ) {
      before = text;
      text = text.replaceAll(/\$\{[^{}]*\}/g, "\u0001");
    }
    // Markup, selectors, styles and calls in templates are no sentences.
    if (!/[<>{}=;()[\]/]/.test(text) && /\p{L}{2,}[ ,]+\p{L}{2,}/u.test(text)) found.push(text);
  }
  return found;
}

/** Two words that nobody reads as they stand here, or that are the same in every language. */
const NO_SENTENCES = new Set([
  // The name of the program, and the title of a call that cannot be read.
  "Two Cities",
  // What the server calls a seat that nobody has: it is looked for, and said by a message.
  "Nobody yet",
  // A typeface.
  "Old Standard TT",
  // For programs, beside the message that is for people.
  "the server cannot be reached",
  // Words of the notation.
  "draw deck",
  // Names of arguments, and the salt of a drawing.
  "player to card cards borough source given taken character lot lots others tile",
  "the city",
]);

describe("pages", () => {
  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? files(path) : [path];
    });

  it("say nothing but messages in their code", () => {
    const code = (path: string): string => {
      const text = readFileSync(path, "utf8");
      if (path.endsWith(".ts")) return text;
      return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((found) => found[1] ?? "").join("\n");
    };
    const ours = files("src").filter((path) => /\.(?:ts|svelte)$/.test(path) && !path.includes("/protocol/"));
    const found = ours.flatMap((path) => sentences(code(path)).filter((text) => !NO_SENTENCES.has(text)).map((text) => `${path}: ${text}`));
    expect(found).toEqual([]);
  });

  it("would be caught if they did in their code", () => {
    expect(sentences('const said = "Left over";')).toEqual(["Left over"]);
    expect(sentences("wrong = `The server said ${why}`;")).toEqual(["The server said \u0001"]);
    expect(sentences('// "not this"\nthrow new Error("nor this one"); text("web-id");')).toEqual([]);
  });

  it("say nothing but messages", () => {
    const drawn = files("src").filter((path) => path.endsWith(".svelte"));
    const found = drawn.flatMap((path) => bare(readFileSync(path, "utf8")).map((text) => `${path}: ${text}`));
    expect(found).toEqual([]);
  });

  it("would be caught if they did", () => {
    expect(bare('<p>{text("a")} left over</p>')).toEqual(["left over"]);
    expect(bare('<button title="Close it">{x}</button>')).toEqual(["Close it"]);
    expect(bare("<p>{#if a}{b ? `c` : { d: 1 }}{/if} £ ×</p>")).toEqual([]);
  });
});
