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

/** What is left between a part and what covers the window. */
const SPACE = 10;

/** Scrolls if not all of the part that these are in is between what covers the head of the window and what covers its foot.
    If they are in several, or there is no room for all of it, one of these that is whole there is enough. */
export function intoSight(all: HTMLElement[], head: number, foot: number): void {
  const shown = all.filter(({ offsetWidth }) => offsetWidth > 0);
  const [one] = shown;
  const part = one?.closest("section");
  if (!one || !part) return;
  const isSeen = ({ top, bottom }: { top: number; bottom: number }) => top - scrollY > head && bottom - scrollY < foot;
  const whole = placeOf(part);
  if (shown.every((other) => part.contains(other)) && whole.bottom - whole.top + 2 * SPACE < foot - head) {
    const above = whole.top - scrollY < head;
    if (!isSeen(whole)) scrollTo({ top: above ? whole.top - head - SPACE : whole.bottom - foot + SPACE, behavior: scrolling() });
    return;
  }
  if (shown.map(placeOf).some(isSeen)) return;
  const { top, bottom } = placeOf(one);
  scrollTo({ top: (top + bottom) / 2 - (head + foot) / 2, behavior: scrolling() });
}
