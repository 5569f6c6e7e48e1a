# Everything that London says, except names.
#
# Money is written £12. Prestige and poverty are said without a plural, cards, loans and stacks with.

## Numbers of things

london-n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
london-n-loans = { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
}
london-n-stacks = { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}

## Colours, and things without a name

london-colour-brown = brown
london-colour-blue = blue
london-colour-pink = pink
london-colour-grey = grey
london-no-card = no card
london-face-down-card = a face-down card

## What is asked

london-question-repay = Repay how many loans, at £{ $price } each?
london-question-start-draw = Where does your card for this turn come from?
london-question-start-draw-some = Draw { $least } to { $most } cards this turn ({ $drawn } so far): where does the next one come from?
london-question-put-back = Which card goes back on the deck next? The first one back is drawn first.
london-question-draw = { $left ->
    [one] Draw a card: where does it come from?
   *[other] Draw { $left } cards: where does the next one come from?
}
london-question-draw-more = Draw one more card, or stop?
london-question-choose-action = Which action this turn?
london-question-develop = Play which card?
london-question-develop-more = Play another card, or stop?
london-question-pay-for = Discard which card to pay for { $card } ({ $colour })?
london-question-pay-for-with-cash = Discard which card to pay for { $card } ({ $colour }, and £{ $amount })?
london-question-place = Where should { $card } go?
london-question-build-free = { $left ->
    [one] Build which card without a discard?
   *[other] Build which card without a discard? Up to { $left } of them.
}
london-question-choose-land = Buy which borough?
london-question-run = Activate which card next, or end the run?
london-question-activation-cost = Discard which card to activate { $card }?
london-question-offer-cost = Discard which card to use { $source }?
london-question-order = Which part of { $source } comes next?
london-question-discard-up-to = Discard which card for { $source }, or stop?
london-question-discard-up-to-left = Discard which card for { $source }, or stop? Up to { $left } may go.
london-question-cover-from-board = Which card of the board goes on { $card }?
london-question-activate-again = Which card should { $card } repeat?
london-question-flip = Turn { $card } face down?
london-question-choose-opponent = { $source }: which opponent?
london-question-exchange-take = Take which card from the board?
london-question-exchange-give = Give which card in exchange?
london-question-exchange-give-for = Give which card for { $card }?
london-question-after-action = Anything else before your turn ends?
london-question-trim = More than nine cards in hand: discard which one?

## What an action means, said beforehand

# A choice with its price. { $choice } is one of the messages below.
london-action-for-cash = { $choice } (£{ $amount })
london-action-for-cash-and-loans = { $choice } (£{ $amount }, takes { london-n-loans })
london-action-with-loans = { $choice } (takes { london-n-loans })
london-action-at-price = { $choice } ({ $cost })
# A choice with what it brings.
london-action-bringing = { $choice }: { $effects }
london-action-losing-till = { $choice }; £{ $amount } on it is lost

