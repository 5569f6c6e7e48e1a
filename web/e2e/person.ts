// Somebody at a table who can only see and press: chooses among the things that are lit and the buttons that are shown.

import type { Page } from "@playwright/test";

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

/** Run in the page: how many things can be seen of each way to press. */
function countVisible(selectors: string[]): number[] {
  return selectors.map(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
  );
}

export class Person {
  readonly #page: Page;
  #seed: number;
  /** Presses so far. */
  pressed = 0;
  #idle = 0;

  constructor(page: Page, seed = 1) {
    this.#page = page;
    this.#seed = seed;
  }

  /** Whether it is this person's turn. */
  isAsked(): Promise<boolean> {
    return this.#page.locator(".decision.mine").first().isVisible();
  }

  isOver(): Promise<boolean> {
    return this.#page.locator(".end").first().isVisible();
  }

  /** Waits until something is asked of this person, or the game is over; says whether it is asked. What others do is
      skipped, as anybody may. */
  async waits(): Promise<boolean> {
    const skip = this.#page.getByRole("button", { name: "Skip to the end" });
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const state = await this.#page
        .waitForFunction(stateOf, ".decision.mine", { polling: 30, timeout: PATIENCE })
        .then((found) => found.jsonValue());
      if (state !== "moving") return state === "asked";
      await skip.click({ timeout: 1000 }).catch(() => undefined);
    }
    throw new Error("nobody is asked anything, and the game is not over");
  }

  /** Presses one thing. */
  async presses(): Promise<void> {
    const ways = await this.#page.evaluate(countVisible, PRESSED);
    const found = ways.flatMap((count, way) => Array.from({ length: count }, (_, number) => ({ way, number })));
    // The word has just gone to somebody else, or to the next question.
    if (found.length === 0) return this.#comesUp();
    // Mostly what is asked on the table; sometimes a button beside it, so that turns come to an end.
    const buttons = found.filter(({ way }) => way === PRESSED.length - 1);
    const others = found.filter(({ way }) => way !== PRESSED.length - 1);
    const open = others.length === 0 || (buttons.length > 0 && this.#below(3) === 0) ? buttons : others;
    const best = Math.min(...open.map(({ way }) => way));
    const wanted = best < 2 ? open.filter(({ way }) => way === best) : open;
    const chosen = wanted[this.#below(wanted.length)];
    if (!chosen) throw new Error("there is always one");
    const things = this.#page.locator(PRESSED[chosen.way] ?? "").filter({ visible: true });
    // What is gone by now was not to be pressed any more: one looks again.
    const pressed = await things.nth(chosen.number).click({ timeout: 1500, force: true }).then(
      () => true,
      () => false,
    );
    if (!pressed) return this.#comesUp();
    this.#idle = 0;
    this.pressed += 1;
  }

  /** Plays until the end, or until `enough`. */
  async plays(enough: () => boolean = () => false): Promise<void> {
    while (!enough() && (await this.waits())) await this.presses();
  }

  /** Gives the page a moment, and loses patience if nothing ever can be pressed. */
  async #comesUp(): Promise<void> {
    this.#idle += 1;
    if (this.#idle > 100 && (await this.isAsked())) {
      throw new Error(`nothing can be pressed: ${await this.#page.locator("#decision-title").first().textContent()}`);
    }
    await this.#page.waitForTimeout(50);
  }

  #below(limit: number): number {
    this.#seed = (this.#seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(this.#seed / 65536) % limit;
  }
}
