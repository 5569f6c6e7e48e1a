// Made from the Rust types by `cargo xtask types`. Change those, not this file.
import type { Seat, Told, Viewer } from "./table";

/**
 * An answer to the question asked. Cards in hand are named by title, stacks by their top card.
 *
 * The order of the variants is the order in which legal actions are listed.
 */
export type Action = { "Repay": number } | { "Look": number } | "DrawDeck" | { "DrawSeen": Title } | { "DrawBoard": Space } | { "PutBack": Title } | "Develop" | "BuyLand" | "RunCity" | "DrawThree" | { "Play": Title } | { "Pay": [Title, Means] } | "NewStack" | { "Cover": Card } | { "Buy": Borough } | { "Activate": Card } | "RunEffect" | { "UseOffer": Source } | "PayCash" | { "Discard": Title } | { "Take": Space } | { "Give": Title } | { "Again": Card } | "Flip" | { "FlipInstead": Card } | "SpareFlip" | { "Name": Seat } | { "Part": number } | { "Exchange": Source } | "TakeLoan" | "Done";

/**
 * A borough card.
 */
export type Borough = number;

/**
 * One city card: a single copy. Copies of one title have consecutive numbers.
 */
export type Card = number;

/**
 * One of the four actions of a turn.
 */
export type Choice = "Develop" | "BuyLand" | "RunCity" | "DrawThree";

/**
 * What is public of the deck, and what the viewer has seen of it.
 */
export type DeckView = {
/**
 * Cards left of sets A, B and C (L-R28).
 */
left: [number, number, number],
/**
 * The first cards, as far as the viewer knows any of them.
 */
top: Array<Title | null>, };

/**
 * Something that happened. Cards are named by title; `None` is a card the viewer does not know.
 */
export type Event = { "TurnBegan": { seat: Seat, turn: number, } } | { "LoansRepaid": { seat: Seat, loans: number, paid: number, } } | { "LoansTaken": { seat: Seat, loans: number, gained: number, } } | { "DeckSeen": { seat: Seat, cards: Array<Title | null>, } } | { "PutBack": { seat: Seat, cards: Array<Title | null>, } } | { "DrewFromDeck": { seat: Seat, card: Title | null, known: Witnesses, } } | { "DrewFromBoard": { seat: Seat, card: Title, space: Space, } } | { "NothingToDraw": { seat: Seat, } } | { "ActionChosen": { seat: Seat, action: Choice, } } | { "BuildBegan": { seat: Seat, card: Title, } } | { "PaidWithCard": { seat: Seat, card: Title, means: Means, } } | { "Discarded": { seat: Seat, card: Title, space: Space, } } | { "BoardMoved": { gone: Array<Title>, } } | { "Paid": { seat: Seat, cash: number, } } | { "CashGained": { seat: Seat, cash: number, } } | { "PrestigeGained": { seat: Seat, prestige: number, } } | { "PovertyTaken": { seat: Seat, poverty: number, } } | { "PovertyRemoved": { seat: Seat, poverty: number, } } | { "CardPlaced": { seat: Seat, card: Title, stack: number, new: boolean, } } | { "TillFilled": { seat: Seat, card: Title, cash: number, } } | { "TillLost": { seat: Seat, card: Title, cash: number, } } | { "ActionCardPlayed": { seat: Seat, card: Title, } } | { "LandBought": { seat: Seat, borough: Borough, cost: number, } } | { "LandTurnedUp": { borough: Borough, } } | { "Activated": { seat: Seat, card: Title, } } | { "ActivatedAgain": { seat: Seat, card: Title, } } | { "BoroughRun": { seat: Seat, borough: Borough, } } | { "AbilityUsed": { seat: Seat, source: Named, } } | { "Flipped": { seat: Seat, card: Title, } } | { "Spared": { seat: Seat, card: Title, } } | { "CashGiven": { from: Seat, to: Seat, cash: number, } } | { "PovertyGiven": { from: Seat, to: Seat, poverty: number, } } | { "HandSpared": { seat: Seat, } } | { "Exchanged": { seat: Seat, given: Title, taken: Title, space: Space, } } | { "RunEnded": { seat: Seat, stacks: number, loans: number, hand: number, } } | { "EndTriggered": { seat: Seat, } } | { "HandShown": { seat: Seat, cards: Array<Title>, } } | "GameEnded";

