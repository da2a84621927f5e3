# Les erreurs, chacune une phrase pour une personne ; ce qui est entre guillemets simples a été tapé ainsi.
error-usage = { $what } (essayez : { $help })
error-at = { $place } : { $what }

# Jeux, options, coups
error-no-game = il n’y a pas de jeu { $game } ; les jeux sont { $games }
error-game-not-loaded = le jeu { $game } ne peut pas être chargé : { $reason }
error-not-a-game = le point d’entrée { $game } ne donne pas la définition d’un jeu de ce nom
error-option = l’option { $name } ne peut pas valoir { $value } : { $allowed }
error-option-twice = l’option { $name } est donnée deux fois
error-option-form = une option s’écrit NOM=VALEUR, et non { $text }
error-option-players = le nombre de joueurs se donne par --players
error-not-a-move = { $text } n’est pas un coup de { $game } ; { $hint }
error-not-an-action = { $text } n’est pas une action de { $game } : elles vont de 0 à { $last }
error-illegal = { $move } n’est pas permis maintenant : { $reasons }
error-reason = { $text } ({ $rule })
error-reasons = { $first } { $rest }
error-no-seat = il n’y a pas de place { $seat } : elles vont de 0 à { $last }
error-no-seat-for-people = il n’y a pas de place { $seat } : elles vont de 0 à { $last }, ou `all` pour toutes
error-no-seed = une graine est un nombre entier, et non { $seed }
error-seed-range = une graine est comprise entre 0 et 2^128 - 1, ce que n’est pas { $seed }
error-no-rule = il n’y a pas de règle { $number } ; elles vont de { $first } à { $last }
hint-near = vouliez-vous dire { $moves } ?
hint-like = un coup s’écrit par exemple { $move }
or = { $first } ou { $second }

# Ce qui peut figurer à un endroit
takes = il faut { $what }
takes-players = { $game } se joue de { $least } à { $most } joueurs
takes-options = les options de { $game } sont { $options }{ $near ->
        [none] { "" }
       *[some] {"\u00A0"}; vouliez-vous dire { $near } ?
    }
takes-seat = il faut une place de 0 à { $last }, ou random
takes-number = un nombre de 0 à { $most }
takes-set = il faut random, ou { $count } noms différents parmi { $names }
takes-file = il faut { $default }, ou le chemin d’un fichier
takes-multiple = un multiple de { $step } entre { $step } et { $most }
takes-whole = un nombre entier de { $least } à { $most }
takes-real = un nombre de { $least } à { $most }
takes-switch = on ou off
takes-path = le chemin d’un fichier

# Robots
error-no-bot = il n’y a pas de robot { $bot } ; il y a { $bots }
error-bot-not-loaded = le robot { $bot } ne peut pas être chargé : { $reason }
error-not-a-bot = le point d’entrée { $bot } ne donne pas de classe de robots de ce nom
error-level = le niveau { $level } ne prend pas de paramètres ; il vaut { $bot }
error-no-parameter = le robot { $bot } n’a pas de paramètre { $name } : ses paramètres sont { $names }
error-no-parameters = le robot { $bot } n’a pas de paramètre { $name } : il n’en a aucun
error-parameter-form = un paramètre s’écrit { $name }=VALEUR, et non { $text }
error-parameter-twice = le paramètre { $name } est donné deux fois dans { $text }
error-parameter = { $name } ne peut pas valoir { $value } : il faut { $allowed }
error-parameter-missing = il manque au robot { $bot } : { $names } ({ $example }=VALEUR)
error-budget = le robot { $bot } a besoin d’un budget : { $name }:sims=1000, { $name }:ms=200 ou { $name }:cpu_ms=200

# Poids appris
error-weights = les poids { $file } sont inutilisables : { $why }
weights-none = il n’y en a pas encore pour ce jeu, { $command } en apprend
weights-damaged = ils sont abîmés, ou ce ne sont pas des poids
weights-checksum = ils ont été modifiés après l’apprentissage
weights-format = ils sont au format { $found }, celui d’une autre version d’Arkade
weights-game = ils sont ceux du jeu { $found }, et non de { $game }
weights-features = ils ont été appris à partir d’autres caractéristiques que celles du jeu actuel
weights-setup = leur apprentissage avait une autre graine ou d’autres nombres de joueurs
error-learn-players = on ne peut pas apprendre à { $number } joueurs : le jeu en admet { $least } à { $most }
error-learn-number = il faut une liste de nombres de joueurs, comme 2,3, et non { $text }
error-learn-long = aucune partie contre soi-même ne s’est terminée en { $positions } positions
error-learn-workers = il faut au moins un processus pour jouer, et non { $workers }

