# Everything that London says, except names.
#
# Money is written £12. Prestige is counted in points (бал), poverty in tokens (жетон).

## Numbers of things

london-n-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}
london-n-loans = { $loans ->
    [one] { $loans } позика
    [few] { $loans } позики
    [many] { $loans } позик
   *[other] { $loans } позик
}
london-n-stacks = { $stacks ->
    [one] { $stacks } стопка
    [few] { $stacks } стопки
    [many] { $stacks } стопок
   *[other] { $stacks } стопок
}

## Colours, and things without a name

london-colour-brown = коричневий
london-colour-blue = синій
london-colour-pink = рожевий
london-colour-grey = сірий
london-no-card = немає карти
london-face-down-card = карта сорочкою догори

## What is asked

london-question-repay = Скільки позик погасити, по £{ $price } за кожну?
london-question-start-draw = Звідки взяти карту цього ходу?
london-question-start-draw-some = Доберіть цього ходу від { $least } до { $most } карт (уже є { $drawn }): звідки взяти наступну?
london-question-put-back = Яку карту далі повернути на колоду? Повернуту першою доберуть першою.
london-question-draw = { $left ->
    [one] Доберіть { $left } карту: звідки її взяти?
    [few] Доберіть { $left } карти: звідки взяти наступну?
    [many] Доберіть { $left } карт: звідки взяти наступну?
   *[other] Доберіть { $left } карт: звідки взяти наступну?
}
london-question-draw-more = Добрати ще одну карту чи досить?
london-question-choose-action = Яку дію обрати цього ходу?
london-question-develop = Яку карту зіграти?
london-question-develop-more = Зіграти ще одну карту чи досить?
london-question-pay-for = Яку карту скинути, щоб оплатити «{ $card }» ({ $colour } колір)?
london-question-pay-for-with-cash = Яку карту скинути, щоб оплатити «{ $card }» ({ $colour } колір і ще £{ $amount })?
london-question-place = Куди покласти карту «{ $card }»?
london-question-build-free = { $left ->
    [1] Яку карту збудувати без скидання?
    [one] Яку карту збудувати без скидання? Можна до { $left }.
    [few] Яку карту збудувати без скидання? Можна до { $left }.
    [many] Яку карту збудувати без скидання? Можна до { $left }.
   *[other] Яку карту збудувати без скидання? Можна до { $left }.
}
london-question-choose-land = Яке боро купити?
london-question-run = Яку карту активувати далі — чи завершити керування?
london-question-activation-cost = Яку карту скинути, щоб активувати «{ $card }»?
london-question-offer-cost = Яку карту скинути, щоб використати «{ $source }»?
london-question-order = Яка частина ефекту «{ $source }» наступна?
london-question-discard-up-to = «{ $source }»: яку карту скинути — чи досить?
london-question-discard-up-to-left = «{ $source }»: яку карту скинути — чи досить? Можна скинути до { $left }.
london-question-cover-from-board = Яку карту з поля покласти на «{ $card }»?
london-question-activate-again = Ефект якої карти повторить «{ $card }»?
london-question-flip = Перевернути «{ $card }» сорочкою догори?
london-question-choose-opponent = «{ $source }»: якого суперника обрати?
london-question-exchange-take = Яку карту взяти з поля?
london-question-exchange-give = Яку карту віддати в обмін?
london-question-exchange-give-for = Яку карту віддати за «{ $card }»?
london-question-after-action = Щось іще перед кінцем ходу?
london-question-trim = На руці понад дев’ять карт: яку скинути?

## What an action means, said beforehand

# A choice with its price. { $choice } is one of the messages below.
london-action-for-cash = { $choice } (£{ $amount })
london-action-for-cash-and-loans = { $choice } (£{ $amount }, береться { london-n-loans })
london-action-with-loans = { $choice } (береться { london-n-loans })
london-action-at-price = { $choice } ({ $cost })
# A choice with what it brings.
london-action-bringing = { $choice }: { $effects }
london-action-losing-till = { $choice }; £{ $amount } на цій карті буде втрачено

