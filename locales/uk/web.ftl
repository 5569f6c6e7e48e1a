# The pages of the web app. What games say is in their own files.

web-title = Two Cities
web-description = Лондон і Нью-Йорк 1901: грайте в браузері у дві гри про розбудову міст.
web-title-turn = ▸ Ваш хід · { $game }
web-title-turn-of = Ходить { $name } · { $game }
web-title-table = { $game } · Two Cities
web-tagline = Дві настільні гри про будівництво міста: наодинці, за одним екраном або з друзями на відстані. Без реєстрації.
web-tagline-short = Дві настільні гри про будівництво міста
web-games = Ігри
web-game-london = Лондон
web-game-new-york = Нью-Йорк 1901
web-about-london = Відбудуйте місто після пожежі 1666 року: будуйте карти, керуйте містом заради грошей і престижу та стримуйте бідність. 2–4 гравці, близько години.
web-about-new-york = Займайте ділянки в Нижньому Мангеттені й зводьте дедалі вищі хмарочоси вздовж його вулиць. 2–4 гравці, близько 40 хвилин.
web-play-now = Грати проти бота
web-new-table = Створити стіл
web-new-table-of = { $game }: новий стіл
web-mine = Мої столи
web-tables-older = Завершені та давніші столи ({ $count })
web-delete-row = Видалити
web-delete-row-of = Видалити цей стіл: { $table }
web-open-tables = Відкриті столи
web-status-running = триває
web-status-waiting = чекає на гравців
web-turn-of = Ходить { $name }
web-status-over = завершено
web-status-closed = закрито
web-status-broken = лише перегляд
web-status-shown = запис
web-player = Гравець { $number }
web-your-name = Ваше ім’я
web-name-of-me = Ваше ім’я
web-name-of-here = Ім’я гравця

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
web-bot-champion-plays = До секунди зазирає наперед і оцінює з досвіду партій із самим собою. Найсильніший з усіх.
web-bot-strong = Сильний
web-bot-strong-plays = Спирається на досвід партій із самим собою і рідко помиляється в оцінці: у Лондоні ходить одразу, у Нью-Йорку — на мить зазирнувши наперед.
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
web-option-first = Хто починає
web-option-first-drawn = за жеребом
web-option-first-seat = місце { $seat }
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
web-own-pack-remove = Прибрати { $name }
web-chat-on = За столом можна спілкуватися
web-hints-on = Підказки дозволено
web-listed = Показувати стіл усім і дозволити будь-кому зайняти вільне місце
web-make = Відкрити стіл
web-made = Стіл готовий
web-made-of = { $game }: стіл готовий
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
web-join-note = Реєстрація не потрібна. Перегляд цієї сторінки місця не займає.
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
web-retry = Спробувати зараз
web-menu = Меню
web-close = Назад до столу
web-language = Мова
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
    Кома: налаштування
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
    Кома: налаштування
web-skip = Одразу до кінця
web-your-turn = Ваш хід
web-doing-thinking = { $name } думає
web-doing-repaying = { $name } погашає позики
web-doing-drawing = { $name } добирає карти
web-doing-choosing = { $name } обирає дію
web-doing-developing = { $name } будує
web-doing-buying = { $name } купує землю
web-doing-running = { $name } керує містом
web-doing-exchanging = { $name } обмінює карту
web-doing-ending = { $name } ось-ось завершить хід
web-doing-discarding = { $name } скидає зайві карти, щоб лишилося дев’ять
web-doing-character = { $name } обирає персонажа
web-doing-expanding = { $name } розширюється
web-doing-returning = { $name } повертає ділянку
web-doing-building = { $name } будує
web-doing-demolishing = { $name } зносить, щоб збудувати
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
web-hint-others =
    { $count ->
        [one] Ще { $count } спосіб
        [few] Ще { $count } способи
        [many] Ще { $count } способів
       *[other] Ще { $count } способу
    }
