title = Arche Opti Mix
name = Opti Mix
about = Chargez l’arche sans la faire chavirer ni laisser personne manger personne.
credit = Arche Opti Mix : Frank Nestel

# Cartes ; .the est la façon de les nommer dans une phrase, .first au début d’une phrase.
brontosaurus = brontosaure
    .the = le brontosaure
    .first = Le brontosaure
mammoth = mammouth
    .the = le mammouth
    .first = Le mammouth
elephant = éléphant
    .the = l’éléphant
    .first = L’éléphant
tyrannosaurus = tyrannosaure
    .the = le tyrannosaure
    .first = Le tyrannosaure
rhinoceros = rhinocéros
    .the = le rhinocéros
    .first = Le rhinocéros
hippopotamus = hippopotame
    .the = l’hippopotame
    .first = L’hippopotame
musk-ox = bœuf musqué
    .the = le bœuf musqué
    .first = Le bœuf musqué
polar-bear = ours polaire
    .the = l’ours polaire
    .first = L’ours polaire
lion = lion
    .the = le lion
    .first = Le lion
tiger = tigre
    .the = le tigre
    .first = Le tigre
brown-bear = ours brun
    .the = l’ours brun
    .first = L’ours brun
turtle = tortue
    .the = la tortue
    .first = La tortue
skunk = putois
    .the = le putois
    .first = Le putois
sloth = paresseux
    .the = le paresseux
    .first = Le paresseux
snail = escargot
    .the = l’escargot
    .first = L’escargot
koala = koala
    .the = le koala
    .first = Le koala
walrus = morse
    .the = le morse
    .first = Le morse
seal = phoque
    .the = le phoque
    .first = Le phoque
toad = crapaud
    .the = le crapaud
    .first = Le crapaud
crocodile = crocodile
    .the = le crocodile
    .first = Le crocodile
dodo = dodo
    .the = le dodo
    .first = Le dodo
earthworm = ver de terre
    .the = le ver de terre
    .first = Le ver de terre
rabbit = lapin
    .the = le lapin
    .first = Le lapin
roe-deer = chevreuil
    .the = le chevreuil
    .first = Le chevreuil
moose = élan
    .the = l’élan
    .first = L’élan
chamois = chamois
    .the = le chamois
    .first = Le chamois
squirrel = écureuil
    .the = l’écureuil
    .first = L’écureuil
mouse = souris
    .the = la souris
    .first = La souris
butterfly = papillon
    .the = le papillon
    .first = Le papillon
gazelle = gazelle
    .the = la gazelle
    .first = La gazelle
zebra = zèbre
    .the = le zèbre
    .first = Le zèbre
giraffe = girafe
    .the = la girafe
    .first = La girafe
kangaroo = kangourou
    .the = le kangourou
    .first = Le kangourou
dog = chien
    .the = le chien
    .first = Le chien
chimpanzee = chimpanzé
    .the = le chimpanzé
    .first = Le chimpanzé
hedgehog = hérisson
    .the = le hérisson
    .first = Le hérisson
pig = cochon
    .the = le cochon
    .first = Le cochon
hen = poule
    .the = la poule
    .first = La poule
bee = abeille
    .the = l’abeille
    .first = L’abeille
cow = vache
    .the = la vache
    .first = La vache
horse = cheval
    .the = le cheval
    .first = Le cheval
sheep = mouton
    .the = le mouton
    .first = Le mouton
reindeer = renne
    .the = le renne
    .first = Le renne
camel = chameau
    .the = le chameau
    .first = Le chameau
fox = renard
    .the = le renard
    .first = Le renard
spider = araignée
    .the = l’araignée
    .first = L’araignée
mosquito = moustique
    .the = le moustique
    .first = Le moustique
grain = grain
    .the = le grain
    .first = Le grain
hay = foin
    .the = le foin
    .first = Le foin
card-1 = carte 1
    .the = la carte 1
    .first = La carte 1
card-2 = carte 2
    .the = la carte 2
    .first = La carte 2
card-3 = carte 3
    .the = la carte 3
    .first = La carte 3
card-4 = carte 4
    .the = la carte 4
    .first = La carte 4
card-5 = carte 5
    .the = la carte 5
    .first = La carte 5
card-6 = carte 6
    .the = la carte 6
    .first = La carte 6
card-7 = carte 7
    .the = la carte 7
    .first = La carte 7
card-8 = carte 8
    .the = la carte 8
    .first = La carte 8
