# Mesas que se juegan en un solo dispositivo, sin servidor.

offline-no-table = No existe esa mesa en este dispositivo: puede que se haya borrado aquí, o está en otro dispositivo.
offline-alone = Esta mesa está solo en este dispositivo: nadie puede llegar por un enlace. Pon ahí un bot o a alguien en esta pantalla.
offline-no-clock = En una mesa de este dispositivo no corre ningún reloj: elige jugar sin reloj.
offline-not-stored = Este dispositivo no pudo guardar eso, así que no ha pasado nada: mira si le queda espacio e inténtalo de nuevo.
offline-no-storage = Este navegador no guarda nada para esta página, así que no se puede jugar en este dispositivo: permítele guardar datos, o sal de la ventana privada.
offline-no-analysis = Las partidas de este dispositivo no se analizan: guarda el registro y llévalo a un servidor.
offline-failed = Algo ha fallado en este dispositivo: vuelve a cargar la página. No se ha perdido nada de la partida.
