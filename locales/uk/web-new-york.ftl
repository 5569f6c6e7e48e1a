# The table of New York in the web app.

web-new-york-map = Мапа міста. Стрілки ведуть від ділянки до ділянки, плюс і мінус змінюють масштаб
web-new-york-map-placing = Мапа міста. Стрілки рухають хмарочос, R обертає його, Enter будує
web-new-york-city = Місто
web-new-york-nearer = Ближче
web-new-york-further = Далі
web-new-york-whole = Уся мапа
web-new-york-place = { $lots }: місце { $number } з { $count }
web-new-york-plus = +{ $points }
web-new-york-lot-free = вільно
web-new-york-lot-closed = не в грі
web-new-york-lot-owned = має { $player }
web-new-york-players = Гравці
web-new-york-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}
web-new-york-points-head = бали
web-new-york-workers = { $count } з { $all } робітників
web-new-york-tiles-left = { $count ->
    [one] лишився { $count } хмарочос
    [few] лишилося { $count } хмарочоси
    [many] лишилося { $count } хмарочосів
   *[other] лишилося { $count } хмарочосів
}
web-new-york-if-over = { $points }, якби скінчилося зараз{ $cards ->
    [0] { "" }
    [one] , { $cards } карта
    [few] , { $cards } карти
    [many] , { $cards } карт
   *[other] , { $cards } карт
}
web-new-york-king = , { $name }
web-new-york-building = будує
web-new-york-expanding = розширюється
web-new-york-choosing = обирає
web-new-york-next = далі
web-new-york-how = за що бали
web-new-york-races = Вулиці, по 5 балів
web-new-york-race-open = ще нікого
web-new-york-race-tied = порівну: без балів
web-new-york-race-you = ви попереду на { $lead }
web-new-york-race-lead = попереду на { $lead }
web-new-york-lots-left = Вільні ділянки
web-new-york-size = розмір { $size }
web-new-york-tray = Ваші хмарочоси
web-new-york-tray-of = Хмарочоси: { $name }
web-new-york-tray-own = назад до своїх
web-new-york-tray-left = лишилося { $count }, кінець настане на 4
web-new-york-tray-demolish = Підсвічені можуть замінити щось ваше: його буде знесено
web-new-york-tray-boom = Підсвічені можна збудувати завдяки будівельному буму
web-new-york-open = відкрито
web-new-york-opens-at = { $points ->
    [one] від { $points } бала, ще { $more }
    [few] від { $points } балів, ще { $more }
    [many] від { $points } балів, ще { $more }
   *[other] від { $points } балів, ще { $more }
}
web-new-york-legendary = Легендарні
web-new-york-legendary-one = по одному на гравця
web-new-york-legendary-done = свій ви вже збудували
web-new-york-tile-built = стоїть
web-new-york-tile-built-by = збудовано, має { $player }
web-new-york-tile-demolished = нема
web-new-york-hint-fits = { $name }. Уміщується на вашій території.
web-new-york-hint-over = { $name }. Уміститься на вашій території замість того, що там стоїть.
web-new-york-hint-lots = { $count ->
    [1] { $name }. Умістився б із ділянкою { $lots }.
    [one] { $name }. Умістився б з однією з цих ділянок: { $lots }.
    [few] { $name }. Умістився б з однією з цих ділянок: { $lots }.
    [many] { $name }. Умістився б з однією з цих ділянок: { $lots }.
   *[other] { $name }. Умістився б з однією з цих ділянок: { $lots }.
}
web-new-york-hint-completes = З ділянкою { $lot } вмістилися б: { $tiles }.
web-new-york-one-lot-short = бракує однієї ділянки: наведіть, щоб побачити якої
web-new-york-one-lot-short-touch = бракує однієї ділянки: натисніть, щоб побачити якої
web-new-york-hint-far = { $name }. Бракує більше ніж однієї ділянки.
web-new-york-market = Відкритий ринок
web-new-york-to-come = { $count ->
    [one] ще { $count } карта ділянки
    [few] ще { $count } карти ділянок
    [many] ще { $count } карт ділянок
   *[other] ще { $count } карт ділянок
}
web-new-york-taken = ви берете карту «{ $card }»
web-new-york-bottom = { $count ->
    [1] Остання карта, що прийде, відома
    [one] Остання { $count } карта, що прийде, відома
    [few] Останні { $count } карти, що прийдуть, відомі
    [many] Останні { $count } карт, що прийдуть, відомі
   *[other] Останні { $count } карт, що прийдуть, відомі
}
web-new-york-tally = { $card }{ $count ->
    [1] { "" }
    [one] { " " }×{ $count }
    [few] { " " }×{ $count }
    [many] { " " }×{ $count }
   *[other] { " " }×{ $count }
}
web-new-york-fits = { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
    [many] { $count } ділянок
   *[other] { $count } ділянок
}
web-new-york-actions = Карти дій
web-new-york-grab-two = Оберіть дві карти розміру 2.
web-new-york-card-used = використано
web-new-york-card-kept = збережено: 1 бал
web-new-york-card-now = використати зараз
web-new-york-card-boom = оберіть хмарочос
web-new-york-holding = { $name }, { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинок
}
web-new-york-places = { $count ->
    [one] { $count } місце
    [few] { $count } місця
    [many] { $count } місць
   *[other] { $count } місць
}
web-new-york-becomes = стає
web-new-york-reveals = Це відкриє карту, тож просто скасувати не вдасться.
web-new-york-effect-lot = Робітник іде на ділянку { $lot }
web-new-york-effect-return = Ділянка { $lot } знову вільна, робітник повертається
web-new-york-effect-demolished = Буде знесено: { $tiles }
web-new-york-effect-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}
web-new-york-effect-prestige = ще { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
} за «золотий престиж»
web-new-york-effect-opens = Відкривається покоління «{ $generation }» (від { $points })
web-new-york-effect-back = { $count ->
    [1] Робітник повертається: { $workers } з { $all }
    [one] { $count } робітник повертається: { $workers } з { $all }
    [few] { $count } робітники повертаються: { $workers } з { $all }
    [many] { $count } робітників повертаються: { $workers } з { $all }
   *[other] { $count } робітників повертаються: { $workers } з { $all }
}
web-new-york-effect-sent = { $count ->
    [1] Робітник іде на порожню ділянку: лишається { $workers } з { $all }
    [one] { $count } робітник іде на порожні ділянки: лишається { $workers } з { $all }
    [few] { $count } робітники йдуть на порожні ділянки: лишається { $workers } з { $all }
    [many] { $count } робітників ідуть на порожні ділянки: лишається { $workers } з { $all }
   *[other] { $count } робітників ідуть на порожні ділянки: лишається { $workers } з { $all }
}
web-new-york-effect-street = { $street }: тепер { $count }
web-new-york-effect-street-lead = { $street }: { $count } і 5 балів, якщо так і лишиться
web-new-york-effect-street-lost = { $street }: { $count }, першість втрачено
web-new-york-effect-challenge = { $challenge }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
} наприкінці
web-new-york-effect-end = Гра добігає кінця: усі інші роблять ще один, останній хід
web-new-york-do-build = Збудувати тут
web-new-york-do-demolish = Знести й збудувати
web-new-york-do-shift = Змінити ринок
web-new-york-do-take = Взяти
web-new-york-do-acquire = Зайняти { $lot }
web-new-york-do-return = Повернути { $lot }
web-new-york-turn-it = Обернути
web-new-york-next-place = Наступне місце
web-new-york-drag = Тягніть тут, щоб пересунути.
web-new-york-place-how = { $turns ->
    [yes] Коліщатко чи R обертає; [ і ] перебирають місця.
   *[no] {"["} і ] перебирають місця.
}
web-new-york-note-start = Оберіть карту з ринку, щоб розширитися, або підсвічений хмарочос: він замінить щось ваше.
web-new-york-note-take = Оберіть карту з ринку. Коли наводите на неї, її ділянки позначено.
web-new-york-note-take-touch = Оберіть карту з ринку. Коли натиснете на неї, її ділянки буде позначено.
web-new-york-note-acquire = Оберіть підсвічену ділянку на мапі.
web-new-york-note-build = Оберіть підсвічений хмарочос, а потім місце для нього на мапі.
web-new-york-step-expand = Розширення
web-new-york-step-demolish = Знесення
web-new-york-step-build = Будівництво
web-new-york-step-boom = Бум
web-new-york-turn = Хід { $turn }
web-new-york-last-turns = { $count ->
    [0] Останній хід
    [one] Після цього ще { $count } хід
    [few] Після цього ще { $count } ходи
    [many] Після цього ще { $count } ходів
   *[other] Після цього ще { $count } ходів
}
web-new-york-skip = Перейти
web-new-york-skip-decision = Рішення
web-new-york-tabs = Частини столу
web-new-york-tab-map = Мапа
web-new-york-tab-tiles = Хмарочоси
web-new-york-tab-market = Ринок
web-new-york-tab-races = Вулиці
web-new-york-tab-log = Журнал