web-hint-stands = Підказки стосуються столу, як він є, без того, що ви пробуєте. Якщо виконати одну з них, спробу буде скасовано.
web-hint-take = Зробити так
web-hint-left = Останній крок: { $plan }
web-hint-all = Це вся підказка. Щойно її виконано, буде наступна.
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
web-undo-own = Ви попросили це скасувати. Ще не відповіли: { $names }.
web-undo-denied = { $name } не хоче цього.
web-undo-withdraw = Відкликати прохання
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
web-seats = Хто тут сидить
web-new-link = запросити за посиланням
web-new-link-note = Хто відкриє таке посилання й сяде за стіл, перебере це місце: так можна перейти й на інший пристрій. Давніші посилання на це місце більше не діятимуть.
web-replace = замінити за посиланням
web-host = Для того, хто створив стіл
web-record = Завантажити запис гри
web-record-short = Завантажити запис

web-bring = Відкрити записану гру
web-bring-note = Перетягніть файл записаної гри будь-куди на цю сторінку або оберіть його. Гру буде відтворено крок за кроком.
web-bring-choose = Обрати файл
web-bring-none = Це не запис: перетягніть файл гри, а якщо в неї власний набір, то разом із ним.
web-bring-wrong = { $file } не можна показати. { $why }

web-replay = Переглянути гру знову
web-replay-title = Перегляд · { $game }
web-replay-move = Крок { $move } з { $last }
web-replay-to = до кроку { $move }
web-replay-start = Перед першим кроком
web-replay-quiet = Звідси нічого не видно
web-replay-bar = Уся гра, крок за кроком
web-replay-first = На початок
web-replay-turn-back = Назад до початку ходу
web-replay-back = Крок назад
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-on = Крок уперед
web-replay-turn-on = До наступного ходу
web-replay-last = У кінець
web-replay-speed = Швидкість
web-replay-eyes = Чиїми очима
web-replay-eyes-of = очима гравця: { $name }
web-replay-eyes-beside = очима глядача
web-replay-eyes-open = усі руки відкриті
web-replay-own = так, як було видно вам
web-replay-link = Скопіювати посилання на цей крок
web-replay-story = Як ішла гра
web-replay-keys =
    ← і →: крок назад або вперед; із Shift — хід
    Home і End: на початок, у кінець
    Пробіл: відтворити, пауза

web-fork = Грати далі звідси
web-fork-title = Новий стіл: гра далі після кроку { $move }
web-fork-note = Усе, що вже сталося, лишається, як було, і все, що ще лежить сорочкою догори, — теж. Імен гравців і скасованих дій за новим столом не буде.

