# Words of the browser's client.
app-name = Arkade
nav = Site
skip = Skip to the content
rules = Rules
credits = Credits
close = Close

# A player by name; .first begins a sentence.
player = { $name }
    .first = { $name }
you = (you)
host = (host)
away = (away)
guest = guest
bot-random = beginner
bot-greedy = greedy
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
# Their names, one for each seat, and how they play.
bot-how = { $level }: { $about }
bot-random-name = { $seat ->
    [0] Dodo
    [1] Dido
    [2] Dada
    [3] Dudu
    [4] Dede
   *[other] Didi
 }
bot-easy-name = { $seat ->
    [0] Pip
    [1] Mimi
    [2] Nibs
    [3] Tuck
    [4] Dot
   *[other] Pepper
 }
bot-medium-name = { $seat ->
    [0] Rusty
    [1] Vixie
    [2] Ember
    [3] Todd
    [4] Ruby
   *[other] Amber
 }
bot-hard-name = { $seat ->
    [0] Corvin
    [1] Sable
    [2] Onyx
    [3] Morrie
    [4] Jet
   *[other] Nyx
 }
bot-expert-name = { $seat ->
    [0] Tembo
    [1] Nellie
    [2] Hanno
    [3] Mumba
    [4] Ella
   *[other] Titan
 }
bot-random-about = plays anything that is allowed. A first opponent to learn the rules with.
bot-easy-about = looks a few moves ahead, and misses a lot. You will win often.
bot-medium-about = weighs its chances before every move. A fair match once you know the game.
bot-hard-about = thinks ten times as long and punishes mistakes.
bot-expert-about = learned from millions of games against itself, and forgets nothing. To beat it is a feat.
bot-name = Bot { $letter } ({ $level })
stand-in-name = Stand-in { $letter }
seat-letter = Seat { $letter }

# Settings
settings = Settings
setting-language = Language
theme = Colours
theme-auto = like the system
theme-light = light
theme-dark = dark
animation = Moving pieces
speed-none = none
speed-fast = fast
speed-normal = normal
speed-slow = slow
sound = Sound
notifications = Notify me when it is my turn
confirm = Show a move before it is made
confirm-always = always
confirm-touch = of a single touch
confirm-never = never
single = Make a move by itself if it is the only one

# Home
play-now = Play now
play-now-game = { $name }: play now
with-friends = With friends
with-friends-game = { $name }: with friends
with-friends-title = { $game } with friends
learn-it = Learn it
learn-game = { $name }: learn it
rules-game = { $name }: rules
minutes = { $minutes } min
difficulty-1 = easy to learn
difficulty-2 = some rules to learn
difficulty-3 = for a long evening
guest-name = Guest
seat-you = you
seat-friend = a friend
seat-bot = bot: { $level }
tables-mine = My tables
tables-open = Open tables
tables-more = { $count } more
table-over = finished
table-won = you won
table-closed = closed
table-waiting = not begun
table-due = until { $when }
rule = the rule
rule-of-option = The rule { $rule }
clock-days = days for every move
clock-days-each = Days for a move
clock-days-count = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
clock-days-about = Nobody has to be there: the table waits for weeks if need be. Only when somebody’s days have passed does the stand-in play.
clock-left-days = { $days } d
clock-left-hours = { $hours } h
list-table = List the table on the home page, for anybody to join
players = Players
seats = Seats
seat-person = a person
your-name = Your name
make-room = Open the room
read-rules = Read the rules
clock = Clock
clock-off = none
clock-move = for every decision
clock-game = for the whole game
clock-seconds-move = Seconds for a decision
clock-seconds-game = Seconds for the game
clock-increment = Extra seconds after each turn
allow-hints = Hints are allowed
autoplay = Moves without a choice are made at once
allow-watch = Others may watch
bots-and-absence = Bots, and people who leave
pace = Pause before a bot’s move
grace = Seconds to wait for someone who drops out
stand-in = Who plays for absent people
set-random = at random ({ $count })
set-chosen = { $chosen } of { $count }

