# The balance report: `twocities report`.

cli-report-title = { $game ->
    [london] London: un informe de equilibrio
   *[other] New York 1901: un informe de equilibrio
}
cli-report-head = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $seats } jugadores, siempre el bot { $bot }; paquete { $pack } ({ $digest }), semillas desde { $seed }, versión { $version }.
cli-report-short = En resumen
cli-report-short-score = Cada asiento logra { $mean } puntos en promedio; quien gana logra { $best } y gana por { $margin }.
cli-report-short-length = Una partida lleva { $turns } turnos, sumando los de toda la mesa (de { $least } a { $most }).
cli-report-short-first = Quien empieza gana { $share } de las partidas (entre { $low } y { $high } con una certeza del 95 %); con posibilidades iguales sería { $fair }.
cli-report-short-effect = De todo lo que se retiró, lo que más ayuda es { $best } ({ $most } puntos porcentuales de victorias) y lo que menos, { $worst } ({ $least }); el promedio es { $mean }.
cli-report-short-reach = Eso se midió con { $blocks ->
    [one] { $blocks } reparto
   *[other] { $blocks } repartos
} para cada elemento: los intervalos del 95 % alcanzan en promedio { $reach } puntos hacia cada lado.
cli-report-short-outside = A más de { $limit } puntos de ese promedio, con todo el intervalo: { $names }.
cli-report-short-perhaps = Quizá a más de { $limit } puntos de ese promedio, ya que solo lo está una parte del intervalo: { $names }.
cli-report-short-inside = Nada está a más de { $limit } puntos de ese promedio con todo su intervalo.
cli-report-short-open = No se encontró nada a más de { $limit } puntos de ese promedio, pero los intervalos de { $open } de { $all } llegan hasta ahí.
cli-report-scores = Puntos
cli-report-scores-note = Toda la mesa; la parte rellena de una barra es de quien ganó.
cli-report-margins = Márgenes de victoria
cli-report-margins-note = Puntos entre el primer y el segundo puesto.
cli-report-turns = Duración
cli-report-turns-note = Turnos de una partida, sumando los de toda la mesa.
cli-report-order = Orden de turno
cli-report-order-note = La parte de las victorias de quien empieza, de quien juega en segundo lugar, etc., con intervalos del 95 %. La línea marca posibilidades iguales.
cli-report-place = { $place ->
    [1] empieza
    [2] en 2.º lugar
    [3] en 3.er lugar
   *[other] en 4.º lugar
}
cli-report-effects = Cuánto vale tener la exclusiva
cli-report-effects-note = Quien toma algo bueno a menudo ya va por delante, así que las victorias de quien lo tiene dicen poco. Aquí el mismo reparto se jugó una vez por cada asiento: ese asiento puede tener la cosa, nadie más puede. El punto es cuánto gana ese asiento por encima de su parte justa, en puntos porcentuales de victorias, con el intervalo del 95 % sobre { $blocks ->
    [one] { $blocks } reparto
   *[other] { $blocks } repartos
}; la línea es el promedio de todo, la banda son { $limit } puntos a su alrededor.
cli-report-topic-cards = Cartas de ciudad
cli-report-topic-boroughs = Distritos
cli-report-topic-skyscrapers = Rascacielos
cli-report-topic-legendaries = Rascacielos legendarios
cli-report-topic-streets = Calles
cli-report-topic-challenges = Desafíos
cli-report-topic-starts = Lotes iniciales
cli-report-topic-action-cards = Cartas de acción
cli-report-topic-lots = Lotes
cli-report-note-cards = Cuenta cuando se coloca o se juega. Los puntos son su propio prestigio y lo que dan sus efectos; el dinero y el alivio son lo que da menos lo que cuesta.
cli-report-note-boroughs = Cuenta cuando se compra. El precio se descuenta del dinero.
cli-report-note-skyscrapers = Cuenta cuando se construye; hay uno de cada por jugador.
cli-report-note-legendaries = Cuenta cuando se construye; hay uno de cada para toda la mesa.
cli-report-note-streets = Es de quien tiene más rascacielos en ella al final.
cli-report-note-challenges = Es de quien recibe puntos por él.
cli-report-note-starts = Se da por sorteo, así que la parte de victorias de quien lo tiene es su efecto.
cli-report-note-action-cards = Cuenta cuando se usa.
cli-report-note-lots = Cuenta cuando se adquiere; un lote inicial no cuenta.
cli-report-start = { $lot } ({ $character })
cli-report-column-name = nombre
cli-report-column-taken = por partida
cli-report-column-when = cuándo
cli-report-column-points = puntos
cli-report-column-cash = dinero
cli-report-column-relief = alivio
cli-report-column-wins = gana con ello
cli-report-column-effect = efecto
cli-report-reconstructed = reconstruido por este proyecto
cli-report-sort = Haz clic en un encabezado para ordenar. “Por partida”: cuántas veces se obtiene en una partida en la que se puede. “Cuándo”: 0 al comienzo, 1 al final. “Gana con ello”: las victorias de quien lo obtuvo; quizá ya iba por delante de todos modos.
cli-report-repeat = Repite esta página con
cli-report-written = Escrito en { $file }.
