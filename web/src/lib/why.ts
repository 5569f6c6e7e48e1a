// Why something cannot be chosen: asked of the server when somebody points at it, rests on it or presses it long.

import type { Attachment } from "svelte/attachments";
import { clauseIn, clauses } from "../rules/clauses.svelte";

const REST = 350;
const LONG_PRESS = 450;

/** Shows a reason beside an element. `ask` gives it in words, or nothing if there is none; what else is to be said of the thing stands
    after an empty line. */
export function why(ask: () => Promise<string | null>): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: HTMLElement | null = null;
    /** The clause that is behind what is shown: whoever presses the thing then reads it, if it can do nothing else. */
    let clause: string | null = null;
    let wanted = 0;
    // Whether the finger that is down has been told something: then lifting it chooses nothing.
    let touching = false;
    let explained = false;

    /** Pressing it chooses something, or lets go of it: then no clause stands in the way. */
    const acts = () => element.getAttribute("aria-disabled") !== "true" || element.getAttribute("aria-pressed") === "true";
    const hide = () => {
      clearTimeout(timer);
      timer = undefined;
      wanted += 1;
      shown?.remove();
      shown = null;
      clause = null;
      element.removeAttribute("aria-describedby");
    };
    const show = async () => {
      const number = ++wanted;
      const reason = await ask();
      if (number !== wanted || reason === null || !element.isConnected) return;
      shown?.remove();
      shown = document.createElement("div");
      shown.className = "why";
      shown.id = `why-${number}-${Math.random().toString(36).slice(2, 8)}`;
      shown.setAttribute("role", "tooltip");
      // Why not comes first and counts most; what the thing is follows.
      const parts = reason.split("\n\n").map((part) => {
        const said = document.createElement("p");
        said.textContent = part;
        return said;
      });
      shown.replaceChildren(...parts);
      clause = clauseIn(reason);
      shown.classList.toggle("ruled", clause !== null && (touching || !acts()));
      // Inside of what the page is about: whoever goes by landmarks comes by it.
      (element.closest("dialog, main") ?? document.body).append(shown);
      element.setAttribute("aria-describedby", shown.id);
      if (touching) {
        explained = true;
        shown.classList.add("pinned");
        document.addEventListener("pointerdown", tapped, { once: true, capture: true });
      }
      place(shown, element.getBoundingClientRect());
    };
    // A tap on the words themselves opens the clause; anywhere else it puts them away.
    const tapped = (event: Event) => {
      const [read, on] = [clause, event.target instanceof Node && shown?.contains(event.target)];
      hide();
      if (on && read !== null) clauses.open(read);
    };
    const soon = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, wait);
    };
    // Only whoever moves there asks: what slid under a resting pointer is not asked about.
    const move = (event: Event) => {
      const { pointerType, movementX, movementY } = event as PointerEvent;
      const moved = movementX !== 0 || movementY !== 0;
      if (pointerType !== "touch" && moved && timer === undefined && shown === null) soon(REST);
    };
    const press = (event: Event) => {
      explained = false;
      touching = (event as PointerEvent).pointerType === "touch";
      if (touching) soon(LONG_PRESS);
      else if (clause === null || acts()) hide();
    };
    const lift = () => {
      if (touching) clearTimeout(timer);
      touching = false;
    };
    // A finger that was told something leaves the words where they are, until the next tap.
    const leave = () => explained || hide();
    const choose = (event: Event) => {
      if (!explained) {
        const read = acts() ? null : clause;
        hide();
        if (read !== null) clauses.open(read);
        return;
      }
      explained = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key === "Escape") hide();
    };
    // A click focuses, too: only whoever walks by keys is told at once.
    const focus = () => element.matches(":focus-visible") && soon(0);

    const on: [string, (event: Event) => void][] = [
      ["pointermove", move],
      ["pointerleave", leave],
      ["pointerdown", press],
      ["pointerup", lift],
      ["focus", focus],
      ["blur", hide],
      ["keydown", key],
    ];
    for (const [name, listener] of on) element.addEventListener(name, listener);
    element.addEventListener("click", choose, true);
    return () => {
      hide();
      document.removeEventListener("pointerdown", tapped, true);
      element.removeEventListener("click", choose, true);
      for (const [name, listener] of on) element.removeEventListener(name, listener);
    };
  };
}

/** Below the element, or above it where there is no room; never beyond the edge. */
function place(shown: HTMLElement, around: DOMRect): void {
  const own = shown.getBoundingClientRect();
  const left = Math.min(Math.max(8, around.left + around.width / 2 - own.width / 2), innerWidth - own.width - 8);
  const below = around.bottom + 8;
  const top = below + own.height < innerHeight ? below : around.top - own.height - 8;
  shown.style.setProperty("left", `${left}px`);
  shown.style.setProperty("top", `${Math.max(8, top)}px`);
}