london-action-repay-none = Не погашати позик
london-action-repay = Погасити { $loans ->
    [one] { $loans } позику
    [few] { $loans } позики
    [many] { $loans } позик
   *[other] { $loans } позик
} за £{ $amount }
london-action-look = { $cards ->
    [one] Спершу переглянути { $cards } верхню карту колоди
    [few] Спершу переглянути { $cards } верхні карти колоди
    [many] Спершу переглянути { $cards } верхніх карт колоди
   *[other] Спершу переглянути { $cards } верхніх карт колоди
}
london-action-draw-deck = Добрати з колоди
london-action-draw-seen = Добрати «{ $card }» з-поміж переглянутих
london-action-draw-top-row = Добрати «{ $card }» з верхнього ряду
london-action-draw-bottom-row = Добрати «{ $card }» з нижнього ряду
london-action-put-back = Далі повернути «{ $card }»
london-action-develop = Розвивати місто
london-action-buy-land = Купити землю
london-action-run-city = Керувати містом
london-action-draw-three = Добрати три карти
london-action-draw-three-or-more = Добрати три карти і ще до { $more }
london-action-play = Зіграти «{ $card }»
london-action-play-action-card = Зіграти «{ $card }»: { $effects }
london-action-pay = Скинути «{ $card }»
london-action-pay-by = Скинути «{ $card }» — властивість «{ $source }»
london-action-pay-priced = Скинути «{ $card }» — £{ $amount }, властивість «{ $source }»
london-action-new-stack = Почати нову стопку
london-action-cover = Покласти на стопку { $stack }: { $card }
london-action-cover-face-down = Покласти на стопку { $stack } (верхня карта сорочкою догори)
london-action-new-stack-with = Почати нову стопку картою «{ $placed }»
london-action-cover-with = Покласти «{ $placed }» на стопку { $stack }: { $card }
london-action-cover-face-down-with = Покласти «{ $placed }» на стопку { $stack } (верхня карта сорочкою догори)
london-action-buy = Купити боро «{ $borough }» за £{ $amount }
london-action-activate = Активувати «{ $card }» (стопка { $stack })
london-action-run-effect = Застосувати ефект керування боро
london-action-run-borough = Застосувати ефект керування боро «{ $borough }»
london-action-use = Використати «{ $source }»
london-action-use-offer = Використати «{ $source }»: { $cost }, щоб { $gain }
london-action-pay-cash = Сплатити £{ $amount } замість карти
london-action-discard = Скинути «{ $card }»
london-action-take-top-row = Взяти «{ $card }» з верхнього ряду
london-action-take-bottom-row = Взяти «{ $card }» з нижнього ряду
london-action-give = Віддати «{ $card }»
london-action-again = Повторити стопку { $stack }: { $card }
london-action-flip = Перевернути «{ $card }» сорочкою догори
london-action-flip-it = Перевернути карту сорочкою догори
london-action-flip-instead = Натомість перевернути стопку { $stack } сорочкою догори: { $card }
london-action-spare-flip = Лишити «{ $card }» лицем догори — £{ $amount }, властивість «{ $source }»
london-action-spare-it = Лишити карту лицем догори
london-action-name = Обрати: { $player }
london-action-part = Далі: { $effect }
london-action-part-number = Далі частина { $number }
london-action-exchange = Обміняти карту з полем — властивість «{ $source }»
london-action-take-loan = Взяти позику (£{ $amount })
london-action-done = Досить
london-action-done-drawing = Більше не добирати
london-action-done-building = Більше не грати карт
london-action-done-running = Завершити керування й отримати { $poverty ->
    [one] { $poverty } жетон
    [few] { $poverty } жетони
    [many] { $poverty } жетонів
   *[other] { $poverty } жетонів
} бідності
london-action-done-discarding = Більше не скидати
london-action-done-turn = Завершити хід

## What effects do

# The variant .you names who does it, for effects in which opponents do something too.
london-effect-gain = отримати { $things }
    .you = ви отримуєте { $things }
london-effect-remove-poverty = зменшити бідність на { $amount }
    .you = ви зменшуєте бідність на { $amount }
london-effect-remove-poverty-each = зменшити бідність на { $amount } за { $what }
    .you = ви зменшуєте бідність на { $amount } за { $what }
london-effect-take-poverty = отримати { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
    [many] { $amount } жетонів
   *[other] { $amount } жетонів
} бідності
    .you = ви отримуєте { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
        [many] { $amount } жетонів
       *[other] { $amount } жетонів
    } бідності
london-effect-take-poverty-each = отримати { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
    [many] { $amount } жетонів
   *[other] { $amount } жетонів
} бідності за { $what }
    .you = ви отримуєте { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
        [many] { $amount } жетонів
       *[other] { $amount } жетонів
    } бідності за { $what }
