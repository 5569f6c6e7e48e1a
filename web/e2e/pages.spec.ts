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
        for (const presses of [0, 6, 30]) {
          await person.plays(() => person.pressed >= presses);
          await person.waits();
          await fits(page, `${game} after ${presses}`);
          await shot(`${game}-${presses}`);
        }
        const other = await make(context, server, { game, seats: [me(), link] });
        await page.goto(server.url + other.links[0]?.link);
        await page.getByRole("button", { name: "Sit down" }).waitFor();
        await fits(page, "join");
        await shot(`${game}-join`);
      }
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

for (const game of GAMES) {
  test(`${game} is played by keyboard alone @long`, async ({ page, server }) => {
    const { table } = await make(page.context(), server, { game, seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page);
    const lit = ".thing.can, [data-lot].lit, [data-card].lit, [data-tile].lit, .decision .button";
    for (let act = 0; act < 40 && (await person.waits()); act += 1) {
      // Further each time, so that not the same thing is taken again and again.
      for (let steps = 0, found = 0; steps < 160; steps += 1) {
        await page.keyboard.press("Tab");
        found += (await page.evaluate((lit) => document.activeElement?.matches(lit) === true, lit)) ? 1 : 0;
        if (found > act % 5) break;
      }
      await page.keyboard.press("Enter");
      await page.waitForTimeout(150);
    }
    const turns = await page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).revision, table);
    expect(turns).toBeGreaterThan(2);
  });
}
