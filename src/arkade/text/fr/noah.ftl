title = Noé

# Animaux à bord ; dans une main, un escargot n’a pas de sexe.
parrot-m = perroquet mâle
    .a = un perroquet mâle
parrot-f = perroquet femelle
    .a = un perroquet femelle
woodpecker-m = pivert mâle
    .a = un pivert mâle
woodpecker-f = pivert femelle
    .a = un pivert femelle
snail-m = escargot mâle
    .a = un escargot mâle
snail-f = escargot femelle
    .a = un escargot femelle
snail = escargot
    .a = un escargot
cat-m = chat mâle
    .a = un chat mâle
cat-f = chat femelle
    .a = un chat femelle
kangaroo-m = kangourou mâle
    .a = un kangourou mâle
kangaroo-f = kangourou femelle
    .a = un kangourou femelle
panda-m = panda mâle
    .a = un panda mâle
panda-f = panda femelle
    .a = un panda femelle
lion-m = lion mâle
    .a = un lion mâle
lion-f = lion femelle
    .a = un lion femelle
donkey-m = âne mâle
    .a = un âne mâle
donkey-f = âne femelle
    .a = un âne femelle
bear-m = ours mâle
    .a = un ours mâle
bear-f = ours femelle
    .a = un ours femelle
giraffe-m = girafe mâle
    .a = une girafe mâle
giraffe-f = girafe femelle
    .a = une girafe femelle
rhinoceros-m = rhinocéros mâle
    .a = un rhinocéros mâle
rhinoceros-f = rhinocéros femelle
    .a = un rhinocéros femelle
elephant-m = éléphant mâle
    .a = un éléphant mâle
elephant-f = éléphant femelle
    .a = un éléphant femelle

# Coups
move-embark = embarquer { $animal_a }
move-take = prendre en main les animaux de l’embarcation où se tient Noé
move-noah = déplacer Noé vers l’embarcation { $boat }
move-look = regarder les cartes que tient { $whom }
move-draw = tirer une carte chez { $whom }
move-return = donner { $animal_a } en retour
move-give = donner { $animal_a } à { $whom }

# Journal
log-embark = { $who_first } embarque { $animal_a } sur l’embarcation { $boat }.
log-take = { $who_first } ne peut rien embarquer et prend en main les animaux de l’embarcation { $boat } : { $animals }.
log-noah = { $who_first } déplace Noé vers l’embarcation { $boat }.
log-pair = Une paire : { $who } va rejouer.
log-departure = L’embarcation { $boat } est pleine et s’en va ; { $who } donne { $gifts ->
    [one] { $gifts } carte
   *[other] { $gifts } cartes
 }.
log-look = { $who_first } regarde les cartes que tient { $whom }.
log-seen = { $who_first } voit : { $cards }.
log-draw = { $who_first } tire une carte chez { $whom }.
log-draw-seen = { $who_first } tire { $animal_a } chez { $whom }.
log-return = { $who_first } donne en retour une carte à { $whom }.
log-return-seen = { $who_first } donne en retour { $animal_a } à { $whom }.
log-give = { $who_first } donne une carte à { $whom }.
log-give-seen = { $who_first } donne { $animal_a } à { $whom }.
log-end-hand = { $who_first } n’a plus de carte : la manche { $round } est finie.
log-end-boats = Aucune embarcation ne peut remplacer la quatrième : la manche { $round } est finie.
log-end-guard = C’était le 500e embarquement : la manche { $round } est finie.
log-tears = { $who_first } : { $tears ->
    [0] aucune larme
    [one] { $tears } larme
   *[other] { $tears } larmes
 }, { $total } au total.
log-round = La manche { $round } commence ; le premier tour est pour { $who }.
log-over = La partie est finie. { $winners ->
    [one] Victoire pour { $seats }
   *[other] Victoire partagée entre { $seats }
 }, avec { $total ->
    [0] zéro larme
    [one] { $total } larme
   *[other] { $total } larmes
 }.

# Options
option-start = qui commence la première manche
option-end = la fin de la partie : après 3 manches, ou avec la manche où quelqu’un atteint 26 larmes

# Refus
refusal-NOA-06 = Il faut maintenant embarquer un animal de votre main là où se tient Noé.
refusal-NOA-07 = Ce n’est pas le bon sexe : à bord, tous les animaux sont du même sexe, ou bien les sexes alternent.
refusal-NOA-08 = Cet animal est trop lourd : l’embarcation dépasserait sa limite.
refusal-NOA-09 = On ne prend les animaux de l’embarcation que si aucune carte de sa main ne peut embarquer.
refusal-NOA-11 = Noé doit maintenant se déplacer : de deux pas sur le cercle après un mâle, d’un pas après une femelle.
refusal-NOA-15 = Un départ est suivi de dons, l’un après l’autre : une carte de votre main, pour un adversaire.
refusal-NOA-16 = Ce n’est pas le moment : un tour suit un ordre fixe.
refusal-NOA-21 = Après une girafe, et seulement alors, on regarde la main d’un adversaire.
refusal-NOA-23 = Après un lion, et seulement alors, on tire une carte chez un adversaire et on lui en donne une de sa main en retour.
refusal-NOA-24 = Avec un pivert à bord, l’embarcation ne peut pas peser plus de 13.
refusal-NOA-33 = La partie est finie : les trois manches ont été jouées.
refusal-NOA-34 = La partie est finie : la dernière manche de la variante a été jouée.

