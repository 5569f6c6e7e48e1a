# Mesas que se juegan en un solo dispositivo, sin servidor.

web-alone = No se puede contactar con el servidor. Mientras tanto puedes jugar en este dispositivo: contra bots o con otras personas en esta pantalla.
web-try-again = Intentar de nuevo
web-kept = En este dispositivo
web-where = Dónde se juega
web-where-server = En el servidor
web-where-server-note = Tus amigos pueden llegar por un enlace, y encuentras la mesa también en otros dispositivos.
web-where-here = En este dispositivo
web-where-here-note = También sin red, contra bots o con otras personas en esta pantalla. La partida se queda en este dispositivo.
web-here-alone = Esta mesa está solo en este dispositivo: sigue sin red y nadie puede venir de fuera.
