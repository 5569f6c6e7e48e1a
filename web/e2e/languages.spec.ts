// Everything is said in the language that somebody reads.

import { expect, type Page } from "@playwright/test";
import { bot, GAMES, make, me, open, test } from "./fixtures";
import { Person } from "./person";

/** Run in the page: words in Latin letters that can be read, but for names, amounts and marks. */
function latin(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("script, style, option, kbd, [lang='en']")) continue;
    for (const word of node.textContent?.match(/[A-Za-z]{3,}/g) ?? []) found.add(word);
  }
  return [...found];
}

/** Run in the page: words that do not fit where they stand. */
function cut(): string[] {
  return [...document.querySelectorAll<HTMLElement>(".lit .name, .tile small, .button, h2, .title")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .map((one) => one.textContent?.trim() ?? "");
}

/** Names of people and keys stay as they are. */
const NAMES = new Set(["Maria", "Two", "Cities", "London", "New", "York", "Esc", "Enter", "Escape", "Tab"]);

const missing = (page: Page) => page.getByText("‹").count();

for (const game of GAMES) {
  test(`who reads only Ukrainian plays ${game} @quick`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale: "uk-UA", reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.locator("html")).toHaveAttribute("lang", "uk");
    expect((await page.evaluate(latin)).filter((word) => !NAMES.has(word))).toEqual([]);
    const { table } = await make(context, server, { game, seats: [me("Maria"), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 4);
    for (const presses of [0, 8, 20]) {
      await person.plays(() => person.pressed >= presses);
      expect((await page.evaluate(latin)).filter((word) => !NAMES.has(word))).toEqual([]);
      expect(await missing(page)).toBe(0);
      expect(await page.evaluate(cut)).toEqual([]);
    }
    await page.screenshot({ path: `test-results/shots/${game}-uk.png` });
    await context.close();
  });
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
