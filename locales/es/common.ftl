# What every game needs to say.

# Lists: nothing, "a and b", "a, b and c". { $before } is what has been joined so far.
list-none = nada
list-two = { $before } y { $next }
list-more = { $before }, { $next }
list-last = { $before } y { $next }

# A choice: "a or b".
list-or = { $before } o { $next }

# A text that is the same in every language.
verbatim = { $text }

# Somebody without a name.
player = Participante { $number }

# Why something is not possible, with the rule that says so.
reason-with-clause = { $reason }: { $clause }
reason-game-over = La partida ha terminado
reason-not-your-turn = No es tu turno

# What happens in every game.
event-turn-began = { $player } empieza el turno { $turn }
    .you = Empiezas el turno { $turn }
event-game-ended = La partida ha terminado

# What would have been understood, within a sentence.
expected-nothing-more = nada más
expected-first-seat = el número del asiento que empieza
expected-instead = se espera { $expected }
