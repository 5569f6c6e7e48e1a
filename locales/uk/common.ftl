# What every game needs to say.

# Lists: nothing, "a and b", "a, b and c". { $before } is what has been joined so far.
list-none = нічого
list-two = { $before } та { $next }
list-more = { $before }, { $next }
list-last = { $before } та { $next }

# A choice: "a or b".
list-or = { $before } або { $next }

# A text that is the same in every language.
verbatim = { $text }

# Somebody without a name.
player = Гравець { $number }

# Why something is not possible, with the rule that says so.
reason-with-clause = { $reason }: { $clause }
reason-game-over = Гру завершено
reason-not-your-turn = Зараз не ваш хід

# What happens in every game.
event-turn-began = { $player } починає хід { $turn }
    .you = Ви починаєте хід { $turn }
event-game-ended = Гру завершено

# What would have been understood, within a sentence.
expected-nothing-more = більше нічого
expected-first-seat = номер місця, яке починає
expected-instead = очікується { $expected }
