# Уроки London. lesson-london-CHAPTER — назва, -about — чого тут навчаються; решту розповідають крок за кроком.

lesson-london-develop = Будувати
lesson-london-develop-about = Як проходить хід, як будують карти і чим за них платять.
lesson-london-develop-welcome = Лондон 1666 року, після великої пожежі. Хто наприкінці матиме найбільше престижу, той відбудує його найкраще; бідність престиж відбирає. Бот навпроти грає за сценарієм, тож не поспішайте.
lesson-london-develop-hand = Це ваші карти. Коричневі здебільшого дають гроші, сині — це наука й культура, рожеві — політика. Сірі — жебраки: з ними ніхто не будує.
lesson-london-develop-draw = Кожен хід починається з карти: закритої з колоди або відкритої з поля. Доберіть з поля «{ london-card-salters-a }»: коричнева карта одразу знадобиться.
lesson-london-develop-play = Далі — одна дія. Найчастіша з них — розвиток міста, тобто будівництво. Оберіть «{ london-card-mercers-a }»: ця карта дасть £5, коли ви керуватимете містом.
lesson-london-develop-pay = За будівлю платять іншою картою того самого кольору. Скиньте «{ london-card-salters-a }». Карта піде на поле, звідки її може взяти будь-хто.
lesson-london-develop-more = Можна будувати далі, доки є чим платити. Збудуйте «{ london-card-theatre-royal-a }»: при активації ця карта дає £2 і 2 престижу.
lesson-london-develop-match = Вона синя, тож має піти синя карта. Скиньте «{ london-card-water-works-a }».
lesson-london-develop-done = Двох стопок поки досить, бо кожна згодом дає бідність. Завершіть дію, а з нею і хід.
lesson-london-develop-other = Тепер суперник добирає карту й будує. Про це розповідає і журнал.
lesson-london-develop-learnt = Це був хід: карта, потім одна дія. Далі ваше місто запрацює.

lesson-london-run = Керувати містом
lesson-london-run-about = Звідки беруться гроші й престиж, чому карти перевертаються і що таке бідність.
lesson-london-run-draw = Новий хід, тож спершу карта. Доберіть закриту з колоди.
lesson-london-run-run = Тепер оберіть керування містом: будівлі роблять те, що на них надруковано.
lesson-london-run-first = Активуйте «{ london-card-mercers-a }». Ви отримуєте £5. Потім карта перевертається, як каже символ на ній, і більше нічого не робить.
lesson-london-run-second = Активуйте також «{ london-card-theatre-royal-a }»: £2 і 2 престижу.
lesson-london-run-poverty = Перш ніж завершити керування, погляньте, що воно принесе: по 1 бідності за кожну стопку, кожну позику і кожну карту на руці. Тобто 2 і 4, разом 6. Завершіть його.
lesson-london-run-other = Суперник теж керує містом і так само бідніє.
lesson-london-run-learnt = Тут бідність порівнюють. Наприкінці всі повертають стільки бідності, скільки має найменш бідний; престижу коштує лише решта. Тому мала рука перед керуванням дорого вартує.

lesson-london-land = Купити землю
lesson-london-land-about = Боро: карти, престиж і менше бідності за гроші.
lesson-london-land-draw = Доберіть з поля «{ london-card-water-works-a }»: синя карта знадобиться.
lesson-london-land-look = Продаються три боро. Кожне відразу дає карти, престиж і полегшує бідність. Чи лежить воно біля річки, на північ або на південь від неї, важить для деяких карт до кінця гри.
lesson-london-land-buy = Купіть «{ london-borough-southwark-bermondsey }» за £5. Цього не скасувати, тож вас перепитають.
lesson-london-land-cards = Воно дає три карти, по одній, кожну звідки захочете. Доберіть три з колоди.
lesson-london-land-other = Суперник теж купує землю.
lesson-london-land-learnt = У вас на 2 престижу більше й на 2 бідності менше. Написане на верхньому боро діє, доки його не накриє інше; це додає трохи бідності за кожне керування.

lesson-london-loan = Накрити й позичити
lesson-london-loan-about = Будувати поверх використаного і за гроші, яких немає.
lesson-london-loan-draw = Доберіть «{ london-card-salters-a }»: вона оплатить щось коричневе.
lesson-london-loan-plan = «{ london-card-st-pauls-a }» вартує наприкінці 6 престижу, а коштує £10. У вас £7. Позика дає £10. Вона додає 1 бідність за кожне керування, погасити її можна за £15 на початку ходу, а непогашена наприкінці коштує 7 престижу.
lesson-london-loan-play = Тут воно того варте. Збудуйте «{ london-card-st-pauls-a }».
lesson-london-loan-pay = Скиньте «{ london-card-water-works-a }». Позика береться сама, і лише тому, що бракує грошей.
lesson-london-loan-cover = Покладіть її на першу стопку, на перевернуту карту. Нова стопка щоразу давала б бідність, а накривання не дає, і накрите наприкінці теж рахується.
lesson-london-loan-more = Тепер «{ london-card-fishmongers-a }», що дає £5.
lesson-london-loan-match = Скиньте за неї «{ london-card-salters-a }».
lesson-london-loan-again = І покладіть на другу стопку.
lesson-london-loan-done = Завершіть дію.
lesson-london-loan-other = Суперник теж накриває використану карту.
lesson-london-loan-learnt = Позика стоїть поруч із вашим ім’ям, доки ви її не погасите.

