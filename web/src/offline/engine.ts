// The tables of this device, as WebAssembly: orders in, replies out, both as JSON. `crates/offline` is the other side.

import type { TableInfo } from "$lib/protocol/table";

/** A revision of a match. */
export type Entry = { revision: number; at: number; text: string };

/** Whether a table is played on. */
export type Status = "running" | "over" | "closed" | "shown";

/** How a table stands: what changes with every revision. */
export type Stands = { status: Status; changed: number; info: TableInfo };

/** What has to be kept. Without `stands` the table is deleted. */
export type Store = { table: string; kept?: { table: string }; stands: Stands | null; entries: Entry[] };

export type Call = { method: string; path: string; body: string | null };

export type Order =
  | ({ do: "call"; now: number; chance: string } & Call)
  | { do: "join"; client: number; table: string; seat: number | null; since: number | null }
  | { do: "hear"; client: number; text: string; now: number }
  | { do: "gone"; client: number }
  | { do: "stored"; done: boolean }
  | { do: "load"; table: string; kept: unknown; status: Status; changed: number; entries: Entry[] }
  | { do: "think"; table: string; now: number; blindly: boolean };

export type Answered = { status: number; body: string };

export type Reply = {
  /** A table that has to be loaded before. */
  needs?: string;
  /** Has to be stored before anything else is asked. */
  store?: Store;
  answer?: Answered;
  tell?: [client: number, text: string][];
  /** Tables where a bot is to think. */
  think?: string[];
};

/** What obeys orders. It throws when the engine has failed: then there has to be a new one. */
export type Engine = (order: Order) => Reply;

type Exports = {
  memory: WebAssembly.Memory;
  room(bytes: number): number;
  ask(): number;
  length(): number;
};

/** Milliseconds after which a hint that is still being thought about is given as it is, as on a server. */
const PATIENCE = 250;

/** The engine of a module. */
export async function begin(module: WebAssembly.Module): Promise<Engine> {
  let enough = Infinity;
  const page = { is_enough: () => Number(performance.now() > enough) };
  const instance = await WebAssembly.instantiate(module, { page });
  const { memory, room, ask, length } = instance.exports as Exports;
  const [writer, reader] = [new TextEncoder(), new TextDecoder()];
  return (order) => {
    const bytes = writer.encode(JSON.stringify(order));
    const at = room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    enough = performance.now() + PATIENCE;
    const told = ask();
    return JSON.parse(reader.decode(new Uint8Array(memory.buffer, told, length()))) as Reply;
  };
}
