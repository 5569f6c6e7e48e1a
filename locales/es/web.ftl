# The pages of the web app. What games say is in their own files.

web-title = Two Cities
web-title-turn = ▸ Tu turno · { $game }
web-title-table = { $game } · Two Cities
web-tagline = Dos juegos de mesa sobre construir una ciudad: a solas, en una misma pantalla o a distancia con quien quieras. Sin necesidad de cuenta.
web-games = Los juegos
web-game-london = London
web-game-new-york = New York 1901
web-about-london = Reconstruye la ciudad tras el incendio de 1666: construye cartas, administra la ciudad para ganar dinero y prestigio, y mantén baja la pobreza. De 2 a 4 jugadores, alrededor de una hora.
web-about-new-york = Adquiere lotes en el Bajo Manhattan y construye rascacielos cada vez más altos a lo largo de sus calles. De 2 a 4 jugadores, unos 40 minutos.
web-play-now = Jugar contra un bot
web-new-table = Preparar una mesa
web-new-table-of = { $game }: mesa nueva
web-mine = Mis mesas
web-open-tables = Mesas abiertas
web-status-running = en curso
web-status-over = terminada
web-status-closed = cerrada
web-status-broken = solo para mirar
web-player = Participante { $number }
web-your-name = Tu nombre

web-players = Participantes
web-who = Quién ocupa el asiento { $number }
web-who-me = Yo
web-who-here = Alguien en esta pantalla
web-who-link = Alguien, por enlace
web-who-bot = Un bot
web-level = Nivel
web-bot-of-many = { $name } { $number }
web-bot = Bot { $level }
web-bot-champion = Campeón
web-bot-champion-plays = Mira hacia adelante durante cerca de un segundo y juzga por lo que aprendió en partidas contra sí mismo. El mejor que hay.
web-bot-strong = Fuerte
web-bot-strong-plays = Juega al instante, por lo que aprendió en partidas contra sí mismo, y rara vez juzga mal.
web-bot-skilled = Hábil
web-bot-skilled-plays = Sabe mucho de partidas contra sí mismo, pero no siempre mira con atención.
web-bot-casual = Casual
web-bot-casual-plays = Juega por reglas prácticas y de vez en cuando juzga algo mal.
web-bot-novice = Principiante
web-bot-novice-plays = Conoce las reglas y tiene buena voluntad, pero a menudo se queda con la segunda o la tercera mejor opción.
web-bot-expert = Experto
web-bot-learned = Experimentado
web-bot-rules = Regular
web-bot-greedy = Novato
web-bot-random-plan = Juguetón
web-bot-random = Sin rumbo
web-pace = Ritmo
web-pace-none = Sin reloj
web-pace-live = En vivo
web-pace-slow = Lento
web-pace-turn = Segundos por turno
web-pace-increment = Segundos extra por cada respuesta más
web-pace-days = Días por turno
web-absence = Cuando a alguien se le acaba el tiempo
web-absence-bot = un bot cuida el asiento hasta que esa persona vuelva
web-absence-others = decide el resto de la mesa
web-more = Variante, contenido y más
web-option-loans = Préstamos
web-option-loans-unlimited = sin límite
web-option-loans-limited = tantos como fichas haya
web-option-variant = Juego
web-option-variant-standard = estándar
web-option-variant-beginner = para principiantes
web-option-variant-expert = para gente experta
web-option-characters = Personajes
web-option-characters-random = por sorteo
web-option-characters-choose = a elección, por orden de turno
web-option-action-cards = Cartas de acción
web-option-action-cards-all = con
web-option-action-cards-none = sin
web-option-flip = Los rascacielos se pueden voltear
web-option-flip-no = no
web-option-flip-yes = sí
web-pack = Cartas y tablero
web-pack-london = London, 101 cartas
web-pack-london-110 = London, 110 cartas
web-pack-new-york = New York 1901
web-own-pack = O tu propio paquete, como archivo
web-chat-on = Se puede conversar en la mesa
web-hints-on = Pistas permitidas
web-listed = Mostrar la mesa a todo el mundo y dejar que cualquiera ocupe un asiento libre
web-make = Abrir la mesa
web-made = La mesa está lista
web-link-of = Enlace del asiento { $seat }
web-watch-link = Un enlace para quien solo mira
web-watch-link-note = Quien tenga este enlace ve lo que es público, y nada más
web-copy = Copiar
web-copied = Copiado
web-qr = Código QR
web-qr-of = Código QR: { $label }
web-phrase = Anota estas palabras. Te devuelven tu asiento en otro dispositivo, o si este navegador te olvida.
web-to-table = A la mesa
web-to-lobby = A la página inicial
web-cancel = Cancelar
web-join = Invitación a jugar a { $game }
web-sit = Tomar asiento
web-seat-free = libre
web-seat-person = persona
web-seat-relieved = un bot, por ahora
web-seat-bot = bot
web-not-yours = No tienes asiento en esta mesa con este navegador.
web-recover = ¿Tienes un asiento aquí?
web-recover-seat = Tu asiento
web-recover-phrase = Las palabras que anotaste
web-recover-do = Recuperar el asiento

