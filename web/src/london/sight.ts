// What is asked about at the London table comes into sight, between its head and the decision.

import { intoSight } from "$lib/look/sight";

/** Windows in which the whole table is seen at once, and the decision lies on it. In others it is beside the table, or a
    sheet at the foot. */
export const WHOLE = "(min-width: 1361px) and (min-height: 820px)";

/** How much larger the table is drawn than in a usual window. */
export const tableScale = (): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue("--scale")) || 1;

/** Scrolls if nothing of what `wanted` selects is in sight. */
export function bringIntoSight(root: HTMLElement, wanted: string): void {
  const all = [...root.querySelectorAll<HTMLElement>(wanted)].filter(({ offsetWidth }) => offsetWidth > 0);
  // The sheet is always in sight.
  if (all.some((one) => one.closest(".decision"))) return;
  const heads = [...document.querySelectorAll(".bar, .london > .seats")];
  const head = Math.max(...heads.map((one) => one.getBoundingClientRect().bottom));
  const sheet = root.querySelector(".decision")?.getBoundingClientRect();
  const main = root.querySelector("main")?.getBoundingClientRect();
  const covers = sheet && main && !matchMedia(WHOLE).matches && sheet.left < main.left + main.width / 2;
  intoSight(all, head, covers ? sheet.top : innerHeight);
}
