# The pages of the web app. What games say is in their own files.

web-title = Two Cities
web-title-turn = ▸ Sua vez · { $game }
web-title-table = { $game } · Two Cities
web-tagline = Dois jogos de tabuleiro sobre construir uma cidade: a sós, na mesma tela ou a distância com quem você quiser. Sem precisar de conta.
web-games = Os jogos
web-game-london = London
web-game-new-york = New York 1901
web-about-london = Reconstrua a cidade depois do incêndio de 1666: construa cartas, coloque a cidade para funcionar por dinheiro e prestígio e mantenha a pobreza baixa. 2 a 4 jogadores, cerca de uma hora.
web-about-new-york = Adquira lotes na Baixa Manhattan e construa arranha-céus cada vez mais altos ao longo das ruas. 2 a 4 jogadores, cerca de 40 minutos.
web-play-now = Jogar contra um bot
web-new-table = Montar uma mesa
web-new-table-of = { $game }: nova mesa
web-mine = Minhas mesas
web-open-tables = Mesas abertas
web-status-running = em andamento
web-status-over = encerrada
web-status-closed = fechada
web-status-broken = só para olhar
web-player = Participante { $number }
web-your-name = Seu nome

web-players = Participantes
web-who = Quem fica no lugar { $number }
web-who-me = Eu
web-who-here = Alguém nesta tela
web-who-link = Alguém, por link
web-who-bot = Um bot
web-level = Nível
web-bot-of-many = { $name } { $number }
web-bot = Bot { $level }
web-bot-champion = Campeão
web-bot-champion-plays = Olha adiante por cerca de um segundo e avalia pelo que aprendeu em partidas contra si mesmo. O melhor que há.
web-bot-strong = Forte
web-bot-strong-plays = Joga na hora, pelo que aprendeu em partidas contra si mesmo, e raramente avalia mal alguma coisa.
web-bot-skilled = Hábil
web-bot-skilled-plays = Sabe muito de partidas contra si mesmo, mas nem sempre olha com atenção.
web-bot-casual = Casual
web-bot-casual-plays = Joga por regras práticas e de vez em quando avalia mal alguma coisa.
web-bot-novice = Iniciante
web-bot-novice-plays = Conhece as regras e tem boa vontade, mas muitas vezes fica com a segunda ou a terceira melhor opção.
web-bot-expert = Especialista
web-bot-learned = Experiente
web-bot-rules = Regular
web-bot-greedy = Novato
web-bot-random-plan = Brincalhão
web-bot-random = Sem rumo
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-live = Ao vivo
web-pace-slow = Lento
web-pace-turn = Segundos por turno
web-pace-increment = Segundos extras por resposta adicional
web-pace-days = Dias por turno
web-absence = Quando o tempo de alguém acaba
web-absence-bot = um bot cuida do lugar até a pessoa voltar
web-absence-others = o resto da mesa decide
web-more = Variante, conteúdo e mais
web-option-loans = Empréstimos
web-option-loans-unlimited = quantos quiser
web-option-loans-limited = tantos quantas fichas houver
web-option-variant = Jogo
web-option-variant-standard = padrão
web-option-variant-beginner = para iniciantes
web-option-variant-expert = para experientes
web-option-characters = Personagens
web-option-characters-random = por sorteio
web-option-characters-choose = por escolha, na ordem dos turnos
web-option-action-cards = Cartas de ação
web-option-action-cards-all = com
web-option-action-cards-none = sem
web-option-flip = Arranha-céus podem ser espelhados
web-option-flip-no = não
web-option-flip-yes = sim
web-pack = Cartas e tabuleiro
web-pack-london = London, 101 cartas
web-pack-london-110 = London, 110 cartas
web-pack-new-york = New York 1901
web-own-pack = Ou seu próprio pacote, em um arquivo
web-chat-on = É possível conversar na mesa
web-hints-on = Dicas permitidas
web-listed = Mostrar a mesa a todo mundo e deixar qualquer pessoa ocupar um lugar livre
web-make = Abrir a mesa
web-made = A mesa está pronta
web-link-of = Link do lugar { $seat }
web-watch-link = Um link para quem só assiste
web-watch-link-note = Quem tem este link vê o que é público, e nada mais
web-copy = Copiar
web-copied = Copiado
web-qr = Código QR
web-qr-of = Código QR: { $label }
web-phrase = Anote estas palavras. Elas devolvem o seu lugar em outro aparelho, ou se este navegador esquecer você.
web-to-table = Ir para a mesa
web-to-lobby = Ir para a página inicial
web-cancel = Cancelar
web-join = Convite para jogar { $game }
web-sit = Ocupar o lugar
web-seat-free = livre
web-seat-person = pessoa
web-seat-relieved = um bot, por enquanto
web-seat-bot = bot
web-not-yours = Você não tem lugar nesta mesa com este navegador.
web-recover = Você tem um lugar aqui?
web-recover-seat = Seu lugar
web-recover-phrase = As palavras que você anotou
web-recover-do = Recuperar o lugar

