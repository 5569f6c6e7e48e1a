# What happened, as the web app tells it.

# A line of the log says what one player did, in the past and without naming them again: "bought Greenwich for £5".
# .alone stands where no act goes before it.
web-log-line = { $player } { $did }
web-log-act = { $player } { $did }: { $details }
web-log-by = { $player } { $did }
web-log-anybody = { $did }
web-log-event-turn-began = { $player }, turno { $turn }
web-log-event-game-ended = A partida acabou
web-log-london-event-loans-repaid = quitou { $loans ->
    [0] { $loans } empréstimos
    [one] um empréstimo
   *[other] { $loans } empréstimos
} por £{ $amount }
web-log-london-event-loans-taken = pegou { $loans ->
    [0] { $loans } empréstimos
    [one] um empréstimo
   *[other] { $loans } empréstimos
} (£{ $amount })
web-log-london-event-deck-seen = olhou { $cards } no baralho
web-log-london-event-deck-seen-hidden = olhou { $cards ->
    [0] as { $cards } cartas
    [one] a carta
   *[other] as { $cards } cartas
} do topo do baralho
web-log-london-event-put-back = devolveu { $cards } ao baralho
web-log-london-event-put-back-hidden = devolveu { $cards ->
    [0] { $cards } cartas
    [one] uma carta
   *[other] { $cards } cartas
} ao baralho
web-log-london-event-drew-from-deck = pegou { $cards } do baralho
web-log-london-event-drew-from-deck-hidden = pegou { $count ->
    [0] { $count } cartas
    [one] uma carta
   *[other] { $count } cartas
} do baralho
web-log-london-event-drew-from-board = pegou { $cards } do tabuleiro
web-log-london-event-nothing-to-draw = não teve mais o que pegar
web-log-london-event-chose-run-city = colocou a cidade para funcionar
web-log-london-event-build-began = construiu { $card }
web-log-london-event-discarded = descartou { $cards }
web-log-london-event-board-moved = a fileira de baixo saiu do jogo ({ $cards })
web-log-london-event-paid = pagou £{ $amount }
web-log-london-event-cash-gained = £{ $amount }
    .alone = ganhou £{ $amount }
web-log-london-event-prestige-gained = { $amount } de prestígio
    .alone = ganhou { $amount } de prestígio
web-log-london-event-poverty-taken = { $amount } de pobreza a mais
    .alone = recebeu { $amount } de pobreza
web-log-london-event-poverty-removed = { $amount } de pobreza a menos
    .alone = removeu { $amount } de pobreza
web-log-london-event-stack-begun = em uma nova pilha
    .alone = começou uma pilha com { $card }
web-log-london-event-stack-covered = na pilha { $stack }
    .alone = colocou { $card } na pilha { $stack }
web-log-london-event-till-filled = mais £{ $amount } sobre { $card }
web-log-london-event-till-lost = perdeu £{ $amount } que havia sobre { $card }
web-log-london-event-action-card-played = jogou { $card }
web-log-london-event-land-bought = adquiriu { $borough } por £{ $amount }
web-log-london-event-land-turned-up = { $borough } agora à venda
web-log-london-event-activated = ativou { $cards }
web-log-london-event-activated-again = repetiu { $card }
web-log-london-event-borough-run = usou { $borough }
web-log-london-event-ability-used = usou { $source }
web-log-london-event-flipped = virou { $cards } para baixo
web-log-london-event-spared = manteve { $card } virada para cima
web-log-london-event-cash-given = deu £{ $amount } a { $to }
web-log-london-event-poverty-given = deu { $amount } de pobreza a { $to }
web-log-london-event-hand-spared = as cartas na mão não geraram pobreza
web-log-london-event-exchanged = trocou { $given } por { $taken } do tabuleiro
web-log-london-event-run-ended = encerrou com { $stacks ->
    [0] nenhuma pilha
    [one] uma pilha
   *[other] { $stacks } pilhas
}, { $loans ->
    [0] nenhum empréstimo
    [one] um empréstimo
   *[other] { $loans } empréstimos
} e { $cards ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $cards } cartas
} na mão
web-log-london-event-end-triggered = O baralho está vazio: todo mundo, menos { $player }, tem um último turno
web-log-london-event-hand-shown = terminou com { $cards } na mão
web-log-new-york-event-character = ficou com { $character } e começou em { $lot }
web-log-new-york-event-card-used = usou { $card }
web-log-new-york-event-market-cleared = { $cards } para baixo do mercado futuro
web-log-new-york-event-market-filled = mercado reabastecido com { $cards }
web-log-new-york-event-card-taken = pegou { $cards }
web-log-new-york-event-lot-acquired = adquiriu { $lots }
web-log-new-york-event-lot-returned = devolveu { $lot }
web-log-new-york-event-demolished = demoliu { $tile }
web-log-new-york-event-built = construiu { $tile } em { $lot } e marcou { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
}
web-log-new-york-event-prestige = { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
} por Prestígio do Ouro
web-log-new-york-event-workers-back = recuperou { $back ->
    [0] trabalhadores
    [one] um trabalhador
   *[other] trabalhadores
} de { $lots }
web-log-new-york-event-workers-sent = enviou { $sent ->
    [0] trabalhadores
    [one] um trabalhador
   *[other] trabalhadores
} a { $others }
web-log-new-york-event-workers-moved = recuperou { $back ->
    [0] trabalhadores
    [one] um trabalhador
   *[other] trabalhadores
} de { $lots }, enviou { $sent ->
    [0] trabalhadores
    [one] um trabalhador
   *[other] trabalhadores
} a { $others }
web-log-new-york-event-unlocked = destravou o nível { $generation }
web-log-new-york-event-passed = não construiu nada
web-log-new-york-event-end-tiles = Restam só quatro arranha-céus a { $player }: o resto da mesa tem um último turno
web-log-new-york-event-end-market = { $player } pegou uma das últimas cartas: o resto da mesa tem um último turno
web-log-new-york-event-end-quiet = Muitos turnos se passaram sem construção: todo mundo, menos { $player }, tem um último turno

# Skyscrapers and places as somebody says who sees them: ids and cells look like lots.
web-say-reason-with-clause = { $reason } ({ $clause })
web-say-new-york-tile = um arranha-céu nível { $generation } de { $cells } espaços
web-say-new-york-kind = { $district }{"\u00A0"}{ $size }
web-say-new-york-landmark-sub-treasury = Subte{"\u00AD"}souro
web-say-new-york-question-start-stuck = Sem trabalhadores: qual lote você devolve?
web-say-new-york-action-be = { $character }, em { $lot }
web-say-new-york-action-demolish = Demolir para construir { $tile } ({ new-york-n-points })
web-say-new-york-action-build = Construir { $tile } ({ new-york-n-points })
web-say-new-york-action-boom = Explosão de Construções: construir { $tile } ({ new-york-n-points })
web-say-new-york-action-at = Em { $lots }{ new-york-workers-back }
web-say-new-york-action-at-demolishing = Em { $lots }, demolindo { $tiles }{ new-york-workers-back }{ new-york-workers-sent }
