# Laying out a position.

web-position = Montar una posición
web-position-title = Una posición de { $game }
web-position-edit = Editar antes esta posición
web-position-note = Una posición es la mesa al comenzar un turno. Cada cambio se comprueba según las reglas. Lo que los jugadores recuerdan de las cartas ocultas no forma parte de ella.
web-position-lists = Qué está dónde
web-position-to-lists = Ir a las listas
web-position-play = Jugar desde aquí
web-position-new = Repartir de nuevo
web-position-rest = Poner lo que falta en los mazos, barajado
web-position-sound = Esta posición se puede jugar.
web-position-faults = { $count ->
        [one] Una cosa no puede ser así.
       *[other] { $count } cosas no pueden ser así.
    }
web-position-common = La mesa
web-position-seat = Asiento { $number }
web-position-add = Añadir
web-position-add-to = Añadir a: { $list }
web-position-remove = Quitar
web-position-earlier = Un lugar antes
web-position-later = Un lugar después
web-position-over = Boca abajo
web-position-money = Dinero sobre ella
web-position-move = Mover a …
web-position-gap = vacío
web-position-stack = siguiente pila
web-position-batch = siguiente grupo
web-position-place = Dónde está { $tile }
web-position-no-place = No hay sitio para { $tile } en los lotes de este asiento.
web-position-list-turn = Turno
web-position-list-active = De quién es el turno
web-position-list-quiet = Turnos sin avance
web-position-list-last = Últimos turnos restantes
web-position-list-deck = Mazo, de arriba abajo
web-position-list-gone = Fuera del juego
web-position-list-board-top = Fila superior
web-position-list-board-bottom = Fila inferior
web-position-list-offer = Distritos a la venta
web-position-list-boroughs = Mazo de distritos, de arriba abajo
web-position-list-own-boroughs = Distritos, el último encima
web-position-list-hand = Mano
web-position-list-city = Zona de construcción, cada pila de abajo arriba
web-position-list-cash = Dinero
web-position-list-prestige = Prestigio
web-position-list-poverty = Pobreza
web-position-list-loans = Préstamos
web-position-list-market = Mercado abierto
web-position-list-future = Mercado futuro, de arriba abajo
web-position-list-streets = Calles que puntúan
web-position-list-challenge = Desafío
web-position-list-shuffles = Cómo barajan los cambios de mercado, por asiento
web-position-list-character = Personaje
web-position-list-lots = Lotes
web-position-list-standing = Rascacielos en pie
web-position-list-demolished = Demolidos
web-position-list-cards = Cartas de acción restantes
