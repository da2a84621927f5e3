# L’aide de la ligne de commande : l’anglais se trouve dans les modules d’arkade.cli, à côté de ce qu’il décrit.
help-usage = utilisation :
help-heading-positional = arguments{"\u00A0"}
help-heading-options = options{"\u00A0"}
help-help = afficher cette aide
help-version = afficher la version
help-lang = langue des textes

help-about = cinq jeux d’animaux et d’arches : pour y jouer, vérifier des parties et les étudier
help-about-play = jouer une partie dans le terminal, contre des robots ou à plusieurs sur un clavier
help-about-rules = montrer les règles d’un jeu, ou quelques-unes par leur numéro
help-about-games = énumérer les jeux, leurs nombres de joueurs et leurs options
help-about-bots = énumérer les robots, leurs paramètres et leurs niveaux
help-about-replay = revoir une partie enregistrée, coup par coup
help-about-verify = rejouer une partie enregistrée et vérifier chaque coup, le résultat et le sceau de la donne
help-about-serve = servir des tables aux navigateurs : salles par lien, personnes et robots, rien ne se perd
help-about-backup = copier dans un fichier la base de données d’un serveur en marche, et vérifier la copie
help-about-restore-backup = vérifier une copie faite par `arkade backup` et en faire la base de données d’un serveur
help-about-check-db = rejouer chaque salle de la base de données d’un serveur selon les règles, et dire ce qui est faux
help-about-forget = supprimer de la base de données d’un serveur les salles où rien ne se passe depuis des jours
help-about-lobby = montrer les tables qu’un serveur annonce à tous, en retirer de la liste ou fermer des salles pour de bon
help-about-doctor = dire ce qui est installé, compilé ou manquant, en un tableau à joindre à un rapport
help-about-compile = compiler les règles maintenant, pour qu’aucune partie ne commence par des règles interprétées
help-about-arena = faire jouer un tournoi à des robots et montrer leur force
help-about-learn = apprendre un jeu à un réseau, par des parties contre lui-même
help-about-bench = mesurer les vitesses, et celles d’OpenSpiel s’il est installé

help-more-play = exemples :
    {"  "}arkade play GAME                              vous contre un robot de force moyenne
    {"  "}arkade play GAME --players 4 --seat all       quatre personnes sur un clavier
    {"  "}arkade play GAME --bots easy,mcts:ms=500      deux robots de votre choix
    `arkade games` énumère les jeux et leurs options, `arkade bots` les robots.
help-more-verify = codes de sortie : 0 tout est vrai, 1 abîmé ou falsifié (l’endroit est nommé), 2 illisible
help-more-serve = docs/server.md en dit plus. ARKADE_KEYS peut contenir les clés qui signent les cookies, séparées par des virgules, la plus récente d’abord.
help-more-backup = pour SQLite ; pour PostgreSQL : pg_dump (docs/server.md)
help-more-restore-backup = Arrêtez d’abord le serveur et déplacez sa base de données : rien n’est écrasé.
help-more-check-db = codes de sortie : 0 tout est vrai, 1 il y a des erreurs (chacune est nommée), 2 illisible
help-more-learn = exemples :
    {"  "}arkade learn GAME --minutes 20                tous les nombres de joueurs
    {"  "}arkade learn GAME --players 2,3 --positions 5000000 --seed 1 --out F
    Ctrl-C l’arrête et garde ce qui est appris ; --resume reprend. Avec un seul processus, la même
    graine et le même --positions donnent les mêmes poids. À la fin, un match dit ce qu’ils valent,
    et une ligne qui joue avec : docs/learning.md.
help-more-arena = exemples :
    {"  "}arkade arena GAME --players 4 --bots random             le premier à jouer gagne-t-il souvent ?
    {"  "}arkade arena GAME --players 4 --bots mcts:ms=200,random --out DIR
    Chaque donne est jouée dans toutes les rotations de places, et chaque robot a autant de places
    que les autres. La même commande reprend un tournoi interrompu.

