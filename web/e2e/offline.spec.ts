// The network is unplugged: the server is killed, and the page goes on.

import { expect, type Page } from "@playwright/test";
import { GAMES, test as base } from "./fixtures";
import { Person } from "./person";
import { Server } from "./server";

// Each test has a server of its own, which dies.
const test = base.extend<{ own: Server }>({
  own: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.end();
  },
});
test.use({ serviceWorkers: "allow" });

/** Loads the page, and waits until everything is kept that it needs. */
async function kept(page: Page, server: Server): Promise<void> {
  await page.goto(server.url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

async function unplug(page: Page, server: Server): Promise<void> {
  await server.kill();
  await page.reload();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
}

async function hurry(page: Page): Promise<void> {
  await page.locator("#decision-title").first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Show what others do one by one").uncheck();
  await page.getByRole("button", { name: "Back to the table" }).click();
}

/** What this device keeps of its matches: the lines of each revision. */
const entries = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const asked = indexedDB.open("twocities");
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const found = asked.result.transaction("entries").objectStore("entries").getAll();
          found.onsuccess = () => resolve(found.result.map(({ text }: { text: string }) => text));
          asked.result.close();
        };
      }),
  );

for (const game of GAMES) {
  const title = game === "london" ? "London" : "New York 1901";

  test(`a whole game of ${game} against a bot without a server @${game === "new-york" ? "quick" : "long"}`, async ({ page, own }) => {
    test.setTimeout(15 * 60_000);
    await kept(page, own);
    await unplug(page, own);
    await page.locator(`article[data-game="${game}"]`).getByRole("button", { name: "Play against a bot" }).click();
    await page.waitForURL(/\/table\/here-/);
    await hurry(page);
    const person = new Person(page, 5);
    // What is only tried is not kept.
    let stored: string[] = [];
    for (let presses = 6; stored.length === 0; presses += 3) {
      await person.plays(() => person.pressed >= presses);
      stored = await entries(page);
    }
    // The page is closed in the middle, and nothing is lost.
    await page.reload();
    await page.locator("#decision-title").first().waitFor();
    expect((await entries(page)).slice(0, stored.length)).toEqual(stored);
    await person.plays();
    await expect(page.locator("#end-title")).toBeVisible();
    await page.screenshot({ path: `test-results/shots/offline-${game}-end.png`, fullPage: true });
    // What was played can be looked at again, and saved.
    const download = page.waitForEvent("download");
    await page.locator(".end").getByRole("link", { name: "Download the record" }).click();
    expect((await download).suggestedFilename()).toMatch(/^(london|new-york)-here-[0-9a-f]+\.record$/);
    await page.locator(".end").getByRole("link", { name: "Look back at the game" }).click();
    await page.waitForURL(/\/replay/);
    await page.goto(`${own.url}/`);
    await expect(page.getByRole("heading", { name: "On this device" })).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(`${title}.*finished`) })).toBeVisible();
  });

  test(`${game} by two at one screen without a server @quick`, async ({ page, own }) => {
    await kept(page, own);
    await unplug(page, own);
    await page.locator(`article[data-game="${game}"]`).getByRole("button", { name: "Set up a table" }).click();
    // Nobody can come by a link, and no clock runs.
    await expect(page.getByRole("group", { name: "Pace" })).toHaveCount(0);
    await expect(page.locator('option[value="link"]')).toHaveCount(0);
    await page.getByLabel("Who sits at seat 2").selectOption("here");
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.waitForURL(/\/table\/here-/);
    const person = new Person(page, 7);
    const curtain = page.getByRole("dialog", { name: /^Now / });
    const acted = async () => new Set((await entries(page)).map((text) => text[0]));
    for (const end = Date.now() + 120_000; Date.now() < end && (await acted()).size < 2; ) {
      if (await curtain.isVisible()) await curtain.getByRole("button").click();
      else if (await person.isAsked()) await person.presses();
      else await page.waitForTimeout(50);
    }
    expect([...(await acted())].sort()).toEqual(["1", "2"]);
  });
}

