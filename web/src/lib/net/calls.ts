// How people are called to a table: what `…/seats/{seat}/calls` takes and tells.

import type { Message } from "$lib/protocol/table";

export type WayKind = "push" | "hook";

export type NewWay =
  | { kind: "push"; endpoint: string; p256dh: string; auth: string; language: string }
  | { kind: "hook"; url: string; language: string };

/** What became of a call. */
export type LastCall = {
  at: number;
  why: "turn" | "reminder" | "test";
  state: "delivered" | "trying" | "failed" | "gone";
  say: Message;
};

export type Way = { kind: WayKind; to: string; language: string; last: LastCall | null; due: number | null };

/** The server's public key for push messages, and the ways that were chosen. */
export type Calls = { key: string; ways: Way[] };
