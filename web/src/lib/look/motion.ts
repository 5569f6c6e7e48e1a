// How long what moves takes, as somebody likes it. `tokens.css` has the same for what is moved by style alone.

import { prefs, type Motion } from "$lib/prefs.svelte";

const TIMES: Record<Motion, number> = { calm: 1.7, normal: 1, fast: 0.5, none: 0 };

/** Whether nothing travels. */
export const still = (): boolean => prefs.motion === "none";

/** So many milliseconds at the speed that is liked. */
export const lasting = (usual: number): number => usual * TIMES[prefs.motion];

/** How much slower than usual others' acts are shown. Without motion they are still told one after the other. */
export const tempo = (): number => TIMES[prefs.motion] || 1;

/** How the page scrolls where it scrolls by itself. */
export const scrolling = (): ScrollBehavior => (still() ? "auto" : "smooth");
