// Playing is pointing: which things of the table can be pointed at now, and what follows when one is.

import { prefs } from "$lib/prefs.svelte";
import { byThing, isButton, thing, thingOf, zoneOf, type LondonChoice, type Zone } from "./things";
import { Peeks, questionName, type LondonMatch } from "./peeks.svelte";

/** An answer: some words that lead to it, and the choice it ends with. */
export type Answer = { words: string[]; choice: LondonChoice };

/** What leads on from a question is not offered ahead of it: those belong to the moment itself. */
const NOT_AHEAD = new Set(["loan", "done", "exchange", "with", "new", "on"]);

export class Pointing {
  readonly match: LondonMatch;
  readonly peeks: Peeks;
  readonly #idOf: (title: number) => string | undefined;
  /** Answers of one thing, of which one has to be picked; or one that cannot be taken back and waits for a yes. */
  #open = $state.raw<{ moment: string; name: string; answers: Answer[] } | null>(null);
  /** Where a card that is dragged shall go once it is paid for. */
  #wish = $state.raw<{ revision: number; place: string } | null>(null);
  /** The thing that is being dragged. */
  dragged = $state<string | null>(null);

  /** Answers by the things they are about, with those that the next question would offer. */
  readonly answers: Map<string, Answer[]>;
  /** The parts of the table in which something can be pointed at. */
  readonly zones: Set<Zone>;
  /** Those of them that the question itself asks for, and not one that would come after it. */
  readonly asked: Set<Zone>;

  constructor(match: LondonMatch, idOf: (title: number) => string | undefined) {
    this.match = match;
    this.#idOf = idOf;
    this.peeks = new Peeks(match);
    this.answers = $derived.by(() => this.#answers());
    this.zones = $derived(new Set([...this.answers.keys()].map(zoneOf)));
    this.asked = $derived.by(() => {
      const zones = new Set(match.myTurn ? [...byThing(match.choices).keys()].map(zoneOf) : []);
      // Cards are asked for even where none of them can be played: each says why not.
      if (match.myTurn && this.question === "Develop") zones.add("hand");
      return zones;
    });
  }

  #answers(): Map<string, Answer[]> {
    const found = new Map<string, Answer[]>();
    if (!this.match.myTurn || this.match.update?.ended) return found;
    for (const [name, choices] of byThing(this.match.choices)) {
      found.set(name, choices.map((choice) => ({ words: [choice.words], choice })));
    }
    for (const lead of this.peeks.leads) {
      const ahead = this.peeks.get(lead);
      if (!ahead || ahead.asked?.seat !== this.match.seat) continue;
      const only = ahead.view.being_built;
      const leads = this.match.choice(lead);
      if (only !== null && leads) {
        // A single card can be played, so the game has not asked which one.
        const id = this.#idOf(only);
        if (id !== undefined) found.set(thing.hand(id), [{ words: [lead], choice: leads }]);
      }
      const offered = ahead.choices.filter(({ words }) => !NOT_AHEAD.has(words.split(" ")[0] ?? ""));
      for (const [name, choices] of byThing(offered)) {
        if (!found.has(name)) found.set(name, choices.map((choice) => ({ words: [lead, choice.words], choice })));
      }
    }
    return found;
  }

  get question(): string {
    return questionName(this.match.asked?.question);
  }

  can(name: string): boolean {
    return this.answers.has(name);
  }

  /** What is open to pick from, if anything. */
  get open(): { name: string; answers: Answer[] } | null {
    return this.#open?.moment === this.peeks.moment ? this.#open : null;
  }

  /** Points at a thing: it is answered with, or opened if that takes another word. */
  point(name: string): void {
    const answers = this.answers.get(name);
    const [only] = answers ?? [];
    if (!answers || !only || this.match.busy) return;
    // Where everything that shows something new is asked about, the match asks.
    const irrevocable = prefs.confirms.steps && !this.match.asks.shows && only.choice.words.startsWith("buy ");
    if (answers.length > 1 || (irrevocable && this.open?.name !== name)) {
      this.#open = { moment: this.peeks.moment, name, answers };
    } else {
      this.answer(only);
    }
  }

  answer({ words }: Answer): void {
    this.#open = null;
    const [first] = words;
    if (words.length === 1 && first !== undefined) void this.match.choose(first);
    else void this.match.chooseAll(words);
  }

  close(): void {
    this.#open = null;
  }

  /** A card of the hand is dropped on a place: it is played, and goes there once it is paid for. */
  drop(name: string, place: string): void {
    this.dragged = null;
    const words = place === "place:new" ? "new" : `on ${place.split(":")[1]}`;
    if (!this.can(name)) return;
    this.#wish = { revision: this.match.update?.revision ?? -1, place: words };
    this.point(name);
  }

  /** Gives the answer that was wished for when the card was dropped. Called whenever the moment changes. */
  follow(): void {
    const wish = this.#wish;
    if (!wish || this.match.busy) return;
    if (wish.revision !== this.match.update?.revision || !this.match.draft) {
      if (this.question !== "Develop" && this.question !== "ChooseAction") this.#wish = null;
      return;
    }
    if (this.question !== "Place") return;
    this.#wish = null;
    if (this.match.choice(wish.place)) void this.match.choose(wish.place);
  }

  /** Whether a choice is a button: nothing that can be answered is ever without a place. `drawn` are the things that
      are on the table now. */
  button(choice: LondonChoice, drawn: Set<string>): boolean {
    const name = thingOf(choice);
    return isButton(choice) || name === null || !drawn.has(name);
  }
}
