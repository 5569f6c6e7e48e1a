# The pages of the web app. What games say is in their own files.

web-title = Two Cities
web-description = London e New York 1901: jogue no navegador os dois jogos de construir cidades.
web-title-turn = ▸ Sua vez · { $game }
web-title-turn-of = Vez de { $name } · { $game }
web-title-table = { $game } · Two Cities
web-tagline = Dois jogos de tabuleiro sobre construir uma cidade: a sós, na mesma tela ou a distância com quem você quiser. Sem precisar de conta.
web-tagline-short = Dois jogos de tabuleiro sobre construir uma cidade
web-games = Os jogos
web-game-london = London
web-game-new-york = New York 1901
web-about-london = Reconstrua a cidade depois do incêndio de 1666: construa cartas, coloque a cidade para funcionar por dinheiro e prestígio e mantenha a pobreza baixa. 2 a 4 jogadores, cerca de uma hora.
web-about-new-york = Adquira lotes na Baixa Manhattan e construa arranha-céus cada vez mais altos ao longo das ruas. 2 a 4 jogadores, cerca de 40 minutos.
web-play-now = Jogar contra um bot
web-new-table = Montar uma mesa
web-new-table-of = { $game }: nova mesa
web-mine = Minhas mesas
web-tables-older = Mesas encerradas e mais antigas ({ $count })
web-delete-row = Apagar
web-delete-row-of = Apagar esta mesa: { $table }
web-open-tables = Mesas abertas
web-status-running = em andamento
web-status-waiting = esperando participantes
web-turn-of = Vez de { $name }
web-status-over = encerrada
web-status-closed = fechada
web-status-broken = só para olhar
web-status-shown = registro
web-player = Participante { $number }
web-your-name = Seu nome
web-name-of-me = Seu nome
web-name-of-here = Nome da pessoa

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
web-bot-champion-plays = Olha adiante por até um segundo e avalia pelo que aprendeu em partidas contra si mesmo. O melhor que há.
web-bot-strong = Forte
web-bot-strong-plays = Joga pelo que aprendeu em partidas contra si mesmo, e raramente avalia mal alguma coisa: em London na hora, em New York 1901 depois de olhar adiante por um instante.
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
web-option-first = Quem começa
web-option-first-drawn = por sorteio
web-option-first-seat = lugar { $seat }
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
web-own-pack-remove = Remover { $name }
web-chat-on = É possível conversar na mesa
web-hints-on = Dicas permitidas
web-listed = Mostrar a mesa a todo mundo e deixar qualquer pessoa ocupar um lugar livre
web-make = Abrir a mesa
web-made = A mesa está pronta
web-made-of = { $game }: a mesa está pronta
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
web-join-note = Não é preciso ter conta. Olhar esta página não ocupa nenhum lugar.
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
web-retry = Tentar agora
web-menu = Menu
web-close = Voltar à mesa
web-language = Idioma
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
    Vírgula: preferências
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
    Vírgula: preferências
web-skip = Pular para o fim
web-your-turn = Sua vez
web-doing-thinking = { $name } está pensando
web-doing-repaying = { $name } está quitando empréstimos
web-doing-drawing = { $name } está pegando cartas
web-doing-choosing = { $name } está escolhendo uma ação
web-doing-developing = { $name } está expandindo a cidade
web-doing-buying = { $name } está adquirindo propriedade
web-doing-running = { $name } está colocando a cidade para funcionar
web-doing-exchanging = { $name } está trocando uma carta
web-doing-ending = { $name } está para encerrar o turno
web-doing-discarding = { $name } está descartando até ficar com nove cartas
web-doing-character = { $name } está escolhendo personagem
web-doing-expanding = { $name } está expandindo
web-doing-returning = { $name } está devolvendo um lote
web-doing-building = { $name } está construindo
web-doing-demolishing = { $name } está demolindo
web-over = A partida acabou
web-nothing-done = nada foi feito ainda
web-back = Voltar
web-reset = Recomeçar
web-hint = Dica
web-hint-waiting = Pensando no caso …
web-hint-count =
    { $count ->
        [0] { $count } dicas, a melhor primeiro.
        [one] Uma dica.
       *[other] { $count } dicas, a melhor primeiro.
    }
web-hint-none = Não há nada a aconselhar aqui.
web-hint-others =
    { $count ->
        [one] Mais { $count } maneira
       *[other] Mais { $count } maneiras
    }
