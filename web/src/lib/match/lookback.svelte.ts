// Looking back at a match: the table after each action, as one viewer could see it. The tables draw it as they draw a
// match that is played; nothing can be chosen.

import { api } from "$lib/net/api";
import { query, type Place } from "$lib/net/live.svelte";
import type { Lookback as Course, Message, Position, SeatNow } from "$lib/protocol/table";
import { Match, type Connection, type Line, type Point } from "./match.svelte";

/** Through whose eyes: those of a place, or with all hands open. */
export type Eyes = Place | "open";

/** Positions come so many at once, so that single steps wait for nothing. */
const AT_ONCE = 8;
/** How long a move is shown when the game is played again, at single speed. */
const PACE = 1200;

/** Lines of the log that are shown: more would have to be drawn anew with every jump. */
const MOST_LINES = 60;

/** A line that begins a turn. */
const TURN = "event-turn-began";

/** What a server would answer that is never asked: that it has nothing to say. */
const still = <V, E, A, Q>(): Connection<V, E, A, Q> => ({
  status: "open",
  reason: null,
  request: () => Promise.resolve({ kind: "refused", code: "stale", say: { id: "table-stale", args: [] }, action: null }),
  retryNow: () => undefined,
  close: () => undefined,
});

/** A match that is only looked at. */
export class Shown<V, E, A, Q> extends Match<V, E, A, Q> {
  constructor(table: string, place: Place, seats: SeatNow[]) {
    super(table, place, undefined, still());
    this.seats = seats;
  }

  /** Nobody is asked anything. */
  override get myTurn(): boolean {
    return false;
  }

  show(position: Position<V, E, Q>, course: Course, lines: Line[]): void {
    const { after, view, events, asked, ended } = position;
    const move = course.moves[after - 1];
    const steps = move
      ? [{ revision: after, at: 0, did: { kind: "act" as const, seat: move.seat, undone: false }, events, log: move.log }]
      : [];
    this.update = {
      revision: after, moves: after, since: after - 1, steps, viewer: course.viewer, view, seats: this.seats, asked, choices: [],
      clock: null, undo: null, undo_asked: null, undo_denied: null, ended,
    };
    this.fresh = steps;
    this.marks = steps;
    this.log = lines.filter(({ revision }) => revision <= after).slice(-MOST_LINES);
    this.since = lines.filter(({ revision }) => revision === after && after > 0);
  }
}

/** The log of a whole game; the revision of a line is the number of its move. */
export function linesOf({ opening, moves }: Course): Line[] {
  const line = (say: Message, revision: number, seat: number | null): Line => ({ revision, seat, at: 0, say, undone: false });
  return [
    ...opening.map((say) => line(say, 0, null)),
    ...moves.flatMap(({ log, seat }, number) => log.map((say) => line(say, number + 1, seat))),
  ];
}

/** Where turns begin: after so many moves, and whose. The move that ends a turn begins the next one. */
export function turnsOf({ moves }: Course): { after: number; seat: number }[] {
  const starts = moves.flatMap(({ log }, number) => (log.some(({ id }) => id === TURN) ? [number + 1] : []));
  return [0, ...starts].flatMap((after) => {
    const seat = moves[after]?.seat;
    return seat === undefined ? [] : [{ after, seat }];
  });
}

/** How the scores went, move by move. */
export const courseOf = ({ scores, moves }: Course): Point[] =>
  [scores, ...moves.map((move) => move.scores)].map((one, revision) => ({ revision, scores: one }));

export class Lookback<V, E, A, Q> {
  readonly table: string;
  readonly eyes: Eyes;
  readonly course: Course;
  readonly match: Shown<V, E, A, Q>;
  readonly lines: Line[];
  readonly turns: { after: number; seat: number }[];

  /** The move that is wanted; what is shown follows. */
  after = $state(0);
  playing = $state(false);
  speed = $state(1);
  problem = $state.raw<unknown>(null);

  readonly #query: string;
  #known = new Map<number, Position<V, E, Q>[]>();
  #loading: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  private constructor(table: string, eyes: Eyes, seats: SeatNow[], course: Course) {
    this.table = table;
    this.eyes = eyes;
    this.course = course;
    this.lines = linesOf(course);
    this.turns = turnsOf(course);
    this.#query = queryOf(eyes);
    this.match = new Shown(table, eyes === "open" ? "beside" : eyes, seats);
  }

  static async open<V, E, A, Q>(table: string, eyes: Eyes, seats: SeatNow[]): Promise<Lookback<V, E, A, Q>> {
    return new Lookback<V, E, A, Q>(table, eyes, seats, await api.moves(table, queryOf(eyes)));
  }

  /** How many moves there are. */
  get last(): number {
    return this.course.moves.length;
  }

  /** Whose turn it is at the move that is wanted. */
  get turn(): number {
    return this.turns.findLastIndex(({ after }) => after <= this.after);
  }

  /** What the move did that is wanted, in words. */
  get told(): Line[] {
    return this.lines.filter(({ revision }) => revision === this.after);
  }

  go(after: number): void {
    this.after = Math.max(0, Math.min(this.last, after));
    if (this.after === this.last) this.pause();
    this.#show();
  }

  step(by: number): void {
    this.go(this.after + by);
  }

  /** To the beginning of this turn, or of the one before; to that of the next. */
  stepTurn(by: 1 | -1): void {
    const starts = this.turns.map(({ after }) => after);
    const next = by > 0 ? starts.find((after) => after > this.after) : starts.findLast((after) => after < this.after);
    this.go(next ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.after === this.last) this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.step(1);
      if (this.playing) this.#tick();
    }, PACE / this.speed);
  }

  #show(): void {
    const chunk = Math.floor(this.after / AT_ONCE);
    const position = this.#known.get(chunk)?.[this.after % AT_ONCE];
    if (position) {
      this.match.show(position, this.course, this.lines);
      // What comes next is there before it is wanted.
      const next = this.after % AT_ONCE >= AT_ONCE / 2 ? chunk + 1 : chunk - 1;
      if (next * AT_ONCE <= this.last && next >= 0) void this.#load(next);
    } else {
      void this.#load(chunk);
    }
  }

  /** One request at a time: whoever pulls quickly gets what they came to, and not all that they passed. */
  async #load(chunk: number): Promise<void> {
    if (this.#loading !== null || this.#known.has(chunk)) return;
    this.#loading = chunk;
    try {
      const found = await api.positions<V, E, Q>(this.table, chunk * AT_ONCE, AT_ONCE, this.#query);
      this.#known.set(chunk, found);
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
    }
    this.#loading = null;
    const wanted = Math.floor(this.after / AT_ONCE);
    if (this.#closed || this.problem) return;
    if (chunk === wanted || !this.#known.has(wanted)) this.#show();
  }
}

function queryOf(eyes: Eyes): string {
  return eyes === "open" ? "open=true" : query(eyes);
}

/** A look back at a match of any game. */
export type AnyLookback = Lookback<unknown, unknown, unknown, unknown>;
