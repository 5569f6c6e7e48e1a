# Laying out a position.

web-position = Lay out a position
web-position-title = A position of { $game }
web-position-edit = Edit this position first
web-position-note = A position is the table as a turn begins. Every change is checked by the rules. What players remember of hidden cards is not part of it.
web-position-lists = What lies where
web-position-to-lists = To what lies where
web-position-play = Play from here
web-position-new = Deal anew
web-position-rest = Put what is missing into the decks, shuffled
web-position-sound = This position can be played.
web-position-faults = { $count ->
        [one] One thing cannot be so.
       *[other] { $count } things cannot be so.
    }
web-position-common = The table
web-position-seat = Seat { $number }
web-position-add = Add
web-position-add-to = Add to: { $list }
web-position-remove = Take away
web-position-earlier = One place earlier
web-position-later = One place later
web-position-over = Face down
web-position-money = Money on it
web-position-move = Move to …
web-position-gap = empty
web-position-stack = next stack
web-position-batch = next batch
web-position-place = Where { $tile } stands
web-position-no-place = There is no room for { $tile } on the lots of this seat.
web-position-list-turn = Turn
web-position-list-active = Whose turn
web-position-list-quiet = Quiet turns
web-position-list-last = Last turns left
web-position-list-deck = Deck, from the top
web-position-list-gone = Out of the game
web-position-list-board-top = Top row
web-position-list-board-bottom = Bottom row
web-position-list-offer = Boroughs on offer
web-position-list-boroughs = Borough deck, from the top
web-position-list-own-boroughs = Boroughs, the last on top
web-position-list-hand = Hand
web-position-list-city = Building area, each stack from the bottom
web-position-list-cash = Money
web-position-list-prestige = Prestige
web-position-list-poverty = Poverty
web-position-list-loans = Loans
web-position-list-market = Open market
web-position-list-future = Future market, from the top
web-position-list-streets = Streets that score
web-position-list-challenge = Challenge
web-position-list-shuffles = How market shifts shuffle, by seat
web-position-list-character = Character
web-position-list-lots = Lots
web-position-list-standing = Skyscrapers that stand
web-position-list-demolished = Demolished
web-position-list-cards = Action cards left
