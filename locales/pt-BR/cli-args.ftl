# O que se pode digitar depois de `twocities`, como a ajuda conta, e o que há de errado com o que foi digitado.

## Comandos

cli-about = Jogos de tabuleiro de construir cidades para 2 a 4 pessoas. Sem comando: jogar no navegador, como `serve --open`
cli-about-play = Jogar em uma mesa no terminal, contra bots ou com outras pessoas na mesma tela
cli-about-bots = Dizer contra quem se pode jogar e como cada um joga
cli-about-serve = Servir mesas a navegadores e programas
cli-about-backup = Copiar para um arquivo tudo o que um servidor guarda, esteja ele em execução ou não
cli-about-restore = Restaurar os dados de um servidor a partir de uma cópia
cli-about-export = Escrever como registros as partidas que um servidor guarda, esteja ele em execução ou não
cli-about-import = Receber registros como mesas de um servidor que não está em execução
cli-about-sim = Deixar bots jogarem muitas partidas e resumir os resultados
cli-about-arena = Deixar bots se enfrentarem em blocos e dizer qual é melhor e com que certeza
cli-about-report = Deixar bots bons jogarem muitas partidas e dizer quão equilibrado o jogo é: uma página com gráficos, CSV ou JSON
cli-about-luck = Fazer bots iguais jogarem as mesmas distribuições muitas vezes e dizer quanto de uma partida a distribuição decide
cli-about-bench = Medir a velocidade das regras, ou quanto tempo os bots pensam: uma linha de JSON para cada número de pessoas
cli-about-replay = Percorrer o registro de uma partida
cli-about-analyse = Rever uma partida acabada: o que cada um podia esperar, o que as decisões custaram e o que foi sorte
cli-about-verify = Jogar registros de novo e dizer se cada um ainda vale
cli-about-content = Ver pacotes de conteúdo
cli-about-content-check = Dizer se arquivos são pacotes de conteúdo e, se não, onde e por quê
cli-about-content-show = Mostrar tudo de um pacote, cartas ou tabuleiro, e em que se apoia cada um dos seus fatos
cli-about-content-list = Listar os pacotes que vêm com o programa
cli-about-rules = Mostrar as regras, ou uma delas

## Argumentos de vários comandos

cli-arg-language = O idioma: en, pt-BR, es ou uk. Sem ele, o que o sistema fala (LC_ALL, LC_MESSAGES, LANG)
cli-arg-game = O jogo
cli-arg-pack = O que há na caixa: o nome de um pacote que vem com o programa, ou um arquivo
cli-arg-options = Uma opção da mesa; pode ser dada várias vezes. Nos dois jogos: first=LUGAR. London: loans=limited. New York: variant=beginner ou variant=expert, action-cards=none, characters=choose, flip=yes
cli-arg-folder = A pasta para tudo o que o servidor guarda [padrão: tables na pasta de estado do usuário]
cli-arg-json = Escrever o resultado como JSON
cli-arg-csv = Escrever o resultado como CSV
cli-arg-threads = Quantas threads; o resultado não depende disso [padrão: todas as que há]
cli-arg-seats = Quantas pessoas jogam
cli-arg-seed = A semente da primeira partida; cada partida seguinte tem o número seguinte
cli-arg-file = O registro
cli-arg-files = Os registros

## play

cli-arg-play-seats = Quem se senta onde, em ordem: `me`, outras pessoas pelo nome, bots dos níveis `novice`, `casual`, `skilled`, `strong` e `champion`, ou os de pesquisa: `random`, `random-plan`, `greedy`, `rules`, `flat-mc`, `ismcts`, `ismcts-long`, `learned` e `expert` (`twocities bots` diz como jogam) [padrão: me,rules]
cli-arg-play-seed = A semente da distribuição [padrão: uma nova]
cli-arg-play-record = Onde escrever o registro; um registro que já está ali é retomado
cli-arg-play-no-hints = Não dar dicas. O registro não guarda isso: quem o retoma diz de novo
cli-arg-play-no-color = Sem cores; também se pode escrever --no-colour
cli-arg-play-plain = Sem cores, e nenhum sinal além do ASCII exceto £

## serve, backup, restore, export, import

