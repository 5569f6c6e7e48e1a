# The table of London in the web app.

web-london-kind-brown = Economia
web-london-kind-blue = Ciência e cultura
web-london-kind-pink = Política
web-london-kind-grey = Pobres
web-london-letter-brown = E
web-london-letter-blue = C
web-london-letter-pink = P
web-london-letter-grey = Ø
web-london-per = por
web-london-any-number = quaisquer
web-london-till = £ sobre ela
web-london-till-has = Há £{ $amount } sobre ela
web-london-costs = Custa £{ $amount } para construir
web-london-at-end = { $amount } de prestígio no fim
web-london-no-ability = sem habilidade
web-london-play = Jogada:
web-london-once = sai do jogo
web-london-stays = fica
web-london-flips = É virada para baixo depois do uso
web-london-pauper = Não pode ser construída nem pagar uma construção. Na mão: 1 de pobreza por funcionamento.
web-london-pauper-short = sem uso, 1 de pobreza por funcionamento
web-london-every-run = A cada funcionamento:
web-london-north = Norte
web-london-south = Sul
web-london-riverside = à margem do rio
web-london-lie = { $river } à margem do rio · { $north } ao norte · { $south } ao sul
web-london-boroughs = Distritos
web-london-no-boroughs = Nenhuma propriedade adquirida ainda
web-london-no-boroughs-short = sem propriedades
web-london-offer = Distritos à venda
web-london-offer-left =
    { $count ->
        [0] nenhum mais no baralho
       *[other] mais { $count } no baralho
    }
web-london-sold = esgotado
web-london-board = Tabuleiro de projetos
web-london-board-note = quando cheio, a fileira de baixo sai do jogo
web-london-board-full = cheio: o próximo descarte remove a fileira de baixo
web-london-free = livre
web-london-deck = Baralho
web-london-of-set = { $count } de { $set }
web-london-face-down = Virada para baixo
web-london-downs =
    { $count ->
        [0] nenhuma virada para baixo
        [one] uma virada para baixo
       *[other] { $count } viradas para baixo
    }
web-london-stack-of =
    { $count ->
        [0] Pilha { $number }
        [one] Pilha { $number }, sobre uma carta coberta
       *[other] Pilha { $number }, sobre { $count } cartas cobertas
    }
web-london-chosen = Ativada como número { $number }
web-london-covered =
    { $count ->
        [one] { $count } coberta
       *[other] { $count } cobertas
    }
web-london-city = Sua cidade
web-london-city-of = A cidade de { $name }
web-london-city-note =
    { $count ->
        [0] nenhuma pilha
        [one] uma pilha: 1 de pobreza a cada funcionamento
       *[other] { $count } pilhas: { $count } de pobreza a cada funcionamento
    }
web-london-no-stacks = Nada foi construído ainda. Uma carta da mão é paga com outra carta da mesma cor.
web-london-nothing-built = Nada foi construído ainda.
web-london-new-stack = Começar uma nova pilha
web-london-hand = Sua mão
web-london-hand-of = A mão de { $name }
web-london-hand-note =
    { $count ->
        [0] {""}
        [one] uma carta: 1 de pobreza no funcionamento
       *[other] { $count } cartas: { $count } de pobreza no funcionamento
    }
web-london-no-hand = Nenhuma carta na mão
web-london-being-built = em construção
web-london-then-turns = { $gain }, depois vira
web-london-turns-only = vira para baixo
web-london-would = Renderia { $gain }
web-london-ledger = O livro-caixa
web-london-money = Dinheiro
web-london-loans = Empréstimos
web-london-poverty = Pobreza
web-london-prestige = Prestígio
web-london-cards-in-hand = Cartas na mão
web-london-to-play = na vez
web-london-ruler = Pobreza, contando as cartas na mão
web-london-ruler-now = se a partida acabasse agora
web-london-ruler-after = depois disto
web-london-least-poor = Ninguém tem menos pobreza que você: não custa nada.
web-london-above = { $count } acima de quem tem menos pobreza: −{ $amount } de prestígio
web-london-others = Outras cidades
web-london-stacks-n =
    { $count ->
        [0] nenhuma pilha
        [one] uma pilha
       *[other] { $count } pilhas
    }
web-london-more = mais { $count }
web-london-known = Vistas na mão: { $cards }
web-london-other = Turno
web-london-n-prestige = { $amount } de prestígio
web-london-poverty-more = { $amount } de pobreza
web-london-poverty-less = { $amount } de pobreza a menos
web-london-from = { $count } cartas
web-london-run-end =
    { $stacks ->
        [0] nenhuma pilha
        [one] uma pilha
       *[other] { $stacks } pilhas
    }, { $hand ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $hand } cartas
    }, { $loans ->
        [0] nenhum empréstimo
        [one] um empréstimo
       *[other] { $loans } empréstimos
    }
web-london-borough-effect = Usar o distrito
web-london-read = { $name }: de { $from } para { $to }
web-london-read-nothing = Nada está sendo testado
web-london-turn =
    { $count ->
        [0] Viram para baixo: { $cards }.
        [one] Vira para baixo: { $cards }.
       *[other] Viram para baixo: { $cards }.
    }
web-london-turn-many = { $count } cartas viram para baixo.
web-london-loans-cost =
    { $count ->
        [0] Nenhum empréstimo: £{ $amount } para quitar.
        [one] Um empréstimo: £{ $amount } para quitar.
       *[other] { $count } empréstimos: £{ $amount } para quitar.
    }
web-london-unpaid = Como está, −{ $amount } no fim.
web-london-run-now = Colocar a cidade para funcionar: { $gain }
web-london-which-way = De que forma?
web-london-sure = Isso mostra algo novo, por isso não pode ser desfeito.
web-london-hint-action = Ou aponte direto: uma carta da mão para construí-la, um distrito para adquiri-lo, uma pilha para ativá-la.
web-london-hint-develop = Escolha uma carta da sua mão.
web-london-hint-pay = Escolha a carta que paga: ela vai para o tabuleiro.
web-london-hint-place = Escolha uma pilha ou comece uma nova.
web-london-hint-land = Escolha um distrito à venda.
web-london-hint-run = Escolha cartas da sua cidade, em qualquer ordem.
web-london-hint-draw = Escolha o baralho ou uma carta do tabuleiro.
web-london-seen = Você olhou
web-london-parts = Partes da mesa
web-london-tab-city = Cidade
web-london-tab-hand = Mão
web-london-tab-market = Mercado
web-london-tab-others = Outras
web-london-tab-log = Histórico
web-london-exchange = Trocar uma carta
web-london-takes-loans =
    { $count ->
        [0] { $count } empréstimos
        [one] { $count } empréstimo
       *[other] { $count } empréstimos
    }
web-london-skip = Ir direto
web-london-skip-decision = Para a decisão
web-london-skip-city = Para a sua cidade
web-london-skip-hand = Para a sua mão
web-london-skip-log = Para o que aconteceu
web-london-step-draw = Pegar
web-london-step-action = Ação
web-london-step-develop = Expandir
web-london-step-land = Adquirir propriedade
web-london-step-run = Pôr para funcionar
web-london-step-end = Fim do turno
web-london-step-end-short = Fim
