// Nothing that axe knows how to find is wrong on any page or state, by day and by night, on a wide screen and a phone.

import { expect } from "@playwright/test";
import { sound } from "./axe";
import { annaAndBoris, bot, GAMES, link, make, me, open, test } from "./fixtures";
import { Person } from "./person";

const SIZES = [
  { name: "wide", width: 1440, height: 900 },
  { name: "phone", width: 390, height: 844 },
] as const;

for (const colorScheme of ["light", "dark"] as const) {
  test(`a clause that is read has no violations, ${colorScheme} @quick`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: SIZES[0], colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    const settings = { pace: { kind: "none" }, absence: "bot", chat: false, hints: false, listed: false, lesson: "run" } as const;
    const made = await context.request.post(`${server.url}/api/tables`, { data: { game: "london", seats: [me(), bot("novice")], settings } });
    await open(page, server, `/table/${(await made.json()).table}`);
    await page.locator('[data-thing="hand:paupers-a"]').focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await page.locator(".why.ruled").waitFor();
    await sound(page, "a reason");
    await page.keyboard.press("Enter");
    await page.locator("dialog[open] .says").waitFor();
    await sound(page, "a clause");
    await context.close();
  });
}

test("the name of a thing begins with the title that one sees on it @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 7);
  await person.plays(() => person.pressed >= 12);
  await person.waits();
  const things = page.locator("[data-thing]", { has: page.locator(".name") }).filter({ visible: true });
  const zones = new Set<string | undefined>();
  for (const thing of await things.all()) {
    const title = (await thing.locator(".name").textContent()) ?? "";
    await expect(thing).toHaveAccessibleName(new RegExp(`^${title}\\. `));
    zones.add((await thing.getAttribute("data-thing"))?.split(":")[0]);
  }
  expect([...zones]).toEqual(expect.arrayContaining(["hand", "board", "offer"]));
  await expect(page.locator('[data-thing="deck"]')).toHaveAccessibleName(/^Deck \d+/);
});

