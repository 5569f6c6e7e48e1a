# Everything that London says, except names.
#
# Money is written £12. Prestige and poverty are said without a plural, cards, loans and stacks with.

## Numbers of things

london-n-cards = { $cards ->
    [0] { $cards } cartas
    [one] { $cards } carta
   *[other] { $cards } cartas
}
london-n-loans = { $loans ->
    [0] { $loans } empréstimos
    [one] { $loans } empréstimo
   *[other] { $loans } empréstimos
}
london-n-stacks = { $stacks ->
    [0] { $stacks } pilhas
    [one] { $stacks } pilha
   *[other] { $stacks } pilhas
}

## Colours, and things without a name

london-colour-brown = marrom
london-colour-blue = azul
london-colour-pink = rosa
london-colour-grey = cinza
london-no-card = nenhuma carta
london-face-down-card = uma carta virada para baixo

## What is asked

london-question-repay = Quitar quantos empréstimos, a £{ $price } cada?
london-question-start-draw = De onde vem a sua carta deste turno?
london-question-start-draw-some = Pegue de { $least } a { $most } cartas neste turno ({ $drawn } até agora): de onde vem a próxima?
london-question-put-back = Qual carta volta agora para o baralho? A primeira a voltar é a primeira a sair.
london-question-draw = { $left ->
    [0] Pegue { $left } cartas: de onde vem a próxima?
    [one] Pegue uma carta: de onde ela vem?
   *[other] Pegue { $left } cartas: de onde vem a próxima?
}
london-question-draw-more = Pegar mais uma carta ou parar?
london-question-choose-action = Qual ação neste turno?
london-question-develop = Jogar qual carta?
london-question-develop-more = Jogar outra carta ou parar?
london-question-pay-for = Descartar qual carta para pagar { $card } ({ $colour })?
london-question-pay-for-with-cash = Descartar qual carta para pagar { $card } ({ $colour }, mais £{ $amount })?
london-question-place = Onde colocar { $card }?
london-question-build-free = { $left ->
    [0] Construir qual carta sem descarte? Até { $left } delas.
    [one] Construir qual carta sem descarte?
   *[other] Construir qual carta sem descarte? Até { $left } delas.
}
london-question-choose-land = Adquirir qual distrito?
london-question-run = Ativar qual carta agora, ou encerrar o funcionamento?
london-question-activation-cost = Descartar qual carta para ativar { $card }?
london-question-offer-cost = Descartar qual carta para usar { $source }?
london-question-order = Qual parte de { $source } vem agora?
london-question-discard-up-to = Descartar qual carta para { $source }, ou parar?
london-question-discard-up-to-left = Descartar qual carta para { $source }, ou parar? No máximo { $left }.
london-question-cover-from-board = Qual carta do tabuleiro vai sobre { $card }?
london-question-activate-again = Qual carta repetir com { $card }?
london-question-flip = Virar { $card } para baixo?
london-question-choose-opponent = { $source }: qual oponente?
london-question-exchange-take = Pegar qual carta do tabuleiro?
london-question-exchange-give = Dar qual carta em troca?
london-question-exchange-give-for = Dar qual carta em troca de { $card }?
london-question-after-action = Mais alguma coisa antes do fim do seu turno?
london-question-trim = Mais de nove cartas na mão: descartar qual?

## What an action means, said beforehand

# A choice with its price. { $choice } is one of the messages below.
london-action-for-cash = { $choice } (£{ $amount })
london-action-for-cash-and-loans = { $choice } (£{ $amount }, exige { london-n-loans })
london-action-with-loans = { $choice } (exige { london-n-loans })
london-action-at-price = { $choice } ({ $cost })
# A choice with what it brings.
london-action-bringing = { $choice }: { $effects }
london-action-losing-till = { $choice }; perde-se o dinheiro sobre ela, £{ $amount }

