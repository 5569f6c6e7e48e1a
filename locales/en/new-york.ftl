# What New York 1901 says.

## Names of things that are the same in every pack

new-york-generation-starting = starting
new-york-generation-bronze = bronze
new-york-generation-silver = silver
new-york-generation-gold = gold
new-york-starting-building = the starting building
new-york-tile = { $generation } { $id }
new-york-kind = { $district } { $size }
new-york-card-construction-boom = construction boom
new-york-card-market-shift = market shift
new-york-card-land-grab = land grab
new-york-challenge-bronze-baron = bronze baron
new-york-challenge-master-architect = master architect
new-york-challenge-generation-king = generation king
new-york-challenge-gold-tycoon = gold tycoon
new-york-challenge-gold-prestige = gold prestige

new-york-n-workers = { $back ->
    [one] a worker
   *[other] workers
}
new-york-n-workers-sent = { $sent ->
    [one] a worker
   *[other] workers
}
new-york-n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Questions

new-york-question-character = Who do you want to be?
new-york-question-start = Expand or demolish?
new-york-question-start-expanding = Which lot card do you take?
new-york-question-start-stuck = You have no workers left and can neither build nor demolish. Which lot do you give back?
new-york-question-start-without-workers = You have no workers left. What will you do?
new-york-question-acquire = Which { $card } lot do you acquire?
new-york-question-build = Which skyscraper do you build?
new-york-question-site = Where should { $tile } stand?
new-york-question-site-demolishing = Where should { $tile } stand, and what has to make room for it?
new-york-question-boom = Do you use construction boom to build once more?

## Actions

new-york-action-be = Be { $character }: begin on { $lot } in the { $district } district
new-york-action-shift = Market shift: put four new cards into the market
new-york-action-take = Expand: take the card { $card }
new-york-action-grab = Land grab: take two cards at once, { $cards }
new-york-action-acquire = { $lot }
new-york-action-acquire-beside = { $lot }, beside { $streets }
new-york-action-demolish = Demolish for { $tile } ({ $cells } cells, { new-york-n-points })
new-york-action-build = Build { $tile } ({ $cells } cells, { new-york-n-points })
new-york-action-boom = Construction boom: build { $tile } ({ $cells } cells, { new-york-n-points })
new-york-workers-back = { $back ->
    [0] { "" }
    [one] ; a worker comes back
   *[other] ; { $back } workers come back
}
new-york-workers-sent = { $sent ->
    [0] { "" }
    [one] ; a worker goes to a vacant lot
   *[other] ; { $sent } workers go to vacant lots
}
new-york-action-at = On { $cells }{ new-york-workers-back }
new-york-action-at-demolishing = On { $cells }, demolishing { $tiles }{ new-york-workers-back }{ new-york-workers-sent }
new-york-detail-lots = { $count ->
    [one] The only such lot left is { $lots }
   *[other] Lots left: { $lots }
}
new-york-detail-places = { $places ->
    [one] It fits in 1 place
   *[other] It fits in { $places } places
}
new-york-detail-place = { $place } (there is no other place for it)
new-york-detail-touches = Touches { $streets }
new-york-detail-prestige = Brings { new-york-n-points } of gold prestige
new-york-action-return = Give { $lot } back and take the worker
new-york-action-pass = Build nothing this turn
new-york-action-no-boom = Build nothing more

## What happened

new-york-event-character = { $player } is { $character } and begins on { $lot }
    .you = You are { $character } and begin on { $lot }
new-york-event-card-used = { $player } uses { $card }
    .you = You use { $card }
new-york-event-market-cleared = Under the future market go { $cards }
new-york-event-market-filled = New in the market: { $cards }
new-york-event-card-taken = { $player } takes the card { $card }
    .you = You take the card { $card }
new-york-event-lot-acquired = { $player } acquires { $lot }
    .you = You acquire { $lot }
new-york-event-lot-returned = { $player } gives { $lot } back
    .you = You give { $lot } back
new-york-event-demolished = { $player } demolishes { $tile }
    .you = You demolish { $tile }
