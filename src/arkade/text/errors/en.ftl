# Errors, each a sentence for a person; what stands in quotes there was typed, and comes with them.
error-usage = { $what } (try: { $help })
error-at = { $place }: { $what }

# Games, options, moves
error-no-game = there is no game { $game }; there are { $games }
error-game-not-loaded = the game { $game } cannot be loaded: { $reason }
error-not-a-game = the entry point { $game } does not give the definition of a game of that id
error-option = option { $name } cannot be { $value }: { $allowed }
error-option-twice = option { $name } is given twice
error-option-form = an option is given as NAME=VALUE, not { $text }
error-option-players = the number of players is given by --players
error-not-a-move = { $text } is not a move of { $game }; { $hint }
error-not-an-action = { $text } is not an action of { $game }: they are 0 to { $last }
error-illegal = { $move } is not allowed now: { $reasons }
error-reason = { $text } ({ $rule })
error-reasons = { $first } { $rest }
error-no-seat = there is no seat { $seat }: they are 0 to { $last }
error-no-seat-for-people = there is no seat { $seat }: they are 0 to { $last }, or `all`
error-no-seed = a seed is a whole number, not { $seed }
error-seed-range = a seed lies between 0 and 2^128 - 1, not { $seed }
error-no-rule = there is no rule { $number }; they run from { $first } to { $last }
hint-near = did you mean { $moves }?
hint-like = one is written like { $move }
or = { $first } or { $second }

# What may stand somewhere
takes = it takes { $what }
takes-players = { $game } is for { $least } to { $most } players
takes-options = { $game } has the options { $options }{ $near ->
        [none] { "" }
       *[some] ; did you mean { $near }?
    }
takes-seat = it takes a seat from 0 to { $last }, or random
takes-number = a number from 0 to { $most }
takes-set = it takes random or { $count } different ones of { $names }
takes-file = it takes { $default }, or the path of a file
takes-multiple = a multiple of { $step } from { $step } to { $most }
takes-whole = a whole number from { $least } to { $most }
takes-real = a number from { $least } to { $most }
takes-switch = on or off
takes-path = the path of a file

# Bots
error-no-bot = there is no bot { $bot }; there are { $bots }
error-bot-not-loaded = the bot { $bot } cannot be loaded: { $reason }
error-not-a-bot = the entry point { $bot } does not give a class of bots of that name
error-level = the level { $level } takes no parameters; it is { $bot }
error-no-parameter = the bot { $bot } has no parameter { $name }: its parameters are { $names }
error-no-parameters = the bot { $bot } has no parameter { $name }: it has none
error-parameter-form = a bot's parameter is given as { $name }=VALUE, not { $text }
error-parameter-twice = the parameter { $name } is given twice in { $text }
error-parameter = { $name } cannot be { $value }: it takes { $allowed }
error-parameter-missing = the bot { $bot } needs { $names }: { $example }=VALUE
error-budget = the bot { $bot } needs a budget: { $name }:sims=1000, { $name }:ms=200 or { $name }:cpu_ms=200

# Learned weights
error-weights = the weights { $file } cannot be used: { $why }
weights-none = there are none of this game yet, { $command } learns some
weights-damaged = they are damaged, or not weights at all
weights-checksum = they were changed after they were learned
weights-format = they are of the format { $found }, which another version of Arkade writes
weights-game = they are of the game { $found }, not of { $game }
weights-features = they were learned from other features than the game has now
weights-setup = they were being learned with another seed or other numbers of players
error-learn-players = { $number } players cannot be learned: the game has { $least } to { $most }
error-learn-number = what to learn for is a list of numbers of players, such as 2,3, not { $text }
error-learn-long = no game against itself ended within { $positions } positions
error-learn-workers = to play takes at least one process, not { $workers }

# Files and replays
error-write = cannot write { $file }: { $reason }
error-read = cannot read { $file }: { $reason }
error-no-move = there is no move { $move }: the game has { $moves }
error-review-level = there is no level { $level }; there are { $levels }
error-review-seconds = --seconds takes a number above 0, not { $seconds }
error-review-unfinished = the game was not played to its end: only a finished game can be reviewed
error-puzzles-number = to make takes at least one puzzle, not { $number }
error-puzzles-players = puzzles are for some numbers of players, such as 2,3, not { $text }
fault-moves = { $moves ->
    [one] there is { $moves } move
   *[other] there are { $moves } moves
 }
fault-commitment = this is not the commitment of that seed and header: one of them was changed
fault-result = the actions lead to { $true }, not to { $claimed }
fault-length = longer than { $most } bytes
fault-encoding = this is not UTF-8 text
fault-json = not JSON: { $reason }
fault-replay = not a replay: { $reason }
fault-format = { $found } is not { $format }
fault-seed = a seed is a whole number in decimal digits
fault-told = what is told does not fit the moves
fault-unsigned = this file is not signed
fault-key = this file is signed by another key
fault-signature = the signature is not of this: something was changed after it was signed
error-data-type = a state is restored from bytes, not from { $type }
error-data-length = a state of { $game } has { $size } bytes, not { $found }
error-data-damaged = these bytes are damaged, or of another game, version or set of options than { $game }
error-data-impossible = these bytes are not a state of { $game } that a game can lead to
result = scores { $scores }, winners { $winners }
result-none = an unfinished game
place-move = move { $number }
place-action = action { $number }
place-byte = byte { $number }
place-line = line { $line }, column { $column }
place-file = file
place-header = header
place-commitment = commitment
place-result = result
place-told = told
place-signature = signature
error-no-cryptography = checking a signature needs one more package (cryptography): pip install 'arkade[server]'

