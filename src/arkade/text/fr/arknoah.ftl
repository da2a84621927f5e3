title = Ark & Noah

# Animaux : un mâle, une femelle et le couple d’une espèce
dove-male = colombe mâle
    .a = une colombe mâle
dove-female = colombe femelle
    .a = une colombe femelle
pair-dove = couple de colombes
    .the = le couple de colombes
raven-male = corbeau mâle
    .a = un corbeau mâle
raven-female = corbeau femelle
    .a = un corbeau femelle
pair-raven = couple de corbeaux
    .the = le couple de corbeaux
mouse-male = souris mâle
    .a = une souris mâle
mouse-female = souris femelle
    .a = une souris femelle
pair-mouse = couple de souris
    .the = le couple de souris
mole-male = taupe mâle
    .a = une taupe mâle
mole-female = taupe femelle
    .a = une taupe femelle
pair-mole = couple de taupes
    .the = le couple de taupes
dog-male = chien mâle
    .a = un chien mâle
dog-female = chien femelle
    .a = un chien femelle
pair-dog = couple de chiens
    .the = le couple de chiens
koala-male = koala mâle
    .a = un koala mâle
koala-female = koala femelle
    .a = un koala femelle
pair-koala = couple de koalas
    .the = le couple de koalas
cat-male = chat mâle
    .a = un chat mâle
cat-female = chat femelle
    .a = un chat femelle
pair-cat = couple de chats
    .the = le couple de chats
flamingo-male = flamant rose mâle
    .a = un flamant rose mâle
flamingo-female = flamant rose femelle
    .a = un flamant rose femelle
pair-flamingo = couple de flamants roses
    .the = le couple de flamants roses
rabbit-male = lapin mâle
    .a = un lapin mâle
rabbit-female = lapin femelle
    .a = un lapin femelle
pair-rabbit = couple de lapins
    .the = le couple de lapins
fox-male = renard mâle
    .a = un renard mâle
fox-female = renard femelle
    .a = un renard femelle
pair-fox = couple de renards
    .the = le couple de renards
turtle-male = tortue mâle
    .a = une tortue mâle
turtle-female = tortue femelle
    .a = une tortue femelle
pair-turtle = couple de tortues
    .the = le couple de tortues
panda-male = panda mâle
    .a = un panda mâle
panda-female = panda femelle
    .a = un panda femelle
pair-panda = couple de pandas
    .the = le couple de pandas
sheep-male = mouton mâle
    .a = un mouton mâle
sheep-female = mouton femelle
    .a = un mouton femelle
pair-sheep = couple de moutons
    .the = le couple de moutons
monkey-male = singe mâle
    .a = un singe mâle
monkey-female = singe femelle
    .a = un singe femelle
pair-monkey = couple de singes
    .the = le couple de singes
kangaroo-male = kangourou mâle
    .a = un kangourou mâle
kangaroo-female = kangourou femelle
    .a = un kangourou femelle
pair-kangaroo = couple de kangourous
    .the = le couple de kangourous
wolf-male = loup mâle
    .a = un loup mâle
wolf-female = loup femelle
    .a = un loup femelle
pair-wolf = couple de loups
    .the = le couple de loups
pig-male = cochon mâle
    .a = un cochon mâle
pig-female = cochon femelle
    .a = un cochon femelle
pair-pig = couple de cochons
    .the = le couple de cochons
ostrich-male = autruche mâle
    .a = une autruche mâle
ostrich-female = autruche femelle
    .a = une autruche femelle
pair-ostrich = couple d’autruches
    .the = le couple d’autruches
lion-male = lion mâle
    .a = un lion mâle
lion-female = lion femelle
    .a = un lion femelle
pair-lion = couple de lions
    .the = le couple de lions
tiger-male = tigre mâle
    .a = un tigre mâle
tiger-female = tigre femelle
    .a = un tigre femelle
