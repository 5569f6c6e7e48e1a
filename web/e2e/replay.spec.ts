import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { bot, GAMES, make, me, open, test } from "./fixtures";
import { Person } from "./person";
import type { Server } from "./server";

const fixture = (name: string) => new URL(`../../fixtures/${name}`, import.meta.url).pathname;
const title = (page: Page) => page.locator("#steering-title");

/** Waits until the table is drawn as it was after a move. */
async function showsMove(page: Page, move: number): Promise<void> {
  await expect(title(page)).toHaveAttribute("data-move", `${move}`);
  await expect(page.locator("[data-shown]")).toHaveAttribute("data-shown", `${move}`);
}

/** Brings a record along by the button of the first page, and says which table it has become. */
async function bring(page: Page, server: Server, name: string): Promise<string> {
  await page.goto(server.url);
  await page.locator('.bring input[type="file"]').setInputFiles(fixture(name));
  await page.waitForURL(/\/replay/);
  await showsMove(page, 0);
  return /table\/(\w+)\//.exec(page.url())?.[1] ?? "";
}

test("a game is looked back at by keys, buttons and addresses @quick", async ({ page, server }) => {
  const table = await bring(page, server, "london/two-greedy.record");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await showsMove(page, 2);
  await page.keyboard.press("ArrowLeft");
  await showsMove(page, 1);
  expect(page.url()).toMatch(/replay\/1$/);
  await page.locator('[data-step="turn-on"]').click();
  await expect(title(page)).not.toHaveAttribute("data-move", "1");
  await page.locator('[data-step="last"]').click();
  const last = Number(await title(page).getAttribute("data-move"));
  expect(last).toBeGreaterThan(300);
  await showsMove(page, last);
  await expect(page.locator('[data-step="on"]')).toBeDisabled();

  // A link to a move opens there, and the browser's way back leads to the move before a jump.
  await page.goto(`${server.url}/table/${table}/replay/120?eyes=2`);
  await showsMove(page, 120);
  await page.getByLabel("Through the game, move by move").fill("200");
  await showsMove(page, 200);
  await page.goBack();
  await showsMove(page, 120);

  // What somebody saw, and what all saw together.
  const known = page.locator(".others .known");
  await page.getByLabel("Through whose eyes").selectOption("open");
  await expect(page).toHaveURL(/eyes=open/);
  await showsMove(page, 120);
  const open = (await known.first().textContent())?.length ?? 0;
  await page.getByLabel("Through whose eyes").selectOption("1");
  await expect.poll(async () => ((await known.count()) === 0 ? 0 : ((await known.first().textContent())?.length ?? 0))).toBeLessThan(open);

  // It plays by itself, and stops when told to.
  await page.getByLabel("Speed").selectOption("×4");
  await page.locator('[data-step="play"]').click();
  await expect.poll(async () => Number(await title(page).getAttribute("data-move"))).toBeGreaterThan(122);
  await page.locator('[data-step="pause"]').click();

  // Nothing can be chosen.
  await expect(page.locator(".can, .lit, [data-words]")).toHaveCount(0);
});

test("who is who is told by more than a colour, and by numbers that are never cut off @quick", async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const seats = [me(), bot("novice"), bot("novice"), bot("novice")];
  const { table } = await make(page.context(), server, { game: "london", seats });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 3);
  await person.plays(() => person.pressed >= 10);
  await page.goto(`${server.url}/table/${table}/replay`);
  await page.locator(".steering").waitFor();
  const heights = await page.locator(".turns i").evaluateAll((marks) =>
    [...new Map(marks.map((mark) => [mark.getAttribute("data-seat"), mark.getBoundingClientRect().height])).values()],
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(new Set(heights).size).toBe(heights.length);
  const names = page.locator("tr[data-seat] .called >> visible=true");
  await expect(names.filter({ hasText: /\d$/ })).toHaveText([/ 2$/, / 3$/, / 4$/]);
  const cut = await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut).toBe(0);
  await page.screenshot({ path: "test-results/shots/replay-four.png" });
});

/** What showing this move costs the page itself, in milliseconds, whatever else the machine does. */
async function costOf(page: Page): Promise<(after: number) => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  return async (after) => {
    const before = await spent();
    await page.getByLabel("Through the game, move by move").fill(`${after}`);
    await showsMove(page, after);
    return (await spent()) - before;
  };
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

// The server's part has a test of its own.
test("a jump to the 300th move takes less than a tenth of a second @long", async ({ page, server }) => {
  await bring(page, server, "london/two-greedy.record");
  const cost = await costOf(page);
  const times: number[] = [];
  for (const after of [300, 100, 310, 150, 330, 200, 350]) times.push(await cost(after));
  expect(median(times), times.join(", ")).toBeLessThan(100);
});

// On a machine of any speed: what lies in between is not gone through.
test("a jump to the 300th move costs little more than a step there @quick", async ({ page, server }) => {
  await bring(page, server, "london/two-greedy.record");
  const cost = await costOf(page);
  const [jumps, steps]: [number[], number[]] = [[], []];
  for (const after of [300, 310, 320, 330, 340]) {
    await cost(1);
    jumps.push(await cost(after));
    for (const step of [1, 2, 3]) steps.push(await cost(after + step));
  }
  expect(median(jumps) / median(steps), `${jumps.join(", ")}; ${steps.join(", ")}`).toBeLessThan(5);
});

