# Les mots de la page.
app-name = Arkade
nav = Site
skip = Aller au contenu
rules = Règles
credits = Crédits
close = Fermer

# Un joueur par son nom ; .first commence une phrase.
player = { $name }
    .first = { $name }
you = (vous)
host = (hôte)
away = (absent)
guest = invité
bot-random = débutant
bot-greedy = glouton
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-expert = expert
# Their names, one for each seat, and how they play.
bot-how = { $level } : { $about }
bot-random-name = { $seat ->
    [0] Dodo
    [1] Dido
    [2] Dada
    [3] Dudu
    [4] Dede
   *[other] Didi
 }
bot-easy-name = { $seat ->
    [0] Pip
    [1] Mimi
    [2] Nibs
    [3] Tuck
    [4] Dot
   *[other] Pepper
 }
bot-medium-name = { $seat ->
    [0] Rusty
    [1] Vixie
    [2] Ember
    [3] Todd
    [4] Ruby
   *[other] Amber
 }
bot-hard-name = { $seat ->
    [0] Corvin
    [1] Sable
    [2] Onyx
    [3] Morrie
    [4] Jet
   *[other] Nyx
 }
bot-expert-name = { $seat ->
    [0] Tembo
    [1] Nellie
    [2] Hanno
    [3] Mumba
    [4] Ella
   *[other] Titan
 }
bot-random-about = joue n’importe quel coup permis. Un premier adversaire pour apprendre les règles.
bot-easy-about = regarde quelques coups plus loin et laisse passer beaucoup de choses. Vous gagnerez souvent.
bot-medium-about = pèse ses chances avant chaque coup. Une partie équilibrée quand on connaît le jeu.
bot-hard-about = réfléchit dix fois plus longtemps et punit les erreurs.
bot-expert-about = a appris de millions de parties contre lui-même et n’oublie rien. Le battre est un exploit.
bot-name = Robot { $letter } ({ $level })
stand-in-name = Remplaçant { $letter }
seat-letter = Place { $letter }

# Réglages
settings = Réglages
setting-language = Langue
theme = Couleurs
theme-auto = comme le système
theme-light = claires
theme-dark = sombres
animation = Mouvement des pièces
speed-none = aucun
speed-fast = rapide
speed-normal = normal
speed-slow = lent
sound = Son
notifications = M’avertir quand c’est mon tour
confirm = Montrer un coup avant de le jouer
confirm-always = toujours
confirm-touch = s’il tient en un seul toucher
confirm-never = jamais
single = Jouer tout seul le coup qui est le seul possible

# Accueil
play-now = Jouer
play-now-game = { $name } : jouer tout de suite
with-friends = Entre amis
with-friends-game = { $name } : entre amis
with-friends-title = { $game } entre amis
learn-it = Apprendre
learn-game = { $name } : apprendre
rules-game = { $name } : les règles
minutes = { $minutes } min
difficulty-1 = vite appris
difficulty-2 = quelques règles
difficulty-3 = pour une longue soirée
guest-name = Invité
seat-you = vous
seat-friend = un ami
seat-bot = robot : { $level }
tables-mine = Mes tables
tables-open = Tables ouvertes
tables-more = encore { $count }
table-over = terminée
table-won = gagnée
table-closed = fermée
table-waiting = pas commencée
table-due = { $when } au plus tard
rule = la règle
rule-of-option = La règle { $rule }
clock-days = des jours pour chaque coup
clock-days-each = Jours par coup
clock-days-count = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }
clock-days-about = Personne n’a besoin d’être là : la table attend des semaines s’il le faut. Le remplaçant ne joue que pour qui a laissé passer ses jours.
clock-left-days = { $days } j
clock-left-hours = { $hours } h
list-table = Annoncer la table sur la page d’accueil : chacun peut s’y asseoir
players = Joueurs
seats = Places
seat-person = une personne
your-name = Votre nom
make-room = Ouvrir la salle
read-rules = Lire les règles
clock = Pendule
clock-off = aucune
clock-move = par décision
clock-game = pour toute la partie
clock-seconds-move = Secondes par décision
clock-seconds-game = Secondes pour la partie
clock-increment = Secondes de plus après chaque tour
allow-hints = Les conseils sont permis
autoplay = Les coups sans choix sont joués d’office
allow-watch = D’autres peuvent regarder
bots-and-absence = Robots et absents
pace = Pause avant le coup d’un robot
grace = Secondes d’attente pour un absent
stand-in = Qui joue pour les absents
set-random = au hasard ({ $count })
set-chosen = { $chosen } sur { $count }

