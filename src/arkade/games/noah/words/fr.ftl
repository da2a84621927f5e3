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
    [one] un don suit.
   *[other] { $gifts } dons suivent.
 }
would-leave = L’embarcation { $boat } partirait ; { $gifts ->
    [one] un don suit.
   *[other] { $gifts } dons suivent.
 }
would-pair = Une paire : vous rejoueriez.
would-end-hand = Votre dernière carte : la manche serait finie.
would-end-gifts = Au dernier don, votre main serait vide : la manche serait finie.
would-end-boats = Aucune embarcation ne peut remplacer la quatrième : la manche serait finie.
would-end-guard = C’est le 500e embarquement : la manche serait finie.
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
would-pass = { $whom_first } reçoit { $animal_a }, ce qui vaut { $tears ->
    [0] zéro larme.
    [one] une larme.
   *[other] { $tears } larmes.
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
board-again = après une paire
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
table-take = Rien ne convient : prenez ces animaux
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
table-trait-snail = ?
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

# Leçons : le titre de chaque chapitre, et ce que disent ses étapes.
lesson-turn = Votre tour
lesson-turn-1 = Le déluge approche ! Vous avez huit animaux ; cinq embarcations attendent en cercle, chacune avec un animal à bord. Ce qui vous reste en main à la fin de la manche peut coûter des larmes, et celui qui en a le moins gagne.
lesson-turn-2 = Vous jouez sur l’embarcation où se tient Noé. Un chat y est déjà : posez votre chat femelle dessus. La même espèce fait une paire, et vous rejouerez !
lesson-turn-3 = Maintenant, Noé se déplace. Après une femelle, il fait un pas, vers une embarcation voisine ; après un mâle, il traverse vers une embarcation d’en face. Envoyez-le vers le rhinocéros.
lesson-turn-4 = Encore une paire : une femelle après le mâle. Dans une embarcation, les sexes alternent strictement, ou sont tous les mêmes ; le deuxième animal en décide.
lesson-turn-5 = Une embarcation porte 21 au plus, et deux rhinocéros pèsent 18. Déplacez Noé d’un pas.
lesson-turn-6 = Le perroquet ne pèse rien, mais coûte 2 larmes s’il reste en main. Mettez-le à bord.
lesson-turn-7 = Il ne fait pas de paire : votre tour finit quand Noé a bougé. Envoyez-le vers l’embarcation 4 : c’est là que votre adversaire devra jouer.
lesson-turn-8 = Voilà un tour : un animal monte à bord, puis Noé se déplace. Votre adversaire l’a renvoyé vers vos rhinocéros. Le chapitre suivant montre comment en profiter.
lesson-departure = Une embarcation pleine
lesson-departure-1 = Noé est revenu aux rhinocéros. Ils pèsent 18, et après un mâle et une femelle, il faut un mâle.
lesson-departure-2 = Votre kangourou est mâle et pèse 3. Mettez-le à bord : exactement 21, l’embarcation est pleine !
lesson-departure-3 = Noé se déplace d’abord. Après un mâle, il traverse : choisissez l’embarcation éclairée. Puis l’embarcation pleine s’en va, et une vide la remplace.
lesson-departure-4 = Celui qui fait partir une embarcation donne une carte. Le pivert coûte 2 larmes : votre adversaire peut l’avoir. Avec d’autres joueurs, seuls vous deux sauriez quelle carte c’était.
lesson-departure-5 = Une embarcation pleine, ça rapporte : deux cartes de moins en un tour ! Et les dons augmentent : 1 carte pour le premier départ de la manche, 2 pour le deuxième, puis 3, puis 4. Qui en a moins les donne toutes.
lesson-take = Quand rien ne convient
lesson-take-1 = Des mâles bien lourds et peu d’animaux légers : voilà une main délicate. Commencez par le perroquet femelle.
lesson-take-2 = Après une femelle, Noé fait un pas. Envoyez-le vers le rhinocéros.
lesson-take-3 = Un âne est monté, et Noé n’a pas bougé. Il faut une femelle, et la masse est de 15. Votre seule femelle est l’ourse, et 15 + 7 = 22. Rien ne convient : vous devez prendre tous les animaux de l’embarcation.
lesson-take-4 = Vous avez maintenant neuf cartes, et tout le monde connaît les deux nouvelles. L’embarcation est vide : recommencez-la avec la carte de votre choix. C’est le moment de placer la plus lourde.
lesson-take-5 = Elle ne pouvait pas faire de paire, puisqu’il n’y avait personne à bord. Après un mâle, Noé traverse.
lesson-take-6 = On ne prend jamais des animaux par envie, seulement quand rien ne convient. Et le voisin que vous envoyez vers une embarcation difficile doit en faire autant !
lesson-traits = Escargot, girafe et âne
lesson-traits-1 = Certains animaux ont un pouvoir. Vous jouez ici à trois, et vous en avez les cinq sortes : escargot, girafe, âne, lion et pivert.
lesson-traits-2 = L’escargot est ce que vous voulez : choisissez son sexe en l’embarquant. Prenez-le mâle, pour que seuls des mâles puissent suivre ici.
lesson-traits-3 = Il compte maintenant comme mâle : Noé traverse.
lesson-traits-4 = La girafe a le cou long. Mettez-la à bord, et vous regarderez la main de quelqu’un.
lesson-traits-5 = Choisissez la main à regarder : celle de votre voisin de gauche, car c’est lui qui joue ensuite.
lesson-traits-6 = Vous connaissez maintenant ces cartes, tant qu’elles restent dans cette main. Envoyez Noé là où vous voulez faire jouer votre voisin : l’embarcation 1 attend un mâle.
lesson-traits-7 = L’âne est têtu. Mettez-le à bord : Noé ne bougera pas du tout.
lesson-traits-8 = Votre voisin doit donc jouer sur cette même embarcation : une femelle de 5 au plus. Avec un âne, vous choisissez l’embarcation de votre voisin : celle que vous avez rendue difficile.
lesson-lion = Lion et pivert
lesson-lion-1 = Le lion prend ce qu’il veut. Mettez votre lionne à bord : 8 + 5 = 13.
lesson-lion-2 = Tirez une carte dans la main de votre adversaire, sans la voir d’abord.
lesson-lion-3 = Un perroquet ! Donnez maintenant une carte en retour, la même si vous voulez. Deux perroquets, c’est un de trop : rendez la femelle.
lesson-lion-4 = Vous savez tous deux quelles cartes ont changé de main. Noé repart comme après toute femelle : envoyez-le vers l’embarcation 2.
lesson-lion-5 = Noé est de retour. Le pivert ne pèse rien, mais il perce des trous : avec lui à bord, une embarcation ne porte que 13. Si elle est déjà plus lourde, il ne peut pas y monter.
lesson-lion-6 = L’embarcation 1 pèse exactement 13. Mettez le pivert à bord : la voilà pleine d’un coup !
lesson-lion-7 = Noé se déplace, puis l’embarcation s’en va comme toute autre.
lesson-lion-8 = Et vous donnez une carte. L’escargot coûte 2 larmes.
lesson-lion-9 = Vous avez maintenant vu les cinq pouvoirs. Masse, larmes et pouvoir sont sur chaque carte ; le plus souvent, les animaux les plus légers coûtent le plus.
lesson-round = La fin d’une manche
lesson-round-1 = Il vous reste trois cartes. Une embarcation est déjà partie. Noé se tient sur une embarcation dont la masse est de 13, où tous sont mâles.
lesson-round-2 = Vous avez un pivert : il rend cette embarcation pleine. Mettez-le à bord.
lesson-round-3 = Noé traverse, et l’embarcation s’en va. C’est la deuxième de la manche : vous devez deux dons.
lesson-round-4 = Donnez d’abord le kangourou.
lesson-round-5 = Et maintenant votre dernière carte. Celui qui n’en a plus met aussitôt fin à la manche.
lesson-round-6 = On a compté les cartes en main : aucune larme pour vous, 7 pour votre adversaire. Puis tout a été mélangé et distribué de nouveau, avec les huit embarcations. Celui qui a le plus de larmes commence.
lesson-fourth = La quatrième embarcation
lesson-fourth-1 = Trois embarcations sont parties, et plus aucune n’attend au milieu. Noé se tient près de l’âne, et vous avez cinq animaux légers qui coûtent des larmes, et un éléphant.
lesson-fourth-2 = Votre éléphant remplit l’embarcation : c’est le quatrième départ. Comme rien ne peut la remplacer, Noé ne bouge pas, et la manche finit après vos dons.
lesson-fourth-3 = Quatre dons ! Chacun va à qui vous voulez. Le perroquet mâle pour votre voisin de gauche.
lesson-fourth-4 = Quelle carte est passée, seuls les deux intéressés le voient. Un chat pour le même voisin.
lesson-fourth-5 = Que l’autre ne reste pas les mains vides : encore un perroquet.
lesson-fourth-6 = Et le pivert. Avec une seule carte en main, vous n’avez presque plus de quoi pleurer.
lesson-fourth-7 = La manche est finie, sans que personne ait joué sa dernière carte : 1 larme pour vous, 6 et 8 pour les autres. Une manche finit ainsi, ou quand quelqu’un n’a plus de carte.
lesson-score = La partie à 26 larmes
lesson-score-1 = On peut aussi jouer jusqu’à ce que quelqu’un ait 26 larmes. Vous n’en avez aucune, votre adversaire en a 18. Vous venez de faire partir la deuxième embarcation : vous devez deux dons.
lesson-score-2 = D’abord le kangourou. Il coûte 1 larme.
lesson-score-3 = Puis le panda : avec 4 larmes, c’est l’animal le plus cher de tous !
lesson-score-4 = Votre dernière carte est une girafe. Mettez-la à bord : la manche finit aussitôt, et il n’est plus temps de regarder une main.
lesson-score-5 = Votre adversaire reçoit 10 larmes de plus : 28, c’est plus que 26, et la partie est finie. Celui qui a le moins de larmes gagne ; en cas d’égalité, la victoire est partagée.
lesson-plan = Un premier plan
lesson-plan-1 = La troisième manche est la dernière, et vous avez 6 larmes contre 7. À quatre ou cinq, il y a plus d’animaux en jeu ; le plan reste le même : se défaire à temps de ce qui coûte des larmes.
lesson-plan-2 = Une embarcation vide accepte tout. Le pivert coûte 2 larmes et convient rarement : c’est le moment ou jamais !
lesson-plan-3 = Où votre adversaire va-t-il jouer ? Sur l’embarcation 4, seule une femelle convient. Moins il a le choix, mieux c’est pour vous.
lesson-plan-4 = Comptez avant de jouer : la masse est de 11, et il faut un mâle. Votre éléphant pèse 10. Cela fait 21 !
lesson-plan-5 = Noé traverse. L’embarcation 5 n’a qu’un escargot à bord.
lesson-plan-6 = Deux dons cette fois. Gardez le perroquet : il ne pèse rien et trouvera presque toujours une place. Le kangourou s’en va.
lesson-plan-7 = La lionne aussi : comme dernière carte, elle ne ferait rien.
lesson-plan-8 = Nous y voilà : l’embarcation 4 attend un mâle, et un perroquet est toujours assez léger. Votre dernière carte !
lesson-plan-9 = Vous gagnez par 6 larmes contre 13 ! Formez des paires, remplissez des embarcations, envoyez Noé là où les autres sont coincés, et gardez pour la fin ce qui convient toujours. Vous connaissez maintenant tout le jeu.

# Images de la page des règles
figure-NOA-07 = Permis : trois femelles ; mâle, femelle, mâle. Interdit : mâle, femelle, femelle.
figure-NOA-08 = Éléphant 10, lion 5 et âne 6 pèsent 21, c’est permis ; un chat de 2 en plus fait 23, c’est interdit.
figure-NOA-11 = Cinq embarcations en cercle. De la première, Noé traverse vers la 3 ou la 4 après un mâle et va vers la 2 ou la 5 après une femelle.
