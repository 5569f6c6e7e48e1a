import { expect } from "@playwright/test";
import { bot, GAMES, link, make, me, open, test } from "./fixtures";
import { Person } from "./person";

test("the first legal move is three clicks and less than ten seconds away @quick", async ({ page, server }) => {
  for (const game of ["London", "New York 1901"]) {
    await page.goto("about:blank");
    const start = Date.now();
    await page.goto(server.url);
    const article = page.locator("article", { has: page.getByRole("heading", { name: game }) });
    await article.getByRole("button", { name: "Play against a bot" }).click();
    const person = new Person(page);
    await person.waits();
    await person.presses();
    expect(Date.now() - start, game).toBeLessThan(10_000);
    expect(person.pressed + 1).toBeLessThanOrEqual(3);
  }
});

for (const game of GAMES) {
  test(`two browsers at one table of ${game} @quick`, async ({ browser, server }) => {
    const [one, two] = [await browser.newContext(), await browser.newContext()];
    const made = await make(one, server, { game, seats: [me("Anna"), link] });
    const [first, second] = [await one.newPage(), await two.newPage()];
    await open(first, server, `/table/${made.table}`);
    // Looking at a link takes no seat; pressing the button does.
    await second.goto(server.url + made.links[0]?.link);
    await expect(first.getByText("Nobody yet").filter({ visible: true }).first()).toBeVisible();
    await second.getByLabel("Your name").fill("<b>Boris</b>");
    await second.getByRole("button", { name: "Sit down" }).click();
    await expect(second.getByText("Write these words down")).toBeVisible();
    await second.getByRole("button", { name: "To the table" }).click();
    await second.locator("#decision-title").first().waitFor();
    await expect(first.getByText("<b>Boris</b>").filter({ visible: true }).first()).toBeVisible();

    const [anna, boris] = [new Person(first, 5), new Person(second, 6)];
    for (let press = 0; press < 24; press += 1) {
      await expect.poll(async () => (await anna.isAsked()) || (await boris.isAsked()), { timeout: 30_000 }).toBe(true);
      const asked = (await anna.isAsked()) ? anna : boris;
      await asked.presses();
      await first.waitForTimeout(300);
    }
    expect(anna.pressed).toBeGreaterThan(0);
    expect(boris.pressed).toBeGreaterThan(0);
    // What one says is heard by the other, as text.
    await openLog(first);
    await first.getByLabel("Say something").first().fill("Good <i>luck</i>");
    await first.getByRole("button", { name: "Send" }).first().click();
    await expect(second.getByText("Good <i>luck</i>").first()).toBeAttached();

    // Somebody watches, and sees nothing that is to be chosen.
    const third = await (await browser.newContext()).newPage();
    await third.goto(server.url + made.watch);
    await third.locator("#decision-title").first().waitFor();
    await expect(third.locator(".decision.mine")).toHaveCount(0);
    await Promise.all([one.close(), two.close(), third.context().close()]);
  });

  test(`the server is killed in the middle of ${game}, and nothing is lost @quick`, async ({ page, server }) => {
    const { table } = await make(page.context(), server, { game, seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 3);
    await person.plays(() => person.pressed >= 6);
    await person.waits();
    const before = await page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).revision, table);
    await server.kill();
    await expect(page.getByText("Connection lost, trying again")).toBeVisible();
    await server.start();
    await expect(page.getByText("Connection lost, trying again")).toBeHidden({ timeout: 30_000 });
    const after = await page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).revision, table);
    expect(after).toBeGreaterThanOrEqual(before);
    await person.plays(() => person.pressed >= 10);
  });

  test(`what was done in ${game} is undone @quick`, async ({ page, server }) => {
    const { table } = await make(page.context(), server, { game, seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 8);
    const revision = () =>
      page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).revision as number, table);
    // Until something is stored.
    while ((await revision()) === 0 && (await person.waits())) await person.presses();
    await person.waits();
    const before = await revision();
    const undo = page.locator(".decision").getByRole("button", { name: /^(Undo|Back)$/ });
    while ((await revision()) === before) {
      await undo.first().click();
      await page.waitForTimeout(300);
    }
    await expect(page.locator(".decision.mine").first()).toBeVisible();
  });
}

test("people at one screen of london hide behind a curtain @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me("Anna"), me("Boris")] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 4);
  const curtain = page.getByRole("dialog", { name: "Now Boris" });
  for (let press = 0; press < 60 && !(await curtain.isVisible()); press += 1) {
    await expect.poll(async () => (await curtain.isVisible()) || (await person.isAsked())).toBe(true);
    if (!(await curtain.isVisible())) await person.presses();
    await page.waitForTimeout(150);
  }
  await expect(curtain).toBeVisible();
  await expect(page.locator(".decision.mine").filter({ visible: true })).toHaveCount(0);
  await page.screenshot({ path: "test-results/shots/london-curtain.png" });
  await page.getByRole("button", { name: "I am Boris" }).click();
  await expect(page.locator(".decision.mine").first()).toBeVisible();
});

test("people at one screen of new-york take turns, with nothing to hide @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "new-york", seats: [me("Anna"), me("Boris")] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 4);
  await person.plays(() => person.pressed >= 16);
  await expect(page.getByText(/Boris (took|builds|built|takes)/).filter({ visible: true }).first()).toBeVisible();
});

/** On narrow screens chat is behind a tab. */
async function openLog(page: import("@playwright/test").Page): Promise<void> {
  const tab = page.getByRole("tab", { name: /Log/ });
  if (await tab.isVisible()) await tab.click();
}
