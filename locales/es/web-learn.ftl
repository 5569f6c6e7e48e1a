# Aprender: lecciones, reglas, iconos, la primera partida.

web-learn = Aprender { $game }
web-learn-about = Capítulos cortos, unos veinte minutos en total, en una mesa de verdad. Salta lo que ya sabes, sal cuando quieras y vuelve adonde estabas.
web-learn-start = Empezar
web-learn-continue = Continuar
web-learn-again = Otra vez
web-learn-open = { $action }: { $title }
web-learn-more = Para leer más
web-learn-learnt = Aprendido
web-learn-step = { $number } de { $count }
web-learn-next = Siguiente
web-learn-leave = Todos los capítulos
web-learn-marked = La lección marca esto
web-learn-otherwise = Las reglas también lo permiten. Pero en esta lección elige lo que está marcado.
web-learn-chapter-done = Hasta aquí este capítulo. Puedes seguir jugando aquí como quieras, o aprender más.
web-learn-all-done = Eso era todo. Lo mejor ahora es una primera partida contra un bot, con sugerencias.
web-learn-next-chapter = Siguiente: { $title }
web-learn-play = Jugar

web-rules = Las reglas
web-rules-of = Las reglas de { $game }
web-rules-contents = Índice
web-rules-before = Antes: { $clause }
web-rules-after = Después: { $clause }
web-rules-whole = Todas las reglas
web-rules-open = Leer { $clause }
web-rules-none = No hay ninguna regla { $clause }.

web-icons = Los iconos
web-icons-of = Los iconos de { $game }
web-icons-here = En las cartas de esta mesa
web-icons-kinds = Colores

web-first-game = Primera partida: sugerir qué hacer y explicar lo nuevo
web-first-suggests = Primera partida: estas son buenas maneras de jugar este turno. Elige una o haz lo que quieras.
web-first-new = Novedad
web-first-got-it = Entendido

## Iconos de London

icon-london-prestige = Prestigio: los puntos que deciden la partida.
icon-london-poverty = Pobreza: la que pase de la de quien menos tiene cuesta prestigio al final.
icon-london-discard = Descartar una carta de la mano.
icon-london-draw = Robar cartas, del mazo o del tablero.
icon-london-take = Tomar una carta del tablero de desarrollo.
icon-london-exchange = Cambiar una carta de la mano por una del tablero.
icon-london-flip = La carta se voltea boca abajo después de activarse.
icon-london-again = Otra carta repite lo que hizo.
icon-london-loan = Un préstamo: £10 ahora, £15 para saldarlo.
icon-london-river = Un distrito junto al río.
icon-london-borough = Un distrito.
icon-london-north = Un distrito al norte del Támesis.
icon-london-south = Un distrito al sur del Támesis.
icon-london-hand = Cartas en la mano.
icon-london-spared = Las cartas en la mano no causan pobreza esta vez.
icon-london-stack = Una pila de tu ciudad.
icon-london-to = Pasa a otra persona.
icon-london-opponents = Todos los oponentes.
icon-london-opponent = Un oponente.
icon-london-then = Primero lo que está delante, luego lo que está detrás.
icon-london-brown = Marrón: la economía. Sobre todo, dinero.
icon-london-blue = Azul: ciencia y cultura.
icon-london-pink = Rosa: política.
icon-london-grey = Gris: pobres, que no se pueden construir.

## Signos de New York

icon-new-york-bronze = Bronce: la primera generación, desde el principio.
icon-new-york-silver = Plata: se desbloquea con puntos.
icon-new-york-gold = Oro: se desbloquea con más puntos y nunca se demuele.
icon-new-york-legendary = Legendario: de oro, cuatro para toda la mesa, uno por participante como mucho.
icon-new-york-worker = Un trabajador en un lote donde aún no hay nada construido.
icon-new-york-lot = Un lote: terreno de un barrio, con tantas casillas como muestra su carta.
icon-new-york-street = Una calle que puntúa: 5 puntos para quien al final tenga, sin empate, más rascacielos junto a ella.
icon-new-york-park = Un parque: tocarlo vale tanto como tocar una calle.
icon-new-york-king = La ficha de rey: marca tu único rascacielos legendario.
icon-new-york-boom = Auge de la construcción: tras construir, construye otra vez en el mismo turno.
icon-new-york-shift = Cambio de mercado: cuatro cartas nuevas antes de tomar una.
icon-new-york-grab = Acaparamiento de tierras: dos lotes de tamaño 2 en un turno.