# La salle avant la partie
lobby-about = Un remplaçant joue aux places libres, et chacun peut encore s’y asseoir.
seat-open = libre
seat-kept = pour { $name }
sit = S’asseoir
stand = Se lever
make-host = Nommer hôte
kick = Exclure
mute = Masquer
unmute = Ne plus masquer
muted = (masqué)
menu-of = Plus sur { $name }
bot-instead = un robot à la place…
sure = Vraiment ? { $what }
bot-for-seat = Qui joue ici
watching = Spectateurs
start = Commencer
wait-for-host = L’hôte va commencer.
invite = Inviter
invite-about = Quiconque a ce lien peut entrer.
copy = Copier
copied = Copié.
copy-yourself = Appuyez sur Ctrl+C pour copier.
other-device = Jouer sur un autre appareil
other-device-about = Ce lien vous y transporte : votre place, votre nom et, si vous êtes l’hôte, ce rôle aussi. Il sert une fois ; gardez-le pour vous.
other-device-link = Créer mon lien
options = Options
change = Changer
changed = C’est changé.
room = Salle
close-room = Fermer la salle
join-sit = Prendre une place
join-watch = Regarder seulement
connecting = Connexion…
connection-lost = Connexion perdue ; rétablissement…
paused = Le serveur ne peut rien enregistrer pour l’instant. La partie reprendra d’elle-même ; rien n’est perdu et aucune horloge ne tourne.
ended-4403 = L’hôte vous a exclu.
ended-4404 = Cette salle n’existe pas.
ended-4410 = La salle est fermée.
leaving = { $name } n’est plus là. Un remplaçant prend la place dans { $seconds } s.
room-full = Toutes les places sont prises ; vous pouvez regarder.
room-full-closed = Toutes les places sont prises, et cette table n’admet pas de spectateurs.
by-stand-in = (remplaçant)
device = Un autre appareil
device-about = Un lien qui vous emmène, avec votre nom, vos tables, vos réglages et vos progrès, sur un autre appareil. Il sert une fois, pendant dix minutes ; gardez-le pour vous.
device-link = Créer un lien
device-arrive = Continuer ici
device-arrive-about = Cet appareil prend la suite de celui qui a créé le lien : son nom, ses tables, ses réglages. Ce que ce navigateur gardait est remplacé.
device-become = Continuer ici
device-none = Cette page s’ouvre par un lien créé dans les réglages d’un autre appareil.
forget = Vos données
forget-about = Efface vos tables et, à celles que vous partagez avec d’autres, votre nom, votre place et ce que vous avez écrit. Les coups restent : la partie est aussi celle des autres. Ce navigateur vous oublie également. C’est définitif.
forget-me = Effacer mes données
offline = Pas de connexion. Règles, leçons et problèmes déjà ouverts restent là ; vos tables vous attendent.
title-home = Arkade
title-rules = { $game } : les règles – Arkade
title-replay = { $game } : revoir la partie – Arkade
title-learn = { $game } : la leçon – Arkade
title-credits = Crédits – Arkade
title-device = Un autre appareil – Arkade
title-missing = Introuvable – Arkade
table-wide = Tableau
credits-software-and-font = Les logiciels et la police
to-home = Choisir un jeu
to-room = Vers la salle

# La table
turn-yours = À vous
turn-of = C’est à { $who } de jouer.
turn-what = { $who } : { $what }
title-turn = ● À vous – { $game }
title-room = { $game } – Arkade
looking-back = Retour en arrière : coup { $move } sur { $of }
over = La partie est finie
stopped = La partie a été arrêtée
halted = Quelque chose qui était enregistré de cette partie n’est plus lisible : elle en reste au coup { $moves }. L’hôte peut reprendre ici ou l’arrêter.
resume = Reprendre
broken = Quelque chose qui était enregistré de cette partie n’a pas pu être relu et a été laissé de côté.
practised = C’était un entraînement avec des cartes connues, { $moves ->
    [0] sur la donne d’une autre partie
   *[other] en reprenant une autre partie après le coup { $moves }
 }.