london-action-repay-none = Não quitar empréstimos
london-action-repay = Quitar { london-n-loans } por £{ $amount }
london-action-look = { $cards ->
    [0] Olhar antes as { $cards } cartas do topo do baralho
    [one] Olhar antes a carta do topo do baralho
   *[other] Olhar antes as { $cards } cartas do topo do baralho
}
london-action-draw-deck = Pegar do baralho
london-action-draw-seen = Pegar { $card }, que você olhou
london-action-draw-top-row = Pegar { $card } da fileira de cima
london-action-draw-bottom-row = Pegar { $card } da fileira de baixo
london-action-put-back = Devolver { $card } agora
london-action-develop = Expandir a cidade
london-action-buy-land = Adquirir propriedade
london-action-run-city = Colocar a cidade para funcionar
london-action-draw-three = Pegar três cartas
london-action-draw-three-or-more = Pegar três cartas e até { $more } a mais
london-action-play = Jogar { $card }
london-action-play-action-card = Jogar { $card }: { $effects }
london-action-pay = Descartar { $card }
london-action-pay-by = Descartar { $card } — com { $source }
london-action-pay-priced = Descartar { $card } — £{ $amount } com { $source }
london-action-new-stack = Começar uma nova pilha
london-action-cover = Colocar na pilha { $stack }: { $card }
london-action-cover-face-down = Colocar na pilha { $stack } (virada para baixo)
london-action-new-stack-with = Começar uma nova pilha com { $placed }
london-action-cover-with = Colocar { $placed } na pilha { $stack }: { $card }
london-action-cover-face-down-with = Colocar { $placed } na pilha { $stack } (virada para baixo)
london-action-buy = Adquirir { $borough } por £{ $amount }
london-action-activate = Ativar { $card } na pilha { $stack }
london-action-run-effect = Resolver o efeito de funcionamento do distrito
london-action-run-borough = Resolver o efeito de funcionamento de { $borough }
london-action-use = Usar { $source }
london-action-use-offer = Usar { $source }: { $cost } para { $gain }
london-action-pay-cash = Pagar £{ $amount } em vez de uma carta
london-action-discard = Descartar { $card }
london-action-take-top-row = Pegar { $card } da fileira de cima
london-action-take-bottom-row = Pegar { $card } da fileira de baixo
london-action-give = Dar { $card }
london-action-again = Repetir a pilha { $stack }: { $card }
london-action-flip = Virar { $card } para baixo
london-action-flip-it = Virar a carta para baixo
london-action-flip-instead = Virar para baixo a pilha { $stack } no lugar: { $card }
london-action-spare-flip = Manter { $card } virada para cima — £{ $amount } com { $source }
london-action-spare-it = Manter a carta virada para cima
london-action-name = Escolher { $player }
london-action-part = A seguir: { $effect }
london-action-part-number = A seguir, a parte { $number }
london-action-exchange = Trocar uma carta por outra do tabuleiro, usando { $source }
london-action-take-loan = Pegar um empréstimo (£{ $amount })
london-action-done = Parar aqui
london-action-done-drawing = Não pegar mais
london-action-done-building = Não jogar mais cartas
london-action-done-running = Encerrar o funcionamento e receber { $poverty } de pobreza
london-action-done-discarding = Não descartar mais
london-action-done-turn = Encerrar o turno

## What effects do

# The variant .you names who does it, for effects in which opponents do something too.
london-effect-gain = ganhar { $things }
    .you = você ganha { $things }
london-effect-remove-poverty = remover { $amount } de pobreza
    .you = você remove { $amount } de pobreza
london-effect-remove-poverty-each = remover { $amount } de pobreza para cada { $what }
    .you = você remove { $amount } de pobreza para cada { $what }
london-effect-take-poverty = receber { $amount } de pobreza
    .you = você recebe { $amount } de pobreza
london-effect-take-poverty-each = receber { $amount } de pobreza para cada { $what }
    .you = você recebe { $amount } de pobreza para cada { $what }
london-effect-draw = pegar { london-n-cards }
    .you = você pega { london-n-cards }
london-effect-build-without-discard = construir até { london-n-cards } sem descarte
    .you = você constrói até { london-n-cards } sem descarte
london-effect-discard-up-to = descartar até { $what } e, para cada descarte: { $gain }
    .you = você descarta até { $what } e, para cada descarte: { $gain }
london-effect-discard-any-number = descartar quantas { $what } quiser e, para cada descarte: { $gain }
    .you = você descarta quantas { $what } quiser e, para cada descarte: { $gain }
london-effect-collect-till = coletar o dinheiro que está sobre esta carta
    .you = você coleta o dinheiro que está sobre esta carta
london-effect-cover-from-board = colocar sobre esta carta uma carta de construção do tabuleiro, pagando seu custo
    .you = você coloca sobre esta carta uma carta de construção do tabuleiro, pagando seu custo
london-effect-activate-again = repetir o efeito de outra carta ativada neste funcionamento
    .you = você repete o efeito de outra carta ativada neste funcionamento