london-effect-draw = добрати { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}
    .you = ви добираєте { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карт
    }
london-effect-build-without-discard = збудувати до { $cards ->
    [one] { $cards } карти
    [few] { $cards } карт
    [many] { $cards } карт
   *[other] { $cards } карт
} без скидання
    .you = ви будуєте до { $cards ->
        [one] { $cards } карти
        [few] { $cards } карт
        [many] { $cards } карт
       *[other] { $cards } карт
    } без скидання
london-effect-discard-up-to = скинути до { $what }, за кожну: { $gain }
    .you = ви скидаєте до { $what }, за кожну: { $gain }
london-effect-discard-any-number = скинути будь-яку кількість { $what }, за кожну: { $gain }
    .you = ви скидаєте будь-яку кількість { $what }, за кожну: { $gain }
london-effect-collect-till = забрати гроші, що лежать на цій карті
    .you = ви забираєте гроші, що лежать на цій карті
london-effect-cover-from-board = накрити цю карту картою будівлі з поля, сплативши її вартість
    .you = ви накриваєте цю карту картою будівлі з поля, сплативши її вартість
london-effect-activate-again = ще раз застосувати ефект іншої карти, активованої в цьому керуванні
    .you = ви ще раз застосовуєте ефект іншої карти, активованої в цьому керуванні
london-effect-hand-causes-no-poverty = ваші карти на руці не дають бідності в цьому керуванні
london-effect-take-cash-from-opponents = кожен суперник дає вам £{ $amount }
london-effect-opponents-pay = кожен суперник сплачує £{ $amount }
london-effect-opponents-pay-each = кожен суперник сплачує £{ $amount } за { $what } у себе
london-effect-give-poverty = передати супернику { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
    [many] { $amount } жетонів
   *[other] { $amount } жетонів
} своєї бідності
    .you = ви передаєте супернику { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
        [many] { $amount } жетонів
       *[other] { $amount } жетонів
    } своєї бідності
london-effect-opponent-takes-poverty = один із суперників отримує { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
    [many] { $amount } жетонів
   *[other] { $amount } жетонів
} бідності
# Two parts of which one has an “and” of its own, or another subject.
london-effect-two-apart = { $first }, і { $second }

# Things to gain, as in “gain £4 and 2 prestige”.
london-thing-cash = £{ $amount }
london-thing-cash-each = £{ $amount } за { $what }
london-thing-prestige = { $amount ->
    [one] { $amount } бал
    [few] { $amount } бали
    [many] { $amount } балів
   *[other] { $amount } балів
} престижу
london-thing-prestige-each = { $amount ->
    [one] { $amount } бал
    [few] { $amount } бали
    [many] { $amount } балів
   *[other] { $amount } балів
} престижу за { $what }

london-count-borough = кожне боро
london-count-riverside-borough = кожне боро біля річки
london-count-north-borough = кожне боро на північ від Темзи
london-count-south-borough = кожне боро на південь від Темзи
london-count-face-up-brown = кожну відкриту коричневу карту
london-count-face-up-blue = кожну відкриту синю карту
london-count-face-up-pink = кожну відкриту рожеву карту

# So many cards of a kind; 0 stands for "any number of".
london-cards-any = { $cards ->
    [0] карт
    [one] { $cards } карти
    [few] { $cards } карт
    [many] { $cards } карт
   *[other] { $cards } карт
}
london-cards-brown = { $cards ->
    [0] коричневих карт
    [one] { $cards } коричневої карти
    [few] { $cards } коричневих карт
    [many] { $cards } коричневих карт
   *[other] { $cards } коричневих карт
}
london-cards-blue = { $cards ->
    [0] синіх карт
    [one] { $cards } синьої карти
    [few] { $cards } синіх карт
    [many] { $cards } синіх карт
   *[other] { $cards } синіх карт
}
london-cards-pink = { $cards ->
    [0] рожевих карт
    [one] { $cards } рожевої карти
    [few] { $cards } рожевих карт
    [many] { $cards } рожевих карт
   *[other] { $cards } рожевих карт
}
london-cards-pauper = { $cards ->
    [0] карт жебраків
    [one] { $cards } карти жебраків
    [few] { $cards } карт жебраків
    [many] { $cards } карт жебраків
   *[other] { $cards } карт жебраків
}

