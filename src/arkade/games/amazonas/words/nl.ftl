title = Coloretto Amazonas
name = Amazonas
about = Maak je kolommen met rivierdieren af en schuif je rivalen de kaarten toe die ze vrezen.
credit = Coloretto Amazonas: Michael Schacht

# Dieren: de naam, en met het lidwoord.
river-dolphin = rivierdolfijn
    .a = een rivierdolfijn
    .the = de rivierdolfijn
piranha = piranha
    .a = een piranha
    .the = de piranha
manatee = zeekoe
    .a = een zeekoe
    .the = de zeekoe
electric-eel = sidderaal
    .a = een sidderaal
    .the = de sidderaal
stingray = pijlstaartrog
    .a = een pijlstaartrog
    .the = de pijlstaartrog
toucan = toekan
    .a = een toekan
    .the = de toekan
macaw = ara
    .a = een ara
    .the = de ara
hummingbird = kolibrie
    .a = een kolibrie
    .the = de kolibrie
harpy-eagle = harpij
    .a = een harpij
    .the = de harpij
toad = pad
    .a = een pad
    .the = de pad
chameleon = kameleon
    .a = een kameleon
    .the = de kameleon
two-headed-snake = tweekoppige slang
    .a = een tweekoppige slang
    .the = de tweekoppige slang
anteater = miereneter
    .a = een miereneter
    .the = de miereneter
frog = kikker
    .a = een kikker
    .the = de kikker
striped-rhinoceros = gestreepte neushoorn
    .a = een gestreepte neushoorn
    .the = de gestreepte neushoorn
earless-rabbit = konijn zonder oren
    .a = een konijn zonder oren
    .the = het konijn zonder oren
jaguar = jaguar
    .a = een jaguar
    .the = de jaguar
sloth = luiaard
    .a = een luiaard
    .the = de luiaard

# Kleuren: de naam, de kolom, en de bonuskaart.
blue = blauw
    .column = de blauwe kolom
    .bonus = de blauwe bonuskaart
violet = paars
    .column = de paarse kolom
    .bonus = de paarse bonuskaart
brown = bruin
    .column = de bruine kolom
    .bonus = de bruine bonuskaart
green = groen
    .column = de groene kolom
    .bonus = de groene bonuskaart

# Zetten
move-play = { $animal_a } spelen
move-give = { $animal_a } aan { $to } geven
move-accept = de kaart aannemen
move-refuse = de kaart weigeren en { $lost_a } verliezen

# Logboek
log-play = { $who_first } speelt { $animal_a }.
log-double = Dubbele: beide kaarten met { $animal_the } gaan naar de aflegstapel.
log-stack = { $who_first } maakt { $colour_column } compleet: een stapel van { $cards } kaarten.
log-bonus = { $who_first } neemt { $colour_bonus } ({ $points } punten), die nog niemand had.
log-give = { $who_first } geeft { $animal_a } aan { $to }.
log-protection = { $who_first } neemt de beschermingskaart.
log-accept = { $who_first } neemt { $animal_the } aan.
log-refuse = { $who_first } weigert { $animal_the } en verliest daarvoor { $lost_a }; beide kaarten worden afgelegd.
log-draw-own = { $who_first } trekt { $animal_a }.
log-end-stacks = { $who_first } heeft { $stacks } stapels: het spel is afgelopen, alle handkaarten worden afgelegd.
log-end-pile = De laatste kaart van de trekstapel is getrokken: het spel is afgelopen, alle handkaarten worden afgelegd.
log-points = { $who_first }: kolommen { $columns }, stapels { $stacks }, bonuskaarten { $bonus }; totaal { $total }.

# Opties
option-start = wie begint

# Waarom niet: telkens één oorzaak
reason-over-pile = Het spel is afgelopen: de laatste kaart van de trekstapel is getrokken.
reason-over-stacks = Het spel is afgelopen: { $who } heeft { $stacks } stapels.
reason-now-answer = Beantwoord eerst de gift: { $who } heeft je { $animal_a } gegeven.
reason-now-turn = Je hebt niets gekregen: speel een kaart, of geef er een aan een tegenstander.
reason-not-held = Je hebt geen { $animal } in je hand.
reason-protected = { $whom_first } heeft de beschermingskaart en mag niets krijgen.
reason-no-double = Je hebt nog geen { $animal } in { $colour_column }: je moet de kaart aannemen.
reason-nothing-beside = { $count ->
    [one] De enige buurkolom ({ $beside }) is leeg
   *[other] Beide buurkolommen ({ $beside }) zijn leeg
 }: je moet de kaart aannemen.
