// Shortcuts: keys that do something although nothing that hears them has the focus. Whoever speaks to the device or easily
// presses a wrong key can switch off those of a single key. Keys that only a thing with the focus hears are none.

import { prefs } from "$lib/prefs.svelte";

/** What keys mean by where they lie. */
const PLACES: Record<string, string> = { BracketLeft: "[", BracketRight: "]", Comma: "," };

/** What a key means: what it writes, in small letters. Where it writes other letters than Latin ones, its place counts. */
export function meaning({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if ([...key].length > 1) return key;
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  return PLACES[code] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** Whether a key does something although nothing that hears it has the focus: one that writes something, only where that is liked. */
export const isHeard = (event: KeyboardEvent): boolean => prefs.shortcuts || [...event.key].length > 1 || event.ctrlKey || event.metaKey;

/** The shortcut that is pressed, if one is: nothing is typed, and it is no key of the browser's. */
export function shortcutOf(event: KeyboardEvent): string | null {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog");
  if (typing || !isHeard(event)) return null;
  // Many keyboards write a bracket with another key held down.
  if (event.key === "[" || event.key === "]") return event.metaKey ? null : event.key;
  return event.ctrlKey || event.metaKey || event.altKey ? null : meaning(event);
}
