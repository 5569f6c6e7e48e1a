# What New York 1901 says.

## Names of things that are the same in every pack

new-york-generation-starting = inicial
new-york-generation-bronze = bronce
new-york-generation-silver = plata
new-york-generation-gold = oro
new-york-starting-building = el edificio inicial
new-york-tile = { $generation } { $id }
new-york-kind = { $district } { $size }
new-york-card-construction-boom = Auge de la construcción
new-york-card-market-shift = Cambio de mercado
new-york-card-land-grab = Acaparamiento de tierras
new-york-challenge-bronze-baron = Barón del bronce
new-york-challenge-master-architect = Gran arquitecto
new-york-challenge-generation-king = Rey de las generaciones
new-york-challenge-gold-tycoon = Magnate del oro
new-york-challenge-gold-prestige = Prestigio del oro

new-york-n-workers = { $back ->
    [one] un trabajador
   *[other] trabajadores
}
new-york-n-workers-sent = { $sent ->
    [one] un trabajador
   *[other] trabajadores
}
new-york-n-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Questions

new-york-question-character = ¿Quién quieres ser?
new-york-question-start = ¿Te expandes o demueles?
new-york-question-start-expanding = ¿Qué carta de lote tomas?
new-york-question-start-stuck = No tienes ningún trabajador disponible y no puedes construir ni demoler. ¿Qué lote devuelves?
new-york-question-start-without-workers = No tienes ningún trabajador disponible. ¿Qué haces?
new-york-question-acquire = ¿Qué lote { $card } adquieres?
new-york-question-build = ¿Qué rascacielos construyes?
new-york-question-site = ¿Dónde construyes { $tile }?
new-york-question-site-demolishing = ¿Dónde construyes { $tile }, y qué tiene que dejar sitio?
new-york-question-boom = ¿Usas Auge de la construcción para construir una vez más?

## Actions

new-york-action-be = Ser { $character }: empezar en { $lot }, en el barrio { $district }
new-york-action-shift = Cambio de mercado: poner cuatro cartas nuevas en el mercado
new-york-action-take = Expandirse: tomar la carta de lote { $card }
new-york-action-grab = Acaparamiento de tierras: tomar dos cartas de lote a la vez, { $cards }
new-york-action-acquire = { $lot }
new-york-action-acquire-beside = { $lot }, junto a { $streets }
new-york-action-demolish = Demoler para construir { $tile } ({ $cells } casillas, { new-york-n-points })
new-york-action-build = Construir { $tile } ({ $cells } casillas, { new-york-n-points })
new-york-action-boom = Auge de la construcción: construir { $tile } ({ $cells } casillas, { new-york-n-points })
new-york-workers-back = { $back ->
    [0] { "" }
    [one] ; vuelve un trabajador
   *[other] ; vuelven { $back } trabajadores
}
new-york-workers-sent = { $sent ->
    [0] { "" }
    [one] ; un trabajador va a un lote vacío
   *[other] ; { $sent } trabajadores van a lotes vacíos
}
new-york-action-at = En { $cells }{ new-york-workers-back }
new-york-action-at-demolishing = En { $cells }, demoliendo { $tiles }{ new-york-workers-back }{ new-york-workers-sent }
new-york-detail-lots = { $count ->
    [one] El único lote así que queda es { $lots }
   *[other] Lotes restantes: { $lots }
}
new-york-detail-places = { $places ->
    [one] Cabe en { $places } lugar
   *[other] Cabe en { $places } lugares
}
new-york-detail-place = { $place } (no hay otro lugar posible)
new-york-detail-touches = Toca { $streets }
new-york-detail-prestige = Da { new-york-n-points } de Prestigio del oro
new-york-action-return = Devolver { $lot } y recuperar el trabajador
new-york-action-pass = No construir nada en este turno
new-york-action-no-boom = No construir nada más

## What happened

new-york-event-character = { $player } es { $character } y empieza en { $lot }
    .you = Eres { $character } y empiezas en { $lot }
new-york-event-card-used = { $player } usa { $card }
    .you = Usas { $card }
new-york-event-market-cleared = Van debajo del mercado futuro: { $cards }
new-york-event-market-filled = Nuevas en el mercado: { $cards }
new-york-event-card-taken = { $player } toma la carta de lote { $card }
    .you = Tomas la carta de lote { $card }
new-york-event-lot-acquired = { $player } adquiere { $lot }
    .you = Adquieres { $lot }
new-york-event-lot-returned = { $player } devuelve { $lot }
    .you = Devuelves { $lot }
new-york-event-demolished = { $player } demuele { $tile }
    .you = Demueles { $tile }
new-york-event-built = { $player } construye { $tile } en { $cell } y anota { new-york-n-points }
    .you = Construyes { $tile } en { $cell } y anotas { new-york-n-points }
