# The pages of the web app. What games say is in their own files.

web-title = Two Cities
web-description = London and New York 1901: play the two city-building games in the browser.
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
web-tables-older = Finished and older tables ({ $count })
web-delete-row = Delete
web-delete-row-of = Delete this table: { $table }
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
web-bot-champion-plays = Looks ahead for up to a second, and judges by what it learnt from games against itself. The best there is.
web-bot-strong = Strong
web-bot-strong-plays = Plays by what it learnt from games against itself, and rarely misjudges anything: in London at once, in New York after looking ahead for a moment.
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
web-option-first = Who begins
web-option-first-drawn = drawn by lot
web-option-first-seat = seat { $seat }
web-option-loans = Loans
web-option-loans-unlimited = as many as wanted
web-option-loans-limited = as many as there are tokens
web-option-variant = Game
web-option-variant-standard = standard
web-option-variant-beginner = for beginners
web-option-variant-expert = for experts
web-option-characters = Characters
web-option-characters-random = at random
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
web-own-pack-remove = Remove { $name }
web-chat-on = People can talk at the table
web-hints-on = Hints allowed
web-listed = Show the table to everybody, and let anyone take a free seat
web-make = Open the table
web-made = Your table is ready
web-made-of = { $game }: your table is ready
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
web-retry = Try now
web-menu = Menu
web-close = Back to the table
web-language = Language
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
    Comma: preferences
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
    Comma: preferences
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
web-hint-others =
    { $count ->
        [one] One more way
       *[other] { $count } more ways
    }
web-hint-stands = Hints are about the table as it stands, without what you are trying. To do one of them takes that back.
web-hint-take = Do this
web-hint-left = Last step: { $plan }
web-hint-all = This is all of the hint. There is another one once it is done.
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
web-undo-own = You asked to take this back. Waiting for { $names }.
web-undo-denied = { $name } would rather not.
web-undo-withdraw = Withdraw
web-undo-agree = Agree
web-undo-refuse = No
web-relieve = Let a bot play for { $name }
web-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-log = What happened

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

web-bring = Open a recorded game
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
web-hindsight-mark = { $percent }{"\u00A0"}%
web-hindsight-shows = What the chart shows
web-hindsight-win = Chance to win
web-hindsight-margin = Expected lead
web-hindsight-win-chart = A chart of everybody's chance to win over the game
web-hindsight-margin-chart = A chart of everybody's expected lead over the game
web-hindsight-win-note = How likely everybody was to win at each turn, from what they alone knew: the chances need not add up to 100 %.
web-hindsight-margin-note = How many points everybody could expect to be ahead of the best of the others at the end, from what they knew.
web-hindsight-luck-and-skill = Luck and skill
web-hindsight-player = Player
web-hindsight-score = Points
web-hindsight-at-end = Ahead at the end
web-hindsight-start = Expected at the start
web-hindsight-luck = Luck
web-hindsight-about = { $points } ± { $error }
web-hindsight-deal = of which the deal
web-hindsight-cost = Lost by decisions
web-hindsight-given = Given by the others
web-hindsight-rest = The rest
web-hindsight-means = All but the first column is in points over the best of the others. What could be expected at the start, luck and what the mistakes of the others gave, less what the own decisions lost, make up the lead at the end; the rest is what was not seen or seen wrongly. Luck is what came, less what would have come on average, and decisions are compared with the best that was found, sure or not, so that their sum is right on average: a little less than nothing is nothing. ± says how far off luck may be 19 times out of 20.
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
web-score-detail-london-score-poverty = { $all } poverty{ $cards ->
    [0] {""}
    [one] , 1 of it from the card in hand
   *[other] , { $cards } of it from cards in hand
}{ $returned ->
    [0] {""}
   *[other] ; { $returned } returned, { $poverty } left
}
web-score-detail-new-york-score-built = { new-york-score-built }
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
web-next-by = { $name } has opened the next game. Everybody sits one seat further.
web-next-open = The next game of this table is open. Everybody sits one seat further.
web-next-sit = Take your seat
web-next-told = Everybody who sat here sees it at once, and takes their seat with one press. Send a link to whoever has gone.
web-seal = The deal was settled before the first move: seed { $seed }, sealed as { $seal }…
web-seal-foreknown = Seed { $seed }. Whoever made this table may have known the deal: it began with a moment of another game, or with a position.
web-foreknown = Whoever made this table may know what lies face down: it begins with a moment of another game, or with a position.
