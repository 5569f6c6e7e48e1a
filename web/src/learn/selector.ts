// What a lesson points at: the names of things on the table as selectors.

/** Parts of the tables. */
const PARTS: Record<string, string> = {
  ledger: ".rail .ledger, .london .seats",
  hand: ".part-hand",
  ruler: ".rail > .part-others:not(.cities)",
  offer: ".part-market .offer",
  borough: '[data-thing="borough"]',
  deck: '[data-thing="deck"]',
  players: ".left > .players",
  map: ".map .city",
  market: ".right > .market",
  tray: ".right > .tray",
  streets: "section.races",
  challenge: "section.challenge",
};
/** Things that have a name of their own. */
const NAMED: Record<string, string> = { words: "words", lot: "lot", card: "card", tile: "tile", action: "action" };

/** The selector of what is pointed at. */
export function selectorOf(at: string): string {
  const part = PARTS[at];
  if (part !== undefined) return part;
  const colon = at.indexOf(":");
  const [kind, name] = [at.slice(0, colon), at.slice(colon + 1)];
  const quoted = name.replaceAll('"', "");
  if (kind === "seat") return `[data-seat="${quoted}"]`;
  const attribute = NAMED[kind];
  return attribute === undefined ? `[data-thing="${at.replaceAll('"', "")}"]` : `[data-${attribute}="${quoted}"]`;
}
