# A position that somebody lays out: what cannot be, without the point at the end. The ids of lists stand beside it.
expected-position = uma posição possível; { $why }
position-list-unknown = Não existe essa lista em uma posição
position-list-twice = Esta lista aparece duas vezes
position-list-missing = Falta esta lista
position-number = O esperado é um número inteiro de { $least } a { $most }
position-pairs = O esperado são palavras e números assim: { $words }
position-word = O esperado é { $expected }

# London.
london-wrong-card-twice = Há mais cópias de { $card } do que o pacote tem
london-wrong-card-lost = { $copies ->
        [0] { $copies } cópias de { $card } não estão em lugar nenhum
        [one] { $card } não está em lugar nenhum
       *[other] { $copies } cópias de { $card } não estão em lugar nenhum
    }
london-wrong-borough-twice = O distrito { $borough } está em dois lugares
london-wrong-borough-lost = O distrito { $borough } não está em lugar nenhum
london-wrong-deck-order = { $card } está embaixo de uma carta de um conjunto posterior
london-wrong-hand-limit = Ninguém começa um turno com mais de { $most } cartas na mão
london-wrong-not-a-building = { $card } não pode ficar em uma área de construções
london-wrong-empty-stack = Uma pilha tem pelo menos uma carta
london-wrong-stray-money = Não pode haver dinheiro sobre { $card } ali
london-wrong-row-full = Uma fileira do tabuleiro de projetos tem { $spaces } espaços
london-wrong-offer-full = No máximo três distritos estão à venda
london-wrong-offer-short = Três distritos ficam à venda enquanto houver algum no baralho de distritos
london-wrong-tokens = Todos juntos têm { $loans } empréstimos, e há 12 fichas
london-wrong-end-due = O baralho está vazio, então estão em jogo os últimos turnos
london-wrong-end-early = Os últimos turnos só vêm quando o baralho está vazio
london-wrong-last-turns = Podem restar de 1 a { $most } últimos turnos, contando este
london-wrong-quiet-turns =
    { $most ->
        [0] Aqui não pode haver nenhum turno sem carta do baralho
        [1] Aqui pode haver no máximo um turno sem carta do baralho
        [one] Aqui pode haver no máximo { $most } turno sem carta do baralho
       *[other] Aqui pode haver no máximo { $most } turnos seguidos sem carta do baralho
    }
london-wrong-not-their-turn = Por quem começou a partida, é a vez do lugar { $seat }

# New York.
new-york-wrong-cards-many = Há mais cartas { $card } do que lotes assim
new-york-wrong-cards-few = { $cards ->
        [0] { $cards } cartas { $card } não estão em lugar nenhum
        [one] Uma carta { $card } não está em lugar nenhum
       *[other] { $cards } cartas { $card } não estão em lugar nenhum
    }
new-york-wrong-batch = Um grupo do mercado futuro tem pelo menos uma carta
new-york-wrong-market-full = O mercado aberto tem lugar para { $most } cartas
new-york-wrong-market-short = O mercado aberto é completado enquanto durar o mercado futuro
new-york-wrong-lot-twice = O lote { $lot } está em dois territórios
new-york-wrong-lot-closed = O lote { $lot } fica em um bairro que não se usa em dois jogadores
new-york-wrong-workers = Há mais lotes vagos do que os { $workers } trabalhadores
new-york-wrong-character = Cada participante é um personagem, e não há dois iguais
new-york-wrong-no-characters = No jogo para experientes não há personagens
new-york-wrong-outside = { $tile } não está totalmente dentro do território
new-york-wrong-on-another = { $tile } está sobre outro arranha-céu
new-york-wrong-frontage = { $tile } não toca nem rua nem parque
new-york-wrong-tile-twice = { $tile } aparece duas vezes
new-york-wrong-second-legendary = Ninguém constrói dois arranha-céus lendários
new-york-wrong-gold-demolished = { $tile } é de ouro, e ouro nunca é demolido
new-york-wrong-locked = Vieram pontos de menos antes do primeiro arranha-céu da geração { $generation }: são necessários { $points }
new-york-wrong-equal-before = { $tile } é igual e se usa primeiro
new-york-wrong-prestige = Pontos de prestígio só vêm com o desafio Prestígio do Ouro
new-york-wrong-no-cards = Esta mesa joga sem cartas de ação
new-york-wrong-end-due = Alguém só tem { $tiles } arranha-céus próprios por construir, então o fim já foi acionado
new-york-wrong-quiet-end = Depois de { $turns } turnos sem construção, o fim é acionado
new-york-wrong-end-early = Ninguém tem tão poucos arranha-céus por construir que o fim pudesse estar acionado
new-york-wrong-last-turns =
    { $most ->
        [0] Depois deste não pode vir nenhum
        [1] No máximo um turno pode vir depois deste
        [one] No máximo { $most } turno pode vir depois deste
       *[other] No máximo { $most } turnos podem vir depois deste
    }
new-york-wrong-quiet-turns =
    { $most ->
        [0] Aqui não pode haver nenhum turno sem construção
        [1] Aqui pode haver no máximo um turno sem construção
        [one] Aqui pode haver no máximo { $most } turno sem construção
       *[other] Aqui pode haver no máximo { $most } turnos seguidos sem construção
    }
new-york-wrong-not-their-turn = Por quem começou a partida, é a vez do lugar { $seat }
new-york-wrong-over = Não resta nada a decidir nesta posição
