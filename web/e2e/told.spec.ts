// What London tells beside its cards: what is left of the deck, which cards will turn, what is new in the log, and what a card
// is when a finger rests on it.

import { expect } from "@playwright/test";
import { bot, laid, make, me, open, story, test } from "./fixtures";
import { Person } from "./person";

type View = { deck: { left: number[] } };

test("what is left of A, B and C in the deck is told @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  const deck = page.locator(".deck");
  const left = async () => ((await story(page, table)).view as View).deck.left;
  const said = (left: number[]) => left.map((count, set) => `${count} of ${"ABC"[set]}`).join(", ");
  const person = new Person(page, 3);
  await person.waits();
  const before = await left();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await expect(deck.locator(".sets")).toHaveText(said(before));
  await expect(deck.locator("b")).toHaveText(`${before.reduce((sum, count) => sum + count, 0)}`);
  await person.plays(() => person.pressed >= 4);
  await person.waits();
  const after = await left();
  expect(after).not.toEqual(before);
  await expect(deck.locator(".sets")).toHaveText(said(after));
  // On a phone there is room for their number only; the rest is said to whoever asks.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(deck.getByRole("button", { name: said(after) })).toBeVisible();
});

test("which cards will turn is told before a run is done @quick", async ({ page, server }) => {
  const { table } = await laid(page.context(), server, { game: "london", seats: [me(), bot()] }, (list) => {
    // Wherever it was dealt to, another card takes its place.
    for (const part of ["deck", "hand-1", "hand-2"].map(list)) {
      const dealt = part.indexOf("mercers-a");
      if (dealt >= 0) part.splice(dealt, 1, ...(part === list("deck") ? [] : [list("deck").pop() ?? ""]));
    }
    list("city-1").push("mercers-a");
    list("active").splice(0, 1, "1");
  });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 3);
  await person.waits();
  const told = page.locator(".decision").getByText("Mercers turns face down.");
  // Where nothing lies on the board the card of the turn comes from the deck without a question.
  const draw = page.getByRole("button", { name: "Draw from the deck" });
  if (await draw.isVisible()) await draw.click();
  await person.waits();
  await page.locator('.decision [data-words="run"]').click();
  await expect(told).toHaveCount(0);
  await page.locator('[data-thing^="stack:"].can').first().click();
  await expect(told).toBeVisible();
});

test("what happened since one's last act is marked in the log @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me("Anna"), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 5);
  const marked = page.locator(".log li.new");
  await person.waits();
  // Until the other one has had a turn after one's own.
  const others = async () => (await story(page, table)).steps.filter(({ did }) => did.kind === "act" && did.seat === 2).length;
  const before = await others();
  while ((await others()) === before && (await person.waits())) await person.presses();
  await person.waits();
  await expect(marked.first()).toBeVisible();
  const texts = await marked.allInnerTexts();
  expect(texts.every((text) => text.includes("bot") && !text.includes("Anna"))).toBe(true);
  await expect(page.locator(".log li:not(.new):not(.turn)", { hasText: "Anna" }).first()).toBeAttached();
  await page.screenshot({ path: "test-results/shots/log-marks.png" });
  // Once one has done something oneself it is no longer new.
  await page.reload();
  await expect(marked.first()).toBeVisible();
  const own = async () => (await story(page, table)).steps.filter(({ did }) => did.kind === "act" && did.seat === 1).length;
  const mine = await own();
  while ((await own()) === mine && (await person.isAsked())) await person.presses();
  const old = page.locator(".log li", { hasText: texts[0]?.trim() ?? "" }).first();
  await expect(old).toBeAttached();
  await expect(old).not.toHaveClass(/new/);
});

test("a finger that rests on a card is told what it is, and chooses nothing @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  const { table } = await make(context, server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  await new Person(page, 3).waits();
  const card = page.locator('.part-hand [data-thing^="hand:"]').first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error("there is a hand");
  const touches = await context.newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + 20 }];
  const title = await page.locator("#decision-title").first().innerText();
  const told = page.getByRole("tooltip");
  await touches.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(told).toBeVisible();
  await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(300);
  // It stays to be read, until the next tap.
  await expect(told).toBeVisible();
  expect((await told.innerText()).length).toBeGreaterThan(10);
  await page.screenshot({ path: "test-results/shots/london-long-press.png" });
  await expect(page.locator("#decision-title").first()).toHaveText(title);
  await page.touchscreen.tap(195, 20);
  await expect(told).toHaveCount(0);
  await context.close();
});
