// Made from the Rust types by `cargo xtask types`. Change those, not this file.

/**
 * What happens when somebody's time has run out, and some more time too.
 */
export type Absence = "bot" | "others";

/**
 * Something about a position that cannot be.
 */
export type Amiss = {
/**
 * The list that it is about.
 */
list: string,
/**
 * The word of it that is at fault, counted from 0, if it is one.
 */
at: number | null,
/**
 * Why it cannot be.
 */
why: Message, };

/**
 * What was found. Chances are thousandths, points are tenths of a point.
 */
export type Analysis = {
/**
 * What everybody could expect, from the first decision to the end: one for each turn.
 */
moments: Array<Moment>,
/**
 * Everything that was decided.
 */
decisions: Array<Judged>,
/**
 * Luck and skill, by seat.
 */
seats: Array<Fortune>, };

/**
 * How far an analysis is.
 */
export type AnalysisNow = { "state": "none" } | { "state": "underway",
/**
 * Decisions that were looked at.
 */
done: number,
/**
 * All decisions; 0 before the first is looked at.
 */
of: number, } | { "state": "done",
/**
 * What was found.
 */
analysis: Analysis, };

/**
 * What became of a request.
 */
export type Answer<V, E, A, Q> = { "kind": "done",
/**
 * The revision now.
 */
revision: number, } | { "kind": "drafted" } & Drafted<V, E, A, Q> | { "kind": "why",
/**
 * The reason.
 */
reason: Message | null, } | { "kind": "hints",
/**
 * Up to three.
 */
hints: Array<Hint>, } | { "kind": "refused" } & Refusal;

/**
 * What goes into a message.
 */
export type Arg = { "Number": number } | { "Text": string } | { "Message": Message } | { "List": Array<Message> };

/**
 * What a client can want of the table that its connection belongs to.
 */
export type Ask = { "do": "submit",
/**
 * The table, as a safeguard against a client that has mixed up its connections.
 */
match: string,
/**
 * The revision that the client sees.
 */
revision: number,
/**
 * In the words that the choices came with.
 */
actions: Array<string>, } | { "do": "draft",
/**
 * The revision that the client sees.
 */
revision: number,
/**
 * In words.
 */
actions: Array<string>, } | { "do": "why",
/**
 * The revision that the client sees.
 */
revision: number,
/**
 * What is tried before.
 */
actions: Array<string>,
/**
 * An action, or the name of a thing on the table.
 */
about: string, } | { "do": "hint",
/**
 * The revision that the client sees.
 */
revision: number, } | { "do": "undo",
/**
 * The revision that the client sees.
 */
revision: number,
/**
 * All of the turn.
 */
whole_turn: boolean, } | { "do": "consent",
/**
 * The revision that the client sees.
 */
revision: number,
/**
 * The number of the wish: nobody agrees to another than they were asked about.
 */
number: number,
/**
 * Whether they may.
 */
agree: boolean, } | { "do": "leave",
/**
 * Which bot.
 */
bot: string, } | { "do": "return" } | { "do": "relieve",
/**
 * Whose.
 */
seat: Seat, } | { "do": "chat",
/**
 * What.
 */
text: string, } | { "do": "mute",
/**
 * Whose.
 */
seat: Seat,
/**
 * Whether it is silent from now on.
 */
mute: boolean, } | { "do": "update",
/**
 * The last revision that the client knows.
 */
since: number, };

/**
 * What the game asks.
 */
export type Asked<Q> = {
/**
 * Whom.
 */
seat: Seat,
/**
 * What.
 */
question: Q,
/**
 * The same in words.
 */
say: Message, };

/**
 * A better way to play.
 */
export type Better = {
/**
 * What to answer, in the words of a submit, up to the first answer that shows something unknown.
 */
actions: Array<string>,
/**
 * The same in words for people.
 */
plan: Array<Message>,
/**
 * By how much it is better than what was done.
 */
by: number,
/**
 * Half the width of the interval in which that lies 19 times out of 20.
 */
error: number,
/**
 * What it would have brought everybody more than what was done, by seat.
 */
brings: Array<number>,
/**
 * Why, in words: what it has over what was done, good or bad.
 */
reasons: Array<Message>, };