new-york-event-prestige = { $player } anota { new-york-n-points } por Prestigio del oro
    .you = Anotas { new-york-n-points } por Prestigio del oro
new-york-event-workers-back = { $player } recupera { new-york-n-workers } de { $lots }
    .you = Recuperas { new-york-n-workers } de { $lots }
new-york-event-workers-sent = { $player } envía { new-york-n-workers-sent } a { $others }
    .you = Envías { new-york-n-workers-sent } a { $others }
new-york-event-workers-moved = { $player } recupera { new-york-n-workers } de { $lots } y envía { new-york-n-workers-sent } a { $others }
    .you = Recuperas { new-york-n-workers } de { $lots } y envías { new-york-n-workers-sent } a { $others }
new-york-event-unlocked = { $player } desbloquea el nivel { $generation }
    .you = Desbloqueas el nivel { $generation }
new-york-event-passed = { $player } no construye nada
    .you = No construyes nada
new-york-event-end-tiles = A { $player } solo le quedan cuatro rascacielos: el resto de la mesa tiene un último turno
    .you = Solo te quedan cuatro rascacielos: el resto de la mesa tiene un último turno
new-york-event-end-market = { $player } toma una de las últimas cartas: el resto de la mesa tiene un último turno
    .you = Tomas una de las últimas cartas: el resto de la mesa tiene un último turno
new-york-event-end-quiet = { $player } termina el último de muchos turnos sin construir: el resto de la mesa tiene un último turno
    .you = Terminas el último de muchos turnos sin construir: el resto de la mesa tiene un último turno

## Why not

new-york-reason-character-gone = No es posible ser { $character }: alguien ya lo es, o no está en juego
new-york-reason-not-in-market = No hay ninguna carta de lote { $card } en el mercado abierto
new-york-reason-no-worker = No tenías ningún trabajador disponible al comenzar el turno
new-york-reason-lot-taken = { $lot } pertenece a { $owner }
new-york-reason-your-lot = { $lot } ya es tuyo
new-york-reason-other-kind = { $lot } no corresponde a la carta de lote { $card }
new-york-reason-district-closed = { $lot } está en un barrio que no se usa con dos jugadores
new-york-reason-expand-first = Con un trabajador disponible, te expandes o demueles antes de construir
new-york-reason-standing = Ya has construido { $tile }
new-york-reason-demolished = Ya has demolido { $tile }, y la pieza salió del juego
new-york-reason-legendary-built = Alguien ya ha construido { $tile }
new-york-reason-second-legendary = Ya has construido un rascacielos legendario, y nadie construye dos
new-york-reason-equal-before = Es igual que { $tile }, que usas primero
new-york-reason-locked = Para construir en el nivel { $generation } necesitas { new-york-n-points }
new-york-reason-no-room = No hay sitio para { $tile } en tu territorio junto a una calle o un parque
new-york-reason-no-room-on = No hay dónde construir { $tile } en { $lot }
new-york-reason-not-your-ground = Debe quedar por completo dentro de tu territorio
new-york-reason-no-frontage = Ahí no toca ni una calle ni un parque
new-york-reason-occupied = Ahí está uno de tus rascacielos
new-york-reason-nothing-to-demolish = Nada de una generación inferior puede dejar sitio para { $tile }
new-york-reason-not-lower = Para construir { $tile } hay que cubrir algo tuyo, y todo de una generación inferior
new-york-reason-too-few-workers = Te faltan trabajadores para los lotes que quedarían vacíos
new-york-reason-must-build = Después de demoler hay que construir
new-york-reason-no-action-cards = Esta mesa juega sin cartas de acción
new-york-reason-card-used = Ya has usado { $card }
new-york-reason-shift-first = Cambio de mercado solo se usa al comienzo del turno, antes que todo lo demás
new-york-reason-future-empty = El mercado futuro está vacío, por eso no se puede usar { $card }
new-york-reason-grab-two-small = Acaparamiento de tierras toma dos cartas de tamaño 2 que estén en el mercado abierto
new-york-reason-grab-workers = Acaparamiento de tierras necesita dos trabajadores disponibles
new-york-reason-boom-after-build = Auge de la construcción va después de la construcción del turno
new-york-reason-boom-leaves-four = Auge de la construcción debe dejarte cuatro rascacielos propios sin construir
new-york-reason-no-return = Solo devuelve un lote quien no tiene trabajadores y no puede construir ni demoler
new-york-reason-not-your-worker = Ninguno de tus trabajadores está en { $lot }
new-york-reason-must-go-on = Esto no se puede omitir

## What has to be answered first

