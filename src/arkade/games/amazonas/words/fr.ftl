title = Coloretto Amazonas
name = Amazonas
about = Complétez vos colonnes d’animaux du fleuve et refilez à vos rivaux les cartes qu’ils redoutent.
credit = Coloretto Amazonas : Michael Schacht

# Animaux : le nom, et avec l’article.
river-dolphin = dauphin rose
    .a = un dauphin rose
    .the = le dauphin rose
piranha = piranha
    .a = un piranha
    .the = le piranha
manatee = lamantin
    .a = un lamantin
    .the = le lamantin
electric-eel = anguille électrique
    .a = une anguille électrique
    .the = l’anguille électrique
stingray = raie
    .a = une raie
    .the = la raie
toucan = toucan
    .a = un toucan
    .the = le toucan
macaw = ara
    .a = un ara
    .the = l’ara
hummingbird = colibri
    .a = un colibri
    .the = le colibri
harpy-eagle = harpie
    .a = une harpie
    .the = la harpie
toad = crapaud
    .a = un crapaud
    .the = le crapaud
chameleon = caméléon
    .a = un caméléon
    .the = le caméléon
two-headed-snake = serpent à deux têtes
    .a = un serpent à deux têtes
    .the = le serpent à deux têtes
anteater = fourmilier
    .a = un fourmilier
    .the = le fourmilier
frog = grenouille
    .a = une grenouille
    .the = la grenouille
striped-rhinoceros = rhinocéros rayé
    .a = un rhinocéros rayé
    .the = le rhinocéros rayé
earless-rabbit = lapin sans oreilles
    .a = un lapin sans oreilles
    .the = le lapin sans oreilles
jaguar = jaguar
    .a = un jaguar
    .the = le jaguar
sloth = paresseux
    .a = un paresseux
    .the = le paresseux

# Couleurs : le nom, la colonne, et la carte Bonus.
blue = bleu
    .column = la colonne bleue
    .bonus = la carte Bonus bleue
violet = violet
    .column = la colonne violette
    .bonus = la carte Bonus violette
brown = brun
    .column = la colonne brune
    .bonus = la carte Bonus brune
green = vert
    .column = la colonne verte
    .bonus = la carte Bonus verte

# Coups
move-play = jouer { $animal_a }
move-give = donner { $animal_a } à { $to }
move-accept = accepter la carte
move-refuse = refuser la carte et perdre { $lost_a }

# Journal
log-play = { $who_first } joue { $animal_a }.
log-double = Double : les deux cartes « { $animal } » partent à la défausse.
log-stack = { $who_first } complète { $colour_column } : une pile de { $cards } cartes.
log-bonus = { $who_first } prend { $colour_bonus } ({ $points } points), que personne n’avait encore.
log-give = { $who_first } donne { $animal_a } à { $to }.
log-protection = { $who_first } prend la carte de protection.
log-accept = { $who_first } accepte { $animal_the }.
log-refuse = { $who_first } refuse { $animal_the } et perd { $lost_a } en échange ; les deux cartes sont défaussées.
log-draw-own = { $who_first } pioche { $animal_a }.
log-end-stacks = { $who_first } a { $stacks } piles : la partie est finie, les mains sont défaussées.
log-end-pile = La dernière carte de la pioche est tirée : la partie est finie, les mains sont défaussées.
log-points = { $who_first } : colonnes { $columns }, piles { $stacks }, cartes Bonus { $bonus } ; total { $total }.

# Options
option-start = qui commence