london-effect-hand-causes-no-poverty = sua mão não gera pobreza neste funcionamento
london-effect-take-cash-from-opponents = cada oponente dá £{ $amount } a você
london-effect-opponents-pay = cada oponente paga £{ $amount }
london-effect-opponents-pay-each = cada oponente paga £{ $amount } por cada { $what } que tiver
london-effect-give-poverty = dar { $amount } da sua pobreza a um oponente
    .you = você dá { $amount } da sua pobreza a um oponente
london-effect-opponent-takes-poverty = um oponente recebe { $amount } de pobreza
# Two parts of which one has an “and” of its own, or another subject.
london-effect-two-apart = { $first }, e { $second }

# Things to gain, as in “gain £4 and 2 prestige”.
london-thing-cash = £{ $amount }
london-thing-cash-each = £{ $amount } para cada { $what }
london-thing-prestige = { $amount } de prestígio
london-thing-prestige-each = { $amount } de prestígio para cada { $what }

london-count-borough = distrito
london-count-riverside-borough = distrito à margem do rio
london-count-north-borough = distrito ao norte do Tâmisa
london-count-south-borough = distrito ao sul do Tâmisa
london-count-face-up-brown = carta marrom virada para cima
london-count-face-up-blue = carta azul virada para cima
london-count-face-up-pink = carta rosa virada para cima

# So many cards of a kind; 0 stands for "any number of".
london-cards-any = { $cards ->
    [0] cartas
    [one] { $cards } carta
   *[other] { $cards } cartas
}
london-cards-brown = { $cards ->
    [0] cartas marrons
    [one] { $cards } carta marrom
   *[other] { $cards } cartas marrons
}
london-cards-blue = { $cards ->
    [0] cartas azuis
    [one] { $cards } carta azul
   *[other] { $cards } cartas azuis
}
london-cards-pink = { $cards ->
    [0] cartas rosa
    [one] { $cards } carta rosa
   *[other] { $cards } cartas rosa
}
london-cards-pauper = { $cards ->
    [0] cartas de pobres
    [one] { $cards } carta de pobres
   *[other] { $cards } cartas de pobres
}

london-cost-cash = pagar £{ $amount }
london-cost-card-any = descartar uma carta
london-cost-card-brown = descartar uma carta marrom
london-cost-card-blue = descartar uma carta azul
london-cost-card-pink = descartar uma carta rosa
london-cost-card-pauper = descartar uma carta de pobres

## What abilities change while they are visible

london-ability-any-colour-pays = Uma carta de qualquer cor pode ser descartada para pagar uma construção
london-ability-any-colour-pays-once = Uma vez por turno, uma carta de qualquer cor pode ser descartada para pagar uma construção
london-ability-any-colour-pays-priced = Por £{ $amount } de cada vez, uma carta de qualquer cor pode ser descartada para pagar uma construção
london-ability-any-colour-pays-once-priced = Uma vez por turno, por £{ $amount }, uma carta de qualquer cor pode ser descartada para pagar uma construção
london-ability-paupers-pay-for = Pobres podem ser descartados para pagar uma carta { $colour }
london-ability-flips-instead = Pode ser virada para baixo no lugar de outra carta recém-ativada
london-ability-spares-flip = Uma vez por turno, por £{ $amount }, uma carta recém-ativada continua virada para cima
london-ability-loan-pays = Um empréstimo rende £{ $amount }
london-ability-till-fills = Esta carta recebe £{ $amount } a cada outra carta colocada
london-ability-looks-at-deck = { $cards ->
    [0] Antes de pegar carta no início do turno, é possível olhar até { $cards } cartas do baralho
    [one] Antes de pegar carta no início do turno, é possível olhar a carta do topo do baralho
   *[other] Antes de pegar carta no início do turno, é possível olhar até { $cards } cartas do baralho
}
london-ability-start-draw = No início do turno, pegam-se de { $least } a { $most } cartas
london-ability-exchanges = Uma vez por turno, uma carta da mão pode ser trocada por uma do tabuleiro
london-ability-draws-more = A ação de pegar três cartas pode pegar mais { london-n-cards }
london-ability-first-build-cheaper = A primeira carta construída em uma ação de expandir custa £{ $amount } a menos
london-ability-land-cheaper = Distritos custam £{ $amount } a menos
london-ability-hand-spared = { $cards ->
    [0] { $cards } cartas da mão não geram pobreza no funcionamento
    [one] Uma carta da mão não gera pobreza no funcionamento
   *[other] { $cards } cartas da mão não geram pobreza no funcionamento
}
london-ability-repays-for = Um empréstimo é quitado por £{ $amount }
london-ability-card-cost-as-cash = É possível pagar £{ $amount } quando uma ativação pede uma carta
london-ability-run-offer = Uma vez por funcionamento: { $cost } para { $gain }

