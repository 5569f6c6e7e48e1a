# Um lugar vazio, visto da mesa.
web-nobody = Ninguém ainda
web-invite = Convidar
web-invite-to = Convidar alguém para o lugar { $seat }
web-invite-note = Envie este link. Quem o abrir e se sentar joga neste lugar.
web-invite-lost = Este navegador não conhece o link que foi criado para este lugar. Crie um novo; o anterior deixa de funcionar.
web-invite-new = Criar um novo link
web-invite-waits = Esperando alguém para o lugar { $seat }
web-link-local = Este endereço só leva a este computador. Os outros precisam do endereço dele na sua rede: inicie o servidor com “twocities serve --lan” e abra esta página por esse endereço.
