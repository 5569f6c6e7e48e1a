# What a table served to browsers and programs says.

table-stale = Ha pasado algo que aún no habías visto: mira la mesa y elige de nuevo.
table-spectator = Estás mirando: toma asiento para jugar.
table-over = La partida ha terminado: ya no se puede hacer nada más.
table-closed = Esta mesa está cerrada: se puede mirar, pero ya no jugar.
table-deleted = Quien abrió esta mesa la ha borrado.
table-not-asked = Le toca decidir al asiento { $seat }, no a ti: espera tu turno.
table-actions-count = Envía al menos una acción y como máximo { $most }.
table-turn-over = Tu turno termina después de { $done ->
    [one] { $done } acción
   *[other] { $done } acciones
 }: no envíes más que eso.
table-shown = Después de { $done ->
    [one] { $done } acción
   *[other] { $done } acciones
 } se muestra algo que nadie podía saber antes: no envíes más que eso, mira y continúa.
table-not-understood = Aquí no se entiende “{ $word }”: se espera { $expected }.
table-too-long = Es demasiado largo para entenderlo: se esperan { $most } caracteres como máximo.
table-nothing-to-undo = No has hecho nada que se pueda deshacer.
table-enough-undone = En esta partida se ha deshecho tanto que ya no se puede deshacer nada más: sigue jugando.
table-undo-unseated = Se mostró algo, y en el asiento { $seat } aún no hay nadie que pueda aceptar: no se puede deshacer.
table-undo-away = Se mostró algo, y en el asiento { $seat } juega ahora un bot por alguien a quien no se puede preguntar: espera a que vuelva.
table-undo-before = Se mostró algo antes de que el asiento { $seat } pasara a otra persona: no se puede deshacer.
table-no-wish = Nadie te pide permiso para deshacer algo.
table-other-wish = En el asiento { $seat } ya se pide deshacer algo: espera a que se responda.
table-not-that-seat = Eso no se puede hacer con este asiento ahora.
table-no-such-bot = No existe el bot “{ $word }”: elige { $bots }.
table-bot-untaught = Juega aquí por reglas prácticas: no ha aprendido nada para estas cartas y esta cantidad de jugadores.
table-no-hints = Esta mesa no da pistas.
table-no-chat = En esta mesa no hay chat.
table-bad-chat = Di algo que se pueda ver, de 1 a { $most } caracteres, sin ninguno que parta o invierta la línea.
table-broken = Esta partida se puede seguir hasta la revisión { $revision }, pero no continuar, porque esta versión del programa la lee de otra manera: { $why }.

table-fault-rules = se jugó con la versión { $found } de las reglas, y este programa tiene la versión { $expected }
table-fault-pack = se jugó con el paquete “{ $found }”, y este programa tiene “{ $expected }”
table-fault-content = el contenido de su paquete ya no es el que era
table-fault-table = pertenece a otra mesa
table-fault-lines = algo de lo guardado no se puede leer
table-fault-action = algo de lo que se hizo ya no es posible
table-fault-undo = se deshizo más de lo que se había hecho
table-fault-check = la mesa ya no es la que era
table-fault-end = la partida terminó de otra manera

table-unreadable = Esta versión del programa no puede mostrar esta partida: { $why }. No se ha perdido nada de ella: la versión anterior puede mostrarla.