london-cost-cash = сплатити £{ $amount }
london-cost-card-any = скинути карту
london-cost-card-brown = скинути коричневу карту
london-cost-card-blue = скинути синю карту
london-cost-card-pink = скинути рожеву карту
london-cost-card-pauper = скинути карту жебраків

## What abilities change while they are visible

london-ability-any-colour-pays = Будівництво можна оплатити, скинувши карту будь-якого кольору
london-ability-any-colour-pays-once = Раз за хід будівництво можна оплатити, скинувши карту будь-якого кольору
london-ability-any-colour-pays-priced = Щоразу за £{ $amount } будівництво можна оплатити, скинувши карту будь-якого кольору
london-ability-any-colour-pays-once-priced = Раз за хід за £{ $amount } будівництво можна оплатити, скинувши карту будь-якого кольору
london-ability-paupers-pay-for = Картами жебраків можна оплачувати карти такого кольору: { $colour }
london-ability-flips-instead = Можна перевернути сорочкою догори замість іншої щойно активованої карти
london-ability-spares-flip = Раз за хід за £{ $amount } щойно активована карта лишається лицем догори
london-ability-loan-pays = Позика дає £{ $amount }
london-ability-till-fills = За кожну іншу викладену карту на цю кладуть £{ $amount }
london-ability-looks-at-deck = { $cards ->
    [1] Перед добором на початку ходу можна переглянути верхню карту колоди
    [one] Перед добором на початку ходу можна переглянути до { $cards } карти колоди
    [few] Перед добором на початку ходу можна переглянути до { $cards } карт колоди
    [many] Перед добором на початку ходу можна переглянути до { $cards } карт колоди
   *[other] Перед добором на початку ходу можна переглянути до { $cards } карт колоди
}
london-ability-start-draw = На початку ходу добирають від { $least } до { $most } карт
london-ability-exchanges = Раз за хід карту з руки можна обміняти на карту з поля
london-ability-draws-more = Дією «Добрати три карти» можна добрати ще { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}
london-ability-first-build-cheaper = Перша карта, збудована під час розвитку міста, дешевша на £{ $amount }
london-ability-land-cheaper = Боро дешевші на £{ $amount }
london-ability-hand-spared = { $cards ->
    [one] { $cards } карта на руці не дає бідності під час керування
    [few] { $cards } карти на руці не дають бідності під час керування
    [many] { $cards } карт на руці не дають бідності під час керування
   *[other] { $cards } карт на руці не дають бідності під час керування
}
london-ability-repays-for = Позику погашають за £{ $amount }
london-ability-card-cost-as-cash = Якщо активація вимагає карти, натомість можна сплатити £{ $amount }
london-ability-run-offer = Раз за керування: { $cost }, щоб { $gain }

## What is printed on cards and boroughs

london-fact-building = Карта будівлі, { $colour } колір, колода { $set }
london-fact-action-card = Карта дії, { $colour } колір, колода { $set }
london-fact-pauper = Карта жебраків, { $colour } колір, колода { $set }
london-fact-cost = Будівництво коштує ще £{ $amount }
london-fact-no-discard = Будується без скидання
london-fact-activation = Активація: { $effects }
london-fact-activation-priced = Активація ({ $cost }): { $effects }
london-fact-flips = Потім перевертається
london-fact-stays-face-up = Лишається лицем догори
london-fact-action = Дія: { $effects }
london-fact-prestige-at-end = Наприкінці: { $prestige ->
    [one] { $prestige } бал
    [few] { $prestige } бали
    [many] { $prestige } балів
   *[other] { $prestige } балів
} престижу
london-fact-north = На північ від Темзи
london-fact-north-riverside = На північ від Темзи, біля річки
london-fact-south = На південь від Темзи
london-fact-south-riverside = На південь від Темзи, біля річки
london-fact-land-cost = Коштує £{ $amount }
london-fact-bought = При купівлі: { $effects }
london-fact-run = Під час кожного керування: { $effects }

## What happened

london-event-loans-repaid = { $player } погашає { $loans ->
    [one] { $loans } позику
    [few] { $loans } позики
    [many] { $loans } позик
   *[other] { $loans } позик
} за £{ $amount }
    .you = Ви погашаєте { $loans ->
        [one] { $loans } позику
        [few] { $loans } позики
        [many] { $loans } позик
       *[other] { $loans } позик
    } за £{ $amount }
