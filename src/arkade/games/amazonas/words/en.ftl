title = Coloretto Amazonas
name = Amazonas
about = Complete your columns of river animals, and slip your rivals the cards they dread.
credit = Coloretto Amazonas: Michael Schacht

# Animals: the plain name, and with the article.
river-dolphin = river dolphin
    .a = a river dolphin
    .the = the river dolphin
piranha = piranha
    .a = a piranha
    .the = the piranha
manatee = manatee
    .a = a manatee
    .the = the manatee
electric-eel = electric eel
    .a = an electric eel
    .the = the electric eel
stingray = stingray
    .a = a stingray
    .the = the stingray
toucan = toucan
    .a = a toucan
    .the = the toucan
macaw = macaw
    .a = a macaw
    .the = the macaw
hummingbird = hummingbird
    .a = a hummingbird
    .the = the hummingbird
harpy-eagle = harpy eagle
    .a = a harpy eagle
    .the = the harpy eagle
toad = toad
    .a = a toad
    .the = the toad
chameleon = chameleon
    .a = a chameleon
    .the = the chameleon
two-headed-snake = two-headed snake
    .a = a two-headed snake
    .the = the two-headed snake
anteater = anteater
    .a = an anteater
    .the = the anteater
frog = frog
    .a = a frog
    .the = the frog
striped-rhinoceros = striped rhinoceros
    .a = a striped rhinoceros
    .the = the striped rhinoceros
earless-rabbit = earless rabbit
    .a = an earless rabbit
    .the = the earless rabbit
jaguar = jaguar
    .a = a jaguar
    .the = the jaguar
sloth = sloth
    .a = a sloth
    .the = the sloth

# Colours: the plain name, the column, and the bonus card.
blue = blue
    .column = the blue column
    .bonus = the blue bonus card
violet = violet
    .column = the violet column
    .bonus = the violet bonus card
brown = brown
    .column = the brown column
    .bonus = the brown bonus card
green = green
    .column = the green column
    .bonus = the green bonus card

# Moves
move-play = play { $animal_a }
move-give = give { $animal_a } to { $to }
move-accept = accept the card
move-refuse = refuse the card and lose { $lost_a }

# Log
log-play = { $who_first } plays { $animal_a }.
log-double = Double: both { $animal } cards go to the discard pile.
log-stack = { $who_first } completes { $colour_column }: a stack of { $cards } cards.
log-bonus = { $who_first } takes { $colour_bonus } ({ $points } points), which nobody had yet.
log-give = { $who_first } gives { $animal_a } to { $to }.
log-protection = { $who_first } takes the protection card.
log-accept = { $who_first } accepts { $animal_the }.
log-refuse = { $who_first } refuses { $animal_the } and loses { $lost_a } for it; both are discarded.
log-draw-own = { $who_first } draws { $animal_a }.
log-end-stacks = { $who_first } has { $stacks } stacks: the game is over, all hands are discarded.
log-end-pile = The last card of the pile has been drawn: the game is over, all hands are discarded.
log-points = { $who_first }: columns { $columns }, stacks { $stacks }, bonus cards { $bonus }; total { $total }.

# Options
option-start = who begins

# Why not: one cause each
reason-over-pile = The game is over: the last card of the pile has been drawn.
reason-over-stacks = The game is over: { $who } has { $stacks } stacks.
reason-now-answer = First answer the gift: { $who } has given you { $animal_a }.
reason-now-turn = Nothing has been given to you: play a card, or give one to an opponent.
reason-not-held = You do not have { $animal_a } in hand.
reason-protected = { $whom_first } has the protection card and may not be given anything.
reason-no-double = You have no { $animal } in { $colour_column } yet: you have to accept the card.
reason-nothing-beside = { $count ->
    [one] The only neighbouring column ({ $beside }) is empty
   *[other] Both neighbouring columns ({ $beside }) are empty
 }: you have to accept the card.
reason-not-beside = The card to lose must come from the neighbouring { $count ->
    [one] column
   *[other] columns
 } ({ $beside }), not from { $lost_column }.
reason-not-there = You have no { $animal } in { $colour_column }.

# What a move brings: to you, or to another
would-grow = You would have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in { $colour_column }: { table-points } instead of { $before }.
would-grow-other = { $who_first } would have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in { $colour_column }: { table-points } instead of { $before }.
would-double = A double: both { $animal } cards would go, and { $colour_column } would bring you { table-points } instead of { $before }.
would-double-other = A double for { $who }: both { $animal } cards would go, and { $colour_column } would bring { table-points } instead of { $before }.
would-stack = You would complete { $colour_column }: a stack of { $cards } cards, { table-points } instead of { $before }.
would-stack-other = { $who_first } would complete { $colour_column }: a stack of { $cards } cards, { table-points } instead of { $before }.
would-bonus = You would win { $colour_bonus }: { table-points } more.
would-bonus-other = { $who_first } would win { $colour_bonus }: { table-points } more.
would-end-stacks = You would have { $stacks } stacks: the game would end at once.
would-end-stacks-other = { $who_first } would have { $stacks } stacks: the game would end at once.
would-end-pile = Then the last card of the pile would be drawn: the game would be over.
would-force = { $whom_first } would have to accept it.
would-choose = { $whom_first } would lose { $accepting ->
    [one] { $accepting } point
   *[other] { $accepting } points
 } by accepting this double, { $refusing } by refusing it.
