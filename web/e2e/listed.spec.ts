// Tables that anybody may find, and turns that may take only so long.

import { expect, type Browser, type Page } from "@playwright/test";
import { info, link, make, me, open, test } from "./fixtures";
import type { Server } from "./server";

const SETTINGS = { pace: { kind: "none" as const }, absence: "bot" as const, chat: true, hints: false, listed: false, lesson: null };

test("a listed table is found on the first page, and its free seat is taken there @quick", async ({ browser, server }) => {
  const [one, two] = [await browser.newContext(), await browser.newContext()];
  const seats = [me("Anna"), link];
  const { table } = await make(one, server, { game: "london", seats, settings: { ...SETTINGS, listed: true } });
  const hidden = await make(one, server, { game: "london", seats, settings: SETTINGS });
  const page = await two.newPage();
  await page.goto(server.url);
  const found = page.locator("section", { has: page.getByRole("heading", { name: "Open tables" }) });
  await expect(found.locator(`a[href="/table/${hidden.table}"]`)).toHaveCount(0);
  await found.locator(`a[href="/table/${table}"]`).click();
  await page.locator("#decision-title").first().waitFor();
  expect((await info(page, table)).mine).toEqual([]);
  // Who only watches says nothing, and so far nobody else has.
  const chat = page.getByRole("heading", { name: "Chat" });
  await expect(chat).toHaveCount(0);

  const room = page.getByRole("region", { name: "There is room at this table." });
  await expect(room.getByRole("button", { name: "Sit down" })).toBeDisabled();
  await room.getByLabel("Your name").fill("Boris");
  await room.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Write these words down")).toBeVisible();
  await page.getByRole("button", { name: "To the table" }).click();
  await expect(page.locator("#decision-title").first()).toHaveText(/^Anna is /);
  await expect(room).toHaveCount(0);
  await expect(chat).toHaveCount(1);
  const told = await info(page, table);
  expect(told.mine).toEqual([2]);
  expect(told.seats.map(({ name, kind }) => [name, kind])).toEqual([["Anna", "person"], ["Boris", "person"]]);
  await Promise.all([one.close(), two.close()]);
});

/** A table of Anna, who is asked, and Boris, with ten seconds for a turn; both look at it. */
async function hurried(browser: Browser, server: Server, absence: "bot" | "others"): Promise<{ anna: Page; boris: Page }> {
  const [one, two] = [await browser.newContext(), await browser.newContext()];
  const settings = { ...SETTINGS, absence, pace: { kind: "live" as const, turn: 10, increment: 0 } };
  const made = await make(one, server, { game: "new-york", seats: [me("Anna"), link], settings });
  const [anna, boris] = [await one.newPage(), await two.newPage()];
  await boris.goto(server.url + made.links[0]?.link);
  await boris.getByLabel("Your name").fill("Boris");
  await boris.getByRole("button", { name: "Sit down" }).click();
  await boris.getByRole("button", { name: "To the table" }).click();
  await boris.locator("#decision-title").first().waitFor();
  await open(anna, server, `/table/${made.table}`);
  return { anna, boris };
}

test("a live clock is shown, and when it has run out a bot plays on, or is offered @long", async ({ browser, server }) => {
  const tables = await Promise.all([hurried(browser, server, "bot"), hurried(browser, server, "others")]);
  await Promise.all(
    tables.flatMap(({ anna, boris }) => [anna, boris]).map(async (page) => {
      const clock = page.locator(".clock");
      await expect(clock).toHaveText(/^00:(0\d|10)$/);
      const before = await clock.innerText();
      await expect.poll(() => clock.innerText().then((now) => now < before)).toBe(true);
    }),
  );
  const [bot, others] = tables;
  if (!bot || !others) throw new Error("there are two tables");
  // After a quarter of a minute of grace. Who comes back finds the way in the menu.
  for (const { anna } of tables) await anna.getByRole("button", { name: "Menu" }).click();
  await expect(bot.anna.getByRole("button", { name: "Play on myself" })).toBeVisible({ timeout: 45_000 });
  await expect(bot.boris.getByRole("button", { name: /^Let a bot play/ })).toHaveCount(0);

  const relieve = others.boris.getByRole("button", { name: "Let a bot play for Anna" });
  await expect(relieve).toBeVisible({ timeout: 45_000 });
  await expect(others.anna.getByRole("button", { name: "Play on myself" })).toHaveCount(0);
  await others.boris.screenshot({ path: "test-results/shots/clock-over.png" });
  await relieve.click();
  await expect(relieve).toHaveCount(0);
  await expect(others.anna.getByRole("button", { name: "Play on myself" })).toBeVisible();
  await Promise.all(tables.flatMap(({ anna, boris }) => [anna, boris]).map((page) => page.context().close()));
});
