// What every test has: a server, and ways to make tables at it.

import { readFileSync } from "node:fs";
import { type APIRequestContext, test as base, type BrowserContext, type Page } from "@playwright/test";
import type { NewTable, TableInfo, TableMade } from "../src/lib/protocol/table";
import { Server } from "./server";

export type Game = "london" | "new-york";
export const GAMES: Game[] = ["london", "new-york"];

type Fixtures = { server: Server };

export const test = base.extend<object, Fixtures>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
});

/** Makes a table for whoever has this browser. */
export async function make(
  context: BrowserContext | { request: APIRequestContext },
  server: Server,
  table: Partial<NewTable> & { game: Game },
): Promise<TableMade> {
  const given = table.options ?? [];
  const first: [string, string][] = given.some(([name]) => name === "first") ? [] : [["first", "1"]];
  const options = [...first, ...given];
  const response = await context.request.post(`${server.url}/api/tables`, { data: { ...table, options } });
  if (!response.ok()) throw new Error(await response.text());
  return response.json();
}

/** Makes a table that begins with a position: the lists of a new deal, changed. */
export async function laid(
  context: BrowserContext,
  server: Server,
  table: Partial<NewTable> & { game: Game; seats: NewTable["seats"] },
  change: (list: (name: string) => string[]) => void,
): Promise<TableMade> {
  const asked = { game: table.game, seats: table.seats.length };
  const response = await context.request.post(`${server.url}/api/positions`, { data: asked });
  const { lists } = (await response.json()) as { lists: [string, string[]][] };
  change((name) => lists.find(([one]) => one === name)?.[1] ?? []);
  const made = await context.request.post(`${server.url}/api/tables`, { data: { ...table, position: lists } });
  if (!made.ok()) throw new Error(await made.text());
  return made.json();
}

/** Makes a table that goes on near the end of a game in `fixtures`. */
export async function late(context: BrowserContext, server: Server, table: Partial<NewTable> & { game: Game }, record: string, after: number): Promise<TableMade> {
  const text = readFileSync(new URL(`../../fixtures/${table.game}/${record}`, import.meta.url), "utf8");
  const brought = await context.request.post(`${server.url}/api/records`, { data: { record: text } });
  const from = { table: (await brought.json()).table, after };
  const made = await context.request.post(`${server.url}/api/tables`, { data: { ...table, from } });
  if (!made.ok()) throw new Error(await made.text());
  return made.json();
}

export const me = (name = "Inês") => ({ kind: "me" as const, name });
export const link = { kind: "link" as const };
export const bot = (bot = "greedy") => ({ kind: "bot" as const, bot });

/** What the server tells a seat of a table: the story so far, and the table as the seat sees it. */
export type Story = {
  revision: number;
  steps: { did: { kind: string; seat: number; undone?: boolean } }[];
  view: unknown;
};
export const story = (page: Page, table: string, seat = 1): Promise<Story> =>
  page.evaluate(async ([table, seat]) => (await fetch(`/api/tables/${table}/history?seat=${seat}`)).json(), [table, seat] as const);

/** What anybody at the table may know of it. */
export const info = (page: Page, table: string): Promise<TableInfo> =>
  page.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json(), table);

declare global {
  interface Window {
    /** Times that a button of a mouse went down, or a finger. */
    downs: number;
  }
}
/** From now on the pages of a context count what is pressed by pointing. */
export async function countDowns(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.downs = 0;
    addEventListener("pointerdown", (event) => (window.downs += event.isTrusted ? 1 : 0), { capture: true });
  });
}

/** Opens a table and waits until it is drawn. */
export async function open(page: Page, server: Server, path: string): Promise<void> {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && /Content Security Policy|Refused/.test(message.text())) faults.push(message.text());
  });
  await page.goto(`${server.url}${path}`);
  await page.locator("#decision-title").first().waitFor();
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** Anna at a new table of London, and Boris, who has come by a link. */
export async function annaAndBoris(
  one: BrowserContext,
  two: BrowserContext,
  server: Server,
): Promise<{ made: TableMade; first: Page; second: Page }> {
  const made = await make(one, server, { game: "london", seats: [me("Anna"), link] });
  const [first, second] = [await one.newPage(), await two.newPage()];
  await second.goto(server.url + made.links[0]?.link);
  await second.getByLabel("Your name").fill("Boris");
  await second.getByRole("button", { name: "Sit down" }).click();
  await second.getByRole("button", { name: "To the table" }).click();
  await open(first, server, `/table/${made.table}`);
  return { made, first, second };
}
