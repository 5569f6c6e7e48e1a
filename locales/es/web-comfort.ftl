# Lo que hace cómoda la mesa: preferencias, sonido, la mesa en palabras.

web-preferences = Preferencias
web-preferences-done = Listo
web-preferences-table = En la mesa
web-in-words = La mesa en palabras
web-in-words-note = Todo bajo títulos, en listas y tablas, y cada respuesta como botón: para escuchar en voz alta o leer en letra grande.
web-card-size = Tamaño de las cartas
web-card-size-small = pequeño
web-card-size-normal = normal
web-card-size-large = grande
web-card-size-note = En la mano en London y en el mercado en New York 1901.
web-motion = Movimiento
web-motion-calm = tranquilo
web-motion-normal = normal
web-motion-fast = rápido
web-motion-none = ninguno
web-shortcuts = Atajos de una sola tecla
web-shortcuts-note = Letras, números, signos y la barra espaciadora. Desactivados, no hacen nada por error, como cuando se dicta al dispositivo; Ctrl Z, las flechas, Enter y Escape siguen funcionando.
web-confirm = Preguntar una vez más antes de
web-confirm-steps = comprar tierras, o usar una carta de lote que va directamente a su lote
web-confirm-shows = cualquier otra cosa que muestre algo nuevo, como robar una carta del mazo
web-confirm-ends = pasar el turno a otra persona
web-sound = Sonido
web-sound-on = Sonidos en la mesa
web-sound-volume = Volumen
web-sure-shows = Esto muestra algo nuevo, así que no se puede deshacer sin más.
web-sure-ends = Después de esto le toca a otra persona.
web-sure-do = Confirmar

## La mesa en palabras

web-words-ways = Cómo se muestra la mesa
web-words-enter = Mostrar la mesa en palabras
web-words-leave = Mostrar la mesa dibujada
web-words-title = { $game }: la mesa en palabras
web-words-choices = Lo que puedes hacer
web-words-tried = Lo que estás probando
web-words-player = Participante
web-words-you = { $name } (tú)
web-words-total = Puntos si terminara ahora
web-words-stacks = Pilas
web-words-under = Debajo: { $cards }
web-words-placed = puesta en este turno
web-words-activated = activada en este turno
web-words-uppermost = El superior
web-words-top-row = Fila superior
web-words-bottom-row = Fila inferior
web-words-points = Puntos
web-words-workers = Trabajadores disponibles
web-words-lots = Lotes
web-words-standing = Rascacielos en el mapa
web-words-unbuilt = Rascacielos por construir
web-words-street = Calle
web-words-shape = Forma, por columnas desde la izquierda: { $rows }
web-words-shape-row = fila { $row }: { $columns }
web-words-territory = Territorio: { $name }
web-words-on = En { $lots }
web-words-along = { $count } ({ web-new-york-points })
web-words-times = { $name } × { $count }
web-words-next-to = Junto a { $lots }
web-words-map = El mapa, lote por lote
web-words-vacant = Vacío, con un trabajador.
web-words-free-lots = { $count ->
    [0] ningún lote restante
    [one] 1 lote restante ({ $lots })
   *[other] { $count } lotes restantes ({ $lots })
}
web-words-none = Nada
