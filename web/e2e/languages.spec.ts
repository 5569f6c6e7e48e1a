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
    // A seal is a number, though it has letters in it.
    for (const word of node.textContent?.replaceAll(/[0-9a-f]{16,}/g, "").match(/[A-Za-z]{3,}/g) ?? []) found.add(word);
  }
  return [...found];
}

/** Run in the page: words that do not fit where they stand; those that are only for who hears them stand nowhere. */
function cut(): string[] {
  return [...document.querySelectorAll<HTMLElement>(".lit .name, .tile small, .button, h2, .title")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
    .map((one) => one.textContent?.trim() ?? "");
}

/** Names of people and keys stay as they are. */
const NAMES = new Set(["Maria", "Two", "Cities", "London", "New", "York", "Esc", "Enter", "Escape", "Tab"]);

const missing = (page: Page) => page.getByText("‹").count();

/** Nothing in another language, nothing without words, and nothing cut off. */
async function reads(page: Page, what: string): Promise<void> {
  const foreign = (await page.evaluate(latin)).filter((word) => !NAMES.has(word));
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
