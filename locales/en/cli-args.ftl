# What can be typed after `twocities`, as its help tells it, and what is wrong with what was typed.

## Commands

cli-about = City-building board games for 2 to 4 players. Without a command: play in the browser, as `serve --open`
cli-about-play = Play at a table in the terminal, against bots or with others at the same screen
cli-about-bots = Tell who one can play against, and how they play
cli-about-serve = Serve tables to browsers and programs
cli-about-backup = Copy everything that a server keeps into one file, while it runs or not
cli-about-restore = Make the data of a server from a backup
cli-about-export = Write the matches that a server keeps as records, while it runs or not
cli-about-import = Take records in as tables of a server that does not run
cli-about-sim = Let bots play many games and sum up the results
cli-about-arena = Let bots play matches in blocks, and say which is better and how sure that is
cli-about-report = Let good bots play many games and say how balanced the game is: a page with plots, CSV or JSON
cli-about-luck = Let equals play the same deals again and again, and say how much of a game the deal decides
cli-about-bench = Measure the speed of the rules, or how long bots think: one line of JSON for each number of players
cli-about-replay = Walk through the record of a game
cli-about-analyse = Look at a finished game again: what everybody could expect, what decisions cost, and what was luck
cli-about-verify = Play records again and say whether each still holds
cli-about-content = Look at content packs
cli-about-content-check = Say whether files are content packs, and if not, where and why
cli-about-content-show = Print everything in a pack, cards or board, and what each of its facts rests on
cli-about-content-list = List the packs that come with the program
cli-about-rules = Print the rules, or one of them

## Arguments of several commands

cli-arg-language = The language: en, pt-BR, es or uk. Without it, the one that the system speaks (LC_ALL, LC_MESSAGES, LANG)
cli-arg-game = The game
cli-arg-pack = What is in the box: the name of a pack that comes with the program, or a file
cli-arg-options = An option of the table; may be given several times. In both games: first=SEAT. London: loans=limited. New York: variant=beginner or variant=expert, action-cards=none, characters=choose, flip=yes
cli-arg-folder = The folder for everything that the server keeps [default: tables in the state folder of the user]
cli-arg-json = Write the result as JSON
cli-arg-csv = Write the result as CSV
cli-arg-threads = How many threads; the result does not depend on it [default: all there are]
cli-arg-seats = How many players
cli-arg-seed = The seed of the first game; each further game has the next number
cli-arg-file = The record
cli-arg-files = The records

## play

cli-arg-play-seats = Who sits where, in order: `me`, other people by name, bots of the levels `novice`, `casual`, `skilled`, `strong` and `champion`, or those for research: `random`, `random-plan`, `greedy`, `rules`, `flat-mc`, `ismcts`, `ismcts-long`, `learned` and `expert` (`twocities bots` tells how they play) [default: me,rules]
cli-arg-play-seed = The seed of the deal [default: a new one]
cli-arg-play-record = Where to write the record; a record that is there already is taken up again
cli-arg-play-no-hints = Give no hints. A record does not keep this: the command that takes it up again does
cli-arg-play-no-color = No colours; may also be written --no-colour
cli-arg-play-plain = No colours, and no signs beyond ASCII but £

## serve, backup, restore, export, import

cli-arg-serve-bind = Where to listen [default: 127.0.0.1:1901]
cli-arg-serve-public-url = The address under which people reach the server, such as https://games.example.org
cli-arg-serve-trust-proxy = Believe what a proxy in front of the server says about who is calling
cli-arg-serve-lan = Let the other machines at home in
cli-arg-serve-no-limits = Ask nobody to slow down: for measurements and machines among themselves
cli-arg-serve-allow-private-calls = Let calls to people go to machines of one's own network, and without TLS: only where everybody may reach those
cli-arg-serve-log-json = Write the log as lines of JSON
cli-arg-serve-open = Open the first page in a browser
cli-arg-backup-to = The file to write; nothing is overwritten
cli-arg-restore-file = The backup
cli-arg-export-table = The match at this table [default: every match that is over]
cli-arg-export-to = The folder for the records; nothing in it is overwritten
cli-arg-export-running = Matches that go on, too: their records tell everything that is hidden
cli-arg-import-pack = The file of their pack, if it did not come with the program

## sim, arena, report, luck, bench

