title = Arche Opti Mix
name = Opti Mix
about = Load the ark without tipping it over, or letting anybody eat anybody.
credit = Arche Opti Mix: Frank Nestel

# Cards; .the is how a sentence names one, .first how it begins with one.
brontosaurus = brontosaurus
    .the = the brontosaurus
    .first = The brontosaurus
mammoth = mammoth
    .the = the mammoth
    .first = The mammoth
elephant = elephant
    .the = the elephant
    .first = The elephant
tyrannosaurus = tyrannosaurus
    .the = the tyrannosaurus
    .first = The tyrannosaurus
rhinoceros = rhinoceros
    .the = the rhinoceros
    .first = The rhinoceros
hippopotamus = hippopotamus
    .the = the hippopotamus
    .first = The hippopotamus
musk-ox = musk ox
    .the = the musk ox
    .first = The musk ox
polar-bear = polar bear
    .the = the polar bear
    .first = The polar bear
lion = lion
    .the = the lion
    .first = The lion
tiger = tiger
    .the = the tiger
    .first = The tiger
brown-bear = brown bear
    .the = the brown bear
    .first = The brown bear
turtle = turtle
    .the = the turtle
    .first = The turtle
skunk = skunk
    .the = the skunk
    .first = The skunk
sloth = sloth
    .the = the sloth
    .first = The sloth
snail = snail
    .the = the snail
    .first = The snail
koala = koala
    .the = the koala
    .first = The koala
walrus = walrus
    .the = the walrus
    .first = The walrus
seal = seal
    .the = the seal
    .first = The seal
toad = toad
    .the = the toad
    .first = The toad
crocodile = crocodile
    .the = the crocodile
    .first = The crocodile
dodo = dodo
    .the = the dodo
    .first = The dodo
earthworm = earthworm
    .the = the earthworm
    .first = The earthworm
rabbit = rabbit
    .the = the rabbit
    .first = The rabbit
roe-deer = roe deer
    .the = the roe deer
    .first = The roe deer
moose = moose
    .the = the moose
    .first = The moose
chamois = chamois
    .the = the chamois
    .first = The chamois
squirrel = squirrel
    .the = the squirrel
    .first = The squirrel
mouse = mouse
    .the = the mouse
    .first = The mouse
butterfly = butterfly
    .the = the butterfly
    .first = The butterfly
gazelle = gazelle
    .the = the gazelle
    .first = The gazelle
zebra = zebra
    .the = the zebra
    .first = The zebra
giraffe = giraffe
    .the = the giraffe
    .first = The giraffe
kangaroo = kangaroo
    .the = the kangaroo
    .first = The kangaroo
dog = dog
    .the = the dog
    .first = The dog
chimpanzee = chimpanzee
    .the = the chimpanzee
    .first = The chimpanzee
hedgehog = hedgehog
    .the = the hedgehog
    .first = The hedgehog
pig = pig
    .the = the pig
    .first = The pig
hen = hen
    .the = the hen
    .first = The hen
bee = bee
    .the = the bee
    .first = The bee
cow = cow
    .the = the cow
    .first = The cow
horse = horse
    .the = the horse
    .first = The horse
sheep = sheep
    .the = the sheep
    .first = The sheep
reindeer = reindeer
    .the = the reindeer
    .first = The reindeer
camel = camel
    .the = the camel
    .first = The camel
fox = fox
    .the = the fox
    .first = The fox
spider = spider
    .the = the spider
    .first = The spider
mosquito = mosquito
    .the = the mosquito
    .first = The mosquito
grain = grain
    .the = grain
    .first = Grain
hay = hay
    .the = hay
    .first = Hay
card-1 = card 1
    .the = card 1
    .first = Card 1
card-2 = card 2
    .the = card 2
    .first = Card 2
card-3 = card 3
    .the = card 3
    .first = Card 3
card-4 = card 4
    .the = card 4
    .first = Card 4
card-5 = card 5
    .the = card 5
    .first = Card 5
card-6 = card 6
    .the = card 6
    .first = Card 6
card-7 = card 7
    .the = card 7
    .first = Card 7
card-8 = card 8
    .the = card 8
    .first = Card 8
card-9 = card 9
    .the = card 9
    .first = Card 9
