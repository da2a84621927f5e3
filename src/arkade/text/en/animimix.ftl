title = Animimix

# Animals: the plain name, with the article, and in the plural.
monkey = monkey
    .a = a monkey
    .the = the monkey
    .all = Monkeys
wolf = wolf
    .a = a wolf
    .the = the wolf
    .all = Wolves
elephant = elephant
    .a = an elephant
    .the = the elephant
    .all = Elephants
pelican = pelican
    .a = a pelican
    .the = the pelican
    .all = Pelicans
penguin = penguin
    .a = a penguin
    .the = the penguin
    .all = Penguins
chameleon = chameleon
    .a = a chameleon
    .the = the chameleon
    .all = Chameleons
lovebird = lovebird
    .a = a lovebird
    .the = the lovebird
    .all = Lovebirds
lion = lion
    .a = a lion
    .the = the lion
    .all = Lions

# Moves
move-keep = keep { $animal_a } face down
move-swap = take { $cell }, put { $animal_a } there

# Log
log-keep = { $who_first } lays a hand card face down.
log-keep-own = { $who_first } lays { $animal_a } face down.
log-swap = { $who_first } takes { $taken_the } at { $cell } and puts { $put_a } in its place, under a mountain.
log-majority = { $animal_all }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } to { $seats }, with { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
log-shared-majority = { $animal_all }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } shared by { $seats }, { $each } each.
log-no-majority = { $animal_all }: nobody has one, no points.

# Options
option-start = who begins
option-species = the species in play

# Refusals
refusal-ANI-02 = That cell lies outside the grid for this number of players.
refusal-ANI-03 = That species is not in play in this game.
refusal-ANI-06 = You have no such card in hand to lay down.
refusal-ANI-07 = You have no such card in hand to put into the grid; it may not be the card just taken.
refusal-ANI-08 = A card under a mountain stays where it is to the end of the game.
refusal-ANI-12 = The game is over: all hands are empty.

# Terminal board: names of at most 9 letters, and how a species scores in at most 13.
board-monkey = monkey
board-wolf = wolf
board-elephant = elephant
board-pelican = pelican
board-penguin = penguin
board-chameleon = chameleon
board-lovebird = lovebird
board-lion = lion
board-how-monkey = column × 2
board-how-wolf = border × 2
board-how-elephant = row × 2
board-how-pelican = diagonal × 2
board-how-penguin = group × 2
board-how-chameleon = variety × 2
board-how-lovebird = couples × 4
board-how-lion = 11 − lions
board-turn = { $who_first } to move
board-over = The game is over
board-mountains = { $sign } mountains left: { $count }
board-away = put away: { $count }
board-species = Species
board-worth = worth
board-you = (you)
board-kept = kept
board-cards = in hand
board-points = points
board-hand = { $who_first } holds:
board-your-kept = You kept:
board-your-hand = Your hand:

# The table in the browser
do-keep-or-swap = keep a card, or put one into the grid
table-worth = worth { $points }
table-cell = { $cell }: { $animal }
table-cell-mountain = { $cell }: { $animal }, under a mountain
table-hand-card = { $animal }, in your hand
table-hand = Your hand
table-keep = Keep face down
table-keep-about = Put a hand card here
table-grid = Grid
how-monkey = 2 points for every monkey in the column with the most monkeys
how-wolf = 2 points for every wolf on the border of the grid
how-elephant = 2 points for every elephant in the row with the most elephants
how-pelican = 2 points for every pelican of the largest group linked diagonally
how-penguin = 2 points for every penguin of the largest group side by side
how-chameleon = 2 points for every species beside the chameleon with the most neighbouring species
how-lovebird = 4 points for every couple of neighbours
how-lion = 11 points, less 1 for every lion in the grid

# Where the points come from
why-majority = { $animal_all }: { $count } of them, worth { $points }
