// Which sounds belong to what happens. Events are known by their names alone, whatever the game.

import type { Step } from "$lib/protocol/table";
import type { Sound } from "./score";

const HEARD: Record<string, Sound> = {
  DrewFromDeck: "card",
  DrewFromBoard: "card",
  Discarded: "card",
  ActionCardPlayed: "card",
  Exchanged: "card",
  CardTaken: "card",
  CardUsed: "card",
  LotAcquired: "card",
  CardPlaced: "building",
  LandBought: "building",
  Built: "building",
  CashGained: "money",
  LoansTaken: "money",
  CashGiven: "money",
};

const ORDER: Sound[] = ["card", "building", "money"];

/** The sounds of events, each once: many cards are one rustle. */
export function soundsOf(events: readonly unknown[]): Sound[] {
  const names = events.flatMap((event) => (typeof event === "object" && event !== null ? Object.keys(event) : []));
  const found = new Set(names.flatMap((name) => HEARD[name] ?? []));
  return ORDER.filter((sound) => found.has(sound));
}

/** What somebody hears at one seat: what they try as soon as they try it, and not again when it is done. */
export class Ear {
  readonly #seat: () => number | null;
  /** What was heard of what is tried, or was tried last. */
  #tried: readonly unknown[] = [];
  #trying = false;

  constructor(seat: () => number | null) {
    this.#seat = seat;
  }

  /** Something is tried; `events` is all that it would cause, and nothing if nothing is tried any more. */
  tries(events: readonly unknown[]): Sound[] {
    if (events.length === 0) {
      this.#trying = false;
      return [];
    }
    const known = this.#trying ? alike(this.#tried, events) : 0;
    this.#tried = events;
    this.#trying = true;
    return soundsOf(events.slice(known));
  }

  /** Something has been done. */
  hears(steps: readonly Step<unknown>[]): Sound[] {
    const own = this.#seat();
    const events = steps.flatMap((step) => {
      if (step.did.kind !== "act" || step.did.seat !== own) return step.events;
      const known = alike(this.#tried, step.events);
      this.#tried = [];
      this.#trying = false;
      return step.events.slice(known);
    });
    return soundsOf(events);
  }
}

/** How far two stories are the same. */
function alike(one: readonly unknown[], other: readonly unknown[]): number {
  const differs = one.findIndex((event, number) => JSON.stringify(event) !== JSON.stringify(other[number]));
  return differs === -1 ? one.length : differs;
}
