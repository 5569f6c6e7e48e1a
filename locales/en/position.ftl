# A position that somebody lays out: what cannot be, without the point at the end. The ids of lists stand beside it.
expected-position = a position that can be; { $why }
position-list-unknown = There is no such list in a position
position-list-twice = This list is there twice
position-list-missing = This list is missing
position-number = Expected one whole number from { $least } to { $most }
position-pairs = Expected words and numbers like this: { $words }
position-word = Expected { $expected }

# London.
london-wrong-card-twice = There are more copies of { $card } than the pack has
london-wrong-card-lost = { $copies ->
        [one] { $card } is nowhere
       *[other] { $copies } copies of { $card } are nowhere
    }
london-wrong-borough-twice = The borough { $borough } is in two places
london-wrong-borough-lost = The borough { $borough } is nowhere
london-wrong-deck-order = { $card } lies under a card of a later set
london-wrong-hand-limit = Nobody begins a turn with more than { $most } cards in hand
london-wrong-not-a-building = { $card } cannot lie in a building area
london-wrong-empty-stack = A stack has at least one card
london-wrong-stray-money = No money can lie on { $card } there
london-wrong-row-full = A row of the development board has { $spaces } spaces
london-wrong-offer-full = At most three boroughs are on offer
london-wrong-offer-short = Three boroughs are on offer as long as the borough deck has any
london-wrong-tokens = All together have { $loans } loans, and there are 12 tokens
london-wrong-end-due = The deck is empty, so last turns are being taken
london-wrong-end-early = Last turns are taken only when the deck is empty
london-wrong-last-turns = From 1 to { $most } last turns can be left, this one included
london-wrong-quiet-turns =
    { $most ->
        [0] There can be no turn without a card from the deck before this one
        [one] There can be at most one turn without a card from the deck here
       *[other] There can be at most { $most } turns in a row without a card from the deck here
    }
london-wrong-not-their-turn = By who began the game, it is the turn of seat { $seat }

# New York.
new-york-wrong-cards-many = There are more { $card } cards than there are such lots
new-york-wrong-cards-few = { $cards ->
        [one] One { $card } card is nowhere
       *[other] { $cards } { $card } cards are nowhere
    }
new-york-wrong-batch = A batch of the future market has at least one card
new-york-wrong-market-full = The open market has room for { $most } cards
new-york-wrong-market-short = The open market is filled while the future market lasts
new-york-wrong-lot-twice = The lot { $lot } is in two territories
new-york-wrong-lot-closed = The lot { $lot } is in a district that is not used with two players
new-york-wrong-workers = There are more vacant lots than the { $workers } workers
new-york-wrong-character = Everybody is one character, and no two are the same
new-york-wrong-no-characters = Experts have no characters
new-york-wrong-outside = { $tile } does not stand wholly inside the territory
new-york-wrong-on-another = { $tile } stands on another skyscraper
new-york-wrong-frontage = { $tile } touches neither a street nor a park
new-york-wrong-tile-twice = { $tile } is there twice
new-york-wrong-second-legendary = Nobody builds two legendary skyscrapers
new-york-wrong-gold-demolished = { $tile } is gold, and gold is never demolished
new-york-wrong-locked = Too few points came before the first skyscraper of the generation { $generation }: { $points } are needed
new-york-wrong-equal-before = { $tile } is equal to it and is used first
new-york-wrong-prestige = Points for prestige come with the challenge gold prestige only
new-york-wrong-no-cards = This table plays without action cards
new-york-wrong-end-due = Somebody has only { $tiles } own skyscrapers left, so the end is triggered
new-york-wrong-quiet-end = After { $turns } turns without a build the end is triggered
new-york-wrong-end-early = Nobody has so few skyscrapers left that the end could be triggered
new-york-wrong-last-turns =
    { $most ->
        [0] After this one there can be no turn
        [one] At most one turn can come after this one
       *[other] At most { $most } turns can come after this one
    }
new-york-wrong-quiet-turns =
    { $most ->
        [0] There can be no turn without a build before this one
        [one] There can be at most one turn without a build here
       *[other] There can be at most { $most } turns in a row without a build here
    }
new-york-wrong-not-their-turn = By who began the game, it is the turn of seat { $seat }
new-york-wrong-over = Nothing is left to decide in this position
