title = Noah

# Animals aboard; in a hand a snail has no sex.
parrot-m = male parrot
    .a = a male parrot
parrot-f = female parrot
    .a = a female parrot
woodpecker-m = male woodpecker
    .a = a male woodpecker
woodpecker-f = female woodpecker
    .a = a female woodpecker
snail-m = male snail
    .a = a male snail
snail-f = female snail
    .a = a female snail
snail = snail
    .a = a snail
cat-m = male cat
    .a = a male cat
cat-f = female cat
    .a = a female cat
kangaroo-m = male kangaroo
    .a = a male kangaroo
kangaroo-f = female kangaroo
    .a = a female kangaroo
panda-m = male panda
    .a = a male panda
panda-f = female panda
    .a = a female panda
lion-m = male lion
    .a = a male lion
lion-f = female lion
    .a = a female lion
donkey-m = male donkey
    .a = a male donkey
donkey-f = female donkey
    .a = a female donkey
bear-m = male bear
    .a = a male bear
bear-f = female bear
    .a = a female bear
giraffe-m = male giraffe
    .a = a male giraffe
giraffe-f = female giraffe
    .a = a female giraffe
rhinoceros-m = male rhinoceros
    .a = a male rhinoceros
rhinoceros-f = female rhinoceros
    .a = a female rhinoceros
elephant-m = male elephant
    .a = a male elephant
elephant-f = female elephant
    .a = a female elephant

# Moves
move-embark = embark { $animal_a }
move-take = take the animals of Noah’s boat in hand
move-noah = move Noah to boat { $boat }
move-look = look at the hand of { $whom }
move-draw = draw a card from { $whom }
move-return = give { $animal_a } in return
move-give = give { $animal_a } to { $whom }

# Log
log-embark = { $who_first } embarks { $animal_a } on boat { $boat }.
log-take = { $who_first } can embark nothing and takes the animals of boat { $boat } in hand: { $animals }.
log-noah = { $who_first } moves Noah to boat { $boat }.
log-pair = A pair: { $who } will play again.
log-departure = Boat { $boat } is full and leaves; { $who } gives away { $gifts ->
    [one] { $gifts } card
   *[other] { $gifts } cards
 }.
log-look = { $who_first } looks at the hand of { $whom }.
log-seen = { $who_first } sees: { $cards }.
log-draw = { $who_first } draws a card from { $whom }.
log-draw-seen = { $who_first } draws { $animal_a } from { $whom }.
log-return = { $who_first } gives { $whom } a card in return.
log-return-seen = { $who_first } gives { $whom } { $animal_a } in return.
log-give = { $who_first } gives { $whom } a card.
log-give-seen = { $who_first } gives { $whom } { $animal_a }.
log-end-hand = { $who_first } has no card left: round { $round } is over.
log-end-boats = No boat is left to replace the fourth: round { $round } is over.
log-end-guard = That was the 500th embarkation: round { $round } is over.
log-tears = { $who_first }: { $tears ->
    [0] no tears
    [one] { $tears } tear
   *[other] { $tears } tears
 }, { $total } in all.
log-round = Round { $round } begins; { $who } starts.
log-over = The game is over. { $winners ->
    [one] The winner is { $seats }
   *[other] The winners are { $seats }
 }, with { $total ->
    [0] no tears at all
    [one] { $total } tear
   *[other] { $total } tears
 }.

# Options
option-start = who begins the first round
option-end = how the game ends: after 3 rounds, or with the round in which somebody reaches 26 tears

# Refusals
refusal-NOA-06 = Now an animal that you hold has to embark on Noah’s boat.
refusal-NOA-07 = That is the wrong sex: aboard a boat all animals are of one sex, or the sexes alternate.
refusal-NOA-08 = That animal is too heavy: the boat would weigh more than its limit.
refusal-NOA-09 = You may take the animals of the boat only if no card of your hand can embark.
refusal-NOA-11 = Now Noah has to move: two steps round the ring after a male, one step after a female.
refusal-NOA-15 = A departure is followed by gifts, one after the other: a card that you hold, to an opponent.
refusal-NOA-16 = It is not the time for that: a turn has its fixed order.
refusal-NOA-21 = After a giraffe, and only then, you look at the hand of an opponent.
refusal-NOA-23 = After a lion, and only then, you draw a card from an opponent and give one that you hold in return.
refusal-NOA-24 = With a woodpecker aboard, the boat may weigh no more than 13.
refusal-NOA-33 = The game is over: three rounds have been played.
refusal-NOA-34 = The game is over: the last round of the variant has been played.

