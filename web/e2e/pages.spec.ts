import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { bot, GAMES, link, make, me, open, test } from "./fixtures";
import { Person } from "./person";

const SIZES = [
  { name: "wide", width: 1440, height: 900 },
  { name: "middle", width: 1024, height: 768 },
  { name: "tablet", width: 820, height: 1180 },
  { name: "phone", width: 390, height: 844 },
] as const;

/** Nothing sticks out to the side. */
async function fits(page: import("@playwright/test").Page, what: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, what).toBeLessThanOrEqual(0);
}

/** Until something is tried in London, or a skyscraper is held over the map of New York. */
async function tries(person: Person, page: import("@playwright/test").Page, game: string): Promise<void> {
  const tried = game === "london" ? page.getByText("nothing is done yet") : page.locator(".map.holding");
  for (let presses = 0; presses < 60 && !(await tried.first().isVisible()); presses += 1) {
    if (!(await person.waits())) return;
    if (!(await tried.first().isVisible())) await person.presses();
    await page.waitForTimeout(200);
  }
  await expect(tried.first()).toBeVisible();
}

for (const { name, width, height } of SIZES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`pictures, ${name} and ${colorScheme} @${name === "phone" && colorScheme === "dark" ? "quick" : "long"}`, async ({ browser, server }) => {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      const shot = (what: string, fullPage = false) =>
        page.screenshot({ path: `test-results/shots/${what}-${name}-${colorScheme}.png`, fullPage });
      await page.goto(server.url);
      await page.locator("article").first().waitFor();
      await fits(page, "lobby");
      await shot("lobby");
      await page.getByRole("button", { name: "Set up a table" }).first().click();
      await fits(page, "new table");
      await shot("new-table", true);
      for (const game of GAMES) {
        const made = await make(context, server, { game, seats: [me(), bot(), bot("rules"), bot("random-plan")] });
        await open(page, server, `/table/${made.table}`);
        const person = new Person(page, 7);
        // In the middle of a game, and before any end.
        for (const presses of game === "london" ? [0, 6, 30] : [0, 6, 18]) {
          await person.plays(() => person.pressed >= presses);
          await person.waits();
          await fits(page, `${game} after ${presses}`);
          await shot(`${game}-${presses}`);
        }
        // Something is tried, and the page says what would come of it.
        await tries(person, page, game);
        await fits(page, `${game} preview`);
        await shot(`${game}-preview`);
        await page.getByRole("button", { name: "Menu" }).click();
        await fits(page, `${game} menu`);
        await shot(`${game}-menu`);
        await page.goto(server.url + made.watch);
        await page.locator("#decision-title").first().waitFor();
        await fits(page, `${game} watched`);
        await shot(`${game}-spectator`);
        const other = await make(context, server, { game, seats: [me(), link] });
        await page.goto(server.url + other.links[0]?.link);
        await page.getByRole("button", { name: "Sit down" }).waitFor();
        await fits(page, "join");
        await shot(`${game}-join`);
        const stranger = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
        const outside = await stranger.newPage();
        await outside.goto(`${server.url}/table/${other.table}`);
        await outside.getByText("You do not sit at this table").waitFor();
        await fits(outside, "take");
        await outside.screenshot({ path: `test-results/shots/${game}-take-${name}-${colorScheme}.png` });
        await stranger.close();
      }
      await page.goto(server.url);
      await page.getByRole("button", { name: "Set up a table" }).first().click();
      await page.getByLabel("Who sits at seat 2").selectOption({ label: "A friend, by link" });
      await page.getByRole("button", { name: "Open the table" }).click();
      await page.getByText("Your table is ready").waitFor();
      await fits(page, "made");
      await shot("made", true);
      const shared = await make(context, server, { game: "london", seats: [me("Anna"), me("Boris")], options: [["first", "2"]] });
      await page.goto(`${server.url}/table/${shared.table}`);
      await page.getByRole("dialog", { name: "Now Boris" }).waitFor();
      await fits(page, "curtain");
      await shot("curtain");
      await context.close();
    });
  }
}

test("the first page is small @quick", async ({ page, server }) => {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (/html|javascript|css|svg/.test(type)) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(server.url);
  await page.locator("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(150_000);
});