/**
 * A record that somebody brings along to look at.
 */
export type Brought = {
/**
 * The text of its file.
 */
record: string,
/**
 * The text of its pack, if that does not come with the program.
 */
pack_text: string | null, };

/**
 * One value for each seat. Seats that a smaller table lacks keep the default.
 */
export type BySeat<T> = [T, T, T, T];

/**
 * A number that would change.
 */
export type Change = {
/**
 * Whose.
 */
seat: Seat,
/**
 * What it counts: `cash`, `poverty`, `points` …
 */
of: string,
/**
 * Before.
 */
from: number,
/**
 * After.
 */
to: number, };

/**
 * A line of chat.
 */
export type Chat = {
/**
 * Counts the lines of the table.
 */
number: number,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * From where; nothing for a spectator.
 */
seat: Seat | null,
/**
 * By whom.
 */
name: string,
/**
 * What.
 */
text: string, };

/**
 * An answer that can be given.
 */
export type Choice<A> = {
/**
 * What to send.
 */
words: string,
/**
 * The same as data.
 */
action: A,
/**
 * What it means.
 */
say: Message,
/**
 * What is printed on the thing that is chosen.
 */
details: Array<Message>, };

/**
 * The time of whoever is asked.
 */
export type Clock = {
/**
 * Whose.
 */
seat: Seat,
/**
 * When it runs out, in milliseconds since 1970; nothing while the clock stands still.
 */
until: number | null,
/**
 * Whether it has run out: the others may call a bot.
 */
expired: boolean, };

/**
 * What somebody did.
 */
export type Did = { "kind": "act",
/**
 * Who.
 */
seat: Seat,
/**
 * Whether all of it has been taken back since: then there are no events.
 */
undone: boolean, } | { "kind": "undo",
/**
 * Who.
 */
seat: Seat,
/**
 * How many.
 */
count: number, } | { "kind": "sit",
/**
 * Where.
 */
seat: Seat,
/**
 * Who sits there now.
 */
name: string,
/**
 * Whether it is a bot.
 */
bot: boolean, } | { "kind": "expire",
/**
 * Who.
 */
seat: Seat, };

/**
 * The table as it would be.
 */
export type Drafted<V, E, A, Q> = {
/**
 * The revision that was tried on.
 */
revision: number,
/**
 * How many of the actions were tried.
 */
tried: number,
/**
 * Why not all of them were.
 */
stop: Stop | null,
/**
 * The table after them.
 */
view: V,
/**
 * What they would cause.
 */
events: Array<E>,
/**
 * The same in words.
 */
log: Array<Message>,
/**
 * What would be different.
 */
changes: Array<Change>,
/**
 * What would be asked next.
 */
asked: Asked<Q> | null,
/**
 * The answers, if it would still be the viewer that is asked.
 */
choices: Array<Choice<A>>, };

/**
 * How the game ended, and the proof that the deal was settled before it.
 */
export type Ended = {
/**
 * Points and ranks.
 */
outcome: Outcome,
/**
 * Where the points come from, by seat.
 */
lines: BySeat<Array<Message>>,
/**
 * The seed of the deal, in decimal: it does not fit a number of every language.
 */
seed: string | null,
/**
 * What was hashed with it, in hexadecimal.
 */
nonce: string | null, };

/**
 * A moment of a game that may be seen whole.
 */
export type Fork = {
/**
 * The table where it was played.
 */
table: string,
/**
 * After so many actions.
 */
after: number, };

/**
 * Luck and skill of one seat. What could be expected at the start, luck, what the others gave and the rest, less what
 * the own decisions cost, are the margin.
 */
