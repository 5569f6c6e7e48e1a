# Everything that London says, except names.
#
# Money is written £12. Prestige and poverty are said without a plural, cards, loans and stacks with.

## Numbers of things

london-n-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
london-n-loans = { $loans ->
    [one] { $loans } préstamo
   *[other] { $loans } préstamos
}
london-n-stacks = { $stacks ->
    [one] { $stacks } pila
   *[other] { $stacks } pilas
}

## Colours, and things without a name

london-colour-brown = marrón
london-colour-blue = azul
london-colour-pink = rosa
london-colour-grey = gris
london-no-card = ninguna carta
london-face-down-card = una carta boca abajo

## What is asked

london-question-repay = ¿Cuántos préstamos saldas, a £{ $price } cada uno?
london-question-start-draw = ¿De dónde viene tu carta de este turno?
london-question-start-draw-some = Roba de { $least } a { $most } cartas este turno ({ $drawn } hasta ahora): ¿de dónde viene la siguiente?
london-question-put-back = ¿Qué carta vuelve ahora al mazo? La primera en volver es la primera que se roba.
london-question-draw = { $left ->
    [one] Roba una carta: ¿de dónde viene?
   *[other] Roba { $left } cartas: ¿de dónde viene la siguiente?
}
london-question-draw-more = ¿Robas una carta más o paras?
london-question-choose-action = ¿Qué acción en este turno?
london-question-develop = ¿Qué carta juegas?
london-question-develop-more = ¿Juegas otra carta o paras?
london-question-pay-for = ¿Qué carta descartas para pagar { $card } ({ $colour })?
london-question-pay-for-with-cash = ¿Qué carta descartas para pagar { $card } ({ $colour }, más £{ $amount })?
london-question-place = ¿Dónde colocas { $card }?
london-question-build-free = { $left ->
    [one] ¿Qué carta construyes sin descarte?
   *[other] ¿Qué carta construyes sin descarte? Hasta { $left } de ellas.
}
london-question-choose-land = ¿Qué distrito compras?
london-question-run = ¿Qué carta activas ahora, o terminas de administrar?
london-question-activation-cost = ¿Qué carta descartas para activar { $card }?
london-question-offer-cost = ¿Qué carta descartas para usar { $source }?
london-question-order = ¿Qué parte de { $source } va ahora?
london-question-discard-up-to = ¿Qué carta descartas para { $source }, o paras?
london-question-discard-up-to-left = ¿Qué carta descartas para { $source }, o paras? Como máximo { $left }.
london-question-cover-from-board = ¿Qué carta del tablero va sobre { $card }?
london-question-activate-again = ¿Qué carta repites con { $card }?
london-question-flip = ¿Volteas { $card } boca abajo?
london-question-choose-opponent = { $source }: ¿qué oponente?
london-question-exchange-take = ¿Qué carta tomas del tablero?
london-question-exchange-give = ¿Qué carta das a cambio?
london-question-exchange-give-for = ¿Qué carta das a cambio de { $card }?
london-question-after-action = ¿Algo más antes de que termine tu turno?
london-question-trim = Más de nueve cartas en la mano: ¿cuál descartas?

## What an action means, said beforehand

# A choice with its price. { $choice } is one of the messages below.
london-action-for-cash = { $choice } (£{ $amount })
london-action-for-cash-and-loans = { $choice } (£{ $amount }, exige { london-n-loans })
london-action-with-loans = { $choice } (exige { london-n-loans })
london-action-at-price = { $choice } ({ $cost })
# A choice with what it brings.
london-action-bringing = { $choice }: { $effects }
london-action-losing-till = { $choice }; se pierde el dinero que hay encima, £{ $amount }