card-9 = carte 9
    .the = la carte 9
    .first = La carte 9
# Une carte qu’un autre paquet apporte avec son propre titre.
titled = { $title }
    .the = { $title }
    .first = { $title }

# Places
port = bâbord { $cabin }
starboard = tribord { $cabin }

# Types : les cartes Score
type-slow = lents
type-shy = peureux
type-heavy = lourds
type-useful = utiles
type-provisions = provisions

# Pourquoi un animal domestique ne compte pas
no-pet-provisions = pas un animal
no-pet-heavy = trop de poids
no-pet-power = capacité spéciale

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
log-pet-void = { $card_first } ne compte pas comme animal domestique : { $why }.
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

# Ce qui ne va pas dans un fichier de cartes
deck-at-line = ligne { $line } : { $what }
deck-at-card = carte { $card } : { $what }
deck-replay = le paquet d’une partie enregistrée a les champs sha256 et cards
deck-shipped = le paquet livré est { $sha256 }, et tout autre doit apporter ses cartes
deck-hash = ses cartes donnent le paquet { $sha256 }
deck-length = un fichier de cartes a au plus { $most } octets
deck-encoding = octet { $byte } : ce n’est pas du texte UTF-8
deck-unreadable = il faut { $standard } ou un fichier de cartes, et celui-ci ne peut pas être lu : { $reason }
deck-toml = ce n’est pas du TOML : { $reason }
deck-table = table { $table } inconnue ; un fichier de cartes n’a que des tables [[card]]
deck-list = les cartes ne sont pas une liste de tables [[card]]
deck-second = une deuxième carte { $card } ; employez copies
deck-unknown-field = champ { $field } inconnu ; les champs sont { $fields }
deck-missing-field = le champ { $field } manque
deck-word = { $field } { $value } n’est pas l’un de { $allowed }
deck-number = { $field } { $value } n’est pas un nombre de { $least } à { $most }
deck-provisions-diet = les provisions ne mangent rien
deck-provisions-power = les provisions n’ont pas de capacité spéciale
deck-name = il n’y a pas de carte { $card } ; les nouvelles se nomment { $first } à { $last }, avec un titre
deck-title = seules { $first } à { $last } ont un titre
deck-title-text = le titre { $title } n’est pas un texte d’au plus { $most } octets
deck-size = { $count } cartes ; un paquet en a de { $least } à { $most }
deck-no-provisions = il n’y a pas de provisions
deck-start = trop peu de cartes de départ : il en faut quatre de poids 1 ou 2, au plus deux d’un type (OPT-05), et il y en a { $count }
deck-light = tant de cartes légères pourraient faire plus de { $most } cabines d’un côté
deck-discs = des disques de la réserve, ses capacités pourraient en prendre { $count }, et elle en a { $least } au début à cinq joueurs : l’échange d’OPT-47 pourrait alors compter, et il n’est pas proposé
deck-chimpanzee = un chimpanzé sans type pourrait ne pas trouver de pion pour son disque : l’échange d’OPT-47 pourrait alors compter, et il n’est pas proposé

# Pourquoi pas
reason-over = La partie est finie : tout le monde a passé.
reason-now-turn = Un tour commence en prenant une carte de l’étalage ou en jouant une carte.
reason-now-eject = Réglez d’abord l’éjection : { $card_the } va à { $place }.
reason-now-disc = Décidez d’abord du disque : sous l’un de vos pions, ou nulle part.
reason-now-pick = Choisissez d’abord une carte de l’étalage pour la nouvelle cabine.
reason-now-second = Vous avez joué une carte : jouez-en une seconde, ou arrêtez-vous.
reason-now-pet = Décidez d’abord de votre animal domestique : une carte de votre main, ou aucune.
reason-now-last = C’est le dernier embarquement : payez un disque et jouez un animal, ou passez.
reason-playing = Vous jouez des cartes à ce tour : vous n’en prenez donc pas.
reason-no-draw = La cinquième pluie est tombée : plus personne ne prend de cartes.
reason-no-card = « { $card } » n’est pas dans ce paquet.
reason-not-held = Vous n’avez pas { $card_the } en main.
reason-not-shown = { $card_first } n’est pas à l’étalage.
reason-late = { $card_first } reste à terre : le dernier embarquement ne prend pas { $type ->
    [slow] d’animaux lents
   *[provisions] de provisions
 }.