# The room before a match
lobby-about = Seats that stay open are played by a stand-in, and anybody may still sit down there.
seat-open = free
seat-kept = for { $name }
sit = Sit down
stand = Stand up
make-host = Make host
kick = Send away
mute = Mute
unmute = Unmute
muted = (muted)
menu-of = More about { $name }
bot-instead = a bot instead…
sure = Really? { $what }
bot-for-seat = Who plays here
watching = Watching
start = Start the game
wait-for-host = The host will begin.
invite = Invite
invite-about = Whoever has this link can come in.
copy = Copy
copied = Copied.
copy-yourself = Press Ctrl+C to copy.
other-device = Play on another device
other-device-about = This link moves you there: your seat, your name and, if you are the host, that too. It works once; keep it to yourself.
other-device-link = Make my link
options = Options
change = Change
changed = Changed.
room = Room
close-room = Close the room
join-sit = Take a seat
join-watch = Only watch
connecting = Connecting…
connection-lost = The connection is lost; coming back…
paused = The server cannot store anything just now. Play goes on by itself; nothing is lost, and no clock runs.
ended-4403 = The host has sent you away.
ended-4404 = There is no such room.
ended-4410 = The room is closed.
leaving = { $name } has left. A stand-in takes over in { $seconds } s.
room-full = All seats are taken; you may watch.
room-full-closed = All seats are taken, and this table is not open to spectators.
by-stand-in = (stand-in)
device = Another device
device-about = A link that brings you, your name, tables, settings and progress, to another device. It works once, within ten minutes; keep it to yourself.
device-link = Make a link
device-arrive = Go on playing here
device-arrive-about = This device becomes the one that made the link: its name, its tables, its settings. What this browser kept before is replaced.
device-become = Go on here
device-none = This page is opened by a link from the settings of another device.
forget = Your data
forget-about = Deletes your tables, and at tables that you share with others your name, your seat and what you said. The moves stay: they are the others’ match, too. This browser forgets you as well. It cannot be undone.
forget-me = Delete my data
offline = No connection. Rules, opened lessons and puzzles still work; your tables wait.
title-home = Arkade
title-rules = { $game }: rules – Arkade
title-replay = { $game }: replay – Arkade
title-learn = { $game }: lesson – Arkade
title-credits = Credits – Arkade
title-device = Another device – Arkade
title-missing = Not found – Arkade
table-wide = Table
credits-software-and-font = The software and the font
to-home = Choose a game
to-room = To the room

# The table
turn-yours = Your turn
turn-of = { $who } is to play.
turn-what = { $who }: { $what }
title-turn = ● Your turn – { $game }
title-room = { $game } – Arkade
looking-back = Looking back: move { $move } of { $of }
over = The game is over
stopped = The game was stopped
halted = Something that was stored of this match can no longer be used: it stands after move { $moves }. The host can play on from here, or stop it.
resume = Play on
broken = Something that was stored of this match could not be used and is left out.
practised = This was practice with known cards, { $moves ->
    [0] on the deal of another match
   *[other] going on after move { $moves } of another match
 }.
undealt = The last match cannot be dealt again: what was stored of it can no longer be used. The host can plan and deal another.
moves = Your moves
moves-none = You have nothing to decide.
log = What happened
by-clock = (out of time)
by-itself = (the only option)
hurry = Skip the pauses of the bots
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
show-all = Show all of it
undo = Undo
hint = Hint
hint-title = Best now:
hint-odds = { $chance } % chance to win
hint-equal = { $chance } %, equally good
hint-turn = { $move }, then { $rest }
hint-exact = { $chance ->
    [100] wins for certain
   *[other] exactly { $chance } % chance to win
 }
rematch = Play again
points-explained = Where the points come from
points-for = Points for
points-sum = Total
stop = Stop the game
points-now = Points now:
cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } in hand
panel = Panel
tab-log = Log
tab-chat = Chat
tab-moves = Moves
leave-title = Leave the table?
leave-about = The game goes on without you: after a while a stand-in plays your seat. You can come back at any time by the same address.
leave-stay = Stay
leave-go = Leave
held = { $what }: choose what goes with it.
held-move = Now: { $move }.
only-move = Only one thing can be done: { $move }.
confirm-yes = Yes, make this move
confirm-no = No, take it back
answer-past = This is the past: go back to now to play.
answer-held = That does not go with { $what }.
answer-nothing = Nothing can be done with this now.
since-turn = Since your last turn: { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }. Step through them.
back-to-now = Back to now
result = Result
see-board = See the board
go-on = Go on

