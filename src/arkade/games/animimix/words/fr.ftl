title = Animimix
name = Animimix
about = Collectionnez des animaux en remaniant la grille qui fixe leur valeur.
credit = Animimix : Mathieu Bossu et Simon Douchy

# Animaux : le nom, avec l’article, et au pluriel.
monkey = singe
    .a = un singe
    .the = le singe
    .all = Singes
wolf = loup
    .a = un loup
    .the = le loup
    .all = Loups
elephant = éléphant
    .a = un éléphant
    .the = l’éléphant
    .all = Éléphants
pelican = pélican
    .a = un pélican
    .the = le pélican
    .all = Pélicans
penguin = manchot
    .a = un manchot
    .the = le manchot
    .all = Manchots
chameleon = caméléon
    .a = un caméléon
    .the = le caméléon
    .all = Caméléons
lovebird = inséparable
    .a = un inséparable
    .the = l’inséparable
    .all = Inséparables
lion = lion
    .a = un lion
    .the = le lion
    .all = Lions

# Coups
move-keep = garder { $animal_a } face cachée
move-swap = prendre { $cell }, y poser { $animal_a }

# Journal
log-keep = { $who_first } pose une carte de sa main face cachée.
log-keep-own = { $who_first } pose { $animal_a } face cachée.
log-swap = { $who_first } prend { $taken_the } en { $cell } et pose { $put_a } à cet endroit, sous une montagne.
log-majority = { $animal_all } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour { $seats }, avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
log-shared-majority = { $animal_all } : { $points ->
    [one] { $points } point partagé
   *[other] { $points } points partagés
 } entre { $seats }, { $each } chacun.
log-no-majority = { $animal_all } : personne n’en a, aucun point.

# Options
option-start = qui commence
option-species = les espèces en jeu

# Pourquoi pas : une cause par phrase
reason-over = La partie est finie : toutes les mains sont vides.
reason-outside = La case { $cell } est hors de la grille, qui va de a1 à { $last }.
reason-mountain = En { $cell }, { $animal_the } est sous une montagne : il y reste jusqu’à la fin.
reason-not-in-play = Aucun { $animal } dans cette partie : les espèces en jeu sont { $species }.
reason-not-held = Vous n’avez aucun { $animal } en main.
reason-just-taken = La carte posée en { $cell } doit venir de votre main, et vous n’y avez aucun { $animal }.

# Ce qu’un coup apporte
would-hold = { $animal_all } : vous en auriez { $count ->
    [one] un
   *[other] { $count }
 } ; { $others ->
    [0] personne d’autre n’en a pris dans la grille.
   *[other] personne d’autre n’en a pris plus de { $others } dans la grille.
 }
would-worth-monkey = Les singes vaudraient { $points } au lieu de { $before } : { $number ->
    [0] il n’en resterait aucun dans la grille.
    [one] jamais deux dans une même colonne.
   *[other] { $number } dans une même colonne.
 }
would-worth-wolf = Les loups vaudraient { $points } au lieu de { $before } : { $number ->
    [0] aucun au bord.
   *[other] { $number } au bord.
 }
would-worth-elephant = Les éléphants vaudraient { $points } au lieu de { $before } : { $number ->
    [0] il n’en resterait aucun dans la grille.
    [one] jamais deux dans une même ligne.
   *[other] { $number } dans une même ligne.
 }
would-worth-pelican = Les pélicans vaudraient { $points } au lieu de { $before } : { $number ->
    [0] il n’en resterait aucun dans la grille.
    [one] aucun relié à un autre en diagonale.
   *[other] un groupe de { $number } en diagonale.
 }
would-worth-penguin = Les manchots vaudraient { $points } au lieu de { $before } : { $number ->
    [0] il n’en resterait aucun dans la grille.
    [one] aucun n’en toucherait un autre par un côté.
   *[other] un groupe de { $number }.
 }
would-worth-chameleon = Les caméléons vaudraient { $points } au lieu de { $before } : { $number ->
    [0] il n’en resterait aucun dans la grille.
    [one] une espèce à côté du meilleur.
   *[other] { $number } espèces à côté du meilleur.
 }
would-worth-lovebird = Les inséparables vaudraient { $points } au lieu de { $before } : { $number ->
    [0] aucun couple.
    [one] un couple.
   *[other] { $number } couples.
 }
would-worth-lion = Les lions vaudraient { $points } au lieu de { $before } : { $number ->
    [0] il n’en resterait aucun dans la grille.
   *[other] { $number } dans la grille.
 }
