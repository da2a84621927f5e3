title = Coloretto Amazonas

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

# Refusals
refusal-AMA-04 = A card has been given to you: answer that gift first.
refusal-AMA-05 = You have no such card in hand to play.
refusal-AMA-06 = You can only give a card of your own hand, and only to an opponent.
refusal-AMA-10 = Nothing has been given to you that you could accept.
refusal-AMA-11 = You may refuse only a card whose animal is already in your column, and only by losing a card that lies in a neighbouring column.
refusal-AMA-12 = There is no card in a neighbouring column: you have to accept.
refusal-AMA-13 = Nothing has been given to you, and what you play yourself can never be refused.
refusal-AMA-15 = That player has the protection card and may not be given anything.
refusal-AMA-17 = The game is over: the pile is exhausted, or somebody has enough stacks.

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
table-hand = Your hand
table-hand-about = Put a card into your column of its colour, or give it to another player.
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
table-refuse = Refuse and lose a card
table-sum = columns { $columns } + stacks { $stacks } + bonus cards { $bonus } = { $total }
table-note-double = double!
table-note-completes = completes

# Where the points come from
why-column = { $colour_column }
why-stacks = { $colour_column }: complete stacks
why-bonus = { $colour_bonus }
