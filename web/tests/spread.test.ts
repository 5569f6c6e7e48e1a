// A large hand beside a low decision.

import { describe, expect, it } from "vitest";
import { spread } from "../src/london/spread";

describe("a hand over a low decision", () => {
  it("has its upper row over the decision, and all of its cards wider than in one column", () => {
    const lies = spread(10, 1058, 590, 302, 160);
    const { above = 0, upper, lower } = lies ?? {};
    expect(Math.min(upper?.width ?? 0, lower?.width ?? 0)).toBeGreaterThan((590 + 8) / 5 - 8 + 20);
    // The upper row ends above the decision, and both rows have the height there is.
    expect((lower?.height ?? 0) + 10).toBeGreaterThanOrEqual(160 + 8);
    expect((upper?.height ?? 0) + 10 + (lower?.height ?? 0)).toBe(302);
    // No row is wider than its room.
    expect(above * ((upper?.width ?? 0) + 8) - 8).toBeLessThanOrEqual(1058);
    expect((10 - above) * ((lower?.width ?? 0) + 8) - 8).toBeLessThanOrEqual(590);
  });

  it("has rows that are as even as they can be without narrower cards", () => {
    expect(spread(6, 1058, 590, 302, 160)).toMatchObject({ above: 3, upper: { width: 180 }, lower: { width: 180 } });
    expect(spread(7, 1058, 590, 302, 160)).toMatchObject({ above: 4, upper: { width: 180 }, lower: { width: 180 } });
    // Where a row would be narrower for it, the one beside the decision has fewer.
    expect(spread(10, 1058, 590, 302, 160)?.above).toBe(7);
  });

  it("stays beside a high decision", () => {
    expect(spread(10, 1058, 590, 302, 220)).toBeNull();
  });

  it("has more rows where there are too many cards for two", () => {
    expect(spread(20, 1058, 590, 302, 120)).toBeNull();
  });
});
