title = Ark & Noah
name = Ark & Noah
about = Build the ark together, fence it, seal it, feed it, and fill it two by two.
credit = Ark & Noah: Stefano Groppi

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
move-reward-food = take 1 food tile
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
part-bonus = { $points } for bonus tiles
part-exchange = { $points } for exchanges
part-building = { $points } for building
part-food = { $points } for food
part-animals = { $points } for animals
part-planks = { $points } for planks in the wall
part-pitch = { $points } for pitch
part-outline = { $points } for most planks on the outline
part-left-planks = { $points } for planks left over
part-left-pitch = { $points } for pitch left over
part-left-food = { $points } for food left over
part-left-animals = { $points } for animals ashore

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
log-gather = { $who_first } takes { $count ->
    [one] { $count } food tile
   *[other] { $count } food tiles
 }.
log-wood = { $who_first } takes { $count ->
    [one] { $count } plank
   *[other] { $count } planks
 }.
log-drawn = { $who_first } draws: { $tiles }.
log-take = { $who_first } takes { $tile_a }.
log-reward-point = { $who_first } takes 1 point as a reward.
log-reward-food = { $who_first } takes 1 food tile as a reward.
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
log-done-building = { $who_first } has finished building.
log-done-loading = { $who_first } has finished loading.
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
option-workers = workers of each player, with three in the normal game (rulebook: 2, reviews: 1)
value-game-normal = normal game
value-game-quick = quick game
value-last_round-auto = auto
value-stuck_end-on = yes
value-stuck_end-off = no
takes-last_round = { $game ->
    [quick] the quick game takes auto, 0 (none), or { $least } or more
   *[normal] the normal game takes auto, 0 (none), or { $least } or more
 }
takes-workers = it takes 2, and 1 only in the normal game with three players

# Refusals
reason-over-outline = The game is over: the outline is closed, and { $round } rounds have been played.
reason-over-rounds = The game is over: round { $round } was the last.
reason-over-stuck = The game is over: { $planks ->
    [0] no plank is
    [one] one plank is
   *[other] { $planks } planks are
 } left for { $edges ->
    [one] one open edge
   *[other] { $edges } open edges
 } of the outline.
reason-now-work = First your worker has to go to an action.
reason-now-choose = First choose an action.
reason-now-draw = First draw { $count ->
    [one] one more tile
   *[other] { $count } more tiles
 } from the bags.
reason-now-take = First take a tile that was drawn: { $tiles }.
reason-now-reward = First take your reward for the exchange.
reason-now-exchange = First choose what to exchange: planks or animals.
reason-now-lift = First choose two planks to swap.
reason-now-lift-second = First choose a plank to swap with that at { $place }.
reason-now-swap-in = First keep a tile that was drawn, or none: { $tiles }.
reason-now-swap-out = First give back a tile of yours for { $tile_a }.
reason-now-build = You are building: { $count ->
    [one] one piece is
   *[other] { $count } pieces are
 } left, and “done” ends it.
reason-now-load = You are loading: { $count ->
    [0] no loading point is
    [one] one loading point is
   *[other] { $count } loading points are
 } left, and “done” ends it.
reason-now-load-quick = You are loading: { $count ->
    [one] one pair is
   *[other] { $count } pairs are
 } left, and “done” ends it.
reason-now-last-food = This is the last loading of food, and “done” ends it.
reason-now-last-pairs = This is the last loading of pairs, and “done” ends it.
reason-now-into = First choose the enclosure for { $pair_the }.
reason-space-taken = “{ $action }” already has { $you ->
    [1] a worker of yours
   *[other] the worker of { $whom }
 }.
reason-quick-pitch = The quick game is played without pitch.
reason-quick-food = The quick game is played without food.
reason-quick-small = The quick game is played without small animals: { $pair_the } stays in the box.
reason-in-box = With { $players } players { $pair_the } stays in the box; it takes part from { $least } players on.
reason-no-place = On the ark for { $players } players there is no { $place }.
reason-bag-empty = The bag of { $sex ->
    [female] females
   *[male] males
 } is empty.
