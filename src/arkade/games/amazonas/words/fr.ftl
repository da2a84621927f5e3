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
table-other-column = Mauvaise colonne : { $animal_the } va dans { $colour_column }.
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
table-accept-double = double : { $colour } −{ $points }
table-accept-completes = colonne complète : { $colour } +{ $points }
table-refuse = Refuser
table-refuse-costs = perdre une carte : { $costs }
table-cost = { $colour } −{ $points }
table-must-new = Cet animal vous manque encore : impossible de refuser.
table-must-alone = Les colonnes voisines sont vides : impossible de refuser.
table-sum = colonnes { $columns } + piles { $stacks } + cartes Bonus { $bonus } = { $total }
table-note-double = double !
table-note-completes = complète

# Where the points come from
why-column = { $colour_column }
why-stacks = { $colour_column } : piles complètes
why-bonus = { $colour_bonus }

# Leçons : le titre de chaque chapitre, et ce que disent ses étapes.
lesson-turn = Votre tour
lesson-turn-1 = Bienvenue sur le fleuve ! Dix-huit animaux y vivent, en quatre couleurs. Votre colonne d’une couleur a de la place pour chacun de ses animaux, une fois : cinq en bleu, quatre en violet, trois en brun, six en vert.
lesson-turn-2 = À votre tour, vous jouez une carte et en piochez une. Jouez le toucan : il va dans votre colonne violette.
lesson-turn-3 = Jouez la harpie à côté de lui. Plus une colonne a de cartes, plus chacune rapporte : une carte rapporte 1 point, deux en rapportent 3, trois en rapportent 6.
lesson-turn-4 = Vous avez toujours trois cartes en main. Jouez le lamantin : il commence votre colonne bleue.
lesson-turn-5 = Quatre cartes valent 10 points, cinq en valent 15, six en valent 21. Les longues colonnes rapportent donc gros ; vos rivaux veilleront à ce que ce ne soit pas trop facile.
lesson-gifts = Les dons qu’on peut refuser
lesson-gifts-1 = Au lieu de jouer une carte, vous pouvez la donner à un rival. Pourquoi donc ? À cause des doubles : deux fois le même animal dans une colonne, et les deux disparaissent.
lesson-gifts-2 = Votre rival a une anguille électrique, et vous aussi. Ne jouez pas la vôtre : donnez-la !
lesson-gifts-3 = Votre rival a accepté, et les deux anguilles ont disparu. Jouez maintenant le lamantin dans votre colonne bleue.
lesson-gifts-4 = Un second lamantin, en cadeau ! Acceptez, et vous perdez les deux ; ou refusez le double, et perdez plutôt une carte d’une colonne voisine. Refusez, et laissez partir la harpie : le lamantin reste.
lesson-gifts-5 = Le don et la harpie ont disparu. Sont voisines : bleu et violet, violet et brun, brun et vert. À vous de voir ce qui fait le plus mal, le double ou la carte d’à côté.
lesson-accept = Les dons qu’il faut accepter
lesson-accept-1 = On ne peut pas refuser n’importe quel don. Ce chapitre montre les deux cas où il faut accepter.
lesson-accept-2 = Jouez le jaguar dans votre colonne verte.
lesson-accept-3 = Un second jaguar. Le refuser coûterait une carte brune, car seul le brun est à côté du vert. Or votre colonne brune est vide : vous devez accepter, et les deux jaguars disparaissent.
lesson-accept-4 = Jouez maintenant le caméléon, pour que la colonne brune ne soit plus vide.
lesson-accept-5 = Un crapaud : vous n’en avez pas encore. Ce qui ne fait pas double doit toujours être accepté. Cette fois, vous ne vous en plaindrez pas !
lesson-accept-6 = Vous avez maintenant deux cartes brunes. Réfléchissez donc avant de donner : un don peut aussi rendre service. Et une carte dans chaque colonne vous protège : vous pouvez alors toujours refuser un double.
lesson-stack = Piles et cartes Bonus
lesson-stack-1 = Le brun n’a que trois animaux, et vous les avez tous en main ! Remplissons la colonne.
lesson-stack-2 = Commencez par le crapaud : une carte, 1 point.
lesson-stack-3 = Puis le caméléon : deux cartes, 3 points.
lesson-stack-4 = Et le serpent à deux têtes la complète.
lesson-stack-5 = La colonne pleine est devenue une pile : 6 points que personne ne peut vous prendre. C’est la première en brun, elle vous vaut donc la carte Bonus : 3 de plus. Votre colonne est de nouveau vide, et vous pouvez la remplir encore ; mais il n’y a pas de second bonus brun.
lesson-protection = À trois joueurs
lesson-protection-1 = À trois ou quatre, il y a une carte de protection. Personne ne l’a encore. Celui à qui l’on donne une carte la prend, et tant qu’il l’a, on ne peut plus rien lui donner.
lesson-protection-2 = Votre voisin de gauche a un jaguar. Donnez-lui le vôtre : les deux disparaîtront.
lesson-protection-3 = Votre voisin a pris la carte de protection, et le don suivant a donc été pour vous : une grenouille. Acceptez-la. La carte de protection est déjà à vous.
lesson-protection-4 = Maintenant, personne ne peut rien vous donner. Profitez-en et jouez la harpie.
lesson-protection-5 = Le don suivant est allé à un autre joueur, et la carte de protection avec lui. Celui qui l’a peut tout de même donner ; et vous pouvez de nouveau recevoir des dons.
lesson-four = À quatre joueurs
lesson-four-1 = À quatre, deux piles d’un même joueur mettent fin à la partie ; à deux ou trois, il en faut trois. Vous avez une pile brune et la carte Bonus brune.
lesson-four-2 = Les piles peuvent être de la même couleur. Commencez par le serpent.
lesson-four-3 = Maintenant le crapaud. Déjà deux cartes brunes !
lesson-four-4 = Le caméléon complète la colonne. Il n’y a plus de bonus, mais la partie finit sur-le-champ.
lesson-four-5 = Deux piles de 6 points, 3 pour la carte Bonus et 1 pour le toucan : 16. Les cartes en main ne comptent pas. Vous gagnez, car vous avez mis fin à la partie avant que les autres n’aient rempli leurs colonnes.
lesson-pile = La pioche épuisée
lesson-pile-1 = La partie finit aussi quand la pioche est épuisée. Il reste cinq cartes ; chacun en pioche une par tour. Les cartes défaussées ne reviennent jamais.
lesson-pile-2 = Il y a une raie dans votre colonne bleue. Jouez l’anguille électrique : deux cartes, 3 points.
lesson-pile-3 = La prochaine carte que vous piocherez est la dernière : c’est votre dernier coup. La harpie et le fourmilier feraient double, et on ne peut pas refuser ce qu’on joue soi-même. Jouez le piranha.
lesson-pile-4 = La pioche est épuisée. Les colonnes incomplètes comptent aussi : 6 + 6 + 1 + 10. Avec 15 pour la pile bleue et 5 pour sa carte Bonus, cela fait 43 points.
lesson-plan = Un premier plan
lesson-plan-1 = Vous êtes sur la bonne voie : il manque un animal en brun, un en bleu, trois en vert. Regardez votre main : ce qui complète une colonne passe d’abord, car une pile ne craint plus les doubles.
lesson-plan-2 = Jouez le caméléon : voilà la pile brune, et sa carte Bonus avant que votre rival ne l’ait.
lesson-plan-3 = En bleu, il manque la raie, mais vous ne l’avez pas. Continuez donc en vert : les longues colonnes rapportent le plus. Jouez la grenouille.
lesson-plan-4 = Gardez l’anguille électrique pour la donner plus tard, dès que votre rival en aura une. Maintenant le rhinocéros : cinq sur six.
lesson-plan-5 = Voilà la raie ! Elle complète la colonne bleue : 15 points, et 5 pour la carte Bonus.
lesson-plan-6 = Vous avez deux piles, et la troisième met fin à la partie. Vous tenez le dernier animal vert : jouez le jaguar !
lesson-plan-7 = Trois piles : c’est la fin. 6 + 15 + 21 points, et 3 + 5 + 6 pour les cartes Bonus : 56 contre 33, vous gagnez ! Le plus haut total l’emporte ; en cas d’égalité, la victoire est partagée. Vous connaissez maintenant tout le jeu.

# Images de la page des règles
figure-AMA-07 = Un toucan arrive dans une colonne violette avec un toucan et un ara : les deux toucans partent, l’ara reste.
figure-AMA-08 = Les trois animaux de la colonne brune deviennent une pile de 3, face cachée.
figure-AMA-18 = 1, 2, 3, 4, 5 ou 6 cartes valent 1, 3, 6, 10, 15 ou 21 points.
