// Made from the Rust types by `cargo xtask types`. Change those, not this file.
import type { Message, Seat, Told, Viewer } from "./table";

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
 * What a cell of the grid is.
 */
export type Ground = { "Lot": Lot } | { "Street": number } | "Crossing" | { "Park": number } | { "Landmark": number };

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
standing: Array<Standing>,
/**
 * What they would score if the game ended now.
 */
scoring: Scoring, };

/**
 * Everything that a pack has printed.
 */
export type Printed = {
/**
 * The name of the pack.
 */
pack: string,
/**
 * How wide the grid is.
 */
columns: number,
/**
 * The grid in reading order, north up.
 */
ground: Array<Ground>,
/**
 * The districts, by number.
 */
districts: Array<PrintedDistrict>,
/**
 * What lot cards show, by number.
 */
kinds: Array<PrintedKind>,
/**
 * The streets, by number; those that can score come first.
 */
streets: Array<PrintedThing>,
/**
 * How many of them can score.
 */
scoring_streets: number,
/**
 * The parks, by number.
 */
parks: Array<PrintedThing>,
/**
 * The landmarks, by number.
 */
landmarks: Array<PrintedThing>,
/**
 * The lots, by number.
 */
lots: Array<PrintedLot>,
/**
 * The skyscrapers, by number: everybody's own, the legendary ones, the starting building.
 */
tiles: Array<PrintedTile>,
/**
 * The characters, by number.
 */
characters: Array<PrintedCharacter>,
/**
 * The generations, in order, and the points from which on they may be built.
 */
generations: Array<PrintedGeneration>,
/**
 * The action cards, in the order of their bits.
 */
cards: Array<PrintedThing>,
/**
 * The challenges.
 */
challenges: Array<PrintedThing>,
/**
 * Every place for a skyscraper, by number.
 */
sites: Array<PrintedSite>, };

/**
 * A character.
 */
export type PrintedCharacter = {
/**
 * Their key.
 */
id: string,
/**
 * Their name.
 */
name: Message,
/**
 * Where their starting building stands.
 */
lot: Lot, };

/**
 * A district.
 */
export type PrintedDistrict = {
/**
 * Its key.
 */
id: string,
/**
 * Its name.
 */
name: Message,
/**
 * The letters that its lots' ids begin with.
 */
code: string,
/**
 * Whether it is played with two players.
 */
two_players: boolean, };

/**
 * A generation.
 */
export type PrintedGeneration = {
/**
 * Which.
 */
id: Generation,
/**
 * Its name.
 */
name: Message,
/**
 * The points from which on it may be built.
 */
points: number, };

/**
 * What a lot card shows.
 */
export type PrintedKind = {
/**
 * The word for it in actions.
 */
id: string,
/**
 * Its name.
 */
name: Message,
/**
 * The number of the district.
 */
district: number,
/**
 * Cells of such a lot.
 */
size: number, };

/**
 * A lot.
 */
export type PrintedLot = {
/**
 * Its id, as on the map.
 */
id: string,
/**
 * What its card shows.
 */
kind: LotKind,
/**
 * Its cells, in reading order.
 */
cells: Array<Cell>,
/**
 * What there is to know of it.
 */
facts: Array<Message>, };

/**
 * A place for a skyscraper.
 */
export type PrintedSite = {
/**
 * Its cells by their numbers in the grid, in reading order.
 */
cells: Array<number>,
/**
 * Quarter turns clockwise from how the shape is printed; 4 more if it is turned over.
 */
turn: number, };

/**
 * Something with a name.
 */
export type PrintedThing = {
/**
 * Its key.
 */
id: string,
/**
 * Its name.
 */
name: Message,
/**
 * What there is to know of it.
 */
facts: Array<Message>, };

/**
 * A skyscraper.
 */
export type PrintedTile = {
/**
 * Its key.
 */
id: string,
/**
 * Its name.
 */
name: Message,
/**
 * Its generation.
 */
generation: Generation,
/**
 * Whether it is one of those that are open to everybody.
 */
legendary: boolean,
/**
 * What placing it scores.
 */
points: number,
/**
 * The printed height of a legendary one; otherwise 0.
 */
height: number,
/**
 * Its cells as printed; the least row and column are 0.
 */
shape: Array<Cell>,
/**
 * Whether it is no rectangle.
 */
irregular: boolean,
/**
 * What there is to know of it.
 */
facts: Array<Message>, };

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
 * Where the points of one player come from.
 */
export type Scoring = {
/**
 * Points for skyscrapers, whatever became of them (N4.1).
 */
track: number,
/**
 * Skyscrapers along each of the streets that score (N7.2).
 */
along: [number, number, number],
/**
 * Points for each of those streets.
 */
streets: [number, number, number],
/**
 * Points for the challenge (N7.3), those of gold prestige scored during the game (N9.5).
 */
challenge: number,
/**
 * Points for unused action cards (N7.4).
 */
cards: number,
/**
 * The sum.
 */
total: number, };

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
