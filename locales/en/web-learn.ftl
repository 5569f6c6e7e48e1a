# Learning: lessons, rules, icons, the first game.

web-learn = Learn { $game }
web-learn-about = Short chapters, about twenty minutes in all, on a real table. Skip what you know, leave when you like, and come back where you were.
web-learn-start = Start
web-learn-continue = Go on
web-learn-again = Once more
web-learn-open = { $action }: { $title }
web-learn-more = More to read
web-learn-learnt = Learnt
web-learn-step = { $number } of { $count }
web-learn-next = Next
web-learn-leave = All chapters
web-learn-marked = The lesson marks this
web-learn-otherwise = The rules allow that, too. In this lesson, though, take what is marked.
web-learn-chapter-done = That was this chapter. You may play on here as you like, or learn on.
web-learn-all-done = That was all of it. The best way to go on is a first game against a bot, with suggestions.
web-learn-next-chapter = Next: { $title }
web-learn-play = Play

web-rules = The rules
web-rules-of = The rules of { $game }
web-rules-contents = Contents
web-rules-before = Before: { $clause }
web-rules-after = After: { $clause }
web-rules-whole = All the rules
web-rules-open = Read { $clause }
web-rules-none = There is no rule { $clause }.

web-icons = The icons
web-icons-of = The icons of { $game }
web-icons-here = On the cards of this table
web-icons-kinds = Colours

web-first-game = First game: suggest what to do, and explain what is new
web-first-suggests = A first game: these are good ways to play this turn. Take one, or do as you like.
web-first-new = New here
web-first-got-it = Got it

## Icons of London

icon-london-prestige = Prestige: the points that decide the game.
icon-london-poverty = Poverty: what is more of it than the least poor player has costs prestige at the end.
icon-london-discard = Discard a card from your hand.
icon-london-draw = Draw cards, from the deck or the board.
icon-london-take = Take a card from the development board.
icon-london-exchange = Exchange a card of your hand for one of the board.
icon-london-flip = The card turns face down once it was activated.
icon-london-again = Another card does what it did once more.
icon-london-loan = A loan: £10 now, £15 to repay it.
icon-london-river = A borough by the river.
icon-london-borough = A borough.
icon-london-north = A borough north of the Thames.
icon-london-south = A borough south of the Thames.
icon-london-hand = Cards in hand.
icon-london-spared = Cards in hand cause no poverty in this run.
icon-london-stack = A stack of your city.
icon-london-to = It goes to another player.
icon-london-opponents = All opponents.
icon-london-opponent = An opponent.
icon-london-then = First what stands before it, then what stands behind it.
icon-london-brown = Brown: the economy. Mostly money.
icon-london-blue = Blue: science and culture.
icon-london-pink = Pink: politics.
icon-london-grey = Grey: paupers, who cannot be built.

## Signs of New York

icon-new-york-bronze = Bronze: the first generation, from the beginning.
icon-new-york-silver = Silver: unlocked by points.
icon-new-york-gold = Gold: unlocked by more points, and never demolished.
icon-new-york-legendary = Legendary: gold, four for everybody, one each at most.
icon-new-york-worker = A worker on a lot that nothing is built on yet.
icon-new-york-lot = A lot: ground of a district, as many cells as its card shows.
icon-new-york-street = A street that scores: 5 points for whoever alone has most skyscrapers along it at the end.
icon-new-york-park = A park: touching it is as good as touching a street.
icon-new-york-king = The king token: marks your one legendary skyscraper.
icon-new-york-boom = Construction boom: after a build, build once more in the same turn.
icon-new-york-shift = Market shift: four new cards before you take one.
icon-new-york-grab = Land grab: two lots of size 2 in one turn.