cli-arg-serve-bind = Onde escutar [padrão: 127.0.0.1:1901]
cli-arg-serve-public-url = O endereço pelo qual as pessoas chegam ao servidor, como https://games.example.org
cli-arg-serve-trust-proxy = Acreditar no que um proxy diante do servidor diz sobre quem chama
cli-arg-serve-lan = Deixar entrar as outras máquinas da casa
cli-arg-serve-no-limits = Não pedir a ninguém que vá mais devagar: para medições e máquinas entre si
cli-arg-serve-allow-private-calls = Deixar chamadas a pessoas irem a máquinas da própria rede, e sem TLS: só onde todos podem alcançá-las
cli-arg-serve-log-json = Escrever o log como linhas de JSON
cli-arg-serve-open = Abrir a primeira página em um navegador
cli-arg-backup-to = O arquivo a escrever; nada é sobrescrito
cli-arg-restore-file = A cópia
cli-arg-export-table = A partida nesta mesa [padrão: toda partida que acabou]
cli-arg-export-to = A pasta para os registros; nada nela é sobrescrito
cli-arg-export-running = Também partidas em andamento: os registros delas contam tudo o que está oculto
cli-arg-import-pack = O arquivo do pacote deles, se não veio com o programa

## sim, arena, report, luck, bench

cli-arg-sim-bots = Os bots, na ordem dos lugares
cli-arg-sim-games = Quantas partidas
cli-arg-sim-records = Escrever o registro de cada partida nesta pasta
cli-arg-sim-parquet = Escrever uma linha para cada lugar de cada partida neste arquivo Parquet
cli-arg-sim-decisions = Escrever uma linha para cada decisão de cada partida neste arquivo Parquet, com os ids que o pacote Python tem
cli-arg-arena-bots = Os bots; cada um enfrenta todos os outros
cli-arg-arena-pairs = Só estes pares de bots, como em champion:expert,champion:rules
cli-arg-arena-alone = Em mesas de três e quatro: só as partidas em que o primeiro bot de um par está sozinho entre os outros. Contam-se as vitórias dele, das quais um igual teria um terço ou um quarto, e não a pontuação
cli-arg-arena-blocks = Blocos para cada par de bots: uma distribuição cada, jogada em toda ordem de lugares
cli-arg-arena-sprt = Parar um par assim que ficar claro se a pontuação dele (com --alone, a parte das vitórias) é a menor ou a maior destas duas
cli-arg-arena-seed = A semente do primeiro bloco; cada bloco seguinte tem o número seguinte
cli-arg-arena-log = Guardar neste arquivo o que foi jogado e continuar dele; sem ele, o que é interrompido começa de novo
cli-arg-report-games = Quantas partidas são observadas
cli-arg-report-blocks = Distribuições para cada distrito ou arranha-céu lendário que é negado; cada uma é jogada uma vez por lugar
cli-arg-report-out = Onde escrever a página [padrão: london-report.html ou new-york-report.html]
cli-arg-report-json = Escrever os números como JSON em vez de uma página
cli-arg-report-csv = Escrever os números de todas as coisas como CSV em vez de uma página
cli-arg-luck-bot = Quem se senta em cada lugar
cli-arg-luck-deals = Quantas distribuições
cli-arg-luck-games = Quantas vezes cada uma é jogada
cli-arg-luck-seed = A semente da primeira distribuição; cada uma seguinte tem o número seguinte
cli-arg-bench-game = O jogo [padrão: todos]
cli-arg-bench-bots = Medir quanto tempo estes bots pensam em uma decisão, cada um contra `rules`, em vez das regras
cli-arg-bench-games = Jogar exatamente tantas partidas em vez de medir por um tempo
cli-arg-bench-seats = Quantas pessoas jogam [padrão: 2, 3 e 4]
cli-arg-bench-seed = A semente da primeira partida
cli-arg-bench-seconds = Por quanto tempo cada linha é medida

## replay, analyse, verify, content, rules

