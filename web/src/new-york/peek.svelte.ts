// What an answer would do, asked of the server while somebody points at it. Nothing of it is kept there, and the table
// goes on showing what it showed.

import type { Match } from "$lib/match/match.svelte";
import type { Action, Event, Question, View } from "$lib/protocol/new-york";
import type { Drafted } from "$lib/protocol/table";

export type NewYorkMatch = Match<View, Event, Action, Question>;
export type Peeked = Drafted<View, Event, Action, Question>;

/** How long the pointer rests before anything is asked. */
const REST = 120;

export class Peek {
  /** The answer that is looked at, by its words. */
  words = $state<string | null>(null);
  #found = $state.raw<{ words: string; drafted: Peeked } | null>(null);
  #known = new Map<string, Peeked>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly match: NewYorkMatch) {}

  /** What it would do, once that is known. */
  get drafted(): Peeked | null {
    return this.#found?.words === this.words ? (this.#found?.drafted ?? null) : null;
  }

  /** Looks at an answer, or at none. */
  look(words: string | null): void {
    if (words === this.words) return;
    clearTimeout(this.#timer);
    this.words = words;
    if (words === null) return;
    const known = this.#known.get(this.#key(words));
    if (known) this.#found = { words, drafted: known };
    else this.#timer = setTimeout(() => void this.ask(words), REST);
  }

  /** What an answer would do; nothing if it cannot be given any more. */
  async ask(words: string): Promise<Peeked | null> {
    const update = this.match.update;
    if (!update) return null;
    const key = this.#key(words);
    const known = this.#known.get(key);
    if (known) return known;
    const actions = [...(this.match.draft?.actions ?? []), words];
    const answer = await this.match.live.request({ do: "draft", revision: update.revision, actions });
    if (answer.kind !== "drafted" || answer.stop?.kind === "refused") return null;
    if (this.#known.size > 400) this.#known.clear();
    this.#known.set(key, answer);
    if (this.words === words) this.#found = { words, drafted: answer };
    return answer;
  }

  #key(words: string): string {
    return [this.match.update?.revision, ...(this.match.draft?.actions ?? []), words].join("\n");
  }
}
