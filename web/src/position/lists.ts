// A position as named lists of words, and how the words of its lists change.

import type { Message } from "$lib/protocol/table";
import type * as London from "$lib/protocol/london";
import type * as NewYork from "$lib/protocol/new-york";

export type Lists = [string, string[]][];
export type Game = "london" | "new-york";
export type Printed = London.Printed | NewYork.Printed;

/** Where nothing lies, and what stands between two stacks or batches. */
export const NOTHING = "-";
export const NEXT = "/";

/** What lists hold: things of one kind move between lists of that kind. */
export type Kind = "city" | "borough" | "lot-card" | "lot" | "tile" | "standing" | "action-card" | "street" | "shuffle";

export type Field =
  | { list: string; what: string; form: "number"; maybe: boolean }
  | { list: string; what: string; form: "numbers" }
  | { list: string; what: string; form: "choice"; from: "seat" | "challenge" | "character" }
  | { list: string; what: string; form: "words"; kind: Kind; gaps: boolean; next: boolean; laid: boolean };

const words = (list: string, kind: Kind, more: Partial<{ what: string; gaps: boolean; next: boolean; laid: boolean }> = {}): Field => ({
  list, what: list, form: "words", kind, gaps: false, next: false, laid: false, ...more,
});

/** What is to be laid out: the table, then each seat. */
export function groupsOf(game: Game, seats: number): { seat: number | null; fields: Field[] }[] {
  const moment: Field[] = [
    { list: "turn", what: "turn", form: "number", maybe: false },
    { list: "active", what: "active", form: "choice", from: "seat" },
    { list: "quiet", what: "quiet", form: "number", maybe: false },
    { list: "last", what: "last", form: "number", maybe: true },
  ];
  const own = (seat: number): Field[] => {
    const of = (what: string) => ({ list: `${what}-${seat}`, what });
    return game === "london"
      ? [
          { ...of("seat"), form: "numbers" },
          words(`hand-${seat}`, "city", { what: "hand" }),
          words(`city-${seat}`, "city", { what: "city", next: true, laid: true }),
          words(`boroughs-${seat}`, "borough", { what: "own-boroughs" }),
        ]
      : [
          { ...of("character"), form: "choice", from: "character" },
          { ...of("prestige"), form: "number", maybe: false },
          words(`lots-${seat}`, "lot", { what: "lots" }),
          words(`standing-${seat}`, "standing", { what: "standing" }),
          words(`demolished-${seat}`, "tile", { what: "demolished" }),
          words(`cards-${seat}`, "action-card", { what: "cards" }),
        ];
  };
  const common: Field[] =
    game === "london"
      ? [
          words("board-top", "city", { gaps: true }),
          words("board-bottom", "city", { gaps: true }),
          words("offer", "borough", { gaps: true }),
          words("boroughs", "borough"),
          words("deck", "city"),
          words("gone", "city"),
        ]
      : [
          words("market", "lot-card"),
          words("future", "lot-card", { next: true }),
          words("streets", "street"),
          { list: "challenge", what: "challenge", form: "choice", from: "challenge" },
          words("shuffles", "shuffle"),
        ];
  const each = Array.from({ length: seats }, (_, index) => ({ seat: index + 1, fields: own(index + 1) }));
  return [{ seat: null, fields: [...moment, ...common] }, ...each];
}

/** How many sit at the table of a position. */
export const seatsOf = (lists: Lists): number => lists.filter(([name]) => /^(hand|lots)-\d$/.test(name)).length;

export const wordsOf = (lists: Lists, list: string): string[] => lists.find(([name]) => name === list)?.[1] ?? [];

export const changed = (lists: Lists, list: string, to: string[]): Lists =>
  lists.map(([name, old]) => [name, name === list ? to : old]);

/** A word of a building area taken apart: turned over or not, which card, and the money on it. */
export type Laid = { down: boolean; id: string; money: number };

export function laid(word: string): Laid {
  const found = /^(!?)([^+]*)(?:\+(\d+))?$/.exec(word);
  return { down: found?.[1] === "!", id: found?.[2] ?? word, money: Number(found?.[3] ?? 0) };
}

export const written = ({ down, id, money }: Laid): string => `${down ? "!" : ""}${id}${money > 0 ? `+${money}` : ""}`;

/** The thing that a word names, without how it lies or where it stands. */
export const thingOf = (word: string): string => laid(word).id.split("@")[0] ?? word;