undealt = La dernière partie ne peut plus être distribuée : ce qui en était enregistré n’est plus lisible. L’hôte peut en préparer et en distribuer une autre.
moves = Vos coups
moves-none = Vous n’avez rien à décider.
log = Ce qui s’est passé
by-clock = (temps écoulé)
by-itself = (seule possibilité)
hurry = Passer les pauses des robots
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
show-all = Tout montrer
undo = Annuler
hint = Conseil
hint-title = Le mieux :
hint-odds = { $chance } % de chances de gagner
hint-equal = { $chance } %, tout aussi bon
hint-turn = { $move }, puis { $rest }
hint-exact = { $chance ->
    [100] gagne à coup sûr
   *[other] exactement { $chance } % de chances de gagner
 }
rematch = Rejouer
points-explained = D’où viennent les points
points-for = Points pour
points-sum = Total
stop = Arrêter la partie
points-now = Points actuels :
cards-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } en main
panel = Panneau
tab-log = Journal
tab-chat = Discussion
tab-moves = Coups
leave-title = Quitter la table ?
leave-about = La partie continue sans vous : au bout d’un moment, un remplaçant joue à votre place. Vous pouvez revenir quand vous voulez par la même adresse.
leave-stay = Rester
leave-go = Quitter
held = { $what } : choisissez ce qui va avec.
held-move = Maintenant : { $move }.
only-move = Il n’y a qu’une chose à faire : { $move }.
confirm-yes = Oui, jouer ce coup
confirm-no = Non, le reprendre
answer-past = Ceci est le passé : revenez au présent pour jouer.
answer-held = Cela ne va pas avec { $what }.
answer-nothing = Il n’y a rien à faire ici pour l’instant.
since-turn = Depuis votre dernier tour : { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 }. Les revoir un à un.
back-to-now = Au présent
result = Résultat
see-board = Voir le plateau
go-on = Continuer

# Rediffusions
replay = Revoir
replay-title = { $game } : revoir la partie
replay-move = Coup { $move } sur { $of }.
replay-play = Lecture automatique
replay-speed = Vitesse
replay-seen-by = Vu par
replay-link = Lien vers ce coup
steps = Étapes
step-first = Au début
step-back = Un coup en arrière
step-next = Un coup en avant
step-last = À la fin
step-slider = Coup
proof-true = Vérifié : la donne, { $moves ->
    [0] les 0 coups
    [one] le coup joué
   *[other] les { $moves } coups
 } selon les règles, le résultat.
proof-sealed = Scellée avant le premier coup : la donne. Que les coups soient permis et mènent à ce résultat découle des règles.
proof-told = Simplement rapporté par le serveur : que ces coups-là ont été joués, par qui et quand.
proof-signed = Il l’a signé, et ce qui est enregistré n’a pas changé depuis.
proof-unsigned = Il ne l’a pas signé.
proof-changed = Ce qui est enregistré de cette partie n’est pas ce que le serveur a signé à la fin : cela a été modifié depuis.
proof-key = Signé avec la clé du serveur :
proof-failed = Cette partie n’a pas pu être vérifiée.
proof-seal = Sceau, montré avant le premier coup :
proof-seed = Numéro de la donne :
proof-link = Vérifier
download = Télécharger

# Règles et crédits
search-rules = Chercher dans les règles
search-nothing = Aucune règle ne contient ces mots.
no-rules = Les règles de ce jeu ne sont pas ici.
credits-games = Les jeux
credits-unofficial = Ceci est une étude privée de ces jeux, sans lien avec leurs auteurs ni leurs éditeurs. Si un jeu vous plaît, achetez-le.
credits-pictures = Les images
credits-pictures-about = La plupart des animaux viennent de Noto Emoji de Google (licence Apache 2.0), allégés ; les autres ont été dessinés pour Arkade dans le même style (MIT).
missing = Il n’y a rien ici
missing-about = Comme le dodo, cette page est introuvable.

