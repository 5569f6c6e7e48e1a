// What bots are called: by how they play.

import { text, words } from "./words.svelte";

/** The name of whoever sits at a seat; that of a bot is the word that the server knows it by. */
export function nameOf(name: string, isBot: boolean): string {
  const id = `web-bot-${name}`;
  return isBot && words.has(id) ? text("web-bot", { level: text(id) }) : name;
}