web-hindsight = Розбір гри
web-hindsight-what = Боти ще раз розглядають кожне рішення, виходячи з того, що знав гравець: хто мав більше шансів на перемогу, що було б краще і що було удачею. Це триває близько хвилини.
web-hindsight-begin = Розібрати
web-hindsight-underway = Скільки вже розглянуто
web-hindsight-percent = розглянуто { $percent } %
web-hindsight-mark = { $percent }{"\u00A0"}%
web-hindsight-shows = Що показує графік
web-hindsight-win = Шанс на перемогу
web-hindsight-margin = Очікувана перевага
web-hindsight-win-chart = Графік шансів кожного на перемогу впродовж гри
web-hindsight-margin-chart = Графік очікуваної переваги кожного впродовж гри
web-hindsight-win-note = Наскільки ймовірною була перемога кожного на кожному ході, виходячи лише з того, що кожен знав: шанси не мусять давати в сумі 100 %.
web-hindsight-margin-note = На скільки балів кожен міг сподіватися випередити наприкінці найкращого з інших, виходячи з того, що кожен знав.
web-hindsight-luck-and-skill = Удача й уміння
web-hindsight-player = Гравець
web-hindsight-score = Бали
web-hindsight-at-end = Перевага наприкінці
web-hindsight-start = Очікувалось на початку
web-hindsight-luck = Удача
web-hindsight-about = { $points } ± { $error }
web-hindsight-deal = зокрема розклад
web-hindsight-cost = Втрачено рішеннями
web-hindsight-given = Від інших
web-hindsight-rest = Решта
web-hindsight-means = Усе, крім першого стовпця, — це перевага над найкращим з інших, у балах. Очікуване на початку, удача й те, що дали помилки інших, мінус утрати через власні рішення, разом складають перевагу наприкінці; решта — це те, чого не помічено або що оцінено хибно. Удача — це те, що випало, мінус те, що випало б у середньому; рішення порівняно з найкращим, яке знайдено, певно це чи ні, тож їхня сума в середньому правильна: трохи менше за нуль означає нуль. ± показує, у яких межах удача точна 19 разів із 20.
web-hindsight-costliest = Найдорожчі рішення
web-hindsight-nothing = Нічого кращого за зігране не знайдено.
web-hindsight-move = крок { $move }
web-hindsight-by = { $points } бала ± { $error }
web-hindsight-played = Зіграно: { $what }
web-hindsight-better = Краще: { $what }
web-hindsight-why = Чому: { $what }
web-close-table = Закрити стіл
web-close-sure = За закритим столом ніхто не зможе грати далі. Переглядати його ще можна буде.
web-delete-table = Видалити стіл
web-delete-sure = Усе за цим столом зникне для всіх.
web-end-won = { $name } перемагає
web-end-shared = Спільна перемога: { $name }
web-score-rank = { $rank }.
web-score-total = Усього
web-score-london-score-track = Престиж на треку
web-score-london-score-cards = Карти міста
web-score-london-score-cash = Гроші, що лишилися
web-score-london-score-unpaid = Непогашені позики
web-score-london-score-poverty = Бідність
web-score-new-york-score-track = На треку
web-score-new-york-score-street = { $street }
web-score-new-york-score-challenge = Завдання: { $challenge }
web-score-new-york-score-cards = Невикористані карти дій
# How a figure came about.
web-score-detail-london-score-cards = { $cards }
web-score-detail-london-score-repaid = { $loans ->
    [0] {""}
    [one] погашено { $loans } позику за £{ $amount }
    [few] погашено { $loans } позики за £{ $amount }
    [many] погашено { $loans } позик за £{ $amount }
   *[other] погашено { $loans } позик за £{ $amount }
}
web-score-detail-london-score-cash = лишилося £{ $cash }
web-score-detail-london-score-unpaid = { $loans ->
    [0] {""}
    [one] { $loans } позика
    [few] { $loans } позики
    [many] { $loans } позик
   *[other] { $loans } позик
}
web-score-detail-london-score-poverty = бідності: { $all }{ $cards ->
    [0] {""}
   *[other] , з них за карти на руці { $cards }
}{ $returned ->
    [0] {""}
   *[other] ; повернуто { $returned }, лишилося { $poverty }
}
web-score-detail-new-york-score-built = { new-york-score-built }
web-score-detail-new-york-score-street = { $skyscrapers ->
    [one] { $skyscrapers } хмарочос
    [few] { $skyscrapers } хмарочоси
    [many] { $skyscrapers } хмарочосів
   *[other] { $skyscrapers } хмарочосів
}
web-chart = Графік балів за всю гру
web-chart-start = початок
web-chart-end = кінець
web-chart-note = Скільки мав би кожен, якби гра скінчилася тоді, — наскільки ви могли це знати.
web-free-seats = За цим столом є вільні місця.
web-again = Зіграти ще
web-next-by = { $name } відкриває наступну гру. Усі пересідають на одне місце.
web-next-open = Наступну гру за цим столом відкрито. Усі пересідають на одне місце.
web-next-sit = Сісти на своє місце
web-next-told = Усі, хто тут грав, одразу бачать новий стіл і сідають на своє місце одним натисканням. Надішліть посилання тим, хто вже пішов.
web-seal = Розклад визначено до першого ходу: зерно { $seed }, печатка { $seal }…
web-seal-foreknown = Зерно { $seed }. Хто створив цей стіл, міг знати розклад: тут продовжили іншу партію або грали із заданої позиції.
web-foreknown = Хто створив цей стіл, може знати, що лежить сорочкою догори: тут продовжують іншу партію або грають із заданої позиції.