web-opening = Abriendo la mesa …
web-unreachable = No se puede contactar con el servidor: mira si está en marcha e inténtalo de nuevo.
web-failed = Algo salió mal: vuelve a cargar la página. No se ha perdido nada.
web-refused = Esta mesa no se puede ver desde aquí: quizá el asiento ya pertenece a otro navegador.
web-no-page = Esa página no existe.
web-lost = Conexión perdida, reintentando
web-retry = Ahora
web-menu = Menú
web-close = Cerrar
web-theme = Colores
web-theme-system = como el sistema
web-theme-light = claros
web-theme-dark = oscuros
web-paced = Mostrar paso a paso lo que hace el resto de la mesa
web-keys = Teclas
web-keys-london =
    1 a 9, 0: una carta de tu mano
    P: oír qué pasaría
    H: una pista, si la mesa las da
    Escape: un paso atrás
    Espacio: saltar lo que hizo el resto de la mesa
    Ctrl Z: deshacer
web-keys-new-york =
    Flechas: recorrer los lotes o mover el rascacielos
    R, Shift R: girarlo
    {"["} y ]: por todos los lugares donde cabe
    Enter: aceptar lo que se muestra
    + − 0: más cerca, más lejos, todo el mapa
    Shift y flechas: mover el mapa
    P: oír qué pasaría
    H: una pista, si la mesa las da
    Escape: un paso atrás
    Espacio: saltar lo que hizo el resto de la mesa
    Ctrl Z: deshacer
web-skip = Saltar al final
web-your-turn = Tu turno
web-turn-of = Turno de { $name }
web-others-turn = { $name } está pensando
web-over = La partida ha terminado
web-nothing-done = aún no se ha hecho nada
web-back = Atrás
web-reset = Empezar de nuevo
web-hint = Pista
web-hint-waiting = Pensándolo …
web-hint-count =
    { $count ->
        [one] Una pista.
       *[other] { $count } pistas, la mejor primero.
    }
web-hint-none = Aquí no hay nada que aconsejar.
web-hint-stands = Las pistas son sobre la mesa tal como está, sin lo que estás probando. Hacer una de ellas deshace la prueba.
web-hint-take = Hacer esto
web-hint-left = Último paso: { $plan }
web-hint-finish = Hacerlo
web-hint-gone = Esto ya no se puede hacer. { $reason }
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-wish =
    { $count ->
        [one] { $name } quiere deshacer una acción. ¿Aceptas?
       *[other] { $name } quiere deshacer { $count } acciones. ¿Aceptas?
    }
web-undo-waits = { $name } ha pedido deshacer algo.
web-undo-agree = Aceptar
web-undo-refuse = No
web-relieve = Dejar que un bot juegue por { $name }
web-clock-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
web-log = Qué ha pasado
web-chat = Chat
web-chat-say = Di algo
web-chat-send = Enviar
web-chat-mute = Silenciar a { $name }
web-chat-hear = Volver a oír a { $name }
web-curtain = Ahora { $name }
web-curtain-note = Pasa la pantalla. Las cartas solo se ven después del próximo clic.
web-curtain-pull = Soy { $name }
web-leave = Dejar que un bot juegue por mí
web-return = Volver a jugar
web-new-link = enlace nuevo
web-replace = reemplazar
web-record = Descargar el registro de la partida
web-close-table = Cerrar la mesa
web-close-sure = Nadie puede seguir jugando en una mesa cerrada. Aún se puede mirar.
web-delete-table = Borrar la mesa
web-delete-sure = Todo lo de esta mesa desaparecerá para todo el mundo.
web-end-won = Victoria de { $name }
web-end-shared = Victoria compartida: { $name }
web-chart = Un gráfico de la puntuación a lo largo de la partida
web-chart-start = comienzo
web-chart-end = final
web-chart-note = Lo que cada quien habría tenido si la partida hubiera terminado entonces, hasta donde podías saber.
web-free-seats = Hay sitio en esta mesa.
web-again = Jugar otra vez
web-seal = El reparto quedó fijado antes de la primera jugada: semilla { $seed }, sellada como { $seal }…

