title = Arche Opti Mix

# Cards; .the is how a sentence names one.
brontosaurus = brontosaurus
    .the = the brontosaurus
mammoth = mammoth
    .the = the mammoth
elephant = elephant
    .the = the elephant
tyrannosaurus = tyrannosaurus
    .the = the tyrannosaurus
rhinoceros = rhinoceros
    .the = the rhinoceros
hippopotamus = hippopotamus
    .the = the hippopotamus
musk-ox = musk ox
    .the = the musk ox
polar-bear = polar bear
    .the = the polar bear
lion = lion
    .the = the lion
tiger = tiger
    .the = the tiger
brown-bear = brown bear
    .the = the brown bear
turtle = turtle
    .the = the turtle
skunk = skunk
    .the = the skunk
sloth = sloth
    .the = the sloth
snail = snail
    .the = the snail
koala = koala
    .the = the koala
walrus = walrus
    .the = the walrus
seal = seal
    .the = the seal
toad = toad
    .the = the toad
crocodile = crocodile
    .the = the crocodile
dodo = dodo
    .the = the dodo
earthworm = earthworm
    .the = the earthworm
rabbit = rabbit
    .the = the rabbit
roe-deer = roe deer
    .the = the roe deer
moose = moose
    .the = the moose
chamois = chamois
    .the = the chamois
squirrel = squirrel
    .the = the squirrel
mouse = mouse
    .the = the mouse
butterfly = butterfly
    .the = the butterfly
gazelle = gazelle
    .the = the gazelle
zebra = zebra
    .the = the zebra
giraffe = giraffe
    .the = the giraffe
kangaroo = kangaroo
    .the = the kangaroo
dog = dog
    .the = the dog
chimpanzee = chimpanzee
    .the = the chimpanzee
hedgehog = hedgehog
    .the = the hedgehog
pig = pig
    .the = the pig
hen = hen
    .the = the hen
bee = bee
    .the = the bee
cow = cow
    .the = the cow
horse = horse
    .the = the horse
sheep = sheep
    .the = the sheep
reindeer = reindeer
    .the = the reindeer
camel = camel
    .the = the camel
fox = fox
    .the = the fox
spider = spider
    .the = the spider
mosquito = mosquito
    .the = the mosquito
grain = grain
    .the = grain
hay = hay
    .the = hay
card-1 = card 1
    .the = card 1
card-2 = card 2
    .the = card 2
card-3 = card 3
    .the = card 3
card-4 = card 4
    .the = card 4
card-5 = card 5
    .the = card 5
card-6 = card 6
    .the = card 6
card-7 = card 7
    .the = card 7
card-8 = card 8
    .the = card 8
card-9 = card 9
    .the = card 9
# A card that another deck brings with a title of its own.
titled = { $title }
    .the = { $title }

# Places
port = port { $cabin }
starboard = starboard { $cabin }

# Types: the score cards
type-slow = slow
type-shy = shy
type-heavy = heavy
type-useful = useful
type-provisions = provisions

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
log-points = { $who_first }: slow { $slow }, shy { $shy }, heavy { $heavy }, useful { $useful }, provisions { $provisions }, discs { $discs }; { $points } points.
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

# Refusals
refusal-OPT-01 = There is no such card in this deck.
refusal-OPT-09 = That card is not on display.
refusal-OPT-11 = You play one or two cards from your hand; a slow animal or a provision only as the one card of its turn.
refusal-OPT-12 = A turn’s two cards go to different cabins; after one card you may play a second or stop, but no turn is passed.
refusal-OPT-13 = That cabin is full: three cards are the most.
refusal-OPT-14 = Warm and cold do not go together in a cabin.
refusal-OPT-15 = The ark would tilt too far: 2 is the most to either side.
refusal-OPT-16 = A carnivore or omnivore must be lighter than every other animal of its cabin, and is the only one there.
refusal-OPT-17 = Herbivores and omnivores cannot be with provisions: they would eat them.
refusal-OPT-18 = A shy animal would be in the cabin of a carnivore, next to it or opposite.
refusal-OPT-21 = First the card just played has to be settled: ejection, disc, display card, in this order.
refusal-OPT-22 = A new cabin comes right behind the last one of its side and costs a disc.
refusal-OPT-23 = After a new cabin, and only then, you pick a card of the display.
refusal-OPT-30 = At the second rain, and only then, everybody may keep a pet from the hand.
refusal-OPT-31 = That cannot be a pet: it must be an animal of weight 0 to 2 without a power.
refusal-OPT-33 = After the fifth rain nobody takes cards any more.
refusal-OPT-34 = In the last boarding, and only then, you pass, or pay a disc and play one animal.
refusal-OPT-35 = In the last boarding no slow animals and no provisions are played, and a new cabin costs a second disc.
refusal-OPT-36 = The game is over: all have passed.
refusal-OPT-44 = That animal cannot be ejected by this one: a mosquito ejects weight 2, a spider the shy, a skunk any animal.
refusal-OPT-46 = A card with that power may eject an animal of its cabin, if it fits there once the other has left.
refusal-OPT-47 = After a chimpanzee, and only then, a disc goes under one of your pawns that has none, not on provisions.
refusal-OPT-50 = Fox, spider, mosquito and provisions cannot be ejected.
refusal-OPT-51 = A turn is either taking or playing cards, and it begins with one of them.

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
board-points = points
board-passed = out
board-hand-of = { $who_first }, hand:
board-known = { $who_first }, known in hand:
board-kept = { $who_first }, in hand or pet:
board-pet-of = { $who_first }, pet:
board-hand = Your hand, and where each card may go ({ $new } new cabin):
board-nowhere = nowhere: { $rules }
board-your-pet = Your pet:

# The table in the browser
do-turn = take a card of the display, or play a card from your hand
do-eject = { $card_the } goes to { $place }: eject an animal there, or nobody
do-disc = put a disc under one of your pawns, or leave it
do-pick = take a card of the display for the new cabin
do-second = play a second card, not to { $place }, or stop
do-pet = keep an animal as a pet, or none
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
table-bow = bow
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
table-power-fox = Power: take 2 discs from the reserve.
table-power-hedgehog = Power: larger carnivores and omnivores do it no harm.
table-power-mosquito = Power: may eject an animal of weight 2.
table-power-brontosaurus = Power: its pawn stands on a disc and counts 1½.
table-power-turtle = Power: larger carnivores and omnivores do it no harm, but only one of them has room in a cabin.
table-power-skunk = Power: may eject any animal.
table-power-spider = Power: may eject a shy animal.
table-power-chimpanzee = Power: put a disc under one of your pawns; that pawn counts 1½.
table-rain = Rain: { $count } of 5
table-rain-pets = pets
table-rain-last = last boarding
table-pile = Pile: { $count }
table-reserve = Discs in the reserve: { $count }
table-ejected = Ejected
table-score = Score card “{ $type }”: most 10, second 6, others 2
table-pawns = { $who }: { $pawns } on “{ $type }”, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-none = nobody yet
table-crew = Players
table-discs = discs: { $count }
table-in-hand = hand: { $count }
table-known = known in hand: { $cards }
table-maybe-pet = { $card }, in hand or pet
table-pet-hidden = a pet, face down
table-pet-shown = pet: { $card }
table-passed = passed
table-total = points: { $points }

# Where the points come from
why-type = score card “{ $type }”
why-discs = discs
