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
    [one] one gift follows.
   *[other] { $gifts } gifts follow.
 }
would-leave = Boat { $boat } would leave; { $gifts ->
    [one] one gift follows.
   *[other] { $gifts } gifts follow.
 }
would-pair = A pair: you would play again.
would-end-hand = Your last card: the round would be over.
would-end-gifts = With the last gift your hand would be empty: the round would be over.
would-end-boats = No boat is left to replace the fourth: the round would be over.
would-end-guard = It is the 500th embarkation: the round would be over.
would-trait-giraffe = You would look at a hand.
would-trait-lion = You would draw a card and give one in return.
would-trait-donkey = Noah would stay where he is.
would-take = { $cards ->
    [one] One card comes
   *[other] { $cards } cards come
 } into your hand, worth { $tears ->
    [0] no tears
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
board-again = after a pair
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

# Lessons: the title of each chapter, and what its steps say.
lesson-turn = Your turn
lesson-turn-1 = The flood is coming! You hold eight animals; five boats wait in a ring, each with one animal aboard. What is left in your hand when the round ends may cost you tears, and whoever has the fewest tears wins.
lesson-turn-2 = You play on the boat where Noah stands. A cat is there already: put your cat on top. The same species makes a pair, and you will play again!
lesson-turn-3 = Now Noah moves on. After a female he goes one step, to a boat beside his; after a male he crosses to a boat opposite. Send him to the rhinoceros.
lesson-turn-4 = Another pair: a female after the male. In a boat the sexes alternate strictly, or all are the same; the second animal decides it.
lesson-turn-5 = A boat carries 21 at most, and two rhinoceroses weigh 18. Move Noah one step on.
lesson-turn-6 = The parrot weighs nothing, but costs 2 tears if it stays in your hand. Put it aboard.
lesson-turn-7 = It makes no pair, so your turn ends once Noah has moved. Send him to boat 4: your opponent has to play there.
lesson-turn-8 = That is a turn: an animal aboard, then Noah moves. Your opponent has sent him back to your rhinoceroses. The next chapter shows what you can make of it.
lesson-departure = A full boat
lesson-departure-1 = Noah is back at the rhinoceroses. They weigh 18, and after a male and a female the next one must be a male.
lesson-departure-2 = Your kangaroo is male and weighs 3. Put it aboard: exactly 21, the boat is full!
lesson-departure-3 = Noah moves first. After a male he crosses over: choose the lit boat. Then the full boat leaves, and an empty one takes its place.
lesson-departure-4 = Whoever makes a boat leave gives a card away. The woodpecker costs 2 tears: your opponent may have it. With several opponents only the two of you would know which card it was.
lesson-departure-5 = Full boats pay off: two cards gone in one turn! And gifts grow: 1 card for the first boat that leaves in a round, 2 for the second, then 3, then 4. Whoever has fewer gives them all.
lesson-take = When nothing fits
lesson-take-1 = Heavy males and few light animals: that is a tricky hand. Begin with the female parrot.
lesson-take-2 = After a female Noah goes one step. Send him to the rhinoceros.
lesson-take-3 = A donkey came aboard, and Noah stayed. A female must follow, and the boat weighs 15. Your only female is the bear, and 15 + 7 = 22. Nothing fits: you have to take all animals of the boat.
lesson-take-4 = You now hold nine cards, and everybody knows which two are new. The boat is empty, so begin it anew with any card: a good moment for your heaviest.
lesson-take-5 = It could not make a pair, as there was nobody to pair with. After a male Noah crosses over.
lesson-take-6 = You never take animals because you want to, only when nothing fits. And a neighbour whom you send to a difficult boat has to do the same!
lesson-traits = Snail, giraffe and donkey
lesson-traits-1 = Some animals have a trait. Three players sit here, and you hold all five kinds: snail, giraffe, donkey, lion and woodpecker.
lesson-traits-2 = The snail is what you want it to be: choose its sex as it goes aboard. Make it a male, so that only males can follow here.
lesson-traits-3 = It counts as a male now: Noah crosses over.
lesson-traits-4 = The giraffe has a long neck. Put it aboard and you will look at somebody’s hand.
lesson-traits-5 = Choose whose hand you see: your left-hand neighbour’s, for that is who plays next.
lesson-traits-6 = Now you know those cards, as long as they stay in that hand. Send Noah where you would like your neighbour to play: boat 1 wants a male.
lesson-traits-7 = The donkey is stubborn. Put it aboard: Noah will not move at all.
lesson-traits-8 = So your neighbour has to play on this very boat: a female of 5 at most. With a donkey you choose your neighbour’s boat: the one you made difficult.
lesson-lion = Lion and woodpecker
lesson-lion-1 = The lion takes what it wants. Put your lioness aboard: 8 + 5 = 13.
lesson-lion-2 = Draw a card from your opponent’s hand, without seeing it before.
lesson-lion-3 = A parrot! Now give a card in return, which may be the same. Two parrots are one too many: hand over the female one.
lesson-lion-4 = You both know which cards changed hands. Noah goes on as after any female: send him to boat 2.
lesson-lion-5 = Noah is back. The woodpecker weighs nothing, but it pecks holes: with it aboard, a boat carries only 13. A boat that is heavier already it may not board.
lesson-lion-6 = Boat 1 weighs exactly 13. Put the woodpecker aboard: the boat is full at once!
lesson-lion-7 = Noah moves, then the boat leaves like any other full one.
lesson-lion-8 = And you give a card away. The snail costs 2 tears.
lesson-lion-9 = Now you have met all five traits. Weight, tears and trait stand on every card; most often the lightest animals cost the most.
lesson-round = The end of a round
lesson-round-1 = Three cards are left in your hand. One boat has left already. Noah stands at a boat that weighs 13, and all its animals are male.
lesson-round-2 = You have a woodpecker: it makes this boat full. Put it aboard.
lesson-round-3 = Noah crosses over, and the boat leaves. It is the second of this round, so two gifts are due.
lesson-round-4 = Give the kangaroo away first.
lesson-round-5 = And now your last card. Whoever has none left ends the round at once.
lesson-round-6 = Cards in hand were counted: none for you, 7 tears for your opponent. Then everything was shuffled and dealt anew, with all eight boats. Whoever has the most tears begins.
lesson-fourth = The fourth boat
lesson-fourth-1 = Three boats have left, and none waits in the middle any more. Noah stands by the donkey, and you hold five light animals that cost tears, and an elephant.
lesson-fourth-2 = Your elephant makes the boat full: the fourth to leave. As no boat can replace it, Noah does not move, and the round ends after your gifts.
lesson-fourth-3 = Four gifts! Each goes to whom you like. The male parrot for your left-hand neighbour.
lesson-fourth-4 = Only the two concerned see which card it is. A cat for the same neighbour.
lesson-fourth-5 = The other one shall not go away empty-handed either: another parrot.
lesson-fourth-6 = And the woodpecker. With one card left, you have hardly anything to cry about.
lesson-fourth-7 = The round is over, though nobody has played a last card: 1 tear for you, 6 and 8 for the others. A round ends like this, or when somebody has no card left.
lesson-score = The game to 26 tears
lesson-score-1 = You can also agree to play until somebody has 26 tears. You have none, your opponent has 18. You have just made the second boat leave: two gifts are due.
lesson-score-2 = First the kangaroo. It costs 1 tear.
lesson-score-3 = Then the panda: with 4 tears it is the most expensive animal of all!
lesson-score-4 = Your last card is a giraffe. Put it aboard: the round ends at once, so there is no time to look at a hand.
lesson-score-5 = Your opponent gets 10 tears more: 28 is more than 26, and the game is over. Whoever has the fewest tears wins, and those who tie share the victory.
lesson-plan = A first plan
lesson-plan-1 = The third round is the last, and you have 6 tears to 7. With four or five players there are more animals in the game; the plan is the same: get rid of what costs tears, in time.
lesson-plan-2 = An empty boat takes everything. The woodpecker costs 2 tears and seldom fits: now or never!
lesson-plan-3 = Where shall your opponent play? In boat 4 only a female fits. The narrower the choice, the better for you.
lesson-plan-4 = Count before you play: the boat weighs 11, and a male must follow. Your elephant weighs 10. That makes 21!
lesson-plan-5 = Noah crosses over. Boat 5 has only a snail aboard.
lesson-plan-6 = Two gifts this time. Keep the parrot: it weighs nothing and will fit nearly anywhere. The kangaroo goes.
lesson-plan-7 = The lioness, too: as your last card she would do nothing.
lesson-plan-8 = There you are: boat 4 wants a male, and a parrot is always light enough. Your last card!
lesson-plan-9 = You win with 6 tears to 13! Make pairs and full boats, send Noah where others get stuck, and keep for the end what always fits. Now you know the whole game.

# Pictures of the rules page
figure-NOA-07 = Allowed: three females; male, female, male. Not allowed: male, female, female.
figure-NOA-08 = Elephant 10, lion 5 and donkey 6 weigh 21, which is allowed; a cat of 2 more makes 23, which is not.
figure-NOA-11 = Five boats in a ring. From boat 1, Noah crosses to 3 or 4 after a male and goes to 2 or 5 after a female.
