## What a turn is worth, and why. A share is named so that it can stand in brackets after the points that it brings.

share-prestige = prestigio
share-money = dinero
share-loans = préstamos
share-poverty = pobreza
share-city = lo que la ciudad aún puede hacer
share-hand = las cartas en la mano
share-land = distritos
share-points = puntos anotados
share-ground = terreno para construir
share-workers = trabajadores
share-cards = cartas de acción
share-generations = generaciones desbloqueadas
share-tiles = rascacielos por construir
share-streets = las calles
share-challenge = el desafío
share-tempo = el ritmo de la partida
share-others = lo que queda para el resto de la mesa
share-experience = lo que los bots han aprendido de sus partidas
analysis-more = +{ $points } puntos ({ $what })
analysis-less = −{ $points } puntos ({ $what })
analysis-besides = { $before }, { $next }
analysis-then = { $before } → { $next }

analysis-only-hint = { $expected }, { $error } arriba o abajo
analysis-hint = { $expected }, { $error } arriba o abajo: { $than }
analysis-ahead = { $points } puntos por delante al final
analysis-back = { $points } puntos por detrás al final
analysis-level = empate con el mejor oponente al final
analysis-better = { $points } más que la pista siguiente
analysis-no-better = no más que la pista siguiente
analysis-as-good = tan buena como la primera pista
analysis-worse = { $points } menos que la primera pista
