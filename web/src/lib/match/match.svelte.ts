// A match as one viewer sees it: what is on the table now, what has happened, and what is being tried.
//
// Whatever is chosen is tried first, as a draft: nothing is stored and nobody is told. The draft is sent when it
// cannot be taken back any more anyway (it would show something) or when somebody else would be asked.

import { api } from "$lib/net/api";
import { Live, query, type Place } from "$lib/net/live.svelte";
import type { Guide } from "./guide.svelte";
import type { Hints } from "./hints.svelte";
import type {
  Asked,
  Chat,
  Choice,
  Drafted,
  Message,
  Refusal,
  SeatNow,
  Step,
  Told,
  UndoNow,
  Update,
} from "$lib/protocol/table";

/** Something that happened, for the log. */
export type Line = { revision: number; seat: number | null; at: number; say: Message; undone: boolean };

/** How long what others did is shown before what came next: the more there is to follow, the longer. */
const PACE = 900;
const PACE_OF_A_LINE = 150;
const LONGEST_PACE = 2100;
/** A turn of several acts is shown act by act: what flies has about landed before the next, and none takes for ever. */
const PACE_OF_AN_ACT = 700;
const LONGEST_TURN = 4500;
/** When more steps than these wait, they are shown at once. */
const MOST_WAITING = 24;

/** What everybody would have had if the game had ended then. */
export type Point = { revision: number; scores: number[] };

type Story<V, E> = {
  revision: number;
  opening: Message[];
  opening_events: E[];
  steps: Step<E>[];
  course: Point[];
  view: V;
};

/** Answers that would show something new, or give the word to somebody else. */
export type Unsure = { revision: number; actions: string[]; why: "shows" | "ends" };

/** What a match needs of its connection. */
export type Connection<V, E, A, Q> = Pick<Live<V, E, A, Q>, "status" | "reason" | "request" | "retryNow" | "close">;

export class Match<V, E, A, Q> {
  readonly table: string;
  readonly place: Place;
  readonly live: Connection<V, E, A, Q>;