new-york-event-built = { $player } builds { $tile } at { $cell } for { new-york-n-points }
    .you = You build { $tile } at { $cell } for { new-york-n-points }
new-york-event-prestige = { $player } scores { new-york-n-points } for gold prestige
    .you = You score { new-york-n-points } for gold prestige
new-york-event-workers-back = { $player } takes { new-york-n-workers } back from { $lots }
    .you = You take { new-york-n-workers } back from { $lots }
new-york-event-workers-sent = { $player } sends { new-york-n-workers-sent } to { $others }
    .you = You send { new-york-n-workers-sent } to { $others }
new-york-event-workers-moved = { $player } takes { new-york-n-workers } back from { $lots } and sends { new-york-n-workers-sent } to { $others }
    .you = You take { new-york-n-workers } back from { $lots } and send { new-york-n-workers-sent } to { $others }
new-york-event-unlocked = { $player } may build { $generation } from now on
    .you = You may build { $generation } from now on
new-york-event-passed = { $player } builds nothing
    .you = You build nothing
new-york-event-end-tiles = { $player } has only four skyscrapers left: everybody else has one last turn
    .you = You have only four skyscrapers left: everybody else has one last turn
new-york-event-end-market = { $player } takes one of the last cards: everybody else has one last turn
    .you = You take one of the last cards: everybody else has one last turn
new-york-event-end-quiet = { $player } ends the last of many turns without a build: everybody else has one last turn
    .you = You end the last of many turns without a build: everybody else has one last turn

## Why not

new-york-reason-character-gone = { $character } is taken, or not in play
new-york-reason-not-in-market = There is no { $card } card in the open market
new-york-reason-no-worker = You had no workers left when the turn began
new-york-reason-lot-taken = { $lot } belongs to { $owner }
new-york-reason-your-lot = { $lot } is yours already
new-york-reason-other-kind = { $lot } does not match the card { $card }
new-york-reason-district-closed = { $lot } lies in a district that is not played with two players
new-york-reason-expand-first = With a worker at hand you expand or demolish before you build
new-york-reason-standing = You have built { $tile }
new-york-reason-demolished = You have demolished { $tile }, and it left the game
new-york-reason-legendary-built = Somebody has built { $tile }
new-york-reason-second-legendary = You have built a legendary skyscraper, and nobody builds two
new-york-reason-equal-before = It is equal to { $tile }, which you take first
new-york-reason-locked = To build { $generation }, you need { new-york-n-points }
new-york-reason-no-room = There is no room for { $tile } in your territory beside a street or a park
new-york-reason-no-room-on = { $tile } fits nowhere on { $lot }
new-york-reason-not-your-ground = It must lie wholly inside your territory
new-york-reason-no-frontage = It touches neither a street nor a park there
new-york-reason-occupied = One of your skyscrapers stands there
new-york-reason-nothing-to-demolish = Nothing of a lower generation can make room for { $tile }
new-york-reason-not-lower = { $tile } must cover something of yours, and all of it of a lower generation
new-york-reason-too-few-workers = You have too few workers for the lots that would be left vacant
new-york-reason-must-build = After demolishing you must build
new-york-reason-no-action-cards = This table plays without action cards
new-york-reason-card-used = You have used { $card }
new-york-reason-shift-first = Market shift is only for the start of a turn, before everything else
new-york-reason-future-empty = The future market is empty, so { $card } cannot be used
new-york-reason-grab-two-small = Land grab takes two cards of size 2 that lie in the open market
new-york-reason-grab-workers = Land grab needs two workers at hand
new-york-reason-boom-after-build = Construction boom comes after the build of the turn
new-york-reason-boom-leaves-four = Construction boom must leave you four unbuilt skyscrapers of your own
new-york-reason-no-return = A lot is given back only by a player without workers who can neither build nor demolish
new-york-reason-not-your-worker = None of your workers stands on { $lot }
new-york-reason-must-go-on = This cannot be left out

## What has to be answered first

