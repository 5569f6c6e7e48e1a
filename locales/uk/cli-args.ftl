# Що можна набрати після `twocities`, як каже довідка, і що не так із набраним.

## Команди

cli-about = Настільні ігри про розбудову міст для 2–4 гравців. Без команди: гра в браузері, як `serve --open`
cli-about-play = Грати за столом у терміналі: проти ботів або з іншими за одним екраном
cli-about-bots = Сказати, проти кого можна грати і хто як грає
cli-about-serve = Тримати столи для браузерів і програм
cli-about-backup = Скопіювати в один файл усе, що зберігає сервер, працює він чи ні
cli-about-restore = Відновити дані сервера з копії
cli-about-export = Записати партії, які зберігає сервер, як записи, працює він чи ні
cli-about-import = Узяти записи як столи сервера, що не працює
cli-about-sim = Дати ботам зіграти багато партій і підсумувати результати
cli-about-arena = Дати ботам змагатися блоками й сказати, хто кращий і наскільки це певно
cli-about-report = Дати добрим ботам зіграти багато партій і сказати, чи гра збалансована: сторінка з графіками, CSV або JSON
cli-about-luck = Дати рівносильним ботам грати ті самі розклади знову й знову й сказати, яку частку гри вирішує розклад
cli-about-bench = Виміряти швидкість правил або скільки думають боти: рядок JSON для кожної кількості гравців
cli-about-replay = Пройти записом партії
cli-about-analyse = Ще раз переглянути завершену партію: чого кожен міг чекати, скільки коштували рішення і що було удачею
cli-about-verify = Зіграти записи знову й сказати, чи кожен іще справджується
cli-about-content = Переглянути набори вмісту
cli-about-content-check = Сказати, чи файли є наборами вмісту, а якщо ні — де й чому
cli-about-content-show = Вивести все, що є в наборі, карти чи поле, і на чому ґрунтується кожен факт
cli-about-content-list = Перелічити набори, що йдуть із програмою
cli-about-rules = Вивести правила або одне з них

## Аргументи кількох команд

cli-arg-language = Мова: en, pt-BR, es або uk. Без неї — та, якою говорить система (LC_ALL, LC_MESSAGES, LANG)
cli-arg-game = Гра
cli-arg-pack = Що в коробці: назва набору, що йде з програмою, або файл
cli-arg-options = Опція столу; можна задати кілька разів. В обох іграх: first=МІСЦЕ. Лондон: loans=limited. Нью-Йорк: variant=beginner або variant=expert, action-cards=none, characters=choose, flip=yes
cli-arg-folder = Тека для всього, що зберігає сервер [типово: tables у теці стану користувача]
cli-arg-json = Записати результат як JSON
cli-arg-csv = Записати результат як CSV
cli-arg-threads = Скільки потоків; результат від цього не залежить [типово: усі, що є]
cli-arg-seats = Скільки гравців
cli-arg-seed = Зерно першої партії; кожна наступна має наступне число
cli-arg-file = Запис
cli-arg-files = Записи

## play

cli-arg-play-seats = Хто де сидить, за порядком: `me`, інші люди за іменами, боти рівнів `novice`, `casual`, `skilled`, `strong` і `champion` або ті, що для досліджень: `random`, `random-plan`, `greedy`, `rules`, `flat-mc`, `ismcts`, `ismcts-long`, `learned` і `expert` (як вони грають, каже `twocities bots`) [типово: me,rules]
cli-arg-play-seed = Зерно розкладу [типово: нове]
cli-arg-play-record = Куди писати запис; якщо він там уже є, його продовжують
cli-arg-play-no-hints = Не давати підказок. Запис цього не зберігає: це каже команда, що його продовжує
cli-arg-play-no-color = Без кольорів; можна писати й --no-colour
cli-arg-play-plain = Без кольорів і без знаків поза ASCII, крім £

## serve, backup, restore, export, import

