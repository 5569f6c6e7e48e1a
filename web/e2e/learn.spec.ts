// Lessons are played in the browser by what they point at; rules and icons are read where they are needed.

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { selectorOf } from "../src/learn/selector";
import { bot, make, me, open, test, type Game } from "./fixtures";
import { isSomewhere } from "./person";

type Chapter = { id: string; steps: { tell: string; at?: string; moves?: string[] }[] };
const chaptersOf = (game: Game): Chapter[] => JSON.parse(readFileSync(`../crates/lessons/data/${game}.json`, "utf8"));

/** Presses the first of these that can be seen, and says whether there was one. */
async function press(page: Page, ...selectors: string[]): Promise<boolean> {
  for (const selector of selectors) {
    const found = page.locator(`${selector} >> visible=true`).first();
    if (await found.isVisible()) {
      await found.click({ timeout: 15_000 });
      return true;
    }
  }
  return false;
}

/** Does a chapter step by step, with nothing but what is marked and the buttons that follow from it. */
async function learn(page: Page, chapter: Chapter): Promise<void> {
  for (const { tell, at, moves } of chapter.steps) {
    const step = page.locator(`.tutor[data-step="${tell}"]`).first();
    await step.waitFor({ timeout: 60_000 });
    if (at) await expect(page.locator(`:is(${selectorOf(at)}) >> visible=true`).first(), `${chapter.id} ${tell}`).toBeVisible();
    const own = moves?.[0]?.startsWith("1 ") ?? false;
    await expect(async () => {
      if (!(await step.isVisible())) return;
      if (own && at) {
        await expect(page.locator('.decision[aria-busy="true"]')).toHaveCount(0);
        const two = await page.locator(".market .mode").first().isVisible();
        if (two) for (const card of ["blue-2", "red-2"]) await press(page, `[data-card="${card}"]`);
        const wanted = moves?.map((move) => `.decision .answers [data-words="${move.slice(2)}"]`) ?? [];
        const onwards = await press(page, ...wanted, ".decision .answers [data-words]", '[data-do="take"]:not([disabled])');
        if (!onwards && at.startsWith("lot:")) {
          // Ground is drawn in layers: whatever lies on top takes the press.
          const box = await page.locator(`${selectorOf(at)} >> visible=true`).first().boundingBox();
          if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        } else if (!onwards) await press(page, `:is(${selectorOf(at)})`);
      } else await press(page, '[data-learn="next"]');
      await expect(step).toBeHidden({ timeout: 2_500 });
    }).toPass({ timeout: 90_000, intervals: [100] });
  }
  await page.locator('.tutor[data-step="end"]').first().waitFor();
}

for (const game of ["london", "new-york"] as Game[]) {
  test(`all chapters of ${game} are learnt one after the other @long`, async ({ page, server }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${server.url}/learn/${game}`);
    const chapters = chaptersOf(game);
    await page.locator(`[data-chapter="${chapters[0]?.id}"] button`).click();
    for (const [number, chapter] of chapters.entries()) {
      await learn(page, chapter);
      if (number + 1 < chapters.length) await page.locator('[data-learn="chapter"]').click();
    }
    await page.locator(".tutor a").first().click();
    await expect(page.locator("li.learnt")).toHaveCount(chapters.length);
  });
}

test("a lesson answers gently to something else, and is taken up again @quick", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole("link", { name: "Learn London" }).click();
  await page.locator('[data-chapter="run"] button').click();
  await page.locator('.tutor[data-step="draw"]').waitFor();
  await page.locator('[data-thing="board:0"]').click();
  await expect(page.locator(".tutor .astray")).toBeVisible();
  await page.locator('[data-thing="deck"] >> visible=true').first().click();
  await page.locator('.tutor[data-step="run"]').waitFor();
  await page.locator(".tutor a").click();
  await page.getByRole("button", { name: "Go on: Run the city" }).click();
  await page.locator('.tutor[data-step="run"]').waitFor();
  await page.goto(server.url);
  await page.locator("article").first().waitFor();
  await expect(page.getByText("My tables")).toHaveCount(0);
});

// Taken back, what was there before the chapter led to a question that no step is about.
test("nothing from before a chapter can be taken back @quick", async ({ page, server }) => {
  for (const [game, chapter] of [["london", "land"], ["new-york", "rebuild"]] as const) {
    await page.goto(`${server.url}/learn/${game}`);
    await page.locator(`[data-chapter="${chapter}"] button`).click();
    await page.locator(".tutor").first().waitFor();
    const asked = await page.locator("#decision-title").first().textContent();
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await page.waitForTimeout(500);
    await expect(page.locator("#decision-title").first()).toHaveText(asked ?? "");
  }
});

test("on a phone a lesson shows the part that it points at @quick", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/learn/london`);
  await page.locator('[data-chapter="land"] button').click();
  await page.locator('[data-thing="board:1"] >> visible=true').first().click();
  await page.locator('.tutor[data-step="look"] [data-learn="next"] >> visible=true').first().click();
  await expect(page.locator('[data-thing="offer:southwark-bermondsey"] >> visible=true')).toBeInViewport({ ratio: 1 });
  await page.goto(`${server.url}/learn/new-york`);
  await page.locator('[data-chapter="rebuild"] button').click();
  await expect(page.locator('[data-tile="s5"] >> visible=true').first()).toBeInViewport({ ratio: 1 });
});