pair-tiger = couple de tigres
    .the = le couple de tigres
bear-male = ours mâle
    .a = un ours mâle
bear-female = ours femelle
    .a = un ours femelle
pair-bear = couple d’ours
    .the = le couple d’ours
zebra-male = zèbre mâle
    .a = un zèbre mâle
zebra-female = zèbre femelle
    .a = un zèbre femelle
pair-zebra = couple de zèbres
    .the = le couple de zèbres
camel-male = chameau mâle
    .a = un chameau mâle
camel-female = chameau femelle
    .a = un chameau femelle
pair-camel = couple de chameaux
    .the = le couple de chameaux
elephant-male = éléphant mâle
    .a = un éléphant mâle
elephant-female = éléphant femelle
    .a = un éléphant femelle
pair-elephant = couple d’éléphants
    .the = le couple d’éléphants
rhinoceros-male = rhinocéros mâle
    .a = un rhinocéros mâle
rhinoceros-female = rhinocéros femelle
    .a = un rhinocéros femelle
pair-rhinoceros = couple de rhinocéros
    .the = le couple de rhinocéros
giraffe-male = girafe mâle
    .a = une girafe mâle
giraffe-female = girafe femelle
    .a = une girafe femelle
pair-giraffe = couple de girafes
    .the = le couple de girafes

# Les actions du plateau
action-pitch = préparer de la poix
action-animals = réunir des animaux
action-food = chercher de la nourriture
action-exchange = échanger
action-wood = prendre du bois
action-build = construire
action-load = charger
bonus-tile = { $action } +{ $points }

# Coups
move-work = choisir « { $action } »
move-draw-male = piocher dans le sac des mâles
move-draw-female = piocher dans le sac des femelles
move-take = prendre { $tile_a }
move-reward-point = prendre 1 point
move-reward-food = prendre 1 tuile Nourriture
move-reward-plank = prendre 1 planche
move-reward-pitch = prendre 1 cube de poix
move-swap-planks = permuter deux planches de l’arche
move-swap-animals = piocher 3 tuiles pour un échange
move-lift = permuter la planche de { $place }
move-swap-in = garder { $tile_a }
move-no-swap = ne garder aucune des tuiles
move-swap-out = rendre { $tile_a }
move-plank = poser une planche sur { $place }
move-cube = poser un cube de poix sur { $place }
move-food = mettre de la nourriture en { $place }
move-load = charger { $pair_the }
move-into = dans l’enclos { $place }
move-done = terminer

# Raisons des points
reason-bonus = { $points } pour les tuiles Bonus
reason-exchange = { $points } pour les échanges
reason-building = { $points } pour la construction
reason-food = { $points } pour la nourriture
reason-animals = { $points } pour les animaux
reason-planks = { $points } pour les planches de la clôture
reason-pitch = { $points } pour la poix
reason-outline = { $points } pour le plus de planches sur le contour
reason-left-planks = { $points } pour les planches restantes
reason-left-pitch = { $points } pour la poix restante
reason-left-food = { $points } pour la nourriture restante
reason-left-animals = { $points } pour les animaux restés à terre

# Journal
log-work = { $who_first } envoie un ouvrier sur « { $action } ».
log-choose = { $who_first } choisit « { $action } ».
log-bonus = { $who_first } y prend la tuile Bonus : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
log-tiles = Tuiles Bonus à présent : { $tiles }.
log-pitch = { $who_first } prend { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
 } de poix.
log-gather = { $who_first } prend { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 } Nourriture.
log-wood = { $who_first } prend { $count ->
    [one] { $count } planche
   *[other] { $count } planches
 }.
