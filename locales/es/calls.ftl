# Avisos de una mesa: qué se dice a quien se avisa y qué fue de ello.

call-turn = { $name }, es tu turno.
call-reminder = { $name }, sigue siendo tu turno: te { $left }.
call-test = { $name }, esto es una prueba. Los avisos de esta mesa te llegan.
call-hours =
    { $hours ->
        [one] queda aproximadamente { $hours } hora
       *[other] quedan aproximadamente { $hours } horas
    }
call-minutes =
    { $minutes ->
        [one] queda aproximadamente { $minutes } minuto
       *[other] quedan aproximadamente { $minutes } minutos
    }

call-delivered = Entregado.
call-gone = En esta dirección ya nadie recibe avisos. Actívalos de nuevo o indica otra.
call-fault-unknown = No se encontró el nombre del sitio.
call-fault-private = La dirección lleva a una red privada. Los avisos solo van a direcciones públicas.
call-fault-silent = No hubo respuesta a tiempo.
call-fault-redirected = El sitio reenvió el aviso a otra dirección. Indica la dirección a la que va de verdad.
call-fault-status = El sitio rechazó el aviso con el código { $status }.
call-fault-sealing = Las claves de este navegador no sirven. Desactiva los avisos y actívalos de nuevo.
call-bad-address = Esto no es la dirección de un sitio: se espera algo como https://chat.example.org/hooks/abc.
call-bad-plain = La dirección tiene que empezar por https://.
call-bad-long = La dirección es demasiado larga: se esperan { $most } caracteres como máximo.
call-bad-keys = No se pueden leer las claves del navegador: haz que se suscriba de nuevo.
call-bad-language = No existe el idioma “{ $word }”: indica en, pt-BR, es o uk.
call-no-way = A este asiento no se le avisa así: elige primero esa forma.
