# What a table served to browsers and programs says.

table-stale = Something has happened that you had not seen yet: look at the table and choose again.
table-spectator = You are looking on: sit down to play.
table-over = The game is over: nothing more can be done.
table-closed = This table is closed: it can be looked at and no longer played.
table-deleted = This table was deleted by its host.
table-not-asked = Player { $seat } is asked, not you: wait for your turn.
table-actions-count = Send at least one action and at most { $most }.
table-turn-over = Your turn is over after { $done ->
    [one] { $done } action
   *[other] { $done } actions
 }: send no more than that.
table-shown = After { $done ->
    [one] { $done } action
   *[other] { $done } actions
 } something is shown that nobody could know before: send no more than that, look, and go on.
table-not-understood = “{ $word }” is not understood here: expected { $expected }.
table-too-long = That is too long to be understood: expected at most { $most } characters.
table-nothing-to-undo = You have done nothing that could be taken back.
table-enough-undone = So much has been taken back in this game that nothing more can be: play on.
table-undo-unseated = Something was shown, and nobody has sat down at seat { $seat } yet who could agree: it cannot be taken back.
table-undo-away = Something was shown, and a bot plays for player { $seat }, who cannot be asked: wait until they are back.
table-undo-before = Something was shown before seat { $seat } went to somebody else: it cannot be taken back.
table-no-wish = Nobody asks you to let them take something back.
table-other-wish = Player { $seat } asks to take something back: wait until that is answered.
table-not-that-seat = That cannot be done with this seat now.
table-no-such-bot = There is no bot “{ $word }”: choose { $bots }.
table-bot-untaught = Plays by rules of thumb here: it has learnt nothing for these cards and this many players.
table-no-hints = This table gives no hints.
table-no-chat = There is no chat at this table.
table-bad-chat = Say something that can be seen, with 1 to { $most } characters and none that breaks or turns the line.
table-broken = This match can be followed up to revision { $revision } and not played on, because this version of the program reads it otherwise: { $why }.

# Why a match is read otherwise; at the end of the sentence above.
table-fault-rules = it was played by version { $found } of the rules, and this program has version { $expected }
table-fault-pack = it was played with the pack “{ $found }”, and this program has “{ $expected }”
table-fault-content = the content of its pack is not what it was
table-fault-table = it belongs to another table
table-fault-lines = something that was stored cannot be read
table-fault-action = something that was done is no longer possible
table-fault-undo = more was taken back than was done
table-fault-check = the table is not what it was
table-fault-end = the game ended otherwise

table-unreadable = This match cannot be shown by this version of the program: { $why }. Nothing of it is lost: the version before can show it.

server-no-table = There is no such table: check the address.
server-no-seat = There is no such seat at this table: seats count from 1.
server-no-page = There is nothing at this address: check it, or begin at the first page.
server-wrong-method = This cannot be done at this address: /openapi.json tells what can.
server-no-upgrade = A table is followed over a WebSocket: connect to this address with ws: or wss:.
server-too-large = That is too large: at most { $kilobytes } kilobytes can be sent here.
server-too-slow = That took too long: try again.
server-no-json = This is not JSON ({ $why }): send JSON as /openapi.json and docs/protocol.md tell.
server-bad-shape = This is not what is expected here ({ $why }): /openapi.json and docs/protocol.md tell what is.
server-no-content-type = Say what is sent: the header “Content-Type: application/json” is missing.
server-cut-short = What was sent did not arrive whole: send it again.
server-bad-query = What stands after the question mark of the address cannot be read ({ $why }): /openapi.json tells what can.
server-forbidden = You may not do that here: use the link of your own seat.
server-host-only = Only the host of this table may do that: ask them.
server-wrong-secret = This link or phrase opens no seat: it may have been used already. Ask the host for a new link.
server-phrase-length = A recovery phrase has five words of five letters each: look whether one is missing.
server-phrase-word = Word { $number } of the phrase cannot be right: look at its letters again.
server-bad-request = { $why }
server-two-packs = Give one pack: by name, as text, or as that of another table.
server-bad-pace = A live turn has 10 to 3600 seconds and an increment of at most 600, a slow one 1 to 30 days.
server-name-empty = The name is empty: expected 1 to { $most } characters.
server-name-long = The name has { $length } characters: expected at most { $most }.
server-name-character = The name has the character { $character }: expected none that breaks or reorders a line.
server-no-such-pack = There is no pack “{ $name }”: choose { $known }, or bring a file of your own.
server-no-such-game = There is no game “{ $word }”: give { $games }.
server-players = A table has 2 to { $most } players, not { $found }: name as many.
server-no-such-option = There is no option “{ $name }”: the options are { $known }.
server-option-value = The option “{ $name }” cannot be “{ $value }”: expected { $expected }.
server-expected-seat = a seat from 1 to { $seats }, or any
server-option-twice = The option “{ $name }” is given twice: give it once.
server-not-over = This can be had once the game is over: until then it would tell what is hidden.
server-next-made = Somebody has made the next game of this table already: go there, your seat is kept.
server-many-analyses = Many games are being looked at just now: try again in a minute.
server-bad-record = The record does not hold: { $why }.
server-foreign-pack = Line { $line }: the record was made with the pack “{ $pack }”, which does not come with the program: choose the file of the pack together with the record.
server-long-record = The record has more than { $most } lines: take it in with “twocities import”.
server-no-fork = Nobody can go on from there: the game has no move { $after } after which something is asked.
server-bad-position = This position cannot be: { $why }.
server-long-position = That is more than a position has: send its lists, each once.
server-fork-differs = A game that goes on has the game, the seats, the options and the pack that it had: leave out “options” and “pack”, and name { $seats } seats of { $game }.
server-no-lesson = There is no lesson “{ $lesson }” of { $game } for such a table: name one of its chapters, yourself at seat 1 and a bot at seat 2, and leave out all else.
server-bad-token = What proves who you are cannot be read: claim your seats back with their phrases.
server-stopping = The server is being stopped: come again in a moment. Nothing is lost.
server-failed = The server cannot do this now: try again in a moment.
server-busy = Too many think at the same time: ask again in a moment.
server-slow-down = That was too much at once: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }.
server-too-many-sockets = Too many connections are open from your address: close some.
server-no-host = The request has to say which host it is for: send the header “Host”.
server-other-host = This server is not known as { $host }: open it by its IP address, or start it with --public-url.
server-other-site = The request comes from a page of another site: open the game at its own address, which whoever runs the server may have to set with --public-url.
server-too-many-connections = Too many connections are open from your address: close some.

# Why a record does not hold.
record-illegal = line { $line }, column { $column }: found “{ $action }” of seat { $seat }: expected an action that the rules allow here ({ $reason })
record-not-understood = line { $line }, column { $column }: “{ $word }” is not understood here: { $expected }