would-choose-either = { $whom_first } would lose { $accepting ->
    [one] { $accepting } point
   *[other] { $accepting } points
 } by accepting this double, { $refusing } or { $dearer } by refusing it.
would-protect = { $whom_first } would take the protection card.
would-expose = You would no longer have the protection card.
would-expose-other = { $who_first } would no longer have the protection card.
would-lose = You would lose { $lost_the }: { $colour_column } would bring you { table-points } instead of { $before }.
would-keep = You would keep { $animal_the }: { $colour_column } would still bring you { table-points }.

# The table in a terminal: animals in 20 letters at most, board-colour in 19.
board-turn = { $who_first } to decide
board-over = The game is over
board-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
 }
board-ending = the game ends at { $count } stacks
board-colour = { $colour }: { $capacity }, bonus { $points }
board-legend = { $here } in the seat’s column   { $gone } discarded   { $unseen } not seen yet, of { $copies }
board-seat = Seat
board-stacks = Stacks
board-bonus = Bonus cards
board-points = Points
board-you = (you)
board-protected = protection
board-gift = { $who_first } gives { $animal_a } to { $to }: accept or refuse?
board-double = makes a double
board-completes = completes the column
board-hand = { $who_first } has in hand:
board-your-hand = Your hand:

# The table in the browser
do-play-or-give = play a card into its column, or give one to another player
do-answer = accept the card, or refuse it
do-accept = accept the card
table-hand = Your hand
table-hand-card = { $animal }, { $colour }
table-column = { $colour_column }, { $count } of { $of }: { $animals }
table-column-empty = { $colour_column }, empty, { $of } places
table-missing = { $animal }: not in the column
table-other-column = Wrong column: { $animal_the } goes into { $colour_column }.
table-lose = Lose { $animal_the }
table-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $stacks ->
    [0] no stack
    [one] { $stacks } stack
   *[other] { $stacks } stacks
 }
table-protected = has the protection card and may not be given anything
table-stacks-of = stacks { $count }/{ $of }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
table-stacks = { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
 }: { table-points }
table-bonus-of = bonus card: { table-points }
table-column-points = this column: { table-points }
table-bonus-free = { $colour_bonus }, { $points } points, for whoever completes the column first
table-bonus-taken = { $colour_bonus }, { $points } points, taken by { $who }
table-discard = Discard pile: { $count }
table-discard-empty = Nothing has been discarded yet.
table-of = { $count }/{ $of }
table-animal = Belongs to { $colour_column }, which holds { $capacity } animals; the bonus card is worth { $bonus } points.
table-gone = Discarded so far: { $count } of { $of }.
table-offer = A card is offered
table-gift = { $who_first } gives { $animal_a } to { $to }.
table-accept = Accept
table-accept-grows = { $colour } +{ $points }
table-accept-double = double: { $colour } −{ $points }
table-accept-completes = column complete: { $colour } +{ $points }
table-refuse = Refuse
table-refuse-costs = lose one card: { $costs }
table-cost = { $colour } −{ $points }
table-must-new = You have no { $animal } yet: it cannot be refused.
table-must-alone = The columns beside it are empty: it cannot be refused.
table-sum = columns { $columns } + stacks { $stacks } + bonus cards { $bonus } = { $total }
table-note-double = double!
table-note-completes = completes

# Where the points come from
why-column = { $colour_column }
why-stacks = { $colour_column }: complete stacks
why-bonus = { $colour_bonus }

