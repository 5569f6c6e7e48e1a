# The table of London in the web app.

web-london-kind-brown = Економіка
web-london-kind-blue = Наука й культура
web-london-kind-pink = Політика
web-london-kind-grey = Жебраки
web-london-letter-brown = Е
web-london-letter-blue = К
web-london-letter-pink = П
web-london-letter-grey = Ø
web-london-per = за
web-london-any-number = будь-скільки
web-london-till = £ на карті
web-london-till-has = На карті лежить £{ $amount }
web-london-costs = Будівництво коштує £{ $amount }
web-london-at-end = { $amount ->
    [one] { $amount } бал
    [few] { $amount } бали
    [many] { $amount } балів
   *[other] { $amount } балів
} престижу наприкінці
web-london-no-ability = без властивостей
web-london-play = Дія:
web-london-once = вибуває з гри
web-london-stays = лишається
web-london-flips = Після використання перевертається
web-london-pauper = Не можна збудувати, і не можна оплатити нею будівлю. На руці: 1 жетон бідності за керування.
web-london-pauper-short = користі немає, +1 бідності за керування
web-london-every-run = Щоразу при керуванні:
web-london-north = Північ
web-london-south = Південь
web-london-riverside = біля річки
web-london-lie = { $river } біля річки · { $north } на півночі · { $south } на півдні
web-london-boroughs = Боро
web-london-no-boroughs = Землі ще не куплено
web-london-no-boroughs-short = без землі
web-london-offer = Боро на продаж
web-london-offer-left =
    { $count ->
        [0] у колоді більше немає
       *[other] ще { $count } в колоді
    }
web-london-sold = розпродано
web-london-board = Поле розвитку
web-london-board-note = коли заповниться, нижній ряд вибуває з гри
web-london-board-full = заповнене: наступна скинута карта прибере нижній ряд
web-london-free = вільно
web-london-deck = Колода
web-london-of-set = { $count } з { $set }
web-london-face-down = Сорочкою догори
web-london-downs = { $count } сорочкою догори
web-london-stack-of =
    { $count ->
        [0] Стопка { $number }
        [one] Стопка { $number }, під верхньою { $count } карта
        [few] Стопка { $number }, під верхньою { $count } карти
        [many] Стопка { $number }, під верхньою { $count } карт
       *[other] Стопка { $number }, під верхньою { $count } карт
    }
web-london-chosen = Активується під номером { $number }
web-london-covered = накрито { $count }
web-london-city = Ваше місто
web-london-city-of = Місто: { $name }
web-london-city-note =
    { $count ->
        [one] { $count } стопка
        [few] { $count } стопки
        [many] { $count } стопок
       *[other] { $count } стопок
    }: +{ $count } бідності за кожне керування
web-london-no-stacks = Ще нічого не збудовано. Карту з руки оплачують іншою картою того самого кольору.
web-london-nothing-built = Ще нічого не збудовано.
web-london-new-stack = Почати нову стопку
web-london-hand = Ваша рука
web-london-hand-of = Рука: { $name }
web-london-hand-note =
    { $count ->
        [0] {""}
        [one] { $count } карта: +{ $count } бідності за керування
        [few] { $count } карти: +{ $count } бідності за керування
        [many] { $count } карт: +{ $count } бідності за керування
       *[other] { $count } карт: +{ $count } бідності за керування
    }
web-london-no-hand = На руці немає карт
web-london-being-built = будується
web-london-then-turns = { $gain }, потім перевертається
web-london-turns-only = перевертається
web-london-would = Дало б { $gain }
web-london-ledger = Рахункова книга
web-london-money = Гроші
web-london-loans = Позики
web-london-poverty = Бідність
web-london-prestige = Престиж
web-london-cards-in-hand = Карти на руці
web-london-to-play = ходить
web-london-ruler = Бідність разом із картами на руці
web-london-ruler-now = якби гра скінчилася зараз
web-london-ruler-after = після цього
web-london-least-poor = У вас найменше бідності: вона нічого не коштує.
web-london-above = На { $count } більше за найменшу: −{ $amount } престижу
web-london-others = Інші міста
web-london-stacks-n =
    { $count ->
        [one] { $count } стопка
        [few] { $count } стопки
        [many] { $count } стопок
       *[other] { $count } стопок
    }
web-london-more = ще { $count }
web-london-known = Відомо, що на руці: { $cards }
web-london-other = Хід
web-london-n-prestige = { $amount } престижу
web-london-poverty-more = +{ $amount } бідності
web-london-poverty-less = −{ $amount } бідності
web-london-from =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карт
    }
web-london-run-end =
    { $stacks ->
        [one] { $stacks } стопка
        [few] { $stacks } стопки
        [many] { $stacks } стопок
       *[other] { $stacks } стопок
    }, { $hand ->
        [one] { $hand } карта
        [few] { $hand } карти
        [many] { $hand } карт
       *[other] { $hand } карт
    }, { $loans ->
        [one] { $loans } позика
        [few] { $loans } позики
        [many] { $loans } позик
       *[other] { $loans } позик
    }
web-london-borough-effect = Застосувати боро
web-london-read = { $name }: з { $from } до { $to }
web-london-read-nothing = Зараз нічого не пробуєте
web-london-turn =
    { $count ->
        [1] Перевертається { $cards }.
        [one] Перевертаються { $cards }.
        [few] Перевертаються { $cards }.
        [many] Перевертаються { $cards }.
       *[other] Перевертаються { $cards }.
    }
web-london-turn-many =
    { $count ->
        [one] Перевертається { $count } карта.
        [few] Перевертаються { $count } карти.
        [many] Перевертаються { $count } карт.
       *[other] Перевертаються { $count } карт.
    }
web-london-loans-cost =
    { $count ->
        [one] { $count } позика
        [few] { $count } позики
        [many] { $count } позик
       *[other] { $count } позик
    }: щоб погасити, потрібно £{ $amount }.
web-london-unpaid = Якщо так і лишиться, наприкінці −{ $amount }.
web-london-run-now = Керувати містом: { $gain }
web-london-which-way = У який спосіб?
web-london-sure = Це відкриє щось нове, тож скасувати не вдасться.
web-london-hint-action = Або одразу вкажіть карту на руці, щоб збудувати її, боро, щоб купити, чи стопку, щоб керувати містом.
web-london-hint-develop = Оберіть карту на руці.
web-london-hint-pay = Оберіть карту для оплати: вона піде на поле.
web-london-hint-place = Оберіть стопку або почніть нову.
web-london-hint-land = Оберіть боро на продаж.
web-london-hint-run = Оберіть карти свого міста в будь-якому порядку.
web-london-hint-draw = Оберіть колоду або карту з поля.
web-london-seen = Ви переглянули
web-london-parts = Частини столу
web-london-tab-city = Місто
web-london-tab-hand = Рука
web-london-tab-market = Ринок
web-london-tab-others = Інші
web-london-tab-log = Журнал
web-london-exchange = Обміняти карту
web-london-takes-loans =
    { $count ->
        [one] { $count } позика
        [few] { $count } позики
        [many] { $count } позик
       *[other] { $count } позик
    }
web-london-skip = Перейти
web-london-skip-decision = До рішення
web-london-skip-city = До вашого міста
web-london-skip-hand = До вашої руки
web-london-skip-log = До журналу
web-london-step-draw = Добір
web-london-step-action = Дія
web-london-step-develop = Розвиток
web-london-step-land = Купівля землі
web-london-step-run = Керування містом
web-london-step-end = Кінець ходу
web-london-step-end-short = Кінець