test("rules, icons and lessons are there without a server @quick", async ({ page, own }) => {
  await kept(page, own);
  await own.kill();
  await page.goto(`${own.url}/rules/london#L5.2`);
  await expect(page.locator('[id="L5.2"]')).toBeInViewport();
  await page.goto(`${own.url}/icons/new-york`);
  await expect(page.locator("dl svg").first()).toBeVisible();
  for (const game of GAMES) {
    await page.goto(`${own.url}/learn/${game}`);
    await page.locator("[data-chapter] button").first().click();
    await page.waitForURL(/\/table\/here-/);
    await page.locator(".tutor").first().waitFor();
    await page.locator('[data-learn="next"]').first().click();
    // Taken up again where it was left.
    await page.locator(".tutor a").first().click();
    await page.getByRole("button", { name: /^Go on: / }).click();
    await page.locator(".tutor").first().waitFor();
  }
  // A bot that follows the script: the second chapter of London begins with a draw, and is answered.
  await page.goto(`${own.url}/learn/london`);
  await page.locator('[data-chapter="run"] button').click();
  await page.locator('.tutor[data-step="draw"]').waitFor();
  await page.locator('[data-thing="deck"] >> visible=true').first().click();
  await page.locator('.tutor[data-step="run"]').waitFor();
  // Lessons are not among the tables one plays at.
  await page.goto(own.url);
  await page.locator("article").first().waitFor();
  await expect(page.getByRole("heading", { name: "On this device" })).toHaveCount(0);
});

test("a position is laid out, loaded anew and played on without a server @quick", async ({ page, own }) => {
  await kept(page, own);
  await own.kill();
  for (const game of GAMES) {
    await page.goto(`${own.url}/position/${game}`);
    const play = page.locator(".lists [data-play]");
    await expect(play).toBeEnabled();
    const turn = page.locator('[data-list="turn"] input');
    await turn.fill("6");
    await turn.press("Enter");
    await expect(play).toBeEnabled();
    await page.reload();
    await expect(play).toBeEnabled();
    await expect(turn).toHaveValue("6");
    await play.click();
    await page.getByRole("dialog").getByRole("button", { name: "Open the table" }).click();
    await page.waitForURL(/\/table\/here-/);
    await expect(page.locator("#decision-title").first()).toBeVisible();
  }
});

test("by choice, with a server at hand, and deleted @quick", async ({ page, own }) => {
  await page.goto(own.url);
  await page.locator('article[data-game="new-york"]').getByRole("button", { name: "Set up a table" }).click();
  await page.getByRole("button", { name: "On this device" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\/here-/);
  const table = new URL(page.url()).pathname;
  await page.locator("#decision-title").first().waitFor();
  // Another page of the same browser sees the same table.
  const other = await page.context().newPage();
  await other.goto(`${own.url}${table}`);
  await other.locator("#decision-title").first().waitFor();
  await other.close();
  // The server knows nothing of it.
  const response = await page.request.get(`${own.url}/api${table.replace("/table/", "/tables/")}`);
  expect(response.status()).toBe(404);
  await page.getByRole("button", { name: "Menu" }).click();
  // Nobody but the page itself can call to it, and nothing runs out: no more is offered, and nobody is asked.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const calls = page.locator("details.calls");
  await calls.locator("summary").click();
  await expect(calls.locator("h3")).toHaveText(["While this tab is open"]);
  await expect(calls.getByRole("button", { name: "Switch on" })).toBeEnabled();
  await expect(calls.getByRole("alert")).toHaveCount(0);
  await expect(calls).not.toContainText("clock");
  expect(asked.filter((path) => path.startsWith("/api"))).toEqual([]);
  await page.getByRole("button", { name: "Delete the table" }).click();
  await page.getByRole("button", { name: "Delete the table" }).click();
  await page.waitForURL(`${own.url}/`);
  await expect(page.getByRole("heading", { name: "On this device" })).toHaveCount(0);
  await page.goto(`${own.url}${table}`);
  await expect(page.getByText("There is no such table on this device")).toBeVisible();
});

test("a table of a server that cannot be reached is tried again @quick", async ({ page, own }) => {
  await kept(page, own);
  await page.locator('article[data-game="new-york"]').getByRole("button", { name: "Set up a table" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator("#decision-title").first().waitFor();
  await own.kill();
  await page.reload();
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(again).toBeVisible();
  await own.start();
  await again.click();
  await expect(page.locator("#decision-title").first()).toBeVisible();
});

test("the app can be installed @quick", async ({ page, own }) => {
  await kept(page, own);
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send("Page.getAppManifest");
  expect(url).toBe(`${own.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  // Chromium names whatever is missing; windows of tests are private, and nothing else may be.
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  const icons = await page.evaluate(async () => {
    const manifest = await (await fetch("/manifest.webmanifest")).json();
    return Promise.all(manifest.icons.map(async ({ src, type }: { src: string; type: string }) => {
      const response = await fetch(src);
      return response.ok && response.headers.get("content-type") === type;
    }));
  });
  expect(icons).toEqual([true, true, true, true]);
});
