# The pages of the web app. What games say is in their own files.

web-title = Two Cities
web-title-turn = ▸ Your turn · { $game }
web-title-turn-of = { $name } to play · { $game }
web-title-table = { $game } · Two Cities
web-tagline = Two board games about building a city: alone, at one screen or with friends far away. No account needed.
web-tagline-short = Two board games about building a city
web-games = The games
web-game-london = London
web-game-new-york = New York 1901
web-about-london = Rebuild the city after the fire of 1666: build cards, run the city for money and prestige, and keep poverty small. 2 to 4 players, about an hour.
web-about-new-york = Take lots in Lower Manhattan and build taller and taller skyscrapers along its streets. 2 to 4 players, about 40 minutes.
web-play-now = Play against a bot
web-new-table = Set up a table
web-new-table-of = { $game }: a new table
web-mine = My tables
web-open-tables = Open tables
web-status-running = running
web-status-waiting = waits for people
web-turn-of = { $name } to play
web-status-over = finished
web-status-closed = closed
web-status-broken = can be looked at
web-status-shown = a record
web-player = Player { $number }
web-your-name = Your name
web-name-of-me = Your name
web-name-of-here = Their name

web-players = Players
web-who = Who sits at seat { $number }
web-who-me = Me
web-who-here = Someone at this screen
web-who-link = A friend, by link
web-who-bot = A bot
web-level = Level
web-bot-of-many = { $name } { $number }
web-bot = { $level } bot
web-bot-champion = Champion
web-bot-champion-plays = Looks ahead for about a second, and judges by what it learnt from games against itself. The best there is.
web-bot-strong = Strong
web-bot-strong-plays = Plays at once, by what it learnt from games against itself, and rarely misjudges anything.
web-bot-skilled = Skilled
web-bot-skilled-plays = Knows much from games against itself, and does not always look closely.
web-bot-casual = Casual
web-bot-casual-plays = Plays by rules of thumb, and misjudges something now and then.
web-bot-novice = Beginner
web-bot-novice-plays = Knows the rules and means well, but often takes the second or third best.
web-bot-expert = Expert
web-bot-learned = Seasoned
web-bot-rules = Regular
web-bot-greedy = Newcomer
web-bot-random-plan = Playful
web-bot-random = Aimless
web-pace = Pace
web-pace-none = No clock
web-pace-live = Live
web-pace-slow = Slow
web-pace-turn = Seconds for a turn
web-pace-increment = Seconds more for each further answer
web-pace-days = Days for a turn
web-absence = When somebody's time has run out
web-absence-bot = a bot takes care of the seat until they return
web-absence-others = the others decide
web-more = Variant, content and more
web-option-loans = Loans
web-option-loans-unlimited = as many as wanted
web-option-loans-limited = as many as there are tokens
web-option-variant = Game
web-option-variant-standard = standard
web-option-variant-beginner = for beginners
web-option-variant-expert = for experts
web-option-characters = Characters
web-option-characters-random = by lot
web-option-characters-choose = chosen in turn
web-option-action-cards = Action cards
web-option-action-cards-all = with
web-option-action-cards-none = without
web-option-flip = Skyscrapers may be turned over
web-option-flip-no = no
web-option-flip-yes = yes
web-pack = Cards and board
web-pack-london = London, 101 cards
web-pack-london-110 = London, 110 cards
web-pack-new-york = New York 1901
web-own-pack = Or your own pack, as a file
web-chat-on = People can talk at the table
web-hints-on = Hints allowed
web-listed = Show the table to everybody, and let anyone take a free seat
web-make = Open the table
web-made = The table stands
web-link-of = Link for seat { $seat }
web-watch-link = A link for people who only watch
web-watch-link-note = Whoever has this link sees what is public, and nothing more
web-copy = Copy
web-copied = Copied
web-qr = QR code
web-qr-of = QR code: { $label }
web-phrase = Write these words down. They give you your seat back on another device, or if this browser forgets you.
web-to-table = To the table
web-to-lobby = To the first page
web-cancel = Cancel
web-join = You are invited to { $game }
web-join-note = No account is needed. Looking at this page takes no seat.
web-sit = Sit down
web-seat-free = free
web-seat-person = person
web-seat-relieved = a bot, for now
web-seat-bot = bot
web-not-yours = You do not sit at this table with this browser.
web-recover = Do you have a seat here?
web-recover-seat = Your seat
web-recover-phrase = The words that you wrote down
web-recover-do = Take the seat back

