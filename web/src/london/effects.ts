// What a card does, as a row of figures and icons. Whatever has no icons of its own is set as words, so that a new
// effect never leaves a card blank.

import type { Amount, Colour, Cost, Count, Effect, Filter, PrintedCard, PrintedEffects } from "$lib/protocol/london";
import type { Message } from "$lib/protocol/table";
import type { IconName } from "./icons";

/** One thing in the row. The sign stands apart: the display face's minus is as long as a dash. */
export type Piece =
  | { is: "figure"; text: string; sign?: "+" | "−" }
  | { is: "icon"; icon: IconName }
  | { is: "mark"; colour: Colour }
  | { is: "word"; word: string };

/** What belongs together, and what it means in words. */
export type Part = { pieces: Piece[]; cost?: boolean; say?: Message };

const icon = (name: IconName): Piece => ({ is: "icon", icon: name });
const figure = (text: string | number, sign?: "+" | "−"): Piece =>
  sign ? { is: "figure", text: `${text}`, sign } : { is: "figure", text: `${text}` };
const mark = (colour: Colour): Piece => ({ is: "mark", colour });
const per: Piece = { is: "word", word: "web-london-per" };

const COUNTS: Record<Count, Piece> = {
  borough: icon("borough"),
  riverside_borough: icon("river"),
  north_borough: icon("north"),
  south_borough: icon("south"),
  face_up_brown: mark("brown"),
  face_up_blue: mark("blue"),
  face_up_pink: mark("pink"),
};

const FILTERS: Record<Filter, Piece[]> = {
  any: [icon("discard")],
  brown: [icon("discard"), mark("brown")],
  blue: [icon("discard"), mark("blue")],
  pink: [icon("discard"), mark("pink")],
  pauper: [icon("discard"), mark("grey")],
};

/** More discards than anybody has cards: any number. */
const ANY_NUMBER = 100;

function amount(value: Amount, show: (each: number) => Piece[]): Piece[] {
  return typeof value === "number" ? show(value) : [...show(value.each), per, COUNTS[value.per]];
}

const cash = (value: number): Piece[] => [figure(`£${value}`)];
const prestige = (value: number): Piece[] => [figure(value), icon("prestige")];
const relief = (value: number): Piece[] => [figure(value, "−"), icon("poverty")];
const burden = (value: number): Piece[] => [figure(value, "+"), icon("poverty")];

/** The pieces of an effect; nothing if it has to be said in words. */
function piecesOf(effect: Effect): Piece[] | null {
  if (effect === "activate_again") return [icon("again")];
  if (effect === "hand_causes_no_poverty") return [icon("spared")];
  if (effect === "cover_from_board") return [icon("take"), icon("then"), icon("stack")];
  if (effect === "collect_till") return [{ is: "word", word: "web-london-till" }];
  if ("gain_cash" in effect) return amount(effect.gain_cash, cash);
  if ("gain_prestige" in effect) return amount(effect.gain_prestige, prestige);
  if ("remove_poverty" in effect) return amount(effect.remove_poverty, relief);
  if ("take_poverty" in effect) return amount(effect.take_poverty, burden);
  if ("draw_cards" in effect) return [figure(effect.draw_cards), icon("draw")];
  if ("take_cash_from_opponents" in effect) {
    return [...cash(effect.take_cash_from_opponents), per, icon("opponent")];
  }
  if ("opponents_pay" in effect) return [icon("opponents"), ...amount(effect.opponents_pay, (n) => [figure(`£${n}`, "−")])];
  if ("give_poverty" in effect) return [figure(effect.give_poverty), icon("poverty"), icon("to")];
  if ("opponent_takes_poverty" in effect) {
    return [icon("opponent"), ...burden(effect.opponent_takes_poverty)];
  }
  if ("discard_up_to" in effect) {
    const { cards, only, each } = effect.discard_up_to;
    const gains = [
      ...(each.cash ? cash(each.cash) : []),
      ...(each.prestige ? prestige(each.prestige) : []),
      ...(each.relief ? relief(each.relief) : []),
    ];
    const most: Piece = cards < ANY_NUMBER ? figure(`≤${cards}`) : { is: "word", word: "web-london-any-number" };
    return [most, ...FILTERS[only], icon("then"), ...gains, per, ...(only === "any" ? [icon("discard")] : FILTERS[only].slice(1))];
  }
  return null;
}

/** Pieces that are read together, and never parted at the end of a line: a figure and what it counts, “per” and of what. */
export function groupsOf(pieces: Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let ended = true;
  for (const piece of pieces) {
    if (ended || piece.is === "figure" || piece.is === "word") groups.push([]);
    groups[groups.length - 1]?.push(piece);
    ended = piece.is === "icon" && piece.icon === "then";
  }
  return groups;
}

/** Effects that few know by their icon: where there is room, they are sentences. */
function isRare(effect: Effect): boolean {
  return typeof effect === "string" ? effect !== "collect_till" : "build_without_discard" in effect;
}

/** A price, before what it buys. */
export function costPart(what: Cost, say: Message): Part {
  const pieces: Piece[] = "cash" in what ? cash(what.cash) : [...FILTERS[what.discard]];
  return { pieces: [...pieces, icon("then")], cost: true, say };
}

/** Parts for the row, and sentences for the rest. `small` has no room for sentences unless nothing else will do. */
export function partsOf(effects: PrintedEffects, small: boolean): { parts: Part[]; sentences: Message[] } {
  const parts: Part[] = [];
  const sentences: Message[] = [];
  effects.what.forEach((effect, number) => {
    const say = effects.say[number] ?? (effects.say.length === 1 ? effects.say[0] : undefined);
    const pieces = !small && isRare(effect) ? null : piecesOf(effect);
    if (pieces) parts.push(say ? { pieces, say } : { pieces });
    else if (say && !sentences.includes(say)) sentences.push(say);
  });
  return { parts, sentences };
}

/** All that a card does when it is activated or played: its price first, then its effects. */
export function doneBy(card: PrintedCard, small: boolean): { parts: Part[]; sentences: Message[] } {
  const what = card.activation?.effects ?? card.action;
  const { parts, sentences } = what ? partsOf(what, small) : { parts: [], sentences: [] };
  const cost = card.activation?.cost;
  return { parts: cost ? [costPart(cost.what, cost.say), ...parts] : parts, sentences };
}
