# The balance report: `twocities report`.

cli-report-title = { $game ->
    [london] London: um relatório de equilíbrio
   *[other] New York 1901: um relatório de equilíbrio
}
cli-report-head = { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
} de { $seats } jogadores, sempre o bot { $bot }; pacote { $pack } ({ $digest }), sementes a partir de { $seed }, versão { $version }.
cli-report-short = Em resumo
cli-report-short-score = Cada lugar faz { $mean } pontos em média; quem vence faz { $best } e vence por { $margin }.
cli-report-short-length = Uma partida leva { $turns } turnos, somando os de toda a mesa (de { $least } a { $most }).
cli-report-short-first = Quem começa vence { $share } das partidas (entre { $low } e { $high } com 95% de certeza); chances iguais seriam { $fair }.
cli-report-short-effect = De tudo o que foi retirado, { $best } é o que mais ajuda ({ $most } pontos percentuais de vitórias) e { $worst } o que menos ajuda ({ $least }); a média é { $mean }.
cli-report-short-reach = Isso foi medido com { $blocks ->
    [0] { $blocks } distribuições
    [one] { $blocks } distribuição
   *[other] { $blocks } distribuições
} para cada item: os intervalos de 95% alcançam em média { $reach } pontos para cada lado.
cli-report-short-outside = A mais de { $limit } pontos dessa média, com o intervalo inteiro: { $names }.
cli-report-short-perhaps = Talvez a mais de { $limit } pontos dessa média, já que só uma parte do intervalo está: { $names }.
cli-report-short-inside = Nada está a mais de { $limit } pontos dessa média com o intervalo inteiro.
cli-report-short-open = Nada foi encontrado a mais de { $limit } pontos dessa média, mas os intervalos de { $open } de { $all } chegam até lá.
cli-report-scores = Pontos
cli-report-scores-note = Toda a mesa; a parte preenchida de uma barra é de quem venceu.
cli-report-margins = Margens de vitória
cli-report-margins-note = Pontos entre o primeiro e o segundo lugar.
cli-report-turns = Duração
cli-report-turns-note = Turnos em uma partida, somando os de toda a mesa.
cli-report-order = Ordem dos turnos
cli-report-order-note = A parte das vitórias de quem começa, de quem joga em segundo e assim por diante, com intervalos de 95%. A linha marca chances iguais.
cli-report-place = { $place ->
    [1] começa
    [2] em segundo
    [3] em terceiro
   *[other] em quarto
}
cli-report-effects = Quanto vale ter exclusividade
cli-report-effects-note = Quem pega algo bom muitas vezes já está à frente, por isso as vitórias de quem o tem dizem pouco. Aqui a mesma distribuição foi jogada uma vez para cada lugar: esse lugar pode ter a coisa, ninguém mais pode. O ponto mostra quanto esse lugar vence além da sua parte justa, em pontos percentuais de vitórias, com o intervalo de 95% sobre { $blocks ->
    [0] { $blocks } distribuições
    [one] { $blocks } distribuição
   *[other] { $blocks } distribuições
}; a linha é a média de tudo, a faixa são { $limit } pontos em volta dela.
cli-report-topic-cards = Cartas de cidade
cli-report-topic-boroughs = Distritos
cli-report-topic-skyscrapers = Arranha-céus
cli-report-topic-legendaries = Arranha-céus lendários
cli-report-topic-streets = Ruas
cli-report-topic-challenges = Desafios
cli-report-topic-starts = Lotes iniciais
cli-report-topic-action-cards = Cartas de ação
cli-report-topic-lots = Lotes
cli-report-note-cards = Conta quando é colocada ou jogada. Os pontos são o prestígio da própria carta e o que os efeitos dela rendem; dinheiro e alívio são o que ela rende menos o que custa.
cli-report-note-boroughs = Conta quando é adquirido. O preço é descontado do dinheiro.
cli-report-note-skyscrapers = Conta quando é construído; há um de cada por jogador.
cli-report-note-legendaries = Conta quando é construído; há um de cada para toda a mesa.
cli-report-note-streets = Fica com quem tem mais arranha-céus nela no fim.
cli-report-note-challenges = Fica com quem recebe pontos por ele.
cli-report-note-starts = Vem por sorteio, por isso a parte de vitórias de quem o tem é o seu efeito.
cli-report-note-action-cards = Conta quando é usada.
cli-report-note-lots = Conta quando é adquirido; um lote inicial não conta.
cli-report-start = { $lot } ({ $character })
cli-report-column-name = nome
cli-report-column-taken = por partida
cli-report-column-when = quando
cli-report-column-points = pontos
cli-report-column-cash = dinheiro
cli-report-column-relief = alívio
cli-report-column-wins = vence com isso
cli-report-column-effect = efeito
cli-report-reconstructed = reconstrução deste projeto
cli-report-sort = Clique em um título para ordenar. “Por partida”: quantas vezes é obtido em uma partida em que pode ser. “Quando”: 0 no início, 1 no fim. “Vence com isso”: as vitórias de quem o obteve; talvez já estivesse à frente de qualquer forma.
cli-report-repeat = Repita esta página com
cli-report-written = Gravado em { $file }.
