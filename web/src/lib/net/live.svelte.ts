// A place at a table: the socket, kept open. A lost connection shows itself and mends itself.

import { HereSocket, isHere } from "./here";
import type { Answer, Ask, Message, Request, Told } from "$lib/protocol/table";

export type Place = { seat: number } | { watch: string } | "beside";

/** How the connection is. */
export type Status = "opening" | "open" | "lost" | "refused" | "closed";

export const query = (place: Place): string => {
  if (place === "beside") return "";
  return "seat" in place ? `seat=${place.seat}` : `watch=${encodeURIComponent(place.watch)}`;
};

type Waiting<N> = {
  ask: Ask;
  resolve(answer: N): void;
};

/** Whoever hears what the server tells. */
export type Listener<V, E, A, Q> = { hear(told: Told<V, E, A, Q>): void };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Whatever is asked is answered sooner than this, or nothing comes over the connection any more. */
const PATIENCE = 15_000;
/** How often a connection over which nothing comes is asked whether it is still there. */
const BEAT = 25_000;
/** Sockets that never opened before it is asked why. */
const PUZZLED = 2;

export class Live<V, E, A, Q> {
  status = $state<Status>("opening");
  reason = $state.raw<Message | null>(null);

  readonly #table: string;
  readonly #place: Place;
  readonly #listener: Listener<V, E, A, Q>;
  /** Whether the table is on this device: no network comes between. */
  readonly #here: boolean;
  #socket: WebSocket | HereSocket | null = null;
  #revision: number | null = null;
  #next = 1;
  #waiting = new Map<number, Waiting<Answer<V, E, A, Q>>>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #heard = 0;
  readonly #beat: ReturnType<typeof setInterval>;

  constructor(
    table: string,
    place: Place,
    listener: Listener<V, E, A, Q>,
    since: number | null = null,
  ) {
    this.#table = table;
    this.#here = isHere(table);
    this.#place = place;
    this.#listener = listener;
    this.#revision = since;
    addEventListener("offline", this.#gone);
    addEventListener("online", this.#back);
    document.addEventListener("visibilitychange", this.#listens);
    this.#beat = setInterval(this.#listens, BEAT);
    this.#open();
  }

  /** Asks for something. The promise waits out a lost connection. */
  request(ask: Ask): Promise<Answer<V, E, A, Q>> {
    return new Promise((resolve) => {
      const id = this.#next++;
      this.#waiting.set(id, { ask, resolve });
      this.#send(id, ask);
      // A device that thinks for long has not gone.
      if (!this.#here) setTimeout(() => this.#waiting.has(id) && this.#gone(), PATIENCE);
    });
  }

  /** Tries again at once. */
  retryNow(): void {
    if (this.status === "lost" || this.status === "opening") this.#open();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("offline", this.#gone);
    removeEventListener("online", this.#back);
    document.removeEventListener("visibilitychange", this.#listens);
    this.#socket?.close();
  }

  /** Gives up a connection that only seems to be open. */
  readonly #gone = (): void => {
    const socket = this.#socket;
    if (this.#here || this.status !== "open" || !socket) return;
    this.#socket = null;
    socket.close();
    this.#lost(true);
  };

  readonly #back = (): void => this.retryNow();

  /** A page hears nothing of a connection that broke without a word: where nothing came for a while, and somebody looks,
      it is asked for something. What is not answered is taken for lost. */
  readonly #listens = (): void => {
    if (this.#here || document.hidden || this.status !== "open" || Date.now() - this.#heard < BEAT / 2) return;
    void this.request({ do: "update", since: this.#revision ?? 0 });
  };

  #send(id: number, ask: Ask): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const request: Request = { id, ask };
    this.#socket.send(JSON.stringify(request));
  }

  #open(): void {
    clearTimeout(this.#timer);
    const before = this.#socket;
    this.#socket = null;
    before?.close();
    const socket = this.#here ? new HereSocket(this.#table, this.#place, this.#revision) : this.#dial();
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
    };
    socket.onmessage = (event: { data: unknown }) => {
      this.#heard = Date.now();
      if (typeof event.data === "string") this.#told(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost(opened);
    };
  }

  #dial(): WebSocket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.#revision === null ? "" : `since=${this.#revision}`;
    const asked = [query(this.#place), since].filter((part) => part !== "").join("&");
    return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#table)}/live?${asked}`);
  }

  #told(told: Told<V, E, A, Q>): void {
    if (told.type === "answer") {
      const waiting = this.#waiting.get(told.id);
      this.#waiting.delete(told.id);
      waiting?.resolve(told.answer);
      return;
    }
    if (told.type === "closed") {
      this.status = "closed";
      this.reason = told.reason;
    }
    if (told.type === "update") {
      this.#revision = told.revision;
      this.#listener.hear(told);
      if (this.status !== "open" && this.status !== "closed") {
        this.status = "open";
        this.#tries = 0;
        this.#resume();
      }
      return;
    }
    this.#listener.hear(told);
  }

  /**
   * What was asked before the connection broke is asked once more. Whatever was done is refused as stale,
   * so nothing happens twice.
   */
  #resume(): void {
    for (const [id, { ask }] of this.#waiting) this.#send(id, ask);
  }

  #lost(opened: boolean): void {
    if (this.#over || this.status === "closed" || this.status === "refused") return;
    if (opened || this.status !== "opening") this.status = "lost";
    else if (this.#tries >= PUZZLED) void this.#wonders();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#tries, 8));
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  /** A page is not told why a socket does not open. If the server answers otherwise, it does not want this one; if it does
      not, the connection is lost. */
  async #wonders(): Promise<void> {
    const answer = this.#here ? { status: 403 } : await fetch(`/api/tables/${encodeURIComponent(this.#table)}`).catch(() => null);
    if (this.#over || this.status !== "opening") return;
    const busy = answer === null || answer.status >= 500 || answer.status === 429;
    this.status = busy ? "lost" : "refused";
    if (!busy) clearTimeout(this.#timer);
  }
}
