# The balance report: `twocities report`.

cli-report-title = { $game ->
    [london] London: a balance report
   *[other] New York 1901: a balance report
}
cli-report-head = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $seats } players, all of them the bot { $bot }; pack { $pack } ({ $digest }), seeds from { $seed }, version { $version }.
cli-report-short = In short
cli-report-short-score = A player scores { $mean } on average, the winner { $best }, and wins by { $margin }.
cli-report-short-length = A game takes { $turns } turns, all players’ together ({ $least } to { $most }).
cli-report-short-first = Whoever begins wins { $share } of the games (between { $low } and { $high } with 95 % certainty); even odds would be { $fair }.
cli-report-short-effect = Of everything that was withheld, { $best } helps most ({ $most } points of win share) and { $worst } least ({ $least }); on average it is { $mean }.
cli-report-short-reach = That was found with { $blocks ->
    [one] 1 deal
   *[other] { $blocks } deals
} for each: the 95 % intervals reach { $reach } points to either side, on average.
cli-report-short-outside = Further than { $limit } points from that average, with all of the interval: { $names }.
cli-report-short-perhaps = Perhaps further than { $limit } points from that average, since only a part of the interval is: { $names }.
cli-report-short-inside = None of it is further than { $limit } points from that average, with all of its interval.
cli-report-short-open = None of it was found further than { $limit } points from that average, but the intervals of { $open } of { $all } reach that far.
cli-report-scores = Points
cli-report-scores-note = All players; the filled part of a bar is the winners.
cli-report-margins = Winning margins
cli-report-margins-note = Points between the first and the second.
cli-report-turns = Length
cli-report-turns-note = Turns in a game, all players’ together.
cli-report-order = Order of turns
cli-report-order-note = The part of the victories of whoever begins, comes second, and so on, with 95 % intervals. The line marks even odds.
cli-report-place = { $place ->
    [1] begins
    [2] second
    [3] third
   *[other] fourth
}
cli-report-effects = What it is worth to be the one who may have it
cli-report-effects-note = Who takes a good thing is often ahead already, so the victories of its owners say little. Here the same deal was played once for each seat: that seat may have the thing, nobody else may. The dot is how much more than its fair share that seat wins, in points of win share, with the 95 % interval over { $blocks ->
    [one] 1 deal
   *[other] { $blocks } deals
}; the line is the average of all, the band { $limit } points around it.
cli-report-topic-cards = City cards
cli-report-topic-boroughs = Boroughs
cli-report-topic-skyscrapers = Skyscrapers
cli-report-topic-legendaries = Legendary skyscrapers
cli-report-topic-streets = Streets
cli-report-topic-challenges = Challenges
cli-report-topic-starts = Starting lots
cli-report-topic-action-cards = Action cards
cli-report-topic-lots = Lots
cli-report-note-cards = Taken when it is placed or played. Points are its own prestige and what its effects bring; money and relief are what it brings less what it costs.
cli-report-note-boroughs = Taken when it is bought. The price is deducted from the money.
cli-report-note-skyscrapers = Taken when it is built; each player has one of each.
cli-report-note-legendaries = Taken when it is built; there is one of each for all.
cli-report-note-streets = Taken by whoever has most along it at the end.
cli-report-note-challenges = Taken by whoever it gives points.
cli-report-note-starts = Given by lot, so the win share of those who have it is its effect.
cli-report-note-action-cards = Taken when it is used.
cli-report-note-lots = Taken when it is acquired; a starting lot is not counted.
cli-report-start = { $lot } ({ $character })
cli-report-column-name = name
cli-report-column-taken = a game
cli-report-column-when = when
cli-report-column-points = points
cli-report-column-cash = money
cli-report-column-relief = relief
cli-report-column-wins = wins with it
cli-report-column-effect = effect
cli-report-reconstructed = reconstructed by this project
cli-report-sort = Click a heading to sort. “A game”: how often it is taken in a game in which it can be. “When”: 0 at the beginning, 1 at the end. “Wins with it”: the victories of those who took it; they may have been ahead anyway.
cli-report-repeat = Repeat this page with
cli-report-written = Written to { $file }.
