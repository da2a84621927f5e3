title = Ark & Noah
name = Ark & Noah
about = Construisez l’arche ensemble, dressez des enclos, calfatez, apportez la nourriture et embarquez les animaux deux par deux.
credit = Ark & Noah : Stefano Groppi

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
dog-female = chienne
    .a = une chienne
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
rabbit-female = lapine
    .a = une lapine
pair-rabbit = couple de lapins
    .the = le couple de lapins
fox-male = renard mâle
    .a = un renard mâle
fox-female = renarde
    .a = une renarde
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
sheep-female = brebis
    .a = une brebis
pair-sheep = couple de moutons
    .the = le couple de moutons
monkey-male = singe mâle
    .a = un singe mâle
monkey-female = guenon
    .a = une guenon
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
wolf-female = louve
    .a = une louve
pair-wolf = couple de loups
    .the = le couple de loups
pig-male = cochon mâle
    .a = un cochon mâle
pig-female = truie
    .a = une truie
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
lion-female = lionne
    .a = une lionne
pair-lion = couple de lions
    .the = le couple de lions
tiger-male = tigre mâle
    .a = un tigre mâle
tiger-female = tigresse
    .a = une tigresse
pair-tiger = couple de tigres
    .the = le couple de tigres
bear-male = ours mâle
    .a = un ours mâle
bear-female = ourse
    .a = une ourse
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
camel-female = chamelle
    .a = une chamelle
pair-camel = couple de chameaux
    .the = le couple de chameaux
elephant-male = éléphant mâle
    .a = un éléphant mâle
elephant-female = éléphante
    .a = une éléphante
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
action-pitch = préparer la poix
action-animals = rassembler les animaux
action-food = cueillir la nourriture
action-exchange = échanger
action-wood = couper du bois
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
part-bonus = { $points } pour les tuiles Bonus
part-exchange = { $points } pour les échanges
part-building = { $points } pour la construction
part-food = { $points } pour la nourriture
part-animals = { $points } pour les animaux
part-planks = { $points } pour les planches de la clôture
part-pitch = { $points } pour la poix
part-outline = { $points } pour le plus de planches sur le contour
part-left-planks = { $points } pour les planches restantes
part-left-pitch = { $points } pour la poix restante
part-left-food = { $points } pour la nourriture restante
part-left-animals = { $points } pour les animaux restés à terre

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
log-lift = { $who_first } soulève la planche sur { $place }, qui appartient à { $whom }.
log-swapped = { $who_first } permute deux planches : { $first } ({ $other }) et { $place } ({ $whom }).
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
 } dans la réserve ({ $who }).
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
option-workers = ouvriers de chacun, à trois dans la partie normale (livret : 2, critiques : 1)
value-game-normal = partie normale
value-game-quick = partie rapide
value-last_round-auto = auto
value-stuck_end-on = oui
value-stuck_end-off = non
takes-last_round = { $game ->
    [quick] dans la partie rapide, il faut auto, 0 (aucun), ou au moins { $least }
   *[normal] dans la partie normale, il faut auto, 0 (aucun), ou au moins { $least }
 }
takes-workers = il faut 2 ; 1 n’est possible que dans la partie normale à trois joueurs

# Refus
reason-over-outline = La partie est finie : le contour est fermé et { $round } tours ont été joués.
reason-over-rounds = La partie est finie : le tour { $round } était le dernier.
reason-over-stuck = La partie est finie : { $planks ->
    [0] il ne reste aucune planche
    [one] il reste une planche
   *[other] il reste { $planks } planches
 } pour { $edges ->
    [one] une arête ouverte
   *[other] { $edges } arêtes ouvertes
 } du contour.
reason-now-work = Votre ouvrier doit d’abord aller sur une action.
reason-now-choose = Choisissez d’abord une action.
reason-now-draw = Piochez d’abord encore { $count ->
    [one] une tuile
   *[other] { $count } tuiles
 } dans les sacs.