lesson-london-three = Добрати три карти
lesson-london-three-about = Дія для руки, у якій ніщо ні до чого не пасує.
lesson-london-three-draw = Спершу карта, з колоди.
lesson-london-three-three = Четверта дія — добрати ще три карти. Вона до речі, коли карти на руці не пасують одна до одної або коли треба перехопити чиюсь карту.
lesson-london-three-open = Доберіть з поля «{ london-card-water-works-a }».
lesson-london-three-closed = І дві з колоди.
lesson-london-three-learnt = Наприкінці ходу на руці може бути щонайбільше дев’ять карт, зайві скидають. А кожна карта — це бідність під час керування, тож спершу будуйте.

lesson-london-credit = Земля в кредит
lesson-london-credit-about = Купити дорожче, ніж є грошей, і що буває із завеликою рукою.
lesson-london-credit-draw = Та сама гра, ваш наступний хід. Доберіть з поля «{ london-card-east-india-company-a }»: скоро ви збудуєте цю карту.
lesson-london-credit-look = Боро «{ london-borough-city }» коштує £9, а у вас £7. Зате воно дає дві карти, 5 престижу і £2 за кожне керування.
lesson-london-credit-buy = Купіть «{ london-borough-city }». Гроші, яких бракує, дає позика, як і з будівлею.
lesson-london-credit-cards = Воно дає дві карти. Доберіть обидві з колоди.
lesson-london-credit-limit = Наприкінці ходу на руці може лишитися дев’ять карт, а у вас дванадцять. Скиньте «{ london-card-coffee-house-a }». Жебраків теж можна так позбутися, але ваші ще знадобляться.
lesson-london-credit-second = Далі скиньте «{ london-card-leather-industry-b }».
lesson-london-credit-third = І одну карту «{ london-card-water-works-a }».
lesson-london-credit-other = Суперник теж купує землю.
lesson-london-credit-learnt = Тепер у вас дві позики. Скинуте лежить на полі, і взяти його може будь-хто, тож краще будувати, доки рука не стала такою великою.

lesson-london-costs = Платити за активацію
lesson-london-costs-about = Карти дій і будівлі, які спершу щось беруть, а потім дають.
lesson-london-costs-draw = Спершу карта, з колоди.
lesson-london-costs-wren = «{ london-card-wren-a }» — карта дії: її грають під час розвитку міста, за неї нічого не скидають, а потім вона вибуває з гри. Вона дає збудувати до двох карт без скидання. Зіграйте її.
lesson-london-costs-build = Збудуйте «{ london-card-east-india-company-a }». Надруковані на карті £4 однаково треба заплатити.
lesson-london-costs-stack = Почніть із неї нову стопку, бо «{ london-card-fishmongers-a }» ще не використано.
lesson-london-costs-more = «{ london-card-vauxhall-gardens-a }» — друга карта без скидання.
lesson-london-costs-cover = Покладіть її на першу стопку: «{ london-card-st-pauls-a }» під час керування нічого не робить, а наприкінці рахується й накритою.
lesson-london-costs-done = Завершіть дію.
lesson-london-costs-other = Суперник теж будує.
lesson-london-costs-again = Новий хід: карта з колоди.
lesson-london-costs-run = Керуйте містом.
lesson-london-costs-cost = «{ london-card-east-india-company-a }» дає £12, але спершу вимагає карту з руки. Активуйте її.
lesson-london-costs-pauper = Підійде будь-яка карта, і це один із небагатьох способів позбутися жебраків. Скиньте «{ london-card-paupers-a }».
lesson-london-costs-money = Тепер «{ london-card-fishmongers-a }»: £5.
lesson-london-costs-rest = І «{ london-card-vauxhall-gardens-a }»: £2, 2 престижу й на 1 бідність менше.
lesson-london-costs-poverty = Завершіть керування. «{ london-borough-city }» додає свої £2; 3 стопки, 2 позики й 7 карт на руці дають 12 бідності.
lesson-london-costs-learnt = Сім із 12 дала рука: будуйте більше, перш ніж керувати. Є й будівлі, які вимагають грошей; хто не може заплатити, той їх не активує. Маючи £25, на початку наступного ходу можна погасити позику.

lesson-london-end = Останній хід
lesson-london-end-about = Погасити позику, збудувати що можна і побачити, як рахують бали.
lesson-london-end-late = Минуло вісімдесят ходів. Колода скінчилася в хід суперника, тож решта має ще по одному: це ваш останній.
lesson-london-end-repay = У вас дві позики і £24. Одна коштує £15 зараз, а потім коштувала б 7 престижу, тож погасіть одну.
lesson-london-end-draw = Карта за цей хід і далі обов’язкова. Доберіть з поля «{ london-card-jewish-refugees-c }».
lesson-london-end-play = Керування містом більше не буде: тепер важить лише престиж, надрукований на картах. Збудуйте «{ london-card-parliament-c }»: 5 престижу за £9, що лишилися.
lesson-london-end-pay = Заплатіть картою «{ london-card-underground-c }», вона теж рожева.
lesson-london-end-cover = Покладіть на першу стопку.
lesson-london-end-done = Завершіть дію. На цьому гра скінчиться.
lesson-london-end-score = Карти на руці стали бідністю; кожна карта міста зарахована, навіть накрита чи перевернута; позики погашено, на скільки стало грошей; кожні £3 дали бал; а решта бідності коштувала престижу, і що її більше, то дорожче. Тепер ви знаєте «Лондон».