export type Fortune = {
/**
 * Whose.
 */
seat: Seat,
/**
 * The final score, in points.
 */
score: number,
/**
 * How far ahead of the best opponent it was at the end.
 */
margin: number,
/**
 * How far ahead it could expect to be before anything was dealt.
 */
start: number,
/**
 * What chance brought in the whole game, the deal included.
 */
luck: number,
/**
 * Half the width of the interval in which that lies 19 times out of 20.
 */
luck_error: number,
/**
 * What the deal brought.
 */
deal: number,
/**
 * What the own decisions cost.
 */
cost: number,
/**
 * What the decisions of the others gave; less than nothing if they did harm.
 */
given: number,
/**
 * What was not seen, or seen wrongly.
 */
rest: number, };

/**
 * A way to play what is asked. Numbers are in tenths of a point.
 */
export type Hint = {
/**
 * What to submit, up to the first action that shows something unknown.
 */
actions: Array<string>,
/**
 * The same in words.
 */
plan: Array<Message>,
/**
 * How far ahead of the best opponent one may expect to be at the end.
 */
margin: number,
/**
 * Half the width of the interval in which that lies 19 times out of 20.
 */
error: number,
/**
 * How far behind the first hint that is.
 */
behind: number,
/**
 * What it promises, in words.
 */
promise: Message,
/**
 * Why, in words: what it has over the best of the others, good or bad.
 */
reasons: Array<Message>, };

/**
 * Something that was decided: a part of a turn in which nothing unknown was shown but by its last action.
 */
export type Judged = {
/**
 * After so many actions.
 */
after: number,
/**
 * How many actions it took.
 */
actions: number,
/**
 * Who decided.
 */
seat: Seat,
/**
 * What was done, in words.
 */
played: Array<Message>,
/**
 * What would have been better, if anything was found that is as good as sure.
 */
better: Better | null,
/**
 * What everybody gained by what was shown, by seat.
 */
luck: Array<number>, };

/**
 * A position as it is told. `V`, `E` and `Q` are view, events and questions of the game, `P` what is printed on its
 * things.
 */
export type Laid<V, E, Q, P> = {
/**
 * The options of the table.
 */
options: Array<[string, string]>,
/**
 * The lists.
 */
lists: Array<[string, Array<string>]>,
/**
 * What cannot be about them.
 */
amiss: Array<Amiss>,
/**
 * The table with everything open, if nothing is amiss.
 */
table: Position<V, E, Q> | null,
/**
 * What is printed on the things of the game, for whoever did not bring lists along.
 */
printed: P | null, };

/**
 * A match from its beginning, as one viewer could follow it. What was taken back is left out.
 */
export type Lookback = {
/**
 * Counts what has been stored at this table.
 */
revision: number,
/**
 * Who sees it so.
 */
viewer: Viewer,
/**
 * Whether everything may be seen: then it can be looked at from all seats, and with all hands open.
 */
whole: boolean,
/**
 * What happened before the first action, in words.
 */
opening: Array<Message>,
/**
 * What everybody would have had then if the game had ended, by seat.
 */
scores: Array<number>,
/**
 * One for each action in force.
 */
moves: Array<Move>, };

/**
 * Something to say to people, in no language yet.
 */
export type Message = {
/**
 * The message's id in the locale files.
 */
id: string,
/**
 * What goes into it.
 */
args: Array<[string, Arg]>, };

/**
 * What everybody could expect at a moment, each from what they alone knew: chances need not add up to one.
 */
export type Moment = {
/**
 * After so many actions.
 */
after: number,
/**
 * How likely they were to win, by seat.
 */
win: Array<number>,
/**
 * How far ahead of the best opponent they could expect to be at the end, by seat.
 */
margin: Array<number>, };

/**
 * An action in force.
 */
export type Move = {
/**
 * Whose it was.
 */
seat: Seat,
/**
 * What it caused, in words.
 */
log: Array<Message>,
/**
 * What everybody would have had after it if the game had ended, by seat.
 */
scores: Array<number>, };

/**
 * Who shall sit at a seat.
 */
export type NewSeat = { "kind": "me",
/**
 * What they are called.
 */
name: string, } | { "kind": "link" } | { "kind": "bot",
/**
 * Which.
 */
bot: string, };

/**
 * A table that is wanted.
 */
