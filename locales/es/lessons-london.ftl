# Lecciones de London. lesson-london-CHAPTER es un título, -about dice qué se aprende; el resto se cuenta paso a paso.

lesson-london-develop = Construir
lesson-london-develop-about = Cómo es un turno, cómo se construyen las cartas y con qué se pagan.
lesson-london-develop-welcome = Londres en 1666, tras el gran incendio. Quien tenga más prestigio al final la habrá reconstruido mejor; la pobreza vuelve a quitar prestigio. El bot al otro lado de la mesa sigue un guion, así que no tengas prisa.
lesson-london-develop-hand = Estas son tus cartas. Las marrones suelen traer dinero; el azul es ciencia y cultura, el rosa es política. Las grises son los pobres: con ellos nadie construye.
lesson-london-develop-draw = Cada turno empieza con una carta, oculta del mazo o visible del tablero. Roba { london-card-salters-a } del tablero: una carta marrón te vendrá bien enseguida.
lesson-london-develop-play = Después viene una acción. La más frecuente es desarrollar: construir cartas. Elige { london-card-mercers-a }, que traerá £5 cuando administres la ciudad.
lesson-london-develop-pay = Una construcción se paga con otra carta de su color. Descarta { london-card-salters-a }. Va al tablero, donde cualquiera puede robarla.
lesson-london-develop-more = Puedes seguir mientras puedas pagar. Construye { london-card-theatre-royal-a }: al activarse trae £2 y 2 de prestigio.
lesson-london-develop-match = Es azul, así que tiene que irse una carta azul. Descarta { london-card-water-works-a }.
lesson-london-develop-done = Dos pilas bastan por ahora, pues cada una genera pobreza después. Termina la acción y, con ella, tu turno.
lesson-london-develop-other = Ahora tu oponente roba y construye. Lo que hace también queda en el historial.
lesson-london-develop-learnt = Eso fue un turno: una carta y luego una acción. A continuación, tu ciudad trabaja.

lesson-london-run = Administrar la ciudad
lesson-london-run-about = De dónde vienen el dinero y el prestigio, por qué se voltean las cartas y qué es la pobreza.
lesson-london-run-draw = Turno nuevo, así que primero una carta. Roba la oculta del mazo.
lesson-london-run-run = Ahora elige administrar la ciudad: tus construcciones hacen lo que llevan impreso.
lesson-london-run-first = Activa { london-card-mercers-a }. Recibes £5. Luego la carta se voltea, como dice su símbolo, y ya no hace nada.
lesson-london-run-second = Activa también { london-card-theatre-royal-a }: £2 y 2 de prestigio.
lesson-london-run-poverty = Antes de terminar, mira lo que traerá: 1 de pobreza por pila, por préstamo y por carta en la mano. Son 2 y 4, o sea 6. Termina.
lesson-london-run-other = Tu oponente también administra su ciudad y se empobrece del mismo modo.
lesson-london-run-learnt = Aquí se compara la pobreza. Al final, cada participante devuelve tanta como tiene quien menos tiene; solo el resto cuesta prestigio. Por eso vale mucho tener pocas cartas en la mano antes de administrar.

lesson-london-land = Comprar tierras
lesson-london-land-about = Distritos: cartas, prestigio y alivio por dinero.
lesson-london-land-draw = Roba { london-card-water-works-a } del tablero: querrás una carta azul.
lesson-london-land-look = Hay tres distritos a la venta. Cada uno trae enseguida cartas, prestigio y alivio de la pobreza. Si está junto al río, al norte o al sur de él, cuenta para algunas cartas durante toda la partida.
lesson-london-land-buy = Compra { london-borough-southwark-bermondsey } por £5. No se puede deshacer, así que se te pregunta otra vez.
lesson-london-land-cards = Trae tres cartas, una a una, cada una de donde quieras. Roba tres del mazo.
lesson-london-land-other = Tu oponente también compra tierras.
lesson-london-land-learnt = Tienes 2 de prestigio más y 2 de pobreza menos. Lo impreso en tu distrito superior rige hasta que otro lo cubra; este añade un poco de pobreza cada vez que administras.

lesson-london-loan = Cubrir y pedir prestado
lesson-london-loan-about = Construir sobre lo ya usado, con dinero que no tienes.
lesson-london-loan-draw = Roba { london-card-salters-a }: pagará algo marrón.
lesson-london-loan-plan = { london-card-st-pauls-a } vale 6 de prestigio al final y cuesta £10. Tienes £7. Un préstamo trae £10. Genera 1 de pobreza cada vez que administras, se salda con £15 al principio de un turno, y lo que se deba al final cuesta 7 de prestigio.
lesson-london-loan-play = Aquí vale la pena. Construye { london-card-st-pauls-a }.
lesson-london-loan-pay = Descarta { london-card-water-works-a }. El préstamo viene solo, y únicamente porque falta dinero.
lesson-london-loan-cover = Ponla en la primera pila, sobre la carta volteada. Una pila nueva generaría pobreza cada vez; cubrir no genera ninguna, y lo cubierto sigue contando al final.
lesson-london-loan-more = Ahora { london-card-fishmongers-a }, que trae £5.
lesson-london-loan-match = Descarta { london-card-salters-a } para pagarla.
lesson-london-loan-again = Y ponla en la segunda pila.
lesson-london-loan-done = Termina la acción.
lesson-london-loan-other = Tu oponente también cubre una carta usada.
lesson-london-loan-learnt = El préstamo queda junto a tu nombre hasta que lo saldes.

