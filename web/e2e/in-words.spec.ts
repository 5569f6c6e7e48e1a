// Whole games by what a screen reader tells: roles and names, and nothing else of the page.

import { expect, type Locator, type Page } from "@playwright/test";
import { GAMES, open, make, me, bot, story, test } from "./fixtures";
import { isSomewhere } from "./person";

/** Somebody who knows a page by its accessibility tree alone. */
class Listener {
  readonly #page: Page;
  #seed: number;
  answered = 0;

  constructor(page: Page, seed: number) {
    this.#page = page;
    this.#seed = seed;
  }

  /** From the first page to a table in words. */
  async comesTo(title: string): Promise<void> {
    const page = this.#page;
    await page.getByRole("button", { name: "Preferences" }).click();
    const sheet = page.getByRole("dialog", { name: "Preferences" });
    await sheet.getByRole("checkbox", { name: /^The table in words/ }).check();
    await sheet.getByRole("button", { name: "Done" }).click();
    const game = page.getByRole("region", { name: "The games" }).getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
    await game.getByRole("button", { name: "Play against a bot" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${title}: the table in words` })).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("checkbox", { name: "Show what others do one by one" }).uncheck();
    await menu.getByRole("button", { name: "Back to the table" }).click();
  }

  get #over(): Locator {
    return this.#page.getByRole("heading", { level: 2, name: / wins?$| share the victory$/ });
  }

  get #choices(): Locator {
    return this.#page.getByRole("list", { name: "What you can do" }).getByRole("button", { disabled: false });
  }

  /** Answers whatever is asked until the game is over. */
  async plays(): Promise<void> {
    for (let idle = 0; idle < 600; idle += 1) {
      if (await this.#over.isVisible()) return;
      if (await this.answers()) idle = 0;
    }
    throw new Error("nothing is asked, and the game is not over");
  }

  /** Gives one answer, if one can be given now. */
  async answers(): Promise<boolean> {
    const page = this.#page;
    const yes = page.getByRole("button", { name: "Do it", exact: true });
    const names = (await yes.isVisible()) ? [] : await this.#choices.allTextContents();
    const name = names[this.#below(names.length)];
    const list = page.getByRole("list", { name: "What you can do" });
    const button = name === undefined ? yes : list.getByRole("button", { name, exact: true }).first();
    if (name === undefined && !(await yes.isVisible())) {
      await page.waitForTimeout(100);
      return false;
    }
    const pressed = await button.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    this.answered += pressed ? 1 : 0;
    await isSomewhere(page);
    return pressed;
  }

  #below(limit: number): number {
    this.#seed = (this.#seed * 1103515245 + 12345) % 2147483648;
    return limit === 0 ? 0 : Math.floor(this.#seed / 65536) % limit;
  }
}

for (const game of GAMES) {
  const title = game === "london" ? "London" : "New York 1901";
  test(`a whole game of ${game} through the accessibility tree alone @${game === "new-york" ? "quick" : "long"}`, async ({ page, server }) => {
    test.setTimeout(20 * 60_000);
    await page.goto(server.url);
    const listener = new Listener(page, 3);
    await listener.comesTo(title);
    await listener.plays();
    expect(listener.answered).toBeGreaterThan(10);
    const scores = page.getByRole("table").filter({ has: page.getByRole("rowheader", { name: "Total" }) });
    await expect(scores.getByRole("columnheader")).toHaveCount(2);
    // What it says is what was played.
    const table = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const told = await story(page, table);
    expect(told.steps.filter(({ did }) => did.kind === "act" && did.seat === 1).length).toBeGreaterThan(5);
  });

  test(`${game} in words says what lies there, and tells what happens @quick`, async ({ page, server }) => {
    const { table } = await make(page.context(), server, { game, seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    // The first stop of whoever goes by keys.
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Show the table in words" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title}: the table in words`);
    const view = (await story(page, table)).view as { players: { seat: number; hand?: { known: number[] }; unbuilt?: number[] }[] };
    const rows = page.getByRole("region", { name: "Players" }).getByRole("row");
    await expect(rows).toHaveCount(view.players.length + 1);
    await expect(rows.nth(1)).toContainText("Inês (you)");
    const own = view.players[0];
    if (game === "london") {
      await expect(page.getByRole("region", { name: "Your hand" }).getByRole("listitem")).toHaveCount(own?.hand?.known.length ?? -1);
    } else {
      // Equal ones are one entry, and none is said twice.
      const tray = page.getByRole("region", { name: "Your skyscrapers" }).getByRole("listitem");
      const said = await tray.allTextContents();
      const many = said.map((one) => Number(/ × (\d+)/.exec(one)?.[1] ?? 1));
      expect(many.reduce((sum, one) => sum + one)).toBe(own?.unbuilt?.length);
      expect(new Set(said).size).toBe(said.length);
      expect(said.length).toBeLessThan(own?.unbuilt?.length ?? 0);
      for (const one of said) expect(one.match(/skyscraper/g), one).toHaveLength(1);
      await expect(page.getByRole("region", { name: "Streets" })).not.toContainText(/\d, \d+ points?/);
    }
    // Every legal answer is a button, by name.
    const choices = page.getByRole("list", { name: "What you can do" }).getByRole("button");
    const listener = new Listener(page, 5);
    const log = page.getByRole("log", { name: "What happened" });
    await expect(log.getByRole("paragraph")).toHaveCount(0);
    expect(await choices.count()).toBeGreaterThan(0);
    for (let tries = 0; tries < 60 && (await log.getByRole("paragraph").count()) === 0; tries += 1) await listener.answers();
    await expect(log.getByRole("paragraph").first()).toHaveText(/^Inês .+\.$/);
    // It stays so, here and on other tables.
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title}: the table in words`);
    await page.screenshot({ path: `test-results/shots/${game}-in-words.png`, fullPage: true });
  });
}