log-drawn = { $who_first } pioche : { $tiles }.
log-take = { $who_first } prend { $tile_a }.
log-reward-point = { $who_first } prend 1 point en récompense.
log-reward-food = { $who_first } prend 1 tuile Nourriture en récompense.
log-reward-plank = { $who_first } prend 1 planche en récompense.
log-reward-pitch = { $who_first } prend 1 cube de poix en récompense.
log-swap-planks = { $who_first } va permuter deux planches de l’arche.
log-swap-animals = { $who_first } pioche des tuiles pour un échange.
log-lift = { $who_first } soulève la planche de { $whom } sur { $place }.
log-swapped = { $who_first } permute la planche de { $other } sur { $first } avec celle de { $whom } sur { $place }.
log-swap-in = { $who_first } choisit { $tile_a }.
log-swap-out = { $who_first } rend { $given_a } et garde { $taken_a }.
log-no-swap = { $who_first } ne garde aucune des tuiles piochées.
log-plank = { $who_first } pose une planche sur { $place }{ $points ->
    [0] .
    [one]  : { $points } point.
   *[other]  : { $points } points.
 }
log-cube = { $who_first } pose un cube de poix sur { $place }{ $points ->
    [0] .
    [one]  : { $points } point.
   *[other]  : { $points } points.
 }
log-enclosure = Un enclos achevé de { $count ->
    [one] { $count } case
   *[other] { $count } cases
 } : { $cells }.
log-returned = { $count ->
    [one] { $count } planche
   *[other] { $count } planches
 } à l’intérieur { $count ->
    [one] retourne
   *[other] retournent
 } à la réserve de { $who }.
log-food = { $who_first } met de la nourriture en { $place }{ $points ->
    [0] .
    [one]  : { $points } point.
   *[other]  : { $points } points.
 }
log-load = { $who_first } s’apprête à charger { $pair_the }.
log-into = { $who_first } charge { $pair_the } dans l’enclos { $place }.
log-cost = { $who_first } y consacre { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
 } de chargement.
