# What every game needs to say.

# Lists: nothing, "a and b", "a, b and c". { $before } is what has been joined so far.
list-none = nada
list-two = { $before } e { $next }
list-more = { $before }, { $next }
list-last = { $before } e { $next }

# A choice: "a or b".
list-or = { $before } ou { $next }

# A text that is the same in every language.
verbatim = { $text }

# Somebody without a name.
player = Participante { $number }

# Why something is not possible, with the rule that says so.
reason-with-clause = { $reason }: { $clause }
reason-game-over = A partida acabou
reason-not-your-turn = Não é a sua vez

# What happens in every game.
event-turn-began = { $player } começa o turno { $turn }
    .you = Você começa o turno { $turn }
event-game-ended = A partida acabou

# What would have been understood, within a sentence.
expected-nothing-more = mais nada
expected-first-seat = o número do lugar que começa
expected-instead = o esperado é { $expected }
