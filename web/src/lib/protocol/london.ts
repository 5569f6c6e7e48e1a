// Made from the Rust types by `cargo xtask types`. Change those, not this file.
import type { Message, Seat, Told, Viewer } from "./table";

/**
 * An answer to the question asked. Cards in hand are named by title, stacks by their top card.
 *
 * The order of the variants is the order in which legal actions are listed.
 */
export type Action = { "Repay": number } | { "Look": number } | "DrawDeck" | { "DrawSeen": Title } | { "DrawBoard": Space } | { "PutBack": Title } | "Develop" | "BuyLand" | "RunCity" | "DrawThree" | { "Play": Title } | { "Pay": [Title, Means] } | "NewStack" | { "Cover": Card } | { "Buy": Borough } | { "Activate": Card } | "RunEffect" | { "UseOffer": Source } | "PayCash" | { "Discard": Title } | { "Take": Space } | { "Give": Title } | { "Again": Card } | "Flip" | { "FlipInstead": Card } | "SpareFlip" | { "Name": Seat } | { "Part": number } | { "Exchange": Source } | "TakeLoan" | "Done";

/**
 * A number, fixed or counted on the table when the effect is done.
 */
export type Amount = number | {
/**
 * For each.
 */
each: number,
/**
 * What is counted.
 */
per: Count, };

/**
 * A borough card.
 */
export type Borough = number;

/**
 * One city card: a single copy. Copies of one title have consecutive numbers.
 */
export type Card = number;

/**
 * The three kinds of city card (L1.2).
 */
export type CardKind = "building" | "action" | "pauper";

/**
 * One of the four actions of a turn.
 */
export type Choice = "Develop" | "BuyLand" | "RunCity" | "DrawThree";

/**
 * The kind of a city card (L1.1).
 */
export type Colour = "brown" | "blue" | "pink" | "grey";

/**
 * A price for doing something.
 */
export type Cost = { "cash": number } | { "discard": Filter };

/**
 * Things of one's own that can be counted.
 */
export type Count = "borough" | "riverside_borough" | "north_borough" | "south_borough" | "face_up_brown" | "face_up_blue" | "face_up_pink";

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
 * Discards with a gain for each.
 */
export type Discards = {
/**
 * At most so many; left out means any number.
 */
cards: number,
/**
 * Which cards may go.
 */
only: Filter,
/**
 * What each of them brings.
 */
each: Gain, };

/**
 * Something done once, when a card is activated or played as an action, or a borough is run.
 */
export type Effect = { "gain_cash": Amount } | { "gain_prestige": Amount } | { "remove_poverty": Amount } | { "take_poverty": Amount } | { "draw_cards": number } | { "build_without_discard": number } | { "discard_up_to": Discards } | "collect_till" | "cover_from_board" | "activate_again" | "hand_causes_no_poverty" | { "take_cash_from_opponents": number } | { "opponents_pay": Amount } | { "give_poverty": number } | { "opponent_takes_poverty": number };

/**
 * Something that happened. Cards are named by title; `None` is a card the viewer does not know.
 */
export type Event = { "TurnBegan": { seat: Seat, turn: number, } } | { "LoansRepaid": { seat: Seat, loans: number, paid: number, } } | { "LoansTaken": { seat: Seat, loans: number, gained: number, } } | { "DeckSeen": { seat: Seat, cards: Array<Title | null>, } } | { "PutBack": { seat: Seat, cards: Array<Title | null>, } } | { "DrewFromDeck": { seat: Seat, card: Title | null, known: Witnesses, } } | { "DrewFromBoard": { seat: Seat, card: Title, space: Space, } } | { "NothingToDraw": { seat: Seat, } } | { "ActionChosen": { seat: Seat, action: Choice, } } | { "BuildBegan": { seat: Seat, card: Title, } } | { "PaidWithCard": { seat: Seat, card: Title, means: Means, } } | { "Discarded": { seat: Seat, card: Title, space: Space, } } | { "BoardMoved": { gone: Array<Title>, } } | { "Paid": { seat: Seat, cash: number, } } | { "CashGained": { seat: Seat, cash: number, } } | { "PrestigeGained": { seat: Seat, prestige: number, } } | { "PovertyTaken": { seat: Seat, poverty: number, } } | { "PovertyRemoved": { seat: Seat, poverty: number, } } | { "CardPlaced": { seat: Seat, card: Title, stack: number, new: boolean, } } | { "TillFilled": { seat: Seat, card: Title, cash: number, } } | { "TillLost": { seat: Seat, card: Title, cash: number, } } | { "ActionCardPlayed": { seat: Seat, card: Title, } } | { "LandBought": { seat: Seat, borough: Borough, cost: number, } } | { "LandTurnedUp": { borough: Borough, } } | { "Activated": { seat: Seat, card: Title, } } | { "ActivatedAgain": { seat: Seat, card: Title, } } | { "BoroughRun": { seat: Seat, borough: Borough, } } | { "AbilityUsed": { seat: Seat, source: Named, } } | { "Flipped": { seat: Seat, card: Title, } } | { "Spared": { seat: Seat, card: Title, } } | { "CashGiven": { from: Seat, to: Seat, cash: number, } } | { "PovertyGiven": { from: Seat, to: Seat, poverty: number, } } | { "HandSpared": { seat: Seat, } } | { "Exchanged": { seat: Seat, given: Title, taken: Title, space: Space, } } | { "RunEnded": { seat: Seat, stacks: number, loans: number, hand: number, } } | { "EndTriggered": { seat: Seat, } } | { "HandShown": { seat: Seat, cards: Array<Title>, } } | "GameEnded";

