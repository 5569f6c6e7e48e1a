# The pages of the web app. What games say is in their own files.

web-title = Two Cities
web-title-turn = ▸ Ваш хід · { $game }
web-title-table = { $game } · Two Cities
web-tagline = Дві настільні гри про будівництво міста: наодинці, за одним екраном або з друзями на відстані. Без реєстрації.
web-games = Ігри
web-game-london = Лондон
web-game-new-york = Нью-Йорк 1901
web-about-london = Відбудуйте місто після пожежі 1666 року: будуйте карти, керуйте містом заради грошей і престижу та стримуйте бідність. 2–4 гравці, близько години.
web-about-new-york = Займайте ділянки в Нижньому Мангеттені й зводьте дедалі вищі хмарочоси вздовж його вулиць. 2–4 гравці, близько 40 хвилин.
web-play-now = Грати проти бота
web-new-table = Створити стіл
web-new-table-of = { $game }: новий стіл
web-mine = Мої столи
web-open-tables = Відкриті столи
web-status-running = триває
web-status-over = завершено
web-status-closed = закрито
web-status-broken = лише перегляд
web-player = Гравець { $number }
web-your-name = Ваше ім’я

web-players = Гравці
web-who = Хто сидить на місці { $number }
web-who-me = Я
web-who-here = Хтось за цим екраном
web-who-link = Хтось із друзів, за посиланням
web-who-bot = Бот
web-level = Рівень
web-bot-of-many = { $name } { $number }
web-bot = Бот «{ $level }»
web-bot-champion = Чемпіон
web-bot-champion-plays = Близько секунди зазирає наперед і оцінює з досвіду партій із самим собою. Найсильніший з усіх.
web-bot-strong = Сильний
web-bot-strong-plays = Ходить одразу, спираючись на досвід партій із самим собою, і рідко помиляється в оцінці.
web-bot-skilled = Вправний
web-bot-skilled-plays = Багато знає з партій із самим собою, але не завжди придивляється.
web-bot-casual = Аматор
web-bot-casual-plays = Грає за простими правилами здорового глузду й часом щось недооцінює.
web-bot-novice = Початківець
web-bot-novice-plays = Знає правила й хоче як краще, але часто обирає другий чи третій за якістю хід.
web-bot-expert = Експерт
web-bot-learned = Бувалий
web-bot-rules = Звичайний
web-bot-greedy = Новачок
web-bot-random-plan = Грайливий
web-bot-random = Безцільний
web-pace = Темп
web-pace-none = Без годинника
web-pace-live = Наживо
web-pace-slow = Неспішно
web-pace-turn = Секунд на хід
web-pace-increment = Секунд додатково за кожну наступну відповідь
web-pace-days = Днів на хід
web-absence = Коли чийсь час вичерпано
web-absence-bot = на цьому місці грає бот, доки людина не повернеться
web-absence-others = вирішують інші
web-more = Варіант, набір та інше
web-option-loans = Позики
web-option-loans-unlimited = скільки завгодно
web-option-loans-limited = скільки є жетонів
web-option-variant = Гра
web-option-variant-standard = звичайна
web-option-variant-beginner = для початківців
web-option-variant-expert = для досвідчених
web-option-characters = Персонажі
web-option-characters-random = за жеребом
web-option-characters-choose = на вибір по черзі
web-option-action-cards = Карти дій
web-option-action-cards-all = із ними
web-option-action-cards-none = без них
web-option-flip = Хмарочоси можна перевертати
web-option-flip-no = ні
web-option-flip-yes = так
web-pack = Карти й поле
web-pack-london = Лондон, 101 карта
web-pack-london-110 = Лондон, 110 карт
web-pack-new-york = Нью-Йорк 1901
web-own-pack = Або власний набір із файлу
web-chat-on = За столом можна спілкуватися
web-hints-on = Підказки дозволено
web-listed = Показувати стіл усім і дозволити будь-кому зайняти вільне місце
web-make = Відкрити стіл
web-made = Стіл готовий
web-link-of = Посилання для місця { $seat }
web-watch-link = Посилання для тих, хто лише дивиться
web-watch-link-note = За цим посиланням видно лише те, що відкрите всім
web-copy = Скопіювати
web-copied = Скопійовано
web-qr = QR-код
web-qr-of = QR-код: { $label }
web-phrase = Запишіть ці слова. Вони повернуть вам місце на іншому пристрої або якщо цей браузер вас забуде.
web-to-table = До столу
web-to-lobby = На першу сторінку
web-cancel = Скасувати
web-join = Вас запрошено до гри: { $game }
web-sit = Сісти за стіл
web-seat-free = вільно
web-seat-person = людина
web-seat-relieved = поки що бот
web-seat-bot = бот
web-not-yours = У цьому браузері ви не сидите за цим столом.
web-recover = Маєте тут місце?
web-recover-seat = Ваше місце
web-recover-phrase = Слова, які ви записали
web-recover-do = Повернути місце

