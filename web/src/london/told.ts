// What a run brings, card by card, told from the events that the server answers a draft with.

import type { Event, PlayerView, View } from "$lib/protocol/london";
import type { Words } from "$lib/words/words.svelte";

/** What one thing brought to one seat. */
export type Brought = {
  /** A card, a borough, or nothing: the end of a run and whatever else happens by itself. */
  source: { card: number } | { borough: number } | null;
  /** Whether it was activated in a run, and not merely played or paid for. */
  activated: boolean;
  /** Money, but for what was borrowed. */
  cash: number;
  loans: number;
  borrowed: number;
  prestige: number;
  poverty: number;
  /** Titles of cards turned face down by it. */
  flipped: number[];
};

const fresh = (source: Brought["source"], activated = false): Brought => ({
  source,
  activated,
  cash: 0,
  loans: 0,
  borrowed: 0,
  prestige: 0,
  poverty: 0,
  flipped: [],
});

/** The acts of a seat and what each of them brought, in order. */
export function broughtTo(seat: number, events: Event[]): Brought[] {
  const all: Brought[] = [fresh(null)];
  let now = all[0] as Brought;
  const begin = (source: Brought["source"], activated = false) => {
    now = fresh(source, activated);
    all.push(now);
  };
  /** What was paid just before: an ability with a price is paid for first. */
  let paid = 0;
  for (const event of events) {
    if (typeof event === "string") continue;
    const price = paid;
    paid = "Paid" in event && event.Paid.seat === seat ? event.Paid.cash : 0;
    if ("Activated" in event && event.Activated.seat === seat) begin({ card: event.Activated.card }, true);
    else if ("BuildBegan" in event && event.BuildBegan.seat === seat) begin({ card: event.BuildBegan.card });
    else if ("ActionCardPlayed" in event && event.ActionCardPlayed.seat === seat) begin({ card: event.ActionCardPlayed.card });
    else if ("BoroughRun" in event && event.BoroughRun.seat === seat) begin({ borough: event.BoroughRun.borough });
    else if ("LandBought" in event && event.LandBought.seat === seat) begin({ borough: event.LandBought.borough });
    else if ("AbilityUsed" in event && event.AbilityUsed.seat === seat) {
      const { source } = event.AbilityUsed;
      now.cash += price;
      begin("Card" in source ? { card: source.Card } : { borough: source.Borough });
      now.cash -= price;
    } else if ("RunEnded" in event && event.RunEnded.seat === seat) begin(null);
    else if ("CashGained" in event && event.CashGained.seat === seat) now.cash += event.CashGained.cash;
    else if ("Paid" in event && event.Paid.seat === seat) now.cash -= event.Paid.cash;
    else if ("LoansTaken" in event && event.LoansTaken.seat === seat) {
      now.loans += event.LoansTaken.loans;
      now.borrowed += event.LoansTaken.gained;
    } else if ("CashGiven" in event && event.CashGiven.to === seat) now.cash += event.CashGiven.cash;
    else if ("CashGiven" in event && event.CashGiven.from === seat) now.cash -= event.CashGiven.cash;
    else if ("PrestigeGained" in event && event.PrestigeGained.seat === seat) now.prestige += event.PrestigeGained.prestige;
    else if ("PovertyTaken" in event && event.PovertyTaken.seat === seat) now.poverty += event.PovertyTaken.poverty;
    else if ("PovertyRemoved" in event && event.PovertyRemoved.seat === seat) now.poverty -= event.PovertyRemoved.poverty;
    else if ("PovertyGiven" in event && event.PovertyGiven.from === seat) now.poverty -= event.PovertyGiven.poverty;
    else if ("PovertyGiven" in event && event.PovertyGiven.to === seat) now.poverty += event.PovertyGiven.poverty;
    else if ("Flipped" in event && event.Flipped.seat === seat) now.flipped.push(event.Flipped.card);
  }
  return all;
}

/** What the end of a run counts: stacks, loans and cards in hand. */
export function runEnd(seat: number, events: Event[]): { stacks: number; loans: number; hand: number } | null {
  for (const event of events) {
    if (typeof event === "object" && "RunEnded" in event && event.RunEnded.seat === seat) return event.RunEnded;
  }
  return null;
}

/** A sum in words: “£4, 2 prestige, 1 poverty less”. */
export function sayGain(words: Words, gain: { cash: number; prestige: number; poverty: number }): string {
  const { cash, prestige, poverty } = gain;
  const said = [];
  if (cash !== 0) said.push(cash > 0 ? `£${cash}` : `−£${-cash}`);
  if (prestige !== 0) said.push(words.text("web-london-n-prestige", { amount: prestige }));
  if (poverty > 0) said.push(words.text("web-london-poverty-more", { amount: poverty }));
  if (poverty < 0) said.push(words.text("web-london-poverty-less", { amount: -poverty }));
  return said.join(", ");
}

/** The player of a seat, as a view shows them. */
export const playerOf = (view: View | null | undefined, seat: number | null): PlayerView | null =>
  view?.players.find((player) => player.seat === seat) ?? null;

/** What differs between two moments of one player. */
export function difference(before: PlayerView, after: PlayerView): { cash: number; prestige: number; poverty: number } {
  return {
    cash: after.cash - before.cash,
    prestige: after.prestige - before.prestige,
    poverty: after.poverty - before.poverty,
  };
}

/** How many cards a hand has. */
export const handSize = (player: PlayerView): number =>
  player.hand.known.length + player.hand.unknown.reduce((sum, count) => sum + count, 0);

/** Poverty that counts at the end: what somebody has above the least poor. */
export const aboveLeast = ({ scoring }: PlayerView): number => scoring.poverty - scoring.returned;

/** What somebody's poverty would cost if the game ended now. */
export function sayPoverty(words: Words, player: PlayerView): string {
  const count = aboveLeast(player);
  if (count <= 0) return words.text("web-london-least-poor");
  return words.text("web-london-above", { count, amount: Math.abs(player.scoring.poverty_loss) });
}