/**
 * Which cards will do.
 */
export type Filter = "any" | "brown" | "blue" | "pink" | "pauper";

/**
 * A fixed gain.
 */
export type Gain = {
/**
 * Money.
 */
cash: number,
/**
 * Prestige.
 */
prestige: number,
/**
 * Poverty returned.
 */
relief: number, };

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
 * What it costs to repay one of them now.
 */
repayment: number,
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
top_borough: Borough | null,
/**
 * What they would score if the game ended now, of the cards in the area only those counted whose
 * faces can be seen.
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
 * The city cards, by title.
 */
titles: Array<PrintedCard>,
/**
 * The boroughs.
 */
boroughs: Array<PrintedBorough>,
/**
 * The title of each single card: actions name cards.
 */
cards: Array<Title>,
/**
 * Actions name what they use by a number: below this it is a card, from here on a borough.
 */
first_borough: number, };

/**
 * What activating a card does.
 */
export type PrintedActivation = {
/**
 * What must be paid first.
 */
cost: PrintedCost | null,
/**
 * What it does.
 */
effects: PrintedEffects,
/**
 * Whether the card is turned face down afterwards.
 */
flips: boolean, };

/**
 * A borough.
 */
export type PrintedBorough = {
/**
 * Its key, and the word for it in actions.
 */
id: string,
/**
 * Its name.
 */
name: Message,
/**
 * Which bank of the river.
 */
side: Side,
/**
 * Whether it lies beside the river.
 */
river: boolean,
/**
 * What it costs.
 */
cost: number,
/**
 * Cards drawn when bought.
 */
draw: number,
/**
 * Prestige gained when bought.
 */
prestige: number,
/**
 * Poverty removed when bought.
 */
relief: number,
/**
 * What it changes while on top, in words.
 */
abilities: Array<Message>,
/**
 * What must be done in every run.
 */
run: PrintedEffects | null,
/**
 * All of it in words, one message for each fact.
 */
facts: Array<Message>,
/**
 * Whether this project has chosen any of its values.
 */
reconstructed: boolean, };

/**
 * A city card.
 */
export type PrintedCard = {
/**
 * Its key, and the word for it in actions.
 */
id: string,
/**
 * Its name.
 */
name: Message,
/**
 * Which part of the deck.
 */
set: Set,
/**
 * Its colour.
 */
colour: Colour,
/**
 * Building, action card or pauper.
 */
kind: CardKind,
/**
 * How many there are.
 */
copies: number,
/**
 * The additional cost.
 */
cost: number,
/**
 * Whether another card must be discarded to build it.
 */
needs_discard: boolean,
/**
 * Prestige at the end of the game.
 */
prestige: number,
/**
 * What it changes while visible, in words.
 */
abilities: Array<Message>,
/**
 * What activating it does.
 */
activation: PrintedActivation | null,
/**
 * What playing it does.
 */
action: PrintedEffects | null,
/**
 * All of it in words, one message for each fact.
 */
facts: Array<Message>,
/**
 * Whether this project has chosen any of its values.
 */
reconstructed: boolean, };

/**
 * A price.
 */
export type PrintedCost = {
/**
 * As data.
 */
what: Cost,
/**
 * In words.
 */
say: Message, };

/**
 * What something does.
 */
export type PrintedEffects = {
/**
 * As data.
 */
what: Array<Effect>,
/**
 * In words, one for each.
 */
say: Array<Message>, };

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
 * Where the points of one player come from.
 */
export type Scoring = {
/**
 * Prestige gained during the game.
 */
track: number,
/**
 * (1) Cards left in hand, each one poverty.
 */
hand: number,
/**
 * (2) Prestige of all city cards in the area.
 */
cards: number,
/**
 * (3) Loans repaid at £15 each.
 */
repaid: number,
/**
 * (4) Money left after that.
 */
cash: number,
/**
 * (4) One prestige per full £3 of it.
 */
cash_prestige: number,
/**
 * (5) Loans that could not be repaid.
 */
unpaid: number,
/**
 * (5) Prestige lost for them.
 */
unpaid_loss: number,
/**
 * (6) Poverty before anybody returns any.
 */
poverty: number,
/**
 * (6) Poverty returned: as much as the least-poor player has.
 */
returned: number,
/**
 * (7) Prestige lost for what remains.
 */
poverty_loss: number,
/**
 * The sum.
 */
total: number, };

/**
 * The part of the deck a card belongs to: A is drawn first, C last (L2.2).
 */
export type Set = "a" | "b" | "c";

/**
 * Which bank of the Thames.
 */
export type Side = "north" | "south";

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