web-opening = Opening the table …
web-unreachable = The server cannot be reached: see whether it runs, and try again.
web-failed = Something went wrong: load the page again. Nothing is lost.
web-refused = This table cannot be looked at from here: the seat may belong to another browser by now.
web-no-page = There is no such page.
web-lost = Connection lost, trying again
web-retry = Now
web-menu = Menu
web-close = Back to the table
web-theme = Colours
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-paced = Show what others do one by one
web-keys = Keys
web-keys-london =
    1 to 9, 0: a card of your hand
    P: hear what would happen
    H: a hint, where the table gives them
    Escape: one step back
    Space: skip what others did
    Ctrl Z: undo
web-keys-new-york =
    Arrows: walk over lots, or move the skyscraper
    R, Shift R: turn it
    {"["} and ]: through all places where it fits
    Enter: take what is shown
    + − 0: nearer, further, the whole map
    Shift and arrows: move the map
    P: hear what would happen
    H: a hint, where the table gives them
    Escape: one step back
    Space: skip what others did
    Ctrl Z: undo
web-skip = Skip to the end
web-your-turn = Your turn
web-doing-thinking = { $name } is thinking
web-doing-repaying = { $name } is repaying loans
web-doing-drawing = { $name } is drawing
web-doing-choosing = { $name } is choosing an action
web-doing-developing = { $name } is building
web-doing-buying = { $name } is buying land
web-doing-running = { $name } is running the city
web-doing-exchanging = { $name } is exchanging a card
web-doing-ending = { $name } is about to end the turn
web-doing-discarding = { $name } is discarding down to nine cards
web-doing-character = { $name } is choosing a character
web-doing-expanding = { $name } is expanding
web-doing-returning = { $name } is giving a lot back
web-doing-building = { $name } is building
web-doing-demolishing = { $name } is demolishing
web-over = The game is over
web-nothing-done = nothing is done yet
web-back = Back
web-reset = Start over
web-hint = Hint
web-hint-waiting = Thinking about it …
web-hint-count =
    { $count ->
        [one] One hint.
       *[other] { $count } hints, the best first.
    }
web-hint-none = There is nothing to advise here.
web-hint-stands = Hints are about the table as it stands, without what you are trying. To do one of them takes that back.
web-hint-take = Do this
web-hint-left = Last step: { $plan }
web-hint-finish = Do it
web-hint-gone = This cannot be done any more. { $reason }
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-wish =
    { $count ->
        [one] { $name } would like to take an action back. Do you agree?
       *[other] { $name } would like to take { $count } actions back. Do you agree?
    }
web-undo-waits = { $name } has asked to take something back.
web-undo-agree = Agree
web-undo-refuse = No
web-relieve = Let a bot play for { $name }
web-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-log = What happened

# A line of the log says what one player did, in the past and without naming them again: "bought Greenwich for £5".
# .alone stands where no act goes before it.
web-log-line = { $player } { $did }
web-log-act = { $player } { $did }: { $details }
web-log-by = { $player } { $did }
web-log-anybody = { $did }
web-log-event-turn-began = { $player }, turn { $turn }
web-log-event-game-ended = The game is over
web-log-london-event-loans-repaid = repaid { $loans ->
    [one] a loan
   *[other] { $loans } loans
} for £{ $amount }
web-log-london-event-loans-taken = took { $loans ->
    [one] a loan
   *[other] { $loans } loans
} for £{ $amount }
web-log-london-event-deck-seen = looked at { $cards } on the deck
web-log-london-event-deck-seen-hidden = looked at { $cards ->
    [one] the top card
   *[other] the top { $cards } cards
} of the deck
web-log-london-event-put-back = put { $cards } back on the deck
web-log-london-event-put-back-hidden = put { $cards ->
    [one] a card
   *[other] { $cards } cards
} back on the deck
web-log-london-event-drew-from-deck = drew { $cards }
web-log-london-event-drew-from-deck-hidden = drew { $count ->
    [one] a card
   *[other] { $count } cards
}
web-log-london-event-drew-from-board = took { $cards } from the board
web-log-london-event-nothing-to-draw = found nothing left to draw
web-log-london-event-chose-run-city = ran the city
web-log-london-event-build-began = built { $card }
web-log-london-event-discarded = discarded { $cards }
web-log-london-event-board-moved = the lower row left the game ({ $cards })
web-log-london-event-paid = paid £{ $amount }
web-log-london-event-cash-gained = £{ $amount }
    .alone = gained £{ $amount }
