# The table of New York in the web app.

web-new-york-map = Mapa de la ciudad. Las flechas van de lote en lote, más y menos cambian el zoom
web-new-york-map-placing = Mapa de la ciudad. Las flechas mueven el rascacielos, R lo gira, Enter construye
web-new-york-city = La ciudad
web-new-york-nearer = Más cerca
web-new-york-further = Más lejos
web-new-york-whole = Todo el mapa
web-new-york-place = { $lots }: lugar { $number } de { $count }
web-new-york-plus = +{ $points }
web-new-york-lot-free = libre
web-new-york-lot-closed = fuera del juego
web-new-york-lot-owned = pertenece a { $player }
web-new-york-players = Participantes
web-new-york-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-new-york-points-head = puntos
web-new-york-workers = { $count } de { $all } trabajadores
web-new-york-tiles-left = { $count ->
    [one] queda { $count } pieza
   *[other] quedan { $count } piezas
}
web-new-york-if-over = { $points } si terminara ahora{ $cards ->
    [0] { "" }
    [one] , { $cards } carta
   *[other] , { $cards } cartas
}
web-new-york-king = , { $name }
web-new-york-building = construyendo
web-new-york-expanding = expandiéndose
web-new-york-choosing = eligiendo
web-new-york-next = a continuación
web-new-york-how = cómo puntúa
web-new-york-races = Calles, 5 puntos cada una
web-new-york-race-open = nadie aún
web-new-york-race-tied = empate: nadie puntúa
web-new-york-race-you = llevas { $lead } de ventaja
web-new-york-race-lead = lleva { $lead } de ventaja
web-new-york-lots-left = Lotes restantes
web-new-york-size = tamaño { $size }
web-new-york-tray = Tus rascacielos
web-new-york-tray-of = Rascacielos de { $name }
web-new-york-tray-own = volver a los tuyos
web-new-york-tray-left = quedan { $count }, el final llega con 4
web-new-york-tray-demolish = Los resaltados podrían reemplazar algo tuyo, que se demuele
web-new-york-tray-boom = Los resaltados se podrían construir con Auge de la construcción
web-new-york-open = desbloqueado
web-new-york-opens-at = con { $points } puntos, faltan { $more }
web-new-york-legendary = Legendarios
web-new-york-legendary-one = uno por persona
web-new-york-legendary-done = ya has tenido el tuyo
web-new-york-tile-built = en pie
web-new-york-tile-built-by = construido por { $player }
web-new-york-tile-demolished = ya no
web-new-york-hint-fits = { $name }. Cabe en tu territorio.
web-new-york-hint-over = { $name }. Cabe en tu territorio en lugar de lo que hay allí.
web-new-york-hint-lots = { $count ->
    [one] { $name }. Con { $lots } cabría.
   *[other] { $name }. Cabría con uno de estos lotes: { $lots }.
}
web-new-york-hint-completes = Con { $lot } cabrían: { $tiles }.
web-new-york-one-lot-short = falta un lote: señala para ver cuál
web-new-york-one-lot-short-touch = falta un lote: púlsalo para ver cuál
web-new-york-hint-far = { $name }. Necesita más de un lote adicional.
web-new-york-market = Mercado abierto
web-new-york-to-come = { $count ->
    [one] { $count } carta de lote por venir
   *[other] { $count } cartas de lote por venir
}
web-new-york-taken = tomas { $card }
web-new-york-bottom = { $count ->
    [one] Se conoce la última carta por venir
   *[other] Se conocen las últimas { $count } por venir
}
web-new-york-tally = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
web-new-york-fits = { $count ->
    [one] { $count } lote
   *[other] { $count } lotes
}
web-new-york-actions = Cartas de acción
web-new-york-grab-two = Elige dos cartas de tamaño 2.
web-new-york-card-used = usada
web-new-york-card-kept = guardada: 1 punto
web-new-york-card-now = úsala ahora
web-new-york-card-boom = elige una pieza
web-new-york-holding = { $name }, { $cells } casillas
web-new-york-places = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
web-new-york-becomes = pasa a
web-new-york-reveals = Esto revela una carta, así que no se puede deshacer sin más.
web-new-york-effect-lot = Un trabajador va a { $lot }
web-new-york-effect-return = { $lot } queda libre de nuevo; el trabajador vuelve
web-new-york-effect-demolished = Demolición: { $tiles }
web-new-york-effect-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-new-york-effect-prestige = { $points ->
    [one] { $points } más por Prestigio del oro
   *[other] { $points } más por Prestigio del oro
}
web-new-york-effect-opens = El nivel { $generation } se desbloquea con { $points }
web-new-york-effect-back = { $count ->
    [one] Vuelve un trabajador: { $workers } de { $all }
   *[other] Vuelven { $count } trabajadores: { $workers } de { $all }
}
web-new-york-effect-sent = { $count ->
    [one] Un trabajador va a un lote vacío: { $workers ->
        [one] queda { $workers } de { $all }
       *[other] quedan { $workers } de { $all }
    }
   *[other] { $count } trabajadores van a lotes vacíos: { $workers ->
        [one] queda { $workers } de { $all }
       *[other] quedan { $workers } de { $all }
    }
}
web-new-york-effect-street = { $street }: ahora { $count }
web-new-york-effect-street-lead = { $street }: { $count }, y 5 puntos si sigue así
web-new-york-effect-street-lost = { $street }: { $count }, y ya sin la ventaja
web-new-york-effect-challenge = { $challenge }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final
web-new-york-effect-end = Esto trae el final: el resto de la mesa tiene un último turno
web-new-york-do-build = Construir aquí
web-new-york-do-demolish = Demoler y construir
web-new-york-do-shift = Cambiar el mercado
web-new-york-do-take = Tomarla
web-new-york-do-acquire = Adquirir { $lot }
web-new-york-do-return = Devolver { $lot }
web-new-york-turn-it = Girar
web-new-york-next-place = Lugar siguiente
web-new-york-drag = Arrastra aquí para moverlo.
web-new-york-place-how = { $turns ->
    [yes] La rueda o R lo gira; [ y ] recorren sus lugares.
   *[no] {"["} y ] recorren sus lugares.
}
web-new-york-note-start = Elige una carta del mercado para expandirte, o un rascacielos resaltado: reemplazaría algo tuyo.
web-new-york-note-take = Elige una carta del mercado. Sus lotes se marcan mientras la señalas.
web-new-york-note-take-touch = Elige una carta del mercado. Sus lotes se marcan al pulsarla.
web-new-york-note-acquire = Elige un lote resaltado en el mapa.
web-new-york-note-build = Elige un rascacielos resaltado y luego su lugar en el mapa.
web-new-york-step-expand = Expandirse
web-new-york-step-demolish = Demoler
web-new-york-step-build = Construir
web-new-york-step-boom = Auge
web-new-york-turn = Turno { $turn }
web-new-york-last-turns = { $count ->
    [0] El último turno
    [one] Un turno más después de este
   *[other] { $count } turnos más después de este
}
web-new-york-skip = Ir directamente a
web-new-york-skip-decision = Decisión
web-new-york-tabs = Partes de la mesa
web-new-york-tab-map = Mapa
web-new-york-tab-tiles = Piezas
web-new-york-tab-market = Mercado
web-new-york-tab-races = Calles
web-new-york-tab-log = Historial
