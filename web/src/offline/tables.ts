// What the worker does with what a page asks: one thing after the other, and stored before anybody is told.

import type { Answered, Call, Engine, Order, Reply } from "./engine";
import type { Keeping } from "./keeping";

/** What a page says. */
export type Said =
  | { say: "call"; id: number; call: Call }
  | { say: "join"; client: number; table: string; seat: number | null; since: number | null }
  | { say: "hear"; client: number; text: string }
  | { say: "gone"; client: number };

/** What a page hears. */
export type Heard =
  | { say: "answer"; id: number; answer: Answered }
  | { say: "joined"; client: number }
  | { say: "told"; client: number; text: string }
  /** The connection is over; whoever wants to know more joins again. */
  | { say: "ended"; client: number };

type Task = Said | { say: "think"; table: string } | { say: "load"; table: string };

/** What could not be stored for a bot is tried again after this time. */
const AGAIN = 3000;
/** Random bytes that come with every call. */
const CHANCE = 46;

const FAILED: Answered = {
  status: 503,
  body: JSON.stringify({ code: "failed", say: { id: "offline-failed", args: [] }, text: "failed" }),
};

const chance = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(CHANCE)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Tables {
  readonly #begin: () => Promise<Engine>;
  readonly #keeping: Keeping;
  readonly #post: (heard: Heard) => void;
  /** Tells other pages that a table has changed. */
  readonly #changed: (table: string) => void;
  #engine: Engine | null = null;
  #queue: Promise<void> = Promise.resolve();
  #clients = new Set<number>();
  #loaded = new Set<string>();
  #thinking = new Set<string>();
  /** Tables where a bot has failed: any answer is given for it. */
  #failed = new Set<string>();

  constructor(
    begin: () => Promise<Engine>,
    keeping: Keeping,
    post: (heard: Heard) => void,
    changed: (table: string) => void,
  ) {
    this.#begin = begin;
    this.#keeping = keeping;
    this.#post = post;
    this.#changed = changed;
  }

  /** Does something once all before it is done. */
  hear(task: Task): Promise<void> {
    this.#queue = this.#queue.then(() => this.#do(task).catch((error: unknown) => this.#fails(task, error)));
    return this.#queue;
  }

  /** Another page has changed a table. */
  elsewhere(table: string): void {
    if (this.#loaded.has(table)) void this.hear({ say: "load", table });
  }

  async #do(task: Task): Promise<void> {
    const now = Date.now();
    switch (task.say) {
      case "call": {
        const { answer } = await this.#obey({ do: "call", now, chance: chance(), ...task.call });
        this.#post({ say: "answer", id: task.id, answer: answer ?? FAILED });
        return;
      }
      case "join": {
        const { client, table, seat, since } = task;
        const { answer } = await this.#obey({ do: "join", client, table, seat, since }, () => {
          this.#clients.add(client);
          this.#post({ say: "joined", client });
        });
        if (answer) this.#post({ say: "ended", client });
        return;
      }
      case "hear":
        await this.#obey({ do: "hear", client: task.client, text: task.text, now });
        return;
      case "gone":
        this.#clients.delete(task.client);
        await this.#obey({ do: "gone", client: task.client });
        return;
      case "think": {
        this.#thinking.delete(task.table);
        await this.#obey({ do: "think", table: task.table, now, blindly: this.#failed.has(task.table) });
        this.#failed.delete(task.table);
        return;
      }
      case "load":
        await this.#load(task.table);
    }
  }

  /** Gives an order, loads what it needs, stores what it leads to, and tells everybody. `before` is done once the order is
      obeyed, before anybody is told. */
  async #obey(order: Order, before?: () => void): Promise<Reply> {
    const engine = (this.#engine ??= await this.#begin());
    let reply = engine(order);
    while (reply.needs !== undefined) {
      await this.#load(reply.needs);
      reply = engine(order);
    }
    const { store } = reply;
    if (store) {
      const written = await this.#keeping.write(store).catch(() => "failed" as const);
      reply = engine({ do: "stored", done: written === "done" });
      if (written === "done") {
        this.#loaded.add(store.table);
        this.#changed(store.table);
      } else if (order.do === "think") {
        setTimeout(() => void this.hear({ say: "think", table: order.table }), AGAIN);
      }
      if (written === "taken") await this.#load(store.table);
    }
    if (!reply.answer) before?.();
    this.#tell(reply);
    return reply;
  }

  async #load(table: string): Promise<void> {
    const engine = (this.#engine ??= await this.#begin());
    const found = await this.#keeping.read(table);
    this.#loaded.add(table);
    const { status, changed } = found?.stands ?? { status: "closed", changed: 0 };
    const { kept, entries } = found ?? { kept: null, entries: [] };
    this.#tell(engine({ do: "load", table, kept, status, changed, entries }));
  }

  #tell({ tell = [], think = [] }: Reply): void {
    for (const [client, text] of tell) this.#post({ say: "told", client, text });
    for (const table of think) {
      if (this.#thinking.has(table)) continue;
      this.#thinking.add(table);
      // Whoever has something to ask comes first.
      setTimeout(() => void this.hear({ say: "think", table }));
    }
  }

  /** The engine has failed. What is stored is safe: a new one takes it up when somebody comes again, and everybody does. */
  #fails(task: Task, error: unknown): void {
    console.error("the engine failed", error);
    this.#engine = null;
    this.#loaded.clear();
    this.#thinking.clear();
    if (task.say === "think") this.#failed.add(task.table);
    if (task.say === "call") this.#post({ say: "answer", id: task.id, answer: FAILED });
    if (task.say === "join") this.#clients.add(task.client);
    for (const client of this.#clients) this.#post({ say: "ended", client });
    this.#clients.clear();
  }
}
