// The two ways to see a table: drawn, and in words.

import { tick } from "svelte";
import { prefs } from "$lib/prefs.svelte";

/** How long the other way may take to be there. */
const SOON = 2000;

/** Shows the table the other way, and leads whoever goes by keys to what is asked. */
export async function turn(): Promise<void> {
  const before = document.getElementById("decision-title");
  prefs.setInWords(!prefs.inWords);
  await tick();
  for (const end = Date.now() + SOON; Date.now() < end; ) {
    const title = document.getElementById("decision-title");
    if (title && title !== before) return title.focus({ preventScroll: true });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
