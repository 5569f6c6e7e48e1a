# The pages of the web app. What games say is in their own files.

web-title = Two Cities
web-description = London y New York 1901: juega en el navegador a los dos juegos de construir ciudades.
web-title-turn = ▸ Tu turno · { $game }
web-title-turn-of = Turno de { $name } · { $game }
web-title-table = { $game } · Two Cities
web-tagline = Dos juegos de mesa sobre construir una ciudad: a solas, en una misma pantalla o a distancia con quien quieras. Sin necesidad de cuenta.
web-tagline-short = Dos juegos de mesa sobre construir una ciudad
web-games = Los juegos
web-game-london = London
web-game-new-york = New York 1901
web-about-london = Reconstruye la ciudad tras el incendio de 1666: construye cartas, administra la ciudad para ganar dinero y prestigio, y mantén baja la pobreza. De 2 a 4 jugadores, alrededor de una hora.
web-about-new-york = Adquiere lotes en el Bajo Manhattan y construye rascacielos cada vez más altos a lo largo de sus calles. De 2 a 4 jugadores, unos 40 minutos.
web-play-now = Jugar contra un bot
web-new-table = Preparar una mesa
web-new-table-of = { $game }: mesa nueva
web-mine = Mis mesas
web-tables-older = Mesas terminadas y más antiguas ({ $count })
web-delete-row = Borrar
web-delete-row-of = Borrar esta mesa: { $table }
web-open-tables = Mesas abiertas
web-status-running = en curso
web-status-waiting = a la espera de gente
web-turn-of = Turno de { $name }
web-status-over = terminada
web-status-closed = cerrada
web-status-broken = solo para mirar
web-status-shown = un registro
web-player = Participante { $number }
web-your-name = Tu nombre
web-name-of-me = Tu nombre
web-name-of-here = Nombre de esa persona

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
web-bot-champion-plays = Mira hacia adelante hasta un segundo y juzga por lo que aprendió en partidas contra sí mismo. El mejor que hay.
web-bot-strong = Fuerte
web-bot-strong-plays = Juega por lo que aprendió en partidas contra sí mismo, y rara vez juzga mal: en London al instante, en New York 1901 tras mirar un momento hacia adelante.
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
web-option-first = Quién empieza
web-option-first-drawn = por sorteo
web-option-first-seat = asiento { $seat }
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
web-own-pack-remove = Quitar { $name }
web-chat-on = Se puede conversar en la mesa
web-hints-on = Pistas permitidas
web-listed = Mostrar la mesa a todo el mundo y dejar que cualquiera ocupe un asiento libre
web-make = Abrir la mesa
web-made = La mesa está lista
web-made-of = { $game }: la mesa está lista
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
web-join-note = No hace falta ninguna cuenta. Mirar esta página no ocupa ningún asiento.
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
web-retry = Reintentar ya
web-menu = Menú
web-close = Volver a la mesa
web-language = Idioma
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
    Coma: preferencias
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
    Coma: preferencias
web-skip = Saltar al final
web-your-turn = Tu turno
web-doing-thinking = { $name } está pensando
web-doing-repaying = { $name } está saldando préstamos
web-doing-drawing = { $name } está robando cartas
web-doing-choosing = { $name } está eligiendo una acción
web-doing-developing = { $name } está construyendo
web-doing-buying = { $name } está comprando tierras
web-doing-running = { $name } está administrando la ciudad
web-doing-exchanging = { $name } está intercambiando una carta
web-doing-ending = { $name } está a punto de terminar el turno
web-doing-discarding = { $name } está descartando hasta quedarse con nueve cartas
web-doing-character = { $name } está eligiendo un personaje
web-doing-expanding = { $name } está expandiendo su territorio
web-doing-returning = { $name } está devolviendo un lote
web-doing-building = { $name } está construyendo
web-doing-demolishing = { $name } está demoliendo
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
web-hint-others =
    { $count ->
        [one] Una manera más
       *[other] { $count } maneras más
    }
