# Guided first games: what each step says.
lesson-animimix-1 = Welcome! The animals in the grid decide what each species is worth. Whoever has the most cards of a species at the end gets its points.
lesson-animimix-2 = The table beside the grid shows what each species is worth now: 2 for every elephant in the best row, 2 for every penguin in the largest group, and 11 less one for every lion in the grid.
lesson-animimix-3 = You hold three lions. On your turn you may lay a card face down before you, in secret. Choose a lion, then your pile.
lesson-animimix-4 = Or you take a card of the grid and put one of your own in its place. Put a penguin where the elephant is lit: it joins the penguins above and below, and their group grows from two to four.
lesson-animimix-5 = The new card is under a mountain: it stays there until the end. Now take a lion, and put a lion in its place: their worth stays the same, and you have one more.
lesson-animimix-6 = Penguins are worth 8 by now. Lay one down in secret; your opponent sees only that you kept a card.
lesson-animimix-7 = You both played your last cards, and all piles are turned up. For each species the one with the most cards gets its points; those who tie share them. Now you know the whole game!

lesson-amazonas-1 = Welcome to the river! You have four columns, one for each colour. A column that has all the animals of its colour is worth the most: 6 cards make 21 points.
lesson-amazonas-2 = On your turn you play one card and draw another. Play the toucan: it goes to your violet column, which holds four birds.
lesson-amazonas-3 = Play the harpy eagle beside it. The more cards in one column, the more each is worth: two make 3 points, three make 6.
lesson-amazonas-4 = The same animal twice in a column is a double, and both are lost. Your rival has an electric eel already. Instead of playing yours, give it away!
lesson-amazonas-5 = Both eels are gone. Now play the manatee in your blue column.
lesson-amazonas-6 = Your rival gives you a second manatee. You may accept it and lose both, or refuse it and lose a card of a neighbouring column. Refuse it, and let the harpy eagle go: the manatee stays.
lesson-amazonas-7 = The match is over. A full column becomes a stack, and the first of each colour brings a bonus card. Columns, stacks and bonus cards count; three stacks of one player end the game.

lesson-noah-1 = The flood is coming! Bring your animals aboard. Every animal that is left in your hand when the round ends may cost you tears, and the fewest tears win.
lesson-noah-2 = You play to the boat where Noah stands. A cat is there already: put your cat on top. The same species makes a pair, and you will play again!
lesson-noah-3 = Now Noah moves on. After a female he goes one step, to a boat beside his; after a male he crosses to a boat opposite. Send him to the rhinoceros.
lesson-noah-4 = Another pair: a female after the male. In a boat the sexes alternate strictly, or all are the same; the second animal decides it.
lesson-noah-5 = A boat carries 21 at most, and two rhinoceroses weigh 18. Move Noah one step on.
lesson-noah-6 = The parrot weighs nothing, but costs 2 tears if it stays in your hand. Put it aboard.
lesson-noah-7 = It makes no pair, so your turn ends once Noah has moved. Send him to the woodpecker’s boat, which carries only 13.
lesson-noah-8 = Your opponent has sent Noah back to the rhinoceroses. They weigh 18; your kangaroo weighs 3. Exactly 21: the boat is full!
lesson-noah-9 = After a male, Noah crosses over: choose the lit boat. Then the full boat leaves.
lesson-noah-10 = Whoever makes a boat leave gives cards away. The woodpecker costs 2 tears: your opponent may have it.
lesson-noah-11 = The rest was played for you. After each round the tears on the cards in hand are counted, and after three rounds the fewest tears win.

lesson-optimix-1 = It is raining, and the ark must be loaded. It has two sides with cabins. The bow shows how far it tilts: never more than 2 to either side.
lesson-optimix-2 = Starboard is heavier by 1. Your musk ox weighs 3: on port, the ark tilts by 2 to the other side, just enough. It likes the cold, and the rabbit does not mind. You get a pawn for a heavy animal.
lesson-optimix-3 = You may play a second card, in another cabin. A carnivore must be lighter than all others in its cabin: the fox weighs 1, the horse 2. And the fox brings you two discs!
lesson-optimix-4 = Your hand is empty, so you take cards: one from the display, and one from the pile. Take the sheep.
lesson-optimix-5 = The reindeer weighs 2, and port is lighter now. A new cabin behind the last one costs a disc, which goes to your right-hand neighbour. Open one on port.
lesson-optimix-6 = Whoever opens a cabin takes a card from the display at once. Take the bee: it weighs nothing and is useful.
lesson-optimix-7 = One more card may follow. The sheep goes to the musk ox: both like the cold. That is your second pawn for useful animals; the most pawns of a type will score.
lesson-optimix-8 = The fifth rain card has come, and everybody has passed. On each score card the most pawns get 10 points, the second 6, all others 2; every disc is worth 1.

lesson-arknoah-1 = This is the quick game. You build the ark together, fence it into enclosures and load animals two by two. In your turn you choose an action, and the others take part a little. Begin with wood: you get 4 planks.
lesson-arknoah-2 = Your opponent gathers animals and has kept the elephant; the other one is yours.
lesson-arknoah-3 = You have a female flamingo, and your opponent the male: a pair! Flamingos need an enclosure of one cell. Choose to build.
lesson-arknoah-4 = A plank goes on an edge of a cell, on the outline or inside. Put the first one here.
lesson-arknoah-5 = Planks on the outline are worth something too: whoever has the most of them at the end gets 5 points.
lesson-arknoah-6 = Now a plank inside the ark.
lesson-arknoah-7 = The last side closes the cell: a finished enclosure of size 1.
lesson-arknoah-8 = You could build more, but planks are precious. That is enough for now.
lesson-arknoah-9 = Your opponent has cut wood, and you got 2 planks. Choose to load.
lesson-arknoah-10 = One flamingo is yours, the other one comes along. Load the flamingos.
lesson-arknoah-11 = They go into the enclosure that is just as large as they need. Each owner gets the points of the tile, and you get 1 for each plank of yours in the wall.
lesson-arknoah-12 = The ark is closed and the game is over; the rest was played for you, and you have won! The table shows where every point comes from: animals that were loaded, planks in the walls around them, and 5 for the most planks on the outline. So build where you can load, and load where your planks are. The normal game adds workers, food and pitch.
