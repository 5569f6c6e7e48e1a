// What somebody at the New York table points at, holds and is about to do. What is legal comes from the match alone.

import type { LotKind, Printed, Tile, View } from "$lib/protocol/new-york";
import { prefs } from "$lib/prefs.svelte";
import type { Message } from "$lib/protocol/table";
import { Amiss } from "./amiss.svelte";
import { player } from "./effects";
import { Peek, type NewYorkMatch, type Peeked } from "./peek.svelte";
import { Plan, type Point } from "./plan";
import { moved, nearest, pointed, siteOf, sitesOfShape, stepped, turnedSite, type Site } from "./sites";
import { equals, grabOf, sortChoices, type Answer } from "./things";

/** What one's territory offers a skyscraper: lots that it lacks, and cells where it could lie. */
type Room = { fits: boolean; lots: number[]; bare: number[]; over: number[] };

/** An answer that is shown before it is given: it would do everything at once. */
type Held = { answer: Answer; tile: Tile | null };

export class Table {
  readonly plan: Plan;
  readonly peek: Peek;
  readonly amiss: Amiss;

  /** The place that is looked at, and whether it stays while the pointer goes elsewhere. */
  site = $state.raw<Site | null>(null);
  pinned = $state(false);
  /** The lot that is looked at, and whether it was chosen. */
  lot = $state<number | null>(null);
  lotPinned = $state(false);
  held = $state.raw<Held | null>(null);
  /** A skyscraper with more than one answer. */
  picked = $state<Tile | null>(null);
  /** Cards chosen for land grab, by their place in the market; nothing unless it is being used. */
  grabbing = $state.raw<number[] | null>(null);
  /** What is hinted at on the map: lots of a kind, or the lots that a skyscraper lacks. */
  hintKind = $state<LotKind | null>(null);
  hintTile = $state<Tile | null>(null);
  /** A skyscraper that cannot be chosen and was pressed: where it would fit is looked for on the map. */
  sought = $state<Tile | null>(null);
  /** Whose skyscrapers are looked at, if not one's own. */
  shown = $state<number | null>(null);
  /** The server is being asked what a choice would do: a second click is none. */
  choosing = $state(false);
  /** All places of a skyscraper, once they were needed. */
  readonly #shapes = new Map<Tile, Site[]>();
  /** Where the pointer last was, in units of the sheet. */
  point: Point = { x: 0, y: 0 };

  things = $derived.by(() => sortChoices(this.match.myTurn ? this.match.choices : [], this.printed));
  sites = $derived.by(() => [...this.things.sites.keys()].map((number) => siteOf(this.printed, number)));
  placing = $derived.by(() => this.sites.length > 0);
  /** The skyscraper that is being placed. */
  tile = $derived.by((): Tile | null => {
    const question = this.match.myTurn ? this.match.asked?.question : undefined;
    if (typeof question === "object" && "Site" in question) return question.Site.tile;
    return this.held?.tile ?? null;
  });

  constructor(
    readonly match: NewYorkMatch,
    readonly printed: Printed,
  ) {
    this.plan = new Plan(printed);
    this.peek = new Peek(match);
    this.amiss = new Amiss(match, this.plan);
  }

  get view(): View | null {
    return this.match.view;
  }

  get me() {
    return player(this.match.view, this.match.seat);
  }

  /** What is looked at, as it would be. */
  get preview(): Peeked | null {
    return this.peek.drafted;
  }

  /** The answers of a skyscraper, or of one that is equal to it. */
  tileAnswers(tile: Tile): Answer[] {
    const exact = this.things.tiles.get(tile);
    if (exact) return exact;
    const unbuilt = this.me?.unbuilt ?? [];
    if (!unbuilt.includes(tile)) return [];
    return equals(this.printed, tile).flatMap((one) => (unbuilt.includes(one) ? (this.things.tiles.get(one) ?? []) : []));
  }

  /** The cells of what is about to stand, and whose points it brings. */
  get ghost(): { tile: Tile; cells: number[] } | null {
    if (this.tile === null) return null;
    if (this.site && this.placing) return { tile: this.tile, cells: this.site.cells };
    const now = this.preview && player(this.preview.view, this.match.seat)?.standing;
    const before = this.me?.standing;
    if (!this.held || !now || !before) return null;
    const found = now.find(({ tile }) => before.every((one) => one.tile !== tile));
    return found ? { tile: found.tile, cells: found.cells.map(this.plan.number) } : null;
  }

