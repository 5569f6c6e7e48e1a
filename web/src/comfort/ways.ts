// The two ways to see a table: drawn, and in words.

import { tick } from "svelte";
import { prefs } from "$lib/prefs.svelte";

/** How long the other way may take to be there. */
const SOON = 2000;

/** The heading of what is decided, or of the way through the moves. */
const heading = () => document.querySelector<HTMLElement>("#decision-title, #steering-title");

/** Shows the table the other way, and leads whoever goes by keys to what is asked. */
export async function turn(): Promise<void> {
  const before = heading();
  prefs.setInWords(!prefs.inWords);
  await tick();
  for (const end = Date.now() + SOON; Date.now() < end; ) {
    const title = heading();
    if (title && title !== before) return title.focus({ preventScroll: true });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