## What is printed on cards and boroughs

london-fact-building = Carta de construção, { $colour }, conjunto { $set }
london-fact-action-card = Carta de ação, { $colour }, conjunto { $set }
london-fact-pauper = Carta de pobres, { $colour }, conjunto { $set }
london-fact-cost = Custa £{ $amount } a mais para construir
london-fact-no-discard = Construída sem descarte
london-fact-activation = Ativada: { $effects }
london-fact-activation-priced = Ativada ({ $cost }): { $effects }
london-fact-flips = Depois é virada para baixo
london-fact-stays-face-up = Continua virada para cima
london-fact-action = Jogada: { $effects }
london-fact-prestige-at-end = No fim: { $prestige } de prestígio
london-fact-north = Ao norte do Tâmisa
london-fact-north-riverside = Ao norte do Tâmisa, à margem do rio
london-fact-south = Ao sul do Tâmisa
london-fact-south-riverside = Ao sul do Tâmisa, à margem do rio
london-fact-land-cost = Custa £{ $amount }
london-fact-bought = Ao adquirir: { $effects }
london-fact-run = A cada funcionamento: { $effects }

## What happened

london-event-loans-repaid = { $player } quita { london-n-loans } por £{ $amount }
    .you = Você quita { london-n-loans } por £{ $amount }
london-event-loans-taken = { $loans ->
    [0] { $player } pega { $loans } empréstimos: £{ $amount }
    [one] { $player } pega um empréstimo: £{ $amount }
   *[other] { $player } pega { $loans } empréstimos: £{ $amount }
}
    .you = { $loans ->
        [0] Você pega { $loans } empréstimos: £{ $amount }
        [one] Você pega um empréstimo: £{ $amount }
       *[other] Você pega { $loans } empréstimos: £{ $amount }
    }
london-event-deck-seen = { $player } olha o topo do baralho: { $cards }
    .you = Você olha o topo do baralho: { $cards }
london-event-deck-seen-hidden = { $cards ->
    [0] { $player } olha as { $cards } cartas do topo do baralho
    [one] { $player } olha a carta do topo do baralho
   *[other] { $player } olha as { $cards } cartas do topo do baralho
}
    .you = { $cards ->
        [0] Você olha as { $cards } cartas do topo do baralho
        [one] Você olha a carta do topo do baralho
       *[other] Você olha as { $cards } cartas do topo do baralho
    }
london-event-put-back = { $player } devolve ao baralho, a partir do topo: { $cards }
    .you = Você devolve ao baralho, a partir do topo: { $cards }
london-event-put-back-hidden = { $player } devolve { london-n-cards } ao baralho
    .you = Você devolve { london-n-cards } ao baralho
london-event-drew-from-deck = { $player } pega { $card } do baralho
    .you = Você pega { $card } do baralho
london-event-drew-from-deck-hidden = { $player } pega uma carta do baralho
    .you = Você pega uma carta do baralho
london-event-drew-from-board = { $player } pega { $card } do tabuleiro
    .you = Você pega { $card } do tabuleiro
london-event-nothing-to-draw = Não resta nada para { $player } pegar
    .you = Não resta nada para você pegar
london-event-chose-develop = { $player } decide expandir a cidade
    .you = Você decide expandir a cidade
london-event-chose-buy-land = { $player } decide adquirir propriedade
    .you = Você decide adquirir propriedade
london-event-chose-run-city = { $player } decide colocar a cidade para funcionar
    .you = Você decide colocar a cidade para funcionar
london-event-chose-draw-three = { $player } decide pegar três cartas
    .you = Você decide pegar três cartas
london-event-build-began = { $player } mostra { $card } para construir
    .you = Você mostra { $card } para construir
london-event-paid-at-price = { $player } paga a mais para descartar { $card } na construção
    .you = Você paga a mais para descartar { $card } na construção
london-event-discarded = { $player } descarta { $card }
    .you = Você descarta { $card }
