# Everything that the command line itself says. Games say what they say in their own files.

## Failures: one sentence that says what is wrong and what to do

cli-error = twocities: { $why }
cli-cannot-read = the file { $file } cannot be read ({ $why }): check its name and your rights
cli-cannot-write = { $file } cannot be written ({ $why }): check the name and your rights
cli-exists = the file { $file } is there already and is not overwritten: give another name
cli-part-exists = { $file } is there already, perhaps from a run that was broken off, and is not overwritten: remove it or give another name
cli-sim-one-file = { $file } cannot hold both the games and their decisions: give two names
cli-terminal-failed = the terminal cannot be used ({ $why })
cli-no-such-pack = there is no pack “{ $word }”, nor a file of that name: give { $packs }
cli-no-record = { $file } cannot be played on or again: { $why }
cli-record-in-use = the record { $file } is being played at another table: close that one first
cli-wrong-seats = { $seats ->
    [one] one seat is not enough: give --seats 2 to 4 names, such as me,rules
   *[other] { $seats } seats do not fit a table: give --seats 2 to 4 names, such as me,rules
}
cli-bad-name = “{ $name }” cannot be a name: { $why }
cli-seat-misspelt = there is no bot “{ $word }”: if you mean { $near }, write it so; a person who is called so needs another spelling
cli-seat-person = { $name } sits down as a person: `twocities bots` tells which bots there are.
cli-unknown-bot = seat { $seat } is played by the bot “{ $bot }”, which this version does not have: let somebody else play on with --seats
cli-serving = Serving at { $address }: open it in a browser. Everything is kept in { $folder }. Ctrl-C stops the server; nothing is lost.
cli-served-already = Two Cities is being served at { $address } already: open that in a browser, or serve elsewhere with `serve --bind`.
cli-no-data-folder = there is no home folder to keep tables in: name a folder with --data
cli-no-store = there is no data of a server in { $folder }: give its folder with --data
cli-cannot-wait = the store cannot be waited for ({ $why }): see to the machine
cli-no-such-table = there is no table “{ $table }”: look whether the id is right, or leave out --table for all that are over
cli-export-running = the game at the table { $table } is not over, and its record would tell what is hidden: give --running if nobody who plays will see it
cli-export-unreadable = the match at the table { $table } cannot be written as a record: { $why }
cli-export-no-id = it has no proper id
cli-no-state-folder = there is no home folder to keep the record in: name a file with --record
cli-already-begun = the game in { $file } has begun: leave out --seed and --option, or name another file
cli-other-game = { $file } is a record of { $found }: use “twocities play { $found }” instead of { $wanted }
cli-other-seats = the game in the record has { $found } seats and --seats names { $wanted }: name as many
cli-no-such-viewer = there is no viewer “{ $word }”: give a seat from 1 to { $seats }, public or all
cli-nothing-to-replay = { $actions ->
    [0] there is nothing to replay: the record has no actions
   *[other] there is nothing between --from and --to: the record has the actions 1 to { $actions }
}
cli-no-such-rule = { $game } has no rule “{ $id }”: “twocities rules { $game }” lists them all
cli-no-such-rule-but = { $game } has no rule “{ $id }”: perhaps you mean { $near }

## Beginning and ending a game

cli-begun = Type ? for help. You may leave at any time; this goes on with the game:
cli-taken-up = The game goes on. Type ? for help. You may leave at any time; this goes on with it again:
cli-bot-untaught = { $bot } plays by rules of thumb here: it has learnt nothing for these cards and this many players.
cli-dropped = The record was cut off: { $what }.
cli-left = The game is kept in { $file }. To go on:
cli-ended = The record is { $file }. To walk through it:
cli-bad-arguments = { $why } (twocities --help lists what can be given)
cli-before-curtain = Press Enter when you have read this: it is for your eyes only.
cli-turn-of = { $name } is to play.
cli-curtain = Pass the screen to { $name }, then press Enter.
cli-you = You

## At the prompt

