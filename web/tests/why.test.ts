import { beforeEach, describe, expect, it, vi } from "vitest";
import { why } from "../src/lib/why";
import { clauses } from "../src/rules/clauses.svelte";

const SAYS = "Before everything else, all open cards go under the future market (N5.2)";

/** A button that says something while it is pointed at, as it is once that is shown. */
async function pointedAt(states: Record<string, string>) {
  const button = document.createElement("button");
  for (const [name, value] of Object.entries(states)) button.setAttribute(name, value);
  const did = vi.fn();
  button.addEventListener("click", did);
  document.body.append(button);
  why(async () => SAYS)(button);
  const move = new Event("pointermove");
  Object.assign(move, { pointerType: "mouse", movementX: 1, movementY: 0 });
  button.dispatchEvent(move);
  await vi.waitFor(() => expect(document.querySelector(".why")?.textContent).toBe(SAYS));
  return { button, did };
}

describe("what is said about a thing", () => {
  const opened = vi.spyOn(clauses, "open").mockImplementation(() => {});
  beforeEach(() => {
    document.body.replaceChildren();
    opened.mockClear();
  });

  it("leads to its clause where the thing can do nothing", async () => {
    const { button } = await pointedAt({ "aria-disabled": "true" });
    expect(document.querySelector(".why.ruled")).not.toBeNull();
    button.click();
    expect(opened).toHaveBeenCalledWith("N5.2");
  });

  for (const states of [{ "aria-disabled": "false" }, { "aria-disabled": "true", "aria-pressed": "true" }, {}]) {
    it(`does not stand in the way of what it does: ${JSON.stringify(states)}`, async () => {
      const { button, did } = await pointedAt(states as Record<string, string>);
      expect(document.querySelector(".why.ruled")).toBeNull();
      button.click();
      expect(did).toHaveBeenCalledOnce();
      expect(opened).not.toHaveBeenCalled();
      expect(document.querySelector(".why")).toBeNull();
    });
  }
});