london-action-repay-none = No saldar ningún préstamo
london-action-repay = Saldar { london-n-loans } por £{ $amount }
london-action-look = { $cards ->
    [one] Mirar antes la carta superior del mazo
   *[other] Mirar antes las { $cards } cartas superiores del mazo
}
london-action-draw-deck = Robar del mazo
london-action-draw-seen = Robar { $card }, que ya miraste
london-action-draw-top-row = Robar { $card } de la fila superior
london-action-draw-bottom-row = Robar { $card } de la fila inferior
london-action-put-back = Devolver { $card } ahora
london-action-develop = Desarrollar la ciudad
london-action-buy-land = Comprar tierras
london-action-run-city = Administrar la ciudad
london-action-draw-three = Robar tres cartas
london-action-draw-three-or-more = Robar tres cartas y hasta { $more } más
london-action-play = Jugar { $card }
london-action-play-action-card = Jugar { $card }: { $effects }
london-action-pay = Descartar { $card }
london-action-pay-by = Descartar { $card } — con { $source }
london-action-pay-priced = Descartar { $card } — £{ $amount } con { $source }
london-action-new-stack = Empezar una pila nueva
london-action-cover = Ponerla en la pila { $stack }: { $card }
london-action-cover-face-down = Ponerla en la pila { $stack } (boca abajo)
london-action-new-stack-with = Empezar una pila nueva con { $placed }
london-action-cover-with = Poner { $placed } en la pila { $stack }: { $card }
london-action-cover-face-down-with = Poner { $placed } en la pila { $stack } (boca abajo)
london-action-buy = Comprar { $borough } por £{ $amount }
london-action-activate = Activar { $card } en la pila { $stack }
london-action-run-effect = Resolver el efecto de administración del distrito
london-action-run-borough = Resolver el efecto de administración de { $borough }
london-action-use = Usar { $source }
london-action-use-offer = Usar { $source }: { $cost } para { $gain }
london-action-pay-cash = Pagar £{ $amount } en vez de una carta
london-action-discard = Descartar { $card }
london-action-take-top-row = Tomar { $card } de la fila superior
london-action-take-bottom-row = Tomar { $card } de la fila inferior
london-action-give = Dar { $card }
london-action-again = Repetir la pila { $stack }: { $card }
london-action-flip = Voltear { $card } boca abajo
london-action-flip-it = Voltear la carta boca abajo
london-action-flip-instead = Voltear en su lugar la pila { $stack }: { $card }
london-action-spare-flip = Dejar { $card } boca arriba — £{ $amount } con { $source }
london-action-spare-it = Dejar la carta boca arriba
london-action-name = Elegir a { $player }
london-action-part = A continuación: { $effect }
london-action-part-number = A continuación, la parte { $number }
london-action-exchange = Intercambiar una carta por otra del tablero, usando { $source }
london-action-take-loan = Tomar un préstamo (£{ $amount })
london-action-done = Parar aquí
london-action-done-drawing = No robar más
london-action-done-building = No jugar más cartas
london-action-done-running = Terminar de administrar y recibir { $poverty } de pobreza
london-action-done-discarding = No descartar más
london-action-done-turn = Terminar el turno

## What effects do

# The variant .you names who does it, for effects in which opponents do something too.
london-effect-gain = ganar { $things }
    .you = ganas { $things }
london-effect-remove-poverty = aliviar { $amount } de pobreza
    .you = alivias { $amount } de pobreza
london-effect-remove-poverty-each = aliviar { $amount } de pobreza por cada { $what }
    .you = alivias { $amount } de pobreza por cada { $what }
london-effect-take-poverty = recibir { $amount } de pobreza
    .you = recibes { $amount } de pobreza
london-effect-take-poverty-each = recibir { $amount } de pobreza por cada { $what }
    .you = recibes { $amount } de pobreza por cada { $what }
london-effect-draw = robar { london-n-cards }
    .you = robas { london-n-cards }
london-effect-build-without-discard = construir hasta { london-n-cards } sin descarte
    .you = construyes hasta { london-n-cards } sin descarte
london-effect-discard-up-to = descartar hasta { $what } y, por cada descarte: { $gain }
    .you = descartas hasta { $what } y, por cada descarte: { $gain }
london-effect-discard-any-number = descartar cualquier cantidad de { $what } y, por cada descarte: { $gain }
    .you = descartas cualquier cantidad de { $what } y, por cada descarte: { $gain }
london-effect-collect-till = cobrar el dinero que hay sobre esta carta
    .you = cobras el dinero que hay sobre esta carta