web-hint-stands = As dicas são sobre a mesa como está, sem o que você está testando. Fazer uma delas desfaz o teste.
web-hint-take = Fazer isto
web-hint-left = Último passo: { $plan }
web-hint-all = A dica termina aqui. Depois de feita, há outra.
web-hint-finish = Fazer
web-hint-gone = Isso não pode mais ser feito. { $reason }
web-undo = Desfazer
web-undo-ask = Pedir para desfazer
web-undo-wish =
    { $count ->
        [0] { $name } gostaria de desfazer { $count } ações. Você concorda?
        [one] { $name } gostaria de desfazer uma ação. Você concorda?
       *[other] { $name } gostaria de desfazer { $count } ações. Você concorda?
    }
web-undo-waits = { $name } pediu para desfazer algo.
web-undo-own = Você pediu para desfazer isso. Falta a resposta de { $names }.
web-undo-denied = { $name } prefere que não.
web-undo-withdraw = Retirar o pedido
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
web-seats = Quem está à mesa
web-new-link = convidar por link
web-new-link-note = Quem abre um link desses e ocupa o lugar passa a ficar com ele, por exemplo em outro aparelho. Links mais antigos para esse lugar deixam de funcionar.
web-replace = substituir, por link
web-host = Para quem abriu a mesa
web-record = Baixar o registro da partida
web-record-short = Baixar o registro

web-bring = Abrir uma partida registrada
web-bring-note = Solte o arquivo de uma partida registrada em qualquer ponto desta página, ou escolha o arquivo. A partida é mostrada de novo, jogada por jogada.
web-bring-choose = Escolher um arquivo
web-bring-none = Isso não é um registro: solte o arquivo de uma partida, junto com o pacote, se ela tiver um próprio.
web-bring-wrong = Não dá para mostrar { $file }. { $why }

web-replay = Rever a partida
web-replay-title = Revendo · { $game }
web-replay-move = Jogada { $move } de { $last }
web-replay-to = até a jogada { $move }
web-replay-start = Antes da primeira jogada
web-replay-quiet = Nada que se veja daqui
web-replay-bar = Pela partida, jogada por jogada
web-replay-first = Ir para o início
web-replay-turn-back = Voltar ao início do turno
web-replay-back = Uma jogada para trás
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-on = Uma jogada para a frente
web-replay-turn-on = Avançar para o próximo turno
web-replay-last = Ir para o fim
web-replay-speed = Velocidade
web-replay-eyes = Pelos olhos de quem
web-replay-eyes-of = como { $name } via
web-replay-eyes-beside = como se via de fora da mesa
web-replay-eyes-open = com todas as mãos abertas
web-replay-own = como você podia ver
web-replay-link = Copiar um link para esta jogada
web-replay-story = Como foi a partida
web-replay-keys =
    ← e →: uma jogada para trás ou para a frente; com Shift, um turno
    Home e End: para o início, para o fim
    Espaço: reproduzir, pausar

web-fork = Continuar daqui
web-fork-title = Uma nova mesa que continua depois da jogada { $move }
web-fork-note = O que aconteceu fica como foi, e também tudo o que ainda está virado para baixo. Não vão junto os nomes das pessoas nem o que foi desfeito.

