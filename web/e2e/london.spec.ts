// London's table at every size: nothing lies upon anything that has to be read, and what is asked about is in sight.

import { expect, type Page } from "@playwright/test";
import { bot, laid, make, me, open, story, test } from "./fixtures";
import { Person } from "./person";

const SIZES = [
  { name: "large", width: 1920, height: 1080 },
  { name: "wide", width: 1440, height: 900 },
  { name: "low", width: 1366, height: 768 },
  { name: "middle", width: 1240, height: 800 },
  { name: "tablet", width: 768, height: 1024 },
  { name: "phone", width: 390, height: 844 },
] as const;

/** Run in the page: everything that covers, cuts or leaves what it should not. */
function amiss(): string[] {
  const found: string[] = [];
  const shown = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const name = (one: HTMLElement) => one.textContent?.trim().replaceAll(/\s+/g, " ").slice(0, 40);
  const meet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  // Cards of the hand lie beside each other.
  const cards = shown(".part-hand .card");
  cards.forEach((card, number) => {
    for (const other of cards.slice(number + 1)) {
      if (meet(card.getBoundingClientRect(), other.getBoundingClientRect())) found.push(`${name(card)} under ${name(other)}`);
    }
  });
  // What a card says stays between its name and its foot, and in its width.
  for (const card of shown(".london .card")) {
    const body = card.querySelector<HTMLElement>(".body");
    if (body && body.scrollHeight > body.clientHeight + 2) found.push(`${name(card)} says too much`);
    // Nor is anything cut off at its head or its foot, or lies upon its mark.
    const { left, right } = card.getBoundingClientRect();
    const marks = shown(".head > .halo, .head .cost, .head .tag, .foot .tag, .foot > .quiet, .foot > .flips", card);
    for (const one of marks) {
      const box = one.getBoundingClientRect();
      const part = one.closest(".head")?.getBoundingClientRect();
      const halo = card.querySelector(".halo")?.getBoundingClientRect();
      if (box.left < left || box.right > right || (part && box.bottom > part.bottom)) found.push(`${name(one)} is cut on ${name(card)}`);
      if (halo && !one.matches(".halo") && meet(box, halo)) found.push(`${name(one)} on the mark of ${name(card)}`);
    }
    for (const part of shown(".name, .part, .rule", card)) {
      if (part.scrollWidth > part.clientWidth + 1 || part.offsetWidth > card.clientWidth) found.push(`${name(part)} is too broad`);
    }
  }
  // A price that is not printed covers nothing.
  for (const tag of shown(".thing .tag")) {
    for (const other of shown(".name, .part, .rule, .cost, .price, .does > span, .location > span", tag.closest(".thing") ?? document)) {
      if (!other.contains(tag) && meet(tag.getBoundingClientRect(), other.getBoundingClientRect())) {
        found.push(`${name(tag)} on ${name(other)}`);
      }
    }
  }
  // Nor does the decision cover a card of the city or what it brings, where all of the table is seen at once.
  const decision = document.querySelector(".bottom > .decision")?.getBoundingClientRect();
  const whole = matchMedia("(min-width: 1361px) and (min-height: 820px)").matches && scrollY === 0;
  for (const one of whole ? shown(".part-city .stack .card, .part-city .stack p") : []) {
    if (decision && meet(decision, one.getBoundingClientRect())) found.push(`${name(one)} under the decision`);
  }
  // Nor does the hand cover the city.
  const hand = document.querySelector(".bottom > .hand")?.getBoundingClientRect();
  for (const one of whole ? shown(".part-city .stack .card, .part-city .stack p, .part-city .location") : []) {
    if (hand && meet(hand, one.getBoundingClientRect())) found.push(`${name(one)} under the hand`);
  }
  // What a low card brings stands below its name.
  for (const edge of shown(".edge")) {
    const [called, row] = [edge.querySelector(".name"), edge.querySelector(".row")];
    const says = row ? shown(".part, .quiet, .right > *", row) : [];
    for (const one of called ? says : []) {
      const range = document.createRange();
      range.selectNodeContents(called as Element);
      if (meet(range.getBoundingClientRect(), one.getBoundingClientRect())) found.push(`${name(one)} on the name of ${name(edge)}`);
    }
  }
  for (const cut of shown(".location .name, .borough .name, .seats b")) {
    if (cut.scrollWidth > cut.clientWidth + 1) found.push(`${name(cut)} is cut`);
  }
  return found;
}

