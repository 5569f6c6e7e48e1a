# The table of New York in the web app.

web-new-york-map = Mapa da cidade. As setas vão de lote em lote, mais e menos mudam o zoom
web-new-york-map-placing = Mapa da cidade. As setas movem o arranha-céu, R gira, Enter constrói
web-new-york-city = A cidade
web-new-york-nearer = Mais perto
web-new-york-further = Mais longe
web-new-york-whole = Mapa inteiro
web-new-york-place = { $lots }: lugar { $number } de { $count }
web-new-york-plus = +{ $points }
web-new-york-lot-free = livre
web-new-york-lot-closed = fora do jogo
web-new-york-lot-owned = pertence a { $player }
web-new-york-players = Participantes
web-new-york-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-new-york-points-head = pontos
web-new-york-workers = { $count } de { $all } trabalhadores
web-new-york-tiles-left = { $count ->
    [0] nenhuma peça restante
    [one] { $count } peça restante
   *[other] { $count } peças restantes
}
web-new-york-if-over = { $points } se acabasse agora{ $cards ->
    [0] { "" }
    [one] , { $cards } carta
   *[other] , { $cards } cartas
}
web-new-york-king = , { $name }
web-new-york-building = construindo
web-new-york-expanding = expandindo
web-new-york-choosing = escolhendo
web-new-york-next = a seguir
web-new-york-how = como pontua
web-new-york-races = Ruas, 5 pontos cada
web-new-york-race-open = ninguém ainda
web-new-york-race-tied = empate: ninguém pontua
web-new-york-race-you = você lidera por { $lead }
web-new-york-race-lead = lidera por { $lead }
web-new-york-lots-left = Lotes restantes
web-new-york-size = tamanho { $size }
web-new-york-tray = Seus arranha-céus
web-new-york-tray-of = Arranha-céus de { $name }
web-new-york-tray-own = voltar aos seus
web-new-york-tray-left = restam { $count }, o fim vem com 4
web-new-york-tray-demolish = Os destacados poderiam substituir algo seu, que é demolido
web-new-york-tray-boom = Os destacados poderiam ser construídos com Explosão de Construções
web-new-york-open = destravado
web-new-york-opens-at = com { $points } pontos, faltam { $more }
web-new-york-legendary = Lendários
web-new-york-legendary-one = um por pessoa
web-new-york-legendary-done = você já teve o seu
web-new-york-tile-built = de pé
web-new-york-tile-built-by = construído por { $player }
web-new-york-tile-demolished = saiu
web-new-york-hint-fits = { $name }. Cabe no seu território.
web-new-york-hint-over = { $name }. Cabe no seu território no lugar do que está lá.
web-new-york-hint-lots = { $count ->
    [0] { $name }. Caberia com um destes lotes: { $lots }.
    [one] { $name }. Com { $lots } caberia.
   *[other] { $name }. Caberia com um destes lotes: { $lots }.
}
web-new-york-hint-completes = Com { $lot } caberiam: { $tiles }.
web-new-york-one-lot-short = falta um lote: aponte para ver qual
web-new-york-one-lot-short-touch = falta um lote: toque para ver qual
web-new-york-hint-far = { $name }. Precisa de mais de um lote a mais.
web-new-york-market = Mercado aberto
web-new-york-to-come = { $count ->
    [0] nenhuma carta de lote por vir
    [one] { $count } carta de lote por vir
   *[other] { $count } cartas de lote por vir
}
web-new-york-taken = você pega { $card }
web-new-york-bottom = { $count ->
    [0] As últimas { $count } por vir são conhecidas
    [one] A última carta por vir é conhecida
   *[other] As últimas { $count } por vir são conhecidas
}
web-new-york-tally = { $card }{ $count ->
    [0] { " " }×{ $count }
    [one] { "" }
   *[other] { " " }×{ $count }
}
web-new-york-fits = { $count ->
    [0] nenhum lote
    [one] { $count } lote
   *[other] { $count } lotes
}
web-new-york-actions = Cartas de ação
web-new-york-grab-two = Escolha duas cartas de tamanho 2.
web-new-york-card-used = usada
web-new-york-card-kept = guardada: 1 ponto
web-new-york-card-now = use agora
web-new-york-card-boom = escolha uma peça
web-new-york-holding = { $name }, { $cells } espaços
web-new-york-places = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
web-new-york-becomes = passa a ser
web-new-york-reveals = Isso revela uma carta, por isso não dá para simplesmente desfazer.
web-new-york-effect-lot = Um trabalhador vai para { $lot }
web-new-york-effect-return = { $lot } fica livre de novo; o trabalhador volta
web-new-york-effect-demolished = Demole { $tiles }
web-new-york-effect-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-new-york-effect-prestige = { $points ->
    [0] { $points } a mais por Prestígio do Ouro
    [one] { $points } a mais por Prestígio do Ouro
   *[other] { $points } a mais por Prestígio do Ouro
}
web-new-york-effect-opens = O nível { $generation } destrava com { $points }
web-new-york-effect-back = { $count ->
    [0] { $count } trabalhadores voltam: { $workers } de { $all }
    [one] Um trabalhador volta: { $workers } de { $all }
   *[other] { $count } trabalhadores voltam: { $workers } de { $all }
}
web-new-york-effect-sent = { $count ->
    [0] { $count } trabalhadores vão para lotes vagos: { $workers ->
        [0] restam { $workers } de { $all }
        [one] resta { $workers } de { $all }
       *[other] restam { $workers } de { $all }
    }
    [one] Um trabalhador vai para um lote vago: { $workers ->
        [0] restam { $workers } de { $all }
        [one] resta { $workers } de { $all }
       *[other] restam { $workers } de { $all }
    }
   *[other] { $count } trabalhadores vão para lotes vagos: { $workers ->
        [0] restam { $workers } de { $all }
        [one] resta { $workers } de { $all }
       *[other] restam { $workers } de { $all }
    }
}
web-new-york-effect-street = { $street }: agora { $count }
web-new-york-effect-street-lead = { $street }: { $count }, e 5 pontos se continuar assim
web-new-york-effect-street-lost = { $street }: { $count }, e sem a liderança
web-new-york-effect-challenge = { $challenge }: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} no fim
web-new-york-effect-end = Isso traz o fim: o resto da mesa tem um último turno
web-new-york-do-build = Construir aqui
web-new-york-do-demolish = Demolir e construir
web-new-york-do-shift = Mudar o mercado
web-new-york-do-take = Pegar
web-new-york-do-acquire = Adquirir { $lot }
web-new-york-do-return = Devolver { $lot }
web-new-york-turn-it = Girar
web-new-york-next-place = Próximo lugar
web-new-york-drag = Arraste aqui para mover.
web-new-york-place-how = { $turns ->
    [yes] A roda do mouse ou R gira; [ e ] percorrem os lugares.
   *[no] {"["} e ] percorrem os lugares.
}
web-new-york-note-start = Escolha uma carta do mercado para expandir, ou um arranha-céu destacado: ele substituiria algo seu.
web-new-york-note-take = Escolha uma carta do mercado. Os lotes dela ficam marcados enquanto você aponta para ela.
web-new-york-note-take-touch = Escolha uma carta do mercado. Os lotes dela ficam marcados quando você toca nela.
web-new-york-note-acquire = Escolha um lote destacado no mapa.
web-new-york-note-build = Escolha um arranha-céu destacado e depois o lugar dele no mapa.
web-new-york-step-expand = Expandir
web-new-york-step-demolish = Demolir
web-new-york-step-build = Construir
web-new-york-step-boom = Explosão
web-new-york-turn = Turno { $turn }
web-new-york-last-turns = { $count ->
    [0] O último turno
    [one] Mais um turno depois deste
   *[other] Mais { $count } turnos depois deste
}
web-new-york-skip = Ir direto para
web-new-york-skip-decision = Decisão
web-new-york-tabs = Partes da mesa
web-new-york-tab-map = Mapa
web-new-york-tab-tiles = Peças
web-new-york-tab-market = Mercado
web-new-york-tab-races = Ruas
web-new-york-tab-log = Histórico