export type NewTable = {
/**
 * `london` or `new-york`.
 */
game: string,
/**
 * Who shall sit where.
 */
seats: Array<NewSeat>,
/**
 * A pack that comes with the program; the standard one if missing.
 */
pack: string | null,
/**
 * The text of an own pack.
 */
pack_text: string | null,
/**
 * What the file of that text is called: what is wrong in it is told with this name.
 */
pack_name: string | null,
/**
 * The id of a table that whoever asks may look at: its pack once more, whoever's it was.
 */
pack_of: string | null,
/**
 * The id of a finished table where whoever asks has a seat: this is the next one of its people, everybody one seat further. There
 * is one at most, and those who sat there take their seats at it without a link.
 */
again: string | null,
/**
 * Options of the game as names and values, as on the command line.
 */
options: Array<[string, string]>,
/**
 * A game that this one goes on from; it has the same pack and options then.
 */
from: Fork | null,
/**
 * The position that it begins with, as lists of words like those of records, instead of a deal.
 */
position: Array<[string, Array<string>]> | null,
/**
 * The rest.
 */
settings: TableSettings, };

/**
 * The final standing: points, and ranks after all tie-breaks.
 */
export type Outcome = {
/**
 * How many sat at the table.
 */
seats: Seats,
/**
 * Points of each seat.
 */
scores: BySeat<number>,
/**
 * 1 is best; players who share a place share its rank.
 */
ranks: BySeat<number>, };

/**
 * How much time a turn may take.
 */
export type Pace = { "kind": "none" } | { "kind": "live",
/**
 * Seconds for a turn.
 */
turn: number,
/**
 * Seconds more for each further answer of the turn.
 */
increment: number, } | { "kind": "slow",
/**
 * Days for a turn.
 */
days: number, };

/**
 * The table after so many actions. `V`, `E` and `Q` are view, events and questions of the game.
 */
export type Position<V, E, Q> = {
/**
 * How many.
 */
after: number,
/**
 * The table.
 */
view: V,
/**
 * What the last of them caused.
 */
events: Array<E>,
/**
 * What was asked then; nothing once the game was over.
 */
asked: Asked<Q> | null,
/**
 * How the game ended, if that was the end.
 */
ended: Ended | null, };

/**
 * A position that is wanted: that of a new deal, that of a moment of a game, or the one that lists describe.
 */
export type PositionAsked = {
/**
 * `london` or `new-york`.
 */
game: string,
/**
 * How many play.
 */
seats: number,
/**
 * A pack that comes with the program; the standard one if missing.
 */
pack: string | null,
/**
 * The id of a table that whoever asks may look at: its pack once more, whoever's it was.
 */
pack_of: string | null,
/**
 * Options of the game as names and values, as on the command line.
 */
options: Array<[string, string]>,
/**
 * A moment of a game that may be seen whole: the turn that it belongs to, as it began. The game decides pack and
 * options then.
 */
from: Fork | null,
/**
 * The lists to be checked, as in records.
 */
lists: Array<[string, Array<string>]> | null, };

/**
 * Claiming a seat back.
 */
export type Recover = {
/**
 * The number of the seat.
 */
seat: Seat,
/**
 * What was shown at sitting down.
 */
phrase: string,
/**
 * Whether to answer with a token instead of a cookie.
 */
token: boolean, };

/**
 * Why a request was not granted. Nothing has changed.
 */
export type Refusal = {
/**
 * A word for programs: `stale`, `illegal`, `not-asked` …
 */
code: string,
/**
 * A sentence for people.
 */
say: Message,
/**
 * Which of several actions it is about, from 0.
 */
action: number | null, };

/**
 * A question or a deed, with a number of the client's own that the answer repeats.
 */
export type Request = {
/**
 * Whatever the client likes to count with.
 */
id: number,
/**
 * What is wanted.
 */
ask: Ask, };

/**
 * A place at the table. Counted from 0 in code and in digests, and from 1 wherever people read it: in
 * sentences, in records and in JSON.
 */
export type Seat = number;

/**
 * A seat in the information about a table.
 */
