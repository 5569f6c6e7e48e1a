# Chamadas de uma mesa: o que se diz a quem é chamado, o que foi feito delas e onde se escolhe como ser chamado.

call-turn = { $name }, é a sua vez.
call-reminder = { $name }, ainda é a sua vez: falta { $left }.
call-test = { $name }, isto é um teste. As chamadas desta mesa chegam a você.
call-hours =
    { $hours ->
        [0] cerca de { $hours } horas
        [one] cerca de { $hours } hora
       *[other] cerca de { $hours } horas
    }
call-minutes =
    { $minutes ->
        [0] cerca de { $minutes } minutos
        [one] cerca de { $minutes } minuto
       *[other] cerca de { $minutes } minutos
    }

call-delivered = Entregue.
call-gone = Ninguém mais recebe chamadas neste endereço. Ative de novo ou informe outro.
call-fault-unknown = O nome do site não foi encontrado.
call-fault-private = O endereço leva a uma rede privada. As chamadas só vão a endereços públicos.
call-fault-silent = Não houve resposta a tempo.
call-fault-redirected = O site encaminhou a chamada a outro endereço. Informe o endereço ao qual ela realmente vai.
call-fault-status = O site recusou a chamada com o número { $status }.
call-fault-sealing = As chaves deste navegador não podem ser usadas. Desative as chamadas e ative de novo.
call-bad-address = Isto não é o endereço de um site: espera-se algo como https://chat.example.org/hooks/abc.
call-bad-plain = O endereço tem que começar com https://.
call-bad-long = O endereço é longo demais: são esperados no máximo { $most } caracteres.
call-bad-keys = As chaves do navegador não podem ser lidas: faça-o assinar de novo.
call-bad-language = Não existe o idioma “{ $word }”: informe en, pt-BR, es ou uk.
call-no-way = Este lugar não é chamado assim: escolha essa forma primeiro.

web-call = Chamar
web-call-explained = Quando é a sua vez e você está em outro lugar.
web-call-tab = Com esta aba aberta
web-call-tab-explained = O navegador avisa quando outra aba ou janela está na frente.
web-call-push = Também com ela fechada
web-call-push-explained = Uma mensagem push a este navegador, pelo serviço do fabricante. Só este navegador consegue lê-la.
web-call-hook = A uma sala de bate-papo
web-call-hook-explained = O endereço de um webhook de entrada, como os de Slack, Mattermost, Discord e outros.
web-call-hook-address = Endereço do webhook
web-call-hook-save = Salvar
web-call-off = Desativar
web-call-on = Ativar
web-call-try = Testar
web-call-blocked = Este navegador não permite notificações deste site. Permita-as nas configurações e ative de novo.
web-call-unable = Este navegador não pode fazer isso aqui. É preciso https, ou um servidor nesta máquina.
web-call-failed = O navegador não conseguiu assinar: { $why }
web-call-never = Nada foi enviado ainda.
web-call-last-turn = Última chamada, { $when }: { $what }
web-call-last-reminder = Último lembrete, { $when }: { $what }
web-call-last-test = Último teste, { $when }: { $what }
web-call-again = Haverá nova tentativa, { $when }.
web-call-waits = Há uma chamada prevista, { $when }.
web-call-to = Para { $host }
web-call-shown = Mostrado por este navegador.
web-call-clock = Onde há relógio, você é lembrado uma vez antes que ele se esgote.
web-call-turn = É a sua vez.
web-call-hello = As notificações desta mesa chegam a você.