# A card that another deck brings with a title of its own.
titled = { $title }
    .the = { $title }
    .first = { $title }

# Places
port = port { $cabin }
starboard = starboard { $cabin }

# Types: the score cards
type-slow = slow
type-shy = shy
type-heavy = heavy
type-useful = useful
type-provisions = provisions

# Why a pet does not count
no-pet-provisions = no animal
no-pet-heavy = too heavy
no-pet-power = with a power

# Moves
move-play = play { $card_the } to { $place }
move-take = take { $card_the } from the display, and a card of the pile
move-eject = eject { $card_the }
move-no-eject = eject nobody
move-disc = put a disc under a pawn on “{ $type }”
move-no-disc = leave the disc
move-pick = pick { $card_the } from the display for the new cabin
move-stop = play no second card
move-pet = keep { $card_the } as a pet
move-no-pet = keep no pet
move-pass = pass

# Log
log-play = { $who_first } plays { $card_the } to { $place }.
log-take = { $who_first } takes { $card_the } from the display.
log-eject = { $who_first }: { $ejector_the } ejects { $card_the }.
log-no-eject = { $who_first } ejects nobody.
log-disc = { $who_first } puts a disc under a pawn on “{ $type }”.
log-no-disc = { $who_first } puts no disc under a pawn.
log-pick = { $who_first } picks { $card_the } from the display for the new cabin.
log-stop = { $who_first } plays no second card.
log-pet = { $who_first } lays a pet face down.
log-pet-seen = { $who_first } lays a pet face down: { $card_the }.
log-no-pet = { $who_first } keeps no pet.
log-pass = { $who_first } passes.
log-fee = { $who_first } pays a disc to the reserve.
log-cabin = A new cabin: { $who } gives a disc to { $whom }.
log-fox = The fox brings { $who } { $count ->
    [0] no disc: the reserve is empty
    [one] { $count } disc
   *[other] { $count } discs
 }.
