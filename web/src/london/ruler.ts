// Marks on a line that would hide each other stand above each other.

/** Gives each mark the lowest level on which it touches none of those before it. */
export function stacked<Mark extends { x: number }>(marks: Mark[], width: number): (Mark & { level: number })[] {
  const placed: (Mark & { level: number })[] = [];
  for (const mark of marks) {
    const near = placed.filter(({ x }) => Math.abs(x - mark.x) < width).map(({ level }) => level);
    let level = 0;
    while (near.includes(level)) level += 1;
    placed.push({ ...mark, level });
  }
  return placed;
}
