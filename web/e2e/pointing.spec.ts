// What cannot be done says why, and what can be done by pointing can be done by keys.

import { expect } from "@playwright/test";
import { bot, laid, make, me, open, test } from "./fixtures";
import { Person } from "./person";

test("a place where a skyscraper cannot lie says why, and the map comes nearer @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "new-york", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 3);
  const holding = page.locator(".map.holding");
  while (!(await holding.isVisible()) && (await person.waits())) {
    if (!(await holding.isVisible())) await person.presses();
  }
  const reason = page.locator(".why");
  const box = await page.locator("#map").boundingBox();
  if (!box) throw new Error("the map is drawn");
  // Over the whole map most places are somebody else's or nobody's.
  for (let step = 1; step < 10 && !(await reason.isVisible()); step += 1) {
    await page.mouse.move(box.x + (box.width * step) / 10, box.y + box.height * 0.66);
    await page.waitForTimeout(500);
  }
  await expect(reason).toContainText(/territory|stands there|street|generation/);
  // The words beside the pointer go with it; in the decision they stay, and their clause is one press away.
  const stays = page.locator(".decision .amiss .clause");
  const id = (await stays.textContent()) ?? "";
  expect(id).toMatch(/^N\d/);
  await stays.click();
  await expect(reason).toBeHidden();
  await expect(page.locator("dialog[open]").getByRole("heading")).toContainText(id);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.locator("#map").focus();
  await page.keyboard.press("Escape");
  // Whoever plays by keys is led to what is asked next: once that is so, the map can be gone back to.
  await expect(holding).toHaveCount(0);
  await expect(page.locator('.decision[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator("#map")).not.toBeFocused();

  // Keys that bring the map nearer are heard all the same.
  const whole = page.getByRole("button", { name: "Whole map" });
  for (const [nearer, further] of [["+", "-"], ["=", "0"]] as const) {
    await page.keyboard.press(nearer);
    await expect(whole).toBeVisible();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press(further);
    await expect(whole).toBeHidden();
  }
});

test("whatever can be chosen is lit on the first turn, after a bot that begins was watched @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ reducedMotion: "no-preference" });
  const page = await context.newPage();
  // A bot that can build nothing leaves the board empty, so that one draws from the deck and is asked at once which action it shall be.
  let asked = false;
  for (let deal = 0; deal < 40 && !asked; deal += 1) {
    const made = await laid(context, server, { game: "london", seats: [me(), bot()] }, (list) => {
      const [hand, deck] = [list("hand-2"), list("deck")];
      deck.unshift(...hand.splice(0));
      const paupers = ["first", "second"].map(() => deck.splice(deck.indexOf("paupers-a"), 1)[0] ?? "");
      hand.push(paupers[0] ?? "");
      deck.unshift(paupers[1] ?? "");
      list("active").splice(0, 1, "2");
    }).catch(() => null);
    // Where the other hand has a card of a later set, it cannot lie on top of the deck: another deal has none.
    if (made === null) continue;
    const { table } = made;
    await open(page, server, `/table/${table}`);
    await expect(page.locator('.decision.mine[aria-busy="false"]').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.locator("[data-skip]").filter({ visible: true })).toHaveCount(0);
    asked = (await page.locator("#decision-title").first().textContent())?.includes("Which action") ?? false;
    if (!asked) continue;
    await expect(page.locator('[data-thing^="hand:"].can').first()).toBeVisible();
    await expect(page.locator('[data-thing^="offer:"].can').first()).toBeVisible();
  }
  expect(asked).toBe(true);
  await context.close();
});

test("cards of a hand are chosen by their numbers, and what would happen is told @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page);
  await person.waits();
  const cards = page.locator('[data-thing^="hand:"]');
  const begun = page.getByText("nothing is done yet");
  await page.keyboard.press("1");
  // It is begun with; or it cannot be, and then it says why.
  const first = () => cards.first().evaluate((card) => card === document.activeElement);
  await expect.poll(async () => (await begun.isVisible()) || (await first())).toBe(true);
  // Whatever was begun is taken back, key by key.
  for (let steps = 0; steps < 4 && (await begun.isVisible()); steps += 1) {
    await page.keyboard.press("Escape");
    await person.waits();
  }
  await expect(begun).toBeHidden();
  // A loan changes the money, and is heard.
  await page.locator('.decision [data-words="loan"]').click();
  await expect(begun).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByText(/Money £5 to £15/)).toBeAttached();
});

test("the first card is taken up and the hand stays as it is @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  await new Person(page, 5).waits();
  const heights = () => page.locator('.part-hand [data-thing^="hand:"] .card').evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
  const before = await heights();
  const card = page.locator('.part-hand [data-thing^="hand:"].can').last();
  const box = await card.boundingBox();
  if (!box) throw new Error("the card is drawn");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 40, box.y - 120, { steps: 8 });
  await expect(page.locator('.part-city [data-thing="place:new"]')).toBeVisible();
  await page.waitForTimeout(200);
  expect(await heights()).toEqual(before);
  await page.screenshot({ path: "test-results/shots/london-dragged.png" });
  await page.mouse.up();
});

test("a card of London is dragged to where it shall lie @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 5);
  await person.waits();
  await page.locator('.decision [data-words="develop"]').click();
  const cards = page.locator('.part-hand [data-thing^="hand:"][draggable="true"]');
  const hand = await page.locator('.part-hand [data-thing^="hand:"]').count();
  await cards.first().hover();
  await page.mouse.down();
  await page.mouse.move(700, 500, { steps: 4 });
  // Where it can go shows itself while it is on its way.
  const place = page.locator('[data-thing="place:new"]');
  await place.hover();
  await place.hover();
  await page.mouse.up();
  await expect(page.getByText("nothing is done yet")).toBeVisible();
  await expect.poll(() => page.locator('.part-hand [data-thing^="hand:"]').count()).toBeLessThan(hand);
});