reason-now-take = Prenez d’abord une tuile piochée : { $tiles }.
reason-now-reward = Prenez d’abord votre récompense pour l’échange.
reason-now-exchange = Choisissez d’abord ce que vous échangez : planches ou animaux.
reason-now-lift = Choisissez d’abord deux planches à permuter.
reason-now-lift-second = Choisissez d’abord une planche à permuter avec celle de { $place }.
reason-now-swap-in = Gardez d’abord une tuile piochée, ou aucune : { $tiles }.
reason-now-swap-out = Rendez d’abord une de vos tuiles contre { $tile_a }.
reason-now-build = Vous construisez : il vous reste { $count ->
    [one] une pièce
   *[other] { $count } pièces
 } à poser, et « terminer » y met fin.
reason-now-load = Vous chargez : { $count ->
    [0] il ne vous reste aucun point
    [one] il vous reste un point
   *[other] il vous reste { $count } points
 } de chargement, et « terminer » y met fin.
reason-now-load-quick = Vous chargez : il vous reste { $count ->
    [one] un couple
   *[other] { $count } couples
 }, et « terminer » y met fin.
reason-now-last-food = C’est le dernier chargement de nourriture ; « terminer » y met fin.
reason-now-last-pairs = C’est le dernier chargement de couples ; « terminer » y met fin.
reason-now-into = Choisissez d’abord l’enclos pour { $pair_the }.
reason-space-taken = { $you ->
    [1] Un de vos ouvriers est déjà sur « { $action } ».
   *[other] Un ouvrier est déjà sur « { $action } » ({ $whom }).
 }
reason-quick-pitch = La partie rapide se joue sans poix.
reason-quick-food = La partie rapide se joue sans nourriture.
reason-quick-small = La partie rapide se joue sans petits animaux : { $pair_the } reste dans la boîte.
reason-in-box = À { $players } joueurs, { $pair_the } reste dans la boîte ; il participe à partir de { $least } joueurs.
reason-no-place = Sur l’arche pour { $players } joueurs, { $place } n’existe pas.
reason-bag-empty = Le sac des { $sex ->
    [female] femelles
   *[male] mâles
 } est vide.
reason-not-drawn = { $count ->
    [one] Une seule tuile est piochée
   *[other] Seules ces tuiles sont piochées
 } : { $tiles }.
reason-supply = Il n’y a plus { $reward ->
    [food] de nourriture
    [plank] de planche de votre couleur
   *[pitch] de cube de poix
 } dans la réserve.
reason-no-planks = Il n’y a pas encore de planche sur l’arche.
reason-one-colour = Toutes les planches de l’arche sont { $you ->
    [1] à vous
   *[other] de la même couleur ({ $whom })
 } : il faut deux couleurs pour permuter.
reason-no-animals = Vous n’avez pas d’animal à donner en échange.
reason-all-coupled = Vos animaux ont tous leur partenaire en jeu : { $tiles }.
reason-no-plank-there = Il n’y a pas de planche en { $place }.
reason-same-plank = Vous avez déjà choisi la planche de { $place }.
reason-same-colour = Les planches de { $first } et de { $place } sont de la même couleur { $you ->
    [1] (la vôtre)
   *[other] ({ $whom })
 }.
reason-not-yours = Vous n’avez pas cet animal : { $tile }.
reason-belongs = Pas à vous : { $whom } a { $tile_a }.
reason-coupled = Cet animal est en couple : { $you ->
    [1] vous avez aussi
   *[other] { $whom } a
 } { $partner_a }.
reason-no-plank-left = Vous n’avez plus de planche.
reason-edge-taken = { $you ->
    [1] Une de vos planches est déjà en { $place }.
   *[other] Une planche est déjà en { $place } ({ $whom }).
 }
reason-inside = L’arête { $place } est à l’intérieur de l’enclos achevé { $pen }.
reason-no-cube-left = Vous n’avez plus de cube de poix.
reason-point-taken = Il y a déjà un cube de poix en { $place }.
reason-point-open = Il manque une planche à côté de { $place } : en { $edges }.
reason-food-over = On ne charge plus de nourriture : c’est le tour des couples.
reason-pairs-later = Les couples viennent plus tard : c’est le tour de la nourriture.
reason-no-food-left = Vous n’avez plus de nourriture.
reason-no-points-left = Vous n’avez plus de point de chargement.
reason-fed = Il y a déjà de la nourriture en { $place }.
reason-open = La zone autour de { $place } n’est pas fermée : { $count ->
    [one] une arête du contour est ouverte
   *[other] { $count } arêtes du contour sont ouvertes
 }.