/** What is asked on the table, and whether any of it can be seen without scrolling: in the window, and not below the decision. */
function inSight(zone: string): { asked: number; seen: number } {
  const decision = document.querySelector(".decision")?.getBoundingClientRect();
  const all = [...document.querySelectorAll(`[data-thing^="${zone}:"].can:not(.ahead)`)].map((one) => one.getBoundingClientRect());
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const covered = (one: DOMRect) => decision !== undefined && one.right > decision.left && one.left < decision.right && one.bottom > decision.top;
  return { asked: all.length, seen: all.filter((one) => one.top >= bar && one.bottom <= innerHeight && !covered(one)).length };
}

const still = (page: Page) => page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))));

for (const { name, width, height } of SIZES) {
  test(`nothing covers anything at London's table, ${name} @${name === "wide" ? "quick" : "long"}`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const { table } = await make(context, server, { game: "london", seats: [me(), bot(), bot(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 11);
    for (const presses of [0, 4, 12, 24]) {
      await person.plays(() => person.pressed >= presses);
      if (!(await person.waits())) break;
      await still(page);
      expect(await page.evaluate(amiss), `after ${presses}`).toEqual([]);
    }
    await context.close();
  });
}

for (const { name, width, height } of SIZES.filter(({ name }) => name === "middle" || name === "tablet")) {
  test(`the board is in sight when it is asked about, ${name} @quick`, async ({ browser, server }) => {
    // With motion: cards that fly are not yet where they will lie.
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "no-preference" });
    const page = await context.newPage();
    const { table } = await make(context, server, { game: "london", seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    const person = new Person(page, 3);
    let asked = 0;
    for (let act = 0; act < 60 && asked < 4 && (await person.waits()); act += 1) {
      if ((await page.evaluate(inSight, "board")).asked > 0) {
        asked += 1;
        await expect.poll(async () => (await page.evaluate(inSight, "board")).seen).toBeGreaterThan(0);
      }
      await person.presses();
    }
    expect(asked).toBeGreaterThan(0);
    await context.close();
  });
}

for (const [width, height] of [[1440, 900], [1920, 1080], [2560, 1440]] as const) {
  test(`a hand of nine cards leaves the city free, ${width} × ${height} @quick`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const seats = [me(), bot(), bot(), bot()];
    for (const stacks of [3, 12]) {
      const { table } = await laid(context, server, { game: "london", seats }, (list) => {
        const deck = list("deck");
        const take = () => deck.splice(deck.findIndex((card, place) => place > 2 && !card.startsWith("paupers")), 1)[0] ?? "";
        const city = list("city-1");
        for (let stack = 0; stack < stacks; stack += 1) city.push(...(stack === 0 ? [] : ["/"]), take());
        while (list("hand-1").length < 9) list("hand-1").push(take());
        list("active").splice(0, 1, "1");
      });
      await open(page, server, `/table/${table}`);
      await new Person(page).waits();
      await still(page);
      // As nothing lies on the board, another one may have been drawn.
      expect(await page.locator('.part-hand [data-thing^="hand:"]').count()).toBeGreaterThanOrEqual(9);
      await expect.poll(() => page.evaluate(amiss), `${stacks} stacks`).toEqual([]);
      await page.screenshot({ path: `test-results/shots/london-nine-${width}-${stacks}.png` });
    }
    await context.close();
  });
}

for (const [width, height, most] of [[1440, 900, 9], [1280, 800, 8]] as const) {
  test(`what a card costs is whole beside what it costs in loans, ${width} × ${height} @quick`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const { table } = await laid(context, server, { game: "london", seats: [me(), bot(), bot(), bot()] }, (list) => {
      const deck = list("deck");
      const dear = ["school-a-brown", "school-a-blue", "hospital-a", "town-houses-b", "tower-bridge-c", "great-fire-monument-a", "hospital-b"];
      deck.unshift(...list("hand-1").filter((card) => card.endsWith("-a")));
      list("hand-1").splice(0, list("hand-1").length, ...list("hand-1").filter((card) => !card.endsWith("-a")));
      for (const card of dear) {
        const place = deck.indexOf(card);
        if (place >= 0) list("hand-1").push(...deck.splice(place, 1));
      }
      while (list("hand-1").length < most) list("hand-1").push(deck.splice(3, 1)[0] ?? "");
      // One who has nothing takes loans for everything.
      list("seat-1").splice(1, 1, "0");
      list("active").splice(0, 1, "1");
    });
    await open(page, server, `/table/${table}`);
    await new Person(page).waits();
    await page.locator('.decision [data-words="develop"]').click();
    await expect(page.locator(".part-hand .tag").filter({ visible: true }).first()).toBeVisible();
    await still(page);
    expect(await page.evaluate(amiss)).toEqual([]);
    await context.close();
  });
}