london-event-loans-taken = { $player } бере { $loans ->
    [one] { $loans } позику
    [few] { $loans } позики
    [many] { $loans } позик
   *[other] { $loans } позик
}: £{ $amount }
    .you = Ви берете { $loans ->
        [one] { $loans } позику
        [few] { $loans } позики
        [many] { $loans } позик
       *[other] { $loans } позик
    }: £{ $amount }
london-event-deck-seen = { $player } переглядає верх колоди: { $cards }
    .you = Ви переглядаєте верх колоди: { $cards }
london-event-deck-seen-hidden = { $player } переглядає { $cards ->
    [one] { $cards } верхню карту
    [few] { $cards } верхні карти
    [many] { $cards } верхніх карт
   *[other] { $cards } верхніх карт
} колоди
    .you = Ви переглядаєте { $cards ->
        [one] { $cards } верхню карту
        [few] { $cards } верхні карти
        [many] { $cards } верхніх карт
       *[other] { $cards } верхніх карт
    } колоди
london-event-put-back = { $player } повертає на колоду, від верхньої: { $cards }
    .you = Ви повертаєте на колоду, від верхньої: { $cards }
london-event-put-back-hidden = { $player } повертає на колоду { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}
    .you = Ви повертаєте на колоду { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карт
    }
london-event-drew-from-deck = { $player } добирає «{ $card }» з колоди
    .you = Ви добираєте «{ $card }» з колоди
london-event-drew-from-deck-hidden = { $player } добирає карту з колоди
    .you = Ви добираєте карту з колоди
london-event-drew-from-board = { $player } бере «{ $card }» з поля
    .you = Ви берете «{ $card }» з поля
london-event-nothing-to-draw = { $player } не має що добрати
    .you = Вам немає що добрати
london-event-chose-develop = { $player } обирає розвиток міста
    .you = Ви обираєте розвиток міста
london-event-chose-buy-land = { $player } обирає купівлю землі
    .you = Ви обираєте купівлю землі
london-event-chose-run-city = { $player } обирає керування містом
    .you = Ви обираєте керування містом
london-event-chose-draw-three = { $player } обирає добір трьох карт
    .you = Ви обираєте добір трьох карт
london-event-build-began = { $player } показує «{ $card }», щоб збудувати
    .you = Ви показуєте «{ $card }», щоб збудувати
london-event-paid-at-price = { $player } доплачує, щоб скинути за це «{ $card }»
    .you = Ви доплачуєте, щоб скинути за це «{ $card }»
london-event-discarded = { $player } скидає «{ $card }»
    .you = Ви скидаєте «{ $card }»
london-event-board-moved = Нижній ряд поля вибуває з гри ({ $cards }), а верхній опускається
london-event-paid = { $player } платить £{ $amount }
    .you = Ви платите £{ $amount }
london-event-cash-gained = { $player } отримує £{ $amount }
    .you = Ви отримуєте £{ $amount }
london-event-prestige-gained = { $player } отримує { $amount ->
    [one] { $amount } бал
    [few] { $amount } бали
    [many] { $amount } балів
   *[other] { $amount } балів
} престижу
    .you = Ви отримуєте { $amount ->
        [one] { $amount } бал
        [few] { $amount } бали
        [many] { $amount } балів
       *[other] { $amount } балів
    } престижу
london-event-poverty-taken = { $player } отримує { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
    [many] { $amount } жетонів
   *[other] { $amount } жетонів
} бідності
    .you = Ви отримуєте { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
        [many] { $amount } жетонів
       *[other] { $amount } жетонів
    } бідності
london-event-poverty-removed = { $player } зменшує бідність на { $amount }
    .you = Ви зменшуєте бідність на { $amount }
london-event-stack-begun = { $player } починає стопку { $stack } картою «{ $card }»
    .you = Ви починаєте стопку { $stack } картою «{ $card }»
london-event-stack-covered = { $player } кладе «{ $card }» на стопку { $stack }
    .you = Ви кладете «{ $card }» на стопку { $stack }
london-event-till-filled = На карту «{ $card }» кладуть £{ $amount }
    .you = На вашу карту «{ $card }» кладуть £{ $amount }
london-event-till-lost = £{ $amount } на карті «{ $card }» втрачено
    .you = £{ $amount } на вашій карті «{ $card }» втрачено
london-event-action-card-played = { $player } грає «{ $card }», і ця карта вибуває з гри
    .you = Ви граєте «{ $card }», і ця карта вибуває з гри
