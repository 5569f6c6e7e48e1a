# Lo que se puede escribir tras `twocities`, como lo cuenta la ayuda, y qué hay de malo en lo escrito.

## Órdenes

cli-about = Juegos de mesa de construir ciudades para 2 a 4 participantes. Sin orden: jugar en el navegador, como `serve --open`
cli-about-play = Jugar en una mesa en la terminal, contra bots o con otras personas ante la misma pantalla
cli-about-bots = Decir contra quién se puede jugar y cómo juega cada uno
cli-about-serve = Servir mesas a navegadores y programas
cli-about-backup = Copiar en un archivo todo lo que guarda un servidor, esté en marcha o no
cli-about-restore = Restaurar los datos de un servidor a partir de una copia
cli-about-export = Escribir como registros las partidas que guarda un servidor, esté en marcha o no
cli-about-import = Tomar registros como mesas de un servidor que no está en marcha
cli-about-sim = Dejar que los bots jueguen muchas partidas y resumir los resultados
cli-about-arena = Dejar que los bots se enfrenten por bloques y decir cuál es mejor y con qué seguridad
cli-about-report = Dejar que bots buenos jueguen muchas partidas y decir lo equilibrado que es el juego: una página con gráficos, CSV o JSON
cli-about-luck = Hacer que bots iguales jueguen los mismos repartos una y otra vez y decir cuánto de una partida decide el reparto
cli-about-bench = Medir la velocidad de las reglas, o cuánto piensan los bots: una línea de JSON por cada número de participantes
cli-about-replay = Recorrer el registro de una partida
cli-about-analyse = Mirar de nuevo una partida acabada: qué podía esperar cada cual, qué costaron las decisiones y qué fue suerte
cli-about-verify = Jugar registros de nuevo y decir si cada uno sigue siendo válido
cli-about-content = Mirar paquetes de contenido
cli-about-content-check = Decir si los archivos son paquetes de contenido y, si no, dónde y por qué
cli-about-content-show = Mostrar todo lo de un paquete, cartas o tablero, y en qué se apoya cada uno de sus datos
cli-about-content-list = Enumerar los paquetes que vienen con el programa
cli-about-rules = Mostrar las reglas, o una de ellas

## Argumentos de varias órdenes

cli-arg-language = El idioma: en, pt-BR, es o uk. Sin él, el que habla el sistema (LC_ALL, LC_MESSAGES, LANG)
cli-arg-game = El juego
cli-arg-pack = Qué hay en la caja: el nombre de un paquete que viene con el programa, o un archivo
cli-arg-options = Una opción de la mesa; se puede dar varias veces. En ambos juegos: first=ASIENTO. London: loans=limited. New York: variant=beginner o variant=expert, action-cards=none, characters=choose, flip=yes
cli-arg-folder = La carpeta para todo lo que guarda el servidor [por omisión: tables en la carpeta de estado del usuario]
cli-arg-json = Escribir el resultado como JSON
cli-arg-csv = Escribir el resultado como CSV
cli-arg-threads = Cuántos hilos; el resultado no depende de ello [por omisión: todos los que haya]
cli-arg-seats = Cuántos participantes
cli-arg-seed = La semilla de la primera partida; cada partida posterior tiene el número siguiente
cli-arg-file = El registro
cli-arg-files = Los registros

## play

cli-arg-play-seats = Quién se sienta dónde, en orden: `me`, otras personas por su nombre, bots de los niveles `novice`, `casual`, `skilled`, `strong` y `champion`, o los de estudio: `random`, `random-plan`, `greedy`, `rules`, `flat-mc`, `ismcts`, `ismcts-long`, `learned` y `expert` (`twocities bots` dice cómo juegan) [por omisión: me,rules]
cli-arg-play-seed = La semilla del reparto [por omisión: una nueva]
cli-arg-play-record = Dónde escribir el registro; un registro que ya está ahí se retoma
cli-arg-play-no-hints = No dar pistas. El registro no lo guarda: lo dice la orden que lo retoma
cli-arg-play-no-color = Sin colores; también se puede escribir --no-colour
cli-arg-play-plain = Sin colores y sin signos fuera de ASCII salvo £

## serve, backup, restore, export, import

