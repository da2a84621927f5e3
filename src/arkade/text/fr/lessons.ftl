# Premières parties guidées : ce que dit chaque étape.
lesson-animimix-1 = Bienvenue ! Les animaux de la grille décident de la valeur de chaque espèce. À la fin, qui a le plus de cartes d’une espèce en reçoit les points.
lesson-animimix-2 = Le tableau près de la grille montre ce que vaut chaque espèce : 2 par éléphant de la meilleure rangée, 2 par manchot du plus grand groupe, et 11 moins un par lion de la grille.
lesson-animimix-3 = Vous avez trois lions. À votre tour, vous pouvez poser une carte devant vous, face cachée. Choisissez un lion, puis votre pile.
lesson-animimix-4 = Ou vous prenez une carte de la grille et mettez l’une des vôtres à sa place. Mettez un manchot là où l’éléphant est éclairé : il rejoint ceux du dessus et du dessous, et leur groupe passe de deux à quatre.
lesson-animimix-5 = La nouvelle carte est sous une montagne : elle y reste jusqu’à la fin. Prenez maintenant un lion et mettez-y un lion : leur valeur ne change pas, et vous en avez un de plus.
lesson-animimix-6 = Les manchots valent déjà 8. Posez-en un en secret ; votre adversaire voit seulement que vous avez gardé une carte.
lesson-animimix-7 = Les dernières cartes sont jouées, et toutes les piles sont retournées. Pour chaque espèce, qui a le plus de cartes en reçoit les points ; en cas d’égalité, on partage. Vous connaissez tout le jeu !

lesson-amazonas-1 = Bienvenue sur le fleuve ! Vous avez quatre colonnes, une par couleur. Une colonne qui a tous les animaux de sa couleur rapporte le plus : 6 cartes font 21 points.
lesson-amazonas-2 = À votre tour, vous jouez une carte et en piochez une. Jouez le toucan : il va dans votre colonne violette, qui contient quatre oiseaux.
lesson-amazonas-3 = Jouez la harpie à côté. Plus il y a de cartes dans une colonne, plus chacune vaut : deux font 3 points, trois en font 6.
lesson-amazonas-4 = Deux fois le même animal dans une colonne font un doublon, et les deux sont perdus. Votre rival a déjà une anguille électrique. Au lieu de jouer la vôtre, donnez-la !
lesson-amazonas-5 = Les deux anguilles ont disparu. Jouez maintenant le lamantin dans votre colonne bleue.
lesson-amazonas-6 = Votre rival vous donne un second lamantin. Vous pouvez l’accepter et perdre les deux, ou le refuser et perdre une carte d’une colonne voisine. Refusez, et laissez partir la harpie : le lamantin reste.
lesson-amazonas-7 = La partie est finie. Une colonne pleine devient une pile, et la première de chaque couleur apporte une carte bonus. Colonnes, piles et bonus comptent ; trois piles d’un joueur finissent la partie.

lesson-noah-1 = Le déluge approche ! Faites embarquer vos animaux. Chaque animal resté en main à la fin de la manche peut coûter des larmes, et le moins de larmes gagne.
lesson-noah-2 = Vous jouez sur le bateau où se tient Noé. Un chat y est déjà : posez votre chatte dessus. La même espèce fait une paire, et vous rejouerez !
lesson-noah-3 = Maintenant, Noé se déplace. Après une femelle, il fait un pas, vers un bateau voisin ; après un mâle, il traverse vers un bateau d’en face. Envoyez-le au rhinocéros.
lesson-noah-4 = Encore une paire : une femelle après le mâle. Dans un bateau, les sexes alternent strictement, ou sont tous les mêmes ; le deuxième animal en décide.
lesson-noah-5 = Un bateau porte 21 au plus, et deux rhinocéros pèsent 18. Déplacez Noé d’un pas.
lesson-noah-6 = Le perroquet ne pèse rien, mais coûte 2 larmes s’il reste en main. Mettez-le à bord.
lesson-noah-7 = Il ne fait pas de paire : votre tour finit quand Noé a bougé. Envoyez-le au bateau du pivert, qui ne porte que 13.
lesson-noah-8 = Votre adversaire a renvoyé Noé aux rhinocéros. Ils pèsent 18 ; votre kangourou pèse 3. Exactement 21 : le bateau est plein !
lesson-noah-9 = Après un mâle, Noé traverse : choisissez le bateau éclairé. Puis le bateau plein s’en va.
lesson-noah-10 = Qui fait partir un bateau donne des cartes. Le pivert coûte 2 larmes : votre adversaire peut l’avoir.
lesson-noah-11 = Le reste a été joué pour vous. Après chaque manche, on compte les larmes des cartes en main, et après trois manches le moins de larmes gagne.