reason-not-drawn = Only { $count ->
    [one] this was
   *[other] these were
 } drawn: { $tiles }.
reason-supply = The supply has { $reward ->
    [food] no food
    [plank] no plank of your colour
   *[pitch] no cube of pitch
 } left.
reason-no-planks = There is no plank on the ark yet.
reason-one-colour = All planks on the ark are { $you ->
    [1] yours
   *[other] those of { $whom }
 }: a swap takes two colours.
reason-no-animals = You have no animal to give for it.
reason-all-coupled = Your animals all have partners in play: { $tiles }.
reason-no-plank-there = There is no plank at { $place }.
reason-same-plank = You have chosen the plank at { $place } already.
reason-same-colour = The planks at { $first } and { $place } have the same colour, { $you ->
    [1] yours
   *[other] that of { $whom }
 }.
reason-not-yours = You do not have { $tile_a }.
reason-belongs = Not yours: { $whom } has { $tile_a }.
reason-coupled = It is coupled: { $you ->
    [1] you also have
   *[other] { $whom } has
 } { $partner_a }.
reason-no-plank-left = You have no plank left.
reason-edge-taken = { $you ->
    [1] A plank of yours
   *[other] A plank of { $whom }
 } is at { $place } already.
reason-inside = The edge { $place } is inside the finished enclosure { $pen }.
reason-no-cube-left = You have no cube of pitch left.
reason-point-taken = There is a cube of pitch at { $place } already.
reason-point-open = A plank is missing next to { $place }: at { $edges }.
reason-food-over = Food is no longer loaded: now it is the pairs’ turn.
reason-pairs-later = Pairs are loaded later: now it is the food’s turn.
reason-no-food-left = You have no food left.
reason-no-points-left = You have no loading point left.
reason-fed = There is food in { $place } already.
reason-open = The area around { $place } is not closed: { $count ->
    [one] one edge of the outline is
   *[other] { $count } edges of the outline are
 } open.
reason-large = The area around { $place } has { $cells } cells; an enclosure has { $most } at most.
reason-aboard = Already aboard, in the enclosure { $pen }: { $pair }.
reason-in-bag = Still in the { $count ->
    [one] bag
   *[other] bags
 }: { $tiles }.
reason-none-yours = Neither animal of { $pair_the } is yours.
reason-cost = Loading { $pair_the } costs you { $cost }; you have { $left ->
    [0] no loading point
    [one] 1 loading point
   *[other] { $left } loading points
 } left.
reason-no-pens = No enclosure is finished yet.
reason-no-size = An enclosure for { $pair_the } needs { $size ->
    [one] 1 cell
   *[other] { $size } cells
 }; those finished have { $sizes }.
reason-size = The enclosure { $pen } has { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 }; { $pair_the } needs { $size }.
reason-occupied = In the enclosure { $pen } there is a pair already: { $pair }.
reason-hungry = { $cells ->
    [one] The enclosure { $pen } has no food yet.
   *[other] The enclosure { $pen } has food on { $fed } of { $cells } cells.
 }
reason-leaky = The enclosure { $pen } has { $cubes } of { $spaces } cubes of pitch; missing: { $points }.
reason-wall = The wall of the enclosure { $pen } has no plank of yours.
reason-first-cell = The cell { $place } is part of the enclosure { $pen }, which goes by that name.