server-no-table = Esa mesa no existe: revisa la dirección.
server-no-seat = Ese asiento no existe en esta mesa: los asientos se cuentan desde 1.
server-no-page = No hay nada en esta dirección: revísala o empieza por la página inicial.
server-wrong-method = Esto no se puede hacer en esta dirección: /openapi.json dice qué se puede.
server-no-upgrade = Una mesa se sigue por WebSocket: conéctate a esta dirección con ws: o wss:.
server-too-large = Eso es demasiado grande: aquí se pueden enviar como máximo { $kilobytes } kilobytes.
server-too-slow = Eso tardó demasiado: inténtalo de nuevo.
server-no-json = Esto no es JSON ({ $why }): envía JSON como indican /openapi.json y docs/protocol.md.
server-bad-shape = Esto no es lo que se espera aquí ({ $why }): /openapi.json y docs/protocol.md dicen qué es.
server-no-content-type = Di qué se envía: falta la cabecera “Content-Type: application/json”.
server-cut-short = Lo enviado no llegó entero: envíalo de nuevo.
server-bad-query = No se puede leer lo que sigue al signo de interrogación de la dirección ({ $why }): /openapi.json dice qué se puede.
server-forbidden = No puedes hacer eso aquí: usa el enlace de tu propio asiento.
server-host-only = Solo quien creó esta mesa puede hacer eso: pídeselo.
server-wrong-secret = Este enlace o esta frase no abre ningún asiento: quizá ya se ha usado. Pide un enlace nuevo a quien abrió la mesa.
server-phrase-length = Una frase de recuperación tiene cinco palabras de cinco letras: mira si falta alguna.
server-phrase-word = La palabra { $number } de la frase no puede ser correcta: revisa sus letras.
server-bad-request = { $why }
server-two-packs = Da un solo paquete: por su nombre, como texto o como el de otra mesa.
server-bad-pace = Un turno en vivo dura de 10 a 3600 segundos con un incremento de 600 como máximo; uno lento, de 1 a 30 días.
server-name-empty = El nombre está vacío: se esperan de 1 a { $most } caracteres.
server-name-long = El nombre tiene { $length } caracteres: se esperan { $most } como máximo.
server-name-character = El nombre tiene el carácter { $character }: no se admite ninguno que parta o invierta la línea.
server-no-such-pack = No hay ningún paquete “{ $name }”: elige { $known } o trae un archivo tuyo.
server-no-such-game = No existe el juego “{ $word }”: indica { $games }.
server-players = En una mesa juegan de 2 a { $most }, no { $found }: indica otros tantos.
server-no-such-option = No existe la opción “{ $name }”: las opciones son { $known }.
server-option-value = La opción “{ $name }” no puede ser “{ $value }”: se espera { $expected }.
server-expected-seat = un asiento del 1 al { $seats }, o any
server-option-twice = La opción “{ $name }” se da dos veces: dala una sola.
server-not-over = Esto se puede obtener cuando la partida haya terminado: hasta entonces contaría lo que está oculto.
server-next-made = Alguien ya ha abierto la próxima partida de esta mesa: ve allí, tu asiento está guardado.
server-many-analyses = Ahora mismo se están analizando muchas partidas: inténtalo de nuevo en un minuto.
server-bad-record = El registro no es válido: { $why }.
server-foreign-pack = Línea { $line }: el registro se hizo con el paquete “{ $pack }”, que no viene con el programa: elige el archivo del paquete junto con el registro.
server-long-record = El registro tiene más de { $most } líneas: impórtalo con “twocities import”.
server-no-fork = Nadie puede continuar desde ahí: la partida no tiene una jugada { $after } tras la que se pida decidir algo.
server-bad-position = Esta posición no es posible: { $why }.
server-long-position = Eso es más de lo que tiene una posición: envía sus listas, cada una una vez.
server-fork-differs = Una partida que continúa conserva el juego, los asientos, las opciones y el paquete que tenía: omite “options” y “pack”, y da { $seats } asientos de { $game }.
server-no-lesson = No hay una lección “{ $lesson }” de { $game } para una mesa así: indica uno de sus capítulos, a ti en el asiento 1 y un bot en el asiento 2, y omite todo lo demás.
server-bad-token = No se puede leer lo que prueba quién eres: recupera tus asientos con sus frases.
server-stopping = El servidor se está deteniendo: vuelve en un momento. No se pierde nada.
server-failed = El servidor no puede hacer esto ahora: inténtalo de nuevo en un momento.
server-busy = Hay demasiado que pensar a la vez: pregunta de nuevo en un momento.
server-slow-down = Fue demasiado de una vez: inténtalo de nuevo en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
 }.
server-too-many-sockets = Hay demasiadas conexiones abiertas desde tu dirección: cierra algunas.
server-no-host = La petición tiene que decir a qué servidor se dirige: envía la cabecera “Host”.
server-other-host = Este servidor no se conoce como { $host }: ábrelo por su dirección IP, o inícialo con --public-url.
server-other-site = La petición viene de una página de otro sitio: abre el juego en su propia dirección, que quizá deba fijar con --public-url quien mantiene el servidor.
server-too-many-connections = Hay demasiadas conexiones abiertas desde tu dirección: cierra algunas.

# Why a record does not hold.
record-illegal = línea { $line }, columna { $column }: figura “{ $action }” del asiento { $seat } y se espera una acción que las reglas permitan aquí ({ $reason })
record-not-understood = línea { $line }, columna { $column }: aquí no se entiende “{ $word }”: { $expected }
