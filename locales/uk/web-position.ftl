# Laying out a position.

web-position = Розкласти позицію
web-position-title = Позиція гри «{ $game }»
web-position-edit = Спершу змінити цю позицію
web-position-note = Позиція — це стіл на початку ходу. Кожну зміну перевіряють за правилами. Те, що гравці пам’ятають про приховані карти, до неї не належить.
web-position-lists = Що де лежить
web-position-to-lists = До списків
web-position-play = Грати звідси
web-position-new = Роздати наново
web-position-rest = Додати те, чого бракує, до колод і перетасувати
web-position-sound = Цю позицію можна зіграти.
web-position-faults = { $count ->
        [one] { $count } невідповідність правилам.
        [few] { $count } невідповідності правилам.
       *[many] { $count } невідповідностей правилам.
    }
web-position-common = Стіл
web-position-seat = Місце { $number }
web-position-add = Додати
web-position-add-to = Додати до: { $list }
web-position-remove = Прибрати
web-position-earlier = На одне місце раніше
web-position-later = На одне місце пізніше
web-position-over = Сорочкою догори
web-position-money = Гроші на ній
web-position-move = Перемістити до …
web-position-gap = порожньо
web-position-stack = наступна стопка
web-position-batch = наступна група
web-position-place = Де стоїть «{ $tile }»
web-position-no-place = Хмарочосу «{ $tile }» ніде стати на ділянках цього місця.
web-position-list-turn = Хід
web-position-list-active = Чий хід
web-position-list-quiet = Тихі ходи
web-position-list-last = Останніх ходів лишилося
web-position-list-deck = Колода, згори
web-position-list-gone = Поза грою
web-position-list-board-top = Верхній ряд
web-position-list-board-bottom = Нижній ряд
web-position-list-offer = Боро в продажу
web-position-list-boroughs = Колода боро, згори
web-position-list-own-boroughs = Боро, останнє зверху
web-position-list-hand = Рука
web-position-list-city = Область забудови, кожна стопка знизу
web-position-list-cash = Гроші
web-position-list-prestige = Престиж
web-position-list-poverty = Бідність
web-position-list-loans = Позики
web-position-list-market = Відкритий ринок
web-position-list-future = Майбутній ринок, згори
web-position-list-streets = Вулиці, за які дають бали
web-position-list-challenge = Завдання
web-position-list-shuffles = Як тасують зміни ринку, за місцями
web-position-list-character = Персонаж
web-position-list-lots = Ділянки
web-position-list-standing = Хмарочоси, що стоять
web-position-list-demolished = Знесені
web-position-list-cards = Карт дій лишилося