# Fichiers et parties enregistrées
error-write = impossible d’écrire { $file } : { $reason }
error-read = impossible de lire { $file } : { $reason }
error-no-move = il n’y a pas de coup { $move } : la partie en compte { $moves }
error-review-level = il n’y a pas de niveau { $level } ; il y a { $levels }
error-review-seconds = --seconds attend un nombre supérieur à 0, et non { $seconds }
error-review-unfinished = la partie n’a pas été jouée jusqu’au bout : seule une partie finie peut être analysée
error-puzzles-number = il faut demander au moins un problème, et non { $number }
error-puzzles-players = les problèmes sont pour des nombres de joueurs, par exemple 2,3, et non { $text }
fault-moves = { $moves ->
    [one] il y a { $moves } coup
   *[other] il y a { $moves } coups
 }
fault-commitment = ce n’est pas le sceau de cette graine et de cet en-tête : l’un des deux a été modifié
fault-result = les actions mènent à { $true }, et non à { $claimed }
fault-length = plus de { $most } octets
fault-encoding = ce n’est pas du texte UTF-8
fault-json = ce n’est pas du JSON : { $reason }
fault-replay = ce n’est pas une partie enregistrée : { $reason }
fault-format = { $found } n’est pas { $format }
fault-seed = une graine est un nombre entier en chiffres décimaux
fault-told = ce qui est rapporté ne correspond pas aux coups
fault-unsigned = ce fichier n’est pas signé
fault-key = ce fichier est signé par une autre clé
fault-signature = la signature n’est pas celle de ce contenu : quelque chose a été modifié après la signature
error-data-type = un état se rétablit à partir d’octets, et non de { $type }
error-data-length = un état de { $game } a { $size } octets, et non { $found }
error-data-damaged = ces octets sont abîmés, ou d’un autre jeu, d’une autre version ou d’autres options que { $game }
error-data-impossible = ces octets ne sont pas un état de { $game } auquel une partie puisse mener
result = scores { $scores }, gagnants { $winners }
result-none = une partie inachevée
place-move = coup { $number }
place-action = action { $number }
place-byte = octet { $number }
place-line = ligne { $line }, colonne { $column }
place-file = fichier
place-header = en-tête
place-commitment = sceau
place-result = résultat
place-told = dires du serveur
place-signature = signature
error-no-cryptography = pour vérifier une signature, il faut un paquet de plus (cryptography) : pip install 'arkade[server]'

# Le serveur
error-server-packages = il manque un paquet au serveur ({ $package }) : pip install 'arkade[server]'
error-workers = --workers attend un nombre à partir de 1
error-workers-sqlite = SQLite sert un seul processus ; pour --workers, donnez à --db une adresse postgresql
error-port = --port attend un nombre de 0 à 65535, et non { $port }
error-host = --host attend une adresse de cette machine, et non { $host }
error-port-forbidden = le port { $port } vous est interdit : prenez-en un à partir de 1024
error-port-unusable = on ne peut pas écouter sur { $host }, port { $port } : { $reason }
error-port-used = le port { $port } est déjà pris, peut-être par un arkade en marche : prenez-en un autre, comme --port { $other } (make play PORT={ $other })
error-limit = une limite s’écrit NOM=NOMBRE, avec l’un des noms { $names } ; et non { $text }
error-db-form = --db attend une adresse comme sqlite:///arkade.db ou postgresql://user:password@host/name
error-db-kind = --db attend une adresse sqlite ou postgresql, et non { $kind }
error-db-package = il manque un paquet pour PostgreSQL (asyncpg) : pip install 'arkade[postgresql]'
error-db-folder = la base de données est inutilisable : il n’y a pas de dossier pour { $file }
error-db = la base de données est inutilisable : { $reason }
error-db-silent = la base de données ne répond pas
error-db-copy-postgresql = PostgreSQL se copie avec ses propres programmes : pg_dump -Fc URL > FICHIER, pg_restore -d URL FICHIER
error-db-missing = il n’y a pas de base de données { $file }
error-db-copy-there = il y a déjà quelque chose à { $file } ; déplacez-le d’abord
error-db-copy = impossible de copier { $file } vers { $target } : { $reason }
error-db-copy-faults = { $file } contient des erreurs : rien n’a été restauré
error-older = --older attend un nombre de jours à partir de 1
error-room-many = le nom de plusieurs salles commence par { $room } ; donnez-en davantage
error-room-none = aucune salle n’a un nom qui commence par { $room }

