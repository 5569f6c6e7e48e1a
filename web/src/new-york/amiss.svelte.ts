// A place where the skyscraper in hand cannot lie: drawn as such while it is pointed at, with the server's reason.

import type { Message } from "$lib/protocol/table";
import type { NewYorkMatch } from "./peek.svelte";
import type { Plan } from "./plan";
import type { Site } from "./sites";

/** How long the pointer rests before anything is asked. */
const REST = 160;

/** A place as the rules call it: its first cell, and how the skyscraper lies. */
export function placeWords(plan: Plan, { cells, turn }: Site): string {
  const { row, column } = plan.cell(Math.min(...cells));
  const cell = `${String.fromCharCode("a".charCodeAt(0) + column)}${row + 1}`;
  return `at ${cell} ${turn >= 4 ? "f" : "r"}${turn % 4}`;
}

export class Amiss {
  site = $state.raw<Site | null>(null);
  #told = $state.raw<{ key: string; reason: Message | null } | null>(null);
  readonly #known = new Map<string, Message | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly match: NewYorkMatch,
    readonly plan: Plan,
  ) {}

  /** Why it cannot lie there, once the server has said so. */
  get reason(): Message | null {
    return this.site && this.#told?.key === this.#key(this.site) ? this.#told.reason : null;
  }

  /** The last reason that was told about what is being tried now: it can still be read when the pointer is elsewhere. */
  get lately(): Message | null {
    const about = this.#told?.key.split("\n").slice(0, -1).join("\n");
    return about === this.#moment() ? (this.#told?.reason ?? null) : null;
  }

  /** Points at a place, or at none. */
  look(site: Site | null): void {
    if (site?.number === this.site?.number) return;
    clearTimeout(this.#timer);
    this.site = site;
    if (!site) return;
    const key = this.#key(site);
    const known = this.#known.get(key);
    if (known !== undefined) this.#told = { key, reason: known };
    else this.#timer = setTimeout(() => void this.#ask(site, key), REST);
  }

  async #ask(site: Site, key: string): Promise<void> {
    const reason = await this.match.why(placeWords(this.plan, site));
    this.#known.set(key, reason);
    if (this.site?.number === site.number) this.#told = { key, reason };
  }

  #key({ number }: Site): string {
    return `${this.#moment()}\n${number}`;
  }

  #moment(): string {
    return [this.match.update?.revision, ...(this.match.draft?.actions ?? [])].join("\n");
  }
}