reason-not-beside = De kaart die je verliest, moet uit de { $count ->
    [one] buurkolom
   *[other] buurkolommen
 } komen ({ $beside }), niet uit { $lost_column }.
reason-not-there = Je hebt geen { $animal } in { $colour_column }.

# Wat een zet oplevert: jou, of een ander
would-grow = Je zou { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 } in { $colour_column } hebben: { table-points } in plaats van { $before }.
would-grow-other = { $who_first } zou { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 } in { $colour_column } hebben: { table-points } in plaats van { $before }.
would-double = Een dubbele: beide kaarten met { $animal_the } zouden weggaan, en { $colour_column } zou je { table-points } opleveren in plaats van { $before }.
would-double-other = Een dubbele voor { $who }: beide kaarten met { $animal_the } zouden weggaan, en { $colour_column } zou { table-points } opleveren in plaats van { $before }.
would-stack = Je zou { $colour_column } compleet maken: een stapel van { $cards } kaarten, { table-points } in plaats van { $before }.
would-stack-other = { $who_first } zou { $colour_column } compleet maken: een stapel van { $cards } kaarten, { table-points } in plaats van { $before }.
would-bonus = Je zou { $colour_bonus } winnen: { table-points } erbij.
would-bonus-other = { $who_first } zou { $colour_bonus } winnen: { table-points } erbij.
would-end-stacks = Je zou { $stacks } stapels hebben: het spel zou meteen afgelopen zijn.
would-end-stacks-other = { $who_first } zou { $stacks } stapels hebben: het spel zou meteen afgelopen zijn.
would-end-pile = Daarna zou de laatste kaart van de trekstapel getrokken worden: het spel zou afgelopen zijn.
would-force = { $whom_first } zou de kaart moeten aannemen.
would-choose = { $whom_first } zou met deze dubbele { $accepting ->
    [one] { $accepting } punt
   *[other] { $accepting } punten
 } verliezen bij aannemen, { $refusing } bij weigeren.
would-choose-either = { $whom_first } zou met deze dubbele { $accepting ->
    [one] { $accepting } punt
   *[other] { $accepting } punten
 } verliezen bij aannemen, { $refusing } of { $dearer } bij weigeren.
would-protect = { $whom_first } zou de beschermingskaart nemen.
would-expose = Je zou de beschermingskaart niet meer hebben.
would-expose-other = { $who_first } zou de beschermingskaart niet meer hebben.
would-lose = Je zou { $lost_the } verliezen: { $colour_column } zou je { table-points } opleveren in plaats van { $before }.
would-keep = Je zou { $animal_the } houden: { $colour_column } zou je nog steeds { table-points } opleveren.

# Bord in de terminal: dieren van hoogstens 20 letters, board-colour in 19.
board-turn = { $who_first } is aan de beurt
board-over = Het spel is afgelopen
board-pile = { $count ->
    [one] { $count } kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
 }
board-ending = het spel eindigt bij { $count } stapels
board-colour = { $colour }: { $capacity }, bonus { $points }
board-legend = { $here } in de kolom van die plaats   { $gone } afgelegd   { $unseen } nog niet gezien, van { $copies }
board-seat = Plaats
board-stacks = Stapels
board-bonus = Bonuskaarten
board-points = Punten
board-you = (jij)
board-protected = bescherming
board-gift = { $who_first } geeft { $animal_a } aan { $to }: aannemen of weigeren?
board-double = wordt een dubbele
board-completes = maakt de kolom compleet
board-hand = { $who_first } heeft in de hand:
board-your-hand = Je hand:

