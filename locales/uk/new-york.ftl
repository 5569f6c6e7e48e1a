# What New York 1901 says.

## Names of things that are the same in every pack

new-york-generation-starting = старт
new-york-generation-bronze = бронза
new-york-generation-silver = срібло
new-york-generation-gold = золото
new-york-starting-building = стартова будівля
new-york-tile = { $generation } { $id }
new-york-kind = { $district } { $size }
new-york-card-construction-boom = будівельний бум
new-york-card-market-shift = зміна ринку
new-york-card-land-grab = захоплення землі
new-york-challenge-bronze-baron = бронзовий барон
new-york-challenge-master-architect = майстер архітектури
new-york-challenge-generation-king = король поколінь
new-york-challenge-gold-tycoon = золотий магнат
new-york-challenge-gold-prestige = золотий престиж

new-york-n-workers = { $back ->
    [1] робітника
    [one] робітників
    [few] робітників
    [many] робітників
   *[other] робітників
}
new-york-n-workers-sent = { $sent ->
    [1] робітника
    [one] робітників
    [few] робітників
    [many] робітників
   *[other] робітників
}
new-york-n-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}

## Questions

new-york-question-character = Ким ви хочете бути?
new-york-question-start = Розширитися чи зносити?
new-york-question-start-expanding = Яку карту ділянки взяти?
new-york-question-start-stuck = У вас немає вільного робітника, і ви не можете ні будувати, ні зносити. Яку ділянку повернути?
new-york-question-start-without-workers = У вас немає вільного робітника. Що робити?
new-york-question-acquire = Яку ділянку «{ $card }» зайняти?
new-york-question-build = Який хмарочос збудувати?
new-york-question-site = Де поставити «{ $tile }»?
new-york-question-site-demolishing = Де поставити «{ $tile }» і що звільнить для цього місце?
new-york-question-boom = Використати будівельний бум, щоб збудувати ще раз?

## Actions

new-york-action-be = { $character }: почати на ділянці { $lot }, { $district } район
new-york-action-shift = Зміна ринку: викласти на ринок чотири нові карти
new-york-action-take = Розширитися: взяти карту «{ $card }»
new-york-action-grab = Захоплення землі: взяти дві карти одразу — { $cards }
new-york-action-acquire = { $lot }
new-york-action-acquire-beside = { $lot }, поруч: { $streets }
new-york-action-demolish = Знести, щоб збудувати «{ $tile }» ({ $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинок
}, { new-york-n-points })
new-york-action-build = Збудувати «{ $tile }» ({ $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинок
}, { new-york-n-points })
new-york-action-boom = Будівельний бум: збудувати «{ $tile }» ({ $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинок
}, { new-york-n-points })
new-york-workers-back = { $back ->
    [0] { "" }
    [1] ; робітник повертається
    [one] ; { $back } робітник повертається
    [few] ; { $back } робітники повертаються
    [many] ; { $back } робітників повертаються
   *[other] ; { $back } робітників повертаються
}
new-york-workers-sent = { $sent ->
    [0] { "" }
    [1] ; робітник іде на порожню ділянку
    [one] ; { $sent } робітник іде на порожні ділянки
    [few] ; { $sent } робітники йдуть на порожні ділянки
    [many] ; { $sent } робітників ідуть на порожні ділянки
   *[other] ; { $sent } робітників ідуть на порожні ділянки
}
new-york-action-at = На { $cells }{ new-york-workers-back }
new-york-action-at-demolishing = На { $cells }; знести: { $tiles }{ new-york-workers-back }{ new-york-workers-sent }
new-york-detail-lots = { $count ->
    [1] Лишилася єдина така ділянка: { $lots }
    [one] Вільні ділянки: { $lots }
    [few] Вільні ділянки: { $lots }
    [many] Вільні ділянки: { $lots }
   *[other] Вільні ділянки: { $lots }
}
new-york-detail-places = Вміщується в { $places ->
    [one] { $places } місці
    [few] { $places } місцях
    [many] { $places } місцях
   *[other] { $places } місцях
}
new-york-detail-place = { $place } (іншого місця немає)
new-york-detail-touches = Межує з вулицями: { $streets }
new-york-detail-prestige = Дає { new-york-n-points } за «золотий престиж»
new-york-action-return = Повернути ділянку { $lot } й забрати робітника
new-york-action-pass = Цього ходу не будувати
new-york-action-no-boom = Більше не будувати

