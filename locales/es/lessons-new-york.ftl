# Lecciones de New York 1901. lesson-new-york-CHAPTER es un título, -about dice qué se aprende; el resto se cuenta paso a paso.

lesson-new-york-build = Construir
lesson-new-york-build-about = Tomar un lote, poner un trabajador en él y construir.
lesson-new-york-build-welcome = Nueva York en 1901: quien mejor construya tendrá más puntos al final. El bot al otro lado de la mesa sigue un guion, así que no tengas prisa.
lesson-new-york-build-map = La ciudad tiene barrios de varios colores, con lotes de dos o tres casillas entre las calles. Tu primer edificio ya está en pie. Lo que adquieres es tu territorio, y nadie más construye allí.
lesson-new-york-build-take = Un turno empieza con una carta de lote del mercado. Dice el color y el tamaño; qué lote de ese tipo, lo decides tú. Toma una carta azul de tamaño 2.
lesson-new-york-build-lot = Pon un trabajador en el lote resaltado entre Broadway y Cedar Street. Tienes cuatro trabajadores.
lesson-new-york-build-build = Ahora puedes construir, siempre dentro de tu territorio y tocando una calle. Elige el rascacielos de bronce más pequeño, que vale 2 puntos. El trabajador vuelve enseguida.
lesson-new-york-build-other = Tu oponente hace lo mismo.
lesson-new-york-build-learnt = Tres calles puntúan al final: 5 puntos para quien tenga más rascacielos a lo largo de cada una. El tuyo está en dos de ellas, Broadway y Cedar Street. Y el desafío es el mismo para toda la mesa.

lesson-new-york-grow = Crecer
lesson-new-york-grow-about = Esperar para construir, y construir más grande sobre varios lotes.
lesson-new-york-grow-take = Toma otra vez una carta azul de tamaño 2.
lesson-new-york-grow-lot = Pon el trabajador en el lote resaltado junto a tu rascacielos.
lesson-new-york-grow-wait = Podrías construir dos casillas ahora. Pero uno más grande da más, así que guarda el terreno: no construyas en este turno. Mientras tanto, el trabajador se queda allí.
lesson-new-york-grow-other = Tu oponente construye una L sobre un lote de tres casillas.
lesson-new-york-grow-again = Otra carta azul.
lesson-new-york-grow-beside = Y el lote debajo del que guardas.
lesson-new-york-grow-build = Dos lotes forman un cuadrado. Construye cuatro casillas de una vez, que valen 4 puntos; vuelven ambos trabajadores.
lesson-new-york-grow-answer = Otra vez tu oponente.
lesson-new-york-grow-learnt = Seis puntos: se desbloquean los rascacielos de plata. Los de oro, a partir de 18 puntos.

lesson-new-york-rebuild = Demoler
lesson-new-york-rebuild-about = Poner algo mejor donde ya hay algo.
lesson-new-york-rebuild-silver = Quien se queda sin terreno construye de nuevo: un rascacielos puede sustituir a otros anteriores de una generación inferior. Sus puntos se quedan y los nuevos se suman.
lesson-new-york-rebuild-demolish = En lugar de expandirte, elige el rascacielos de plata resaltado, de cinco casillas. Cabe de dos maneras; gíralo como quieras y colócalo sobre tus dos de bronce.
lesson-new-york-rebuild-learnt = Con eso llevas 12 puntos. Lo demolido sale de la partida, así que a veces es mejor dejar en paz uno de bronce que cuenta para un desafío.

lesson-new-york-cards = Cartas de acción
lesson-new-york-cards-about = Tres cartas, cada una de ellas una vez por partida.
lesson-new-york-cards-three = Otra partida. Cada participante tiene tres cartas de acción. Cada una sin usar vale un punto al final, así que úsalas donde den más.
lesson-new-york-cards-grab = El Acaparamiento de tierras toma dos lotes de tamaño 2 en un turno. Elígelo, y luego la carta azul y la roja.
lesson-new-york-cards-first = El primer trabajador va al lote azul resaltado.
lesson-new-york-cards-second = Y el segundo al lote rojo resaltado de al lado, pasado el límite del barrio: los rascacielos pueden estar en dos barrios.
lesson-new-york-cards-pass = Guarda el terreno para algo grande: no construyas.
lesson-new-york-cards-other = Tu oponente también acapara tierras.
lesson-new-york-cards-shift = El Cambio de mercado pone cuatro cartas nuevas en el mercado antes de que tomes una. Úsalo.
lesson-new-york-cards-take = Toma la carta amarilla de tamaño 2.
lesson-new-york-cards-lot = Pon el trabajador en el lote resaltado de Broadway.
lesson-new-york-cards-keep = Y guarda también este.
lesson-new-york-cards-learnt = La tercera carta es el Auge de la construcción: tras construir, construyes una vez más en el mismo turno, incluso con una generación desbloqueada un momento antes. La jugarás a continuación.