lesson-optimix-1 = Il pleut, et il faut charger l’arche. Elle a deux bords avec des cabines. La proue montre combien elle penche : jamais plus de 2 d’un côté.
lesson-optimix-2 = Tribord est plus lourd de 1. Votre bœuf musqué pèse 3 : à bâbord, l’arche penche de 2 de l’autre côté, juste assez. Il aime le froid, et le lapin s’en accommode. Vous recevez un pion pour un animal lourd.
lesson-optimix-3 = Vous pouvez jouer une seconde carte, dans une autre cabine. Un carnivore doit être plus léger que tous les autres de sa cabine : le renard pèse 1, le cheval 2. Et le renard vous apporte deux disques !
lesson-optimix-4 = Votre main est vide : vous prenez des cartes, l’une de l’étalage, l’autre de la pioche. Prenez le mouton.
lesson-optimix-5 = Le renne pèse 2, et bâbord est plus léger maintenant. Une nouvelle cabine derrière la dernière coûte un disque, qui va à votre voisin de droite. Ouvrez-en une à bâbord.
lesson-optimix-6 = Qui ouvre une cabine prend aussitôt une carte de l’étalage. Prenez l’abeille : elle ne pèse rien et elle est utile.
lesson-optimix-7 = Une carte de plus peut suivre. Le mouton va chez le bœuf musqué : tous deux aiment le froid. C’est votre deuxième pion pour les animaux utiles ; qui a le plus de pions d’un type marque.
lesson-optimix-8 = La cinquième carte de pluie est venue, et tous ont passé. Sur chaque carte de score, le plus de pions reçoit 10 points, le deuxième 6, les autres 2 ; chaque disque vaut 1.

lesson-arknoah-1 = Voici la partie rapide. Vous construisez l’arche ensemble, la divisez en enclos et chargez les animaux deux par deux. À votre tour, vous choisissez une action, et les autres y participent un peu. Commencez par le bois : vous recevez 4 planches.
lesson-arknoah-2 = Votre adversaire rassemble des animaux et a gardé l’éléphant ; l’autre est pour vous.
lesson-arknoah-3 = Vous avez un flamant femelle, et votre adversaire le mâle : un couple ! Les flamants ont besoin d’un enclos d’une case. Choisissez de construire.
lesson-arknoah-4 = Une planche se pose sur un bord de case, au pourtour ou à l’intérieur. Mettez la première ici.
lesson-arknoah-5 = Les planches du pourtour comptent aussi : qui en a le plus à la fin reçoit 5 points.
lesson-arknoah-6 = Maintenant, une planche à l’intérieur de l’arche.
lesson-arknoah-7 = Le dernier côté ferme la case : un enclos fini de taille 1.
lesson-arknoah-8 = Vous pourriez construire encore, mais les planches sont précieuses. Cela suffit pour l’instant.
lesson-arknoah-9 = Votre adversaire a coupé du bois, et vous avez reçu 2 planches. Choisissez de charger.
lesson-arknoah-10 = L’un des flamants est à vous, l’autre vient avec. Chargez les flamants.
lesson-arknoah-11 = Ils vont dans l’enclos qui a juste la taille voulue. Chaque propriétaire reçoit les points de sa tuile, et vous 1 par planche à vous dans l’enceinte.
lesson-arknoah-12 = L’arche est fermée et la partie est finie ; le reste a été joué pour vous, et vous avez gagné ! Le tableau montre d’où vient chaque point : les animaux embarqués, les planches autour d’eux, et 5 pour le plus de planches sur le pourtour. Construisez donc où vous pouvez charger, et chargez où sont vos planches. La partie normale ajoute ouvriers, nourriture et poix.