london-effect-cover-from-board = poner sobre esta carta una carta de construcción del tablero, pagando su costo
    .you = pones sobre esta carta una carta de construcción del tablero, pagando su costo
london-effect-activate-again = repetir el efecto de otra carta activada en esta administración
    .you = repites el efecto de otra carta activada en esta administración
london-effect-hand-causes-no-poverty = tu mano no genera pobreza en esta administración
london-effect-take-cash-from-opponents = cada oponente te da £{ $amount }
london-effect-opponents-pay = cada oponente paga £{ $amount }
london-effect-opponents-pay-each = cada oponente paga £{ $amount } por cada { $what } que tenga
london-effect-give-poverty = dar { $amount } de tu pobreza a un oponente
    .you = das { $amount } de tu pobreza a un oponente
london-effect-opponent-takes-poverty = un oponente recibe { $amount } de pobreza
# Two parts of which one has an “and” of its own, or another subject.
london-effect-two-apart = { $first }, y { $second }

# Things to gain, as in “gain £4 and 2 prestige”.
london-thing-cash = £{ $amount }
london-thing-cash-each = £{ $amount } por cada { $what }
london-thing-prestige = { $amount } de prestigio
london-thing-prestige-each = { $amount } de prestigio por cada { $what }

london-count-borough = distrito
london-count-riverside-borough = distrito junto al río
london-count-north-borough = distrito al norte del Támesis
london-count-south-borough = distrito al sur del Támesis
london-count-face-up-brown = carta marrón boca arriba
london-count-face-up-blue = carta azul boca arriba
london-count-face-up-pink = carta rosa boca arriba

# So many cards of a kind; 0 stands for "any number of".
london-cards-any = { $cards ->
    [0] cartas
    [one] { $cards } carta
   *[other] { $cards } cartas
}
london-cards-brown = { $cards ->
    [0] cartas marrones
    [one] { $cards } carta marrón
   *[other] { $cards } cartas marrones
}
london-cards-blue = { $cards ->
    [0] cartas azules
    [one] { $cards } carta azul
   *[other] { $cards } cartas azules
}
london-cards-pink = { $cards ->
    [0] cartas rosas
    [one] { $cards } carta rosa
   *[other] { $cards } cartas rosas
}
london-cards-pauper = { $cards ->
    [0] cartas de pobres
    [one] { $cards } carta de pobres
   *[other] { $cards } cartas de pobres
}

london-cost-cash = pagar £{ $amount }
london-cost-card-any = descartar una carta
london-cost-card-brown = descartar una carta marrón
london-cost-card-blue = descartar una carta azul
london-cost-card-pink = descartar una carta rosa
london-cost-card-pauper = descartar una carta de pobres

## What abilities change while they are visible

london-ability-any-colour-pays = Se puede descartar una carta de cualquier color para pagar una construcción
london-ability-any-colour-pays-once = Una vez por turno, se puede descartar una carta de cualquier color para pagar una construcción
london-ability-any-colour-pays-priced = Por £{ $amount } cada vez, se puede descartar una carta de cualquier color para pagar una construcción
london-ability-any-colour-pays-once-priced = Una vez por turno, por £{ $amount }, se puede descartar una carta de cualquier color para pagar una construcción
london-ability-paupers-pay-for = Se pueden descartar pobres para pagar una carta { $colour }
london-ability-flips-instead = Se puede voltear boca abajo en lugar de otra carta recién activada
london-ability-spares-flip = Una vez por turno, por £{ $amount }, una carta recién activada queda boca arriba
london-ability-loan-pays = Un préstamo da £{ $amount }
london-ability-till-fills = Esta carta recibe £{ $amount } por cada otra carta colocada
london-ability-looks-at-deck = { $cards ->
    [one] Antes de robar al comienzo del turno, se puede mirar la carta superior del mazo
   *[other] Antes de robar al comienzo del turno, se pueden mirar hasta { $cards } cartas del mazo
}
london-ability-start-draw = Al comienzo del turno se roban de { $least } a { $most } cartas
london-ability-exchanges = Una vez por turno, se puede intercambiar una carta de la mano por una del tablero
london-ability-draws-more = La acción de robar tres cartas puede robar { london-n-cards } más
london-ability-first-build-cheaper = La primera carta construida en una acción de desarrollar cuesta £{ $amount } menos
london-ability-land-cheaper = Los distritos cuestan £{ $amount } menos
london-ability-hand-spared = { $cards ->
    [one] Una carta de la mano no genera pobreza al administrar
   *[other] { $cards } cartas de la mano no generan pobreza al administrar
}
london-ability-repays-for = Un préstamo se salda por £{ $amount }
london-ability-card-cost-as-cash = Se puede pagar £{ $amount } cuando una activación pide una carta
london-ability-run-offer = Una vez por administración: { $cost } para { $gain }

