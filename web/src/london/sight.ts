// What is asked for is seen: where the table is higher than the window, it comes to where it can be pointed at.

/** The height of the bar above. */
const BAR = 60;
/** From this width on, the decision lies on the table and covers nothing of it. */
const WIDE = 1361;

/** Scrolls if nothing of what can be chosen is in sight; `sheet` is the height of the decision at the foot. */
export function bringIntoSight(root: HTMLElement, sheet: number): void {
  const all = [...root.querySelectorAll<HTMLElement>(".thing.can:not(.ahead)")].map((one) => one.getBoundingClientRect());
  const shown = all.filter(({ width }) => width > 0);
  const foot = innerWidth >= WIDE ? innerHeight : innerHeight - sheet;
  const [first] = shown;
  if (!first || shown.some(({ top, bottom }) => top > BAR && bottom < foot)) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: (first.top + first.bottom) / 2 - (BAR + foot) / 2, behavior: calm ? "auto" : "smooth" });
}
