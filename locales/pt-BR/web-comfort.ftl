# O que torna a mesa confortável: preferências, som, a mesa em palavras.

web-preferences = Preferências
web-preferences-done = Pronto
web-preferences-table = À mesa
web-in-words = A mesa em palavras
web-in-words-note = Tudo sob títulos, em listas e tabelas, e cada resposta como botão: para ouvir em voz alta ou ler em letras grandes.
web-card-size = Tamanho das cartas
web-card-size-small = pequeno
web-card-size-normal = normal
web-card-size-large = grande
web-card-size-note = Na mão em London e no mercado em New York 1901.
web-motion = Movimento
web-motion-calm = calmo
web-motion-normal = normal
web-motion-fast = rápido
web-motion-none = nenhum
web-shortcuts = Atalhos de uma tecla só
web-shortcuts-note = Letras, números, sinais e a barra de espaço. Desligados, não fazem nada por engano, como quando se fala com o aparelho; Ctrl Z, setas, Enter e Escape continuam valendo.
web-confirm = Perguntar mais uma vez antes de
web-confirm-steps = adquirir um distrito, ou usar uma carta de lote que vai direto para o seu lote
web-confirm-shows = qualquer outra coisa que revele algo novo, como pegar uma carta do baralho
web-confirm-ends = passar a vez a outra pessoa
web-sound = Som
web-sound-on = Sons à mesa
web-sound-volume = Volume
web-sure-shows = Isto revela algo novo, por isso não dá para simplesmente desfazer.
web-sure-ends = Depois disto a vez é de outra pessoa.
web-sure-do = Confirmar

## A mesa em palavras

web-words-ways = Como a mesa é mostrada
web-words-enter = Mostrar a mesa em palavras
web-words-leave = Mostrar a mesa desenhada
web-words-title = { $game }: a mesa em palavras
web-words-choices = O que você pode fazer
web-words-tried = O que você está experimentando
web-words-player = Participante
web-words-you = { $name } (você)
web-words-total = Pontos se acabasse agora
web-words-stacks = Pilhas
web-words-under = Debaixo dela: { $cards }
web-words-placed = colocada neste turno
web-words-activated = ativada neste turno
web-words-uppermost = O do topo
web-words-top-row = Fileira de cima
web-words-bottom-row = Fileira de baixo
web-words-points = Pontos
web-words-workers = Trabalhadores disponíveis
web-words-lots = Lotes
web-words-standing = Arranha-céus no mapa
web-words-unbuilt = Arranha-céus por construir
web-words-street = Rua
web-words-shape = Forma, pelas colunas a partir da esquerda: { $rows }
web-words-shape-row = fileira { $row }: { $columns }
web-words-territory = Território: { $name }
web-words-on = Em { $lots }
web-words-along = { $count } ({ web-new-york-points })
web-words-times = { $name } × { $count }
web-words-next-to = Ao lado de { $lots }
web-words-map = O mapa, lote por lote
web-words-vacant = Vago, com um trabalhador.
web-words-free-lots = { $count ->
    [0] nenhum lote restante
    [one] 1 lote restante ({ $lots })
   *[other] { $count } lotes restantes ({ $lots })
}
web-words-none = Nada