# Lessons: the title of each chapter, and what its steps say.
lesson-turn = Your turn
lesson-turn-1 = Welcome to the river! Eighteen animals live here, in four colours. Your column of a colour has room for each of its animals once: five in blue, four in violet, three in brown, six in green.
lesson-turn-2 = On your turn you play a card and draw one. Play the toucan: it goes to your violet column.
lesson-turn-3 = Play the harpy eagle next to it. The more cards in a column, the more each is worth: one is 1 point, two are 3, three are 6.
lesson-turn-4 = You always hold three cards. Play the manatee: it begins your blue column.
lesson-turn-5 = Four cards are 10 points, five are 15, six are 21. So long columns pay off; your rivals will see to it that it does not get too easy.
lesson-gifts = Gifts you can refuse
lesson-gifts-1 = Instead of playing a card you may give it to a rival. Why should you? Because of doubles: the same animal twice in a column, and both are gone.
lesson-gifts-2 = Your rival has an electric eel, and so have you. Do not play yours: give it away!
lesson-gifts-3 = Your rival accepted, and both eels are gone. Now play the manatee to your blue column.
lesson-gifts-4 = A second manatee, as a gift for you! Accept, and you lose both; or refuse a double and lose a card of a column next door instead. Refuse, and let the harpy eagle go: the manatee stays.
lesson-gifts-5 = Gift and harpy eagle are gone. Next to each other are blue and violet, violet and brown, brown and green. Which hurts more, the double or the card from next door? That is for you to judge.
lesson-accept = Gifts you must accept
lesson-accept-1 = You cannot refuse every gift. This chapter shows the two that you have to accept.
lesson-accept-2 = Play the jaguar to your green column.
lesson-accept-3 = A second jaguar. Refusing would cost a brown card, for only brown is next to green. But your brown column is empty, so you must accept, and both jaguars are gone.
lesson-accept-4 = Now play the chameleon, so that brown is not empty any more.
lesson-accept-5 = A toad: you have none yet. What makes no double you always have to accept. You will not mind this time!
lesson-accept-6 = Now you have two brown cards. So think before you give: a gift may help, too. And a card in every column protects you: then you can always refuse a double.
lesson-stack = Stacks and bonus cards
lesson-stack-1 = Brown has only three animals, and you hold them all! Let us fill the column.
lesson-stack-2 = Begin with the toad: one card, 1 point.
lesson-stack-3 = Then the chameleon: two cards, 3 points.
lesson-stack-4 = And the two-headed snake completes it.
lesson-stack-5 = The full column became a stack: 6 points that nobody can take from you. You were the first in brown, so you got its bonus card: 3 more. Your column is empty again, and you may fill it once more; but there is no second brown bonus.
lesson-protection = Three players
lesson-protection-1 = With three or four players there is a protection card. Nobody has it yet. Whoever is given a card takes the protection card, and cannot be given another as long as it stays there.
lesson-protection-2 = Your left-hand neighbour has a jaguar. Give yours away: both will be gone.
lesson-protection-3 = Your neighbour took the protection card, so the next gift went to you: a frog. Accept it. The protection card is yours already.
lesson-protection-4 = Now nobody can give you anything. Use the time and play the harpy eagle.
lesson-protection-5 = The next gift went to another player, and the protection card with it. Whoever has it may give all the same; and you are fair game again.
lesson-four = Four players
lesson-four-1 = With four players two stacks of one player end the game, with two or three players it takes three. You have a brown stack and the brown bonus card.
lesson-four-2 = Stacks may be of the same colour. Begin with the snake.
lesson-four-3 = Now the toad. Two brown cards already!
lesson-four-4 = The chameleon completes the column. There is no bonus for it, but it ends the game at once.
lesson-four-5 = Two stacks with 6 points each, 3 for the bonus card and 1 for the toucan: 16. The cards in hand count for nothing. You win, for you ended the game before the others had their columns full.
lesson-pile = The exhausted pile
lesson-pile-1 = The game also ends when the pile is exhausted. Five cards are left; each player draws one a turn. Discarded cards never come back.
lesson-pile-2 = Your blue column has a stingray in it. Play the electric eel: two cards, 3 points.
lesson-pile-3 = The next card that you draw is the last: this is your final move. Harpy eagle and anteater would be doubles, and you cannot refuse what you play yourself. Play the piranha.
lesson-pile-4 = The pile is exhausted. Columns that are not full count as well: 6 + 6 + 1 + 10. With 15 for the blue stack and 5 for its bonus card that makes 43 points.
lesson-plan = A first plan
lesson-plan-1 = You are well on your way: brown lacks one animal, blue one, green three. Look at your hand: what completes something goes first, for a stack is safe from doubles.
lesson-plan-2 = Play the chameleon: the brown stack, and its bonus card before your rival gets it.
lesson-plan-3 = Blue lacks the stingray, but you do not hold it. So go on with green: long columns pay best. Play the frog.
lesson-plan-4 = Keep an electric eel to give away later, as soon as your rival has one. Now the rhinoceros: five of six.
lesson-plan-5 = There is the stingray! It completes blue: 15 points and 5 for the bonus card.
lesson-plan-6 = Two stacks are yours, and the third ends the game. You hold the last green animal: play the jaguar!
lesson-plan-7 = Three stacks: the end. 6 + 15 + 21 points, and 3 + 5 + 6 for bonus cards: 56 to 33, you win! The highest total wins, and those who tie share the victory. Now you know the whole game.

# Pictures of the rules page
figure-AMA-07 = A toucan comes to a violet column of a toucan and a macaw: both toucans go, the macaw stays.
figure-AMA-08 = The three animals of the brown column become a face-down stack of 3.
figure-AMA-18 = 1, 2, 3, 4, 5 or 6 cards are worth 1, 3, 6, 10, 15 or 21 points.
