# Everything that the command line itself says. Games say what they say in their own files.

## Failures: one sentence that says what is wrong and what to do

cli-error = twocities: { $why }
cli-cannot-read = não dá para ler o arquivo { $file } ({ $why }): confira o nome e as suas permissões
cli-cannot-write = não dá para gravar { $file } ({ $why }): confira o nome e as suas permissões
cli-exists = o arquivo { $file } já existe e não será sobrescrito: dê outro nome
cli-part-exists = { $file } já existe, talvez de uma execução interrompida, e não será sobrescrito: apague-o ou dê outro nome
cli-sim-one-file = { $file } não pode conter as partidas e também as decisões delas: dê dois nomes
cli-terminal-failed = não dá para usar o terminal ({ $why })
cli-no-such-pack = não existe o pacote “{ $word }”, nem um arquivo com esse nome: informe { $packs }
cli-no-record = não dá para continuar nem repetir { $file }: { $why }
cli-record-in-use = o registro { $file } está sendo jogado em outra mesa: feche aquela primeiro
cli-wrong-seats = { $seats ->
    [0] faltam lugares: dê a --seats de 2 a 4 nomes, como me,rules
    [one] um lugar não basta: dê a --seats de 2 a 4 nomes, como me,rules
   *[other] { $seats } lugares não servem para uma mesa: dê a --seats de 2 a 4 nomes, como me,rules
}
cli-bad-name = “{ $name }” não pode ser um nome: { $why }
cli-seat-misspelt = não existe o bot “{ $word }”: se você quer dizer { $near }, escreva assim; uma pessoa com esse nome precisa de outra grafia
cli-seat-person = { $name } se senta como pessoa: `twocities bots` diz quais bots existem.
cli-unknown-bot = o lugar { $seat } é jogado pelo bot “{ $bot }”, que esta versão não tem: deixe outra pessoa ou outro bot continuar com --seats
cli-serving = Servidor em { $address }: abra no navegador. Tudo é guardado em { $folder }. Ctrl-C desliga o servidor; nada se perde.
cli-served-already = O Two Cities já está sendo servido em { $address }: abra esse endereço no navegador, ou sirva em outro com `serve --bind`.
cli-no-data-folder = não há pasta pessoal onde guardar as mesas: indique uma pasta com --data
cli-no-store = não há dados de um servidor em { $folder }: indique a pasta dele com --data
cli-cannot-wait = não dá para esperar pelos dados do servidor ({ $why }): verifique a máquina
cli-no-such-table = não existe a mesa “{ $table }”: veja se o id está certo, ou deixe --table de fora para todas as que acabaram
cli-export-running = a partida da mesa { $table } não acabou, e o registro dela contaria o que está oculto: use --running se ninguém que joga for vê-lo
cli-export-unreadable = não dá para gravar como registro a partida da mesa { $table }: { $why }
cli-export-no-id = ela não tem um id válido
cli-no-state-folder = não há pasta pessoal onde guardar o registro: indique um arquivo com --record
cli-already-begun = a partida em { $file } já começou: deixe --seed e --option de fora, ou indique outro arquivo
cli-other-game = { $file } é um registro de { $found }: use “twocities play { $found }” em vez de { $wanted }
cli-other-seats = a partida do registro tem { $found } lugares e --seats indica { $wanted }: indique a mesma quantidade
cli-no-such-viewer = não existe o ponto de vista “{ $word }”: informe um lugar de 1 a { $seats }, public ou all
cli-nothing-to-replay = { $actions ->
    [0] não há nada para rever: o registro não tem ações
   *[other] não há nada entre --from e --to: o registro tem as ações de 1 a { $actions }
}
cli-no-such-rule = { $game } não tem a regra “{ $id }”: “twocities rules { $game }” lista todas
cli-no-such-rule-but = { $game } não tem a regra “{ $id }”: talvez você queira dizer { $near }

## Beginning and ending a game

cli-begun = Digite ? para ajuda. Você pode sair a qualquer momento; isto continua a partida:
cli-taken-up = A partida continua. Digite ? para ajuda. Você pode sair a qualquer momento; isto a retoma de novo:
cli-bot-untaught = { $bot } joga por regras práticas aqui: não aprendeu nada para estas cartas e este número de jogadores.
cli-dropped = O registro foi cortado: { $what }.
cli-left = A partida está guardada em { $file }. Para continuar:
cli-ended = O registro é { $file }. Para percorrê-lo:
cli-bad-arguments = { $why } (twocities --help lista o que é possível)
cli-before-curtain = Pressione Enter quando tiver lido isto: é só para os seus olhos.
cli-turn-of = Vez de { $name }.
cli-curtain = Passe a tela para { $name } e pressione Enter.
cli-you = Você

