// The plain page, which any server has, with or without a web app.

import { expect } from "@playwright/test";
import { story, test } from "./fixtures";

test("the plain page makes a table, and a turn is played at it @quick", async ({ page, server }) => {
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  await page.goto(`${server.url}/plain`);
  await page.getByLabel("Game").selectOption("New York 1901");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.getByRole("heading", { name: "Shown once" })).toBeVisible();
  const table = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const done = async (seat: number) => (await story(page, table)).steps.filter(({ did }) => did.kind === "act" && did.seat === seat).length;
  const bots = await done(2);
  // Answer after answer, until the turn goes to the bot and comes back.
  const answers = page.locator(".choices button:enabled");
  for (let answered = 0; answered < 12 && (await done(2)) <= bots; answered++) {
    await answers.first().click();
    await expect.poll(() => done(1)).toBe(answered + 1);
    await expect(answers.first()).toBeVisible();
  }
  expect(await done(1)).toBeGreaterThan(0);
  expect(await done(2)).toBeGreaterThan(bots);
  await expect(page.locator(".log li").filter({ hasText: /Anna|You/ }).first()).toBeVisible();
  expect(faults).toEqual([]);
});
