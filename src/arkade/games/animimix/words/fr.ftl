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

# Leçons : le titre de chaque chapitre, et ce que disent ses étapes.
lesson-turn = Votre tour
lesson-turn-1 = Bienvenue ! Il y a huit espèces de dix cartes, et trois d’entre elles participent ici. Les cartes sont dans la grille ou en main ; deux ont été écartées sans être vues.
lesson-turn-2 = La grille décide de la valeur de chaque espèce : le tableau l’affiche. À la fin, celui qui a devant lui le plus de cartes d’une espèce en reçoit les points. Collectionnez donc, et donnez de la valeur à votre collection.
lesson-turn-3 = Vous avez trois lions. À votre tour, vous pouvez poser une carte devant vous, face cachée. Choisissez un lion, puis votre pile.
lesson-turn-4 = Ou bien vous prenez une carte de la grille et mettez l’une des vôtres à sa place. Mettez un manchot là où l’éléphant est éclairé : il rejoint ceux du dessus et du dessous, et leur groupe passe de deux à quatre.
lesson-turn-5 = La nouvelle carte est sous une montagne : elle y reste jusqu’à la fin. Prenez maintenant un lion et mettez un lion à sa place. Leur valeur ne change pas, et vous en avez un de plus.
lesson-turn-6 = Les manchots valent déjà 8. Posez-en un en secret ; votre adversaire voit seulement que vous avez gardé une carte.
lesson-turn-7 = Voilà tout ce qu’on fait à son tour : garder une carte, ou en échanger une. On ne peut pas passer. Ce que vous avez pris dans la grille, tout le monde l’a vu ; ce que vous avez gardé, personne d’autre ne le sait, et vous pouvez le regarder quand vous voulez.
lesson-lines = Colonnes, lignes et bord
lesson-lines-1 = Chaque espèce a ses goûts. Les singes grimpent : c’est leur meilleure colonne qui compte. Les éléphants marchent en file : c’est leur meilleure ligne. Les loups rôdent le long du bord.
lesson-lines-2 = Trois singes sont dans la colonne c : 3 × 2 = 6 points. Prenez l’éléphant en dessous et mettez-y un singe. Le quatrième les porte à 8.
lesson-lines-3 = La ligne 3 a deux éléphants : 4 points. Le singe au bout à gauche n’est pas dans la meilleure colonne : il ne manquera à personne. Mettez-y un éléphant, et la ligne vaut 6.
lesson-lines-4 = Six loups sont au bord : 12 points. Mettez le vôtre dans le coin éclairé. Un coin compte une seule fois, comme toute autre place du bord.
lesson-lines-5 = Les loups valent maintenant 14. Un loup au milieu ne vaudrait rien, pas plus qu’un singe hors de la meilleure colonne ou un éléphant hors de la meilleure ligne.
lesson-groups = Groupes et couples
lesson-groups-1 = Trois espèces aiment la compagnie. Les manchots se tiennent côte à côte, les pélicans volent en diagonale, et les inséparables vivent en couple.
lesson-groups-2 = Les pélicans se touchent par les coins, et seul leur plus grand groupe compte. Aucun n’est encore relié à un autre. Mettez-en un au milieu de ces trois-là : un groupe de quatre, 8 points.
lesson-groups-3 = Les manchots doivent avoir un côté en commun. Il y a deux groupes de trois : mettez le vôtre entre eux, et en voilà un de sept ! Cela fait 14 points ; mais le seul couple d’inséparables est rompu.
lesson-groups-4 = Un couple, ce sont deux inséparables côte à côte, et il vaut 4. Mettez le vôtre dans le coin : il en touche deux autres, mais ne peut s’unir qu’à l’un d’eux.
lesson-groups-5 = Un couple, 4 points. Quand beaucoup d’inséparables se touchent, on les unit de façon à obtenir le plus de couples possible. Un manchot ou un pélican tout seul forme un groupe d’une carte : 2 points.
lesson-oddities = Caméléons et lions
lesson-oddities-1 = À trois joueurs, la grille est plus grande et quatre espèces participent ; à six, il y en a sept. Lesquelles ? Vous le choisissez en ouvrant une table, ou le hasard s’en charge.
lesson-oddities-2 = Un caméléon compte les différentes espèces qui le touchent : 2 points chacune. Seul le meilleur compte. Les lions aiment être rares : 11 points, moins un par lion de la grille. Il n’y en a qu’un : 10 points.
lesson-oddities-3 = Mettez votre caméléon entre un singe, un lion, un éléphant et un autre caméléon. Cela fait quatre espèces, et on ne peut pas mieux : 8 points.
lesson-oddities-4 = Oh ! Votre voisin a pris le seul lion. Sans lion dans la grille, ils ne valent plus rien, et votre caméléon a perdu une espèce. Mettez un lion à côté de lui : cela répare tout.
lesson-oddities-5 = Les lions valent de nouveau 10, et celui-ci est sous sa montagne : personne ne peut l’enlever. Collectionnez donc les lions ! Gardez-en un.
lesson-oddities-6 = Vous connaissez maintenant les huit espèces. Le tableau près de la grille dit toujours comment chacune compte et ce qu’elle vaut.
lesson-end = La fin et les égalités
lesson-end-1 = Il reste deux cartes à chacun. Vous avez pris deux loups et deux lions, votre adversaire aussi ; personne n’a pris de singe. Vous avez deux lions en main.
lesson-end-2 = Prenez le dernier loup à votre portée. Le lion que vous mettez là fait baisser la valeur des lions, mais vous menez par trois loups contre deux.
lesson-end-3 = En retour, votre adversaire a pris un lion et mène par trois contre deux. Votre dernière carte : gardez le lion, et vous voilà à égalité.
lesson-end-4 = Toutes les mains sont vides : la partie est finie, et les piles sont retournées. Votre adversaire avait gardé un loup. Trois loups chacun : 8 points, soit 4 pour chacun de vous.
lesson-end-5 = Trois lions chacun : 9 points, soit 4 pour chacun, et le dernier est perdu. Les singes valent 6, mais personne n’en a : personne ne reçoit rien. À 8 contre 8, vous partagez la victoire. Sinon, le plus haut total gagne.
lesson-plan = Un premier plan
lesson-plan-1 = Par où commencer ? Cherchez une espèce dont vous avez beaucoup de cartes et qui vaut quelque chose. Vous avez quatre manchots, et quatre se touchent dans la grille : va pour les manchots.
lesson-plan-2 = Mettez-en d’abord un en sûreté. Ce qui est dans votre pile, personne ne peut le prendre, et personne n’en sait rien.
lesson-plan-3 = Faites maintenant monter leur valeur : prenez le loup à côté du groupe et mettez-y un manchot. Coup double : les manchots montent à 10, et les loups descendent à 10.
lesson-plan-4 = Votre adversaire a pris un loup sous vos yeux : voilà donc ce qu’il collectionne. Gâchez-lui ce plaisir ! Mettez un manchot à la place du loup suivant.
lesson-plan-5 = Les manchots valent maintenant 12, les loups seulement 6. Gardez votre dernier manchot, pour en avoir le plus.
lesson-plan-6 = Le reste a été joué pour vous : les manchots vous rapportent 12 points, et la moitié des inséparables 4 de plus. Vous gagnez ! Collectionnez en secret ce qui prend de la valeur, et gâchez ce que les autres collectionnent. Vous connaissez maintenant tout le jeu.

# Images de la page des règles
figure-ANI-07 = Une grille de deux lignes : une carte part dans la pile d’un joueur, et le singe mis à sa place est sous une montagne.
figure-ANI-18 = Une ligne avec trois éléphants : 2 points chacun, 6 en tout.
figure-ANI-20 = Trois manchots qui se touchent par un côté comptent 2 points chacun, 6 en tout ; un quatrième à l’écart ne compte pas.
