# Chamadas de uma mesa: o que se diz a quem é chamado e o que foi feito delas.

call-turn = { $name }, é a sua vez.
call-reminder = { $name }, ainda é a sua vez: { $left }.
call-test = { $name }, isto é um teste. As chamadas desta mesa chegam a você.
call-hours =
    { $hours ->
        [0] faltam cerca de { $hours } horas
        [one] falta cerca de { $hours } hora
       *[other] faltam cerca de { $hours } horas
    }
call-minutes =
    { $minutes ->
        [0] faltam cerca de { $minutes } minutos
        [one] falta cerca de { $minutes } minuto
       *[other] faltam cerca de { $minutes } minutos
    }

call-delivered = Entregue.
call-gone = Ninguém mais recebe chamadas neste endereço. Ative de novo ou informe outro.
call-fault-unknown = O nome do site não foi encontrado.
call-fault-private = O endereço leva a uma rede privada. As chamadas só vão a endereços públicos.
call-fault-silent = Não houve resposta a tempo.
call-fault-redirected = O site encaminhou a chamada a outro endereço. Informe o endereço ao qual ela realmente vai.
call-fault-status = O site recusou a chamada com o código { $status }.
call-fault-sealing = As chaves deste navegador não podem ser usadas. Desative as chamadas e ative de novo.
call-bad-address = Isto não é o endereço de um site: espera-se algo como https://chat.example.org/hooks/abc.
call-bad-plain = O endereço tem que começar com https://.
call-bad-long = O endereço é longo demais: são esperados no máximo { $most } caracteres.
call-bad-keys = As chaves do navegador não podem ser lidas: faça-o se inscrever de novo.
call-bad-language = Não existe o idioma “{ $word }”: informe en, pt-BR, es ou uk.
call-no-way = Este lugar não é chamado assim: escolha essa forma primeiro.
