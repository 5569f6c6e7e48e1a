# Calls to a table: what is told to whoever is called, and what became of it.

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
