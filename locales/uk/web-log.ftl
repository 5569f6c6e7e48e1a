# What happened, as the web app tells it.

# A line of the log says what one player does, in the present (no gender) and without naming them again. Lists of cards
# come after a colon, a single one in «…».
# .alone stands where no act goes before it.
web-log-line = { $player } { $did }
web-log-act = { $player } { $did } — { $details }
web-log-by = { $player } { $did }
web-log-anybody = { $did }
web-log-event-turn-began = { $player }, хід { $turn }
web-log-event-game-ended = Гру завершено
web-log-london-event-loans-repaid = погашає { $loans ->
    [one] { $loans } позику
    [few] { $loans } позики
    [many] { $loans } позик
   *[other] { $loans } позик
} за £{ $amount }
web-log-london-event-loans-taken = бере { $loans ->
    [one] { $loans } позику
    [few] { $loans } позики
    [many] { $loans } позик
   *[other] { $loans } позик
} (£{ $amount })
web-log-london-event-deck-seen = переглядає верх колоди: { $cards }
web-log-london-event-deck-seen-hidden = переглядає { $cards ->
    [one] { $cards } верхню карту
    [few] { $cards } верхні карти
    [many] { $cards } верхніх карт
   *[other] { $cards } верхніх карт
} колоди
web-log-london-event-put-back = повертає на колоду: { $cards }
web-log-london-event-put-back-hidden = повертає на колоду { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}
web-log-london-event-drew-from-deck = добирає: { $cards }
web-log-london-event-drew-from-deck-hidden = добирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карт
}
web-log-london-event-drew-from-board = бере з поля: { $cards }
web-log-london-event-nothing-to-draw = не має що добрати
web-log-london-event-chose-run-city = керує містом
web-log-london-event-build-began = будує «{ $card }»
web-log-london-event-discarded = скидає: { $cards }
web-log-london-event-board-moved = нижній ряд вибуває з гри ({ $cards })
web-log-london-event-paid = платить £{ $amount }
web-log-london-event-cash-gained = +£{ $amount }
    .alone = отримує £{ $amount }
web-log-london-event-prestige-gained = +{ $amount } престижу
    .alone = отримує { $amount ->
        [one] { $amount } бал
        [few] { $amount } бали
        [many] { $amount } балів
       *[other] { $amount } балів
    } престижу
web-log-london-event-poverty-taken = +{ $amount } бідності
    .alone = отримує { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
        [many] { $amount } жетонів
       *[other] { $amount } жетонів
    } бідності
web-log-london-event-poverty-removed = −{ $amount } бідності
    .alone = зменшує бідність на { $amount }
web-log-london-event-stack-begun = починає нову стопку
    .alone = починає стопку картою «{ $card }»
web-log-london-event-stack-covered = кладе на стопку { $stack }
    .alone = кладе «{ $card }» на стопку { $stack }