web-hint-stands = Las pistas son sobre la mesa tal como está, sin lo que estás probando. Hacer una de ellas deshace la prueba.
web-hint-take = Hacer esto
web-hint-left = Último paso: { $plan }
web-hint-all = La pista termina aquí. Una vez hecha, hay otra.
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
web-undo-own = Has pedido deshacerlo. Falta la respuesta de { $names }.
web-undo-denied = { $name } prefiere que no.
web-undo-withdraw = Retirar la petición
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
web-seats = Quién se sienta aquí
web-new-link = invitar por enlace
web-new-link-note = Quien abra un enlace así y tome asiento se queda con él, por ejemplo en otro dispositivo. Los enlaces anteriores a ese asiento dejan de servir.
web-replace = reemplazar mediante enlace
web-host = Para quien abrió la mesa
web-record = Descargar el registro de la partida
web-record-short = Descargar el registro

web-bring = Abrir una partida registrada
web-bring-note = Suelta el archivo de una partida registrada en cualquier lugar de esta página, o elígelo. La partida se repite jugada por jugada.
web-bring-choose = Elegir un archivo
web-bring-none = Eso no es un registro: suelta el archivo de una partida, con su paquete si tiene uno propio.
web-bring-wrong = No se puede mostrar { $file }. { $why }

web-replay = Repasar la partida
web-replay-title = Repaso · { $game }
web-replay-move = Jugada { $move } de { $last }
web-replay-to = a la jugada { $move }
web-replay-start = Antes de la primera jugada
web-replay-quiet = Desde aquí no se ve nada
web-replay-bar = Por la partida, jugada por jugada
web-replay-first = Al comienzo
web-replay-turn-back = Atrás, al comienzo del turno
web-replay-back = Una jugada atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-on = Una jugada adelante
web-replay-turn-on = Adelante, al turno siguiente
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-eyes = Con los ojos de quién
web-replay-eyes-of = como lo vio { $name }
web-replay-eyes-beside = como se vio desde fuera de la mesa
web-replay-eyes-open = con todas las manos a la vista
web-replay-own = tal como podías verlo
web-replay-link = Copiar un enlace a esta jugada
web-replay-story = Cómo fue la partida
web-replay-keys =
    ← y →: una jugada atrás o adelante; con Shift, un turno
    Inicio y Fin: al comienzo, al final
    Espacio: reproducir, pausa

web-fork = Jugar a partir de aquí
web-fork-title = Una mesa nueva que continúa tras la jugada { $move }
web-fork-note = Lo que ha pasado queda como fue, y también todo lo que aún está boca abajo. No pasan a la mesa nueva los nombres ni nada de lo que se deshizo.

