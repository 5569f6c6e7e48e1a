// How things on the map come and go. Without motion they only appear.
//
// Cards of the market close up by Svelte's flip. Its crossfade is for things that leave one list and come into another;
// here what leaves the market becomes something else, drawn elsewhere and in another size: a lot of the map, a building.
// So what leaves flies to where it is meant (`goTo`, `walk`), and what it becomes rises there by itself.

import { flip, type AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting, still } from "$lib/look/motion";

/** A building grows out of its footprint. */
export function rise(_: Element): TransitionConfig {
  if (still()) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration: lasting(420),
    easing: cubicOut,
    css: (t) => `transform-box: fill-box; transform-origin: bottom; transform: scaleY(${t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** One that is torn down sinks first. */
export function sink(_: Element): TransitionConfig {
  if (still()) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration: lasting(280),
    easing: cubicOut,
    css: (t) => `transform-box: fill-box; transform-origin: bottom; transform: scaleY(${t}); opacity: ${t}`,
  };
}

/** Where the middle of an element lies on the page; nothing if it is not shown. */
function middle(element: Element | null | undefined): { x: number; y: number } | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** A worker walks in a straight line between its lot and the workers at hand of its owner. */
export function walk(node: SVGGElement, { seat }: { seat: number }): TransitionConfig {
  const here = middle(node);
  const rows = [...document.querySelectorAll(`[data-workers="${seat}"]`)];
  const there = rows.map(middle).find((one) => one !== null);
  const scale = node.ownerSVGElement?.getScreenCTM()?.a ?? 0;
  if (still() || !here || !there || scale === 0) return { duration: 120, css: (t) => `opacity: ${t}` };
  const [x, y] = [(there.x - here.x) / scale, (there.y - here.y) / scale];
  return {
    duration: lasting(420),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** A lot card that was taken goes to the lot it stands for; one that goes nowhere fades. */
export function goTo(node: Element, { lot }: { lot: string | null }): TransitionConfig {
  const here = middle(node);
  const there = lot === null ? null : middle(document.querySelector(`[data-lot="${CSS.escape(lot)}"]`));
  if (still() || !here || !there) return { duration: 120, css: (t) => `opacity: ${t}` };
  const [x, y] = [there.x - here.x, there.y - here.y];
  return {
    duration: lasting(420),
    easing: cubicOut,
    css: (t, u) =>
      `position: relative; z-index: 30; transform: translate(${x * u}px, ${y * u}px) scale(${1 - 0.75 * u}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A card is laid down from above. */
export function layDown(_: Element): TransitionConfig {
  if (still()) return { duration: 120, css: (t) => `opacity: ${t}` };
  return { duration: lasting(280), easing: cubicOut, css: (t, u) => `transform: translateY(${-16 * u}px); opacity: ${t}` };
}

/** Cards of a row close up. What is not shown has no place to come from. */
export function closeUp(element: Element, places: { from: DOMRect; to: DOMRect }): AnimationConfig {
  if (still() || places.from.width === 0 || places.to.width === 0) return { duration: 0 };
  return flip(element, places, { duration: lasting(280) });
}
