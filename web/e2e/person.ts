// Somebody at a table who can only see and press: chooses among the things that are lit and the buttons that are shown,
// with a mouse, or with keys alone.

import { expect, type Locator, type Page } from "@playwright/test";

/** What can be pressed for a game, the most wanted first. Whatever is not lit is left alone. */
const PRESSED = [
  // A question about the thing that was just pointed at.
  ".decision .answers [data-words]:not([disabled])",
  '.decision [data-do="take"]:not([disabled])',
  // London's things, New York's lots, cards and skyscrapers.
  "[data-thing].can:not(.ahead)",
  "[data-lot].lit",
  "[data-card].lit",
  "[data-tile].lit",
  ".decision .buttons [data-words]:not([disabled])",
];

/** How long somebody waits for others. */
const PATIENCE = 60_000;
/** What lies further away than this is not found by going from thing to thing. */
const MOST_TABS = 250;

/** Run in the page: whether this person is asked, the game is over, or what others did is still being shown. Nothing as
    long as the page is busy. */
function stateOf(mine: string): "asked" | "over" | "moving" | null {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }));
  if (shown(".end")) return "over";
  if (shown("[data-skip]")) return "moving";
  if (document.querySelector('.decision[aria-busy="true"]')) return null;
  return shown(mine) ? "asked" : null;
}

/** How long the page may take to lead somebody on whose place is gone. */
const LED_ON = 5000;
/** Nobody who goes by keys or by ear is left at the head of the page by what they did. */
export async function isSomewhere(page: Page): Promise<void> {
  const somewhere = () => document.activeElement !== null && document.activeElement !== document.body;
  await page.waitForFunction(somewhere, null, { polling: 50, timeout: LED_ON }).catch(async () => {
    throw new Error(`the focus is lost at: ${await page.locator("#decision-title").first().textContent()}`);
  });
}

/** Run in the page: how many things can be seen of each way to press. */
function countVisible(selectors: string[]): number[] {
  return selectors.map(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
  );
}

/** Run in the page: a point of a thing that nothing covers, once it is scrolled to; how it is written if all of it is
    covered, and nothing if it is on its way out or no longer what was looked for. */
function openPoint(thing: Element, selector: string): { x: number; y: number } | string | null {
  const there = () =>
    thing.matches(selector) && !thing.closest("[inert]") && thing.checkVisibility({ visibilityProperty: true });
  if (!there()) return null;
  for (const block of ["nearest", "center", "start", "end"] as const) {
    thing.scrollIntoView({ block, inline: "nearest" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [left + width * across, top + height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && thing.contains(hit)) return { x, y };
      }
    }
  }
  return there() ? thing.outerHTML.slice(0, 200) : null;
}

export class Person {
  protected readonly page: Page;
  #seed: number;
  /** Presses so far. */
  pressed = 0;
  #idle = 0;

  constructor(page: Page, seed = 1) {
    this.page = page;
    this.#seed = seed;
  }

  /** Whether it is this person's turn. */
  isAsked(): Promise<boolean> {
    return this.page.locator(".decision.mine").first().isVisible();
  }

  isOver(): Promise<boolean> {
    return this.page.locator(".end").first().isVisible();
  }

