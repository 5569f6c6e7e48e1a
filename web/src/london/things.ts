// Where on the table an answer is given: each choice belongs to a thing that can be pointed at, or to none, and then
// it is a button in words. Only the words and the data of the choices are looked at; what is legal is never worked out.

import type { Action, PlayerView, Printed, View } from "$lib/protocol/london";
import type { Choice, Message } from "$lib/protocol/table";
import type { Words } from "$lib/words/words.svelte";

export type LondonChoice = Choice<Action>;

/** The spaces of the board are numbered as if every row had so many. */
export const ROW = 5;

/** The names of things: one for everything that can be pointed at. */
export const thing = {
  hand: (id: string) => `hand:${id}`,
  stack: (number: number) => `stack:${number}`,
  place: "place:new",
  board: (space: number) => `board:${space}`,
  deck: "deck",
  seen: (id: string) => `seen:${id}`,
  offer: (id: string) => `offer:${id}`,
  borough: "borough",
  seat: (seat: number) => `seat:${seat}`,
};

/** The part of the table where a thing lies. */
export type Zone = "hand" | "stack" | "place" | "board" | "deck" | "seen" | "offer" | "borough" | "seat";
export const zoneOf = (name: string): Zone => name.split(":")[0] as Zone;

/** The thing that a choice is about. */
export function thingOf(choice: LondonChoice): string | null {
  const { action, words } = choice;
  const [verb, ...rest] = words.split(" ");
  const [first = "", second = ""] = rest;
  if (typeof action === "object" && "DrawBoard" in action) return thing.board(action.DrawBoard);
  if (typeof action === "object" && "Take" in action) return thing.board(action.Take);
  switch (verb) {
    case "draw":
      return first === "deck" ? thing.deck : first === "seen" ? thing.seen(second) : null;
    case "return":
      return thing.seen(first);
    case "play":
    case "with":
    case "discard":
    case "give":
      return thing.hand(first);
    case "new":
      return thing.place;
    case "on":
    case "activate":
    case "again":
      return thing.stack(Number(first));
    case "flip":
      return first === "" ? null : thing.stack(Number(first));
    case "use":
    case "exchange":
      return first === "borough" ? thing.borough : thing.stack(Number(first));
    case "effect":
      return thing.borough;
    case "buy":
      return thing.offer(first);
    case "player":
      return thing.seat(Number(first));
    default:
      return null;
  }
}

/** Answers that one would look for on the table and in words: they are both. */
const BOTH = new Set(["draw deck", "effect", "new"]);
const BOTH_VERBS = new Set(["use", "exchange", "player"]);

/** Whether a choice is a button in the panel of the decision. */
export function isButton(choice: LondonChoice): boolean {
  const verb = choice.words.split(" ")[0] ?? "";
  return thingOf(choice) === null || BOTH.has(choice.words) || BOTH_VERBS.has(verb);
}

/** Choices by the things they are about. */
export function byThing(choices: LondonChoice[]): Map<string, LondonChoice[]> {
  const found = new Map<string, LondonChoice[]>();
  for (const choice of choices) {
    const name = thingOf(choice);
    if (name !== null) found.set(name, [...(found.get(name) ?? []), choice]);
  }
  return found;
}

/** Everything that is drawn now: an answer about anything else is a button. */
export function drawnOf(view: View | null, own: PlayerView | null, hand: number[], printed: Printed): Set<string> {
  const found = new Set<string>([thing.deck, thing.place]);
  if (!view || !own) return found;
  const card = (title: number) => printed.titles[title]?.id ?? "";
  for (const title of hand) found.add(thing.hand(card(title)));
  for (const stack of own.stacks) found.add(thing.stack(stack.number + 1));
  view.board.forEach((row, number) => row.forEach((title, place) => title !== null && found.add(thing.board(number * ROW + place))));
  for (const borough of view.offer) if (borough !== null) found.add(thing.offer(printed.boroughs[borough]?.id ?? ""));
  if (own.top_borough !== null) found.add(thing.borough);
  for (const title of view.deck.top) if (title !== null) found.add(thing.seen(card(title)));
  for (const player of view.players) found.add(thing.seat(player.seat));
  return found;
}

/** What an answer costs beside what is printed: loans that it takes, money for an ability, money that is lost. */
export type Price = { loans: number; cash: number; lost: number };

/** The hidden price of a choice, read from what the choice says. */
export function priceOf({ say }: LondonChoice): Price {
  const price: Price = { loans: 0, cash: 0, lost: 0 };
  const number = (message: Message, name: string): number => {
    const arg = message.args.find(([key]) => key === name)?.[1];
    return arg && "Number" in arg ? arg.Number : 0;
  };
  const read = (message: Message): void => {
    price.loans += number(message, "loans");
    if (message.id === "london-action-pay-priced") price.cash += number(message, "amount");
    if (message.id === "london-action-losing-till") price.lost += number(message, "amount");
    for (const [, arg] of message.args) if ("Message" in arg) read(arg.Message);
  };
  read(say);
  return price;
}

/** A hidden price in words; nothing if there is none. */
export function sayPrice(words: Words, { loans, cash, lost }: Price): string {
  if (loans > 0) return words.text("web-london-takes-loans", { count: loans });
  return cash > 0 ? `+£${cash}` : lost > 0 ? `−£${lost}` : "";
}

/** The order in which stacks are activated in what is tried: the number of the stack, and of the last act there. A stack
    that was built on in between can be activated twice. */
export function ordered(actions: string[]): Map<number, number> {
  const found = new Map<number, number>();
  let acts = 0;
  for (const action of actions) {
    const [verb, number] = action.split(" ");
    if (verb === "activate" && number) found.set(Number(number), (acts += 1));
  }
  return found;
}

const LIKELY = ["done", "flip", "draw deck", "new", "repay 0"];
/** What is there beside the question, and seldom wanted. */
const BESIDE = new Set(["loan", "exchange", "effect"]);

/** The answer that is most often wanted, for the button that stands out: one of the likely ones, or the only one that
    answers the question. */
export function likely(choices: LondonChoice[]): string | null {
  const words = choices.map((choice) => choice.words).filter((one) => !BESIDE.has(one.split(" ", 1)[0] ?? one));
  const found = LIKELY.find((one) => words.includes(one));
  return found ?? (choices.length === 1 ? (words[0] ?? null) : null);
}

const COLOURS = ["brown", "blue", "pink", "grey"];

/** A hand by colour, since cards of a colour pay for each other. */
export function inOrder(hand: number[], printed: Printed): number[] {
  const colourOf = (title: number) => COLOURS.indexOf(printed.titles[title]?.colour ?? "");
  return [...hand].sort((a, b) => colourOf(a) - colourOf(b) || a - b);
}
