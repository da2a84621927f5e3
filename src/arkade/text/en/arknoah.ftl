title = Ark & Noah

# Animals: a male, a female, and the pair of a species
dove-male = male dove
    .a = a male dove
dove-female = female dove
    .a = a female dove
pair-dove = pair of doves
    .the = the pair of doves
raven-male = male raven
    .a = a male raven
raven-female = female raven
    .a = a female raven
pair-raven = pair of ravens
    .the = the pair of ravens
mouse-male = male mouse
    .a = a male mouse
mouse-female = female mouse
    .a = a female mouse
pair-mouse = pair of mice
    .the = the pair of mice
mole-male = male mole
    .a = a male mole
mole-female = female mole
    .a = a female mole
pair-mole = pair of moles
    .the = the pair of moles
dog-male = male dog
    .a = a male dog
dog-female = female dog
    .a = a female dog
pair-dog = pair of dogs
    .the = the pair of dogs
koala-male = male koala
    .a = a male koala
koala-female = female koala
    .a = a female koala
pair-koala = pair of koalas
    .the = the pair of koalas
cat-male = male cat
    .a = a male cat
cat-female = female cat
    .a = a female cat
pair-cat = pair of cats
    .the = the pair of cats
flamingo-male = male flamingo
    .a = a male flamingo
flamingo-female = female flamingo
    .a = a female flamingo
pair-flamingo = pair of flamingos
    .the = the pair of flamingos
rabbit-male = male rabbit
    .a = a male rabbit
rabbit-female = female rabbit
    .a = a female rabbit
pair-rabbit = pair of rabbits
    .the = the pair of rabbits
fox-male = male fox
    .a = a male fox
fox-female = female fox
    .a = a female fox
pair-fox = pair of foxes
    .the = the pair of foxes
turtle-male = male turtle
    .a = a male turtle
turtle-female = female turtle
    .a = a female turtle
pair-turtle = pair of turtles
    .the = the pair of turtles
panda-male = male panda
    .a = a male panda
panda-female = female panda
    .a = a female panda
pair-panda = pair of pandas
    .the = the pair of pandas
sheep-male = male sheep
    .a = a male sheep
sheep-female = female sheep
    .a = a female sheep
pair-sheep = pair of sheep
    .the = the pair of sheep
monkey-male = male monkey
    .a = a male monkey
monkey-female = female monkey
    .a = a female monkey
pair-monkey = pair of monkeys
    .the = the pair of monkeys
kangaroo-male = male kangaroo
    .a = a male kangaroo
kangaroo-female = female kangaroo
    .a = a female kangaroo
pair-kangaroo = pair of kangaroos
    .the = the pair of kangaroos
wolf-male = male wolf
    .a = a male wolf
wolf-female = female wolf
    .a = a female wolf
pair-wolf = pair of wolves
    .the = the pair of wolves
pig-male = male pig
    .a = a male pig
pig-female = female pig
    .a = a female pig
pair-pig = pair of pigs
    .the = the pair of pigs
ostrich-male = male ostrich
    .a = a male ostrich
ostrich-female = female ostrich
    .a = a female ostrich
pair-ostrich = pair of ostriches
    .the = the pair of ostriches
lion-male = male lion
    .a = a male lion
lion-female = female lion
    .a = a female lion
pair-lion = pair of lions
    .the = the pair of lions
tiger-male = male tiger
    .a = a male tiger
tiger-female = female tiger
    .a = a female tiger
pair-tiger = pair of tigers
    .the = the pair of tigers
bear-male = male bear
    .a = a male bear
bear-female = female bear
    .a = a female bear
pair-bear = pair of bears
    .the = the pair of bears
zebra-male = male zebra
    .a = a male zebra
zebra-female = female zebra
    .a = a female zebra
pair-zebra = pair of zebras
    .the = the pair of zebras
camel-male = male camel
    .a = a male camel
camel-female = female camel
    .a = a female camel
pair-camel = pair of camels
    .the = the pair of camels
elephant-male = male elephant
    .a = a male elephant
elephant-female = female elephant
    .a = a female elephant
