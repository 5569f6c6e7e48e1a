// The page's end of the worker that plays the tables of this device.

import type { Answered, Call } from "./engine";
import type { Heard, Said } from "./tables";

/** Whoever follows a table. */
export type Follower = { opened(): void; told(text: string): void; ended(): void };

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
const waiting = new Map<number, (answer: Answered) => void>();
const followers = new Map<number, Follower>();
let next = 1;

const say = (said: Said) => worker.postMessage(said);

worker.onmessage = ({ data }: MessageEvent<Heard>) => {
  switch (data.say) {
    case "answer":
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
      break;
    case "joined":
      followers.get(data.client)?.opened();
      break;
    case "told":
      followers.get(data.client)?.told(data.text);
      break;
    case "ended": {
      const follower = followers.get(data.client);
      followers.delete(data.client);
      follower?.ended();
    }
  }
};

/** What a server would answer. */
export function call(call: Call): Promise<Answered> {
  return new Promise((resolve) => {
    const id = next++;
    waiting.set(id, resolve);
    say({ say: "call", id, call });
  });
}

/** Follows a table from a place; the number is that of the follower. */
export function join(table: string, seat: number | null, since: number | null, follower: Follower): number {
  const client = next++;
  followers.set(client, follower);
  say({ say: "join", client, table, seat, since });
  return client;
}

export const hear = (client: number, text: string): void => say({ say: "hear", client, text });

export function leave(client: number): void {
  if (followers.delete(client)) say({ say: "gone", client });
}
