# Tables that are played on one device, without a server.

web-alone = The server cannot be reached. You can play on this device meanwhile: against bots, or with others at this screen.
web-try-again = Try again
web-kept = On this device
web-where = Where it is played
web-where-server = At the server
web-where-server-note = Friends can come by a link, and you find the table again on other devices.
web-where-here = On this device
web-where-here-note = Also without a network, against bots or with others at this screen. The game stays on this device.
web-here-alone = This table is on this device alone: it goes on without a network, and nobody can come from elsewhere.
