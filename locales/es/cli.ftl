# Everything that the command line itself says. Games say what they say in their own files.

## Failures: one sentence that says what is wrong and what to do

cli-error = twocities: { $why }
cli-cannot-read = no se puede leer el archivo { $file } ({ $why }): revisa el nombre y tus permisos
cli-cannot-write = no se puede escribir { $file } ({ $why }): revisa el nombre y tus permisos
cli-exists = el archivo { $file } ya existe y no se sobrescribe: da otro nombre
cli-part-exists = { $file } ya existe, quizá de una ejecución interrumpida, y no se sobrescribe: bórralo o da otro nombre
cli-sim-one-file = { $file } no puede contener a la vez las partidas y sus decisiones: da dos nombres
cli-terminal-failed = no se puede usar la terminal ({ $why })
cli-no-such-pack = no existe el paquete “{ $word }”, ni un archivo con ese nombre: da { $packs }
cli-no-record = no se puede continuar ni repetir { $file }: { $why }
cli-record-in-use = el registro { $file } se está jugando en otra mesa: cierra esa primero
cli-wrong-seats = { $seats ->
    [one] un asiento no basta: da a --seats de 2 a 4 nombres, como me,rules
   *[other] { $seats } asientos no sirven para una mesa: da a --seats de 2 a 4 nombres, como me,rules
}
cli-bad-name = “{ $name }” no puede ser un nombre: { $why }
cli-seat-misspelt = no existe el bot “{ $word }”: si quieres decir { $near }, escríbelo así; una persona que se llame de este modo necesita otra grafía
cli-seat-person = { $name } se sienta como persona: `twocities bots` dice qué bots hay.
cli-unknown-bot = en el asiento { $seat } juega el bot “{ $bot }”, que esta versión no tiene: deja que siga alguien más con --seats
cli-serving = Servidor en { $address }: ábrelo en un navegador. Todo se guarda en { $folder }. Ctrl-C detiene el servidor; no se pierde nada.
cli-served-already = Two Cities ya se está sirviendo en { $address }: ábrelo en un navegador, o sírvelo en otra dirección con `serve --bind`.
cli-no-data-folder = no hay carpeta personal donde guardar las mesas: indica una carpeta con --data
cli-no-store = no hay datos de un servidor en { $folder }: indica su carpeta con --data
cli-cannot-wait = no se puede esperar a los datos del servidor ({ $why }): revisa la máquina
cli-no-such-table = no existe la mesa “{ $table }”: mira si el id es correcto, u omite --table para todas las terminadas
cli-export-running = la partida de la mesa { $table } no ha terminado, y su registro contaría lo que está oculto: usa --running si no lo verá nadie que juegue
cli-export-unreadable = no se puede escribir como registro la partida de la mesa { $table }: { $why }
cli-export-no-id = no tiene un id válido
cli-no-state-folder = no hay carpeta personal donde guardar el registro: indica un archivo con --record
cli-already-begun = la partida de { $file } ya ha empezado: omite --seed y --option, o indica otro archivo
cli-other-game = { $file } es un registro de { $found }: usa “twocities play { $found }” en vez de { $wanted }
cli-other-seats = la partida del registro tiene { $found } asientos y --seats indica { $wanted }: indica la misma cantidad
cli-no-such-viewer = no existe el punto de vista “{ $word }”: da un asiento de 1 a { $seats }, public o all
cli-nothing-to-replay = { $actions ->
    [0] no hay nada que repasar: el registro no tiene acciones
   *[other] no hay nada entre --from y --to: el registro tiene las acciones de 1 a { $actions }
}
cli-no-such-rule = { $game } no tiene la regla “{ $id }”: “twocities rules { $game }” las enumera todas
cli-no-such-rule-but = { $game } no tiene la regla “{ $id }”: quizá quieres decir { $near }

## Beginning and ending a game

