// A plain page to try the server with. It shows what it is told and sends what is chosen. Texts of others
// are only ever put into text nodes.
"use strict";

// ---- The page: elements, notices, requests ----------------------------------------------------------

const $ = (id) => document.getElementById(id);

/** An element. Children are elements or texts; a text never becomes markup. */
function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && name !== "list") node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

const button = (text, onclick, props = {}) => el("button", { type: "button", onclick, ...props }, text);
const option = (value, text = value) => el("option", { value }, text);
const choice = (...options) => el("select", {}, options.map((one) => option(...[one].flat())));

let noticeTimer = 0;
function notice(text) {
  clearTimeout(noticeTimer);
  $("notice").textContent = text;
  $("notice").hidden = false;
  noticeTimer = setTimeout(() => ($("notice").hidden = true), 6000);
}

/** Asks over HTTP. What is refused is thrown as the sentence that the server gave. */
async function ask(method, path, body) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  const response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const text = await response.text();
  let told;
  try {
    told = JSON.parse(text);
  } catch {
    told = text;
  }
  if (!response.ok) throw Object.assign(new Error(told?.text ?? String(told)), { status: response.status });
  return told;
}

/** Runs what a button is for, and says what goes wrong. */
const trying = (run) => async (event) => {
  event?.preventDefault();
  try {
    await run(event);
  } catch (error) {
    notice(error.message);
  }
};

const show = (...nodes) => $("main").replaceChildren(...nodes.flat().filter(Boolean));
const GAMES = { london: "London", "new-york": "New York 1901" };
const BOTS = ["greedy", "rules", "random-plan", "random"];
const PACES = [
  ["no clock", { kind: "none" }],
  ["one minute a turn", { kind: "live", turn: 60, increment: 10 }],
  ["five minutes a turn", { kind: "live", turn: 300, increment: 30 }],
  ["two days a turn", { kind: "slow", days: 2 }],
];

// ---- The start: make a table, or find one -------------------------------------------------------------

async function startPage() {
  const [mine, open] = await Promise.all([ask("GET", "/api/mine"), ask("GET", "/api/tables")]);
  const game = choice(...Object.entries(GAMES));
  const rows = [1, 2, 3, 4].map((number) => seatRow(number));
  const pace = choice(...PACES.map(([text], index) => [index, text]));
  const listed = el("input", { type: "checkbox", id: "listed" });
  const make = trying(async () => {
    const seats = rows.map((row) => row.seat()).filter(Boolean);
    const settings = { pace: PACES[pace.value][1], listed: listed.checked };
    const made = await ask("POST", "/api/tables", { game: game.value, seats, settings });
    history.pushState(null, "", `/table/${made.table}`);
    await tablePage(made.table, { made });
  });
  show(
    el("section", {}, el("h1", {}, "Make a table"),
      el("form", { className: "tall", onsubmit: make },
        el("p", { className: "row" }, el("label", {}, "Game ", game), el("label", {}, "Clock ", pace)),
        rows.map((row) => row.node),
        el("p", {}, listed, " ", el("label", { htmlFor: "listed" }, "Show it in the list of open tables")),
        el("button", { className: "main" }, "Make the table"))),
    tableList("My tables", mine), tableList("Open tables", open));
}

function seatRow(number) {
  const kinds = [["me", "at this screen"], ["link", "by a link"], ["bot", "a bot"], ["none", "nobody"]];
  const kind = choice(...kinds.filter(([value]) => number > 2 || value !== "none"));
  const name = el("input", { value: number === 1 ? "Anna" : `Player ${number}`, maxLength: 40, ariaLabel: "Name" });
  const bot = choice(...BOTS);
  bot.ariaLabel = "Bot";
  kind.value = number === 1 ? "me" : number === 2 ? "bot" : "none";
  const change = () => {
    name.hidden = kind.value !== "me";
    bot.hidden = kind.value !== "bot";
  };
  kind.addEventListener("change", change);
  change();
  const node = el("div", { className: "row" }, el("label", {}, `Seat ${number} `, kind), name, bot);
  const seat = () => ({
    me: { kind: "me", name: name.value },
    link: { kind: "link" },
    bot: { kind: "bot", bot: bot.value },
  })[kind.value];
  return { node, seat };
}

