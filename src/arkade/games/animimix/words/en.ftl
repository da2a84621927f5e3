title = Animimix
name = Animimix
about = Collect animals while you rearrange the grid that decides what they are worth.
credit = Animimix: Mathieu Bossu and Simon Douchy

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

# Why not: one cause each
reason-over = The game is over: all hands are empty.
reason-outside = Cell { $cell } lies outside the grid, which goes from a1 to { $last }.
reason-mountain = A mountain keeps { $animal_the } at { $cell } until the end of the game.
reason-not-in-play = { $animal_all } are not in play; the species here are { $species }.
reason-not-held = You do not have { $animal_a } in hand.
reason-just-taken = What you put at { $cell } must come from your hand, and you have no { $animal } there.

# What a move brings
would-hold = { $animal_all }: you would have { $count ->
    [one] one card
   *[other] { $count } cards
 }; { $others ->
    [0] nobody else has taken one from the grid.
   *[other] nobody else has taken more than { $others } from the grid.
 }
would-worth-monkey = Monkeys would be worth { $points } instead of { $before }: { $number ->
    [0] none would be left in the grid.
    [one] no two in a column.
   *[other] { $number } in one column.
 }
would-worth-wolf = Wolves would be worth { $points } instead of { $before }: { $number ->
    [0] none on the border.
   *[other] { $number } on the border.
 }
would-worth-elephant = Elephants would be worth { $points } instead of { $before }: { $number ->
    [0] none would be left in the grid.
    [one] no two in a row.
   *[other] { $number } in one row.
 }
would-worth-pelican = Pelicans would be worth { $points } instead of { $before }: { $number ->
    [0] none would be left in the grid.
    [one] no two linked diagonally.
   *[other] a diagonal group of { $number }.
 }
would-worth-penguin = Penguins would be worth { $points } instead of { $before }: { $number ->
    [0] none would be left in the grid.
    [one] no two touching by a side.
   *[other] a group of { $number }.
 }
would-worth-chameleon = Chameleons would be worth { $points } instead of { $before }: { $number ->
    [0] none would be left in the grid.
   *[other] { $number } species beside the best one.
 }
would-worth-lovebird = Lovebirds would be worth { $points } instead of { $before }: { $number ->
    [0] no couple.
    [one] one couple.
   *[other] { $number } couples.
 }
would-worth-lion = Lions would be worth { $points } instead of { $before }: { $number ->
    [0] none would be left in the grid.
   *[other] { $number } in the grid.
 }
would-same = What the species are worth would not change.
would-sure = { $animal_all }: nobody could catch up with you any more.
would-end = The last card of the game: all piles would be turned up.
would-score = { $animal_all }: { $each ->
    [one] { $each } point
   *[other] { $each } points
 } for { $seats }, for certain.
would-share = { $animal_all }: { $each ->
    [one] { $each } point
   *[other] { $each } points
 } each for { $seats }, for certain.

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
table-now = points now
table-now-about = What everybody would have if the game ended now, by the cards that you know
table-kept-of = Kept by { $name }
table-kept-none = nothing kept
how-monkey = 2 points for every monkey in the column with the most monkeys
how-wolf = 2 points for every wolf on the border of the grid
how-elephant = 2 points for every elephant in the row with the most elephants
how-pelican = 2 points for every pelican of the largest group linked diagonally
how-penguin = 2 points for every penguin of the largest group touching by a side (above and below too)
how-chameleon = 2 points for every species beside the chameleon with the most neighbouring species
how-lovebird = 4 points for every couple of neighbours
how-lion = 11 points, less 1 for every lion in the grid (0 if there is none)

# Where the points come from
why-majority = { $animal_all }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }, worth { $points }

# The guided first game: what each step says.
lesson-first = Your first game
lesson-first-1 = Welcome! The animals in the grid decide what each species is worth. Whoever has the most cards of a species at the end gets its points.
lesson-first-2 = The table beside the grid shows what each species is worth now: 2 for every elephant in the best row, 2 for every penguin in the largest group, and 11 less one for every lion in the grid.
lesson-first-3 = You hold three lions. On your turn you may lay a card face down before you, in secret. Choose a lion, then your pile.
lesson-first-4 = Or you take a card of the grid and put one of your own in its place. Put a penguin where the elephant is lit: it joins the penguins above and below, and their group grows from two to four.
lesson-first-5 = The new card is under a mountain: it stays there until the end. Now take a lion, and put a lion in its place: their worth stays the same, and you have one more.
lesson-first-6 = Penguins are worth 8 by now. Lay one down in secret; your opponent sees only that you kept a card.
lesson-first-7 = You both played your last cards, and all piles are turned up. For each species the one with the most cards gets its points; those who tie share them. That is how a game goes. Five more species count in ways of their own: the table says how, wherever they take part.

# Pictures of the rules page
figure-ANI-07 = A grid of two rows: one card goes to the pile of a player, and the monkey put in its place is under a mountain.
figure-ANI-18 = A row with three elephants: 2 points each, 6 in all.
figure-ANI-20 = Three penguins touching by a side count 2 points each, 6 in all; a fourth one apart counts nothing.
