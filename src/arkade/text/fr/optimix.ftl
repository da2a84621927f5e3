title = Arche Opti Mix

# Cartes ; .the est la façon de les nommer dans une phrase.
brontosaurus = brontosaure
    .the = le brontosaure
mammoth = mammouth
    .the = le mammouth
elephant = éléphant
    .the = l’éléphant
tyrannosaurus = tyrannosaure
    .the = le tyrannosaure
rhinoceros = rhinocéros
    .the = le rhinocéros
hippopotamus = hippopotame
    .the = l’hippopotame
musk-ox = bœuf musqué
    .the = le bœuf musqué
polar-bear = ours polaire
    .the = l’ours polaire
lion = lion
    .the = le lion
tiger = tigre
    .the = le tigre
brown-bear = ours brun
    .the = l’ours brun
turtle = tortue
    .the = la tortue
skunk = putois
    .the = le putois
sloth = paresseux
    .the = le paresseux
snail = escargot
    .the = l’escargot
koala = koala
    .the = le koala
walrus = morse
    .the = le morse
seal = phoque
    .the = le phoque
toad = crapaud
    .the = le crapaud
crocodile = crocodile
    .the = le crocodile
dodo = dodo
    .the = le dodo
earthworm = ver de terre
    .the = le ver de terre
rabbit = lapin
    .the = le lapin
roe-deer = chevreuil
    .the = le chevreuil
moose = élan
    .the = l’élan
chamois = chamois
    .the = le chamois
squirrel = écureuil
    .the = l’écureuil
mouse = souris
    .the = la souris
butterfly = papillon
    .the = le papillon
gazelle = gazelle
    .the = la gazelle
zebra = zèbre
    .the = le zèbre
giraffe = girafe
    .the = la girafe
kangaroo = kangourou
    .the = le kangourou
dog = chien
    .the = le chien
chimpanzee = chimpanzé
    .the = le chimpanzé
hedgehog = hérisson
    .the = le hérisson
pig = cochon
    .the = le cochon
hen = poule
    .the = la poule
bee = abeille
    .the = l’abeille
cow = vache
    .the = la vache
horse = cheval
    .the = le cheval
sheep = mouton
    .the = le mouton
reindeer = renne
    .the = le renne
camel = chameau
    .the = le chameau
fox = renard
    .the = le renard
spider = araignée
    .the = l’araignée
mosquito = moustique
    .the = le moustique
grain = grain
    .the = le grain
hay = foin
    .the = le foin
card-1 = carte 1
    .the = la carte 1
card-2 = carte 2
    .the = la carte 2
card-3 = carte 3
    .the = la carte 3
card-4 = carte 4
    .the = la carte 4
card-5 = carte 5
    .the = la carte 5
card-6 = carte 6
    .the = la carte 6
card-7 = carte 7
    .the = la carte 7
card-8 = carte 8
    .the = la carte 8
card-9 = carte 9
    .the = la carte 9
# Une carte qu’un autre paquet apporte avec son propre titre.
titled = { $title }
    .the = { $title }

# Places
port = bâbord { $cabin }
starboard = tribord { $cabin }

# Types : les cartes Score
type-slow = lents
type-shy = peureux
type-heavy = lourds
type-useful = utiles
type-provisions = provisions

# Coups
move-play = jouer { $card_the } à { $place }
move-take = prendre { $card_the } à l’étalage, et une carte de la pioche
move-eject = éjecter { $card_the }
move-no-eject = n’éjecter aucun animal
move-disc = mettre un disque sous un pion de la carte « { $type } »
move-no-disc = renoncer au disque
move-pick = choisir { $card_the } à l’étalage pour la nouvelle cabine
move-stop = ne pas jouer de seconde carte
move-pet = garder { $card_the } comme animal domestique
move-no-pet = ne garder aucun animal domestique
move-pass = passer

# Journal
log-play = { $who_first } joue { $card_the } à { $place }.
log-take = { $who_first } prend { $card_the } à l’étalage.
log-eject = { $who_first } : { $ejector_the } éjecte { $card_the }.
log-no-eject = { $who_first } n’éjecte aucun animal.
log-disc = { $who_first } met un disque sous un pion de la carte « { $type } ».
log-no-disc = { $who_first } ne met de disque sous aucun pion.
log-pick = { $who_first } choisit { $card_the } à l’étalage pour la nouvelle cabine.
log-stop = { $who_first } ne joue pas de seconde carte.
log-pet = { $who_first } pose un animal domestique face cachée.
log-pet-seen = { $who_first } pose un animal domestique face cachée : { $card_the }.
log-no-pet = { $who_first } ne garde aucun animal domestique.
log-pass = { $who_first } passe.
log-fee = { $who_first } paie un disque à la réserve.
log-cabin = Une nouvelle cabine : { $who } donne un disque à { $whom }.
log-fox = Le renard : { $who } { $count ->
    [0] ne reçoit aucun disque, car la réserve est vide
    [one] reçoit { $count } disque de la réserve
   *[other] reçoit { $count } disques de la réserve
 }.
