// Turns messages into sentences, with the same files as the terminal.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "$lib/protocol/table";
import { decimals } from "./decimals";
import type { Language } from "./language";

/** What goes into a sentence of the page itself. */
export type Args = Record<string, string | number | Message>;

/** What the people at the table are called, by the number of their seat. */
export type Names = (seat: number) => string | undefined;

/** Arguments that are names of the game or of its people: they stand out in what is told. */
const NAMES = new Set(
  "player to card cards borough source given taken character lot lots others tile".split(" "),
);
/** Where a name begins and ends in a told text. Nothing else has these letters: they are for private use. */
const [BEGIN, END] = ["\ue000", "\ue001"];

/** A piece of a told text, and whether it is a name. */
export type Piece = { text: string; name: boolean };

/** A told text, piece by piece. */
export const pieces = (told: string): Piece[] =>
  told
    .split(/(\ue000[^\ue001]*\ue001)/)
    .filter((part) => part !== "")
    .map((part) => ({ text: part.replaceAll(/[\ue000\ue001]/g, ""), name: part.startsWith(BEGIN) }));

/** What is spoken now. Whatever was said with it is said anew when it changes. */
let spoken = $state.raw(new FluentBundle("en", { useIsolating: false }));

/** From now on everything is said in this language, of which these are the files. */
export function speak(language: Language, files: string[]): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  spoken = bundle;
}

/** The language that is spoken now. */
export const language = (): Language => (spoken.locales[0] ?? "en") as Language;

export class Words {
  readonly #names: Names;

  constructor(names: Names = () => undefined) {
    this.#names = names;
  }

  get #bundle(): FluentBundle {
    return spoken;
  }

  /** The same words at a table whose people have names. */
  at(names: Names): Words {
    return new Words(names);
  }

  /** A message that the server sent; where the page has words of its own for it, in those. */
  say(message: Message): string {
    const name = message.id === "player" ? this.#names(seatOf(message)) : undefined;
    if (name !== undefined) return name;
    const args: Record<string, FluentVariable> = {};
    const verbatim = message.id === "verbatim";
    for (const [key, arg] of message.args) args[key] = verbatim && "Text" in arg ? arg.Text : this.#value(arg);
    const own = `web-say-${message.id}`;
    return this.#format(this.has(own) ? own : message.id, args);
  }

  /** A sentence of the page itself, in which names are marked: `pieces` tells them apart. */
  told(id: string, args: [string, Arg][]): string {
    const values: Record<string, FluentVariable> = {};
    for (const [key, arg] of args) values[key] = NAMES.has(key) ? this.#marked(arg) : this.#value(arg);
    return this.#format(id, values);
  }

  #marked(arg: Arg): FluentVariable {
    // What is only described has no name.
    const mark = (message: Message) =>
      message.id === "new-york-tile" ? this.say(message) : BEGIN + this.say(message) + END;
    if ("Message" in arg) return mark(arg.Message);
    return "List" in arg ? this.#joined(arg.List.map(mark)) : this.#value(arg);
  }

  /** A sentence of the page itself. */
  text(id: string, args: Args = {}): string {
    const values: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(args)) {
      values[key] = typeof arg === "object" ? this.say(arg) : arg;
    }
    return this.#format(id, values);
  }

  /** Whether there is such a message; after a full stop, a variant of one. */
  has(id: string): boolean {
    const [key, variant] = id.split(".", 2);
    const message = this.#bundle.getMessage(key ?? id);
    return message !== undefined && (variant === undefined || variant in message.attributes);
  }

  #format(id: string, args: Record<string, FluentVariable>): string {
    const [key, variant] = id.split(".", 2);
    const message = this.#bundle.getMessage(key ?? id);
    const pattern = (variant && message?.attributes[variant]) || message?.value;
    const faults: Error[] = [];
    const text = pattern ? this.#bundle.formatPattern(pattern, args, faults) : "";
    return !pattern || faults.length > 0 ? `‹${id}›` : text;
  }

  #value(arg: Arg): FluentVariable {
    if ("Number" in arg) return arg.Number;
    if ("Text" in arg) return decimals(arg.Text, language());
    if ("Message" in arg) return this.say(arg.Message);
    return this.#joined(arg.List.map((message) => this.say(message)));
  }

  #joined(said: string[]): string {
    const joined = (id: string, before: string, next: string) => this.#format(id, { before, next });
    const first = said[0];
    if (first === undefined) return this.#format("list-none", {});
    if (said.length === 1) return first;
    if (said.length === 2) return joined("list-two", first, said[1] ?? "");
    const start = said.slice(1, -1).reduce((before, next) => joined("list-more", before, next), first);
    return joined("list-last", start, said[said.length - 1] ?? "");
  }
}

function seatOf(player: Message): number {
  const number = player.args.find(([name]) => name === "number")?.[1];
  return number && "Number" in number ? number.Number : 0;
}

/** The words of the page. */
export const words = new Words();

/** A sentence of the page itself. */
export const text = (id: string, args?: Args): string => words.text(id, args);