## What is printed on cards and boroughs

london-fact-building = Carta de construcción, { $colour }, conjunto { $set }
london-fact-action-card = Carta de acción, { $colour }, conjunto { $set }
london-fact-pauper = Carta de pobres, { $colour }, conjunto { $set }
london-fact-cost = Cuesta £{ $amount } más construirla
london-fact-no-discard = Se construye sin descarte
london-fact-activation = Al activarla: { $effects }
london-fact-activation-priced = Al activarla ({ $cost }): { $effects }
london-fact-flips = Después se voltea boca abajo
london-fact-stays-face-up = Queda boca arriba
london-fact-action = Al jugarla: { $effects }
london-fact-prestige-at-end = Al final: { $prestige } de prestigio
london-fact-north = Al norte del Támesis
london-fact-north-riverside = Al norte del Támesis, junto al río
london-fact-south = Al sur del Támesis
london-fact-south-riverside = Al sur del Támesis, junto al río
london-fact-land-cost = Cuesta £{ $amount }
london-fact-bought = Al comprarlo: { $effects }
london-fact-run = En cada administración: { $effects }

## What happened

london-event-loans-repaid = { $player } salda { london-n-loans } por £{ $amount }
    .you = Saldas { london-n-loans } por £{ $amount }
london-event-loans-taken = { $loans ->
    [one] { $player } toma un préstamo: £{ $amount }
   *[other] { $player } toma { $loans } préstamos: £{ $amount }
}
    .you = { $loans ->
        [one] Tomas un préstamo: £{ $amount }
       *[other] Tomas { $loans } préstamos: £{ $amount }
    }
london-event-deck-seen = { $player } mira la parte superior del mazo: { $cards }
    .you = Miras la parte superior del mazo: { $cards }
london-event-deck-seen-hidden = { $cards ->
    [one] { $player } mira la carta superior del mazo
   *[other] { $player } mira las { $cards } cartas superiores del mazo
}
    .you = { $cards ->
        [one] Miras la carta superior del mazo
       *[other] Miras las { $cards } cartas superiores del mazo
    }
london-event-put-back = { $player } devuelve al mazo, desde arriba: { $cards }
    .you = Devuelves al mazo, desde arriba: { $cards }
london-event-put-back-hidden = { $player } devuelve { london-n-cards } al mazo
    .you = Devuelves { london-n-cards } al mazo
london-event-drew-from-deck = { $player } roba { $card } del mazo
    .you = Robas { $card } del mazo
london-event-drew-from-deck-hidden = { $player } roba una carta del mazo
    .you = Robas una carta del mazo
london-event-drew-from-board = { $player } toma { $card } del tablero
    .you = Tomas { $card } del tablero
london-event-nothing-to-draw = A { $player } no le queda nada que robar
    .you = No te queda nada que robar
london-event-chose-develop = { $player } elige desarrollar la ciudad
    .you = Eliges desarrollar la ciudad
london-event-chose-buy-land = { $player } elige comprar tierras
    .you = Eliges comprar tierras
london-event-chose-run-city = { $player } elige administrar la ciudad
    .you = Eliges administrar la ciudad
london-event-chose-draw-three = { $player } elige robar tres cartas
    .you = Eliges robar tres cartas
london-event-build-began = { $player } muestra { $card } para construir
    .you = Muestras { $card } para construir
london-event-paid-at-price = { $player } paga un extra por descartar { $card } en esa construcción
    .you = Pagas un extra por descartar { $card } en esa construcción
london-event-discarded = { $player } descarta { $card }
    .you = Descartas { $card }
