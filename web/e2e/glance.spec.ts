// What is to be seen at a glance is seen, with as many players as there can be and in the windows that are usual.

import { expect, type Locator, type Page } from "@playwright/test";
import { bot, link, make, me, open, test } from "./fixtures";
import { Person } from "./person";

const SETTINGS = {
  pace: { kind: "slow" as const, days: 3 },
  absence: "others" as const,
  chat: true,
  hints: true,
  listed: false,
  lesson: null,
};

/** Everything of it is in the window, and nothing it lies in cuts it. */
const whole = (part: Locator) => expect(part).toBeInViewport({ ratio: 0.99 });

/** Somebody sits down at the first empty seat. */
async function sitsDown(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "To the table" }).click();
  await page.locator("#decision-title").first().waitFor();
}

test("races, challenge and lots left are whole beside the map, chat or no chat @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const seats = [me(), link, bot(), bot()];
  const { table } = await make(context, server, { game: "new-york", seats, settings: SETTINGS });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 3);
  // Until it is the turn of whoever has not come yet.
  while (await person.isAsked()) await person.presses();
  for (const [width, height] of [[1440, 900], [1280, 800], [1280, 720]] as const) {
    await page.setViewportSize({ width, height });
    for (const part of ["races-title", "challenge-title", "lots-title"]) {
      await whole(page.locator(`section[aria-labelledby="${part}"]`).first());
    }
    // What is said is a press away, and goes away again.
    await page.locator('[data-told="chat"]').click();
    const say = page.getByLabel("Say something");
    await whole(say);
    await say.press("Escape");
    await expect(say).toHaveCount(0);
    await page.screenshot({ path: `test-results/shots/new-york-glance-${width}x${height}.png` });
  }
  await context.close();
});

/** Run in the page: how many acts are told where they can be read, in the decision or in the log beside the table. */
function actsInSight(): number {
  const lines = [...document.querySelectorAll("[data-done] li, section.log li:not(.turn)")];
  return lines.filter((line) => {
    const { left, top, width, height } = line.getBoundingClientRect();
    const hit = (y: number) => {
      const found = document.elementFromPoint(left + width / 2, y);
      return found !== null && line.contains(found);
    };
    return height > 0 && hit(top + 4) && hit(top + height - 4);
  }).length;
}

/** Run in the page: whose stacks the decision covers, or the foot of the window. */
function citiesHidden(): string[] {
  const decision = document.querySelector(".bottom > .decision")?.getBoundingClientRect();
  return [...document.querySelectorAll(".others .other")].flatMap((one) => {
    const { left, right, bottom } = one.getBoundingClientRect();
    const under = decision && right > decision.left && left < decision.right && bottom > decision.top;
    return under || bottom > innerHeight ? [one.textContent?.trim().slice(0, 20) ?? ""] : [];
  });
}

for (const game of ["london", "new-york"] as const) {
  test(`with four at a table of ${game} the last acts are read on a laptop @quick`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const { table } = await make(context, server, { game, seats: [me(), bot(), bot(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 7);
    const done = page.locator("[data-done] li");
    for (const presses of [6, 24]) {
      // Until the others have just acted, and one is asked oneself.
      const isNow = async () => person.pressed >= presses && (await person.isAsked()) && (await done.count()) > 1;
      while ((await person.waits()) && !(await isNow())) await person.presses();
      for (const [width, height] of [[1280, 800], [1366, 768], [1440, 900]] as const) {
        await page.setViewportSize({ width, height });
        const where = `${width} × ${height} after ${presses}`;
        await expect.poll(() => page.evaluate(actsInSight), where).toBeGreaterThanOrEqual(2);
        expect(await page.evaluate(citiesHidden), where).toEqual([]);
      }
    }
    await context.close();
  });
}

test("what is said is noticed on a phone, and the log counts acts @quick", async ({ browser, server }) => {
  const [one, two] = [
    await browser.newContext({ reducedMotion: "reduce" }),
    await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" }),
  ];
  const [first, second] = [await one.newPage(), await two.newPage()];
  for (const game of ["london", "new-york"] as const) {
    const made = await make(one, server, { game, seats: [me("Anna"), link], settings: SETTINGS });
    await open(first, server, `/table/${made.table}`);
    await sitsDown(second, server.url + made.links[0]?.link, "Boris");
    const log = second.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: /^Log/ });
    await expect(log).toHaveText(/^\s*Log\s*$/);
    const chat = first.locator('[data-told="chat"]');
    if (await chat.isVisible()) await chat.click();
    await first.getByLabel("Say something").first().fill("Good luck");
    await first.getByRole("button", { name: "Send" }).first().click();
    await expect(log).toHaveText(/Log\s+1/);
    await log.click();
    await expect(log).toHaveText(/^\s*Log\s*$/);
    await expect(second.getByText("Good luck").filter({ visible: true })).toBeVisible();
  }
  await Promise.all([one.close(), two.close()]);
});