pair-elephant = pair of elephants
    .the = the pair of elephants
rhinoceros-male = male rhinoceros
    .a = a male rhinoceros
rhinoceros-female = female rhinoceros
    .a = a female rhinoceros
pair-rhinoceros = pair of rhinoceroses
    .the = the pair of rhinoceroses
giraffe-male = male giraffe
    .a = a male giraffe
giraffe-female = female giraffe
    .a = a female giraffe
pair-giraffe = pair of giraffes
    .the = the pair of giraffes

# The actions of the board
action-pitch = prepare pitch
action-animals = gather animals
action-food = gather food
action-exchange = exchange
action-wood = cut wood
action-build = build
action-load = load
bonus-tile = { $action } +{ $points }

# Moves
move-work = choose “{ $action }”
move-draw-male = draw from the bag of males
move-draw-female = draw from the bag of females
move-take = take { $tile_a }
move-reward-point = take 1 point
move-reward-food = take 1 food
move-reward-plank = take 1 plank
move-reward-pitch = take 1 cube of pitch
move-swap-planks = swap two planks on the ark
move-swap-animals = draw 3 tiles for an exchange
move-lift = swap the plank at { $place }
move-swap-in = keep { $tile_a }
move-no-swap = keep none of the tiles
move-swap-out = give { $tile_a } back
move-plank = put a plank at { $place }
move-cube = put a cube of pitch at { $place }
move-food = put food in { $place }
move-load = load { $pair_the }
move-into = into the enclosure { $place }
move-done = done

# Reasons for points
reason-bonus = { $points } for bonus tiles
reason-exchange = { $points } for exchanges
reason-building = { $points } for building
reason-food = { $points } for food
reason-animals = { $points } for animals
reason-planks = { $points } for planks in the wall
reason-pitch = { $points } for pitch
reason-outline = { $points } for most planks on the outline
reason-left-planks = { $points } for planks left over
reason-left-pitch = { $points } for pitch left over
reason-left-food = { $points } for food left over
reason-left-animals = { $points } for animals ashore

# Log
log-work = { $who_first } sends a worker to “{ $action }”.
log-choose = { $who_first } chooses “{ $action }”.
log-bonus = { $who_first } takes the bonus tile there: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
log-tiles = Bonus tiles now: { $tiles }.
log-pitch = { $who_first } takes { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
 } of pitch.
log-gather = { $who_first } takes { $count } food.
log-wood = { $who_first } takes { $count ->
    [one] { $count } plank
   *[other] { $count } planks
 }.
log-drawn = { $who_first } draws: { $tiles }.
log-take = { $who_first } takes { $tile_a }.
log-reward-point = { $who_first } takes 1 point as a reward.
log-reward-food = { $who_first } takes 1 food as a reward.
log-reward-plank = { $who_first } takes 1 plank as a reward.
log-reward-pitch = { $who_first } takes 1 cube of pitch as a reward.
log-swap-planks = { $who_first } swaps two planks on the ark.
log-swap-animals = { $who_first } draws tiles for an exchange.
log-lift = { $who_first } lifts the plank of { $whom } at { $place }.
log-swapped = { $who_first } swaps the plank of { $other } at { $first } with that of { $whom } at { $place }.
log-swap-in = { $who_first } chooses { $tile_a }.
log-swap-out = { $who_first } gives { $given_a } back and keeps { $taken_a }.
log-no-swap = { $who_first } keeps none of the tiles drawn.
log-plank = { $who_first } puts a plank at { $place }{ $points ->
    [0] .
    [one] : { $points } point.
   *[other] : { $points } points.
 }
log-cube = { $who_first } puts a cube of pitch at { $place }{ $points ->
    [0] .
    [one] : { $points } point.
   *[other] : { $points } points.
 }
log-enclosure = A finished enclosure of { $count ->
    [one] { $count } cell
   *[other] { $count } cells
 }: { $cells }.
log-returned = { $count ->
    [one] { $count } plank
   *[other] { $count } planks
 } inside it { $count ->
    [one] goes
   *[other] go
 } back to the supply of { $who }.
