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
    [0] none on the edge.
   *[other] { $number } on the edge.
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
board-how-wolf = edge × 2
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
how-wolf = 2 points for every wolf on the edge of the grid
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

# Lessons: the title of each chapter, and what its steps say.
lesson-turn = Your turn
lesson-turn-1 = Welcome! There are eight species with ten cards each, and three of them take part here. The cards lie in the grid or are in a hand; two were put away unseen.
lesson-turn-2 = The grid decides what a species is worth: the table shows it. At the end, whoever has the most cards of a species in front of them gets its points. So collect, and make what you collect worth a lot.
lesson-turn-3 = You hold three lions. On your turn you may lay a card face down in front of you, in secret. Choose a lion, then your pile.
lesson-turn-4 = Or you take a card of the grid and put one of your own in its place. Put a penguin where the elephant is lit: it joins the penguins above and below, and their group grows from two to four.
lesson-turn-5 = The new card is under a mountain: it stays there until the end. Now take a lion, and put a lion in its place. Their worth stays the same, and you have one more.
lesson-turn-6 = Penguins are worth 8 by now. Lay one down in secret; your opponent sees only that you kept a card.
lesson-turn-7 = That is all you do on a turn: keep a card, or swap one. You cannot pass. What you took from the grid everybody saw; what you kept only you know, and you may look at it whenever you like.
lesson-lines = Columns, rows and the edge
lesson-lines-1 = Each species has a taste of its own. Monkeys climb: the column with the most of them counts. Elephants walk in line: their best row counts. Wolves prowl along the edge.
lesson-lines-2 = Three monkeys are in column c: 3 × 2 = 6 points. Take the elephant below them and put a monkey there. The fourth makes it 8.
lesson-lines-3 = Row 3 has two elephants: 4 points. The monkey at its left end is not in the best column, so nobody will miss it. Put an elephant there, and the row is worth 6.
lesson-lines-4 = Six wolves are on the edge: 12 points. Put yours in the lit corner. A corner counts once, like any other place of the edge.
lesson-lines-5 = Wolves are worth 14 now. A wolf in the middle would be worth nothing, just as a monkey outside the best column or an elephant outside the best row.
lesson-groups = Groups and couples
lesson-groups-1 = Three species love company. Penguins stand side by side, pelicans fly diagonally, and lovebirds come in couples.
lesson-groups-2 = Pelicans touch corner to corner, and only the largest such group counts. No two of them are linked yet. Put one in the middle of these three: a group of four, 8 points.
lesson-groups-3 = Penguins must share a side. There are two groups of three: put yours between them, and you get one of seven! That is 14 points; but it parts the only couple of lovebirds.
lesson-groups-4 = A couple is two lovebirds side by side, and it is worth 4. Put yours in the corner: it touches two others, but can pair with only one of them.
lesson-groups-5 = One couple, 4 points. With many lovebirds together, the couples are made so that there are as many as possible. A penguin or pelican all alone is a group of one: 2 points.
lesson-oddities = Chameleons and lions
lesson-oddities-1 = With three players the grid is larger and four species take part; with six players there are seven. Which ones, you choose when you open a table, or chance does.
lesson-oddities-2 = A chameleon counts the different species beside it: 2 points for each. Only the best chameleon counts. Lions like to be rare: 11 points, less one for every lion in the grid. Now there is just one: 10 points.
lesson-oddities-3 = Put your chameleon between a monkey, a lion, an elephant and another chameleon. Those are four species, and there cannot be more: 8 points.
lesson-oddities-4 = Oh! Your neighbour took the only lion. With no lion in the grid they are worth nothing, and your chameleon lost a species. Put a lion beside it: that mends both.
lesson-oddities-5 = Lions are worth 10 again, and this one is under its mountain: nobody can take it away. Now collect lions! Keep one.
lesson-oddities-6 = Now you know all eight species. The table beside the grid always says how each one counts and what it is worth.
lesson-end = The end and ties
lesson-end-1 = Two cards each are left. You took two wolves and two lions, and so did your opponent; nobody took a monkey. You hold two lions.
lesson-end-2 = Take the last wolf that you can reach. The lion you put there makes lions worth less, but you lead with three wolves to two.
lesson-end-3 = Your opponent took a lion in return and leads there, three to two. Your last card: keep the lion, and you are level.
lesson-end-4 = All hands are empty: that ends the game, and all piles are turned up. Your opponent had kept a wolf. Three wolves each: 8 points, 4 for each of you.
lesson-end-5 = Three lions each: 9 points, so 4 for each, and the odd one is lost. The monkeys are worth 6, but nobody has one: nobody gets them. With 8 to 8 you share the victory. Otherwise the higher total wins.
lesson-plan = A first plan
lesson-plan-1 = Where to begin? Look for a species that you hold a lot of and that is worth something. You have four penguins, and four of them touch in the grid: penguins it is.
lesson-plan-2 = First make sure of one. What lies in your pile nobody can take, and nobody knows of it.
lesson-plan-3 = Now raise their worth: take the wolf next to the group and put a penguin there. Twice good: penguins go up to 10 and wolves down to 10.
lesson-plan-4 = Your opponent took a wolf for all to see: so that is what they collect. Spoil it! Swap the next wolf for a penguin.
lesson-plan-5 = Penguins are worth 12 now, wolves only 6. Keep your last penguin, so that you have the most of them.
lesson-plan-6 = The rest was played for you: the penguins bring you 12 points, and half the lovebirds 4 more. You win! Collect in secret what becomes worth a lot, and spoil what others collect. Now you know the whole game.

# Pictures of the rules page
figure-ANI-07 = A grid of two rows: one card goes to the pile of a player, and the monkey put in its place is under a mountain.
figure-ANI-18 = A row with three elephants: 2 points each, 6 in all.
figure-ANI-20 = Three penguins touching by a side count 2 points each, 6 in all; a fourth one apart counts nothing.
