# Lições de New York 1901. lesson-new-york-CHAPTER é um título, -about diz o que se aprende; o resto é contado passo a passo.

lesson-new-york-build = Construir
lesson-new-york-build-about = Pegar um lote, pôr um trabalhador nele, construir nele.
lesson-new-york-build-welcome = Nova York em 1901: quem constrói melhor tem mais pontos no fim. O bot do outro lado da mesa segue um roteiro, então não tenha pressa.
lesson-new-york-build-map = A cidade tem bairros de várias cores, com lotes de dois ou três espaços entre as ruas. Seu primeiro edifício já está de pé. O que você adquire é seu território, e ninguém mais constrói ali.
lesson-new-york-build-take = Um turno começa com uma carta de lote do mercado. Ela diz a cor e o tamanho; qual lote desse tipo, você decide. Pegue uma carta azul de tamanho 2.
lesson-new-york-build-lot = Ponha um trabalhador no lote destacado entre Broadway e Cedar Street. Você tem quatro trabalhadores.
lesson-new-york-build-build = Agora você pode construir, todo dentro do seu território e encostando em uma rua. Escolha o menor arranha-céu de bronze, que vale 2 pontos. O trabalhador volta na hora.
lesson-new-york-build-other = O outro lado faz o mesmo.
lesson-new-york-build-learnt = Três ruas pontuam no fim: 5 pontos para quem tiver mais arranha-céus ao longo de cada uma. O seu fica em duas delas, Broadway e Cedar Street. E o desafio é o mesmo para todos.

lesson-new-york-grow = Crescer
lesson-new-york-grow-about = Esperar para construir, e construir maior sobre vários lotes.
lesson-new-york-grow-take = Pegue de novo uma carta azul de tamanho 2.
lesson-new-york-grow-lot = Ponha o trabalhador no lote destacado ao lado do seu arranha-céu.
lesson-new-york-grow-wait = Você poderia construir dois espaços agora. Mas um maior rende mais, então guarde o terreno: não construa neste turno. Enquanto isso, o trabalhador fica ali.
lesson-new-york-grow-other = O outro lado constrói um L sobre um lote de três espaços.
lesson-new-york-grow-again = Mais uma carta azul.
lesson-new-york-grow-beside = E o lote abaixo do que você guarda.
lesson-new-york-grow-build = Dois lotes formam um quadrado. Construa quatro espaços de uma vez, que valem 4 pontos; os dois trabalhadores voltam.
lesson-new-york-grow-answer = De novo o outro lado.
lesson-new-york-grow-learnt = Seis pontos: os arranha-céus de prata estão destravados. Os de ouro, a partir de 18 pontos.

lesson-new-york-rebuild = Demolir
lesson-new-york-rebuild-about = Pôr algo melhor onde já existe algo.
lesson-new-york-rebuild-silver = Quem fica sem terreno constrói de novo: um arranha-céu pode substituir outros mais antigos, de uma geração inferior. Os pontos deles ficam, e os novos se somam.
lesson-new-york-rebuild-demolish = Em vez de expandir, escolha o arranha-céu de prata destacado, de cinco espaços. Ele cabe de dois jeitos; gire-o como quiser e coloque-o sobre os seus dois de bronze.
lesson-new-york-rebuild-learnt = Isso fez 12 pontos. O que é demolido sai do jogo, então às vezes é melhor deixar em paz um de bronze que conta para um desafio.

lesson-new-york-cards = Cartas de ação
lesson-new-york-cards-about = Três cartas, cada uma delas uma vez por partida.
lesson-new-york-cards-three = Outra partida. Todos têm três cartas de ação. Cada uma não usada vale um ponto no fim, então use-as onde rendem mais.
lesson-new-york-cards-grab = A Apropriação de Terrenos pega dois lotes de tamanho 2 em um turno. Escolha-a e depois a carta azul e a vermelha.
lesson-new-york-cards-first = O primeiro trabalhador vai para o lote azul destacado.
lesson-new-york-cards-second = E o segundo para o lote vermelho destacado ao lado, do outro lado da divisa do bairro: arranha-céus podem ficar em dois bairros.
lesson-new-york-cards-pass = Guarde o terreno para algo grande: não construa.
lesson-new-york-cards-other = O outro lado também se apropria de terrenos.
lesson-new-york-cards-shift = A Mudança de Mercado põe quatro cartas novas no mercado antes de você pegar uma. Use-a.
lesson-new-york-cards-take = Pegue a carta amarela de tamanho 2.
lesson-new-york-cards-lot = Ponha o trabalhador no lote destacado da Broadway.
lesson-new-york-cards-keep = E guarde este também.
lesson-new-york-cards-learnt = A terceira carta é a Explosão de Construções: depois de construir, você constrói mais uma vez no mesmo turno, até com uma geração destravada um instante antes. Você vai usá-la a seguir.

