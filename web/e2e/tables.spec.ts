import { expect, type Page } from "@playwright/test";
import { annaAndBoris, bot, countDowns, GAMES, info, late, link, make, me, open, story, test } from "./fixtures";
import { Person } from "./person";

test("the first legal move is three clicks and less than ten seconds away @quick", async ({ page, server }) => {
  await countDowns(page.context());
  for (const game of ["London", "New York 1901"]) {
    await page.goto("about:blank");
    const start = Date.now();
    await page.goto(server.url);
    const article = page.locator("article", { has: page.getByRole("heading", { name: game }) });
    await article.getByRole("button", { name: "Play against a bot" }).click();
    // Whatever the other one does first is watched: to skip it would be a click.
    await expect(page.locator('.decision.mine[aria-busy="false"]').first()).toBeVisible({ timeout: 9000 });
    await new Person(page).presses();
    const table = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const moved = async () =>
      (await page.getByText("nothing is done yet").first().isVisible()) ||
      (await page.locator('[data-do="take"], [aria-pressed="true"]').first().isVisible()) ||
      (await story(page, table)).steps.some(({ did }) => did.kind === "act" && did.seat === 1);
    await expect.poll(moved, { intervals: [50] }).toBe(true);
    expect(Date.now() - start, game).toBeLessThan(10_000);
    expect(await page.evaluate(() => window.downs), game).toBeLessThanOrEqual(3);
    expect(await page.evaluate(() => window.downs), game).toBeGreaterThan(1);
  }
});