log-points = { $who_first } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $parts }.
log-done-building = { $who_first } a fini de construire.
log-done-loading = { $who_first } a fini de charger.
log-round = Le tour { $round } commence.
log-end-outline = Le contour est fermé : le tour { $round } était le dernier.
log-end-rounds = Le tour { $round } était le dernier.
log-end-stuck = Les planches ne suffisent plus à fermer le contour : le tour { $round } était le dernier.
log-last-food = Dernier chargement : d’abord la nourriture, à partir de celui qui a le moins de points.
log-last-pairs = Dernier chargement : à présent les couples, dans le même ordre.
log-final = { $who_first }, décompte final : { $parts }.
log-total = { $who_first } a { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
log-over = La partie est finie. { $winners ->
    [one] Victoire pour { $seats }
   *[other] Victoire partagée entre { $seats }
 }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

# Options
option-start = qui commence
option-game = la partie normale, ou la partie rapide sans nourriture, poix, ouvriers ni petits animaux
option-last_round = le tour après lequel la partie se termine au plus tard : auto vaut 20 (partie rapide : 16), 0 aucun
option-stuck_end = si la partie se termine aussi quand il reste trop peu de planches pour fermer le contour
option-workers = ouvriers de chaque joueur dans une partie normale à trois

# Refus
refusal-ARK-02 = L’arche de cette partie n’a pas cet endroit.
refusal-ARK-03 = Cet animal ne participe pas avec si peu de joueurs.
refusal-ARK-07 = Cet animal est en couple : son partenaire est déjà en jeu.
refusal-ARK-10 = Un ouvrier doit maintenant gagner une action où il n’y en a pas encore.
refusal-ARK-21 = Quand on réunit des animaux, et seulement alors, chacun prend une des tuiles piochées ; un sac vide n’en donne pas.
refusal-ARK-24 = Un échange se fait pas à pas : une récompense que la réserve contient ; puis deux planches de couleurs différentes, ou des tuiles des sacs, dont une contre une de vos tuiles seules.
refusal-ARK-25 = Les planches et les cubes de poix se posent quand on construit, et viennent de votre stock.
refusal-ARK-26 = Une planche de votre stock va sur une arête libre, qui n’est pas à l’intérieur d’un enclos achevé.
refusal-ARK-29 = Un cube va sur un emplacement de poix vide, avec des planches des deux côtés.
refusal-ARK-30 = On charge pendant l’action « charger », pour les points de chargement que l’on a ; « terminer » met fin à votre part de la construction ou du chargement.
refusal-ARK-31 = La nourriture de votre stock va sur une case vide d’un enclos achevé qui a une planche de votre couleur.
refusal-ARK-32 = Il faut à un couple ses deux tuiles en jeu, dont une à vous, et un enclos achevé exactement de sa taille, avec de la nourriture sur chaque case, de la poix sur tous ses emplacements, aucun autre couple et une planche à vous.
refusal-ARK-33 = Vous n’avez pas assez de points de chargement pour vos tuiles de ce couple.
refusal-ARK-34 = Il faut à un petit couple un enclos achevé sans autre petit couple, avec de la nourriture, de la poix et une planche à vous.
refusal-ARK-40 = La partie est finie : le contour de l’arche a été fermé.
refusal-ARK-41 = La partie est finie : le dernier tour a été joué, ou les planches ne suffisaient plus.
refusal-ARK-42 = Au dernier chargement, tous chargent d’abord de la nourriture dans des enclos achevés, et ensuite les couples.
refusal-ARK-50 = La partie rapide n’a ni nourriture, ni poix, ni petits animaux.
refusal-ARK-51 = C’est à vous de choisir maintenant l’une des cinq actions.
refusal-ARK-52 = Chacun prend maintenant une des tuiles piochées.
refusal-ARK-53 = Un échange se fait pas à pas : des tuiles des sacs, puis, si vous voulez, l’une d’elles contre une des vôtres.
refusal-ARK-55 = Les planches se posent quand on construit, autant qu’il vous en reste à poser.
refusal-ARK-56 = Les couples se chargent pendant l’action « charger » : une tuile du couple est à vous, et un enclos exactement de sa taille est vide et a une planche à vous.
refusal-ARK-57 = La partie est finie : le contour de l’arche a été fermé.

# Plateau
board-dove = colombe
board-raven = corbeau
board-mouse = souris
board-mole = taupe
board-dog = chien
board-koala = koala
board-cat = chat
board-flamingo = flamant
board-rabbit = lapin
board-fox = renard
board-turtle = tortue
board-panda = panda
board-sheep = mouton
board-monkey = singe
board-kangaroo = kangourou
board-wolf = loup
board-pig = cochon
board-ostrich = autruche
board-lion = lion
board-tiger = tigre
board-bear = ours
board-zebra = zèbre
board-camel = chameau
board-elephant = éléphant
board-rhinoceros = rhinocéros
board-giraffe = girafe
# Dans une case de l’arche
board-short-dove = colo
board-short-raven = corb
board-short-mouse = sour
board-short-mole = taup
board-short-dog = chn
board-short-koala = koal
board-short-cat = chat
board-short-flamingo = flam
board-short-rabbit = lapn
board-short-fox = rena
board-short-turtle = tort
board-short-panda = pand
board-short-sheep = mout
board-short-monkey = sing
board-short-kangaroo = kang
board-short-wolf = loup
board-short-pig = coch
board-short-ostrich = autr
board-short-lion = lion
board-short-tiger = tigr
board-short-bear = ours
board-short-zebra = zèbr
board-short-camel = cham
board-short-elephant = élép
board-short-rhinoceros = rhin
board-short-giraffe = gira
board-male = m
board-female = f
board-turn = À { $who } de jouer : { $step }
board-following = puis { $seats }
board-phase-work = choisir une action
board-phase-draw = choisir un sac, tuiles à piocher : { $count }
board-phase-take = prendre un animal
board-phase-reward = choisir une récompense
board-phase-exchange = échanger planches ou animaux
board-phase-lift = choisir deux planches à permuter
board-phase-lift-second = une planche à permuter avec { $place }
board-phase-swap-in = prendre une tuile piochée ou aucune
board-phase-swap-out = donner une tuile pour : { $name }
board-phase-build = construire, pièces restantes : { $count }
board-phase-load = charger, points restants : { $count }
board-phase-load-quick = charger, couples restants : { $count }
board-phase-last-food = dernier chargement, nourriture
board-phase-last-pairs = dernier chargement, animaux
board-phase-into = un enclos pour : { $name }
board-over = La partie est finie : { $why }
board-end-outline = le contour est fermé
board-end-last-round = le dernier tour est joué
board-end-stuck = il reste trop peu de planches pour le contour
board-round = tour { $round } sur { $least } à { $last }
board-round-endless = tour { $round } sur { $least } au moins
board-supply = réserve : poix { $pitch }, vivres { $food }
board-open = contour ouvert : { $count }
board-turn-of = action de { $who } : { $action }
board-action-pitch = poix
board-action-animals = animaux
board-action-food = vivres
board-action-exchange = échange
board-action-wood = bois
board-action-build = bâtir
board-action-load = charger
board-done = effectuée
board-current = en cours
board-bonus = bonus
board-legend-normal = { $cube } poix  { $space } place pour la poix  { $empty } enclos  { $food } nourri  { $plank } planche de la place 0
board-legend-quick = { $empty } enclos  { $plank } planche de la place 0
board-aboard = À bord :
board-nothing = rien
board-drawn = Piochés :
board-column-planks = planches
board-column-supply = réserve
board-column-outline = contour
board-column-pitch = poix
board-column-food = vivres
board-column-points = points
board-points-of = Points de { $who } :
board-for-bonus = tuiles Bonus
board-for-exchange = échange
board-for-building = construction
board-for-food = nourriture
board-for-animals = animaux
board-for-planks = planches
board-for-pitch = poix
board-for-outline = contour
board-for-left-planks = planches restantes
board-for-left-pitch = poix restante
board-for-left-food = nourriture restante
board-for-left-animals = animaux à terre
board-tiles-of = { $who_first } :
board-coupled = { $sign } en couple : le partenaire est à un joueur ou à bord
board-bags = Sacs ({ $males } m, { $females } f) :
board-own = Vos animaux (taille/points) :
board-partner = partenaire : { $who }

# La table dans la page
do-work = envoyez un ouvrier sur une action
do-choose = choisissez une action
do-draw = piochez dans l’un des sacs ; tuiles encore à piocher : { $count }
do-take = prenez un des animaux piochés
do-reward = choisissez une récompense
do-exchange = permutez deux planches de l’arche, ou piochez des animaux
do-lift = choisissez deux planches de couleurs différentes à permuter
do-lift-second = choisissez la planche à permuter avec celle de { $place }
do-swap-in = gardez un des animaux piochés, ou aucun
do-swap-out = donnez un de vos animaux contre { $tile_a }
do-build = construisez ; pièces encore à poser : { $count }
do-load = chargez de la nourriture et des couples ; points de chargement restants : { $count }
do-load-quick = chargez des couples ; encore permis : { $count }
do-last-food = dernier chargement : mettez votre nourriture dans des enclos
do-last-pairs = dernier chargement : faites embarquer des couples
do-into = choisissez un enclos pour { $pair_the }
table-actions = Plateau d’action
table-ark = L’arche, avec ses cases, ses arêtes et ses emplacements de poix
table-worker = Ouvrier de { $who }
table-worker-next = Ouvrier à envoyer
table-bonus = Tuile Bonus : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-order = Ordre de jeu pour cette action
table-edge = Arête { $place }, libre
table-edge-plank = Arête { $place }, planche de { $who }
table-point = Emplacement de poix { $place }, vide
table-point-cube = Emplacement de poix { $place }, rempli
table-cell = Case { $place }
table-cell-food = Case { $place }, avec de la nourriture
table-pen = Enclos { $place }
table-pen-size = Taille : { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }
table-pen-food = Nourriture : { $count } sur { $of }
table-pen-pitch = Poix : { $count } sur { $of }
table-pen-wall = Planches de sa clôture : { $planks }
table-pen-planks = { $who } { $count }
table-pen-pair = À bord : { $pair }
table-tile = { $tile }, taille { $size }
table-size = Taille { $size } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
 } par tuile
