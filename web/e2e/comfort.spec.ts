// What somebody likes: on one sheet, from every page, at once, and remembered. And what is heard.

import { expect, type Page } from "@playwright/test";
import { bot, GAMES, make, me, open, test } from "./fixtures";
import { Person } from "./person";

declare global {
  interface Window {
    /** Tones that were begun. */
    tones: number;
  }
}

/** Counts the tones of a page. */
function listen(): void {
  window.tones = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when: []) {
      window.tones += 1;
      return start.apply(this, when);
    };
  }
}

const tones = (page: Page) => page.evaluate(() => window.tones);

test("preferences are set by keyboard, hold at once and are remembered @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  await page.keyboard.press(",");
  const sheet = page.getByRole("dialog", { name: "Preferences" });
  await expect(sheet).toBeVisible();
  const root = page.locator("html");
  // The system asks for no movement; whoever wants some may have it.
  await expect(sheet.getByRole("radio", { name: "none" })).toBeChecked();
  await expect(root).toHaveAttribute("data-motion", "none");
  await sheet.getByRole("radio", { name: "none" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(root).toHaveAttribute("data-motion", "fast");
  await sheet.getByRole("radio", { name: "as the system" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await sheet.getByRole("group", { name: "Size of cards" }).getByRole("radio", { name: "large" }).check();
  await expect(root).toHaveAttribute("data-cards", "large");
  await sheet.getByRole("slider", { name: "Volume" }).fill("80");
  await page.screenshot({ path: "test-results/shots/preferences.png" });
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.reload();
  for (const [name, value] of [["theme", "dark"], ["motion", "fast"], ["cards", "large"]]) {
    await expect(root).toHaveAttribute(`data-${name}`, value ?? "");
  }
  await page.goto(server.url);
  await page.getByRole("button", { name: "Preferences" }).click();
  await expect(sheet.getByRole("slider", { name: "Volume" })).toHaveValue("80");
});

test("single keys are switched off, and stay so @quick", async ({ page, server }) => {
  const sheet = page.getByRole("dialog", { name: "Preferences" });
  const advice = page.locator(".hints");
  for (const game of GAMES) {
    const { table } = await make(page.context(), server, { game, seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    if (game === "london") {
      await page.keyboard.press(",");
      await sheet.getByRole("checkbox", { name: /^Single keys as shortcuts/ }).uncheck();
      await page.keyboard.press("Escape");
      await page.reload();
      await page.locator("#decision-title").first().waitFor();
    }
    await expect(page.locator("[data-hint='ask'] kbd")).toHaveCount(0);
    await page.locator("#decision-title").first().focus();
    for (const key of [",", "h", "H", "p", "1", "r", "]", "[", " ", "+"]) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    await expect(sheet).toBeHidden();
    await expect(advice).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Whole map" })).toHaveCount(0);
    await expect(page.locator("#decision-title").first()).toBeFocused();
  }
  // By the button they are liked again.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Preferences" }).click();
  await sheet.getByRole("checkbox", { name: /^Single keys as shortcuts/ }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await expect(advice).not.toHaveCount(0);
});

// Space would press the button that had the focus before.
test("who points beside everything is led nowhere @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  const hint = page.locator("[data-hint='ask']");
  await hint.focus();
  await page.locator(".bar").click({ position: { x: 400, y: 8 } });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(" ");
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(page.locator(".hints")).toHaveCount(0);
});

test("cards are as large as somebody likes, and nothing sticks out @quick", async ({ browser, server }) => {
  for (const game of GAMES) {
    for (const { width, height } of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
      const page = await context.newPage();
      const { table } = await make(context, server, { game, seats: [me(), bot()] });
      await open(page, server, `/table/${table}`);
      await new Person(page, 1).waits();
      const card = page.locator(game === "london" ? ".hand .thing" : "[data-card]").first();
      const areas: number[] = [];
      for (const size of ["small", "normal", "large"]) {
        await page.evaluate((size) => localStorage.setItem("twocities-card-size", JSON.stringify(size)), size);
        await page.reload();
        await page.locator("#decision-title").first().waitFor();
        await expect(page.locator("html")).toHaveAttribute("data-cards", size);
        if (width < 768) await page.getByRole("navigation").last().getByRole("button", { name: game === "london" ? /^Hand/ : /^Market/ }).click().catch(() => undefined);
        await card.waitFor();
        const box = await card.boundingBox();
        areas.push((box?.width ?? 0) * (box?.height ?? 0));
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${game} ${width} ${size}`).toBeLessThanOrEqual(0);
        await page.screenshot({ path: `test-results/shots/${game}-cards-${size}-${width}.png` });
      }
      const [small = 0, normal = 0, large = 0] = areas;
      expect(normal, `${game} at ${width}`).toBeGreaterThan(small);
      expect(large, `${game} at ${width}`).toBeGreaterThan(normal);
      await context.close();
    }
  }
});

test("what cannot be taken back is asked about, as somebody likes @quick", async ({ page, server }) => {
  await page.addInitScript(() => {
    localStorage.setItem("twocities-in-words", "true");
    localStorage.setItem("twocities-confirms", JSON.stringify({ shows: true }));
  });
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  // The board is empty, so that three cards come from the deck at once.
  const draw = page.getByRole("button", { name: "Draw three cards" });
  await draw.click();
  const yes = page.getByRole("button", { name: "Do it", exact: true });
  await expect(yes).toBeFocused();
  await expect(page.getByText("it cannot simply be taken back")).toBeVisible();
  // No.
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(draw).toBeVisible();
  // Yes.
  await draw.click();
  await yes.click();
  await expect(page.getByRole("log", { name: "What happened" })).toContainText("Inês drew");
});

test("a table is heard, and a phone is silent until it is asked to sound @quick", async ({ browser, server }) => {
  for (const phone of [false, true]) {
    const context = await browser.newContext({ viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }, reducedMotion: "reduce" });
    await context.addInitScript(listen);
    const page = await context.newPage();
    const { table } = await make(context, server, { game: "london", seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 2);
    await person.plays(() => person.pressed >= 6);
    await person.waits();
    if (phone) {
      expect(await tones(page)).toBe(0);
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Preferences" }).click();
      await page.getByRole("checkbox", { name: "Sounds at the table" }).check();
      await page.getByRole("slider", { name: "Volume" }).fill("30");
      expect(await tones(page)).toBeGreaterThan(0);
    } else {
      expect(await tones(page)).toBeGreaterThan(0);
      const before = await tones(page);
      await page.keyboard.press(",");
      await page.getByRole("checkbox", { name: "Sounds at the table" }).uncheck();
      await page.keyboard.press("Escape");
      await person.plays(() => person.pressed >= 10);
      expect(await tones(page)).toBe(before);
    }
    await context.close();
  }
});

for (const game of GAMES) {
  test(`${game} at twice its size scrolls down only @quick`, async ({ browser, server }) => {
    // A window of 1280 by 1024 at 200 %, and a narrow one.
    for (const { width, height } of [{ width: 640, height: 512 }, { width: 320, height: 512 }]) {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 2, reducedMotion: "reduce" });
      const page = await context.newPage();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await page.goto(server.url);
      await page.locator("article").first().waitFor();
      expect(await wide(), "lobby").toBeLessThanOrEqual(0);
      const { table } = await make(context, server, { game, seats: [me(), bot()] });
      await open(page, server, `/table/${table}`);
      const person = new Person(page, 3);
      await person.plays(() => person.pressed >= 4);
      expect(await wide(), `table at ${width}`).toBeLessThanOrEqual(0);
      await page.keyboard.press(",");
      await page.getByRole("dialog", { name: "Preferences" }).waitFor();
      expect(await wide(), `preferences at ${width}`).toBeLessThanOrEqual(0);
      await page.getByRole("checkbox", { name: /^The table in words/ }).check();
      await page.keyboard.press("Escape");
      await page.getByRole("heading", { level: 1, name: "the table in words" }).waitFor();
      expect(await wide(), `in words at ${width}`).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/shots/${game}-in-words-${width}.png` });
      await context.close();
    }
  });
}
