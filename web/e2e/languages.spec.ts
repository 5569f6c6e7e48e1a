// Everything is said in the language that somebody reads.

import { expect, type Page } from "@playwright/test";
import { bot, GAMES, make, me, open, test } from "./fixtures";
import { Person } from "./person";

/** Run in the page: words in Latin letters that can be read or heard, but for names, amounts and marks. */
function latin(): string[] {
  const found = new Set<string>();
  // What is heard, or said where something is pointed at or nothing written yet.
  for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "aria-roledescription", "alt"]) {
    for (const one of document.body.querySelectorAll(`[${name}]`)) {
      if (one.closest("[lang='en']")) continue;
      for (const word of one.getAttribute(name)?.match(/[A-Za-z]{3,}/g) ?? []) found.add(`${name}: ${word}`);
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("script, style, option, kbd, [lang='en']")) continue;
    // A seal is a number, though it has letters in it.
    for (const word of node.textContent?.replaceAll(/[0-9a-f]{16,}/g, "").match(/[A-Za-z]{3,}/g) ?? []) found.add(word);
  }
  return [...found];
}

/** Run in the page: words that do not fit where they stand; those that are only for who hears them stand nowhere. */
function cut(): string[] {
  // On the map: landmarks inside their yards, all else on the sheet.
  const frame = document.querySelector(".map .frame");
  const printed = [...document.querySelectorAll<SVGTextElement>(".map svg text:is(.street, .landmark-name, .park-name)")];
  const beyond = printed.flatMap((one) => {
    const place = one.closest(".landmark")?.querySelector(".yard") ?? frame;
    if (!place || !one.checkVisibility()) return [];
    const [inner, outer] = [one.getBoundingClientRect(), place.getBoundingClientRect()];
    // A box of letters is higher than they are.
    const over = 3 + inner.height / 10;
    const inside = inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - over && inner.bottom <= outer.bottom + over;
    return inside ? [] : [one.textContent?.trim() ?? ""];
  });
  return beyond.concat([...document.querySelectorAll<HTMLElement>(".lit .name, .tile small, .button, h2, .title")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
    .map((one) => one.textContent?.trim() ?? ""));
}

/** Names of people and keys stay as they are. */
const NAMES = new Set(["Maria", "Two", "Cities", "London", "New", "York", "Esc", "Enter", "Escape", "Tab", "Ctrl", "Alt"]);

const missing = (page: Page) => page.getByText("‹").count();

/** Nothing in another language, nothing without words, and nothing cut off. */
async function reads(page: Page, what: string): Promise<void> {
  const foreign = (await page.evaluate(latin)).filter((word) => !NAMES.has(word.replace(/^.*: /, "")));
  expect.soft(foreign, what).toEqual([]);
  expect.soft(await missing(page), what).toBe(0);
  expect.soft(await page.evaluate(cut), what).toEqual([]);
}

for (const game of GAMES) {
  test(`who reads only Ukrainian plays a whole game of ${game} @${game === "new-york" ? "quick" : "long"}`, async ({ browser, server }) => {
    test.setTimeout(15 * 60_000);
    const context = await browser.newContext({ locale: "uk-UA", reducedMotion: "reduce" });
    const page = await context.newPage();
    await context.addInitScript(() => localStorage.setItem("twocities-paced", "false"));
    await page.goto(server.url);
    await expect(page.locator("html")).toHaveAttribute("lang", "uk");
    await reads(page, "lobby");
    await page.getByRole("button", { name: "Налаштування" }).click();
    await page.getByRole("dialog").waitFor();
    await reads(page, "preferences");
    await page.keyboard.press("Escape");
    for (const read of ["learn", "rules", "icons"]) {
      await page.goto(`${server.url}/${read}/${game}`);
      await page.locator("main :is(li, dd)").first().waitFor();
      await reads(page, read);
    }
    await page.goto(`${server.url}/position/${game}`);
    await expect(page.locator(".lists [data-play]")).toBeEnabled();
    await reads(page, "position");
    await page.goto(`${server.url}/learn/${game}`);
    await page.locator("[data-chapter] button").first().click();
    await page.locator(".tutor").first().waitFor();
    await page.locator("#decision-title").first().waitFor();
    await reads(page, "lesson");
    await page.evaluate(() => localStorage.setItem("twocities-first-game", "true"));
    const { table } = await make(context, server, { game, seats: [me("Maria"), bot()] });
    await open(page, server, `/table/${table}`);
    await page.locator(".hints .way").first().waitFor();
    await reads(page, "first game");
    await page.evaluate(() => localStorage.setItem("twocities-first-game", "false"));
    await page.reload();
    await page.locator("#decision-title").first().waitFor();
    const person = new Person(page, 4);
    const over = page.locator("#end-title");
    for (let presses = 0; !(await over.isVisible()); presses += 12) {
      await person.plays(() => person.pressed >= presses);
      await reads(page, `after ${presses}`);
      if (presses === 0) await page.screenshot({ path: `test-results/shots/${game}-uk.png` });
    }
    await page.locator(".end figure").waitFor();
    await page.locator(".scores tbody button").first().click();
    await reads(page, "end");
    await page.locator(`.end a[href$="/replay"]`).first().click();
    await page.locator(".steering").waitFor();
    await page.locator("[data-step='turn-on']").click();
    await reads(page, "replay");
    await page.evaluate(() => localStorage.setItem("twocities-in-words", "true"));
    await page.reload();
    await page.locator(".steering").waitFor();
    await reads(page, "replay in words");
    const words = await make(context, server, { game, seats: [me("Maria"), bot()] });
    await open(page, server, `/table/${words.table}`);
    await reads(page, "in words");
    await context.close();
  });
}

const LOCALES = ["en-GB", "pt-BR", "es-MX", "uk-UA"];

for (const locale of LOCALES) {
  test(`names on the map of New York stay in their places, ${locale} @quick`, async ({ browser, server }) => {
    for (const [width, height] of [[1440, 900], [2200, 1300], [820, 1180], [390, 844]] as const) {
      const context = await browser.newContext({ locale, viewport: { width, height }, reducedMotion: "reduce" });
      const page = await context.newPage();
      const { table } = await make(context, server, { game: "new-york", seats: [me("Maria"), bot()] });
      await open(page, server, `/table/${table}`);
      await page.locator(".map .street").first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await page.evaluate(cut), `${locale} at ${width}`).toEqual([]);
      // The name of the largest building is read there, or where it is pointed at.
      await expect(page.locator(".map .landmark :is(text, title)")).not.toHaveCount(0);
      await page.screenshot({ path: `test-results/shots/map-${locale}-${width}.png` });
      await context.close();
    }
  });
}

