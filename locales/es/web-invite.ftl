# Un asiento vacío, visto desde la mesa.
web-nobody = Nadie todavía
web-invite = Invitar
web-invite-to = Invitar a alguien al asiento { $seat }
web-invite-note = Envía este enlace. Quien lo abra y se siente juega en este asiento.
web-invite-lost = Este navegador no conoce el enlace que se creó para este asiento. Crea uno nuevo; el anterior dejará de funcionar.
web-invite-new = Crear un enlace nuevo
web-invite-waits = A la espera de alguien para el asiento { $seat }
web-link-local = Esta dirección solo lleva a este equipo. Los demás necesitan su dirección en tu red: inicia el servidor con “twocities serve --lan” y abre esta página con esa dirección.