  /** Where a skyscraper has room in one's territory, where it has if something of one's own goes, and the lots that it
      lacks: one more of them, and it fits. Counted from what is public. */
  lacking(tile: Tile): Room {
    const view = this.view;
    const me = this.me;
    if (!view || !me) return { fits: false, lots: [], bare: [], over: [] };
    const taken = new Set(view.players.flatMap(({ lots }) => lots));
    const built = new Set(me.standing.flatMap(({ cells }) => cells.map(this.plan.number)));
    const [lots, bare, over] = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (const { cells } of this.#sitesOf(tile)) {
      const missing = new Set(cells.map((cell) => this.lotAt(cell)).filter((lot) => lot === null || !me.lots.includes(lot)));
      const [only] = missing;
      const stands = cells.some((cell) => built.has(cell));
      if (missing.size === 0) for (const cell of cells) (stands ? over : bare).add(cell);
      else if (!stands && missing.size === 1 && typeof only === "number" && !taken.has(only) && this.inPlay(only)) lots.add(only);
    }
    const sorted = (numbers: Set<number>) => [...numbers].sort((a, b) => a - b);
    return { fits: bare.size > 0, lots: sorted(lots), bare: sorted(bare), over: sorted(over) };
  }

  /** The skyscrapers that would fit with one more lot, as far as their generation is open. */
  completes(lot: number): Tile[] {
    return this.open.filter((tile) => {
      const { fits, lots } = this.lacking(tile);
      return !fits && lots.includes(lot);
    });
  }

  /** One's unbuilt skyscrapers whose generation is open; of equal ones the first. */
  get open(): Tile[] {
    const me = this.me;
    if (!me) return [];
    const points = new Map(this.printed.generations.map(({ id, points }) => [id, points]));
    return me.unbuilt.filter((tile) => {
      const generation = this.printed.tiles[tile]?.generation;
      const twin = equals(this.printed, tile).find((one) => me.unbuilt.includes(one));
      return generation !== undefined && (points.get(generation) ?? 0) <= me.score && (twin ?? tile) === tile;
    });
  }

