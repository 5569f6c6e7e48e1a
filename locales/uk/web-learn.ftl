# Навчання: уроки, правила, значки, перша гра.

web-learn = Навчитися: { $game }
web-learn-about = Короткі розділи, разом близько двадцяти хвилин, за справжнім столом. Пропускайте знайоме, виходьте коли хочете й повертайтеся туди, де були.
web-learn-start = Почати
web-learn-continue = Продовжити
web-learn-again = Ще раз
web-learn-open = { $action }: { $title }
web-learn-more = Що ще почитати
web-learn-learnt = Вивчено
web-learn-step = { $number } з { $count }
web-learn-next = Далі
web-learn-leave = Усі розділи
web-learn-marked = Урок позначає це
web-learn-otherwise = Правила дозволяють і це. Та в цьому уроці оберіть позначене.
web-learn-chapter-done = Це був цей розділ. Можна грати тут далі як захочеться або вчитися далі.
web-learn-all-done = Це все. Найкраще тепер — перша гра проти бота, з порадами.
web-learn-next-chapter = Далі: { $title }
web-learn-play = Грати

web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-contents = Зміст
web-rules-before = Перед цим: { $clause }
web-rules-after = Після цього: { $clause }
web-rules-whole = Усі правила
web-rules-open = Прочитати { $clause }
web-rules-none = Правила { $clause } немає.

web-icons = Значки
web-icons-of = Значки: { $game }
web-icons-here = На картах цього столу
web-icons-kinds = Кольори

web-first-game = Перша гра: радити, що робити, і пояснювати нове
web-first-suggests = Перша гра: ось добрі способи зіграти цей хід. Оберіть один або робіть як хочете.
web-first-new = Нове
web-first-got-it = Зрозуміло

## Значки London

icon-london-prestige = Престиж: бали, які вирішують гру.
icon-london-poverty = Бідність: те, що понад бідність найменш бідного, наприкінці коштує престижу.
icon-london-discard = Скинути карту з руки.
icon-london-draw = Добрати карти з колоди або з поля.
icon-london-take = Узяти карту з поля розвитку.
icon-london-exchange = Обміняти карту з руки на карту з поля.
icon-london-flip = Після активації карта перевертається сорочкою догори.
icon-london-again = Інша карта ще раз робить те, що зробила.
icon-london-loan = Позика: £10 зараз, £15, щоб погасити.
icon-london-river = Боро біля річки.
icon-london-borough = Боро.
icon-london-north = Боро на північ від Темзи.
icon-london-south = Боро на південь від Темзи.
icon-london-hand = Карти на руці.
icon-london-spared = Карти на руці цього разу не дають бідності.
icon-london-stack = Стопка вашого міста.
icon-london-to = Переходить до іншого гравця.
icon-london-opponents = Усі суперники.
icon-london-opponent = Суперник.
icon-london-then = Спершу те, що перед ним, потім те, що після нього.
icon-london-brown = Коричневий: економіка. Здебільшого гроші.
icon-london-blue = Синій: наука й культура.
icon-london-pink = Рожевий: політика.
icon-london-grey = Сірий: жебраки, їх не будують.

## Позначки New York

icon-new-york-bronze = Бронза: перше покоління, доступне від початку.
icon-new-york-silver = Срібло: відкривається за бали.
icon-new-york-gold = Золото: відкривається за більше балів і ніколи не зноситься.
icon-new-york-legendary = Легендарний: золотий, чотири на всіх, щонайбільше один на кожного.
icon-new-york-worker = Робітник на ділянці, де ще нічого не збудовано.
icon-new-york-lot = Ділянка: земля району, стільки клітинок, скільки на її карті.
icon-new-york-street = Вулиця, що дає бали: 5 балів тому, хто наприкінці один має вздовж неї найбільше хмарочосів.
icon-new-york-park = Парк: межувати з ним так само добре, як із вулицею.
icon-new-york-king = Жетон короля: позначає ваш єдиний легендарний хмарочос.
icon-new-york-boom = Будівельний бум: збудувавши, будуйте того самого ходу ще раз.
icon-new-york-shift = Зміна ринку: чотири нові карти, перш ніж узяти одну.
icon-new-york-grab = Захоплення землі: дві ділянки розміру 2 за один хід.
