# Everything that the command line itself says. Games say what they say in their own files.

## Failures: one sentence that says what is wrong and what to do

cli-error = twocities: { $why }
cli-cannot-read = файл { $file } не вдалося прочитати ({ $why }): перевірте його назву та свої права
cli-cannot-write = { $file } не вдалося записати ({ $why }): перевірте назву та свої права
cli-exists = файл { $file } уже існує, його не буде перезаписано: дайте іншу назву
cli-part-exists = { $file } уже існує, можливо, від перерваного запуску, і його не буде перезаписано: видаліть його або дайте іншу назву
cli-sim-one-file = { $file } не може містити водночас ігри та їхні рішення: дайте дві назви
cli-terminal-failed = не вдалося скористатися терміналом ({ $why })
cli-no-such-pack = немає ні набору «{ $word }», ні файлу з такою назвою, укажіть щось із цього: { $packs }
cli-no-record = { $file } не можна продовжити чи відтворити: { $why }
cli-record-in-use = запис { $file } грають за іншим столом: спершу закрийте той стіл
cli-wrong-seats = { $seats ->
    [one] місць замало ({ $seats }): задайте в --seats від 2 до 4 імен, наприклад me,rules
    [few] { $seats } місця не підходять для столу: задайте в --seats від 2 до 4 імен, наприклад me,rules
    [many] { $seats } місць не підходять для столу: задайте в --seats від 2 до 4 імен, наприклад me,rules
   *[other] { $seats } місць не підходять для столу: задайте в --seats від 2 до 4 імен, наприклад me,rules
}
cli-bad-name = «{ $name }» не може бути ім’ям: { $why }
cli-seat-misspelt = бота «{ $word }» немає: якщо ви мали на увазі { $near }, напишіть саме так; людині з таким іменем потрібне інше написання
cli-seat-person = { $name } сідає за стіл як людина: які є боти, каже `twocities bots`.
cli-unknown-bot = на місці { $seat } грає бот «{ $bot }», якого немає в цій версії: передайте гру комусь іншому через --seats
cli-serving = Сервер працює за адресою { $address }: відкрийте її в браузері. Усе зберігається в { $folder }. Ctrl-C зупиняє сервер; нічого не втратиться.
cli-served-already = Two Cities уже працює за адресою { $address }: відкрийте її в браузері або запустіть деінде через `serve --bind`.
cli-no-data-folder = немає домашньої теки, щоб зберігати столи: задайте теку через --data
cli-no-store = у { $folder } немає даних сервера: задайте його теку через --data
cli-cannot-wait = не вдалося дочекатися сховища ({ $why }): перевірте машину
cli-no-such-table = немає столу «{ $table }»: перевірте id або не вказуйте --table, щоб узяти всі завершені
cli-export-running = гру за столом { $table } не завершено, і її запис розкриє приховане: додайте --running, якщо його не побачить ніхто з гравців
cli-export-unreadable = партію за столом { $table } не вдалося записати: { $why }
cli-export-no-id = у неї немає належного номера
cli-no-state-folder = немає домашньої теки, щоб зберігати запис: задайте файл через --record
cli-already-begun = гра у файлі { $file } вже почалася: не вказуйте --seed і --option або задайте інший файл
cli-other-game = { $file } — запис гри { $found }: скористайтеся «twocities play { $found }» замість { $wanted }
cli-other-seats = у записаній грі місць: { $found }, а в --seats імен: { $wanted }; задайте стільки само
cli-no-such-viewer = немає глядача «{ $word }»: укажіть місце від 1 до { $seats }, public або all
cli-nothing-to-replay = { $actions ->
    [0] відтворювати нема чого: у записі немає дій
    [one] між --from і --to нічого немає: у записі є лише дія { $actions }
    [few] між --from і --to нічого немає: у записі є дії від 1 до { $actions }
    [many] між --from і --to нічого немає: у записі є дії від 1 до { $actions }
   *[other] між --from і --to нічого немає: у записі є дії від 1 до { $actions }
}
cli-no-such-rule = у грі { $game } немає правила «{ $id }»: усі перелічує «twocities rules { $game }»
cli-no-such-rule-but = у грі { $game } немає правила «{ $id }»: можливо, ви мали на увазі { $near }

## Beginning and ending a game