export const without = (list: string[], at: number): string[] => list.filter((_, index) => index !== at);

/** The list with a word one place earlier or later. */
export function shifted(list: string[], at: number, by: 1 | -1): string[] {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return list;
  return list.map((word, index) => (index === at ? other : index === at + by ? one : word));
}

/** A copy in random order. */
export function shuffled<T>(list: readonly T[], random: () => number = Math.random): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

const isLondon = (printed: Printed): printed is London.Printed => "boroughs" in printed;

/** How many there are of each thing that has to be somewhere. */
function supply(printed: Printed, seats: number): Map<string, number> {
  const all = new Map<string, number>();
  const add = (id: string, count = 1) => all.set(id, (all.get(id) ?? 0) + count);
  if (isLondon(printed)) {
    printed.titles.forEach(({ id, copies }) => add(id, copies));
    printed.boroughs.forEach(({ id }) => add(id));
    return all;
  }
  for (const { kind } of printed.lots) {
    const { id, district } = printed.kinds[kind] ?? { id: "", district: 0 };
    if (seats > 2 || printed.districts[district]?.two_players) add(id);
  }
  return all;
}

/** The lists whose words are things of the supply. Who owns a lot has its card. */
function used(lists: Lists, printed: Printed): string[] {
  const named = (pattern: RegExp) => lists.filter(([name]) => pattern.test(name)).flatMap(([, list]) => list);
  if (isLondon(printed)) {
    const things = named(/^(deck|gone|board-top|board-bottom|offer|boroughs|hand-\d|city-\d|boroughs-\d)$/);
    return things.filter((word) => word !== NOTHING && word !== NEXT).map(thingOf);
  }
  const kindOf = (lot: string) => printed.kinds[printed.lots.find(({ id }) => id === lot)?.kind ?? -1]?.id ?? "";
  return [...named(/^(market|future)$/).filter((word) => word !== NEXT), ...named(/^lots-\d$/).map(kindOf)];
}

/** What is nowhere, each thing as often as it is missing. */
export function missing(lists: Lists, printed: Printed): string[] {
  const left = supply(printed, seatsOf(lists));
  for (const thing of used(lists, printed)) left.set(thing, (left.get(thing) ?? 0) - 1);
  return [...left].flatMap(([thing, count]) => Array.from({ length: Math.max(0, count) }, () => thing));
}

/** Everything that is nowhere goes into its deck, which is shuffled: in London each set on its own. */
export function restIntoDecks(lists: Lists, printed: Printed, random: () => number = Math.random): Lists {
  const rest = missing(lists, printed);
  if (isLondon(printed)) {
    const isBorough = (id: string) => printed.boroughs.some((one) => one.id === id);
    const deck = [...wordsOf(lists, "deck"), ...rest.filter((id) => !isBorough(id))];
    const setOf = (id: string) => printed.titles.find((one) => one.id === id)?.set;
    const sets = (["a", "b", "c"] as const).flatMap((set) => shuffled(deck.filter((id) => setOf(id) === set), random));
    const land = shuffled([...wordsOf(lists, "boroughs"), ...rest.filter(isBorough)], random);
    return changed(changed(lists, "deck", sets), "boroughs", land);
  }
  const [first = [], ...later] = batches(wordsOf(lists, "future"));
  const joined = [shuffled([...first, ...rest], random), ...later].filter((batch) => batch.length > 0);
  return changed(lists, "future", joined.flatMap((batch, index) => (index === 0 ? batch : [NEXT, ...batch])));
}

const batches = (future: string[]): string[][] =>
  future.reduce<string[][]>((all, word) => (word === NEXT ? [...all, []] : [...all.slice(0, -1), [...(all.at(-1) ?? []), word]]), [[]]);

/** Adds a word to a list. What there are no more copies of is taken out of its deck. */
export function added(lists: Lists, list: string, word: string, printed: Printed): Lists {
  const old = wordsOf(lists, list);
  const gap = old.indexOf(NOTHING);
  const fill = gap >= 0 && word !== NEXT && word !== NOTHING;
  let now = changed(lists, list, fill ? old.map((one, index) => (index === gap ? word : one)) : [...old, word]);
  const left = supply(printed, seatsOf(lists));
  const counted = used(now, printed);
  const thing = counted.find((one) => counted.filter((other) => other === one).length > (left.get(one) ?? Infinity));
  if (thing !== undefined) {
    for (const deck of ["deck", "boroughs", "future", "gone"].filter((name) => name !== list)) {
      const cards = wordsOf(now, deck);
      const at = cards.lastIndexOf(thing);
      if (at >= 0) {
        now = changed(now, deck, without(cards, at));
        break;
      }
    }
  }
  return now;
}

