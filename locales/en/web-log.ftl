# What happened, as the web app tells it.

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

# Skyscrapers and places as somebody says who sees them: ids and cells look like lots.
web-say-reason-with-clause = { $reason } ({ $clause })
web-say-new-york-tile = the { $generation } { $cells }-{"\u2060"}cell skyscraper
web-say-new-york-kind = { $district }{"\u00A0"}{ $size }
web-say-new-york-landmark-sub-treasury = Sub-Treasury
web-say-new-york-question-start-stuck = No workers left: which lot do you give back?
web-say-new-york-action-be = { $character }, on { $lot }
web-say-new-york-action-demolish = Demolish to build { $tile } for { new-york-n-points }
web-say-new-york-action-build = Build { $tile } for { new-york-n-points }
web-say-new-york-action-boom = Construction boom: build { $tile } for { new-york-n-points }
web-say-new-york-action-at = On { $lots }{ new-york-workers-back }
web-say-new-york-action-at-demolishing = On { $lots }, demolishing { $tiles }{ new-york-workers-back }{ new-york-workers-sent }
