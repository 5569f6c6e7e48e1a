// A skyscraper in hand: every place where it can stand, what it would do there, and that it then does just that.

import { expect, type CDPSession, type Page } from "@playwright/test";
import { bot, make, me, open, story, test } from "./fixtures";
import type { Server } from "./server";
import { Person } from "./person";

type Player = { seat: number; score: number; workers: number; lots: number[] };
const mine = async (page: Page, table: string): Promise<Player> => {
  const { players } = (await story(page, table)).view as { players: Player[] };
  const own = players.find(({ seat }) => seat === 1);
  if (!own) throw new Error("somebody sits there");
  return own;
};

/** Plays on until it is asked where a skyscraper stands that has several places, lying in more ways than one. */
async function holding(page: Page, server: Server): Promise<string> {
  for (let tries = 0; tries < 8; tries += 1) {
    const { table } = await make(page.context(), server, { game: "new-york", seats: [me(), bot()], options: [["action-cards", "none"]] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 3 + tries);
    const held = page.locator(".map.holding");
    while (!(await held.isVisible()) && (await person.waits())) {
      if (!(await held.isVisible())) await person.presses();
    }
    if (await page.locator('[data-do="turn"]').isVisible()) return table;
  }
  throw new Error("no skyscraper could be turned");
}

const outline = (page: Page) => page.locator(".footprint .under").first().getAttribute("d");

/** A point in the first cell of what is held: its line begins at the corner of that. */
async function firstCell(page: Page): Promise<{ x: number; y: number }> {
  const [box, line] = [await page.locator(".footprint .under").first().boundingBox(), (await outline(page)) ?? ""];
  if (!box) throw new Error("something is held");
  const across = [...line.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  const [least, most] = [Math.min(...across), Math.max(...across)];
  return { x: box.x + (((across[0] ?? least) - least) / (most - least)) * box.width + 14, y: box.y + 14 };
}

test("every place is shown, by keys, buttons and pointer, and what it would do comes true @quick", async ({ page, server }) => {
  const table = await holding(page, server);
  const title = (await page.locator("#decision-title").first().textContent()) ?? "";
  const places = Number(/(\d+)\splaces?$/.exec(title)?.[1]);
  expect(places).toBeGreaterThan(1);
  // All of them are gone through, and after the last comes the first.
  const order = [await outline(page)];
  for (let step = 1; step < places; step += 1) {
    if (step % 2 === 0) await page.keyboard.press("]");
    else await page.locator('[data-do="next"]').click();
    await expect.poll(() => outline(page)).not.toBe(order.at(-1));
    order.push(await outline(page));
  }
  expect(new Set(order).size).toBe(places);
  await page.keyboard.press("]");
  await expect.poll(() => outline(page)).toBe(order[0]);
  // They lie on the ground that is lit.
  const lit = await page.locator(".footprint .wash").boundingBox();
  const held = await page.locator(".footprint .under").first().boundingBox();
  if (!lit || !held) throw new Error("both are drawn");
  expect(held.x).toBeGreaterThanOrEqual(lit.x - 3);
  expect(held.y + held.height).toBeLessThanOrEqual(lit.y + lit.height + 3);
  // It is turned by a key and by a button.
  for (const turn of [() => page.keyboard.press("r"), () => page.locator('[data-do="turn"]').click()]) {
    const before = await outline(page);
    await turn();
    await expect.poll(() => outline(page)).not.toBe(before);
  }
  // What was gone through by buttons stays; once it is let go of, it goes with the pointer, and snaps.
  const seen: { x: number; y: number }[] = [];
  for (let step = 0; step < places; step += 1) {
    seen.push(await firstCell(page));
    await page.keyboard.press("]");
    await page.waitForTimeout(60);
  }
  const map = await page.locator("#map").boundingBox();
  if (!map) throw new Error("the map is drawn");
  await page.mouse.click(map.x + 12, map.y + 12);
  const below = async (x: number, y: number) => {
    const box = await page.locator(".footprint .under").first().boundingBox();
    return box !== null && x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1;
  };
  for (const { x, y } of seen.slice(0, 4)) {
    await page.mouse.move(x, y);
    await expect.poll(() => below(x, y)).toBe(true);
  }
  // What it would do is told before it is done.
  const before = await mine(page, table);
  const disc = page.locator(".footprint .disc text");
  const points = Number((await disc.textContent())?.replace("+", ""));
  const effects = page.locator(".preview .effects");
  await expect(effects).toContainText(String(before.score + points));
  const told = (await effects.textContent()) ?? "";
  const workers = /(\d) of 4/.exec(told)?.[1];
  await page.locator('[data-do="take"]').click();
  // And the table says the same, whether or not there is something left to do in this turn.
  const own = page.locator('.player[data-seat="1"]');
  await expect(own.locator("strong [aria-hidden]")).toHaveText(String(before.score + points));
  await expect(page.locator(".map.holding")).toHaveCount(0);
  if (workers !== undefined) await expect(own.locator(".workers")).toHaveAttribute("aria-label", `${workers} of 4 workers`);
});

test("words beside the pointer cover neither the skyscraper nor its ground @long", async ({ page, server }) => {
  await holding(page, server);
  const held = await page.locator(".footprint .under").first().boundingBox();
  const take = page.locator('[data-do="take"]');
  // What it would bring is told by then.
  await expect(page.locator(".decision .preview .effects").first()).toBeVisible();
  const button = await take.boundingBox();
  if (!held || !button) throw new Error("both are drawn");
  const words = page.locator(".window .why");
  let told = 0;
  for (const [dx, dy] of [[-1, -0.3], [1.4, 0.4], [0.4, -0.6], [0.3, 1.5]] as const) {
    await page.mouse.move(held.x + held.width * dx, held.y + held.height * dy);
    await page.waitForTimeout(500);
    if (!(await words.isVisible())) continue;
    told += 1;
    const [box, ghost] = [await words.boundingBox(), await page.locator(".footprint .under").first().boundingBox()];
    if (!box || !ghost) continue;
    const apart = box.x >= ghost.x + ghost.width || box.x + box.width <= ghost.x || box.y >= ghost.y + ghost.height || box.y + box.height <= ghost.y;
    expect(apart, `${dx} ${dy}`).toBe(true);
    // And what one is about to press stays where it is.
    expect((await take.boundingBox())?.y).toBe(button.y);
  }
  expect(told).toBeGreaterThan(0);
});

test("a skyscraper that is pointed at shows its ground, and a card that is pointed at its lots @long", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "new-york", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 3);
  await person.waits();
  const hints = page.locator("path.hint");
  const card = page.locator("[data-card].lit").first();
  const fits = Number(/(\d+) lots? fits?/.exec((await card.textContent()) ?? "")?.[1]);
  await card.hover();
  await expect(hints).toHaveCount(fits);
  await card.click();
  await expect(page.locator("[data-lot].lit")).toHaveCount(fits);
  await page.keyboard.press("Escape");
  const ground = page.getByText(/It fits in your territory/);
  // Until a skyscraper is chosen.
  const builds = page.locator('[data-words="pass"]');
  while (!((await builds.isVisible()) && (await page.locator("[data-tile].lit").count()) > 0) && (await person.waits())) await person.presses();
  await page.locator("[data-tile].lit").first().hover();
  await expect(ground).toBeVisible();
  await expect(hints).toHaveCount(1);
});