web-opening = Abrindo a mesa …
web-unreachable = Não dá para acessar o servidor: veja se ele está ligado e tente de novo.
web-failed = Algo deu errado: recarregue a página. Nada se perdeu.
web-refused = Não dá para olhar esta mesa daqui: o lugar talvez já pertença a outro navegador.
web-no-page = Essa página não existe.
web-lost = Conexão perdida, tentando de novo
web-retry = Agora
web-menu = Menu
web-close = Fechar
web-theme = Cores
web-theme-system = como no sistema
web-theme-light = claras
web-theme-dark = escuras
web-paced = Mostrar passo a passo o que o resto da mesa faz
web-keys = Teclas
web-keys-london =
    1 a 9, 0: uma carta da sua mão
    P: ouvir o que aconteceria
    H: uma dica, se a mesa der dicas
    Escape: um passo atrás
    Espaço: pular o que o resto da mesa fez
    Ctrl Z: desfazer
web-keys-new-york =
    Setas: percorrer os lotes ou mover o arranha-céu
    R, Shift R: girar
    {"["} e ]: por todos os lugares onde cabe
    Enter: aceitar o que é mostrado
    + − 0: mais perto, mais longe, o mapa inteiro
    Shift e setas: mover o mapa
    P: ouvir o que aconteceria
    H: uma dica, se a mesa der dicas
    Escape: um passo atrás
    Espaço: pular o que o resto da mesa fez
    Ctrl Z: desfazer
web-skip = Pular para o fim
web-your-turn = Sua vez
web-turn-of = Vez de { $name }
web-others-turn = { $name } está pensando
web-over = A partida acabou
web-nothing-done = nada foi feito ainda
web-back = Voltar
web-reset = Recomeçar
web-hint = Dica
web-hint-waiting = Pensando no caso …
web-hint-count =
    { $count ->
        [one] Uma dica.
       *[other] { $count } dicas, a melhor primeiro.
    }
web-hint-none = Não há nada a aconselhar aqui.
web-hint-stands = As dicas são sobre a mesa como está, sem o que você está testando. Fazer uma delas desfaz o teste.
web-hint-take = Fazer isto
web-hint-left = Último passo: { $plan }
web-hint-finish = Fazer
web-hint-gone = Isso não pode mais ser feito. { $reason }
web-undo = Desfazer
web-undo-ask = Pedir para desfazer
web-undo-wish =
    { $count ->
        [one] { $name } gostaria de desfazer uma ação. Você concorda?
       *[other] { $name } gostaria de desfazer { $count } ações. Você concorda?
    }
web-undo-waits = { $name } pediu para desfazer algo.
web-undo-agree = Concordo
web-undo-refuse = Não
web-relieve = Deixar um bot jogar por { $name }
web-clock-days =
    { $days ->
        [0] { $days } dias
        [one] { $days } dia
       *[other] { $days } dias
    }
