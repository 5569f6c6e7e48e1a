// Leads through a lesson: which step one is at, what it points at, and whether an answer is the one that it is about.
// It follows what is shown, so whoever takes something back is told the same again.

import type { AnyMatch } from "./match.svelte";

type Step = { tell: string; at?: string; moves?: string[]; freely?: boolean };
/** A step, and the actions of the chapter before and after it. */
type Placed = Step & { number: number; start: number; end: number; own: boolean };

/** The learner's seat. */
const OWN = "1 ";

const verb = (move: string): string => move.split(" ", 2).join(" ");

export class Guide {
  readonly #match: AnyMatch;
  readonly #after: number;
  readonly steps: Placed[];
  /** The last step that was read. */
  #read = $state(-1);
  /** Where something else was tried. */
  #astray = $state<number | null>(null);

  constructor(match: AnyMatch, after: number, steps: Step[]) {
    this.#match = match;
    this.#after = after;
    let done = 0;
    this.steps = steps.map((step, number) => {
      const start = done;
      done += step.moves?.length ?? 0;
      return { ...step, number, start, end: done, own: step.moves?.[0]?.startsWith(OWN) ?? false };
    });
  }

  /** Actions of the chapter that are done, or tried. */
  get #done(): number {
    return (this.#match.update?.moves ?? this.#after) - this.#after + (this.#match.draft?.actions.length ?? 0);
  }

  /** Whether anything was done since the chapter began: what was there before is not the learner's, and stays. */
  get begun(): boolean {
    return (this.#match.update?.moves ?? this.#after) > this.#after;
  }

  /** Whether the lesson asks for this answer now. */
  wants(words: string): boolean {
    return this.step?.own === true && this.#asks(this.#done, `${OWN}${words}`);
  }

  /** The step that one is at; nothing once all is done. What others do, and what is only said, stays until it was read. */
  get step(): Placed | null {
    const done = this.#done;
    const open = ({ number, start, end, own }: Placed) => {
      if (own) return done < end;
      return done < end || (done <= Math.max(start, end) && number > this.#read);
    };
    return this.steps.find(open) ?? null;
  }

  /** Whether the step waits to be read, and for nothing else. */
  get reads(): boolean {
    const step = this.step;
    return step !== null && !step.own && this.#done >= step.end;
  }

  /** Whether something else than wanted was tried at this moment. */
  get astray(): boolean {
    return this.#astray === this.#done;
  }

  next(): void {
    if (this.reads) this.#read = this.step?.number ?? this.#read;
  }

  /** Whether these answers are the next ones of the lesson; after its end everything is. */
  permits(words: string[]): boolean {
    const from = this.#done;
    const last = this.steps.at(-1)?.end ?? 0;
    const permitted = from >= last || words.every((word, place) => this.#asks(from + place, `${OWN}${word}`));
    this.#astray = permitted ? null : from;
    return permitted;
  }

  #asks(number: number, move: string): boolean {
    const step = this.steps.find(({ start, end }) => start <= number && number < end);
    const wanted = step?.moves?.[number - step.start];
    if (wanted === move) return true;
    return step?.freely === true && number === step.end - 1 && wanted !== undefined && verb(wanted) === verb(move);
  }
}