london-action-repay-none = Repay no loan
london-action-repay = Repay { london-n-loans } for £{ $amount }
london-action-look = { $cards ->
    [one] Look at the top card of the deck first
   *[other] Look at the top { $cards } cards of the deck first
}
london-action-draw-deck = Draw from the deck
london-action-draw-seen = Draw { $card }, which you looked at
london-action-draw-top-row = Draw { $card } from the top row
london-action-draw-bottom-row = Draw { $card } from the bottom row
london-action-put-back = Put { $card } back next
london-action-develop = Develop the city
london-action-buy-land = Buy land
london-action-run-city = Run the city
london-action-draw-three = Draw three cards
london-action-draw-three-or-more = Draw three cards, and up to { $more } more
london-action-play = Play { $card }
london-action-play-action-card = Play { $card }: { $effects }
london-action-pay = Discard { $card }
london-action-pay-by = Discard { $card } — by { $source }
london-action-pay-priced = Discard { $card } — £{ $amount } by { $source }
london-action-new-stack = Begin a new stack
london-action-cover = Put it on stack { $stack }: { $card }
london-action-cover-face-down = Put it on stack { $stack } (face down)
london-action-new-stack-with = Begin a new stack with { $placed }
london-action-cover-with = Put { $placed } on stack { $stack }: { $card }
london-action-cover-face-down-with = Put { $placed } on stack { $stack } (face down)
london-action-buy = Buy { $borough } for £{ $amount }
london-action-activate = Activate { $card } in stack { $stack }
london-action-run-effect = Resolve the run effect of the borough
london-action-run-borough = Resolve the run effect of { $borough }
london-action-use = Use { $source }
london-action-use-offer = Use { $source }: { $cost } to { $gain }
london-action-pay-cash = Pay £{ $amount } instead of a card
london-action-discard = Discard { $card }
london-action-take-top-row = Take { $card } from the top row
london-action-take-bottom-row = Take { $card } from the bottom row
london-action-give = Give { $card }
london-action-again = Repeat stack { $stack }: { $card }
london-action-flip = Turn { $card } face down
london-action-flip-it = Turn the card face down
london-action-flip-instead = Turn stack { $stack } face down instead: { $card }
london-action-spare-flip = Keep { $card } face up — £{ $amount } by { $source }
london-action-spare-it = Keep the card face up
london-action-name = Choose { $player }
london-action-part = Next: { $effect }
london-action-part-number = Part { $number } next
london-action-exchange = Exchange a card with the board, by { $source }
london-action-take-loan = Take a loan (£{ $amount })
london-action-done = Stop here
london-action-done-drawing = Draw no more
london-action-done-building = Play no more cards
london-action-done-running = End the run and take { $poverty } poverty
london-action-done-discarding = Discard no more
london-action-done-turn = End the turn

## What effects do

# The variant .you names who does it, for effects in which opponents do something too.
london-effect-gain = gain { $things }
    .you = you gain { $things }
london-effect-remove-poverty = remove { $amount } poverty
    .you = you remove { $amount } poverty
london-effect-remove-poverty-each = remove { $amount } poverty for each { $what }
    .you = you remove { $amount } poverty for each { $what }
london-effect-take-poverty = take { $amount } poverty
    .you = you take { $amount } poverty
london-effect-take-poverty-each = take { $amount } poverty for each { $what }
    .you = you take { $amount } poverty for each { $what }
london-effect-draw = draw { london-n-cards }
    .you = you draw { london-n-cards }
london-effect-build-without-discard = build up to { london-n-cards } without a discard
    .you = you build up to { london-n-cards } without a discard
london-effect-discard-up-to = discard up to { $what }, for each: { $gain }
    .you = you discard up to { $what }, for each: { $gain }
london-effect-discard-any-number = discard any number of { $what }, for each: { $gain }
    .you = you discard any number of { $what }, for each: { $gain }
london-effect-collect-till = collect the money lying on this card
    .you = you collect the money lying on this card
london-effect-cover-from-board = put a building card from the board on this card, at its cost
    .you = you put a building card from the board on this card, at its cost
london-effect-activate-again = do the effect of another card activated in this run once more
    .you = you do the effect of another card activated in this run once more
london-effect-hand-causes-no-poverty = your hand causes no poverty in this run
london-effect-take-cash-from-opponents = each opponent gives you £{ $amount }
london-effect-opponents-pay = each opponent pays £{ $amount }
london-effect-opponents-pay-each = each opponent pays £{ $amount } for each { $what } they have
london-effect-give-poverty = give { $amount } of your poverty to an opponent
    .you = you give { $amount } of your poverty to an opponent
london-effect-opponent-takes-poverty = an opponent takes { $amount } poverty
# Two parts of which one has an “and” of its own, or another subject.
london-effect-two-apart = { $first }, and { $second }

# Things to gain, as in “gain £4 and 2 prestige”.
london-thing-cash = £{ $amount }
london-thing-cash-each = £{ $amount } for each { $what }
london-thing-prestige = { $amount } prestige
london-thing-prestige-each = { $amount } prestige for each { $what }

london-count-borough = borough
london-count-riverside-borough = riverside borough
london-count-north-borough = borough north of the Thames
london-count-south-borough = borough south of the Thames
london-count-face-up-brown = face-up brown card
london-count-face-up-blue = face-up blue card
london-count-face-up-pink = face-up pink card