cli-arg-serve-bind = Де слухати [типово: 127.0.0.1:1901]
cli-arg-serve-public-url = Адреса, за якою люди знаходять сервер, наприклад https://games.example.org
cli-arg-serve-trust-proxy = Вірити тому, що проксі перед сервером каже про того, хто звертається
cli-arg-serve-lan = Впустити інші машини домашньої мережі
cli-arg-serve-no-limits = Нікого не сповільнювати: для вимірів і машин між собою
cli-arg-serve-allow-private-calls = Дозволити виклики на машини власної мережі й без TLS: лише там, де до них може звернутися кожен
cli-arg-serve-log-json = Писати журнал рядками JSON
cli-arg-serve-open = Відкрити першу сторінку в браузері
cli-arg-backup-to = Файл, який записати; нічого не перезаписується
cli-arg-restore-file = Копія
cli-arg-export-table = Партія за цим столом [типово: кожна завершена]
cli-arg-export-to = Тека для записів; нічого в ній не перезаписується
cli-arg-export-running = Також незавершені партії: їхні записи розкривають усе приховане
cli-arg-import-pack = Файл їхнього набору, якщо він не йшов із програмою

## sim, arena, report, luck, bench

cli-arg-sim-bots = Боти за порядком місць
cli-arg-sim-games = Скільки партій
cli-arg-sim-records = Записувати запис кожної партії до цієї теки
cli-arg-sim-parquet = Записати рядок для кожного місця кожної партії до цього файлу Parquet
cli-arg-sim-decisions = Записати рядок для кожного рішення кожної партії до цього файлу Parquet, з номерами, які має пакет Python
cli-arg-arena-bots = Боти; кожен зустрічається з кожним
cli-arg-arena-pairs = Лише ці пари ботів, як-от champion:expert,champion:rules
cli-arg-arena-alone = За столами на трьох і чотирьох: лише партії, де перший бот пари сам-один серед інших. Показують його перемоги, яких рівний мав би третину чи чверть, а не рахунок
cli-arg-arena-blocks = Блоки для кожної пари ботів: один розклад, зіграний в усіх порядках місць
cli-arg-arena-sprt = Зупинити пару, щойно ясно, чи її рахунок (із --alone — її частка перемог) менший чи більший із цих двох
cli-arg-arena-seed = Зерно першого блоку; кожен наступний має наступне число
cli-arg-arena-log = Зберігати зігране в цьому файлі й продовжувати з нього; без нього перервану роботу починають наново
cli-arg-report-games = За скількома партіями стежать
cli-arg-report-blocks = Розклади для кожного боро чи легендарного хмарочоса, якого позбавляють; кожен грають раз для кожного місця
cli-arg-report-out = Куди писати сторінку [типово: london-report.html або new-york-report.html]
cli-arg-report-json = Записати числа як JSON замість сторінки
cli-arg-report-csv = Записати числа всіх речей як CSV замість сторінки
cli-arg-luck-bot = Хто сидить на кожному місці
cli-arg-luck-deals = Скільки розкладів
cli-arg-luck-games = Скільки разів грають кожен
cli-arg-luck-seed = Зерно першого розкладу; кожен наступний має наступне число
cli-arg-bench-game = Гра [типово: усі]
cli-arg-bench-bots = Виміряти, скільки ці боти думають над рішенням, кожен проти `rules`, замість правил
cli-arg-bench-games = Зіграти рівно стільки партій замість міряти певний час
cli-arg-bench-seats = Скільки гравців [типово: 2, 3 і 4]
cli-arg-bench-seed = Зерно першої партії
cli-arg-bench-seconds = Як довго міряють кожен рядок

## replay, analyse, verify, content, rules

cli-arg-replay-from = Почати з цієї дії
cli-arg-replay-to = Закінчити цією дією
cli-arg-replay-viewer = Розповісти, що могло бачити це місце, `public` — що могли всі; `all` розповідає все
cli-arg-replay-all = Не зупинятися після кожного ходу
cli-arg-replay-pack = Файл набору, якщо він не йшов із програмою
cli-arg-analyse-pack = { cli-arg-replay-pack }
cli-arg-analyse-decisions = Скільки найдорожчих рішень розповісти
cli-arg-analyse-json = Записати все знайдене як JSON
cli-arg-verify-pack = { cli-arg-import-pack }
cli-arg-verify-seal = Печатка, показана перед грою: запис має мати саме її
cli-arg-content-check-files = Файли
cli-arg-content-show-pack = Назва набору, що йде з програмою, або файл
cli-arg-content-show-json = Записати його як JSON
cli-arg-rules-game = Гра; її можна не називати перед номером правила, який каже, чиє воно [типово: london]
cli-arg-rules-id = Правило, наприклад L5.2; без нього — зміст