// A whole game is played in Ukrainian, whose letters show what is in another language; here nothing is without words or cut off.
for (const [locale, lang] of [["pt-BR", "pt-BR"], ["es-MX", "es"]] as const) {
  for (const game of GAMES) {
    test(`who reads only ${lang} plays turns of ${game} @quick`, async ({ browser, server }) => {
      const context = await browser.newContext({ locale, reducedMotion: "reduce" });
      await context.addInitScript(() => localStorage.setItem("twocities-paced", "false"));
      const page = await context.newPage();
      const { table } = await make(context, server, { game, seats: [me("Maria"), bot("novice")] });
      await open(page, server, `/table/${table}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      const person = new Person(page, 6);
      for (const presses of [0, 6, 12]) {
        await person.plays(() => person.pressed >= presses);
        await person.waits();
        expect.soft(await missing(page), `after ${presses}`).toBe(0);
        expect.soft(await page.evaluate(cut), `after ${presses}`).toEqual([]);
      }
      await page.evaluate(() => localStorage.setItem("twocities-in-words", "true"));
      await page.reload();
      await page.locator("main.in-words #decision-title").waitFor();
      expect.soft(await missing(page), "in words").toBe(0);
      expect.soft(await page.evaluate(cut), "in words").toEqual([]);
      await context.close();
    });
  }
}

test("another language comes at once, and is remembered @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByLabel("Language").selectOption("es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByLabel("Idioma")).toBeVisible();
  await page.reload();
  await page.locator("#decision-title").first().waitFor();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(await missing(page)).toBe(0);
});