export type SeatInfo = {
/**
 * Its number.
 */
seat: Seat,
/**
 * Who sits there.
 */
name: string,
/**
 * `free`, `person` or `bot`.
 */
kind: string,
/**
 * What is to be known of a bot: that it plays by rules of thumb here, since it has learnt nothing for such a table.
 */
caveat: Message | null, };

/**
 * A way to a seat.
 */
export type SeatLink = {
/**
 * The number of the seat.
 */
seat: Seat,
/**
 * The address.
 */
link: string, };

/**
 * Who is at a seat.
 */
export type SeatNow = {
/**
 * Which.
 */
seat: Seat,
/**
 * What they are called.
 */
name: string,
/**
 * Who decides.
 */
state: SeatState,
/**
 * Whether somebody looks at the table from there.
 */
present: boolean, };

/**
 * Who decides for a seat.
 */
export type SeatState = "free" | "person" | "relieved" | "bot";

/**
 * A seat that is taken now.
 */
export type Seated = {
/**
 * The number of the seat.
 */
seat: Seat,
/**
 * What claims the seat back from another browser. It is shown once.
 */
phrase: string,
/**
 * For programs that asked for one instead of a cookie.
 */
token: string | null, };

/**
 * How many seats a table has: 2 to 4.
 */
export type Seats = number;

/**
 * The table that a record has become.
 */
export type Shown = {
/**
 * Its id.
 */
table: string,
/**
 * For programs that asked for one instead of a cookie.
 */
token: string | null, };

/**
 * Sitting down by a link.
 */
export type Sit = {
/**
 * The secret at the end of the link.
 */
secret: string | null,
/**
 * The number of a free seat, instead of a secret: of a table that is open to all, or of the next one `again`.
 */
seat: Seat | null,
/**
 * The id of the finished table that this one follows: who had the seat there that is one further has this one.
 */
again: string | null,
/**
 * What the person is called.
 */
name: string,
/**
 * Whether to answer with a token instead of a cookie.
 */
token: boolean, };

/**
 * Something that was stored.
 */
export type Step<E> = {
/**
 * The revision that it led to.
 */
revision: number,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * What was done.
 */
did: Did,
/**
 * What it caused, as the viewer may hear of it.
 */
events: Array<E>,
/**
 * The same in words.
 */
log: Array<Message>, };

/**
 * Why a try went no further.
 */
export type Stop = { "kind": "reveals" } | { "kind": "refused",
/**
 * Why.
 */
reason: Message, };

/**
 * What anybody may know of a table who has its id.
 */
export type TableInfo = {
/**
 * The version of the protocol that is spoken there.
 */
protocol: number,
/**
 * Its id.
 */
table: string,
/**
 * Which game.
 */
game: string,
/**
 * The name of its pack.
 */
pack: string,
/**
 * Options that differ from the default.
 */
options: Array<[string, string]>,
/**
 * What the people agreed on.
 */
settings: TableSettings,
/**
 * How it stands: `running`, `over`, `closed` or `broken`.
 */
status: string,
/**
 * Why a broken one cannot be played on.
 */
broken: Message | null,
/**
 * Counts what has been stored.
 */
revision: number,
/**
 * Who sits where.
 */
seats: Array<SeatInfo>,
/**
 * Whose turn it is, for whoever may look at the table; nothing once it cannot be played on.
 */
asked: Seat | null,
/**
 * The seats of whoever asks, by number.
 */
mine: Array<Seat>,
/**
 * Whether whoever asks made the table.
 */
host: boolean,
/**
 * Whether whoever made the table may know what lies face down: it goes on from another game, or from a position.
 */
foreknown: boolean,
/**
 * The table that the people of a finished one go on at, if there is one and whoever asks is one of them.
 */
next: string | null,
/**
 * The hash that the seed was sealed with.
 */
seal: string,
/**
 * When it was made, in milliseconds since 1970.
 */
created: number,
/**
 * When something was last done.
 */
changed: number, };

/**
 * A table that was made.
 */
