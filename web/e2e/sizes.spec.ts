// Windows that are unlike most: very large, very low, or the page at twice its size.

import { expect, type Page } from "@playwright/test";
import { bot, link, make, me, open, test } from "./fixtures";
import { Person } from "./person";

/** The part of the window that a thing has, across and down. */
const shareOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error(`${selector} is not drawn`);
  return { across: box.width / size.width, down: box.height / size.height };
};

for (const [width, height] of [[720, 450], [844, 390]] as const) {
  test(`a skyscraper is placed beside the map, ${width} × ${height} @${width === 720 ? "quick" : "long"}`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const { table } = await make(context, server, { game: "new-york", seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 3);
    const held = page.locator(".map.holding");
    while (!(await held.isVisible()) && (await person.waits())) {
      if (!(await held.isVisible())) await person.presses();
    }
    await page.evaluate(() => scrollTo(0, 0));
    // What is decided leaves the map free, and can be decided without scrolling.
    await expect(page.locator('[data-do="take"]')).toBeInViewport({ ratio: 1 });
    const [map, decision] = [await page.locator("#map").boundingBox(), await page.locator(".decision").first().boundingBox()];
    if (!map || !decision) throw new Error("both are drawn");
    expect(decision.x).toBeGreaterThanOrEqual(map.x + map.width - 1);
    expect(map.height).toBeGreaterThan(height * 0.45);
    await expect(page.locator(".footprint .light").last()).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `test-results/shots/new-york-placing-${width}.png` });
    await context.close();
  });
}

