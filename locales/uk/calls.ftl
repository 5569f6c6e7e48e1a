# Виклики до столу: що кажуть тому, кого кличуть, що з того вийшло і де обирають, як кликати.

call-turn = { $name }, ваш хід.
call-reminder = { $name }, досі ваш хід: залишилося { $left }.
call-test = { $name }, це перевірка. Виклики з цього столу до вас доходять.
call-hours =
    { $hours ->
        [one] близько { $hours } години
        [few] близько { $hours } годин
        [many] близько { $hours } годин
       *[other] близько { $hours } години
    }
call-minutes =
    { $minutes ->
        [one] близько { $minutes } хвилини
        [few] близько { $minutes } хвилин
        [many] близько { $minutes } хвилин
       *[other] близько { $minutes } хвилини
    }

call-delivered = Доставлено.
call-gone = За цією адресою викликів більше ніхто не приймає. Увімкніть їх знову або вкажіть іншу.
call-fault-unknown = Ім’я сайту не знайдено.
call-fault-private = Адреса веде до приватної мережі. Виклики надсилаються лише на публічні адреси.
call-fault-silent = Вчасної відповіді не було.
call-fault-redirected = Сайт переспрямував виклик на іншу адресу. Вкажіть адресу, на яку він іде насправді.
call-fault-status = Сайт відхилив виклик із числом { $status }.
call-fault-sealing = Ключі цього браузера непридатні. Вимкніть виклики й увімкніть знову.
call-bad-address = Це не адреса сайту: очікується щось на зразок https://chat.example.org/hooks/abc.
call-bad-plain = Адреса має починатися з https://.
call-bad-long = Адреса задовга: дозволено щонайбільше { $most } символів.
call-bad-keys = Ключі браузера неможливо прочитати: нехай він підпишеться знову.
call-bad-language = Мови «{ $word }» немає: вкажіть en, pt-BR, es або uk.
call-no-way = Це місце так не кличуть: спершу оберіть цей спосіб.

web-call = Кликати мене
web-call-explained = Коли ваш хід, а ви деінде.
web-call-tab = Поки ця вкладка відкрита
web-call-tab-explained = Браузер повідомить, коли перед вами інша вкладка чи вікно.
web-call-push = І коли її закрито
web-call-push-explained = Push-повідомлення цьому браузеру через службу його виробника. Прочитати його може лише цей браузер.
web-call-hook = До кімнати чату
web-call-hook-explained = Адреса вхідного вебхука, як у Slack, Mattermost, Discord та інших.
web-call-hook-address = Адреса вебхука
web-call-hook-save = Зберегти
web-call-off = Вимкнути
web-call-on = Увімкнути
web-call-try = Перевірити
web-call-blocked = Цей браузер не дозволяє сповіщень від цього сайту. Дозвольте їх у налаштуваннях і ввімкніть знову.
web-call-unable = Тут цей браузер так не може. Потрібен https або сервер на цьому комп’ютері.
web-call-failed = Браузер не зміг підписатися: { $why }
web-call-never = Ще нічого не надсилали.
web-call-last-turn = Останній виклик, { $when }: { $what }
web-call-last-reminder = Останнє нагадування, { $when }: { $what }
web-call-last-test = Остання перевірка, { $when }: { $what }
web-call-again = Буде ще одна спроба, { $when }.
web-call-waits = Очікується виклик, { $when }.
web-call-to = До { $host }
web-call-shown = Показано цим браузером.
web-call-clock = Де є годинник, вам один раз нагадають, перш ніж час вийде.
web-call-turn = Ваш хід.
web-call-hello = Сповіщення з цього столу до вас доходять.