london-event-land-bought = { $player } купує боро «{ $borough }» за £{ $amount }
    .you = Ви купуєте боро «{ $borough }» за £{ $amount }
london-event-land-turned-up = Тепер можна купити боро «{ $borough }»
london-event-activated = { $player } активує «{ $card }»
    .you = Ви активуєте «{ $card }»
london-event-activated-again = { $player } повторює ефект карти «{ $card }»
    .you = Ви повторюєте ефект карти «{ $card }»
london-event-borough-run = { $player } застосовує ефект керування боро «{ $borough }»
    .you = Ви застосовуєте ефект керування боро «{ $borough }»
london-event-ability-used = { $player } використовує «{ $source }»
    .you = Ви використовуєте «{ $source }»
london-event-flipped = { $player } перевертає «{ $card }» сорочкою догори
    .you = Ви перевертаєте «{ $card }» сорочкою догори
london-event-spared = { $player } лишає «{ $card }» лицем догори
    .you = Ви лишаєте «{ $card }» лицем догори
london-event-cash-given = { $player } віддає £{ $amount }, отримує { $to }
    .you = Ви віддаєте £{ $amount }, отримує { $to }
london-event-poverty-given = { $player } віддає { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
    [many] { $amount } жетонів
   *[other] { $amount } жетонів
} бідності, отримує { $to }
    .you = Ви віддаєте { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
        [many] { $amount } жетонів
       *[other] { $amount } жетонів
    } бідності, отримує { $to }
london-event-hand-spared = { $player } не отримує бідності за карти на руці в цьому керуванні
    .you = Ви не отримуєте бідності за карти на руці в цьому керуванні
london-event-exchanged = { $player } обмінює «{ $given }» на «{ $taken }» з поля
    .you = Ви обмінюєте «{ $given }» на «{ $taken }» з поля
london-event-run-ended = { $player } завершує керування; бідність дають: { london-n-stacks }, { london-n-loans } та { london-n-cards } на руці
    .you = Ви завершуєте керування; бідність дають: { london-n-stacks }, { london-n-loans } та { london-n-cards } на руці
london-event-end-triggered = { $player } завершує хід, і колода порожня: усі інші роблять ще один, останній хід
    .you = Ви завершуєте хід, і колода порожня: усі інші роблять ще один, останній хід
london-event-hand-shown = { $player } завершує гру з такою рукою: { $cards }
    .you = Ви завершуєте гру з такою рукою: { $cards }

## Why something is not possible

