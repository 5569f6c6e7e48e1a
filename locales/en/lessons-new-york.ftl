# Lessons of New York 1901. lesson-new-york-CHAPTER is a title, -about what one learns there; the rest is told step by step.

lesson-new-york-build = Build
lesson-new-york-build-about = Take a lot, put a worker on it, build on it.
lesson-new-york-build-welcome = New York in 1901: whoever builds best has most points in the end. The bot across the table keeps to a script, so take all the time you like.
lesson-new-york-build-map = The city has districts in several colours, with lots of two or three cells between the streets. Your first house stands already. What you acquire is your territory, and nobody else builds there.
lesson-new-york-build-take = A turn begins with a lot card from the market. It names colour and size; which lot of that kind you take is up to you. Take a blue card of size 2.
lesson-new-york-build-lot = Put a worker on the lit lot between Broadway and Cedar Street. You have four workers.
lesson-new-york-build-build = Now you may build, wholly inside your territory and touching a street. Choose the smallest bronze skyscraper, worth 2 points. The worker comes back at once.
lesson-new-york-build-other = The other player does the same.
lesson-new-york-build-learnt = Three streets score at the end: 5 points for most skyscrapers along each. Yours stands on two of them, Broadway and Cedar Street. And the challenge is the same for everybody.

lesson-new-york-grow = Grow
lesson-new-york-grow-about = Wait with a build, and build larger over several lots.
lesson-new-york-grow-take = Take a blue card of size 2 again.
lesson-new-york-grow-lot = Put the worker on the lit lot next to your skyscraper.
lesson-new-york-grow-wait = You could build two cells now. But a larger one brings more, so keep the ground: build nothing this turn. The worker stays there meanwhile.
lesson-new-york-grow-other = The other player builds an L over a lot of three cells.
lesson-new-york-grow-again = Another blue card.
lesson-new-york-grow-beside = And the lot below the one you keep.
lesson-new-york-grow-build = Two lots make a square. Build four cells at once, worth 4 points; both workers come back.
lesson-new-york-grow-answer = Again the other player.
lesson-new-york-grow-learnt = Six points: silver skyscrapers are unlocked. Gold ones are from 18 points on.

lesson-new-york-rebuild = Demolish
lesson-new-york-rebuild-about = Put something better where something stands.
lesson-new-york-rebuild-silver = Whoever runs out of ground builds anew: a skyscraper may replace older ones of a lower generation. Their points stay, and the new ones come on top.
lesson-new-york-rebuild-demolish = Instead of expanding, choose the lit silver skyscraper of five cells. It fits in two ways; turn it as you like and place it over your two bronze ones.
lesson-new-york-rebuild-learnt = That made 12 points. What is demolished leaves the game, so a bronze one that counts for a challenge is sometimes better left alone.

lesson-new-york-cards = Action cards
lesson-new-york-cards-about = Three cards, each of them once in a game.
lesson-new-york-cards-three = Another game. Everybody has three action cards. Whatever is unused at the end is worth one point, so use them where they bring more.
lesson-new-york-cards-grab = The land grab takes two lots of size 2 in one turn. Choose it, then the blue and the red card.
lesson-new-york-cards-first = The first worker goes on the lit blue lot.
lesson-new-york-cards-second = And the second on the lit red lot beside it, across the border of the district: skyscrapers may lie in two districts.
lesson-new-york-cards-pass = Keep the ground for something large: build nothing.
lesson-new-york-cards-other = The other player grabs land, too.
lesson-new-york-cards-shift = The market shift puts four new cards into the market before you take one. Use it.
lesson-new-york-cards-take = Take the yellow card of size 2.
lesson-new-york-cards-lot = Put the worker on the lit lot on Broadway.
lesson-new-york-cards-keep = And keep this one, too.
lesson-new-york-cards-learnt = The third card is the construction boom: after a build you build once more in the same turn, even with a generation that was unlocked a moment ago. You will play it next.

lesson-new-york-boom = Construction boom
lesson-new-york-boom-about = The third action card: build twice in one turn.
lesson-new-york-boom-ready = The same game, three turns later. You have 4 points and keep two yellow lots, one of size 2 and, across Wall Street, one of size 3. The construction boom is still open before you.
lesson-new-york-boom-take = Take the yellow card of size 2.
lesson-new-york-boom-lot = Put a worker on the lit lot beside the one you keep.
lesson-new-york-boom-build = Build the lit bronze skyscraper of three cells over these two lots; turn it as you like. Its 3 points make 7.
lesson-new-york-boom-boom = Seven points: silver is unlocked, in this very turn. With the construction boom you build once more: choose the lit silver skyscraper.
lesson-new-york-boom-learnt = Two skyscrapers, 7 points and three workers back in one turn. The extra build is like any other, but demolishes nothing; and at least four of your own skyscrapers must be left to build after it.

lesson-new-york-legend = Legendary
lesson-new-york-legend-about = The four great skyscrapers, one for each player at most.
lesson-new-york-legend-late = The same game, later. Four legendary skyscrapers lie there for everybody; whoever is first has it, and nobody gets two.
lesson-new-york-legend-build = You have more than 18 points, so gold is unlocked, and legendary skyscrapers are gold. Choose Park Row, worth 10 points, and place it over your silver one.
lesson-new-york-legend-other = The other player has no worker at hand and cannot build, and so gives a lot back.
lesson-new-york-legend-learnt = Look at the challenge: three, four or five skyscrapers that are no rectangles give 3, 6 or 10 points. Park Row is one of them.

lesson-new-york-workers = Out of workers
lesson-new-york-workers-about = When no worker is at hand and nothing fits: give a lot back.
lesson-new-york-workers-late = Another game, late. Three of your four workers stand on lots where nothing fits that you have left to build.
lesson-new-york-workers-take = Take the red card of size 2.
lesson-new-york-workers-lot = Put your last worker on the lit lot. Nothing fits here yet, so the turn ends by itself.
lesson-new-york-workers-other = The other player expands and builds.
lesson-new-york-workers-give = Now you have no worker at hand and can neither build nor demolish. Then, and only then, a lot is given back: its worker returns, its card goes under the future market, and the turn is over. Choose the lit blue lot.
lesson-new-york-workers-answer = Again the other player.
lesson-new-york-workers-again = With the worker you can expand. Take the red card of size 2.
lesson-new-york-workers-beside = Put the worker on the lit lot, beside the one you keep.
lesson-new-york-workers-build = Together they are a square. Build the lit bronze skyscraper: 4 points, and both workers come back.
lesson-new-york-workers-learnt = Giving back costs a whole turn, so mind where your last worker goes. Whoever has no worker but can build or demolish must do one of these.

lesson-new-york-end = The last turns
lesson-new-york-end-about = How the game ends, and what counts then.
lesson-new-york-end-late = The game before this one again, near its end. It ends when somebody has only four skyscrapers left to build, or when the market runs out; then everybody else has one more turn.
lesson-new-york-end-gold = Replace something once more: build the lit gold skyscraper, worth 8 points.
lesson-new-york-end-other = The other player gets a legendary one, too.
lesson-new-york-end-last = With this gold skyscraper only four are left to you: it brings 6 points and triggers the end.
lesson-new-york-end-turn = The other player’s last turn.
lesson-new-york-end-score = To the points of the track come 5 for each street, those of the challenge and one for each unused action card. Now you know New York.