web-hindsight = En retrospectiva
web-hindsight-what = Los bots vuelven a mirar cada decisión con lo que sabía quien la tomó: quién tenía más posibilidades de ganar, qué habría sido mejor y qué fue suerte. Tarda alrededor de un minuto.
web-hindsight-begin = Analizar la partida
web-hindsight-underway = Cuánto se ha analizado
web-hindsight-percent = { $percent } % analizado
web-hindsight-mark = { $percent }{"\u00A0"}%
web-hindsight-shows = Qué muestra el gráfico
web-hindsight-win = Probabilidad de ganar
web-hindsight-margin = Ventaja esperada
web-hindsight-win-chart = Un gráfico de la probabilidad de ganar de cada participante a lo largo de la partida
web-hindsight-margin-chart = Un gráfico de la ventaja esperada de cada participante a lo largo de la partida
web-hindsight-win-note = La probabilidad de ganar de cada participante en cada turno, solo con lo que sabía entonces: no tienen por qué sumar 100 %.
web-hindsight-margin-note = Los puntos de ventaja sobre su mejor oponente que cada participante podía esperar al final, con lo que sabía entonces.
web-hindsight-luck-and-skill = Suerte y destreza
web-hindsight-player = Participante
web-hindsight-score = Puntos
web-hindsight-at-end = Ventaja final
web-hindsight-start = Esperada al comienzo
web-hindsight-luck = Suerte
web-hindsight-about = { $points } ± { $error }
web-hindsight-deal = de ella, el reparto
web-hindsight-cost = Perdidos por decisiones
web-hindsight-given = De los demás
web-hindsight-rest = El resto
web-hindsight-means = Todo, salvo la primera columna, son puntos de ventaja sobre el mejor oponente. Lo que se podía esperar al comienzo, la suerte y lo que dieron los errores de los demás, menos lo que costaron las decisiones propias, suman la ventaja final; el resto es lo que no se vio o se vio mal. La suerte es lo que vino menos lo que habría venido en promedio, y las decisiones se comparan con lo mejor que se encontró, sea seguro o no, para que su suma sea correcta en promedio: un poco menos que nada es nada. ± dice cuánto puede desviarse la suerte 19 de cada 20 veces.
web-hindsight-costliest = Las decisiones más costosas
web-hindsight-nothing = No se encontró nada mejor que lo que se jugó.
web-hindsight-move = jugada { $move }
web-hindsight-by = { $points } puntos ± { $error }
web-hindsight-played = Se jugó: { $what }
web-hindsight-better = Mejor: { $what }
web-hindsight-why = Por qué: { $what }
web-close-table = Cerrar la mesa
web-close-sure = Nadie puede seguir jugando en una mesa cerrada. Aún se puede mirar.
web-delete-table = Borrar la mesa
web-delete-sure = Todo lo de esta mesa desaparecerá para todo el mundo.
web-end-won = Victoria de { $name }
web-end-shared = Victoria compartida: { $name }
web-score-rank = { $rank }.º
web-score-total = Total
web-score-london-score-track = Prestigio en el marcador
web-score-london-score-cards = Cartas de ciudad
web-score-london-score-cash = Dinero restante
web-score-london-score-unpaid = Préstamos sin saldar
web-score-london-score-poverty = Pobreza
web-score-new-york-score-track = En el marcador
web-score-new-york-score-street = { $street }
web-score-new-york-score-challenge = Desafío: { $challenge }
web-score-new-york-score-cards = Cartas de acción sin usar
# How a figure came about.
web-score-detail-london-score-cards = { $cards }
web-score-detail-london-score-repaid = { $loans ->
    [0] {""}
    [one] un préstamo saldado por £{ $amount }
   *[other] { $loans } préstamos saldados por £{ $amount }
}
web-score-detail-london-score-cash = { $cash ->
    [one] queda £{ $cash }
   *[other] quedan £{ $cash }
}
web-score-detail-london-score-unpaid = { $loans ->
    [0] {""}
    [one] un préstamo
   *[other] { $loans } préstamos
}
web-score-detail-london-score-poverty = { $all } de pobreza{ $cards ->
    [0] {""}
    [one] , { $cards } por la carta en la mano
   *[other] , { $cards } por las cartas en la mano
}{ $returned ->
    [0] {""}
   *[other] ; { $returned } de vuelta al suministro, { $poverty ->
        [one] queda { $poverty }
       *[other] quedan { $poverty }
    }
}
web-score-detail-new-york-score-built = { new-york-score-built }
web-score-detail-new-york-score-street = { $skyscrapers ->
    [one] { $skyscrapers } rascacielos
   *[other] { $skyscrapers } rascacielos
}
web-chart = Un gráfico de la puntuación a lo largo de la partida
web-chart-start = comienzo
web-chart-end = final
web-chart-note = Lo que cada quien habría tenido si la partida hubiera terminado entonces, hasta donde podías saber.
web-free-seats = Hay sitio en esta mesa.
web-again = Jugar otra vez
web-next-by = { $name } ha abierto la próxima partida. Cada persona avanza un asiento.
web-next-open = La próxima partida de esta mesa está abierta. Cada persona avanza un asiento.
web-next-sit = Ocupar tu asiento
web-next-told = Quienes jugaron aquí ya ven la mesa nueva y ocupan su asiento con una pulsación. Envía un enlace a quien se haya ido.
web-seal = El reparto quedó fijado antes de la primera jugada: semilla { $seed }, sellada como { $seal }…
web-seal-foreknown = Semilla { $seed }. Quien creó esta mesa pudo conocer el reparto: empezó en un momento de otra partida o en una posición.
web-foreknown = Quien creó esta mesa puede saber qué hay boca abajo: empieza en un momento de otra partida o en una posición.
