title = Animimix

# Animaux : le nom, avec l’article, et au pluriel.
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

# Refus
refusal-ANI-02 = Cette case est hors de la grille pour ce nombre de joueurs.
refusal-ANI-03 = Cette espèce n’est pas en jeu dans cette partie.
refusal-ANI-06 = Vous n’avez pas cette carte en main, vous ne pouvez donc pas la poser.
refusal-ANI-07 = Vous n’avez pas cette carte en main pour la mettre dans la grille ; ce ne peut pas être celle que vous venez de prendre.
refusal-ANI-08 = Une carte sous une montagne reste en place jusqu’à la fin de la partie.
refusal-ANI-12 = La partie est finie : toutes les mains sont vides.

# Plateau du terminal : des noms de 9 lettres au plus, et la façon de marquer en 13 au plus.
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
how-monkey = 2 points par singe dans la colonne qui en a le plus
how-wolf = 2 points par loup au bord de la grille
how-elephant = 2 points par éléphant dans la ligne qui en a le plus
how-pelican = 2 points par pélican du plus grand groupe relié en diagonale
how-penguin = 2 points par manchot du plus grand groupe côte à côte
how-chameleon = 2 points par espèce voisine du caméléon qui en touche le plus
how-lovebird = 4 points par couple de voisins
how-lion = 11 points, moins 1 par lion dans la grille

# D’où viennent les points
why-majority = { $animal_all } : { $count } cartes, valeur { $points }