log-food = { $who_first } puts food in { $place }{ $points ->
    [0] .
    [one] : { $points } point.
   *[other] : { $points } points.
 }
log-load = { $who_first } is about to load { $pair_the }.
log-into = { $who_first } loads { $pair_the } into the enclosure { $place }.
log-cost = { $who_first } uses { $points ->
    [0] no loading points
    [one] { $points } loading point
   *[other] { $points } loading points
 } for it.
log-points = { $who_first } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $parts }.
log-done-building = { $who_first } has done building.
log-done-loading = { $who_first } has done loading.
log-round = Round { $round } begins.
log-end-outline = The outline is closed: round { $round } was the last.
log-end-rounds = Round { $round } was the last.
log-end-stuck = The planks no longer suffice to close the outline: round { $round } was the last.
log-last-food = Last loading: first food, from the player with the fewest points on.
log-last-pairs = Last loading: now pairs, in the same order.
log-final = { $who_first }, final count: { $parts }.
log-total = { $who_first } has { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
log-over = The game is over. { $winners ->
    [one] The winner is { $seats }
   *[other] The winners are { $seats }
 }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

# Options
option-start = who begins
option-game = the normal game, or the quick one without food, pitch, workers and small animals
option-last_round = the round after which the game ends at the latest: auto is 20 (quick game: 16), 0 is none
option-stuck_end = whether the game also ends when too few planks are left to close the outline
option-workers = workers of each player in a normal game with three players

# Refusals
refusal-ARK-02 = The ark of this game does not have that place.
refusal-ARK-03 = That animal does not take part with so few players.
refusal-ARK-07 = That animal is coupled: its partner is already in play.
refusal-ARK-10 = Now a worker has to go to an action where none is yet.
refusal-ARK-21 = When animals are gathered, and only then, everybody takes one of the tiles drawn; a bag that is empty gives none.
refusal-ARK-24 = An exchange goes step by step: a reward that the supply has; then two planks of different colours, or tiles from the bags, one of them for a single tile of yours.
refusal-ARK-25 = Planks and cubes of pitch are placed when you build, from your stock.
refusal-ARK-26 = A plank of your stock goes on a free edge that is not inside a finished enclosure.
refusal-ARK-29 = A cube goes on an empty pitch space with planks on both sides.
refusal-ARK-30 = You load in the action “load”, for the loading points that you have; “done” ends your part in building or loading.
refusal-ARK-31 = Food goes from your stock on an empty cell of a finished enclosure that has a plank of your colour.
refusal-ARK-32 = A pair needs both tiles in play, one of them yours, and a finished enclosure of its exact size with food on every cell, pitch on all its spaces, no other pair and a plank of yours.
refusal-ARK-33 = You have not enough loading points for your tiles of that pair.
refusal-ARK-34 = A small pair needs a finished enclosure without another small pair, with food, pitch and a plank of yours.
refusal-ARK-40 = The game is over: the outline of the ark was closed.
refusal-ARK-41 = The game is over: the last round was played, or the planks no longer sufficed.
refusal-ARK-42 = In the last loading all load food into finished enclosures first, and pairs after that.
refusal-ARK-50 = The quick game has no food, no pitch and no small animals.
refusal-ARK-51 = Now it is your turn to choose one of the five actions.
refusal-ARK-52 = Now everybody takes one of the tiles drawn.
refusal-ARK-53 = An exchange goes step by step: tiles from the bags, then, if you like, one of them for a tile of yours.
refusal-ARK-55 = Planks are placed when you build, as many as you have left to place.
refusal-ARK-56 = Pairs are loaded in the action “load”: one tile of the pair is yours, and an enclosure of its exact size is empty and has a plank of yours.
refusal-ARK-57 = The game is over: the outline of the ark was closed.

# Board
board-dove = dove
board-raven = raven
board-mouse = mouse
board-mole = mole
board-dog = dog
board-koala = koala
board-cat = cat
board-flamingo = flamingo
board-rabbit = rabbit
board-fox = fox
board-turtle = turtle
board-panda = panda
board-sheep = sheep
board-monkey = monkey
board-kangaroo = kangaroo
board-wolf = wolf
board-pig = pig
board-ostrich = ostrich
board-lion = lion
board-tiger = tiger
board-bear = bear
board-zebra = zebra
board-camel = camel
board-elephant = elephant
board-rhinoceros = rhinoceros
board-giraffe = giraffe
# In a cell of the ark
board-short-dove = dove
board-short-raven = ravn
board-short-mouse = mous
board-short-mole = mole
board-short-dog = dog
board-short-koala = koal
board-short-cat = cat
board-short-flamingo = flam
board-short-rabbit = rabb
board-short-fox = fox
board-short-turtle = turt
board-short-panda = pand
board-short-sheep = shee
board-short-monkey = monk
board-short-kangaroo = kang
board-short-wolf = wolf
board-short-pig = pig
board-short-ostrich = ostr
board-short-lion = lion
board-short-tiger = tigr
board-short-bear = bear
board-short-zebra = zebr
board-short-camel = came
board-short-elephant = elep
board-short-rhinoceros = rhin
board-short-giraffe = gira
board-male = m
board-female = f
board-turn = { $who_first } to move: { $step }
board-following = then { $seats }
board-phase-work = choose an action
board-phase-draw = choose a bag, tiles to draw: { $count }
board-phase-take = take an animal
board-phase-reward = choose a reward
board-phase-exchange = swap planks or animals
board-phase-lift = choose two planks to swap
board-phase-lift-second = a plank to swap with { $place }
board-phase-swap-in = take a drawn tile or none
board-phase-swap-out = give a tile for: { $name }
board-phase-build = build, pieces left: { $count }
board-phase-load = load, points left: { $count }
board-phase-load-quick = load, pairs left: { $count }
board-phase-last-food = last loading, food
board-phase-last-pairs = last loading, animals
board-phase-into = an enclosure for: { $name }
board-over = The game is over: { $why }
board-end-outline = the outline is closed
board-end-last-round = the last round is over
board-end-stuck = too few planks are left for the outline
board-round = round { $round } of { $least } to { $last }
board-round-endless = round { $round } of at least { $least }
board-supply = supply: pitch { $pitch }, food { $food }
board-open = open outline edges: { $count }
board-turn-of = turn of { $who }: { $action }
board-action-pitch = pitch
board-action-animals = animals
board-action-food = food
board-action-exchange = exchange
board-action-wood = wood
board-action-build = build
board-action-load = load
board-done = done
board-current = current
board-bonus = bonus
board-legend-normal = { $cube } pitch  { $space } place for pitch  { $empty } enclosure  { $food } with food  { $plank } plank of seat 0
board-legend-quick = { $empty } enclosure  { $plank } plank of seat 0
board-aboard = Aboard:
board-nothing = nothing
board-drawn = Drawn:
board-column-planks = planks
board-column-supply = supply
board-column-outline = outline
board-column-pitch = pitch
board-column-food = food
board-column-points = points
board-points-of = Points of { $who }:
board-for-bonus = bonus tiles
board-for-exchange = exchange
board-for-building = building
board-for-food = food
board-for-animals = animals
board-for-planks = planks
board-for-pitch = pitch
board-for-outline = outline
board-for-left-planks = planks left
board-for-left-pitch = pitch left
board-for-left-food = food left
board-for-left-animals = animals ashore
board-tiles-of = { $who_first }:
board-coupled = { $sign } coupled: the partner is a player’s or aboard
board-bags = Bags ({ $males } m, { $females } f):
board-own = Your animals (size/points):
board-partner = partner: { $who }

# The table in the page
do-work = send a worker to an action
do-choose = choose an action
do-draw = draw from one of the bags; tiles still to draw: { $count }
do-take = take one of the animals drawn
do-reward = choose a reward
do-exchange = swap two planks on the ark, or draw animals
do-lift = choose two planks of different colours to swap
do-lift-second = choose the plank to swap with the one at { $place }
do-swap-in = keep one of the animals drawn, or none
do-swap-out = give one of your animals for { $tile_a }
do-build = build; pieces left to place: { $count }
do-load = load food and pairs; loading points left: { $count }
do-load-quick = load pairs; still allowed: { $count }
do-last-food = last loading: put your food on any enclosures
do-last-pairs = last loading: bring pairs aboard
do-into = choose an enclosure for { $pair_the }
table-actions = Action board
table-ark = The ark, with cells, edges and pitch spaces
table-worker = Worker of { $who }
table-worker-next = Worker to be sent
table-bonus = Bonus tile: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-order = Order of play in this action
table-edge = Edge { $place }, free
table-edge-plank = Edge { $place }, plank of { $who }
table-point = Pitch space { $place }, empty
table-point-cube = Pitch space { $place }, filled
table-cell = Cell { $place }
table-cell-food = Cell { $place }, with food
table-pen = Enclosure { $place }
table-pen-size = Size: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
 }