cli-begun = Escribe ? para ver la ayuda. Puedes salir en cualquier momento; esto continúa la partida:
cli-taken-up = La partida continúa. Escribe ? para ver la ayuda. Puedes salir en cualquier momento; esto la retoma de nuevo:
cli-bot-untaught = { $bot } juega aquí por reglas prácticas: no ha aprendido nada para estas cartas y esta cantidad de jugadores.
cli-dropped = El registro se cortó: { $what }.
cli-left = La partida está guardada en { $file }. Para continuar:
cli-ended = El registro es { $file }. Para recorrerlo:
cli-bad-arguments = { $why } (twocities --help enumera lo que se puede dar)
cli-before-curtain = Pulsa Enter cuando hayas leído esto: es solo para tus ojos.
cli-turn-of = Turno de { $name }.
cli-curtain = Pasa la pantalla a { $name } y luego pulsa Enter.
cli-you = Tú

## At the prompt

cli-no-such-choice = { $choices ->
    [one] No existe la opción { $number }: la única es 1. Escribe ? para ver la ayuda.
   *[other] No existe la opción { $number }: escribe un número de 1 a { $choices }, o ? para ver la ayuda.
}
cli-not-asked = Eso no te toca decidirlo ahora.
cli-several = “{ $typed }” puede significar { $words }: escribe un poco más.
cli-missing = Falta algo: se espera { $expected }.
cli-not-understood = Aquí no se entiende “{ $word }”: se espera { $expected }.
cli-did-you-mean = Aquí no se entiende “{ $word }”: quizá quieres decir { $near }.
cli-no-such-card = No hay “{ $word }” en este juego: escribe cards para leer sobre lo que está al alcance.
cli-no-such-card-but = No hay “{ $word }” en este juego: quizá quieres decir { $near }.
cli-taken-back = { $count ->
    [one] Deshecho: una acción.
   *[other] Deshecho: { $count } acciones.
}
cli-nothing-to-take-back = Aún no hay nada que deshacer.
cli-revealed = Eso no se puede deshacer, porque desde entonces se ha visto algo oculto.
cli-possible = Eso es posible ahora: busca entre las opciones.
cli-possible-by = Eso es posible ahora: { $choices }.
cli-choice = { $number } ({ $words })
cli-empty-log = Aún no ha pasado nada.
cli-saved = La partida está en { $file }.
cli-cannot-save = No se puede escribir { $file } ({ $why }): guarda con otro nombre.

cli-help = Responde con el número de una opción, o con sus palabras; bastan las primeras letras de cada palabra. Además, puedes escribir:
cli-given-thing = COSA
cli-help-hint = dice qué sería bueno hacer, y por qué
cli-help-undo = deshace tu última acción, si no se ha visto nada oculto
cli-help-why = dice por qué algo no se puede hacer: una cosa de la mesa, o una acción en palabras
cli-help-card = para leer sobre una cosa por su id o su nombre
cli-help-cards = lo mismo para todo lo que puedes alcanzar ahora
cli-help-table = dibuja la mesa de nuevo
cli-help-log = enumera todo lo que ha pasado
cli-help-score = cuenta los puntos tal como están
cli-help-save = copia el registro a otro archivo
cli-help-quit = sale; la partida queda guardada y se puede retomar

## bots

cli-bots-levels = Niveles contra los que jugar, del más débil al más fuerte:
cli-bots-research = Para enfrentamientos y estudios:
cli-bots-ploys = Jugadores de una sola idea, cada uno para uno de los juegos, para ver si alguien cae en ella: { $bots }.
cli-bot-random-plays = Hace cualquier cosa que las reglas permitan.
cli-bot-random-plan-plays = Juega cualquier turno que merezca la pena.
cli-bot-greedy-plays = Quiere ir por delante al final de su turno y no piensa más allá.
cli-bot-rules-plays = Juega por reglas prácticas. Nunca cambia: los demás se miden con él.
cli-bot-flat-mc-plays = Lleva sus mejores turnos hasta el final de la partida en muchos mundos, durante una décima de segundo.
cli-bot-ismcts-plays = Mira hacia delante, también lo que los demás pueden responder, durante una décima de segundo; juzga por reglas prácticas.
cli-bot-ismcts-long-plays = Lo mismo durante medio segundo.
cli-bot-learned-plays = Juega al instante, por lo que aprendió en partidas contra sí mismo.
cli-bot-expert-plays = Mira hacia delante durante una décima de segundo y juzga por lo aprendido.

## sim