london-event-board-moved = A fileira de baixo do tabuleiro sai do jogo ({ $cards }) e a fileira de cima desce
london-event-paid = { $player } paga £{ $amount }
    .you = Você paga £{ $amount }
london-event-cash-gained = { $player } ganha £{ $amount }
    .you = Você ganha £{ $amount }
london-event-prestige-gained = { $player } ganha { $amount } de prestígio
    .you = Você ganha { $amount } de prestígio
london-event-poverty-taken = { $player } recebe { $amount } de pobreza
    .you = Você recebe { $amount } de pobreza
london-event-poverty-removed = { $player } remove { $amount } de pobreza
    .you = Você remove { $amount } de pobreza
london-event-stack-begun = { $player } começa a pilha { $stack } com { $card }
    .you = Você começa a pilha { $stack } com { $card }
london-event-stack-covered = { $player } coloca { $card } na pilha { $stack }
    .you = Você coloca { $card } na pilha { $stack }
london-event-till-filled = Mais £{ $amount } sobre a carta { $card } de quem joga
    .you = Mais £{ $amount } sobre a sua carta { $card }
london-event-till-lost = Perde-se o dinheiro sobre a carta { $card } de quem joga: £{ $amount }
    .you = Perde-se o dinheiro sobre a sua carta { $card }: £{ $amount }
london-event-action-card-played = { $player } joga { $card }, carta que sai do jogo
    .you = Você joga { $card }, carta que sai do jogo
london-event-land-bought = { $player } adquire { $borough } por £{ $amount }
    .you = Você adquire { $borough } por £{ $amount }
london-event-land-turned-up = Novo distrito à venda: { $borough }
london-event-activated = { $player } ativa { $card }
    .you = Você ativa { $card }
london-event-activated-again = { $player } repete o efeito de { $card }
    .you = Você repete o efeito de { $card }
london-event-borough-run = { $player } resolve o efeito de funcionamento de { $borough }
    .you = Você resolve o efeito de funcionamento de { $borough }
london-event-ability-used = { $player } usa { $source }
    .you = Você usa { $source }
london-event-flipped = { $player } vira { $card } para baixo
    .you = Você vira { $card } para baixo
london-event-spared = { $player } mantém { $card } virada para cima
    .you = Você mantém { $card } virada para cima
london-event-cash-given = { $player } dá £{ $amount } a { $to }
    .you = Você dá £{ $amount } a { $to }
london-event-poverty-given = { $player } dá { $amount } de pobreza a { $to }
    .you = Você dá { $amount } de pobreza a { $to }
london-event-hand-spared = A mão de { $player } não gera pobreza neste funcionamento
    .you = Sua mão não gera pobreza neste funcionamento
london-event-exchanged = { $player } troca { $given } por { $taken } do tabuleiro
    .you = Você troca { $given } por { $taken } do tabuleiro
london-event-run-ended = { $player } encerra o funcionamento; a pobreza vem de { london-n-stacks }, { london-n-loans } e { london-n-cards } na mão
    .you = Você encerra o funcionamento; a pobreza vem de { london-n-stacks }, { london-n-loans } e { london-n-cards } na mão
london-event-end-triggered = O baralho está vazio depois do turno de { $player }: o resto da mesa tem um último turno
    .you = O baralho está vazio depois do seu turno: o resto da mesa tem um último turno
london-event-hand-shown = { $player } termina a partida com esta mão: { $cards }
    .you = Você termina a partida com esta mão: { $cards }

## Why something is not possible

