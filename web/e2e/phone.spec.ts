// In one hand: nothing jumps, and the map comes to where one builds.

import { expect } from "@playwright/test";
import { bot, GAMES, make, me, open, test } from "./fixtures";
import { Person } from "./person";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

for (const game of GAMES) {
  test(`the bar of ${game} keeps its height while others act @quick`, async ({ browser, server }) => {
    const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
    const page = await context.newPage();
    const { table } = await make(context, server, { game, seats: [me(), bot(), bot("rules")] });
    await open(page, server, `/table/${table}`);
    await page.evaluate(() => {
      const heights = new Set<number>();
      const look = () => {
        const bar = document.querySelector("header.bar");
        if (bar) heights.add(Math.round(bar.getBoundingClientRect().height));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { heights, moving: 0 });
    });
    const person = new Person(page, 5);
    // Until others were shown at least twice; to skip them would end it too soon.
    let shown = 0;
    for (let presses = 0; presses < 60 && shown < 2; presses += 1) {
      const skip = page.getByRole("button", { name: "Skip to the end" });
      await expect.poll(async () => (await person.isAsked()) || (await skip.isVisible()), { timeout: 30_000 }).toBe(true);
      if (await skip.isVisible()) {
        shown += 1;
        await expect(skip).toBeHidden({ timeout: 30_000 });
      } else await person.presses();
    }
    expect(shown).toBe(2);
    const heights = await page.evaluate(() => [...(window as unknown as { heights: Set<number> }).heights]);
    expect(heights).toHaveLength(1);
    await context.close();
  });
}

test("the map of a phone comes nearer to the block of the skyscraper in hand @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
  const page = await context.newPage();
  const { table } = await make(context, server, { game: "new-york", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 3);
  const holding = page.locator(".map.holding");
  while (!(await holding.isVisible()) && (await person.waits())) {
    if (!(await holding.isVisible())) await person.presses();
    await page.waitForTimeout(100);
  }
  await expect(page.locator(".map.holding.near")).toBeVisible();
  // What is about to stand is seen whole, above the sheet with the decision.
  const ghost = await page.locator(".footprint .light").last().boundingBox();
  const map = await page.locator("#map").boundingBox();
  if (!ghost || !map) throw new Error("something is held over the map");
  expect(ghost.x).toBeGreaterThanOrEqual(map.x);
  expect(ghost.y).toBeGreaterThanOrEqual(map.y);
  expect(ghost.x + ghost.width).toBeLessThanOrEqual(map.x + map.width);
  expect(ghost.y + ghost.height).toBeLessThanOrEqual(map.y + map.height);
  await page.screenshot({ path: "test-results/shots/new-york-placing-phone.png" });
  await context.close();
});
