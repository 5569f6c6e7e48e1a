# The table of London in the web app.

web-london-kind-brown = Economía
web-london-kind-blue = Ciencia y cultura
web-london-kind-pink = Política
web-london-kind-grey = Pobres
web-london-letter-brown = E
web-london-letter-blue = C
web-london-letter-pink = P
web-london-letter-grey = Ø
web-london-per = por
web-london-any-number = sin límite
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
web-london-lie = { $river } junto al río · { $north } al norte · { $south } al sur
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
web-london-more = { $count } más
web-london-known = Vistas en la mano: { $cards }
web-london-other = Turno
web-london-n-prestige = { $amount } de prestigio
web-london-poverty-more = { $amount } de pobreza
web-london-poverty-less = { $amount } de pobreza menos
web-london-from = { $count } cartas
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
web-london-turn-many = Se voltean boca abajo { $count } cartas.
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
web-london-step-end-short = Fin