london-reason-choose-develop-first = Primeiro escolha expandir a cidade
london-reason-choose-buy-land-first = Primeiro escolha adquirir propriedade
london-reason-choose-run-city-first = Primeiro escolha colocar a cidade para funcionar
london-reason-choose-draw-three-first = Primeiro escolha pegar três cartas
london-reason-action-chosen = Você já escolheu a ação deste turno
london-reason-nothing-to-play = Você não tem nenhuma carta que possa ser jogada
london-reason-no-land = Não há distritos à venda
london-reason-not-on-offer = { $borough } não está à venda
london-reason-land-too-dear = { $borough } custa £{ $amount }, mais do que seu dinheiro e os empréstimos restantes podem pagar
london-reason-repay-at-start = Empréstimos só são quitados no início do seu turno
london-reason-no-loans-to-repay = Você não tem empréstimo para quitar
london-reason-cannot-repay = { $loans ->
    [0] Você não pode quitar um empréstimo agora, a £{ $amount } cada
   *[other] Você pode quitar no máximo { london-n-loans } agora, a £{ $amount } cada
}
london-reason-enough-money = Um empréstimo livre só é oferecido enquanto você tem menos de £{ $amount }
london-reason-no-loans-left = Não restam empréstimos no suprimento
london-reason-no-loan-now = Não é possível pegar empréstimo neste momento
london-reason-deck-empty = O baralho está vazio
london-reason-deck-due = Faz tanto tempo que nenhuma carta sai do baralho que esta precisa vir dele
london-reason-cannot-look = Você não pode olhar cartas do baralho agora
london-reason-cannot-look-so-far = Você pode olhar no máximo { london-n-cards } do baralho
london-reason-draw-from-seen = Você olhou o baralho: pegue uma carta que viu ou uma do tabuleiro
london-reason-not-seen = Você não olhou { $card }
london-reason-space-empty = Não há carta ali
london-reason-drawn-only = Cartas do tabuleiro só são pegas na hora de pegar cartas
london-reason-same-card-in-row = Essa fileira tem { $card } duas vezes: pegue a que está mais à esquerda
london-reason-not-in-hand = Você não tem { $card } na mão
london-reason-pauper-built = Uma carta de pobres não pode ser construída
london-reason-pauper-pays = Uma carta de pobres não pode pagar { $card }
london-reason-no-discard = Você não tem uma segunda carta { $colour } para descartar
london-reason-wrong-colour = Você não pode descartar { $discard } ({ $discard-colour }) para { $card } ({ $colour })
london-reason-no-such-means = Não é possível descartar { $card } dessa forma, ou não é preciso
london-reason-too-dear = Você precisaria de £{ $amount } para { $card }, mais do que seu dinheiro e os empréstimos restantes podem pagar
london-reason-not-a-building = Só serve uma carta de construção, não { $card }
london-reason-placed-this-turn = Você colocou { $card } neste turno: ainda não é possível cobrir essa carta
london-reason-not-your-stack = Essa pilha não é sua
london-reason-not-your-city = Só as cartas da sua própria cidade podem ser ativadas
london-reason-face-down = A carta está virada para baixo
london-reason-no-activation = Não há nada para ativar em { $card }
london-reason-already-activated = Você já ativou { $card } neste turno
london-reason-no-card-to-pay = Você não tem carta para descartar e ativar { $card }
london-reason-nothing-to-cover-with = Nenhuma carta do tabuleiro pode ser colocada sobre { $card }
london-reason-nothing-to-repeat = Nenhuma carta foi ativada que pudesse ser repetida com { $card }
london-reason-cannot-repeat = Não é possível repetir { $card }
london-reason-no-run-effect = Seu distrito do topo não tem efeito de funcionamento, ou o efeito já foi resolvido
london-reason-run-effect-at-end = Nada pode vir depois do efeito de funcionamento: ele é resolvido quando o funcionamento acaba
london-reason-ability-used = Você já usou { $source } neste turno
london-reason-ability-not-now = Este não é o momento de usar { $source }
london-reason-ability-too-dear = Você não pode pagar por { $source }
london-reason-no-ability = Não há essa habilidade em { $source } agora
london-reason-nothing-to-exchange = Uma troca precisa de uma carta na mão e uma no tabuleiro
london-reason-cannot-flip-instead = Essa carta não pode ser virada para baixo no lugar da outra
london-reason-nothing-spares = Nada mantém a carta virada para cima
london-reason-does-not-fit = Aqui se pede outro tipo de carta, não { $card }
london-reason-card-not-cash = Aqui é preciso descartar uma carta; dinheiro não a substitui
london-reason-not-an-opponent = Essa escolha não é um oponente
london-reason-part-done = Essa parte do efeito já foi feita, ou não existe
london-reason-must-go-on = Isso não pode ser pulado