test("in words a lesson marks the answer that it is about @quick", async ({ page, server, context }) => {
  await context.addInitScript(() => localStorage.setItem("twocities-in-words", "true"));
  await page.goto(`${server.url}/learn/new-york`);
  await page.locator('[data-chapter="build"] button').click();
  // What one has read is gone with its button; what is said next is there, and then what is asked.
  for (const [tell, title] of [["welcome", "#tutor-title"], ["map", "#decision-title"]] as const) {
    const next = page.locator(`.tutor[data-step="${tell}"] [data-learn="next"]`);
    await next.focus();
    await page.keyboard.press("Enter");
    await expect(next).toBeHidden();
    await isSomewhere(page);
    if (tell === "map") await expect(page.locator(title)).toBeFocused();
  }
  const marked = page.getByRole("list", { name: "What you can do" }).getByRole("listitem").filter({ hasText: "The lesson marks this" });
  for (const [step, answer] of [["take", "take blue-2"], ["lot", "lot B5"], ["build", "build b1"]] as const) {
    await page.locator(`.tutor[data-step="${step}"]`).waitFor();
    await expect(marked).toHaveCount(1);
    await expect(marked.getByRole("button")).toHaveAttribute("data-words", answer);
    // Whoever hears a lot hears what lies beside it.
    if (step === "lot") await expect(marked).toContainText("Next to ");
    await marked.getByRole("button").click();
    const yes = page.getByRole("button", { name: "Do it", exact: true });
    if (await yes.isVisible()) await yes.click();
    await isSomewhere(page);
  }
});

