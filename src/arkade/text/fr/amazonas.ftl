title = Coloretto Amazonas

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

# Refus
refusal-AMA-04 = On vous a donné une carte : répondez d’abord à ce don.
refusal-AMA-05 = Vous n’avez pas cette carte en main, vous ne pouvez donc pas la jouer.
refusal-AMA-06 = On ne peut donner qu’une carte de sa propre main, et seulement à un adversaire.
refusal-AMA-10 = On ne vous a rien donné que vous puissiez accepter.
refusal-AMA-11 = Vous ne pouvez refuser qu’une carte dont l’animal est déjà dans votre colonne, et seulement en perdant une carte qui se trouve dans une colonne voisine.
refusal-AMA-12 = Il n’y a pas de carte dans une colonne voisine : vous devez accepter.
refusal-AMA-13 = On ne vous a rien donné, et ce que l’on joue soi-même ne se refuse jamais.
refusal-AMA-15 = Ce joueur a la carte de protection : on ne peut rien lui donner.
refusal-AMA-17 = La partie est finie : la pioche est épuisée, ou quelqu’un a assez de piles.

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
table-hand = Votre main
table-hand-about = Posez une carte dans votre colonne de sa couleur, ou donnez-la à un autre joueur.
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
table-animal = Va dans { $colour_column }, qui tient { $capacity } animaux ; la carte Bonus vaut { $bonus } points.
table-gone = Défaussées jusqu’ici : { $count } sur { $of }.
table-offer = Une carte est offerte
table-gift = { $who_first } donne { $animal_a } à { $to }.
table-accept = Accepter
table-refuse = Refuser et perdre une carte
table-sum = colonnes { $columns } + piles { $stacks } + cartes Bonus { $bonus } = { $total }
table-note-double = double !
table-note-completes = complète

# Where the points come from
why-column = { $colour_column }
why-stacks = { $colour_column } : piles complètes
why-bonus = { $colour_bonus }
