# The balance report: `twocities report`.

cli-report-title = { $game ->
    [london] Лондон: звіт про баланс
   *[other] Нью-Йорк 1901: звіт про баланс
}
cli-report-head = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партій
}, гравців: { $seats }, за всіх грає бот { $bot }; набір { $pack } ({ $digest }), зерна від { $seed }, версія { $version }.
cli-report-short = Коротко
cli-report-short-score = У середньому гравець набирає { $mean } бала, переможець — { $best }, а його перевага — { $margin }.
cli-report-short-length = Партія триває { $turns } ходу, рахуючи всіх гравців (від { $least } до { $most }).
cli-report-short-first = Той, хто починає, виграє { $share } партій (між { $low } і { $high } з певністю 95 %); рівні шанси — це { $fair }.
cli-report-short-effect = З усього, що забирали, найбільше допомагає { $best } ({ $most } в. п. частки перемог), найменше — { $worst } ({ $least }); у середньому { $mean }.
cli-report-short-reach = Це з’ясовано за { $blocks ->
    [one] { $blocks } розкладом
    [few] { $blocks } розкладами
    [many] { $blocks } розкладами
   *[other] { $blocks } розкладами
} для кожного: інтервали 95 % сягають у середньому { $reach } в. п. в обидва боки.
cli-report-short-outside = Далі ніж на { $limit } в. п. від цього середнього, з усім інтервалом: { $names }.
cli-report-short-perhaps = Можливо, далі ніж на { $limit } в. п. від цього середнього, бо лише частиною інтервалу: { $names }.
cli-report-short-inside = Ніщо не відходить від цього середнього далі ніж на { $limit } в. п., з усім інтервалом.
cli-report-short-open = Не знайдено нічого далі ніж на { $limit } в. п. від цього середнього, але інтервали сягають так далеко: { $open } з { $all }.
cli-report-scores = Бали
cli-report-scores-note = Усі гравці; заповнена частина стовпчика — переможці.
cli-report-margins = Перевага переможця
cli-report-margins-note = Бали між першим і другим.
cli-report-turns = Тривалість
cli-report-turns-note = Ходи за партію, рахуючи всіх гравців.
cli-report-order = Порядок ходів
cli-report-order-note = Частка перемог того, хто починає, ходить другим і так далі, з інтервалами 95 %. Лінія позначає рівні шанси.
cli-report-place = { $place ->
    [1] починає
    [2] другий
    [3] третій
   *[other] четвертий
}
cli-report-effects = Чого варто бути єдиним, хто може це мати
cli-report-effects-note = Хто бере щось добре, часто й так попереду, тож перемоги власників мало про що кажуть. Тут той самий розклад зіграно по разу для кожного місця: це місце може мати річ, решта — ні. Точка показує, наскільки це місце виграє більше за свою чесну частку, у в. п. частки перемог, з інтервалом 95 % за { $blocks ->
    [one] { $blocks } розкладом
    [few] { $blocks } розкладами
    [many] { $blocks } розкладами
   *[other] { $blocks } розкладами
}; лінія — середнє всіх, смуга — { $limit } в. п. довкола нього.
cli-report-topic-cards = Карти міста
cli-report-topic-boroughs = Боро
cli-report-topic-skyscrapers = Хмарочоси
cli-report-topic-legendaries = Легендарні хмарочоси
cli-report-topic-streets = Вулиці
cli-report-topic-challenges = Завдання
cli-report-topic-starts = Стартові ділянки
cli-report-topic-action-cards = Карти дій
cli-report-topic-lots = Ділянки
cli-report-note-cards = Узято, коли викладено або зіграно. Бали — це власний престиж і те, що дають ефекти; гроші та полегшення — те, що карта дає, мінус те, що коштує.
cli-report-note-boroughs = Узято, коли куплено. Ціну віднято від грошей.
cli-report-note-skyscrapers = Узято, коли збудовано; кожен гравець має по одному з кожного.
cli-report-note-legendaries = Узято, коли збудовано; кожен із них один на всіх.
cli-report-note-streets = Бере той, хто наприкінці має найбільше вздовж неї.
cli-report-note-challenges = Бере той, кому воно дає бали.
cli-report-note-starts = Роздано жеребом, тож частка перемог тих, хто це має, і є ефектом.
cli-report-note-action-cards = Узято, коли використано.
cli-report-note-lots = Узято, коли зайнято; стартову ділянку не враховано.
cli-report-start = { $lot } ({ $character })
cli-report-column-name = назва
cli-report-column-taken = за партію
cli-report-column-when = коли
cli-report-column-points = бали
cli-report-column-cash = гроші
cli-report-column-relief = полегшення
cli-report-column-wins = перемоги з цим
cli-report-column-effect = ефект
cli-report-reconstructed = реконструкція цього проєкту
cli-report-sort = Натисніть заголовок, щоб упорядкувати. «За партію»: як часто це беруть у партії, де це можливо. «Коли»: 0 на початку, 1 наприкінці. «Перемоги з цим»: перемоги тих, хто це взяв; вони могли бути попереду й так.
cli-report-repeat = Повторити цю сторінку:
cli-report-written = Записано у { $file }.