new-york-first-character = First say who you want to be
new-york-first-start = First say how you begin your turn
new-york-first-acquire = First say which { $card } lot you acquire
new-york-first-build = First say what you build, or that you build nothing
new-york-first-site = First say where { $tile } should stand
new-york-first-boom = First say whether you use construction boom

## Where the points come from

new-york-score-built = { $skyscrapers ->
    [one] 1 { $generation } skyscraper
   *[other] { $skyscrapers } { $generation } skyscrapers
} for { new-york-n-points }
new-york-score-track = On the track: { $points }
new-york-score-street = { $street }: { $points } ({ $skyscrapers ->
    [one] 1 skyscraper
   *[other] { $skyscrapers } skyscrapers
})
new-york-score-challenge = Challenge, { $challenge }: { $points }
new-york-score-cards = Unused action cards: { $points }
new-york-score-total = Total: { $points }
new-york-tie-height = { $player } is ahead of { $other } by the taller legendary skyscraper
    .you = You are ahead of { $other } by the taller legendary skyscraper
new-york-tie-gold = { $player } is ahead of { $other } by more gold skyscrapers
    .you = You are ahead of { $other } by more gold skyscrapers

## What things are and do

new-york-fact-card-boom = After the build of your turn, build once more without demolishing; four unbuilt skyscrapers of your own must be left after it (N5.1)
new-york-fact-card-shift = Before everything else in your turn, all open cards go under the future market and others come (N5.2)
new-york-fact-card-grab = Instead of expanding, take two open cards of size 2 and put a worker on a lot for each (N5.3)
new-york-fact-challenge-bronze-baron = At the end, 4 own bronze skyscrapers on the board bring 5 points, 5 bring 10, 6 or more bring 15 (N9.1)
new-york-fact-challenge-master-architect = At the end, 3 own irregular skyscrapers on the board bring 3 points, 4 bring 6, 5 or more bring 10 (N9.2)
new-york-fact-challenge-generation-king = At the end, whoever alone has most bronze, most silver or most gold on the board has 5 points for each (N9.3)
new-york-fact-challenge-gold-tycoon = At the end, every district with at least two own gold skyscrapers brings 3 points (N9.4)
new-york-fact-challenge-gold-prestige = When you build gold, every opposing bronze or silver skyscraper that it touches brings 1 point at once (N9.5)

new-york-fact-tile = A { $generation } skyscraper of { $cells } cells for { new-york-n-points }
new-york-fact-height = { $height } feet high
new-york-fact-irregular = Irregular
new-york-fact-shape = Shape: { $shape }
new-york-fact-lot = A lot: { $card }
new-york-fact-beside = Beside { $streets }
new-york-fact-character = Begins on { $lot } in the { $district } district
new-york-fact-district = { $lots } lots, { $large } of them of size 3
new-york-fact-not-with-two = Not played with two players
new-york-fact-scoring = A street that can score, { $code } on the map
new-york-fact-street = A street, { $code } on the map
new-york-fact-park = A park: touching it is as good as touching a street
new-york-fact-landmark = A landmark: nothing can be built there, and touching it is worth nothing

# What would have been understood, within a sentence. Words that are typed stay as they are.
new-york-expected-action = a word for an action, such as take, build or pass
new-york-expected-pointer = a lot, a card such as green-2, a skyscraper, boom, shift, grab or pass
new-york-expected-character = the id of a character
new-york-expected-kind = a card, its colour and its size, such as green-2
new-york-expected-lot = the id of a lot, such as G4
new-york-expected-tile = the id of a skyscraper, such as b4
new-york-expected-cell = the first cell of a place where it fits, such as j9
new-york-expected-turn = how it lies: r0, r1, r2 or r3 for quarter turns, f0 to f3 turned over
new-york-expected-tile-first = nothing: say first which skyscraper you build
new-york-expected-streets = three different streets that can score, in the order of the pack
new-york-expected-shuffle = the numbers 1 to 4 in some order, such as 3142, for every player
new-york-expected-no-more = no more cards of that kind
new-york-expected-all-cards = all cards in play; { $card } is missing
new-york-expected-characters = characters in play, each once
new-york-expected-count = { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
}
