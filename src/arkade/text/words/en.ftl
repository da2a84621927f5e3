# Words common to all games.
language = English
list-and = { $first } and { $last }
# A player; .first begins a sentence.
seat = seat { $seat }
    .first = Seat { $seat }
reason-no-seat = There is no seat { $seat } at this table; the last is seat { $last }.
reason-yourself = That is you: choose an opponent.
reason-not-now = This is not possible now.
# The site, as search engines and link previews show it.
site-title = Arkade: games about animals and arks
site-about = Five board games about animals and arks, in your browser: play now against bots, or with friends by a link. No account needed.
# What pages begin with.
home-title = Games about animals and arks
home-about = Play now against bots, or with friends by a link. No account needed.
rules-common = All games
learn-title = { $game }: { $chapter }
players-count = { $count } players
players-span = { $least } to { $most } players

# The terminal
play-commitment = The deal is fixed; its seal is { $hash }
play-prompt = { $who_first }, your move (? for help):
play-hand-over = Pass the keyboard to { $who } and press Enter.
play-bot = bot
play-help = Type the number of a move or its notation.
    ? MOVE     why a move is or is not allowed
    NUMBER     a rule by its number, such as COM-06
    undo       take back, within your own turn, what showed nothing new
    log        everything that happened so far
    hint       the best moves now, and their odds
    save FILE  keep the game as a replay
    quit       leave
play-no-number = Choose 1 to { $most }.
play-not-a-move = “{ $text }” is not a move of this game; one is written like “{ $example }”. Type ? for help.
play-allowed = “{ $move }” is allowed.
play-refused = “{ $move }” is not allowed now:
play-no-undo = There is nothing to take back: only your own moves within your turn, and never past chance or a card shown.
play-hint = { $move }: { $chance } % chance to win
play-hint-equal = { $move }: { $chance } %, equally good
play-hint-exact = { $move }: { $chance ->
    [100] wins for certain
   *[other] exactly { $chance } % chance to win
 }
play-turn = { $move }, then { $rest }
play-hint-none = No hints: they need compiled rules, and these cannot be compiled here.
play-hint-later = The rules are still being compiled: ask again in a minute.
play-save-where = Say where: save FILE
play-saved = Saved as { $file }.
play-save-offer = File to save the game in (Enter: none):
play-input-ended = The input has ended before the game.
play-winner = { $winners } wins
play-winners = { $winners } share the victory
play-seed = The deal was number { $seed }.
verify-sealed = { $file }: sealed before the first move: the deal. It is the one of this seal: { $seal }
verify-follows = Follows by the rules: { $moves ->
    [0] there is no move
    [one] its { $moves } move is legal
   *[other] all { $moves } moves are legal
 }, { $ending ->
    [over] and the result is { $scores }.
   *[open] and the game was not played to its end.
 }
verify-told = Only told: that these very moves were made, who made them, and when.
verify-broken = Told too: something that was stored of this match could not be used and is left out.
verify-practice = Told too: this was practice with known cards, { $moves ->
    [0] on the deal of another match
   *[other] going on after move { $moves } of another match
 }.
verify-unsigned = Nobody has signed this file.
verify-signed = Signed: all of this, as the server of this key has stored it: { $key }
verify-compare = This key stands in the file itself, where anybody can put one. The signature proves nothing until you compare the key with the server's own (its address, then /api/key), or give that one: --key KEY
verify-unchecked = The signature in the file was not checked: pip install 'arkade[server]'
replay-prompt = Move { $move } of { $last } (Enter: next, b: back, a number, q: quit):

# A review of a game (`arkade review`); chances are given in percentage points.
review-number = { $whole }.{ $tenth }
review-title = { $game }, { $players } players: skill and luck
review-column-seat = Seat
review-column-start = start
review-column-luck = luck
review-column-own = own moves
review-column-others = others’ moves
review-column-result = result
review-column-loss = mean loss
review-column-worst = worst miss
review-column-find = best find
review-column-turning = turning point
review-legend = In percentage points of the chance to win, not points of the game: start + luck + own moves + others’ moves = result. Mean loss: what a turn cost on average. The last three columns are numbers of moves.
review-call-inaccuracy = inaccuracy
review-call-mistake = mistake
review-call-blunder = blunder
review-error = Move { $n }, { $who }, { $call }: “{ $move }”. Better: “{ $best }”. Lost: { $loss } percentage points of the chance to win ({ $margin }), { $left }% instead of { $chance }%.
review-flawless = No mistakes were found.
review-hand = This game has no learned weights: its own evaluation judged, which knows less.
review-partial = Broken off: { $done } turns were judged.
review-chances = Chances to win, move by move
review-mistakes = Mistakes
review-saved = Saved as { $file }.
review-progress = turns
review-error-turn = Moves { $n } to { $last }, { $who }, { $call }: “{ $move }”. Better: “{ $best }”. Lost: { $loss } percentage points of the chance to win ({ $margin }), { $left }% instead of { $chance }%.
review-step = Step { $n }, “{ $move }”
review-steps = Step by step
review-exact = exact
review-margin = ± { $points }
review-margin-under = ± under { $points }
review-known = As each knew it: the chance to win by what that player could know
review-true = As it was: with everybody’s cards open
