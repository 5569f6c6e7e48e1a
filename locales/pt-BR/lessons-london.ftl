# Lições de London. lesson-london-CHAPTER é um título, -about diz o que se aprende; o resto é contado passo a passo.

lesson-london-develop = Construir
lesson-london-develop-about = Como é um turno, como se constroem cartas e o que paga por elas.
lesson-london-develop-welcome = Londres em 1666, depois do grande incêndio. Quem tiver mais prestígio no fim a reconstruiu melhor; a pobreza tira prestígio de volta. O bot do outro lado da mesa segue um roteiro, então não tenha pressa.
lesson-london-develop-hand = Estas são suas cartas. As marrons quase sempre trazem dinheiro; azul é ciência e cultura, rosa é política. As cinza são os pobres: com eles ninguém constrói.
lesson-london-develop-draw = Todo turno começa com uma carta, fechada do baralho ou aberta do tabuleiro. Pegue { london-card-salters-a } do tabuleiro: uma carta marrom logo será útil.
lesson-london-develop-play = Depois vem uma ação. A mais comum é expandir: construir cartas. Escolha { london-card-mercers-a }, que trará £5 quando a cidade funcionar.
lesson-london-develop-pay = Uma construção se paga com outra carta da mesma cor. Descarte { london-card-salters-a }. Ela vai para o tabuleiro, de onde qualquer pessoa pode pegá-la.
lesson-london-develop-more = Você pode continuar enquanto puder pagar. Construa { london-card-theatre-royal-a }: ao funcionar, traz £2 e 2 de prestígio.
lesson-london-develop-match = A carta é azul, então uma azul precisa sair. Descarte { london-card-water-works-a }.
lesson-london-develop-done = Duas pilhas bastam por enquanto, porque cada uma gera pobreza depois. Termine a ação e, com ela, seu turno.
lesson-london-develop-other = Agora o outro lado pega uma carta e constrói. O que acontece também fica no histórico.
lesson-london-develop-learnt = Isso foi um turno: uma carta e depois uma ação. A seguir, sua cidade trabalha.

lesson-london-run = Pôr a cidade para funcionar
lesson-london-run-about = De onde vêm dinheiro e prestígio, por que as cartas viram e o que é a pobreza.
lesson-london-run-draw = Novo turno, então primeiro uma carta. Pegue a do topo do baralho.
lesson-london-run-run = Agora coloque a cidade para funcionar: suas construções fazem o que está impresso nelas.
lesson-london-run-first = Ative { london-card-mercers-a }. Você recebe £5. Depois a carta vira para baixo, como diz o símbolo, e não faz mais nada.
lesson-london-run-second = Ative também { london-card-theatre-royal-a }: £2 e 2 de prestígio.
lesson-london-run-poverty = Antes de terminar, veja o que isso trará: 1 de pobreza por pilha, por empréstimo e por carta na mão. São 2 e 4, portanto 6. Termine.
lesson-london-run-other = O outro lado também põe a cidade para funcionar e empobrece do mesmo jeito.
lesson-london-run-learnt = Aqui a pobreza é comparada. No fim, todos devolvem tanta pobreza quanta tem quem está menos pobre; só o resto custa prestígio. Por isso vale muito ter poucas cartas na mão antes de funcionar.

lesson-london-land = Adquirir propriedade
lesson-london-land-about = Distritos: cartas, prestígio e alívio por dinheiro.
lesson-london-land-draw = Pegue { london-card-water-works-a } do tabuleiro: você vai querer uma carta azul.
lesson-london-land-look = Três distritos estão à venda. Cada um traz na hora cartas, prestígio e alívio da pobreza. Se fica à margem do rio, ao norte ou ao sul dele, conta para algumas cartas até o fim da partida.
lesson-london-land-buy = Adquira { london-borough-southwark-bermondsey } por £5. Isso não pode ser desfeito, por isso a pergunta vem mais uma vez.
lesson-london-land-cards = Ele traz três cartas, uma a uma, cada uma de onde você quiser. Pegue três do baralho.
lesson-london-land-other = O outro lado também adquire propriedade.
lesson-london-land-learnt = Você tem 2 de prestígio a mais e 2 de pobreza a menos. O que está impresso no distrito do topo vale até outro o cobrir; este soma um pouco de pobreza a cada funcionamento.

lesson-london-loan = Cobrir e pegar emprestado
lesson-london-loan-about = Construir sobre o que já foi usado, com dinheiro que você não tem.
lesson-london-loan-draw = Pegue { london-card-salters-a }: vai pagar por algo marrom.
lesson-london-loan-plan = { london-card-st-pauls-a } vale 6 de prestígio no fim e custa £10. Você tem £7. Um empréstimo traz £10. Ele gera 1 de pobreza a cada funcionamento, £15 o quitam no início de um turno, e o que ainda se deve no fim custa 7 de prestígio.
lesson-london-loan-play = Aqui vale a pena. Construa { london-card-st-pauls-a }.
lesson-london-loan-pay = Descarte { london-card-water-works-a }. O empréstimo vem sozinho, e só porque falta dinheiro.
lesson-london-loan-cover = Coloque a carta na primeira pilha, sobre a que está virada. Uma pilha nova geraria pobreza a cada funcionamento; cobrir não gera, e o que está coberto ainda conta no fim.
lesson-london-loan-more = Agora { london-card-fishmongers-a }, que traz £5.
lesson-london-loan-match = Descarte { london-card-salters-a } por ela.
lesson-london-loan-again = E coloque na segunda pilha.
lesson-london-loan-done = Termine a ação.
lesson-london-loan-other = O outro lado também cobre uma carta usada.
lesson-london-loan-learnt = O empréstimo fica ao lado do seu nome até você o quitar.

