// The words of the plain page: as much of Fluent as locales/en uses.
"use strict";

const plural = new Intl.PluralRules("en");

/** Reads a Fluent resource: messages by id, each a pattern, attributes as `id.attribute`. */
function readFluent(text) {
  const found = new Map();
  let id = "", key = "";
  const sources = new Map();
  for (const line of text.split(/\r?\n/)) {
    const message = /^([a-zA-Z][\w-]*) *= *(.*)$/.exec(line);
    const attribute = /^ +\.([a-zA-Z][\w-]*) *= *(.*)$/.exec(line);
    if (message) {
      [, id] = message;
      key = id;
      sources.set(key, message[2]);
    } else if (attribute && id) {
      key = `${id}.${attribute[1]}`;
      sources.set(key, attribute[2]);
    } else if (/^( |\}|$)/.test(line) && key) {
      sources.set(key, `${sources.get(key)}\n${line}`);
    } else {
      key = "";
    }
  }
  for (const [name, source] of sources) found.set(name, new PatternReader(source).pattern());
  return found;
}

/** Reads one pattern: a list of texts and placeables. */
class PatternReader {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /** What a regular expression finds here, and steps over it. */
  take(expression) {
    expression.lastIndex = this.at;
    const match = expression.exec(this.text);
    if (match) this.at = expression.lastIndex;
    return match;
  }

  /** Up to the end, the next variant or the end of all variants. */
  pattern() {
    const parts = [];
    while (this.at < this.text.length) {
      if (this.take(/(?=\s*\n\s*(\*?\[|\}))/y) || this.text[this.at] === "}") break;
      if (this.take(/\{\s*/y)) parts.push(this.placeable());
      else parts.push(this.take(/\n\s*/y) ? "\n" : this.take(/[^{}\n]+/y)[0]);
    }
    const strings = (part) => typeof part === "string";
    if (strings(parts[0])) parts[0] = parts[0].trimStart();
    if (strings(parts.at(-1))) parts.push(parts.pop().trimEnd());
    return parts;
  }

  placeable() {
    let part;
    const literal = this.take(/"((?:[^"\\]|\\.)*)"/y);
    const variable = literal ? null : this.take(/\$([\w-]+)/y);
    if (literal) part = { text: literal[1] };
    else if (variable) part = { variable: variable[1] };
    else part = { message: this.take(/[\w.-]+/y)[0] };
    if (this.take(/\s*->/y)) {
      part = { select: part, variants: [] };
      let variant;
      while ((variant = this.take(/\s*(\*?)\[\s*([\w-]+)\s*\] */y))) {
        part.variants.push({ other: variant[1] === "*", key: variant[2], pattern: this.pattern() });
      }
    }
    if (!this.take(/\s*\}/y)) throw new Error(`not understood: ${this.text}`);
    return part;
  }
}

/** Says messages in English. `names` are what players are called, `viewer` is the seat of who reads. */
class Words {
  constructor(text) {
    this.patterns = readFluent(text);
  }

  say(message, names = [], viewer = null) {
    const args = new Map(message.args);
    const player = args.get("player")?.Message;
    const you = player?.id === "player" && player.args[0][1].Number === viewer;
    const id = you && !message.id.includes(".") ? `${message.id}.you` : message.id;
    return this.format(id, args, names);
  }

  format(id, args, names) {
    const name = id === "player" ? names[args.get("number")?.Number - 1] : undefined;
    if (name !== undefined) return name;
    const pattern = this.patterns.get(id) ?? this.patterns.get(id.split(".")[0]);
    return pattern ? this.fill(pattern, args, names) : `‹${id}›`;
  }

  fill(pattern, args, names) {
    return pattern.map((part) => (typeof part === "string" ? part : this.place(part, args, names))).join("");
  }

  place(part, args, names) {
    if (part.text !== undefined) return part.text;
    if (part.message) return this.format(part.message, args, names);
    if (part.variable) return this.value(args.get(part.variable), part.variable, names);
    const number = args.get(part.select.variable)?.Number;
    const exact = this.place(part.select, args, names);
    const fits = (variant) => variant.key === exact || (number !== undefined && variant.key === plural.select(number));
    const chosen = part.variants.find((variant) => variant.key === String(number))
      ?? part.variants.find(fits) ?? part.variants.find((variant) => variant.other);
    return this.fill(chosen.pattern, args, names);
  }

  value(arg, name, names) {
    if (arg === undefined) return `‹${name}›`;
    if (arg.Number !== undefined) return String(arg.Number).replace("-", "−");
    if (arg.Text !== undefined) return arg.Text;
    if (arg.Message) return this.format(arg.Message.id, new Map(arg.Message.args), names);
    return this.join(arg.List.map((one) => this.format(one.id, new Map(one.args), names)));
  }

  join(texts) {
    if (texts.length === 0) return this.format("list-none", new Map(), []);
    return texts.reduce((before, next, index) => {
      const id = index < texts.length - 1 ? "list-more" : index === 1 ? "list-two" : "list-last";
      return this.format(id, new Map([["before", { Text: before }], ["next", { Text: next }]]), []);
    });
  }
}
