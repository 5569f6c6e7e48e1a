// Turns messages into sentences, with the same files as the terminal.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import analysis from "$locales/en/analysis.ftl?raw";
import common from "$locales/en/common.ftl?raw";
import londonNames from "$locales/en/london-names.ftl?raw";
import london from "$locales/en/london.ftl?raw";
import newYorkNames from "$locales/en/new-york-names.ftl?raw";
import newYork from "$locales/en/new-york.ftl?raw";
import table from "$locales/en/table.ftl?raw";
import web from "$locales/en/web.ftl?raw";
import type { Arg, Message } from "$lib/protocol/table";

const FILES = [analysis, common, londonNames, london, newYorkNames, newYork, table, web];

/** What goes into a sentence of the page itself. */
export type Args = Record<string, string | number | Message>;

/** What the people at the table are called, by the number of their seat. */
export type Names = (seat: number) => string | undefined;

export class Words {
  readonly #bundle: FluentBundle;
  readonly #names: Names;

  constructor(bundle: FluentBundle, names: Names = () => undefined) {
    this.#bundle = bundle;
    this.#names = names;
  }

  static english(): Words {
    const bundle = new FluentBundle("en", { useIsolating: false });
    for (const file of FILES) bundle.addResource(new FluentResource(file));
    return new Words(bundle);
  }

  /** The same words at a table whose people have names. */
  at(names: Names): Words {
    return new Words(this.#bundle, names);
  }

  /** A message that the server sent. */
  say(message: Message): string {
    const name = message.id === "player" ? this.#names(seatOf(message)) : undefined;
    if (name !== undefined) return name;
    const args: Record<string, FluentVariable> = {};
    for (const [key, arg] of message.args) args[key] = this.#value(arg);
    return this.#format(message.id, args);
  }

  /** A sentence of the page itself. */
  text(id: string, args: Args = {}): string {
    const values: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(args)) {
      values[key] = typeof arg === "object" ? this.say(arg) : arg;
    }
    return this.#format(id, values);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
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
    if ("Text" in arg) return arg.Text;
    if ("Message" in arg) return this.say(arg.Message);
    return this.#join(arg.List);
  }

  #join(messages: Message[]): string {
    const joined = (id: string, before: string, next: string) => this.#format(id, { before, next });
    const said = messages.map((message) => this.say(message));
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
export const words = Words.english();

/** A sentence of the page itself. */
export const text = (id: string, args?: Args): string => words.text(id, args);