web-log-london-event-prestige-gained = { $amount } prestige
    .alone = gained { $amount } prestige
web-log-london-event-poverty-taken = { $amount } poverty more
    .alone = took { $amount } poverty
web-log-london-event-poverty-removed = { $amount } poverty less
    .alone = removed { $amount } poverty
web-log-london-event-stack-begun = on a new stack
    .alone = began a stack with { $card }
web-log-london-event-stack-covered = on stack { $stack }
    .alone = put { $card } on stack { $stack }
web-log-london-event-till-filled = £{ $amount } put on { $card }
web-log-london-event-till-lost = £{ $amount } on { $card } lost
web-log-london-event-action-card-played = played { $card }
web-log-london-event-land-bought = bought { $borough } for £{ $amount }
web-log-london-event-land-turned-up = { $borough } came on offer
web-log-london-event-activated = activated { $cards }
web-log-london-event-activated-again = repeated { $card }
web-log-london-event-borough-run = used { $borough }
web-log-london-event-ability-used = used { $source }
web-log-london-event-flipped = turned { $cards } face down
web-log-london-event-spared = kept { $card } face up
web-log-london-event-cash-given = gave £{ $amount } to { $to }
web-log-london-event-poverty-given = gave { $amount } poverty to { $to }
web-log-london-event-hand-spared = cards in hand caused no poverty
web-log-london-event-exchanged = exchanged { $given } for { $taken } on the board
web-log-london-event-run-ended = counted { $stacks ->
    [one] one stack
   *[other] { $stacks } stacks
}, { $loans ->
    [0] no loans
    [one] one loan
   *[other] { $loans } loans
} and { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
} in hand
web-log-london-event-end-triggered = The deck is empty: everybody but { $player } has one last turn
web-log-london-event-hand-shown = ended with { $cards } in hand
web-log-new-york-event-character = became { $character } and began on { $lot }
web-log-new-york-event-card-used = used { $card }
web-log-new-york-event-market-cleared = { $cards } went under the future market
web-log-new-york-event-market-filled = { $cards } came into the market
web-log-new-york-event-card-taken = took { $cards }
web-log-new-york-event-lot-acquired = acquired { $lots }
web-log-new-york-event-lot-returned = gave { $lot } back
web-log-new-york-event-demolished = demolished { $tile }
web-log-new-york-event-built = built { $tile } at { $lot } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-log-new-york-event-prestige = { $points ->
    [one] 1 point
   *[other] { $points } points
} for gold prestige
web-log-new-york-event-workers-back = { $back ->
    [one] a worker back
   *[other] workers back
} from { $lots }
web-log-new-york-event-workers-sent = { $sent ->
    [one] a worker
   *[other] workers
} sent to { $others }
web-log-new-york-event-workers-moved = { $back ->
    [one] a worker back
   *[other] workers back
} from { $lots }, { $sent ->
    [one] a worker
   *[other] workers
} sent to { $others }
web-log-new-york-event-unlocked = { $generation } opened
web-log-new-york-event-passed = built nothing
web-log-new-york-event-end-tiles = { $player } has four skyscrapers left: everybody else has one last turn
web-log-new-york-event-end-market = { $player } took one of the last cards: everybody else has one last turn
web-log-new-york-event-end-quiet = Many turns went by without a build: everybody but { $player } has one last turn

web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-mute = Mute { $name }
web-chat-hear = Hear { $name } again
web-curtain = Now { $name }
web-curtain-note = Hand the screen over. The cards show only after the next click.
web-curtain-pull = I am { $name }
web-leave = Let a bot play for me
web-return = Play on myself
web-seats = Who sits here
web-new-link = invite by link
web-new-link-note = Whoever opens such a link and sits down takes the seat over, for instance on another device. Older links to it no longer work.
web-replace = replace by link
web-host = For the host
web-record = Download the record of the game
web-record-short = Download the record

