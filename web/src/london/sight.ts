// What is asked for is seen: where the table is higher than the window, it comes to where it can be pointed at.

import { scrolling } from "$lib/look/motion";

/** Windows in which the whole table is seen at once, and the decision lies on it. In others it is beside the table, or a
    sheet at the foot. */
export const WHOLE = "(min-width: 1361px) and (min-height: 820px)";

/** Where something lies on the page. What flies is measured where it will come to lie. */
function placeOf(element: HTMLElement): { top: number; bottom: number } {
  let top = 0;
  let one: Element | null = element;
  while (one instanceof HTMLElement) {
    top += one.offsetTop * (one.offsetParent?.currentCSSZoom ?? 1);
    one = one.offsetParent;
  }
  return { top, bottom: top + element.offsetHeight * (element.currentCSSZoom ?? 1) };
}

/** Scrolls if nothing of what `wanted` selects is in sight. */
export function bringIntoSight(root: HTMLElement, wanted: string): void {
  const all = [...root.querySelectorAll<HTMLElement>(wanted)].filter(({ offsetWidth }) => offsetWidth > 0);
  // The sheet is always in sight.
  if (all.some((one) => one.closest(".decision"))) return;
  const shown = all.map(placeOf);
  const heads = [...document.querySelectorAll(".bar, .london > .seats")];
  const head = Math.max(...heads.map((one) => one.getBoundingClientRect().bottom));
  const sheet = root.querySelector(".decision")?.getBoundingClientRect();
  const main = root.querySelector("main")?.getBoundingClientRect();
  const covers = sheet && main && !matchMedia(WHOLE).matches && sheet.left < main.left + main.width / 2;
  const foot = covers ? sheet.top : innerHeight;
  const [first] = shown;
  if (!first || shown.some(({ top, bottom }) => top - scrollY > head && bottom - scrollY < foot)) return;
  scrollTo({ top: (first.top + first.bottom) / 2 - (head + foot) / 2, behavior: scrolling() });
}