# So many cards of a kind; 0 stands for "any number of".
london-cards-any = { $cards ->
    [0] cards
    [one] { $cards } card
   *[other] { $cards } cards
}
london-cards-brown = { $cards ->
    [0] brown cards
    [one] { $cards } brown card
   *[other] { $cards } brown cards
}
london-cards-blue = { $cards ->
    [0] blue cards
    [one] { $cards } blue card
   *[other] { $cards } blue cards
}
london-cards-pink = { $cards ->
    [0] pink cards
    [one] { $cards } pink card
   *[other] { $cards } pink cards
}
london-cards-pauper = { $cards ->
    [0] paupers
    [one] { $cards } pauper
   *[other] { $cards } paupers
}

london-cost-cash = pay £{ $amount }
london-cost-card-any = discard a card
london-cost-card-brown = discard a brown card
london-cost-card-blue = discard a blue card
london-cost-card-pink = discard a pink card
london-cost-card-pauper = discard a pauper

## What abilities change while they are visible

london-ability-any-colour-pays = A card of any colour may be discarded to pay for a build
london-ability-any-colour-pays-once = Once a turn, a card of any colour may be discarded to pay for a build
london-ability-any-colour-pays-priced = For £{ $amount } each time, a card of any colour may be discarded to pay for a build
london-ability-any-colour-pays-once-priced = Once a turn, for £{ $amount }, a card of any colour may be discarded to pay for a build
london-ability-paupers-pay-for = Paupers may be discarded to pay for { $colour } cards
london-ability-flips-instead = May be turned face down instead of another card just activated
london-ability-spares-flip = Once a turn, for £{ $amount }, a card just activated stays face up
london-ability-loan-pays = A loan gives £{ $amount }
london-ability-till-fills = £{ $amount } is put on this card for each other card placed
london-ability-looks-at-deck = { $cards ->
    [one] Before the draw at the start of the turn, the top card of the deck may be looked at
   *[other] Before the draw at the start of the turn, up to { $cards } cards of the deck may be looked at
}
london-ability-start-draw = { $least } to { $most } cards are drawn at the start of the turn
london-ability-exchanges = Once a turn, a card in hand may be exchanged with one on the board
london-ability-draws-more = The draw-three action may draw { london-n-cards } more
london-ability-first-build-cheaper = The first card built in a develop action costs £{ $amount } less
london-ability-land-cheaper = Boroughs cost £{ $amount } less
london-ability-hand-spared = { $cards ->
    [one] One card in hand causes no poverty in a run
   *[other] { $cards } cards in hand cause no poverty in a run
}
london-ability-repays-for = A loan is repaid for £{ $amount }
london-ability-card-cost-as-cash = £{ $amount } may be paid where an activation asks for a card
london-ability-run-offer = Once in a run: { $cost } to { $gain }

## What is printed on cards and boroughs

london-fact-building = Building card, { $colour }, set { $set }
london-fact-action-card = Action card, { $colour }, set { $set }
london-fact-pauper = Pauper, { $colour }, set { $set }
london-fact-cost = Costs £{ $amount } more to build
london-fact-no-discard = Built without a discard
london-fact-activation = Activated: { $effects }
london-fact-activation-priced = Activated ({ $cost }): { $effects }
london-fact-flips = Then face down
london-fact-stays-face-up = Stays face up
london-fact-action = Played: { $effects }
london-fact-prestige-at-end = At the end: { $prestige } prestige
london-fact-north = North of the Thames
london-fact-north-riverside = North of the Thames, beside the river
london-fact-south = South of the Thames
london-fact-south-riverside = South of the Thames, beside the river
london-fact-land-cost = Costs £{ $amount }
london-fact-bought = When bought: { $effects }
london-fact-run = In every run: { $effects }

## What happened

london-event-loans-repaid = { $player } repays { london-n-loans } for £{ $amount }
    .you = You repay { london-n-loans } for £{ $amount }
london-event-loans-taken = { $loans ->
    [one] { $player } takes a loan: £{ $amount }
   *[other] { $player } takes { $loans } loans: £{ $amount }
}
    .you = { $loans ->
        [one] You take a loan: £{ $amount }
       *[other] You take { $loans } loans: £{ $amount }
    }