web-log = O que aconteceu
web-chat = Conversa
web-chat-say = Diga algo
web-chat-send = Enviar
web-chat-mute = Silenciar { $name }
web-chat-hear = Voltar a ouvir { $name }
web-curtain = Agora { $name }
web-curtain-note = Passe a tela. As cartas só aparecem depois do próximo clique.
web-curtain-pull = Sou { $name }
web-leave = Deixar um bot jogar por mim
web-return = Voltar a jogar
web-new-link = novo link
web-replace = substituir
web-record = Baixar o registro da partida
web-close-table = Fechar a mesa
web-close-sure = Ninguém pode continuar a jogar em uma mesa fechada. Ainda dá para olhar.
web-delete-table = Apagar a mesa
web-delete-sure = Tudo o que há nesta mesa vai desaparecer para todo mundo.
web-end-won = Vitória de { $name }
web-end-shared = Vitória dividida: { $name }
web-chart = Um gráfico da pontuação ao longo da partida
web-chart-start = início
web-chart-end = fim
web-chart-note = O que cada pessoa teria se a partida tivesse acabado ali, até onde você podia saber.
web-free-seats = Há lugar nesta mesa.
web-again = Jogar de novo
web-seal = A distribuição foi definida antes da primeira jogada: semente { $seed }, selada como { $seal }…

web-london-kind-brown = Economia
web-london-kind-blue = Ciência e cultura
web-london-kind-pink = Política
web-london-kind-grey = Pobres
web-london-letter-brown = E
web-london-letter-blue = C
web-london-letter-pink = P
web-london-letter-grey = Ø
web-london-per = por
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
web-london-covered = { $count } cobertas
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
web-london-known = Vistas na mão: { $cards }
web-london-other = Turno
web-london-n-prestige = { $amount } de prestígio
web-london-poverty-more = { $amount } de pobreza
web-london-poverty-less = { $amount } de pobreza a menos
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
        [one] Vira para baixo: { $cards }.
       *[other] Viram para baixo: { $cards }.
    }
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

## The table of New York

