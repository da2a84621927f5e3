title = Coloretto Amazonas
name = Amazonas
about = Complete your columns of river animals, and slip your rivals the cards they dread.
credit = Coloretto Amazonas: Michael Schacht

# Animals: the plain name, and with the article.
river-dolphin = river dolphin
    .a = a river dolphin
    .the = the river dolphin
piranha = piranha
    .a = a piranha
    .the = the piranha
manatee = manatee
    .a = a manatee
    .the = the manatee
electric-eel = electric eel
    .a = an electric eel
    .the = the electric eel
stingray = stingray
    .a = a stingray
    .the = the stingray
toucan = toucan
    .a = a toucan
    .the = the toucan
macaw = macaw
    .a = a macaw
    .the = the macaw
hummingbird = hummingbird
    .a = a hummingbird
    .the = the hummingbird
harpy-eagle = harpy eagle
    .a = a harpy eagle
    .the = the harpy eagle
toad = toad
    .a = a toad
    .the = the toad
chameleon = chameleon
    .a = a chameleon
    .the = the chameleon
two-headed-snake = two-headed snake
    .a = a two-headed snake
    .the = the two-headed snake
anteater = anteater
    .a = an anteater
    .the = the anteater
frog = frog
    .a = a frog
    .the = the frog
striped-rhinoceros = striped rhinoceros
    .a = a striped rhinoceros
    .the = the striped rhinoceros
earless-rabbit = earless rabbit
    .a = an earless rabbit
    .the = the earless rabbit
jaguar = jaguar
    .a = a jaguar
    .the = the jaguar
sloth = sloth
    .a = a sloth
    .the = the sloth

# Colours: the plain name, the column, and the bonus card.
blue = blue
    .column = the blue column
    .bonus = the blue bonus card
violet = violet
    .column = the violet column
    .bonus = the violet bonus card
brown = brown
    .column = the brown column
    .bonus = the brown bonus card
green = green
    .column = the green column
    .bonus = the green bonus card

# Moves
move-play = play { $animal_a }
move-give = give { $animal_a } to { $to }
move-accept = accept the card
move-refuse = refuse the card and lose { $lost_a }

# Log
log-play = { $who_first } plays { $animal_a }.
log-double = Double: both { $animal } cards go to the discard pile.
log-stack = { $who_first } completes { $colour_column }: a stack of { $cards } cards.
log-bonus = { $who_first } takes { $colour_bonus } ({ $points } points), which nobody had yet.
log-give = { $who_first } gives { $animal_a } to { $to }.
log-protection = { $who_first } takes the protection card.
log-accept = { $who_first } accepts { $animal_the }.
log-refuse = { $who_first } refuses { $animal_the } and loses { $lost_a } for it; both are discarded.
log-draw-own = { $who_first } draws { $animal_a }.
log-end-stacks = { $who_first } has { $stacks } stacks: the game is over, all hands are discarded.
log-end-pile = The last card of the pile has been drawn: the game is over, all hands are discarded.
log-points = { $who_first }: columns { $columns }, stacks { $stacks }, bonus cards { $bonus }; total { $total }.

# Options
option-start = who begins

# Why not: one cause each
reason-over-pile = The game is over: the last card of the pile has been drawn.
reason-over-stacks = The game is over: { $who } has { $stacks } stacks.
reason-now-answer = First answer the gift: { $who } has given you { $animal_a }.
reason-now-turn = Nothing has been given to you: play a card, or give one to an opponent.
reason-not-held = You do not have { $animal_a } in hand.
reason-protected = { $whom_first } has the protection card and may not be given anything.
reason-no-double = You have no { $animal } in { $colour_column } yet: you have to accept the card.
reason-nothing-beside = { $count ->
    [one] The only neighbouring column ({ $beside }) is empty
   *[other] Both neighbouring columns ({ $beside }) are empty
 }: you have to accept the card.
reason-not-beside = The card to lose must come from the neighbouring { $count ->
    [one] column
   *[other] columns
 } ({ $beside }), not from { $lost_column }.
reason-not-there = You have no { $animal } in { $colour_column }.

# What a move brings: to you, or to another
would-grow = You would have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in { $colour_column }: { table-points } instead of { $before }.
would-grow-other = { $who_first } would have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in { $colour_column }: { table-points } instead of { $before }.
would-double = A double: both { $animal } cards would go, and { $colour_column } would bring you { table-points } instead of { $before }.
would-double-other = A double for { $who }: both { $animal } cards would go, and { $colour_column } would bring { table-points } instead of { $before }.
would-stack = You would complete { $colour_column }: a stack of { $cards } cards, { table-points } instead of { $before }.
would-stack-other = { $who_first } would complete { $colour_column }: a stack of { $cards } cards, { table-points } instead of { $before }.
would-bonus = You would win { $colour_bonus }: { table-points } more.
would-bonus-other = { $who_first } would win { $colour_bonus }: { table-points } more.
would-end-stacks = You would have { $stacks } stacks: the game would end at once.
would-end-stacks-other = { $who_first } would have { $stacks } stacks: the game would end at once.
would-end-pile = Then the last card of the pile would be drawn: the game would be over.
would-force = { $whom_first } would have to accept it.
would-choose = { $whom_first } would lose { $accepting ->
    [one] { $accepting } point
   *[other] { $accepting } points
 } by accepting this double, { $refusing } by refusing it.