# The server
error-server-packages = the server needs more packages ({ $package }): pip install 'arkade[server]'
error-workers = --workers takes a number from 1 on
error-workers-sqlite = SQLite serves one process; for --workers give --db a postgresql URL
error-port = --port takes a number from 0 to 65535, not { $port }
error-host = --host takes an address of this machine, not { $host }
error-port-forbidden = you may not listen on port { $port }: take one from 1024 on
error-port-unusable = nobody can listen on { $host }, port { $port }: { $reason }
error-port-used = port { $port } is in use, perhaps by an arkade that runs already: take another, such as --port { $other } (make play PORT={ $other })
error-limit = a limit is given as NAME=NUMBER, with one of { $names }; not { $text }
error-db-form = --db takes an URL such as sqlite:///arkade.db or postgresql://user:password@host/name
error-db-kind = --db takes a sqlite or postgresql URL, not { $kind }
error-db-package = PostgreSQL needs one more package (asyncpg): pip install 'arkade[postgresql]'
error-db-folder = the database cannot be used: there is no folder for { $file }
error-db = the database cannot be used: { $reason }
error-db-silent = the database does not answer
error-db-copy-postgresql = PostgreSQL is copied by its own programs: pg_dump -Fc URL > FILE, pg_restore -d URL FILE
error-db-missing = there is no database { $file }
error-db-copy-there = there is something at { $file } already; move it away first
error-db-copy = { $file } cannot be copied to { $target }: { $reason }
error-db-copy-faults = { $file } has faults: nothing was restored
error-older = --older takes a number of days from 1 on
error-room-many = the names of several rooms begin with { $room }; give more of it
error-room-none = there is no room whose name begins with { $room }

# Tournaments and measurements
error-many-games = a fair tournament of these bots takes { $games } games: say --yes if that is meant
error-arena-players = the game that was given has { $players } players, not { $asked }
error-arena-folder = replays are kept in a folder: say which
error-arena-empty = { $file } holds no game yet
error-arena-jobs = there must be 1 job or more, not { $jobs }
error-study-games = a study has at least { $least } games at this table, and no fewer than 0 of each level against the next
error-vary = --vary is given as NAME=VALUE,VALUE with each value once, not { $text }
error-arena-packages = the arena needs { $packages }: pip install 'arkade[arena]'
error-arena-games = a tournament has 1 game or more, not { $games }
error-arena-until = intervals reach a part of 1 to either side, such as 0.02, not { $until }
error-arena-bots = a tournament needs at least one bot
error-arena-other-files = { $folder } holds other files and no tournament; give a new or empty folder
error-arena-running = another process is playing the tournament in { $folder }
error-arena-write = cannot write to { $file }: { $reason }
error-arena-log = { $file } is not the log of a tournament
error-arena-format = { $file } is of the format { $found }, not { $format }
error-arena-line = { $file }, line { $line } is damaged: { $reason }
fault-arena-game = it is no game of this tournament
error-arena-another = { $folder } holds another tournament: its { $field } is { $found }, not { $asked }; give another folder
error-arena-lost = game { $game } was given up: its worker died { $times } times ({ $why })
error-arena-code = a worker has other code than the tournament: the same arkade must be installed everywhere
error-arena-rules = a worker's rules are { $found } and the tournament's { $wanted }: all must have arkade[compile], or none
error-arena-bot = the bot { $bot } failed in game { $game }, move { $move }: { $reason }
error-arena-replay = the replay of game { $game } does not end as the game did
error-ray-package = a Ray cluster needs Ray: pip install 'arkade[ray]'
error-ray-address = a Ray address is auto, local or HOST:PORT, not { $address }
error-ray = there is no Ray cluster at { $address }: { $reason }
error-ray-other = something else answers
error-ray-processors = a game takes { $threads } processors, and no node has more than { $most }
error-ray-game = game { $game } failed on the cluster: { $reason }
error-rounds = there must be at least 1 round, not { $rounds }
error-ship = there is no { $file }: a wheel takes a C compiler and Python's headers

# Wrong command lines
usage-required = the following arguments are required: { $names }
usage-unknown = unrecognized arguments: { $text }
usage-choice = argument { $name }: invalid choice: { $value } (choose from { $choices })
usage-number = argument { $name }: invalid int value: { $value }
usage-one = argument { $name }: expected one argument
usage-some = argument { $name }: expected at least one argument
usage-none = argument { $name }: ignored explicit argument { $value }
usage-ambiguous = ambiguous option: { $text } could match { $options }
