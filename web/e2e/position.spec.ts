import { expect, type Page } from "@playwright/test";
import { GAMES, test } from "./fixtures";
import { Person } from "./person";

const list = (page: Page, name: string) => page.locator(`[data-list="${name}"]`);
const play = (page: Page) => page.locator(".lists [data-play]");

test("a position of London is changed, found at fault, mended and played on @quick", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole("button", { name: "Set up a table" }).first().click();
  await page.getByRole("link", { name: "Lay out a position" }).click();
  await page.waitForURL(/\/position\/london/);
  await expect(play(page)).toBeEnabled();

  // Money, and a card built from the deck, turned over.
  await list(page, "seat-1").locator('[data-number="cash"]').fill("33");
  await list(page, "seat-1").locator('[data-number="cash"]').press("Enter");
  await expect(page.getByText("£33", { exact: true }).first()).toBeAttached();
  const city = list(page, "city-1");
  // One that every deal leaves in the deck.
  await city.getByRole("combobox").fill("Hospital B");
  await city.getByRole("button", { name: "Add", exact: true }).click();
  await city.getByRole("button", { name: /Hospital/ }).click();
  await city.getByRole("button", { name: "Face down" }).click();
  await expect(city.locator('[data-word="!hospital-b"]')).toBeVisible();
  await expect(play(page)).toBeEnabled();

  // A card that is nowhere: the fault names its clause, which can be read.
  await list(page, "hand-2").locator(".chip").first().click();
  await list(page, "hand-2").locator("[data-remove]").click();
  await expect(list(page, "deck").getByText(/nowhere/)).toBeVisible();
  await expect(play(page)).toBeDisabled();
  await list(page, "deck").locator('[data-clause="L1.1"]').click();
  await expect(page.getByRole("dialog")).toContainText("L1.1");
  await page.keyboard.press("Escape");
  await page.locator("[data-rest]").click();
  await expect(play(page)).toBeEnabled();

  await play(page).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Dora");
  await dialog.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\/\w+$/);
  const person = new Person(page, 3);
  await person.plays(() => person.pressed >= 3);
  expect(person.pressed).toBe(3);
});

test("what is laid out is there again after a look elsewhere, and when the page is loaded anew @quick", async ({ page, server, context }) => {
  await page.goto(`${server.url}/position/new-york?seats=3`);
  await expect(play(page)).toBeEnabled();
  const turn = list(page, "turn").locator("input");
  await turn.fill("9");
  await turn.press("Enter");
  await expect(play(page)).toBeEnabled();
  await list(page, "lots-1").locator(".chip").first().click();
  await list(page, "lots-1").locator("[data-remove]").click();
  await expect(play(page)).toBeDisabled();
  const lots = () => page.locator('[data-list^="lots-"] [data-word]').evaluateAll((all) => all.map((one) => one.getAttribute("data-word")));
  const before = await lots();
  // The whole rules open beside it.
  await page.locator(".lists [data-clause]").first().click();
  const rules = context.waitForEvent("page");
  await page.getByRole("dialog").getByRole("link", { name: "All the rules" }).click();
  await (await rules).waitForURL(/\/rules\/new-york#N/);
  await (await rules).close();
  await expect(page).toHaveURL(/\/position\/new-york/);
  // On another page and back, and loaded anew: with its fault.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "To the first page" }).first().click();
  await page.locator("article").first().waitFor();
  await page.goBack();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(turn).toHaveValue("9");
    await expect(play(page)).toBeDisabled();
    expect(await lots()).toEqual(before);
    await expect(page.locator(".map .street").first()).toBeVisible();
  }
  // Somebody who wants another deal has it.
  await page.getByRole("button", { name: "Deal anew" }).click();
  await expect(play(page)).toBeEnabled();
  await expect(turn).not.toHaveValue("9");
});

// The lists once lay over the half of it.
test("on a phone nothing covers what plays on from a position of New York @quick", async ({ browser, server }) => {
  for (const { width, height } of [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 820, height: 1180 }]) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`${server.url}/position/new-york`);
    const button = page.locator(".instead [data-play]");
    await expect(button).toBeEnabled();
    // Wherever the lists have come to, down to where they begin at its foot.
    for (const block of ["start", "center", "end"] as const) {
      const covered = await button.evaluate((one, block) => {
        one.scrollIntoView({ block });
        const { left, top, bottom, width } = one.getBoundingClientRect();
        const [head, foot] = [document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0, innerHeight - 54];
        const seen = [top + 2, (top + bottom) / 2, bottom - 2].filter((y) => y > head && y < foot);
        return seen.filter((y) => !one.contains(document.elementFromPoint(left + width / 2, y))).length;
      }, block);
      expect(covered, `${width} ${block}`).toBe(0);
    }
    // What stands above the lists follows on the map, without an empty band.
    const band = await page.evaluate(() => {
      const [panel, lists] = [document.querySelector(".instead"), document.querySelector(".lists")].map((one) => one?.getBoundingClientRect());
      return (lists?.top ?? 0) - (panel?.bottom ?? 0);
    });
    if (width < 768) expect(band).toBeLessThan(90);
    await context.close();
  }
});

for (const game of GAMES) {
  test(`a moment of a game of ${game} is laid out and played on @quick`, async ({ page, server }) => {
    await page.goto(server.url);
    await page.locator('.bring input[type="file"]').setInputFiles(new URL(`../../fixtures/${game}/two-greedy.record`, import.meta.url).pathname);
    await page.waitForURL(/\/replay/);
    for (let step = 0; step < 9; step += 1) await page.locator('[data-step="turn-on"]').click();
    await page.locator("[data-fork]").click();
    await page.getByRole("link", { name: "Edit this position first" }).click();
    await page.waitForURL(/\/position\//);
    await expect(play(page)).toBeEnabled();
    await list(page, "turn").locator("input").fill("30");
    await list(page, "turn").locator("input").press("Enter");
    await expect(play(page)).toBeEnabled();
    await play(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "Open the table" }).click();
    await page.waitForURL(/\/table\/\w+$/);
    await expect(page.locator("#decision-title").first()).toBeVisible();
  });

  for (const { name, width, height } of [{ name: "wide", width: 1440, height: 900 }, { name: "phone", width: 390, height: 844 }]) {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`pictures of a position of ${game}, ${name} and ${colorScheme} @long`, async ({ browser, server }) => {
        const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
        const page = await context.newPage();
        await page.goto(server.url);
        await page.locator('.bring input[type="file"]').setInputFiles(new URL(`../../fixtures/${game}/three-greedy.record`, import.meta.url).pathname);
        await page.waitForURL(/\/replay/);
        const table = /table\/(\w+)\//.exec(page.url())?.[1] ?? "";
        await page.goto(`${server.url}/position/${game}?from=${table}&after=120&seats=3`);
        await expect(play(page)).toBeEnabled();
        await list(page, "last").locator("input").fill("7");
        await list(page, "last").locator("input").press("Enter");
        await expect(play(page)).toBeDisabled();
        const chips = list(page, game === "london" ? "city-1" : "standing-1").locator(".chip");
        if ((await chips.count()) > 0) await chips.first().click();
        await page.screenshot({ path: `test-results/shots/position-${game}-${name}-${colorScheme}.png`, fullPage: true });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await context.close();
      });
    }
  }
}