for (const language of ["en", "pt-BR", "es", "uk"]) {
  test(`low cards of a large hand say all that they do, ${language} @quick`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    await context.addInitScript((language) => localStorage.setItem("twocities-language", JSON.stringify(language)), language);
    const page = await context.newPage();
    const { table } = await laid(context, server, { game: "london", seats: [me(), bot()] }, (list) => {
      const deck = list("deck");
      deck.unshift(...list("hand-1").splice(0));
      const take = (wanted: (card: string) => boolean) => deck.splice(deck.findIndex((card, place) => place > 2 && wanted(card)), 1)[0] ?? "";
      // Those that take the most words, one of them with a figure as well.
      list("hand-1").push(take((card) => card === "stock-exchange-b"));
      while (list("hand-1").length < 5) list("hand-1").push(take((card) => /^(school|hospital|coffee-house)/.test(card)));
      while (list("hand-1").length < 9) list("hand-1").push(take((card) => !/paupers|huguenots|wren|refugees/.test(card)));
      for (let stack = 0; stack < 3; stack += 1) list("city-1").push(...(stack === 0 ? [] : ["/"]), take((card) => !/paupers|huguenots|wren|refugees/.test(card)));
      list("active").splice(0, 1, "1");
    });
    await open(page, server, `/table/${table}`);
    await new Person(page).waits();
    await still(page);
    await expect(page.locator('[data-thing="hand:stock-exchange-b"] .card.low .rule')).toBeVisible();
    const cut = () =>
      [...document.querySelectorAll<HTMLElement>(".part-hand .rule")]
        .filter((rule) => rule.checkVisibility() && rule.scrollHeight > rule.clientHeight + 1)
        .map((rule) => rule.textContent?.trim());
    expect(await page.evaluate(cut)).toEqual([]);
    const onCards = (await page.evaluate(amiss)).filter((one) => /says too much|is cut on|on the mark of|is too broad/.test(one));
    expect(onCards).toEqual([]);
    await context.close();
  });
}

