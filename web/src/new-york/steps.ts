// Where in a turn the game is: expand, build, and sometimes a boom. Questions say it.

import type { Words } from "$lib/words/words.svelte";
import { player } from "./effects";
import type { Table } from "./table.svelte";

export type Step = "expand" | "build" | "boom";

/** The steps of this turn, and which of them it is; nothing before the first turn and after the last. */
export function stepsOf(table: Table): { steps: Step[]; now: Step } | null {
  const { view, match } = table;
  if (!view || view.over || view.turn === 0) return null;
  const question = match.asked?.question;
  const how = howOf(table);
  // Who has no worker at hand does not expand.
  const idle = question === "Start" && match.asked !== null && player(view, match.asked.seat)?.workers === 0;
  if (idle) return { steps: ["build"], now: "build" };
  const boom = question === "MayBoom" || how === "Boom";
  const now = boom ? "boom" : question === "MayBuild" || how === "Build" ? "build" : "expand";
  return { steps: boom ? ["expand", "build", "boom"] : ["expand", "build"], now };
}

/** How the skyscraper in question would be built. */
function howOf({ match }: Table) {
  const question = match.asked?.question;
  return typeof question === "object" && "Site" in question ? question.Site.how : null;
}

/** What a step is called; whoever demolishes does not expand. */
export const stepName = (table: Table, words: Words, step: Step): string =>
  words.text(`web-new-york-step-${howOf(table) === "Demolish" && step === "expand" ? "demolish" : step}`);

/** The step in one word, where there is no room for more. */
export function stepNow(table: Table, words: Words): string | null {
  const now = stepsOf(table)?.now;
  return now ? stepName(table, words, now) : null;
}
