// Made from the Rust types by `cargo xtask types`. Change those, not this file.
import type { Seat, Told, Viewer } from "./table";

/**
 * An answer to a question. The order is that in which answers are listed.
 */
export type Action = { "Be": Character } | "Shift" | { "Take": LotKind } | { "Grab": [LotKind, LotKind] } | { "Acquire": Lot } | { "Demolish": Tile } | { "Build": Tile } | { "Boom": Tile } | { "At": SiteNo } | { "Return": Lot } | "Pass";

/**
 * An action card; every player has one of each, to be used once (N5).
 */
export type ActionCard = "construction_boom" | "market_shift" | "land_grab";

/**
 * A cell of the grid: row and column from 0.
 */
export type Cell = {
/**
 * From the north.
 */
row: number,
/**
 * From the west.
 */
column: number, };

/**
 * A challenge card; one counts in each game (N9).
 */
export type Challenge = "bronze_baron" | "master_architect" | "generation_king" | "gold_tycoon" | "gold_prestige";

/**
 * A character, by their number.
 */
export type Character = number;

/**
 * What triggered the end.
 */
export type EndCause = "Tiles" | "Market" | "Quiet";

/**
 * Something that happened. All of it is public.
 */
export type Event = { "CharacterTaken": { seat: Seat, character: Character, } } | { "TurnBegan": { seat: Seat, turn: number, } } | { "CardUsed": { seat: Seat, card: ActionCard, } } | { "MarketCleared": { cards: Array<LotKind>, } } | { "MarketFilled": { cards: Array<LotKind>, } } | { "CardTaken": { seat: Seat, kind: LotKind, } } | { "LotAcquired": { seat: Seat, lot: Lot, } } | { "LotReturned": { seat: Seat, lot: Lot, } } | { "Demolished": { seat: Seat, tile: Tile, } } | { "Built": { seat: Seat, tile: Tile, at: Cell, points: number, } } | { "PrestigeScored": { seat: Seat, points: number, } } | { "WorkersMoved": { seat: Seat, back: Array<Lot>, sent: Array<Lot>, } } | { "Unlocked": { seat: Seat, generation: Generation, } } | { "Passed": { seat: Seat, } } | { "EndTriggered": { seat: Seat, by: EndCause, } } | "GameEnded";

/**
 * A generation of skyscrapers; each may replace those before it (N1.4, N3.4).
 */
export type Generation = "starting" | "bronze" | "silver" | "gold";

/**
 * Why a skyscraper is being placed.
 */
export type How = "Build" | "Demolish" | "Boom";

/**
 * A lot of the city.
 */
export type Lot = number;

/**
 * What a lot card shows, and what tells lots apart for those who acquire them: a district and a
 * size of 2 or 3 (N1.2).
 */
export type LotKind = number;

/**
 * What is to be seen of one player.
 */
export type PlayerView = {
/**
 * Whose it is.
 */
seat: Seat,
/**
 * Who they are.
 */
character: Character | null,
/**
 * Points on the track.
 */
score: number,
/**
 * How many of those gold prestige brought.
 */
prestige: number,
/**
 * Workers at hand.
 */
workers: number,
/**
 * Unused action cards: a bit for each.
 */
cards: number,
/**
 * The lots of the territory.
 */
lots: Array<Lot>,
/**
 * Those of them that workers stand on, because nothing is built there.
 */
vacant: Array<Lot>,
/**
 * Own skyscrapers never built.
 */
unbuilt: Array<Tile>,
/**
 * Skyscrapers demolished.
 */
demolished: Array<Tile>,
/**
 * What stands in the city.
 */
standing: Array<Standing>, };

/**
 * A question put to a player, for prompts. Everything in it is public.
 */
export type Question = "ChooseCharacter" | "Start" | { "Acquire": LotKind } | "MayBuild" | { "Site": {
/**
 * Which.
 */
tile: Tile,
/**
 * And why.
 */
how: How, } } | "MayBoom";

/**
 * The number of a site.
 */
export type SiteNo = number;

/**
 * A skyscraper in the city.
 */
export type Standing = {
/**
 * Which.
 */
tile: Tile,
/**
 * Its cells in reading order.
 */
cells: Array<Cell>, };

/**
 * A street that can score, by its number from 0 to 4.
 */
export type Street = number;

/**
 * A skyscraper: one of the eighteen that every player has, a legendary one, or the starting
 * building.
 */
export type Tile = number;

/**
 * The table as somebody sees it.
 */
export type View = {
/**
 * Who looks.
 */
viewer: Viewer,
/**
 * Turns begun, this one included.
 */
turn: number,
/**
 * Whose turn it is.
 */
active: Seat,
/**
 * Everybody, by seat.
 */
players: Array<PlayerView>,
/**
 * The open market.
 */
market: Array<LotKind>,
/**
 * The future market from the top: the cards of each batch, in no order.
 */
future: Array<Array<LotKind>>,
/**
 * Legendary skyscrapers that nobody has built.
 */
legendaries: Array<Tile>,
/**
 * The streets that score.
 */
streets: [Street, Street, Street],
/**
 * The challenge.
 */
challenge: Challenge,
/**
 * Turns in a row without a build.
 */
quiet_turns: number,
/**
 * Turns after this one, once the end is triggered.
 */
last_turns: number | null,
/**
 * Whether the game is over.
 */
over: boolean, };

/**
 * What a client at a table of this game is told.
 */
export type ToldHere = Told<View, Event, Action, Question>;