london-reason-choose-develop-first = Спершу оберіть розвиток міста
london-reason-choose-buy-land-first = Спершу оберіть купівлю землі
london-reason-choose-run-city-first = Спершу оберіть керування містом
london-reason-choose-draw-three-first = Спершу оберіть добір трьох карт
london-reason-action-chosen = Дію цього ходу вже обрано
london-reason-nothing-to-play = У вас немає карти, яку можна зіграти
london-reason-no-land = Немає боро, які можна купити
london-reason-not-on-offer = Боро «{ $borough }» зараз не продається
london-reason-land-too-dear = Боро «{ $borough }» коштує £{ $amount }: на це не вистачить ваших грошей і решти позик
london-reason-repay-at-start = Позики погашають лише на початку свого ходу
london-reason-no-loans-to-repay = У вас немає позик
london-reason-cannot-repay = { $loans ->
    [0] Зараз ви не можете погасити позику: кожна коштує £{ $amount }
    [one] Зараз можна погасити не більше ніж { $loans } позику, по £{ $amount } за кожну
    [few] Зараз можна погасити не більше ніж { $loans } позики, по £{ $amount } за кожну
    [many] Зараз можна погасити не більше ніж { $loans } позик, по £{ $amount } за кожну
   *[other] Зараз можна погасити не більше ніж { $loans } позик, по £{ $amount } за кожну
}
london-reason-enough-money = Позику за бажанням пропонують, лише коли у вас менше ніж £{ $amount }
london-reason-no-loans-left = У резерві не лишилося позик
london-reason-no-loan-now = Зараз позику взяти не можна
london-reason-deck-empty = Колода порожня
london-reason-deck-due = Із колоди так довго не брали карт, що цю треба взяти з неї
london-reason-cannot-look = Зараз не можна переглядати карти колоди
london-reason-cannot-look-so-far = Можна переглянути не більше ніж { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
} колоди
london-reason-draw-from-seen = Ви переглянули колоду: доберіть переглянуту карту або карту з поля
london-reason-not-seen = Ви не переглядали карту «{ $card }»
london-reason-space-empty = Там немає карти
london-reason-drawn-only = Карти з поля беруть, лише добираючи
london-reason-same-card-in-row = У цьому ряду дві карти «{ $card }»: беріть ту, що лівіше
london-reason-not-in-hand = У вас на руці немає карти «{ $card }»
london-reason-pauper-built = Карту жебраків не можна збудувати
london-reason-pauper-pays = Картою жебраків не можна оплатити «{ $card }»
london-reason-no-discard = Немає другої карти, щоб скинути (потрібен { $colour } колір)
london-reason-wrong-colour = Не можна скинути «{ $discard }» ({ $discard-colour } колір) за «{ $card }» ({ $colour } колір)
london-reason-no-such-means = Карту «{ $card }» не можна або не потрібно скидати в такий спосіб
london-reason-too-dear = Для карти «{ $card }» потрібно £{ $amount }: на це не вистачить ваших грошей і решти позик
london-reason-not-a-building = Підійде лише карта будівлі, а не «{ $card }»
london-reason-placed-this-turn = Карту «{ $card }» викладено цього ходу: її ще не можна накрити
london-reason-not-your-stack = Це не ваша стопка
london-reason-not-your-city = Активувати можна лише карти власного міста
london-reason-face-down = Карта лежить сорочкою догори
london-reason-no-activation = На карті «{ $card }» немає чого активувати
london-reason-already-activated = Карту «{ $card }» цього ходу вже активовано
london-reason-no-card-to-pay = Немає карти, яку можна скинути, щоб активувати «{ $card }»
london-reason-nothing-to-cover-with = На полі немає карти, яку можна покласти на «{ $card }»
london-reason-nothing-to-repeat = Не активовано жодної карти, ефект якої могла б повторити карта «{ $card }»
london-reason-cannot-repeat = Карту «{ $card }» не можна повторити
london-reason-no-run-effect = Ваше верхнє боро не має ефекту керування, або його вже застосовано
london-reason-run-effect-at-end = Після ефекту керування вже нічого не буде: його застосовують, коли керування завершується
london-reason-ability-used = «{ $source }»: цього ходу вже використано
london-reason-ability-not-now = «{ $source }»: зараз не той момент
london-reason-ability-too-dear = «{ $source }»: ви не можете за це заплатити
london-reason-no-ability = «{ $source }»: зараз такої властивості немає
london-reason-nothing-to-exchange = Для обміну потрібні карта на руці й карта на полі
london-reason-cannot-flip-instead = Цю карту не можна перевернути натомість
london-reason-nothing-spares = Ніщо не лишає цю карту лицем догори
london-reason-does-not-fit = Тут потрібна карта іншого виду, ніж «{ $card }»
london-reason-card-not-cash = Тут треба скинути карту, гроші її не замінять
london-reason-not-an-opponent = Це не суперник
london-reason-part-done = Цю частину ефекту вже виконано, або її немає
london-reason-must-go-on = Цього не можна пропустити

# What has to be answered before anything else.
london-first-repay = Спершу вирішіть, скільки позик погасити
london-first-start-draw = Спершу вирішіть, звідки взяти карту
london-first-put-back = Спершу вирішіть, яку карту повернути на колоду
london-first-draw = Спершу вирішіть, звідки взяти наступну карту
london-first-draw-more = Спершу вирішіть, чи добирати ще одну карту
london-first-choose-action = Спершу оберіть дію
london-first-develop = Спершу вирішіть, яку карту зіграти далі
london-first-pay-for = Спершу вирішіть, яку карту скинути, щоб оплатити «{ $card }»
london-first-place = Спершу вирішіть, куди покласти карту «{ $card }»
london-first-build-free = Спершу вирішіть, яку карту збудувати без скидання
london-first-choose-land = Спершу вирішіть, яке боро купити
london-first-run = Спершу вирішіть, яку карту активувати далі, або завершіть керування
london-first-activation-cost = Спершу вирішіть, яку карту скинути, щоб активувати «{ $card }»
london-first-offer-cost = Спершу вирішіть, яку карту скинути, щоб використати «{ $source }»
london-first-order = Спершу вирішіть, яка частина ефекту «{ $source }» наступна
london-first-discard-up-to = Спершу вирішіть, яку карту скинути («{ $source }»), або зупиніться
london-first-cover-from-board = Спершу вирішіть, яку карту з поля покласти на «{ $card }»
london-first-activate-again = Спершу вирішіть, ефект якої карти повторить «{ $card }»
london-first-flip = Спершу вирішіть, чи перевернути «{ $card }» сорочкою догори
london-first-choose-opponent = Спершу вирішіть, якого суперника стосується «{ $source }»
london-first-exchange-take = Спершу вирішіть, яку карту взяти з поля
london-first-exchange-give = Спершу вирішіть, яку карту віддати в обмін
london-first-after-action = Вашу дію завершено
london-first-trim = Спершу скиньте карти, щоб лишилося дев’ять

