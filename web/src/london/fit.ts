// A card is a fixed size, and what a pack prints on it is not: what does not fit is set closer, step by step, and only
// then a sentence ends early. Pointing at the card says all of it.

import type { Attachment } from "svelte/attachments";

/** Steps of `Card.svelte`. */
const STEPS = 8;

/** Gives a card as much air as it has room for; `what` is what is printed on it, so that another card is set anew. */
export function fit(_what: unknown): Attachment<HTMLElement> {
  return (card) => {
    const body = card.querySelector<HTMLElement>(".body");
    if (!body) return;
    const set = () => {
      let step = 0;
      do card.dataset.close = `${step}`;
      while (body.scrollHeight > body.clientHeight + 1 && step++ < STEPS);
    };
    set();
    const watch = new ResizeObserver(set);
    watch.observe(card);
    // Typefaces come when they come.
    document.fonts?.addEventListener("loadingdone", set);
    return () => {
      watch.disconnect();
      document.fonts?.removeEventListener("loadingdone", set);
    };
  };
}
