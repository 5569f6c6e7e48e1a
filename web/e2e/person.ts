// Somebody at a table who can only see and press: chooses among the things that are lit and the buttons that are shown.

import { type Locator, type Page, expect } from "@playwright/test";

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

export class Person {
  readonly #page: Page;
  #seed: number;
  /** Presses so far. */
  pressed = 0;

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

  /** Waits until something is asked of this person, or the game is over; says whether it is asked. */
  async waits(): Promise<boolean> {
    const skip = this.#page.getByRole("button", { name: "Skip to the end" });
    await expect
      .poll(
        async () => {
          if (await skip.isVisible()) await skip.click({ timeout: 1000 }).catch(() => undefined);
          const busy = await this.#page.locator('.decision[aria-busy="true"]').count();
          return busy === 0 && ((await this.isAsked()) || (await this.isOver()));
        },
        { timeout: 60_000, intervals: [50, 100, 200] },
      )
      .toBe(true);
    return !(await this.isOver());
  }

  /** Presses one thing. */
  async presses(): Promise<void> {
    const found = await this.#visible();
    const first = found[0];
    if (!first) {
      // The word has just gone to somebody else.
      if (!(await this.isAsked())) return;
      const title = await this.#page.locator("#decision-title").first().textContent();
      throw new Error(`nothing can be pressed: ${title}`);
    }
    // Mostly what is asked on the table; sometimes a button beside it, so that turns come to an end.
    const buttons = found.filter(({ way }) => way === PRESSED.length - 1);
    const others = found.filter(({ way }) => way !== PRESSED.length - 1);
    const ways = others.length === 0 || (buttons.length > 0 && this.#below(3) === 0) ? buttons : others;
    const best = Math.min(...ways.map(({ way }) => way));
    const wanted = best < 2 ? ways.filter(({ way }) => way === best) : ways;
    const chosen = wanted[this.#below(wanted.length)];
    if (!chosen) throw new Error("there is always one");
    await chosen.thing.click({ timeout: 10_000, force: true });
    this.pressed += 1;
  }

  /** Plays until the end, or until `enough`. */
  async plays(enough: () => boolean = () => false): Promise<void> {
    while (!enough() && (await this.waits())) await this.presses();
  }

  async #visible(): Promise<{ thing: Locator; way: number }[]> {
    const found: { thing: Locator; way: number }[] = [];
    for (const [way, selector] of PRESSED.entries()) {
      const all = this.#page.locator(selector).filter({ visible: true });
      const count = await all.count();
      for (let number = 0; number < count; number += 1) found.push({ thing: all.nth(number), way });
    }
    return found;
  }

  #below(limit: number): number {
    this.#seed = (this.#seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(this.#seed / 65536) % limit;
  }
}