cli-arena-head = { $game } con el paquete { $pack } ({ $digest }), { $seats } jugadores, bloques desde la semilla { $seed }, versión { $version }.
cli-arena-one-bot = un enfrentamiento necesita al menos dos bots: indícalos con --bots, como en --bots rules,greedy
cli-arena-pair-of-one = { $first } no puede enfrentarse a sí mismo: indica dos bots en cada pareja, como en --pairs rules:greedy
cli-arena-pair-twice = { $first } y { $second } forman pareja dos veces: indica cada pareja una sola vez
cli-arena-first = bot
cli-arena-second = contra
cli-arena-bot = bot
cli-arena-blocks = bloques
cli-arena-score = resultado
cli-arena-interval = intervalo del 95 %
cli-arena-elo = Elo
cli-arena-elo-interval = intervalo del 95 %
cli-arena-margin = puntos de ventaja
cli-arena-alone = victorias en solitario
cli-arena-open = { $first } contra { $second }: sin decidir tras { $blocks } bloques.
cli-arena-accepted = { $first } contra { $second }: vale el resultado más alto, tras { $blocks } bloques.
cli-arena-refused = { $first } contra { $second }: vale el resultado más bajo, tras { $blocks } bloques.

cli-luck-head = { $deals } repartos de { $game } con el paquete { $pack } ({ $digest }), cada uno jugado { $games } veces por { $seats } jugadores que son todos { $bot }, desde la semilla { $seed }, versión { $version }.
cli-luck-order = orden
cli-luck-wins = victorias
cli-luck-interval = intervalo del 95 %
cli-luck-victories = De quién gana, el reparto decide { $part } ({ $low } a { $high }): así de parecidas son las partidas de un reparto cuando este bot juega contra sí mismo.
cli-luck-margins = De cuántos puntos lleva alguien de ventaja, decide { $part } ({ $low } a { $high }).

cli-sim-head = { $games ->
    [one] Una partida de { $game } con el paquete { $pack }, semilla { $first }.
   *[other] { $games } partidas de { $game } con el paquete { $pack }, semillas { $first } a { $last }.
}
cli-sim-seat = asiento
cli-sim-bot = bot
cli-sim-mean = puntos
cli-sim-sd = DE
cli-sim-least = mín.
cli-sim-most = máx.
cli-sim-wins = victorias
cli-sim-interval = intervalo del 95 %
cli-sim-turns = Turnos por partida: { $mean } (DE { $sd }, de { $least } a { $most })
cli-sim-decisions = Decisiones por partida: { $mean } (DE { $sd }, de { $least } a { $most })

## Records

cli-verify-ok = { $file }: ok, { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}
cli-verify-sealed = { $file }: ok, { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}, sello { $seal }
cli-verify-no-seal = { $file }: este registro no tiene sello: se esperaba el que se mostró antes de la partida
cli-verify-other-seal = { $file }: este registro tiene el sello { $found }: se esperaba { $shown }, el que se mostró antes de la partida
cli-verify-broken = { $file }: { $why }
cli-replay-head = { $game } con el paquete { $pack }: { $players }; { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}{ $branches ->
    [0] {""}
    [one] {""}, y una vez se deshizo algo
   *[other] {""}, y { $branches } veces se deshizo algo
}.
cli-replay-pause = Enter para el turno siguiente, q para parar{" "}
cli-replay-unfinished = El registro se detiene aquí, antes del final de la partida.
cli-no-hints = Esta mesa no da pistas.
cli-hint-plan = { $number }. { $plan }
cli-hint-why = { $shares }
cli-analyse-unfinished = { $file }: la partida no ha terminado, así que aún no hay nada que analizar: juégala primero hasta el final
cli-analyse-turn = turno
cli-analyse-action = acción
cli-analyse-whose = de quién
cli-analyse-win = victoria: { $name }
cli-analyse-margin = puntos de ventaja
cli-analyse-end = final
cli-analyse-player = participante
cli-analyse-score = puntos
cli-analyse-luck = suerte
cli-analyse-start = al comienzo
cli-analyse-cost = perdidos por decisiones
cli-analyse-given = de los demás
cli-analyse-rest = el resto
cli-analyse-luck-means = Todo, salvo los puntos de la partida, son puntos de ventaja sobre el mejor oponente. La suerte es lo que vino menos lo que habría venido en promedio; a lo largo de muchas partidas se anula. Lo que se perdió por decisiones se mide en cada una, sea seguro o no, para que en promedio sea correcto; un poco menos que nada es nada. ± dice cuánto pueden desviarse ambas 19 de cada 20 veces.
cli-analyse-rest-means = Lo que se podía esperar al comienzo, la suerte y lo que dieron las decisiones de los demás, menos lo que costaron las propias, suman el resultado final; el resto es lo que no se vio o se vio mal.
cli-analyse-each-knows = Lo que cada participante podía esperar sale solo de lo que sabía, así que las probabilidades no tienen por qué sumar 100 %.
cli-analyse-costliest = Lo que más costó:
cli-analyse-nothing-better = No se encontró ninguna decisión que costara algo digno de mención.
cli-analyse-decision = Acción { $action }, { $name }: { $by } puntos perdidos, { $error } arriba o abajo
cli-replay-result = { $name }: puesto { $rank } con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}

