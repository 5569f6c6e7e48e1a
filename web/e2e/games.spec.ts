import { expect } from "@playwright/test";
import { bot, GAMES, make, me, open, test } from "./fixtures";
import { Person } from "./person";

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
      await page.getByRole("button", { name: "Close", exact: true }).click();
      const person = new Person(page, seats);
      await person.plays();
      await expect(page.locator("#end-title")).toBeVisible();
      await expect(page.locator(".scores > li")).toHaveCount(seats);
      await page.screenshot({ path: `test-results/shots/${game}-${seats}-end.png`, fullPage: true });
      // Another one, everybody one seat further.
      await page.getByRole("button", { name: "Play again" }).click();
      await page.waitForURL((url) => url.pathname !== `/table/${table}`);
      await expect(page.locator("#decision-title").first()).toBeVisible();
    });
  }
}
