title = Noah
name = Noah
about = Squeeze your animals into the boats, by weight and by sex, before the flood.
credit = Noah: Bruno Cathala and Ludovic Maublanc

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
move-take = pick up all the animals of Noah’s boat
move-noah = move Noah to boat { $boat }
move-look = look at the hand of { $whom }
move-draw = draw a card from { $whom }
move-return = give { $animal_a } in return
move-give = give { $animal_a } to { $whom }

# Log
log-embark = { $who_first } embarks { $animal_a } on boat { $boat }.
log-take = { $who_first } can embark nothing and picks up all the animals of boat { $boat }: { $animals }.
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
value-end-3 = after 3 rounds
value-end-26 = at 26 tears

# Why not: one cause each
reason-over = The game is over: three rounds have been played.
reason-over-score = The game is over: { $who } has { $total } tears, and { $end } end it.
reason-now-embark = First an animal has to embark on Noah’s boat.
reason-now-look = The giraffe comes first: choose whose hand to look at.
reason-now-draw = The lion comes first: choose whom to draw a card from.
reason-now-return = First you owe { $whom } a card in return.
reason-now-move = First Noah has to move on.
reason-now-give = First { $count ->
    [one] one gift is
   *[other] { $count } gifts are
 } due.
reason-not-held = You do not have { $animal_a } in hand.
reason-sex = Boat { $boat } needs { $sex ->
    [f] a female
   *[m] a male
 } next: last aboard is { $last_a }.
reason-weight = { $weight } + { $more } = { $sum } is over { $limit }.
reason-woodpecker = { $weight } + { $more } = { $sum } is over { $limit }, the limit with a woodpecker aboard.
reason-woodpecker-joins = With a woodpecker boat { $boat } may weigh { $limit }; it weighs { $weight } already.
reason-can-embark = You can still embark { $count ->
    [one] one card
   *[other] some cards
 }: { $animals }.
reason-noah = After { $sex ->
    [f] a female Noah goes one step
   *[m] a male Noah goes two steps
 }: to boat { $first } or { $second }.

# What a move brings
would-weigh = Boat { $boat } would weigh { $weight } of { $limit }; { $sex ->
    [m] a male
    [f] a female
   *[any] either sex
 } may follow.
would-fill = Boat { $boat } would be full and leave; { $gifts ->
    [0] nothing is left to give away.
    [one] one gift follows.
   *[other] { $gifts } gifts follow.
 }
would-pair = A pair: you would play again.
would-end = Your last card: the round would be over.
would-trait-giraffe = You would look at a hand.
would-trait-lion = You would draw a card and give one in return.
would-trait-donkey = Noah would stay where he is.
would-take = { $cards ->
    [one] One card comes
   *[other] { $cards } cards come
 } into your hand, worth { $tears ->
    [one] one tear
   *[other] { $tears } tears
 }.
would-visit = Boat { $boat } weighs { $weight } of { $limit } and takes { $sex ->
    [m] a male
    [f] a female
   *[any] either sex
 } next.
would-pass = { $whom_first } gets { $animal_a }, and with it { $tears ->
    [0] no tears.
    [one] one tear.
   *[other] { $tears } tears.
 }

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
table-round-over = Round { $round } is over
table-round-tears = { $count ->
    [0] no tears
    [one] { $count } tear
   *[other] { $count } tears
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
table-take = Nothing fits: pick up these animals
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
table-knowers = seen by these players
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

# The guided first game: what each step says.
lesson-first = Your first game
lesson-first-1 = The flood is coming! Bring your animals aboard. Every animal that is left in your hand when the round ends may cost you tears, and whoever has the fewest tears wins.
lesson-first-2 = You play on the boat where Noah stands. A cat is there already: put your cat on top. The same species makes a pair, and you will play again!
lesson-first-3 = Now Noah moves on. After a female he goes one step, to a boat beside his; after a male he crosses to a boat opposite. Send him to the rhinoceros.
lesson-first-4 = Another pair: a female after the male. In a boat the sexes alternate strictly, or all are the same; the second animal decides it.
lesson-first-5 = A boat carries 21 at most, and two rhinoceroses weigh 18. Move Noah one step on.
lesson-first-6 = The parrot weighs nothing, but costs 2 tears if it stays in your hand. Put it aboard.
lesson-first-7 = It makes no pair, so your turn ends once Noah has moved. Send him to the woodpecker’s boat, which carries only 13.
lesson-first-8 = Your opponent has sent Noah back to the rhinoceroses. They weigh 18; your kangaroo weighs 3. Exactly 21: the boat is full!
lesson-first-9 = After a male, Noah crosses over: choose the lit boat. Then the full boat leaves.
lesson-first-10 = Whoever makes a boat leave gives cards away. The woodpecker costs 2 tears: your opponent may have it.
lesson-first-11 = The rest was played for you. After each round the tears on the cards in hand are counted, and after three rounds whoever has the fewest tears wins.

# Pictures of the rules page
figure-NOA-07 = Allowed: three females; male, female, male. Not allowed: male, female, female.
figure-NOA-08 = Elephant 10, lion 5 and donkey 6 weigh 21, which is allowed; a cat of 2 more makes 23, which is not.
figure-NOA-11 = Five boats in a ring. From boat 1, Noah crosses to 3 or 4 after a male and goes to 2 or 5 after a female.