would-choose-either = { $whom_first } would lose { $accepting ->
    [one] { $accepting } point
   *[other] { $accepting } points
 } by accepting this double, { $refusing } or { $dearer } by refusing it.
would-protect = { $whom_first } would take the protection card.
would-expose = You would no longer have the protection card.
would-expose-other = { $who_first } would no longer have the protection card.
would-lose = You would lose { $lost_the }: { $colour_column } would bring you { table-points } instead of { $before }.
would-keep = You would keep { $animal_the }: { $colour_column } would still bring you { table-points }.

# The table in a terminal: animals in 20 letters at most, board-colour in 19.
board-turn = { $who_first } to decide
board-over = The game is over
board-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
 }
board-ending = the game ends at { $count } stacks
board-colour = { $colour }: { $capacity }, bonus { $points }
board-legend = { $here } in the seat’s column   { $gone } discarded   { $unseen } not seen yet, of { $copies }
board-seat = Seat
board-stacks = Stacks
board-bonus = Bonus cards
board-points = Points
board-you = (you)
board-protected = protection
board-gift = { $who_first } gives { $animal_a } to { $to }: accept or refuse?
board-double = makes a double
board-completes = completes the column
board-hand = { $who_first } has in hand:
board-your-hand = Your hand:

# The table in the browser
do-play-or-give = play a card into its column, or give one to another player
do-answer = accept the card, or refuse it
do-accept = accept the card
table-hand = Your hand
table-hand-card = { $animal }, { $colour }
table-column = { $colour_column }, { $count } of { $of }: { $animals }
table-column-empty = { $colour_column }, empty, { $of } places
table-missing = { $animal }: not in the column
table-lose = Lose { $animal_the }
table-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $stacks ->
    [0] no stack
    [one] { $stacks } stack
   *[other] { $stacks } stacks
 }
table-protected = has the protection card and may not be given anything
table-stacks-of = stacks { $count }/{ $of }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-stacks = { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
 }: { table-points }
table-bonus-of = bonus card: { table-points }
table-column-points = this column: { table-points }
table-bonus-free = { $colour_bonus }, { $points } points, for whoever completes the column first
table-bonus-taken = { $colour_bonus }, { $points } points, taken by { $who }
table-discard = Discard pile: { $count }
table-discard-empty = Nothing has been discarded yet.
table-of = { $count }/{ $of }
table-animal = Belongs to { $colour_column }, which holds { $capacity } animals; the bonus card is worth { $bonus } points.
table-gone = Discarded so far: { $count } of { $of }.
table-offer = A card is offered
table-gift = { $who_first } gives { $animal_a } to { $to }.
table-accept = Accept
table-accept-grows = { $colour } +{ $points }
table-accept-double = double: { $colour } −{ $points }
table-accept-completes = column complete: { $colour } +{ $points }
table-refuse = Refuse
table-refuse-costs = lose one card: { $costs }
table-cost = { $colour } −{ $points }
table-must-new = You have no { $animal } yet: it cannot be refused.
table-must-alone = The columns beside it are empty: it cannot be refused.
table-sum = columns { $columns } + stacks { $stacks } + bonus cards { $bonus } = { $total }
table-note-double = double!
table-note-completes = completes

# Where the points come from
why-column = { $colour_column }
why-stacks = { $colour_column }: complete stacks
why-bonus = { $colour_bonus }

# The guided first game: what each step says.
lesson-first = Your first game
lesson-first-1 = Welcome to the river! You have four columns, one for each colour. A column that has all the animals of its colour is worth the most: 6 cards make 21 points.
lesson-first-2 = On your turn you play one card and draw another. Play the toucan: it goes to your violet column, which holds four birds.
lesson-first-3 = Play the harpy eagle beside it. The more cards in one column, the more each is worth: two make 3 points, three make 6.
lesson-first-4 = The same animal twice in a column is a double, and both are lost. Your rival has an electric eel already. Instead of playing yours, give it away!
lesson-first-5 = Both eels are gone. Now play the manatee in your blue column.
lesson-first-6 = Your rival gives you a second manatee. You may accept it and lose both, or refuse it and lose a card of a neighbouring column. Refuse it, and let the harpy eagle go: the manatee stays.
lesson-first-7 = The match is over. A full column becomes a stack, and the first of each colour brings a bonus card. Columns, stacks and bonus cards count. The game ends when a player has three stacks (with four players: two), or when the pile is used up.

# Pictures of the rules page
figure-AMA-07 = A toucan comes to a violet column of a toucan and a macaw: both toucans go, the macaw stays.
figure-AMA-08 = The three animals of the brown column become a face-down stack of 3.
figure-AMA-18 = 1, 2, 3, 4, 5 or 6 cards are worth 1, 3, 6, 10, 15 or 21 points.
