// What axe finds on a page as it is.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** All rules of axe, those it calls good practice too. */
export async function sound(page: Page, what: string): Promise<void> {
  // What fades in is as it will be.
  await page.evaluate(async () => {
    const ends = (one: Animation) => Number(one.effect?.getComputedTiming().endTime) < 10_000 && one.playState === "running";
    await Promise.all(document.getAnimations().filter(ends).map((one) => one.finished.catch(() => undefined)));
  });
  const { violations, incomplete } = await new AxeBuilder({ page }).analyze();
  // Of what axe cannot decide by itself, names where there can be none are wrong all the same.
  const named = incomplete.filter(({ id }) => id === "aria-prohibited-attr");
  const told = [...violations, ...named].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join(" / ");
      return `${what}: ${id}: ${target.join(" ")}: ${why}`;
    }),
  );
  expect.soft(told, what).toEqual([]);
}
