## What a turn is worth, and why. A share is named so that it can stand in brackets after the points that it brings.

share-prestige = престиж
share-money = гроші
share-loans = позики
share-poverty = бідність
share-city = те, що місто ще може дати
share-hand = карти на руці
share-land = боро
share-points = уже здобуті бали
share-ground = місце для будівництва
share-workers = робітники
share-cards = карти дій
share-generations = відкриті покоління
share-tiles = незбудовані хмарочоси
share-streets = вулиці
share-challenge = завдання
share-tempo = темп гри
share-others = те, що лишається іншим
share-experience = те, чого боти навчилися у своїх партіях
analysis-more = +{ $points } бала ({ $what })
analysis-less = −{ $points } бала ({ $what })
analysis-besides = { $before }, { $next }
analysis-then = { $before } → { $next }

analysis-only-hint = { $expected }, плюс-мінус { $error }
analysis-hint = { $expected }, плюс-мінус { $error }: { $than }
analysis-ahead = наприкінці попереду на { $points } бала
analysis-back = наприкінці позаду на { $points } бала
analysis-level = наприкінці нарівні з найкращим суперником
analysis-better = на { $points } більше за наступну
analysis-no-better = не більше за наступну
analysis-as-good = не гірше за першу
analysis-worse = на { $points } менше за першу
