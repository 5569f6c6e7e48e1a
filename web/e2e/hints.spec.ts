// What would be good to do is told, tried, taken back and done.

import { expect } from "@playwright/test";
import { bot, make, me, open, test } from "./fixtures";
import { Person } from "./person";

for (const game of ["london", "new-york"] as const) {
  test(`a hint in ${game} is asked for, tried, taken back and done @quick`, async ({ page, server }) => {
    const { table } = await make(page.context(), server, { game, seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page);
    await person.waits();
    const revision = () =>
      page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).revision as number, table);
    const ask = page.locator('[data-hint="ask"]');
    const takes = page.locator('[data-hint="take"]');
    const finish = page.locator('[data-hint="finish"]');
    const begun = page.getByText("nothing is done yet");
    const before = await revision();

    await page.keyboard.press("h");
    await expect(takes.first()).toBeVisible();
    await expect(page.locator(".hints")).toContainText(/points (ahead|behind) at the end/);
    await takes.first().click();
    const isBegun = () => begun.isVisible();
    await expect.poll(async () => (await isBegun()) || (await revision()) > before).toBe(true);
    // Unless its first step already shows a card, it is tried, and nothing is done.
    if (await isBegun()) {
      expect(await revision()).toBe(before);
      await expect(takes).toHaveCount(0);
      for (let steps = 0; steps < 20 && (await isBegun()); steps += 1) {
        await page.keyboard.press("Escape");
        await person.waits();
      }
      // The hints are there again.
      await takes.first().click();
      await expect(begun).toBeVisible();
      if (await finish.isVisible()) await finish.click();
      else while ((await revision()) === before && (await person.waits())) await person.presses();
    }
    await expect.poll(revision).toBeGreaterThan(before);
    await expect(ask.or(page.locator("[data-skip]")).filter({ visible: true }).first()).toBeVisible();
  });
}

test("a table without hints offers none @quick", async ({ page, server }) => {
  const settings = { pace: { kind: "none" }, absence: "bot", chat: true, hints: false, listed: false, lesson: null } as const;
  const { table } = await make(page.context(), server, { game: "new-york", seats: [me(), bot()], settings });
  await open(page, server, `/table/${table}`);
  await new Person(page).waits();
  await expect(page.locator('[data-hint="ask"]')).toHaveCount(0);
});

test("what is asked stays whole above the hints, and the first of them is seen @quick", async ({ browser, server }) => {
  for (const [width, height] of [[1280, 900], [390, 844]] as const) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const { table } = await make(context, server, { game: "new-york", seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    await new Person(page).waits();
    await page.keyboard.press("h");
    await page.locator('[data-hint="take"]').first().waitFor();
    await expect(page.locator(".hints .way").first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#decision-title")).toBeInViewport({ ratio: 1 });
    // On a phone a mark says on which other part something can be chosen.
    const marked = page.getByRole("navigation").locator("button.marked");
    if (width < 768) await expect(marked.filter({ hasText: "Market" })).toBeVisible();
    await context.close();
  }
});