/**
 * What is to be seen of a hand.
 */
export type HandView = {
/**
 * Cards the viewer knows: all of its own, and of others those taken from the board or seen.
 */
known: Array<Title>,
/**
 * The number of cards it does not know, by set (L-R28).
 */
unknown: [number, number, number], };

/**
 * What allows a discard to pay for a build.
 */
export type Means = "Plain" | "Priced" | "Once";

/**
 * A card or a borough, in words that everybody may read.
 */
export type Named = { "Card": Title } | { "Borough": Borough };

/**
 * What is to be seen of one player.
 */
export type PlayerView = {
/**
 * Whose it is.
 */
seat: Seat,
/**
 * Money.
 */
cash: number,
/**
 * Prestige on the track.
 */
prestige: number,
/**
 * Poverty.
 */
poverty: number,
/**
 * Loans.
 */
loans: number,
/**
 * The hand.
 */
hand: HandView,
/**
 * The stacks, in the order in which they were begun.
 */
stacks: Array<StackView>,
/**
 * All boroughs owned.
 */
boroughs: Array<Borough>,
/**
 * The one on top.
 */
top_borough: Borough | null, };

/**
 * A question put to a player, for prompts. Everything in it is public.
 */
export type Question = "Repay" | "StartDraw" | "PutBack" | { "Draw": {
/**
 * Due, this one included; 0 if it is only allowed.
 */
left: number, } } | "ChooseAction" | "Develop" | { "PayFor": Card } | { "Place": Card } | { "BuildFree": {
/**
 * So many may still be built.
 */
left: number, } } | "ChooseLand" | "Run" | { "ActivationCost": Card } | { "OfferCost": Source } | { "Order": Source } | { "DiscardUpTo": Source } | { "CoverFromBoard": Card } | { "ActivateAgain": Card } | { "Flip": Card } | { "ChooseOpponent": Source } | "ExchangeTake" | { "ExchangeGive": Space } | "AfterAction" | "Trim";

/**
 * Something face up that can carry an ability: a city card or a borough.
 *
 * One byte, so that frames and actions stay small: boroughs begin at 128.
 */
export type Source = number;

/**
 * A space of the development board: 0 to 4 in the top row, 5 to 9 in the bottom row.
 */
export type Space = number;

/**
 * What is to be seen of a stack.
 */
export type StackView = {
/**
 * Its number: 0 for the player's first stack.
 */
number: number,
/**
 * The top card; `None` if it is face down (L-R01).
 */
top: Title | null,
/**
 * All cards from the top; only when the game is over.
 */
cards: Array<Title>,
/**
 * How many cards lie in it.
 */
size: number,
/**
 * Money lying on it (L-R18).
 */
till: number,
/**
 * Whether its top was placed this turn (L5.5).
 */
placed: boolean,
/**
 * Whether its top was activated this turn (L7.1).
 */
activated: boolean, };

/**
 * What is printed on a city card; its copies are interchangeable (L-R29).
 */
export type Title = number;

/**
 * The table as somebody sees it. Cards are titles; `None` is a card whose face cannot be seen.
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
 * The top row of the development board, then the bottom row.
 */
board: [Array<Title | null>, Array<Title | null>],
/**
 * What is left of the deck.
 */
deck: DeckView,
/**
 * Boroughs on offer.
 */
offer: [Borough | null, Borough | null, Borough | null],
/**
 * Boroughs still face down.
 */
boroughs_left: number,
/**
 * Cards that left the game, in the order of titles.
 */
gone: Array<Title>,
/**
 * A card that has left a hand and not found its place yet.
 */
being_built: Title | null,
/**
 * Loan tokens in the supply, if it is limited.
 */
loans_left: number | null,
/**
 * Last turns still to be taken, this one included, once the end is triggered.
 */
last_turns: number | null,
/**
 * Turns in a row in which no card left the deck.
 */
quiet_turns: number,
/**
 * Whether the game is over.
 */
over: boolean, };

/**
 * The seats that know which card it was.
 */
export type Witnesses = number;

/**
 * What a client at a table of this game is told.
 */
export type ToldHere = Told<View, Event, Action, Question>;
