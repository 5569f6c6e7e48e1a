// The links to tables that were made here: to their seats, and for people who only watch. The server tells each once and keeps only
// what it can be known by.

import type { SeatLink, TableMade } from "$lib/protocol/table";
import { isHere } from "./here";

const KEY = "twocities-links";
/** So many tables are remembered, the newest first. */
const MOST = 100;

type Kept = { table: string; links: SeatLink[]; watch?: string };

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

/** Remembers the links of a table; a newer one takes the place of the older. */
export function keepLinks(table: string, links: SeatLink[], watch?: string): void {
  const before = all();
  const known = before.find((one) => one.table === table);
  const others = (known?.links ?? []).filter(({ seat }) => links.every((one) => one.seat !== seat));
  const kept: Kept = { table, links: [...others, ...links] };
  const watched = watch ?? known?.watch;
  if (watched !== undefined) kept.watch = watched;
  const rest = before.filter((one) => one.table !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([kept, ...rest].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing asks for new ones.
  }
}

/** Nobody comes by a link to a table of this device. */
export function keepMade({ table, links, watch }: TableMade): void {
  if (!isHere(table)) keepLinks(table, links, watch);
}

/** The link to a seat, if this browser was told it. */
export const linkTo = (table: string, seat: number): string | null =>
  all()
    .find((one) => one.table === table)
    ?.links.find((one) => one.seat === seat)?.link ?? null;

/** The link for people who only watch, if this browser was told it. */
export const watchOf = (table: string): string | null => all().find((one) => one.table === table)?.watch ?? null;

/** Whether a host is the very computer that asks for it. */
export const isLoopback = (host: string): boolean => host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