for (const [width, height] of [[1440, 900], [1600, 900]] as const) {
  test(`where one's boroughs lie is seen above the hand, ${width} × ${height} @quick`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const boroughs of [3, 4, 8, 12]) {
      const { table } = await laid(context, server, { game: "london", seats: [me(), bot()] }, (list) => {
        const deck = list("deck");
        const take = () => deck.splice(deck.findIndex((card, place) => place > 2 && !/paupers|huguenots|wren|refugees/.test(card)), 1)[0] ?? "";
        const land = list("boroughs");
        const worst = land.splice(land.indexOf("bethnal-green-stepney-poplar"), 1);
        list("boroughs-1").push(...land.splice(0, boroughs - 1), ...worst);
        list("city-1").push(take(), "/", take(), "/", take(), "/", take());
        while (list("hand-1").length < 9) list("hand-1").push(take());
        list("active").splice(0, 1, "1");
      });
      await open(page, server, `/table/${table}`);
      await new Person(page).waits();
      await still(page);
      const hand = (await page.locator(".bottom > .hand").boundingBox())?.y ?? 0;
      const pile = page.locator(".land .pile");
      await expect(pile).toContainText("Bethnal Green");
      const box = await pile.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? hand), `${boroughs} boroughs`).toBeLessThanOrEqual(hand);
      const strips = await pile.locator(".location").filter({ visible: true }).count();
      expect(strips).toBe(boroughs > 9 ? 0 : boroughs);
      // In sum, once there are too many to be counted at a glance.
      await expect(pile.getByText(/riverside · \d+ north · \d+ south/)).toHaveCount(boroughs > 3 ? 1 : 0);
    }
    await context.close();
  });
}

test("whoever must discard sees the whole hand with its heading @quick", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const { table } = await laid(context, server, { game: "london", seats: [me(), bot(), bot(), bot()] }, (list) => {
    const deck = list("deck");
    while (list("hand-1").length < 8) list("hand-1").push(deck.splice(3, 1)[0] ?? "");
    list("active").splice(0, 1, "1");
  });
  await open(page, server, `/table/${table}`);
  const person = new Person(page);
  await person.waits();
  await page.locator('.decision [data-words="three"]').click();
  const discards = page.getByRole("heading", { name: /discard which one/ });
  for (let draw = 0; draw < 6 && !(await discards.isVisible()); draw += 1) {
    await person.waits();
    // Down where the board is, half of the hand is below the bar.
    await page.evaluate(() => scrollTo(0, (document.querySelector(".part-hand .card")?.getBoundingClientRect().bottom ?? 0) + scrollY - 150));
    if (!(await discards.isVisible())) await page.locator('.decision [data-words="draw deck"]').click();
  }
  await expect(discards).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const head = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
        const parts = [...document.querySelectorAll("#hand-title, .part-hand .card")].map((one) => one.getBoundingClientRect());
        return parts.filter(({ top, bottom }) => top < head || bottom > innerHeight).length;
      }),
    )
    .toBe(0);
  await context.close();
});

test("what a run brings is seen below the cards while the city runs @quick", async ({ page, server }) => {
  // Seven stacks, the last ones over the decision.
  const record = new URL("../../fixtures/london/three-greedy.record", import.meta.url).pathname;
  await page.goto(server.url);
  await page.locator('.bring input[type="file"]').setInputFiles(record);
  await page.waitForURL(/\/replay/);
  await page.goto(page.url().replace(/\/replay.*/, "/replay/105"));
  await page.locator("[data-fork]").click();
  await page.getByRole("dialog").getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\/\w+$/);
  const person = new Person(page, 3);
  await person.waits();
  await page.getByRole("button", { name: "Draw from the deck" }).click();
  await person.waits();
  await page.locator('.decision [data-words="run"]').click();
  const ledger = () => page.locator('.ledger tr[data-seat="1"] td').allInnerTexts();
  const before = await ledger();
  // Some of the answers say which card turns instead.
  const chosen = page.locator('.part-city [aria-pressed="true"]');
  for (let click = 0; click < 6 && (await chosen.count()) < 2; click += 1) {
    await person.waits();
    await page.locator('[data-thing^="stack:"].can:not([aria-pressed="true"])').first().click();
    await person.waits();
    await still(page);
    expect(await page.evaluate(amiss), `after ${click}`).toEqual([]);
  }
  await expect(chosen).toHaveCount(2);
  expect(await page.locator(".part-city .stack p").count()).toBeGreaterThan(2);
  // The ledger keeps to what is so; the decision says what would be.
  expect(await ledger()).toEqual(before);
  // What poverty will cost is counted to the end of the run, in a narrow window as in a wide one.
  const costs = await page.locator(".rail figure p").innerText();
  const poverty = await page.locator(".decision .figures .bad b").innerText();
  expect(Number(poverty)).toBeGreaterThan(7);
  for (const { width, height } of SIZES.filter(({ name }) => name === "tablet" || name === "phone")) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".seats .costs")).toContainText(costs);
    await expect(page.locator(".seats .costs")).toContainText("after this");
  }
});