web-log-london-event-till-filled = кладе £{ $amount } на карту «{ $card }»
web-log-london-event-till-lost = втрачає £{ $amount } на карті «{ $card }»
web-log-london-event-action-card-played = грає «{ $card }»
web-log-london-event-land-bought = купує боро «{ $borough }» за £{ $amount }
web-log-london-event-land-turned-up = у продажу з’являється боро «{ $borough }»
web-log-london-event-activated = активує: { $cards }
web-log-london-event-activated-again = повторює ефект карти «{ $card }»
web-log-london-event-borough-run = застосовує боро «{ $borough }»
web-log-london-event-ability-used = використовує «{ $source }»
web-log-london-event-flipped = перевертає: { $cards }
web-log-london-event-spared = лишає «{ $card }» лицем догори
web-log-london-event-cash-given = віддає £{ $amount } (отримує { $to })
web-log-london-event-poverty-given = віддає { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
    [many] { $amount } жетонів
   *[other] { $amount } жетонів
} бідності (отримує { $to })
web-log-london-event-hand-spared = не отримує бідності за карти на руці
web-log-london-event-exchanged = обмінює «{ $given }» на «{ $taken }» з поля
web-log-london-event-run-ended = кінець керування ({ $stacks ->
    [one] { $stacks } стопка
    [few] { $stacks } стопки
    [many] { $stacks } стопок
   *[other] { $stacks } стопок
}, { $loans ->
    [0] без позик
    [one] { $loans } позика
    [few] { $loans } позики
    [many] { $loans } позик
   *[other] { $loans } позик
}, { $cards ->
    [0] без карт
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
} на руці)
web-log-london-event-end-triggered = Колода порожня, { $player } більше не ходить: усі інші роблять ще один, останній хід
web-log-london-event-hand-shown = завершує гру з такою рукою: { $cards }
web-log-new-york-event-character = грає як { $character }, починає на ділянці { $lot }
web-log-new-york-event-card-used = використовує карту «{ $card }»
web-log-new-york-event-market-cleared = під майбутній ринок ідуть: { $cards }
web-log-new-york-event-market-filled = нове на ринку: { $cards }
web-log-new-york-event-card-taken = бере з ринку: { $cards }
web-log-new-york-event-lot-acquired = займає { $lots }
web-log-new-york-event-lot-returned = повертає ділянку { $lot }
web-log-new-york-event-demolished = зносить «{ $tile }»
web-log-new-york-event-built = будує хмарочос «{ $tile }» на ділянці { $lot } за { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}
web-log-new-york-event-prestige = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
} за «золотий престиж»
web-log-new-york-event-workers-back = забирає { $back ->
    [1] робітника
    [one] робітників
    [few] робітників
    [many] робітників
   *[other] робітників
} з { $lots }
web-log-new-york-event-workers-sent = ставить { $sent ->
    [1] робітника
    [one] робітників
    [few] робітників
    [many] робітників
   *[other] робітників
} на { $others }
web-log-new-york-event-workers-moved = забирає { $back ->
    [1] робітника
    [one] робітників
    [few] робітників
    [many] робітників
   *[other] робітників
} з { $lots }, ставить { $sent ->
    [1] робітника
    [one] робітників
    [few] робітників
    [many] робітників
   *[other] робітників
} на { $others }
web-log-new-york-event-unlocked = відкриває покоління «{ $generation }»
web-log-new-york-event-passed = нічого не будує
web-log-new-york-event-end-tiles = { $player } має лише чотири незбудовані хмарочоси: усі інші роблять ще один, останній хід
web-log-new-york-event-end-market = { $player } бере одну з останніх карт: усі інші роблять ще один, останній хід
web-log-new-york-event-end-quiet = Багато ходів минуло без будівництва, { $player } більше не ходить: усі інші роблять ще один, останній хід

# Skyscrapers and places as somebody says who sees them: ids and cells look like lots.
web-say-reason-with-clause = { $reason } ({ $clause })
web-say-new-york-tile = { $generation } ({ $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинок
})
web-say-new-york-kind = { $district }{"\u00A0"}{ $size }
web-say-new-york-landmark-sub-treasury = Субскарб{"\u00AD"}ниця
web-say-new-york-question-start-stuck = Робітників немає: яку ділянку повернути?
web-say-new-york-action-be = { $character }, на { $lot }
web-say-new-york-action-demolish = Знести, щоб збудувати хмарочос «{ $tile }» за { new-york-n-points }
web-say-new-york-action-build = Збудувати хмарочос «{ $tile }» за { new-york-n-points }
web-say-new-york-action-boom = Будівельний бум: збудувати хмарочос «{ $tile }» за { new-york-n-points }
web-say-new-york-action-at = На { $lots }{ new-york-workers-back }
web-say-new-york-action-at-demolishing = На { $lots }; знести: { $tiles }{ new-york-workers-back }{ new-york-workers-sent }