## Where the points come from

london-score-track = Престиж на треку: { $amount }
london-score-hand = (1) { london-n-cards } на руці: разом бідності { $amount }
london-score-cards = (2) Карти міста: { $amount } ({ $cards })
london-score-no-cards = (2) Карти міста: 0
london-score-card = { $card } { $amount }
london-score-equal-cards = { $card } { $amount } ×{ $cards }
london-score-hidden-cards = { $cards ->
    [one] { $cards } накриту чи перевернуту карту враховують лише наприкінці
    [few] { $cards } накриті чи перевернуті карти враховують лише наприкінці
    [many] { $cards } накритих чи перевернутих карт враховують лише наприкінці
   *[other] { $cards } накритих чи перевернутих карт враховують лише наприкінці
}
london-score-repaid = { $loans ->
    [0] (3) Погашених позик немає
    [one] (3) Погашено { $loans } позику за £{ $amount }
    [few] (3) Погашено { $loans } позики за £{ $amount }
    [many] (3) Погашено { $loans } позик за £{ $amount }
   *[other] (3) Погашено { $loans } позик за £{ $amount }
}
london-score-cash = (4) Лишилося £{ $cash }: { $amount }
london-score-unpaid = { $loans ->
    [0] (5) Непогашених позик немає
    [one] (5) Не погашено { $loans } позику: { $amount }
    [few] (5) Не погашено { $loans } позики: { $amount }
    [many] (5) Не погашено { $loans } позик: { $amount }
   *[other] (5) Не погашено { $loans } позик: { $amount }
}
london-score-returned = (6) Бідність { $poverty }, з неї повертається { $amount }
london-score-poverty = (7) Лишилося бідності { $poverty }: { $amount }
london-score-total = Усього: { $amount }
london-tie-poverty = { $player } має менше бідності, ніж { $other }, тож випереджає
    .you = Ви маєте менше бідності, ніж { $other }, тож випереджаєте
london-tie-boroughs = { $player } має більше боро, ніж { $other }, тож випереджає
    .you = Ви маєте більше боро, ніж { $other }, тож випереджаєте
london-tie-card = { $player } має кращу карту, ніж { $other }, тож випереджає
    .you = Ви маєте кращу карту, ніж { $other }, тож випереджаєте
london-score-total-so-far = { $cards ->
    [one] Усього без { $cards } прихованої карти: { $amount }
    [few] Усього без { $cards } прихованих карт: { $amount }
    [many] Усього без { $cards } прихованих карт: { $amount }
   *[other] Усього без { $cards } прихованих карт: { $amount }
}

# What would have been understood, within a sentence. Words that are typed stay as they are.
london-expected-action = слово дії, як-от develop, draw чи done
london-expected-loans = скільки позик
london-expected-cards = скільки карт
london-expected-part = номер частини
london-expected-player = номер гравця
london-expected-stack = номер однієї з ваших стопок
london-expected-own-borough = спершу власне боро
london-expected-in-row = карта, що лежить у тому ряду
london-expected-pointer = карта, боро, номер стопки, deck, loan, repay, develop, land, run чи three
london-expected-title = ідентифікатор карти міста
london-expected-borough = ідентифікатор боро
london-expected-space = deck, seen, top чи bottom, а тоді ідентифікатор карти звідти
london-expected-lists = списки deck, boroughs і first
london-expected-no-more = більше жодної копії цієї карти
london-expected-sets = колода A перед B, а B перед C
london-expected-all-cards = усі карти набору; бракує: { $card }
london-expected-borough-once = кожне боро, якого немає в продажу на початку, один раз
london-expected-all-boroughs = усі боро колоди; бракує: { $borough }