london-event-deck-seen = { $player } looks at the top of the deck: { $cards }
    .you = You look at the top of the deck: { $cards }
london-event-deck-seen-hidden = { $cards ->
    [one] { $player } looks at the top card of the deck
   *[other] { $player } looks at the top { $cards } cards of the deck
}
    .you = { $cards ->
        [one] You look at the top card of the deck
       *[other] You look at the top { $cards } cards of the deck
    }
london-event-put-back = { $player } puts back on the deck, from the top: { $cards }
    .you = You put back on the deck, from the top: { $cards }
london-event-put-back-hidden = { $player } puts { london-n-cards } back on the deck
    .you = You put { london-n-cards } back on the deck
london-event-drew-from-deck = { $player } draws { $card } from the deck
    .you = You draw { $card } from the deck
london-event-drew-from-deck-hidden = { $player } draws a card from the deck
    .you = You draw a card from the deck
london-event-drew-from-board = { $player } takes { $card } from the board
    .you = You take { $card } from the board
london-event-nothing-to-draw = There is nothing left for { $player } to draw
    .you = There is nothing left for you to draw
london-event-chose-develop = { $player } chooses to develop the city
    .you = You choose to develop the city
london-event-chose-buy-land = { $player } chooses to buy land
    .you = You choose to buy land
london-event-chose-run-city = { $player } chooses to run the city
    .you = You choose to run the city
london-event-chose-draw-three = { $player } chooses to draw three cards
    .you = You choose to draw three cards
london-event-build-began = { $player } shows { $card } to build it
    .you = You show { $card } to build it
london-event-paid-at-price = { $player } pays extra to discard { $card } for it
    .you = You pay extra to discard { $card } for it
london-event-discarded = { $player } discards { $card }
    .you = You discard { $card }
london-event-board-moved = The bottom row of the board leaves the game ({ $cards }) and the top row moves down
london-event-paid = { $player } pays £{ $amount }
    .you = You pay £{ $amount }
london-event-cash-gained = { $player } gains £{ $amount }
    .you = You gain £{ $amount }
london-event-prestige-gained = { $player } gains { $amount } prestige
    .you = You gain { $amount } prestige
london-event-poverty-taken = { $player } takes { $amount } poverty
    .you = You take { $amount } poverty
london-event-poverty-removed = { $player } removes { $amount } poverty
    .you = You remove { $amount } poverty
london-event-stack-begun = { $player } begins stack { $stack } with { $card }
    .you = You begin stack { $stack } with { $card }
london-event-stack-covered = { $player } puts { $card } on stack { $stack }
    .you = You put { $card } on stack { $stack }
london-event-till-filled = £{ $amount } goes on their { $card }
    .you = £{ $amount } goes on your { $card }
london-event-till-lost = £{ $amount } on their { $card } is lost
    .you = £{ $amount } on your { $card } is lost
london-event-action-card-played = { $player } plays { $card }, which leaves the game
    .you = You play { $card }, which leaves the game
london-event-land-bought = { $player } buys { $borough } for £{ $amount }
    .you = You buy { $borough } for £{ $amount }
london-event-land-turned-up = { $borough } is now on offer
london-event-activated = { $player } activates { $card }
    .you = You activate { $card }
london-event-activated-again = { $player } repeats the effect of { $card }
    .you = You repeat the effect of { $card }
london-event-borough-run = { $player } resolves the run effect of { $borough }
    .you = You resolve the run effect of { $borough }
london-event-ability-used = { $player } uses { $source }
    .you = You use { $source }
london-event-flipped = { $player } turns { $card } face down
    .you = You turn { $card } face down
london-event-spared = { $player } keeps { $card } face up
    .you = You keep { $card } face up
london-event-cash-given = { $player } gives £{ $amount } to { $to }
    .you = You give £{ $amount } to { $to }
london-event-poverty-given = { $player } gives { $amount } poverty to { $to }
    .you = You give { $amount } poverty to { $to }
london-event-hand-spared = { $player }'s hand causes no poverty in this run
    .you = Your hand causes no poverty in this run