## Looking after a server

cli-backed-up = Todo, tal como estaba en un mismo momento, está en { $file }. “twocities restore” lo recupera.
cli-restored = Todo lo que hay en { $file } está ahora en { $folder }, para “twocities serve”.
cli-exported = { $matches ->
    [0] No hay ninguna partida que exportar.
    [one] Una partida está ahora en { $folder }.
   *[other] { $matches } partidas están ahora en { $folder }.
}
cli-exported-pack = { $record } necesita su paquete: --pack { $pack }
cli-export-tells = Los registros de partidas sin terminar cuentan todo lo que está oculto: no se los muestres a nadie que esté jugando.
cli-imported = { $file } es ahora la mesa { $table }.
cli-imported-seat = para ocupar el asiento { $seat } ({ $name }): { $link }
cli-imported-watch = para mirar: { $link }
cli-import-links = Los enlaces van detrás de la dirección del servidor. Solo se muestran aquí.

## Content packs

cli-content-ok = { $file }: ok, { $totals }
cli-content-listed = { $game }, paquete { $pack }: { $totals }
cli-content-pack = Paquete { $pack } ({ $digest }): { $totals }

## London

cli-london-totals = { $cards } cartas (A { $a }, B { $b }, C { $c }; entre ellas { $paupers } de pobres y { $actions } de acción) y { $boroughs } distritos
cli-london-copies = { $copies ->
    [0] fuera del mazo
    [one] { $copies } copia
   *[other] { $copies } copias
}
cli-london-starter = a la venta desde el comienzo
cli-sources-all-from = Fuente de todo: { $source }
cli-sources-the-rest = el resto
cli-sources-and-then = { $before }; { $next }
cli-sources-from = { $fields }: { $source }
cli-sources-rulebook = el reglamento
cli-sources-review = una reseña
cli-sources-first-edition = la primera edición
cli-sources-reconstructed = la reconstrucción de este proyecto
cli-sources-owner = el ejemplar de alguien

cli-london-turn = Turno { $turn }
cli-london-decks = mazo A { $a } · B { $b } · C { $c }   distritos { $boroughs }
cli-london-loans-left = { $loans ->
    [one] queda { $loans } préstamo
   *[other] quedan { $loans } préstamos
}
cli-london-last-turns = { $turns ->
    [one] el último turno
   *[other] los últimos { $turns } turnos
}
cli-london-money = dinero
cli-london-loans = préstamos
cli-london-poverty = pobreza
cli-london-prestige = prestigio
cli-london-cards = mano
cli-london-stacks = pilas
cli-london-boroughs = distritos
cli-london-cities = Ciudades
cli-london-no-stacks = aún nada construido
cli-london-placed = nueva
cli-london-used = usada
cli-london-face-down = boca abajo
cli-london-board = Tablero
cli-london-top-row = superior
cli-london-bottom-row = inferior
cli-london-land = Tierras
cli-london-offer = a la venta
cli-london-brings-cards = { $amount ->
    [one] { $amount } carta
   *[other] { $amount } cartas
}
cli-london-brings-prestige = { $amount } de prestigio
cli-london-brings-relief = −{ $amount } de pobreza
cli-london-hand = Mano
cli-london-unknown = { $cards ->
    [one] y { $cards } más
   *[other] y { $cards } más
}
cli-london-unknown-card = desconocida
cli-london-building = En construcción
cli-london-deck = Siguiente en el mazo
cli-london-own = Tienes
cli-london-numbers = £{ $cash }, { $loans ->
    [one] { $loans } préstamo
   *[other] { $loans } préstamos
}, { $poverty } de pobreza, { $prestige } de prestigio
# One letter each, set behind the name of a borough.
cli-london-north = N
cli-london-south = S
cli-london-legend = { $star } prestigio al final  +2 cartas debajo
cli-london-legend-land = { $north } al norte, { $south } al sur del Támesis  { $river } junto al río