## What happened

new-york-event-character = { $player } — це { $character }, починає на ділянці { $lot }
    .you = Ви — { $character }, починаєте на ділянці { $lot }
new-york-event-card-used = { $player } використовує карту «{ $card }»
    .you = Ви використовуєте карту «{ $card }»
new-york-event-market-cleared = Під майбутній ринок ідуть: { $cards }
new-york-event-market-filled = Нове на ринку: { $cards }
new-york-event-card-taken = { $player } бере карту «{ $card }»
    .you = Ви берете карту «{ $card }»
new-york-event-lot-acquired = { $player } займає ділянку { $lot }
    .you = Ви займаєте ділянку { $lot }
new-york-event-lot-returned = { $player } повертає ділянку { $lot }
    .you = Ви повертаєте ділянку { $lot }
new-york-event-demolished = { $player } зносить «{ $tile }»
    .you = Ви зносите «{ $tile }»
new-york-event-built = { $player } будує «{ $tile }» на { $cell } за { new-york-n-points }
    .you = Ви будуєте «{ $tile }» на { $cell } за { new-york-n-points }
new-york-event-prestige = { $player } отримує { new-york-n-points } за «золотий престиж»
    .you = Ви отримуєте { new-york-n-points } за «золотий престиж»
new-york-event-workers-back = { $player } забирає { new-york-n-workers } з { $lots }
    .you = Ви забираєте { new-york-n-workers } з { $lots }
new-york-event-workers-sent = { $player } ставить { new-york-n-workers-sent } на { $others }
    .you = Ви ставите { new-york-n-workers-sent } на { $others }
new-york-event-workers-moved = { $player } забирає { new-york-n-workers } з { $lots } і ставить { new-york-n-workers-sent } на { $others }
    .you = Ви забираєте { new-york-n-workers } з { $lots } і ставите { new-york-n-workers-sent } на { $others }
new-york-event-unlocked = { $player } відтепер може будувати покоління «{ $generation }»
    .you = Відтепер ви можете будувати покоління «{ $generation }»
new-york-event-passed = { $player } нічого не будує
    .you = Ви нічого не будуєте
new-york-event-end-tiles = { $player } має лише чотири незбудовані хмарочоси: усі інші роблять ще один, останній хід
    .you = У вас лише чотири незбудовані хмарочоси: усі інші роблять ще один, останній хід
new-york-event-end-market = { $player } бере одну з останніх карт: усі інші роблять ще один, останній хід
    .you = Ви берете одну з останніх карт: усі інші роблять ще один, останній хід
new-york-event-end-quiet = { $player } завершує останній із багатьох ходів без будівництва: усі інші роблять ще один, останній хід
    .you = Ви завершуєте останній із багатьох ходів без будівництва: усі інші роблять ще один, останній хід

## Why not

