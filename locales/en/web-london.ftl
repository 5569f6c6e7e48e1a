# The table of London in the web app.

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
web-london-lie = { $river } riverside · { $north } north · { $south } south
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
web-london-from = { $count } cards
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
web-london-turn-many = { $count } cards turn face down.
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
web-london-step-end-short = End