  /** What is shown; the truth may be some steps ahead. */
  update = $state.raw<Update<V, E, A, Q> | null>(null);
  /** What is being tried. */
  draft = $state.raw<{ actions: string[]; drafted: Drafted<V, E, A, Q> } | null>(null);
  /** A request is on its way. */
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  seats = $state.raw<SeatNow[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** The next table of the people of this one, once one of them has made it. */
  next = $state.raw<{ table: string; seat: number } | null>(null);
  /** The seats that are not heard. */
  muted = $state.raw<number[]>([]);
  log = $state.raw<Line[]>([]);
  /** What was shown last: of a step that is shown act by act, this act. */
  fresh = $state.raw<Step<E>[]>([]);
  /** The same for marks on what has just changed, with all acts of the step that have been shown. */
  marks = $state.raw<Step<E>[]>([]);
  /** Steps that others made since one last did something. */
  since = $state.raw<Line[]>([]);
  /** Updates that wait to be shown. */
  waiting = $state.raw<Update<V, E, A, Q>[]>([]);
  /** Whether others' acts are shown one by one, and how much slower than usual. */
  paced = $state(true);
  /** Who leads through a lesson; nothing where none is played. */
  guide = $state.raw<Guide | null>(null);
  tempo = $state(1);
  /** What is asked once more before it is done for good. */
  asks = $state.raw<{ shows: boolean; ends: boolean }>({ shows: false, ends: false });
  /** What would be done for good, and waits for a yes. */
  unsure = $state.raw<Unsure | null>(null);
  /** What would be good to do; nothing where the table gives no hints. */
  hints = $state.raw<Hints | null>(null);

  readonly #named: (seats: SeatNow[]) => SeatNow[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Steps that are shown act by act: how long each act, and the whole. */
  #parted = new Map<number, { pace: number; whole: Update<V, E, A, Q> }>();
  #known = -1;

  /** `named` says what the people at the seats are called on this page. Without a connection of its own it opens one. */
  constructor(
    table: string,
    place: Place,
    named: (seats: SeatNow[]) => SeatNow[] = (seats) => seats,
    live: Connection<V, E, A, Q> | null = null,
  ) {
    this.#named = named;
    this.table = table;
    this.place = place;
    this.live = live ?? new Live<V, E, A, Q>(table, place, { hear: (told) => this.#hear(told) });
    if (!live) void this.#read();
  }

  /** The table, with what is tried if anything is. */
  get view(): V | null {
    return this.draft?.drafted.view ?? this.update?.view ?? null;
  }

  get asked(): Asked<Q> | null {
    return (this.draft ? this.draft.drafted.asked : this.update?.asked) ?? null;
  }

  get choices(): Choice<A>[] {
    return (this.draft ? this.draft.drafted.choices : this.update?.choices) ?? [];
  }

  /** The seat from which one looks; nothing for a spectator. */
  get seat(): number | null {
    const viewer = this.update?.viewer;
    return viewer && typeof viewer === "object" ? viewer.Seat : null;
  }

  /** Whether one is asked, as far as is shown. */
  get myTurn(): boolean {
    return this.seat !== null && this.asked?.seat === this.seat;
  }

  /** The choice whose words these are. */
  choice(words: string): Choice<A> | undefined {
    return this.choices.find((choice) => choice.words === words);
  }

  /** Whether these answers may be tried: in a lesson, those that it is about. */
  permits(words: string[]): boolean {
    return this.guide?.permits(words) ?? true;
  }

  /** Whether the button of this answer stands out: in a lesson that of the answer which the lesson asks for. */
  standsOut(words: string, likely: boolean): boolean {
    return this.guide?.step ? this.guide.wants(words) : likely;
  }

  /** Tries an answer, and does it if trying is not enough; where that `asks`, after a yes. */
  async choose(words: string, asks = false): Promise<void> {
    await this.chooseAll([words], asks);
  }

  /** Tries several answers in a row. */
  async chooseAll(words: string[], asks = false): Promise<void> {
    if (this.busy) return;
    this.skip();
    const update = this.update;
    if (!update || !this.permits(words)) return;
    const actions = [...(this.draft?.actions ?? []), ...words];
    await this.#try(update.revision, actions, asks ? "ask" : "do");
  }

  /** Does for good what is tried, although one is asked on. */
  async keep(): Promise<void> {
    const { update, draft } = this;
    if (update && draft && !this.busy) await this.#submit(update.revision, draft.actions);
  }

  /** The yes to what waits for one. */
  async sure(): Promise<void> {
    const unsure = this.unsure;
    this.unsure = null;
    if (!unsure || this.busy || unsure.revision !== this.update?.revision) return;
    await this.#submit(unsure.revision, unsure.actions);
  }

  /**
   * Tries answers from the table as it stands, and does nothing for good: answers that would are not tried, nor what
   * comes after them. Says how many were tried, or why not all of the others can be; nothing if it came too late.
   */
  async prepare(actions: string[]): Promise<number | Refusal | null> {
    if (this.busy) return null;
    this.skip();
    const revision = this.update?.revision;
    if (revision === undefined) return null;
    this.busy = true;
    this.refusal = null;
    const draft = (tried: string[]) => this.live.request({ do: "draft", revision, actions: tried });
    let answer = await draft(actions);
    const ends = answer.kind === "drafted" && !answer.stop && answer.asked?.seat !== this.seat;
    if (ends) answer = await draft(actions.slice(0, -1));
    this.busy = false;
    if (this.update?.revision !== revision) return null;
    if (answer.kind === "refused") return answer;
    if (answer.kind !== "drafted") return null;
    if (answer.stop?.kind === "refused") return { code: "illegal", say: answer.stop.reason, action: answer.tried };
    const tried = actions.slice(0, answer.tried);
    this.draft = tried.length === 0 ? null : { actions: tried, drafted: answer };
    return tried.length;
  }

  /** What can be taken back of what was done: nothing while more has happened than is shown, and in a lesson nothing that
      was there before it. */
  get undoable(): UndoNow | null {
    return this.draft || this.waiting.length > 0 || this.guide?.begun === false ? null : (this.update?.undo ?? null);
  }

  /** Takes back the last thing: of what is tried, otherwise of what was done. */
  async back(): Promise<void> {
    const update = this.update;
    if (!update || this.busy) return;
    const draft = this.draft;
    if (this.unsure) {
      this.unsure = null;
    } else if (draft && draft.actions.length > 1) {
      await this.#try(update.revision, draft.actions.slice(0, -1), "never");
    } else if (draft) {
      this.draft = null;
    } else if (this.waiting.length > 0) {
      // What happened meanwhile is looked at first.
      this.skip();
    } else if (this.guide?.begun !== false) {
      await this.undo(false);
    }
  }

  /** Gives up all that is tried. */
  reset(): void {
    this.draft = null;
    this.unsure = null;
    this.refusal = null;
  }

  async undo(wholeTurn: boolean): Promise<void> {
    const update = this.update;
    if (!update) return;
    await this.#request({ do: "undo", revision: update.revision, whole_turn: wholeTurn });
  }

  /** Answers the wish with this number, which is the one that was shown. */
  async consent(number: number, agree: boolean): Promise<void> {
    const update = this.update;
    if (update) await this.#request({ do: "consent", revision: update.revision, number, agree });
  }

  /** Why something cannot be done now; nothing if it can. */
  async why(about: string): Promise<Message | null> {
    const update = this.update;
    if (!update) return null;
    const actions = this.draft?.actions ?? [];
    const answer = await this.live.request({ do: "why", revision: update.revision, actions, about });
    if (answer.kind === "why") return answer.reason;
    return answer.kind === "refused" && answer.code !== "stale" ? answer.say : null;
  }

  async say(text: string): Promise<void> {
    await this.#request({ do: "chat", text });
  }

  async mute(seat: number, mute: boolean): Promise<void> {
    await this.#request({ do: "mute", seat, mute });
  }

  async leave(bot: string): Promise<void> {
    await this.#request({ do: "leave", bot });
  }

  async comeBack(): Promise<void> {
    await this.#request({ do: "return" });
  }

  async relieve(seat: number): Promise<void> {
    await this.#request({ do: "relieve", seat });
  }

  /** Shows everything that has happened at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.waiting;
    this.waiting = [];
    for (const [place, update] of waiting.entries()) {
      if (waiting[place + 1]?.revision === update.revision) continue;
      const begun = this.update?.revision === update.revision;
      this.#show((begun ? null : this.#parted.get(update.revision)?.whole) ?? update);
    }
    this.#parted.clear();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.live.close();
  }

  /** How the scores went, as far as this viewer could know. */
  async course(): Promise<Point[]> {
    return (await api.history<Story<V, E>>(this.table, query(this.place))).course;
  }

  async #request(ask: Parameters<Live<V, E, A, Q>["request"]>[0]): Promise<boolean> {
    this.busy = true;
    const answer = await this.live.request(ask);
    this.busy = false;
    this.refusal = answer.kind === "refused" ? answer : null;
    return answer.kind !== "refused";
  }

  async #try(revision: number, actions: string[], done: "do" | "ask" | "never"): Promise<void> {
    this.busy = true;
    this.refusal = null;
    this.unsure = null;
    const answer = await this.live.request({ do: "draft", revision, actions });
    this.busy = false;
    if (answer.kind === "refused") {
      this.draft = null;
      if (answer.code !== "stale") this.refusal = answer;
      return;
    }
    if (answer.kind !== "drafted") return;
    const { stop, asked } = answer;
    if (stop?.kind === "refused") {
      this.refusal = { code: "illegal", say: stop.reason, action: answer.tried };
      return;
    }
    const ends = asked === null || asked.seat !== this.seat;
    if (done !== "never" && (stop?.kind === "reveals" || ends)) {
      const why = stop?.kind === "reveals" ? "shows" : "ends";
      if (done === "ask" || this.asks[why]) this.unsure = { revision, actions, why };
      else await this.#submit(revision, actions);
    } else {
      this.draft = { actions, drafted: answer };
    }
  }

  async #submit(revision: number, actions: string[]): Promise<void> {
    const done = await this.#request({ do: "submit", match: this.table, revision, actions });
    if (done) this.since = [];
    this.draft = null;
  }

