// The part of the protocol over HTTP.

import type {
  AnalysisNow,
  Brought,
  Lookback,
  Message,
  NewTable,
  Position,
  Recover,
  SeatLink,
  Seated,
  Shown,
  Sit,
  TableInfo,
  TableMade,
} from "$lib/protocol/table";

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

const UNREACHABLE: Message = { id: "web-unreachable", args: [] };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem("unreachable", UNREACHABLE, "the server cannot be reached");
  }
  const text = await response.text();
  if (response.ok) return (text === "" ? undefined : JSON.parse(text)) as T;
  let said: { code?: string; say?: Message; text?: string } = {};
  try {
    said = JSON.parse(text);
  } catch {
    // A refusal in plain text, by the gate in front of the server.
  }
  const verbatim: Message = { id: "verbatim", args: [["text", { Text: said.text ?? text }]] };
  throw new Problem(said.code ?? `${response.status}`, said.say ?? verbatim, said.text ?? text);
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  make: (table: Partial<NewTable>) => call<TableMade>("POST", "/api/tables", table),
  listed: () => call<TableInfo[]>("GET", "/api/tables"),
  mine: () => call<TableInfo[]>("GET", "/api/mine"),
  info: (table: string) => call<TableInfo>("GET", at(table)),
  moves: (table: string, query: string) => call<Lookback>("GET", `${at(table)}/moves?${query}`),
  positions: <V, E, Q>(table: string, after: number, count: number, query: string) =>
    call<Position<V, E, Q>[]>("GET", `${at(table)}/moves/${after}?count=${count}&${query}`),
  analyse: (table: string) => call<AnalysisNow>("POST", `${at(table)}/analysis`),
  analysis: (table: string) => call<AnalysisNow>("GET", `${at(table)}/analysis`),
  stopAnalysis: (table: string) => call<AnalysisNow>("DELETE", `${at(table)}/analysis`),
  bring: (brought: Partial<Brought>) => call<Shown>("POST", "/api/records", brought),
  printed: <P>(table: string) => call<P>("GET", `${at(table)}/printed`),
  history: <S>(table: string, query: string) => call<S>("GET", `${at(table)}/history?${query}`),
  sit: (table: string, sit: Partial<Sit>) => call<Seated>("POST", `${at(table)}/sit`, sit),
  recover: (table: string, recover: Partial<Recover>) =>
    call<Seated>("POST", `${at(table)}/recover`, recover),
  link: (table: string, seat: number) => call<SeatLink>("POST", `${at(table)}/seats/${seat}/link`),
  replace: (table: string, seat: number) =>
    call<SeatLink>("POST", `${at(table)}/seats/${seat}/replace`),
  close: (table: string) => call<void>("POST", `${at(table)}/close`),
  remove: (table: string) => call<void>("DELETE", at(table)),
};
