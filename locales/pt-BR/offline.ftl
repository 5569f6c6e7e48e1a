# Mesas jogadas em um só aparelho, sem servidor.

offline-no-table = Não existe essa mesa neste aparelho: ela pode ter sido apagada aqui, ou está em outro aparelho.
offline-alone = Esta mesa está só neste aparelho: ninguém pode chegar por um link. Coloque ali um bot ou alguém nesta tela.
offline-no-clock = Nenhum relógio corre em uma mesa deste aparelho: escolha jogar sem relógio.
offline-not-stored = Este aparelho não conseguiu guardar isso, então nada aconteceu: veja se ainda há espaço e tente de novo.
offline-no-storage = Este navegador não guarda nada para esta página, então nenhuma partida pode ser jogada neste aparelho: permita que ele guarde dados, ou saia da janela anônima.
offline-no-analysis = Partidas deste aparelho não são analisadas: salve o registro e leve-o a um servidor.
offline-failed = Algo deu errado neste aparelho: carregue a página de novo. Nada da partida se perdeu.
