// What one has not looked at yet: acts of others since one's own last act, and what was said. Where the log is shown
// nothing is unread.

import type { AnyMatch } from "$lib/match/match.svelte";
import type { Words } from "$lib/words/words.svelte";
import { actsOf } from "./acts";

export class Unread {
  /** How far the log was looked at, and the chat. */
  #revision = $state(-1);
  #line = $state(-1);

  /** Acts as the log tells them; that a turn begins is no news. */
  acts = $derived.by(
    () => actsOf(this.match.since, this.words).filter(({ turn, revision }) => !turn && revision > this.#revision).length,
  );
  /** Lines of others whom one hears. Whoever answered has read what was said before. */
  said = $derived.by(() => {
    const { chat, seat, muted } = this.match;
    const own = seat === null ? -1 : (chat.findLast((line) => line.seat === seat)?.number ?? -1);
    const read = Math.max(own, this.#line);
    return chat.filter((line) => line.number > read && (line.seat === null || !muted.includes(line.seat))).length;
  });

  constructor(
    readonly match: AnyMatch,
    readonly words: Words,
  ) {}

  /** The log is looked at. */
  seeLog(): void {
    this.#revision = Math.max(this.#revision, ...this.match.since.map(({ revision }) => revision));
  }

  /** The chat is looked at. */
  seeChat(): void {
    this.#line = Math.max(this.#line, ...this.match.chat.map(({ number }) => number));
  }
}