# Tournois et mesures
error-many-games = un tournoi équitable de ces joueurs prend { $games } parties : ajoutez --yes si c’est voulu
error-arena-players = le jeu donné est pour { $players } joueurs, et non { $asked }
error-arena-folder = les parties se gardent dans un dossier : dites lequel
error-arena-empty = { $file } ne contient encore aucune partie
error-arena-jobs = il faut au moins 1 processus, et non { $jobs }
error-study-games = une étude compte au moins { $least } parties à cette table, et pas moins de 0 entre un niveau et le suivant
error-vary = --vary s’écrit NOM=VALEUR,VALEUR, chaque valeur une seule fois, et non { $text }
error-arena-packages = il manque à l’arène { $packages } : pip install 'arkade[arena]'
error-arena-games = un tournoi compte au moins 1 partie, et non { $games }
error-arena-until = un intervalle s’étend de chaque côté d’une fraction de 1, par exemple 0.02, et non de { $until }
error-arena-bots = un tournoi a besoin d’au moins un robot
error-arena-other-files = { $folder } contient d’autres fichiers et pas de tournoi ; donnez un dossier nouveau ou vide
error-arena-running = un autre processus joue le tournoi de { $folder }
error-arena-write = impossible d’écrire dans { $file } : { $reason }
error-arena-log = { $file } n’est pas le journal d’un tournoi
error-arena-format = { $file } est au format { $found }, et non { $format }
error-arena-line = { $file }, ligne { $line } est abîmée : { $reason }
fault-arena-game = ce n’est pas une partie de ce tournoi
error-arena-another = { $folder } contient un autre tournoi : { $field } y vaut { $found }, et non { $asked } ; donnez un autre dossier
error-arena-lost = la partie { $game } est abandonnée : son processus s’est arrêté { $times } fois ({ $why })
error-arena-code = un processus a un autre code que le tournoi : le même arkade doit être installé partout
error-arena-rules = les règles d’un processus sont { $found ->
        [compiled] compilées
       *[interpreted] interprétées
    } et celles du tournoi { $wanted ->
        [compiled] compilées
       *[interpreted] interprétées
    } : il faut installer arkade[compile] partout, ou nulle part
error-arena-bot = le robot { $bot } a échoué dans la partie { $game }, coup { $move } : { $reason }
error-arena-replay = la partie enregistrée { $game } ne finit pas comme la partie jouée
error-ray-package = un groupe Ray a besoin de Ray : pip install 'arkade[ray]'
error-ray-address = une adresse Ray est auto, local ou HOST:PORT, et non { $address }
error-ray = il n’y a pas de groupe Ray à { $address } : { $reason }
error-ray-other = autre chose y répond
error-ray-processors = une partie prend { $threads } processeurs, et aucune machine n’en a plus de { $most }
error-ray-game = la partie { $game } a échoué dans le groupe : { $reason }
error-rounds = il faut au moins 1 tour, et non { $rounds }
error-ship = il n’y a pas de { $file } : une archive wheel demande un compilateur C et les en-têtes de Python

# Lignes de commande fautives
usage-required = il manque : { $names }
usage-unknown = arguments inconnus : { $text }
usage-choice = { $name } : { $value } n’est pas un choix possible (choisissez parmi { $choices })
usage-number = { $name } : { $value } n’est pas un nombre entier
usage-one = { $name } : il faut une valeur
usage-some = { $name } : il faut au moins une valeur
usage-none = { $name } : pas de valeur ici, et non { $value }
usage-ambiguous = option ambiguë : { $text } peut désigner { $options }