# What has to be answered before anything else.
london-first-repay = Primeiro diga quantos empréstimos você quita
london-first-start-draw = Primeiro diga de onde vem a sua carta
london-first-put-back = Primeiro diga qual carta volta para o baralho
london-first-draw = Primeiro diga de onde vem a próxima carta
london-first-draw-more = Primeiro diga se você pega mais uma carta
london-first-choose-action = Primeiro escolha uma ação
london-first-develop = Primeiro diga qual carta você joga agora
london-first-pay-for = Primeiro diga qual carta você descarta para pagar { $card }
london-first-place = Primeiro diga onde colocar { $card }
london-first-build-free = Primeiro diga qual carta você constrói sem descarte
london-first-choose-land = Primeiro diga qual distrito você adquire
london-first-run = Primeiro diga qual carta você ativa agora, ou encerre o funcionamento
london-first-activation-cost = Primeiro diga qual carta você descarta para ativar { $card }
london-first-offer-cost = Primeiro diga qual carta você descarta para usar { $source }
london-first-order = Primeiro diga qual parte de { $source } vem agora
london-first-discard-up-to = Primeiro diga qual carta você descarta para { $source }, ou pare
london-first-cover-from-board = Primeiro diga qual carta do tabuleiro vai sobre { $card }
london-first-activate-again = Primeiro diga qual carta repetir com { $card }
london-first-flip = Primeiro diga se você vira { $card } para baixo
london-first-choose-opponent = Primeiro diga a qual oponente se aplica { $source }
london-first-exchange-take = Primeiro diga qual carta você pega do tabuleiro
london-first-exchange-give = Primeiro diga qual carta você dá em troca
london-first-after-action = Sua ação acabou
london-first-trim = Primeiro descarte até ficar com nove cartas

## Where the points come from

london-score-track = Prestígio na trilha: { $amount }
london-score-hand = (1) { london-n-cards } na mão: { $amount } de pobreza ao todo
london-score-cards = (2) Cartas de cidade: { $amount } ({ $cards })
london-score-no-cards = (2) Cartas de cidade: 0
london-score-card = { $card } { $amount }
london-score-equal-cards = { $card } { $amount } ×{ $cards }
london-score-hidden-cards = { $cards ->
    [0] { $cards } cartas cobertas ou viradas para baixo só são contadas no fim
    [one] Uma carta coberta ou virada para baixo só é contada no fim
   *[other] { $cards } cartas cobertas ou viradas para baixo só são contadas no fim
}
london-score-repaid = { $loans ->
    [0] (3) Nenhum empréstimo quitado
   *[other] (3) Quitação de { london-n-loans } por £{ $amount }
}
london-score-cash = (4) £{ $cash } de sobra: { $amount }
london-score-unpaid = { $loans ->
    [0] (5) Nenhum empréstimo por quitar
   *[other] (5) { london-n-loans } por quitar: { $amount }
}
london-score-returned = (6) { $poverty } de pobreza, devolvendo { $amount }
london-score-poverty = (7) { $poverty } de pobreza restante: { $amount }
london-score-total = Total: { $amount }
london-tie-poverty = { $player } fica à frente de { $other } por ter menos pobreza
    .you = Você fica à frente de { $other } por ter menos pobreza
london-tie-boroughs = { $player } fica à frente de { $other } por ter mais distritos
    .you = Você fica à frente de { $other } por ter mais distritos
london-tie-card = { $player } fica à frente de { $other } pela melhor carta
    .you = Você fica à frente de { $other } pela melhor carta
london-score-total-so-far = { $cards ->
    [0] Total sem as { $cards } cartas ocultas: { $amount }
    [one] Total sem a carta oculta: { $amount }
   *[other] Total sem as { $cards } cartas ocultas: { $amount }
}

# What would have been understood, within a sentence. Words that are typed stay as they are.
london-expected-action = uma palavra de ação, como develop, draw ou done
london-expected-loans = quantos empréstimos
london-expected-cards = quantas cartas
london-expected-part = o número de uma parte
london-expected-player = o número de um participante
london-expected-stack = o número de uma das suas pilhas
london-expected-own-borough = primeiro um distrito seu
london-expected-in-row = uma carta que esteja nessa fileira
london-expected-pointer = uma carta, um distrito, o número de uma pilha, deck, loan, repay, develop, land, run ou three
london-expected-title = o id de uma carta de cidade
london-expected-borough = o id de um distrito
london-expected-space = deck, seen, top ou bottom, e o id de uma carta de lá
london-expected-lists = as listas deck, boroughs e first
london-expected-no-more = nenhuma outra cópia dessa carta
london-expected-sets = o conjunto A antes do B e o B antes do C
london-expected-all-cards = todas as cartas do pacote; falta { $card }
london-expected-borough-once = cada distrito que não está à venda no início, uma vez
london-expected-all-boroughs = todos os distritos do baralho; falta { $borough }
