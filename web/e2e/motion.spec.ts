// What moves is seen moving, and stands still for those who asked for that.

import { expect } from "@playwright/test";
import { bot, GAMES, make, me, open, test } from "./fixtures";
import { Person } from "./person";

declare global {
  interface Window {
    /** Everything that was animated: how long, and whether it went anywhere. */
    animated: { duration: number; travels: boolean }[];
  }
}

/** Run in the page before anything else. */
function listen(): void {
  window.animated = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const duration = typeof options === "number" ? options : Number(options?.duration ?? 0);
    window.animated.push({ duration, travels: /translate|scale/.test(JSON.stringify(frames)) });
    return animate.call(this, frames, options);
  };
}

for (const game of GAMES) {
  test(`what happens in ${game} moves, unless one wants it still @quick`, async ({ browser, server }) => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const context = await browser.newContext({ reducedMotion });
      await context.addInitScript(listen);
      const page = await context.newPage();
      const { table } = await make(context, server, { game, seats: [me(), bot()] });
      await open(page, server, `/table/${table}`);
      const person = new Person(page, 2);
      await person.plays(() => person.pressed >= 14);
      const animated = await page.evaluate(() => window.animated);
      const travels = animated.filter(({ travels, duration }) => travels && duration > 0);
      if (reducedMotion === "reduce") {
        expect(travels).toEqual([]);
        expect(Math.max(0, ...animated.map(({ duration }) => duration))).toBeLessThanOrEqual(120);
      } else {
        expect(travels.length).toBeGreaterThan(0);
        // Nothing takes longer than one can follow.
        expect(Math.max(...animated.map(({ duration }) => duration))).toBeLessThanOrEqual(1600);
      }
      await context.close();
    }
  });
}

test("other colours come at once for those who want no motion @quick", async ({ page, server }) => {
  const { table } = await make(page.context(), server, { game: "london", seats: [me(), bot()] });
  await open(page, server, `/table/${table}`);
  await new Person(page).waits();
  const running = await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
    // The colours are looked up, so that whatever would follow them has begun.
    void getComputedStyle(document.body).color;
    return document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition)
      .map((one) => `${one.transitionProperty} of ${(one.effect as KeyframeEffect).target?.className}`);
  });
  expect(running).toEqual([]);
});
