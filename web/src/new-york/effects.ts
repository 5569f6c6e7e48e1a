// What an answer would change, as short lines for the decision panel. Nothing is worked out here that the server has
// not said: the lines compare the table before with the table after.

import type { Event, PlayerView, Printed, View } from "$lib/protocol/new-york";
import type { Args, Words } from "$lib/words/words.svelte";
import type { Peeked } from "./peek.svelte";

export type Effect = { text: string; strong: boolean };
export type Effects = { before: number; after: number; lines: Effect[]; reveals: boolean };

export const player = (view: View | null | undefined, seat: number | null): PlayerView | undefined =>
  view?.players.find((one) => one.seat === seat);

/** What is inside an event of a name. */
type Inside<K extends string, E = Event> = E extends Record<K, infer I> ? I : never;
const all = <K extends string>(events: Event[], name: K): Inside<K>[] =>
  events.flatMap((event) =>
    typeof event === "object" && name in event ? [(event as unknown as Record<K, Inside<K>>)[name]] : [],
  );

export function effectsOf(before: View, drafted: Peeked, seat: number, printed: Printed, words: Words): Effects {
  const from = player(before, seat);
  const to = player(drafted.view, seat);
  const lines: Effect[] = [];
  if (!from || !to) return { before: 0, after: 0, lines, reveals: false };
  const say = (id: string, args: Args = {}, strong = false) =>
    lines.push({ text: words.text(id, args), strong });
  const events = drafted.events.filter((event) => typeof event === "string" || bySeat(event, seat));

  for (const { lot } of all(events, "LotAcquired")) say("web-new-york-effect-lot", { lot: printed.lots[lot]?.id ?? "" });
  for (const { lot } of all(events, "LotReturned")) say("web-new-york-effect-return", { lot: printed.lots[lot]?.id ?? "" });
  const gone = all(events, "Demolished").flatMap(({ tile }) => printed.tiles[tile] ?? []);
  if (gone.length > 0) {
    const tiles = { List: gone.map(({ name }) => name) };
    lines.push({ text: words.say({ id: "web-new-york-effect-demolished", args: [["tiles", tiles]] }), strong: false });
  }
  const built = all(events, "Built").reduce((sum, { points }) => sum + points, 0);
  const opened = all(events, "Unlocked")[0]?.generation;
  if (built > 0) say("web-new-york-effect-points", { points: built });
  const prestige = all(events, "PrestigeScored").reduce((sum, { points }) => sum + points, 0);
  if (prestige > 0) say("web-new-york-effect-prestige", { points: prestige });
  if (opened) {
    const generation = printed.generations.find(({ id }) => id === opened);
    if (generation) say("web-new-york-effect-opens", { generation: generation.name, points: generation.points }, true);
  }
  const moves = all(events, "WorkersMoved");
  const back = moves.reduce((sum, one) => sum + one.back.length, 0);
  const sent = moves.reduce((sum, one) => sum + one.sent.length, 0);
  if (back > 0) say("web-new-york-effect-back", { count: back, workers: to.workers, all: workersOf(to) });
  if (sent > 0) say("web-new-york-effect-sent", { count: sent, workers: to.workers, all: workersOf(to) });
  drafted.view.streets.forEach((street, index) => {
    const [was, is] = [from.scoring.along[index] ?? 0, to.scoring.along[index] ?? 0];
    const [had, has] = [from.scoring.streets[index] ?? 0, to.scoring.streets[index] ?? 0];
    const name = printed.streets[street]?.name;
    if (!name || (was === is && had === has)) return;
    if (has > had) say("web-new-york-effect-street-lead", { street: name, count: is }, true);
    else if (has < had) say("web-new-york-effect-street-lost", { street: name, count: is });
    else say("web-new-york-effect-street", { street: name, count: is });
  });
  const challenge = printed.challenges.find(({ id }) => id === before.challenge.replaceAll("_", "-"))?.name;
  if (challenge && to.scoring.challenge !== from.scoring.challenge && prestige === 0) {
    say("web-new-york-effect-challenge", { challenge, points: to.scoring.challenge }, to.scoring.challenge > from.scoring.challenge);
  }
  if (all(events, "EndTriggered").length > 0) say("web-new-york-effect-end", {}, true);
  return { before: from.score, after: to.score, lines, reveals: drafted.stop?.kind === "reveals" };
}

/** All workers of somebody: those at hand and those on lots. */
export const workersOf = ({ workers, vacant }: PlayerView): number => workers + vacant.length;

function bySeat(event: Exclude<Event, string>, seat: number): boolean {
  const inside = Object.values(event)[0] as { seat?: number };
  return inside.seat === undefined || inside.seat === seat;
}
