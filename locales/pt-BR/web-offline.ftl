# Mesas jogadas em um só aparelho, sem servidor.

web-alone = Não dá para acessar o servidor. Enquanto isso, você pode jogar neste aparelho: contra bots ou com outras pessoas nesta tela.
web-try-again = Tentar de novo
web-kept = Neste aparelho
web-where = Onde se joga
web-where-server = No servidor
web-where-server-note = Amigos podem chegar por um link, e você reencontra a mesa em outros aparelhos.
web-where-here = Neste aparelho
web-where-here-note = Também sem rede, contra bots ou com outras pessoas nesta tela. A partida fica neste aparelho.
web-here-alone = Esta mesa está só neste aparelho: continua sem rede, e ninguém pode vir de fora.