# Pourquoi une chose n’a pas été faite
refused-bad-link = Ce lien a déjà servi, ou n’est pas pour cette salle.
refused-bad-message = La page et le serveur ne se comprennent pas ; rechargez la page.
refused-bad-move = Ce n’est pas un coup de ce jeu.
refused-bad-name = Un nom a de 1 à 24 caractères, dont une lettre, un chiffre ou un symbole.
refused-bad-origin = Le serveur ne reconnaît pas cette page comme la sienne. Qui l’administre trouvera pourquoi dans docs/server.md, « Behind a proxy ».
refused-bad-plan = Le jeu ne peut pas se jouer avec ces options.
refused-busy = Le serveur est occupé ; réessayez.
refused-closed = La salle est fermée.
refused-compiling = Les règles sont encore en cours de compilation : redemandez un conseil dans une minute.
refused-empty = Il n’y a rien à dire.
refused-halted = La partie est à l’arrêt : quelque chose qui en était enregistré n’est plus lisible.
refused-illegal = Ce coup n’est pas permis maintenant.
refused-listed-enough = Vous annoncez déjà autant de tables que permis : fermez-en une, ou envoyez le lien de celle-ci.
refused-lost = La connexion a été perdue ; réessayez.
refused-match-running = Pas pendant une partie.
refused-name-taken = Quelqu’un ici porte déjà ce nom, ou un nom qui lui ressemble.
refused-need-name = Prenez d’abord un nom.
refused-no-hints = Pas de conseils ici : il leur faut des règles compilées, que ce serveur ne peut pas produire.
refused-no-match = Aucune partie n’est en cours.
refused-no-such-move = La partie n’a pas ce coup.
refused-no-undo = Cela ne peut pas être repris.
refused-not-allowed = Cette salle ne le permet pas.
refused-not-found = Il n’y a rien de tel ici.
refused-not-host = Seul l’hôte peut le faire.
refused-not-seated = Vous n’avez pas de place ici.
refused-not-your-turn = Ce n’est pas votre tour.
refused-reserved-name = Ici, ce sont les robots et les places qui s’appellent ainsi. Choisissez un autre nom, ou complétez-le.
refused-reviewed-enough = Vous avez eu toutes vos analyses pour aujourd’hui ; revenez demain.
refused-reviewing = Vous avez autant d’analyses en attente que possible ; redemandez quand l’une sera prête.
refused-seat-kept = Cette place est réservée à la personne qui en a vu les cartes, jusqu’à la fin de la partie.
refused-seat-taken = Cette place est prise.
refused-slow-down = Trop vite ; attendez un instant.
refused-unavailable = Le serveur ne peut rien enregistrer pour l’instant ; réessayez.
refused-unknown-guest = Cette personne n’est pas ici.
refused-unknown-seat = Cette place n’existe pas.
refused-unfinished = Cette partie a été arrêtée : seule une partie jouée jusqu’au bout peut être analysée.

# Leçons
learn = Apprendre pas à pas
learn-step = Étape { $step } sur { $of }
learn-next = Suite
learn-back = Retour
learn-play = À vous de jouer
learn-nudge = Pas encore : suivez la lumière.
learn-chapters = Chapitres
learn-chapter = Chapitre { $number } sur { $of }
learn-chapter-next = Ensuite : { $chapter }
learn-done = terminé
learn-progress = appris : { $done } sur { $of }
learn-again = Recommencer
learn-allowed = C’est permis, mais ici, essayez ce qui est éclairé.
learner = Élève
bot-teacher = Robot { $letter }