  /** Waits until something is asked of this person, or the game is over; says whether it is asked. What others do is
      skipped, as anybody may. */
  async waits(): Promise<boolean> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const state = await this.page
        .waitForFunction(stateOf, ".decision.mine", { polling: 30, timeout: PATIENCE })
        .then((found) => found.jsonValue());
      if (state !== "moving") return state === "asked";
      await this.skips();
    }
    throw new Error("nobody is asked anything, and the game is not over");
  }

  protected async skips(): Promise<void> {
    await this.page.locator("[data-skip]").click({ timeout: 1000 }).catch(() => undefined);
  }

  /** Presses one thing. */
  async presses(): Promise<void> {
    const ways = await this.page.evaluate(countVisible, PRESSED);
    const found = ways.flatMap((count, way) => Array.from({ length: count }, (_, number) => ({ way, number })));
    // The word has just gone to somebody else, or to the next question.
    if (found.length === 0) return this.#comesUp();
    // Mostly what is asked on the table; sometimes a button beside it, so that turns come to an end.
    const buttons = found.filter(({ way }) => way === PRESSED.length - 1);
    const others = found.filter(({ way }) => way !== PRESSED.length - 1);
    const open = others.length === 0 || (buttons.length > 0 && this.below(3) === 0) ? buttons : others;
    const best = Math.min(...open.map(({ way }) => way));
    const wanted = best < 2 ? open.filter(({ way }) => way === best) : open;
    const chosen = wanted[this.below(wanted.length)];
    if (!chosen) throw new Error("there is always one");
    const selector = PRESSED[chosen.way] ?? "";
    const thing = this.page.locator(selector).filter({ visible: true }).nth(chosen.number);
    if (!(await this.reaches(thing, selector))) return this.#comesUp();
    this.#idle = 0;
    this.pressed += 1;
  }

  /** Presses a thing where it can be seen; says whether it was still there. */
  protected async reaches(thing: Locator, selector: string): Promise<boolean> {
    const look = () => thing.evaluate(openPoint, selector, { timeout: 1500 }).catch(() => null);
    let point = await look();
    // What flies over it has landed soon.
    for (let looks = 0; looks < 10 && typeof point === "string"; looks += 1) {
      await this.page.waitForTimeout(150);
      point = await look();
    }
    // What is gone by now was not to be pressed any more: one looks again.
    if (point === null) return false;
    if (typeof point === "string") throw new Error(`lit, and covered by something else: ${point}`);
    await this.page.mouse.click(point.x, point.y);
    return true;
  }

  /** Plays until the end, or until `enough`. */
  async plays(enough: () => boolean = () => false): Promise<void> {
    while (!enough() && (await this.waits())) await this.presses();
  }

  /** Gives the page a moment, and loses patience if nothing ever can be pressed. */
  async #comesUp(): Promise<void> {
    this.#idle += 1;
    if (this.#idle > 100 && (await this.isAsked())) {
      throw new Error(`nothing can be pressed: ${await this.page.locator("#decision-title").first().textContent()}`);
    }
    await this.page.waitForTimeout(50);
  }

  protected below(limit: number): number {
    this.#seed = (this.#seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(this.#seed / 65536) % limit;
  }
}

/** Somebody without a mouse. Goes from thing to thing by Tab, over the map by arrows, and presses by Enter. */
export class KeyPerson extends Person {
  /** Turns off that others are shown one by one, in the menu. */
  async hurries(): Promise<void> {
    await this.#goesTo(this.page.getByRole("button", { name: "Menu" }));
    await this.page.keyboard.press("Enter");
    const paced = this.page.getByLabel("Show what others do one by one");
    await this.#goesTo(paced);
    await this.page.keyboard.press("Space");
    await expect(paced).not.toBeChecked();
    await this.page.keyboard.press("Escape");
  }

  override async waits(): Promise<boolean> {
    const asked = await super.waits();
    await isSomewhere(this.page);
    return asked;
  }

  /** Space would press what has the focus; whoever plays by keys lets others take their time. */
  protected override async skips(): Promise<void> {
    await this.page.waitForTimeout(100);
  }

  protected override async reaches(thing: Locator): Promise<boolean> {
    if (await this.page.locator(".map.holding").isVisible()) {
      // Through some of the places, and taken.
      for (let step = this.below(4); step > 0; step -= 1) await this.page.keyboard.press("]");
      if (!(await this.#goesTo(this.page.locator("#map")))) return false;
      await this.page.keyboard.press("Enter");
      return true;
    }
    if (!(await this.#goesTo(thing))) return false;
    await this.page.keyboard.press("Enter");
    return true;
  }

  /** Goes on until a thing has the focus; says whether it was still there. */
  async #goesTo(thing: Locator): Promise<boolean> {
    const handle = await thing.elementHandle({ timeout: 1500 }).catch(() => null);
    if (!handle) return false;
    type Where = "there" | "gone" | "map" | "elsewhere";
    const where = (): Promise<Where> =>
      handle.evaluate((one): Where => {
        if (!one.isConnected) return "gone";
        if (one === document.activeElement) return "there";
        const lots = one.matches("[data-lot]") && document.activeElement?.matches("[data-lot]");
        return lots ? "map" : "elsewhere";
      });
    for (let steps = 0; steps < MOST_TABS; steps += 1) {
      const now = await where();
      if (now === "there" || now === "gone") return now === "there";
      // One lot of the map is reached by Tab, the others from there.
      await this.page.keyboard.press(now === "map" ? "ArrowRight" : "Tab");
    }
    throw new Error(`lit, and not reached by keys: ${await handle.evaluate((one) => (one as Element).outerHTML.slice(0, 200))}`);
  }
}