london-event-board-moved = La fila inferior del tablero sale del juego ({ $cards }) y la fila superior baja
london-event-paid = { $player } paga £{ $amount }
    .you = Pagas £{ $amount }
london-event-cash-gained = { $player } gana £{ $amount }
    .you = Ganas £{ $amount }
london-event-prestige-gained = { $player } gana { $amount } de prestigio
    .you = Ganas { $amount } de prestigio
london-event-poverty-taken = { $player } recibe { $amount } de pobreza
    .you = Recibes { $amount } de pobreza
london-event-poverty-removed = { $player } alivia { $amount } de pobreza
    .you = Alivias { $amount } de pobreza
london-event-stack-begun = { $player } empieza la pila { $stack } con { $card }
    .you = Empiezas la pila { $stack } con { $card }
london-event-stack-covered = { $player } pone { $card } en la pila { $stack }
    .you = Pones { $card } en la pila { $stack }
london-event-till-filled = £{ $amount } más sobre su carta { $card }
    .you = £{ $amount } más sobre tu carta { $card }
london-event-till-lost = Se pierde el dinero sobre su carta { $card }: £{ $amount }
    .you = Se pierde el dinero sobre tu carta { $card }: £{ $amount }
london-event-action-card-played = { $player } juega { $card }, carta que sale del juego
    .you = Juegas { $card }, carta que sale del juego
london-event-land-bought = { $player } compra { $borough } por £{ $amount }
    .you = Compras { $borough } por £{ $amount }
london-event-land-turned-up = Nuevo distrito a la venta: { $borough }
london-event-activated = { $player } activa { $card }
    .you = Activas { $card }
london-event-activated-again = { $player } repite el efecto de { $card }
    .you = Repites el efecto de { $card }
london-event-borough-run = { $player } resuelve el efecto de administración de { $borough }
    .you = Resuelves el efecto de administración de { $borough }
london-event-ability-used = { $player } usa { $source }
    .you = Usas { $source }
london-event-flipped = { $player } voltea { $card } boca abajo
    .you = Volteas { $card } boca abajo
london-event-spared = { $player } deja { $card } boca arriba
    .you = Dejas { $card } boca arriba
london-event-cash-given = { $player } da £{ $amount } a { $to }
    .you = Das £{ $amount } a { $to }
london-event-poverty-given = { $player } da { $amount } de pobreza a { $to }
    .you = Das { $amount } de pobreza a { $to }
london-event-hand-spared = La mano de { $player } no genera pobreza en esta administración
    .you = Tu mano no genera pobreza en esta administración
london-event-exchanged = { $player } cambia { $given } por { $taken } del tablero
    .you = Cambias { $given } por { $taken } del tablero
london-event-run-ended = { $player } termina de administrar; la pobreza viene de { london-n-stacks }, { london-n-loans } y { london-n-cards } en la mano
    .you = Terminas de administrar; la pobreza viene de { london-n-stacks }, { london-n-loans } y { london-n-cards } en la mano
london-event-end-triggered = El mazo está vacío tras el turno de { $player }: el resto de la mesa tiene un último turno
    .you = El mazo está vacío tras tu turno: el resto de la mesa tiene un último turno
london-event-hand-shown = { $player } termina la partida con esta mano: { $cards }
    .you = Terminas la partida con esta mano: { $cards }

## Why something is not possible

