// What those at the seats are called: bots by how they play, and nobody as such.

import { text, words } from "./words.svelte";

/** What the server calls whoever has not yet sat down. */
const NOBODY = "Nobody yet";

/** The name of whoever sits at a seat; that of a bot is the word that the server knows it by. */
export function nameOf(name: string, isBot: boolean): string {
  if (name === NOBODY) return text("web-nobody");
  const id = `web-bot-${name}`;
  return isBot && words.has(id) ? text("web-bot", { level: text(id) }) : name;
}

/** The seats as they are called on a page. Bots that would be called alike are numbered by their seats. */
export function named<S extends { seat: number; name: string }>(seats: S[], isBot: (seat: S) => boolean): S[] {
  const names = seats.map((seat) => nameOf(seat.name, isBot(seat)));
  return seats.map((seat, number) => {
    const name = names[number] ?? seat.name;
    const alike = isBot(seat) && names.filter((one) => one === name).length > 1;
    return { ...seat, name: alike ? text("web-bot-of-many", { name, number: seat.seat }) : name };
  });
}