test("the clause behind a reason is one press away @quick", async ({ page, server, context }) => {
  const settings = { pace: { kind: "none" }, absence: "bot", chat: false, hints: false, listed: false, lesson: "run" } as const;
  const seats = [me(), bot("novice")];
  const made = await context.request.post(`${server.url}/api/tables`, { data: { game: "london", seats, settings } });
  await open(page, server, `/table/${(await made.json()).table}`);
  // A card has to be drawn first, so nothing of the hand can be played.
  await page.locator('[data-thing="hand:paupers-a"]').focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator(".why.ruled")).toBeVisible({ timeout: 10_000 });
  await page.keyboard.press("Enter");
  const dialog = page.locator("dialog[open]");
  await expect(dialog.getByRole("heading")).toContainText(/^L/);
  await dialog.getByRole("button", { name: /^After: / }).click();
  await expect(dialog.locator(".says")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("rules and icons are pages, in the language that is chosen @quick", async ({ page, server }) => {
  await page.goto(`${server.url}/rules/london#L5.2`);
  await expect(page.locator('[id="L5.2"]')).toBeInViewport();
  await page.getByLabel("Language").selectOption("uk");
  await expect(page.locator('[id="L5.2"] dd')).toContainText(/[а-яі]{4}/);
  await page.goto(`${server.url}/icons/london`);
  await expect(page.locator("dl svg")).not.toHaveCount(0);
  await page.goto(`${server.url}/icons/new-york`);
  await expect(page.locator("dl svg")).not.toHaveCount(0);
});

for (const game of ["london", "new-york"] as Game[]) {
  for (const [name, width, height] of [["wide", 1440, 900], ["phone", 390, 844]] as const) {
    test(`a first game of ${game} suggests, and explains what is new, ${name} @quick`, async ({ page, server, context }) => {
      await page.setViewportSize({ width, height });
      await context.addInitScript(() => localStorage.setItem("twocities-first-game", "true"));
      const { table } = await make(context, server, { game, seats: [me(), bot()] });
      await open(page, server, `/table/${table}`);
      await expect(page.locator(".hints")).toContainText("good ways to play");
      // The best way is shown, the others are a press away, and nothing has scrolled what it is about out of sight.
      await expect(page.locator('[data-hint="take"] >> visible=true')).toHaveCount(1);
      await page.waitForTimeout(300);
      await expect(page.locator("#decision-title")).toBeInViewport({ ratio: 1 });
      const top = await page.evaluate(() => {
        const inside = document.querySelector(".decision .inside");
        let moved = 0;
        // The page itself may scroll to what is asked about.
        for (let one = inside; one && one !== document.scrollingElement; one = one.parentElement) moved += one.scrollTop;
        return moved;
      });
      expect(top).toBe(0);
      await page.screenshot({ path: `test-results/shots/first-${game}-${name}.png` });
      // What is explained leaves room for what is asked about.
      if (game === "new-york" && name === "wide") await expect(page.locator("[data-card].lit").first()).toBeInViewport({ ratio: 0.9 });
      await page.locator(".hints summary").click();
      await expect(page.locator('[data-hint="take"] >> visible=true').nth(1)).toBeVisible();
      await expect(page.locator("[data-new]")).toHaveCount(1);
      const fresh = await page.locator("[data-new]").first().getAttribute("data-new");
      await expect(page.locator(`[data-new="${fresh}"] svg`)).toBeVisible();
      await page.locator('[data-learn="known"]').click();
      await expect(page.locator(`[data-new="${fresh}"]`)).toHaveCount(0);
    });
  }
}

/** Whether the middle of what is seen of an element lies open, inside the window and whatever scrolls. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return seen.some((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = (x: number, y: number) => one.contains(document.elementFromPoint(left + x * width, top + y * height));
      return at(0.5, 0.5) && at(0.1, 0.1) && at(0.9, 0.9);
    });
  }, selector);

for (const game of ["london", "new-york"] as Game[]) {
  for (const language of ["en", "uk"]) {
    for (const [width, height] of [[1440, 900], [1280, 720], [390, 844]] as const) {
      test(`the first suggestion in ${game} can be taken where it is, ${language} ${width} × ${height} @quick`, async ({ page, server, context }) => {
        await page.setViewportSize({ width, height });
        await context.addInitScript((language) => {
          localStorage.setItem("twocities-first-game", "true");
          localStorage.setItem("twocities-language", JSON.stringify(language));
        }, language);
        const { table } = await make(context, server, { game, seats: [me(), bot()] });
        await open(page, server, `/table/${table}`);
        await page.locator('[data-hint="take"] >> visible=true').first().waitFor();
        await page.locator("[data-new]").first().waitFor();
        await page.waitForTimeout(300);
        await page.screenshot({ path: `test-results/shots/suggested-${game}-${language}-${width}.png` });
        expect(await inSight(page, '[data-hint="take"]')).toBe(true);
        expect(await inSight(page, "#decision-title")).toBe(true);
      });
    }
  }
}

test("every sign of New York is drawn and explained @quick", async ({ page, server }) => {
  await page.goto(`${server.url}/icons/new-york`);
  const rows = page.locator("[data-sign]");
  await expect(rows).toHaveCount(12);
  for (const row of await rows.all()) {
    await expect(row.locator("dt svg")).toBeVisible();
    await expect(row.locator("dd")).toHaveText(/^.{10,}\.$/);
  }
  await page.screenshot({ path: "test-results/shots/icons-new-york.png", fullPage: true });
});
