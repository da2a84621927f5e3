title = Noé
name = Noé
about = Casez vos animaux dans les embarcations, selon leur masse et leur sexe, avant le déluge.
credit = Noé : Bruno Cathala et Ludovic Maublanc

# Animaux à bord ; dans une main, un escargot n’a pas de sexe.
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
lion-f = lionne
    .a = une lionne
donkey-m = âne mâle
    .a = un âne mâle
donkey-f = ânesse
    .a = une ânesse
bear-m = ours mâle
    .a = un ours mâle
bear-f = ourse
    .a = une ourse
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
elephant-f = éléphante
    .a = une éléphante

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
value-end-3 = après 3 manches
value-end-26 = à 26 larmes

# Pourquoi pas : une cause à la fois
reason-over = La partie est finie : les trois manches ont été jouées.
reason-over-score = La partie est finie : { $who } a { $total } larmes, et { $end } y mettent fin.
reason-now-embark = Il faut d’abord embarquer un animal là où se tient Noé.
reason-now-look = La girafe d’abord : choisissez la main à regarder.
reason-now-draw = Le lion d’abord : choisissez chez qui tirer une carte.
reason-now-return = Vous devez d’abord rendre une carte à { $whom }.
reason-now-move = Noé doit d’abord se déplacer.
reason-now-give = Il reste d’abord { $count ->
    [one] un don
   *[other] { $count } dons
 } à faire.
reason-not-held = Vous n’avez pas en main : { $animal }.
reason-sex = L’embarcation { $boat } attend { $sex ->
    [f] une femelle
   *[m] un mâle
 } : le dernier animal à bord est { $last_a }.
reason-weight = { $weight } + { $more } = { $sum } : c’est plus que { $limit }.
reason-woodpecker = { $weight } + { $more } = { $sum } : c’est plus que { $limit }, la limite avec un pivert à bord.
reason-woodpecker-joins = Avec un pivert, la limite de l’embarcation { $boat } est { $limit } ; sa masse est déjà de { $weight }.
reason-can-embark = Vous pouvez encore embarquer { $count ->
    [one] une carte
   *[other] des cartes
 } : { $animals }.
reason-noah = Après { $sex ->
    [f] une femelle, Noé avance d’un pas
   *[m] un mâle, Noé avance de deux pas
 } : vers l’embarcation { $first } ou { $second }.

# Ce qu’un coup apporte
would-weigh = L’embarcation { $boat } aurait une masse de { $weight } sur { $limit } ; { $sex ->
    [m] un mâle
    [f] une femelle
   *[any] l’un ou l’autre sexe
 } peut suivre.
would-fill = L’embarcation { $boat } serait pleine et partirait ; { $gifts ->
    [0] il ne reste rien à donner.
    [one] un don suit.
   *[other] { $gifts } dons suivent.
 }
would-pair = Un couple : vous rejoueriez.
would-end = Votre dernière carte : la manche serait finie.
would-trait-giraffe = Vous regarderiez une main.
would-trait-lion = Vous tireriez une carte et en rendriez une.
would-trait-donkey = Noé resterait où il est.
would-take = { $cards ->
    [one] Une carte entre
   *[other] { $cards } cartes entrent
 } dans votre main, pour { $tears ->
    [0] aucune larme
    [one] une larme
   *[other] { $tears } larmes
 }.
would-visit = L’embarcation { $boat } a une masse de { $weight } sur { $limit } et attend { $sex ->
    [m] un mâle
    [f] une femelle
   *[any] l’un ou l’autre sexe
 }.
would-pass = { $whom_first } reçoit { $animal_a }, et avec { $tears ->
    [0] cela aucune larme.
    [one] cela une larme.
   *[other] cela { $tears } larmes.
 }

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
board-hand = Votre main (masse/larmes) :

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
table-round-over = La manche { $round } est finie
table-round-tears = { $count ->
    [0] aucune larme
    [one] { $count } larme
   *[other] { $count } larmes
 }
table-ring = Embarcations
table-players = Joueurs
table-hand = Votre main
table-boat = Embarcation { $boat }, masse { $weight } sur { $limit } ; ensuite : { $sex }. { $load }
table-boat-noah = Embarcation { $boat }, avec Noé, masse { $weight } sur { $limit } ; ensuite : { $sex }. { $load }
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
table-card = Masse { $weight } ; si la carte reste en main à la fin d’une manche, { $tears ->
    [0] elle ne coûte rien.
    [one] elle coûte { $tears } larme.
   *[other] elle coûte { $tears } larmes.
 }
table-hand-card = { $animal }, masse { $weight }, { $tears ->
    [0] aucune larme
    [one] { $tears } larme
   *[other] { $tears } larmes
 }
table-known-to = connue par { $who }
table-knowers = vue par ces joueurs
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
why-left = manche { $round }, encore en main : { $animal }

# The guided first game: what each step says.
lesson-first = Votre première partie
lesson-first-1 = Le déluge approche ! Faites embarquer vos animaux. Chaque animal resté en main à la fin de la manche peut coûter des larmes, et celui qui a le moins de larmes gagne.
lesson-first-2 = Vous jouez sur l’embarcation où se tient Noé. Un chat y est déjà : posez votre chat femelle dessus. La même espèce fait une paire, et vous rejouerez !
lesson-first-3 = Maintenant, Noé se déplace. Après une femelle, il fait un pas, vers une embarcation voisine ; après un mâle, il traverse vers une embarcation d’en face. Envoyez-le vers le rhinocéros.
lesson-first-4 = Encore une paire : une femelle après le mâle. Dans une embarcation, les sexes alternent strictement, ou sont tous les mêmes ; le deuxième animal en décide.
lesson-first-5 = Une embarcation porte 21 au plus, et deux rhinocéros pèsent 18. Déplacez Noé d’un pas.
lesson-first-6 = Le perroquet ne pèse rien, mais coûte 2 larmes s’il reste en main. Mettez-le à bord.
lesson-first-7 = Il ne fait pas de paire : votre tour finit quand Noé a bougé. Envoyez-le vers l’embarcation du pivert, qui ne porte que 13.
lesson-first-8 = Votre adversaire a renvoyé Noé vers les rhinocéros. Ils pèsent 18 ; votre kangourou pèse 3. Exactement 21 : l’embarcation est pleine !
lesson-first-9 = Après un mâle, Noé traverse : choisissez l’embarcation éclairée. Puis l’embarcation pleine s’en va.
lesson-first-10 = Celui qui fait partir une embarcation donne des cartes. Le pivert coûte 2 larmes : votre adversaire peut l’avoir.
lesson-first-11 = Le reste a été joué pour vous. Après chaque manche, on compte les larmes des cartes en main, et après trois manches celui qui a le moins de larmes gagne.

# Images de la page des règles
figure-NOA-07 = Permis : trois femelles ; mâle, femelle, mâle. Interdit : mâle, femelle, femelle.
figure-NOA-08 = Éléphant 10, lion 5 et âne 6 pèsent 21, c’est permis ; un chat de 2 en plus fait 23, c’est interdit.
figure-NOA-11 = Cinq embarcations en cercle. De la première, Noé traverse vers la 3 ou la 4 après un mâle et va vers la 2 ou la 5 après une femelle.