cli-arg-sim-bots = The bots, in the order of their seats
cli-arg-sim-games = How many games
cli-arg-sim-records = Write the record of every game into this folder
cli-arg-sim-parquet = Write a row for every seat of every game into this Parquet file
cli-arg-sim-decisions = Write a row for every decision of every game into this Parquet file, with the ids that the Python package has
cli-arg-arena-bots = The bots; each meets every other
cli-arg-arena-pairs = Only these pairs of bots, as in champion:expert,champion:rules
cli-arg-arena-alone = At tables of three and four: only the games in which the first bot of a pair sits alone among the others. Its victories are told, of which an equal would have a third or a quarter, and no score
cli-arg-arena-blocks = Blocks for each pair of bots: one deal each, played in every order of seats
cli-arg-arena-sprt = Stop a pair as soon as it is clear whether its score (with --alone, its part of the victories) is the lower or the higher of these two
cli-arg-arena-seed = The seed of the first block; each further block has the next number
cli-arg-arena-log = Keep what was played in this file, and go on from it; without it a run that is broken off starts anew
cli-arg-report-games = How many games are watched
cli-arg-report-blocks = Deals for each borough or legendary skyscraper that is withheld; each is played once for every seat
cli-arg-report-out = Where to write the page [default: london-report.html or new-york-report.html]
cli-arg-report-json = Write the numbers as JSON instead of a page
cli-arg-report-csv = Write the numbers of all things as CSV instead of a page
cli-arg-luck-bot = Who sits at every seat
cli-arg-luck-deals = How many deals
cli-arg-luck-games = How often each of them is played
cli-arg-luck-seed = The seed of the first deal; each further one has the next number
cli-arg-bench-game = The game [default: all of them]
cli-arg-bench-bots = Measure how long these bots think about a decision, each against `rules`, instead of the rules
cli-arg-bench-games = Play exactly so many games instead of measuring for a while
cli-arg-bench-seats = How many players [default: 2, 3 and 4]
cli-arg-bench-seed = The seed of the first game
cli-arg-bench-seconds = How long each line is measured

## replay, analyse, verify, content, rules

cli-arg-replay-from = Begin with this action
cli-arg-replay-to = End with this action
cli-arg-replay-viewer = Tell what this seat could see, `public` for what everybody could; `all` tells everything
cli-arg-replay-all = Do not pause after each turn
cli-arg-replay-pack = The file of the pack, if it did not come with the program
cli-arg-analyse-pack = { cli-arg-replay-pack }
cli-arg-analyse-decisions = How many of the costliest decisions are told
cli-arg-analyse-json = Write everything that was found as JSON
cli-arg-verify-pack = { cli-arg-import-pack }
cli-arg-verify-seal = The seal that was shown before the game: the record has to have this one
cli-arg-content-check-files = The files
cli-arg-content-show-pack = The name of a pack that comes with the program, or a file
cli-arg-content-show-json = Write it as JSON
cli-arg-rules-game = The game; may be left out before the id of a rule, which says whose it is [default: london]
cli-arg-rules-id = The rule, such as L5.2; without it, the table of contents

## What help itself says

cli-manual-usage = Usage:
cli-manual-commands = Commands
cli-manual-arguments = Arguments
cli-manual-options = Options
cli-manual-any-options = { "[OPTIONS]" }
cli-manual-a-command = COMMAND
cli-manual-default = { $help } [default: { $value }]
cli-manual-of-help = Print help
cli-manual-of-version = Print version

## What is to be given

cli-value-tag = TAG
cli-value-game = GAME
cli-value-names = NAME,…
cli-value-number = NUMBER
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-pack = NAME|FILE
cli-value-option = NAME=VALUE
cli-value-address = ADDRESS:PORT
cli-value-url = URL
cli-value-id = ID
cli-value-bot = BOT
cli-value-bots = BOT,…
cli-value-pairs = BOT:BOT,…
cli-value-bounds = LOW,HIGH
cli-value-seconds = SECONDS
cli-value-seat = SEAT
cli-value-hash = HASH

## What is wrong with arguments

cli-amiss-value = invalid value '{ $value }' for '{ $arg }': { $why }
cli-amiss-no-value = '{ $arg }' needs a value
cli-amiss-needless-value = '{ $arg }' takes no value, but '{ $value }' was given
cli-amiss-argument = unexpected argument '{ $arg }'
cli-amiss-argument-but = unexpected argument '{ $arg }': perhaps you mean '{ $near }'
cli-amiss-command = unrecognized subcommand '{ $word }'
cli-amiss-command-but = unrecognized subcommand '{ $word }': perhaps you mean '{ $near }'
cli-amiss-missing = these arguments are missing: { $args }
cli-amiss-conflict = '{ $arg }' cannot be used with { $others }
cli-amiss-twice = '{ $arg }' is given twice
cli-amiss-letters = an argument has letters that cannot be read
cli-amiss-otherwise = the arguments cannot be understood
cli-amiss-language = there is no such language: choose one of { $tags }
cli-amiss-whole = give a whole number from { $least } to { $most }
cli-amiss-option = give a name and a value, as in first=2
cli-amiss-pair = give two bots, as in champion:rules
cli-amiss-bot = there is no bot “{ $word }”: the bots are { $bots }, and those with one idea (`twocities bots` tells of all)
cli-amiss-game = there is no game “{ $word }”: give london or new-york
cli-amiss-address = give an IP address and a port, as in 127.0.0.1:1901 or [::1]:1901
cli-amiss-bounds = give two scores between 0 and 1, the lower first: 0.5,0.55
cli-amiss-seconds = give a number of seconds up to 3600, such as 0.5
cli-amiss-seal = expected 64 hexadecimal digits in lower case
cli-amiss-url-scheme = the address of a site begins with http:// or https://
cli-amiss-url-user = the address of a site has no user or password
cli-amiss-url-path = the address of a site ends after its host and port: paths and queries can't be used
cli-amiss-url-host = the host has to be a name like games.example.org, or an IP address ([::1] in brackets)
cli-amiss-url-port = the port has to be a number from 1 to 65535