help-game = quel jeu (voir `arkade games`)
help-games = seulement ces jeux (sinon tous)
help-players = combien de places (sinon la plus petite table)
help-option = une option du jeu ; à répéter pour en donner plusieurs
help-db = la base de données : sqlite:///FILE ou postgresql://… (ARKADE_DB, sinon sqlite:///arkade.db)
help-play-seat = une place pour une personne, à partir de 0 ; à répéter pour plusieurs personnes ; `all` pour toutes les places (sinon 0)
help-play-bots = les robots des autres places, séparés par des virgules, par exemple mcts:ms=N (voir `arkade bots` ; sinon medium)
help-play-seed = rejouer la donne de ce numéro (sinon au hasard)
help-rules-game = quel jeu ; `common` pour les règles communes à tous
help-rules-numbers = seulement ces règles, par exemple COM-02
help-replay-seat = la montrer comme cette place l’a vue (sinon tout est visible)
help-replay-move = commencer après le coup N
help-serve-host = l’adresse où écouter (127.0.0.1 ; 0.0.0.0 pour toutes)
help-serve-port = le port où écouter (8000)
help-serve-workers = processus ; plus d’un seulement avec PostgreSQL (1)
help-serve-open = ouvrir la page dans un navigateur, s’il y a un bureau
help-serve-origin = un autre site dont les pages peuvent se connecter
help-serve-proxy = les proxys dont on croit les en-têtes X-Forwarded
help-serve-metrics = à qui /metrics se montre (127.0.0.1 ; * pour tous)
help-serve-limit = une autre limite que d’habitude (docs/server.md)
help-serve-no_lists = ne laisser personne annoncer une table sur la page d’accueil
help-serve-log = ce qui est consigné
help-backup-file = un nouveau fichier
help-restore-backup-file = la copie
help-forget-older = nombre de jours
help-more-lobby = ROOM est le nom d’une salle ou son début, tel que le journal du serveur l’indique.
help-lobby-unlist = la retirer de la liste
help-lobby-close = la fermer pour de bon
help-compile-ship = les mettre dans le paquet, pour une archive wheel
help-learn-players = nombres de joueurs à apprendre, séparés par des virgules (sinon tous)
help-learn-minutes = pendant combien de temps (10, si --positions n’est pas donné)
help-learn-positions = le nombre de positions dont il apprend
help-learn-out = le fichier des poids (sinon celui de l’utilisateur)
help-learn-resume = reprendre là où F s’est arrêté
help-learn-keep = garder aussi à la fin ce qu’il faut à --resume
help-learn-games = parties du match qui dit ce que valent les poids (40 ; 0 : aucune)
help-learn-seed = décide de tout, sauf de la durée (0)
help-learn-columns = la largeur du réseau
help-learn-workers = processus qui jouent (1 : celui-ci)
help-learn-stray = part des coups joués au hasard (0.05)
help-learn-later = λ : part, dans une cible, de ce qui vient après la position suivante (0.99)
help-learn-margin = part de l’avance, à côté de la victoire, dans ce que vaut une fin (0.4)
help-learn-batch = positions d’un pas (1024)
help-learn-rate = de combien un pas change un poids, au plus et environ (0.001)
help-learn-sims = simulations d’une recherche qui joue ; 0 : un seul regard en avant (0)
help-arena-bots = les robots, séparés par des virgules ; nommé deux fois, un robot occupe deux places (voir `arkade bots`)
help-arena-games = combien de parties, ou un peu plus (400 ; avec --until, au plus)
help-arena-until = s’arrêter quand tous les intervalles à 95 %%, chance ôtée, s’étendent d’au plus W de chaque côté, par exemple 0.02
help-arena-seed = décide des donnes et du hasard des robots (0)
help-arena-jobs = processus (sinon autant que les processeurs le permettent)
help-ray = jouer sur un groupe Ray : auto, HOST:PORT ou local
help-arena-out = un dossier pour le journal, les tableaux, le résumé et les graphiques
help-arena-replays = garder chaque partie dans DIR
help-arena-yes = jouer autant de parties qu’il en faut pour un tournoi équitable
help-bench-json = y écrire aussi les chiffres
help-bench-rounds = tours entrelacés ; les médianes sont montrées (5)
help-about-review = dire où une partie enregistrée s’est jouée : erreurs, chance, chances de chacun
help-more-review = exemples :
    {"  "}arkade review game.json --html review.html
    {"  "}arkade review game.json --level deep --seat 0 --json review.json
    Ctrl-C y met fin et garde ce qui est jugé. La même graine donne la même analyse, sauf avec --seconds.
    Les niveaux sont quick, usual et deep ; docs/review.md dit ce que veulent dire les nombres.
help-review-level = combien de simulations : quick, usual ou deep (usual)
help-review-seconds = combien de temps y passer au plus, environ
help-review-seat = ne juger que les décisions de cette place
help-review-seed = décide du hasard des simulations (0)
help-review-json = y écrire toute l’analyse
help-verify-key = la clé publique d’un serveur (son adresse, puis /api/key) : le fichier doit en porter la signature
help-check-db-seal = tenir désormais pour vrai tout ce qui s’y trouve : tout reçoit une nouvelle empreinte
help-review-html = y écrire une page avec le graphique des chances
help-about-puzzles = fabriquer des problèmes d’un jeu, des positions où un seul coup est le meilleur, ou vérifier ceux qu’il a
help-more-puzzles = exemples :
    {"  "}arkade puzzles make GAME --number 60 --out puzzles.json
    {"  "}arkade puzzles make GAME --number 60 --file puzzles.json --seed 2   d’autres, en plus de ceux d’un fichier
    {"  "}arkade puzzles check GAME                     ceux du jeu, par un juge d’autres graines
    Ctrl-C y met fin et garde ce qui est trouvé. La même graine donne les mêmes problèmes avec les mêmes
    poids ; docs/puzzles.md dit ce qui fait un problème.
help-puzzles-what = en fabriquer, ou vérifier un fichier
help-puzzles-number = combien en fabriquer (60)
help-puzzles-players = pour quels nombres de joueurs, séparés par des virgules (sinon tous)
help-puzzles-seed = décide de tout (0)
help-puzzles-out = le fichier à écrire (sinon GAME.puzzles.json)
help-puzzles-file = le fichier à vérifier (sinon celui du jeu), ou à compléter

help-about-study = mesurer ce qu’est un jeu : places, durée, chance, adresse, ouvertures
help-more-study = exemples :
    {"  "}arkade study GAME --players 4 --out DIR                 report.md et report.html sont dans DIR
    {"  "}arkade study GAME --vary players=2,3,4 --games 200      ce qui change avec la table
    Pour les auteurs de jeux : --vary prend toute option du jeu, nombres et fichiers de cartes compris (voir `arkade games`).
    La même commande reprend une étude interrompue et redonne les mêmes chiffres. Les rapports sont en anglais.
help-study-vary = une option, ou players, et ses valeurs ; toutes sont étudiées et montrées côte à côte
help-study-games = parties de chaque table (400)
help-study-ladder = parties de chaque niveau contre le suivant (100)
help-study-level = qui occupe toutes les places (medium)
help-study-seed = décide des donnes et du hasard des robots (0)
help-study-jobs = processus (sinon autant que les processeurs le permettent)
help-study-out = un dossier pour le rapport, ses images et les parties