test("whose turn it is and which step stand in every bar of both games @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  for (const [game, steps] of [["london", /Draw|Action|End/], ["new-york", /Expand|Build|Demolish/]] as const) {
    const { table } = await make(context, server, { game, seats: [me(), bot(), bot(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 3);
    await person.plays(() => person.pressed >= 4);
    await person.waits();
    for (const [width, height] of [[1440, 900], [1024, 768], [820, 1180], [768, 1024], [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(".bar").getByText("Your turn").filter({ visible: true })).toBeVisible();
      const step = page.locator('.bar [aria-current="step"], .bar .step').filter({ visible: true });
      await expect(step).toHaveCount(1);
      await expect(step).toHaveText(steps);
      expect(await step.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true);
      // The bar keeps to its one line: what sticks below it counts on that.
      expect((await page.locator(".bar").boundingBox())?.height).toBeLessThan(60);
    }
  }
  await context.close();
});

/** Run in the page: the words of names on board cards that are broken in the middle. */
function broken(): string[] {
  const found: string[] = [];
  for (const name of document.querySelectorAll(".edge .name")) {
    for (const text of name.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      for (const word of text.textContent?.matchAll(/[^\s-]+/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word[0]);
      }
    }
  }
  return found;
}

test("no name of a card breaks in the middle of a word @long", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const { table } = await make(context, server, { game: "london", seats: [me(), bot(), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 7);
  for (let presses = 0; presses < 120; presses += 10) {
    await person.plays(() => person.pressed >= presses);
    if (!(await person.waits())) break;
    for (const width of [1280, 1440, 1361, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(broken), `${width} after ${presses}`).toEqual([]);
    }
  }
  await context.close();
});

test("a lost connection says so in full on a phone, and its menu is seen @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const { table } = await make(context, server, { game: "new-york", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  await context.setOffline(true);
  const lost = page.getByText("Connection lost, trying again");
  await expect(lost).toBeVisible();
  expect(await lost.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true);
  await whole(lost);
  const menu = page.getByRole("button", { name: "Menu" });
  await whole(menu);
  const colours = () => {
    const bar = document.querySelector(".bar");
    const button = document.querySelector(".bar .menu");
    return bar && button ? [getComputedStyle(bar).backgroundColor, getComputedStyle(button).color] : [];
  };
  const [ground, ink] = await page.evaluate(colours);
  expect(ink).not.toBe(ground);
  await whole(page.getByRole("button", { name: "Try now" }));
  await context.setOffline(false);
  await expect(lost).toBeHidden({ timeout: 30_000 });
  await context.close();
});

test("everybody and every action card are whole at New York's table @quick", async ({ browser, server }) => {
  for (const locale of ["en", "pt-BR", "es", "uk"]) {
    const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, locale, reducedMotion: "reduce" });
    const page = await context.newPage();
    const { table } = await make(context, server, { game: "new-york", seats: [me(), bot("novice"), bot("casual"), bot("rules")] });
    await open(page, server, `/table/${table}`);
    await new Person(page, 3).waits();
    // A tablet that stands up has all of them above its map.
    for (const seat of [1, 2, 3, 4]) {
      await whole(page.locator(`.player[data-seat="${seat}"]`));
      const cut = await page.locator(`.player[data-seat="${seat}"] .name`).evaluate((one) => one.scrollWidth > one.clientWidth + 1);
      expect(cut, `${locale} ${seat}`).toBe(false);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), locale).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const card of ["boom", "shift", "grab"]) await whole(page.locator(`[data-action="${card}"]`));
    await context.close();
  }
});