cli-arg-serve-bind = Dónde escuchar [por omisión: 127.0.0.1:1901]
cli-arg-serve-public-url = La dirección por la que se llega al servidor, como https://games.example.org
cli-arg-serve-trust-proxy = Creer lo que un proxy ante el servidor dice de quién llama
cli-arg-serve-lan = Dejar entrar a las otras máquinas de la casa
cli-arg-serve-no-limits = No pedir a nadie que vaya más despacio: para mediciones y máquinas entre sí
cli-arg-serve-allow-private-calls = Dejar que los avisos vayan a máquinas de la propia red, y sin TLS: solo donde todo el mundo puede alcanzarlas
cli-arg-serve-log-json = Escribir el registro de sucesos como líneas de JSON
cli-arg-serve-open = Abrir la primera página en un navegador
cli-arg-backup-to = El archivo que se escribe; nada se sobrescribe
cli-arg-restore-file = La copia
cli-arg-export-table = La partida de esta mesa [por omisión: toda partida acabada]
cli-arg-export-to = La carpeta para los registros; nada en ella se sobrescribe
cli-arg-export-running = También partidas en curso: sus registros cuentan todo lo oculto
cli-arg-import-pack = El archivo de su paquete, si no vino con el programa

## sim, arena, report, luck, bench

cli-arg-sim-bots = Los bots, en el orden de sus asientos
cli-arg-sim-games = Cuántas partidas
cli-arg-sim-records = Escribir el registro de cada partida en esta carpeta
cli-arg-sim-parquet = Escribir una fila por cada asiento de cada partida en este archivo Parquet
cli-arg-sim-decisions = Escribir una fila por cada decisión de cada partida en este archivo Parquet, con los ids que tiene el paquete de Python
cli-arg-arena-bots = Los bots; cada uno se enfrenta a todos los demás
cli-arg-arena-pairs = Solo estas parejas de bots, como en champion:expert,champion:rules
cli-arg-arena-alone = En mesas de tres y cuatro: solo las partidas en que el primer bot de una pareja está solo entre los demás. Se cuentan sus victorias, de las que un igual tendría un tercio o un cuarto, y no la puntuación
cli-arg-arena-blocks = Bloques por cada pareja de bots: un reparto cada uno, jugado en todos los órdenes de asientos
cli-arg-arena-sprt = Parar una pareja en cuanto esté claro si su puntuación (con --alone, su parte de las victorias) es la menor o la mayor de estas dos
cli-arg-arena-seed = La semilla del primer bloque; cada bloque posterior tiene el número siguiente
cli-arg-arena-log = Guardar en este archivo lo jugado y seguir desde él; sin él, lo que se interrumpe empieza de nuevo
cli-arg-report-games = Cuántas partidas se observan
cli-arg-report-blocks = Repartos por cada distrito o rascacielos legendario que se niega; cada uno se juega una vez por asiento
cli-arg-report-out = Dónde escribir la página [por omisión: london-report.html o new-york-report.html]
cli-arg-report-json = Escribir los números como JSON en lugar de una página
cli-arg-report-csv = Escribir los números de todas las cosas como CSV en lugar de una página
cli-arg-luck-bot = Quién se sienta en cada asiento
cli-arg-luck-deals = Cuántos repartos
cli-arg-luck-games = Cuántas veces se juega cada uno
cli-arg-luck-seed = La semilla del primer reparto; cada uno posterior tiene el número siguiente
cli-arg-bench-game = El juego [por omisión: todos]
cli-arg-bench-bots = Medir cuánto piensan estos bots una decisión, cada uno contra `rules`, en lugar de las reglas
cli-arg-bench-games = Jugar exactamente tantas partidas en lugar de medir un rato
cli-arg-bench-seats = Cuántos participantes [por omisión: 2, 3 y 4]
cli-arg-bench-seed = La semilla de la primera partida
cli-arg-bench-seconds = Cuánto tiempo se mide cada línea

## replay, analyse, verify, content, rules