web-london-kind-brown = Economía
web-london-kind-blue = Ciencia y cultura
web-london-kind-pink = Política
web-london-kind-grey = Pobres
web-london-letter-brown = E
web-london-letter-blue = C
web-london-letter-pink = P
web-london-letter-grey = Ø
web-london-per = por
web-london-till = £ encima
web-london-till-has = Tiene £{ $amount } encima
web-london-costs = Cuesta £{ $amount } construirla
web-london-at-end = { $amount } de prestigio al final
web-london-no-ability = sin habilidad
web-london-play = Al jugarla:
web-london-once = sale del juego
web-london-stays = se queda
web-london-flips = Se voltea boca abajo tras usarla
web-london-pauper = No se puede construir ni puede pagar una construcción. En la mano: 1 de pobreza por administración.
web-london-pauper-short = sin uso, 1 de pobreza por administración
web-london-every-run = En cada administración:
web-london-north = Norte
web-london-south = Sur
web-london-riverside = junto al río
web-london-boroughs = Distritos
web-london-no-boroughs = Aún no hay tierras compradas
web-london-no-boroughs-short = sin tierras
web-london-offer = Distritos a la venta
web-london-offer-left =
    { $count ->
        [0] no quedan en el mazo
       *[other] { $count } más en el mazo
    }
web-london-sold = agotado
web-london-board = Tablero de desarrollo
web-london-board-note = cuando está lleno, la fila inferior sale del juego
web-london-board-full = lleno: el próximo descarte retira la fila inferior
web-london-free = libre
web-london-deck = Mazo
web-london-of-set = { $count } de { $set }
web-london-face-down = Boca abajo
web-london-downs =
    { $count ->
        [one] una boca abajo
       *[other] { $count } boca abajo
    }
web-london-stack-of =
    { $count ->
        [0] Pila { $number }
        [one] Pila { $number }, sobre una carta cubierta
       *[other] Pila { $number }, sobre { $count } cartas cubiertas
    }
web-london-chosen = Activada con el número { $number }
web-london-covered = { $count } cubiertas
web-london-city = Tu ciudad
web-london-city-of = La ciudad de { $name }
web-london-city-note =
    { $count ->
        [one] una pila: 1 de pobreza cada vez que se administra
       *[other] { $count } pilas: { $count } de pobreza cada vez que se administra
    }
web-london-no-stacks = Aún no hay nada construido. Una carta de la mano se paga con otra carta de su color.
web-london-nothing-built = Aún no hay nada construido.
web-london-new-stack = Empezar una pila nueva
web-london-hand = Tu mano
web-london-hand-of = La mano de { $name }
web-london-hand-note =
    { $count ->
        [0] {""}
        [one] una carta: 1 de pobreza al administrar
       *[other] { $count } cartas: { $count } de pobreza al administrar
    }
web-london-no-hand = Sin cartas en la mano
web-london-being-built = en construcción
web-london-then-turns = { $gain }, luego se voltea
web-london-turns-only = se voltea boca abajo
web-london-would = Daría { $gain }
web-london-ledger = El libro de cuentas
web-london-money = Dinero
web-london-loans = Préstamos
web-london-poverty = Pobreza
web-london-prestige = Prestigio
web-london-cards-in-hand = Cartas en la mano
web-london-to-play = en turno
web-london-ruler = Pobreza, contando las cartas en la mano
web-london-ruler-now = si la partida terminara ahora
web-london-ruler-after = después de esto
web-london-least-poor = Nadie tiene menos pobreza que tú: no cuesta nada.
web-london-above = { $count } por encima de quien tiene menos pobreza: −{ $amount } de prestigio
web-london-others = Otras ciudades
web-london-stacks-n =
    { $count ->
        [one] una pila
       *[other] { $count } pilas
    }
web-london-known = Vistas en la mano: { $cards }
web-london-other = Turno
web-london-n-prestige = { $amount } de prestigio
web-london-poverty-more = { $amount } de pobreza
web-london-poverty-less = { $amount } de pobreza menos
web-london-run-end =
    { $stacks ->
        [one] una pila
       *[other] { $stacks } pilas
    }, { $hand ->
        [one] una carta
       *[other] { $hand } cartas
    }, { $loans ->
        [one] un préstamo
       *[other] { $loans } préstamos
    }