new-york-reason-character-gone = Персонажа вже обрано, або він не в грі: { $character }
new-york-reason-not-in-market = На відкритому ринку немає карти «{ $card }»
new-york-reason-no-worker = На початку ходу у вас не було вільного робітника
new-york-reason-lot-taken = Ділянка { $lot } зайнята, її має { $owner }
new-york-reason-your-lot = Ділянка { $lot } уже ваша
new-york-reason-other-kind = Ділянка { $lot } не відповідає карті «{ $card }»
new-york-reason-district-closed = Ділянка { $lot } лежить у районі, якого немає в грі для двох
new-york-reason-expand-first = Маючи вільного робітника, перед будівництвом треба розширитися або зносити
new-york-reason-standing = Ви вже збудували «{ $tile }»
new-york-reason-demolished = Ви знесли «{ $tile }», тож цього вже немає в грі
new-york-reason-legendary-built = Хмарочос «{ $tile }» уже збудовано
new-york-reason-second-legendary = Ви вже збудували легендарний хмарочос, а двох не будує ніхто
new-york-reason-equal-before = Це те саме, що хмарочос «{ $tile }», який беруть першим
new-york-reason-locked = Щоб будувати покоління «{ $generation }», потрібно { new-york-n-points }
new-york-reason-no-room = На вашій території біля вулиці чи парку немає місця для хмарочоса «{ $tile }»
new-york-reason-no-room-on = «{ $tile }» ніде не вміщується на ділянці { $lot }
new-york-reason-not-your-ground = Хмарочос має цілком лежати на вашій території
new-york-reason-no-frontage = Там він не межує ні з вулицею, ні з парком
new-york-reason-occupied = Там стоїть один із ваших хмарочосів
new-york-reason-nothing-to-demolish = Нічого з нижчого покоління не може звільнити місце для хмарочоса «{ $tile }»
new-york-reason-not-lower = «{ $tile }» має накрити щось ваше, і лише з нижчого покоління
new-york-reason-too-few-workers = У вас замало робітників для ділянок, що лишилися б порожніми
new-york-reason-must-build = Після знесення треба будувати
new-york-reason-no-action-cards = За цим столом грають без карт дій
new-york-reason-card-used = Карту «{ $card }» ви вже використали
new-york-reason-shift-first = Зміна ринку можлива лише на початку ходу, перед усім іншим
new-york-reason-future-empty = Майбутній ринок порожній, тож карту «{ $card }» використати не можна
new-york-reason-grab-two-small = Захоплення землі бере з відкритого ринку дві карти розміру 2
new-york-reason-grab-workers = Для захоплення землі потрібні два вільні робітники
new-york-reason-boom-after-build = Будівельний бум буває після будівництва цього ходу
new-york-reason-boom-leaves-four = Після будівельного буму у вас мають лишитися чотири власні незбудовані хмарочоси
new-york-reason-no-return = Ділянку повертають лише тоді, коли немає вільних робітників і не можна ні будувати, ні зносити
new-york-reason-not-your-worker = На ділянці { $lot } немає вашого робітника
new-york-reason-must-go-on = Цього не можна пропустити

## What has to be answered first

new-york-first-character = Спершу вирішіть, ким ви хочете бути
new-york-first-start = Спершу вирішіть, як почати хід
new-york-first-acquire = Спершу вирішіть, яку ділянку «{ $card }» зайняти
new-york-first-build = Спершу вирішіть, що збудувати, або що не будуєте нічого
new-york-first-site = Спершу вирішіть, де поставити «{ $tile }»
new-york-first-boom = Спершу вирішіть, чи використати будівельний бум

## Where the points come from

new-york-score-built = { $generation }: { $skyscrapers ->
    [one] { $skyscrapers } хмарочос
    [few] { $skyscrapers } хмарочоси
    [many] { $skyscrapers } хмарочосів
   *[other] { $skyscrapers } хмарочосів
} за { new-york-n-points }
new-york-score-track = На треку: { $points }
new-york-score-street = { $street }: { $points } ({ $skyscrapers ->
    [one] { $skyscrapers } хмарочос
    [few] { $skyscrapers } хмарочоси
    [many] { $skyscrapers } хмарочосів
   *[other] { $skyscrapers } хмарочосів
})
new-york-score-challenge = Завдання «{ $challenge }»: { $points }
new-york-score-cards = Невикористані карти дій: { $points }
new-york-score-total = Усього: { $points }
new-york-tie-height = { $player } має вищий легендарний хмарочос, ніж { $other }, тож випереджає
    .you = Ви маєте вищий легендарний хмарочос, ніж { $other }, тож випереджаєте
new-york-tie-gold = { $player } має більше золотих хмарочосів, ніж { $other }, тож випереджає
    .you = Ви маєте більше золотих хмарочосів, ніж { $other }, тож випереджаєте

