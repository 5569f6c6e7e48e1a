// The rules, clause by clause, from the same documents as in the terminal; and which of them is being read.

import type { GameName } from "$lib/route.svelte";
import type { Language } from "$lib/words/language";

export type Clause = { id: string; says: string };
/** A part of the rules: its title, what is said before its clauses, and those. */
export type Section = { id: string; title: string; opening: string[]; clauses: Clause[] };

const FILES = import.meta.glob<string>("$rules/**/*.md", { query: "?raw", import: "default" });

/** What the rules of a game say in a language. */
export async function rulesOf(game: GameName, language: Language): Promise<Section[]> {
  const end = language === "en" ? `/rules/${game}.md` : `/${language}/${game}.md`;
  const read = Object.entries(FILES).find(([path]) => path.endsWith(end))?.[1];
  return read ? sectionsOf(await read()) : [];
}

/** The id of a clause or of a ruling, as reasons name them. */
const ID = /\b[LN](?:\d+\.\d+|-R\d+)\b/;

/** A text, and the clauses that are named in it. */
export const withClauses = (text: string): { text: string; clause: boolean }[] =>
  text
    .split(new RegExp(`(${ID.source})`))
    .filter((part) => part !== "")
    .map((part) => ({ text: part, clause: ID.test(part) }));

/** The first clause that a text names. */
export const clauseIn = (text: string): string | null => ID.exec(text)?.[0] ?? null;

/** Whose rules a clause belongs to: its letter says it. */
export const gameOf = (id: string): GameName => (id.startsWith("N") ? "new-york" : "london");

/** Reads the documents: `## L1 Title`, then `- **L1.1** …` with lines that go on below. Whatever stands before the first
    part is about the document. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  let open: { says: string } | null = null;
  for (const line of markdown.split("\n")) {
    const heading = /^## (?:(\S+?\d*) )?(.*)$/.exec(line);
    const clause = /^- \*\*(\S+)\*\* (.*)$/.exec(line);
    const section = sections.at(-1);
    if (heading) {
      const named = /^[LN](?:\d+|-R)$/.test(heading[1] ?? "");
      const title = named ? (heading[2] ?? "") : line.slice(3);
      sections.push({ id: named ? (heading[1] ?? "") : slug(title), title, opening: [], clauses: [] });
      open = null;
    } else if (!section) continue;
    else if (clause) {
      const read: Clause = { id: clause[1] ?? "", says: clause[2] ?? "" };
      section.clauses.push(read);
      open = read;
    } else if (line.trim() === "") open = null;
    else if (open) open.says += ` ${line.trim()}`;
    else {
      const opening = { says: line.trim() };
      const place = section.opening.push(opening.says) - 1;
      open = {
        get says() {
          return section.opening[place] ?? "";
        },
        set says(text) {
          section.opening[place] = text;
        },
      };
    }
  }
  return sections;
}

const slug = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, "-");

class Reading {
  /** The clause that is read in the small window; nothing while there is none. */
  shown = $state<string | null>(null);

  open(id: string): void {
    this.shown = id;
  }

  close(): void {
    this.shown = null;
  }
}

export const clauses = new Reading();