reason-large = La zone autour de { $place } a { $cells } cases ; un enclos en a { $most } au plus.
reason-aboard = Déjà à bord, dans l’enclos { $pen } : { $pair }.
reason-in-bag = Encore dans { $count ->
    [one] le sac
   *[other] les sacs
 } : { $tiles }.
reason-none-yours = Aucun des deux animaux n’est à vous : { $pair }.
reason-cost = Charger { $pair_the } vous coûte { $cost } ; { $left ->
    [0] il ne vous reste aucun point
    [one] il vous reste 1 point
   *[other] il vous reste { $left } points
 } de chargement.
reason-no-pens = Aucun enclos n’est encore achevé.
reason-no-size = Un enclos pour { $pair_the } doit avoir { $size ->
    [one] 1 case
   *[other] { $size } cases
 } ; ceux qui sont achevés en ont { $sizes }.
reason-size = L’enclos { $pen } a { $cells ->
    [one] 1 case
   *[other] { $cells } cases
 } ; il en faut { $size } pour { $pair_the }.
reason-occupied = Il y a déjà un couple dans l’enclos { $pen } : { $pair }.
reason-hungry = { $cells ->
    [one] L’enclos { $pen } n’a pas encore de nourriture.
   *[other] L’enclos { $pen } a de la nourriture sur { $fed } de ses { $cells } cases.
 }
reason-leaky = L’enclos { $pen } a { $cubes } de ses { $spaces } cubes de poix ; il manque { $points }.
reason-wall = La clôture de l’enclos { $pen } n’a aucune planche à vous.
reason-first-cell = La case { $place } fait partie de l’enclos { $pen }, qui se désigne ainsi.