london-event-exchanged = { $player } exchanges { $given } for { $taken } on the board
    .you = You exchange { $given } for { $taken } on the board
london-event-run-ended = { $player } ends the run; poverty comes from { london-n-stacks }, { london-n-loans } and { london-n-cards } in hand
    .you = You end the run; poverty comes from { london-n-stacks }, { london-n-loans } and { london-n-cards } in hand
london-event-end-triggered = The deck is empty after { $player }'s turn: everybody else has one last turn
    .you = The deck is empty after your turn: everybody else has one last turn
london-event-hand-shown = { $player } ends the game with this hand: { $cards }
    .you = You end the game with this hand: { $cards }

## Why something is not possible

london-reason-choose-develop-first = First choose to develop the city
london-reason-choose-buy-land-first = First choose to buy land
london-reason-choose-run-city-first = First choose to run the city
london-reason-choose-draw-three-first = First choose to draw three cards
london-reason-action-chosen = You have chosen the action of this turn already
london-reason-nothing-to-play = You have no card that can be played
london-reason-no-land = No borough is on offer
london-reason-not-on-offer = { $borough } is not on offer
london-reason-land-too-dear = { $borough } costs £{ $amount }, more than your money and the loans left can pay
london-reason-repay-at-start = Loans are repaid only at the start of your turn
london-reason-no-loans-to-repay = You have no loan to repay
london-reason-cannot-repay = { $loans ->
    [0] You cannot repay a loan now, at £{ $amount } each
   *[other] You can repay no more than { london-n-loans } now, at £{ $amount } each
}
london-reason-enough-money = A free loan is offered only while you have less than £{ $amount }
london-reason-no-loans-left = No loans are left in the supply
london-reason-no-loan-now = No loan can be taken at this moment
london-reason-deck-empty = The deck is empty
london-reason-deck-due = No card has left the deck for so long that this one must come from it
london-reason-cannot-look = You cannot look at cards of the deck now
london-reason-cannot-look-so-far = You can look at no more than { london-n-cards } of the deck
london-reason-draw-from-seen = You have looked at the deck: draw a card you saw, or one from the board
london-reason-not-seen = You have not looked at { $card }
london-reason-space-empty = No card lies there
london-reason-drawn-only = Cards of the board are taken only when you draw
london-reason-same-card-in-row = That row has { $card } twice: take the leftmost
london-reason-not-in-hand = You do not have { $card } in hand
london-reason-pauper-built = A pauper cannot be built
london-reason-pauper-pays = A pauper cannot pay for { $card }
london-reason-no-discard = You have no second { $colour } card to discard
london-reason-wrong-colour = You cannot discard { $discard } ({ $discard-colour }) for { $card } ({ $colour })
london-reason-no-such-means = { $card } cannot be discarded in that way, or need not be
london-reason-too-dear = You would need £{ $amount } for { $card }, more than your money and the loans left can pay
london-reason-not-a-building = Only a building card will do, not { $card }
london-reason-placed-this-turn = You placed { $card } this turn: such a card cannot be covered yet
london-reason-not-your-stack = That is none of your stacks
london-reason-not-your-city = Only the cards of your own city can be activated
london-reason-face-down = The card is face down
london-reason-no-activation = There is nothing to activate on { $card }
london-reason-already-activated = You have activated { $card } this turn
london-reason-no-card-to-pay = You have no card to discard for activating { $card }
london-reason-nothing-to-cover-with = No card on the board can be put on { $card }
london-reason-nothing-to-repeat = No card was activated that { $card } could repeat
london-reason-cannot-repeat = { $card } cannot be repeated
london-reason-no-run-effect = Your top borough has no run effect, or it is done
london-reason-run-effect-at-end = Nothing can come after the run effect: it is resolved when the run ends
london-reason-ability-used = You have used { $source } this turn
london-reason-ability-not-now = This is not the moment for { $source }
london-reason-ability-too-dear = You cannot pay for { $source }
london-reason-no-ability = There is no such ability on { $source } now
london-reason-nothing-to-exchange = An exchange needs a card in hand and one on the board
london-reason-cannot-flip-instead = That card cannot be turned face down instead
london-reason-nothing-spares = Nothing keeps the card face up
london-reason-does-not-fit = Another kind of card than { $card } is asked for here
london-reason-card-not-cash = Here a card must be discarded; money does not replace it
london-reason-not-an-opponent = That is no opponent
london-reason-part-done = That part of the effect is done, or there is none
london-reason-must-go-on = This cannot be left out