cli-begun = Уведіть ?, щоб отримати довідку. Вийти можна будь-коли; гру продовжить:
cli-taken-up = Гра триває. Уведіть ?, щоб отримати довідку. Вийти можна будь-коли; гру знову продовжить:
cli-bot-untaught = { $bot } тут грає за простими правилами здорового глузду: для таких карт і такої кількості гравців навчання не було.
cli-dropped = Запис обривався: { $what }.
cli-left = Гру збережено у { $file }. Щоб продовжити:
cli-ended = Запис гри: { $file }. Щоб переглянути його крок за кроком:
cli-bad-arguments = { $why } (twocities --help перелічує, що можна задати)
cli-before-curtain = Натисніть Enter, коли прочитаєте: це лише для ваших очей.
cli-turn-of = Ходить { $name }.
cli-curtain = Передайте екран (далі { $name }) і натисніть Enter.
cli-you = Ви

## At the prompt

cli-no-such-choice = { $choices ->
    [1] Вибору { $number } немає: єдиний — 1. Уведіть ? для довідки.
    [one] Вибору { $number } немає: уведіть число від 1 до { $choices } або ? для довідки.
    [few] Вибору { $number } немає: уведіть число від 1 до { $choices } або ? для довідки.
    [many] Вибору { $number } немає: уведіть число від 1 до { $choices } або ? для довідки.
   *[other] Вибору { $number } немає: уведіть число від 1 до { $choices } або ? для довідки.
}
cli-not-asked = Зараз це вирішуєте не ви.
cli-several = «{ $typed }» може означати { $words }: уведіть трохи більше.
cli-missing = Чогось бракує, очікується: { $expected }.
cli-not-understood = «{ $word }» тут незрозуміле, очікується: { $expected }.
cli-did-you-mean = «{ $word }» тут незрозуміле: можливо, ви мали на увазі { $near }.
cli-no-such-card = У цій грі немає «{ $word }»: уведіть cards, щоб прочитати про все, що поруч.
cli-no-such-card-but = У цій грі немає «{ $word }»: можливо, ви мали на увазі { $near }.
cli-taken-back = { $count ->
    [one] Скасовано { $count } дію.
    [few] Скасовано { $count } дії.
    [many] Скасовано { $count } дій.
   *[other] Скасовано { $count } дій.
}
cli-nothing-to-take-back = Скасовувати ще нічого.
cli-revealed = Цього не можна скасувати, бо відтоді відкрилося щось приховане.
cli-possible = Зараз це можливо: пошукайте серед виборів.
cli-possible-by = Зараз це можливо: { $choices }.
cli-choice = { $number } ({ $words })
cli-empty-log = Ще нічого не сталося.
cli-saved = Гру збережено у { $file }.
cli-cannot-save = { $file } не вдалося записати ({ $why }): збережіть під іншою назвою.

cli-help = Відповідайте номером вибору або його словами; досить перших літер кожного слова. Крім того, можна ввести:
cli-given-thing = РІЧ
cli-help-hint = порадити, що добре зробити і чому
cli-help-undo = скасувати вашу останню дію, доки не відкрилося нічого прихованого
cli-help-why = пояснити, чому чогось не можна: річ на столі або дія словами
cli-help-card = прочитати про річ за її id або назвою
cli-help-cards = те саме про все, до чого ви зараз маєте доступ
cli-help-table = намалювати стіл знову
cli-help-log = перелічити все, що сталося
cli-help-score = порахувати бали на цей момент
cli-help-save = скопіювати запис в інший файл
cli-help-quit = вийти; гра збережеться, і її можна буде продовжити

## bots

cli-bots-levels = Рівні, проти яких можна грати, від слабкого до сильного:
cli-bots-research = Для змагань і досліджень:
cli-bots-ploys = Гравці з однією ідеєю, кожен для однієї з ігор, щоб побачити, чи хтось на неї попадеться: { $bots }.
cli-bot-random-plays = Робить будь-що, що дозволяють правила.
cli-bot-random-plan-plays = Грає будь-який хід, вартий того, щоб його зіграти.
cli-bot-greedy-plays = Хоче бути попереду наприкінці свого ходу й далі не думає.
cli-bot-rules-plays = Грає за простими правилами. Ніколи не змінюється: ним міряють інших.
cli-bot-flat-mc-plays = Догриває свої найкращі ходи до кінця партії в багатьох світах, десяту частку секунди.
cli-bot-ismcts-plays = Дивиться вперед, також на те, що можуть відповісти інші, десяту частку секунди; оцінює за простими правилами.
cli-bot-ismcts-long-plays = Те саме пів секунди.
cli-bot-learned-plays = Грає одразу, за тим, чого навчився в партіях проти себе.
cli-bot-expert-plays = Дивиться вперед десяту частку секунди й оцінює за вивченим.

## sim