web-bring = Look at a record
web-bring-note = Drop the file of a recorded game anywhere on this page, or choose it. It is played again move by move.
web-bring-choose = Choose a file
web-bring-none = That is no record: drop the file of a game, with its pack if it has one of its own.
web-bring-wrong = { $file } cannot be shown. { $why }

web-replay = Look back at the game
web-replay-title = Looking back · { $game }
web-replay-move = Move { $move } of { $last }
web-replay-to = to move { $move }
web-replay-start = Before the first move
web-replay-quiet = Nothing to be seen from here
web-replay-bar = Through the game, move by move
web-replay-first = To the beginning
web-replay-turn-back = Back to the beginning of the turn
web-replay-back = One move back
web-replay-play = Play it again
web-replay-pause = Pause
web-replay-on = One move on
web-replay-turn-on = On to the next turn
web-replay-last = To the end
web-replay-speed = Speed
web-replay-eyes = Through whose eyes
web-replay-eyes-of = as { $name } saw it
web-replay-eyes-beside = as seen from beside the table
web-replay-eyes-open = with all hands open
web-replay-own = as you could see it
web-replay-link = Copy a link to this move
web-replay-story = How the game went
web-replay-keys =
    ← and →: a move back or on; with Shift, a turn
    Home and End: to the beginning, to the end
    Space: play it again, pause

web-fork = Play on from here
web-fork-title = A new table that goes on after move { $move }
web-fork-note = What has happened stays as it was, and so does everything that is still face down. Nobody's name and nothing that was taken back goes along.

web-hindsight = Hindsight
web-hindsight-what = The bots look at every decision again, from what its player knew: who was likely to win, what would have been better, and what was luck. It takes a minute or so.
web-hindsight-begin = Look at it again
web-hindsight-underway = How much has been looked at
web-hindsight-percent = { $percent } % looked at
web-hindsight-shows = What the chart shows
web-hindsight-win = Chance to win
web-hindsight-margin = Expected lead
web-hindsight-win-chart = A chart of everybody's chance to win over the game
web-hindsight-margin-chart = A chart of everybody's expected lead over the game
web-hindsight-win-note = How likely everybody was to win at each turn, from what they knew.
web-hindsight-margin-note = How many points everybody could expect to be ahead of the best of the others at the end, from what they knew.
web-hindsight-luck-and-skill = Luck and skill
web-hindsight-player = Player
web-hindsight-score = Points
web-hindsight-luck = Luck
web-hindsight-deal = of which the deal
web-hindsight-cost = Lost by decisions
web-hindsight-means = Luck is what came, less what would have come on average; decisions are compared with the best that was found. Both in points, and neither is exact.
web-hindsight-costliest = The costliest decisions
web-hindsight-nothing = Nothing better was found than what was played.
web-hindsight-move = move { $move }
web-hindsight-by = { $points } points ± { $error }
web-hindsight-played = Played: { $what }
web-hindsight-better = Better: { $what }
web-hindsight-why = Because: { $what }
web-close-table = Close the table
web-close-sure = Nobody can play on at a closed table. It can still be looked at.
web-delete-table = Delete the table
web-delete-sure = Everything of this table will be gone for everybody.
web-end-won = { $name } wins
web-end-shared = { $name } share the victory
web-score-rank = { $rank }.
web-score-total = Total
web-score-london-score-track = Prestige on the track
web-score-london-score-cards = Cards of the city
web-score-london-score-cash = Money left
web-score-london-score-unpaid = Loans left unpaid
web-score-london-score-poverty = Poverty
web-score-new-york-score-track = On the track
web-score-new-york-score-street = { $street }
web-score-new-york-score-challenge = Challenge: { $challenge }
web-score-new-york-score-cards = Unused action cards
# How a figure came about.
web-score-detail-london-score-cards = { $cards }
web-score-detail-london-score-repaid = { $loans ->
    [0] {""}
    [one] one loan repaid for £{ $amount }
   *[other] { $loans } loans repaid for £{ $amount }
}
web-score-detail-london-score-cash = £{ $cash } left
web-score-detail-london-score-unpaid = { $loans ->
    [0] {""}
    [one] one loan
   *[other] { $loans } loans
}
web-score-detail-london-score-hand = { $cards ->
    [0] {""}
    [one] one of it for the card in hand
   *[other] { $cards } of it for cards in hand
}
web-score-detail-london-score-returned = { $poverty } in all, { $amount } returned
web-score-detail-london-score-poverty = { $poverty } left
web-score-detail-new-york-score-street = { $skyscrapers ->
    [one] 1 skyscraper
   *[other] { $skyscrapers } skyscrapers
}
web-chart = A chart of the scores over the game
web-chart-start = beginning
web-chart-end = end
web-chart-note = What everybody would have had if the game had ended then, as far as you could know.
web-free-seats = There is room at this table.
web-again = Play again
web-seal = The deal was settled before the first move: seed { $seed }, sealed as { $seal }…

