// A finished game looked at again, by the server: asked for, followed, given up.

import { api } from "$lib/net/api";
import type { Analysis as Found, AnalysisNow, Judged, Message } from "$lib/protocol/table";
import { decimals } from "$lib/words/decimals";
import { language } from "$lib/words/words.svelte";

/** How often one asks how far it is. */
const EVERY = 500;

export class Analysis {
  readonly table: string;
  found = $state.raw<Found | null>(null);
  /** How much of it is done, from 0 to 1; nothing while nobody looks. */
  progress = $state<number | null>(null);
  problem = $state.raw<unknown>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #closed = false;

  constructor(table: string) {
    this.table = table;
  }

  /** What others have had looked at is there already. */
  look(): Promise<void> {
    return this.#ask(() => api.analysis(this.table));
  }

  begin(): Promise<void> {
    this.progress = 0;
    return this.#ask(() => api.analyse(this.table));
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.progress = null;
    try {
      await api.stopAnalysis(this.table);
    } catch {
      // It ends by itself when nobody asks for it.
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    if (this.progress !== null) void this.stop();
  }

  async #ask(what: () => Promise<AnalysisNow>): Promise<void> {
    const asked = ++this.#asked;
    try {
      const now = await what();
      // What was asked before it was given up is answered in vain.
      if (asked === this.#asked) this.#hear(now);
      this.problem = null;
    } catch (problem) {
      this.progress = null;
      this.problem = problem;
    }
  }

  #hear(now: AnalysisNow): void {
    if (this.#closed) return;
    if (now.state === "done") {
      this.found = now.analysis;
      this.progress = null;
    } else if (now.state === "underway") {
      this.progress = now.of === 0 ? 0 : now.done / now.of;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#ask(() => api.analysis(this.table)), EVERY);
    } else {
      this.progress = null;
    }
  }
}

/** The decisions that cost most, the worst first. */
export function costliest({ decisions }: Found, most: number): Judged[] {
  const cost = ({ better }: Judged) => better?.by ?? 0;
  return decisions
    .filter(({ better }) => better !== null)
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, most);
}

/** Messages as one, put together by the message `how`: steps with an arrow between them, reasons with a comma. */
export function inTurn(how: string, messages: Message[]): Message {
  const joined = (before: Message, next: Message): Message => ({ id: how, args: [["before", { Message: before }], ["next", { Message: next }]] });
  const [first, ...others] = messages;
  return first ? others.reduce(joined, first) : { id: "list-none", args: [] };
}

/** Tenths as they are written, with a sign if one is wanted. */
export function tenths(number: number, signed = false): string {
  const digits = decimals((Math.abs(number) / 10).toFixed(1), language());
  if (number < 0) return `−${digits}`;
  return signed && number > 0 ? `+${digits}` : digits;
}