log-bronto = The brontosaurus’s pawn stands on a disc and counts 1.5.
log-bronto-ejected = The pawn for the ejected brontosaurus stands on a disc and counts 1.5.
log-rain = Rain! Card { $number } of 5.
log-pets = Everybody may keep a pet, { $who } first.
log-last = The last boarding begins with { $who }.
log-draw = { $who_first } draws a card.
log-draw-seen = { $who_first } draws { $card_the }.
log-display = New on display: { $card }.
log-pet-shown = The pet of { $who } is { $card_the }.
log-pet-void = { $card_first } does not count as a pet: { $why }.
log-points = { $who_first }: slow { $slow }, shy { $shy }, heavy { $heavy }, useful { $useful }, provisions { $provisions }, discs { $discs }; { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
log-tie-break = Equal points: fewer animals in hand decide.
log-over = The game is over. { $winners ->
    [one] The winner is { $seats }
   *[other] The winners are { $seats }
 }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

# Options
option-start = who begins
option-deck = the cards: ours, or those of a deck file (TOML) that you corrected from your own box

# What is wrong with a deck file
deck-at-line = line { $line }: { $what }
deck-at-card = card { $card }: { $what }
deck-replay = a deck in a replay has the fields sha256 and cards
deck-shipped = the shipped deck is { $sha256 }, and another one must bring its cards
deck-hash = its cards make the deck { $sha256 }
deck-length = a deck file has at most { $most } bytes
deck-encoding = byte { $byte }: this is not UTF-8 text
deck-unreadable = it takes { $standard } or a deck file, which cannot be read: { $reason }
deck-toml = not TOML: { $reason }
deck-table = unknown table { $table }; a deck file has [[card]] tables only
deck-list = the cards are not a list of [[card]] tables
deck-second = a second card { $card }; use copies
deck-unknown-field = unknown field { $field }; there are { $fields }
deck-missing-field = the field { $field } is missing
deck-word = { $field } { $value } is not one of { $allowed }
deck-number = { $field } { $value } is not a number from { $least } to { $most }
deck-provisions-diet = provisions eat nothing
deck-provisions-power = provisions have no power
deck-name = there is no card { $card }; new ones are named { $first } to { $last }, with a title
deck-title = only { $first } to { $last } have a title
deck-title-text = title { $title } is not a text of at most { $most } bytes
deck-size = { $count } cards; a deck has { $least } to { $most }
deck-no-provisions = there are no provisions
deck-start = too few start cards: four of weight 1 or 2, at most two of a type (OPT-05), and there are { $count }
deck-light = so many light cards could make more than { $most } cabins on a side
deck-discs = its powers could take { $count } of the discs in the reserve, which has { $least } when a game of five begins: the exchange of OPT-47 could matter then, and it is not offered
deck-chimpanzee = a chimpanzee without a type could find no pawn for its disc: the exchange of OPT-47 could matter then, and it is not offered

# Why not
reason-over = The game is over: all have passed.
reason-now-turn = A turn begins with taking a card of the display, or with playing a card.
reason-now-eject = First settle the ejection: { $card_the } goes to { $place }.
reason-now-disc = First decide on the disc: under one of your pawns, or none.
reason-now-pick = First pick a card of the display for the new cabin.
reason-now-second = You have played one card: play a second one, or stop.
reason-now-pet = First decide on your pet: a card of your hand, or none.
reason-now-last = It is the last boarding: pay a disc and play an animal, or pass.
reason-playing = You are playing cards this turn, so you take none.
reason-no-draw = The fifth rain has come: nobody takes cards any more.
reason-no-card = This deck has no “{ $card }”.
reason-not-held = You do not have { $card_the } in hand.
reason-not-shown = { $card_first } is not on display.
reason-late = { $card_first } stays ashore: the last boarding takes no { $type ->
    [slow] slow animals
   *[provisions] provisions
 }.
reason-late-cabin = A new cabin costs { $cost } discs in the last boarding; you have { $discs }.
reason-late-disc = A card costs a disc in the last boarding, and you have none.
reason-alone = { $type ->
    [slow] A slow animal is the only card of its turn
   *[provisions] Provisions are the only card of their turn
 }: { $card_the } cannot be second.
reason-no-cabin = { $side ->
    [port] Port
   *[starboard] Starboard
 } has { $cabins ->
    [one] { $cabins } cabin
   *[other] { $cabins } cabins
 }: a new one comes at { $place }.
reason-cabin-disc = A new cabin costs a disc, and you have none.
reason-same-cabin = Your first card went to { $place }: the second has to go elsewhere.
reason-tilt = The ark would lean { $tilt } to { $side ->
    [port] port
   *[starboard] starboard
 }; { $limit } is the most.
reason-full = There are { $count } cards in { $place } already: it is full.
reason-climate = { $climate ->
    [warm] { $card_first } wants it warm, but it is cold in { $place }
   *[cold] { $card_first } wants it cold, but it is warm in { $place }
 }: { $others }.
reason-hunters = { $card_first } cannot join { $other_the }: a cabin has room for one carnivore or omnivore.
reason-lighter = { $hunter_first } ({ $weight }) is not lighter than { $prey_the } ({ $limit }).
reason-eats = { $eater_first } would eat { $food_the }.
reason-afraid = { $where ->
    [inside] { $hunter_first } in this cabin frightens { $shy_the }
    [beside] { $hunter_first } next door frightens { $shy_the }
   *[opposite] { $hunter_first } opposite frightens { $shy_the }
 }.
reason-frightens = { $hunter_first } would frighten { $where ->
    [inside] { $shy_the } in this cabin
    [beside] { $shy_the } next door
   *[opposite] { $shy_the } opposite
 }.
reason-eject-fails = Even without { $other_the }, { $card_the } would not fit in { $place }.
reason-not-there = { $card_first } is not in { $place }.
reason-stays = Nobody can eject { $card_the }.
reason-eject-weight = { $card_first } ejects only weight { $limit }; { $other_the } weighs { $weight }.
reason-eject-shy = { $card_first } ejects only shy animals; { $other_the } is not shy.
reason-disc-provisions = No disc goes under a pawn on “{ $type }”.
reason-no-pawn = You have no pawn on “{ $type }”.
reason-all-raised = { $count ->
    [one] Your only pawn on “{ $type }” stands on a disc already
   *[other] Your { $count } pawns on “{ $type }” all stand on discs already
 }.

# What a move would bring
would-lean = Port would weigh { $port }, starboard { $starboard }: the ark would { $side ->
    [port] lean { $tilt } to port
    [starboard] lean { $tilt } to starboard
   *[level] lie level
 }.
would-full = Then { $place } would be full.
would-cabin = A new cabin: { $whom } would get one of your discs.
would-leave = { $card_first } would leave the game.
would-may-eject = You could then eject { $card_the }.
would-must-eject = To fit in, { $card_the } would have to eject an animal.
would-fit = As the ark stands, { $count ->
    [0] there is no place for { $card_the }
   *[other] { $card_the } would fit in { $places }
 }.
would-wait = { $card_first } could not follow: it has to be the only card of a turn.
would-too-late = It would be too late for { $card_the }: the last boarding takes neither slow animals nor provisions.
would-fee = You would pay a disc to the reserve.
would-pawn = You would have { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
 } on “{ $type }”.
would-raise = A pawn of yours on “{ $type }” would stand on a disc and count 1.5.
would-fox = { $card_first } would bring you { $count ->
    [0] no disc: the reserve is empty
    [one] { $count } disc
   *[other] { $count } discs
 }.
would-may-disc = You could then put a disc under one of your pawns.
would-score = Your points would go from { $before } to { $points }.
would-score-other = { $who_first } would go from { $before } to { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
would-pick = You would take one of the { $count } cards on display.
would-second = A second card could follow, in another cabin.
would-no-second = None of your cards could follow: you could only end your turn.
would-turn-over = Your turn would be over.
would-rain = { $count ->
    [one] It would rain: card { $number } of 5
   *[other] It would rain { $count } times, up to card { $number } of 5
 }.
would-last = The last boarding would begin.
would-risk-pets = At the second rain everybody could keep a pet.
would-risk-last = At the fifth rain the last boarding would begin at once.
would-pet = At the end it would bring you a pawn on “{ $type }”.
would-pet-void = At the end { $card_the } would not count as a pet: { $why }.
would-pet-none = It has no type, so it would bring no pawn.
would-out = You would be out of the last boarding.
would-over = All would have passed: the game would be over.

# Board
board-warm = w
board-cold = c
board-both = ±
board-carnivore = C
board-herbivore = H
board-omnivore = O
board-slow = slow
board-shy = shy
board-heavy = heavy
board-useful = useful
board-provisions = provis.
board-legend = Cards: weight, diet (C carnivore, H herbivore, O omnivore, { $none } none),
    climate (w warm, c cold, ± both), { $power } power, type. Below: pawns/points.
board-turn = { $who_first } to move: { $step }
board-phase-turn = take cards or play
board-phase-eject = { $card } to { $place }, ejecting?
board-phase-disc = put a disc under a pawn?
board-phase-pick = pick a display card for the new cabin
board-phase-second = a second card, not to { $place }, or stop
board-phase-pet = keep a pet?
board-phase-last = last boarding, play an animal or pass
board-over = The game is over
board-bow = bow
board-port = port { $weight }
board-starboard = starboard { $weight }
board-new = (new cabin: 1 disc)
board-rain = rain { $count }/5
board-pile = pile { $count }
board-reserve = reserve of discs { $count }
board-display = Display:
board-ejected = Ejected:
board-pile-cards = Pile from the top:
board-rain-card = RAIN
board-nothing = nothing
board-discs = discs
board-cards = hand
board-pet = pet
board-of = of { $count }
board-points = points
board-passed = out
board-hand-of = { $who_first }, hand:
board-known = { $who_first }, known in hand:
board-kept = { $who_first }, in hand or pet:
board-pet-of = { $who_first }, pet:
board-hand = Your hand, and where each card may go ({ $new } new cabin):
board-hand-pet = Your hand, and what does not count as a pet:
board-nowhere = nowhere: { $rules }
board-your-pet = Your pet:
board-pet-void = { $card } (does not count: { $why })
board-no-pet = does not count: { $why }

# The table in the browser
do-turn = take a card of the display, or play a card from your hand
do-eject = { $card_the } goes to { $place }: eject an animal there, or nobody
do-disc = put a disc under one of your pawns, or leave it
do-pick = take a card of the display for the new cabin
do-second = play a second card, not to { $place }, or stop
do-pet = keep a card as a pet, or none: only an animal of 2 at most, without a power, counts
do-last = last boarding: pay a disc and play an animal, or pass
table-ark = The ark
table-side-p = Port
table-side-s = Starboard
table-side-weight = weight { $weight }
table-tilt = { $side ->
    [port] The ark leans { $tilt } to port
    [starboard] The ark leans { $tilt } to starboard
   *[level] The ark lies level
 }
table-cabin = { $place }: { $cards }. Weight { $weight }
table-new-cabin = { $place }: a new cabin for a disc
table-new = New cabin
table-aboard = { $card } in { $place }
table-hand = Your hand
table-hand-card = { $card }, in your hand
table-display = Display
table-display-card = { $card }, on display
table-take = Take here
table-take-about = with a card of the pile
table-pick-about = for the new cabin
table-pet-here = Keep as a pet
table-pet-here-about = face down until the end
table-weight = Weight { $weight }
table-climate-warm = Wants it warm
table-climate-cold = Wants it cold
table-climate-both = At home in warm and cold
table-diet-carnivore = Carnivore
table-diet-herbivore = Herbivore
table-diet-omnivore = Omnivore
table-diet-none = Eats nobody and nothing aboard
table-type = Type: { $type }
table-no-type = No type: brings no pawn
table-no-pet = Does not count as a pet: { $why }
table-power-fox = Power: take 2 discs from the reserve.
table-power-hedgehog = Power: larger carnivores and omnivores do it no harm.
table-power-mosquito = Power: may eject an animal of weight 2.
table-power-brontosaurus = Power: its pawn stands on a disc and counts 1½.
table-power-turtle = Power: larger carnivores and omnivores do it no harm, but a cabin has room for only one of them.
table-power-skunk = Power: may eject any animal.
table-power-spider = Power: may eject a shy animal.
table-power-chimpanzee = Power: put a disc under one of your pawns; that pawn counts 1½.
table-rain = Rain: { $count } of 5
table-rain-pets = pets
table-rain-last = last boarding
table-pile = Pile: { $count }
table-reserve = Discs in the reserve: { $count }
table-ejected = Ejected
table-score = Score card “{ $type }”: most 10, second 6, others 2. The deck has { $count ->
    [one] { $count } card of this type
   *[other] { $count } cards of this type
 }
table-pawns = { $who }: { $pawns } on “{ $type }”, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-crew = Players
table-discs = discs: { $count }
table-in-hand = hand: { $count }
table-maybe-pet = { $card }, in hand or pet
table-pet-hidden = a pet, face down
table-pet-shown = pet: { $card }
table-pet-void = pet: { $card }, which does not count: { $why }
table-passed = passed
table-total = points: { $points }
table-discs-head = discs
table-hand-head = cards in hand
table-total-head = points in all

# Where the points come from
why-type = score card “{ $type }”
why-discs = discs
tie-break = Points being level, the fewest animals in hand decide.

# The guided first game: what each step says.
lesson-turn = Your turn
lesson-turn-1 = Rain is coming, and the ark must be loaded. Four cards are aboard, you hold two, and three lie on display. The ark has two sides with cabins. The bow shows how far it leans: never more than 2 to either side.
lesson-turn-2 = Starboard is heavier by 1. Your musk ox weighs 3: on port, the ark will lean 2 the other way, just within the limit. It likes the cold, and the rabbit does not mind. A heavy animal brings you a pawn on the score card “heavy”.
lesson-turn-3 = You may play a second card, in another cabin. A carnivore must be lighter than all others in its cabin: the fox weighs 1, the horse 2. The fox has a power too: it brings you two discs!
lesson-turn-4 = Instead of playing, you may take cards: one of the display, and the top one of the pile. Your hand is empty, so take the sheep.
lesson-turn-5 = The pile gave you a reindeer of 2, and port is lighter now. A new cabin behind the last one costs a disc, which goes to your right-hand neighbour. Open one on port.
lesson-turn-6 = Whoever opens a cabin takes a card of the display at once. Take the bee: it weighs nothing and is useful.
lesson-turn-7 = One more card may follow. The sheep goes to the musk ox: both like the cold, and warm and cold never share a cabin.
lesson-turn-8 = That is the game: take cards or play one or two, never both. You have a pawn for heavy animals and two for useful ones. At the end the points of each type go to those who have the most pawns there.
lesson-cohabit = Good neighbours
lesson-cohabit-1 = A cabin has room for three cards, but not everybody gets along. A shy animal wants no carnivore in its cabin, nor next door, nor opposite. Diagonally is far enough.
lesson-cohabit-2 = Your dog is a carnivore. In starboard 1 it would frighten the chamois opposite. In port 2 sits a bear, and a cabin has room for one carnivore or omnivore. Put the dog with the hay: carnivores leave provisions alone.
lesson-cohabit-3 = The roe deer is shy as well. With the chamois it is safe: the dog is only diagonal to them.
lesson-cohabit-4 = Your hand is empty again. Take the hen: it eats everything and weighs nothing.
lesson-cohabit-5 = An omnivore must be lighter than all others in its cabin, just like a carnivore, but it frightens nobody. So the hen may join the two shy ones.
lesson-cohabit-6 = Three cards: that cabin is full. Fear works both ways: no carnivore may come near a shy animal any more than the other way round.
lesson-alone = Slow animals and provisions
lesson-alone-1 = Some cards take a whole turn. A slow animal or provisions are the only card you play: nothing goes before them, nothing follows.
lesson-alone-2 = Your bee is quick, your dodo slow. Begin with the bee: it eats nobody, weighs nothing and joins the turtle.
lesson-alone-3 = The dodo cannot be second, and you have no other card. Stop here.
lesson-alone-4 = Now the dodo has a turn of its own. It is at home with the sloth: both like it warm.
lesson-alone-5 = Provisions have a score card of their own. Take the grain.
lesson-alone-6 = Herbivores and omnivores would eat it, so it never shares a cabin with them. The dog does not care for grain: put it there.
lesson-alone-7 = A pawn for slow animals, one for useful ones and one for provisions: each type is a race of its own. Slow cards cost you time, but fewer players hurry after them.
lesson-bonus = Pawns that count more
lesson-bonus-1 = Cards with an exclamation mark have a power. Eight animals have one; you know the fox already.
lesson-bonus-2 = The brontosaurus weighs 4, and the ark leans 2 to starboard: just right for port. Take it, before somebody else does.
lesson-bonus-3 = Nobody has moved the balance. Put the brontosaurus with the skunk: the ark swings from one limit to the other. Its pawn stands on a disc and counts 1½.
lesson-bonus-4 = Your chimpanzee is an omnivore of 1, lighter than the cow. Put it there.
lesson-bonus-5 = It puts a disc of the reserve under one of your pawns, on any card but provisions. Take the pawn for useful animals: it will count 1½.
lesson-bonus-6 = Half a pawn is enough to be ahead: 1½ beats 1. If the reserve has no disc left, there is no bonus.
lesson-spines = Hedgehog and turtle
lesson-spines-1 = Spines and a shell: bigger carnivores and omnivores do your two animals no harm.
lesson-spines-2 = The hedgehog eats meat itself, and yet it may join the polar bear: it is the only one that can be a second hunter in a cabin.
lesson-spines-3 = The turtle is slow and cannot be second. Stop.
lesson-spines-4 = Now the turtle. The brown bear would have to be lighter than any other animal, but not than a shell. Put it there.
lesson-spines-5 = These two find a place where others do not. All the rest holds for them as for everybody: climate, lean, three cards a cabin.
lesson-eject = Out with you!
lesson-eject-1 = Three animals can eject others: the spider a shy one, the skunk any animal, the mosquito one of weight 2.
lesson-eject-2 = Send the spider to the chamois. It may go there only because the chamois will leave.
lesson-eject-3 = Eject the chamois. It leaves the game, and you get a pawn for its type; the spider itself has no type and brings none.
lesson-eject-4 = The second card: the gazelle is afraid of spider and hedgehog, both carnivores. A new cabin to starboard is far enough from them.
lesson-eject-5 = Take the skunk for your new cabin.
lesson-eject-6 = Nobody can bear its smell. Send it to the chimpanzee.
lesson-eject-7 = Eject the chimpanzee: a pawn for the slow skunk and one for the useful chimpanzee, both yours. Only fox, spider, mosquito and provisions cannot be ejected.
lesson-eject-8 = Whoever ejects a brontosaurus or a chimpanzee gets its bonus too. A disc is offered, never forced: leave it this time, to see that you may.
lesson-eject-9 = Four pawns in two turns! Pawns once placed stay, even if their animal is ejected.
lesson-mosquito = Eject, or not?
lesson-mosquito-1 = The ark leans 1 to port. You hold a mosquito and a musk ox of 3. The mosquito may eject an animal of weight 2: send it to the cow.
lesson-mosquito-2 = Wait! Without the cow port would be 2 lighter, and the musk ox would no longer fit to starboard. Eject nobody: powers are yours to use or not.
lesson-mosquito-3 = Now the musk ox joins the walrus in the cold: −1 + 3 = 2, as far as the ark may lean.
lesson-mosquito-4 = And your rivals will find it hard to load starboard. An ejection shifts the balance by both weights: that of the animal that leaves and that of the newcomer.
lesson-rain = Rain and pets
lesson-rain-1 = The upper half of the pile is used up, and in the lower half five rain cards wait: the first one on top. Whoever draws rain lays it aside and draws again.
lesson-rain-2 = Take the reindeer, and a card of the pile. Listen to the drops!
lesson-rain-3 = That was the second rain already: everybody may keep a pet. Any card may be laid face down, but at the end only an animal of 2 at most, without a power, counts. Lay the reindeer: it will bring you a pawn, however full the ark is.
lesson-rain-4 = The others have pets too, and nobody knows which. See what your neighbour draws now.
lesson-rain-5 = Three more rain cards at once! At the fifth the turn ends, nobody ever draws again, and the last boarding begins with the next player.
lesson-last = The last boarding
lesson-last-1 = It is pouring. One after the other you now play a single animal for a disc to the reserve, or pass and are out. Slow animals and provisions stay ashore.
lesson-last-2 = Your rival is just ahead of you with shy animals: 2½ to 2. Send the spider to the kangaroo.
lesson-last-3 = A full cabin is no hindrance when somebody leaves. Eject the kangaroo: your third pawn for shy animals, and the lead!
lesson-last-4 = A new cabin costs a further disc to your neighbour, and brings no card now. The hedgehog is worth it: it is useful, as is your pet.
lesson-last-5 = Another cabin would cost all your discs, and each is worth a point. Pass.
lesson-last-6 = All have passed. Pets were turned up; on each score card the most pawns get 10 points, the second 6, all others with a pawn 2. Those who tie share their places, rounded down. Every disc is worth 1, and a tie goes to whoever has fewer animals in hand. You win!
lesson-plan = A first plan
lesson-plan-1 = The rain is near. Four animals are in your hand, and five discs in front of you. Look where you lead: two pawns for slow animals, and the only one for heavy ones.
lesson-plan-2 = Pets! But your tyrannosaurus is too heavy, and the other three have powers. You could lay one of them, and nobody would know; but it would not count, and you would have it no more. Keep no pet.
lesson-plan-3 = The ark leans 2 to port: your chance for 3 to starboard. Heavy animals seldom fit, so go for them when they do. Open a cabin for the tyrannosaurus.
lesson-plan-4 = Discs will be worth a lot in the last boarding. Take the fox.
lesson-plan-5 = And play it at once, in a new cabin: one disc out, two in, and a further card for your hand.
lesson-plan-6 = Take the reindeer: it likes the cold as the fox does, and is heavier, so the fox leaves it in peace.
lesson-plan-7 = The fifth rain has come. The reindeer goes to the fox: an existing cabin costs you just one disc.
lesson-plan-8 = Spend your discs where they decide something. The chimpanzee is useful, and its disc goes under a heavy pawn.
lesson-plan-9 = You win by 33 to 28! Lead on two or three cards and be second elsewhere, wait for the right lean, and keep discs for the last boarding. Now you know the whole game.

# Pictures of the rules page
figure-OPT-06 = To port a gazelle of 1 and a fox of 1, to starboard a lion of 2 and a seal of 1: the tilt is 3 − 2 = +1.
figure-OPT-16 = Allowed: a crocodile of 2 with an elephant of 3. Not allowed: a tiger of 2 with a camel of 2.
figure-OPT-18 = Around a lion’s cabin, shy animals may not be in the cabins next to it and opposite; those on the diagonal are free.