reason-late-cabin = Une nouvelle cabine coûte { $cost } disques pendant le dernier embarquement ; vous en avez { $discs }.
reason-late-disc = Une carte coûte un disque pendant le dernier embarquement, et vous n’en avez plus.
reason-alone = { $type ->
    [slow] Un animal lent est la seule carte de son tour
   *[provisions] Des provisions sont la seule carte de leur tour
 } : { $card_the } ne peut pas être la seconde.
reason-no-cabin = { $side ->
    [port] Bâbord
   *[starboard] Tribord
 } a { $cabins ->
    [one] { $cabins } cabine
   *[other] { $cabins } cabines
 } : une nouvelle se place à { $place }.
reason-cabin-disc = Une nouvelle cabine coûte un disque, et vous n’en avez plus.
reason-same-cabin = Votre première carte est allée à { $place } : la seconde doit aller ailleurs.
reason-tilt = L’arche pencherait de { $tilt } à { $side ->
    [port] bâbord
   *[starboard] tribord
 } ; { $limit } est le maximum.
reason-full = Il y a déjà { $count } cartes à { $place } : c’est plein.
reason-climate = { $climate ->
    [warm] { $card_first } veut du chaud, mais il fait froid à { $place }
   *[cold] { $card_first } veut du froid, mais il fait chaud à { $place }
 } : { $others }.
reason-hunters = { $card_first } ne peut pas rejoindre { $other_the } : une cabine n’a de place que pour un seul carnivore ou omnivore.
reason-lighter = { $hunter_first } ({ $weight }) ne pèse pas moins que { $prey_the } ({ $limit }).
reason-eats = { $eater_first } mangerait { $food_the }.
reason-afraid = { $where ->
    [inside] { $hunter_first } de cette cabine effraie { $shy_the }
    [beside] { $hunter_first } d’à côté effraie { $shy_the }
   *[opposite] { $hunter_first } d’en face effraie { $shy_the }
 }.
reason-frightens = { $hunter_first } effraierait { $where ->
    [inside] { $shy_the } de cette cabine
    [beside] { $shy_the } d’à côté
   *[opposite] { $shy_the } d’en face
 }.
reason-eject-fails = Même sans { $other_the }, { $card_the } ne pourrait pas aller à { $place }.
reason-not-there = { $card_first } n’est pas à { $place }.
reason-stays = Aucune carte ne peut éjecter { $card_the }.
reason-eject-weight = { $card_first } n’éjecte qu’un poids de { $limit } ; { $other_the } pèse { $weight }.
reason-eject-shy = { $card_first } n’éjecte que les peureux ; { $other_the } n’en est pas.
reason-disc-provisions = Aucun disque ne va sous un pion de la carte « { $type } ».
reason-no-pawn = Vous n’avez pas de pion sur la carte « { $type } ».
reason-all-raised = { $count ->
    [one] Votre seul pion de la carte « { $type } » se tient déjà sur un disque
   *[other] Vos { $count } pions de la carte « { $type } » se tiennent déjà tous sur un disque
 }.

# Ce qu’un coup apporterait
would-lean = Bâbord pèserait { $port }, tribord { $starboard } : l’arche { $side ->
    [port] pencherait de { $tilt } à bâbord
    [starboard] pencherait de { $tilt } à tribord
   *[level] serait d’aplomb
 }.
would-full = Il n’y aurait alors plus de place à { $place }.
would-cabin = Une nouvelle cabine : { $whom } recevrait un de vos disques.
would-leave = { $card_first } quitterait la partie.
would-may-eject = Vous pourriez alors éjecter { $card_the }.
would-must-eject = Pour trouver place, { $card_the } devrait éjecter un animal.
would-fit = Dans l’arche telle qu’elle est, { $count ->
    [0] il n’y a pas de place pour { $card_the }
   *[other] { $card_the } pourrait aller à { $places }
 }.
would-wait = { $card_first } ne pourrait pas suivre : cette carte occupe un tour à elle seule.
would-too-late = Il serait trop tard pour { $card_the } : le dernier embarquement ne prend ni animaux lents ni provisions.
would-fee = Vous paieriez un disque à la réserve.
would-pawn = Vous auriez { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
 } sur la carte « { $type } ».
would-raise = Un de vos pions de la carte « { $type } » se tiendrait sur un disque et compterait pour 1,5.
would-fox = { $count ->
    [0] { $card_first } ne vous rapporterait aucun disque : la réserve est vide
    [one] { $card_first } vous rapporterait { $count } disque
   *[other] { $card_first } vous rapporterait { $count } disques
 }.