## New York

cli-new-york-totals = { $lots } lotes en { $blocks } manzanas, { $bronze } rascacielos de nivel bronce, { $silver } de nivel plata y { $gold } de nivel oro por jugador, y { $legendary } legendarios
cli-new-york-setting-up = Preparación
cli-new-york-turn = Turno { $turn }
cli-new-york-future = mercado futuro: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
cli-new-york-last-turns = { $turns ->
    [0] este es el último turno
    [one] { $turns } turno más después de este
   *[other] { $turns } turnos más después de este
}
cli-new-york-street = { $street } ({ $code })
cli-new-york-streets = Calles
cli-new-york-streets-pay = 5 puntos por tener más rascacielos en cada una
cli-new-york-challenge = Desafío
cli-new-york-generations = Construir
cli-new-york-unlocked = plata desde { $silver } puntos, oro desde { $gold }
cli-new-york-challenge-pays = { $challenge }: { $pays }
cli-new-york-challenge-bronze-baron = 4, 5 o 6 rascacielos propios de nivel bronce en pie al final dan 5, 10 o 15 puntos
cli-new-york-challenge-master-architect = 3, 4 o al menos 5 rascacielos propios irregulares en pie al final dan 3, 6 o 10 puntos
cli-new-york-challenge-generation-king = tener más rascacielos de una generación al final da 5 puntos, un empate nada
cli-new-york-challenge-gold-tycoon = un barrio en el que tengas dos o más rascacielos de nivel oro al final da 3 puntos
cli-new-york-challenge-gold-prestige = colocar uno de nivel oro da 1 punto más por cada rascacielos de oponentes de nivel bronce o plata que toque
cli-new-york-points = puntos
cli-new-york-workers = trabajadores
cli-new-york-lots = lotes
cli-new-york-bronze = bronce
cli-new-york-silver = plata
cli-new-york-gold = oro
cli-new-york-cards = cartas de acción
# The words that one types to use them.
cli-new-york-card-boom = boom
cli-new-york-card-shift = shift
cli-new-york-card-grab = grab
cli-new-york-market = Mercado
cli-new-york-future-row = Futuro
cli-new-york-batch = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}:
cli-new-york-then = luego
cli-new-york-unbuilt = Por construir
cli-new-york-legendary = Legendarios
# Each explains one sign, which it begins with.
cli-new-york-legend-lot = G1 lote libre, verde
cli-new-york-legend-worker = 1* *G1 trabajador del asiento 1 en G1
cli-new-york-legend-ground = 1.G terreno del asiento 1, verde
cli-new-york-legend-skyscraper = 1b4 rascacielos del asiento 1
cli-new-york-legend-start = 1@ edificio inicial
cli-new-york-legend-legendary = 1L1 rascacielos legendario
cli-new-york-legend-closed = . fuera del juego con dos jugadores
cli-new-york-legend-street = bw calle
cli-new-york-legend-crossing = + cruce
cli-new-york-legend-park = :: parque
cli-new-york-legend-landmark = ## edificio emblemático
cli-new-york-legend-shape = { $shape } forma, fila por fila
cli-new-york-legend-points = { $sign }3 puntos
cli-new-york-legend-future = Futuro: nadie conoce el orden dentro de un grupo
cli-new-york-legend-then = luego: el grupo siguiente
cli-new-york-numbers = Tienes { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $workers ->
    [one] { $workers } trabajador disponible
   *[other] { $workers } trabajadores disponibles
}, cartas de acción: { $cards }
