// The chapters of the lessons: the same files that the server plays by.

import { api, isUnreachable } from "$lib/net/api";
import type { TableInfo } from "$lib/protocol/table";
import { prefs } from "$lib/prefs.svelte";
import type { GameName } from "$lib/route.svelte";
import { speakLessons } from "$lib/words/language";
import { text } from "$lib/words/words.svelte";

/** Something that is said, and what is to be done then: actions with the number of the seat before them. */
export type LessonStep = { tell: string; at?: string; moves?: string[]; freely?: boolean };
export type Chapter = { id: string; after: number; steps: LessonStep[] };

const FILES: Record<GameName, () => Promise<{ default: Chapter[] }>> = {
  london: () => import("$lessons/london.json"),
  "new-york": () => import("$lessons/new-york.json"),
};

/** The chapters of a game, once they can be told. */
export async function chaptersOf(game: GameName): Promise<Chapter[]> {
  const [{ default: chapters }] = await Promise.all([FILES[game](), speakLessons()]);
  return chapters;
}

/** What a chapter is called where it is remembered. */
export const nameOf = (game: GameName, chapter: string): string => `${game}/${chapter}`;

/** One's own tables, at the server and on this device; and whether there is a server to be reached. */
export async function ownTables(): Promise<{ mine: TableInfo[]; alone: boolean }> {
  const kept = await api.kept().catch(() => []);
  try {
    return { mine: [...(await api.mine()), ...kept], alone: false };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return { mine: kept, alone: true };
  }
}

/** Opens a chapter: goes on with the table where it was begun, or lays a new one, on this device if there is no server. Gives
    the path to it. */
export async function begin(game: GameName, chapter: string, anew = false): Promise<string> {
  const { mine, alone } = await ownTables();
  const begun = mine.filter((table) => isLesson(table, game, chapter));
  const [table] = begun.filter(({ status }) => status === "running");
  if (table && !anew) return `/table/${table.table}`;
  await Promise.all(begun.map(({ table }) => api.remove(table).catch(() => undefined)));
  const name = prefs.name === "" ? text("web-player", { number: 1 }) : prefs.name;
  const seats = [{ kind: "me", name } as const, { kind: "bot", bot: "novice" } as const];
  const settings = { pace: { kind: "none" }, absence: "bot", chat: false, hints: false, listed: false, lesson: chapter } as const;
  return `/table/${(await api.make({ game, seats, settings }, alone)).table}`;
}

export const isLesson = ({ game, settings }: TableInfo, wanted: GameName, chapter: string): boolean =>
  game === wanted && settings.lesson === chapter;
