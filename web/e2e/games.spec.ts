import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { bot, countDowns, GAMES, info, make, me, open, story, test } from "./fixtures";
import { KeyPerson, Person } from "./person";

for (const game of GAMES) {
  for (const seats of [2, 4]) {
    test(`a whole game of ${game} with ${seats} seats @${seats === 2 ? "quick" : "long"}`, async ({ page, server }) => {
      // A slow machine plays slowly; whoever waits in vain loses patience long before.
      test.setTimeout(15 * 60_000);
      const others = Array.from({ length: seats - 1 }, () => bot());
      const { table } = await make(page.context(), server, { game, seats: [me(), ...others] });
      await open(page, server, `/table/${table}`);
      // Who wants to be done soon does not watch the others one by one.
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByLabel("Show what others do one by one").uncheck();
      await page.getByRole("button", { name: "Back to the table" }).click();
      const person = new Person(page, seats);
      await person.plays();
      await expect(page.locator("#end-title")).toBeVisible();
      await expect(page.locator(".scores thead th")).toHaveCount(seats);
      await expect(page.locator(".scores tfoot td")).toHaveCount(seats);
      // The figures of each column make its sum.
      const columns = await page.locator(".scores").evaluate((scores) => {
        const figures = (row: Element) =>
          [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent?.trim().replace("−", "-").replace("–", "0")));
        const rows = [...scores.querySelectorAll("tbody tr:not(.details)")].map(figures);
        const total = figures(scores.querySelector("tfoot tr") as Element);
        return total.map((sum, column) => [sum, rows.reduce((all, row) => all + (row[column] ?? NaN), 0)]);
      });
      for (const [sum, added] of columns) expect(added).toBe(sum);
      await page.screenshot({ path: `test-results/shots/${game}-${seats}-end.png`, fullPage: true });
      // Another one, everybody one seat further.
      await page.getByRole("button", { name: "Play again" }).click();
      await page.waitForURL((url) => url.pathname !== `/table/${table}`);
      await expect(page.locator("#decision-title").first()).toBeVisible();
    });
  }

  test(`${game} is begun by keyboard alone @quick`, async ({ page, server }) => {
    await countDowns(page.context());
    const { table } = await make(page.context(), server, { game, seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new KeyPerson(page, 2);
    await person.hurries();
    // Whole turns: the other one has had theirs in between.
    const acts = async () => (await story(page, table)).steps.map(({ did }) => (did.kind === "act" ? did.seat : 0));
    const turns = async () => (await acts()).filter((seat, at, all) => seat === 1 && all[at - 1] !== 1).length;
    while ((await turns()) < 3 && (await person.waits())) await person.presses();
    expect(await turns()).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => window.downs)).toBe(0);
  });

  test(`a whole game of ${game} by keyboard alone @${game === "new-york" ? "quick" : "long"}`, async ({ page, server }) => {
    test.setTimeout(30 * 60_000);
    await countDowns(page.context());
    const { table } = await make(page.context(), server, { game, seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new KeyPerson(page, 2);
    await person.hurries();
    await person.plays();
    await expect(page.locator("#end-title")).toBeVisible();
    const own = (await story(page, table)).steps.filter(({ did }) => did.kind === "act" && did.seat === 1);
    expect(own.length).toBeGreaterThan(10);
    expect(await page.evaluate(() => window.downs)).toBe(0);
  });
}

test("a game with an own pack is played again with it @quick", async ({ page, server }) => {
  const pack = readFileSync("../docs/examples/my-london.toml", "utf8");
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()], pack_text: pack });
  await open(page, server, `/table/${table}`);
  // A bot plays it to the end: this is about what comes then.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Show what others do one by one").uncheck();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.getByRole("button", { name: "Back to the table" }).click();
  await expect(page.locator("#end-title")).toBeVisible({ timeout: 240_000 });
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.pathname !== `/table/${table}`);
  await expect(page.locator("#decision-title").first()).toBeVisible();
  const next = await info(page, new URL(page.url()).pathname.split("/").at(-1) ?? "");
  expect(next.pack).toBe("my-london");
  expect(next.mine).toEqual([2]);
});
