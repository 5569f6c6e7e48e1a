# Lessons of London. lesson-london-CHAPTER is a title, -about what one learns there; the rest is told step by step.

lesson-london-develop = Build
lesson-london-develop-about = How a turn goes, how cards are built and what pays for them.
lesson-london-develop-welcome = London in 1666, after the great fire. Whoever has most prestige in the end has rebuilt it best; poverty takes prestige away again. The bot across the table keeps to a script, so take all the time you like.
lesson-london-develop-hand = These are your cards. Brown ones mostly bring money; blue is science and culture, pink is politics. Grey ones are paupers: nobody builds with them.
lesson-london-develop-draw = Every turn begins with a card, unseen from the deck or open from the board. Take { london-card-salters-a } from the board: a brown card comes in handy at once.
lesson-london-develop-play = Then comes one action. The most frequent is to develop: building cards. Choose { london-card-mercers-a }, which will bring £5 when the city runs.
lesson-london-develop-pay = A building is paid for with another card of its colour. Discard { london-card-salters-a }. It goes to the board, where anybody may take it.
lesson-london-develop-more = You may go on as long as you can pay. Build { london-card-theatre-royal-a }: when it runs, it brings £2 and 2 prestige.
lesson-london-develop-match = It is blue, so a blue card has to go. Discard { london-card-water-works-a }.
lesson-london-develop-done = Two stacks are enough for now, since each one makes some poverty later. End the action, and your turn with it.
lesson-london-develop-other = Now the other player draws and builds. What they do is also told in the log.
lesson-london-develop-learnt = That was a turn: a card, then one action. Next you let your city work.

lesson-london-run = Run the city
lesson-london-run-about = Where money and prestige come from, why cards turn over, and what poverty is.
lesson-london-run-draw = A new turn, so a card first. Take the unseen one from the deck.
lesson-london-run-run = Now choose to run the city: your buildings do what is printed on them.
lesson-london-run-first = Activate { london-card-mercers-a }. You get £5. Then the card turns over, as its flip symbol says, and does nothing any more.
lesson-london-run-second = Activate { london-card-theatre-royal-a }, too: £2 and 2 prestige.
lesson-london-run-poverty = Before you end the run, look at what it will bring: one poverty for each stack, for each loan and for each card in hand. That is 2 and 4, so 6. End it.
lesson-london-run-other = The other player runs a city, too, and grows poor in the same way.
lesson-london-run-learnt = This is where poverty is compared. At the end everybody gives back as much as the least poor player has; only the rest costs prestige. So a small hand before a run is worth a lot.

lesson-london-land = Buy land
lesson-london-land-about = Boroughs: cards, prestige and relief for money.
lesson-london-land-draw = Take { london-card-water-works-a } from the board: you will want a blue card.
lesson-london-land-look = Three boroughs are for sale. Each brings cards, prestige and relief from poverty at once. Whether it lies by the river, north or south of it, counts for some cards as long as the game lasts.
lesson-london-land-buy = Buy { london-borough-southwark-bermondsey } for £5. This cannot be taken back, so you are asked once more.
lesson-london-land-cards = It brings three cards, one by one, each from where you like. Take three from the deck.
lesson-london-land-other = The other player buys land, too.
lesson-london-land-learnt = You have 2 prestige more and 2 poverty less. What is printed on your uppermost borough holds until another one covers it; this one adds a little poverty to each run.

lesson-london-loan = Cover and borrow
lesson-london-loan-about = Build on what is used up, and with money you do not have.
lesson-london-loan-draw = Take { london-card-salters-a }: it will pay for something brown.
lesson-london-loan-plan = { london-card-st-pauls-a } is worth 6 prestige at the end and costs £10. You have £7. A loan brings £10. It makes one poverty in every run, £15 pay it back at the start of a turn, and what is still owed at the end costs 7 prestige.
lesson-london-loan-play = It is worth it here. Build { london-card-st-pauls-a }.
lesson-london-loan-pay = Discard { london-card-water-works-a }. The loan comes by itself, and only because the money is short.
lesson-london-loan-cover = Put it on the first stack, on the card that is turned over. A new stack would make poverty in every run; covering makes none, and what is covered still counts at the end.
lesson-london-loan-more = Now { london-card-fishmongers-a }, which brings £5.
lesson-london-loan-match = Discard { london-card-salters-a } for it.
lesson-london-loan-again = And put it on the second stack.
lesson-london-loan-done = End the action.
lesson-london-loan-other = The other player covers a used card, too.
lesson-london-loan-learnt = The loan stands beside your name until you repay it.