cli-no-such-choice = { $choices ->
    [one] There is no choice { $number }: the only one is 1. Type ? for help.
   *[other] There is no choice { $number }: type a number from 1 to { $choices }, or ? for help.
}
cli-not-asked = That is not yours to decide now.
cli-several = “{ $typed }” may mean { $words }: type a little more.
cli-missing = Something is missing: expected { $expected }.
cli-not-understood = “{ $word }” is not understood here: expected { $expected }.
cli-did-you-mean = “{ $word }” is not understood here: perhaps you mean { $near }.
cli-no-such-card = There is no “{ $word }” in this game: type cards to read about those in reach.
cli-no-such-card-but = There is no “{ $word }” in this game: perhaps you mean { $near }.
cli-taken-back = { $count ->
    [one] Taken back: one action.
   *[other] Taken back: { $count } actions.
}
cli-nothing-to-take-back = There is nothing to take back yet.
cli-revealed = That cannot be taken back, because something hidden has been seen since.
cli-possible = That is possible now: look among the choices.
cli-possible-by = That is possible now: { $choices }.
cli-choice = { $number } ({ $words })
cli-empty-log = Nothing has happened yet.
cli-saved = The game is in { $file }.
cli-cannot-save = { $file } cannot be written ({ $why }): save under another name.

cli-help = Answer with the number of a choice, or with its words; the first letters of each word are enough. Besides, you can type:
cli-given-thing = THING
cli-help-hint = say what would be good to do, and why
cli-help-undo = take back your last action, as long as nothing hidden was seen
cli-help-why = say why something cannot be done: a thing on the table, or an action in words
cli-help-card = read about a thing by its id or name
cli-help-cards = the same for everything you can reach now
cli-help-table = draw the table again
cli-help-log = list all that has happened
cli-help-score = count the points as they stand
cli-help-save = copy the record to another file
cli-help-quit = leave; the game is kept and can be taken up again

## bots

cli-bots-levels = Levels to play against, from weak to strong:
cli-bots-research = For matches and studies:
cli-bots-ploys = Players with one idea, each for one of the games, to see whether anybody falls for it: { $bots }.
cli-bot-random-plays = Does anything that the rules allow.
cli-bot-random-plan-plays = Plays any turn that is worth playing.
cli-bot-greedy-plays = Wants to be ahead at the end of its turn, and thinks no further.
cli-bot-rules-plays = Plays by rules of thumb. It never changes: the others are measured by it.
cli-bot-flat-mc-plays = Plays its best turns on to the end of the game in many worlds, for a tenth of a second.
cli-bot-ismcts-plays = Looks ahead, at what the others may answer too, for a tenth of a second; judges by rules of thumb.
cli-bot-ismcts-long-plays = The same for half a second.
cli-bot-learned-plays = Plays at once, by what it learnt from games against itself.
cli-bot-expert-plays = Looks ahead for a tenth of a second, and judges by what was learnt.

## sim

cli-arena-head = { $game } with the pack { $pack } ({ $digest }), { $seats } players, blocks from seed { $seed }, version { $version }.
cli-arena-one-bot = a match needs at least two bots: name them with --bots, as in --bots rules,greedy
cli-arena-pair-of-one = { $first } can't be paired with itself: name two bots in each pair, as in --pairs rules:greedy
cli-arena-pair-twice = { $first } and { $second } are paired twice: name each pair once
cli-arena-first = bot
cli-arena-second = against
cli-arena-bot = bot
cli-arena-blocks = blocks
cli-arena-score = score
cli-arena-interval = 95 % interval
cli-arena-elo = Elo
cli-arena-elo-interval = 95 % interval
cli-arena-margin = points ahead
cli-arena-alone = wins alone
cli-arena-open = { $first } against { $second }: not decided after { $blocks } blocks.
cli-arena-accepted = { $first } against { $second }: the higher score is right, after { $blocks } blocks.
cli-arena-refused = { $first } against { $second }: the lower score is right, after { $blocks } blocks.

cli-luck-head = { $deals } deals of { $game } with the pack { $pack } ({ $digest }), each played { $games } times by { $seats } players who are all { $bot }, from seed { $seed }, version { $version }.
cli-luck-order = order
cli-luck-wins = victories
cli-luck-interval = 95 % interval
cli-luck-victories = Of who wins the deal decides { $part } ({ $low } to { $high }): so alike are the games of a deal when this bot plays itself.
cli-luck-margins = Of how many points somebody is ahead it decides { $part } ({ $low } to { $high }).

cli-sim-head = { $games ->
    [one] One game of { $game } with the pack { $pack }, seed { $first }.
   *[other] { $games } games of { $game } with the pack { $pack }, seeds { $first } to { $last }.
}
cli-sim-seat = seat
cli-sim-bot = bot
cli-sim-mean = score
cli-sim-sd = sd
cli-sim-least = least
cli-sim-most = most
cli-sim-wins = wins
cli-sim-interval = 95 % interval
cli-sim-turns = Turns in a game: { $mean } (sd { $sd }, { $least } to { $most })
cli-sim-decisions = Decisions in a game: { $mean } (sd { $sd }, { $least } to { $most })