cli-arena-head = { $game }, набір { $pack } ({ $digest }), гравців: { $seats }, блоки від зерна { $seed }, версія { $version }.
cli-arena-one-bot = для змагання потрібні щонайменше два боти: задайте їх через --bots, наприклад --bots rules,greedy
cli-arena-pair-of-one = бот { $first } не може бути в парі із самим собою: задайте в кожній парі двох ботів, наприклад --pairs rules:greedy
cli-arena-pair-twice = пару { $first } і { $second } задано двічі: задайте кожну пару один раз
cli-arena-first = бот
cli-arena-second = проти
cli-arena-bot = бот
cli-arena-blocks = блоки
cli-arena-score = рахунок
cli-arena-interval = інтервал 95 %
cli-arena-elo = Elo
cli-arena-elo-interval = інтервал 95 %
cli-arena-margin = перевага
cli-arena-alone = перемоги наодинці
cli-arena-open = { $first } проти { $second }: не вирішено, блоків: { $blocks }.
cli-arena-accepted = { $first } проти { $second }: слушний вищий рахунок, блоків: { $blocks }.
cli-arena-refused = { $first } проти { $second }: слушний нижчий рахунок, блоків: { $blocks }.

cli-luck-head = Розкладів { $game }: { $deals }, набір { $pack } ({ $digest }); кожен зіграно разів: { $games }, гравців: { $seats }, усі — { $bot }, від зерна { $seed }, версія { $version }.
cli-luck-order = черга
cli-luck-wins = перемоги
cli-luck-interval = інтервал 95 %
cli-luck-victories = Хто переможе, розклад вирішує на { $part } (від { $low } до { $high }): настільки схожі партії одного розкладу, коли цей бот грає сам із собою.
cli-luck-margins = На скільки балів хтось попереду, він вирішує на { $part } (від { $low } до { $high }).

cli-sim-head = { $games ->
    [1] Одна партія { $game } з набором { $pack }, зерно { $first }.
    [one] { $games } партія { $game } з набором { $pack }, зерна від { $first } до { $last }.
    [few] { $games } партії { $game } з набором { $pack }, зерна від { $first } до { $last }.
    [many] { $games } партій { $game } з набором { $pack }, зерна від { $first } до { $last }.
   *[other] { $games } партій { $game } з набором { $pack }, зерна від { $first } до { $last }.
}
cli-sim-seat = місце
cli-sim-bot = бот
cli-sim-mean = бали
cli-sim-sd = σ
cli-sim-least = мін.
cli-sim-most = макс.
cli-sim-wins = перемоги
cli-sim-interval = інтервал 95 %
cli-sim-turns = Ходів за гру: { $mean } (σ { $sd }, від { $least } до { $most })
cli-sim-decisions = Рішень за гру: { $mean } (σ { $sd }, від { $least } до { $most })

## Records

cli-verify-ok = { $file }: гаразд, { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
    [many] { $actions } дій
   *[other] { $actions } дій
}
cli-verify-sealed = { $file }: гаразд, { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
    [many] { $actions } дій
   *[other] { $actions } дій
}, печатка { $seal }
cli-verify-no-seal = { $file }: у цьому записі немає печатки: очікується та, яку показано перед грою
cli-verify-other-seal = { $file }: у цьому записі печатка { $found }: очікується { $shown }, яку показано перед грою
cli-verify-broken = { $file }: { $why }
cli-replay-head = { $game }, набір { $pack }: { $players }; { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
    [many] { $actions } дій
   *[other] { $actions } дій
}{ $branches ->
    [0] {""}
    [one] {""}, { $branches } раз щось скасовували
    [few] {""}, { $branches } рази щось скасовували
    [many] {""}, { $branches } разів щось скасовували
   *[other] {""}, { $branches } разів щось скасовували
}.
cli-replay-pause = Enter — наступний хід, q — зупинитися{" "}
cli-replay-unfinished = Тут запис обривається: гру не завершено.
cli-no-hints = За цим столом немає підказок.
cli-hint-plan = { $number }. { $plan }
cli-hint-why = { $shares }
cli-analyse-unfinished = { $file }: гру не завершено, тож озиратися ще нема на що: спершу дограйте її
cli-analyse-turn = хід
cli-analyse-action = дія
cli-analyse-whose = чий
cli-analyse-win = перемога: { $name }
cli-analyse-margin = перевага
cli-analyse-end = кінець
cli-analyse-player = гравець
cli-analyse-score = бали
cli-analyse-luck = удача
cli-analyse-start = на початку
cli-analyse-cost = втрачено рішеннями
cli-analyse-given = від інших
cli-analyse-rest = решта
cli-analyse-luck-means = Усе, крім балів за гру, — це перевага над найкращим суперником, теж у балах. Удача — це те, що випало, мінус те, що випало б у середньому; за багато ігор вона сходить нанівець. Втрачене рішеннями виміряно на кожному з них, певне воно чи ні, тож у середньому воно правильне; трохи менше за нуль означає нуль. ± показує, у яких межах обидва числа точні 19 разів із 20.
cli-analyse-rest-means = Очікуване на початку, удача й те, що дали рішення інших, мінус утрати через власні рішення, разом складають підсумок; решта — це те, чого не помічено або що оцінено хибно.
cli-analyse-each-knows = На що міг сподіватися кожен, видно лише з того, що він знав, тож шанси не мусять давати в сумі 100 %.
cli-analyse-costliest = Що коштувало найдорожче:
cli-analyse-nothing-better = Не знайдено рішень, які коштували б чогось вартого згадки.
cli-analyse-decision = Дія { $action }, { $name }: утрачено { $by } бала, плюс-мінус { $error }
cli-replay-result = { $name }: місце { $rank }, { $score ->
    [one] { $score } бал
    [few] { $score } бали
    [many] { $score } балів
   *[other] { $score } балів
}

