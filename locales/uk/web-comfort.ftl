# Те, що робить стіл зручним: налаштування, звук, стіл словами.

web-preferences = Налаштування
web-preferences-done = Готово
web-preferences-table = За столом
web-in-words = Стіл словами
web-in-words-note = Усе під заголовками, у списках і таблицях, а кожна відповідь — кнопка: щоб слухати вголос або читати великими літерами.
web-card-size = Розмір карт
web-card-size-small = малий
web-card-size-normal = звичайний
web-card-size-large = великий
web-card-size-note = На руці в «Лондоні» та на ринку в «Нью-Йорку 1901».
web-motion = Рух
web-motion-calm = спокійний
web-motion-normal = звичайний
web-motion-fast = швидкий
web-motion-none = без руху
web-shortcuts = Гарячі клавіші без Ctrl чи Alt
web-shortcuts-note = Літери, цифри, знаки й пробіл. Вимкнені, вони нічого не зроблять випадково, наприклад коли пристроєм керують голосом; Ctrl Z, стрілки, Enter та Escape працюють і далі.
web-confirm = Перепитувати, перш ніж
web-confirm-steps = купити землю або взяти карту ділянки, яка одразу займає свою ділянку
web-confirm-shows = зробити будь-що інше, що відкриває нове, як-от добрати карту з колоди
web-confirm-ends = хід перейде до когось іншого
web-sound = Звук
web-sound-on = Звуки за столом
web-sound-volume = Гучність
web-sure-shows = Це відкриває щось нове, тому просто так цього не скасувати.
web-sure-ends = Після цього хід переходить до когось іншого.
web-sure-do = Зробити

## Стіл словами

web-words-ways = Як показано стіл
web-words-enter = Показати стіл словами
web-words-leave = Показати намальований стіл
web-words-title = { $game }: стіл словами
web-words-choices = Що ви можете зробити
web-words-tried = Що ви пробуєте
web-words-player = Гравець
web-words-you = { $name } (ви)
web-words-total = Бали, якби гра скінчилася зараз
web-words-stacks = Стопки
web-words-under = Під нею: { $cards }
web-words-placed = покладено цього ходу
web-words-activated = активовано цього ходу
web-words-uppermost = Лежить зверху
web-words-top-row = Верхній ряд
web-words-bottom-row = Нижній ряд
web-words-points = Бали
web-words-workers = Вільні робітники
web-words-lots = Ділянки
web-words-standing = Хмарочоси на мапі
web-words-unbuilt = Ще не збудовані хмарочоси
web-words-street = Вулиця
web-words-shape = Форма, за стовпцями зліва: { $rows }
web-words-shape-row = ряд { $row }: { $columns }
web-words-territory = Територія: { $name }
web-words-on = На ділянках: { $lots }
web-words-along = { $count } ({ web-new-york-points })
web-words-times = { $name } × { $count }
web-words-next-to = Поруч ділянки: { $lots }
web-words-map = Мапа, ділянка за ділянкою
web-words-vacant = Порожня, на ній стоїть робітник.
web-words-free-lots = { $count ->
    [0] вільних ділянок нема
    [one] { $count } вільна ділянка ({ $lots })
    [few] { $count } вільні ділянки ({ $lots })
    [many] { $count } вільних ділянок ({ $lots })
   *[other] { $count } вільних ділянок ({ $lots })
}
web-words-none = Нема
