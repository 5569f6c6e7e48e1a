// The parts of the table, of which a phone shows one at a time.

import type { Zone } from "./things";

export type Tab = "city" | "hand" | "market" | "others" | "log";

/** Where things lie. */
export const TABS: Record<Zone, Tab> = {
  hand: "hand",
  stack: "city",
  place: "city",
  borough: "city",
  board: "market",
  offer: "market",
  deck: "market",
  seen: "market",
  seat: "others",
};

/** The parts as selectors. */
export const PARTS: Record<Tab, string> = {
  city: ".part-city",
  hand: ".part-hand",
  market: ".part-market",
  others: ".part-others",
  log: ".part-log",
};
