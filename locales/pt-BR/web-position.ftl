# Laying out a position.

web-position = Montar uma posição
web-position-title = Uma posição de { $game }
web-position-edit = Editar esta posição antes
web-position-note = Uma posição é a mesa no começo de um turno. Cada mudança é conferida pelas regras. O que os jogadores lembram das cartas ocultas não faz parte dela.
web-position-lists = O que está onde
web-position-to-lists = Ir para as listas
web-position-play = Jogar daqui
web-position-new = Distribuir de novo
web-position-rest = Pôr o que falta nos baralhos, embaralhado
web-position-sound = Esta posição pode ser jogada.
web-position-faults = { $count ->
        [0] { $count } coisas não podem ser assim.
        [one] Uma coisa não pode ser assim.
       *[other] { $count } coisas não podem ser assim.
    }
web-position-common = A mesa
web-position-seat = Lugar { $number }
web-position-add = Acrescentar
web-position-add-to = Acrescentar a: { $list }
web-position-remove = Tirar
web-position-earlier = Um lugar antes
web-position-later = Um lugar depois
web-position-over = Virada para baixo
web-position-money = Dinheiro sobre ela
web-position-move = Mover para …
web-position-gap = vazio
web-position-stack = próxima pilha
web-position-batch = próximo grupo
web-position-place = Onde fica { $tile }
web-position-no-place = Não há espaço para { $tile } nos lotes deste lugar.
web-position-list-turn = Turno
web-position-list-active = De quem é a vez
web-position-list-quiet = Turnos parados
web-position-list-last = Últimos turnos restantes
web-position-list-deck = Baralho, de cima para baixo
web-position-list-gone = Fora do jogo
web-position-list-board-top = Fileira de cima
web-position-list-board-bottom = Fileira de baixo
web-position-list-offer = Distritos à venda
web-position-list-boroughs = Baralho de distritos, de cima para baixo
web-position-list-own-boroughs = Distritos, o último em cima
web-position-list-hand = Mão
web-position-list-city = Área de construções, cada pilha de baixo para cima
web-position-list-cash = Dinheiro
web-position-list-prestige = Prestígio
web-position-list-poverty = Pobreza
web-position-list-loans = Empréstimos
web-position-list-market = Mercado aberto
web-position-list-future = Mercado futuro, de cima para baixo
web-position-list-streets = Ruas que pontuam
web-position-list-challenge = Desafio
web-position-list-shuffles = Como as mudanças de mercado embaralham, por lugar
web-position-list-character = Personagem
web-position-list-lots = Lotes
web-position-list-standing = Arranha-céus de pé
web-position-list-demolished = Demolidos
web-position-list-cards = Cartas de ação restantes