web-opening = Відкриваємо стіл …
web-unreachable = Сервер недоступний: перевірте, чи він працює, і спробуйте ще раз.
web-failed = Щось пішло не так: перезавантажте сторінку. Нічого не втрачено.
web-refused = Звідси цей стіл переглянути не можна: можливо, місце вже належить іншому браузеру.
web-no-page = Такої сторінки немає.
web-lost = Зв’язок втрачено, пробуємо знову
web-retry = Зараз
web-menu = Меню
web-close = Закрити
web-theme = Кольори
web-theme-system = як у системі
web-theme-light = світлі
web-theme-dark = темні
web-paced = Показувати дії інших по черзі
web-keys = Клавіші
web-keys-london =
    1–9, 0: карта на вашій руці
    P: почути, що станеться
    H: підказка, якщо за столом вони є
    Escape: крок назад
    Пробіл: пропустити дії інших
    Ctrl Z: скасувати
web-keys-new-york =
    Стрілки: переходити між ділянками або рухати хмарочос
    R, Shift R: обернути його
    {"["} і ]: усі місця, де він уміщується
    Enter: прийняти показане
    + − 0: ближче, далі, уся мапа
    Shift і стрілки: рухати мапу
    P: почути, що станеться
    H: підказка, якщо за столом вони є
    Escape: крок назад
    Пробіл: пропустити дії інших
    Ctrl Z: скасувати
web-skip = Одразу до кінця
web-your-turn = Ваш хід
web-turn-of = Ходить { $name }
web-others-turn = { $name } думає
web-over = Гру завершено
web-nothing-done = ще нічого не зроблено
web-back = Назад
web-reset = Почати спочатку
web-hint = Підказка
web-hint-waiting = Думаємо …
web-hint-count =
    { $count ->
        [one] { $count } підказка.
        [few] { $count } підказки, найкраща перша.
        [many] { $count } підказок, найкраща перша.
       *[other] { $count } підказок, найкраща перша.
    }
web-hint-none = Тут нема чого радити.
web-hint-stands = Підказки стосуються столу, як він є, без того, що ви пробуєте. Якщо виконати одну з них, спробу буде скасовано.
web-hint-take = Зробити так
web-hint-left = Останній крок: { $plan }
web-hint-finish = Зробити
web-hint-gone = Цього вже не можна зробити. { $reason }
web-undo = Скасувати
web-undo-ask = Попросити скасувати
web-undo-wish =
    { $name } хоче скасувати { $count ->
        [one] { $count } дію
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дій
    }. Ви згодні?
web-undo-waits = { $name } просить дозволу щось скасувати.
web-undo-agree = Так
web-undo-refuse = Ні
web-relieve = Доручити боту: { $name }
web-clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } днів
    }