## Records

cli-verify-ok = { $file }: ok, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
cli-verify-sealed = { $file }: ok, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, seal { $seal }
cli-verify-no-seal = { $file }: this record has no seal: expected one that was shown before the game
cli-verify-other-seal = { $file }: this record has the seal { $found }: expected { $shown }, which was shown before the game
cli-verify-broken = { $file }: { $why }
cli-replay-head = { $game } with the pack { $pack }: { $players }; { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}{ $branches ->
    [0] {""}
    [one] {""}, and once something was taken back
   *[other] {""}, and { $branches } times something was taken back
}.
cli-replay-pause = Enter for the next turn, q to stop{" "}
cli-replay-unfinished = The record stops here, before the game is over.
cli-no-hints = This table gives no hints.
cli-hint-plan = { $number }. { $plan }
cli-hint-why = { $shares }
cli-analyse-unfinished = { $file }: the game is not over, so there is nothing to look back at: play it to its end first
cli-analyse-turn = turn
cli-analyse-action = action
cli-analyse-whose = whose
cli-analyse-win = { $name } wins
cli-analyse-margin = points ahead
cli-analyse-end = end
cli-analyse-player = player
cli-analyse-score = score
cli-analyse-luck = luck
cli-analyse-start = at the start
cli-analyse-cost = lost by decisions
cli-analyse-given = given by others
cli-analyse-rest = the rest
cli-analyse-luck-means = All but the score is in points over the best opponent. Luck is what came less what would have come on average; it is nothing over many games. What decisions lost is measured at each of them, sure or not, so that it is right on average; a little less than nothing is nothing. ± says how far off both may be 19 times out of 20.
cli-analyse-rest-means = What could be expected at the start, luck and what the decisions of the others gave, less what the own decisions lost, make up where it ended; the rest is what was not seen or seen wrongly.
cli-analyse-each-knows = What everybody could expect comes from what they alone knew, so that chances need not add up to 100 %.
cli-analyse-costliest = What cost most:
cli-analyse-nothing-better = No decision was found that cost anything worth telling.
cli-analyse-decision = Action { $action }, { $name }: { $by } points lost, give or take { $error }
cli-replay-result = { $name }: rank { $rank } with { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Looking after a server

cli-backed-up = Everything as it was at one moment is in { $file }. “twocities restore” brings it back.
cli-restored = Everything in { $file } is in { $folder } now, for “twocities serve”.
cli-exported = { $matches ->
    [0] There is no match to be exported.
    [one] One match is in { $folder } now.
   *[other] { $matches } matches are in { $folder } now.
}
cli-exported-pack = { $record } needs its pack: --pack { $pack }
cli-export-tells = Records of games that are not over tell everything that is hidden: show them to nobody who plays.
cli-imported = { $file } is the table { $table } now.
cli-imported-seat = to sit at seat { $seat } ({ $name }): { $link }
cli-imported-watch = to watch: { $link }
cli-import-links = Links go behind the address of the server. They are shown only here.

## Content packs

cli-content-ok = { $file }: ok, { $totals }
cli-content-listed = { $game }, pack { $pack }: { $totals }
cli-content-pack = Pack { $pack } ({ $digest }): { $totals }

## London

cli-london-totals = { $cards } cards (A { $a }, B { $b }, C { $c }; { $paupers } paupers and { $actions } action cards among them) and { $boroughs } boroughs
cli-london-copies = { $copies ->
    [0] not in the deck
    [one] 1 copy
   *[other] { $copies } copies
}
cli-london-starter = on offer from the start
cli-sources-all-from = All from { $source }
cli-sources-the-rest = the rest
cli-sources-and-then = { $before }; { $next }
cli-sources-from = { $fields } from { $source }
cli-sources-rulebook = the rulebook
cli-sources-review = a review
cli-sources-first-edition = the first edition
cli-sources-reconstructed = this project’s reconstruction
cli-sources-owner = an owner’s copy

cli-london-turn = Turn { $turn }
cli-london-decks = deck A { $a } · B { $b } · C { $c }   boroughs { $boroughs }
cli-london-loans-left = { $loans ->
    [one] 1 loan left
   *[other] { $loans } loans left
}
cli-london-last-turns = { $turns ->
    [one] the last turn
   *[other] the last { $turns } turns
}
cli-london-money = money
cli-london-loans = loans
cli-london-poverty = poverty
cli-london-prestige = prestige
cli-london-cards = hand
cli-london-stacks = stacks
cli-london-boroughs = boroughs
cli-london-cities = Cities
cli-london-no-stacks = nothing built yet
cli-london-placed = new
cli-london-used = used
cli-london-face-down = face down
cli-london-board = Board
cli-london-top-row = top
cli-london-bottom-row = bottom
cli-london-land = Land
cli-london-offer = offer
cli-london-brings-cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
cli-london-brings-prestige = { $amount } prestige
cli-london-brings-relief = −{ $amount } poverty
cli-london-hand = Hand
cli-london-unknown = { $cards ->
    [one] and 1 more
   *[other] and { $cards } more
}
cli-london-unknown-card = unknown
cli-london-building = Being built
cli-london-deck = Next in the deck
cli-london-own = You have
cli-london-numbers = £{ $cash }, { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
}, { $poverty } poverty, { $prestige } prestige
# One letter each, set behind the name of a borough.
cli-london-north = N
cli-london-south = S
cli-london-legend = { $star } prestige at the end  +2 cards beneath
cli-london-legend-land = { $north } north, { $south } south of the Thames  { $river } beside the river

## New York

cli-new-york-totals = { $lots } lots in { $blocks } blocks, { $bronze } bronze, { $silver } silver and { $gold } gold skyscrapers for each player, and { $legendary } legendary ones
cli-new-york-setting-up = Setting up
cli-new-york-turn = Turn { $turn }
cli-new-york-future = future market { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
cli-new-york-last-turns = { $turns ->
    [0] this is the last turn
    [one] 1 more turn after this one
   *[other] { $turns } more turns after this one
}
cli-new-york-street = { $street } ({ $code })
cli-new-york-streets = Streets
cli-new-york-streets-pay = 5 points for most skyscrapers along each
cli-new-york-challenge = Challenge
cli-new-york-generations = Build
cli-new-york-unlocked = silver from { $silver } points on, gold from { $gold }
cli-new-york-challenge-pays = { $challenge }: { $pays }
cli-new-york-challenge-bronze-baron = 4, 5 or 6 own bronze skyscrapers that stand at the end give 5, 10 or 15 points
cli-new-york-challenge-master-architect = 3, 4 or at least 5 own irregular skyscrapers that stand at the end give 3, 6 or 10 points
cli-new-york-challenge-generation-king = most skyscrapers of a generation at the end give 5 points, a tie nothing
cli-new-york-challenge-gold-tycoon = a district in which you have two gold skyscrapers or more at the end gives 3 points
cli-new-york-challenge-gold-prestige = placing gold gives 1 more point for each bronze or silver skyscraper of others that it touches
cli-new-york-points = points
cli-new-york-workers = workers
cli-new-york-lots = lots
cli-new-york-bronze = bronze
cli-new-york-silver = silver
cli-new-york-gold = gold
cli-new-york-cards = action cards
# The words that one types to use them.
cli-new-york-card-boom = boom
cli-new-york-card-shift = shift
cli-new-york-card-grab = grab
cli-new-york-market = Market
cli-new-york-future-row = Future
cli-new-york-batch = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}:
cli-new-york-then = then
cli-new-york-unbuilt = To build
cli-new-york-legendary = Legendary
# Each explains one sign, which it begins with.
cli-new-york-legend-lot = G1 free lot, green
cli-new-york-legend-worker = 1* *G1 player 1's worker on G1
cli-new-york-legend-ground = 1.G their ground, green
cli-new-york-legend-skyscraper = 1b4 their skyscraper
cli-new-york-legend-start = 1@ starting building
cli-new-york-legend-legendary = 1L1 legendary one
cli-new-york-legend-closed = . not in play with two players
cli-new-york-legend-street = bw street
cli-new-york-legend-crossing = + crossing
cli-new-york-legend-park = :: park
cli-new-york-legend-landmark = ## landmark
cli-new-york-legend-shape = { $shape } shape, row by row
cli-new-york-legend-points = { $sign }3 points
cli-new-york-legend-future = Future: nobody knows the order within a batch
cli-new-york-legend-then = then: the next batch
cli-new-york-numbers = You have { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} at hand, action cards: { $cards }