## At the prompt

cli-no-such-choice = { $choices ->
    [0] Não existe a escolha { $number }: digite um número de 1 a { $choices }, ou ? para ajuda.
    [one] Não existe a escolha { $number }: a única é 1. Digite ? para ajuda.
   *[other] Não existe a escolha { $number }: digite um número de 1 a { $choices }, ou ? para ajuda.
}
cli-not-asked = Essa decisão não cabe a você agora.
cli-several = “{ $typed }” pode significar { $words }: digite um pouco mais.
cli-missing = Falta algo: o esperado é { $expected }.
cli-not-understood = Não dá para entender “{ $word }” aqui: o esperado é { $expected }.
cli-did-you-mean = Não dá para entender “{ $word }” aqui: talvez você queira dizer { $near }.
cli-no-such-card = Não há “{ $word }” neste jogo: digite cards para ler sobre o que está ao alcance.
cli-no-such-card-but = Não há “{ $word }” neste jogo: talvez você queira dizer { $near }.
cli-taken-back = { $count ->
    [0] Desfeitas: { $count } ações.
    [one] Desfeita: uma ação.
   *[other] Desfeitas: { $count } ações.
}
cli-nothing-to-take-back = Ainda não há nada para desfazer.
cli-revealed = Isso não pode ser desfeito, porque algo oculto foi visto desde então.
cli-possible = Isso é possível agora: procure entre as escolhas.
cli-possible-by = Isso é possível agora: { $choices }.
cli-choice = { $number } ({ $words })
cli-empty-log = Nada aconteceu ainda.
cli-saved = A partida está em { $file }.
cli-cannot-save = Não dá para gravar { $file } ({ $why }): salve com outro nome.

cli-help = Responda com o número de uma escolha, ou com as palavras dela; as primeiras letras de cada palavra bastam. Além disso, você pode digitar:
cli-given-thing = COISA
cli-help-hint = diz o que seria bom fazer, e por quê
cli-help-undo = desfaz a sua última ação, se nada oculto foi visto
cli-help-why = diz por que algo não pode ser feito: uma coisa da mesa, ou uma ação em palavras
cli-help-card = para ler sobre uma coisa pelo id ou pelo nome
cli-help-cards = o mesmo para tudo o que você pode alcançar agora
cli-help-table = desenha a mesa de novo
cli-help-log = lista tudo o que aconteceu
cli-help-score = conta os pontos como estão
cli-help-save = copia o registro para outro arquivo
cli-help-quit = sai; a partida fica guardada e pode ser retomada

## bots

cli-bots-levels = Níveis contra os quais jogar, do mais fraco ao mais forte:
cli-bots-research = Para disputas e estudos:
cli-bots-ploys = Jogadores de uma ideia só, cada um para um dos jogos, para ver se alguém cai nela: { $bots }.
cli-bot-random-plays = Faz qualquer coisa que as regras permitam.
cli-bot-random-plan-plays = Joga qualquer turno que valha a pena jogar.
cli-bot-greedy-plays = Quer estar à frente no fim do seu turno e não pensa além disso.
cli-bot-rules-plays = Joga por regras práticas. Nunca muda: é por ele que os outros são medidos.
cli-bot-flat-mc-plays = Leva seus melhores turnos até o fim da partida em muitos mundos, por um décimo de segundo.
cli-bot-ismcts-plays = Olha adiante, também para o que os outros podem responder, por um décimo de segundo; julga por regras práticas.
cli-bot-ismcts-long-plays = O mesmo por meio segundo.
cli-bot-learned-plays = Joga de imediato, pelo que aprendeu em partidas contra si mesmo.
cli-bot-expert-plays = Olha adiante por um décimo de segundo e julga pelo que foi aprendido.

## sim