# Pourquoi pas : une cause à la fois
reason-over-pile = La partie est finie : la dernière carte de la pioche est tirée.
reason-over-stacks = La partie est finie : { $who } a { $stacks } piles.
reason-now-answer = Répondez d’abord au don : { $who } vous a donné { $animal_a }.
reason-now-turn = On ne vous a rien donné : jouez une carte, ou donnez-en une à un adversaire.
reason-not-held = Vous n’avez pas cette carte en main : { $animal }.
reason-protected = { $whom_first } a la carte de protection : on ne peut rien lui donner.
reason-no-double = Cet animal ({ $animal }) n’est pas encore dans { $colour_column } : il faut accepter la carte.
reason-nothing-beside = { $count ->
    [one] La seule colonne voisine ({ $beside }) est vide
   *[other] Les deux colonnes voisines ({ $beside }) sont vides
 } : il faut accepter la carte.
reason-not-beside = La carte à perdre doit venir { $count ->
    [one] de la colonne voisine
   *[other] des colonnes voisines
 } ({ $beside }), pas de { $lost_column }.
reason-not-there = Cet animal ({ $animal }) n’est pas dans { $colour_column }.

# Ce qu’un coup apporte : à vous, ou à un autre
would-grow = Vous auriez { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } dans { $colour_column } : { table-points } au lieu de { $before }.
would-grow-other = { $who_first } aurait { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } dans { $colour_column } : { table-points } au lieu de { $before }.
would-double = Un double : les deux cartes « { $animal } » partiraient, et { $colour_column } vous rapporterait { table-points } au lieu de { $before }.
would-double-other = Un double pour { $who } : les deux cartes « { $animal } » partiraient, et { $colour_column } rapporterait { table-points } au lieu de { $before }.
would-stack = Vous compléteriez { $colour_column } : une pile de { $cards } cartes, { table-points } au lieu de { $before }.
would-stack-other = { $who_first } compléterait { $colour_column } : une pile de { $cards } cartes, { table-points } au lieu de { $before }.
would-bonus = Vous gagneriez { $colour_bonus } : { table-points } de plus.
would-bonus-other = { $who_first } gagnerait { $colour_bonus } : { table-points } de plus.
would-end-stacks = Vous auriez { $stacks } piles : la partie finirait aussitôt.
would-end-stacks-other = { $who_first } aurait { $stacks } piles : la partie finirait aussitôt.
would-end-pile = Ensuite, la dernière carte de la pioche serait tirée : la partie serait finie.
would-force = { $whom_first } ne pourrait que l’accepter.
would-choose = Un double : l’accepter coûterait { $accepting ->
    [one] { $accepting } point
   *[other] { $accepting } points
 } à { $whom }, le refuser { $refusing }.
would-choose-either = Un double : l’accepter coûterait { $accepting ->
    [one] { $accepting } point
   *[other] { $accepting } points
 } à { $whom }, le refuser { $refusing } ou { $dearer }.
would-protect = { $whom_first } prendrait la carte de protection.
would-expose = Vous n’auriez plus la carte de protection.
would-expose-other = { $who_first } n’aurait plus la carte de protection.
would-lose = Vous perdriez { $lost_the } : { $colour_column } vous rapporterait { table-points } au lieu de { $before }.
would-keep = Vous garderiez { $animal_the } : { $colour_column } vous rapporterait toujours { table-points }.

# Plateau du terminal : des animaux en 20 lettres au plus, board-colour en 19.
board-turn = À { $who } de jouer
board-over = La partie est finie
board-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
board-ending = fin de partie : { $count } piles
board-colour = { $colour } : { $capacity }, bonus { $points }
board-legend = { $here } dans la colonne de la place   { $gone } défaussées   { $unseen } pas encore vues, sur { $copies }
board-seat = Place
board-stacks = Piles
board-bonus = Cartes Bonus
board-points = Points
board-you = (vous)
board-protected = protection
board-gift = { $who_first } donne { $animal_a } à { $to } : accepter ou refuser ?
board-double = fait double
board-completes = complète la colonne
board-hand = { $who_first } a en main :
board-your-hand = Votre main :