# Board
board-parrot = parrot
board-woodpecker = woodpecker
board-snail = snail
board-cat = cat
board-kangaroo = kangaroo
board-panda = panda
board-lion = lion
board-donkey = donkey
board-bear = bear
board-giraffe = giraffe
board-rhinoceros = rhinoceros
board-elephant = elephant
board-m = m
board-f = f
board-turn = { $who_first } to move: { $step }
board-phase-embark = embark an animal
board-phase-look = giraffe: look at a hand
board-phase-draw = lion: draw a card
board-phase-return = lion: give { $whom } a card in return
board-phase-move = move Noah
board-phase-give = gifts still due: { $count }
board-again = then play again
board-over = The game is over
board-round = round { $round } of 3
board-round-score = round { $round }, up to { $end } tears
board-boat = boat { $boat }
board-noah = NOAH
board-empty = empty
board-gone = no boat
board-next = next: { $sex }
board-any = m or f
board-leaves = leaves!
board-ring = Last animal on top. Boat 5 is next to 1. Noah goes 2 boats after m, 1 after f.
board-middle = boats in the middle: { $count }
board-pile = pile: { $count }
board-departed = Departed:
board-nothing = nothing yet
board-tears = tears
board-cards = cards
board-known = known of that hand
board-knows = knows of your hand
board-you = (you)
board-hand = Your hand (weight/tears):

# The table in the browser
do-embark = embark an animal on Noah’s boat
do-look = the giraffe lets you look at a hand: choose a player
do-draw = the lion draws a card: choose a player
do-return = give { $whom } a card in return
do-move = move Noah to another boat
do-give = { $count ->
    [one] give away one card
   *[other] give away { $count } cards, one after the other
 }
table-ring = Boats
table-players = Players
table-hand = Your hand
table-boat = Boat { $boat }, weight { $weight } of { $limit }; next: { $sex }. { $load }
table-boat-noah = Boat { $boat }, with Noah, weight { $weight } of { $limit }; next: { $sex }. { $load }
table-boat-gone = Place { $boat }: no boat
table-aboard = Aboard: { $animals }.
table-nobody-aboard = Nobody is aboard.
table-sex-m = a male
table-sex-f = a female
table-sex-any = a male or a female
table-take = Nothing fits: take these animals
table-round = Round { $round } of { $of }
table-next-departure = next to leave: { $gifts ->
    [one] { $gifts } gift
   *[other] { $gifts } gifts
 }
table-seat = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }, { $tears ->
    [0] no tears
    [one] { $tears } tear
   *[other] { $tears } tears
 }
table-starter = began this round
table-cards = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
 }
table-tears-sum = { $before } before + { $now } on the cards left = { $total }
table-own-tears = { $tears ->
    [0] You have no tears
    [one] You have { $tears } tear
   *[other] You have { $tears } tears
 }
table-card = Weight { $weight }; left in hand at the end of a round { $tears ->
    [0] it costs nothing.
    [one] it costs { $tears } tear.
   *[other] it costs { $tears } tears.
 }
table-hand-card = { $animal }, weight { $weight }, { $tears ->
    [0] no tears
    [one] { $tears } tear
   *[other] { $tears } tears
 }
table-known-to = known to { $who }
table-trait-woodpecker = 13
table-trait-snail = ?
table-trait-lion = ⇄
table-trait-donkey = stay
table-trait-giraffe = see
table-how-woodpecker = While it is aboard, the boat carries no more than 13.
table-how-snail = As you embark it, you choose its sex.
table-how-lion = Draw a card at random from an opponent and give one in return.
table-how-donkey = Noah stays where he is.
table-how-giraffe = Look at the whole hand of an opponent.

# Where the points come from
why-round = round { $round }
why-left = round { $round }, left in hand: { $animal }