lesson-london-three = Pegar três
lesson-london-three-about = A ação para uma mão em que nada combina.
lesson-london-three-draw = Primeiro uma carta, do baralho.
lesson-london-three-three = A quarta ação é pegar mais três cartas. Escolha-a quando a mão não combina, ou para tirar uma carta de outra pessoa.
lesson-london-three-open = Pegue { london-card-water-works-a } do tabuleiro.
lesson-london-three-closed = E duas do baralho.
lesson-london-three-learnt = Nove cartas na mão são o máximo no fim do turno; o que passa disso sai. E cada carta é pobreza quando a cidade funciona, então construa antes.

lesson-london-credit = Propriedade a crédito
lesson-london-credit-about = Adquirir o que custa mais do que você tem, e o que acontece com uma mão grande demais.
lesson-london-credit-draw = A mesma partida, seu próximo turno. Pegue { london-card-east-india-company-a } do tabuleiro: logo você vai construí-la.
lesson-london-credit-look = { london-borough-city } custa £9, e você tem £7. Mas traz duas cartas, 5 de prestígio e £2 a cada funcionamento.
lesson-london-credit-buy = Adquira { london-borough-city }. O dinheiro que falta vem como empréstimo, como em uma construção.
lesson-london-credit-cards = Ele traz duas cartas. Pegue as duas do baralho.
lesson-london-credit-limit = No fim de um turno podem ficar nove cartas na mão; você tem doze. Descarte { london-card-coffee-house-a }. Pobres também poderiam sair assim, mas os seus ainda serão úteis.
lesson-london-credit-second = Depois, descarte { london-card-leather-industry-b }.
lesson-london-credit-third = E uma carta { london-card-water-works-a }.
lesson-london-credit-other = O outro lado também adquire propriedade.
lesson-london-credit-learnt = Agora você deve dois empréstimos. O que foi descartado está no tabuleiro, para quem quiser pegar; por isso é melhor construir antes que a mão cresça tanto.

lesson-london-costs = Pagar para ativar
lesson-london-costs-about = Cartas de ação, e construções que pedem algo antes de trazer algo.
lesson-london-costs-draw = Primeiro uma carta, do baralho.
lesson-london-costs-wren = { london-card-wren-a } é uma carta de ação: é usada ao expandir, não custa descarte e depois sai do jogo. Permite construir até duas cartas sem descarte. Use-a.
lesson-london-costs-build = Construa { london-card-east-india-company-a }. As £4 impressas nela precisam ser pagas mesmo assim.
lesson-london-costs-stack = Comece com ela uma nova pilha, pois { london-card-fishmongers-a } ainda não foi usada.
lesson-london-costs-more = { london-card-vauxhall-gardens-a } é a segunda carta sem descarte.
lesson-london-costs-cover = Coloque-a na primeira pilha: { london-card-st-pauls-a } não faz nada quando a cidade funciona e conta no fim mesmo coberta.
lesson-london-costs-done = Termine a ação.
lesson-london-costs-other = O outro lado também constrói.
lesson-london-costs-again = Um novo turno: uma carta do baralho.
lesson-london-costs-run = Coloque a cidade para funcionar.
lesson-london-costs-cost = { london-card-east-india-company-a } traz £12, mas antes pede uma carta da sua mão. Ative-a.
lesson-london-costs-pauper = Qualquer carta serve, e esta é uma das poucas maneiras de se livrar dos pobres. Descarte { london-card-paupers-a }.
lesson-london-costs-money = Agora { london-card-fishmongers-a }: £5.
lesson-london-costs-rest = E { london-card-vauxhall-gardens-a }: £2, 2 de prestígio e 1 de pobreza a menos.
lesson-london-costs-poverty = Termine o funcionamento. { london-borough-city } soma suas £2 por si só; 3 pilhas, 2 empréstimos e 7 cartas na mão geram 12 de pobreza.
lesson-london-costs-learnt = Sete dos 12 vieram da mão: construa mais antes de funcionar. Há também construções que pedem dinheiro; quem não pode pagar não as ativa. Com £25 você poderia quitar um empréstimo no início do próximo turno.

lesson-london-end = O último turno
lesson-london-end-about = Quitar, construir o que der e ver como se contam os pontos.
lesson-london-end-late = Oitenta turnos depois. O baralho acabou no turno do outro lado, então o resto da mesa tem mais um: este é o seu último.
lesson-london-end-repay = Você deve dois empréstimos e tem £24. Um custa £15 agora e custaria 7 de prestígio depois, então quite um.
lesson-london-end-draw = A carta do turno ainda é devida. Pegue { london-card-jewish-refugees-c } do tabuleiro.
lesson-london-end-play = Nada mais vai funcionar: agora só conta o prestígio impresso nas cartas. Construa { london-card-parliament-c }, que vale 5, com as £9 que restam.
lesson-london-end-pay = Pague com { london-card-underground-c }, que também é rosa.
lesson-london-end-cover = Coloque a carta na primeira pilha.
lesson-london-end-done = Termine a ação. Com isso a partida acaba.
lesson-london-end-score = As cartas na mão viraram pobreza; cada carta da cidade contou, coberta ou virada; os empréstimos foram quitados até onde o dinheiro deu; cada £3 valeram um ponto; e a pobreza que sobrou custou prestígio, tanto mais caro quanto mais dela. Agora você conhece London.
