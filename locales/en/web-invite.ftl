# An empty seat, seen from the table.
web-nobody = Nobody yet
web-invite = Invite
web-invite-to = Invite somebody to seat { $seat }
web-invite-note = Send this link. Whoever opens it and sits down plays at this seat.
web-invite-lost = This browser does not know the link that was made for this seat. Make a new one; the older one no longer works then.
web-invite-new = Make a new link
web-invite-waits = Waiting for somebody to take seat { $seat }
web-link-local = This address leads to this computer only. Others need its address in your network: start the server with “twocities serve --lan”, and open this page by that address.