test("a bad record is refused in one sentence, a good one is dropped and downloaded again @quick", async ({ page, server }) => {
  await page.goto(server.url);
  const record = readFileSync(fixture("new-york/two-greedy.record"), "utf8");
  const choose = (text: string) =>
    page.locator('.bring input[type="file"]').setInputFiles({ name: "game.record", mimeType: "text/plain", buffer: Buffer.from(text) });
  await choose(record.replace("2 lot G3", "2 sing"));
  await expect(page.getByRole("alert")).toContainText(/game\.record cannot be shown\. The record does not hold: line 10\b/);
  // Dropped anywhere on the page.
  await page.evaluate((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], "game.record"));
    dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
  }, record);
  await page.waitForURL(/\/replay/);
  await showsMove(page, 0);
  await page.getByRole("button", { name: "Menu" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the record of the game" }).click()]);
  expect(download.suggestedFilename()).toMatch(/^new-york-.*\.record$/);
  expect(readFileSync(await download.path(), "utf8")).toBe(record);
});

test("a record is taken wherever it is dropped @quick", async ({ page, server }) => {
  const drop = (text: string) =>
    page.evaluate((text) => {
      const files = new DataTransfer();
      files.items.add(new File([text], "game.record"));
      return ["dragover", "drop"].map((kind) => !dispatchEvent(new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true })));
    }, text);
  const record = readFileSync(fixture("new-york/two-greedy.record"), "utf8");
  for (const path of ["/learn/london", "/rules/london", "/position/new-york"]) {
    await page.goto(`${server.url}${path}`);
    await page.locator("main").first().waitFor();
    // The browser would show what is not a record in the place of the page.
    expect(await drop("no record"), path).toEqual([true, true]);
    await expect(page.getByRole("alert")).toContainText("game.record cannot be shown.");
    expect(new URL(page.url()).pathname).toBe(path);
    await drop(record);
    await page.waitForURL(/\/replay/);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

test("a finished game is looked at again, and decisions lead to their moves @quick", async ({ page, server }) => {
  await bring(page, server, "new-york/two-greedy.record");
  await page.locator("[data-analyse]").click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.locator("[data-analyse]").click();
  const decision = page.locator("[data-decision]").first();
  await expect(decision).toBeVisible({ timeout: 120_000 });
  await expect(decision).toContainText(/Played: .*Better: /s);
  const move = Number(await decision.getAttribute("data-decision"));
  await decision.click();
  await showsMove(page, move);
  await expect(page.getByRole("table", { name: "Luck and skill" })).toContainText("Lost by decisions");
  const chart = page.getByRole("img", { name: /chance to win/ });
  const box = await chart.boundingBox();
  await chart.click({ position: { x: (box?.width ?? 0) / 2, y: 60 } });
  await expect(title(page)).not.toHaveAttribute("data-move", `${move}`);
  expect(page.url()).toMatch(/replay\/\d+/);
  await page.getByRole("button", { name: "Expected lead" }).click();
  await expect(page.getByRole("img", { name: /expected lead/ })).toBeVisible();
});

for (const game of GAMES) {
  test(`a game of ${game} goes on from a moment of another @quick`, async ({ page, server }) => {
    await bring(page, server, `${game}/two-greedy.record`);
    for (let step = 0; step < 3; step += 1) await page.locator('[data-step="turn-on"]').click();
    const move = Number(await title(page).getAttribute("data-move"));
    await showsMove(page, move);
    await page.locator("[data-fork]").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your name").fill("Dora");
    await dialog.getByRole("button", { name: "Open the table" }).click();
    await page.waitForURL(/\/table\/\w+$/);
    const person = new Person(page, 3);
    await person.plays(() => person.pressed >= 3);
    expect(person.pressed).toBe(3);
    await expect(page.getByText("Dora").filter({ visible: true }).first()).toBeVisible();
  });

  test(`one's own view of a running game of ${game} @quick`, async ({ page, server }) => {
    const { table } = await make(page.context(), server, { game, seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 2);
    await person.plays(() => person.pressed >= 6);
    await person.waits();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Look back at the game" }).click();
    await page.waitForURL(/\/replay/);
    await expect(page.getByText("as you could see it")).toBeVisible();
    await expect(page.getByLabel("Through whose eyes")).toHaveCount(0);
    await expect(page.locator("[data-fork], [data-analyse]")).toHaveCount(0);
    await page.keyboard.press("Home");
    await showsMove(page, 0);
    await page.goto(`${server.url}/table/${table}/replay?eyes=open`);
    await expect(page.getByText("once the game is over")).toBeVisible();
  });

  for (const { name, width, height } of [{ name: "wide", width: 1440, height: 900 }, { name: "phone", width: 390, height: 844 }]) {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`pictures of looking back at ${game}, ${name} and ${colorScheme} @long`, async ({ browser, server }) => {
        const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
        const page = await context.newPage();
        const shot = (what: string, fullPage = false) =>
          page.screenshot({ path: `test-results/shots/${what}-${game}-${name}-${colorScheme}.png`, fullPage });
        const table = await bring(page, server, `${game}/three-greedy.record`);
        await page.goto(`${server.url}/table/${table}/replay/70`);
        await showsMove(page, 70);
        await shot("replay");
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await page.locator("[data-analyse]").click();
        await expect(page.locator("[data-decision]").first()).toBeVisible({ timeout: 240_000 });
        await page.locator(".story").screenshot({ path: `test-results/shots/hindsight-${game}-${name}-${colorScheme}.png` });
        await page.evaluate(() => scrollTo(0, 0));
        await page.locator("[data-fork]").click();
        await shot("fork");
        await context.close();
      });
    }
  }
}