# What has to be answered before anything else.
london-first-repay = First say how many loans you repay
london-first-start-draw = First say where your card comes from
london-first-put-back = First say which card goes back on the deck
london-first-draw = First say where the next card comes from
london-first-draw-more = First say whether you draw one more card
london-first-choose-action = First choose an action
london-first-develop = First say which card you play next
london-first-pay-for = First say which card you discard to pay for { $card }
london-first-place = First say where { $card } goes
london-first-build-free = First say which card you build without a discard
london-first-choose-land = First say which borough you buy
london-first-run = First say which card you activate next, or end the run
london-first-activation-cost = First say which card you discard to activate { $card }
london-first-offer-cost = First say which card you discard to use { $source }
london-first-order = First say which part of { $source } comes next
london-first-discard-up-to = First say which card you discard for { $source }, or stop
london-first-cover-from-board = First say which card of the board goes on { $card }
london-first-activate-again = First say which card { $card } repeats
london-first-flip = First say whether { $card } is turned face down
london-first-choose-opponent = First say which opponent { $source } is for
london-first-exchange-take = First say which card you take from the board
london-first-exchange-give = First say which card you give in exchange
london-first-after-action = Your action is over
london-first-trim = First discard down to nine cards

## Where the points come from

london-score-track = Prestige on the track: { $amount }
london-score-hand = (1) { london-n-cards } in hand: { $amount } poverty in all
london-score-cards = (2) City cards: { $amount } ({ $cards })
london-score-no-cards = (2) City cards: 0
london-score-card = { $card } { $amount }
london-score-equal-cards = { $card } { $amount } ×{ $cards }
london-score-hidden-cards = { $cards ->
    [one] One covered or face-down card is counted at the end only
   *[other] { $cards } covered or face-down cards are counted at the end only
}
london-score-repaid = { $loans ->
    [0] (3) No loan repaid
   *[other] (3) { london-n-loans } repaid for £{ $amount }
}
london-score-cash = (4) £{ $cash } left: { $amount }
london-score-unpaid = { $loans ->
    [0] (5) No loan left unpaid
   *[other] (5) { london-n-loans } left unpaid: { $amount }
}
london-score-returned = (6) { $poverty } poverty, of which { $amount } is returned
london-score-poverty = (7) { $poverty } poverty left: { $amount }
london-score-total = Total: { $amount }
london-tie-poverty = { $player } is ahead of { $other } by less poverty
    .you = You are ahead of { $other } by less poverty
london-tie-boroughs = { $player } is ahead of { $other } by more boroughs
    .you = You are ahead of { $other } by more boroughs
london-tie-card = { $player } is ahead of { $other } by the better card
    .you = You are ahead of { $other } by the better card
london-score-total-so-far = { $cards ->
    [one] Total without the hidden card: { $amount }
   *[other] Total without the { $cards } hidden cards: { $amount }
}

# What would have been understood, within a sentence. Words that are typed stay as they are.
london-expected-action = a word for an action, such as develop, draw or done
london-expected-loans = how many loans
london-expected-cards = how many cards
london-expected-part = the number of a part
london-expected-player = the number of a player
london-expected-stack = the number of one of your stacks
london-expected-own-borough = a borough of your own first
london-expected-in-row = a card that lies in that row
london-expected-pointer = a card, a borough, a stack number, deck, loan, repay, develop, land, run or three
london-expected-title = the id of a city card
london-expected-borough = the id of a borough
london-expected-space = deck, seen, top or bottom, and the id of a card there
london-expected-lists = the lists deck, boroughs and first
london-expected-no-more = no more copies of that card
london-expected-sets = set A before set B before set C
london-expected-all-cards = all cards of the pack; { $card } is missing
london-expected-borough-once = each borough that is not on offer at the start, once
london-expected-all-boroughs = all boroughs of the deck; { $borough } is missing