would-same = Aucune espèce ne changerait de valeur.
would-sure = { $animal_all } : plus personne ne pourrait vous rattraper.
would-end = La dernière carte de la partie : toutes les piles seraient retournées.
would-score = { $animal_all } : { $each ->
    [one] { $each } point
   *[other] { $each } points
 } pour { $seats }, c’est certain.
would-share = { $animal_all } : partage certain entre { $seats }, { $each ->
    [one] { $each } point
   *[other] { $each } points
 } chacun.

# Plateau du terminal : des noms de 9 lettres au plus, et la façon de marquer en 13 au plus.
board-monkey = singe
board-wolf = loup
board-elephant = éléphant
board-pelican = pélican
board-penguin = manchot
board-chameleon = caméléon
board-lovebird = insépar.
board-lion = lion
board-how-monkey = colonne × 2
board-how-wolf = bord × 2
board-how-elephant = ligne × 2
board-how-pelican = diagonale × 2
board-how-penguin = groupe × 2
board-how-chameleon = variété × 2
board-how-lovebird = couples × 4
board-how-lion = 11 − lions
board-turn = À { $who } de jouer
board-over = La partie est finie
board-mountains = { $sign } montagnes restantes : { $count }
board-away = écartées : { $count }
board-species = Espèce
board-worth = valeur
board-you = (vous)
board-kept = gardées
board-cards = en main
board-points = points
board-hand = { $who_first } a en main :
board-your-kept = Vous avez gardé :
board-your-hand = Votre main :

# La table dans la page
do-keep-or-swap = gardez une carte, ou posez-en une dans la grille
table-worth = vaut { $points }
table-cell = { $cell } : { $animal }
table-cell-mountain = { $cell } : { $animal }, sous une montagne
table-hand-card = { $animal }, dans votre main
table-hand = Votre main
table-keep = Garder face cachée
table-keep-about = Posez ici une carte de votre main
table-grid = Grille
table-now = score actuel
table-now-about = Ce que chacun aurait si la partie s’arrêtait maintenant, d’après les cartes que vous connaissez
table-kept-of = Cartes gardées par { $name }
table-kept-none = rien de gardé
how-monkey = 2 points par singe dans la colonne qui en a le plus
how-wolf = 2 points par loup au bord de la grille
how-elephant = 2 points par éléphant dans la ligne qui en a le plus
how-pelican = 2 points par pélican du plus grand groupe relié en diagonale
how-penguin = 2 points par manchot du plus grand groupe dont les cartes se touchent par un côté (dessus et dessous aussi)
how-chameleon = 2 points par espèce voisine du caméléon qui en touche le plus
how-lovebird = 4 points par couple de voisins
how-lion = 11 points, moins 1 par lion dans la grille (0 s’il n’y en a aucun)

# D’où viennent les points
why-majority = { $animal_all } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }, valeur { $points }

# The guided first game: what each step says.
lesson-first = Votre première partie
lesson-first-1 = Bienvenue ! Les animaux de la grille décident de la valeur de chaque espèce. À la fin, celui qui a le plus de cartes d’une espèce en reçoit les points.
lesson-first-2 = Le tableau près de la grille montre ce que vaut chaque espèce : 2 par éléphant de la meilleure ligne, 2 par manchot du plus grand groupe, et 11 moins un par lion de la grille.
lesson-first-3 = Vous avez trois lions. À votre tour, vous pouvez poser une carte devant vous, face cachée. Choisissez un lion, puis votre pile.
lesson-first-4 = Ou vous prenez une carte de la grille et mettez l’une des vôtres à sa place. Mettez un manchot là où l’éléphant est éclairé : il rejoint ceux du dessus et du dessous, et leur groupe passe de deux à quatre.
lesson-first-5 = La nouvelle carte est sous une montagne : elle y reste jusqu’à la fin. Prenez maintenant un lion et mettez-y un lion : leur valeur ne change pas, et vous en avez un de plus.
lesson-first-6 = Les manchots valent déjà 8. Posez-en un en secret ; votre adversaire voit seulement que vous avez gardé une carte.
lesson-first-7 = Les dernières cartes sont jouées, et toutes les piles sont retournées. Pour chaque espèce, celui qui a le plus de cartes en reçoit les points ; en cas d’égalité, on partage. Voilà comment se déroule une partie. Cinq autres espèces comptent chacune à leur façon : le tableau l’indique quand elles sont en jeu.

# Images de la page des règles
figure-ANI-07 = Une grille de deux lignes : une carte part dans la pile d’un joueur, et le singe mis à sa place est sous une montagne.
figure-ANI-18 = Une ligne avec trois éléphants : 2 points chacun, 6 en tout.
figure-ANI-20 = Trois manchots qui se touchent par un côté comptent 2 points chacun, 6 en tout ; un quatrième à l’écart ne compte pas.