/** The places of a skyscraper inside the lots of its owner, as words that follow its id. */
export function placesOf(tile: string, lots: string[], printed: NewYork.Printed): string[] {
  const facts = printed.tiles.find(({ id }) => id === tile);
  if (!facts) return [];
  const number = ({ row, column }: NewYork.Cell) => row * printed.columns + column;
  const ground = new Set(printed.lots.filter(({ id }) => lots.includes(id)).flatMap(({ cells }) => cells.map(number)));
  const of = printed.sites.filter(({ cells, turn }) => shape(cells, printed.columns) === turned(facts.shape, turn));
  const several = new Set(of.map(({ turn }) => turn)).size > 1;
  return of
    .filter(({ cells }) => cells.every((cell) => ground.has(cell)))
    .map(({ cells: [first = 0], turn }) => {
      const cell = `${String.fromCharCode(97 + (first % printed.columns))}${Math.floor(first / printed.columns) + 1}`;
      return several ? `${cell}.${turn > 3 ? "f" : "r"}${turn % 4}` : cell;
    });
}

type Place = [row: number, column: number];

/** Cells moved to the corner, as a text to compare. */
function corner(cells: Place[]): string {
  const [top, left] = [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, column]) => column))];
  return cells.map(([row, column]) => `${row - top},${column - left}`).sort().join(" ");
}

const shape = (cells: number[], columns: number): string =>
  corner(cells.map((cell): Place => [Math.floor(cell / columns), cell % columns]));

/** A shape turned over if need be, and turned clockwise. */
function turned(cells: NewYork.Cell[], turn: number): string {
  let now = cells.map(({ row, column }): Place => [row, turn > 3 ? -column : column]);
  for (let quarter = 0; quarter < turn % 4; quarter += 1) now = now.map(([row, column]): Place => [column, -row]);
  return corner(now);
}

/** What words of a list are called. */
export function namesOf(printed: Printed, say: (message: Message) => string, has: (id: string) => boolean): Map<string, string> {
  const names = new Map<string, string>();
  if (isLondon(printed)) {
    const said = printed.titles.map(({ name }) => say(name));
    printed.titles.forEach(({ id, set, name: message }, index) => {
      const name = said[index] ?? id;
      // Cards that are called alike are told apart as the language does it; those of an owner by their set, or by all of their id.
      const alike = printed.titles.filter((_, other) => said[other] === name);
      const variant = `${message.id}.apart`;
      const bySet = alike.filter((one) => one.set === set).length > 1 ? id : `${name} ${set.toUpperCase()}`;
      const apart = has(variant) ? say({ ...message, id: variant }) : bySet;
      names.set(id, alike.length > 1 ? apart : name);
    });
    printed.boroughs.forEach(({ id, name }) => names.set(id, say(name)));
    return names;
  }
  const things = [...printed.kinds, ...printed.streets, ...printed.tiles, ...printed.characters, ...printed.challenges];
  things.forEach(({ id, name }) => names.set(id, say(name)));
  printed.lots.forEach(({ id }) => names.set(id, id));
  const CARDS = ["boom", "shift", "grab"];
  printed.cards.forEach(({ name }, index) => names.set(CARDS[index] ?? "", say(name)));
  return names;
}

/** What can be put into lists of a kind. */
export function poolOf(kind: Kind, printed: Printed): string[] {
  if (isLondon(printed)) {
    return kind === "borough" ? printed.boroughs.map(({ id }) => id) : printed.titles.map(({ id }) => id);
  }
  switch (kind) {
    case "lot-card": return printed.kinds.map(({ id }) => id);
    case "lot": return printed.lots.map(({ id }) => id);
    case "tile": return printed.tiles.slice(0, 18).map(({ id }) => id);
    case "standing": return printed.tiles.map(({ id }) => id);
    case "action-card": return ["boom", "shift", "grab"];
    case "street": return printed.streets.slice(0, printed.scoring_streets).map(({ id }) => id);
    case "city":
    case "borough":
    case "shuffle": return [];
  }
}
