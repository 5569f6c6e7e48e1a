// What happened as one would tell it: a line for each act, who did it first, what came of it behind. The server tells
// event by event; here those of one act are put together. What is told stays messages until it is written.

import type { Line } from "$lib/match/match.svelte";
import type { Arg, Message } from "$lib/protocol/table";
import type { Words } from "$lib/words/words.svelte";

/** A line of the log. Its text has its names marked. */
export type Told = { revision: number; seat: number; text: string; turn: boolean };

const TURN = "event-turn-began";
/** What an act is called by; everything else that happens belongs to the act before it. */
const LEADS = new Set([
  "london-event-chose-run-city",
  "london-event-build-began",
  "london-event-action-card-played",
  "london-event-land-bought",
  "london-event-hand-shown",
  "new-york-event-character",
  "new-york-event-card-used",
  "new-york-event-lot-returned",
  "new-york-event-built",
  "new-york-event-passed",
]);
/** Ends what was before it, and says nothing that the next act does not. */
const SILENT = new Set([
  "london-event-chose-develop",
  "london-event-chose-buy-land",
  "london-event-chose-draw-three",
]);
/** Said by what comes with it: the price is paid, and the card discarded. */
const UNTOLD = "london-event-paid-at-price";
/** Lines of their own, about everybody. */
const APART = new Set([
  "event-game-ended",
  "london-event-end-triggered",
  "new-york-event-end-tiles",
  "new-york-event-end-market",
  "new-york-event-end-quiet",
]);
/** Of these the cards or lots are gathered. */
const GATHERED = new Set([
  "new-york-event-card-taken",
  "new-york-event-lot-acquired",
  "london-event-drew-from-deck",
  "london-event-drew-from-deck-hidden",
  "london-event-drew-from-board",
  "london-event-discarded",
  "london-event-activated",
  "london-event-flipped",
]);
/** Of these the amounts are added up. */
const SUMMED = new Set([
  "london-event-cash-gained",
  "london-event-prestige-gained",
  "london-event-poverty-taken",
  "london-event-poverty-removed",
  "london-event-paid",
]);
const CHARACTER = "new-york-event-character";
const FILLED = "new-york-event-market-filled";
const TAKEN = "new-york-event-card-taken";
const BUILT = "new-york-event-built";
const DEMOLISHED = "new-york-event-demolished";
const PAID = "london-event-paid";
const ACTIVATED = "london-event-activated";
const FLIPPED = "london-event-flipped";
const BUILD = "london-event-build-began";
/** Where a card that is being built goes: only the build says which card. */
const PLACED = new Set(["london-event-stack-begun", "london-event-stack-covered"]);

type Part = { id: string; args: [string, Arg][]; player: Message | null };
type Act = { revision: number; seat: number; player: Message | null; lead: Part | null; parts: Part[] };

/** The lines of the log, the newest last. */
export function actsOf(lines: Line[], words: Words): Told[] {
  const told: Told[] = [];
  let act: Act | null = null;
  const close = () => {
    if (act) told.push({ revision: act.revision, seat: act.seat, text: write(act, words), turn: false });
    act = null;
  };
  for (const { say, revision, seat } of lines) {
    const part = partOf(say);
    const whose = part.player ? numberOf(part.player) : (seat ?? 0);
    if (say.id === TURN || APART.has(say.id)) {
      close();
      told.push({ revision, seat: part.player ? whose : 0, text: words.told(`web-log-${say.id}`, say.args), turn: say.id === TURN });
    } else if (SILENT.has(say.id)) {
      close();
    } else if (say.id !== UNTOLD) {
      const leads = LEADS.has(say.id);
      if (act && !goesWith(act, part, leads, whose)) close();
      const now: Act = act ?? { revision, seat: whose, player: part.player, lead: null, parts: [] };
      now.revision = revision;
      if (leads) now.lead = part;
      else add(now.parts, part);
      act = now;
    }
  }
  close();
  return told;
}

/** Whether something belongs to the act that is being told. */
function goesWith(act: Act, part: Part, leads: boolean, whose: number): boolean {
  // What is demolished makes room for what is built then.
  if (leads) return act.lead === null && act.seat === whose && part.id === BUILT && act.parts.every(({ id }) => id === DEMOLISHED);
  // The market is filled for everybody, whoever chose their character last.
  if (part.id === FILLED && act.lead?.id === CHARACTER) return false;
  // Cards are taken first in an act, or for an action card.
  return part.id !== TAKEN || act.parts.every(({ id }) => id === TAKEN);
}