london-reason-choose-develop-first = Primero elige desarrollar la ciudad
london-reason-choose-buy-land-first = Primero elige comprar tierras
london-reason-choose-run-city-first = Primero elige administrar la ciudad
london-reason-choose-draw-three-first = Primero elige robar tres cartas
london-reason-action-chosen = Ya has elegido la acción de este turno
london-reason-nothing-to-play = No tienes ninguna carta que se pueda jugar
london-reason-no-land = No hay distritos a la venta
london-reason-not-on-offer = { $borough } no está a la venta
london-reason-land-too-dear = { $borough } cuesta £{ $amount }, más de lo que pueden pagar tu dinero y los préstamos que quedan
london-reason-repay-at-start = Los préstamos solo se saldan al comienzo de tu turno
london-reason-no-loans-to-repay = No tienes ningún préstamo que saldar
london-reason-cannot-repay = { $loans ->
    [0] Ahora no puedes saldar ningún préstamo, a £{ $amount } cada uno
   *[other] Ahora puedes saldar como máximo { london-n-loans }, a £{ $amount } cada uno
}
london-reason-enough-money = Un préstamo libre solo se ofrece mientras tengas menos de £{ $amount }
london-reason-no-loans-left = No quedan préstamos en el suministro
london-reason-no-loan-now = En este momento no se puede tomar un préstamo
london-reason-deck-empty = El mazo está vacío
london-reason-deck-due = Hace tanto que ninguna carta sale del mazo que esta debe venir de él
london-reason-cannot-look = Ahora no puedes mirar cartas del mazo
london-reason-cannot-look-so-far = Puedes mirar como máximo { london-n-cards } del mazo
london-reason-draw-from-seen = Has mirado el mazo: roba una carta que viste o una del tablero
london-reason-not-seen = No has mirado { $card }
london-reason-space-empty = Ahí no hay ninguna carta
london-reason-drawn-only = Las cartas del tablero solo se toman al robar
london-reason-same-card-in-row = Esa fila tiene { $card } dos veces: toma la que está más a la izquierda
london-reason-not-in-hand = No tienes { $card } en la mano
london-reason-pauper-built = Una carta de pobres no se puede construir
london-reason-pauper-pays = Una carta de pobres no puede pagar { $card }
london-reason-no-discard = No tienes una segunda carta { $colour } para descartar
london-reason-wrong-colour = No puedes descartar { $discard } ({ $discard-colour }) para { $card } ({ $colour })
london-reason-no-such-means = No se puede descartar { $card } de esa manera, o no hace falta
london-reason-too-dear = Necesitarías £{ $amount } para { $card }, más de lo que pueden pagar tu dinero y los préstamos que quedan
london-reason-not-a-building = Solo sirve una carta de construcción, no { $card }
london-reason-placed-this-turn = Has colocado { $card } en este turno: esa carta aún no se puede cubrir
london-reason-not-your-stack = Esa pila no es tuya
london-reason-not-your-city = Solo se pueden activar las cartas de tu propia ciudad
london-reason-face-down = La carta está boca abajo
london-reason-no-activation = No hay nada que activar en { $card }
london-reason-already-activated = Ya has activado { $card } en este turno
london-reason-no-card-to-pay = No tienes ninguna carta que descartar para activar { $card }
london-reason-nothing-to-cover-with = Ninguna carta del tablero se puede poner sobre { $card }
london-reason-nothing-to-repeat = No se ha activado ninguna carta que se pueda repetir con { $card }
london-reason-cannot-repeat = No se puede repetir { $card }
london-reason-no-run-effect = Tu distrito superior no tiene efecto de administración, o ya se resolvió
london-reason-run-effect-at-end = Nada puede ir después del efecto de administración: se resuelve al terminar de administrar
london-reason-ability-used = Ya has usado { $source } en este turno
london-reason-ability-not-now = No es el momento de usar { $source }
london-reason-ability-too-dear = No puedes pagar por { $source }
london-reason-no-ability = Esa habilidad no está ahora en { $source }
london-reason-nothing-to-exchange = Un intercambio necesita una carta en la mano y otra en el tablero
london-reason-cannot-flip-instead = Esa carta no se puede voltear boca abajo en lugar de la otra
london-reason-nothing-spares = Nada mantiene la carta boca arriba
london-reason-does-not-fit = Aquí se pide otro tipo de carta, no { $card }
london-reason-card-not-cash = Aquí hay que descartar una carta; el dinero no la sustituye
london-reason-not-an-opponent = Eso no es un oponente
london-reason-part-done = Esa parte del efecto ya está hecha, o no existe
london-reason-must-go-on = Esto no se puede omitir