cli-arena-head = { $game } com o pacote { $pack } ({ $digest }), { $seats } jogadores, blocos a partir da semente { $seed }, versão { $version }.
cli-arena-one-bot = uma disputa precisa de pelo menos dois bots: indique-os com --bots, como em --bots rules,greedy
cli-arena-pair-of-one = { $first } não pode formar par consigo mesmo: indique dois bots em cada par, como em --pairs rules:greedy
cli-arena-pair-twice = { $first } e { $second } formam par duas vezes: indique cada par uma só vez
cli-arena-first = bot
cli-arena-second = contra
cli-arena-bot = bot
cli-arena-blocks = blocos
cli-arena-score = resultado
cli-arena-interval = intervalo de 95%
cli-arena-elo = Elo
cli-arena-elo-interval = intervalo de 95%
cli-arena-margin = pontos à frente
cli-arena-alone = vitórias sozinho
cli-arena-open = { $first } contra { $second }: indefinido depois de { $blocks } blocos.
cli-arena-accepted = { $first } contra { $second }: vale o resultado mais alto, depois de { $blocks } blocos.
cli-arena-refused = { $first } contra { $second }: vale o resultado mais baixo, depois de { $blocks } blocos.

cli-luck-head = { $deals } distribuições de { $game } com o pacote { $pack } ({ $digest }), cada uma jogada { $games } vezes por { $seats } jogadores que são todos { $bot }, a partir da semente { $seed }, versão { $version }.
cli-luck-order = ordem
cli-luck-wins = vitórias
cli-luck-interval = intervalo de 95%
cli-luck-victories = De quem vence, a distribuição decide { $part } ({ $low } a { $high }): tão parecidas são as partidas de uma distribuição quando este bot joga contra si mesmo.
cli-luck-margins = De quantos pontos alguém fica à frente, ela decide { $part } ({ $low } a { $high }).

cli-sim-head = { $games ->
    [0] Nenhuma partida de { $game } com o pacote { $pack }, sementes { $first } a { $last }.
    [one] Uma partida de { $game } com o pacote { $pack }, semente { $first }.
   *[other] { $games } partidas de { $game } com o pacote { $pack }, sementes { $first } a { $last }.
}
cli-sim-seat = lugar
cli-sim-bot = bot
cli-sim-mean = pontos
cli-sim-sd = DP
cli-sim-least = mín.
cli-sim-most = máx.
cli-sim-wins = vitórias
cli-sim-interval = intervalo de 95%
cli-sim-turns = Turnos por partida: { $mean } (DP { $sd }, de { $least } a { $most })
cli-sim-decisions = Decisões por partida: { $mean } (DP { $sd }, de { $least } a { $most })

## Records

cli-verify-ok = { $file }: ok, { $actions ->
    [0] { $actions } ações
    [one] { $actions } ação
   *[other] { $actions } ações
}
cli-verify-sealed = { $file }: ok, { $actions ->
    [0] { $actions } ações
    [one] { $actions } ação
   *[other] { $actions } ações
}, selo { $seal }
cli-verify-no-seal = { $file }: este registro não tem selo: era esperado o que foi mostrado antes da partida
cli-verify-other-seal = { $file }: este registro tem o selo { $found }: era esperado { $shown }, o que foi mostrado antes da partida
cli-verify-broken = { $file }: { $why }
cli-replay-head = { $game } com o pacote { $pack }: { $players }; { $actions ->
    [0] { $actions } ações
    [one] { $actions } ação
   *[other] { $actions } ações
}{ $branches ->
    [0] {""}
    [one] {""}, e uma vez algo foi desfeito
   *[other] {""}, e { $branches } vezes algo foi desfeito
}.
cli-replay-pause = Enter para o próximo turno, q para parar{" "}
cli-replay-unfinished = O registro para aqui, antes do fim da partida.
cli-no-hints = Esta mesa não dá dicas.
cli-hint-plan = { $number }. { $plan }
cli-hint-why = { $shares }
cli-analyse-unfinished = { $file }: a partida não acabou, então ainda não há o que analisar: jogue-a até o fim primeiro
cli-analyse-turn = turno
cli-analyse-action = ação
cli-analyse-whose = de quem
cli-analyse-win = vitória: { $name }
cli-analyse-margin = pontos à frente
cli-analyse-end = fim
cli-analyse-player = participante
cli-analyse-score = pontos
cli-analyse-luck = sorte
cli-analyse-start = no início
cli-analyse-cost = perdidos por decisões
cli-analyse-given = vindos dos outros
cli-analyse-rest = o resto
cli-analyse-luck-means = Tudo, menos a coluna “pontos”, é em pontos à frente do melhor oponente. Sorte é o que veio menos o que viria em média; em muitas partidas, ela se anula. O que as decisões perderam é medido em cada uma, certo ou não, para que esteja correto em média; um pouco menos que nada é nada. ± diz qual pode ser o erro de ambos em 19 de cada 20 casos.
cli-analyse-rest-means = O que se podia esperar no início, a sorte e o que as decisões dos outros deram, menos o que as próprias perderam, formam o resultado final; o resto é o que não foi visto ou foi visto errado.
cli-analyse-each-knows = O que cada pessoa podia esperar vem só do que ela sabia, então as chances não precisam somar 100%.
cli-analyse-costliest = O que custou mais:
cli-analyse-nothing-better = Não foi encontrada nenhuma decisão que tenha custado algo digno de nota.
cli-analyse-decision = Ação { $action }, { $name }: { $by } pontos perdidos, { $error } para mais ou para menos
cli-replay-result = { $name }: posição { $rank } com { $score ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
}