log-bronto = Le pion du brontosaure se tient sur un disque et compte pour 1,5.
log-bronto-ejected = Le pion pour le brontosaure éjecté se tient sur un disque et compte pour 1,5.
log-rain = Il pleut ! Carte { $number } sur 5.
log-pets = Chacun peut garder un animal domestique, à commencer par { $who }.
log-last = Le dernier embarquement commence par { $who }.
log-draw = { $who_first } tire une carte.
log-draw-seen = { $who_first } tire { $card_the }.
log-display = Nouveau à l’étalage : { $card }.
log-pet-shown = { $who_first } avait gardé { $card_the } comme animal domestique.
log-points = { $who_first } : lents { $slow }, peureux { $shy }, lourds { $heavy }, utiles { $useful }, provisions { $provisions }, disques { $discs } ; total { $points }.
log-tie-break = Égalité de points : le plus petit nombre d’animaux en main décide.
log-over = La partie est finie. { $winners ->
    [one] Victoire pour { $seats }
   *[other] Victoire partagée entre { $seats }
 }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

# Options
option-start = qui commence
option-deck = les cartes : les nôtres, ou celles d’un fichier (TOML) corrigé d’après votre propre boîte

# Refus
refusal-OPT-01 = Cette carte n’existe pas dans ce paquet.
refusal-OPT-09 = Cette carte n’est pas à l’étalage.
refusal-OPT-11 = On joue une ou deux cartes de sa main ; un animal lent ou une provision, seulement comme unique carte du tour.
refusal-OPT-12 = Les deux cartes d’un tour vont dans des cabines différentes ; après une carte, on en joue une seconde ou l’on s’arrête, mais on ne passe jamais tout un tour.
refusal-OPT-13 = Cette cabine est pleine : elle contient au plus trois cartes.
refusal-OPT-14 = Le chaud et le froid ne vont pas ensemble dans une cabine.
refusal-OPT-15 = L’arche pencherait trop : 2 est le maximum de chaque côté.
refusal-OPT-16 = Un carnivore ou un omnivore doit être plus léger que tous les autres animaux de sa cabine, et y être le seul.
refusal-OPT-17 = Les herbivores et les omnivores ne vont pas avec des provisions : ils les mangeraient.
refusal-OPT-18 = Un animal peureux serait dans la cabine d’un carnivore, à côté ou en face.
refusal-OPT-21 = Il faut d’abord en finir avec la carte jouée : éjection, disque, carte de l’étalage, dans cet ordre.
refusal-OPT-22 = Une nouvelle cabine se place juste derrière la dernière de son côté et coûte un disque.
refusal-OPT-23 = Après une nouvelle cabine, et seulement alors, on choisit une carte de l’étalage.
refusal-OPT-30 = À la deuxième pluie, et seulement alors, chacun peut garder une carte de sa main comme animal domestique.
refusal-OPT-31 = Ce ne peut pas être un animal domestique : il faut un animal de poids 0 à 2, sans pouvoir.
refusal-OPT-33 = Après la cinquième pluie, plus personne ne prend de cartes.
refusal-OPT-34 = Pendant le dernier embarquement, et seulement alors, on passe, ou l’on paie un disque et l’on joue un animal.
refusal-OPT-35 = Pendant le dernier embarquement, on ne joue ni animaux lents ni provisions, et une nouvelle cabine coûte un second disque.
refusal-OPT-36 = La partie est finie : tout le monde a passé.
refusal-OPT-44 = Cette carte ne peut pas éjecter cet animal : le moustique éjecte un poids de 2, l’araignée un peureux, le putois tout animal.
refusal-OPT-46 = Une carte qui a ce pouvoir peut éjecter un animal de sa cabine, si elle y est permise une fois l’autre parti.
refusal-OPT-47 = Après un chimpanzé, et seulement alors, un disque va sous l’un de vos pions qui n’en a pas, sauf sur les provisions.
refusal-OPT-50 = On n’éjecte ni renard, ni araignée, ni moustique, ni provisions.
refusal-OPT-51 = Un tour sert à prendre des cartes ou à en jouer, et il commence par l’un ou l’autre.

# Plateau
board-warm = c
board-cold = f
board-both = ±
board-carnivore = C
board-herbivore = H
board-omnivore = O
board-slow = lent
board-shy = peureux
board-heavy = lourd
board-useful = utile
board-provisions = provis.
board-legend = Cartes : poids, régime (C carnivore, H herbivore, O omnivore, { $none } aucun),
    climat (c chaud, f froid, ± les deux), { $power } pouvoir, type. Plus bas : pions/points.