lesson-new-york-boom = Auge de la construcción
lesson-new-york-boom-about = La tercera carta de acción: construir dos veces en un turno.
lesson-new-york-boom-ready = La misma partida, tres turnos después. Tienes 4 puntos y guardas dos lotes amarillos, uno de tamaño 2 y, al otro lado de Wall Street, uno de tamaño 3. El Auge de la construcción sigue ante ti.
lesson-new-york-boom-take = Toma la carta amarilla de tamaño 2.
lesson-new-york-boom-lot = Pon un trabajador en el lote resaltado junto al que guardas.
lesson-new-york-boom-build = Construye sobre esos dos lotes el rascacielos de bronce resaltado, de tres casillas; gíralo como quieras. Con sus 3 puntos son 7.
lesson-new-york-boom-boom = Siete puntos: la plata está desbloqueada, ya en este turno. Con el Auge de la construcción construyes una vez más: elige el rascacielos de plata resaltado.
lesson-new-york-boom-learnt = Dos rascacielos, 7 puntos y tres trabajadores de vuelta en un turno. La construcción adicional es como cualquier otra, pero no demuele nada; y después deben quedarte al menos cuatro rascacielos propios por construir.

lesson-new-york-legend = Legendarios
lesson-new-york-legend-about = Los cuatro grandes rascacielos, uno por participante como mucho.
lesson-new-york-legend-late = La misma partida, más tarde. Cuatro rascacielos legendarios están ahí para toda la mesa; quien llega primero se lo queda, y nadie consigue dos.
lesson-new-york-legend-build = Tienes más de 18 puntos, así que el oro está desbloqueado, y los legendarios son de oro. Elige Park Row, que vale 10 puntos, y colócalo sobre el tuyo de plata.
lesson-new-york-legend-other = Tu oponente no tiene trabajadores disponibles ni puede construir, y por eso devuelve un lote.
lesson-new-york-legend-learnt = Mira el desafío: tres, cuatro o cinco rascacielos que no sean rectángulos dan 3, 6 o 10 puntos. Park Row es uno de ellos.

lesson-new-york-workers = Sin trabajadores
lesson-new-york-workers-about = Cuando no hay trabajadores disponibles y nada cabe: devolver un lote.
lesson-new-york-workers-late = Otra partida, ya avanzada. Tres de tus cuatro trabajadores están en lotes donde no cabe nada de lo que te queda por construir.
lesson-new-york-workers-take = Toma la carta roja de tamaño 2.
lesson-new-york-workers-lot = Pon tu último trabajador en el lote resaltado. Aquí aún no cabe nada, así que el turno termina solo.
lesson-new-york-workers-other = Tu oponente se expande y construye.
lesson-new-york-workers-give = Ahora no tienes trabajadores disponibles y no puedes construir ni demoler. Solo entonces se devuelve un lote: su trabajador vuelve, su carta va debajo del mercado futuro y el turno termina. Elige el lote azul resaltado.
lesson-new-york-workers-answer = Otra vez tu oponente.
lesson-new-york-workers-again = Con el trabajador puedes expandirte. Toma la carta roja de tamaño 2.
lesson-new-york-workers-beside = Pon el trabajador en el lote resaltado, junto al que guardas.
lesson-new-york-workers-build = Juntos forman un cuadrado. Construye el rascacielos de bronce resaltado: 4 puntos, y vuelven ambos trabajadores.
lesson-new-york-workers-learnt = Devolver cuesta un turno entero, así que mira bien dónde pones tu último trabajador. Quien no tiene trabajadores pero puede construir o demoler debe hacer una de las dos cosas.

lesson-new-york-end = Los últimos turnos
lesson-new-york-end-about = Cómo acaba la partida y qué cuenta entonces.
lesson-new-york-end-late = Otra vez la partida anterior, cerca del final. Acaba cuando a alguien le quedan solo cuatro rascacielos por construir, o cuando se agota el mercado; después el resto de la mesa tiene un turno más.
lesson-new-york-end-gold = Sustituye algo una vez más: construye el rascacielos de oro resaltado, que vale 8 puntos.
lesson-new-york-end-other = Tu oponente también consigue uno legendario.
lesson-new-york-end-last = Con este rascacielos de oro solo te quedan cuatro: da 6 puntos y desencadena el final.
lesson-new-york-end-turn = El último turno de tu oponente.
lesson-new-york-end-score = A los puntos del marcador se suman 5 por calle, los del desafío y uno por cada carta de acción sin usar. Ahora conoces New York 1901.
