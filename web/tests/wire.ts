// A table whose server is the test.

import type { Asked, Request, Told, Update } from "$lib/protocol/table";

export type Here = Told<string, string, string, string>;

/** A socket whose other end is the test. */
export class Wire {
  static all: Wire[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Request[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
    this.onclose?.();
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(told: Here) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  get last(): Request {
    const last = this.sent[this.sent.length - 1];
    if (!last) throw new Error("nothing was sent");
    return last;
  }
}

export const ask = (seat: number): Asked<string> => ({ seat, question: "Q", say: { id: "q", args: [] } });

export function update(revision: number, change: Partial<Update<string, string, string, string>> = {}): Here {
  return {
    type: "update", revision, moves: revision, since: revision, steps: [], viewer: { Seat: 1 }, view: `view ${revision}`, seats: [],
    asked: ask(1), choices: [{ words: "pass", action: "Pass", say: { id: "pass", args: [] }, details: [] }],
    clock: null, undo: null, undo_asked: null, undo_denied: null, ended: null, ...change,
  };
}

export const drafted = (id: number, seat: number, stop: "reveals" | null = null): Here => ({
  type: "answer", id,
  answer: {
    kind: "drafted", revision: 1, tried: 1, stop: stop ? { kind: "reveals" } : null, view: "tried", events: [], log: [],
    changes: [], asked: ask(seat), choices: [],
  },
});

export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
