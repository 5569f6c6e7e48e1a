## What a turn is worth, and why. A share is named so that it can stand in brackets after the points that it brings.

share-prestige = prestígio
share-money = dinheiro
share-loans = empréstimos
share-poverty = pobreza
share-city = o que a cidade ainda pode fazer
share-hand = as cartas na mão
share-land = distritos
share-points = pontos marcados
share-ground = terreno para construir
share-workers = trabalhadores
share-cards = cartas de ação
share-generations = gerações destravadas
share-tiles = arranha-céus por construir
share-streets = as ruas
share-challenge = o desafio
share-tempo = o ritmo da partida
share-others = o que sobra para o resto da mesa
share-experience = o que os bots aprenderam em suas partidas
analysis-more = +{ $points } pontos ({ $what })
analysis-less = −{ $points } pontos ({ $what })
analysis-besides = { $before }, { $next }
analysis-then = { $before } → { $next }

analysis-only-hint = { $expected }, { $error } para mais ou para menos
analysis-hint = { $expected }, { $error } para mais ou para menos: { $than }
analysis-ahead = { $points } pontos à frente no fim
analysis-back = { $points } pontos atrás no fim
analysis-level = empate com o melhor oponente no fim
analysis-better = { $points } a mais que a próxima dica
analysis-no-better = nada a mais que a próxima dica
analysis-as-good = tão bom quanto a primeira dica
analysis-worse = { $points } a menos que a primeira dica
