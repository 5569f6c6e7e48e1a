# Aprender: lições, regras, ícones, a primeira partida.

web-learn = Aprender { $game }
web-learn-about = Capítulos curtos, uns vinte minutos ao todo, em uma mesa de verdade. Pule o que já sabe, saia quando quiser e volte de onde parou.
web-learn-start = Começar
web-learn-continue = Continuar
web-learn-again = Mais uma vez
web-learn-open = { $action }: { $title }
web-learn-more = Para ler mais
web-learn-learnt = Aprendido
web-learn-step = { $number } de { $count }
web-learn-next = Avançar
web-learn-leave = Todos os capítulos
web-learn-marked = A lição marca isto
web-learn-otherwise = As regras também permitem isso. Nesta lição, porém, escolha o que está marcado.
web-learn-chapter-done = Este capítulo acabou. Você pode continuar jogando aqui como quiser ou aprender mais.
web-learn-all-done = Era tudo. O melhor agora é uma primeira partida contra um bot, com sugestões.
web-learn-next-chapter = A seguir: { $title }
web-learn-play = Jogar

web-rules = As regras
web-rules-of = As regras de { $game }
web-rules-contents = Sumário
web-rules-before = Antes: { $clause }
web-rules-after = Depois: { $clause }
web-rules-whole = Todas as regras
web-rules-open = Ler { $clause }
web-rules-none = Não há a regra { $clause }.

web-icons = Os ícones
web-icons-of = Os ícones de { $game }
web-icons-here = Nas cartas desta mesa
web-icons-kinds = Cores

web-first-game = Primeira partida: sugerir o que fazer e explicar o que é novo
web-first-suggests = Primeira partida: estas são boas maneiras de jogar este turno. Escolha uma ou faça como quiser.
web-first-new = Novidade
web-first-got-it = Entendi

## Ícones de London

icon-london-prestige = Prestígio: os pontos que decidem a partida.
icon-london-poverty = Pobreza: o que passa da de quem está menos pobre custa prestígio no fim.
icon-london-discard = Descartar uma carta da mão.
icon-london-draw = Pegar cartas, do baralho ou do tabuleiro.
icon-london-take = Pegar uma carta do tabuleiro de projetos.
icon-london-exchange = Trocar uma carta da mão por uma do tabuleiro.
icon-london-flip = A carta vira para baixo depois de ativada.
icon-london-again = Outra carta faz mais uma vez o que fez.
icon-london-loan = Um empréstimo: £10 agora, £15 para quitá-lo.
icon-london-river = Um distrito à margem do rio.
icon-london-borough = Um distrito.
icon-london-north = Um distrito ao norte do Tâmisa.
icon-london-south = Um distrito ao sul do Tâmisa.
icon-london-hand = Cartas na mão.
icon-london-spared = As cartas na mão não causam pobreza neste funcionamento.
icon-london-stack = Uma pilha da sua cidade.
icon-london-to = Vai para outra pessoa.
icon-london-opponents = Todos os oponentes.
icon-london-opponent = Um oponente.
icon-london-then = Primeiro o que está antes, depois o que está depois.
icon-london-brown = Marrom: a economia. Quase sempre dinheiro.
icon-london-blue = Azul: ciência e cultura.
icon-london-pink = Rosa: política.
icon-london-grey = Cinza: pobres, que não podem ser construídos.

## Sinais de New York

icon-new-york-bronze = Bronze: a primeira geração, desde o começo.
icon-new-york-silver = Prata: destravada com pontos.
icon-new-york-gold = Ouro: destravado com mais pontos, e nunca demolido.
icon-new-york-legendary = Lendário: de ouro, quatro para todos, no máximo um por pessoa.
icon-new-york-worker = Um trabalhador em um lote onde ainda não há nada construído.
icon-new-york-lot = Um lote: terreno de um bairro, com tantos espaços quantos a carta mostra.
icon-new-york-street = Uma rua que pontua: 5 pontos para quem tiver, sem empate, mais arranha-céus ao longo dela no fim.
icon-new-york-park = Um parque: tocá-lo vale tanto quanto tocar uma rua.
icon-new-york-king = A ficha de rei: marca o seu único arranha-céu lendário.
icon-new-york-boom = Explosão de Construções: depois de construir, construa mais uma vez no mesmo turno.
icon-new-york-shift = Mudança de Mercado: quatro cartas novas antes de você pegar uma.
icon-new-york-grab = Apropriação de Terrenos: dois lotes de tamanho 2 em um turno.