## Looking after a server

cli-backed-up = Tudo, como estava em um dado momento, está em { $file }. “twocities restore” traz de volta.
cli-restored = Tudo o que há em { $file } está agora em { $folder }, para “twocities serve”.
cli-exported = { $matches ->
    [0] Não há partida para exportar.
    [one] Uma partida está agora em { $folder }.
   *[other] { $matches } partidas estão agora em { $folder }.
}
cli-exported-pack = { $record } precisa do seu pacote: --pack { $pack }
cli-export-tells = Registros de partidas que não acabaram contam tudo o que está oculto: não os mostre a ninguém que esteja jogando.
cli-imported = { $file } é agora a mesa { $table }.
cli-imported-seat = para ocupar o lugar { $seat } ({ $name }): { $link }
cli-imported-watch = para assistir: { $link }
cli-import-links = Os links vão depois do endereço do servidor. Eles só são mostrados aqui.

## Content packs

cli-content-ok = { $file }: ok, { $totals }
cli-content-listed = { $game }, pacote { $pack }: { $totals }
cli-content-pack = Pacote { $pack } ({ $digest }): { $totals }

## London

cli-london-totals = { $cards } cartas (A { $a }, B { $b }, C { $c }; entre elas { $paupers } de pobres e { $actions } de ação) e { $boroughs } distritos
cli-london-copies = { $copies ->
    [0] fora do baralho
    [one] { $copies } cópia
   *[other] { $copies } cópias
}
cli-london-starter = à venda desde o início
cli-sources-all-from = Fonte de tudo: { $source }
cli-sources-the-rest = o resto
cli-sources-and-then = { $before }; { $next }
cli-sources-from = { $fields }: { $source }
cli-sources-rulebook = o livro de regras
cli-sources-review = uma resenha
cli-sources-first-edition = a primeira edição
cli-sources-reconstructed = a reconstrução deste projeto
cli-sources-owner = o exemplar de alguém

cli-london-turn = Turno { $turn }
cli-london-decks = baralho A { $a } · B { $b } · C { $c }   distritos { $boroughs }
cli-london-loans-left = { $loans ->
    [0] nenhum empréstimo restante
    [one] { $loans } empréstimo restante
   *[other] { $loans } empréstimos restantes
}
cli-london-last-turns = { $turns ->
    [0] os últimos { $turns } turnos
    [one] o último turno
   *[other] os últimos { $turns } turnos
}
cli-london-money = dinheiro
cli-london-loans = empréstimos
cli-london-poverty = pobreza
cli-london-prestige = prestígio
cli-london-cards = mão
cli-london-stacks = pilhas
cli-london-boroughs = distritos
cli-london-cities = Cidades
cli-london-no-stacks = nada construído ainda
cli-london-placed = nova
cli-london-used = usada
cli-london-face-down = virada para baixo
cli-london-board = Tabuleiro
cli-london-top-row = cima
cli-london-bottom-row = baixo
cli-london-land = Propriedades
cli-london-offer = à venda
cli-london-brings-cards = { $amount ->
    [0] { $amount } cartas
    [one] { $amount } carta
   *[other] { $amount } cartas
}
cli-london-brings-prestige = { $amount } de prestígio
cli-london-brings-relief = −{ $amount } de pobreza
cli-london-hand = Mão
cli-london-unknown = { $cards ->
    [0] e mais { $cards }
    [one] e mais { $cards }
   *[other] e mais { $cards }
}
cli-london-unknown-card = desconhecida
cli-london-building = Em construção
cli-london-deck = Próxima no baralho
cli-london-own = Você tem
cli-london-numbers = £{ $cash }, { $loans ->
    [0] { $loans } empréstimos
    [one] { $loans } empréstimo
   *[other] { $loans } empréstimos
}, { $poverty } de pobreza, { $prestige } de prestígio
# One letter each, set behind the name of a borough.
cli-london-north = N
cli-london-south = S
cli-london-legend = { $star } prestígio no fim  +2 cartas por baixo
cli-london-legend-land = { $north } ao norte, { $south } ao sul do Tâmisa  { $river } à margem do rio

