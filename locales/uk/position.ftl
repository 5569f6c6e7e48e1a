# A position that somebody lays out: what cannot be, without the point at the end. The ids of lists stand beside it.
expected-position = позиція, яка може бути; { $why }
position-list-unknown = Такого списку в позиції немає
position-list-twice = Цей список трапляється двічі
position-list-missing = Цього списку бракує
position-number = Очікується одне ціле число від { $least } до { $most }
position-pairs = Очікуються слова й числа, як-от: { $words }
position-word = Очікується { $expected }

# London.
london-wrong-card-twice = Копій карти «{ $card }» більше, ніж у наборі
london-wrong-card-lost = { $copies ->
        [one] Карти «{ $card }» ніде немає ({ $copies } копія)
        [few] Карти «{ $card }» ніде немає ({ $copies } копії)
       *[many] Карти «{ $card }» ніде немає ({ $copies } копій)
    }
london-wrong-borough-twice = Боро «{ $borough }» лежить у двох місцях
london-wrong-borough-lost = Боро «{ $borough }» ніде немає
london-wrong-deck-order = «{ $card }» лежить під картою пізнішої колоди
london-wrong-hand-limit = Ніхто не починає хід, маючи на руці понад { $most } карт
london-wrong-not-a-building = «{ $card }» не може лежати в області забудови
london-wrong-empty-stack = У стопці є щонайменше одна карта
london-wrong-stray-money = На карті «{ $card }» там не можуть лежати гроші
london-wrong-row-full = Місць у ряду поля розвитку: { $spaces }
london-wrong-offer-full = У продажу щонайбільше три боро
london-wrong-offer-short = Доки в колоді боро щось є, у продажу три боро
london-wrong-tokens = Позик у всіх разом: { $loans }, а жетонів 12
london-wrong-end-due = Колода порожня, тож ідуть останні ходи
london-wrong-end-early = Останні ходи настають лише тоді, коли колода порожня
london-wrong-last-turns = Останніх ходів може лишатися від 1 до { $most }, рахуючи цей
london-wrong-quiet-turns = Ходів поспіль без карти з колоди тут може бути щонайбільше { $most }
london-wrong-not-their-turn = З огляду на того, хто почав гру, зараз хід місця { $seat }

# New York.
new-york-wrong-cards-many = Карт «{ $card }» більше, ніж таких ділянок
new-york-wrong-cards-few = { $cards ->
        [one] Ніде немає { $cards } карти «{ $card }»
        [few] Ніде немає { $cards } карт «{ $card }»
       *[many] Ніде немає { $cards } карт «{ $card }»
    }
new-york-wrong-batch = У групі майбутнього ринку є щонайменше одна карта
new-york-wrong-market-full = На відкритому ринку вміщується щонайбільше { $most } карти
new-york-wrong-market-short = Відкритий ринок поповнюють, доки є майбутній ринок
new-york-wrong-lot-twice = Ділянка { $lot } належить двом територіям
new-york-wrong-lot-closed = Ділянка { $lot } лежить у районі, якого немає в грі для двох
new-york-wrong-workers = Порожніх ділянок більше, ніж робітників, яких { $workers }
new-york-wrong-character = Кожен — один персонаж, і двох однакових немає
new-york-wrong-no-characters = У грі для досвідчених персонажів немає
new-york-wrong-outside = «{ $tile }» не лежить цілком на території
new-york-wrong-on-another = «{ $tile }» стоїть на іншому хмарочосі
new-york-wrong-frontage = «{ $tile }» не межує ні з вулицею, ні з парком
new-york-wrong-tile-twice = «{ $tile }» є двічі
new-york-wrong-second-legendary = Двох легендарних хмарочосів не будує ніхто
new-york-wrong-gold-demolished = «{ $tile }» — золото, а золото ніколи не зносять
new-york-wrong-locked = Перед першим хмарочосом покоління «{ $generation }» замало балів: потрібно { $points }
new-york-wrong-equal-before = «{ $tile }» такий самий, і його беруть першим
new-york-wrong-prestige = Бали за престиж бувають лише із завданням «золотий престиж»
new-york-wrong-no-cards = За цим столом грають без карт дій
new-york-wrong-end-due = У когось лишилося тільки { $tiles } власні хмарочоси, тож кінець уже настає
new-york-wrong-quiet-end = Коли ходів без будівництва { $turns }, настає кінець
new-york-wrong-end-early = Ні в кого не лишилося так мало хмарочосів, щоб настав кінець
new-york-wrong-last-turns =
    { $most ->
        [0] Після цього ходу більше жодного бути не може
        [one] Після цього ходу може бути щонайбільше { $most } хід
        [few] Після цього ходу може бути щонайбільше { $most } ходи
        [many] Після цього ходу може бути щонайбільше { $most } ходів
       *[other] Після цього ходу може бути щонайбільше { $most } ходу
    }
new-york-wrong-quiet-turns = Ходів поспіль без будівництва тут може бути щонайбільше { $most }
new-york-wrong-not-their-turn = З огляду на того, хто почав гру, зараз хід місця { $seat }
new-york-wrong-over = У цій позиції нічого вирішувати