function tableList(title, tables) {
  if (tables.length === 0) return null;
  const row = (info) => el("li", {}, el("a", { href: `/table/${info.table}` }, `${GAMES[info.game]} ${info.table}`),
    ` ${info.seats.map((seat) => seat.name).join(", ")} `, el("span", { className: "quiet" }, info.status));
  return el("section", {}, el("h2", {}, title), el("ul", {}, tables.map(row)));
}

// ---- A table: sit down, come back, look on ------------------------------------------------------------

async function tablePage(id, { made = null, secret = null, watch = null, seated = null } = {}) {
  const info = await ask("GET", `/api/tables/${id}`);
  $("where").textContent = `${GAMES[info.game]} · ${id}`;
  if (secret) return sitPage(info, secret);
  const places = info.mine.map((seat) => ({ query: `seat=${seat}`, seat }));
  const beside = watch || info.settings.listed || info.host;
  if (watch || (places.length === 0 && beside)) {
    places.push({ query: watch ? `watch=${watch}` : "", seat: null });
  }
  if (places.length === 0) return recoverPage(info);
  const table = new Table(info, places, { made, seated });
  table.draw();
  await table.open();
}

/** Looking at a link takes no seat: only the button does. */
function sitPage(info, secret) {
  const name = el("input", { placeholder: "Your name", required: true, maxLength: 40, ariaLabel: "Your name" });
  const sit = trying(async () => {
    const seated = await ask("POST", `/api/tables/${info.table}/sit`, { secret, name: name.value });
    history.replaceState(null, "", `/table/${info.table}`);
    await tablePage(info.table, { seated });
  });
  show(el("section", {}, el("h1", {}, `A seat at a table of ${GAMES[info.game]}`), seatList(info),
    el("form", { onsubmit: sit }, name, el("button", { className: "main" }, "Sit down"))));
}

function recoverPage(info) {
  const seat = choice(...info.seats.filter((one) => one.kind !== "free").map((one) => [one.seat, `${one.seat}: ${one.name}`]));
  const phrase = el("input", { placeholder: "Recovery phrase", required: true, ariaLabel: "Recovery phrase" });
  const recover = trying(async () => {
    const body = { seat: Number(seat.value), phrase: phrase.value };
    const seated = await ask("POST", `/api/tables/${info.table}/recover`, body);
    await tablePage(info.table, { seated });
  });
  show(el("section", {}, el("h1", {}, `A table of ${GAMES[info.game]}`), seatList(info),
    el("p", {}, "You have no seat here. Open the link that you were given, or claim your seat back:"),
    el("form", { onsubmit: recover }, seat, phrase, el("button", { className: "main" }, "Claim it back"))));
}

const seatList = (info) => el("ul", {}, info.seats.map((seat) =>
  el("li", {}, `${seat.seat}. ${seat.name} `, el("span", { className: "quiet" }, seat.kind, seat.caveat ? ", by rules of thumb" : ""))));

/** A text to be copied. */
function copyRow(label, text) {
  const field = el("input", { value: text, readOnly: true, ariaLabel: label, onfocus: () => field.select() });
  const copy = trying(async () => {
    field.select();
    await navigator.clipboard.writeText(text);
    notice("Copied.");
  });
  return el("div", { className: "row" }, el("span", {}, label), field, button("Copy", copy));
}

// ---- One place at the table, over its own socket ------------------------------------------------------

class Place {
  constructor(table, { query, seat }) {
    Object.assign(this, { table, query, seat, update: null, steps: [], opening: [], chat: [] });
    Object.assign(this, { socket: null, lost: false, closed: null, waits: 500, next: 1, answers: new Map(), muted: new Set() });
  }

  /** Everything so far over HTTP, and what follows over the socket: nothing is missed in between. */
  async open() {
    const story = await ask("GET", `/api/tables/${this.table.id}/history?${this.query}`);
    this.opening = story.opening;
    this.steps = story.steps;
    this.known = story.revision;
    this.connect();
  }