## New York

cli-new-york-totals = { $lots } lotes em { $blocks } quarteirões, { $bronze } arranha-céus nível bronze, { $silver } nível prata e { $gold } nível ouro por jogador, e { $legendary } lendários
cli-new-york-setting-up = Preparação
cli-new-york-turn = Turno { $turn }
cli-new-york-future = mercado futuro: { $cards ->
    [0] { $cards } cartas
    [one] { $cards } carta
   *[other] { $cards } cartas
}
cli-new-york-last-turns = { $turns ->
    [0] este é o último turno
    [one] mais { $turns } turno depois deste
   *[other] mais { $turns } turnos depois deste
}
cli-new-york-street = { $street } ({ $code })
cli-new-york-streets = Ruas
cli-new-york-streets-pay = 5 pontos por ter mais arranha-céus em cada uma
cli-new-york-challenge = Desafio
cli-new-york-generations = Construir
cli-new-york-unlocked = prata a partir de { $silver } pontos, ouro a partir de { $gold }
cli-new-york-challenge-pays = { $challenge }: { $pays }
cli-new-york-challenge-bronze-baron = 4, 5 ou 6 arranha-céus próprios nível bronze de pé no fim dão 5, 10 ou 15 pontos
cli-new-york-challenge-master-architect = 3, 4 ou pelo menos 5 arranha-céus próprios irregulares de pé no fim dão 3, 6 ou 10 pontos
cli-new-york-challenge-generation-king = ter mais arranha-céus de uma geração no fim dá 5 pontos, um empate não dá nada
cli-new-york-challenge-gold-tycoon = um bairro em que você tem dois ou mais arranha-céus nível ouro no fim dá 3 pontos
cli-new-york-challenge-gold-prestige = colocar um nível ouro dá mais 1 ponto por cada arranha-céu de oponentes, nível bronze ou prata, que ele tocar
cli-new-york-points = pontos
cli-new-york-workers = trabalhadores
cli-new-york-lots = lotes
cli-new-york-bronze = bronze
cli-new-york-silver = prata
cli-new-york-gold = ouro
cli-new-york-cards = cartas de ação
# The words that one types to use them.
cli-new-york-card-boom = boom
cli-new-york-card-shift = shift
cli-new-york-card-grab = grab
cli-new-york-market = Mercado
cli-new-york-future-row = Futuro
cli-new-york-batch = { $cards ->
    [one] { $cards } carta:
   *[other] { $cards } cartas:
}
cli-new-york-then = depois
cli-new-york-unbuilt = A construir
cli-new-york-legendary = Lendários
# Each explains one sign, which it begins with.
cli-new-york-legend-lot = G1 lote livre, verde
cli-new-york-legend-worker = 1* *G1 trabalhador do lugar 1 em G1
cli-new-york-legend-ground = 1.G terreno do lugar 1, verde
cli-new-york-legend-skyscraper = 1b4 arranha-céu do lugar 1
cli-new-york-legend-start = 1@ edifício inicial
cli-new-york-legend-legendary = 1L1 arranha-céu lendário
cli-new-york-legend-closed = . fora do jogo em dois jogadores
cli-new-york-legend-street = bw rua
cli-new-york-legend-crossing = + cruzamento
cli-new-york-legend-park = :: parque
cli-new-york-legend-landmark = ## marco
cli-new-york-legend-shape = { $shape } formato, linha por linha
cli-new-york-legend-points = { $sign }3 pontos
cli-new-york-legend-future = Futuro: ninguém conhece a ordem dentro de um grupo
cli-new-york-legend-then = depois: o grupo seguinte
cli-new-york-numbers = Você tem { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $workers ->
    [0] { $workers } trabalhadores disponíveis
    [one] { $workers } trabalhador disponível
   *[other] { $workers } trabalhadores disponíveis
}, cartas de ação: { $cards }