## What things are and do

new-york-fact-card-boom = Після будівництва свого ходу збудуйте ще раз, нічого не зносячи; після цього мають лишитися чотири власні незбудовані хмарочоси (N5.1)
new-york-fact-card-shift = Перед усім іншим у вашому ході всі відкриті карти йдуть під майбутній ринок, а на їхнє місце приходять інші (N5.2)
new-york-fact-card-grab = Замість звичайного розширення візьміть дві відкриті карти розміру 2 і за кожну поставте робітника на ділянку (N5.3)
new-york-fact-challenge-bronze-baron = Наприкінці 4 власні бронзові хмарочоси на полі дають 5 балів, 5 дають 10, 6 або більше дають 15 (N9.1)
new-york-fact-challenge-master-architect = Наприкінці 3 власні хмарочоси неправильної форми на полі дають 3 бали, 4 дають 6, 5 або більше дають 10 (N9.2)
new-york-fact-challenge-generation-king = Наприкінці за найбільшу на полі кількість бронзових, срібних чи золотих хмарочосів дають по 5 балів, якщо перше місце ні з ким не поділено (N9.3)
new-york-fact-challenge-gold-tycoon = Наприкінці кожен район, у якому є щонайменше два власні золоті хмарочоси, дає 3 бали (N9.4)
new-york-fact-challenge-gold-prestige = Коли ви будуєте золото, кожен бронзовий чи срібний хмарочос суперників, із яким воно межує, одразу дає 1 бал (N9.5)

new-york-fact-tile = Хмарочос ({ $generation }): { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинок
}, { new-york-n-points }
new-york-fact-height = Висота у футах: { $height }
new-york-fact-irregular = Неправильної форми
new-york-fact-shape = Форма: { $shape }
new-york-fact-lot = Ділянка: { $card }
new-york-fact-beside = Поруч: { $streets }
new-york-fact-character = Починає на ділянці { $lot }, { $district } район
new-york-fact-district = { $lots ->
    [one] { $lots } ділянка
    [few] { $lots } ділянки
    [many] { $lots } ділянок
   *[other] { $lots } ділянок
}, з них розміру 3: { $large }
new-york-fact-not-with-two = Не використовується у грі для двох
new-york-fact-scoring = Вулиця, що може дати бали, на мапі { $code }
new-york-fact-street = Вулиця, на мапі { $code }
new-york-fact-park = Парк: межувати з ним так само добре, як із вулицею
new-york-fact-landmark = Пам’ятка: там нічого не будують, і сусідство з нею нічого не дає

# What would have been understood, within a sentence. Words that are typed stay as they are.
new-york-expected-action = слово дії, як-от take, build чи pass
new-york-expected-pointer = ділянка, карта, як-от green-2, хмарочос, boom, shift, grab чи pass
new-york-expected-character = ідентифікатор персонажа
new-york-expected-kind = карта, тобто колір і розмір, як-от green-2
new-york-expected-lot = ідентифікатор ділянки, як-от G4
new-york-expected-tile = ідентифікатор хмарочоса, як-от b4
new-york-expected-cell = перша клітинка місця, де він стане, як-от j9
new-york-expected-turn = як він лежить: r0, r1, r2 чи r3 — чверті оберту, від f0 до f3 — перевернутий
new-york-expected-tile-first = нічого: спершу скажіть, який хмарочос будуєте
new-york-expected-streets = три різні вулиці, за які дають бали, у порядку набору
new-york-expected-shuffle = числа від 1 до 4 в якомусь порядку, як-от 3142, для кожного гравця
new-york-expected-no-more = більше жодної карти цього виду
new-york-expected-all-cards = усі карти в грі; бракує: { $card }
new-york-expected-characters = персонажі, що в грі, кожен один раз
new-york-expected-count = { $characters ->
    [one] { $characters } персонаж
    [few] { $characters } персонажі
    [many] { $characters } персонажів
   *[other] { $characters } персонажа
}
