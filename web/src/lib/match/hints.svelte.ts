// What would be good to do, asked of the server. Hints are about the table as it stands: they know nothing of what is
// being tried. They are gone once the table or what is tried has changed; whoever takes back what was tried has them
// again, and can try another one.

import type { Hint, Message } from "$lib/protocol/table";
import type { AnyMatch } from "./match.svelte";

export type Advice =
  | { kind: "waiting" }
  | { kind: "shown"; hints: Hint[] }
  /** No hints are given, or one cannot be followed any more. */
  | { kind: "refused"; say: Message }
  | { kind: "gone"; say: Message }
  /** A hint is being tried but for these answers, which would do it for good; none if all of it is tried and one is asked on. */
  | { kind: "left"; actions: string[]; plan: Message[] };

/** What advice is about: a revision, and what was being tried when it was asked for. */
type Moment = { revision: number | undefined; draft: AnyMatch["draft"] };
type Given = { about: Moment; advice: Advice };

/** Ways that differ only after something unknown has been shown are one way until then. */
const distinct = (hints: Hint[]): Hint[] =>
  hints.filter(({ actions }, place) => hints.findIndex((one) => one.actions.join("/") === actions.join("/")) === place);

export class Hints {
  readonly #match: AnyMatch;
  #given = $state.raw<Given | null>(null);
  /** What is left of the hint that is being tried, or why none is. */
  #taken = $state.raw<Given | null>(null);
  #offered = $state(false);

  constructor(match: AnyMatch) {
    this.#match = match;
  }

  /** What there is to say at this moment. */
  get advice(): Advice | null {
    if (!this.can) return null;
    return [this.#taken, this.#given].find((given) => given && this.#isNow(given.about))?.advice ?? null;
  }

  /** Whether one is asked anything that hints could be about. */
  get can(): boolean {
    return this.#match.myTurn && !this.#match.update?.ended;
  }

  /** Whether nobody asked for them: then they stay in the background. */
  get offered(): boolean {
    return this.#offered;
  }

  /** Asks on behalf of somebody who plays a first game. */
  async offer(): Promise<void> {
    const asked = this.ask();
    this.#offered = true;
    await asked;
  }

  /** Asks what would be good to do; asked once more, puts the hints away. What is being tried stays. */
  async ask(): Promise<void> {
    if (!this.can || this.#match.busy) return;
    if (this.advice?.kind === "waiting" || this.advice?.kind === "shown") {
      this.close();
      return;
    }
    this.#offered = false;
    this.#match.skip();
    const about = this.#moment();
    if (about.revision === undefined || !this.can) return;
    const asked: Given = { about, advice: { kind: "waiting" } };
    this.#taken = null;
    this.#given = asked;
    const answer = await this.#match.live.request({ do: "hint", revision: about.revision });
    // Put away meanwhile, or asked anew.
    if (this.#given !== asked) return;
    if (answer.kind === "hints") this.#given = { about, advice: { kind: "shown", hints: distinct(answer.hints) } };
    else if (answer.kind === "refused") this.#given = { about, advice: { kind: "refused", say: answer.say } };
    else this.close();
  }

  /** Tries a hint instead of whatever is being tried. What would do it for good is left for another press, unless it is
      all of the hint. */
  async take({ actions, plan }: Hint): Promise<void> {
    const tried = await this.#match.prepare(actions);
    if (tried === null) return;
    if (typeof tried === "object") {
      this.#taken = { about: this.#moment(), advice: { kind: "gone", say: tried.say } };
    } else if (tried === 0) {
      await this.#match.chooseAll(actions);
    } else {
      const left: Advice = { kind: "left", actions: actions.slice(tried), plan: plan.slice(tried) };
      this.#taken = { about: this.#moment(), advice: left };
    }
  }

  /** Does what is left of a hint. Where nothing is, what is tried is done for good: hints are about the table as it stands, so that
      only then there is another one. */
  async finish(): Promise<void> {
    const advice = this.advice;
    if (advice?.kind !== "left") return;
    if (advice.actions.length > 0) await this.#match.chooseAll(advice.actions);
    else await this.#match.keep();
  }

  close(): void {
    this.#given = null;
    this.#taken = null;
  }

  #moment(): Moment {
    return { revision: this.#match.update?.revision, draft: this.#match.draft };
  }

  #isNow({ revision, draft }: Moment): boolean {
    const now = this.#moment();
    return revision === now.revision && draft === now.draft;
  }
}
