// New York's table: everything can be reached at every size, and the map by wheel, drag and fingers.

import { expect, type Page } from "@playwright/test";
import { bot, make, me, open, story, test } from "./fixtures";
import type { Server } from "./server";
import { Person } from "./person";

/** A table at which somebody holds a skyscraper that has several places. */
async function holding(page: Page, server: Server): Promise<void> {
  const { table } = await make(page.context(), server, { game: "new-york", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 3);
  const held = page.locator(".map.holding");
  while (!(await held.isVisible()) && (await person.waits())) {
    if (!(await held.isVisible())) await person.presses();
  }
}

/** Run in the page: what cannot be pointed at, however one scrolls. */
function unreachable(selector: string): string[] {
  const found: string[] = [];
  for (const one of document.querySelectorAll<HTMLElement>(selector)) {
    const open = (["nearest", "start", "center", "end"] as const).some((block) => {
      one.scrollIntoView({ block });
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && one.contains(hit);
    });
    if (!open) found.push(one.dataset.tile ?? one.dataset.card ?? one.outerHTML.slice(0, 80));
  }
  return found;
}

test("hints leave every skyscraper and every card in reach @quick", async ({ page, server }) => {
  await holding(page, server);
  await page.keyboard.press("h");
  await expect(page.locator('[data-hint="take"]').first()).toBeVisible();
  for (const [width, height] of [[1440, 900], [1280, 720], [1024, 768]] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(unreachable, "[data-tile], [data-card]"), `${width} × ${height}`).toEqual([]);
  }
});

test("the last turns are told on a phone, and nothing goes sideways @quick", async ({ page, server }) => {
  test.setTimeout(10 * 60_000);
  const told = page.locator("p.last").first();
  // Whoever brings the end about has no turn in it: then another table is tried.
  for (let tries = 0; tries < 6 && !(await told.isVisible()); tries += 1) {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { table } = await make(page.context(), server, { game: "new-york", seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const paced = page.getByLabel("Show what others do one by one");
    await page.getByRole("button", { name: "Menu" }).click();
    await paced.uncheck();
    await page.getByRole("button", { name: "Back to the table" }).click();
    const person = new Person(page, 7 + tries);
    const last = async () => ((await story(page, table)).view as { last_turns: number | null }).last_turns;
    while ((await person.waits()) && (await last()) === null) await person.presses();
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await expect(told).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport({ ratio: 1 });
});

test("the wheel turns what one holds, and brings the map nearer otherwise @quick", async ({ page, server }) => {
  // One that lies in one way only is not turned.
  for (let tries = 0; tries < 8 && !(await page.locator('[data-do="turn"]').isVisible()); tries += 1) await holding(page, server);
  await expect(page.locator('[data-do="turn"]')).toBeVisible();
  const map = page.locator("#map");
  const box = await map.boundingBox();
  if (!box) throw new Error("the map is drawn");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const outline = () => page.locator(".footprint .under").first().getAttribute("d");
  const part = () => map.locator("svg").first().getAttribute("viewBox");
  await page.mouse.move(x, y);
  // Some of them have one place that is nearest whichever way they lie: over all of it, one is turned.
  const lies = new Set<string | null>();
  for (let turns = 0; turns < 4; turns += 1) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(200);
    lies.add(await outline());
  }
  expect(lies.size).toBeGreaterThan(1);
  await page.keyboard.press("Escape");
  const whole = page.getByRole("button", { name: "Whole map" });
  await expect(whole).toBeHidden();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await expect(whole).toBeVisible();
  // And it is drawn along.
  const seen = await part();
  await page.mouse.down();
  await page.mouse.move(x - 120, y - 60, { steps: 6 });
  await page.mouse.up();
  await expect.poll(part).not.toBe(seen);
});

test("the page scrolls over a map that is seen whole @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const { table } = await make(context, server, { game: "new-york", seats: [me(), bot(), bot(), bot()] });
  await open(page, server, `/table/${table}`);
  await new Person(page, 3).waits();
  const box = await page.locator("#map").boundingBox();
  if (!box) throw new Error("the map is drawn");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(page.getByRole("button", { name: "Whole map" })).toBeHidden();
  await context.close();
});

test("two fingers bring the map nearer @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  const { table } = await make(context, server, { game: "new-york", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  await new Person(page, 3).waits();
  const box = await page.locator("#map").boundingBox();
  if (!box) throw new Error("the map is drawn");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const whole = page.getByRole("button", { name: "Whole map" });
  await expect(whole).toBeHidden();
  const touches = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await touches.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(30) });
  for (const apart of [45, 60, 80, 100]) {
    await touches.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  }
  await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(whole).toBeVisible();
  await context.close();
});