# Plateau
board-parrot = perroquet
board-woodpecker = pivert
board-snail = escargot
board-cat = chat
board-kangaroo = kangourou
board-panda = panda
board-lion = lion
board-donkey = âne
board-bear = ours
board-giraffe = girafe
board-rhinoceros = rhinocéros
board-elephant = éléphant
board-m = m
board-f = f
board-turn = À { $who } de jouer : { $step }
board-phase-embark = embarquer un animal
board-phase-look = girafe : regarder une main
board-phase-draw = lion : tirer une carte
board-phase-return = lion : donner une carte en retour à { $whom }
board-phase-move = déplacer Noé
board-phase-give = dons encore dus : { $count }
board-again = puis rejouer
board-over = La partie est finie
board-round = manche { $round } sur 3
board-round-score = manche { $round }, jusqu’à { $end } larmes
board-boat = embarcation { $boat }
board-noah = NOÉ
board-empty = vide
board-gone = aucune
board-next = suite : { $sex }
board-any = m ou f
board-leaves = s’en va !
board-ring = Dernier animal en haut. La 5 touche la 1. Noé fait 2 pas après m, 1 après f.
board-middle = embarcations au milieu : { $count }
board-pile = pioche : { $count }
board-departed = Partis :
board-nothing = aucun
board-tears = larmes
board-cards = cartes
board-known = connu de cette main
board-knows = connaît de votre main
board-you = (vous)
board-hand = Votre main (poids/larmes) :

# La table dans le navigateur
do-embark = embarquez un animal là où se tient Noé
do-look = la girafe vous laisse regarder une main : choisissez un joueur
do-draw = le lion tire une carte : choisissez un joueur
do-return = donnez une carte en retour à { $whom }
do-move = déplacez Noé vers une autre embarcation
do-give = { $count ->
    [one] donnez une carte
   *[other] donnez { $count } cartes, l’une après l’autre
 }
table-ring = Embarcations
table-players = Joueurs
table-hand = Votre main
table-boat = Embarcation { $boat }, poids { $weight } sur { $limit } ; ensuite : { $sex }. { $load }
table-boat-noah = Embarcation { $boat }, avec Noé, poids { $weight } sur { $limit } ; ensuite : { $sex }. { $load }
table-boat-gone = Place { $boat } : aucune embarcation
table-aboard = À bord : { $animals }.
table-nobody-aboard = Personne n’est à bord.
table-sex-m = un mâle
table-sex-f = une femelle
table-sex-any = un mâle ou une femelle
table-take = Rien ne convient : reprenez ces animaux
table-round = Manche { $round } sur { $of }
table-next-departure = prochain départ : { $gifts ->
    [one] { $gifts } don
   *[other] { $gifts } dons
 }
table-seat = { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, { $tears ->
    [0] aucune larme
    [one] { $tears } larme
   *[other] { $tears } larmes
 }
table-starter = a commencé cette manche
table-cards = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
 }
table-tears-sum = { $before } avant + { $now } sur les cartes restantes = { $total }
table-own-tears = { $tears ->
    [0] Vous n’avez aucune larme
    [one] Vous avez { $tears } larme
   *[other] Vous avez { $tears } larmes
 }
table-card = Poids { $weight } ; restée en main à la fin d’une manche, { $tears ->
    [0] elle ne coûte rien.
    [one] elle coûte { $tears } larme.
   *[other] elle coûte { $tears } larmes.
 }
table-hand-card = { $animal }, poids { $weight }, { $tears ->
    [0] aucune larme
    [one] { $tears } larme
   *[other] { $tears } larmes
 }
table-known-to = connue de { $who }
table-trait-woodpecker = 13
table-trait-snail = ?
table-trait-lion = ⇄
table-trait-donkey = reste
table-trait-giraffe = voir
table-how-woodpecker = Tant qu’il est à bord, l’embarcation ne porte pas plus de 13.
table-how-snail = En l’embarquant, vous choisissez son sexe.
table-how-lion = Tirez une carte au hasard chez un adversaire et donnez-en une en retour.
table-how-donkey = Noé reste où il est.
table-how-giraffe = Regardez toute la main d’un adversaire.

# Where the points come from
why-round = manche { $round }
why-left = manche { $round }, resté en main : { $animal }