would-may-disc = Vous pourriez alors mettre un disque sous l’un de vos pions.
would-score = Vos points passeraient de { $before } à { $points }.
would-score-other = { $who_first } passerait de { $before } à { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
would-pick = Vous prendriez l’une des { $count } cartes de l’étalage.
would-second = Une seconde carte pourrait suivre, dans une autre cabine.
would-no-second = Aucune de vos cartes ne pourrait suivre : il ne resterait qu’à finir votre tour.
would-turn-over = Votre tour serait fini.
would-rain = { $count ->
    [one] Il pleuvrait : carte { $number } sur 5
   *[other] Il pleuvrait { $count } fois, jusqu’à la carte { $number } sur 5
 }.
would-last = Le dernier embarquement commencerait.
would-risk-pets = À la deuxième pluie, chacun pourrait garder un animal domestique.
would-risk-last = À la cinquième pluie, le dernier embarquement commencerait aussitôt.
would-pet = À la fin, cet animal vous vaudrait un pion sur la carte « { $type } ».
would-pet-void = À la fin, { $card_the } ne compterait pas comme animal domestique : { $why }.
would-pet-none = Cette carte n’a pas de type : elle ne vaudrait aucun pion.
would-out = Vous ne prendriez plus part au dernier embarquement.
would-over = Tout le monde aurait passé : la partie serait finie.

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
    climat (c chaud, f froid, ± les deux), { $power } capacité, type. Dessous : pions/points.
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
board-of = sur { $count }
board-points = pts
board-passed = passé
board-hand-of = { $who_first }, main :
board-known = { $who_first }, connu en main :
board-kept = { $who_first }, en main ou domestique :
board-pet-of = { $who_first }, animal domestique :
board-hand = Votre main, et où peut aller chaque carte ({ $new } nouvelle cabine) :
board-hand-pet = Votre main, et ce qui ne compte pas comme animal domestique :
board-nowhere = nulle part : { $rules }
board-your-pet = Votre animal domestique :
board-pet-void = { $card } (ne compte pas : { $why })
board-no-pet = ne compte pas : { $why }

# La table dans le navigateur
do-turn = prenez une carte de l’étalage, ou jouez une carte de votre main
do-eject = { $card_the } va à { $place } : éjectez un animal, ou aucun
do-disc = mettez un disque sous l’un de vos pions, ou renoncez-y
do-pick = prenez une carte de l’étalage pour la nouvelle cabine
do-second = jouez une seconde carte, mais pas à { $place }, ou arrêtez-vous
do-pet = gardez une carte comme animal domestique, ou aucune : seul compte un animal de 2 au plus, sans capacité spéciale
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
table-no-pet = Ne compte pas comme animal domestique : { $why }
table-power-fox = Capacité spéciale : prenez 2 disques de la réserve.
table-power-hedgehog = Capacité spéciale : les carnivores et omnivores plus lourds ne lui font rien.
table-power-mosquito = Capacité spéciale : peut éjecter un animal de poids 2.
table-power-brontosaurus = Capacité spéciale : son pion se tient sur un disque et compte pour 1½.
table-power-turtle = Capacité spéciale : les carnivores et omnivores plus lourds ne lui font rien, mais il n’y en a jamais qu’un par cabine.
table-power-skunk = Capacité spéciale : peut éjecter tout animal.
table-power-spider = Capacité spéciale : peut éjecter un animal peureux.
table-power-chimpanzee = Capacité spéciale : mettez un disque sous l’un de vos pions, qui compte alors pour 1½.
table-rain = Pluie : { $count } sur 5
table-rain-pets = animaux domestiques
table-rain-last = dernier embarquement
table-pile = Pioche : { $count }
table-reserve = Disques en réserve : { $count }
table-ejected = Éjectés
table-score = Carte Score « { $type } » : 10 au premier, 6 au deuxième, 2 aux autres. Le paquet a { $count ->
    [one] { $count } carte de ce type
   *[other] { $count } cartes de ce type
 }
table-pawns = { $who } : { $pawns } sur « { $type } », { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-crew = Joueurs
table-discs = disques : { $count }
table-in-hand = main : { $count }
table-maybe-pet = { $card }, en main ou animal domestique
table-pet-hidden = un animal domestique, face cachée
table-pet-shown = animal domestique : { $card }
table-pet-void = animal domestique : { $card }, qui ne compte pas : { $why }
table-passed = a passé
table-total = points : { $points }
table-discs-head = disques
table-hand-head = cartes en main
table-total-head = points en tout

# Where the points come from
why-type = carte Score « { $type } »
why-discs = disques
tie-break = À égalité de points, c’est le plus petit nombre d’animaux en main qui départage.

# The guided first game: what each step says.
lesson-turn = Votre tour
lesson-turn-1 = La pluie approche, et il faut charger l’arche. Quatre cartes sont à bord, vous en avez deux, et trois sont à l’étalage. L’arche a deux côtés avec des cabines. La proue montre combien elle penche : jamais plus de 2 d’un côté.
lesson-turn-2 = Tribord est plus lourd de 1. Votre bœuf musqué pèse 3 : à bâbord, l’arche penchera de 2 de l’autre côté, juste à la limite. Il aime le froid, et le lapin s’en accommode. Un animal lourd vous rapporte un pion sur la carte Score « lourds ».
lesson-turn-3 = Vous pouvez jouer une seconde carte, dans une autre cabine. Un carnivore doit être plus léger que tous les autres de sa cabine : le renard pèse 1, le cheval 2. Et le renard a une capacité spéciale : il vous apporte deux disques !
lesson-turn-4 = Au lieu de jouer, vous pouvez prendre des cartes : une de l’étalage, et la première de la pioche. Votre main est vide : prenez le mouton.
lesson-turn-5 = La pioche vous a donné un renne de 2, et bâbord est plus léger maintenant. Une nouvelle cabine derrière la dernière coûte un disque, qui va à votre voisin de droite. Ouvrez-en une à bâbord.
lesson-turn-6 = Quand on ouvre une cabine, on prend aussitôt une carte de l’étalage. Prenez l’abeille : elle ne pèse rien et elle est utile.
lesson-turn-7 = Une carte de plus peut suivre. Le mouton va chez le bœuf musqué : tous deux aiment le froid, et le chaud et le froid ne partagent jamais une cabine.
lesson-turn-8 = Voilà le jeu : prendre des cartes, ou en jouer une ou deux, jamais les deux à la fois. Vous avez un pion pour les animaux lourds et deux pour les utiles. À la fin, les points de chaque type vont à ceux qui y ont le plus de pions.
lesson-cohabit = De bons voisins
lesson-cohabit-1 = Une cabine a de la place pour trois cartes, mais tous ne s’entendent pas. Un animal peureux ne veut de carnivore ni dans sa cabine, ni à côté, ni en face. En diagonale, c’est assez loin.
lesson-cohabit-2 = Votre chien est carnivore. À tribord 1, il ferait peur au chamois d’en face. À bâbord 2 il y a un ours, et une cabine n’a de place que pour un carnivore ou un omnivore. Mettez le chien avec le foin : les carnivores ne touchent pas aux provisions.
lesson-cohabit-3 = Le chevreuil est peureux lui aussi. Avec le chamois il ne risque rien : le chien n’est qu’en diagonale.
lesson-cohabit-4 = Votre main est de nouveau vide. Prenez la poule : elle mange de tout et ne pèse rien.
lesson-cohabit-5 = Un omnivore doit être plus léger que tous les autres de sa cabine, comme un carnivore, mais il ne fait peur à personne. La poule peut donc rejoindre les deux peureux.
lesson-cohabit-6 = Trois cartes : cette cabine est pleine. La peur vaut dans les deux sens : un carnivore ne peut pas non plus s’installer près d’un animal peureux.
lesson-alone = Animaux lents et provisions
lesson-alone-1 = Certaines cartes prennent tout un tour. Un animal lent ou des provisions sont la seule carte que vous jouez : rien ne les précède, rien ne les suit.
lesson-alone-2 = Votre abeille est rapide, votre dodo est lent. Commencez par l’abeille : elle ne mange personne, ne pèse rien et rejoint la tortue.
lesson-alone-3 = Le dodo ne peut pas venir en second, et vous n’avez pas d’autre carte. Arrêtez-vous là.
lesson-alone-4 = Le dodo a maintenant un tour pour lui seul. Il sera bien chez le paresseux : tous deux aiment la chaleur.
lesson-alone-5 = Les provisions ont leur propre carte Score. Prenez le grain.
lesson-alone-6 = Les herbivores et les omnivores le mangeraient : il ne partage jamais leur cabine. Le chien, lui, ne s’intéresse pas au grain : mettez-le là.
lesson-alone-7 = Un pion pour les animaux lents, un pour les utiles, un pour les provisions : chaque type est une course à part. Les cartes lentes coûtent du temps, mais on s’y bouscule moins.
lesson-bonus = Des pions qui comptent plus
lesson-bonus-1 = Les cartes à point d’exclamation ont une capacité spéciale. Huit animaux en ont une ; vous connaissez déjà le renard.
lesson-bonus-2 = Le brontosaure pèse 4, et l’arche penche de 2 à tribord : tout juste ce qu’il faut pour bâbord. Prenez-le avant les autres.
lesson-bonus-3 = Personne n’a changé l’équilibre. Mettez le brontosaure avec le putois : l’arche passe d’une limite à l’autre. Son pion se tient sur un disque et compte pour 1½.
lesson-bonus-4 = Votre chimpanzé est un omnivore de 1, plus léger que la vache. Mettez-le là.
lesson-bonus-5 = Il met un disque de la réserve sous l’un de vos pions, sur toute carte sauf les provisions. Choisissez le pion des animaux utiles : il comptera pour 1½.
lesson-bonus-6 = Un demi-pion suffit pour être devant : 1½ bat 1. S’il n’y a plus de disque en réserve, il n’y a pas de bonus.
lesson-spines = Hérisson et tortue
lesson-spines-1 = Des piquants et une carapace : les carnivores et omnivores plus lourds ne font rien à vos deux animaux.
lesson-spines-2 = Le hérisson est lui-même carnivore, et pourtant il peut rejoindre l’ours polaire : lui seul peut être le second chasseur d’une cabine.
lesson-spines-3 = La tortue est lente et ne peut pas venir en second. Arrêtez-vous.
lesson-spines-4 = Maintenant la tortue. L’ours brun devrait être plus léger que tout autre animal, mais pas qu’une carapace. Mettez-la là.
lesson-spines-5 = Ces deux-là trouvent une place là où d’autres n’en ont pas. Tout le reste vaut aussi pour eux : climat, inclinaison, trois cartes par cabine.
lesson-eject = Dehors !
lesson-eject-1 = Trois animaux peuvent en éjecter d’autres : l’araignée un peureux, le putois n’importe lequel, le moustique un animal de poids 2.
lesson-eject-2 = Envoyez l’araignée chez le chamois. Elle n’y a sa place que parce que le chamois s’en va.
lesson-eject-3 = Éjectez le chamois. Il quitte la partie, et vous recevez un pion pour son type ; l’araignée, elle, n’a pas de type et n’en rapporte pas.
lesson-eject-4 = La seconde carte : la gazelle a peur de l’araignée et du hérisson, tous deux carnivores. Une nouvelle cabine à tribord est assez loin d’eux.
lesson-eject-5 = Prenez le putois pour votre nouvelle cabine.
lesson-eject-6 = Personne ne supporte son odeur. Envoyez-le chez le chimpanzé.
lesson-eject-7 = Éjectez le chimpanzé : un pion pour le putois lent et un pour le chimpanzé utile, tous deux à vous. Seuls le renard, l’araignée, le moustique et les provisions ne s’éjectent pas.
lesson-eject-8 = Éjecter un brontosaure ou un chimpanzé donne aussi droit à son bonus. Un disque est offert, jamais imposé : renoncez-y cette fois, pour voir que c’est permis.
lesson-eject-9 = Quatre pions en deux tours ! Un pion posé reste, même si son animal est éjecté.
lesson-mosquito = Éjecter, ou non ?
lesson-mosquito-1 = L’arche penche de 1 à bâbord. Vous avez un moustique et un bœuf musqué de 3. Le moustique peut éjecter un animal de poids 2 : envoyez-le chez la vache.
lesson-mosquito-2 = Attention ! Sans la vache, bâbord pèserait 2 de moins, et le bœuf musqué n’aurait plus sa place à tribord. N’éjectez aucun animal : vous êtes libre d’user d’une capacité ou non.
lesson-mosquito-3 = Maintenant, le bœuf musqué rejoint le morse au froid : −1 + 3 = 2, l’arche ne peut pencher davantage.
lesson-mosquito-4 = Et vos rivaux auront du mal à charger tribord. Une éjection déplace l’équilibre des deux poids : celui de l’animal qui part et celui du nouveau venu.
lesson-rain = Pluie et animaux domestiques
lesson-rain-1 = La moitié supérieure de la pioche est épuisée, et cinq cartes Pluie attendent dans l’autre : la première tout en haut. Si vous tirez une Pluie, vous la mettez de côté et tirez de nouveau.
lesson-rain-2 = Prenez le renne, et une carte de la pioche. Entendez-vous les gouttes ?
lesson-rain-3 = C’était déjà la deuxième Pluie : chacun peut garder un animal domestique. Toute carte peut être posée face cachée, mais à la fin seul compte un animal de 2 au plus, sans capacité spéciale. Posez le renne : il vous rapportera un pion, même si l’arche est pleine.
lesson-rain-4 = Les autres ont aussi un animal domestique, que personne ne connaît. Voyez ce que tire maintenant votre voisin.
lesson-rain-5 = Trois Pluies d’un coup ! À la cinquième, le tour s’arrête, plus personne ne tire de carte, et le dernier embarquement commence par le joueur suivant.
lesson-last = Le dernier embarquement
lesson-last-1 = Il pleut à verse. Chacun à son tour joue maintenant un seul animal, contre un disque à la réserve, ou passe et se retire. Les animaux lents et les provisions restent à terre.
lesson-last-2 = Votre rival est juste devant vous pour les peureux : 2½ à 2. Envoyez l’araignée chez le kangourou.
lesson-last-3 = Une cabine pleine n’est pas un obstacle quand quelqu’un s’en va. Éjectez le kangourou : votre troisième pion pour les peureux, et vous voilà en tête !
lesson-last-4 = Une nouvelle cabine coûte encore un disque, pour votre voisin, et ne rapporte plus de carte. Le hérisson le vaut bien : il est utile, comme votre animal domestique.
lesson-last-5 = Une autre cabine coûterait tous vos disques, et chacun vaut un point. Passez.
lesson-last-6 = Tous ont passé, et les animaux domestiques sont dévoilés. Sur chaque carte Score, celui qui a le plus de pions reçoit 10 points, le deuxième 6, tout autre joueur présent 2. Les ex æquo partagent leurs places, à l’unité inférieure. Chaque disque vaut 1 ; à égalité, celui qui a le moins d’animaux en main l’emporte. Vous gagnez !
lesson-plan = Un premier plan
lesson-plan-1 = La pluie est proche. Vous avez quatre animaux en main et cinq disques devant vous. Regardez où vous êtes en tête : deux pions pour les lents, et le seul pour les lourds.
lesson-plan-2 = Les animaux domestiques ! Mais votre tyrannosaure est trop lourd, et les trois autres ont une capacité spéciale. Vous pourriez en poser un sans que personne le sache, mais il ne compterait pas, et vous ne l’auriez plus. N’en gardez aucun.
lesson-plan-3 = L’arche penche de 2 à bâbord : c’est le moment pour 3 à tribord. Les lourds trouvent rarement une place, profitez-en. Ouvrez une cabine pour le tyrannosaure.
lesson-plan-4 = Les disques vaudront cher au dernier embarquement. Prenez le renard.
lesson-plan-5 = Et jouez-le aussitôt, dans une nouvelle cabine : un disque donné, deux reçus, et une carte de plus en main.
lesson-plan-6 = Prenez le renne : il aime le froid comme le renard, et il est plus lourd que lui ; le renard le laissera tranquille.
lesson-plan-7 = La cinquième Pluie est là. Le renne va chez le renard : une cabine existante ne coûte qu’un disque.
lesson-plan-8 = Dépensez vos disques là où ils comptent. Le chimpanzé est utile, et son disque ira sous un pion des lourds.
lesson-plan-9 = Vous gagnez par 33 à 28 ! Soyez premier sur deux ou trois cartes et deuxième ailleurs, attendez la bonne inclinaison, et gardez des disques pour le dernier embarquement. Vous connaissez maintenant tout le jeu.

# Images de la page des règles
figure-OPT-06 = À bâbord une gazelle de 1 et un renard de 1, à tribord un lion de 2 et un phoque de 1 : l’inclinaison est 3 − 2 = +1.
figure-OPT-16 = Permis : un crocodile de 2 avec un éléphant de 3. Interdit : un tigre de 2 avec un chameau de 2.
figure-OPT-18 = Autour de la cabine d’un lion, les peureux ne vont ni dans les cabines voisines ni en face ; celles en diagonale sont libres.