## Looking after a server

cli-backed-up = Усе, як було в одну мить, тепер у { $file }. Відновити можна через «twocities restore».
cli-restored = Усе з { $file } тепер у { $folder }, для «twocities serve».
cli-exported = { $matches ->
    [0] Немає партій, які можна вивантажити.
    [one] { $matches } партія тепер у { $folder }.
    [few] { $matches } партії тепер у { $folder }.
    [many] { $matches } партій тепер у { $folder }.
   *[other] { $matches } партій тепер у { $folder }.
}
cli-exported-pack = { $record } потребує свого набору: --pack { $pack }
cli-export-tells = Записи незавершених ігор розкривають усе приховане: не показуйте їх нікому з гравців.
cli-imported = { $file } — тепер це стіл { $table }.
cli-imported-seat = сісти на місце { $seat } ({ $name }): { $link }
cli-imported-watch = дивитися: { $link }
cli-import-links = Посилання додають до адреси сервера. Їх показано лише тут.

## Content packs

cli-content-ok = { $file }: гаразд, { $totals }
cli-content-listed = { $game }, набір { $pack }: { $totals }
cli-content-pack = Набір { $pack } ({ $digest }): { $totals }

## London

cli-london-totals = карт: { $cards } (A { $a }, B { $b }, C { $c }; серед них жебраків { $paupers }, карт дій { $actions }), боро: { $boroughs }
cli-london-copies = { $copies ->
    [0] немає в колоді
    [one] { $copies } примірник
    [few] { $copies } примірники
    [many] { $copies } примірників
   *[other] { $copies } примірників
}
cli-london-starter = продається від початку
cli-sources-all-from = Усе за джерелом: { $source }
cli-sources-the-rest = решта
cli-sources-and-then = { $before }; { $next }
cli-sources-from = { $fields } — джерело: { $source }
cli-sources-rulebook = книга правил
cli-sources-review = огляд
cli-sources-first-edition = перше видання
cli-sources-reconstructed = реконструкція цього проєкту
cli-sources-owner = примірник власника

cli-london-turn = Хід { $turn }
cli-london-decks = колода A { $a } · B { $b } · C { $c }   боро { $boroughs }
cli-london-loans-left = { $loans ->
    [one] лишилася { $loans } позика
    [few] лишилося { $loans } позики
    [many] лишилося { $loans } позик
   *[other] лишилося { $loans } позик
}
cli-london-last-turns = { $turns ->
    [1] останній хід
    [one] останній { $turns } хід
    [few] останні { $turns } ходи
    [many] останні { $turns } ходів
   *[other] останні { $turns } ходів
}
cli-london-money = гроші
cli-london-loans = позики
cli-london-poverty = бідність
cli-london-prestige = престиж
cli-london-cards = рука
cli-london-stacks = стопки
cli-london-boroughs = боро
cli-london-cities = Міста
cli-london-no-stacks = ще нічого не збудовано
cli-london-placed = нове
cli-london-used = використано
cli-london-face-down = сорочкою догори
cli-london-board = Поле
cli-london-top-row = верх
cli-london-bottom-row = низ
cli-london-land = Земля
cli-london-offer = на продаж
cli-london-brings-cards = { $amount ->
    [one] { $amount } карта
    [few] { $amount } карти
    [many] { $amount } карт
   *[other] { $amount } карт
}
cli-london-brings-prestige = { $amount } престижу
cli-london-brings-relief = −{ $amount } бідності
cli-london-hand = Рука
cli-london-unknown = і ще { $cards }
cli-london-unknown-card = невідома
cli-london-building = Будується
cli-london-deck = Далі в колоді
cli-london-own = У вас є
cli-london-numbers = £{ $cash }, { $loans ->
    [one] { $loans } позика
    [few] { $loans } позики
    [many] { $loans } позик
   *[other] { $loans } позик
}, бідність { $poverty }, престиж { $prestige }
# One letter each, set behind the name of a borough.
cli-london-north = N
cli-london-south = S
cli-london-legend = { $star } престиж наприкінці  +2 карти знизу
cli-london-legend-land = { $north } на північ, { $south } на південь від Темзи  { $river } біля річки