# De tafel in de browser
do-play-or-give = speel een kaart in haar kolom, of geef er een aan een andere speler
do-answer = neem de kaart aan, of weiger haar
do-accept = neem de kaart aan
table-hand = Je hand
table-hand-card = { $animal }, { $colour }
table-column = { $colour_column }, { $count } van { $of }: { $animals }
table-column-empty = { $colour_column }, leeg, { $of } plaatsen
table-missing = { $animal }: niet in de kolom
table-lose = Verlies { $animal_the }
table-seat = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, { $stacks ->
    [0] geen stapel
    [one] { $stacks } stapel
   *[other] { $stacks } stapels
 }
table-protected = heeft de beschermingskaart en mag niets krijgen
table-stacks-of = stapels { $count }/{ $of }
table-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
table-stacks = { $count ->
    [one] { $count } stapel
   *[other] { $count } stapels
 }: { table-points }
table-bonus-of = bonuskaart: { table-points }
table-column-points = deze kolom: { table-points }
table-bonus-free = { $colour_bonus }, { $points } punten, voor wie de kolom als eerste compleet maakt
table-bonus-taken = { $colour_bonus }, { $points } punten, genomen door { $who }
table-discard = Aflegstapel: { $count }
table-discard-empty = Er is nog niets afgelegd.
table-of = { $count }/{ $of }
table-animal = Hoort in { $colour_column }, waarin { $capacity } dieren passen; de bonuskaart is { $bonus } punten waard.
table-gone = Tot nu toe afgelegd: { $count } van { $of }.
table-offer = Er wordt een kaart aangeboden
table-gift = { $who_first } geeft { $animal_a } aan { $to }.
table-accept = Aannemen
table-accept-grows = { $colour } +{ $points }
table-accept-double = dubbele: { $colour } −{ $points }
table-accept-completes = kolom compleet: { $colour } +{ $points }
table-refuse = Weigeren
table-refuse-costs = één kaart kwijt: { $costs }
table-cost = { $colour } −{ $points }
table-must-new = Dit dier heb je nog niet: weigeren kan niet.
table-must-alone = De kolommen ernaast zijn leeg: weigeren kan niet.
table-sum = kolommen { $columns } + stapels { $stacks } + bonuskaarten { $bonus } = { $total }
table-note-double = dubbele!
table-note-completes = compleet

# Where the points come from
why-column = { $colour_column }
why-stacks = { $colour_column }: volle stapels
why-bonus = { $colour_bonus }

# The guided first game: what each step says.
lesson-first = Je eerste spel
lesson-first-1 = Welkom op de rivier! Je hebt vier kolommen, één voor elke kleur. Een kolom met alle dieren van haar kleur is het meest waard: 6 kaarten zijn 21 punten.
lesson-first-2 = In je beurt speel je een kaart en trek je er een. Speel de toekan: hij gaat naar je paarse kolom, waar vier vogels in passen.
lesson-first-3 = Speel de harpij ernaast. Hoe meer kaarten in een kolom, hoe meer elke kaart waard is: twee zijn 3 punten, drie zijn er 6.
lesson-first-4 = Twee keer hetzelfde dier in een kolom is een dubbele, en beide zijn weg. Je rivaal heeft al een sidderaal. Speel de jouwe niet, maar geef hem weg!
lesson-first-5 = Beide sidderalen zijn weg. Speel nu de zeekoe in je blauwe kolom.
lesson-first-6 = Je rivaal geeft je een tweede zeekoe. Je mag haar aannemen en beide verliezen, of weigeren en een kaart uit een kolom ernaast verliezen. Weiger, en laat de harpij gaan: de zeekoe blijft.
lesson-first-7 = Het spel is uit. Een volle kolom wordt een stapel, en de eerste van elke kleur levert een bonuskaart op. Kolommen, stapels en bonuskaarten tellen. Het spel eindigt als een speler drie stapels heeft (met vier spelers twee), of als de trekstapel op is.

# Plaatjes bij de spelregels
figure-AMA-07 = Een toekan komt bij een paarse kolom met een toekan en een ara: beide toekans gaan weg, de ara blijft.
figure-AMA-08 = De drie dieren van de bruine kolom worden een gedekte stapel van 3.
figure-AMA-18 = 1, 2, 3, 4, 5 of 6 kaarten zijn 1, 3, 6, 10, 15 of 21 punten waard.