test("what others have done is said in the decision while it is shown @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot(), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 5);
  const skip = page.locator("[data-skip]");
  for (let press = 0; press < 60 && !(await skip.isVisible()); press += 1) {
    if (await person.isAsked()) await person.presses();
  }
  // The first of them has acted, and the second waits to be shown.
  const done = page.locator(".decision [data-done] li");
  await expect(done.first()).toContainText(/bot/);
  await expect(done.first()).toContainText(/drew|took|built|bought|played|ran/);
  // Once one is asked oneself the log says it; on a phone that is on another part.
  await person.waits();
  await expect(done.filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(done.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // Whoever comes back later finds it there, too.
  await page.reload();
  await expect(done.first()).toBeVisible();
  await expect(done.first()).toContainText(/bot/);
  await page.screenshot({ path: "test-results/shots/london-since-phone.png" });
});

test("the card that is being built lies in the decision, and every card that can pay is whole @quick", async ({ page, server }) => {
  const built = page.locator(".decision .built").first();
  const hand = page.locator('.part-hand [data-thing^="hand:"]');
  // A card that only one other card can pay for asks nothing: then there is another card, or another deal.
  for (let deal = 0; deal < 8 && !(await built.isVisible()); deal += 1) {
    const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
    await open(page, server, `/table/${table}`);
    await new Person(page, 5).waits();
    await page.locator('.decision [data-words="develop"]').click();
    const cards = page.locator('.part-hand [data-thing^="hand:"].can:not(:has(.action))');
    const dealt = await hand.count();
    for (let card = 0; card < (await cards.count()); card += 1) {
      await cards.nth(card).click();
      await expect(hand).not.toHaveCount(dealt);
      if (await built.isVisible()) break;
      await page.keyboard.press("Escape");
      await expect(hand).toHaveCount(dealt);
    }
  }
  await expect(built).toBeVisible();
  await expect(page.locator('.part-hand [data-thing^="hand:"].can').first()).toBeVisible();
  expect(await page.evaluate(amiss)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(built).toHaveCount(0);
});

test("what poverty and loans cost is seen at every size @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  const person = new Person(page, 5);
  // Until a loan is on the table and stays there.
  const loans = async () => ((await story(page, table)).view as { players: { loans: number }[] }).players[0]?.loans ?? 0;
  for (let press = 0; press < 200 && (await loans()) === 0 && (await person.waits()); press += 1) {
    const loan = page.locator('.decision [data-words="loan"]');
    if (await loan.isVisible()) await loan.click();
    await person.waits();
    await person.presses();
  }
  expect(await loans()).toBeGreaterThan(0);
  await person.waits();
  for (const { name, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    for (const words of [/to repay/, /above the least poor|are the least poor/]) {
      const told = page.getByText(words).filter({ visible: true }).first();
      await expect(told, `${name}: ${words}`).toBeVisible();
      await expect(told, `${name}: ${words}`).toBeInViewport();
    }
  }
});

test("a hand that one does not see is counted whole @quick", async ({ browser, server }) => {
  const host = await browser.newContext();
  const { watch } = await make(host, server, { game: "london", seats: [me(), bot()] });
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, server, watch);
  const size = Number(await page.locator('.ledger tr[data-seat="1"] td').last().innerText());
  expect(size).toBeGreaterThan(1);
  await expect(page.locator(".part-hand .note")).toContainText(`${size} cards`);
  await expect(page.locator(".part-hand .back")).toHaveCount(size);
  await context.close();
  await host.close();
});