cli-arg-replay-from = Empezar con esta acción
cli-arg-replay-to = Terminar con esta acción
cli-arg-replay-viewer = Contar lo que este asiento podía ver, `public` para lo que todos podían; `all` lo cuenta todo
cli-arg-replay-all = No detenerse después de cada turno
cli-arg-replay-pack = El archivo del paquete, si no vino con el programa
cli-arg-analyse-pack = { cli-arg-replay-pack }
cli-arg-analyse-decisions = Cuántas de las decisiones más caras se cuentan
cli-arg-analyse-json = Escribir todo lo encontrado como JSON
cli-arg-verify-pack = { cli-arg-import-pack }
cli-arg-verify-seal = El sello que se mostró antes de la partida: el registro tiene que tener este
cli-arg-content-check-files = Los archivos
cli-arg-content-show-pack = El nombre de un paquete que viene con el programa, o un archivo
cli-arg-content-show-json = Escribirlo como JSON
cli-arg-rules-game = El juego; se puede omitir ante el id de una regla, que dice de cuál es [por omisión: london]
cli-arg-rules-id = La regla, como L5.2; sin ella, el índice

## Lo que dice la propia ayuda

cli-manual-usage = Uso:
cli-manual-commands = Órdenes
cli-manual-arguments = Argumentos
cli-manual-options = Opciones
cli-manual-any-options = { "[OPCIONES]" }
cli-manual-a-command = ORDEN
cli-manual-default = { $help } [por omisión: { $value }]
cli-manual-of-help = Mostrar la ayuda
cli-manual-of-version = Mostrar la versión

## Lo que hay que dar

cli-value-tag = IDIOMA
cli-value-game = JUEGO
cli-value-names = NOMBRE,…
cli-value-number = NÚMERO
cli-value-file = ARCHIVO
cli-value-folder = CARPETA
cli-value-pack = NOMBRE|ARCHIVO
cli-value-option = NOMBRE=VALOR
cli-value-address = DIRECCIÓN:PUERTO
cli-value-url = URL
cli-value-id = ID
cli-value-bot = BOT
cli-value-bots = BOT,…
cli-value-pairs = BOT:BOT,…
cli-value-bounds = MENOR,MAYOR
cli-value-seconds = SEGUNDOS
cli-value-seat = ASIENTO
cli-value-hash = HASH

## Qué hay de malo en los argumentos

cli-amiss-value = valor no válido '{ $value }' para '{ $arg }': { $why }
cli-amiss-no-value = '{ $arg }' necesita un valor
cli-amiss-needless-value = '{ $arg }' no lleva valor, pero se dio '{ $value }'
cli-amiss-argument = argumento inesperado '{ $arg }'
cli-amiss-argument-but = argumento inesperado '{ $arg }': quizá quieres decir '{ $near }'
cli-amiss-command = no existe la orden '{ $word }'
cli-amiss-command-but = no existe la orden '{ $word }': quizá quieres decir '{ $near }'
cli-amiss-missing = faltan estos argumentos: { $args }
cli-amiss-conflict = '{ $arg }' no se puede usar con { $others }
cli-amiss-twice = '{ $arg }' se dio dos veces
cli-amiss-letters = un argumento tiene letras que no se pueden leer
cli-amiss-otherwise = los argumentos no se pueden entender
cli-amiss-language = no existe ese idioma: elige uno de { $tags }
cli-amiss-whole = da un número entero de { $least } a { $most }
cli-amiss-option = da un nombre y un valor, como en first=2
cli-amiss-pair = da dos bots, como en champion:rules
cli-amiss-bot = no existe el bot “{ $word }”: los bots son { $bots }, y los de una sola idea (`twocities bots` los presenta a todos)
cli-amiss-game = no existe el juego “{ $word }”: da london o new-york
cli-amiss-address = da una dirección IP y un puerto, como en 127.0.0.1:1901 o [::1]:1901
cli-amiss-bounds = da dos puntuaciones entre 0 y 1, la menor primero: 0.5,0.55
cli-amiss-seconds = da un número de segundos hasta 3600, como 0.5
cli-amiss-seal = se esperan 64 dígitos hexadecimales en minúsculas
cli-amiss-url-scheme = la dirección de un sitio empieza por http:// o https://
cli-amiss-url-user = la dirección de un sitio no tiene usuario ni contraseña
cli-amiss-url-path = la dirección de un sitio acaba tras su host y su puerto: no se pueden usar rutas ni consultas
cli-amiss-url-host = el host tiene que ser un nombre como games.example.org, o una dirección IP ([::1] entre corchetes)
cli-amiss-url-port = el puerto tiene que ser un número de 1 a 65535