## Що каже сама довідка

cli-manual-usage = Використання:
cli-manual-commands = Команди
cli-manual-arguments = Аргументи
cli-manual-options = Параметри
cli-manual-any-options = { "[ПАРАМЕТРИ]" }
cli-manual-a-command = КОМАНДА
cli-manual-default = { $help } [типово: { $value }]
cli-manual-of-help = Показати довідку
cli-manual-of-version = Показати версію

## Що слід задати

cli-value-tag = МОВА
cli-value-game = ГРА
cli-value-names = ІМ’Я,…
cli-value-number = ЧИСЛО
cli-value-file = ФАЙЛ
cli-value-folder = ТЕКА
cli-value-pack = НАЗВА|ФАЙЛ
cli-value-option = НАЗВА=ЗНАЧЕННЯ
cli-value-address = АДРЕСА:ПОРТ
cli-value-url = URL
cli-value-id = НОМЕР
cli-value-bot = БОТ
cli-value-bots = БОТ,…
cli-value-pairs = БОТ:БОТ,…
cli-value-bounds = МЕНШЕ,БІЛЬШЕ
cli-value-seconds = СЕКУНДИ
cli-value-seat = МІСЦЕ
cli-value-hash = ХЕШ

## Що не так з аргументами

cli-amiss-value = неправильне значення '{ $value }' для '{ $arg }': { $why }
cli-amiss-no-value = '{ $arg }' потребує значення
cli-amiss-needless-value = '{ $arg }' не має значення, а задано '{ $value }'
cli-amiss-argument = неочікуваний аргумент '{ $arg }'
cli-amiss-argument-but = неочікуваний аргумент '{ $arg }': можливо, ви маєте на увазі '{ $near }'
cli-amiss-command = немає команди '{ $word }'
cli-amiss-command-but = немає команди '{ $word }': можливо, ви маєте на увазі '{ $near }'
cli-amiss-missing = бракує цих аргументів: { $args }
cli-amiss-conflict = '{ $arg }' не можна задати разом із { $others }
cli-amiss-twice = '{ $arg }' задано двічі
cli-amiss-letters = в аргументі є літери, які неможливо прочитати
cli-amiss-otherwise = аргументи неможливо зрозуміти
cli-amiss-language = такої мови немає: оберіть одну з { $tags }
cli-amiss-whole = задайте ціле число від { $least } до { $most }
cli-amiss-option = задайте назву й значення, як-от first=2
cli-amiss-pair = задайте двох ботів, як-от champion:rules
cli-amiss-bot = бота «{ $word }» немає: боти — { $bots } і ті, що мають лише один задум (про всіх каже `twocities bots`)
cli-amiss-game = гри «{ $word }» немає: задайте london або new-york
cli-amiss-address = задайте IP-адресу й порт, як-от 127.0.0.1:1901 або [::1]:1901
cli-amiss-bounds = задайте два рахунки між 0 і 1, спершу менший: 0.5,0.55
cli-amiss-seconds = задайте кількість секунд до 3600, наприклад 0.5
cli-amiss-seal = очікується 64 шістнадцяткові цифри малими літерами
cli-amiss-url-scheme = адреса сайту починається з http:// або https://
cli-amiss-url-user = адреса сайту не має користувача чи пароля
cli-amiss-url-path = адреса сайту закінчується після вузла й порту: шляхи й запити задавати не можна
cli-amiss-url-host = вузол має бути іменем, як-от games.example.org, або IP-адресою ([::1] у дужках)
cli-amiss-url-port = порт має бути числом від 1 до 65535
