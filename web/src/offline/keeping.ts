// What this device keeps of its tables, in IndexedDB: each match is its record, a revision at a time.

import type { TableInfo } from "$lib/protocol/table";
import type { Entry, Stands, Store } from "./engine";

export type KeptTable = { kept: unknown; stands: Stands; entries: Entry[] };

/** What became of something that was to be kept. `taken`: another page was faster. */
export type Written = "done" | "taken" | "failed";

export type Keeping = {
  read(table: string): Promise<KeptTable | null>;
  /** Done means that it outlives the device being switched off. */
  write(store: Store): Promise<Written>;
};

const NAME = "twocities";
/** What never changes of a table; how it stands; its revisions. */
const PARTS = ["tables", "stands", "entries"];

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => PARTS.forEach((part) => asked.result.createObjectStore(part));
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

const done = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** The revisions of one table. */
const of = (table: string) => IDBKeyRange.bound([table], [table, []]);

export async function keeping(): Promise<Keeping> {
  const database = await opened();
  return {
    async read(table) {
      const reading = database.transaction(PARTS);
      const part = (name: string) => reading.objectStore(name);
      const [kept, stands, entries] = await Promise.all([
        done<unknown>(part("tables").get(table)),
        done<Stands | undefined>(part("stands").get(table)),
        done<Entry[]>(part("entries").getAll(of(table))),
      ]);
      return kept === undefined || stands === undefined ? null : { kept, stands, entries };
    },
    write: (store) => write(database, store),
  };
}

function write(database: IDBDatabase, { table, kept, stands, entries }: Store): Promise<Written> {
  return new Promise((resolve) => {
    let taken = false;
    const writing = database.transaction(PARTS, "readwrite", { durability: "strict" });
    writing.oncomplete = () => resolve("done");
    writing.onabort = () => resolve(taken ? "taken" : "failed");
    const part = (name: string) => writing.objectStore(name);
    const give_up = () => {
      taken = true;
      writing.abort();
    };
    if (stands === null) {
      part("tables").delete(table);
      part("stands").delete(table);
      part("entries").delete(of(table));
      return;
    }
    if (kept) part("tables").add(kept, table);
    // Another page may have deleted the table, or gone on with it.
    const there = part("tables").getKey(table);
    there.onsuccess = () => {
      if (there.result === undefined) return give_up();
      part("stands").put(stands, table);
      for (const entry of entries) {
        const added = part("entries").add(entry, [table, entry.revision]);
        added.onerror = () => {
          taken = added.error?.name === "ConstraintError";
        };
      }
    };
  });
}

/** How the tables of this device stand, the latest changed first. A device that keeps nothing has none. */
export async function keptTables(): Promise<TableInfo[]> {
  const database = await opened();
  const all = await done<Stands[]>(database.transaction("stands").objectStore("stands").getAll());
  database.close();
  return all.map(({ info }) => info).sort((a, b) => b.changed - a.changed);
}
