// On a phone: dragging below the map moves the skyscraper, so that the finger never covers it.

import type { Attachment } from "svelte/attachments";
import type { Point } from "./plan";
import type { Table } from "./table.svelte";

/** Units of the sheet for a pixel of the finger's way. */
const FAR = 1.4;
/** A tap is no drag. */
const LEAST = 8;

export function drag(table: Table): Attachment<HTMLElement> {
  return (element) => {
    let from: Point | null = null;
    let start: Point = { x: 0, y: 0 };
    let on = false;

    const down = (event: PointerEvent) => {
      if (!table.placing) return;
      from = { x: event.clientX, y: event.clientY };
      start = table.plan.centre(table.site?.cells ?? table.sites[0]?.cells ?? []);
      on = false;
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!on && Math.hypot(dx, dy) < LEAST) return;
      if (!on) element.setPointerCapture(event.pointerId);
      on = true;
      table.drag({ x: start.x + dx * FAR, y: start.y + dy * FAR });
    };
    const up = () => (from = null);

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    };
  };
}