web-hindsight = Em retrospecto
web-hindsight-what = Os bots examinam de novo cada decisão, a partir do que se sabia ao tomá-la: quem tinha mais chance de vencer, o que teria sido melhor e o que foi sorte. Leva mais ou menos um minuto.
web-hindsight-begin = Examinar de novo
web-hindsight-underway = Quanto já foi examinado
web-hindsight-percent = { $percent }% já examinados
web-hindsight-mark = { $percent }%
web-hindsight-shows = O que o gráfico mostra
web-hindsight-win = Chance de vitória
web-hindsight-margin = Vantagem esperada
web-hindsight-win-chart = Um gráfico da chance de vitória de cada pessoa ao longo da partida
web-hindsight-margin-chart = Um gráfico da vantagem esperada de cada pessoa ao longo da partida
web-hindsight-win-note = A chance que cada pessoa tinha de vencer em cada turno, só a partir do que ela sabia: as chances não precisam somar 100%.
web-hindsight-margin-note = Quantos pontos cada pessoa podia esperar ter no fim à frente do melhor resultado do resto da mesa, a partir do que ela sabia.
web-hindsight-luck-and-skill = Sorte e habilidade
web-hindsight-player = Participante
web-hindsight-score = Pontos
web-hindsight-at-end = À frente no fim
web-hindsight-start = Esperado no início
web-hindsight-luck = Sorte
web-hindsight-about = { $points } ± { $error }
web-hindsight-deal = da distribuição inicial
web-hindsight-cost = Perdidos por decisões
web-hindsight-given = Vindos dos outros
web-hindsight-rest = O resto
web-hindsight-means = Tudo, menos a primeira coluna, é em pontos à frente do melhor resultado do resto da mesa. O que se podia esperar no início, a sorte e o que os erros dos outros deram, menos o que as próprias decisões perderam, formam a vantagem final; o resto é o que não foi visto ou foi visto errado. Sorte é o que veio, menos o que viria em média, e as decisões são comparadas com a melhor que foi encontrada, certo ou não, para que a soma esteja correta em média: um pouco menos que nada é nada. ± diz qual pode ser o erro da sorte em 19 de cada 20 casos.
web-hindsight-costliest = As decisões que mais custaram
web-hindsight-nothing = Não foi encontrado nada melhor do que o que foi jogado.
web-hindsight-move = jogada { $move }
web-hindsight-by = { $points } pontos ± { $error }
web-hindsight-played = O que foi jogado: { $what }
web-hindsight-better = Melhor: { $what }
web-hindsight-why = Por quê: { $what }
web-close-table = Fechar a mesa
web-close-sure = Ninguém pode continuar a jogar em uma mesa fechada. Ainda dá para olhar.
web-delete-table = Apagar a mesa
web-delete-sure = Tudo o que há nesta mesa vai desaparecer para todo mundo.
web-end-won = Vitória de { $name }
web-end-shared = Vitória dividida: { $name }
web-score-rank = { $rank }º
web-score-total = Total
web-score-london-score-track = Prestígio na trilha
web-score-london-score-cards = Cartas de cidade
web-score-london-score-cash = Dinheiro de sobra
web-score-london-score-unpaid = Empréstimos por quitar
web-score-london-score-poverty = Pobreza
web-score-new-york-score-track = Na trilha
web-score-new-york-score-street = { $street }
web-score-new-york-score-challenge = Desafio: { $challenge }
web-score-new-york-score-cards = Cartas de ação não usadas
# How a figure came about.
web-score-detail-london-score-cards = { $cards }
web-score-detail-london-score-repaid = { $loans ->
    [0] {""}
    [one] um empréstimo quitado por £{ $amount }
   *[other] { $loans } empréstimos quitados por £{ $amount }
}
web-score-detail-london-score-cash = £{ $cash } de sobra
web-score-detail-london-score-unpaid = { $loans ->
    [0] {""}
    [one] um empréstimo
   *[other] { $loans } empréstimos
}
web-score-detail-london-score-poverty = { $all } de pobreza{ $cards ->
    [0] {""}
    [one] , { $cards } pela carta na mão
   *[other] , { $cards } pelas cartas na mão
}{ $returned ->
    [0] {""}
   *[other] ; devolução de { $returned }, restante: { $poverty }
}
web-score-detail-new-york-score-built = { new-york-score-built }
web-score-detail-new-york-score-street = { $skyscrapers ->
    [0] 0 arranha-céus
    [one] 1 arranha-céu
   *[other] { $skyscrapers } arranha-céus
}
web-chart = Um gráfico da pontuação ao longo da partida
web-chart-start = início
web-chart-end = fim
web-chart-note = O que cada pessoa teria se a partida tivesse acabado ali, até onde você podia saber.
web-free-seats = Há lugar nesta mesa.
web-again = Jogar de novo
web-next-by = { $name } abriu a próxima partida. Cada pessoa fica um lugar adiante.
web-next-open = A próxima partida desta mesa está aberta. Cada pessoa fica um lugar adiante.
web-next-sit = Ocupar seu lugar
web-next-told = Quem jogou aqui já vê a nova mesa e ocupa seu lugar com um toque. Mande um link a quem já saiu.
web-seal = A distribuição foi definida antes da primeira jogada: semente { $seed }, selada como { $seal }…
web-seal-foreknown = Semente { $seed }. Quem criou esta mesa pode ter conhecido a distribuição: ela começou em um momento de outra partida ou em uma posição.
web-foreknown = Quem criou esta mesa pode saber o que está virado para baixo: ela começa em um momento de outra partida ou em uma posição.