lesson-london-three = Robar tres
lesson-london-three-about = La acción para una mano en la que nada encaja.
lesson-london-three-draw = Primero una carta, del mazo.
lesson-london-three-three = La cuarta acción es robar tres cartas más. Elígela cuando tu mano no encaje, o para quitarle una carta a alguien.
lesson-london-three-open = Roba { london-card-water-works-a } del tablero.
lesson-london-three-closed = Y dos del mazo.
lesson-london-three-learnt = Nueve cartas en la mano son el máximo al final del turno; lo que pase de ahí se va. Y cada carta es pobreza cuando administras, así que construye antes.

lesson-london-credit = Tierras a crédito
lesson-london-credit-about = Comprar lo que cuesta más de lo que tienes, y qué pasa con una mano demasiado grande.
lesson-london-credit-draw = La misma partida, tu siguiente turno. Roba { london-card-east-india-company-a } del tablero: pronto la construirás.
lesson-london-credit-look = { london-borough-city } cuesta £9 y tienes £7. Pero trae dos cartas, 5 de prestigio y £2 cada vez que administras.
lesson-london-credit-buy = Compra { london-borough-city }. Lo que falta de dinero viene como préstamo, igual que con una construcción.
lesson-london-credit-cards = Trae dos cartas. Roba las dos del mazo.
lesson-london-credit-limit = Al final de un turno pueden quedar nueve cartas en la mano; tienes doce. Descarta { london-card-coffee-house-a }. Los pobres también podrían irse así, pero los tuyos aún te servirán.
lesson-london-credit-second = Después, descarta { london-card-leather-industry-b }.
lesson-london-credit-third = Y una carta { london-card-water-works-a }.
lesson-london-credit-other = Tu oponente también compra tierras.
lesson-london-credit-learnt = Ahora debes dos préstamos. Lo que descartaste está en el tablero, para quien quiera robarlo; por eso es mejor construir antes de que la mano crezca tanto.

lesson-london-costs = Pagar para activar
lesson-london-costs-about = Cartas de acción, y construcciones que piden algo antes de dar algo.
lesson-london-costs-draw = Primero una carta, del mazo.
lesson-london-costs-wren = { london-card-wren-a } es una carta de acción: se juega al desarrollar, no cuesta descarte y luego sale de la partida. Permite construir hasta dos cartas sin descarte. Juégala.
lesson-london-costs-build = Construye { london-card-east-india-company-a }. Las £4 que lleva impresas se pagan de todos modos.
lesson-london-costs-stack = Empieza con ella una pila nueva, pues { london-card-fishmongers-a } aún no se ha usado.
lesson-london-costs-more = { london-card-vauxhall-gardens-a } es la segunda carta sin descarte.
lesson-london-costs-cover = Ponla en la primera pila: { london-card-st-pauls-a } no hace nada al administrar y cuenta al final aunque esté cubierta.
lesson-london-costs-done = Termina la acción.
lesson-london-costs-other = Tu oponente también construye.
lesson-london-costs-again = Turno nuevo: una carta del mazo.
lesson-london-costs-run = Administra la ciudad.
lesson-london-costs-cost = { london-card-east-india-company-a } trae £12, pero antes pide una carta de tu mano. Actívala.
lesson-london-costs-pauper = Vale cualquier carta, y esta es una de las pocas maneras de librarse de los pobres. Descarta { london-card-paupers-a }.
lesson-london-costs-money = Ahora { london-card-fishmongers-a }: £5.
lesson-london-costs-rest = Y { london-card-vauxhall-gardens-a }: £2, 2 de prestigio y 1 de pobreza menos.
lesson-london-costs-poverty = Termina de administrar. { london-borough-city } suma sus £2 por sí sola; 3 pilas, 2 préstamos y 7 cartas en la mano generan 12 de pobreza.
lesson-london-costs-learnt = Siete de los 12 vinieron de la mano: construye más antes de administrar. También hay construcciones que piden dinero; quien no puede pagar no las activa. Con £25 podrías saldar un préstamo al empezar tu próximo turno.

lesson-london-end = El último turno
lesson-london-end-about = Saldar, construir lo que se pueda y ver cómo se cuentan los puntos.
lesson-london-end-late = Ochenta turnos después. El mazo se acabó en el turno de tu oponente, así que el resto de la mesa tiene uno más: este es tu último.
lesson-london-end-repay = Debes dos préstamos y tienes £24. Uno cuesta £15 ahora y costaría 7 de prestigio después, así que salda uno.
lesson-london-end-draw = La carta del turno sigue siendo obligatoria. Roba { london-card-jewish-refugees-c } del tablero.
lesson-london-end-play = Ya no se administrará nada: ahora solo cuenta el prestigio impreso en las cartas. Construye { london-card-parliament-c }, que vale 5, con las £9 que quedan.
lesson-london-end-pay = Paga con { london-card-underground-c }, que también es rosa.
lesson-london-end-cover = Ponla en la primera pila.
lesson-london-end-done = Termina la acción. Con eso acaba la partida.
lesson-london-end-score = Las cartas en la mano se volvieron pobreza; cada carta de la ciudad contó, cubierta o volteada; los préstamos se saldaron hasta donde alcanzó el dinero; cada £3 dieron un punto; y la pobreza restante costó prestigio, tanto más cara cuanto más había. Ahora conoces London.