for (const { name, width, height } of SIZES) {
  for (const colorScheme of ["light", "dark"] as const) {
    const how = { viewport: { width, height }, colorScheme, reducedMotion: "reduce" as const };
    const tag = (name === "wide") === (colorScheme === "light") ? "@quick" : "@long";

    test(`pages have no violations, ${name} and ${colorScheme} ${tag}`, async ({ browser, server }) => {
      const context = await browser.newContext(how);
      const page = await context.newPage();
      await make(context, server, { game: "new-york", seats: [me("Anna"), link] });
      await page.goto(server.url);
      await page.locator("a.table").first().waitFor();
      await sound(page, "lobby");
      await page.getByRole("button", { name: "Preferences" }).click();
      await page.getByRole("dialog", { name: "Preferences" }).waitFor();
      await sound(page, "preferences");
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: "Set up a table" }).first().click();
      await page.getByText("Variant, content and more").click();
      await sound(page, "new table");
      await page.getByLabel("Who sits at seat 2").selectOption({ label: "A friend, by link" });
      await page.getByRole("button", { name: "Open the table" }).click();
      await page.getByText("Your table is ready").waitFor();
      await sound(page, "made");
      for (const game of GAMES) {
        for (const read of ["learn", "rules", "icons"]) {
          await page.goto(`${server.url}/${read}/${game}`);
          await page.getByRole("heading", { level: 1 }).waitFor();
          await page.locator("main :is(li, dd)").first().waitFor();
          await sound(page, `${read} ${game}`);
        }
        await page.goto(`${server.url}/position/${game}`);
        await expect(page.locator(".lists [data-play]")).toBeEnabled();
        await sound(page, `position ${game}`);
        // Something chosen, and something amiss.
        const chips = game === "london" ? "hand-2" : "lots-1";
        await page.locator('[data-list="last"] input').fill("7");
        await page.locator('[data-list="last"] input').press("Enter");
        await page.locator(`[data-list="${chips}"] .chip`).first().click();
        await page.locator(`[data-list="${chips}"] [data-remove]`).click();
        await expect(page.locator(".lists [data-play]")).toBeDisabled();
        await page.locator(".lists .faults").first().waitFor();
        await sound(page, `position ${game}, amiss`);
        const made = await make(context, server, { game, seats: [me(), link] });
        await page.goto(server.url + made.links[0]?.link);
        await page.getByRole("button", { name: "Sit down" }).waitFor();
        await sound(page, `${game} join`);
        const stranger = await browser.newContext(how);
        const outside = await stranger.newPage();
        await outside.goto(`${server.url}/table/${made.table}`);
        await outside.getByText("You do not sit at this table").waitFor();
        await sound(outside, `${game} take`);
        await stranger.close();
      }
      await page.goto(`${server.url}/table/nowhere`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await sound(page, "no page");
      const shared = await make(context, server, { game: "london", seats: [me("Anna"), me("Boris")], options: [["first", "2"]] });
      await page.goto(`${server.url}/table/${shared.table}`);
      await page.getByRole("dialog", { name: "Now Boris" }).waitFor();
      await sound(page, "curtain");
      await context.close();
    });

    test(`an undo that waits has no violations, ${name} and ${colorScheme} ${tag}`, async ({ browser, server }) => {
      const [one, two] = [await browser.newContext(how), await browser.newContext(how)];
      const { first, second } = await annaAndBoris(one, two, server);
      await new Person(first).waits();
      await first.getByRole("button", { name: "Draw three cards" }).click();
      await first.getByRole("button", { name: "Ask to undo" }).click();
      await first.locator("[data-wish]").waitFor();
      await sound(first, "an undo that waits");
      await second.getByRole("button", { name: "Agree", exact: true }).waitFor();
      await sound(second, "an undo that one is asked for");
      await second.getByRole("button", { name: "No", exact: true }).click();
      await expect(first.locator("[data-wish]")).toHaveText("Boris would rather not.");
      await sound(first, "an undo that was refused");
      await Promise.all([one.close(), two.close()]);
    });

    for (const game of GAMES) {
      // One of each kind is quick; the rest takes its time.
      const kind = game === "london" ? "wide" : "phone";
      test(`tables of ${game} have no violations, ${name} and ${colorScheme} ${name === kind ? tag : "@long"}`, async ({ browser, server }) => {
        const context = await browser.newContext(how);
        const page = await context.newPage();
        const { table, watch } = await make(context, server, { game, seats: [me(), bot(), bot("rules")] });
        await open(page, server, `/table/${table}`);
        const person = new Person(page, 7);
        for (const presses of [0, 5, 25]) {
          await person.plays(() => person.pressed >= presses);
          await person.waits();
          await sound(page, `${game} after ${presses}`);
        }
        const hint = page.locator("[data-hint='ask']");
        await hint.click();
        await page.locator(".hints .way").first().waitFor();
        await sound(page, `${game} with hints`);
        await page.getByRole("button", { name: "Menu" }).click();
        await sound(page, `${game} menu`);
        await page.getByRole("dialog").getByRole("button", { name: "Show the table in words" }).click();
        await page.getByRole("heading", { level: 1, name: "the table in words" }).waitFor();
        await expect(page.locator("#decision-title")).toBeFocused();
        await sound(page, `${game} in words`);
        await page.goto(server.url + watch);
        await page.locator("#decision-title").first().waitFor();
        await sound(page, `${game} watched in words`);
        await page.evaluate(() => localStorage.setItem("twocities-in-words", "false"));
        await page.reload();
        await page.locator("#decision-title").first().waitFor();
        await sound(page, `${game} watched`);
        await context.close();
      });

      test(`learning ${game} has no violations, ${name} and ${colorScheme} ${name === kind ? "@long" : tag}`, async ({ browser, server }) => {
        const context = await browser.newContext(how);
        const page = await context.newPage();
        // A lesson, where something else is tried than it is about.
        await page.goto(`${server.url}/learn/${game}`);
        await page.locator("[data-chapter] button").first().click();
        await page.locator(".tutor").first().waitFor();
        await sound(page, `${game} lesson`);
        await page.locator('[data-learn="next"]').first().click();
        await sound(page, `${game} lesson, next step`);
        await page.evaluate(() => localStorage.setItem("twocities-in-words", "true"));
        await page.reload();
        await page.locator(".tutor").first().waitFor();
        await page.locator("#decision-title").first().waitFor();
        await sound(page, `${game} lesson in words`);
        await page.evaluate(() => localStorage.setItem("twocities-in-words", "false"));
        // A first game, with its suggestions and what is new; and how one is called to it.
        await page.evaluate(() => {
          localStorage.setItem("twocities-first-game", "true");
          localStorage.setItem("twocities-tab-calls", "true");
        });
        const { table } = await make(context, server, { game, seats: [me(), bot()] });
        await open(page, server, `/table/${table}`);
        await page.locator(".hints .way").first().waitFor();
        await page.locator("[data-new]").first().waitFor();
        await sound(page, `${game} first game`);
        await page.locator(".hints summary").click();
        await sound(page, `${game} first game, all hints`);
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByText("Notify me").click();
        await page.locator("[data-call='blocked']").waitFor();
        await page.getByText("The icons").click();
        await page.locator("dialog dl").first().waitFor();
        await sound(page, `${game} menu with calls and icons`);
        await page.keyboard.press("Escape");
        await page.evaluate(() => localStorage.setItem("twocities-in-words", "true"));
        await page.reload();
        await page.locator(".hints .way").first().waitFor();
        await sound(page, `${game} first game in words`);
        await page.evaluate(() => localStorage.clear());
        // A table of this device, played by two at one screen.
        await page.goto(server.url);
        await page.locator(`article[data-game="${game}"]`).getByRole("button", { name: "Set up a table" }).click();
        await page.getByRole("button", { name: "On this device" }).click();
        await sound(page, `${game} new table of this device`);
        await page.getByRole("button", { name: "Open the table" }).click();
        await page.waitForURL(/\/table\/here-/);
        await page.locator("#decision-title").first().waitFor();
        await sound(page, `${game} table of this device`);
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByText("Notify me").click();
        await page.locator("#call-tab").waitFor();
        await sound(page, `${game} table of this device, calls`);
        await page.goto(server.url);
        // On a phone it stands with those that wait for one.
        await page.locator('a.table[href^="/table/here-"]').waitFor();
        await sound(page, `lobby with a table of this device (${game})`);
        await context.close();
      });

      test(`the end of ${game} has no violations, ${name} and ${colorScheme} @long`, async ({ browser, server }) => {
        test.setTimeout(15 * 60_000);
        const context = await browser.newContext(how);
        const page = await context.newPage();
        await context.addInitScript(() => localStorage.setItem("twocities-paced", "false"));
        const { table } = await make(context, server, { game, seats: [me(), bot()] });
        await open(page, server, `/table/${table}`);
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("button", { name: "Let a bot play for me" }).click();
        await page.getByRole("button", { name: "Back to the table" }).click();
        await expect(page.locator("#end-title")).toBeVisible({ timeout: 240_000 });
        await page.locator(".end figure").waitFor();
        await page.locator(".scores tbody button").first().click();
        await sound(page, `${game} end`);
        await page.getByRole("link", { name: "Look back at the game" }).click();
        await page.locator(".steering").waitFor();
        await sound(page, `${game} replay`);
        await page.locator("[data-step='turn-on']").click();
        await page.locator("[data-fork]").click();
        await page.getByRole("dialog").waitFor();
        await sound(page, `${game} fork`);
        await page.keyboard.press("Escape");
        await page.locator("[data-analyse]").click();
        await page.locator(".hindsight table").waitFor({ timeout: 10 * 60_000 });
        await sound(page, `${game} hindsight`);
        await page.evaluate(() => localStorage.setItem("twocities-in-words", "true"));
        await page.reload();
        await page.locator(".steering").waitFor();
        await sound(page, `${game} replay in words`);
        await context.close();
      });
    }
  }
}