table-partner-bag = Son partenaire est encore dans un sac.
table-partner-of = Son partenaire appartient à { $who }.
table-partner-drawn = Son partenaire vient d’être pioché.
table-aboard = À bord, dans l’enclos { $place }.
table-bags = Sacs et réserve
table-tray = Tuiles piochées et choix
table-bag-male = Sac des mâles, tuiles dedans : { $count }
table-bag-female = Sac des femelles, tuiles dedans : { $count }
table-bag-empty = Vide
table-reward-point = 1 point
table-reward-food = 1 nourriture
table-reward-plank = 1 planche
table-reward-pitch = 1 poix
table-swap-planks = Permuter deux planches
table-swap-animals = Piocher 3 animaux
table-no-swap = N’en garder aucun
table-done = Terminer
table-yard = { $who_first } : animaux et stock
table-own = Vos animaux
table-no-animals = aucun
table-planks = Planches en stock : { $count }
table-cubes = Cubes de poix en stock : { $count }
table-food = Nourriture en stock : { $count }
table-plank-supply = Planches dans la réserve : { $count }
table-outline = Planches sur le contour : { $count }
table-supply = Réserve
table-supply-pitch = Cubes de poix dans la réserve : { $count }
table-supply-food = Nourriture dans la réserve : { $count }
table-track = Piste des scores
table-score = { $who_first } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
about-pitch = Qui l’a choisie prend 3 cubes de poix, chacun des autres 1.
about-animals = Qui l’a choisie pioche autant d’animaux qu’il y a de joueurs, en garde un et laisse les autres choisir à leur tour : chacun en prend un.
about-food = Qui l’a choisie prend 3 tuiles Nourriture, chacun des autres 1.
about-exchange = Pour qui l’a choisie seulement : une récompense, puis deux planches de l’arche changent de place, ou bien 3 animaux sont piochés, et l’un d’eux peut être échangé contre un des vôtres encore seul.
about-wood = Qui l’a choisie prend 4 planches, chacun des autres 2.
about-build = Qui l’a choisie pose jusqu’à 8 planches et cubes de poix, chacun des autres jusqu’à 5. Chaque pièce rapporte 1 point.
about-load = Qui l’a choisie a 8 points de chargement pour la nourriture et les couples, chacun des autres 5.
about-quick-exchange = Pour qui l’a choisie seulement : 1 point, puis 3 animaux sont piochés, et l’un d’eux peut être échangé contre un des vôtres.
about-quick-build = Qui l’a choisie pose jusqu’à 8 planches, chacun des autres jusqu’à 5. Elles ne rapportent encore rien.
about-quick-load = Qui l’a choisie charge jusqu’à 2 couples, chacun des autres 1.

# Where the points come from
why-bonus = tuiles Bonus
why-exchange = échanges
why-building = construction
why-food = nourriture
why-animals = animaux embarqués
why-planks = planches des clôtures
why-pitch = poix
why-outline = le plus de planches sur le contour
why-left-planks = planches restantes
why-left-pitch = poix restante
why-left-food = nourriture restante
why-left-animals = animaux restés à terre

# Groups of moves
group-outline = planches sur le contour
group-inside = planches à l’intérieur, rangée { $row }
group-lift = échanger une planche de { $who }
group-cube = poix
group-food = nourriture
