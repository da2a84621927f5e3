# Mots communs à tous les jeux.
language = Français
list-and = { $first } et { $last }
# Un joueur ; .first commence une phrase.
seat = la place { $seat }
    .first = La place { $seat }
reason-no-seat = Il n’y a pas de place { $seat } à cette table ; la dernière est la place { $last }.
reason-yourself = C’est vous : choisissez un adversaire.
reason-not-now = Ce n’est pas possible maintenant.
# The site, as search engines and link previews show it.
site-title = Arkade : des jeux d’animaux et d’arches
site-about = Cinq jeux de société avec des animaux et des arches, dans votre navigateur : jouez tout de suite contre des robots, ou entre amis grâce à un lien. Sans compte.
# What pages begin with.
home-title = Jeux d’animaux et d’arches
home-about = Jouez tout de suite contre des robots, ou entre amis grâce à un lien. Sans compte.
rules-common = Tous les jeux
learn-title = { $game } : { $chapter }
players-count = { $count } joueurs
players-span = { $least } à { $most } joueurs

# Le terminal
play-commitment = La donne est fixée ; son sceau est { $hash }
play-prompt = { $who_first }, à vous de jouer (? pour l’aide) :
play-hand-over = Passez le clavier à { $who } et appuyez sur Entrée.
play-bot = robot
play-help = Tapez le numéro d’un coup ou sa notation.
    ? COUP      pourquoi un coup est permis ou non
    NUMÉRO      une règle par son numéro, par exemple COM-06
    undo        reprendre, pendant votre tour, ce qui n’a rien révélé
    log         tout ce qui s’est passé
    hint        les meilleurs coups à présent, et leurs chances
    save FICHIER  enregistrer la partie
    quit        quitter
play-no-number = Choisissez de 1 à { $most }.
play-not-a-move = « { $text } » n’est pas un coup de ce jeu ; un coup s’écrit par exemple « { $example } ». Tapez ? pour l’aide.
play-allowed = « { $move } » est permis.
play-refused = « { $move } » n’est pas permis maintenant :
play-no-undo = Rien à reprendre : seulement vos propres coups pendant votre tour, jamais au-delà du hasard ou d’une carte montrée.
play-hint = { $move } : { $chance } % de chances de gagner
play-hint-equal = { $move } : { $chance } %, tout aussi bon
play-hint-exact = { $move } : { $chance ->
    [100] gagne à coup sûr
   *[other] exactement { $chance } % de chances de gagner
 }
play-turn = { $move }, puis { $rest }
play-hint-none = Pas de conseils : il leur faut des règles compilées, et celles-ci ne peuvent pas l’être ici.
play-hint-later = Les règles sont encore en cours de compilation : redemandez dans une minute.
play-save-where = Dites où : save FICHIER
play-saved = Partie enregistrée dans { $file }.
play-save-offer = Fichier où enregistrer la partie (Entrée : aucun) :
play-input-ended = Les entrées se sont arrêtées avant la fin de la partie.
play-winner = Victoire : { $winners }
play-winners = Victoire partagée : { $winners }
play-seed = La donne portait le numéro { $seed }.
verify-sealed = { $file } : scellée avant le premier coup : la donne. C’est bien celle de ce sceau : { $seal }
verify-follows = Découle des règles : { $moves ->
    [0] il n’y a aucun coup
    [one] le seul coup est permis
   *[other] les { $moves } coups sont tous permis
 }, { $ending ->
    [over] et le résultat est { $scores }.
   *[open] et la partie n’a pas été jouée jusqu’au bout.
 }
verify-told = Simplement rapporté : que ces coups-là ont été joués, par qui et quand.
verify-broken = Rapporté aussi : quelque chose de cette partie n’a pas pu être relu et a été laissé de côté.
verify-practice = Rapporté aussi : c’était un entraînement avec des cartes connues, { $moves ->
    [0] sur la donne d’une autre partie
   *[other] en reprenant une autre partie après le coup { $moves }
 }.
verify-unsigned = Personne n’a signé ce fichier.
verify-signed = Signé : tout cela, tel que l’a enregistré le serveur qui a cette clé : { $key }
verify-compare = Cette clé se trouve dans le fichier même, où n’importe qui peut en mettre une. La signature ne prouve rien tant que vous n’avez pas comparé la clé à celle du serveur (son adresse, puis /api/key), ou donné celle-ci : --key CLÉ
verify-unchecked = La signature de ce fichier n’a pas été vérifiée : pip install 'arkade[server]'
replay-prompt = Coup { $move } sur { $last } (Entrée : suivant, b : précédent, un numéro, q : quitter) :

# L’analyse d’une partie (`arkade review`) ; les chances sont en points de pourcentage.
review-number = { $whole },{ $tenth }
review-title = { $game }, { $players } joueurs : talent et chance
review-column-seat = Place
review-column-start = départ
review-column-luck = chance
review-column-own = ses coups
review-column-others = coups des autres
review-column-result = résultat
review-column-loss = perte moyenne
review-column-worst = pire coup
review-column-find = trouvaille
review-column-turning = tournant
review-legend = En points de pourcentage de chances de gagner, et non en points du jeu : départ + chance + ses coups + coups des autres = résultat. Perte moyenne : ce qu’un tour a coûté en moyenne. Les trois dernières colonnes sont des numéros de coups.
review-call-inaccuracy = imprécision
review-call-mistake = erreur
review-call-blunder = gaffe
review-error = Coup { $n }, { $who }, { $call } : « { $move } ». Mieux : « { $best } ». Chances de gagner perdues, en points de pourcentage : { $loss } ({ $margin }), { $left } % au lieu de { $chance } %.
review-flawless = Aucune erreur trouvée.
review-hand = Ce jeu n’a pas de poids appris : c’est sa propre évaluation qui a jugé, et elle en sait moins.
review-partial = Interrompue : { $done } tours ont été jugés.
review-chances = Chances de gagner, coup par coup
review-mistakes = Erreurs
review-saved = Enregistré sous { $file }.
review-progress = tours
review-error-turn = Coups { $n } à { $last }, { $who }, { $call } : « { $move } ». Mieux : « { $best } ». Chances de gagner perdues, en points de pourcentage : { $loss } ({ $margin }), { $left } % au lieu de { $chance } %.
review-step = Étape { $n }, « { $move } »
review-steps = Pas à pas
review-exact = exact
review-margin = ± { $points }
review-margin-under = ± moins de { $points }
review-known = À la connaissance de chacun : les chances de gagner d’après ce que le joueur pouvait savoir
review-true = En réalité : toutes les cartes des joueurs ouvertes