web-london-kind-brown = Economy
web-london-kind-blue = Science and culture
web-london-kind-pink = Politics
web-london-kind-grey = Paupers
web-london-letter-brown = E
web-london-letter-blue = C
web-london-letter-pink = P
web-london-letter-grey = Ø
web-london-per = per
web-london-any-number = any
web-london-till = £ on it
web-london-till-has = £{ $amount } lies on it
web-london-costs = Costs £{ $amount } to build
web-london-at-end = { $amount } prestige at the end
web-london-no-ability = no ability
web-london-play = Play:
web-london-once = leaves the game
web-london-stays = stays
web-london-flips = Turns face down after use
web-london-pauper = Cannot be built and cannot pay for a building. In hand: 1 poverty a run.
web-london-pauper-short = no use, 1 poverty a run
web-london-every-run = In every run:
web-london-north = North
web-london-south = South
web-london-riverside = riverside
web-london-boroughs = Boroughs
web-london-no-boroughs = No land bought yet
web-london-no-boroughs-short = no land
web-london-offer = Boroughs on offer
web-london-offer-left =
    { $count ->
        [0] no more in the deck
       *[other] { $count } more in the deck
    }
web-london-sold = sold out
web-london-board = Development board
web-london-board-note = when full, the lower row leaves the game
web-london-board-full = full: the next discard removes the lower row
web-london-free = free
web-london-deck = Deck
web-london-of-set = { $count } of { $set }
web-london-face-down = Face down
web-london-downs =
    { $count ->
        [one] one face down
       *[other] { $count } face down
    }
web-london-stack-of =
    { $count ->
        [0] Stack { $number }
        [one] Stack { $number }, on one covered card
       *[other] Stack { $number }, on { $count } covered cards
    }
web-london-chosen = Activated as number { $number }
web-london-covered = { $count } covered
web-london-city = Your city
web-london-city-of = The city of { $name }
web-london-city-note =
    { $count ->
        [one] one stack: 1 poverty each time it runs
       *[other] { $count } stacks: { $count } poverty each time it runs
    }
web-london-no-stacks = Nothing is built yet. A card in hand is paid for with another card of its colour.
web-london-nothing-built = Nothing is built yet.
web-london-new-stack = Begin a new stack
web-london-hand = Your hand
web-london-hand-of = The hand of { $name }
web-london-hand-note =
    { $count ->
        [0] {""}
        [one] one card: 1 poverty in a run
       *[other] { $count } cards: { $count } poverty in a run
    }
web-london-no-hand = No cards in hand
web-london-being-built = being built
web-london-then-turns = { $gain }, then turns
web-london-turns-only = turns face down
web-london-would = Would give { $gain }
web-london-ledger = The ledger
web-london-money = Money
web-london-loans = Loans
web-london-poverty = Poverty
web-london-prestige = Prestige
web-london-cards-in-hand = Cards in hand
web-london-to-play = to play
web-london-ruler = Poverty, cards in hand counted
web-london-ruler-now = if the game ended now
web-london-ruler-after = after this
web-london-least-poor = You are the least poor: it costs nothing.
web-london-above = { $count } above the least poor: −{ $amount } prestige
web-london-others = Other cities
web-london-stacks-n =
    { $count ->
        [one] one stack
       *[other] { $count } stacks
    }
web-london-more = { $count } more
web-london-known = Seen in hand: { $cards }
web-london-other = Turn
web-london-n-prestige = { $amount } prestige
web-london-poverty-more = { $amount } poverty
web-london-poverty-less = { $amount } poverty less
web-london-run-end =
    { $stacks ->
        [one] one stack
       *[other] { $stacks } stacks
    }, { $hand ->
        [one] one card
       *[other] { $hand } cards
    }, { $loans ->
        [one] one loan
       *[other] { $loans } loans
    }