board-turn = À { $who } de jouer : { $step }
board-phase-turn = prendre des cartes ou jouer
board-phase-eject = { $card } en { $place }, éjecter ?
board-phase-disc = mettre un disque sous un pion ?
board-phase-pick = choisir à l’étalage (nouvelle cabine)
board-phase-second = une 2e carte, pas en { $place }, ou arrêter
board-phase-pet = un animal domestique ?
board-phase-last = dernier embarquement, jouer ou passer
board-over = La partie est finie
board-bow = proue
board-port = bâbord { $weight }
board-starboard = tribord { $weight }
board-new = (nouvelle : 1 disque)
board-rain = pluie { $count }/5
board-pile = pioche { $count }
board-reserve = réserve de disques { $count }
board-display = Étalage :
board-ejected = Éjectés :
board-pile-cards = Pioche, du dessus :
board-rain-card = PLUIE
board-nothing = rien
board-discs = disq.
board-cards = main
board-pet = dom.
board-points = pts
board-passed = passé
board-hand-of = { $who_first }, main :
board-known = { $who_first }, connu en main :
board-kept = { $who_first }, en main ou domestique :
board-pet-of = { $who_first }, animal domestique :
board-hand = Votre main, et où peut aller chaque carte ({ $new } nouvelle cabine) :
board-nowhere = nulle part : { $rules }
board-your-pet = Votre animal domestique :

# La table dans le navigateur
do-turn = prenez une carte de l’étalage, ou jouez une carte de votre main
do-eject = { $card_the } va à { $place } : éjectez un animal, ou aucun
do-disc = mettez un disque sous l’un de vos pions, ou renoncez-y
do-pick = prenez une carte de l’étalage pour la nouvelle cabine
do-second = jouez une seconde carte, mais pas à { $place }, ou arrêtez-vous
do-pet = gardez un animal domestique, ou aucun
do-last = dernier embarquement : payez un disque et jouez un animal, ou passez
table-ark = L’arche
table-side-p = Bâbord
table-side-s = Tribord
table-side-weight = poids { $weight }
table-tilt = { $side ->
    [port] L’arche penche de { $tilt } à bâbord
    [starboard] L’arche penche de { $tilt } à tribord
   *[level] L’arche est d’aplomb
 }
table-bow = proue
table-cabin = { $place } : { $cards }. Poids { $weight }
table-new-cabin = { $place } : une nouvelle cabine pour un disque
table-new = Nouvelle cabine
table-aboard = { $card } à { $place }
table-hand = Votre main
table-hand-card = { $card }, dans votre main
table-display = Étalage
table-display-card = { $card }, à l’étalage
table-take = Prendre ici
table-take-about = avec une carte de la pioche
table-pick-about = pour la nouvelle cabine
table-pet-here = Animal domestique
table-pet-here-about = face cachée jusqu’à la fin
table-weight = Poids { $weight }
table-climate-warm = Aime le chaud
table-climate-cold = Aime le froid
table-climate-both = À l’aise au chaud comme au froid
table-diet-carnivore = Carnivore
table-diet-herbivore = Herbivore
table-diet-omnivore = Omnivore
table-diet-none = Ne mange rien ni personne à bord
table-type = Type : { $type }
table-no-type = Sans type : n’apporte pas de pion
table-power-fox = Pouvoir : prenez 2 disques de la réserve.
table-power-hedgehog = Pouvoir : les carnivores et omnivores plus lourds ne lui font rien.
table-power-mosquito = Pouvoir : peut éjecter un animal de poids 2.
table-power-brontosaurus = Pouvoir : son pion se tient sur un disque et compte pour 1½.
table-power-turtle = Pouvoir : les carnivores et omnivores plus lourds ne lui font rien, mais il n’y en a jamais qu’un par cabine.
table-power-skunk = Pouvoir : peut éjecter tout animal.
table-power-spider = Pouvoir : peut éjecter un animal peureux.
table-power-chimpanzee = Pouvoir : mettez un disque sous l’un de vos pions, qui compte alors pour 1½.
table-rain = Pluie : { $count } sur 5
table-rain-pets = animaux domestiques
table-rain-last = dernier embarquement
table-pile = Pioche : { $count }
table-reserve = Disques en réserve : { $count }
table-ejected = Éjectés
table-score = Carte Score « { $type } » : 10 au premier, 6 au deuxième, 2 aux autres
table-pawns = { $who } : { $pawns } sur « { $type } », { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-none = encore personne
table-crew = Joueurs
table-discs = disques : { $count }
table-in-hand = main : { $count }
table-known = connu en main : { $cards }
table-maybe-pet = { $card }, en main ou animal domestique
table-pet-hidden = un animal domestique, face cachée
table-pet-shown = animal domestique : { $card }
table-passed = a passé
table-total = points : { $points }

# Where the points come from
why-type = carte Score « { $type } »
why-discs = disques