web-new-york-map = Mapa da cidade. As setas vão de lote em lote, mais e menos mudam o zoom
web-new-york-map-placing = Mapa da cidade. As setas movem o arranha-céu, R gira, Enter constrói
web-new-york-city = A cidade
web-new-york-nearer = Mais perto
web-new-york-further = Mais longe
web-new-york-whole = Mapa inteiro
web-new-york-place = { $lots }: lugar { $number } de { $count }
web-new-york-plus = +{ $points }
web-new-york-lot-free = livre
web-new-york-lot-closed = fora do jogo
web-new-york-lot-owned = pertence a { $player }
web-new-york-players = Participantes
web-new-york-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-new-york-points-head = pontos
web-new-york-workers = { $count } de { $all } trabalhadores
web-new-york-tiles-left = { $count ->
    [0] nenhuma peça restante
    [one] { $count } peça restante
   *[other] { $count } peças restantes
}
web-new-york-if-over = { $points } se acabasse agora{ $cards ->
    [0] { "" }
    [one] , { $cards } carta
   *[other] , { $cards } cartas
}
web-new-york-king = , { $name }
web-new-york-building = construindo
web-new-york-expanding = expandindo
web-new-york-choosing = escolhendo
web-new-york-next = a seguir
web-new-york-races = Ruas, 5 pontos cada
web-new-york-race-open = ninguém ainda
web-new-york-race-tied = empate: ninguém pontua
web-new-york-race-you = você lidera por { $lead }
web-new-york-race-lead = lidera por { $lead }
web-new-york-lots-left = Lotes restantes
web-new-york-size = tamanho { $size }
web-new-york-tray = Seus arranha-céus
web-new-york-tray-of = Arranha-céus de { $name }
web-new-york-tray-own = voltar aos seus
web-new-york-tray-left = restam { $count }, o fim vem com 4
web-new-york-tray-demolish = Os destacados poderiam substituir algo seu: demolir para construí-los
web-new-york-tray-boom = Os destacados poderiam ser construídos com Explosão de Construções
web-new-york-open = destravado
web-new-york-opens-at = com { $points } pontos, faltam { $more }
web-new-york-legendary = Lendários
web-new-york-legendary-one = um por pessoa
web-new-york-legendary-done = você já teve o seu
web-new-york-tile-built = construído
web-new-york-tile-built-by = construído por { $player }
web-new-york-tile-demolished = demolido
web-new-york-hint-fits = { $name }. Cabe no seu território.
web-new-york-hint-lots = { $count ->
    [one] { $name }. Com { $lots } caberia.
   *[other] { $name }. Caberia com um destes lotes: { $lots }.
}
web-new-york-hint-completes = Com { $lot } caberiam: { $tiles }.
web-new-york-one-lot-short = falta um lote: aponte para ver qual
web-new-york-hint-far = { $name }. Precisa de mais de um lote a mais.
web-new-york-market = Mercado aberto
web-new-york-to-come = { $count ->
    [0] nenhuma carta de lote por vir
    [one] { $count } carta de lote por vir
   *[other] { $count } cartas de lote por vir
}
web-new-york-taken = você pega { $card }
web-new-york-bottom = { $count ->
    [one] A última carta por vir é conhecida
   *[other] As últimas { $count } por vir são conhecidas
}
web-new-york-tally = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
web-new-york-fits = { $count ->
    [0] nenhum lote serve
    [one] { $count } lote serve
   *[other] { $count } lotes servem
}
web-new-york-actions = Cartas de ação
web-new-york-grab-two = Escolha duas cartas de tamanho 2.
web-new-york-card-used = usada
web-new-york-card-kept = guardada: 1 ponto
web-new-york-card-now = use agora
web-new-york-card-boom = escolha uma peça
web-new-york-holding = { $name }, { $cells } espaços
web-new-york-only-place = o único lugar onde cabe
web-new-york-places = { $count } lugares
web-new-york-becomes = passa a ser
web-new-york-reveals = Isso revela uma carta, por isso não dá para simplesmente desfazer.
web-new-york-effect-lot = Um trabalhador vai para { $lot }
web-new-york-effect-return = { $lot } fica livre de novo; o trabalhador volta
web-new-york-effect-demolished = Dá lugar: { $tiles }
web-new-york-effect-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-new-york-effect-prestige = { $points ->
    [0] { $points } a mais por Prestígio do Ouro
    [one] { $points } a mais por Prestígio do Ouro
   *[other] { $points } a mais por Prestígio do Ouro
}
web-new-york-effect-opens = O nível { $generation } destrava com { $points }
web-new-york-effect-back = { $count ->
    [one] Um trabalhador volta: { $workers } de { $all }
   *[other] { $count } trabalhadores voltam: { $workers } de { $all }
}
web-new-york-effect-sent = { $count ->
    [one] Um trabalhador vai para um lote vago: restam { $workers } de { $all }
   *[other] { $count } trabalhadores vão para lotes vagos: restam { $workers } de { $all }
}
web-new-york-effect-street = { $street }: agora { $count }
web-new-york-effect-street-lead = { $street }: { $count }, e 5 pontos se continuar assim
web-new-york-effect-street-lost = { $street }: { $count }, e sem a liderança
web-new-york-effect-challenge = { $challenge }: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} no fim
web-new-york-effect-end = Isso traz o fim: o resto da mesa tem um último turno
web-new-york-do-build = Construir aqui
web-new-york-do-demolish = Demolir e construir
web-new-york-do-shift = Mudar o mercado
web-new-york-do-take = Pegar
web-new-york-do-acquire = Adquirir { $lot }
web-new-york-do-return = Devolver { $lot }
web-new-york-turn-it = Girar
web-new-york-next-place = Próximo lugar
web-new-york-drag = Arraste aqui para mover.
web-new-york-note-start = Escolha uma carta do mercado, ou um arranha-céu destacado para construir demolindo algo.
web-new-york-note-take = Escolha uma carta do mercado. Os lotes dela ficam marcados enquanto você aponta para ela.
web-new-york-note-acquire = Escolha um lote destacado no mapa.
web-new-york-note-build = Escolha um arranha-céu destacado e depois o lugar dele no mapa.
web-new-york-step-expand = Expandir
web-new-york-step-demolish = Demolir
web-new-york-step-build = Construir
web-new-york-step-boom = Explosão
web-new-york-turn = Turno { $turn }
web-new-york-last-turns = { $count ->
    [0] O último turno
    [one] Mais um turno depois deste
   *[other] Mais { $count } turnos depois deste
}
web-new-york-skip = Ir direto para
web-new-york-skip-decision = Decisão
web-new-york-tabs = Partes da mesa
web-new-york-tab-map = Mapa
web-new-york-tab-tiles = Peças
web-new-york-tab-market = Mercado
web-new-york-tab-races = Ruas
web-new-york-tab-log = Histórico