web-london-borough-effect = Use the borough
web-london-read = { $name } { $from } to { $to }
web-london-read-nothing = Nothing is being tried
web-london-turn =
    { $count ->
        [one] { $cards } turns face down.
       *[other] { $cards } turn face down.
    }
web-london-loans-cost =
    { $count ->
        [one] One loan: £{ $amount } to repay.
       *[other] { $count } loans: £{ $amount } to repay.
    }
web-london-unpaid = As it stands, −{ $amount } at the end.
web-london-run-now = Run the city: { $gain }
web-london-which-way = In which way?
web-london-sure = This shows something new, so it cannot be taken back.
web-london-hint-action = Or point at once: at a card in hand to build it, a borough to buy it, a stack to run it.
web-london-hint-develop = Choose a card in your hand.
web-london-hint-pay = Choose the card that pays: it goes to the board.
web-london-hint-place = Choose a stack, or begin a new one.
web-london-hint-land = Choose a borough on offer.
web-london-hint-run = Choose cards of your city, in any order.
web-london-hint-draw = Choose the deck, or a card of the board.
web-london-seen = You looked at
web-london-parts = Parts of the table
web-london-tab-city = City
web-london-tab-hand = Hand
web-london-tab-market = Market
web-london-tab-others = Others
web-london-tab-log = Log
web-london-exchange = Exchange a card
web-london-takes-loans =
    { $count ->
        [one] { $count } loan
       *[other] { $count } loans
    }
web-london-skip = Skip to
web-london-skip-decision = To the decision
web-london-skip-city = To your city
web-london-skip-hand = To your hand
web-london-skip-log = To what happened
web-london-step-draw = Draw
web-london-step-action = Action
web-london-step-develop = Develop
web-london-step-land = Buy land
web-london-step-run = Run the city
web-london-step-end = End of turn

## The table of New York

# Skyscrapers and places as somebody says who sees them: ids and cells look like lots.
web-say-new-york-tile = the { $generation } { $cells }-cell skyscraper
web-say-new-york-action-demolish = Demolish to build { $tile } for { new-york-n-points }
web-say-new-york-action-build = Build { $tile } for { new-york-n-points }
web-say-new-york-action-boom = Construction boom: build { $tile } for { new-york-n-points }
web-say-new-york-action-at = On { $lots }{ new-york-workers-back }
web-say-new-york-action-at-demolishing = On { $lots }, demolishing { $tiles }{ new-york-workers-back }{ new-york-workers-sent }