web-london-borough-effect = Usar el distrito
web-london-read = { $name }: de { $from } a { $to }
web-london-read-nothing = No se está probando nada
web-london-turn =
    { $count ->
        [one] Se voltea boca abajo: { $cards }.
       *[other] Se voltean boca abajo: { $cards }.
    }
web-london-loans-cost =
    { $count ->
        [one] Un préstamo: £{ $amount } para saldarlo.
       *[other] { $count } préstamos: £{ $amount } para saldarlos.
    }
web-london-unpaid = Tal como está, −{ $amount } al final.
web-london-run-now = Administrar la ciudad: { $gain }
web-london-which-way = ¿De qué manera?
web-london-sure = Esto muestra algo nuevo, así que no se puede deshacer.
web-london-hint-action = O señala directamente: una carta de la mano para construirla, un distrito para comprarlo, una pila para activarla.
web-london-hint-develop = Elige una carta de tu mano.
web-london-hint-pay = Elige la carta que paga: va al tablero.
web-london-hint-place = Elige una pila o empieza una nueva.
web-london-hint-land = Elige un distrito a la venta.
web-london-hint-run = Elige cartas de tu ciudad, en cualquier orden.
web-london-hint-draw = Elige el mazo o una carta del tablero.
web-london-seen = Has mirado
web-london-parts = Partes de la mesa
web-london-tab-city = Ciudad
web-london-tab-hand = Mano
web-london-tab-market = Mercado
web-london-tab-others = Otras
web-london-tab-log = Historial
web-london-exchange = Intercambiar una carta
web-london-takes-loans =
    { $count ->
        [one] { $count } préstamo
       *[other] { $count } préstamos
    }
web-london-skip = Ir directamente
web-london-skip-decision = A la decisión
web-london-skip-city = A tu ciudad
web-london-skip-hand = A tu mano
web-london-skip-log = A lo que ha pasado
web-london-step-draw = Robar
web-london-step-action = Acción
web-london-step-develop = Desarrollar
web-london-step-land = Comprar tierras
web-london-step-run = Administrar
web-london-step-end = Fin del turno

## The table of New York

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
web-new-york-expanding = expandiendo
web-new-york-choosing = eligiendo
web-new-york-next = a continuación
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
web-new-york-tray-demolish = Los resaltados podrían reemplazar algo tuyo: demoler para construirlos
web-new-york-tray-boom = Los resaltados se podrían construir con Auge de la construcción
web-new-york-open = desbloqueado
web-new-york-opens-at = con { $points } puntos, faltan { $more }
web-new-york-legendary = Legendarios
web-new-york-legendary-one = uno por persona
web-new-york-legendary-done = ya has tenido el tuyo
web-new-york-tile-built = construido
web-new-york-tile-built-by = construido por { $player }
web-new-york-tile-demolished = demolido
web-new-york-hint-fits = { $name }. Cabe en tu territorio.
web-new-york-hint-lots = { $count ->
    [one] { $name }. Con { $lots } cabría.
   *[other] { $name }. Cabría con uno de estos lotes: { $lots }.
}
web-new-york-hint-completes = Con { $lot } cabrían: { $tiles }.
web-new-york-one-lot-short = falta un lote: señala para ver cuál
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
    [one] sirve { $count } lote
   *[other] sirven { $count } lotes
}
web-new-york-actions = Cartas de acción
web-new-york-grab-two = Elige dos cartas de tamaño 2.
web-new-york-card-used = usada
web-new-york-card-kept = guardada: 1 punto
web-new-york-card-now = úsala ahora
web-new-york-card-boom = elige una pieza
web-new-york-holding = { $name }, { $cells } casillas
web-new-york-only-place = el único lugar donde cabe
web-new-york-places = { $count } lugares
web-new-york-becomes = pasa a
web-new-york-reveals = Esto revela una carta, así que no se puede deshacer sin más.
web-new-york-effect-lot = Un trabajador va a { $lot }
web-new-york-effect-return = { $lot } queda libre de nuevo; el trabajador vuelve
web-new-york-effect-demolished = Deja sitio: { $tiles }
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
    [one] Un trabajador va a un lote vacío: quedan { $workers } de { $all }
   *[other] { $count } trabajadores van a lotes vacíos: quedan { $workers } de { $all }
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
web-new-york-note-start = Elige una carta del mercado, o un rascacielos resaltado para construirlo demoliendo algo.
web-new-york-note-take = Elige una carta del mercado. Sus lotes se marcan mientras la señalas.
web-new-york-note-acquire = Elige un lote resaltado en el mapa.
web-new-york-note-build = Elige un rascacielos resaltado y luego su lugar en el mapa.
web-new-york-step-expand = Expandir
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
