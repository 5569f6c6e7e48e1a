// How things on the map come and go. Without motion they only appear.

import { flip, type AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export const still = (): boolean =>
  typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A building grows out of its footprint. */
export function rise(_: Element): TransitionConfig {
  if (still()) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration: 420,
    easing: cubicOut,
    css: (t) => `transform-box: fill-box; transform-origin: bottom; transform: scaleY(${t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** One that is torn down sinks first. */
export function sink(_: Element): TransitionConfig {
  if (still()) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration: 280,
    easing: cubicOut,
    css: (t) => `transform-box: fill-box; transform-origin: bottom; transform: scaleY(${t}); opacity: ${t}`,
  };
}

/** A worker walks in a straight line, from or to the given distance. */
export function walk(_: Element, { x, y }: { x: number; y: number }): TransitionConfig {
  if (still()) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration: 420,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** Cards of a row close up. What is not shown has no place to come from. */
export function closeUp(element: Element, places: { from: DOMRect; to: DOMRect }): AnimationConfig {
  if (still() || places.from.width === 0 || places.to.width === 0) return { duration: 0 };
  return flip(element, places, { duration: 280 });
}