web-log = Що сталося
web-chat = Чат
web-chat-say = Напишіть щось
web-chat-send = Надіслати
web-chat-mute = Не показувати: { $name }
web-chat-hear = Знову показувати: { $name }
web-curtain = Тепер ходить { $name }
web-curtain-note = Передайте екран. Карти з’являться лише після наступного натискання.
web-curtain-pull = Я — { $name }
web-leave = Доручити свою гру боту
web-return = Грати далі без бота
web-new-link = нове посилання
web-replace = замінити
web-record = Завантажити запис гри
web-close-table = Закрити стіл
web-close-sure = За закритим столом ніхто не зможе грати далі. Переглядати його ще можна буде.
web-delete-table = Видалити стіл
web-delete-sure = Усе за цим столом зникне для всіх.
web-end-won = { $name } перемагає
web-end-shared = Спільна перемога: { $name }
web-chart = Графік балів за всю гру
web-chart-start = початок
web-chart-end = кінець
web-chart-note = Скільки мав би кожен, якби гра скінчилася тоді, — наскільки ви могли це знати.
web-free-seats = За цим столом є вільні місця.
web-again = Зіграти ще
web-seal = Розклад визначено до першого ходу: зерно { $seed }, печатка { $seal }…

web-london-kind-brown = Економіка
web-london-kind-blue = Наука й культура
web-london-kind-pink = Політика
web-london-kind-grey = Жебраки
web-london-letter-brown = Е
web-london-letter-blue = К
web-london-letter-pink = П
web-london-letter-grey = Ø
web-london-per = за
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
web-london-known = Відомо, що на руці: { $cards }
web-london-other = Хід
web-london-n-prestige = { $amount } престижу
web-london-poverty-more = +{ $amount } бідності
web-london-poverty-less = −{ $amount } бідності
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
        [one] Перевертається { $cards }.
        [few] Перевертаються { $cards }.
        [many] Перевертаються { $cards }.
       *[other] Перевертаються { $cards }.
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

## The table of New York

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
web-new-york-races = Вулиці, по 5 балів
web-new-york-race-open = ще нікого
web-new-york-race-tied = порівну: ніхто не отримує балів
web-new-york-race-you = ви попереду на { $lead }
web-new-york-race-lead = попереду на { $lead }
web-new-york-lots-left = Вільні ділянки
web-new-york-size = розмір { $size }
web-new-york-tray = Ваші хмарочоси
web-new-york-tray-of = Хмарочоси: { $name }
web-new-york-tray-own = назад до своїх
web-new-york-tray-left = лишилося { $count }, кінець настане на 4
web-new-york-tray-demolish = Підсвічені можуть замінити щось ваше: знесіть заради них
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
web-new-york-tile-built = збудовано
web-new-york-tile-built-by = збудовано, має { $player }
web-new-york-tile-demolished = знесено
web-new-york-hint-fits = { $name }. Уміщується на вашій території.
web-new-york-hint-lots = { $count ->
    [one] { $name }. Умістився б із ділянкою { $lots }.
    [few] { $name }. Умістився б з однією з цих ділянок: { $lots }.
    [many] { $name }. Умістився б з однією з цих ділянок: { $lots }.
   *[other] { $name }. Умістився б з однією з цих ділянок: { $lots }.
}
web-new-york-hint-completes = З ділянкою { $lot } вмістилися б: { $tiles }.
web-new-york-one-lot-short = бракує однієї ділянки: наведіть, щоб побачити якої
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
    [one] Остання карта, що прийде, відома
    [few] Останні { $count } карти, що прийдуть, відомі
    [many] Останні { $count } карт, що прийдуть, відомі
   *[other] Останні { $count } карт, що прийдуть, відомі
}
web-new-york-tally = { $card }{ $count ->
    [one] { "" }
    [few] { " " }×{ $count }
    [many] { " " }×{ $count }
   *[other] { " " }×{ $count }
}
web-new-york-fits = { $count ->
    [one] { $count } ділянка підходить
    [few] { $count } ділянки підходять
    [many] { $count } ділянок підходять
   *[other] { $count } ділянок підходять
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
web-new-york-only-place = єдине місце, де вміщується
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
    [one] Робітник повертається: { $workers } з { $all }
    [few] { $count } робітники повертаються: { $workers } з { $all }
    [many] { $count } робітників повертаються: { $workers } з { $all }
   *[other] { $count } робітників повертаються: { $workers } з { $all }
}
web-new-york-effect-sent = { $count ->
    [one] Робітник іде на порожню ділянку: лишається { $workers } з { $all }
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
web-new-york-note-start = Оберіть карту з ринку або підсвічений хмарочос, заради якого знести.
web-new-york-note-take = Оберіть карту з ринку. Коли наводите на неї, її ділянки позначено.
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
