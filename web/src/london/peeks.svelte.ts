// What would come of an answer, asked before anybody gives it: the server tries it, stores nothing and tells nobody.
// So a stack says what it would bring, a run says what poverty it ends with, and a card in hand can be played without
// first pressing “develop”.

import type { Match } from "$lib/match/match.svelte";
import type { Action, Event, Question, View } from "$lib/protocol/london";
import type { Drafted } from "$lib/protocol/table";

export type LondonMatch = Match<View, Event, Action, Question>;
export type Peek = Drafted<View, Event, Action, Question>;

/** Answers that merely lead to the next question: what comes after them is offered at once. */
const LEADS: Partial<Record<string, string[]>> = {
  ChooseAction: ["develop", "land", "run"],
  Repay: ["repay 0"],
};
/** What is looked ahead at while a city runs. */
const IN_A_RUN = new Set(["activate", "effect", "use", "done"]);

export const questionName = (question: Question | undefined): string =>
  question === undefined ? "" : typeof question === "string" ? question : (Object.keys(question)[0] ?? "");

export class Peeks {
  readonly #match: LondonMatch;
  #moment = "";
  #found = $state.raw(new Map<string, Peek>());

  constructor(match: LondonMatch) {
    this.#match = match;
  }

  /** The moment that is looked from: peeks of another one are worth nothing. A turn that is shown act by act has one revision
      all the time, and only after the last act it is one's own turn. */
  get moment(): string {
    const { update, draft } = this.#match;
    return [update?.revision, update?.moves, update?.asked?.seat, ...(draft?.actions ?? [])].join("/");
  }

  /** What these answers would lead to, once it is known. */
  get(...words: string[]): Peek | undefined {
    return this.#found.get(words.join("/"));
  }

  /** The answers that lead on from the question asked now, if they can be given. */
  get leads(): string[] {
    if (!this.#match.myTurn) return [];
    const leads = LEADS[questionName(this.#match.asked?.question)] ?? [];
    return leads.filter((lead) => this.#match.choice(lead));
  }

  /** Asks what there is to ask at this moment. Called whenever the moment changes. */
  look(): void {
    const moment = this.moment;
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.#found = new Map();
    if (!this.#match.myTurn) return;
    for (const words of this.#wanted()) void this.#ask(moment, words);
  }

  #wanted(): string[][] {
    const wanted = this.leads.map((lead) => [lead]);
    if (this.leads.includes("run")) wanted.push(["run", "done"]);
    if (questionName(this.#match.asked?.question) === "Run") {
      for (const { words } of this.#match.choices) {
        if (IN_A_RUN.has(words.split(" ")[0] ?? "")) wanted.push([words]);
      }
    }
    return wanted;
  }

  async #ask(moment: string, words: string[]): Promise<void> {
    const { update, draft, live } = this.#match;
    if (!update) return;
    const actions = [...(draft?.actions ?? []), ...words];
    const answer = await live.request({ do: "draft", revision: update.revision, actions });
    if (this.#moment !== moment || answer.kind !== "drafted" || answer.stop) return;
    this.#found = new Map(this.#found).set(words.join("/"), answer);
  }
}
