// Which part of the sheet is seen, and how large.

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { still } from "$lib/look/motion";
import type { Box, Point } from "./plan";

const MOST = 5;
/** So much is left around the sheet. */
const MARGIN = 7;

type Look = { x: number; y: number; zoom: number };

export class Camera {
  /** The size of the window on the page. */
  width = $state(1);
  height = $state(1);
  #look: Tween<Look>;
  readonly #sheet: { width: number; height: number };

  constructor(sheet: { width: number; height: number }) {
    this.#sheet = { width: sheet.width + 2 * MARGIN, height: sheet.height + 2 * MARGIN };
    this.#look = new Tween<Look>({ x: sheet.width / 2, y: sheet.height / 2, zoom: 1 }, { duration: 0, easing: cubicOut });
  }

  /** Pixels for a unit of the sheet when all of it is seen. */
  get #whole(): number {
    return Math.min(this.width / this.#sheet.width, this.height / this.#sheet.height) || 1;
  }

  get scale(): number {
    return this.#whole * this.#look.current.zoom;
  }

  get zoomed(): boolean {
    return this.#look.target.zoom > 1.01;
  }

  get box(): Box {
    const { x, y } = this.#look.current;
    const width = this.width / this.scale;
    const height = this.height / this.scale;
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** The point of the sheet at a point of the window. */
  point(at: Point): Point {
    const { x, y } = this.box;
    return { x: x + at.x / this.scale, y: y + at.y / this.scale };
  }

  pan(dx: number, dy: number): void {
    const { x, y, zoom } = this.#look.target;
    this.#go({ x: x - dx / this.scale, y: y - dy / this.scale, zoom }, false);
  }

  /** Comes nearer, and what was at a point of the window stays there. */
  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, softly = false): void {
    const { x, y, zoom } = this.#look.target;
    const next = Math.min(MOST, Math.max(1, zoom * factor));
    const [before, after] = [this.#whole * zoom, this.#whole * next];
    const dx = (at.x - this.width / 2) * (1 / before - 1 / after);
    const dy = (at.y - this.height / 2) * (1 / before - 1 / after);
    this.#go({ x: x + dx, y: y + dy, zoom: next }, softly);
  }

  all(): void {
    this.#go({ x: 0, y: 0, zoom: 1 }, true);
  }

  /** Shows a part of the sheet with something around it; never nearer than that. */
  show(part: Box, around: number, most: number): void {
    const wide = this.width / (part.width + 2 * around);
    const high = this.height / (part.height + 2 * around);
    const zoom = Math.min(most, MOST, Math.max(1, Math.min(wide, high) / this.#whole));
    this.#go({ x: part.x + part.width / 2, y: part.y + part.height / 2, zoom }, true);
  }

  /** Whether a part of the sheet is seen whole. */
  sees(part: Box): boolean {
    const { x, y, width, height } = this.box;
    return part.x >= x && part.y >= y && part.x + part.width <= x + width && part.y + part.height <= y + height;
  }

  /** Moves as little as needed so that a part is seen. */
  follow(part: Box): void {
    if (!this.zoomed) return;
    const { x, y, zoom } = this.#look.target;
    const width = this.width / (this.#whole * zoom);
    const height = this.height / (this.#whole * zoom);
    const near = (middle: number, half: number, from: number, to: number) =>
      from < middle - half ? from + half : to > middle + half ? to - half : middle;
    const next = {
      x: near(x, width / 2 - 20, part.x, part.x + part.width),
      y: near(y, height / 2 - 20, part.y, part.y + part.height),
      zoom,
    };
    if (next.x !== x || next.y !== y) this.#go(next, true);
  }

  #go({ x, y, zoom }: Look, softly: boolean): void {
    // A sheet that leaves room hangs from the top, in the middle.
    const within = (middle: number, seen: number, size: number, spare: number) => {
      const most = size - MARGIN;
      if (seen >= size) return -MARGIN + seen / 2 - (seen - size) * spare;
      return Math.min(most - seen / 2, Math.max(-MARGIN + seen / 2, middle));
    };
    const scale = this.#whole * zoom;
    const look = {
      x: within(x, this.width / scale, this.#sheet.width, 0.5),
      y: within(y, this.height / scale, this.#sheet.height, 0),
      zoom,
    };
    void this.#look.set(look, { duration: softly && !still() ? 280 : 0 });
  }

  /** After the window has changed its size. */
  settle(): void {
    this.#go(this.#look.target, false);
  }
}
