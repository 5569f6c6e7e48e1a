# The table of New York in the web app.

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
web-new-york-hint-over = { $name }. It fits in your territory in the place of what stands there.
web-new-york-hint-lots = { $count ->
    [one] { $name }. With { $lots } it would fit.
   *[other] { $name }. One of these lots would make it fit: { $lots }.
}
web-new-york-hint-completes = With { $lot } these would fit: { $tiles }.
web-new-york-one-lot-short = one lot short: point at it to see which
web-new-york-one-lot-short-touch = one lot short: press it to see which
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
web-new-york-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
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
web-new-york-place-how = { $turns ->
    [yes] The wheel or R turns it; [ and ] go through its places.
   *[no] {"["} and ] go through its places.
}
web-new-york-note-start = Choose a card from the market to expand, or a lit skyscraper: it would replace something of yours.
web-new-york-note-take = Choose a card from the market. Its lots are marked while you point at it.
web-new-york-note-take-touch = Choose a card from the market. Its lots are marked once you press it.
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