  #hear(told: Told<V, E, A, Q>): void {
    if (told.type === "update") {
      this.#queue(told);
    } else if (told.type === "chat") {
      if (this.chat.every((line) => line.number !== told.number)) this.chat = [...this.chat, told];
    } else if (told.type === "muted") {
      this.muted = told.seats;
    } else if (told.type === "next") {
      this.next = told;
    } else if (told.type === "seats") {
      this.seats = this.#named(told.seats);
    }
  }

  /** What others did waits for its turn to be shown; what one did oneself is shown at once. */
  #queue(update: Update<V, E, A, Q>): void {
    const others = update.steps.some(({ did }) => did.kind === "act" && did.seat !== this.seat);
    const first = this.update === null;
    const hidden = typeof document !== "undefined" && document.hidden;
    if (first || hidden || !this.paced || update.steps.length > 1 || (!others && this.waiting.length === 0)) {
      this.skip();
      this.#show(update);
      return;
    }
    void this.#part(this.waiting.at(-1) ?? this.update, update);
    this.waiting = [...this.waiting, update];
    if (new Set(this.waiting.map(({ revision }) => revision)).size > MOST_WAITING) this.skip();
    else if (this.#timer === undefined) this.#timer = setTimeout(() => this.#showNext(), (PACE * this.tempo) / 3);
  }

  /**
   * Puts the table after each act of a step before the table after all of them. What comes too late is left out: the step
   * is shown whole then.
   */
  async #part(before: Update<V, E, A, Q> | null, update: Update<V, E, A, Q>): Promise<void> {
    const acts = before ? update.moves - before.moves : 0;
    const [step] = update.steps;
    if (!before || acts < 2 || step?.did.kind !== "act" || step.did.undone) return;
    try {
      const positions = await api.positions<V, E, Q>(this.table, before.moves + 1, acts - 1, query(this.place));
      const place = this.waiting.indexOf(update);
      const seen = positions.filter(({ events }) => events.length > 0);
      if (place < 0 || seen.length === 0) return;
      this.#parted.set(update.revision, { pace: Math.min(PACE_OF_AN_ACT, LONGEST_TURN / seen.length), whole: update });
      const parts = seen.map(({ after, view, events, asked }, number) => ({
        ...update, moves: after, view, asked, choices: [], undo: null, ended: null,
        steps: [{ ...step, events, log: number === 0 ? step.log : [] }],
      }));
      const told = seen.reduce((sum, { events }) => sum + events.length, 0);
      const last = { ...update, steps: [{ ...step, events: step.events.slice(told), log: [] }] };
      this.waiting = this.waiting.toSpliced(place, 1, ...parts, last);
    } catch {
      // The step is shown whole.
    }
  }

  #showNext(): void {
    this.#timer = undefined;
    const shown = this.update?.revision;
    const [next, ...rest] = this.waiting;
    this.waiting = rest;
    if (!next) return;
    this.#show(next);
    if (rest.length === 0) return;
    const pace = shown === next.revision ? PACE : paceOf(next);
    const act = rest[0]?.revision === next.revision ? this.#parted.get(next.revision)?.pace : undefined;
    if (act === undefined) this.#parted.delete(next.revision);
    this.#timer = setTimeout(() => this.#showNext(), (act ?? pace) * this.tempo);
  }

  #show(update: Update<V, E, A, Q>): void {
    const before = this.update;
    if (before && !this.#standsAs(before, update)) this.draft = null;
    if (this.unsure?.revision !== update.revision) this.unsure = null;
    // What was refused was about the table as it stood.
    if (before && before.revision !== update.revision) this.refusal = null;
    this.update = update;
    this.seats = this.#named(update.seats);
    // The same once more, to whoever asked whether the connection stands, is nothing new.
    if (before?.revision !== update.revision || update.steps.length > 0) this.fresh = update.steps;
    this.marks = before?.revision === update.revision ? [...this.marks, ...update.steps] : update.steps;
    const lines = update.steps.filter(({ revision }) => revision > this.#known).flatMap(linesOf);
    this.#known = Math.max(this.#known, update.revision);
    // What was taken back is no longer told: the story is another one now.
    if (before && update.steps.some(({ did }) => did.kind === "undo")) void this.#read();
    if (lines.length === 0) return;
    this.log = [...this.log, ...lines];
    const others = lines.filter(({ seat }) => seat !== this.seat);
    // Whoever only looks on does nothing that could be followed by something: to them the last thing is new.
    this.since = this.seat === null ? others : [...this.since, ...others];
  }

  /** Whether what is tried still fits: others have come and gone, and nobody has acted. */
  #standsAs(before: Update<V, E, A, Q>, update: Update<V, E, A, Q>): boolean {
    if (before.revision === update.revision) return true;
    if (update.since > before.revision) return false;
    return update.steps.every(
      ({ revision, did }) =>
        revision <= before.revision || ((did.kind === "sit" || did.kind === "expire") && did.seat !== this.seat),
    );
  }

  /** What happened before one came. */
  async #read(): Promise<void> {
    try {
      const story = await api.history<Story<V, E>>(this.table, query(this.place));
      const opening = story.opening.map((say) => ({ revision: 0, seat: null, at: 0, say, undone: false }));
      const before = story.steps.flatMap(linesOf);
      const later = this.log.filter(({ revision }) => revision > story.revision);
      this.#known = Math.max(this.#known, story.revision);
      this.log = [...opening, ...before, ...later];
      this.since = sinceOwn(this.log, this.seat ?? seatOf(this.place));
    } catch {
      // The log begins with what comes over the socket.
    }
  }
}

/** What was told in many lines takes as long as it takes to look at it. */
function paceOf(update: Pick<Update<unknown, unknown, unknown, unknown>, "steps"> | undefined): number {
  const lines = update?.steps.reduce((sum, { log }) => sum + log.length, 0) ?? 0;
  return Math.min(LONGEST_PACE, Math.max(PACE, lines * PACE_OF_A_LINE));
}

const seatOf = (place: Place): number | null => (typeof place === "object" && "seat" in place ? place.seat : null);

/** What others have done since one last did something oneself. */
function sinceOwn(log: Line[], own: number | null): Line[] {
  if (own === null) return [];
  const last = log.findLastIndex(({ seat, undone }) => seat === own && !undone);
  return log.slice(last + 1).filter(({ seat }) => seat !== null && seat !== own);
}

function linesOf<E>(step: Step<E>): Line[] {
  const { did, revision, at, log } = step;
  const undone = did.kind === "act" && did.undone;
  return log.map((say) => ({ revision, seat: did.seat, at, say, undone }));
}

/** A match of any game, for what is the same in all of them. */
export type AnyMatch = Match<unknown, unknown, unknown, unknown>;