cli-arg-replay-from = Começar com esta ação
cli-arg-replay-to = Terminar com esta ação
cli-arg-replay-viewer = Contar o que este lugar podia ver, `public` para o que todos podiam; `all` conta tudo
cli-arg-replay-all = Não parar depois de cada turno
cli-arg-replay-pack = O arquivo do pacote, se não veio com o programa
cli-arg-analyse-pack = { cli-arg-replay-pack }
cli-arg-analyse-decisions = Quantas das decisões mais caras são contadas
cli-arg-analyse-json = Escrever tudo o que foi encontrado como JSON
cli-arg-verify-pack = { cli-arg-import-pack }
cli-arg-verify-seal = O selo mostrado antes da partida: o registro tem que ter este
cli-arg-content-check-files = Os arquivos
cli-arg-content-show-pack = O nome de um pacote que vem com o programa, ou um arquivo
cli-arg-content-show-json = Escrevê-lo como JSON
cli-arg-rules-game = O jogo; pode ser omitido antes do id de uma regra, que diz de qual jogo ela é [padrão: london]
cli-arg-rules-id = A regra, como L5.2; sem ela, o sumário

## O que a própria ajuda diz

cli-manual-usage = Uso:
cli-manual-commands = Comandos
cli-manual-arguments = Argumentos
cli-manual-options = Opções
cli-manual-any-options = { "[OPÇÕES]" }
cli-manual-a-command = COMANDO
cli-manual-default = { $help } [padrão: { $value }]
cli-manual-of-help = Mostrar a ajuda
cli-manual-of-version = Mostrar a versão

## O que deve ser dado

cli-value-tag = IDIOMA
cli-value-game = JOGO
cli-value-names = NOME,…
cli-value-number = NÚMERO
cli-value-file = ARQUIVO
cli-value-folder = PASTA
cli-value-pack = NOME|ARQUIVO
cli-value-option = NOME=VALOR
cli-value-address = ENDEREÇO:PORTA
cli-value-url = URL
cli-value-id = ID
cli-value-bot = BOT
cli-value-bots = BOT,…
cli-value-pairs = BOT:BOT,…
cli-value-bounds = MENOR,MAIOR
cli-value-seconds = SEGUNDOS
cli-value-seat = LUGAR
cli-value-hash = HASH

## O que há de errado com os argumentos

cli-amiss-value = valor inválido '{ $value }' para '{ $arg }': { $why }
cli-amiss-no-value = '{ $arg }' precisa de um valor
cli-amiss-needless-value = '{ $arg }' não recebe valor, mas foi dado '{ $value }'
cli-amiss-argument = argumento inesperado '{ $arg }'
cli-amiss-argument-but = argumento inesperado '{ $arg }': talvez você queira dizer '{ $near }'
cli-amiss-command = não existe o comando '{ $word }'
cli-amiss-command-but = não existe o comando '{ $word }': talvez você queira dizer '{ $near }'
cli-amiss-missing = faltam estes argumentos: { $args }
cli-amiss-conflict = '{ $arg }' não pode ser usado com { $others }
cli-amiss-twice = '{ $arg }' foi dado duas vezes
cli-amiss-letters = um argumento tem letras que não podem ser lidas
cli-amiss-otherwise = os argumentos não podem ser entendidos
cli-amiss-language = esse idioma não existe: escolha um de { $tags }
cli-amiss-whole = dê um número inteiro de { $least } a { $most }
cli-amiss-option = dê um nome e um valor, como em first=2
cli-amiss-pair = dê dois bots, como em champion:rules
cli-amiss-bot = não existe o bot “{ $word }”: os bots são { $bots }, e os de uma ideia só (`twocities bots` apresenta todos)
cli-amiss-game = não existe o jogo “{ $word }”: dê london ou new-york
cli-amiss-address = dê um endereço IP e uma porta, como em 127.0.0.1:1901 ou [::1]:1901
cli-amiss-bounds = dê duas pontuações entre 0 e 1, a menor primeiro: 0.5,0.55
cli-amiss-seconds = dê um número de segundos até 3600, como 0.5
cli-amiss-seal = são esperados 64 dígitos hexadecimais em minúsculas
cli-amiss-url-scheme = o endereço de um site começa com http:// ou https://
cli-amiss-url-user = o endereço de um site não tem usuário nem senha
cli-amiss-url-path = o endereço de um site termina depois do host e da porta: caminhos e consultas não podem ser usados
cli-amiss-url-host = o host tem que ser um nome como games.example.org, ou um endereço IP ([::1] entre colchetes)
cli-amiss-url-port = a porta tem que ser um número de 1 a 65535
