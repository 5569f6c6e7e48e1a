// Tables that are played on this device, without a server. Whoever has the id of one is answered by a worker
// (`src/offline`), which is loaded when it is needed first.

import type { Place } from "./live.svelte";

/** Whether a table is on this device: servers give no such ids. */
export const isHere = (table: string | null | undefined): boolean => table?.startsWith("here-") ?? false;

export const device = () => import("../../offline/device");

/** As much of a socket as a place at a table needs, with the worker at its other end. */
export class HereSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #client: number | null = null;

  constructor(table: string, place: Place, since: number | null) {
    void this.#join(table, place, since);
  }

  send(text: string): void {
    const client = this.#client;
    if (client !== null) void device().then(({ hear }) => hear(client, text));
  }

  close(): void {
    const client = this.#client;
    this.#end();
    if (client !== null) void device().then(({ leave }) => leave(client));
  }

  async #join(table: string, place: Place, since: number | null): Promise<void> {
    const seat = typeof place === "object" && "seat" in place ? place.seat : null;
    try {
      const { join } = await device();
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.#client = join(table, seat, since, {
        opened: () => {
          this.readyState = WebSocket.OPEN;
          this.onopen?.();
        },
        told: (text) => this.onmessage?.({ data: text }),
        ended: () => this.#end(),
      });
    } catch {
      this.#end();
    }
  }

  #end(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#client = null;
    this.onclose?.();
  }
}