lesson-london-three = Draw three
lesson-london-three-about = The action for a hand in which nothing fits.
lesson-london-three-draw = A card first, from the deck.
lesson-london-three-three = The fourth action is to draw three more cards. Choose it when your hand does not fit together, or to keep a card from somebody else.
lesson-london-three-open = Take { london-card-water-works-a } from the board.
lesson-london-three-closed = And two from the deck.
lesson-london-three-learnt = Nine cards in hand are the most at the end of a turn; what is above that has to go. And every card is poverty when you run, so build first.

lesson-london-credit = Land on credit
lesson-london-credit-about = Buy what is dearer than your money reaches, and what happens to a hand that is too large.
lesson-london-credit-draw = The same game, your next turn. Take { london-card-east-india-company-a } from the board: you will build it soon.
lesson-london-credit-look = { london-borough-city } costs £9, and you have £7. But it brings two cards, 5 prestige and £2 in every run.
lesson-london-credit-buy = Buy { london-borough-city }. What the money lacks comes as a loan, as with a building.
lesson-london-credit-cards = It brings two cards. Take both from the deck.
lesson-london-credit-limit = Nine cards may stay at the end of a turn; you have twelve. Discard { london-card-coffee-house-a }. Paupers could go in this way, too, but you will have a use for yours.
lesson-london-credit-second = Next, discard { london-card-leather-industry-b }.
lesson-london-credit-third = And one of your { london-card-water-works-a }.
lesson-london-credit-other = The other player buys land, too.
lesson-london-credit-learnt = You owe two loans now. What you discarded lies on the board for anybody to take, so it is better to build before a hand grows so large.

lesson-london-costs = Pay to activate
lesson-london-costs-about = Action cards, and buildings that want something before they bring something.
lesson-london-costs-draw = A card first, from the deck.
lesson-london-costs-wren = { london-card-wren-a } is an action card: it is played while you develop, costs no discard and then leaves the game. It lets you build up to two cards without a discard. Play it.
lesson-london-costs-build = Build { london-card-east-india-company-a }. The £4 that are printed on it have to be paid all the same.
lesson-london-costs-stack = Begin a new stack with it, since { london-card-fishmongers-a } is not used yet.
lesson-london-costs-more = { london-card-vauxhall-gardens-a } is the second card without a discard.
lesson-london-costs-cover = Put it on the first stack: { london-card-st-pauls-a } does nothing in a run, and counts at the end even when covered.
lesson-london-costs-done = End the action.
lesson-london-costs-other = The other player builds, too.
lesson-london-costs-again = A new turn: a card from the deck.
lesson-london-costs-run = Run the city.
lesson-london-costs-cost = { london-card-east-india-company-a } brings £12, but wants a card from your hand first. Activate it.
lesson-london-costs-pauper = Any card will do, and this is one of the few ways to be rid of paupers. Discard { london-card-paupers-a }.
lesson-london-costs-money = Now { london-card-fishmongers-a }: £5.
lesson-london-costs-rest = And { london-card-vauxhall-gardens-a }: £2, 2 prestige and 1 poverty less.
lesson-london-costs-poverty = End the run. { london-borough-city } adds its £2 by itself; 3 stacks, 2 loans and 7 cards in hand make 12 poverty.
lesson-london-costs-learnt = Seven of the 12 came from the hand: build more before you run. There are also buildings that want money; whoever cannot pay does not activate them. With £25 you could repay a loan when your next turn starts.

lesson-london-end = The last turn
lesson-london-end-about = Pay back, build what you can, and see how the points are counted.
lesson-london-end-late = Eighty turns later. The deck ran out in the other player’s turn, so everybody else has one more: this is your last.
lesson-london-end-repay = You owe two loans and have £24. One costs £15 now and would cost 7 prestige later, so repay one.
lesson-london-end-draw = The card of the turn is still due. Take { london-card-jewish-refugees-c } from the board.
lesson-london-end-play = Nothing will run any more: now only the prestige printed on cards counts. Build { london-card-parliament-c }, worth 5, with the £9 that are left.
lesson-london-end-pay = Pay with { london-card-underground-c }, which is pink as well.
lesson-london-end-cover = Put it on the first stack.
lesson-london-end-done = End the action. The game is over then.
lesson-london-end-score = Cards in hand became poverty; every card of the city counted, covered or turned over; loans were paid as far as the money went; every £3 made a point; and the poverty that was left cost prestige, the more of it the dearer. Now you know London.