# What a move brings
share-you = { $points } for you
share-seat = { $points } for { $who }
would-score = You would score { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
would-points = { $you ->
    [1] You
   *[other] { $who_first }
 } would score { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $parts }.
would-spare = In the final count { $you ->
    [1] you
   *[other] { $who }
 } would lose { $points ->
    [one] 1 point
   *[other] { $points } points
 } less.
would-lose = You would lose { $points ->
    [one] 1 point
   *[other] { $points } points
 } for food left over.
would-stock-food = You would have { $count ->
    [one] 1 food tile
   *[other] { $count } food tiles
 }.
would-stock-plank = You would have { $count ->
    [one] 1 plank
   *[other] { $count } planks
 } in stock.
would-stock-pitch = You would have { $count ->
    [one] 1 cube
   *[other] { $count } cubes
 } of pitch.
would-bonus = The bonus tile brings you { $points ->
    [one] 1 point
   *[other] { $points } points
 } at once.
would-share-pitch = { $own } cubes of pitch for you, { $others } for every other player, while there are any.
would-share-food = { $own } food tiles for you, { $others } for every other player, while there are any.
would-share-wood = { $own } planks for you, { $others } for every other player, while there are any.
would-share-build = You may place up to { $own } pieces, every other player up to { $others }.
would-share-load = { $own } loading points for you, { $others } for every other player.
would-share-pairs = You may load up to { $own } pairs, every other player { $others }.
would-short = The supply has { $left ->
    [0] none
   *[other] only { $left }
 } left.
would-gather = { $tiles ->
    [0] The bags are empty: nobody would get an animal.
    [one] The last tile would be drawn, and you would take it.
   *[other] { $tiles } tiles would be drawn: you would choose first, then the others in turn.
 }
would-exchange = For you alone: a reward, then an exchange of planks or animals, if possible.
would-draw = { $sex ->
    [female] Females
   *[male] Males
 } in the bag: { $count }; partners of your animals: { $partners }.
would-tile = { $size ->
    [0] A small animal: no points of its own, but it fits into an enclosure of any size.
   *[other] Size { $size }, worth { $points } points aboard.
 }
would-couple = { $you ->
    [1] You have its partner: the pair would be yours.
   *[other] Its partner belongs to { $who }.
 }
would-may-couple = You have its partner: unless you give that one back, the pair would be yours.
would-draws = { $count ->
    [0] The bags are empty: there would be nothing to draw.
    [one] You would draw the last tile.
   *[other] You would draw { $count } tiles.
 }
would-offer = For one of them you could give: { $tiles }.
would-give = You would give { $tile_a } back (size { $size }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }).
would-none = { $count ->
    [one] The tile drawn
   *[other] All { $count } tiles
 } would go back into the bags.
would-no-exchange = After that there would be nothing to exchange.
would-enclose = An enclosure of { $count ->
    [one] 1 cell
   *[other] { $count } cells
 } would be finished: { $cells }.
would-wall = Each pair loaded in { $pen } would bring for planks: { $shares }.
would-need = It would still need { $food ->
    [one] 1 food tile
   *[other] { $food } food tiles
 }{ $pitch ->
    [0] .
    [one] {" "}and 1 cube of pitch.
   *[other] {" "}and { $pitch } cubes of pitch.
 }
would-fit = Your animals of that size: { $tiles }.
would-return = { $count ->
    [one] 1 plank
   *[other] { $count } planks
 } inside it would go back to { $you ->
    [1] your supply
   *[other] the supply of { $who }
 }.
would-outline = { $open ->
    [0] The outline would be complete: the game would end with round { $round }.
    [one] 1 edge of the outline would still be open.
   *[other] { $open } edges of the outline would still be open.
 }
would-rim = { $you ->
    [1] You
   *[other] { $who_first }
 } would have { $planks ->
    [0] no plank
    [one] 1 plank
   *[other] { $planks } planks
 } on the outline.
would-last-piece = It would be the last piece that you may place.
would-pitch = The enclosure { $pen } would have { $cubes } of { $spaces } cubes of pitch.
would-feed = { $cells ->
    [one] The enclosure { $pen } would have its food.
   *[other] The enclosure { $pen } would have food on { $fed } of { $cells } cells.
 }
