# What a table served to browsers and programs says.

table-stale = Aconteceu algo que você ainda não tinha visto: olhe a mesa e escolha de novo.
table-spectator = Você está assistindo: ocupe um lugar para jogar.
table-over = A partida acabou: não há mais nada a fazer.
table-closed = Esta mesa está fechada: dá para olhar, mas não para jogar.
table-deleted = Esta mesa foi apagada por quem a abriu.
table-not-asked = A decisão é do lugar { $seat }, não sua: espere a sua vez.
table-actions-count = Envie pelo menos uma ação e no máximo { $most }.
table-turn-over = Seu turno acaba depois de { $done ->
    [0] { $done } ações
    [one] { $done } ação
   *[other] { $done } ações
 }: não envie mais do que isso.
table-shown = Depois de { $done ->
    [0] { $done } ações
    [one] { $done } ação
   *[other] { $done } ações
 }, aparece algo que ninguém podia saber antes: não envie mais do que isso, olhe e continue.
table-not-understood = Não dá para entender “{ $word }” aqui: o esperado é { $expected }.
table-too-long = É longo demais para entender: são esperados no máximo { $most } caracteres.
table-nothing-to-undo = Você não fez nada que possa ser desfeito.
table-enough-undone = Já se desfez tanto nesta partida que nada mais pode ser desfeito: siga jogando.
table-undo-unseated = Algo foi mostrado, e ninguém ocupou ainda o lugar { $seat } para poder concordar: não dá para desfazer.
table-undo-away = Algo foi mostrado, e no lugar { $seat } um bot joga por alguém a quem não dá para perguntar agora: espere a pessoa voltar.
table-undo-before = Algo foi mostrado antes que o lugar { $seat } passasse a outra pessoa: não dá para desfazer.
table-no-wish = Ninguém está pedindo a você para desfazer algo.
table-other-wish = No lugar { $seat } já se pede para desfazer algo: espere a resposta.
table-not-that-seat = Isso não pode ser feito com este lugar agora.
table-no-such-bot = Não existe o bot “{ $word }”: escolha { $bots }.
table-bot-untaught = Joga por regras práticas aqui: não aprendeu nada para estas cartas e este número de jogadores.
table-no-hints = Esta mesa não dá dicas.
table-no-chat = Não há conversa nesta mesa.
table-bad-chat = Diga algo que se possa ver, com 1 a { $most } caracteres e nenhum que quebre ou inverta a linha.
table-broken = Dá para acompanhar esta partida até a revisão { $revision }, mas não continuar a jogar, porque esta versão do programa a lê de outra forma: { $why }.

table-fault-rules = ela foi jogada com a versão { $found } das regras, e este programa tem a versão { $expected }
table-fault-pack = ela foi jogada com o pacote “{ $found }”, e este programa tem “{ $expected }”
table-fault-content = o conteúdo do pacote dela não é mais o que era
table-fault-table = ela pertence a outra mesa
table-fault-lines = algo do que foi guardado não pode ser lido
table-fault-action = algo do que foi feito não é mais possível
table-fault-undo = foi desfeito mais do que tinha sido feito
table-fault-check = a mesa não é mais a que era
table-fault-end = a partida acabou de outra forma

table-unreadable = Esta versão do programa não consegue mostrar esta partida: { $why }. Nada dela se perdeu: a versão anterior consegue mostrá-la.

