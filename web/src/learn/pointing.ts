// Marks what a lesson points at by a rule of style, so that whatever is drawn anew stays marked.

import { selectorOf } from "./selector";

const sheet = new CSSStyleSheet();

/** Points at something, or at nothing. */
export function point(at: string | null): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  if (at === null) {
    sheet.replaceSync("");
    return;
  }
  const where = selectorOf(at);
  sheet.replaceSync(`
    :is(${where}):not(g, path, rect, polygon) {
      outline: 3px solid var(--focus) !important;
      outline-offset: 3px;
      border-radius: var(--radius);
    }
    :is(${where}):is(g, path, rect, polygon) {
      filter: drop-shadow(0 0 3px var(--focus)) drop-shadow(0 0 3px var(--focus)) drop-shadow(0 0 6px var(--focus)) !important;
    }
  `);
}

/** The part of the table in which lies what is pointed at, among these by their selectors; nothing where it can be seen. */
export function partAway<Part extends string>(at: string, parts: Record<Part, string>): Part | null {
  const all = [...document.querySelectorAll(`:is(${selectorOf(at)})`)];
  if (all.some((one) => one.checkVisibility({ visibilityProperty: true }))) return null;
  const names = Object.keys(parts) as Part[];
  return names.find((part) => all.some((one) => one.closest(parts[part]) !== null)) ?? null;
}