new-york-first-character = Primero di quién quieres ser
new-york-first-start = Primero di cómo empiezas tu turno
new-york-first-acquire = Primero di qué lote { $card } adquieres
new-york-first-build = Primero di qué construyes, o que no construyes nada
new-york-first-site = Primero di dónde construyes { $tile }
new-york-first-boom = Primero di si usas Auge de la construcción

## Where the points come from

new-york-score-built = { $skyscrapers } rascacielos de { $generation } por { new-york-n-points }
new-york-score-track = En el marcador: { $points }
new-york-score-street = { $street }: { $points } ({ $skyscrapers ->
    [one] { $skyscrapers } rascacielos
   *[other] { $skyscrapers } rascacielos
})
new-york-score-challenge = Desafío, { $challenge }: { $points }
new-york-score-cards = Cartas de acción sin usar: { $points }
new-york-score-total = Total: { $points }
new-york-tie-height = { $player } va por delante de { $other } por el rascacielos legendario más alto
    .you = Vas por delante de { $other } por el rascacielos legendario más alto
new-york-tie-gold = { $player } va por delante de { $other } por tener más rascacielos de nivel oro
    .you = Vas por delante de { $other } por tener más rascacielos de nivel oro

## What things are and do

new-york-fact-card-boom = Después de la construcción de tu turno, construye una vez más sin demoler; después deben quedarte cuatro rascacielos propios sin construir (N5.1)
new-york-fact-card-shift = Antes que todo lo demás en tu turno, todas las cartas abiertas van debajo del mercado futuro y llegan otras (N5.2)
new-york-fact-card-grab = En vez de la expansión normal, toma dos cartas abiertas de tamaño 2 y pon un trabajador en un lote por cada una (N5.3)
new-york-fact-challenge-bronze-baron = Al final, 4 rascacielos propios de nivel bronce en el tablero dan 5 puntos, 5 dan 10, 6 o más dan 15 (N9.1)
new-york-fact-challenge-master-architect = Al final, 3 rascacielos propios irregulares en el tablero dan 3 puntos, 4 dan 6, 5 o más dan 10 (N9.2)
new-york-fact-challenge-generation-king = Al final, quien tenga, sin empate, más bronce, más plata o más oro en el tablero recibe 5 puntos por cada uno (N9.3)
new-york-fact-challenge-gold-tycoon = Al final, cada barrio con al menos dos rascacielos propios de nivel oro da 3 puntos (N9.4)
new-york-fact-challenge-gold-prestige = Al construir en el nivel oro, cada rascacielos de oponentes de nivel bronce o plata que toque da 1 punto en el acto (N9.5)

new-york-fact-tile = Rascacielos de nivel { $generation } de { $cells } casillas: { new-york-n-points }
new-york-fact-height = { $height } pies de altura
new-york-fact-irregular = Irregular
new-york-fact-shape = Forma: { $shape }
new-york-fact-lot = Lote { $card }
new-york-fact-beside = Junto a { $streets }
new-york-fact-character = Empieza en { $lot }, en el barrio { $district }
new-york-fact-district = { $lots } lotes, { $large } de ellos de tamaño 3
new-york-fact-not-with-two = No se usa con dos jugadores
new-york-fact-scoring = Una calle que puede puntuar, { $code } en el mapa
new-york-fact-street = Una calle, { $code } en el mapa
new-york-fact-park = Un parque: tocarlo vale tanto como tocar una calle
new-york-fact-landmark = Un edificio emblemático: ahí no se puede construir nada, y tocarlo no vale nada

# What would have been understood, within a sentence. Words that are typed stay as they are.
new-york-expected-action = una palabra de acción, como take, build o pass
new-york-expected-pointer = un lote, una carta como green-2, un rascacielos, boom, shift, grab o pass
new-york-expected-character = el id de un personaje
new-york-expected-kind = una carta, su color y su tamaño, como green-2
new-york-expected-lot = el id de un lote, como G4
new-york-expected-tile = el id de un rascacielos, como b4
new-york-expected-cell = la primera casilla de un lugar donde quepa, como j9
new-york-expected-turn = cómo queda: r0, r1, r2 o r3 para cuartos de vuelta, f0 a f3 volteado
new-york-expected-tile-first = nada: di primero qué rascacielos construyes
new-york-expected-streets = tres calles distintas que puedan puntuar, en el orden del paquete
new-york-expected-shuffle = los números del 1 al 4 en algún orden, como 3142, para cada participante
new-york-expected-no-more = ninguna otra carta de ese tipo
new-york-expected-all-cards = todas las cartas en juego; falta { $card }
new-york-expected-characters = personajes en juego, cada uno una vez
new-york-expected-count = { $characters ->
    [one] { $characters } personaje
   *[other] { $characters } personajes
}
