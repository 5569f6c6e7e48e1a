# Avisos de una mesa: qué se dice a quien se avisa, qué fue de ello y dónde se elige cómo recibirlos.

call-turn = { $name }, es tu turno.
call-reminder = { $name }, sigue siendo tu turno: te queda { $left }.
call-test = { $name }, esto es una prueba. Los avisos de esta mesa te llegan.
call-hours =
    { $hours ->
        [one] aproximadamente { $hours } hora
       *[other] aproximadamente { $hours } horas
    }
call-minutes =
    { $minutes ->
        [one] aproximadamente { $minutes } minuto
       *[other] aproximadamente { $minutes } minutos
    }

call-delivered = Entregado.
call-gone = En esta dirección ya nadie recibe avisos. Actívalos de nuevo o indica otra.
call-fault-unknown = No se encontró el nombre del sitio.
call-fault-private = La dirección lleva a una red privada. Los avisos solo van a direcciones públicas.
call-fault-silent = No hubo respuesta a tiempo.
call-fault-redirected = El sitio reenvió el aviso a otra dirección. Indica la dirección a la que va de verdad.
call-fault-status = El sitio rechazó el aviso con el número { $status }.
call-fault-sealing = Las claves de este navegador no sirven. Desactiva los avisos y actívalos de nuevo.
call-bad-address = Esto no es la dirección de un sitio: se espera algo como https://chat.example.org/hooks/abc.
call-bad-plain = La dirección tiene que empezar por https://.
call-bad-long = La dirección es demasiado larga: se esperan { $most } caracteres como máximo.
call-bad-keys = No se pueden leer las claves del navegador: haz que se suscriba de nuevo.
call-bad-language = No existe el idioma “{ $word }”: indica en, pt-BR, es o uk.
call-no-way = A este asiento no se le avisa así: elige primero esa forma.

web-call = Avisos
web-call-explained = Cuando es tu turno y estás en otra parte.
web-call-tab = Con esta pestaña abierta
web-call-tab-explained = El navegador te avisa cuando tienes delante otra pestaña o ventana.
web-call-push = También con ella cerrada
web-call-push-explained = Un mensaje push a este navegador, por el servicio de su fabricante. Solo este navegador puede leerlo.
web-call-hook = A una sala de chat
web-call-hook-explained = La dirección de un webhook de entrada, como los de Slack, Mattermost, Discord y otros.
web-call-hook-address = Dirección del webhook
web-call-hook-save = Guardar
web-call-off = Desactivar
web-call-on = Activar
web-call-try = Probar
web-call-blocked = Este navegador no permite notificaciones de este sitio. Permítelas en sus ajustes y activa los avisos de nuevo.
web-call-unable = Este navegador no puede hacerlo aquí. Hace falta https, o un servidor en este equipo.
web-call-failed = El navegador no pudo suscribirse: { $why }
web-call-never = Todavía no se ha enviado nada.
web-call-last-turn = Último aviso, { $when }: { $what }
web-call-last-reminder = Último recordatorio, { $when }: { $what }
web-call-last-test = Última prueba, { $when }: { $what }
web-call-again = Se intentará de nuevo, { $when }.
web-call-waits = Hay un aviso pendiente, { $when }.
web-call-to = A { $host }
web-call-shown = Mostrado por este navegador.
web-call-clock = Donde hay reloj, se te recuerda una vez antes de que se agote.
web-call-turn = Es tu turno.
web-call-hello = Las notificaciones de esta mesa te llegan.