  /** All places of a skyscraper's shape, legal or not. */
  #sitesOf(tile: Tile): Site[] {
    const sites = this.#shapes.get(tile) ?? sitesOfShape(this.plan, this.printed.tiles[tile]?.shape ?? []);
    this.#shapes.set(tile, sites);
    return sites;
  }

  /** The skyscraper that is pointed at, if it can still be built by the viewer. */
  get hinted(): Tile | null {
    const tile = this.hintTile ?? this.sought;
    if (tile === null || this.placing || this.things.lots.size > 0) return null;
    const open = this.printed.tiles[tile]?.legendary ? this.view?.legendaries.includes(tile) : this.me?.unbuilt.includes(tile);
    return open ? tile : null;
  }

  lotAt(cell: number): number | null {
    const ground = this.printed.ground[cell];
    return typeof ground === "object" && "Lot" in ground ? ground.Lot : null;
  }

  /** Whether a lot's district is played with so many. */
  inPlay(lot: number): boolean {
    const kind = this.printed.kinds[this.printed.lots[lot]?.kind ?? -1];
    const district = this.printed.districts[kind?.district ?? -1];
    return district?.two_players !== false || this.view?.players.length !== 2;
  }

  owner(lot: number): number | null {
    return this.view?.players.find(({ lots }) => lots.includes(lot))?.seat ?? null;
  }

  /** Lots of a kind that nobody has. */
  free(kind: LotKind): number[] {
    return this.printed.lots.flatMap((lot, number) =>
      lot.kind === kind && this.owner(number) === null && this.inPlay(number) ? [number] : [],
    );
  }

  /** Looks at a place for the skyscraper. */
  aim(site: Site | null, pin = this.pinned): void {
    this.site = site;
    this.pinned = pin && site !== null;
    this.peek.look(site ? (this.things.sites.get(site.number)?.words ?? null) : null);
  }

  /** The pointer is here; a place that was chosen stays. */
  aimAt(point: Point): void {
    this.point = point;
    if (!this.placing) return;
    const site = this.#pointed(point);
    if (site && !this.pinned) this.aim(site, false);
  }

  /** The legal place that is meant by a point; where there is none, the one that is amiss is shown as such. */
  #pointed(point: Point): Site | null {
    const turn = this.site?.turn ?? null;
    const site = pointed(this.plan, this.sites, point, turn);
    const wrong = site || this.tile === null ? null : pointed(this.plan, this.#sitesOf(this.tile), point, turn);
    this.amiss.look(wrong);
    return site;
  }

  /** A click or tap: chooses the place there; on the chosen one again it is taken. */
  press(point: Point): void {
    this.point = point;
    const cell = this.plan.at(point);
    if (this.pinned && cell !== null && this.site?.cells.includes(cell)) {
      void this.take();
      return;
    }
    const site = this.#pointed(point);
    if (site) this.aim(site, true);
    else this.pinned = false;
  }

  turn(way: 1 | -1): void {
    if (!this.placing) return;
    const from = this.site ?? stepped(this.sites, null, 1);
    if (!from) return;
    const over = from.cells.includes(this.plan.at(this.point) ?? -1);
    const point = over ? this.point : this.plan.middle(from.cells[0] ?? 0);
    this.aim(this.site ? turnedSite(this.plan, this.sites, from, point, way) ?? from : from);
  }

  step(way: 1 | -1): void {
    if (this.placing) this.aim(stepped(this.sites, this.site, way), true);
  }

  move(across: number, down: number): void {
    if (!this.placing) return;
    const from = this.site;
    this.aim(from ? (moved(this.plan, this.sites, from, across, down) ?? from) : stepped(this.sites, null, 1), true);
  }

  /** Moves what is being placed to where it is nearest to a point, lying the same way if it can lie elsewhere like that. */
  drag(point: Point): void {
    const same = this.sites.filter(({ turn }) => turn === this.site?.turn);
    const elsewhere = same.some(({ number }) => number !== this.site?.number);
    const near = nearest(this.plan, elsewhere ? same : this.sites, point);
    if (near) this.aim(near, true);
  }

  /** Looks at a lot. */
  lookAtLot(lot: number | null, pin = false): void {
    if (this.lotPinned && !pin) return;
    this.lot = lot;
    this.lotPinned = pin && lot !== null;
    const answer = lot === null ? undefined : this.things.lots.get(lot);
    if (!this.held) this.peek.look(this.lotPinned ? (answer?.words ?? null) : null);
  }

  /** A mouse has seen what it would do before it clicks; a finger chooses first, and takes on the second tap. */
  pressLot(lot: number, touch: boolean): void {
    if (!this.things.lots.has(lot)) return;
    const again = this.lot === lot && this.lotPinned;
    this.lookAtLot(lot, true);
    if (!touch || again) void this.take();
  }

  /** The lot that can be chosen nearest to a point, no further away than a finger may miss it. */
  nearLot({ x, y }: Point, reach: number): number | null {
    let best: number | null = null;
    let least = reach;
    for (const lot of this.things.lots.keys()) {
      for (const cell of this.printed.lots[lot]?.cells ?? []) {
        const box = this.plan.box(this.plan.number(cell));
        const across = Math.max(box.x - x, 0, x - box.x - box.width);
        const down = Math.max(box.y - y, 0, y - box.y - box.height);
        const far = Math.hypot(across, down);
        if (far <= least) [best, least] = [lot, far];
      }
    }
    return best;
  }

  /** Gives the answer that is looked at. */
  async take(): Promise<void> {
    const answer = this.aimed;
    if (!answer) return;
    this.let();
    await this.match.choose(answer.words);
  }

  /** The answer that is looked at. */
  get aimed(): Answer | null {
    if (this.held) return this.held.answer;
    if (this.placing) return (this.site && this.things.sites.get(this.site.number)) ?? null;
    return this.lot === null ? null : (this.things.lots.get(this.lot) ?? null);
  }

  /** Chooses something that may lead to another question. If it would do everything at once, it is shown first. */
  async choose(answer: Answer, tile: Tile | null = null): Promise<void> {
    if (this.match.busy || this.choosing) return;
    this.let();
    if (!this.match.permits([answer.words])) return;
    this.choosing = true;
    try {
      const drafted = await this.peek.ask(answer.words);
      const goesOn = drafted?.asked?.seat === this.match.seat && drafted.stop === null;
      const next = drafted?.asked?.question;
      const onlyAsks = goesOn && typeof next === "object" && ("Site" in next || "Acquire" in next);
      if (!drafted || onlyAsks || !prefs.confirms.steps) {
        await this.match.choose(answer.words);
      } else {
        this.held = { answer, tile };
        this.peek.look(answer.words);
      }
    } finally {
      this.choosing = false;
    }
  }

  chooseTile(tile: Tile): void {
    this.hintTile = null;
    const answers = this.tileAnswers(tile);
    const [only] = answers;
    if (answers.length === 1 && only) void this.choose(only, tile);
    else if (answers.length > 1) {
      this.let();
      this.picked = tile;
    }
  }

  /** A card of the open market: taken, or one of two while land grab is used. */
  chooseCard(place: number): void {
    const kind = this.view?.market[place];
    if (kind === undefined) return;
    this.hintKind = null;
    if (this.grabbing) {
      const chosen = this.grabbing.includes(place)
        ? this.grabbing.filter((one) => one !== place)
        : [...this.grabbing, place].slice(-2);
      this.grabbing = chosen;
      const [first, second] = chosen.map((one) => this.view?.market[one]);
      const answer = first !== undefined && second !== undefined ? grabOf(this.things, first, second) : null;
      if (answer) void this.choose(answer);
      return;
    }
    const answer = this.things.cards.get(kind);
    if (answer) void this.choose(answer);
  }

  /** Lets go of what is held, without giving any answer. */
  let(): void {
    this.site = null;
    this.pinned = false;
    this.lot = null;
    this.lotPinned = false;
    this.held = null;
    this.picked = null;
    this.grabbing = null;
    this.sought = null;
    this.peek.look(null);
    this.amiss.look(null);
  }

  /** One step back: of what is pointed at, otherwise of what is tried. */
  back(): void {
    if (this.held || this.picked !== null || this.grabbing || this.pinned || this.lotPinned) this.let();
    else if (this.match.draft) void this.match.back();
  }

  /** Why something cannot be chosen, in words. */
  why(about: string, say: (message: Message) => string): () => Promise<string | null> {
    return async () => {
      if (!this.match.myTurn) return null;
      const reason = await this.match.why(about);
      return reason ? say(reason) : null;
    };
  }
}