test("tables where one is waited for come first, and say so @quick", async ({ page, server }) => {
  await make(page.context(), server, { game: "new-york", seats: [me("Anna"), link] });
  await make(page.context(), server, { game: "london", seats: [me("Anna"), link], options: [["first", "2"]] });
  await page.goto(server.url);
  const rows = page.locator("section", { has: page.getByRole("heading", { name: "My tables" }) }).locator("a.table");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText("New York 1901");
  await expect(rows.nth(0)).toContainText("Your turn");
  await expect(rows.nth(1)).toContainText("waits for people");
  // Whoever comes here first can have it dark.
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("radio", { name: "dark", exact: true }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("what is wrong in an own pack is told with the name of its file @quick", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole("button", { name: "Set up a table" }).first().click();
  await page.getByText("Variant, content and more").click();
  const file = { name: "bad.toml", mimeType: "text/plain", buffer: Buffer.from("format = 1\npack = 5\n") };
  await page.getByLabel("Or your own pack, as a file").setInputFiles(file);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("alert")).toContainText("bad.toml:2:");
  // It can be taken back, and its place is still called the same.
  const field = page.getByLabel("Or your own pack, as a file");
  await expect(field).toBeAttached();
  await page.screenshot({ path: "test-results/shots/own-pack.png" });
  await page.getByRole("button", { name: "Remove bad.toml" }).click();
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator("#decision-title").first().waitFor();
});

test("an own pack is chosen and taken back by the keyboard @quick", async ({ page, server }) => {
  await page.goto(server.url);
  await page.locator('article[data-game="london"]').getByRole("button", { name: "Set up a table" }).click();
  await page.getByText("Variant, content and more").click();
  const field = page.locator("[data-own-pack] input");
  const remove = page.locator("[data-forget]");
  // From what stands before it, as whoever has no mouse.
  await page.getByLabel("Cards and board").focus();
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  for (const key of ["Enter", "Space"]) {
    // A browser that is still closing one chooser opens no other: then one presses again.
    await expect(async () => {
      const choosing = page.waitForEvent("filechooser", { timeout: 2_000 });
      await Promise.all([choosing, page.keyboard.press(key)]);
      await (await choosing).setFiles("../docs/examples/my-london.toml");
    }).toPass();
    await expect(remove).toHaveText("Remove my-london.toml");
    await expect(page.getByLabel("Cards and board")).toBeDisabled();
    await page.keyboard.press("Tab");
    await expect(remove).toBeFocused();
    await page.keyboard.press(key);
    await expect(remove).toHaveCount(0);
    await expect(page.getByLabel("Cards and board")).toBeEnabled();
    // Whoever pressed the button is where another can be chosen, the same one included.
    await expect(field).toBeFocused();
  }
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator("#decision-title").first().waitFor();
  expect((await info(page, new URL(page.url()).pathname.split("/").at(-1) ?? "")).pack).not.toBe("my-london");
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

    // Whose turn it is stands in the title of both, and what somebody else does is not asked of oneself.
    await expect(first).toHaveTitle(/Your turn/);
    await expect(second).toHaveTitle(/^Anna to play/);
    const icon = (page: Page) => page.locator("#icon").getAttribute("href");
    expect(await icon(first)).toBe("/icon-turn.svg");
    expect(await icon(second)).toMatch(/^data:image\/svg/);
    await expect(second.locator("#decision-title").first()).toHaveText(/^Anna is /);
    await expect(second.locator(".decision").first()).not.toContainText(/\byou\b|\byour\b/i);

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
    await expect(third.locator(".can, .lit")).toHaveCount(0);
    if (game === "london") await hidesHands(first, third, made.table, made.watch);
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

  test(`a lost connection of ${game} mends itself @quick`, async ({ page, server }) => {
    const { table } = await make(page.context(), server, { game, seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 3);
    await person.plays(() => person.pressed >= 4);
    await person.waits();
    const before = await story(page, table);
    await page.context().setOffline(true);
    const lost = page.getByText("Connection lost, trying again");
    await expect(lost).toBeVisible();
    await page.context().setOffline(false);
    await expect(lost).toBeHidden({ timeout: 30_000 });
    expect((await story(page, table)).view).toEqual(before.view);
    // And it is played on.
    await person.plays(() => person.pressed >= 8);
    await expect.poll(async () => (await story(page, table)).revision).toBeGreaterThanOrEqual(before.revision);
    expect(person.pressed).toBeGreaterThanOrEqual(8);
  });

  test(`what was done in ${game} is undone @quick`, async ({ page, server }) => {
    const { table } = await make(page.context(), server, { game, seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 8);
    await person.waits();
    const before = await story(page, table);
    // Until something is stored.
    while ((await story(page, table)).revision === before.revision && (await person.waits())) await person.presses();
    await person.waits();
    expect((await story(page, table)).view).not.toEqual(before.view);
    const undo = page.locator(".decision").getByRole("button", { name: /^(Undo|Back)$/ });
    const isBack = async () => JSON.stringify((await story(page, table)).view) === JSON.stringify(before.view);
    for (let clicks = 0; clicks < 12 && !(await isBack()); clicks += 1) {
      await undo.first().click();
      await page.waitForTimeout(300);
    }
    // The table is as it was, and not only counted back.
    expect((await story(page, table)).view).toEqual(before.view);
    await expect(page.locator(".decision.mine").first()).toBeVisible();
  });
}

test("what was shown is taken back if the other agrees @quick", async ({ browser, server }) => {
  const [one, two] = [await browser.newContext(), await browser.newContext()];
  const { made, first, second } = await annaAndBoris(one, two, server);
  await new Person(first).waits();
  const before = await story(first, made.table);
  // The board is empty: all three come from the deck, and are seen.
  const draw = first.getByRole("button", { name: "Draw three cards" });
  await draw.click();
  const ask = first.getByRole("button", { name: "Ask to undo" });
  for (const answer of ["No", "Agree"]) {
    await ask.click();
    await expect(first.locator("[data-wish]")).toHaveText("You asked to take this back. Waiting for Boris.");
    await expect(ask).toHaveCount(0);
    if (answer === "No") {
      await expect(second.getByRole("button", { name: "Agree" })).toBeVisible();
      await first.getByRole("button", { name: "Withdraw" }).click();
      await expect(second.getByRole("button", { name: "Agree" })).toHaveCount(0);
      await expect(first.locator("[data-wish]")).toHaveCount(0);
      await ask.click();
    }
    await expect(second.getByRole("button", { name: "Agree" })).toBeVisible();
    await second.getByRole("button", { name: answer, exact: true }).click();
    const drawn = answer === "No" ? 1 : 0;
    const hand = async () => ((await story(first, made.table)).view as { players: { hand: unknown }[] }).players[0]?.hand;
    const same = async () => (JSON.stringify(await hand()) === JSON.stringify((before.view as { players: { hand: unknown }[] }).players[0]?.hand) ? 0 : 1);
    await expect.poll(same).toBe(drawn);
    // Who asked is told, also to the ear, and also after a look elsewhere.
    const no = "Boris would rather not.";
    if (answer === "No") {
      await expect(first.locator("[data-wish]")).toHaveText(no);
      await expect(first.getByRole("status").filter({ hasText: no })).toHaveCount(1);
      await first.screenshot({ path: "test-results/shots/undo-denied.png" });
      await first.reload();
      await expect(first.locator("[data-wish]")).toHaveText(no);
      await expect(second.locator("[data-wish]")).toHaveCount(0);
    } else {
      await expect(first.locator("[data-wish]")).toHaveCount(0);
    }
  }
  await expect(draw).toBeVisible();
  await Promise.all([one.close(), two.close()]);
});

test("a closed table says so to whoever comes back, and who deletes one is led away from it @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "new-york", seats: [me("Anna"), link] });
  await open(page, server, `/table/${table}`);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Menu");
  await press("Close the table");
  await press("Close the table");
  await expect(page.getByText("This table is closed")).toBeVisible();
  await page.reload();
  await expect(page.getByText("This table is closed")).toBeVisible();
  await press("Menu");
  await press("Delete the table");
  await press("Delete the table");
  await page.waitForURL(`${server.url}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("whoever opens the next game opens it for all who sat here @quick", async ({ browser, server }) => {
  const [one, two] = [await browser.newContext(), await browser.newContext({ viewport: { width: 390, height: 844 } })];
  const made = await late(one, server, { game: "london", seats: [me("Anna"), link] }, "two-greedy.record", 551);
  const [first, second, watching] = [await one.newPage(), await two.newPage(), await (await browser.newContext()).newPage()];
  await second.goto(server.url + made.links[0]?.link);
  await second.getByLabel("Your name").fill("Boris");
  await second.getByRole("button", { name: "Sit down" }).click();
  await second.getByRole("button", { name: "To the table" }).click();
  await open(first, server, `/table/${made.table}`);
  await open(watching, server, made.watch);
  await new Person(first).plays();
  for (const page of [first, second]) {
    await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
    // How the scores went: a line for each, from the beginning to the end.
    const chart = page.getByRole("img", { name: "A chart of the scores over the game" });
    await expect(chart).toBeVisible();
    const lines = await chart.locator(":scope > path").evaluateAll((all) => all.map((one) => one.getAttribute("d") ?? ""));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.match(/-?[\d.]+/g)?.length ?? 0).toBeGreaterThan(40);
  }

  await first.getByRole("button", { name: "Play again" }).click();
  await expect(first.getByText("Everybody who sat here sees it at once")).toBeVisible();
  await expect(first.getByLabel("Link for seat 1")).toBeVisible();
  // The other one sees it without looking anew, and there is no second one to be made.
  const next = second.locator("[data-next]");
  await expect(next).toContainText("Anna has opened the next game");
  await expect(second.getByRole("button", { name: "Play again" })).toHaveCount(0);
  await second.screenshot({ path: "test-results/shots/next-guest-phone.png" });
  await first.screenshot({ path: "test-results/shots/next-host.png" });
  await expect(watching.locator("[data-next]")).toHaveCount(0);
  await expect(watching.getByRole("button", { name: "Play again" })).toHaveCount(0);
  // Nor is it lost to whoever comes back later.
  await second.reload();
  await expect(next).toContainText("The next game of this table is open");
  await next.getByRole("button", { name: "Take your seat" }).click();
  await next.getByRole("button", { name: "To the table" }).click();
  await first.getByRole("button", { name: "To the table" }).click();
  await second.waitForURL((url) => /\/table\/\w+$/.test(url.pathname) && !url.pathname.includes(made.table));
  expect(new URL(first.url()).pathname).toBe(new URL(second.url()).pathname);
  for (const page of [first, second]) {
    await page.locator("#decision-title").first().waitFor();
    const table = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const told = await info(page, table);
    expect(told.seats.map(({ name }) => name)).toEqual(["Boris", "Anna"]);
    expect(told.mine).toEqual([page === first ? 2 : 1]);
  }
  await Promise.all([one.close(), two.close(), watching.context().close()]);
});

test("tables against bots are folded away, deleted by a press and a yes, and can be watched @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  for (let table = 0; table < 10; table += 1) await make(context, server, { game: table % 2 ? "london" : "new-york", seats: [me("Anna"), bot()] });
  await page.goto(server.url);
  const mine = page.locator("section", { has: page.getByRole("heading", { name: "My tables" }) });
  await expect(mine.locator("a.table")).toHaveCount(8);
  await mine.getByText("Finished and older tables (2)").click();
  await expect(mine.locator("a.table")).toHaveCount(10);
  await mine.locator("[data-delete]").first().click();
  for (const [width, name] of [[1440, "wide"], [390, "phone"]] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/shots/mine-${name}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  // On a phone the first of them stand above the games.
  await page.setViewportSize({ width: 1440, height: 900 });
  await mine.getByRole("button", { name: "Cancel" }).click();
  await expect(mine.locator("a.table")).toHaveCount(10);
  await mine.locator("[data-delete]").first().click();
  await mine.locator("[data-sure]").click();
  await expect(mine.locator("a.table")).toHaveCount(9);
  await expect(mine.getByText("Finished and older tables (1)")).toBeVisible();

  // Also a table against bots has a link for those who only watch, and its host finds it again.
  const article = page.locator("article", { has: page.getByRole("heading", { name: "New York 1901" }) });
  await article.getByRole("button", { name: "Play against a bot" }).click();
  await page.locator("#decision-title").first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("[data-watch] summary").click();
  const watch = await page.locator("[data-watch] input").inputValue();
  const other = await browser.newContext();
  const watching = await other.newPage();
  await open(watching, server, new URL(watch).pathname);
  await expect(watching.locator("#map")).toBeVisible();
  await Promise.all([context.close(), other.close()]);
});

test("on a phone the table that waits for one stands above the games @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await make(context, server, { game: "london", seats: [link, me("Anna")] });
  const { table } = await make(context, server, { game: "new-york", seats: [me("Anna"), link] });
  await page.goto(server.url);
  const row = page.locator(`a.table[href="/table/${table}"]`);
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(row).toHaveCount(1);
  await expect(page.locator("a.table")).toHaveCount(2);
  await page.screenshot({ path: "test-results/shots/lobby-waits-phone.png" });
  const above = () => page.evaluate((table) => {
    const [row, games] = [document.querySelector(`a.table[href="/table/${table}"]`), document.querySelector(".games")];
    return row && games ? row.getBoundingClientRect().bottom <= games.getBoundingClientRect().top : null;
  }, table);
  expect(await above()).toBe(true);
  // Where there is room, all of one's tables are together.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(above).toBe(false);
  await expect(page.locator("a.table")).toHaveCount(2);
  await row.click();
  await page.locator("#decision-title").first().waitFor();
  await context.close();
});

test("people at one screen of london hide behind a curtain @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me("Anna"), me("Boris")] });
  // Nobody's cards are shown before somebody says to be there.
  await page.goto(`${server.url}/table/${table}`);
  await expect(page.getByRole("dialog", { name: "Now Anna" })).toBeVisible();
  await expect(page.locator('[data-thing^="hand:"]')).toHaveCount(0);
  await page.getByRole("button", { name: "I am Anna" }).click();
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
  // Whoever draws it while the connection is away waits for it.
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "I am Boris" }).click();
  await page.waitForTimeout(5000);
  await expect(page.getByText("This table cannot be looked at from here")).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.locator(".decision.mine").first()).toBeVisible({ timeout: 30_000 });
});

test("people at one screen of new-york take turns, with nothing to hide @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "new-york", seats: [me("Anna"), me("Boris")] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 4);
  await person.plays(() => person.pressed >= 16);
  await expect(page.getByText(/^\s*Boris (took|built)/).filter({ visible: true }).first()).toBeVisible();
});

/** Whoever looks on is told how many cards are in a hand, and not which. */
async function hidesHands(player: Page, spectator: Page, table: string, watch: string): Promise<void> {
  const hand = player.locator('[data-thing^="hand:"]');
  expect(await hand.count()).toBeGreaterThan(0);
  type View = { players: { seat: number; hand: { known: unknown[]; unknown: number[] } }[] };
  const seen = (page: Page, from: string) =>
    page.evaluate(async ([table, from]) => (await (await fetch(`/api/tables/${table}/history?${from}`)).json()).view as View, [table, from] as const);
  const own = await seen(player, "seat=1");
  const looked = await seen(spectator, `watch=${watch.split("/").at(-1)}`);
  const size = ({ known, unknown }: View["players"][number]["hand"]) => known.length + unknown.reduce((sum, count) => sum + count, 0);
  const [mine, shown] = [own.players[0]?.hand, looked.players[0]?.hand];
  if (!mine || !shown) throw new Error("there is a first player");
  expect(size(shown)).toBe(size(mine));
  expect(mine.unknown.every((count) => count === 0)).toBe(true);
  // What was taken from the board in front of everybody is known; the rest is not.
  expect(shown.known.length).toBeLessThan(mine.known.length);
  await expect(spectator.locator('[data-thing^="hand:"]')).toHaveCount(shown.known.length);
}

/** On narrow screens chat is behind a tab. */
async function openLog(page: Page): Promise<void> {
  const tab = page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: /^Log/ });
  if (await tab.isVisible()) await tab.click();
  // Where there is little room beside the map, the chat waits behind a button.
  const chat = page.locator('[data-told="chat"]');
  if (await chat.isVisible()) await chat.click();
}
