// The part of the protocol over HTTP; for tables of this device, the same without a server.

import type {
  AnalysisNow,
  Brought,
  Laid,
  Lookback,
  Message,
  NewTable,
  Position,
  PositionAsked,
  Recover,
  SeatLink,
  Seated,
  Shown,
  Sit,
  TableInfo,
  TableMade,
} from "$lib/protocol/table";
import type { Calls, LastCall, NewWay, WayKind } from "./calls";
import { device, isHere } from "./here";
import { keepMade } from "./links";
import { patiently } from "./patiently";

/** Why something was refused: a word for programs and a sentence for people. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly say: Message,
    text: string,
  ) {
    super(text);
  }
}

/** What went wrong, for people. */
export const problemOf = (error: unknown): Message =>
  error instanceof Problem ? error.say : { id: "web-failed", args: [] };

const UNREACHABLE = "unreachable";

/** An answer, wherever it comes from. */
type Answered = { status: number; body: string };

/** Whether an address belongs to a table of this device. */
const leadsHere = (path: string) => isHere(path.split(/[/?]/)[3]);

async function call<T>(method: string, path: string, body?: unknown, here = leadsHere(path)): Promise<T> {
  const text = await answer(method, path, body, here);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

/** What is answered, as a text. */
async function answer(method: string, path: string, body: unknown, here: boolean): Promise<string> {
  const written = body === undefined ? null : JSON.stringify(body);
  const answered = here ? await (await device()).call({ method, path, body: written }) : await ask(method, path, written);
  const text = answered.body;
  if (answered.status >= 200 && answered.status < 300) return text;
  let said: { code?: string; say?: Message; text?: string } = {};
  try {
    said = JSON.parse(text);
  } catch {
    // A refusal in plain text, by the gate in front of the server.
  }
  const verbatim: Message = { id: "verbatim", args: [["text", { Text: said.text ?? text }]] };
  throw new Problem(said.code ?? `${answered.status}`, said.say ?? verbatim, said.text ?? text);
}

/** Asks the server. */
async function ask(method: string, path: string, body: string | null): Promise<Answered> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== null) {
    init.headers = { "Content-Type": "application/json" };
    init.body = body;
  }
  try {
    const response = await patiently(path, init);
    return { status: response.status, body: await response.text() };
  } catch {
    throw new Problem(UNREACHABLE, { id: "web-unreachable", args: [] }, "the server cannot be reached");
  }
}

/** Whether a server could not be asked at all. */
export const isUnreachable = (error: unknown): boolean => error instanceof Problem && error.code === UNREACHABLE;

/** Whether a table is not there: asking again changes nothing. */
export const isGone = (error: unknown): boolean => error instanceof Problem && error.code === "no-table";

/** Makes a table, at the server or on this device. One that comes from another is made where that one is. */
async function make(table: Partial<NewTable>, here = false): Promise<TableMade> {
  const there = here || isHere(table.pack_of) || isHere(table.from?.table);
  // What is played here is not to be thrown away when the device gets full.
  if (there) void navigator.storage?.persist?.();
  const made = await call<TableMade>("POST", "/api/tables", table, there);
  keepMade(made);
  return made;
}

/** A record is looked at where it can be. */
async function bring(brought: Partial<Brought>): Promise<Shown> {
  try {
    return await call<Shown>("POST", "/api/records", brought);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return call<Shown>("POST", "/api/records", brought, true);
  }
}

/** A position is laid out where its game is; without one at the server, or on this device if there is none. */
async function lay<V, E, Q, P>(asked: Partial<PositionAsked>, here: boolean): Promise<{ laid: Laid<V, E, Q, P>; here: boolean }> {
  const there = here || isHere(asked.pack_of) || isHere(asked.from?.table);
  const ask = async (here: boolean) => ({ laid: await call<Laid<V, E, Q, P>>("POST", "/api/positions", asked, here), here });
  try {
    return await ask(there);
  } catch (error) {
    if (there || !isUnreachable(error)) throw error;
    return ask(true);
  }
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  make,
  lay,
  listed: () => call<TableInfo[]>("GET", "/api/tables"),
  mine: () => call<TableInfo[]>("GET", "/api/mine"),
  info: (table: string) => call<TableInfo>("GET", at(table)),
  moves: (table: string, query: string) => call<Lookback>("GET", `${at(table)}/moves?${query}`),
  positions: <V, E, Q>(table: string, after: number, count: number, query: string) =>
    call<Position<V, E, Q>[]>("GET", `${at(table)}/moves/${after}?count=${count}&${query}`),
  analyse: (table: string) => call<AnalysisNow>("POST", `${at(table)}/analysis`),
  analysis: (table: string) => call<AnalysisNow>("GET", `${at(table)}/analysis`),
  stopAnalysis: (table: string) => call<AnalysisNow>("DELETE", `${at(table)}/analysis`),
  bring,
  /** The tables of this device. */
  kept: async () => (await import("../../offline/keeping")).keptTables(),
  record: (table: string) => answer("GET", `${at(table)}/record`, undefined, isHere(table)),
  printed: <P>(table: string) => call<P>("GET", `${at(table)}/printed`),
  history: <S>(table: string, query: string) => call<S>("GET", `${at(table)}/history?${query}`),
  sit: (table: string, sit: Partial<Sit>) => call<Seated>("POST", `${at(table)}/sit`, sit),
  recover: (table: string, recover: Partial<Recover>) =>
    call<Seated>("POST", `${at(table)}/recover`, recover),
  link: (table: string, seat: number) => call<SeatLink>("POST", `${at(table)}/seats/${seat}/link`),
  replace: (table: string, seat: number) =>
    call<SeatLink>("POST", `${at(table)}/seats/${seat}/replace`),
  calls: (table: string, seat: number) => call<Calls>("GET", `${at(table)}/seats/${seat}/calls`),
  callBy: (table: string, seat: number, way: NewWay) => call<Calls>("POST", `${at(table)}/seats/${seat}/calls`, way),
  callNoMore: (table: string, seat: number, kind: WayKind) =>
    call<void>("DELETE", `${at(table)}/seats/${seat}/calls/${kind}`),
  tryCall: (table: string, seat: number, kind: WayKind) =>
    call<LastCall>("POST", `${at(table)}/seats/${seat}/calls/${kind}/test`),
  close: (table: string) => call<void>("POST", `${at(table)}/close`),
  remove: (table: string) => call<void>("DELETE", at(table)),
};