# Replays
replay = Replay
replay-title = { $game }: replay
replay-move = Move { $move } of { $of }.
replay-play = Play by itself
replay-speed = Speed
replay-seen-by = Seen by
replay-link = Link to this move
steps = Steps
step-first = To the beginning
step-back = One move back
step-next = One move on
step-last = To the end
step-slider = Move
proof-true = Checked: the deal, { $moves ->
    [one] its { $moves } move
   *[other] all { $moves } moves
 } by the rules, the result.
proof-sealed = Sealed before the first move: the deal. That the moves are allowed and lead to this result follows from the rules.
proof-told = Only told by the server: that these very moves were made, by whom, and when.
proof-signed = It has signed that, and what is stored has not changed since.
proof-unsigned = It has not signed that.
proof-changed = What is stored of this match is not what the server signed at its end: it was changed since.
proof-key = Signed with the server’s key:
proof-failed = This match could not be checked.
proof-seal = Seal, shown before the first move:
proof-seed = Number of the deal:
proof-link = Check it
download = Download

# Rules and credits
search-rules = Search the rules
search-nothing = No rule has these words.
no-rules = There are no rules of this game here.
credits-games = The games
credits-unofficial = This is a private study of these games, not connected with their authors or publishers. If you like a game, buy it.
credits-pictures = The pictures
credits-pictures-about = Most animals are from Noto Emoji by Google (Apache License 2.0), made smaller; the others were drawn for Arkade in the same style (MIT).
missing = There is nothing here
missing-about = Like the dodo, this page is no longer to be found.

# Why something was not done
refused-bad-link = This link has been used already, or is not for this room.
refused-bad-message = The page and the server do not understand each other; load the page again.
refused-bad-move = That is not a move of this game.
refused-bad-name = A name has 1 to 24 characters, with a letter, a digit or a symbol among them.
refused-bad-origin = The server does not take this page for its own. Whoever runs it finds why in docs/server.md, “Behind a proxy”.
refused-bad-plan = The game cannot be played with these options.
refused-busy = The server is busy; try again.
refused-closed = The room is closed.
refused-compiling = The rules are still being compiled: ask for a hint again in a minute.
refused-empty = There is nothing to say.
refused-halted = The match stands still: something that was stored of it can no longer be used.
refused-illegal = That move is not allowed now.
refused-listed-enough = That is as many listed tables as one may have: close one, or send people the link of this one.
refused-lost = The connection was lost; try again.
refused-match-running = Not while a match is being played.
refused-name-taken = Somebody here has that name already, or one that looks like it.
refused-need-name = Take a name first.
refused-no-hints = No hints here: they need compiled rules, which this server cannot make.
refused-no-match = No match is being played.
refused-no-such-move = The match has no such move.
refused-no-undo = That cannot be taken back.
refused-not-allowed = This room does not allow it.
refused-not-found = There is nothing of that kind here.
refused-not-host = Only the host may do that.
refused-not-seated = You have no seat here.
refused-not-your-turn = It is not your turn.
refused-reserved-name = Bots and seats have such names here. Take another, or add something to it.
refused-reviewed-enough = That is all the reviews for today; come back tomorrow.
refused-reviewing = As many reviews of yours wait as can wait; ask again when one is done.
refused-seat-kept = That seat is kept for the player who has seen its cards, until the match is over.
refused-seat-taken = That seat is taken.
refused-slow-down = Too fast; wait a moment.
refused-unavailable = The server cannot store anything just now; try again.
refused-unknown-guest = That guest is not here.
refused-unknown-seat = There is no such seat.
refused-unfinished = This match was stopped before its end: only one played to the end can be reviewed.

