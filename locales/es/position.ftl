# A position that somebody lays out: what cannot be, without the point at the end. The ids of lists stand beside it.
expected-position = una posición posible; { $why }
position-list-unknown = No existe esa lista en una posición
position-list-twice = Esta lista aparece dos veces
position-list-missing = Falta esta lista
position-number = Se espera un número entero de { $least } a { $most }
position-pairs = Se esperan palabras y números así: { $words }
position-word = Se espera { $expected }

# London.
london-wrong-card-twice = Hay más copias de { $card } de las que tiene el paquete
london-wrong-card-lost = { $copies ->
        [one] { $card } no está en ninguna parte
       *[other] { $copies } copias de { $card } no están en ninguna parte
    }
london-wrong-borough-twice = El distrito { $borough } está en dos lugares
london-wrong-borough-lost = El distrito { $borough } no está en ninguna parte
london-wrong-deck-order = { $card } está debajo de una carta de un conjunto posterior
london-wrong-hand-limit = Nadie empieza un turno con más de { $most } cartas en la mano
london-wrong-not-a-building = { $card } no puede estar en una zona de construcción
london-wrong-empty-stack = Una pila tiene al menos una carta
london-wrong-stray-money = No puede haber dinero sobre { $card } ahí
london-wrong-row-full = Una fila del tablero de desarrollo tiene { $spaces } espacios
london-wrong-offer-full = Como máximo hay tres distritos a la venta
london-wrong-offer-short = Hay tres distritos a la venta mientras quede alguno en el mazo de distritos
london-wrong-tokens = Entre todos tienen { $loans } préstamos, y hay 12 fichas
london-wrong-end-due = El mazo está vacío, así que se juegan los últimos turnos
london-wrong-end-early = Los últimos turnos solo llegan cuando el mazo está vacío
london-wrong-last-turns = Pueden quedar de 1 a { $most } últimos turnos, contando este
london-wrong-quiet-turns =
    { $most ->
        [0] Aquí no puede haber ningún turno sin carta del mazo
        [one] Aquí puede haber como máximo un turno sin carta del mazo
       *[other] Aquí puede haber como máximo { $most } turnos seguidos sin carta del mazo
    }
london-wrong-not-their-turn = Según quién empezó la partida, es el turno del asiento { $seat }

# New York.
new-york-wrong-cards-many = Hay más cartas { $card } que lotes así
new-york-wrong-cards-few = { $cards ->
        [one] Una carta { $card } no está en ninguna parte
       *[other] { $cards } cartas { $card } no están en ninguna parte
    }
new-york-wrong-batch = Un grupo del mercado futuro tiene al menos una carta
new-york-wrong-market-full = El mercado abierto tiene sitio para { $most } cartas
new-york-wrong-market-short = El mercado abierto se completa mientras dure el mercado futuro
new-york-wrong-lot-twice = El lote { $lot } está en dos territorios
new-york-wrong-lot-closed = El lote { $lot } está en un barrio que no se usa con dos jugadores
new-york-wrong-workers = Hay más lotes vacíos que los { $workers } trabajadores
new-york-wrong-character = Cada participante es un personaje, y no hay dos iguales
new-york-wrong-no-characters = En la partida para gente experta no hay personajes
new-york-wrong-outside = { $tile } no está por completo dentro del territorio
new-york-wrong-on-another = { $tile } está sobre otro rascacielos
new-york-wrong-frontage = { $tile } no toca ni una calle ni un parque
new-york-wrong-tile-twice = { $tile } aparece dos veces
new-york-wrong-second-legendary = Nadie construye dos rascacielos legendarios
new-york-wrong-gold-demolished = { $tile } es de oro, y el oro nunca se demuele
new-york-wrong-locked = Hubo muy pocos puntos antes del primer rascacielos de la generación { $generation }: hacen falta { $points }
new-york-wrong-equal-before = { $tile } es igual y se usa primero
new-york-wrong-prestige = Los puntos de prestigio solo llegan con el desafío Prestigio del oro
new-york-wrong-no-cards = Esta mesa juega sin cartas de acción
new-york-wrong-end-due = A alguien solo le quedan { $tiles } rascacielos propios, así que el final ya está activado
new-york-wrong-quiet-end = Tras { $turns } turnos sin construir se activa el final
new-york-wrong-end-early = A nadie le quedan tan pocos rascacielos como para que el final esté activado
new-york-wrong-last-turns =
    { $most ->
        [0] Después de este no puede haber ninguno
        [one] Como máximo puede venir un turno después de este
       *[other] Como máximo pueden venir { $most } turnos después de este
    }
new-york-wrong-quiet-turns =
    { $most ->
        [0] Aquí no puede haber ningún turno sin construir
        [one] Aquí puede haber como máximo un turno sin construir
       *[other] Aquí puede haber como máximo { $most } turnos seguidos sin construir
    }
new-york-wrong-not-their-turn = Según quién empezó la partida, es el turno del asiento { $seat }
new-york-wrong-over = No queda nada por decidir en esta posición