lesson-new-york-boom = Explosão de Construções
lesson-new-york-boom-about = A terceira carta de ação: construir duas vezes em um turno.
lesson-new-york-boom-ready = A mesma partida, três turnos depois. Você tem 4 pontos e guarda dois lotes amarelos, um de tamanho 2 e, do outro lado da Wall Street, um de tamanho 3. A Explosão de Construções ainda está aberta à sua frente.
lesson-new-york-boom-take = Pegue a carta amarela de tamanho 2.
lesson-new-york-boom-lot = Ponha um trabalhador no lote destacado ao lado do que você guarda.
lesson-new-york-boom-build = Construa sobre esses dois lotes o arranha-céu de bronze destacado, de três espaços; gire-o como quiser. Com os 3 pontos dele são 7.
lesson-new-york-boom-boom = Sete pontos: a prata está destravada, ainda neste turno. Com a Explosão de Construções você constrói mais uma vez: escolha o arranha-céu de prata destacado.
lesson-new-york-boom-learnt = Dois arranha-céus, 7 pontos e três trabalhadores de volta em um turno. A construção extra é como qualquer outra, mas não demole nada; e depois dela precisam restar pelo menos quatro arranha-céus seus por construir.

lesson-new-york-legend = Lendários
lesson-new-york-legend-about = Os quatro grandes arranha-céus, no máximo um por pessoa.
lesson-new-york-legend-late = A mesma partida, mais tarde. Quatro arranha-céus lendários estão ali para todos; quem chega primeiro fica com ele, e ninguém leva dois.
lesson-new-york-legend-build = Você tem mais de 18 pontos, portanto o ouro está destravado, e os lendários são de ouro. Escolha Park Row, que vale 10 pontos, e coloque-o sobre o seu de prata.
lesson-new-york-legend-other = O outro lado não tem trabalhador disponível nem pode construir, e por isso devolve um lote.
lesson-new-york-legend-learnt = Veja o desafio: três, quatro ou cinco arranha-céus que não são retângulos dão 3, 6 ou 10 pontos. Park Row é um deles.

lesson-new-york-workers = Sem trabalhadores
lesson-new-york-workers-about = Quando não há trabalhador disponível e nada cabe: devolver um lote.
lesson-new-york-workers-late = Outra partida, já avançada. Três dos seus quatro trabalhadores estão em lotes onde não cabe nada do que você ainda tem por construir.
lesson-new-york-workers-take = Pegue a carta vermelha de tamanho 2.
lesson-new-york-workers-lot = Ponha seu último trabalhador no lote destacado. Aqui ainda não cabe nada, então o turno termina sozinho.
lesson-new-york-workers-other = O outro lado expande e constrói.
lesson-new-york-workers-give = Agora você não tem trabalhador disponível e não pode construir nem demolir. Só nesse caso se devolve um lote: o trabalhador volta, a carta vai para baixo do mercado futuro e o turno acaba. Escolha o lote azul destacado.
lesson-new-york-workers-answer = De novo o outro lado.
lesson-new-york-workers-again = Com o trabalhador você pode expandir. Pegue a carta vermelha de tamanho 2.
lesson-new-york-workers-beside = Ponha o trabalhador no lote destacado, ao lado do que você guarda.
lesson-new-york-workers-build = Juntos eles formam um quadrado. Construa o arranha-céu de bronze destacado: 4 pontos, e os dois trabalhadores voltam.
lesson-new-york-workers-learnt = Devolver custa um turno inteiro, então veja bem onde põe o último trabalhador. Quem não tem trabalhador mas pode construir ou demolir precisa fazer uma das duas coisas.

lesson-new-york-end = Os últimos turnos
lesson-new-york-end-about = Como a partida acaba e o que conta então.
lesson-new-york-end-late = De novo a partida anterior, perto do fim. Ela acaba quando alguém só tem quatro arranha-céus por construir, ou quando o mercado se esgota; depois o resto da mesa tem mais um turno.
lesson-new-york-end-gold = Substitua algo mais uma vez: construa o arranha-céu de ouro destacado, que vale 8 pontos.
lesson-new-york-end-other = O outro lado também ganha um lendário.
lesson-new-york-end-last = Com este arranha-céu de ouro só lhe restam quatro: ele traz 6 pontos e dispara o fim.
lesson-new-york-end-turn = O último turno do outro lado.
lesson-new-york-end-score = Aos pontos da trilha somam-se 5 por rua, os do desafio e um por carta de ação não usada. Agora você conhece New York 1901.