  connect() {
    const address = new URL(`/api/tables/${this.table.id}/live?${this.query}&since=${this.known}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.socket = new WebSocket(address);
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = () => this.mend();
  }

  /** A lost connection shows itself, and comes back with what was missed. */
  async mend() {
    for (const answer of this.answers.values()) answer(null);
    this.answers.clear();
    if (this.closed) return;
    this.lost = true;
    this.table.draw();
    await new Promise((done) => setTimeout(done, this.waits));
    this.waits = Math.min(this.waits * 2, 10000);
    try {
      const info = await ask("GET", `/api/tables/${this.table.id}`);
      if (this.seat !== null && !info.mine.includes(this.seat)) this.closed = "This seat is no longer yours.";
    } catch (error) {
      if (error.status === 404) this.closed = error.message;
    }
    if (this.closed) this.table.draw();
    else this.connect();
  }

  hear(told) {
    if (told.type === "update") {
      this.lost = false;
      this.waits = 500;
      this.steps.push(...told.steps.filter((step) => step.revision > this.known));
      this.known = told.revision;
      this.update = told;
    } else if (told.type === "seats" && this.update) {
      this.update.seats = told.seats;
    } else if (told.type === "chat") {
      // Who comes again is told the last lines again.
      if (!this.chat.some((line) => line.number === told.number)) this.chat.push(told);
    } else if (told.type === "muted") {
      this.muted = new Set(told.seats);
    } else if (told.type === "closed") {
      this.closed = this.table.words.say(told.reason);
    } else if (told.type === "answer") {
      this.answers.get(told.id)?.(told.answer);
      this.answers.delete(told.id);
      return;
    }
    this.table.draw();
  }

  /** Asks over the socket; nothing if the connection is lost before the answer. */
  request(what) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = this.next++;
    this.socket.send(JSON.stringify({ id, ask: what }));
    return new Promise((answer) => this.answers.set(id, answer));
  }

  /** The same for what changes something; a refusal is said. */
  async do(what) {
    const answer = await this.request(what);
    if (answer === null) notice("The connection is lost: it may or may not have been done.");
    else if (answer.kind === "refused") notice(this.say(answer.say));
    return answer;
  }

  get names() {
    return this.update?.seats.map((seat) => seat.name) ?? [];
  }

  say(message) {
    return this.table.words.say(message, this.names, this.seat);
  }

  name(seat) {
    return seat === this.seat ? "You" : this.names[seat - 1] ?? `Player ${seat}`;
  }
}

// ---- The table --------------------------------------------------------------------------------------

class Table {
  constructor(info, places, { made, seated }) {
    Object.assign(this, { info, id: info.table, made, seated, words: theWords });
    this.places = places.map((place) => new Place(this, place));
    this.shown = this.places[0];
    this.said = el("input", { placeholder: "Say something", maxLength: 500, ariaLabel: "Say something" });
    this.log = el("ol", { className: "log", tabIndex: 0 });
    this.draft = el("div", { className: "draft", ariaLive: "polite" });
    this.drawn = {};
    this.clock = el("p", {});
    setInterval(() => this.drawClock(), 500);
  }

  async open() {
    await Promise.all(this.places.map((place) => place.open()));
  }

  /** Shows how the table stands. What somebody types or has scrolled to stays. */
  draw() {
    const place = this.shown;
    const line = $("line");
    line.textContent = place.closed ? "closed" : place.lost ? "connection lost, trying again …" : "connected";
    line.className = place.lost || place.closed ? "lost" : "";
    if (!place.update) return show(el("p", {}, place.closed ?? "One moment …"));
    this.drawLog(place);
    this.drawClock();
    if (!this.root?.isConnected) this.build();
    const { update } = place;
    const at = `${place.query} ${update.revision} ${place.lost} ${place.closed}`;
    const people = JSON.stringify([update.seats, update.asked?.seat, [...place.muted]]);
    const wishes = JSON.stringify([update.undo, update.undo_asked, update.clock?.expired]);
    this.part("secrets", JSON.stringify([this.made, this.seated]), () => this.secrets());
    this.part("tabs", JSON.stringify(this.places.map((one) => [one === place, one.names, one.update?.asked?.seat])), () => this.tabs());
    this.part("question", at, () => this.question(place));
    this.part("seats", place.query + people, () => this.seats(place));
    this.part("numbers", at + people, () => this.numbers(update));
    this.part("end", at, () => this.end(place));
    this.part("mine", at + wishes + people, () => this.mine(place));
    this.part("chat", `${place.query} ${place.chat.length}`, () => this.chatLines(place));
    this.data.textContent = this.open_data?.open ? JSON.stringify(update.view, null, 1) : "";
    document.title = update.asked?.seat === place.seat ? "● Two Cities" : "Two Cities";
  }

  /** Draws a part of the table anew if it looks otherwise now: what has the focus keeps it. */
  part(name, looks, make) {
    if (this.drawn[name] === looks) return;
    this.drawn[name] = looks;
    this.holders[name].replaceChildren(...[make()].flat().filter(Boolean));
  }

  build() {
    const holder = (tag = "div") => el(tag);
    this.holders = Object.fromEntries(
      ["secrets", "tabs", "question", "seats", "numbers", "end", "mine", "chat"].map((name) => [name, holder()]));
    const { secrets, tabs, question, seats, numbers, end, mine, chat } = this.holders;
    this.data = el("pre");
    this.open_data = el("details", { ontoggle: () => this.draw() }, el("summary", {}, "The table as data"), this.data);
    const speak = trying(async () => {
      const answer = await this.shown.do({ do: "chat", text: this.said.value });
      if (answer?.kind === "done") this.said.value = "";
    });
    const talk = this.info.settings.chat && el("section", {}, el("h2", {}, "Chat"), chat,
      el("form", { onsubmit: speak }, this.said, el("button", {}, "Say")));
    this.root = el("div", {}, secrets, tabs, el("div", { className: "table" },
      el("div", {}, end, el("section", {}, this.clock, question), mine),
      el("div", {}, el("section", {}, seats, numbers), el("section", {}, el("h2", {}, "What happened"), this.log),
        talk || "", el("section", {}, this.open_data))));
    show(this.root);
  }

  /** Links and phrases: told once, kept nowhere. */
  secrets() {
    const { made, seated } = this;
    const phrase = made?.phrase ?? seated?.phrase;
    if (!made && !seated) return null;
    const link = (text) => new URL(text, location.href).href;
    const done = () => {
      this.made = this.seated = null;
      this.draw();
    };
    return el("section", {}, el("h2", {}, "Shown once"),
      made?.links.map((one) => copyRow(`Link to seat ${one.seat}`, link(one.link))) ?? "",
      made?.watch ? copyRow("Link to look on", link(made.watch)) : "",
      phrase ? el("p", {}, "This phrase claims your seat back from another browser: ",
        el("strong", { className: "secret" }, phrase)) : "",
      button("Hide", done));
  }

  tabs() {
    if (this.places.length < 2) return null;
    const tab = (place) => {
      const asked = place.update && place.update.asked?.seat === place.seat;
      const name = place.seat === null ? "Looking on" : place.names[place.seat - 1] ?? `Seat ${place.seat}`;
      const pick = () => {
        this.shown = place;
        this.draw();
      };
      return button(asked ? `${name} ●` : name, pick, { role: "tab", ariaSelected: String(place === this.shown) });
    };
    return el("div", { className: "tabs", role: "tablist", ariaLabel: "My seats" }, this.places.map(tab));
  }

  question(place) {
    const { update } = place;
    if (place.closed) return el("p", {}, place.closed);
    if (!update.asked) return el("p", {}, "Nothing more is asked.");
    const asked = el("h1", {}, update.asked.seat === place.seat ? place.say(update.asked.say)
      : `${place.name(update.asked.seat)} is asked: ${place.say(update.asked.say)}`);
    if (update.choices.length === 0) return asked;
    this.draft.replaceChildren(el("p", { className: "quiet" }, "Point at an answer to see what it would change."));
    return [asked, el("ol", { className: "choices" }, update.choices.map((one) => el("li", {}, this.answer(place, one)))), this.draft];
  }

  answer(place, { words, say, details }) {
    const { revision } = place.update;
    const submit = async (event) => {
      event.currentTarget.disabled = true;
      const node = event.currentTarget;
      await place.do({ do: "submit", match: this.id, revision, actions: [words] });
      node.disabled = false;
    };
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.tryOut(place, revision, words), 120);
    };
    const props = { onmouseenter: wait, onfocus: wait, onmouseleave: () => clearTimeout(timer), disabled: place.lost };
    const node = button(place.say(say), submit, props);
    node.append(...details.map((detail) => el("small", {}, place.say(detail))));
    return node;
  }

  async tryOut(place, revision, words) {
    const answer = await place.request({ do: "draft", revision, actions: [words] });
    if (answer?.kind !== "drafted" || place !== this.shown || revision !== place.update.revision) return;
    const change = ({ seat, of, from, to }) => `${place.name(seat)}: ${of} ${from} → ${to}`.replaceAll("-", "−");
    const lines = [answer.changes.map(change).join(" · "), ...answer.log.map((line) => place.say(line))];
    if (answer.stop?.kind === "reveals") lines.push("This shows something hidden: it cannot be tried.");
    if (answer.stop?.kind === "refused") lines.push(place.say(answer.stop.reason));
    const told = lines.filter(Boolean);
    this.draft.replaceChildren(...(told.length ? told : ["Nothing that is counted changes."]).map((text) => el("p", {}, text)));
  }

  seats(place) {
    const { update } = place;
    const row = ({ seat, name, state, present }) => {
      const known = { free: "waits for somebody", person: present ? "here" : "away", relieved: "a bot, for a person", bot: "a bot" };
      const link = trying(async () => {
        const made = await ask("POST", `/api/tables/${this.id}/seats/${seat}/link`);
        this.made = { ...this.made, links: [made] };
        this.draw();
      });
      const free = this.info.host && !update.ended && (state === "free" || state === "bot");
      return el("li", { className: update.asked?.seat === seat ? "row asked" : "row" },
        el("span", {}, `${seat}. ${name}${seat === place.seat ? " (you)" : ""}`),
        el("span", { className: "quiet" }, known[state]),
        free || seat === place.seat ? button(free ? "New link" : "Hand on", link, { className: "small" }) : "",
        state === "person" && seat !== place.seat && place.seat !== null ? this.mute(place, seat) : "");
    };
    return [el("h2", {}, "Seats"), el("ul", {}, update.seats.map(row))];
  }

  mute(place, seat) {
    const flip = () => place.do({ do: "mute", seat, mute: !place.muted.has(seat) });
    return this.info.settings.chat ? button(place.muted.has(seat) ? "Hear again" : "Mute", flip, { className: "small" }) : "";
  }

  /** Whatever of the players is a number, in a table. */
  numbers({ view }) {
    const others = ["seat", "cards", "character", "top_borough"];
    const counted = Object.entries(view.players[0]).filter(([name, value]) => typeof value === "number" && !others.includes(name));
    const size = (hand) => hand.known.length + hand.unknown.reduce((sum, one) => sum + one, 0);
    const rows = counted.map(([name]) => [name, (player) => player[name]]);
    if (view.players[0].hand) rows.push(["hand", (player) => size(player.hand)]);
    const text = (number) => String(number).replace("-", "−");
    return el("table", {},
      el("tr", {}, el("th", {}, "Turn " + view.turn), view.players.map((player) => el("th", {}, this.shown.name(player.seat)))),
      rows.map(([name, value]) => el("tr", {}, el("td", { className: "quiet" }, name), view.players.map((player) => el("td", {}, text(value(player)))))));
  }

  /** What one can do beside answering. */
  mine(place) {
    const { update } = place;
    if (place.seat === null || update.ended || place.closed) return null;
    const { revision, undo, undo_asked: wish } = update;
    const nodes = [];
    if (undo) {
      const text = undo.consent ? "Ask to take back" : "Take back";
      nodes.push(el("div", { className: "row" },
        button(`${text} the last action`, () => place.do({ do: "undo", revision, whole_turn: false })),
        button(`${text} the whole turn`, () => place.do({ do: "undo", revision, whole_turn: true }))));
    }
    if (wish?.waits_for.includes(place.seat)) {
      const answer = (agree) => () => place.do({ do: "consent", revision, number: wish.number, agree });
      nodes.push(el("p", {}, `${place.name(wish.seat)} would like to take back ${wish.count} actions.`),
        el("div", { className: "row" }, button("Agree", answer(true), { className: "main" }), button("Refuse", answer(false))));
    } else if (wish) {
      nodes.push(el("p", {}, `Taking back waits for ${wish.waits_for.map((seat) => place.name(seat)).join(", ")}.`));
    }
    if (update.clock?.expired && update.clock.seat !== place.seat) {
      nodes.push(button("Let a bot play on for them", () => place.do({ do: "relieve", seat: update.clock.seat })));
    }
    const state = update.seats[place.seat - 1].state;
    const bot = choice(...BOTS);
    bot.ariaLabel = "Bot";
    if (state === "person") nodes.push(el("div", { className: "row" }, button("Let a bot play on", () => place.do({ do: "leave", bot: bot.value })), bot));
    if (state === "relieved") nodes.push(button("Play on myself", () => place.do({ do: "return" }), { className: "main" }));
    return nodes.length ? el("section", {}, nodes) : null;
  }

  end(place) {
    const { ended, seats } = place.update;
    if (!ended) return null;
    const of = (list, { seat }) => list[seat - 1];
    const { ranks, scores } = ended.outcome;
    const sorted = [...seats].sort((a, b) => of(ranks, a) - of(ranks, b));
    const row = (one) => el("li", {}, el("strong", {}, `${of(ranks, one)}. ${one.name}: ${of(scores, one)}`.replace("-", "−")),
      el("ul", {}, of(ended.lines, one).map((line) => el("li", { className: "quiet" }, place.say(line)))));
    const verdict = el("p", { className: "quiet" });
    checkSeal(this.info.seal, ended).then((text) => (verdict.textContent = text));
    return el("section", {}, el("h1", {}, "The game is over"), el("ol", {}, sorted.map(row)), verdict,
      el("p", {}, el("a", { href: `/api/tables/${this.id}/record` }, "The record")));
  }

  chatLines(place) {
    return el("ul", {}, place.chat.map(({ name, text }) => el("li", {}, el("strong", {}, `${name}: `), text)));
  }

  drawLog(place) {
    const key = `${place.query} ${place.steps.length}`;
    if (this.drawn.log === key) return;
    this.drawn.log = key;
    const lines = place.opening.map((line) => el("li", {}, place.say(line)));
    for (const { did, log } of place.steps) {
      const texts = log.map((line) => place.say(line));
      const who = place.name(did.seat);
      if (did.kind === "undo") texts.push(`${who} took back ${did.count} actions.`);
      if (did.kind === "sit") texts.push(`${did.name} sits at seat ${did.seat}.`);
      if (did.kind === "expire") texts.push(`${who} ran out of time.`);
      texts.forEach((text, index) => lines.push(el("li", { className: index === 0 ? "step" : "" }, text)));
    }
    this.log.replaceChildren(...lines);
    // Outside the document nothing scrolls: wait until it is there.
    requestAnimationFrame(() => (this.log.scrollTop = this.log.scrollHeight));
  }

  drawClock() {
    const clock = this.shown.update?.clock;
    this.clock.hidden = !clock;
    if (!clock) return;
    const left = clock.until === null ? null : Math.max(0, Math.round((clock.until - Date.now()) / 1000));
    const time = left === null ? "stands still" : left > 7200 ? `${Math.round(left / 3600)} hours` : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    const whose = clock.seat === this.shown.seat ? "Your clock" : `Clock of ${this.shown.name(clock.seat)}`;
    this.clock.textContent = `${whose}: ${!clock.expired ? time : clock.until === null ? "away for long" : "out of time"}`;
  }
}

/** Whether the seed that is told now is the one whose hash was shown from the beginning. */
async function checkSeal(seal, { seed, nonce }) {
  if (!seed || !nonce) return "";
  if (!crypto.subtle) return `Seed ${seed}, nonce ${nonce}, seal ${seal}.`;
  const text = new TextEncoder().encode(`twocities seal ${seed} ${nonce}`);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const hash = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hash === seal ? `The seal holds: the deal was settled before the first action (seed ${seed}).` : "The seal does NOT hold.";
}

// ---- Where are we? ----------------------------------------------------------------------------------

let theWords;

async function main() {
  theWords ??= new Words(await ask("GET", "/api/words/en"));
  const [, kind, id, by, secret] = location.pathname.split("/");
  if (kind !== "table") return startPage();
  return tablePage(id, by === "seat" ? { secret } : by === "watch" ? { watch: secret } : {});
}

addEventListener("popstate", () => location.reload());
main().catch((error) => show(el("section", {}, el("p", {}, error.message), el("a", { href: "/" }, "To the start"))));