## New York

cli-new-york-totals = ділянок: { $lots }, кварталів: { $blocks }, хмарочосів у кожного гравця: бронзових { $bronze }, срібних { $silver }, золотих { $gold }; легендарних: { $legendary }
cli-new-york-setting-up = Підготовка
cli-new-york-turn = Хід { $turn }
cli-new-york-future = майбутній ринок: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}
cli-new-york-last-turns = { $turns ->
    [0] це останній хід
    [one] після цього ще { $turns } хід
    [few] після цього ще { $turns } ходи
    [many] після цього ще { $turns } ходів
   *[other] після цього ще { $turns } ходів
}
cli-new-york-street = { $street } ({ $code })
cli-new-york-streets = Вулиці
cli-new-york-streets-pay = 5 балів за найбільше хмарочосів уздовж кожної
cli-new-york-challenge = Завдання
cli-new-york-generations = Будувати
cli-new-york-unlocked = срібло від { $silver } балів, золото від { $gold }
cli-new-york-challenge-pays = { $challenge }: { $pays }
cli-new-york-challenge-bronze-baron = 4, 5 чи 6 власних бронзових хмарочосів, що стоять наприкінці, дають 5, 10 чи 15 балів
cli-new-york-challenge-master-architect = 3, 4 чи щонайменше 5 власних хмарочосів неправильної форми, що стоять наприкінці, дають 3, 6 чи 10 балів
cli-new-york-challenge-generation-king = найбільше хмарочосів покоління наприкінці дає 5 балів, нічия — нічого
cli-new-york-challenge-gold-tycoon = район, у якому ви наприкінці маєте два чи більше золотих хмарочосів, дає 3 бали
cli-new-york-challenge-gold-prestige = поставлене золото дає ще 1 бал за кожен бронзовий чи срібний хмарочос суперників, із яким межує
cli-new-york-points = бали
cli-new-york-workers = робітники
cli-new-york-lots = ділянки
cli-new-york-bronze = бронза
cli-new-york-silver = срібло
cli-new-york-gold = золото
cli-new-york-cards = карти дій
# The words that one types to use them.
cli-new-york-card-boom = boom
cli-new-york-card-shift = shift
cli-new-york-card-grab = grab
cli-new-york-market = Ринок
cli-new-york-future-row = Майбутнє
cli-new-york-batch = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}:
cli-new-york-then = потім
cli-new-york-unbuilt = Незбудовані
cli-new-york-legendary = Легендарні
# Each explains one sign, which it begins with.
cli-new-york-legend-lot = G1 вільна ділянка, зелений район
cli-new-york-legend-worker = 1* *G1 робітник гравця 1 на G1
cli-new-york-legend-ground = 1.G територія цього гравця, зелений район
cli-new-york-legend-skyscraper = 1b4 хмарочос цього гравця
cli-new-york-legend-start = 1@ стартова будівля
cli-new-york-legend-legendary = 1L1 легендарний хмарочос
cli-new-york-legend-closed = . не в грі для двох
cli-new-york-legend-street = bw вулиця
cli-new-york-legend-crossing = + перехрестя
cli-new-york-legend-park = :: парк
cli-new-york-legend-landmark = ## пам’ятка
cli-new-york-legend-shape = { $shape } форма, ряд за рядом
cli-new-york-legend-points = { $sign }3 бали
cli-new-york-legend-future = Майбутнє: порядку в межах групи не знає ніхто
cli-new-york-legend-then = потім: наступна група
cli-new-york-numbers = У вас { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}, { $workers ->
    [one] { $workers } вільний робітник
    [few] { $workers } вільні робітники
    [many] { $workers } вільних робітників
   *[other] { $workers } вільних робітників
}, карти дій: { $cards }
