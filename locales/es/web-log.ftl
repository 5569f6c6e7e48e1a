# What happened, as the web app tells it.

# A line of the log says what one player did, in the past and without naming them again: "bought Greenwich for £5".
# .alone stands where no act goes before it.
web-log-line = { $player } { $did }
web-log-act = { $player } { $did }: { $details }
web-log-by = { $player } { $did }
web-log-anybody = { $did }
web-log-event-turn-began = { $player }, turno { $turn }
web-log-event-game-ended = La partida ha terminado
web-log-london-event-loans-repaid = saldó { $loans ->
    [one] un préstamo
   *[other] { $loans } préstamos
} por £{ $amount }
web-log-london-event-loans-taken = tomó { $loans ->
    [one] un préstamo
   *[other] { $loans } préstamos
} por £{ $amount }
web-log-london-event-deck-seen = miró { $cards } en el mazo
web-log-london-event-deck-seen-hidden = miró { $cards ->
    [one] la carta superior
   *[other] las { $cards } cartas superiores
} del mazo
web-log-london-event-put-back = devolvió { $cards } al mazo
web-log-london-event-put-back-hidden = devolvió { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} al mazo
web-log-london-event-drew-from-deck = robó { $cards }
web-log-london-event-drew-from-deck-hidden = robó { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-log-london-event-drew-from-board = tomó { $cards } del tablero
web-log-london-event-nothing-to-draw = no encontró nada que robar
web-log-london-event-chose-run-city = administró la ciudad
web-log-london-event-build-began = construyó { $card }
web-log-london-event-discarded = descartó { $cards }
web-log-london-event-board-moved = la fila inferior salió del juego ({ $cards })
web-log-london-event-paid = pagó £{ $amount }
web-log-london-event-cash-gained = £{ $amount }
    .alone = ganó £{ $amount }
web-log-london-event-prestige-gained = { $amount } de prestigio
    .alone = ganó { $amount } de prestigio
web-log-london-event-poverty-taken = { $amount } de pobreza más
    .alone = recibió { $amount } de pobreza
web-log-london-event-poverty-removed = { $amount } de pobreza menos
    .alone = alivió { $amount } de pobreza
web-log-london-event-stack-begun = en una pila nueva
    .alone = empezó una pila con { $card }
web-log-london-event-stack-covered = en la pila { $stack }
    .alone = puso { $card } en la pila { $stack }
web-log-london-event-till-filled = £{ $amount } más sobre { $card }
web-log-london-event-till-lost = pérdida de £{ $amount } sobre { $card }
web-log-london-event-action-card-played = jugó { $card }
web-log-london-event-land-bought = compró { $borough } por £{ $amount }
web-log-london-event-land-turned-up = { $borough } salió a la venta
web-log-london-event-activated = activó { $cards }
web-log-london-event-activated-again = repitió { $card }
web-log-london-event-borough-run = usó { $borough }
web-log-london-event-ability-used = usó { $source }
web-log-london-event-flipped = volteó { $cards } boca abajo
web-log-london-event-spared = dejó { $card } boca arriba
web-log-london-event-cash-given = dio £{ $amount } a { $to }
web-log-london-event-poverty-given = dio { $amount } de pobreza a { $to }
web-log-london-event-hand-spared = las cartas en la mano no generaron pobreza
web-log-london-event-exchanged = cambió { $given } por { $taken } del tablero
web-log-london-event-run-ended = contó { $stacks ->
    [one] una pila
   *[other] { $stacks } pilas
}, { $loans ->
    [one] un préstamo
   *[other] { $loans } préstamos
} y { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en la mano
web-log-london-event-end-triggered = El mazo está vacío tras el turno de { $player }: el resto de la mesa tiene un último turno
web-log-london-event-hand-shown = terminó con { $cards } en la mano
web-log-new-york-event-character = tomó el papel de { $character } y empezó en { $lot }
web-log-new-york-event-card-used = usó { $card }
web-log-new-york-event-market-cleared = { $cards } al fondo del mercado futuro
web-log-new-york-event-market-filled = { $cards } al mercado abierto
web-log-new-york-event-card-taken = tomó { $cards } del mercado
web-log-new-york-event-lot-acquired = adquirió { $lots }
web-log-new-york-event-lot-returned = devolvió { $lot }
web-log-new-york-event-demolished = demolió { $tile }
web-log-new-york-event-built = construyó { $tile } en { $lot } y anotó { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-log-new-york-event-prestige = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por Prestigio del oro
web-log-new-york-event-workers-back = { $back ->
    [one] un trabajador de vuelta
   *[other] trabajadores de vuelta
} desde { $lots }
web-log-new-york-event-workers-sent = { $sent ->
    [one] un trabajador enviado
   *[other] trabajadores enviados
} a { $others }
web-log-new-york-event-workers-moved = { $back ->
    [one] un trabajador de vuelta
   *[other] trabajadores de vuelta
} desde { $lots }, { $sent ->
    [one] un trabajador enviado
   *[other] trabajadores enviados
} a { $others }
web-log-new-york-event-unlocked = nivel { $generation } desbloqueado
web-log-new-york-event-passed = no construyó nada
web-log-new-york-event-end-tiles = A { $player } le quedan cuatro rascacielos: el resto de la mesa tiene un último turno
web-log-new-york-event-end-market = { $player } tomó una de las últimas cartas: el resto de la mesa tiene un último turno
web-log-new-york-event-end-quiet = Pasaron muchos turnos sin construir, el último el de { $player }: el resto de la mesa tiene un último turno

# Skyscrapers and places as somebody says who sees them: ids and cells look like lots.
web-say-reason-with-clause = { $reason } ({ $clause })
web-say-new-york-tile = el rascacielos de nivel { $generation } de { $cells } casillas
web-say-new-york-kind = { $district }{"\u00A0"}{ $size }
web-say-new-york-landmark-sub-treasury = Subteso{"\u00AD"}rería
web-say-new-york-question-start-stuck = Sin trabajadores: ¿qué lote devuelves?
web-say-new-york-action-be = { $character }, en { $lot }
web-say-new-york-action-demolish = Demoler para construir { $tile } por { new-york-n-points }
web-say-new-york-action-build = Construir { $tile } por { new-york-n-points }
web-say-new-york-action-boom = Auge de la construcción: construir { $tile } por { new-york-n-points }
web-say-new-york-action-at = En { $lots }{ new-york-workers-back }
web-say-new-york-action-at-demolishing = En { $lots }, demoliendo { $tiles }{ new-york-workers-back }{ new-york-workers-sent }