function partOf({ id, args }: Message): Part {
  const player = args.find(([key]) => key === "player")?.[1];
  return { id, args, player: player && "Message" in player ? player.Message : null };
}

const numberOf = (player: Message): number => {
  const number = player.args[0]?.[1];
  return number && "Number" in number ? number.Number : 0;
};

/** Puts a part to those of its kind, or behind them all. */
function add(parts: Part[], part: Part): void {
  const same = parts.findIndex(({ id, player }) => id === part.id && equal(player, part.player));
  const before = parts[same];
  if (GATHERED.has(part.id)) {
    const gathered = gather(before ?? { ...part, args: [] }, part);
    if (before) parts[same] = gathered;
    else parts.push(gathered);
  } else if (before && SUMMED.has(part.id)) {
    parts[same] = { ...part, args: [["amount", { Number: amountOf(before) + amountOf(part) }]] };
  } else {
    parts.push(part);
  }
}

/** The cards or lots of both, and how many they are. */
function gather(before: Part, part: Part): Part {
  const found = (name: string) => part.args.flatMap(([key, arg]) => (key === name && "Message" in arg ? [arg.Message] : []));
  return {
    ...part,
    args: [
      ["cards", { List: [...listOf(before, "cards"), ...found("card")] }],
      ["lots", { List: [...listOf(before, "lots"), ...found("lot")] }],
      ["count", { Number: numberIn(before, "count") + 1 }],
    ],
  };
}

const argOf = ({ args }: Part, name: string) => args.find(([key]) => key === name)?.[1];

function listOf(part: Part, name: string): Message[] {
  const list = argOf(part, name);
  return list && "List" in list ? list.List : [];
}

const cardsOf = (part: Part) => listOf(part, "cards");

function numberIn(part: Part, name: string): number {
  const number = argOf(part, name);
  return number && "Number" in number ? number.Number : 0;
}

const amountOf = (part: Part) => numberIn(part, "amount");
const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What goes without saying is left out: that a card turns which was activated, and that a price was paid that the act names. */
function withoutUsual({ lead, parts }: Act): Part[] {
  const price = lead ? argOf(lead, "amount") : undefined;
  const activated = parts.flatMap((part) => (part.id === ACTIVATED ? cardsOf(part) : []));
  return parts.flatMap((part) => {
    if (part.id === PAID && equal(argOf(part, "amount"), price)) return [];
    if (part.id !== FLIPPED) return [part];
    const cards = cardsOf(part).filter((card) => activated.every((one) => !equal(one, card)));
    return cards.length === 0 ? [] : [{ ...part, args: [["cards", { List: cards }] as [string, Arg]] }];
  });
}

function write(act: Act, words: Words): string {
  const { player, lead } = act;
  const phrase = (part: Part): string => {
    const other = part.player !== null && !equal(part.player, player);
    const alone = lead === null || other || (PLACED.has(part.id) && lead.id !== BUILD);
    const id = `web-log-${part.id}`;
    const said = words.told(alone && words.has(`${id}.alone`) ? `${id}.alone` : id, part.args);
    return other && part.player ? join(words, "web-log-by", { player: part.player, did: said }) : said;
  };
  const told = withoutUsual(act).map(phrase);
  const details = told.reduce((before, next) => (before === "" ? next : words.text("list-more", { before, next })), "");
  if (player === null) return words.text("web-log-anybody", { did: capital(details) });
  if (lead === null) return join(words, "web-log-line", { player, did: details });
  const did = words.told(`web-log-${lead.id}`, lead.args);
  return join(words, details === "" ? "web-log-line" : "web-log-act", { player, did, details });
}

/** Puts what is told behind whoever did it. */
const join = (words: Words, id: string, { player, ...texts }: { player: Message; did: string; details?: string }): string =>
  words.told(id, [
    ["player", { Message: player }],
    ...Object.entries(texts).map(([key, text]): [string, Arg] => [key, { Text: text }]),
  ]);

/** A name that a line begins with is marked. */
const capital = (text: string) => text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (begin) => begin.toLocaleUpperCase());