# What has to be answered before anything else.
london-first-repay = Primero di cuántos préstamos saldas
london-first-start-draw = Primero di de dónde viene tu carta
london-first-put-back = Primero di qué carta vuelve al mazo
london-first-draw = Primero di de dónde viene la siguiente carta
london-first-draw-more = Primero di si robas una carta más
london-first-choose-action = Primero elige una acción
london-first-develop = Primero di qué carta juegas ahora
london-first-pay-for = Primero di qué carta descartas para pagar { $card }
london-first-place = Primero di dónde colocas { $card }
london-first-build-free = Primero di qué carta construyes sin descarte
london-first-choose-land = Primero di qué distrito compras
london-first-run = Primero di qué carta activas ahora, o que terminas de administrar
london-first-activation-cost = Primero di qué carta descartas para activar { $card }
london-first-offer-cost = Primero di qué carta descartas para usar { $source }
london-first-order = Primero di qué parte de { $source } va ahora
london-first-discard-up-to = Primero di qué carta descartas para { $source }, o que paras
london-first-cover-from-board = Primero di qué carta del tablero va sobre { $card }
london-first-activate-again = Primero di qué carta repites con { $card }
london-first-flip = Primero di si volteas { $card } boca abajo
london-first-choose-opponent = Primero di a qué oponente se aplica { $source }
london-first-exchange-take = Primero di qué carta tomas del tablero
london-first-exchange-give = Primero di qué carta das a cambio
london-first-after-action = Tu acción ha terminado
london-first-trim = Primero descarta hasta quedarte con nueve cartas

## Where the points come from

london-score-track = Prestigio en el marcador: { $amount }
london-score-hand = (1) { london-n-cards } en la mano: { $amount } de pobreza en total
london-score-cards = (2) Cartas de ciudad: { $amount } ({ $cards })
london-score-no-cards = (2) Cartas de ciudad: 0
london-score-card = { $card } { $amount }
london-score-equal-cards = { $card } { $amount } ×{ $cards }
london-score-hidden-cards = { $cards ->
    [one] Una carta cubierta o boca abajo solo se cuenta al final
   *[other] { $cards } cartas cubiertas o boca abajo solo se cuentan al final
}
london-score-repaid = { $loans ->
    [0] (3) Ningún préstamo saldado
   *[other] (3) Pago de { london-n-loans } por £{ $amount }
}
london-score-cash = (4) £{ $cash } restantes: { $amount }
london-score-unpaid = { $loans ->
    [0] (5) Ningún préstamo sin saldar
   *[other] (5) { london-n-loans } sin saldar: { $amount }
}
london-score-returned = (6) { $poverty } de pobreza, devolviendo { $amount }
london-score-poverty = (7) { $poverty } de pobreza restante: { $amount }
london-score-total = Total: { $amount }
london-tie-poverty = { $player } va por delante de { $other } por tener menos pobreza
    .you = Vas por delante de { $other } por tener menos pobreza
london-tie-boroughs = { $player } va por delante de { $other } por tener más distritos
    .you = Vas por delante de { $other } por tener más distritos
london-tie-card = { $player } va por delante de { $other } por la mejor carta
    .you = Vas por delante de { $other } por la mejor carta
london-score-total-so-far = { $cards ->
    [one] Total sin la carta oculta: { $amount }
   *[other] Total sin las { $cards } cartas ocultas: { $amount }
}

# What would have been understood, within a sentence. Words that are typed stay as they are.
london-expected-action = una palabra de acción, como develop, draw o done
london-expected-loans = cuántos préstamos
london-expected-cards = cuántas cartas
london-expected-part = el número de una parte
london-expected-player = el número de un participante
london-expected-stack = el número de una de tus pilas
london-expected-own-borough = primero un distrito tuyo
london-expected-in-row = una carta que esté en esa fila
london-expected-pointer = una carta, un distrito, el número de una pila, deck, loan, repay, develop, land, run o three
london-expected-title = el id de una carta de ciudad
london-expected-borough = el id de un distrito
london-expected-space = deck, seen, top o bottom, y el id de una carta de allí
london-expected-lists = las listas deck, boroughs y first
london-expected-no-more = ninguna otra copia de esa carta
london-expected-sets = el conjunto A antes del B y el B antes del C
london-expected-all-cards = todas las cartas del paquete; falta { $card }
london-expected-borough-once = cada distrito que no está a la venta al principio, una vez
london-expected-all-boroughs = todos los distritos del mazo; falta { $borough }
