## What a turn is worth, and why. A share is named so that it can stand in brackets after the points that it brings.

share-prestige = prestige
share-money = money
share-loans = loans
share-poverty = poverty
share-city = what the city can still do
share-hand = the cards in hand
share-land = boroughs
share-points = points scored
share-ground = ground to build on
share-workers = workers
share-cards = action cards
share-generations = generations unlocked
share-tiles = skyscrapers left to build
share-streets = the streets
share-challenge = the challenge
share-tempo = the pace of the game
share-others = what it leaves to the others
share-experience = what bots have learnt from their games
analysis-more = +{ $points } points ({ $what })
analysis-less = −{ $points } points ({ $what })
analysis-besides = { $before }, { $next }
analysis-then = { $before } → { $next }

analysis-only-hint = { $expected }, give or take { $error }
analysis-hint = { $expected }, give or take { $error }: { $than }
analysis-ahead = { $points } points ahead at the end
analysis-back = { $points } points behind at the end
analysis-level = level with the best of the others at the end
analysis-better = { $points } more than the next
analysis-no-better = no more than the next
analysis-as-good = as good as the first
analysis-worse = { $points } less than the first