# La table dans le navigateur
do-play-or-give = jouez une carte dans sa colonne, ou donnez-en une à un autre joueur
do-answer = acceptez la carte, ou refusez-la
do-accept = acceptez la carte
table-hand = Votre main
table-hand-card = { $animal }, { $colour }
table-column = { $colour_column }, { $count } sur { $of } : { $animals }
table-column-empty = { $colour_column }, vide, { $of } places
table-missing = { $animal } : pas dans la colonne
table-lose = Perdre { $animal_the }
table-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $stacks ->
    [0] aucune pile
    [one] { $stacks } pile
   *[other] { $stacks } piles
 }
table-protected = a la carte de protection : on ne peut rien lui donner
table-stacks-of = piles { $count }/{ $of }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-stacks = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
 } : { table-points }
table-bonus-of = carte Bonus : { table-points }
table-column-points = cette colonne : { table-points }
table-bonus-free = { $colour_bonus }, { $points } points, pour qui complète la colonne en premier
table-bonus-taken = { $colour_bonus }, { $points } points, prise par { $who }
table-discard = Défausse : { $count }
table-discard-empty = Rien n’a encore été défaussé.
table-of = { $count }/{ $of }
table-animal = Va dans { $colour_column }, qui contient { $capacity } animaux ; la carte Bonus vaut { $bonus } points.
table-gone = Défaussées jusqu’ici : { $count } sur { $of }.
table-offer = Une carte est offerte
table-gift = { $who_first } donne { $animal_a } à { $to }.
table-accept = Accepter
table-accept-grows = { $colour } +{ $points }
table-accept-double = double : { $colour } −{ $points }
table-accept-completes = colonne complète : { $colour } +{ $points }
table-refuse = Refuser
table-refuse-costs = perdre une carte : { $costs }
table-cost = { $colour } −{ $points }
table-must-new = Cet animal vous manque encore : impossible de refuser.
table-must-alone = Les colonnes voisines sont vides : impossible de refuser.
table-sum = colonnes { $columns } + piles { $stacks } + cartes Bonus { $bonus } = { $total }
table-note-double = double !
table-note-completes = complète

# Where the points come from
why-column = { $colour_column }
why-stacks = { $colour_column } : piles complètes
why-bonus = { $colour_bonus }

# The guided first game: what each step says.
lesson-first = Votre première partie
lesson-first-1 = Bienvenue sur le fleuve ! Vous avez quatre colonnes, une par couleur. Une colonne qui a tous les animaux de sa couleur rapporte le plus : 6 cartes font 21 points.
lesson-first-2 = À votre tour, vous jouez une carte et en piochez une. Jouez le toucan : il va dans votre colonne violette, qui contient quatre oiseaux.
lesson-first-3 = Jouez la harpie à côté. Plus il y a de cartes dans une colonne, plus chacune rapporte : deux font 3 points, trois en font 6.
lesson-first-4 = Deux fois le même animal dans une colonne font un double, et les deux sont perdus. Votre rival a déjà une anguille électrique. Au lieu de jouer la vôtre, donnez-la !
lesson-first-5 = Les deux anguilles ont disparu. Jouez maintenant le lamantin dans votre colonne bleue.
lesson-first-6 = Votre rival vous donne un second lamantin. Vous pouvez l’accepter et perdre les deux, ou le refuser et perdre une carte d’une colonne voisine. Refusez, et laissez partir la harpie : le lamantin reste.
lesson-first-7 = La partie est finie. Une colonne pleine devient une pile, et la première de chaque couleur apporte une carte Bonus. Colonnes, piles et cartes Bonus comptent. Trois piles d’un même joueur (avec quatre joueurs, deux) mettent fin à la partie, de même qu’une pioche épuisée.

# Images de la page des règles
figure-AMA-07 = Un toucan arrive dans une colonne violette avec un toucan et un ara : les deux toucans partent, l’ara reste.
figure-AMA-08 = Les trois animaux de la colonne brune deviennent une pile de 3, face cachée.
figure-AMA-18 = 1, 2, 3, 4, 5 ou 6 cartes valent 1, 3, 6, 10, 15 ou 21 points.