# Lessons
learn = Learn it step by step
learn-step = Step { $step } of { $of }
learn-next = Next
learn-back = Back
learn-play = Now play
learn-nudge = Not that one yet: follow the light.
learn-chapters = Chapters
learn-chapter = Chapter { $number } of { $of }
learn-chapter-next = Next: { $chapter }
learn-done = done
learn-progress = learned: { $done } of { $of }
learn-again = Start again
learn-allowed = That is allowed, but here try what is lit.
learner = Learner
bot-teacher = Bot { $letter }

# The review of a match
review = Review
title-review = { $game }: review – Arkade
review-heading = { $game }: review
review-making = The bots look through the match
review-waiting = It is about to begin…
review-progress-of = { $done } of { $of } turns
review-leave = Look at the match meanwhile, or leave: the review will be here when you come back.
review-failed = The review could not be made.
review-again = Try again
review-at = Move { $n }, { $who }
review-call-best = best move
review-call-fine = fine
review-better = Better
review-played = Played
review-lost = Lost: { $points } percentage points of the chance to win ({ $margin }).
review-forced = There was no choice.
review-instead = The move made: { $what }
review-lead = About { $points } percentage points better than the next best: { $what }.
review-rival = The next best: { $what }
review-whose = Whose mistakes
review-all = everybody
review-before = Previous mistake (up arrow)
review-after = Next mistake (down arrow)
review-mistakes-count = { $count ->
    [0] no mistakes
    [one] { $count } mistake
   *[other] { $count } mistakes
 }
review-play-on = Play on from here
review-summary = Summary
review-mean-loss = lost per turn
review-luck = luck
review-turning = Turning point
review-find = Best find
review-worst = Worst miss
review-units = In percentage points of the chance to win, not points of the game.
review-before-yours = { $count ->
    [one] { $count } before yours; it begins by itself.
   *[other] { $count } before yours; it begins by itself.
 }
review-turn-at = Moves { $from } to { $to }, { $who }
review-alternative = Or
review-then = then { $what }
review-luck-came = Move { $n } brought luck, in percentage points of the chance to win: { $who }.
review-was = As it was, with everybody’s cards open: { $chance }.
review-step-by-step = { $count ->
    [one] Step by step: one move
   *[other] Step by step: { $count } moves
 }
review-whole = Step { $step } of { $of }: see the whole turn
review-not-yet = Not looked at yet.
review-curves = Which curves
review-curves-known = as each knew it
review-curves-true = as it was
review-curves-both = both of { $who }
review-about-known = Full line, as each knew it: the chance to win by what that player could know.
review-about-true = Dashed line, as it was: with everybody’s cards open.
review-list = Mistakes, by turns
practice = Practice
practice-about = Practice: the table goes on from a position of another game, with the same cards, against bots.

# Puzzles
puzzles = Puzzles
title-puzzles = Puzzles – Arkade
puzzles-about = Positions of real games in which exactly one move is best. Find it; your rating follows your first tries.
puzzles-none = There are no puzzles here yet.
puzzle-heading = { $game }: puzzle
puzzle-today = Puzzle of the day
puzzle-today-done = tried today
puzzle-trainer = Trainer
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-rating = Rating
puzzle-streak = In a row
puzzle-best-streak = Longest row
puzzle-task = It is your turn: find the best move.
puzzle-illegal = That cannot be done here.
puzzle-right = Right!
puzzle-wrong = Not the best move.
puzzle-wrong-chance = With it you win { $chance } of the time, with the best move { $best }.
puzzle-wrong-far = Other moves leave you more; with the best one you win { $best } of the time.
puzzle-stake = Only your first try counts for your rating: { $right } if it is right, { $wrong } if not. After it you may try on as often as you like.
puzzle-known = You have tried this one before: it no longer counts.
puzzle-counted = It counted for your rating: { $change }.
puzzle-counted-again = It counted for your rating: { $change }. Try on, nothing more is lost.
puzzle-answer = The best move: { $move }.
puzzle-step = Step { $step } of { $of }: { $move }
puzzle-show = Show the solution
puzzle-show-missed = Solution (counts as missed)
puzzle-play-on = Play on
puzzle-next = Next puzzle
