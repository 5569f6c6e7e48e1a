# What every game needs to say.

# Lists: nothing, "a and b", "a, b and c". { $before } is what has been joined so far.
list-none = nothing
list-two = { $before } and { $next }
list-more = { $before }, { $next }
list-last = { $before } and { $next }

# A choice: "a or b".
list-or = { $before } or { $next }

# A text that is the same in every language.
verbatim = { $text }

# Somebody without a name.
player = Player { $number }

# Why something is not possible, with the rule that says so.
reason-with-clause = { $reason }: { $clause }
reason-game-over = The game is over
reason-not-your-turn = It is not your turn

# What happens in every game.
event-turn-began = { $player } begins turn { $turn }
    .you = You begin turn { $turn }
event-game-ended = The game is over

# What would have been understood, within a sentence.
expected-nothing-more = nothing more
expected-first-seat = the number of the seat that begins
expected-instead = expected { $expected }