# L’analyse d’une partie
review = Analyser
title-review = { $game } : analyse – Arkade
review-heading = { $game } : analyse
review-making = Les robots passent la partie en revue
review-waiting = L’analyse va commencer…
review-progress-of = { $done } tours sur { $of }
review-leave = Parcourez la partie en attendant, ou quittez la page : l’analyse vous attendra ici.
review-failed = L’analyse n’a pas abouti.
review-again = Réessayer
review-at = Coup { $n }, { $who }
review-call-best = meilleur coup
review-call-fine = bon coup
review-better = Mieux
review-played = Joué
review-lost = Chances de gagner perdues, en points de pourcentage : { $points } ({ $margin }).
review-forced = Il n’y avait pas le choix.
review-instead = Le coup joué : { $what }
review-lead = Avance sur le deuxième choix ({ $what }), en points de pourcentage : environ { $points }.
review-rival = Le deuxième choix : { $what }
review-whose = Les erreurs de qui
review-all = tout le monde
review-before = Erreur précédente (flèche vers le haut)
review-after = Erreur suivante (flèche vers le bas)
review-mistakes-count = { $count ->
    [0] aucune erreur
    [one] { $count } erreur
   *[other] { $count } erreurs
 }
review-play-on = Reprendre d’ici
review-summary = Bilan
review-mean-loss = perte par tour
review-luck = chance
review-turning = Tournant
review-find = Trouvaille
review-worst = Pire coup
review-units = En points de pourcentage de chances de gagner, et non en points du jeu.
review-before-yours = { $count ->
    [one] { $count } avant la vôtre ; elle commencera toute seule.
   *[other] { $count } avant la vôtre ; elle commencera toute seule.
 }
review-turn-at = Coups { $from } à { $to }, { $who }
review-alternative = Ou bien
review-then = puis { $what }
review-luck-came = Le coup { $n } a amené de la chance, en points de pourcentage de chances de gagner : { $who }.
review-was = En réalité, toutes cartes ouvertes : { $chance }.
review-step-by-step = { $count ->
    [one] Pas à pas : un coup
   *[other] Pas à pas : { $count } coups
 }
review-whole = Étape { $step } sur { $of } : voir le tour entier
review-not-yet = Pas encore examiné.
review-curves = Quelles courbes
review-curves-known = à sa connaissance
review-curves-true = en réalité
review-curves-both = les deux de { $who }
review-about-known = Trait plein, à sa connaissance : les chances de gagner d’après ce que le joueur pouvait savoir.
review-about-true = Tirets, en réalité : toutes les cartes des joueurs ouvertes.
review-list = Erreurs, par tour
practice = Entraînement
practice-about = Entraînement : la table repart d’une position d’une autre partie, avec les mêmes cartes, contre des robots.

# Problèmes
puzzles = Problèmes
title-puzzles = Problèmes – Arkade
puzzles-about = Des positions tirées de vraies parties, où un seul coup est le meilleur. À vous de le trouver ; votre cote suit vos premiers essais.
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzle-heading = { $game } : problème
puzzle-today = Le problème du jour
puzzle-today-done = essayé aujourd’hui
puzzle-trainer = Entraînement
puzzle-level-1 = facile
puzzle-level-2 = moyen
puzzle-level-3 = difficile
puzzle-rating = Cote
puzzle-streak = À la suite
puzzle-best-streak = Plus longue série
puzzle-task = À vous de jouer : trouvez le meilleur coup.
puzzle-illegal = Ce n’est pas possible ici.
puzzle-right = Bravo !
puzzle-wrong = Ce n’est pas le meilleur coup.
puzzle-wrong-chance = Avec ce coup, vous gagnez { $chance } du temps ; avec le meilleur, { $best }.
puzzle-wrong-far = D’autres coups vous laissent davantage ; avec le meilleur, vous gagnez { $best } du temps.
puzzle-stake = Seul votre premier essai compte pour votre cote : { $right } s’il est bon, { $wrong } sinon. Ensuite, essayez autant que vous voulez.
puzzle-known = Vous avez déjà essayé ce problème : il ne compte plus.
puzzle-counted = Compté pour votre cote : { $change }.
puzzle-counted-again = Compté pour votre cote : { $change }. Essayez encore, il n’y a plus rien à perdre.
puzzle-answer = Le meilleur coup : { $move }.
puzzle-step = Étape { $step } sur { $of } : { $move }
puzzle-show = Voir la solution
puzzle-show-missed = Solution (compte comme raté)
puzzle-play-on = Jouer la suite
puzzle-next = Problème suivant
