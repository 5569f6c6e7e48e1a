# Calls to a table: what is told to whoever is called, what became of it, and where one chooses how to be called.

call-turn = { $name }, it is your turn.
call-reminder = { $name }, it is still your turn: { $left } left.
call-test = { $name }, this is a test. Calls from this table reach you.
call-hours =
    { $hours ->
        [one] about { $hours } hour
       *[other] about { $hours } hours
    }
call-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }

call-delivered = Delivered.
call-gone = Nobody takes calls at this address any more. Switch it on again, or give another one.
call-fault-unknown = The name of the site could not be found.
call-fault-private = The address leads into a private network. Calls go to public addresses only.
call-fault-silent = There was no answer in time.
call-fault-redirected = The site sent the call on to another address. Give the address that it really goes to.
call-fault-status = The site refused the call with the number { $status }.
call-fault-sealing = The keys of this browser cannot be used. Switch the calls off and on again.
call-bad-address = This is no address of a site: expected something like https://chat.example.org/hooks/abc.
call-bad-plain = The address has to begin with https://.
call-bad-long = The address is too long: expected at most { $most } characters.
call-bad-keys = The keys of the browser cannot be read: let it subscribe again.
call-bad-language = There is no language “{ $word }”: give en, pt-BR, es or uk.
call-no-way = This seat is not called that way: choose it first.

web-call = Call me
web-call-explained = When it is your turn and you are elsewhere.
web-call-tab = While this tab is open
web-call-tab-explained = The browser tells you when another tab or window is in front.
web-call-push = Also when it is closed
web-call-push-explained = A push message to this browser, by the service of its maker. Only this browser can read it.
web-call-hook = To a chat room
web-call-hook-explained = The address of an incoming webhook, as Slack, Mattermost, Discord and others have it.
web-call-hook-address = Address of the webhook
web-call-hook-save = Save
web-call-off = Switch off
web-call-on = Switch on
web-call-try = Test
web-call-blocked = This browser does not allow notifications from this site. Allow them in its settings, then switch on again.
web-call-unable = This browser cannot do that here. It needs https, or a server on this machine.
web-call-failed = The browser could not subscribe: { $why }
web-call-never = Nothing sent yet.
web-call-last-turn = Last call, { $when }: { $what }
web-call-last-reminder = Last reminder, { $when }: { $what }
web-call-last-test = Last test, { $when }: { $what }
web-call-again = It is tried again, { $when }.
web-call-waits = A call is due, { $when }.
web-call-to = To { $host }
web-call-shown = Shown by this browser.
web-call-clock = Where there is a clock, you are reminded once before it runs out.
web-call-turn = It is your turn.
web-call-hello = Notifications from this table reach you.
