// Shortcuts of a single key, which whoever speaks to the device or easily presses a wrong key can switch off. Keys that only
// a thing with the focus hears are none.

import { prefs } from "$lib/prefs.svelte";

/** Whether a key does something although nothing that hears it has the focus: one that writes something, only where that is liked. */
export const isHeard = (event: KeyboardEvent): boolean => prefs.shortcuts || [...event.key].length > 1 || event.ctrlKey || event.metaKey;
