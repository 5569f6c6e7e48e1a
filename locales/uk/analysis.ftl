## What a turn is worth, and why. A share is named so that "more by" and "less by" can stand before it.

share-prestige = престиж
share-money = гроші
share-loans = позики
share-poverty = бідність
share-city = те, що місто ще може дати
share-hand = карти на руці
share-land = боро
share-points = бали
share-ground = місце для будівництва
share-workers = робітники
share-cards = карти дій
share-generations = відкриті покоління
share-tiles = незбудовані хмарочоси
share-streets = вулиці
share-challenge = завдання
share-tempo = темп гри
share-others = те, що лишається іншим
analysis-more = на { $points } більше ({ $what })
analysis-less = на { $points } менше ({ $what })

analysis-hint = { $expected }, плюс-мінус { $error }
analysis-hint-next = { $expected }, плюс-мінус { $error }: { $than }
analysis-ahead = наприкінці попереду на { $points } бала
analysis-back = наприкінці позаду на { $points } бала
analysis-as-good = не гірше за першу
analysis-worse = на { $points } менше за першу
