// What is asked for is seen: where the page is higher than the window, it comes to where it can be pointed at.

import { scrolling } from "./motion";

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

/** Scrolls if none of these is whole between what covers the head of the window and what covers its foot. */
export function intoSight(all: HTMLElement[], head: number, foot: number): void {
  const shown = all.filter(({ offsetWidth }) => offsetWidth > 0).map(placeOf);
  const [first] = shown;
  if (!first || shown.some(({ top, bottom }) => top - scrollY > head && bottom - scrollY < foot)) return;
  scrollTo({ top: (first.top + first.bottom) / 2 - (head + foot) / 2, behavior: scrolling() });
}
