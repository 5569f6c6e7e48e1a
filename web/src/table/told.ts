// Whether the log beside the table tells what was done last: with many seats in a low window there is no room for it.

/** The least height of a list in which the last acts of three others can be read. */
const LEAST = 180;

/** How much of a part is in sight: what neither the window cuts off, nor a part that scrolls. */
function inSight(part: Element): number {
  let { top, bottom } = part.getBoundingClientRect();
  for (let one = part.parentElement; one; one = one.parentElement) {
    if (getComputedStyle(one).overflowY === "visible") continue;
    const box = one.getBoundingClientRect();
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}

export function isToldBeside(): boolean {
  const list = document.querySelector("section.log > ol");
  return list !== null && inSight(list) >= LEAST;
}