would-ready = The enclosure { $pen } would be ready for { $count ->
    [0] a pair of size { $size }
    [one] your { $pairs }
   *[other] your pairs: { $pairs }
 }.
would-cost = { $cost ->
    [0] It would cost no loading point
    [one] It would cost 1 loading point
   *[other] It would cost { $cost } loading points
 }; you would have { $left } left.
would-pairs-left = { $left ->
    [0] It would be the last pair that you may load.
    [one] You could load 1 more pair.
   *[other] You could load { $left } more pairs.
 }
would-no-pair = You could load no other pair after it.
would-places = Open to it: { $pens }.
would-unused-build = You would give up placing { $count ->
    [one] 1 more piece
   *[other] up to { $count } more pieces
 }.
would-unused-load = { $count ->
    [one] 1 loading point
   *[other] { $count } loading points
 } would go unused.
would-unused-pairs = You would give up loading { $count ->
    [one] 1 more pair
   *[other] up to { $count } more pairs
 }.

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
do-last-food = last loading: put your food in any enclosure
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
table-share = { $own }, others { $others }
table-share-each = { $own } each
table-share-own = chooser only
table-edge = Edge { $place }, free
table-edge-plank = Edge { $place }, plank of { $who }
table-point = Pitch space { $place }, empty
table-point-wanted = Pitch space { $place }, empty: an enclosure needs its cube
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
table-pen-wall = Points for planks, with each pair: { $planks }
table-pen-fit = Your animals that fit: { $tiles }
table-pen-planks = { $who } { $count }
table-pen-pair = Aboard: { $pair }
table-tile = { $tile }, size { $size }
table-size = Size { $size }; { $points ->
    [one] { $points } point
   *[other] { $points } points
 } per tile
table-partner-bag = Its partner is still in a bag.
table-partner-of = Its partner belongs to { $who }.
table-partner-drawn = Its partner has been drawn.
table-bags = Bags and supply
table-tray = Tiles drawn and choices
table-bag-male = Bag of males, tiles in it: { $count }
table-bag-female = Bag of females, tiles in it: { $count }
table-bag-empty = Empty
table-reward-point = 1 point
table-reward-food = 1 food tile
table-reward-plank = 1 plank
table-reward-pitch = 1 cube of pitch
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