web-new-york-map = Map of the city. Arrows go from lot to lot, plus and minus zoom
web-new-york-map-placing = Map of the city. Arrows move the skyscraper, R turns it, Enter builds
web-new-york-city = The city
web-new-york-nearer = Nearer
web-new-york-further = Further away
web-new-york-whole = Whole map
web-new-york-place = { $lots }: place { $number } of { $count }
web-new-york-plus = +{ $points }
web-new-york-lot-free = free
web-new-york-lot-closed = not in play
web-new-york-lot-owned = belongs to { $player }
web-new-york-players = Players
web-new-york-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-new-york-points-head = points
web-new-york-workers = { $count } of { $all } workers
web-new-york-tiles-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
web-new-york-if-over = { $points } if it ended now{ $cards ->
    [0] { "" }
    [one] , 1 card
   *[other] , { $cards } cards
}
web-new-york-king = , { $name }
web-new-york-building = building
web-new-york-expanding = expanding
web-new-york-choosing = choosing
web-new-york-next = next
web-new-york-how = how it scores
web-new-york-races = Streets, 5 points each
web-new-york-race-open = nobody yet
web-new-york-race-tied = tied: nobody scores
web-new-york-race-you = you lead by { $lead }
web-new-york-race-lead = leads by { $lead }
web-new-york-lots-left = Lots left
web-new-york-size = size { $size }
web-new-york-tray = Your skyscrapers
web-new-york-tray-of = Skyscrapers of { $name }
web-new-york-tray-own = back to yours
web-new-york-tray-left = { $count } left, the end comes at 4
web-new-york-tray-demolish = Lit ones could replace something of yours, which is demolished
web-new-york-tray-boom = Lit ones could be built with construction boom
web-new-york-open = open
web-new-york-opens-at = at { $points } points, { $more } more
web-new-york-legendary = Legendary
web-new-york-legendary-one = one for each player
web-new-york-legendary-done = you have had yours
web-new-york-tile-built = built
web-new-york-tile-built-by = built by { $player }
web-new-york-tile-demolished = gone
web-new-york-hint-fits = { $name }. It fits in your territory.
web-new-york-hint-lots = { $count ->
    [one] { $name }. With { $lots } it would fit.
   *[other] { $name }. One of these lots would make it fit: { $lots }.
}
web-new-york-hint-completes = With { $lot } these would fit: { $tiles }.
web-new-york-one-lot-short = one lot short: point at it to see which
web-new-york-hint-far = { $name }. It needs more than one further lot.
web-new-york-market = Open market
web-new-york-to-come = { $count ->
    [one] 1 lot card to come
   *[other] { $count } lot cards to come
}
web-new-york-taken = you take { $card }
web-new-york-bottom = { $count ->
    [one] The last card to come is known
   *[other] The last { $count } to come are known
}
web-new-york-tally = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
web-new-york-fits = { $count ->
    [one] 1 lot fits
   *[other] { $count } lots fit
}
web-new-york-actions = Action cards
web-new-york-grab-two = Choose two cards of size 2.
web-new-york-card-used = used
web-new-york-card-kept = kept: 1 point
web-new-york-card-now = use it now
web-new-york-card-boom = choose a tile
web-new-york-holding = { $name }, { $cells } cells
web-new-york-only-place = the only place it fits
web-new-york-places = { $count } places
web-new-york-becomes = becomes
web-new-york-reveals = This turns up a card, so it can’t simply be undone.
web-new-york-effect-lot = A worker goes to { $lot }
web-new-york-effect-return = { $lot } is free again; the worker comes back
web-new-york-effect-demolished = Demolishes { $tiles }
web-new-york-effect-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-new-york-effect-prestige = { $points ->
    [one] 1 more for gold prestige
   *[other] { $points } more for gold prestige
}
web-new-york-effect-opens = { $generation } opens at { $points }
web-new-york-effect-back = { $count ->
    [one] A worker comes back: { $workers } of { $all }
   *[other] { $count } workers come back: { $workers } of { $all }
}
web-new-york-effect-sent = { $count ->
    [one] A worker goes to a vacant lot: { $workers } of { $all } left
   *[other] { $count } workers go to vacant lots: { $workers } of { $all } left
}
web-new-york-effect-street = { $street }: now { $count }
web-new-york-effect-street-lead = { $street }: { $count }, and 5 points if it stays so
web-new-york-effect-street-lost = { $street }: { $count }, and no longer the lead
web-new-york-effect-challenge = { $challenge }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
web-new-york-effect-end = This brings the end: everybody else has one last turn
web-new-york-do-build = Build here
web-new-york-do-demolish = Demolish and build
web-new-york-do-shift = Shift the market
web-new-york-do-take = Take it
web-new-york-do-acquire = Acquire { $lot }
web-new-york-do-return = Give { $lot } back
web-new-york-turn-it = Turn
web-new-york-next-place = Next place
web-new-york-drag = Drag here to move it.
web-new-york-note-start = Choose a card from the market to expand, or a lit skyscraper: it would replace something of yours.
web-new-york-note-take = Choose a card from the market. Its lots are marked while you point at it.
web-new-york-note-acquire = Choose a lit lot on the map.
web-new-york-note-build = Choose a lit skyscraper, then its place on the map.
web-new-york-step-expand = Expand
web-new-york-step-demolish = Demolish
web-new-york-step-build = Build
web-new-york-step-boom = Boom
web-new-york-turn = Turn { $turn }
web-new-york-last-turns = { $count ->
    [0] The last turn
    [one] One more turn after this
   *[other] { $count } more turns after this
}
web-new-york-skip = Skip to
web-new-york-skip-decision = Decision
web-new-york-tabs = Parts of the table
web-new-york-tab-map = Map
web-new-york-tab-tiles = Tiles
web-new-york-tab-market = Market
web-new-york-tab-races = Races
web-new-york-tab-log = Log