table-pen-food = Food: { $count } of { $of }
table-pen-pitch = Pitch: { $count } of { $of }
table-pen-wall = Planks in its wall: { $planks }
table-pen-planks = { $who } { $count }
table-pen-pair = Aboard: { $pair }
table-tile = { $tile }, size { $size }
table-size = Size { $size }; { $points ->
    [one] { $points } point
   *[other] { $points } points
 } a tile
table-partner-bag = Its partner is still in a bag.
table-partner-of = Its partner belongs to { $who }.
table-partner-drawn = Its partner has been drawn.
table-aboard = Aboard, in the enclosure { $place }.
table-bags = Bags and supply
table-tray = Tiles drawn and choices
table-bag-male = Bag of males, tiles in it: { $count }
table-bag-female = Bag of females, tiles in it: { $count }
table-bag-empty = Empty
table-reward-point = 1 point
table-reward-food = 1 food
table-reward-plank = 1 plank
table-reward-pitch = 1 pitch
table-swap-planks = Swap two planks
table-swap-animals = Draw 3 animals
table-no-swap = Keep none
table-done = Done
table-yard = { $who_first }: animals and stock
table-own = Your animals
table-no-animals = none
table-planks = Planks in stock: { $count }
table-cubes = Cubes of pitch in stock: { $count }
table-food = Food in stock: { $count }
table-plank-supply = Planks in the supply: { $count }
table-outline = Planks on the outline: { $count }
table-supply = Supply
table-supply-pitch = Cubes of pitch in the supply: { $count }
table-supply-food = Food in the supply: { $count }
table-track = Score track
table-score = { $who_first }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
about-pitch = Whoever chose it takes 3 cubes of pitch, everybody else 1.
about-animals = Whoever chose it draws as many animals as there are players, keeps one and passes the others on, until everybody has one.
about-food = Whoever chose it takes 3 food tiles, everybody else 1.
about-exchange = Only for the one who chose it: a reward, and then either two planks of the ark change places, or 3 animals are drawn and one may be swapped for a single one of yours.
about-wood = Whoever chose it takes 4 planks, everybody else 2.
about-build = Whoever chose it places up to 8 planks and cubes of pitch, everybody else up to 5. Each scores 1 point.
about-load = Whoever chose it has 8 loading points for food and pairs, everybody else 5.
about-quick-exchange = Only for the one who chose it: 1 point, and then 3 animals are drawn, one of which may be swapped for one of yours.
about-quick-build = Whoever chose it places up to 8 planks, everybody else up to 5. They score nothing yet.
about-quick-load = Whoever chose it loads up to 2 pairs, everybody else 1.

# Where the points come from
why-bonus = bonus tiles
why-exchange = exchanges
why-building = building
why-food = food
why-animals = animals loaded
why-planks = planks in the walls of enclosures
why-pitch = pitch
why-outline = most planks on the outline
why-left-planks = planks left over
why-left-pitch = pitch left over
why-left-food = food left over
why-left-animals = animals ashore

# Groups of moves
group-outline = planks on the outline
group-inside = planks inside, row { $row }
group-lift = swap a plank of { $who }
group-cube = pitch
group-food = food