test("an action card that has said what it does is used by a press, and nothing else opens @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "new-york", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  await new Person(page, 3).waits();
  const shift = page.locator('[data-action="shift"].lit');
  await shift.hover();
  await page.mouse.move(...(await centre(page, '[data-action="shift"]', 3)));
  await expect(page.locator(".why")).toContainText("N5.2");
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Shift the market" })).toBeVisible();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page.locator(".why")).toHaveCount(0);
});

async function centre(page: Page, selector: string, aside = 0): Promise<[number, number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is drawn`);
  return [box.x + box.width / 2 + aside, box.y + box.height / 2 + aside];
}

async function drags(touches: CDPSession, [x, y]: [number, number], dx: number, dy: number): Promise<void> {
  const at = (x: number, y: number) => [{ x, y, id: 1 }];
  await touches.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(x, y) });
  for (let step = 1; step <= 6; step += 1) {
    await touches.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x + (dx * step) / 6, y + (dy * step) / 6) });
  }
  await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a finger chooses a lot first, takes it by a second tap, and moves a skyscraper from below the map @long", async ({ browser, server }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const { table } = await make(context, server, { game: "new-york", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 3);
  await person.waits();
  const before = await mine(page, table);
  await page.locator("[data-card].lit").first().tap();
  const lot = page.locator("[data-lot].lit").first();
  const id = await lot.getAttribute("data-lot");
  const here = await centre(page, `[data-lot="${id}"] path`);
  await page.touchscreen.tap(...here);
  await expect(page.getByRole("button", { name: `Acquire ${id}` })).toBeVisible();
  expect((await mine(page, table)).lots).toEqual(before.lots);
  await page.touchscreen.tap(...here);
  await expect.poll(async () => (await mine(page, table)).lots.length).toBe(before.lots.length + 1);

  // One that cannot be built shows on the map what it lacks.
  await person.waits();
  await page.getByRole("button", { name: /^Tiles/ }).last().tap();
  await page.touchscreen.tap(...(await centre(page, '[data-tile][aria-disabled="true"]')));
  await expect(page.locator("#map")).toBeInViewport();
  await expect(page.getByText(/skyscraper of \d cells for \d+ points/).first()).toBeVisible();

  const held = page.locator(".map.holding");
  while (!(await held.isVisible()) && (await person.waits())) {
    if (!(await held.isVisible())) await person.presses();
    await page.waitForTimeout(100);
  }
  const first = await outline(page);
  const touches = await context.newCDPSession(page);
  const pad = await centre(page, ".decision .pad");
  // To where another place is, and that may be blocks away.
  for (const [dx, dy] of [[180, 0], [-180, 0], [0, -250], [0, 200], [180, -400], [-180, -400], [0, -550]] as const) {
    if ((await outline(page)) === first) await drags(touches, pad, dx, dy);
  }
  expect(await outline(page)).not.toBe(first);
  await expect(page.locator(".footprint .under").first()).toBeInViewport({ ratio: 0.9 });
  await context.close();
});
