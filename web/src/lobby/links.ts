// The links to seats of tables that were made here. The server tells each once and keeps only what it can be known by.

import type { SeatLink, TableMade } from "$lib/protocol/table";

const KEY = "twocities-links";
/** So many tables are remembered, the newest first. */
const MOST = 30;

type Kept = { table: string; links: SeatLink[] };

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

/** Remembers the links of a table; a newer one to a seat takes the place of the older. */
export function keepLinks(table: string, links: SeatLink[]): void {
  const before = all();
  const known = before.find((one) => one.table === table)?.links ?? [];
  const others = known.filter(({ seat }) => links.every((one) => one.seat !== seat));
  const rest = before.filter((one) => one.table !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ table, links: [...others, ...links] }, ...rest].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing asks for new ones.
  }
}

export const keepMade = ({ table, links }: TableMade): void => {
  if (links.length > 0) keepLinks(table, links);
};

/** The link to a seat, if this browser was told it. */
export const linkTo = (table: string, seat: number): string | null =>
  all()
    .find((one) => one.table === table)
    ?.links.find((one) => one.seat === seat)?.link ?? null;

/** Whether a host is the very computer that asks for it. */
export const isLoopback = (host: string): boolean => host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
