// Friends in one room come at the same moment, to a server with all its limits.

import { expect } from "@playwright/test";
import { GAMES, link, make, me, test as base } from "./fixtures";
import { Server } from "./server";

const test = base.extend<{ own: Server }>({
  own: async ({}, use) => {
    const server = new Server(true);
    await server.start();
    await use(server);
    await server.end();
  },
});
// What is kept for the time without a network is fetched then, too.
test.use({ serviceWorkers: "allow" });

for (const game of GAMES) {
  test(`four friends at one address sit down to ${game} at once @quick`, async ({ browser, own }) => {
    const contexts = await Promise.all([1, 2, 3, 4].map(() => browser.newContext({ serviceWorkers: "allow" })));
    const host = await browser.newContext();
    const made = await make(host, own, { game, seats: [link, link, link, link] });
    const pages = await Promise.all(
      contexts.map(async (context, number) => {
        const page = await context.newPage();
        await page.goto(own.url + made.links[number]?.link);
        await page.getByLabel("Your name").fill(`Friend ${number + 1}`);
        await page.getByRole("button", { name: "Sit down" }).click();
        await page.getByRole("button", { name: "To the table" }).click();
        return page;
      }),
    );
    for (const page of pages) {
      await expect(page.locator("#decision-title").first()).toBeVisible();
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    }
    await Promise.all([host, ...contexts].map((context) => context.close()));
  });
}

test("who asked for too much waits a moment, or tries again @quick", async ({ browser, own }) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const { table } = await make(context, own, { game: "new-york", seats: [me("Anna"), { kind: "bot", bot: "greedy" }] });
  const page = await context.newPage();
  let refused = 0;
  const refuse = (most: number) =>
    page.route(`**/api/tables/${table}`, (route) => {
      if (refused >= most) return route.continue();
      refused += 1;
      const say = { id: "server-slow-down", args: [["seconds", { Number: 1 }]] };
      return route.fulfill({ status: 429, headers: { "Retry-After": "1" }, json: { code: "slow-down", say, text: "" } });
    });
  await refuse(2);
  await page.goto(`${own.url}/table/${table}`);
  await expect(page.locator("#decision-title").first()).toBeVisible();
  expect(refused).toBe(2);

  [refused] = [0];
  await page.unroute(`**/api/tables/${table}`);
  await refuse(5);
  await page.reload();
  await page.getByRole("button", { name: "Try again" }).click({ timeout: 30_000 });
  await expect(page.locator("#decision-title").first()).toBeVisible();
  await context.close();
});