server-no-table = Essa mesa não existe: confira o endereço.
server-no-seat = Esse lugar não existe nesta mesa: os lugares são contados a partir de 1.
server-no-page = Não há nada neste endereço: confira-o ou comece pela página inicial.
server-wrong-method = Isso não pode ser feito neste endereço: /openapi.json diz o que pode.
server-no-upgrade = Uma mesa é acompanhada por WebSocket: conecte-se a este endereço com ws: ou wss:.
server-too-large = Isso é grande demais: aqui é possível enviar no máximo { $kilobytes } quilobytes.
server-too-slow = Isso demorou demais: tente de novo.
server-no-json = Isto não é JSON ({ $why }): envie JSON como dizem /openapi.json e docs/protocol.md.
server-bad-shape = Isto não é o que se espera aqui ({ $why }): /openapi.json e docs/protocol.md dizem o que é.
server-no-content-type = Diga o que está sendo enviado: falta o cabeçalho “Content-Type: application/json”.
server-cut-short = O que foi enviado não chegou inteiro: envie de novo.
server-bad-query = Não dá para ler o que vem depois do ponto de interrogação no endereço ({ $why }): /openapi.json diz o que é possível.
server-forbidden = Você não pode fazer isso aqui: use o link do seu próprio lugar.
server-host-only = Só quem criou esta mesa pode fazer isso: peça a essa pessoa.
server-wrong-secret = Este link ou esta frase não abre nenhum lugar: talvez já tenha sido usado. Peça um novo link a quem abriu a mesa.
server-phrase-length = Uma frase de recuperação tem cinco palavras de cinco letras: veja se falta alguma.
server-phrase-word = A palavra { $number } da frase não pode estar certa: confira as letras dela.
server-bad-request = { $why }
server-two-packs = Informe um só pacote: pelo nome, como texto ou como o de outra mesa.
server-bad-pace = Um turno ao vivo tem de 10 a 3600 segundos, com incremento de no máximo 600; um lento, de 1 a 30 dias.
server-name-empty = O nome está vazio: são esperados de 1 a { $most } caracteres.
server-name-long = O nome tem { $length } caracteres: são esperados no máximo { $most }.
server-name-character = O nome tem o caractere { $character }: não é aceito nenhum que quebre ou inverta a linha.
server-no-such-pack = Não há nenhum pacote “{ $name }”: escolha { $known } ou traga um arquivo seu.
server-no-such-game = Não existe o jogo “{ $word }”: informe { $games }.
server-players = Em uma mesa jogam de 2 a { $most } pessoas ou bots, não { $found }: informe essa quantidade.
server-no-such-option = Não existe a opção “{ $name }”: as opções são { $known }.
server-option-value = A opção “{ $name }” não pode ser “{ $value }”: o esperado é { $expected }.
server-expected-seat = um lugar de 1 a { $seats }, ou any
server-option-twice = A opção “{ $name }” foi informada duas vezes: informe uma só.
server-not-over = Isso só fica disponível quando a partida acaba: até lá, contaria o que está oculto.
server-next-made = Alguém já abriu a próxima partida desta mesa: vá até lá, seu lugar está guardado.
server-many-analyses = Muitas partidas estão sendo analisadas agora: tente de novo em um minuto.
server-bad-record = O registro não é válido: { $why }.
server-foreign-pack = Linha { $line }: o registro foi feito com o pacote “{ $pack }”, que não vem com o programa: escolha o arquivo do pacote junto com o registro.
server-long-record = O registro tem mais de { $most } linhas: importe-o com “twocities import”.
server-no-fork = Não dá para continuar dali: na partida não há uma jogada { $after } depois da qual se pergunte algo.
server-bad-position = Esta posição não é possível: { $why }.
server-long-position = Isso é mais do que uma posição tem: envie suas listas, cada uma uma vez.
server-fork-differs = Uma partida que continua tem o jogo, os lugares, as opções e o pacote que já tinha: deixe “options” e “pack” de fora e indique { $seats } lugares de { $game }.
server-no-lesson = Não há a lição “{ $lesson }” de { $game } para uma mesa assim: indique um de seus capítulos, você no lugar 1 e um bot no lugar 2, e deixe todo o resto de fora.
server-bad-token = Não dá para ler o que prova quem você é: recupere seus lugares com as frases deles.
server-stopping = O servidor está sendo desligado: volte daqui a pouco. Nada se perde.
server-failed = O servidor não consegue fazer isso agora: tente de novo daqui a pouco.
server-busy = Há bots demais pensando ao mesmo tempo: peça de novo daqui a pouco.
server-slow-down = Foi demais de uma vez: tente de novo em { $seconds ->
    [0] { $seconds } segundos
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
 }.
server-too-many-sockets = Há conexões demais abertas a partir do seu endereço: feche algumas.
server-no-host = O pedido precisa dizer a que servidor se dirige: envie o cabeçalho “Host”.
server-other-host = Este servidor não é conhecido como { $host }: abra-o pelo endereço IP, ou inicie-o com --public-url.
server-other-site = O pedido vem de uma página de outro site: abra o jogo no próprio endereço dele, que talvez tenha de ser definido com --public-url por quem mantém o servidor.
server-too-many-connections = Há conexões demais abertas a partir do seu endereço: feche algumas.

# Why a record does not hold.
record-illegal = linha { $line }, coluna { $column }: consta “{ $action }” do lugar { $seat }, e o esperado é uma ação que as regras permitam aqui ({ $reason })
record-not-understood = linha { $line }, coluna { $column }: não dá para entender “{ $word }” aqui: { $expected }