# Ce qu’un coup apporte
share-you = { $points } pour vous
share-seat = { $points } pour { $who }
would-score = Vous marqueriez { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
would-points = { $you ->
    [1] Vous marqueriez
   *[other] { $who_first } marquerait
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 } : { $parts }.
would-spare = Au décompte final, { $you ->
    [1] vous perdriez
   *[other] { $who } perdrait
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 } de moins.
would-lose = Vous perdriez { $points ->
    [one] 1 point
   *[other] { $points } points
 } pour la nourriture restante.
would-stock-food = Vous auriez { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
 } Nourriture.
would-stock-plank = Vous auriez { $count ->
    [one] 1 planche
   *[other] { $count } planches
 } en stock.
would-stock-pitch = Vous auriez { $count ->
    [one] 1 cube
   *[other] { $count } cubes
 } de poix.
would-bonus = La tuile Bonus vous rapporte aussitôt { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
would-share-pitch = { $own } cubes de poix pour vous, { $others } pour chaque autre joueur, tant qu’il y en a.
would-share-food = { $own } tuiles Nourriture pour vous, { $others } pour chaque autre joueur, tant qu’il y en a.
would-share-wood = { $own } planches pour vous, { $others } pour chaque autre joueur, tant qu’il y en a.
would-share-build = Vous posez jusqu’à { $own } pièces, chaque autre joueur jusqu’à { $others }.
would-share-load = { $own } points de chargement pour vous, { $others } pour chaque autre joueur.
would-share-pairs = Vous chargez jusqu’à { $own } couples, chaque autre joueur { $others }.
would-short = La réserve { $left ->
    [0] n’en a plus
   *[other] n’en a plus que { $left }
 }.
would-gather = { $tiles ->
    [0] Les sacs sont vides : personne n’aurait d’animal.
    [one] La dernière tuile serait piochée, et vous la prendriez.
   *[other] { $tiles } tuiles seraient piochées : vous choisiriez en premier, puis les autres à tour de rôle.
 }
would-exchange = Pour vous uniquement : une récompense, puis un échange de planches ou d’animaux, si possible.
would-draw = { $sex ->
    [female] Femelles
   *[male] Mâles
 } dans le sac : { $count } ; partenaires de vos animaux : { $partners }.
would-tile = { $size ->
    [0] Un petit animal : sans points propres, mais il va dans un enclos de n’importe quelle taille.
   *[other] Taille { $size }, { $points } points à bord.
 }
would-couple = { $you ->
    [1] Vous avez son partenaire : le couple serait à vous.
   *[other] Son partenaire appartient à { $who }.
 }
would-may-couple = Vous avez son partenaire : à moins de le rendre, le couple serait à vous.
would-draws = { $count ->
    [0] Les sacs sont vides : il n’y aurait rien à piocher.
    [one] Vous piocheriez la dernière tuile.
   *[other] Vous piocheriez { $count } tuiles.
 }
would-offer = Contre l’une d’elles, vous pourriez donner : { $tiles }.
would-give = Vous rendriez { $tile_a } (taille { $size }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }).
would-none = { $count ->
    [one] La tuile piochée retournerait
   *[other] Les { $count } tuiles retourneraient
 } dans les sacs.
would-no-exchange = Ensuite, il n’y aurait rien à échanger.
would-enclose = Un enclos de { $count ->
    [one] 1 case
   *[other] { $count } cases
 } serait achevé : { $cells }.
would-wall = Chaque couple chargé en { $pen } rapporterait pour les planches : { $shares }.
would-need = Il lui faudrait encore { $food ->
    [one] 1 tuile
   *[other] { $food } tuiles
 } Nourriture{ $pitch ->
    [0] .
    [one] {" "}et 1 cube de poix.
   *[other] {" "}et { $pitch } cubes de poix.
 }
would-fit = Vos animaux de cette taille : { $tiles }.
would-return = { $count ->
    [one] 1 planche à l’intérieur retournerait
   *[other] { $count } planches à l’intérieur retourneraient
 } dans { $you ->
    [1] votre réserve
   *[other] la réserve ({ $who })
 }.
would-outline = { $open ->
    [0] Le contour serait complet : la partie finirait avec le tour { $round }.
    [one] 1 arête du contour resterait ouverte.
   *[other] { $open } arêtes du contour resteraient ouvertes.
 }
would-rim = { $planks ->
    [0] { $you ->
        [1] Vous n’auriez aucune planche
       *[other] { $who_first } n’aurait aucune planche
     }
   *[other] { $you ->
        [1] Vous auriez
       *[other] { $who_first } aurait
     } { $planks ->
        [one] 1 planche
       *[other] { $planks } planches
     }
 } sur le contour.
would-last-piece = Ce serait la dernière pièce que vous pouvez poser.
would-pitch = L’enclos { $pen } aurait { $cubes } de ses { $spaces } cubes de poix.
would-feed = { $cells ->
    [one] L’enclos { $pen } aurait sa nourriture.
   *[other] L’enclos { $pen } aurait de la nourriture sur { $fed } de ses { $cells } cases.
 }
would-ready = L’enclos { $pen } serait prêt pour { $count ->
    [0] un couple de taille { $size }
    [one] votre { $pairs }
   *[other] vos couples : { $pairs }
 }.
would-cost = { $cost ->
    [0] Cela ne coûterait aucun point
    [one] Cela coûterait 1 point
   *[other] Cela coûterait { $cost } points
 } de chargement ; il vous en resterait { $left }.
would-pairs-left = { $left ->
    [0] Ce serait le dernier couple que vous pouvez charger.
    [one] Vous pourriez charger encore 1 couple.
   *[other] Vous pourriez charger encore { $left } couples.
 }
would-no-pair = Vous ne pourriez charger aucun autre couple ensuite.
would-places = Enclos possibles : { $pens }.
would-unused-build = Vous renonceriez à poser encore { $count ->
    [one] 1 pièce
   *[other] jusqu’à { $count } pièces
 }.
would-unused-load = { $count ->
    [one] 1 point de chargement resterait inutilisé.
   *[other] { $count } points de chargement resteraient inutilisés.
 }
would-unused-pairs = Vous renonceriez à charger encore { $count ->
    [one] 1 couple
   *[other] jusqu’à { $count } couples
 }.

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
board-supply = réserve : poix { $pitch }, nourriture { $food }
board-open = contour ouvert : { $count }
board-turn-of = { $who } a choisi : { $action }
board-action-pitch = poix
board-action-animals = animaux
board-action-food = nourr.
board-action-exchange = échange
board-action-wood = bois
board-action-build = constr.
board-action-load = charger
board-done = effect.
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
board-column-food = nourriture
board-column-points = points
board-points-of = Points pour { $who } :
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
table-worker = Ouvrier : { $who }
table-worker-next = Ouvrier à envoyer
table-bonus = Tuile Bonus : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-order = Ordre de jeu pour cette action
table-share = { $own }, autres { $others }
table-share-each = { $own } chacun
table-share-own = pour soi seul
table-edge = Arête { $place }, libre
table-edge-plank = Arête { $place }, planche appartenant à { $who }
table-point = Emplacement de poix { $place }, vide
table-point-wanted = Emplacement de poix { $place }, vide : un enclos a besoin de son cube
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
table-pen-wall = Points pour les planches, à chaque couple : { $planks }
table-pen-fit = Vos animaux qui y vont : { $tiles }
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
table-bags = Sacs et réserve
table-tray = Tuiles piochées et choix
table-bag-male = Sac des mâles, tuiles dedans : { $count }
table-bag-female = Sac des femelles, tuiles dedans : { $count }
table-bag-empty = Vide
table-reward-point = 1 point
table-reward-food = 1 tuile Nourriture
table-reward-plank = 1 planche
table-reward-pitch = 1 cube de poix
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
table-outline = Planches sur le contour : { $count }
table-supply = Réserve
table-supply-pitch = Cubes de poix dans la réserve : { $count }
table-supply-food = Nourriture dans la réserve : { $count }
table-track = Piste des scores
table-score = { $who_first } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
about-pitch = Celui qui l’a choisie prend 3 cubes de poix, chacun des autres 1.
about-animals = Celui qui l’a choisie pioche autant d’animaux qu’il y a de joueurs, en garde un et laisse les autres choisir à leur tour : chacun en prend un.
about-food = Celui qui l’a choisie prend 3 tuiles Nourriture, chacun des autres 1.
about-exchange = Pour celui qui l’a choisie seulement : une récompense, puis deux planches de l’arche changent de place, ou bien 3 animaux sont piochés, et l’un d’eux peut être échangé contre un des vôtres encore seul.
about-wood = Celui qui l’a choisie prend 4 planches, chacun des autres 2.
about-build = Celui qui l’a choisie pose jusqu’à 8 planches et cubes de poix, chacun des autres jusqu’à 5. Chaque pièce rapporte 1 point.
about-load = Celui qui l’a choisie a 8 points de chargement pour la nourriture et les couples, chacun des autres 5.
about-quick-exchange = Pour celui qui l’a choisie seulement : 1 point, puis 3 animaux sont piochés, et l’un d’eux peut être échangé contre un des vôtres.
about-quick-build = Celui qui l’a choisie pose jusqu’à 8 planches, chacun des autres jusqu’à 5. Elles ne rapportent encore rien.
about-quick-load = Celui qui l’a choisie charge jusqu’à 2 couples, chacun des autres 1.

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
group-inside = planches à l’intérieur, ligne { $row }
group-lift = permuter une planche appartenant à { $who }
group-cube = poix
group-food = nourriture

# The guided first game: what each step says.
lesson-quick = La partie rapide
lesson-quick-1 = Voici la partie rapide. Vous construisez l’arche ensemble, la divisez en enclos et chargez les animaux deux par deux. À votre tour, vous choisissez une action, et les autres y participent un peu. Commencez par le bois : vous recevez 4 planches, votre adversaire 2.
lesson-quick-2 = Votre adversaire rassemble des animaux et a gardé l’éléphant ; l’autre est pour vous.
lesson-quick-3 = Vous avez un flamant femelle, et votre adversaire le mâle : un couple ! Les flamants ont besoin d’un enclos d’une case. Choisissez de construire.
lesson-quick-4 = Une planche se pose sur une arête de case, sur le contour ou à l’intérieur. Mettez la première ici.
lesson-quick-5 = Les planches du contour comptent aussi : celui qui en a le plus à la fin reçoit 5 points.
lesson-quick-6 = Maintenant, une planche à l’intérieur de l’arche.
lesson-quick-7 = Le dernier côté ferme la case : un enclos achevé de taille 1. Un enclos a 4 cases au plus.
lesson-quick-8 = À votre tour, vous pouvez poser 8 planches, votre adversaire ensuite 5. Mais les planches sont précieuses : cela suffit pour l’instant.
lesson-quick-9 = L’enclos est prêt, et les flamants attendent. Ils monteront à bord dans deux chapitres ; voyez d’abord ce qu’on peut faire d’autre à son tour.
lesson-quick-exchange = Un regard dans les sacs
lesson-quick-exchange-1 = Les deux kangourous sont à vous, et votre flamant forme un couple avec celui de l’adversaire. Les mâles attendent dans un sac, les femelles dans l’autre.
lesson-quick-exchange-2 = Choisissez l’échange. Personne d’autre n’y participe, et il vous rapporte aussitôt 1 point.
lesson-quick-exchange-3 = Piochez maintenant trois tuiles, chacune dans le sac de votre choix. D’abord un mâle.
lesson-quick-exchange-4 = Puis une femelle. La troisième tuile est piochée pour vous.
lesson-quick-exchange-5 = Vous pourriez en échanger une contre l’une des vôtres. Mais aucune ne forme un couple, et tous vos animaux ont leur partenaire. N’en gardez aucune.
lesson-quick-exchange-6 = Les tuiles retournent dans les sacs. C’était la cinquième action de la partie rapide : animaux, échange, bois, construction et chargement.
lesson-quick-load = Deux par deux
lesson-quick-load-1 = L’enclos des flamants est achevé. Votre adversaire a coupé du bois, et vous avez reçu 2 planches. Choisissez de charger : jusqu’à deux couples à votre tour, et un pour votre adversaire.
lesson-quick-load-2 = L’un des flamants doit être à vous, l’autre vient avec. Chargez les flamants.
lesson-quick-load-3 = Il leur faut un enclos d’exactement leur taille, avec une planche à vous dans la clôture. Chaque propriétaire reçoit les points de sa tuile, et chacun 1 par planche à lui dans la clôture.
lesson-quick-load-4 = Le reste a été joué pour vous : après huit tours au moins, la partie finit quand le contour est fermé. Vous gagnez ! Les points viennent des animaux, des planches autour d’eux, et 5 du contour. Construisez donc où vous pouvez charger, et chargez où sont vos planches.
lesson-workers = La partie normale : ouvriers
lesson-workers-1 = La partie normale a sept actions, de la nourriture, de la poix et des ouvriers. À deux ou trois, chacun a deux ouvriers ; à quatre, un seul. L’ouvrier le plus à gauche choisit d’abord : le vôtre.
lesson-workers-2 = Chaque action n’a de place que pour un ouvrier. Envoyez le vôtre au bois.
lesson-workers-3 = Votre adversaire a pris la poix et la nourriture. Votre second ouvrier peut construire.
lesson-workers-4 = Les actions s’exécutent maintenant de gauche à droite. Celui dont l’ouvrier est là reçoit le plus, les autres un peu : pour la poix et la nourriture 3 contre 1, pour les planches 4 contre 2. L’ouvrier qui a fini attend sur la case « effectuée » de cette action ; au tour suivant, le plus à gauche choisit d’abord.
lesson-workers-5 = Les animaux, l’échange et le chargement n’avaient personne : il s’y trouve maintenant un bonus de 1. Il grandit à chaque tour, jusqu’à 4, et va à celui qui choisit cette action.
lesson-build = Planches et poix
lesson-build-1 = À vous de construire : jusqu’à 8 planches et cubes de poix, 1 point chacun ; votre adversaire jusqu’à 5. Les deux chats sont en jeu, et il leur faut une case.
lesson-build-2 = Commencez sur le contour : cette case est au bord de l’arche.
lesson-build-3 = Puis une planche à gauche. Elle est à vous, et cela rapportera.
lesson-build-4 = Et une à droite. Un seul côté reste ouvert.
lesson-build-5 = Celle-ci ferme la case : un enclos de taille 1. Quand un plus grand se ferme, les planches qui se trouvent à l’intérieur retournent à la réserve.
lesson-build-6 = Mais une arche doit être étanche. La poix se met entre deux planches du contour : il faut donc le prolonger des deux côtés. Mettez une planche ici ; l’autre suit.
lesson-build-7 = Maintenant le premier cube, entre deux planches.
lesson-build-8 = Et le second. Tous les emplacements de poix de votre enclos sont alors remplis.
lesson-build-9 = Huit pièces, 8 points. Votre adversaire a construit à côté, et deux planches de cet enclos sont à vous : vous pourrez l’utiliser aussi.
lesson-load = Tous à bord
lesson-load-1 = Le deuxième tour. Les ouvriers de votre adversaire sont maintenant les plus à gauche et choisissent d’abord. Gardez l’œil sur le bonus de « charger ».
lesson-load-2 = Il est encore là. Choisissez de charger : le bonus vous donne aussitôt 1 point.
lesson-load-3 = Les animaux veulent manger. Votre second ouvrier cueille de la nourriture.
lesson-load-4 = Votre adversaire a pioché un mâle et une femelle et en a gardé un ; l’autre est pour vous. Presque toujours, tous participent à l’action.
lesson-load-5 = Vous avez 8 points de chargement, votre adversaire ensuite 5. Mettez de la nourriture dans votre enclos : elle coûte 1 et rapporte 1. Il en faut dans chaque case.
lesson-load-6 = Nourri, étanche et juste assez grand : chargez les chats. Le vôtre coûte 1, sa taille ; celui de votre adversaire vient gratuitement.
lesson-load-7 = Qu’ils entrent : 2 points pour votre chat, 4 pour vos planches de la clôture et 2 pour la poix autour.
lesson-load-8 = Les colombes sont petites : elles ne coûtent rien et logent dans tout enclos, même à côté d’un autre couple. Chargez-les aussi ; elles s’installent chez les chats.
lesson-load-9 = Les planches et la poix ont compté une fois de plus : 24 points à 8 ! Voilà pourquoi les petits animaux sont si précieux. Un enclos reçoit un petit couple et un grand.
lesson-animals = Rassembler les animaux
lesson-animals-1 = Trois joueurs, une arche plus longue et plus d’espèces. Vous avez un chien et un mouton ; les tuiles de tous sont visibles. Cherchez celles dont le partenaire est en jeu.
lesson-animals-2 = Celui qui rassemble les animaux choisit d’abord. Envoyez-y votre ouvrier.
lesson-animals-3 = Votre autre ouvrier choisit en dernier. Préparez la poix : 3 cubes pour vous, 1 pour chacun des autres.
lesson-animals-4 = Un mâle et une femelle sont piochés. À trois, vous piochez une troisième tuile ; à quatre, c’est deux et deux. Choisissez le sac des femelles.
lesson-animals-5 = L’éléphant rapporterait 8 points, mais il faudrait un grand enclos. La lapine, elle, est chez un adversaire : prenez le lapin mâle.
lesson-animals-6 = Chacun des autres a dû prendre une des tuiles restantes. Un animal resté à terre coûte sa taille à la fin : une tuile n’est pas toujours un cadeau !
lesson-exchange = L’échange
lesson-exchange-1 = Nous revoici au deuxième tour, et le bonus de l’échange est encore libre.
lesson-exchange-2 = Choisissez l’échange : vous y serez seul. Votre autre ouvrier va au chargement.
lesson-exchange-3 = D’abord une récompense : un point, de la nourriture, une planche ou de la poix. Prenez de la nourriture ; les chats en voudront.
lesson-exchange-4 = Puis vous permutez deux planches de l’arche, ou vous échangez un animal. Votre singe est seul : personne n’a son partenaire. Choisissez les animaux.
lesson-exchange-5 = Piochez trois tuiles, chacune dans le sac de votre choix. D’abord un mâle.
lesson-exchange-6 = Un corbeau. Maintenant une femelle ; la troisième tuile est piochée pour vous.
lesson-exchange-7 = Une lionne vaut 6 points, un singe seulement 4. Gardez la lionne.
lesson-exchange-8 = Rendez le singe. Le chat et la colombe ne pourraient pas partir : leurs partenaires sont en jeu.
lesson-exchange-9 = Les autres tuiles sont retournées dans les sacs. Un échange donne à coup sûr un petit quelque chose, et peut-être beaucoup.
lesson-end = Le dernier chargement
lesson-end-1 = Le dixième tour. La partie finit après dix tours au moins, dès que tout le contour a ses planches ; au plus tard après le tour 20, ou quand il ne reste pas assez de planches. Une seule arête est ouverte : regardez votre adversaire.
lesson-end-2 = L’arche est fermée, et votre adversaire a chargé. Vous pouvez charger aussi, avec 5 points : trop peu pour vos deux tigres, qui en coûtent 6. Mettez ici de la nourriture, tant qu’elle rapporte.
lesson-end-3 = Cela suffit. Le tour finit, et avec lui presque toute la partie.
lesson-end-4 = Au dernier chargement, rien ne rapporte plus. Mais tout ce que vous gardez coûte 1 : planches, poix, nourriture. Mettez de la nourriture ici.
lesson-end-5 = Et ici. Une planche à vous n’est plus nécessaire.
lesson-end-6 = Plus aucune case n’est libre. Vous en avez fini avec la nourriture.
lesson-end-7 = Après la nourriture viennent les couples, sans points de chargement cette fois. Un animal à terre coûte sa taille : vos deux tigres 3 chacun. Chargez-les !
lesson-end-8 = Cet enclos a trois cases, toutes nourries et étanches.
lesson-end-9 = Vous gagnez par 59 à 57 ! Le plus de planches sur le contour vous a rapporté 5 points ; ce qui restait a coûté cher aux deux. Sans les tigres à bord, vous auriez perdu.
lesson-plan = Un premier plan
lesson-plan-1 = Tour 3 : vous menez par 24 à 8. Vous avez un singe, votre adversaire un kangourou : il faut deux cases à chacun. Voyez ce que choisit votre adversaire.
lesson-plan-2 = Le bonus de l’échange est monté à 2. Prenez-le avant les autres.
lesson-plan-3 = Votre adversaire coupe du bois, ce qui vous donne 2 planches avant la construction. Construisez donc !
lesson-plan-4 = D’abord l’échange : comme récompense, prenez une planche.
lesson-plan-5 = Permutez maintenant deux planches de l’arche.
lesson-plan-6 = L’enclos des chats est plein et ne rapporte plus rien. Soulevez votre planche, sous les chats.
lesson-plan-7 = Et mettez-la sur le contour, à la place de celle de votre adversaire : le plus de planches y rapporte 5 points à la fin.
lesson-plan-8 = Construisez maintenant deux cases dans l’angle, là où il y a déjà des planches. Posez la première ; les autres suivent, et la poix avec elles.
lesson-plan-9 = Un enclos de deux cases, toutes les planches à vous, pour des singes ou des kangourous. Cherchez d’abord les couples, construisez ce qu’il leur faut, profitez aussi des planches des autres, et surveillez les bonus. Vous connaissez maintenant tout le jeu.

# Images de la page des règles
figure-ARK-27 = Un enclos de deux cases, entouré de planches de deux couleurs.
figure-ARK-29 = Des cubes de poix dans un coin et entre deux planches du contour.
figure-ARK-32 = Un couple de moutons dans un enclos de deux cases, toutes deux avec de la nourriture, entouré de planches et de poix.