export type TableMade = {
/**
 * Its id.
 */
table: string,
/**
 * The links of the seats that wait for somebody. They are shown once.
 */
links: Array<SeatLink>,
/**
 * The link for people who look on.
 */
watch: string,
/**
 * The recovery phrase of whoever made the table, for the seats at their screen.
 */
phrase: string | null,
/**
 * For programs that asked for one instead of a cookie.
 */
token: string | null, };

/**
 * What the people of a table agree on beside the rules.
 */
export type TableSettings = {
/**
 * How fast it plays.
 */
pace: Pace,
/**
 * What happens to whom is out of time.
 */
absence: Absence,
/**
 * Whether people can talk.
 */
chat: boolean,
/**
 * Whether people may ask what would be good to do.
 */
hints: boolean,
/**
 * Whether the table is in the list of open tables, and its free seats are open to all who see it.
 */
listed: boolean,
/**
 * The chapter of a lesson that is played here, if one is: the table begins where it does, and the bot does what the
 * lesson wants.
 */
lesson: string | null, };

/**
 * A message to a client.
 */
export type Told<V, E, A, Q> = { "type": "update" } & Update<V, E, A, Q> | { "type": "answer",
/**
 * The number of the request.
 */
id: number,
/**
 * What became of it.
 */
answer: Answer<V, E, A, Q>, } | { "type": "chat" } & Chat | { "type": "muted",
/**
 * Their seats.
 */
seats: Array<Seat>, } | { "type": "seats",
/**
 * Everybody.
 */
seats: Array<SeatNow>, } | { "type": "next",
/**
 * Its id.
 */
table: string,
/**
 * Who made it.
 */
seat: Seat, } | { "type": "closed",
/**
 * Why.
 */
reason: Message, };

/**
 * A wish to take something back that waits for the others.
 */
export type UndoAsked = {
/**
 * Which wish it is: consent names it.
 */
number: number,
/**
 * Who wishes it.
 */
seat: Seat,
/**
 * How many actions.
 */
count: number,
/**
 * Who has not answered yet.
 */
waits_for: Array<Seat>, };

/**
 * A wish to take something back that somebody has said no to.
 */
export type UndoDenied = {
/**
 * Who wished it.
 */
seat: Seat,
/**
 * Who said no.
 */
by: Seat, };

/**
 * What taking back would do.
 */
export type UndoNow = {
/**
 * Actions that would be taken back.
 */
count: number,
/**
 * Whether the others have to agree, because somebody has learnt something or has answered since.
 */
consent: boolean,
/**
 * Why it cannot be done now: somebody would have to agree who cannot be asked.
 */
refused: Message | null, };

/**
 * The table as one viewer sees it now, and what has happened since another revision. `V`, `E`, `A` and
 * `Q` are view, events, actions and questions of the game.
 */
export type Update<V, E, A, Q> = {
/**
 * Counts what has been stored at this table.
 */
revision: number,
/**
 * Actions in force, from the beginning of the match.
 */
moves: number,
/**
 * The steps after this revision follow.
 */
since: number,
/**
 * What has happened, in order.
 */
steps: Array<Step<E>>,
/**
 * Who sees it so.
 */
viewer: Viewer,
/**
 * The table.
 */
view: V,
/**
 * Who sits there.
 */
seats: Array<SeatNow>,
/**
 * What is asked; nothing once the game is over.
 */
asked: Asked<Q> | null,
/**
 * The answers, if the viewer is asked.
 */
choices: Array<Choice<A>>,
/**
 * Whose time runs, at a table with clocks.
 */
clock: Clock | null,
/**
 * What the viewer may take back.
 */
undo: UndoNow | null,
/**
 * Somebody asks to take something back.
 */
undo_asked: UndoAsked | null,
/**
 * Somebody has said no to the last wish, and who wished has not acted since.
 */
undo_denied: UndoDenied | null,
/**
 * How the game ended.
 */
ended: Ended | null, };

/**
 * Somebody who looks at the table.
 */
export type Viewer = { "Seat": Seat } | "Spectator" | "Open";