for (const [width, height] of [[720, 450], [844, 390], [1280, 800], [1366, 700]] as const) {
  test(`the decision of London lies beside the table, ${width} × ${height} @${width === 1280 ? "quick" : "long"}`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const { table } = await make(context, server, { game: "london", seats: [me(), bot(), bot(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 5);
    for (const presses of [0, 8, 16]) {
      await person.plays(() => person.pressed >= presses);
      await person.waits();
      const [main, decision] = [await page.locator(".london main").boundingBox(), await page.locator(".decision").first().boundingBox()];
      if (!main || !decision) throw new Error("both are drawn");
      expect(decision.x, `after ${presses}`).toBeGreaterThanOrEqual(main.x + main.width - 1);
      expect(decision.y + decision.height, `after ${presses}`).toBeLessThanOrEqual(height + 1);
      await expect(page.getByText(/above the least poor|are the least poor/).filter({ visible: true }).first()).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.screenshot({ path: `test-results/shots/london-beside-${width}.png` });
    await context.close();
  });
}

/** Run in the page: how many things of a kind are asked about while nothing is held, and how many of them are seen for the most part. */
function litOf(kind: string): { lit: number; seen: number } {
  const decision = document.querySelector(".decision")?.getBoundingClientRect();
  // A card that was taken is on its way out.
  const lies = (one: Element) => !one.closest("[inert]") && one.checkVisibility({ visibilityProperty: true });
  const all = [...document.querySelectorAll(`[data-${kind}].lit`)].filter(lies);
  if (document.querySelector(".map.holding")) return { lit: 0, seen: 0 };
  const seen = all.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    // A card is known by its upper half; a skyscraper is seen whole.
    const middle = kind === "tile" ? bottom - 1 : (top + bottom) / 2;
    const covered = decision && right > decision.left && left < decision.right && middle > decision.top && middle < decision.bottom;
    return top >= 0 && middle < innerHeight && !covered;
  });
  return { lit: all.length, seen: seen.length };
}

for (const [width, height] of [[1366, 700], [820, 1180], [720, 450], [390, 844]] as const) {
  test(`what New York asks to choose from is in sight, ${width} × ${height} @${width === 820 ? "quick" : "long"}`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const { table } = await make(context, server, { game: "new-york", seats: [me(), bot(), bot(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 5);
    let asked = 0;
    let built = 0;
    for (let press = 0; press < 80 && (asked < 3 || built < 1) && (await person.waits()); press += 1) {
      // Skyscrapers come into sight by themselves, at least one of them.
      const holds = await page.locator('[data-do="take"]').isVisible();
      const all = { cards: await page.evaluate(litOf, "card"), tiles: await page.evaluate(litOf, "tile") };
      if (all.tiles.lit > 0 && all.cards.lit === 0 && !holds) {
        built += 1;
        await expect.poll(async () => (await page.evaluate(litOf, "tile")).seen, { message: `after ${press}` }).toBeGreaterThan(0);
      }
      await page.evaluate(() => scrollTo(0, 0));
      const cards = await page.evaluate(litOf, "card");
      if (cards.lit > 0) {
        asked += 1;
        expect(cards.seen, `after ${press}`).toBe(cards.lit);
      }
      // Nobody's name ends in the middle.
      const cut = await page.locator(".players .name").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
      expect(cut).toBe(0);
      await person.presses();
    }
    expect(asked).toBeGreaterThanOrEqual(3);
    expect(built).toBeGreaterThan(0);
    await context.close();
  });
}

test("a very large window is filled @long", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 2560, height: 1440 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  for (const game of ["london", "new-york"] as const) {
    const { table } = await make(context, server, { game, seats: [me(), bot(), bot(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 7);
    await person.plays(() => person.pressed >= 12);
    await person.waits();
    if (game === "london") {
      expect((await shareOf(page, ".london")).across).toBeGreaterThan(0.9);
      expect((await shareOf(page, '.part-hand [data-thing^="hand:"]')).down).toBeGreaterThan(0.15);
    } else {
      expect((await shareOf(page, "#map")).down).toBeGreaterThan(0.85);
    }
    await page.screenshot({ path: `test-results/shots/${game}-2560.png` });
  }
  await context.close();
});

test("an empty seat offers its link to the host, and to nobody else @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByRole("button", { name: "Set up a table" }).first().click();
  await page.getByLabel("Who sits at seat 2").selectOption({ label: "A friend, by link" });
  await page.getByRole("button", { name: "Open the table" }).click();
  const told = await page.getByLabel("Link for seat 2").inputValue();
  // It leads to this computer only, and says so.
  await expect(page.locator("[data-local]").first()).toContainText("--lan");
  await page.getByRole("button", { name: "To the table" }).click();
  const invite = page.getByRole("button", { name: "Invite somebody to seat 2" }).filter({ visible: true });
  await invite.first().click();
  // The link that may have been sent already, and no other.
  const link = page.getByRole("dialog").getByLabel("Link for seat 2");
  await expect(link).toHaveValue(told);

  const friend = await browser.newContext();
  const other = await friend.newPage();
  await other.goto(told);
  await other.getByLabel("Your name").fill("Boris");
  await other.getByRole("button", { name: "Sit down" }).click();
  await other.getByRole("button", { name: "To the table" }).click();
  await other.locator("#decision-title").first().waitFor();
  await expect(other.getByRole("button", { name: /Invite/ })).toHaveCount(0);
  // Whoever has sat down needs no link.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(invite).toHaveCount(0);
  await Promise.all([context.close(), friend.close()]);
});

test("a link that this browser was not told is made anew at the empty seat @long", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const made = await make(context, server, { game: "new-york", seats: [me("Anna"), link] });
  await open(page, server, `/table/${made.table}`);
  await page.getByRole("button", { name: "Invite somebody to seat 2" }).filter({ visible: true }).first().click();
  await page.getByRole("button", { name: "Make a new link" }).click();
  const shown = await page.getByRole("dialog").getByLabel("Link for seat 2").inputValue();
  expect(shown).toContain(`/table/${made.table}/seat/`);
  expect(shown).not.toContain(made.links[0]?.link ?? "");
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: "QR code: Link for seat 2" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: "test-results/shots/invite-phone.png" });
  await context.close();
});
