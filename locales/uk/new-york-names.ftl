# The names of New York's districts, streets, parks, landmarks, skyscrapers and characters.

new-york-district-green = зелений
new-york-district-blue = синій
new-york-district-red = червоний
new-york-district-yellow = жовтий
new-york-district-pink = рожевий

new-york-street-wall-street = Волл-стріт
new-york-street-broadway = Бродвей
new-york-street-nassau-broad = Нассау-стріт і Брод-стріт
    .first = Нассау
    .second = Брод
new-york-street-cedar = Сідар-стріт
new-york-street-pine-thames = Пайн-стріт і Темз-стріт
    .first = Темз
    .second = Пайн
new-york-street-liberty = Ліберті-стріт
new-york-street-rector = Ректор-стріт
new-york-street-exchange-place = Ексчейндж-плейс
new-york-street-beaver = Бівер-стріт
new-york-street-trinity-place = Трініті-плейс
new-york-street-william = Вільям-стріт
new-york-street-pearl = Перл-стріт

new-york-park-trinity-churchyard = Цвинтар церкви Трійці
new-york-park-bowling-green = Боулінг-Грін
new-york-park-hanover-square = Гановер-сквер

new-york-landmark-trinity-church = Церква Трійці
new-york-landmark-sub-treasury = Субскарбниця
new-york-landmark-stock-exchange = Фондова біржа
new-york-landmark-custom-house = Митниця

new-york-legendary-park-row = Парк-Роу
new-york-legendary-singer = Зінгер
new-york-legendary-metropolitan-life = Метрополітен Лайф
new-york-legendary-woolworth = Вулворт

new-york-character-cornelius-halloway = Корнеліус Голловей
new-york-character-robert-fletcher = Роберт Флетчер
new-york-character-eleanor-whitcombe = Елеонора Віткомб
new-york-character-isaac-lindqvist = Айзек Ліндквіст
new-york-character-david-schneider = Девід Шнайдер