# The guided first game: what each step says.
lesson-quick = The quick game
lesson-quick-1 = This is the quick game. You build the ark together, fence it into enclosures and load animals two by two. In your turn you choose an action, and the others take part a little. Begin with wood: you get 4 planks, your opponent 2.
lesson-quick-2 = Your opponent gathers animals and has kept the elephant; the other one is yours.
lesson-quick-3 = You have a female flamingo, and your opponent the male: a pair! Flamingos need an enclosure of one cell. Choose to build.
lesson-quick-4 = A plank goes on an edge of a cell, on the outline or inside. Put the first one here.
lesson-quick-5 = Planks on the outline are worth something too: whoever has the most of them at the end gets 5 points.
lesson-quick-6 = Now a plank inside the ark.
lesson-quick-7 = The last side closes the cell: a finished enclosure of size 1. They go up to 4 cells.
lesson-quick-8 = You may place 8 planks in your own turn, your opponent then 5. But planks are precious: that is enough for now.
lesson-quick-9 = The enclosure is ready, and the flamingos wait. They go aboard in the chapter after next; first see what else you can do in a turn.
lesson-quick-exchange = A look into the bags
lesson-quick-exchange-1 = Both kangaroos are yours, and the flamingos make a pair with your opponent. Males wait in one bag, females in the other.
lesson-quick-exchange-2 = Choose the exchange. Nobody else takes part in it, and it brings you 1 point at once.
lesson-quick-exchange-3 = Now draw three tiles, each from the bag you like. First a male.
lesson-quick-exchange-4 = Then a female. The third tile is drawn for you.
lesson-quick-exchange-5 = You could swap one of them for one of yours. But none makes a pair, and all your own animals have their partner. Keep none.
lesson-quick-exchange-6 = The tiles go back into the bags. That is the fifth action of the quick game: animals, exchange, wood, building and loading.
lesson-quick-load = Two by two
lesson-quick-load-1 = The enclosure for the flamingos is finished. Your opponent has cut wood, and you got 2 planks. Choose to load: up to two pairs in your own turn, and one for your opponent.
lesson-quick-load-2 = One flamingo has to be yours, the other one comes along. Load the flamingos.
lesson-quick-load-3 = They need an enclosure of exactly their size, with a plank of yours in its wall. Each owner gets the points of the tile, and everybody 1 for each of their planks in the wall.
lesson-quick-load-4 = The rest was played for you: after eight rounds or more the game ends when the outline is closed. You win! Points come from animals, from planks around them, and 5 from the outline. So build where you can load, and load where your planks are.
lesson-workers = The normal game: workers
lesson-workers-1 = The normal game has seven actions, food, pitch and workers. With two or three players each of you has two workers, with four only one. The leftmost worker chooses first: yours.
lesson-workers-2 = Each action has room for one worker. Send yours to the wood.
lesson-workers-3 = Your opponent has taken pitch and food. Your second worker may build.
lesson-workers-4 = Now the actions are carried out from left to right. Whoever has the worker there gets the most, the others a little: 3 and 1 pitch, 3 and 1 food, 4 and 2 planks. A worker who is done waits on the “done” space of that action; in the next round the leftmost chooses first.
lesson-workers-5 = Animals, exchange and loading had nobody: a bonus of 1 lies there now. It grows each round, up to 4, and goes to whoever chooses that action.
lesson-build = Planks and pitch
lesson-build-1 = You are to build: up to 8 planks and cubes of pitch, 1 point for each; your opponent up to 5. Both cats are in play, and cats need one cell.
lesson-build-2 = Begin on the outline: this cell lies at the edge of the ark.
lesson-build-3 = Then a plank on the left. It is yours, and that will pay.
lesson-build-4 = And one on the right. Now just one side is open.
lesson-build-5 = This closes the cell: an enclosure of size 1. Whatever planks are inside when a larger one closes go back to the supply.
lesson-build-6 = But an ark must be tight. Pitch goes between two planks of the outline, so the outline has to go on at both sides. Put a plank here; the other one follows.
lesson-build-7 = Now the first cube, between two planks.
lesson-build-8 = And the second one. With that, all pitch spaces of your enclosure are filled.
lesson-build-9 = Eight pieces, 8 points. Your opponent has built next door, and two planks of that enclosure are yours: you may use it too.
lesson-load = All aboard
lesson-load-1 = The second round. Your opponent’s workers are leftmost now and choose first. Watch the bonus at “load”.
lesson-load-2 = It is still there. Choose to load: the bonus gives you 1 point at once.
lesson-load-3 = Animals want to eat. Your second worker gathers food.
lesson-load-4 = Your opponent drew a male and a female and kept one; the other is for you. In nearly every action all take part.
lesson-load-5 = You have 8 loading points, your opponent then 5. Put food into your enclosure: it costs 1 and scores 1. Every cell needs some.
lesson-load-6 = Fed, tight and just large enough: load the cats. Yours costs 1, its size; your opponent’s comes free.
lesson-load-7 = In they go: 2 points for your cat, 4 for your planks in the wall and 2 for the pitch around it.
lesson-load-8 = Doves are small: they cost nothing and fit any enclosure, even beside another pair. Load them too; they move in with the cats.
lesson-load-9 = Planks and pitch have scored once more: 24 points to 8! That is why small animals are so welcome. An enclosure takes one small and one large pair.
lesson-animals = Gathering animals
lesson-animals-1 = Three players, a longer ark and more species. You have a dog and a sheep; the tiles of all are open. Look for tiles whose partner is in play.
lesson-animals-2 = Whoever gathers the animals chooses first. Send your worker there.
lesson-animals-3 = Your other worker is the last to choose. Prepare pitch: 3 cubes for you, 1 for each of the others.
lesson-animals-4 = A male and a female are drawn. With three players you draw a third tile, with four it is two and two. Choose the bag of the females.
lesson-animals-5 = The elephant would bring 8 points, but a large enclosure is a long way off. The rabbit’s partner sits with an opponent: take it.
lesson-animals-6 = Each of the others had to take one of the rest. Animals left ashore at the end cost their size, so a tile is not always a gift!
lesson-exchange = The exchange
lesson-exchange-1 = It is the second round again, and the bonus at the exchange is still free.
lesson-exchange-2 = Choose the exchange, which is yours alone. Your other worker goes to the loading.
lesson-exchange-3 = First a reward: a point, food, a plank or pitch. Take food; the cats will want it.
lesson-exchange-4 = Then you swap two planks on the ark, or an animal. Your monkey is single: nobody has its partner. Choose the animals.
lesson-exchange-5 = Draw three tiles, each from the bag you like. First a male.
lesson-exchange-6 = A raven. Now a female; the third tile is drawn for you.
lesson-exchange-7 = A lioness is worth 6 points, a monkey only 4. Keep the lioness.
lesson-exchange-8 = Give the monkey back. The cat and the dove could not go: their partners are in play.
lesson-exchange-9 = The other tiles are back in the bags. An exchange gives you something small for certain, and a chance of something big.
lesson-end = The last loading
lesson-end-1 = The tenth round. A game ends after ten rounds or more, once the whole outline has planks; at the latest after round 20, or when there are too few planks left. Just one edge is open: watch your opponent.
lesson-end-2 = The ark is closed, and your opponent has loaded. You may load as well, with 5 points: too few for your two tigers, who cost 6. Put food here, as long as it scores.
lesson-end-3 = That is enough. The round ends, and with it the game is nearly over.
lesson-end-4 = In the last loading nothing scores. But everything you keep costs 1: planks, pitch, food. Put food here.
lesson-end-5 = And here. You need no plank of your own any more.
lesson-end-6 = No further cell is free. You are done with the food.
lesson-end-7 = After the food come the pairs, without loading points now. Animals ashore cost their size: your two tigers 3 each. Load them!
lesson-end-8 = This enclosure has three cells, all fed and tight.
lesson-end-9 = You win by 59 to 57! Most planks on the outline brought you 5 points; what was left cost both of you a lot. Without the tigers aboard, you would have lost.
lesson-plan = A first plan
lesson-plan-1 = Round 3, and you lead by 24 to 8. You hold a monkey, your opponent a kangaroo: both need two cells. See what your opponent chooses.
lesson-plan-2 = The bonus at the exchange has grown to 2. Take it before somebody else does.
lesson-plan-3 = Your opponent cuts wood, which gives you 2 planks before the building begins. So build!
lesson-plan-4 = First the exchange: as a reward take a plank.
lesson-plan-5 = Now swap two planks on the ark.
lesson-plan-6 = The cats’ enclosure is full and scores no more. Lift your plank there, below the cats.
lesson-plan-7 = And put it on the outline, in place of your opponent’s: the most planks there bring 5 points at the end.
lesson-plan-8 = Now build two cells in the corner, where there are planks already. Put the first one; the others follow, and pitch with them.
lesson-plan-9 = An enclosure of two cells, all its planks yours, for monkeys or kangaroos. Look for pairs first, build what they need, use planks of others too, and mind the bonus tiles. Now you know the whole game.

# Pictures of the rules page
figure-ARK-27 = An enclosure of two cells with planks of two colours all around.
figure-ARK-29 = Cubes of pitch at a corner and between two planks of the outline.
figure-ARK-32 = A pair of sheep in an enclosure of two cells, both with food, with planks all around and pitch at its spaces.
